"""The texts of a card in a language: as printed, else in the program's own words, else as printed in English."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop.cards import Attack, CardDef, Power, Text

if TYPE_CHECKING:
    from ptcg_desktop.effects.render import Language
    from ptcg_desktop.effects.render.walk import Era
    from ptcg_desktop.effects.verdicts import Judge

Source = Literal["printed", "program", "original"]
"""In print in that language; written by the program out of what the text does; in print in the other language only."""
RULES = "rules"


class Worded(msgspec.Struct, frozen=True):
    """A text, and where it comes from."""

    text: str
    source: Source = "printed"


def worded(card: CardDef, language: str, judge: Judge | None, era: Era = "modern") -> dict[str, Worded]:
    """The effect texts of a card by their places (`"attack:0"`, `"power:1"`, `"rules"`), those without any left out.

    Args:
        language: `"en"` or `"pt"`.
        judge: Says what a text means; None = nobody knows yet, so that only printed wordings are given.
        era: Whose words the program's own wording uses.
    """
    chosen: Language = "pt" if language == "pt" else "en"
    found = {place: _printed(texts, chosen) for place, texts in _texts(card)}
    if judge is not None and any(each is None or each.source != "printed" for each in found.values()):
        for place, text in _rendered(card, chosen, judge, era).items():
            kept = found.get(place)
            if kept is None or kept.source != "printed":
                found[place] = Worded(text, "program")
    return {place: each for place, each in found.items() if each is not None}


def _texts(card: CardDef) -> list[tuple[str, tuple[Text, ...]]]:
    parts: list[tuple[str, tuple[Text, ...]]] = []
    parts += [(f"attack:{at}", (attack.text,)) for at, attack in enumerate(card.attacks)]
    parts += [(f"power:{at}", (power.text,)) for at, power in enumerate(card.powers)]
    if card.kind != "pokemon":  # rule-box texts of a Pokémon are facts of it
        parts.append((RULES, card.rules))
    return parts


def _printed(texts: tuple[Text, ...], language: Language) -> Worded | None:
    own = [text.get(language) for text in texts if text.get(language)]
    if not own:
        return None
    in_print = any(text.pt if language == "pt" else text.en for text in texts)
    return Worded("\n".join(own), "printed" if in_print else "original")


def _rendered(card: CardDef, language: Language, judge: Judge, era: Era) -> dict[str, str]:
    from ptcg_desktop.effects.automation import verdicts
    from ptcg_desktop.effects.cards import rules_kind

    try:
        effects = {place: found.effect for place, found in verdicts(card, judge).items() if found.effect}
    except msgspec.MsgspecError:
        return {}  # a record whose own IR is broken has no words
    name = card.name.get(language)
    made: dict[str, str] = {}
    for place, effect in effects.items():
        kind, _, at = place.partition(":")
        if kind == RULES:
            made[place] = _words(effect, language, rules_kind(card), name, era, None)
        else:
            part: Attack | Power = card.attacks[int(at)] if kind == "attack" else card.powers[int(at)]
            made[place] = _words(effect, language, kind, name, era, _points(part))
    return made


def _points(part: Attack | Power) -> int | None:
    return part.damage.base if isinstance(part, Attack) and part.damage.mark != "?" else None


@lru_cache(maxsize=4096)
def _words(effect: str, language: Language, kind: str, own_name: str, era: Era, damage: int | None) -> str:
    from ptcg_desktop.effects import ir
    from ptcg_desktop.effects.render import render

    return render(ir.loads(effect), language, kind=kind, own_name=own_name, era=era, damage=damage)
