"""The collection as a file: the program's own table, which loses nothing, or one that another program reads."""

from __future__ import annotations

import csv
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import msgspec

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import OWN, Field, Preset, Written, column_key, presets
from ptcg_desktop.files.csv_values import harmless
from ptcg_desktop.services.collection_plan import Plan
from ptcg_desktop.services.csv_rows import join_tags
from ptcg_desktop.store.rows import Holding

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import SetDef

XLSX = "xlsx"
__all__ = ["OWN", "XLSX", "Exported", "export_formats", "export_holdings", "export_rest", "export_text"]
# Characters the format has no way to write.
_NOT_IN_WORKBOOKS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
_BOM = "\ufeff"


class Exported(msgspec.Struct, frozen=True):
    """What was written."""

    file: str
    format: str
    rows: int
    copies: int


def export_formats() -> tuple[str, ...]:
    """The formats a collection can be written in, the program's own first."""
    others = [each for each, preset in presets().items() if preset.written is not None and each != OWN]
    return (OWN, *others, XLSX)


def export_holdings(
    path: Path, holdings: Sequence[Holding], sets: Iterable[SetDef] = (), format_id: str = OWN
) -> Exported:
    """Write rows of the collection to a file; the file is there whole, or as it was before.

    Args:
        sets: For the codes of sets, which other programs ask for.

    Raises:
        KnownError: `csv.export_format`, `csv.unwritable`, `csv.no_openpyxl`.
    """
    if format_id == XLSX:
        _swap_in(path, lambda beside: _write_workbook(beside, holdings, sets))
    else:
        kind = _writable(format_id)
        _swap_in(path, lambda beside: _write_text(beside, kind, holdings, sets))
    return Exported(str(path), format_id, len(holdings), sum(held.count for held in holdings))


def export_text(holdings: Sequence[Holding], sets: Iterable[SetDef] = (), format_id: str = OWN) -> str:
    """As `export_holdings`, as text.

    Raises:
        KnownError: `csv.export_format`.
    """
    text = StringIO(newline="")
    _write(text, _writable(format_id), holdings, sets)
    return text.getvalue()


def export_rest(path: Path, plan: Plan, say: Callable[[str], str]) -> int:
    """Write the rows that have no printing, with line and reason in front, to be corrected and imported again.

    Returns:
        How many.

    Raises:
        KnownError: `csv.unwritable`.
    """
    rows = [row for row in plan.table.rows if row.card is None]
    width = max((len(row.cells) for row in rows), default=0)
    heading = (*plan.table.heading, *("" for _ in range(width - len(plan.table.heading))))

    def write(beside: Path) -> None:
        with beside.open("w", encoding="utf-8", newline="") as text:
            text.write(_BOM)
            writer = csv.writer(text, delimiter=plan.table.shape.delimiter)
            writer.writerow(("Row", "Problem", *map(harmless, heading)))
            for row in rows:
                writer.writerow((row.line, say(row.reason), *map(harmless, row.cells)))

    _swap_in(path, write)
    return len(rows)


def _writable(format_id: str) -> Preset:
    found = presets().get(format_id)
    if found is None or found.written is None:
        raise KnownError("csv.export_format", format=format_id, formats=export_formats())
    return found


def _swap_in(path: Path, write: Callable[[Path], None]) -> None:
    beside = path.with_name(f".{path.name}.new")
    try:
        write(beside)
        os.replace(beside, path)
    except OSError as error:
        raise KnownError("csv.unwritable", file=str(path), problem=error.strerror or str(error)) from error
    finally:
        beside.unlink(missing_ok=True)


def _write_text(path: Path, kind: Preset, holdings: Sequence[Holding], sets: Iterable[SetDef]) -> None:
    with path.open("w", encoding="utf-8", newline="") as text:
        if kind.written is not None and not kind.written.sep_line:
            text.write(_BOM)  # without it spreadsheet programs take the letters for those of the system
        _write(text, kind, holdings, sets)
        text.flush()
        os.fsync(text.fileno())


def _write(text: TextIO, kind: Preset, holdings: Sequence[Holding], sets: Iterable[SetDef]) -> None:
    assert kind.written is not None
    if kind.written.sep_line:
        text.write(f'"sep={kind.written.delimiter}"\r\n')
    writer = csv.writer(text, delimiter=kind.written.delimiter)
    writer.writerow(kind.written.heading)
    for row in _rows(kind, kind.written, holdings, sets):
        writer.writerow(map(harmless, row))


def _write_workbook(path: Path, holdings: Sequence[Holding], sets: Iterable[SetDef]) -> None:
    """A workbook with the columns of our own format; counts and prices as numbers."""
    try:
        from openpyxl import Workbook
    except ImportError as error:
        raise KnownError("csv.no_openpyxl") from error
    kind = _writable(OWN)
    assert kind.written is not None
    book = Workbook(write_only=True)
    sheet = book.create_sheet("Collection")
    sheet.append(list(kind.written.heading))
    numbers = {kind.written.heading.index("Count"): int, kind.written.heading.index("Price"): float}
    for row in _rows(kind, kind.written, holdings, sets):
        sheet.append(
            [
                numbers[place](cell) if place in numbers and cell else harmless(_NOT_IN_WORKBOOKS.sub("", cell))
                for place, cell in enumerate(row)
            ]
        )
    book.save(path)


def _rows(
    kind: Preset, written: Written, holdings: Sequence[Holding], sets: Iterable[SetDef]
) -> Iterator[tuple[str, ...]]:
    codes = {known.id: known.code for known in sets}
    fields = {column_key(name): field for field, names in reversed(kind.columns.items()) for name in reversed(names)}
    wanted = [fields.get(column_key(name)) or written.also.get(name) for name in written.heading]
    for held in holdings:
        yield tuple(_cell(held, field, kind, written, codes) if field else "" for field in wanted)


def _cell(held: Holding, field: Field, kind: Preset, written: Written, codes: Mapping[str, str]) -> str:
    own = _own_word(held, field, kind, written, codes)
    words = written.values.get(field, {})
    return words.get(own, words.get(own.removesuffix("+unlimited"), own))


def _own_word(held: Holding, field: Field, kind: Preset, written: Written, codes: Mapping[str, str]) -> str:
    if field == "set_code":
        return codes.get(held.set_id) or held.set_id
    if field == "price":
        return _sum(held, kind, decimal_comma=written.decimal_comma)
    if field == "tags":
        return join_tags(held.tags) if kind.exact else ", ".join(held.tags)
    if field in ("signed", "altered"):
        return "yes" if getattr(held, field) else ""
    return str(getattr(held, field, ""))


def _sum(held: Holding, kind: Preset, *, decimal_comma: bool) -> str:
    """Hundredths as a number; with its currency where the column alone would not tell."""
    if held.price is None:
        return ""
    amount = f"{held.price // 100}.{held.price % 100:02d}"
    amount = amount.replace(".", ",") if decimal_comma else amount
    if "currency" in kind.columns or held.currency == kind.currency:
        return amount
    return f"{held.currency} {amount}"
