"""The table of holdings: keys, columns and selection."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSpinBox, QTableView, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection import choices, labels
from ptcg_desktop.ui.collection.delegates import (
    ROW_HEIGHT,
    CardDelegate,
    ChoiceDelegate,
    CountDelegate,
    RowDelegate,
)
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.presenter import COLUMNS
from ptcg_desktop.ui.collection.table_model import CollectionModel

_PLUS = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_MINUS = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)
_WIDTHS = {"name": 240, "set": 140, "number": 78, "variant": 138, "condition": 86, "language": 92, "count": 106}
_NARROW = 800
_GIVEN = 32
COUNT_COLUMN = COLUMNS.index("count")


class HoldingTable(QTableView):
    """`+` and `−` count, Delete removes, a digit types a count, Enter or F2 edits the cell."""

    stepped = Signal(int)
    """`+1` or `−1` for the chosen rows."""
    removed = Signal()
    """Remove the chosen rows."""
    row_stepped = Signal(int, int)
    """Holding id and `+1` or `−1`: a sign in a row was clicked."""

    def __init__(
        self, model: CollectionModel, faces: Faces, kind_line: Callable[[CardDef], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._narrow = False
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.setDragEnabled(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self._set_columns()
        self._set_delegates(faces, kind_line)

    def _set_columns(self) -> None:
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(52)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for place, column in enumerate(COLUMNS):
            self.setColumnWidth(place, _WIDTHS[column])
        header.setSectionResizeMode(COLUMNS.index("name"), QHeaderView.ResizeMode.Stretch)
        header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window set and variant give room to the name."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            for column in ("set", "variant"):
                self.setColumnWidth(COLUMNS.index(column), _WIDTHS[column] - (_GIVEN if narrow else 0))

    def _set_delegates(self, faces: Faces, kind_line: Callable[[CardDef], str]) -> None:
        plain = RowDelegate(self)
        self.setItemDelegate(plain)
        faces.painted.connect(self.viewport().update)
        self.setItemDelegateForColumn(COLUMNS.index("name"), CardDelegate(faces, kind_line, self))
        count = CountDelegate(self)
        count.stepped.connect(lambda row, by: self.row_stepped.emit(self._model.holding_id(row), by))
        self.setItemDelegateForColumn(COUNT_COLUMN, count)
        for column in ("variant", "condition", "language"):
            place = COLUMNS.index(column)
            delegate = ChoiceDelegate(self._offer(column), self._title_of(place), self)
            self.setItemDelegateForColumn(place, delegate)

    def _offer(self, column: str) -> Callable[[int], list[tuple[str, str]]]:
        place = COLUMNS.index(column)

        def offer(row: int) -> list[tuple[str, str]]:
            present = str(self._model.index(row, place).data(Qt.ItemDataRole.EditRole))
            if column == "variant":
                return [(key, labels.variant_label(key)) for key in choices.variants(self._model.card(row), present)]
            if column == "condition":
                return [(code, labels.condition_label(code)) for code in choices.conditions(present)]
            return [(code, labels.language_label(code)) for code in choices.languages(present)]

        return offer

    def _title_of(self, place: int) -> Callable[[], str]:
        return lambda: str(self._model.headerData(place, Qt.Orientation.Horizontal))

    def chosen(self) -> list[int]:
        """Ids of the chosen holdings, from the top."""
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return [self._model.holding_id(row) for row in rows]

    def choose(self, holding_ids: list[int], *, current: bool = True) -> None:
        """Choose rows again after the model moved; scroll to the first."""
        rows = [row for row in map(self._model.row_of, holding_ids) if row >= 0]
        selection = QItemSelection()
        for row in rows:
            selection.select(self._model.index(row, 0), self._model.index(row, len(COLUMNS) - 1))
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        if rows and current:
            column = max(0, self.currentIndex().column())
            self.selectionModel().setCurrentIndex(
                self._model.index(rows[0], column), QItemSelectionModel.SelectionFlag.NoUpdate
            )
            self.scrollTo(self._model.index(rows[0], 0))
        self.selectionModel().select(selection, flags)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            event.accept()  # an editor has let a key through that it has already dealt with
            return
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if plain and event.key() in _PLUS:
            self.stepped.emit(1)
        elif plain and event.key() in _MINUS:
            self.stepped.emit(-1)
        elif plain and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif plain and event.text().isdigit() and self.currentIndex().isValid():
            self._type_count(event.text())
        elif plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _type_count(self, digit: str) -> None:
        place = self._model.index(self.currentIndex().row(), COUNT_COLUMN)
        self.setCurrentIndex(place)
        self.edit(place)
        box = self.viewport().findChild(QSpinBox)
        if isinstance(box, QSpinBox):
            box.lineEdit().setText(digit)
