"""The pages of a binder: nine pockets each, a set begins on a page of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

POCKETS = 9
ROWS = COLUMNS = 3


@dataclass(frozen=True)
class BinderPage:
    """One page.

    Attributes:
        number, of: Which page of the set this is, counted from 1, and how many it has.
        ids: The cards in reading order, at most `POCKETS`.
    """

    set_id: str
    number: int
    of: int
    ids: tuple[str, ...]


def binder_pages(ids: Sequence[str], sets: Sequence[str]) -> list[BinderPage]:
    """Cards put into pockets in their order, the sets in the order in which they come first.

    Args:
        sets: The set of each of the cards.
    """
    by_set: dict[str, list[str]] = {}
    for card_id, set_id in zip(ids, sets, strict=True):
        by_set.setdefault(set_id, []).append(card_id)
    return [
        BinderPage(set_id, at // POCKETS + 1, -(-len(cards) // POCKETS), tuple(cards[at : at + POCKETS]))
        for set_id, cards in by_set.items()
        for at in range(0, len(cards), POCKETS)
    ]


def spread(pages: Sequence[BinderPage], at: int, side_by_side: int) -> list[str]:
    """The cards of so many pages beside each other, row by row across all of them; `""` = an empty pocket."""
    shown = [pages[at + side] if at + side < len(pages) else None for side in range(side_by_side)]
    cells = []
    for row in range(ROWS):
        for page in shown:
            ids = page.ids[row * COLUMNS : (row + 1) * COLUMNS] if page is not None else ()
            cells += [*ids, *[""] * (COLUMNS - len(ids))]
    return cells


def owned_of_set(pages: Sequence[BinderPage], set_id: str, owned: Mapping[str, int]) -> tuple[int, int]:
    """Of the cards of a set in these pages: how many are owned, and how many there are."""
    ids = [card_id for page in pages if page.set_id == set_id for card_id in page.ids]
    return sum(1 for card_id in ids if owned.get(card_id)), len(ids)
