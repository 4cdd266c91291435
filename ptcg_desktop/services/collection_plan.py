"""What an import would do, row by row, before anything is written: pure counting over rows that were read.

Every row ends in exactly one state, so the states add up to the rows of the file. Rows that say the same about the same
printing are one row of the collection; they share their state, and `Totals.merged` says how many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from ptcg_desktop.files.csv_presets import Preset
from ptcg_desktop.files.csv_text import Shape
from ptcg_desktop.services.csv_rows import Said
from ptcg_desktop.store.rows import CardRef, Holding, Lot

State = Literal["new", "changed", "same", "unsure", "lost"]
STATES: tuple[State, ...] = ("new", "changed", "same", "unsure", "lost")
Mode = Literal["add", "set", "replace"]
MODES: tuple[Mode, ...] = ("add", "set", "replace")
"""`add`: the copies come to those there are; `set`: a row has so many copies as the file says; `replace`: the
collection is what the file says, and nothing else; but what a row that is left over may mean stays as it is. A file of
which no row is understood replaces nothing."""

Key = tuple[str, Lot]


class ReadRow(msgspec.Struct, frozen=True, gc=False):
    """One row of a file and what was found for it.

    Attributes:
        line: Line of the file in which it begins.
        card: The printing, None where it is not certain or not known.
        lot: What is said about the copies; meant only with a card.
        ids: Printings it could be, best first, where it is not certain.
        about: Printings of which a row that cannot be read may speak.
        reason: Code of the sentence why there is no card (`resolve.…`, `csv.row.…`), `""` with one.
        said: What the row says; None where it could not be read.
        cells: The row as it stands in the file; only kept without a card.
    """

    line: int
    count: int = 0
    card: CardRef | None = None
    lot: Lot = Lot()
    ids: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    reason: str = ""
    said: Said | None = None
    cells: tuple[str, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """Something about the whole file that is worth saying: a code of data/words and its values."""

    code: str
    params: dict[str, int | str] = {}


class FileTable(msgspec.Struct, frozen=True):
    """A file that was read.

    Attributes:
        preset_id: What it was recognised as, `""` for a mapping given with it.
        above: Rows above the heading.
    """

    path: Path
    shape: Shape
    preset_id: str
    preset: Preset
    heading: tuple[str, ...]
    rows: tuple[ReadRow, ...]
    notes: tuple[Note, ...] = ()
    above: int = 0


class Totals(msgspec.Struct, frozen=True):
    """The sums of a plan. `new + changed + same + unsure + lost == rows`.

    Attributes:
        rows: Rows of the file.
        merged: Rows that are one row of the collection with another.
        removed: Rows of the collection that would go because the file does not have them, or says 0.
        spared: Rows of the collection that stay only because a row left over may mean them.
        copies_before, copies_after: Copies in the whole collection.
        reasons: How many rows are not certain or not understood, by code of the reason.
    """

    rows: int
    new: int
    changed: int
    same: int
    unsure: int
    lost: int
    merged: int
    removed: int
    spared: int
    copies_before: int
    copies_after: int
    reasons: dict[str, int]


class Plan(msgspec.Struct, frozen=True):
    """What importing a file would do.

    Attributes:
        states: One for each of `table.rows`.
    """

    table: FileTable
    mode: Mode
    states: tuple[State, ...]
    totals: Totals

    def rows_in(self, states: Collection[State]) -> list[int]:
        """The places of the rows in these states."""
        return [place for place, state in enumerate(self.states) if state in states]


def wanted_counts(rows: Iterable[ReadRow]) -> dict[Key, int]:
    """Copies by printing and lot, over all rows with a card, in the order of the file."""
    found: dict[Key, int] = {}
    for row in rows:
        if row.card is not None:
            key = (row.card.card_id, row.lot)
            found[key] = found.get(key, 0) + row.count
    return found


def to_remove(rows: Iterable[ReadRow], wanted: Collection[Key], held: Iterable[Key]) -> tuple[list[Key], int]:
    """Which rows of the collection go when a file replaces it, and how many are spared for a row that is left over."""
    if not wanted:
        return [], 0
    unsettled = {card_id for row in rows if row.card is None for card_id in (*row.ids, *row.about)}
    others = [key for key in held if key not in wanted]
    going = [key for key in others if key[0] not in unsettled]
    return going, len(others) - len(going)


def make_plan(table: FileTable, mode: Mode, holdings: Sequence[Holding]) -> Plan:
    """Compare a file with the collection as it is."""
    held = {(each.card_id, each.lot): each.count for each in holdings}
    wanted = wanted_counts(table.rows)
    by_key = {key: _state(mode, held.get(key, 0), count) for key, count in wanted.items()}
    states = tuple(
        ("unsure" if row.ids else "lost") if row.card is None else by_key[row.card.card_id, row.lot]
        for row in table.rows
    )
    return Plan(table, mode, states, _totals(table, mode, states, held, wanted))


def _state(mode: Mode, held: int, count: int) -> State:
    after = held + count if mode == "add" else count
    if after == held:
        return "same"
    return "changed" if held else "new"


def _totals(
    table: FileTable, mode: Mode, states: Sequence[State], held: Mapping[Key, int], wanted: Mapping[Key, int]
) -> Totals:
    number = Counter(states)
    before = sum(held.values())
    placed = sum(row.card is not None for row in table.rows)
    gone = 0 if mode == "add" else sum(1 for key, count in wanted.items() if key in held and not count)
    going, spared = to_remove(table.rows, wanted, held) if mode == "replace" else ([], 0)
    if mode == "add":
        after = before + sum(wanted.values())
    else:
        after = before + sum(count - held.get(key, 0) for key, count in wanted.items())
        after -= sum(held[key] for key in going)
    return Totals(
        rows=len(table.rows),
        new=number["new"],
        changed=number["changed"],
        same=number["same"],
        unsure=number["unsure"],
        lost=number["lost"],
        merged=placed - len(wanted),
        removed=gone + len(going),
        spared=spared,
        copies_before=before,
        copies_after=after,
        reasons=dict(Counter(row.reason for row in table.rows if row.card is None).most_common()),
    )
