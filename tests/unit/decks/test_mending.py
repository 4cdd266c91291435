"""Fixes: what a finding offers really mends it, and all safe ones together leave nothing safe to do."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop import decks
from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks import DeckList, Entry, Fix, Format, deck_of
from tests.unit.decks.test_check import CUB, CURRENT, FIRE, GRASS, energy, pokemon, trainer

HEAL, SEEK = (Text(en="Heal 20 points."),), (Text(en="Look at 7 cards."),)


def printed(card: CardDef, card_id: str, set_id: str) -> CardDef:
    """Another printing of a card."""
    return msgspec.structs.replace(card, id=card_id, set_id=set_id)


OLD = trainer("Potionette", rules=[{"en": "Heal 20 points."}])
NEW = printed(OLD, "new-potionette", "new")
OTHER = msgspec.structs.replace(trainer("Seekette"), rules=SEEK)
RENEWED = msgspec.structs.replace(printed(OTHER, "new-seekette", "new"), rules=HEAL)
BELT = trainer("Belt ◇", limit_groups=["prism_star:belt"])
EVERYTHING = (OLD, NEW, OTHER, RENEWED, CUB, GRASS, FIRE, BELT, pokemon("Foxling", set_id="new"))
HOUSE = Format(
    id="house",
    name=Text(en="House"),
    profile="current",
    reprints=False,
    periods=(decks.Period(sets=("new",), cards=(CUB.id, BELT.id)),),
)
WITH_REPRINTS = msgspec.structs.replace(HOUSE, reprints=True)
BY_ID = {card.id: card for card in EVERYTHING}


def prints(card: CardDef) -> Sequence[CardDef]:
    key = name_key(card.name.en)
    return [one for one in EVERYTHING if name_key(one.name.en) == key]


def fixes(deck: DeckList, fmt: Format) -> dict[str, Fix]:
    report = decks.check(deck, CURRENT, fmt, prints=prints)
    return {finding.code: finding.fix for finding in report.findings if finding.fix}


def test_where_reprints_do_not_count_the_legal_print_of_the_same_text_is_offered() -> None:
    deck = deck_of("x", [(CUB, 4), (OLD, 3), (GRASS, 53)])
    fix = fixes(deck, HOUSE)["format.out"]
    assert (fix.kind, fix.changes, fix.target.en) == (
        "swap",
        ((OLD.id, -3), (NEW.id, 3)),
        "Potionette (new-potionette)",
    )
    assert fix.safe
    assert decks.check(decks.mended(deck, fix, BY_ID.get), CURRENT, HOUSE, prints=prints).legal
    assert decks.check(deck, CURRENT, WITH_REPRINTS, prints=prints).legal


def test_a_print_with_another_text_is_offered_but_not_swapped_with_all_others() -> None:
    deck = deck_of("x", [(CUB, 4), (OTHER, 3), (GRASS, 53)])
    fix = fixes(deck, WITH_REPRINTS)["format.text_differs"]
    assert (fix.kind, fix.changes, fix.safe) == ("swap", ((OTHER.id, -3), (RENEWED.id, 3)), False)
    assert decks.mend_all(deck, CURRENT, WITH_REPRINTS, "", prints) is None


def test_all_at_once_takes_away_what_is_over_and_swaps_what_is_out() -> None:
    deck = deck_of("x", [(CUB, 6), (OLD, 3), (NEW, 2), (BELT, 2), (GRASS, 47)])
    fix = decks.mend_all(deck, CURRENT, HOUSE, "", prints)
    assert fix is not None
    assert dict(fix.changes) == {CUB.id: -2, OLD.id: -3, NEW.id: 2, BELT.id: -1}
    after = decks.mended(deck, fix, BY_ID.get)
    assert [finding.code for finding in decks.check(after, CURRENT, HOUSE, prints=prints).errors] == ["deck.too_few"]


def test_a_card_on_two_lines_is_taken_from_both() -> None:
    lines = tuple(Entry(CUB.id, 3, CUB) for _ in range(2))
    deck = DeckList("x", (*lines, Entry(GRASS.id, 54, GRASS)))
    fix = fixes(deck, WITH_REPRINTS)["deck.copies"]
    after = decks.mended(deck, fix, BY_ID.get)
    assert sum(entry.count for entry in after.entries if entry.card_id == CUB.id) == 4
    whole = decks.mended(deck, Fix("remove", ((CUB.id, -5),)), BY_ID.get)
    assert [entry.count for entry in whole.entries if entry.card_id == CUB.id] == [1]


@given(st.dictionaries(st.sampled_from(EVERYTHING), st.integers(1, 9)), st.sampled_from([HOUSE, WITH_REPRINTS]))
def test_every_fix_mends_its_finding_and_nothing_safe_is_left_after_all(
    counts: dict[CardDef, int], fmt: Format
) -> None:
    deck = deck_of("any", list(counts.items()))
    for finding in decks.check(deck, CURRENT, fmt, prints=prints).findings:
        if finding.fix is not None:
            after = decks.mended(deck, finding.fix, BY_ID.get)
            assert finding not in decks.check(after, CURRENT, fmt, prints=prints).findings
    fix = decks.mend_all(deck, CURRENT, fmt, "", prints)
    mended = decks.mended(deck, fix, BY_ID.get) if fix else deck
    assert decks.safe_fixes(decks.check(mended, CURRENT, fmt, prints=prints)) == []


@pytest.mark.parametrize("types", ["R", "W"])
def test_a_type_the_profile_lacks_is_not_a_safe_fix(types: str) -> None:
    classic = decks.load_deck_rules("classic")
    deck = deck_of("x", [(pokemon("Pixling", types="Y"), 2), (energy(types, "Any Energy"), 58)])
    assert decks.safe_fixes(decks.check(deck, classic)) == []
