"""Changes add up without claiming less than what happened."""

from __future__ import annotations

import pytest

from ptcg_desktop.services.changes import NOTHING, Changes

CARD = Changes(frozenset({"collection"}), frozenset({"inv1-1"}))
DECK = Changes(frozenset({"decks"}), frozenset({"deck:5"}))
ANY = Changes(frozenset({"catalogue"}))


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (CARD, DECK, Changes(frozenset({"collection", "decks"}), frozenset({"inv1-1", "deck:5"}))),
        (CARD, NOTHING, CARD),
        (NOTHING, NOTHING, NOTHING),
        (CARD, ANY, Changes(frozenset({"collection", "catalogue"}))),
    ],
)
def test_both_together(one: Changes, other: Changes, both: Changes) -> None:
    assert one | other == both
    assert other | one == both


def test_only_nothing_is_false() -> None:
    assert not NOTHING
    assert CARD
    assert ANY
