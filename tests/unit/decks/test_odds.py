"""Odds against counting by hand and against each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.decks import odds


@pytest.mark.parametrize(("basics", "rate"), [(1, 53 / 60), (0, 1.0), (60, 0.0)])
def test_mulligan_rates_that_are_known(basics: int, rate: float) -> None:
    assert odds.mulligan_rate(basics) == pytest.approx(rate)


@given(st.integers(0, 8), st.integers(0, 8), st.integers(0, 4))
def test_small_decks_agree_with_counting_every_hand(size: int, drawn: int, hits: int) -> None:
    wanted = size // 2
    drawn = min(drawn, size)
    hands = list(combinations(range(size), drawn))
    good = sum(sum(card < wanted for card in hand) >= hits for hand in hands)
    assert odds.at_least(wanted, size, drawn, hits) == pytest.approx(good / len(hands))


@given(st.integers(0, 60), st.integers(0, 60))
def test_the_chances_of_all_numbers_make_one(wanted: int, drawn: int) -> None:
    total = sum(odds.exactly(wanted, 60, drawn, hits) for hits in range(61))
    assert total == pytest.approx(1.0)


@given(st.integers(0, 4), st.integers(0, 4))
def test_both_of_two_cards_agrees_with_counting(first: int, second: int) -> None:
    size, drawn = 9, 3
    hands = list(combinations(range(size), drawn))
    second_cards = range(first, first + second)
    good = sum(any(card < first for card in hand) and any(card in second_cards for card in hand) for hand in hands)
    assert odds.both(first, second, size, drawn) == pytest.approx(good / len(hands))


def test_a_kept_hand_has_its_only_basic_for_sure() -> None:
    assert odds.opening_with_basic(4, 4, wanted_is_basic=True) == pytest.approx(1.0)
    assert odds.opening_with_basic(4, 0, wanted_is_basic=False) == 0.0
    assert 0 < odds.opening_with_basic(4, 12, wanted_is_basic=False) < odds.at_least(4, 60, 7)


@pytest.mark.parametrize(("wanted", "size", "drawn"), [(-1, 60, 7), (61, 60, 7), (4, 60, 61)])
def test_impossible_numbers_are_refused(wanted: int, size: int, drawn: int) -> None:
    with pytest.raises(ValueError, match="impossible draw"):
        odds.at_least(wanted, size, drawn, 0)
