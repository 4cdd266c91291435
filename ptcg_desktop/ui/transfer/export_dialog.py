"""File → Export collection: as which table, what that table cannot hold, and where to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import presets
from ptcg_desktop.services.collection_export import OWN, XLSX, Exported, Foreseen, export_formats
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL
from ptcg_desktop.ui.widgets.written import percent, written_number

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.app.tasks import Control, Handle


class ExportCollectionDialog(QDialog):
    """Says what a file would hold and what it could not before anything is written."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._context = context
        self._handle: Handle[Foreseen] | None = None
        self.formats = QComboBox()
        self.total, self.lost, self.caution = QLabel(), QLabel(), QLabel()
        self.cancel, self.go = QPushButton(), QPushButton()
        self._lay_out()
        self._set_words()
        self.formats.currentIndexChanged.connect(self._look)
        self.cancel.clicked.connect(self.reject)
        self.go.clicked.connect(self._ask_place)
        self._look()

    @property
    def format_id(self) -> str:
        """The kind of table chosen."""
        return str(self.formats.currentData())

    @property
    def looking(self) -> bool:
        """Is what the file would hold still being found out?"""
        return self._handle is not None and not self._handle.done

    def export(self, path: Path) -> None:
        """Write the collection in the background, and say what was written."""
        context, format_id = self._context, self.format_id
        workspace = context.workspace
        ending = ".xlsx" if format_id == XLSX else ".csv"
        path = path.with_suffix(ending) if format_id == XLSX or not path.suffix else path
        saved = self.tr("Saved in {file}: {rows} rows, {copies} copies")

        def told(done: Exported) -> None:
            number = written_number
            context.notify(saved.format(file=isolated(path.name), rows=number(done.rows), copies=number(done.copies)))

        context.tasks.run(
            lambda control: workspace.exports.write(path, workspace.collection.holdings(), format_id), told
        )
        self.accept()

    def done(self, result: int) -> None:
        """Closing ends the looking."""
        if self._handle is not None:
            self._handle.forget()
        super().done(result)

    # What the file would hold

    def _look(self) -> None:
        if self._handle is not None:
            self._handle.forget()
        workspace, format_id = self._context.workspace, self.format_id
        self.go.setEnabled(False)
        self.total.setText(self.tr("Checking what this file can hold…"))
        self.lost.clear()
        self.caution.clear()

        def work(control: Control) -> Foreseen:
            holdings = workspace.collection.holdings()
            return workspace.exports.foresee(holdings, format_id, control.progress, control.cancelled)

        self._handle = self._context.tasks.run(work, self._show_foreseen, self._failed, self._progressed)

    def _progressed(self, done: int, total: int, _what: str) -> None:
        share = percent(done / total, 0)
        self.total.setText(self.tr("Checking what this file can hold… {share}").format(share=share))

    def _show_foreseen(self, foreseen: Foreseen) -> None:
        number, say = written_number, self._context.say
        self.total.setText(
            self.tr("Rows to be written: {rows}. Copies: {copies}.").format(
                rows=number(foreseen.rows), copies=number(foreseen.copies)
            )
        )
        lines = [say(f"csv.lost.{what}", count=count) for what, count in foreseen.lost.items()]
        self.lost.setProperty("look", "warn" if lines else "muted")
        self.lost.style().polish(self.lost)
        self.lost.setText("\n".join(lines) or self._nothing_lost())
        name = presets()[self.format_id].name if foreseen.caution else ""
        self.caution.setText(say(foreseen.caution, program=name) if foreseen.caution else "")
        self.go.setEnabled(foreseen.rows > 0)
        if not foreseen.rows:
            self.total.setText(self.tr("There is nothing to write."))
            self.lost.setVisible(bool(lines))

    def _nothing_lost(self) -> str:
        if self.format_id == XLSX:
            return self.tr("For spreadsheet programs; this program itself imports CSV.")
        return self.tr("Nothing is lost: imported again, every row is as it was.")

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, KnownError):
            raise error
        if error.code != "import.cancelled":
            self.total.setText(self._context.error_text(error))

    # Looks

    def _lay_out(self) -> None:
        self.resize(560, 340)
        self.total.setProperty("look", "title")
        self.caution.setProperty("look", "muted")
        self.go.setProperty("look", "primary")
        for label in (self.total, self.lost, self.caution):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP_S)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.go)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_M)
        for widget in (self.formats, self.total, self.lost, self.caution):
            column.addWidget(widget)
        column.addStretch(1)
        column.addLayout(buttons)

    def _set_words(self) -> None:
        self.setWindowTitle(self.tr("Export collection"))
        self.formats.setAccessibleName(self.tr("Kind of file"))
        for format_id in export_formats():
            self.formats.addItem(self._name(format_id), format_id)
        self.cancel.setText(self.tr("Cancel"))
        self.go.setText(self.tr("Save as…"))

    def _name(self, format_id: str) -> str:
        own = {
            OWN: self.tr("Everything, to be imported again (CSV)"),
            XLSX: self.tr("Everything, as a workbook (XLSX)"),
            "spreadsheet": self.tr("Spreadsheet in English (CSV)"),
            "planilha": self.tr("Spreadsheet in Portuguese (CSV)"),
        }
        return own.get(format_id) or self.tr("For {program} (CSV)").format(program=presets()[format_id].name)

    def _ask_place(self) -> None:
        ending = "xlsx" if self.format_id == XLSX else "csv"
        suggested = str(Path.home() / self.tr("collection.{ending}").format(ending=ending))
        chosen, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), suggested, f"{ending.upper()} (*.{ending})")
        if chosen:
            self.export(Path(chosen))
