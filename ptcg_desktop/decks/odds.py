"""Exact chances of drawing cards: hypergeometric sums over `math.comb`, returned as floats in 0..1."""

from __future__ import annotations

from math import comb

HAND = 7


def exactly(wanted: int, size: int, drawn: int, hits: int) -> float:
    """The chance that exactly `hits` of `drawn` cards are among the `wanted` ones of a deck of `size`.

    Raises:
        ValueError: if a number is negative, or more cards are wanted or drawn than there are.
    """
    if not (0 <= wanted <= size and 0 <= drawn <= size):
        raise ValueError(f"impossible draw: {wanted} wanted and {drawn} drawn of {size}")
    if not 0 <= hits <= min(wanted, drawn) or drawn - hits > size - wanted:
        return 0.0
    return comb(wanted, hits) * comb(size - wanted, drawn - hits) / comb(size, drawn)


def at_least(wanted: int, size: int, drawn: int, hits: int = 1) -> float:
    """The chance of `hits` or more of the `wanted` cards among `drawn`."""
    if hits <= 0:
        exactly(wanted, size, drawn, 0)  # refuses impossible numbers
        return 1.0
    return sum(exactly(wanted, size, drawn, number) for number in range(hits, min(wanted, drawn) + 1))


def mulligan_rate(basics: int, size: int = 60, hand: int = HAND) -> float:
    """The chance that an opening hand holds no Basic Pokémon and must be redrawn (R-SETUP-3)."""
    return exactly(basics, size, hand, 0)


def both(first: int, second: int, size: int, drawn: int) -> float:
    """The chance of at least one of each of two disjoint groups of cards among `drawn`.

    Raises:
        ValueError: as in `exactly`.
    """
    neither = exactly(first + second, size, drawn, 0)
    return 1.0 - exactly(first, size, drawn, 0) - exactly(second, size, drawn, 0) + neither


def opening_with_basic(wanted: int, basics: int, size: int = 60, hand: int = HAND, *, wanted_is_basic: bool) -> float:
    """The chance of at least one `wanted` card in the hand that is kept: the first one with a Basic Pokémon.

    `wanted_is_basic` says whether the wanted cards are counted among `basics`.
    """
    kept = 1.0 - mulligan_rate(basics, size, hand)
    if kept <= 0.0:
        return 0.0
    joint = at_least(wanted, size, hand) if wanted_is_basic else both(wanted, basics, size, hand)
    return joint / kept
