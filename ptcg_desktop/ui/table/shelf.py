"""The decks a game can be played with, and what must be said of them before it begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ptcg_desktop import decks as deck_rules
from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.services.readiness import Readiness, readiness

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.decks import DeckService


@dataclass(frozen=True)
class Playable:
    """A deck that can be played: a stored one (`"deck:5"`) or a ready one (`"ready:id"`)."""

    key: str
    name: Text
    count: int
    ready: bool
    profile: str = ""
    """The rules it is meant for, empty if nobody said."""


@dataclass(frozen=True)
class Warnings:
    """What is to be said of a deck before the game.

    Attributes:
        count: Its cards.
        playing: How far they play by themselves; None = their texts have not been read yet.
        findings: Errors the deck checker finds under the chosen rules.
        playable: A game can be set up with it (R-DECK-5, R-SETUP-1).
    """

    count: int
    playing: Readiness | None
    findings: tuple[deck_rules.Finding, ...]
    playable: bool


class Shelf:
    """Reads stored and ready decks."""

    def __init__(self, decks: DeckService, catalogue: CatalogueService) -> None:
        self._decks = decks
        self._catalogue = catalogue
        self._ready: dict[str, tuple[tuple[str, int], ...]] = {}

    def decks(self) -> list[Playable]:
        """The person's decks by name, then the ready ones.

        Raises:
            KnownError: the library or the catalogue cannot be read.
        """
        own = [Playable(f"deck:{one.id}", Text(one.name), one.count, False) for one in self._decks.list() if one.count]
        ready = self._decks.ready_decks()
        self._ready = {f"ready:{one.id}": one.cards for one in ready}
        sold = [
            Playable(f"ready:{one.id}", one.name, sum(count for _card, count in one.cards), True, one.profile)
            for one in ready
        ]
        return own + sold

    def cards(self, key: str) -> tuple[CardDef, ...]:
        """The same with the programs of their texts, where these are understood; slow if nobody has read them yet."""
        return tuple(map(self._catalogue.programs.automated, self.printed(key)))

    def playing(self, cards: Sequence[CardDef]) -> Readiness | None:
        """How far these cards play by themselves, if that is known; quick."""
        states = {card.id: self._catalogue.programs.known(card.id) for card in cards}
        known = {card_id: state for card_id, state in states.items() if state is not None}
        return readiness(cards, lambda card: known[card.id]) if len(known) == len(states) else None

    def read(self, cards: Sequence[CardDef]) -> Readiness:
        """The same, reading their texts first if need be; may be called from another thread."""
        for card in {card.id: card for card in cards}.values():
            self._catalogue.programs.automated(card)
        return readiness(cards, self._catalogue.programs.automation)

    def printed(self, key: str) -> tuple[CardDef, ...]:
        """Every copy of a deck's cards, as far as the catalogue has them; empty for a deck that is gone."""
        kind, _, name = key.partition(":")
        if kind == "deck":
            return self._decks.deck_list(int(name)).cards()
        lines = self._ready.get(key, ())
        known = {card.id: card for card in self._catalogue.cards([card_id for card_id, _count in lines])}
        return tuple(known[card_id] for card_id, count in lines if card_id in known for _ in range(count))


def warnings(cards: Sequence[CardDef], profile: str, playing: Readiness | None = None) -> Warnings:
    """What is to be said of these cards under a rule profile."""
    counts: dict[str, tuple[CardDef, int]] = {}
    for card in cards:
        counts[card.id] = (card, counts.get(card.id, (card, 0))[1] + 1)
    deck = deck_rules.deck_of("", list(counts.values()))
    report = deck_rules.check(deck, deck_rules.load_deck_rules(profile), deck_rules.ANYTHING, "")
    errors = tuple(finding for finding in report.findings if finding.severity == "error")
    playable = len(cards) >= 20 and any(card.is_basic_pokemon for card in cards)
    return Warnings(len(cards), playing, errors, playable)
