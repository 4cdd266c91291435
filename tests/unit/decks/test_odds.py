"""Odds against counting every deal of small decks, against each other, and against numbers that are known."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ptcg_desktop.decks import odds
from ptcg_desktop.decks.odds import Early, Fits, Group, chance, chance_in_time, exactly_in, seen


@pytest.mark.parametrize(("basics", "rate"), [(1, 53 / 60), (0, 1.0), (60, 0.0)])
def test_mulligan_rates_that_are_known(basics: int, rate: float) -> None:
    assert odds.mulligan_rate(basics) == pytest.approx(rate)


def in_time(segments: int) -> Fits:
    """At least one within the first so many segments."""
    return lambda counts: sum(counts[:segments]) >= 1


def counted(groups: list[Group], basics: int, size: int, segments: tuple[int, int]) -> float:
    """The same chance by dealing every hand and every further segment of a small deck."""
    hand, further = segments
    kinds: list[int | None] = [place for place, group in enumerate(groups) for _ in range(group.count)]
    basic = [group.basic for group in groups for _ in range(group.count)]
    rest = size - len(kinds)
    more_basics = basics - sum(basic)
    kinds += [None] * rest
    basic += [place < more_basics for place in range(rest)]
    kept = good = 0
    for first in combinations(range(size), hand):
        if not any(basic[card] for card in first):
            continue
        for second in combinations(sorted(set(range(size)) - set(first)), further):
            kept += 1
            dealt = [[kinds[card] for card in part] for part in (first, second)]
            good += all(group.fits(tuple(part.count(place) for part in dealt)) for place, group in enumerate(groups))
    return good / kept


@st.composite
def questions(draw: st.DrawFn) -> tuple[list[Group], int, int, tuple[int, int]]:
    size = draw(st.integers(4, 8))
    fits = st.sampled_from([seen(), seen(2), in_time(1), exactly_in(1, 1), exactly_in(0, 0)])
    groups, left = [], size
    for _ in range(draw(st.integers(1, 2))):
        count = draw(st.integers(0, min(3, left)))
        left -= count
        groups.append(Group(count, draw(st.booleans()), draw(fits)))
    basics = sum(group.count for group in groups if group.basic)
    basics += draw(st.integers(0 if basics else min(1, left), left))
    hand = draw(st.integers(1, 3))
    return groups, basics, size, (hand, draw(st.integers(0, min(2, size - hand))))


@given(questions())
def test_small_decks_agree_with_dealing_every_hand(question: tuple[list[Group], int, int, tuple[int, int]]) -> None:
    groups, basics, size, segments = question
    if basics == 0:
        with pytest.raises(ValueError, match="can be kept"):
            chance(groups, basics=basics, size=size, segments=segments)
    else:
        found = chance(groups, basics=basics, size=size, segments=segments)
        assert found == pytest.approx(counted(groups, basics, size, segments))


@given(st.integers(0, 4), st.booleans(), st.integers(1, 20))
def test_the_chances_of_all_numbers_of_prizes_make_one(count: int, basic: bool, other_basics: int) -> None:
    basics = other_basics + count * basic
    total = sum(
        chance([Group(count, basic, exactly_in(1, number))], basics=basics, size=60, segments=(7, 6))
        for number in range(count + 1)
    )
    assert total == pytest.approx(1.0)


def test_a_kept_hand_has_its_only_basic_for_sure() -> None:
    assert chance([Group(4, True, seen())], basics=4, size=60, segments=(7,)) == pytest.approx(1.0)


def test_a_hand_that_must_hold_a_basic_holds_another_card_more_rarely() -> None:
    with_basic = chance([Group(4, False, seen())], basics=8, size=60, segments=(7,))
    assert with_basic < 1 - odds.mulligan_rate(4) < chance([Group(4, True, seen())], basics=8, size=60, segments=(7,))


@settings(max_examples=40)
@given(st.data())
def test_what_must_come_in_time_is_what_is_counted_deal_by_deal(data: st.DataObject) -> None:
    segments = (data.draw(st.integers(1, 7)), *data.draw(st.lists(st.integers(0, 3), max_size=3)))
    early = [
        Early(data.draw(st.integers(0, 4)), data.draw(st.booleans()), data.draw(st.integers(1, len(segments))))
        for _ in range(data.draw(st.integers(0, 3)))
    ]
    size = max(sum(segments), sum(group.count for group in early)) + data.draw(st.integers(1, 20))
    own = sum(group.count for group in early if group.basic)
    basics = max(1, own + data.draw(st.integers(0, size - sum(group.count for group in early))))
    if basics > size - sum(group.count for group in early if not group.basic):
        basics = own or 1
    groups = [Group(group.count, group.basic, in_time(group.segments)) for group in early]
    asked = {"basics": basics, "size": size}
    assert chance_in_time(early, **asked, segments=segments) == pytest.approx(
        chance(groups, **asked, segments=segments), abs=1e-12
    )


def test_an_evolution_must_come_after_its_basic_can_be_played() -> None:
    in_order, loose = (
        chance_in_time([Early(4, True, soon), Early(3, False, 3)], basics=8, size=60, segments=(7, 1, 1))
        for soon in (2, 3)
    )
    assert in_order < loose


@pytest.mark.parametrize(
    ("groups", "basics", "segments", "message"),
    [
        ([Group(4, True, seen())], 61, (7,), "impossible deal"),
        ([Group(4, True, seen())], 8, (7, 54), "impossible deal"),
        ([Group(4, True, seen())], 2, (7,), "do not fit"),
        ([Group(4, False, seen())], 0, (7,), "can be kept"),
    ],
)
def test_impossible_numbers_are_refused(
    groups: list[Group], basics: int, segments: tuple[int, ...], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        chance(groups, basics=basics, size=60, segments=segments)
