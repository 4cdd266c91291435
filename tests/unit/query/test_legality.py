"""All formats at once give the answer that the deck check gives for each."""

from __future__ import annotations

import msgspec
import pytest

from ptcg_desktop.cards import CardDef
from ptcg_desktop.decks import check, deck_of, load_deck_rules, load_formats
from ptcg_desktop.decks.model import DeckList, Entry
from ptcg_desktop.services.legality import Place, places_of_card, places_of_deck, warm
from tests.unit.query.test_legal import EVERYTHING, TABLE, prints

DAYS = ["", "1999-12-31", "2013-09-30", "2024-05-10", "2026-06-01"]
BASICS = [card for card in EVERYTHING if card.is_basic_pokemon]
ENERGY = next(card for card in EVERYTHING if card.is_basic_energy)


def by_the_check(deck: DeckList, format_id: str, day: str) -> Place:
    fmt = load_formats()[format_id]
    report = check(deck, load_deck_rules(fmt.profile), fmt, day, prints)
    if any(finding.severity == "error" for finding in report.findings) and not report.unfinished:
        return "no"
    if any(finding.code == "format.newer_mark" for finding in report.findings):
        return "not_known"
    return "legal" if report.legal else "unfinished"


@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("missing", [0, 1])
def test_every_format_says_of_a_deck_what_its_check_says(day: str, missing: int) -> None:
    for card in EVERYTHING:
        lines = {BASICS[0]: 1, card: 1}
        deck = deck_of("any", [*lines.items(), (ENERGY, 60 - len(lines) - missing)])
        places = places_of_deck(TABLE, deck, day)
        assert places == {format_id: by_the_check(deck, format_id, day) for format_id in load_formats()}, card.id


def test_a_line_without_a_card_is_legal_nowhere() -> None:
    deck = deck_of("any", [(BASICS[0], 1), (ENERGY, 58)])
    lost = msgspec.structs.replace(deck, entries=(*deck.entries, Entry("gone-1", 1, None, "Gone")))
    assert set(places_of_deck(TABLE, lost).values()) == {"no"}


@pytest.mark.parametrize("card", EVERYTHING, ids=lambda card: card.id)
def test_a_card_may_be_played_where_no_finding_is_about_it(card: CardDef) -> None:
    warm(TABLE, "2026-06-01")
    for format_id, place in places_of_card(TABLE, card, "2026-06-01").items():
        fmt = load_formats()[format_id]
        report = check(deck_of("one", [(card, 1)]), load_deck_rules(fmt.profile), fmt, "2026-06-01", prints)
        codes = {
            finding.code for finding in report.findings if card.id in finding.cards and finding.severity == "error"
        }
        newer = any(finding.code == "format.newer_mark" for finding in report.findings)
        assert place == ("no" if codes else "not_known" if newer else "legal"), format_id
