"""Exact chances of drawing cards, by counting hands: whole numbers inside, a float in 0..1 at the end.

A game deals cards in *segments*: the opening hand, then the cards of the following turns, or the Prizes. What is
counted is which cards lie in which segment. A hand without a Basic Pokémon is shown and dealt again (R-SETUP-3), so
everything but the mulligan rate itself is asked of the hand that is kept: the first one with a Basic Pokémon in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from math import comb

import msgspec

HAND = 7

Fits = Callable[[tuple[int, ...]], bool]
"""Says whether a group may have so many cards in each segment."""


class Group(msgspec.Struct, frozen=True):
    """Cards that count as the same for a question.

    Attributes:
        count: Copies in the deck.
        basic: Are they Basic Pokémon, so that one of them saves the opening hand?
        fits: What is asked of them.
    """

    count: int
    basic: bool
    fits: Fits


class Early(msgspec.Struct, frozen=True):
    """Cards of which at least one must lie within the first so many segments; `count` and `basic` as in `Group`."""

    count: int
    basic: bool
    segments: int


def seen(least: int = 1) -> Fits:
    """At least so many in all segments together."""
    return lambda counts: sum(counts) >= least


def exactly_in(segment: int, number: int) -> Fits:
    """Exactly so many in one segment, wherever the others are."""
    return lambda counts: counts[segment] == number


def mulligan_rate(basics: int, size: int = 60, hand: int = HAND) -> float:
    """The chance that an opening hand holds no Basic Pokémon and must be dealt again (R-SETUP-3).

    Raises:
        ValueError: if a number is negative, or more cards are dealt or Basic than there are.
    """
    _possible(basics, size, hand)
    return comb(size - basics, hand) / comb(size, hand)


def chance(groups: Sequence[Group], *, basics: int, size: int, segments: Sequence[int]) -> float:
    """The chance that every group fits, given that the first segment, the opening hand, holds a Basic Pokémon.

    Args:
        groups: Disjoint groups of cards.
        basics: Basic Pokémon in the deck, those of the groups included.
        size: Cards in the deck.
        segments: Cards of the opening hand and of every further segment.

    Raises:
        ValueError: if more cards are asked for than there are, or no hand can ever be kept.
    """
    dealt = sum(segments)
    _possible(basics, size, dealt)
    grouped = sum(group.count for group in groups)
    grouped_basics = sum(group.count for group in groups if group.basic)
    rest_basics, rest = basics - grouped_basics, size - grouped
    if min(rest_basics, rest - rest_basics) < 0:
        raise ValueError(f"groups of {grouped} cards do not fit into a deck of {size}")
    kept = comb(size, segments[0]) - comb(size - basics, segments[0])
    if not kept:
        raise ValueError("no opening hand of this deck can be kept")
    kept *= _ways_on(size - segments[0], segments[1:])
    shape = tuple(segments)
    good = _ways(groups, rest, rest, shape, basic_hand=True)
    good -= _ways(groups, rest, rest - rest_basics, shape, basic_hand=False)
    return good / kept


def chance_in_time(groups: Sequence[Early], *, basics: int, size: int, segments: Sequence[int]) -> float:
    """The chance that of every group a card comes in time, in a deal as `chance` counts it.

    Counted by what is missing: deals in which none of some groups comes in time, for each choice of groups, with
    changing sign. That takes a product for each choice where `chance` goes through every way the cards may lie.

    Raises:
        ValueError: as `chance`.
    """
    _possible(basics, size, sum(segments))
    kept = comb(size, segments[0]) - comb(size - basics, segments[0])
    if not kept:
        raise ValueError("no opening hand of this deck can be kept")
    good = 0
    for number in range(len(groups) + 1):
        for late in combinations(groups, number):
            ways = _ways_without(late, size, 0, segments) - _ways_without(late, size, basics, segments)
            good += -ways if number % 2 else ways
    return good / (kept * _ways_on(size - segments[0], segments[1:]))


def _ways_without(late: Sequence[Early], size: int, barred: int, segments: Sequence[int]) -> int:
    """Deals in which no card of these groups comes in time, and `barred` Basic Pokémon (all or none) are not in hand.

    What lies in a segment is never of a group that is late there, so the late ones and those dealt are other cards.
    """
    ways, dealt = 1, 0
    for place, room in enumerate(segments):
        hand_is_barred = barred and place == 0
        out = sum(group.count for group in late if place < group.segments and not (hand_is_barred and group.basic))
        free = size - dealt - out - (barred if place == 0 else 0)
        if free < room:
            return 0
        ways *= comb(free, room)
        dealt += room
    return ways


def _possible(basics: int, size: int, dealt: int) -> None:
    if not (0 <= basics <= size and 0 <= dealt <= size):
        raise ValueError(f"impossible deal: {basics} Basic Pokémon and {dealt} cards dealt of {size}")


def _ways(groups: Sequence[Group], rest: int, rest_in_hand: int, segments: tuple[int, ...], *, basic_hand: bool) -> int:
    """Deals in which every group fits; without `basic_hand`, only those whose hand has no Basic Pokémon."""
    deals = {(0,) * len(segments): 1}
    for group in groups:
        placed = _placements(group, segments, in_hand=basic_hand or not group.basic)
        grown: dict[tuple[int, ...], int] = {}
        for (before, ways), (more, more_ways) in product(deals.items(), placed):
            total = tuple(a + b for a, b in zip(before, more, strict=True))
            if all(used <= room for used, room in zip(total, segments, strict=True)):
                grown[total] = grown.get(total, 0) + ways * more_ways
        deals = grown
    found = 0
    for used, ways in deals.items():
        free = [room - taken for room, taken in zip(segments, used, strict=True)]
        found += ways * comb(rest_in_hand, free[0]) * _ways_on(rest - free[0], free[1:])
    return found


def _placements(group: Group, segments: tuple[int, ...], *, in_hand: bool) -> list[tuple[tuple[int, ...], int]]:
    """How the cards of a group may lie in the segments, and in how many ways each."""
    rooms = [range(min(group.count, room) + 1) for room in segments]
    if not in_hand:
        rooms[0] = range(1)
    return [
        (counts, _ways_on(group.count, counts))
        for counts in product(*rooms)
        if sum(counts) <= group.count and group.fits(counts)
    ]


def _ways_on(cards: int, segments: Sequence[int]) -> int:
    """Ways to deal segments, one after the other, from so many cards."""
    ways = 1
    for number in segments:
        if cards < 0:
            return 0
        ways *= comb(cards, number)
        cards -= number
    return ways
