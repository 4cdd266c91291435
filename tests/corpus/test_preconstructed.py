"""Decks that were sold ready to play are legal in the format of their own time; each that is not has its cause here.

The causes are in the data: both public archives lack whole sets, so some cards of these decks are nowhere.
"""

from __future__ import annotations

import datetime
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop import decks
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.decks import DeckList, Entry, Format, Report
from ptcg_desktop.files.reading import ThemeDeck
from ptcg_desktop.services.catalogue import CatalogueService

pytestmark = [pytest.mark.corpus, pytest.mark.slow]

NOWHERE = "neither archive has the set, and the card was never printed elsewhere"
HALVES = "two halves of a teaching game, 61 cards together: no deck to play with"
FAULTS: dict[str, tuple[str, str]] = {
    "d-base1-1": ("deck.too_many", HALVES),
    "d-base4-1": ("deck.too_many", HALVES),
    "d-bw7-3": ("format.not_yet", "bw6-116 Tool Scrapper: neither archive has the set, the next print is of 2020"),
    "d-dp6-1": ("deck.unknown", f"dp5-83 Mom's Kindness: {NOWHERE}"),
    "d-dp7-1": ("deck.unknown", f"dp5-83 Mom's Kindness: {NOWHERE}"),
    "d-ecard3-1": ("deck.unknown", f"ecard2-136 Town Volunteers: {NOWHERE}"),
    "d-ecard3-2": ("deck.unknown", f"ecard2-136 Town Volunteers: {NOWHERE}"),
    "d-ex14-1": ("deck.unknown", f"ex12-73 Fieldworker: {NOWHERE}"),
    "d-hgss4-1": ("deck.unknown", f"hgss3-73 Energy Exchanger: {NOWHERE}"),
    "d-hgss4-2": ("deck.unknown", f"hgss3-73 Energy Exchanger: {NOWHERE}"),
    "d-neo4-1": ("deck.unknown", f"neo3-62 Pokémon Breeder Fields: {NOWHERE}"),
    "d-neo4-2": ("deck.unknown", f"neo3-63 Rocket's Hideout: {NOWHERE}; neo3-33 Magcargo: later prints say otherwise"),
    "d-pl2-2": ("deck.unknown", f"dp5-83 Mom's Kindness: {NOWHERE}"),
    "d-xy7-1": ("deck.unknown", f"xy6-84 Healing Scarf: {NOWHERE}"),
    "d-xy7-2": ("deck.unknown", f"xy6-84 Healing Scarf: {NOWHERE}"),
}
"""Deck → code of its one error, and the cause."""
LONELY_EVOLUTIONS = {
    ("d-swsh3-1", "Pelipper"): "the record gives three Wingull the number of Tympole",
    ("d-pl4-1", "Arceus LV.X"): "the record gives the plain Arceus the number of a LV.X",
    ("d-pl4-2", "Arceus LV.X"): "the record gives the plain Arceus the number of a LV.X",
    ("d-neo2-1", "Omanyte"): "sold like that: the Fossil Egg of the deck brings it into play",
}
A_YEAR = datetime.timedelta(days=366)


class Sold:
    """The catalogue of both archives and its preconstructed decks, each checked in its own time."""

    def __init__(self, service: CatalogueService) -> None:
        self.service = service
        self.released = {known.id: known.release for known in service.sets()}
        self.decks = service.theme_decks()
        self.formats: set[str] = set()
        self.reports = {deck.id: self.checked(deck) for deck in self.decks}

    def checked(self, theme: ThemeDeck) -> Report:
        day = self.day(theme)
        fmt = of_its_time(day, theme.set_id)
        self.formats.add(fmt.id)
        day = max(day, fmt.date) if fmt.id == "classic-1999" else day
        return decks.check(self.resolved(theme), decks.load_deck_rules(fmt.profile), fmt, day, self.prints)

    def day(self, theme: ThemeDeck) -> str:
        """Two weeks after its newest card was out: some were sold up to a year after the set the record names."""
        first = self.released[theme.set_id]
        last = (datetime.date.fromisoformat(first) + A_YEAR).isoformat()
        cards = self.service.cards([entry.card_id for entry in theme.entries])
        newest = max([first, *(card.release for card in cards if card.release <= last and not card.is_basic_energy)])
        return (datetime.date.fromisoformat(newest) + datetime.timedelta(days=14)).isoformat()

    def resolved(self, theme: ThemeDeck) -> DeckList:
        found = ((entry, self.service.card(entry.card_id)) for entry in theme.entries)
        return DeckList(theme.name, tuple(Entry(one.card_id, one.count, card, one.name) for one, card in found))

    def prints(self, card: CardDef) -> list[CardDef]:
        return self.service.cards(self.service.prints_of(card.id))


@pytest.fixture(scope="module")
def sold(full_catalogue: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sold]:
    home = tmp_path_factory.mktemp("sold")
    shutil.copy(full_catalogue, home / "catalogue.db")
    service = CatalogueService(home)
    yield Sold(service)
    service.close()


def of_its_time(day: str, set_id: str) -> Format:
    """The format such a deck was played in: the season's, where its days are known."""
    formats = decks.load_formats()
    if set_id in ("base1", "base2", "base3"):
        return formats["classic-1999"]
    if day >= formats["standard"].periods[0].since:
        return formats["standard"]
    seasons = [fmt for fmt in formats.values() if fmt.until and fmt.id != "classic-1999"]
    begun = [fmt for fmt in seasons if fmt.periods[0].since <= day <= fmt.until]
    # Before the spring of 2001 every card was allowed.
    return begun[0] if begun and day >= "2001-04-01" else formats["unlimited"]


def test_the_catalogue_has_the_decks_that_were_counted(sold: Sold) -> None:
    sizes = sorted({sum(entry.count for entry in theme.entries) for theme in sold.decks})
    assert (len(sold.decks), sizes) == (164, [60, 61])


def test_every_deck_is_right_in_the_format_of_its_own_era(sold: Sold) -> None:
    found = {deck_id: {error.code for error in report.errors} for deck_id, report in sold.reports.items()}
    assert {deck_id: codes for deck_id, codes in found.items() if codes} == {
        deck_id: {code} for deck_id, (code, _) in FAULTS.items()
    }
    assert len(sold.formats) >= 12


def test_the_cards_that_are_nowhere_are_those_of_the_causes(sold: Sold) -> None:
    for theme in sold.decks:
        for entry in sold.resolved(theme).entries:
            if entry.card is None:
                assert f"{entry.card_id} {entry.name}" in FAULTS[theme.id][1], theme.id
                assert entry.card_id.partition("-")[0] not in sold.released


def test_advice_about_evolutions_is_rare_and_has_a_cause(sold: Sold) -> None:
    unlimited = decks.load_formats()["unlimited"]
    rules = decks.load_deck_rules(unlimited.profile)
    found = {
        (theme.id, finding.names[0])
        for theme in sold.decks
        for finding in decks.check(sold.resolved(theme), rules, unlimited).hints
        if finding.code == "hint.no_base"
    }
    assert found == set(LONELY_EVOLUTIONS)
