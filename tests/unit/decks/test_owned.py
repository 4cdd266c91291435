"""Prints that are owned in place of those a deck names."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop import decks
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.decks import DeckList, Finding, deck_of
from ptcg_desktop.decks.mending import mended
from tests.unit.decks.test_check import CURRENT, GRASS, only
from tests.unit.decks.test_mending import BY_ID, HOUSE, NEW, OLD, OTHER, RENEWED, WITH_REPRINTS, prints


def found(deck: DeckList, owned: dict[str, int], fmt: decks.Format = decks.ANYTHING) -> list[Finding]:
    def stock(card: CardDef) -> list[tuple[CardDef, int]]:
        return [(each, owned[each.id]) for each in prints(card) if owned.get(each.id)]

    report = decks.check(deck, CURRENT, fmt, prints=prints, owned=stock)
    return [finding for finding in report.findings if finding.code == "owned.other_prints"]


def test_what_is_lacking_is_taken_from_owned_prints_of_the_same_function() -> None:
    deck = deck_of("x", [(OLD, 4), (OTHER, 2), (GRASS, 54)])
    (note,) = found(deck, {OLD.id: 1, NEW.id: 2, RENEWED.id: 4})
    assert (note.severity, note.count, note.names) == ("note", 2, ("Potionette",))
    assert note.fix is not None
    assert (note.fix.kind, note.fix.changes, note.fix.safe) == ("own", ((OLD.id, -2), (NEW.id, 2)), False)


def test_without_a_collection_nothing_is_said() -> None:
    deck = deck_of("x", [(OLD, 4)])
    assert found(deck, {}) == []
    assert found(deck, {OLD.id: 4, NEW.id: 4}) == []
    assert found(deck_of("x", [(OLD, 2), (NEW, 2)]), {NEW.id: 2}) == [], "they are in the deck already"


@pytest.mark.parametrize(("fmt", "offered"), [(HOUSE, False), (WITH_REPRINTS, True)], ids=["no reprints", "reprints"])
def test_a_print_that_may_not_be_played_is_not_offered(fmt: decks.Format, offered: bool) -> None:
    assert bool(found(deck_of("x", [(NEW, 2)]), {OLD.id: 2}, fmt)) is offered


def test_a_banned_print_is_not_offered() -> None:
    banned = msgspec.structs.replace(WITH_REPRINTS, bans=(decks.Ban(cards=(OLD.id,)),))
    assert found(deck_of("x", [(NEW, 2)]), {OLD.id: 2}, banned) == []


@given(
    st.dictionaries(st.sampled_from((OLD, NEW, OTHER, RENEWED)), st.integers(1, 4), min_size=1),
    st.dictionaries(st.sampled_from([each.id for each in (OLD, NEW, OTHER, RENEWED)]), st.integers(0, 5)),
)
def test_the_fix_keeps_the_cards_and_leaves_nothing_to_say(cards: dict[CardDef, int], owned: dict[str, int]) -> None:
    deck = deck_of("x", cards)
    for note in found(deck, owned):
        assert note.fix is not None
        after = mended(deck, note.fix, BY_ID.get)
        assert (after.size, found(after, owned)) == (deck.size, [])
        assert all(after.copies[card_id] <= owned.get(card_id, 0) or by <= 0 for card_id, by in note.fix.changes)
        assert only(decks.check(after, CURRENT), "deck.too_few").count == deck.size
