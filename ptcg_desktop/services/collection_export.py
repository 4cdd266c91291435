"""The collection as a file: the program's own table, which loses nothing, or one that another program reads."""

from __future__ import annotations

import csv
import os
import re
from collections import Counter
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, TextIO, TypeVar

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import MARKETS, OWN, Preset, presets
from ptcg_desktop.files.csv_text import DELIMITERS
from ptcg_desktop.files.csv_values import harmless
from ptcg_desktop.files.reading import Cancel, Progress
from ptcg_desktop.files.whole import swapped_in
from ptcg_desktop.services.catalogue_build import never, no_progress
from ptcg_desktop.services.collection_plan import Plan
from ptcg_desktop.services.csv_cells import ROW, CellWriter, Losses
from ptcg_desktop.services.csv_rows import REST, Options, is_rest
from ptcg_desktop.services.resolving import Resolver
from ptcg_desktop.store.rows import Holding, Lot

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService

T = TypeVar("T")
XLSX = "xlsx"
__all__ = ["OWN", "XLSX", "ExportService", "Exported", "Foreseen", "export_formats", "export_rest"]
_LOOK_EVERY = 500
# Characters the format has no way to write.
_NOT_IN_WORKBOOKS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
_BOM = "\ufeff"


class Exported(msgspec.Struct, frozen=True):
    """What was written."""

    file: str
    format: str
    rows: int
    copies: int


class Foreseen(msgspec.Struct, frozen=True):
    """What a file would hold, before it is written.

    Attributes:
        rows, copies: Those that are written.
        lost: Copies of which the file cannot hold something, by what that is, the most first: a field of `Lot`,
            `"printing"`; before all `"row"`, copies that cannot be written at all.
        caution: Code of a sentence about what the other program does with such a file; `""` for none.
    """

    format: str
    rows: int
    copies: int
    lost: dict[str, int] = {}
    caution: str = ""


def export_formats() -> tuple[str, ...]:
    """The formats a collection can be written in, the program's own first."""
    others = [each for each, preset in presets().items() if preset.written is not None and each != OWN]
    return (OWN, XLSX, *others)


class ExportService:
    """The collection, or some rows of it, as a file."""

    def __init__(self, catalogue: CatalogueService, usual: Callable[[], Lot] = Lot) -> None:
        """`usual` is what an import says of copies of which the file says nothing: that much comes back by itself."""
        self._catalogue = catalogue
        self._usual = usual

    def foresee(
        self,
        holdings: Sequence[Holding],
        format_id: str = OWN,
        progress: Progress = no_progress,
        cancel: Cancel = never,
    ) -> Foreseen:
        """What a file would hold and what it could not; nothing is written.

        Raises:
            KnownError: `csv.export_format`, `import.cancelled`.
        """
        kind = _writable(OWN if format_id == XLSX else format_id)
        assert kind.written is not None
        rows = copies = 0
        lost: Counter[str] = Counter()
        losses = None if kind.exact else self._losses(kind, holdings)
        for place, held in enumerate(holdings):
            if losses is None:
                gone: frozenset[str] = frozenset()
            else:
                gone = losses.of(held)
                if place % _LOOK_EVERY == 0:
                    progress(place, len(holdings), "csv.foreseeing")
                    if cancel():
                        raise KnownError("import.cancelled")
            lost.update(dict.fromkeys(gone, held.count))
            if ROW not in gone:
                rows, copies = rows + 1, copies + held.count
        most_first = sorted(lost, key=lambda what: (what != ROW, -lost[what], what))
        return Foreseen(format_id, rows, copies, {what: lost[what] for what in most_first}, kind.written.caution)

    def write(self, path: Path, holdings: Sequence[Holding], format_id: str = OWN) -> Exported:
        """Write rows of the collection to a file; the file is there whole, or as it was before.

        Raises:
            KnownError: `csv.export_format`, `csv.unwritable`, `csv.no_openpyxl`.
        """
        writer = self._writer(OWN if format_id == XLSX else format_id, holdings)
        write = _write_workbook if format_id == XLSX else _write_text
        rows, copies = _swap_in(path, lambda beside: write(beside, writer, holdings))
        return Exported(str(path), format_id, rows, copies)

    def text(self, holdings: Sequence[Holding], format_id: str = OWN) -> tuple[str, Exported]:
        """As `write`, as text.

        Raises:
            KnownError: `csv.export_format`.
        """
        text = StringIO(newline="")
        rows, copies = _write(text, self._writer(format_id, holdings), holdings)
        return text.getvalue(), Exported("", format_id, rows, copies)

    def _cards(self, holdings: Sequence[Holding]) -> dict[str, CardDef]:
        return {card.id: card for card in self._catalogue.cards(list({held.card_id for held in holdings}))}

    def _writer(self, format_id: str, holdings: Sequence[Holding]) -> CellWriter:
        kind = _writable(format_id)
        sold = any(market in kind.columns for market in MARKETS)
        return CellWriter(kind, self._catalogue.sets(), self._cards(holdings) if sold else {})

    def _losses(self, kind: Preset, holdings: Sequence[Holding]) -> Losses:
        cards = self._cards(holdings)
        writer = CellWriter(kind, self._catalogue.sets(), cards)
        return Losses(writer, cards, Resolver(self._catalogue), Options(lot=self._usual()))


def export_rest(path: Path, plan: Plan, say: Callable[[str], str]) -> int:
    """Write the rows that have no printing, with line and reason in front, to be corrected and imported again.

    Returns:
        How many.

    Raises:
        KnownError: `csv.unwritable`.
    """
    rows = [row for row in plan.table.rows if row.card is None]
    width = max((len(row.cells) for row in rows), default=0)
    own = len(REST) if is_rest(plan.table.heading) else 0  # this file was such a one itself
    heading = (*plan.table.heading, *("" for _ in range(width - len(plan.table.heading))))[own:]
    delimiter = plan.table.shape.delimiter

    def write(beside: Path) -> None:
        with beside.open("w", encoding="utf-8", newline="") as text:
            text.write(_BOM)
            if delimiter not in DELIMITERS:
                text.write(f"sep={delimiter}\r\n")
            writer = csv.writer(text, delimiter=delimiter)
            writer.writerow((*REST, *map(harmless, heading)))
            for row in rows:
                writer.writerow((row.line, say(row.reason), *map(harmless, row.cells[own:])))

    _swap_in(path, write)
    return len(rows)


def write_lines(path: Path, lines: Sequence[str]) -> None:
    """Write lines of text, whole or not at all.

    Raises:
        KnownError: `csv.unwritable`.
    """

    def write(beside: Path) -> None:
        beside.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    _swap_in(path, write)


def _writable(format_id: str) -> Preset:
    found = presets().get(format_id)
    if found is None or found.written is None:
        raise KnownError("csv.export_format", format=format_id, formats=export_formats())
    return found


def _swap_in(path: Path, write: Callable[[Path], T]) -> T:
    try:
        with swapped_in(path) as beside:
            return write(beside)
    except OSError as error:
        raise KnownError("csv.unwritable", file=str(path), problem=error.strerror or str(error)) from error


def _write_text(path: Path, writer: CellWriter, holdings: Sequence[Holding]) -> tuple[int, int]:
    with path.open("w", encoding="utf-8", newline="") as text:
        if not writer.written.sep_line:
            text.write(_BOM)  # without it spreadsheet programs take the letters for those of the system
        done = _write(text, writer, holdings)
        text.flush()
        os.fsync(text.fileno())
    return done


def _write(text: TextIO, writer: CellWriter, holdings: Sequence[Holding]) -> tuple[int, int]:
    """Rows and copies written."""
    written = writer.written
    if written.sep_line:
        text.write(f'"sep={written.delimiter}"\r\n')
    table = csv.writer(text, delimiter=written.delimiter)
    table.writerow(written.heading)
    rows = copies = 0
    for held in holdings:
        cells = writer.row(held)
        if cells is not None:
            table.writerow(map(harmless, cells))
            rows, copies = rows + 1, copies + held.count
    return rows, copies


def _write_workbook(path: Path, writer: CellWriter, holdings: Sequence[Holding]) -> tuple[int, int]:
    """A workbook with the columns of our own format; counts and prices as numbers."""
    try:
        from openpyxl import Workbook
    except ImportError as error:
        raise KnownError("csv.no_openpyxl") from error
    heading = writer.written.heading
    book = Workbook(write_only=True)
    sheet = book.create_sheet("Collection")
    sheet.append(list(heading))
    numbers = {heading.index("Count"): int, heading.index("Price"): float}
    rows = filter(None, map(writer.row, holdings))
    for row in rows:
        sheet.append(
            [
                numbers[place](cell) if place in numbers and cell else harmless(_NOT_IN_WORKBOOKS.sub("", cell))
                for place, cell in enumerate(row)
            ]
        )
    book.save(path)
    return len(holdings), sum(held.count for held in holdings)
