"""The table of holdings: keys, columns and selection."""

from __future__ import annotations

import base64
from collections.abc import Callable

from PySide6.QtCore import QByteArray, QItemSelection, QItemSelectionModel, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QSpinBox, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection import choices, labels
from ptcg_desktop.ui.collection.columns import ALWAYS, CHOICES, COLUMNS, HIDDEN_AT_FIRST, TYPED, Column
from ptcg_desktop.ui.collection.delegates import (
    FACE_WIDTH,
    ROW_HEIGHT,
    CardDelegate,
    ChoiceDelegate,
    CountDelegate,
    RowDelegate,
    TextDelegate,
)
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.table_model import CollectionModel
from ptcg_desktop.ui.widgets.row_table import RowTable

_PLUS = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_MINUS = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)
_WIDTHS: dict[Column, int] = {
    "name": 240, "set": 140, "number": 78, "variant": 138, "condition": 86, "language": 92, "count": 106,
    "grade": 90, "price": 104, "bought": 104, "place": 150, "tags": 120, "note": 170, "marks": 130,
}  # fmt: skip
_NAME_LEAST = 180
_NARROW = 800
_GIVEN = 32
COUNT_COLUMN = COLUMNS.index("count")


class HoldingTable(RowTable):
    """`+` and `−` count, Delete removes, a digit types a count, Enter or F2 edits the cell."""

    stepped = Signal(int)
    """`+1` or `−1` for the chosen rows."""
    removed = Signal()
    """Remove the chosen rows."""
    row_stepped = Signal(int, int)
    """Holding id and `+1` or `−1`: a sign in a row was clicked."""
    columns_changed = Signal()
    """Other columns are shown, or in another order, width or sorting."""

    def __init__(
        self,
        model: CollectionModel,
        faces: Faces,
        kind_line: Callable[[CardDef], str],
        written: Callable[[Column], list[str]],
        parent: QWidget | None = None,
    ) -> None:
        """`written` tells what stands in a column of words already, for completion."""
        super().__init__(ROW_HEIGHT, "window", parent)
        self._written = written
        self._fitting = False
        self._model = model
        self._narrow = False
        self.setModel(model)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.setFrameShape(RowTable.Shape.NoFrame)
        self._set_columns()
        self._set_delegates(faces, kind_line)

    def _set_columns(self) -> None:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(52)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionsMovable(True)
        header.setFirstSectionMovable(False)
        for place, column in enumerate(COLUMNS):
            self.setColumnWidth(place, _WIDTHS[column])
            self.setColumnHidden(place, column in HIDDEN_AT_FIRST)
        header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda point: self.choose_columns(header.mapToGlobal(point)))
        header.sectionResized.connect(lambda *_: self._fit())
        for signal in (header.sectionResized, header.sectionMoved, header.sortIndicatorChanged):
            signal.connect(lambda *_: self.columns_changed.emit())

    def choose_columns(self, point: QPoint) -> None:
        """The list of columns, to show and hide them."""
        menu = self.columns_menu()
        menu.popup(point)

    def columns_menu(self) -> QMenu:
        """A menu with a tick for every column that is shown."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for place, column in enumerate(COLUMNS):
            action = menu.addAction(str(self._model.headerData(place, Qt.Orientation.Horizontal)))
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(place))
            action.setEnabled(column not in ALWAYS)
            action.toggled.connect(lambda on, column=column: self.show_column(column, on))
        return menu

    def show_column(self, column: Column, on: bool) -> None:
        """Show or hide a column."""
        self.setColumnHidden(COLUMNS.index(column), not on)
        self._fit()
        self.columns_changed.emit()

    def layout_state(self) -> str:
        """Columns, their order, widths and sorting as text, to be kept; `set_layout` takes it back."""
        return base64.b64encode(self.horizontalHeader().saveState().data()).decode()

    def set_layout(self, state: str) -> None:
        """Columns as they were kept; what cannot be understood changes nothing."""
        if state and self.horizontalHeader().restoreState(QByteArray.fromBase64(state.encode())):
            for column in ALWAYS:
                self.setColumnHidden(COLUMNS.index(column), False)
            header = self.horizontalHeader()
            self.sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder())
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window set and variant give room to the name."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            given: tuple[Column, ...] = ("set", "variant")
            for column in given:
                self.setColumnWidth(COLUMNS.index(column), _WIDTHS[column] - (_GIVEN if narrow else 0))
        self._fit()

    def _fit(self) -> None:
        """The name has the room the other columns leave, but never too little to read; then the table scrolls."""
        if self._fitting:
            return
        self._fitting = True
        others = sum(self.columnWidth(place) for place in range(1, len(COLUMNS)) if not self.isColumnHidden(place))
        self.setColumnWidth(0, max(_NAME_LEAST, self.viewport().width() - others))
        self.updateGeometries()
        self._fitting = False

    def _set_delegates(self, faces: Faces, kind_line: Callable[[CardDef], str]) -> None:
        plain = RowDelegate(self)
        self.setItemDelegate(plain)
        self._cards = CardDelegate(faces, kind_line, self)
        faces.painted.connect(lambda: self._show_drawn(faces))
        faces.pictured.connect(self._show_faces)
        self.setItemDelegateForColumn(COLUMNS.index("name"), self._cards)
        count = CountDelegate(self)
        count.stepped.connect(lambda row, by: self.row_stepped.emit(self._model.holding_id(row), by))
        self.setItemDelegateForColumn(COUNT_COLUMN, count)
        for place, column in enumerate(COLUMNS):
            if column in CHOICES:
                self.setItemDelegateForColumn(place, ChoiceDelegate(self._offer(column), self._title_of(place), self))
            elif column in TYPED:
                words = self._words_of(column)
                delegate = TextDelegate(words, self._title_of(place), self, right=column == "price")
                self.setItemDelegateForColumn(place, delegate)

    def _show_drawn(self, faces: Faces) -> None:
        """Some faces are drawn: nothing is painted again but the rows that waited for them, where the faces stand."""
        dpr = self.viewport().devicePixelRatioF()
        for row, card_id in list(self._cards.waiting.items()):
            top = self.rowViewportPosition(row)
            if not -ROW_HEIGHT < top < self.viewport().height():
                del self._cards.waiting[row]
            elif faces.has(card_id, FACE_WIDTH, dpr):
                self.viewport().update(self._face_strip(top, ROW_HEIGHT))

    def _show_faces(self) -> None:
        """Faces have become pictures, or must be asked for anew."""
        self.viewport().update(self._face_strip(0, self.viewport().height()))

    def _face_strip(self, top: int, height: int) -> QRect:
        return QRect(self.columnViewportPosition(0), top, FACE_WIDTH + 10, height)

    def _words_of(self, column: Column) -> Callable[[], list[str]]:
        return lambda: self._written(column) if column in ("place", "tags", "grade") else []

    def _offer(self, column: str) -> Callable[[int], list[tuple[str, str]]]:
        place = COLUMNS.index(column)

        def offer(row: int) -> list[tuple[str, str]]:
            present = str(self._model.index(row, place).data(Qt.ItemDataRole.EditRole))
            if column == "variant":
                return [(key, labels.variant_label(key)) for key in choices.variants(self._model.card(row), present)]
            if column == "condition":
                return [(code, labels.condition_label(code) or labels.NOTHING) for code in choices.conditions(present)]
            return [(code, labels.language_label(code) or labels.NOTHING) for code in choices.languages(present)]

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
        elif plain and event.text().isdecimal() and self.currentIndex().isValid():
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
