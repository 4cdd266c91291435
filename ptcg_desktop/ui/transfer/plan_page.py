"""The plan of an import: counts as tiles, the rows in each state, and pictures to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.files.csv_presets import kind_name, presets
from ptcg_desktop.services.collection import CardRef
from ptcg_desktop.services.collection_plan import MODES, STATES, FileTable, Mode, Plan, State
from ptcg_desktop.services.csv_rows import Options
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.theme import GAP_M, GAP_S
from ptcg_desktop.ui.transfer.columns_page import date_orders
from ptcg_desktop.ui.transfer.offers import Offers
from ptcg_desktop.ui.transfer.plan_model import CARD, COUNT, LINE, REST, PlanModel, state_mark
from ptcg_desktop.ui.widgets.written import CURRENCIES

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext


def can_choose_columns(table: FileTable) -> bool:
    """Are these columns a person's own, whose meaning only they know for certain?"""
    return table.preset_id not in presets() or bool(table.preset.called and not table.preset.exact)


class PlanPage(QWidget):
    """Shows a plan; what the person asks for goes out as signals.

    Signals:
        mode_wanted: Another mode.
        chosen: Place of a row and the id of the card it means.
        reading_changed: Days or sums are to be read otherwise (`dates`, `currency`).
        columns_wanted: The columns are to be chosen by hand.
    """

    mode_wanted = Signal(str)
    reading_changed = Signal()
    columns_wanted = Signal()
    chosen = Signal(int, str)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._plan: Plan | None = None
        self._sets: dict[str, str] = {}
        self.title, self.notes = QLabel(), QLabel()
        self.title.setProperty("look", "title")
        self.notes.setProperty("look", "muted")
        self.notes.setWordWrap(True)
        for label in (self.title, self.notes):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.mode = QComboBox()
        self.mode.activated.connect(lambda place: self.mode_wanted.emit(MODES[place]))
        self.dates, self.currency, self.columns = QComboBox(), QComboBox(), QPushButton()
        for chooser in (self.mode, self.dates, self.currency):
            chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for chooser in (self.dates, self.currency):
            chooser.activated.connect(lambda _: self.reading_changed.emit())
        self.columns.clicked.connect(self.columns_wanted)
        self.tiles: dict[State, QPushButton] = {}
        self._group = QButtonGroup(self)
        tiles = QHBoxLayout()
        tiles.setSpacing(GAP_S)
        for state in STATES:
            tile = self.tiles[state] = QPushButton()
            tile.setCheckable(True)
            tile.setIcon(state_mark(state))
            tile.setMinimumHeight(40)
            self._group.addButton(tile)
            tiles.addWidget(tile, 1)
        self._group.buttonClicked.connect(lambda _: self._show_rows())
        self.model = PlanModel(lambda code: context.say(code), self._name)
        self.table = QTableView()
        self._set_table()
        self.offers = Offers(context)
        self.offers.chosen.connect(self.chosen)
        self.total = QLabel()
        self.total.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.mode)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_M)
        column.addLayout(top)
        column.addLayout(tiles)
        column.addWidget(self.table, 1)
        reading = QHBoxLayout()
        reading.setSpacing(GAP_S)
        reading.addWidget(self.notes, 1)
        choosers: tuple[QWidget, ...] = (self.dates, self.currency, self.columns)
        for each in choosers:
            reading.addWidget(each, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.offers)
        column.addLayout(reading)
        column.addWidget(self.total)

    def show_plan(self, plan: Plan, options: Options) -> None:
        """Show a plan of a file that was read with these options. The state looked at stays, at first it is
        the one that needs the person most."""
        language = self._context.language
        self._sets = {known.id: known.name.get(language) for known in self._context.workspace.catalogue.sets()}
        first = self._plan is None or self._plan.table.path != plan.table.path
        self._plan = plan
        totals, number = plan.totals, QLocale().toString
        self.title.setText(
            self.tr("{file}: {count} rows, read as {kind}").format(
                file=isolated(plan.table.path.name),
                count=number(totals.rows),
                kind=isolated(kind_name(plan.table.preset, lambda code: self._context.say(code))),
            )
        )
        self._name_modes(plan.mode)
        words = self._state_words()
        for state, tile in self.tiles.items():
            tile.setText(" " + words[state].format(count=number(getattr(totals, state))))
        if first:
            wanted: tuple[State, ...] = ("unsure", "lost", "new", "changed", "same")
            self.tiles[next((state for state in wanted if getattr(totals, state)), "new")].setChecked(True)
        self.notes.setText(" ".join(self._context.say(note.code, **note.params) for note in plan.table.notes))
        self._show_reading(plan, options)
        self.total.setText(self._sums(plan))
        self._show_rows()

    def _name(self, card: CardRef) -> str:
        """A printing in the language of the window, as far as the catalogue has it."""
        catalogue, portuguese = self._context.workspace.catalogue, self._context.language == "pt"
        index = catalogue.table().index
        row = index.positions.get(card.card_id)
        name = (index.columns.portuguese[row] if portuguese and row is not None else "") or card.name
        where = self._sets.get(card.set_id) or card.set_name or card.set_id
        return f"{isolated(name)} · {isolated(where)} {isolated(card.number)}"

    def _show_reading(self, plan: Plan, options: Options) -> None:
        """What can be read otherwise is offered where the file leaves it open."""
        codes = {note.code for note in plan.table.notes}
        self.dates.clear()
        for words, order in date_orders():
            self.dates.addItem(words, order)
        self.dates.setCurrentIndex(self.dates.findData(options.dates))
        self.dates.setAccessibleName(self.tr("Order of day and month"))
        self.dates.setVisible(options.dates is not None or any(code.startswith("csv.note.dates") for code in codes))
        self.currency.clear()
        now = options.currency or plan.table.preset.currency or options.usual_currency
        for code in dict.fromkeys((*CURRENCIES, now)):
            self.currency.addItem(self.tr("Prices in {currency}").format(currency=code), code)
        self.currency.setCurrentIndex(self.currency.findData(now))
        self.currency.setAccessibleName(self.tr("Currency of prices that name none"))
        self.currency.setVisible("csv.note.currency" in codes)
        self.columns.setText(self.tr("Columns…"))
        self.columns.setVisible(can_choose_columns(plan.table))

    def _sums(self, plan: Plan) -> str:
        totals, number = plan.totals, QLocale().toString
        parts = [
            self.tr("Copies in the collection: {before} now, {after} afterwards.").format(
                before=number(totals.copies_before), after=number(totals.copies_after)
            )
        ]
        if totals.merged:
            parts.append(
                self.tr("Rows that say the same as another: {count}; they become one.").format(
                    count=number(totals.merged)
                )
            )
        if totals.removed:
            parts.append(self.tr("Rows of the collection to be removed: {count}.").format(count=number(totals.removed)))
        if totals.spared:
            parts.append(
                self.tr("Rows of the collection that stay because an undecided row may mean them: {count}.").format(
                    count=number(totals.spared)
                )
            )
        return " ".join(parts)

    def _state_words(self) -> dict[State, str]:
        return {
            "new": self.tr("New: {count}"),
            "changed": self.tr("Changed: {count}"),
            "same": self.tr("The same: {count}"),
            "unsure": self.tr("Ambiguous: {count}"),
            "lost": self.tr("Not understood: {count}"),
        }

    def _name_modes(self, mode: Mode) -> None:
        words = {
            "add": self.tr("Add to the collection"),
            "set": self.tr("Set the counts of these rows"),
            "replace": self.tr("Replace the whole collection"),
        }
        self.mode.clear()
        self.mode.addItems([words[each] for each in MODES])
        self.mode.setCurrentIndex(MODES.index(mode))
        self.mode.setAccessibleName(self.tr("What happens to the copies"))

    def _set_table(self) -> None:
        self.table.setModel(self.model)
        self.table.setObjectName("plan_rows")
        self.table.setAccessibleName(self.tr("Rows of the file"))
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setStyleSheet("QTableView::item { padding: 0 6px; }")
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(30)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        for section, width in ((LINE, 96), (COUNT, 72)):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
            self.table.setColumnWidth(section, width)
        for section in (CARD, REST):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        self.table.selectionModel().currentRowChanged.connect(self._show_offers)

    def _shown_state(self) -> State:
        return next(state for state, tile in self.tiles.items() if tile.isChecked())

    def _show_rows(self) -> None:
        if self._plan is None:
            return
        line = max(0, self.table.currentIndex().row())
        self.model.show_plan(self._plan, (self._shown_state(),))
        if self.model.rowCount():
            self.table.selectRow(min(line, self.model.rowCount() - 1))
        else:
            self._show_offers(QModelIndex())

    def _show_offers(self, now: QModelIndex) -> None:
        asks = self._plan is not None and self._shown_state() in ("unsure", "lost") and now.isValid()
        place = self.model.place(now.row()) if asks else -1
        self.offers.show_row(place, self._plan.table.rows[place] if self._plan is not None and asks else None)
