"""File → Export collection: as which table, and where to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QFileDialog, QWidget

from ptcg_desktop.files.csv_presets import presets
from ptcg_desktop.services.collection_export import OWN, XLSX, Exported, export_formats, export_holdings

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

translate = QCoreApplication.translate


def choose_and_export(context: AppContext, parent: QWidget) -> None:
    """Ask for the kind of table and the place, and write it."""
    names = {_kind(format_id): format_id for format_id in export_formats()}
    title = translate("Exporting", "Export collection")
    suggested = str(Path.home() / translate("Exporting", "collection.csv"))
    chosen, kind = QFileDialog.getSaveFileName(parent, title, suggested, ";;".join(names))
    if chosen:
        export(context, Path(chosen), names.get(kind, OWN))


def export(context: AppContext, path: Path, format_id: str) -> None:
    """Write the collection in the background, and say what was written."""
    workspace = context.workspace
    ending = ".xlsx" if format_id == XLSX else ".csv"
    path = path if path.suffix else path.with_suffix(ending)
    path = path.with_suffix(ending) if format_id == XLSX else path

    def told(done: Exported) -> None:
        number = QLocale().toString
        context.notify(
            translate("Exporting", "Saved in {file}: {rows} rows, {copies} copies").format(
                file=path.name, rows=number(done.rows), copies=number(done.copies)
            )
        )

    context.tasks.run(
        lambda control: export_holdings(path, workspace.collection.holdings(), workspace.catalogue.sets(), format_id),
        told,
    )


def _kind(format_id: str) -> str:
    if format_id == OWN:
        return translate("Exporting", "Everything, to be imported again (*.csv)")
    if format_id == XLSX:
        return translate("Exporting", "Workbook (*.xlsx)")
    if format_id == "planilha":
        return translate("Exporting", "Spreadsheet in Portuguese (*.csv)")
    return f"{presets()[format_id].name} (*.csv)"
