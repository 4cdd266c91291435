"""The table of expansion sets (data/sets.toml): codes, ids in both public sources, how numbers are padded."""

from __future__ import annotations

from functools import cache

import msgspec

from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.files.numbers import NumberKey, number_key


class Continued(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers above `after` belong to the set `set`, counted from 1."""

    set: str
    after: int


class SetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[set]]` of data/sets.toml; the file explains the fields."""

    id: str
    codes: tuple[str, ...] = ()
    ptcgio: str = ""
    ptcgio_rows: tuple[str, ...] = ()
    digits: int = 1
    prefix: str = ""
    letter_digits: int = 1
    galleries: dict[str, str] = {}
    continued: Continued | None = None
    numbers: dict[str, str] = {}

    def number(self, key: NumberKey) -> str:
        """The number as ids of this set write it: `TG05`, `003`, `177a`."""
        if not key.number:
            return key.letters
        digits = self.letter_digits if key.letters else self.digits
        return f"{key.letters}{key.number:0{digits}d}{key.suffix}"


class LeftOutSeries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A series that is not part of the card game, and the code of the reason."""

    id: str
    reason: str


class SetTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/sets.toml with look-ups by our id, by code and by the ids of pokemon-tcg-data."""

    set: tuple[SetRow, ...]
    left_out_series: tuple[LeftOutSeries, ...] = ()

    def by_id(self) -> dict[str, SetRow]:
        """Our id → row."""
        return {row.id: row for row in self.set}

    def by_code(self) -> dict[str, list[SetRow]]:
        """Upper-case code → every set that uses it, in order of the file."""
        found: dict[str, list[SetRow]] = {}
        for row in self.set:
            for code in row.codes:
                found.setdefault(code.upper(), []).append(row)
        return found

    def by_ptcgio(self) -> dict[str, SetRow]:
        """Set id of pokemon-tcg-data, or prefix of its row ids → row."""
        found = {row.ptcgio: row for row in self.set if row.ptcgio}
        for row in self.set:
            for prefix in row.ptcgio_rows:
                found[prefix] = row
        return found


@cache
def set_table() -> SetTable:
    """The table, read once."""
    return load_toml(data_root() / "sets.toml", SetTable)


@cache
def rows_by_id() -> dict[str, SetRow]:
    """`SetTable.by_id` of the table."""
    return set_table().by_id()


@cache
def rows_by_ptcgio() -> dict[str, SetRow]:
    """`SetTable.by_ptcgio` of the table."""
    return set_table().by_ptcgio()


def unknown_row(set_id: str) -> SetRow:
    """The row used for a set that is newer than the table: its own id, numbers as they come."""
    return SetRow(id=set_id)


def place(row: SetRow, number: str, tail: str = "") -> tuple[str, str]:
    """Where a number of pokemon-tcg-data stands with us: `(set id, number)`.

    Args:
        row: The set its file or row id names.
        number: The number it gives.
        tail: What stands behind the set id in its own id, where it differs (`15_A1`).
    """
    if tail in row.numbers:
        return row.id, row.numbers[tail]
    key = number_key(number)
    if key.letters in row.galleries:
        gallery = rows_by_id()[row.galleries[key.letters]]
        return gallery.id, gallery.number(key)
    if row.id == "ex10" and not key.number:
        return "exu", key.letters
    if row.prefix and not key.letters and key.number:
        key = key._replace(letters=row.prefix)
    if row.continued is not None and not key.letters and key.number > row.continued.after:
        gallery = rows_by_id()[row.continued.set]
        return gallery.id, gallery.number(NumberKey("SV", key.number - row.continued.after, key.suffix))
    return row.id, row.number(key)
