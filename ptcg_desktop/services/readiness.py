"""What is to be said of a deck before a game: how many of its cards play by themselves, and which do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.services.words import say


class ByHand(msgspec.Struct, frozen=True):
    """A card of a deck that does not, or not wholly, play by itself."""

    card: CardDef
    count: int
    automation: Automation


class Readiness(msgspec.Struct, frozen=True):
    """How far a deck plays by itself.

    Attributes:
        total: Its cards.
        alone: Those that play by themselves, cards without text included.
        rest: The others, in the order of the deck: `"part"` or `"hand"`.
    """

    total: int
    alone: int
    rest: tuple[ByHand, ...] = ()


def readiness(cards: Sequence[CardDef], how: Callable[[CardDef], Automation]) -> Readiness:
    """How far these cards, one entry per copy, play by themselves; `how` is `Programs.automation`."""
    counts: dict[str, tuple[CardDef, int]] = {}
    for card in cards:
        counts[card.id] = (card, counts.get(card.id, (card, 0))[1] + 1)
    states = [ByHand(card, count, how(card)) for card, count in counts.values()]
    rest = tuple(one for one in states if one.automation in ("part", "hand"))
    return Readiness(len(cards), len(cards) - sum(one.count for one in rest), rest)


def readiness_text(found: Readiness, language: str) -> str:
    """It in words: `"58 of 60 cards play by themselves; these 2 by hand: …"`, empty for a deck without cards."""
    if not found.total:
        return ""
    if not found.rest:
        return say("readiness.all", language, {"count": found.total})
    parts = [say("readiness.alone" if found.alone else "readiness.none", language, _counts(found.alone, found.total))]
    for state in ("part", "hand"):
        own = [one for one in found.rest if one.automation == state]
        if own:
            names = [_named(one, language) for one in own]
            parts.append(say(f"readiness.{state}", language, {"count": sum(one.count for one in own), "names": names}))
    return "; ".join(parts) + "."


def _counts(count: int, total: int) -> dict[str, object]:
    return {"count": count, "total": total}


def _named(one: ByHand, language: str) -> str:
    name = one.card.name.get("pt" if language.startswith("pt") else "en")
    return f"{one.count}\u00a0×\u00a0{name}" if one.count > 1 else name
