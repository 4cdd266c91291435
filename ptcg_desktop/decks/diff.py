"""What is different between two lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ptcg_desktop.decks.model import DeckList, Entry

Moved = Literal["more", "fewer", "print"]
"""More or fewer copies of the name; the same number, but other prints."""


class Difference(msgspec.Struct, frozen=True):
    """One name of which the lists do not play the same.

    Attributes:
        before, after: Copies in the first and in the second list.
        prints_before, prints_after: Copies per printing.
    """

    name: str
    moved: Moved
    before: int
    after: int
    prints_before: dict[str, int]
    prints_after: dict[str, int]


def diff(first: DeckList, second: DeckList) -> tuple[Difference, ...]:
    """The differences by name, in the order of the first list and then of the second. Order and splitting of equal
    printings over several lines make none; basic Energy differs by number alone, for any of its prints is as good."""
    names = {entry.key: entry.title for entry in (*second.entries, *first.entries)}
    order = dict.fromkeys(entry.key for entry in (*first.entries, *second.entries))
    found = []
    for key in order:
        before, after = _prints(first.entries, key), _prints(second.entries, key)
        counts = sum(before.values()), sum(after.values())
        if counts[0] != counts[1]:
            moved: Moved = "more" if counts[1] > counts[0] else "fewer"
        elif before != after and not _basic(first.entries, second.entries, key):
            moved = "print"
        else:
            continue
        found.append(Difference(names[key], moved, *counts, before, after))
    return tuple(found)


def _prints(entries: Iterable[Entry], key: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    for entry in entries:
        if entry.key == key:
            print_id = entry.card_id or f"{entry.title} {entry.set_id} {entry.number}".strip()
            counts[print_id] = counts.get(print_id, 0) + entry.count
    return counts


def _basic(first: Iterable[Entry], second: Iterable[Entry], key: str) -> bool:
    cards = [entry.card for entry in (*first, *second) if entry.key == key]
    return all(card is not None and card.is_basic_energy for card in cards)
