"""What the views of sets and of the National Pokédex show, without widgets: entries, items, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.collection_completion import (
    Completion,
    DexEntry,
    Goal,
    Item,
    Progress,
    SetProgress,
)

Kind = Literal["sets", "dex"]
Narrow = Literal["all", "none", "begun", "unfinished", "complete"]
Order = Literal["age", "name", "share"]


class Entry(msgspec.Struct, frozen=True):
    """A set, or a Pokémon.

    Attributes:
        key: Id of the set, or the National number.
        below: What stands below the title: series and year, or the number.
        progress: Towards the plain goal.
        master: Towards a master set; None for Pokémon.
    """

    key: str
    title: str
    below: str
    progress: Progress
    master: Progress | None
    copies: int
    place: int


class Figures(msgspec.Struct, frozen=True):
    """Completion worked out once, on any thread."""

    completion: Completion
    sets: Sequence[SetProgress]
    dex: Sequence[DexEntry]


def figures_of(completion: Completion, kind: Kind) -> Figures:
    """Work out what the view of a kind lists."""
    if kind == "sets":
        return Figures(completion, completion.sets(), ())
    return Figures(completion, (), completion.dex())


def entries(figures: Figures, language: str) -> list[Entry]:
    """All sets, the newest first, or all Pokémon by number."""
    if figures.dex:
        return [_of_dex(each, place, language) for place, each in enumerate(figures.dex)]
    return [_of_set(each, -place, language) for place, each in enumerate(figures.sets)][::-1]


def _of_set(each: SetProgress, place: int, language: str) -> Entry:
    below = "  ·  ".join(part for part in (each.series.get(language), each.release[:4]) if part)
    return Entry(each.set_id, each.name.get(language), below, each.numbered, each.master, each.copies, place)


def _of_dex(each: DexEntry, place: int, language: str) -> Entry:
    return Entry(str(each.number), each.name.get(language), f"{each.number:04}", each.prints, None, each.copies, place)


def narrowed(found: Sequence[Entry], text: str, narrow: Narrow, order: Order) -> list[Entry]:
    """Those with every word of the text in title or line below, in an order; ties keep the order they had."""
    words = [fold(word) for word in text.split()]
    kept = [
        each
        for each in found
        if _fits(each, narrow) and all(word in fold(f"{each.title} {each.below} {each.key}") for word in words)
    ]
    if order == "name":
        kept.sort(key=lambda each: fold(each.title))
    elif order == "share":
        kept.sort(key=lambda each: -each.progress.share)
    return kept


def _fits(entry: Entry, narrow: Narrow) -> bool:
    if narrow == "none":
        return not entry.copies
    if narrow == "begun":
        return bool(entry.copies)
    if narrow == "unfinished":
        return bool(entry.copies) and entry.progress.missing > 0
    return narrow == "all" or not entry.progress.missing


def items(figures: Figures, kind: Kind, key: str, goal: Goal, *, missing: bool = False) -> list[Item]:
    """What there is to have of a set or a Pokémon, or only what is missing of it."""
    found = figures.completion.items(key, goal) if kind == "sets" else figures.completion.pokemon(int(key))
    return [item for item in found if not (missing and item.have)]


def total(figures: Figures) -> Progress:
    """Of sets: the numbered cards of those begun; of Pokémon: those of which a print is owned."""
    if figures.dex:
        return Progress(sum(bool(each.copies) for each in figures.dex), len(figures.dex))
    progress = Progress(0, 0)
    for each in figures.sets:
        if each.copies:
            progress += each.numbered
    return progress


def listed(missing: Sequence[Item], codes: dict[str, str], language: str) -> list[str]:
    """Missing cards as lines that other programs and quick add read: `1 Charizard BS 4`."""
    lines = (f"1 {item.name.get(language)} {codes.get(item.set_id) or item.set_id} {item.number}" for item in missing)
    return list(dict.fromkeys(lines))


def told(found: Sequence[Entry], kind: Kind) -> list[str]:
    """Entries as lines: `0006 Charizard 1/105`, `Base Set 1/102`."""
    return [
        " ".join(
            (*((each.below,) if kind == "dex" else ()), each.title, f"{each.progress.have}/{each.progress.total}"),
        )
        for each in found
    ]
