"""`collection import | export`: the collection from files of other programs, and as one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ptcg_desktop.cli.collection_reading import rows_of
from ptcg_desktop.cli.groups import command, given_path
from ptcg_desktop.cli.stopping import INTERRUPTED, stopping
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.files.csv_presets import Preset
    from ptcg_desktop.services.collection_export import Exported, Foreseen
    from ptcg_desktop.services.collection_import import Imported
    from ptcg_desktop.services.collection_plan import Plan, ReadRow

_MODES = ("add", "set", "replace")
_SHOWN = 10
"""Rows, or candidates of one, that are shown at most."""
_LONGEST_CELL = 40


def add(own: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands under `collection`."""
    importing = command(
        own,
        common,
        "import",
        "read a collection from a CSV file, in one step that can be undone; exit 1 if rows are left over",
        run_import,
        "collection import collectr.csv --dry-run\n"
        "collection import collectr.csv --rejects to-correct.csv\n"
        "collection import mine.csv --mapping columns.toml --mode set --dates dmy --json",
    )
    importing.add_argument(
        "file", type=given_path, metavar="FILE", help="CSV of a known program, or with --mapping any"
    )
    importing.add_argument(
        "--preset", default="", metavar="ID", help="read it as this kind of file (default: as its heading shows)"
    )
    importing.add_argument(
        "--mapping", type=given_path, metavar="FILE", help="TOML that says which column means what (docs/csv.md)"
    )
    importing.add_argument(
        "--mode",
        choices=_MODES,
        default="add",
        help="add: the copies come to those there are; set: rows have as many as the file says; "
        "replace: the collection is what the file says",
    )
    importing.add_argument("--dates", choices=("dmy", "mdy"), help="order of day and month where it is not clear")
    importing.add_argument("--currency", default="", metavar="CODE", help="currency of prices that name none")
    importing.add_argument("--dry-run", action="store_true", help="say what would happen and write nothing")
    importing.add_argument(
        "--rejects",
        type=given_path,
        metavar="FILE",
        help="write the rows that are left over, to correct and import again",
    )
    exporting = command(
        own,
        common,
        "export",
        "write the collection as a file",
        run_export,
        "collection export mine.csv\ncollection export dragon.csv --format dragon-shield\n"
        'collection export trade.csv --format collectr --query "has:tags" --dry-run\n'
        "collection export mine.xlsx --format xlsx --json",
    )
    exporting.add_argument(
        "file", type=given_path, nargs="?", metavar="FILE", help="where to (default: standard output)"
    )
    exporting.add_argument(
        "--format",
        default="",
        metavar="ID",
        help="ptcg-desktop (default), a preset, or xlsx; --format help lists them",
    )
    exporting.add_argument(
        "--query", default="", metavar="TEXT", help="only the rows that fit a query (docs/search.md)"
    )
    exporting.add_argument(
        "--dry-run", action="store_true", help="say what the file would hold and what it could not, and write nothing"
    )


def run_import(options: argparse.Namespace, console: Console) -> int:
    """`collection import`."""
    from ptcg_desktop.services.csv_rows import Options
    from ptcg_desktop.services.workspace import Workspace

    usual = "BRL" if console.text_language == "pt" else "USD"
    said = Options(dates=options.dates, currency=options.currency.upper(), usual_currency=usual)
    with (
        Workspace.open(options.home, shared=options.dry_run, renewing=console.renewing) as workspace,
        stopping() as stopped,
    ):
        preset = _mapping(options.mapping) if options.mapping else options.preset
        try:
            table = workspace.imports.read(options.file, preset, said, console.progress, stopped)
            plan = workspace.imports.plan(table, options.mode)
            done = None if options.dry_run else workspace.imports.apply(plan, console.progress, stopped).value
        except KnownError as error:
            if error.code != "import.cancelled":
                raise
            console.complain(console.sentence(error))
            return INTERRUPTED
        console.end_progress()
        _finish(plan, done, options.rejects, console)
        workspace.close()  # still within `stopping`: nothing tears off what was told
    return 1 if any(_is_fault(reason) for reason in plan.totals.reasons) else 0


def _finish(plan: Plan, done: Imported | None, rejects: Path | None, console: Console) -> None:
    """Tell what was done, even where the rows left over cannot be written."""
    from ptcg_desktop.services.collection_export import export_rest

    left, problem = None, None
    if rejects is not None:
        try:
            left = export_rest(rejects, plan, lambda code: console.say(code))
        except KnownError as error:
            problem = error
    console.answer(_answer(plan, done, rejects if left is not None else None))
    _tell(plan, done, console)
    if left is not None:
        console.tell("cli.import_csv.rejects", count=left, file=str(rejects))
    if problem is not None:
        raise problem


def _is_fault(reason: str) -> bool:
    from ptcg_desktop.services.csv_rows import NO_FAULTS

    return reason.removeprefix("csv.row.") not in NO_FAULTS


def _mapping(path: Path) -> Preset:
    from ptcg_desktop.data import load_toml
    from ptcg_desktop.files.csv_presets import Preset

    return load_toml(path, Preset)


def _answer(plan: Plan, done: Imported | None, rejects: Path | None) -> dict[str, object]:
    table = plan.table
    left = plan.rows_in(("unsure", "lost"))
    return {
        "file": str(table.path),
        "preset": table.preset_id,
        "mode": plan.mode,
        "encoding": table.shape.encoding,
        "delimiter": table.shape.delimiter,
        "totals": plan.totals,
        "notes": table.notes,
        "left": [
            {
                "line": table.rows[place].line,
                "reason": table.rows[place].reason,
                "candidates": table.rows[place].ids[:_SHOWN],
                "cells": table.rows[place].cells,
            }
            for place in left
        ],
        "imported": done,
        "rejects": None if rejects is None else str(rejects),
    }


def _tell(plan: Plan, done: Imported | None, console: Console) -> None:
    from ptcg_desktop.files.csv_presets import kind_name

    table, totals = plan.table, plan.totals
    name = kind_name(table.preset, lambda code: console.say(code))
    console.tell("cli.import_csv.read", file=str(table.path), preset=name, count=totals.rows)
    for note in table.notes:
        console.print(f"  {console.say(note.code, **note.params)}")
    for state in ("new", "changed", "same", "unsure", "lost"):
        console.tell(f"cli.import_csv.{state}", count=getattr(totals, state))
    for reason, count in totals.reasons.items():
        console.print(f"  {count} × {console.say(reason)}")
        if _is_fault(reason):
            _tell_rows([row for row in table.rows if row.card is None and row.reason == reason], console)
    if totals.merged:
        console.tell("cli.import_csv.merged", count=totals.merged)
    if totals.removed:
        console.tell("cli.import_csv.removed", count=totals.removed)
    if totals.spared:
        console.tell("cli.import_csv.spared", count=totals.spared)
    if plan.mode != "add" and plan.rows_in(("unsure", "lost")):
        console.tell("cli.import_csv.left_set")
    code = "cli.import_csv.would" if done is None else "cli.import_csv.done"
    after = totals.copies_after if done is None else done.copies_after
    before = totals.copies_before if done is None else done.copies_before
    console.tell(code, before=before, after=after)


def _tell_rows(rows: Sequence[ReadRow], console: Console) -> None:
    from ptcg_desktop.services.foreign_text import isolated

    for row in rows[:_SHOWN]:
        said = " · ".join(isolated(" ".join(cell.split())[:_LONGEST_CELL]) for cell in row.cells if cell.strip())
        near = f" → {', '.join(row.ids[:3])}" if row.ids else ""
        console.tell("cli.import_csv.row", line=row.line, text=f"{said}{near}")
    if len(rows) > _SHOWN:
        console.tell("cli.more", count=len(rows) - _SHOWN)


def run_export(options: argparse.Namespace, console: Console) -> int:
    """`collection export`."""
    from ptcg_desktop.services.collection_export import OWN, XLSX, export_formats
    from ptcg_desktop.services.workspace import Workspace

    format_id = options.format or OWN
    if format_id == "help":
        console.answer({"formats": export_formats()})
        console.print("\n".join(export_formats()))
        return 0
    if options.file is None and format_id == XLSX and not options.dry_run:
        raise KnownError("csv.no_stdout", format=format_id)
    with Workspace.open(options.home, shared=True, renewing=console.renewing) as workspace:
        holdings = rows_of(workspace, options.query, console)
        foreseen = workspace.exports.foresee(holdings, format_id, console.progress)
        if options.dry_run:
            console.answer(foreseen)
            console.tell("cli.export_csv.would", count=foreseen.rows, copies=foreseen.copies)
        elif options.file is not None:
            done = workspace.exports.write(options.file, holdings, format_id)
            console.answer(_told(done, foreseen))
            console.tell("cli.export_csv.done", count=done.rows, copies=done.copies, file=done.file)
        else:
            text, done = workspace.exports.text(holdings, format_id)
            console.answer(_told(done, foreseen) | {"text": text})
            if not console.as_json:
                # The line ends of the format, not those of the system.
                sys.stdout.buffer.write(text.encode())
    _tell_losses(foreseen, format_id, console)
    return 0


def _told(done: Exported, foreseen: Foreseen) -> dict[str, object]:
    return {
        "file": done.file, "format": done.format, "rows": done.rows, "copies": done.copies, "lost": foreseen.lost,
    }  # fmt: skip


def _tell_losses(foreseen: Foreseen, format_id: str, console: Console) -> None:
    """On standard error, since standard output may be the file."""
    from ptcg_desktop.files.csv_presets import presets

    if console.as_json:
        return
    for what, count in foreseen.lost.items():
        console.note(console.say(f"csv.lost.{what}", count=count))
    if foreseen.caution:
        console.note(console.say(foreseen.caution, program=presets()[format_id].name))
