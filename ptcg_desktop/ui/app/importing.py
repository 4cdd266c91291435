"""Import and update of the card catalogue from the window: progress, cancel, and a report for every file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.catalogue import ImportReport
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.ui.app.tasks import Control
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL
from ptcg_desktop.ui.widgets.written import percent, written_decimal, written_number

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

translate = QCoreApplication.translate
CARD_FILES = "*.zip *.tar.gz *.tgz *.tar.xz *.tar *.json *.ts"


def choose_files(context: AppContext, parent: QWidget) -> None:
    """Ask for files or archives, and import them."""
    kind = translate("Importing", "Card data ({patterns})").format(patterns=CARD_FILES)
    title = translate("Importing", "Import card files")
    chosen, _ = QFileDialog.getOpenFileNames(parent, title, str(Path.home()), kind)
    if chosen:
        import_paths(context, parent, [Path(each) for each in chosen])


def choose_folder(context: AppContext, parent: QWidget) -> None:
    """Ask for a folder, and import what is in it."""
    title = translate("Importing", "Import a folder of cards")
    chosen = QFileDialog.getExistingDirectory(parent, title, str(Path.home()))
    if chosen:
        import_paths(context, parent, [Path(chosen)])


def import_paths(context: AppContext, parent: QWidget, paths: Sequence[Path]) -> ImportDialog:
    """Import these files or folders; the dialog shows how far it is and what became of them."""
    catalogue = context.workspace.catalogue
    return _run(context, parent, lambda control: catalogue.import_paths(paths, control.progress, control.cancelled))


def ask_update(context: AppContext, parent: QWidget) -> None:
    """Say what would be downloaded from where, and do it if the person agrees."""
    from ptcg_desktop.services.downloads import public_sources

    names = "\n".join(f"    {source.url}" for source in public_sources())
    box = QMessageBox(QMessageBox.Icon.Question, translate("Importing", "Update the card catalogue"), "", parent=parent)
    box.setText(translate("Importing", "Download the public card data of two community projects?"))
    box.setInformativeText(
        translate(
            "Importing",
            "Names, texts and facts of all cards, in English and Portuguese; no pictures. Nothing about you or your "
            "collection is sent. The data come from:\n{places}",
        ).format(places=names)
    )
    go = box.addButton(translate("Importing", "Download"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(go)
    box.exec()
    if box.clickedButton() is go:
        update(context, parent)


def update(context: AppContext, parent: QWidget) -> ImportDialog:
    """Download and import the public card data."""
    from ptcg_desktop.services.fetching import UrlFetcher

    catalogue = context.workspace.catalogue
    return _run(context, parent, lambda control: catalogue.update(UrlFetcher(), control.progress, control.cancelled))


def _run(context: AppContext, parent: QWidget, work: Callable[[Control], ImportReport]) -> ImportDialog:
    dialog = ImportDialog(context, parent)
    dialog.start(work)
    dialog.open()
    return dialog


class ImportDialog(QDialog):
    """Progress first, then the report."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._context = context
        self._running = False
        self.setMinimumWidth(560)
        self.setWindowTitle(self.tr("Card data"))
        self.title = QLabel(self.tr("Getting ready…"))
        self.title.setProperty("look", "title")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.bar.setRange(0, 0)
        self.numbers = QLabel()
        self.numbers.setProperty("look", "muted")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.hide()
        self.faults = QPlainTextEdit()
        self.faults.setReadOnly(True)
        self.faults.setAccessibleName(self.tr("Files that could not be read"))
        self.faults.hide()
        self.buttons = QDialogButtonBox()
        self.copy = QPushButton(self.tr("Copy the list"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.faults.toPlainText()))
        self.buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.hide()
        self.cancel = self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.cancel.clicked.connect(self._cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_S)
        for widget in (self.title, self.bar, self.numbers, self.text, self.faults):
            column.addWidget(widget)
        column.addSpacing(GAP_M)
        column.addWidget(self.buttons)

    def start(self, work: Callable[[Control], ImportReport]) -> None:
        """Do the work in the background."""
        self._running = True
        self._handle = self._context.tasks.run(work, self._finished, self._failed, self._progressed)

    def reject(self) -> None:
        """Closing while it runs cancels it; the dialog goes when the work has stopped."""
        if self._running:
            self._cancel()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._running:
            self._cancel()
            event.ignore()
        else:
            super().closeEvent(event)

    def _cancel(self) -> None:
        if self._running:
            self._handle.cancel()
            self.cancel.setEnabled(False)
            self.title.setText(self.tr("Stopping…"))

    def _progressed(self, done: int, total: int, what: str) -> None:
        if not self.cancel.isEnabled():
            return
        self.title.setText(self._context.say(what))
        self.bar.setRange(0, 1000 if total else 0)
        if total:
            self.bar.setValue(round(done / total * 1000))
        if what == "download.running":
            megabytes = written_decimal(done / 1_000_000)
            self.numbers.setText(self.tr("{megabytes} MB").format(megabytes=megabytes))
        else:
            self.numbers.setText(percent(done / total, 0) if total else "")

    def _finished(self, report: ImportReport) -> None:
        self._end(
            self.tr("The catalogue is ready") if report.added or report.merged else self.tr("Nothing was imported")
        )
        self.text.setText("\n".join(self._lines(report)))
        self.text.show()
        if report.faulty:
            say = self._context.say
            rows = [f"{each.path}: {say(f'faulty.{each.reason}', detail=each.detail)}" for each in report.faulty]
            self.faults.setPlainText("\n".join(rows))
            self.faults.show()
            self.copy.show()
        if report.added or report.merged:
            self._context.tell(Changes(frozenset({"catalogue"})))

    def _lines(self, report: ImportReport) -> list[str]:
        number = written_number
        lines = [
            self.tr("{count} card records read: {added} new, {merged} merged with cards already known.").format(
                count=number(report.read), added=number(report.added), merged=number(report.merged)
            )
        ]
        for reason, count in sorted(report.left_out.items()):
            why = self._context.say(f"left_out.{reason}")
            lines.append(self.tr("{count} left out: {reason}.").format(count=number(count), reason=why))
        if report.faulty:
            lines.append(
                self.tr("{count} could not be read; everything else was imported:").format(
                    count=number(len(report.faulty))
                )
            )
        lines.append(
            self.tr("The catalogue now holds {cards} cards in {sets} sets and {decks} ready-made decks.").format(
                cards=number(report.printings), sets=number(report.sets), decks=number(report.decks)
            )
        )
        return lines

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, KnownError):
            self._end(self.tr("The import stopped"))
            raise error
        cancelled = error.code == "import.cancelled"
        self._end(self.tr("Cancelled") if cancelled else self.tr("The import stopped"))
        self.text.setText(self._context.error_text(error))
        self.text.show()

    def _end(self, title: str) -> None:
        self._running = False
        self.title.setText(title)
        self.bar.hide()
        self.numbers.hide()
        self.buttons.removeButton(self.cancel)
        close = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.clicked.connect(self.reject)
        close.setDefault(True)
        close.setFocus()
