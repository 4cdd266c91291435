"""File → Import collection: choose or drop a file, see the plan, decide, write, and keep what was left over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import Preset
from ptcg_desktop.services.changes import Done
from ptcg_desktop.services.collection_export import export_rest
from ptcg_desktop.services.collection_import import Heading, Imported
from ptcg_desktop.services.collection_plan import Mode, Plan
from ptcg_desktop.services.csv_rows import Options
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.tasks import Control
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_XL
from ptcg_desktop.ui.transfer.columns_page import ColumnsPage
from ptcg_desktop.ui.transfer.plan_page import PlanPage
from ptcg_desktop.ui.widgets.written import usual_currency

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

T = TypeVar("T")
PICK, BUSY, COLUMNS, PLAN, RESULT = range(5)
TABLES = "*.csv *.txt *.tsv"


class ImportCollectionDialog(QDialog):
    """The steps one after the other; nothing is written before the person says so."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self._context = context
        self._imports = context.workspace.imports
        self._path = Path()
        self._waiting: list[Path] = []
        self._plan: Plan | None = None
        self._heading: Heading | None = None
        self._preset: str | Preset = ""
        self._options = Options(usual_currency=usual_currency())
        self._chosen: dict[int, str] = {}
        self._back = PICK
        self.running = False
        self.text, self.busy, self.outcome = QLabel(), QLabel(), QLabel()
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setWordWrap(True)
        self.busy.setProperty("look", "title")
        self.outcome.setWordWrap(True)
        self.outcome.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.outcome.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.ended = QLabel()
        self.ended.setProperty("look", "title")
        self.ended.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.problem = QLabel()
        self.problem.setProperty("look", "bad")
        self.problem.setWordWrap(True)
        for label in (self.problem, self.outcome, self.ended):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.columns, self.plan_page = ColumnsPage(), PlanPage(context)
        self.stack = QStackedWidget()
        for page in (self.text, self._busy_page(), self.columns, self.plan_page, self._result_page()):
            self.stack.addWidget(page)
        self.pick, self.save, self.cancel, self.go = (QPushButton() for _ in range(4))
        self.go.setProperty("look", "primary")
        self._lay_out()
        self._set_words()
        self._connect()
        self._show(PICK)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Read files one after the other: the next is offered when one is done."""
        self._waiting = list(paths[1:])
        self.open_file(paths[0])

    def open_file(self, path: Path) -> None:
        """Read a file: to the plan, or to the columns if nobody knows its heading."""
        self._path = path
        self._plan = None
        self._options, self._chosen = Options(usual_currency=usual_currency()), {}
        self.problem.hide()
        self._back = PICK
        self._run(lambda control: self._imports.heading(path), self._have_heading)

    # Steps

    def _have_heading(self, heading: Heading) -> None:
        self._heading = heading
        if heading.preset_id:
            self._read(heading.preset_id)
        else:
            self.columns.show_heading(heading, self._path.stem)
            self._back = COLUMNS
            self._show(COLUMNS)

    def _read_with_columns(self) -> None:
        mapping = self.columns.mapping()
        if self.columns.keep.isChecked():
            try:
                self._imports.save_profile(mapping.name, mapping)
            except KnownError as error:
                self._complain(error)
                return
        self._options, self._chosen = Options(usual_currency=usual_currency()), {}
        self._read(mapping)

    def _read(self, preset: str | Preset, options: Options | None = None) -> None:
        path, options, chosen = self._path, options or self._options, dict(self._chosen)
        mode: Mode = "add" if self._plan is None else self._plan.mode

        def work(control: Control) -> Plan:
            table = self._imports.read(path, preset, options, control.progress, control.cancelled)
            return self._imports.plan(self._imports.choose(table, chosen), mode)

        def have(plan: Plan) -> None:
            self._preset, self._options = preset, options
            self._have_plan(plan)

        self._run(work, have)

    def _have_plan(self, plan: Plan) -> None:
        self._plan = plan
        self.plan_page.show_plan(plan, self._options)
        self._show(PLAN)

    def _read_otherwise(self) -> None:
        """The same file with another order of days, or another currency."""
        page = self.plan_page
        dates, currency = page.dates.currentData(), page.currency.currentData()
        self._back = PLAN
        self._read(self._preset, msgspec.structs.replace(self._options, dates=dates, currency=currency))

    def _ask_columns(self) -> None:
        """Choose the columns of a file that was read already."""
        if self._plan is not None and self._heading is not None:
            self.columns.show_heading(self._heading, self._path.stem, self._plan.table.preset)
            self._back = COLUMNS
            self._show(COLUMNS)

    def _set_mode(self, mode: Mode) -> None:
        if (plan := self._plan) is not None:
            self._back = PLAN
            self._run(lambda control: self._imports.plan(plan.table, mode), self._have_plan)

    def _choose(self, place: int, card_id: str) -> None:
        if (plan := self._plan) is not None:
            self._back = PLAN
            self._chosen[place] = card_id
            self._run(
                lambda control: self._imports.plan(self._imports.choose(plan.table, {place: card_id}), plan.mode),
                self._have_plan,
                shown=False,
            )

    def _apply(self) -> None:
        if (plan := self._plan) is not None:
            self._back = PLAN
            self._run(lambda control: self._imports.apply(plan, control.progress, control.cancelled), self._done)

    def _done(self, done: Done[Imported]) -> None:
        value, number = self._context.announce(done), QLocale().toString
        lines = [
            self.tr("Rows of the collection: {added} new, {changed} changed, {removed} removed.").format(
                added=number(value.rows_added), changed=number(value.rows_changed), removed=number(value.rows_removed)
            ),
            self.tr("Copies: {before} before, {added} added, {removed} taken out, {after} now.").format(
                before=number(value.copies_before), added=number(value.copies_added),
                removed=number(value.copies_removed), after=number(value.copies_after),
            ),
        ]  # fmt: skip
        if self._left():
            lines.append(self.tr("Rows of the file left over: {count}.").format(count=number(self._left())))
            if self._plan is not None and self._plan.mode != "add":
                lines.append(
                    self.tr(
                        "Imported later with “Set the counts of these rows”, they take the place of the counts that are"
                        " there; “Add to the collection” adds to them."
                    )
                )
        if done.step is not None:
            lines.append(self.tr("One undo takes all of it back."))
        self.ended.setText(self.tr("{file} is imported").format(file=isolated(self._path.name)))
        self.outcome.setText("\n\n".join(lines))
        self._show(RESULT)

    def _left(self) -> int:
        return 0 if self._plan is None else self._plan.totals.unsure + self._plan.totals.lost

    def save_rest(self, path: Path) -> None:
        """Write the rows that have no card, to be corrected and imported again."""
        plan = self._plan
        if plan is None:
            return
        try:
            count = export_rest(path, plan, lambda code: self._context.say(code))
        except KnownError as error:
            self._complain(error)
            return
        self._context.notify(
            self.tr("Rows saved in {file}: {count}").format(file=isolated(path.name), count=QLocale().toString(count))
        )

    # Work in the background

    def _run(self, work: Callable[[Control], T], then: Callable[[T], None], *, shown: bool = True) -> None:
        self.running = True
        self.problem.hide()
        self.go.setEnabled(False)
        if shown:
            self.busy.setText(self.tr("Getting ready…"))
            self.bar.setRange(0, 0)
            self._show(BUSY)

        def finish(value: T) -> None:
            self.running = False
            then(value)

        self._handle = self._context.tasks.run(work, finish, self._failed, self._progressed)

    def _progressed(self, done: int, total: int, what: str) -> None:
        if self.cancel.isEnabled():
            self.busy.setText(self._context.say(what))
            self.bar.setRange(0, 1000 if total else 0)
            self.bar.setValue(round(done / total * 1000) if total else 0)

    def _failed(self, error: BaseException) -> None:
        self.running = False
        if self._back == PLAN and self._plan is not None:
            self.plan_page.show_plan(self._plan, self._options)  # what was chosen did not come to be
        self._show(self._back)
        if not isinstance(error, KnownError):
            raise error
        if error.code != "import.cancelled":
            self._complain(error)

    def _skips(self) -> bool:
        """Is there a file to leave out, and another behind it?"""
        return bool(self._waiting) and self.stack.currentIndex() in (COLUMNS, PLAN)

    def _is_looking_back(self) -> bool:
        """Are the columns of a file shown that has a plan already?"""
        return self.stack.currentIndex() == COLUMNS and self._plan is not None

    def _leave_out(self) -> None:
        self._plan = None
        self.problem.hide()
        self.ended.setText(self.tr("{file} was left out").format(file=isolated(self._path.name)))
        lines = (
            self.tr("Nothing of it was written."),
            self.tr("Files still to be read: {count}.").format(count=QLocale().toString(len(self._waiting))),
        )
        self.outcome.setText("\n\n".join(lines))
        self._show(RESULT)

    def _complain(self, error: KnownError) -> None:
        self.problem.setText(self._context.error_text(error))
        self.problem.show()

    def reject(self) -> None:
        """Closing while something runs stops it first; from the columns of a file that has a plan it leads back there;
        while files wait, it leaves out the one that is shown."""
        if self.running:
            self._handle.cancel()
            self.cancel.setEnabled(False)
            self.busy.setText(self.tr("Stopping…"))
        elif self._is_looking_back():
            self._show(PLAN)
        elif self._skips():
            self._leave_out()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.running:
            self.reject()
            event.ignore()
        else:
            super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if not self.running and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.open_files([*paths, *self._waiting])

    # Looks

    def _busy_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addStretch(1)
        column.addWidget(self.busy)
        column.addWidget(self.bar)
        column.addStretch(1)
        return page

    def _result_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setSpacing(GAP_L)
        column.addStretch(1)
        column.addWidget(self.ended)
        column.addWidget(self.outcome)
        column.addStretch(1)
        return page

    def _lay_out(self) -> None:
        self.resize(940, 680)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP_M)
        buttons.addWidget(self.pick)
        buttons.addWidget(self.save)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.go)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_M)
        column.addWidget(self.stack, 1)
        column.addWidget(self.problem)
        column.addLayout(buttons)

    def _set_words(self) -> None:
        self.setWindowTitle(self.tr("Import collection"))
        self.text.setText(
            self.tr(
                "Drop files here, or choose one.\n\nExports of Collectr, TCGplayer, Dragon Shield, Deckbox, TCG "
                "Collector, pokecollector, Cardmarket, Moxfield and ManaBox are recognised; for any other table you "
                "say which column means what. Nothing is written before you have seen what would happen."
            )
        )
        self.bar.setAccessibleName(self.tr("Progress"))
        self.pick.setText(self.tr("Choose a file…"))
        self.save.setText(self.tr("Save the rows left over…"))
        self.cancel.setText(self.tr("Cancel"))

    def _connect(self) -> None:
        self.pick.clicked.connect(self._ask_file)
        self.save.clicked.connect(self._ask_rest)
        self.cancel.clicked.connect(self.reject)
        self.go.clicked.connect(self._go_on)
        self.columns.changed.connect(lambda: self.go.setEnabled(self.columns.is_enough()))
        self.plan_page.mode_wanted.connect(self._set_mode)
        self.plan_page.chosen.connect(self._choose)
        self.plan_page.reading_changed.connect(self._read_otherwise)
        self.plan_page.columns_wanted.connect(self._ask_columns)

    def _show(self, page: int) -> None:
        self.stack.setCurrentIndex(page)
        self.pick.setVisible(page in (PICK, COLUMNS, PLAN))
        self.save.setVisible(page in (PLAN, RESULT) and bool(self._left()))
        self.cancel.setEnabled(True)
        if page == RESULT:
            self.cancel.setText(self.tr("Close"))
        elif self._is_looking_back():
            self.cancel.setText(self.tr("Back"))
        else:
            self.cancel.setText(self.tr("Leave this file out") if self._skips() else self.tr("Cancel"))
        self.go.setVisible(page in (COLUMNS, PLAN) or (page in (PICK, RESULT) and bool(self._waiting)))
        if page == COLUMNS:
            self.go.setText(self.tr("Read the file"))
            self.go.setEnabled(self.columns.is_enough())
        elif page == PLAN and self._plan is not None:
            totals = self._plan.totals
            rows = totals.new + totals.changed
            several = self.tr("Import {count} rows").format(count=QLocale().toString(rows))
            self.go.setText(self.tr("Import 1 row") if rows == 1 else several if rows else self.tr("Import"))
            self.go.setEnabled(bool(rows or totals.removed))
        elif self._waiting:
            self.go.setText(self.tr("Next file: {file}").format(file=isolated(self._waiting[0].name)))
            self.go.setEnabled(True)

    def _go_on(self) -> None:
        if self.stack.currentIndex() == COLUMNS:
            self._read_with_columns()
        elif self.stack.currentIndex() == PLAN:
            self._apply()
        else:
            self.open_files(self._waiting)

    def _ask_file(self) -> None:
        kind = self.tr("Tables ({patterns})").format(patterns=TABLES)
        chosen, _ = QFileDialog.getOpenFileNames(self, self.tr("Import collection"), str(Path.home()), kind)
        if chosen:
            self.open_files([*map(Path, chosen), *self._waiting])

    def _ask_rest(self) -> None:
        suggested = self._path.with_name(f"{self._path.stem}-2.csv")
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save the rows left over"), str(suggested), "CSV (*.csv)")
        if chosen:
            self.save_rest(Path(chosen))
