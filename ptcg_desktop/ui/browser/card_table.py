"""The cards as a table: any column can be sorted by, and the columns are chosen in the menu of the header."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QLocale,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QDrag, QIcon, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QStyleOptionViewItem, QWidget

from ptcg_desktop.services.rarities import rarity_name
from ptcg_desktop.ui.collection.delegates import RowDelegate
from ptcg_desktop.ui.collection.look import present_look
from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME, mime_of
from ptcg_desktop.ui.widgets.card_text import era_of, face_term, stage_word
from ptcg_desktop.ui.widgets.row_table import RowTable
from ptcg_desktop.ui.widgets.type_badge import badge_icon

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import CardDef, SetDef

Index = QModelIndex | QPersistentModelIndex
COLUMNS = (
    "name",
    "set",
    "number",
    "kind",
    "type",
    "stage",
    "hp",
    "dmg",
    "retreat",
    "rarity",
    "mark",
    "artist",
    "year",
    "own",
)
FIRST_SHOWN = ("name", "set", "number", "type", "hp", "rarity", "own")
ORDERS = {column: "set" if column == "year" else column for column in COLUMNS}
"""The order of the search language behind each column: years are those of the sets."""
_HIGH_FIRST = frozenset({"hp", "dmg", "own"})
_NUMBERS = frozenset({"number", "hp", "dmg", "retreat", "year", "own", "mark"})
_AT_RIGHT = tuple(column in _NUMBERS for column in COLUMNS)
BADGE = 16
_ROW = 28
_WIDTHS = {
    "name": 140, "set": 118, "number": 74, "kind": 100, "type": 100, "stage": 110, "hp": 52, "rarity": 84,
    "artist": 140, "own": 62,
}  # fmt: skip
"""The columns shown at first fit beside facets and inspector in a window of 1320 points."""
_WIDTH = 68
_NO_PARENT = QModelIndex()
_OWN = COLUMNS.index("own")
_TYPE = COLUMNS.index("type")
_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
_KEPT, _AT_ONCE = 4_000, 50
"""Rows kept, and rows made together."""


class Row(NamedTuple):
    """The texts of a card in the order of the columns, and the letter of its type."""

    texts: tuple[str, ...]
    letter: str


_NO_ROW = Row(("",) * len(COLUMNS), "")


class CardTableModel(QAbstractTableModel):
    """Ids first, cards on demand, as in the grid: the texts of a row are made once, when it comes into sight.

    Attributes:
        owned: Copies by card id.
        language: Of the texts.
        titles: Of the columns.
    """

    def __init__(
        self,
        find_cards: Callable[[Sequence[str]], list[CardDef]],
        find_set: Callable[[str], SetDef | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._find_cards = find_cards
        self._find_set = find_set
        self.ids: list[str] = []
        self.owned: Mapping[str, int] = {}
        self.language = "en"
        self.titles: Mapping[str, str] = {}
        self._rows: dict[str, Row] = {}

    def show_ids(self, ids: list[str]) -> None:
        """Show these cards, in this order."""
        self.beginResetModel()
        self.ids = ids
        self.endResetModel()

    def forget_rows(self) -> None:
        """Names or facts have changed (language, import)."""
        self._rows.clear()

    def row_of(self, card_id: str) -> int:
        """Where a card stands, -1 if it is not shown."""
        try:
            return self.ids.index(card_id)
        except ValueError:
            return -1

    def text(self, row: int, place: int) -> str:
        """What a cell says."""
        if place == _OWN:
            count = self.owned.get(self.ids[row])
            return QLocale().toString(count) if count else ""
        return self._row(row).texts[place]

    def icon(self, row: int) -> QIcon | None:
        """The badge of the type."""
        letter = self._row(row).letter
        return badge_icon(letter, BADGE) if letter else None

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.ids)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.titles.get(COLUMNS[section], "")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(COLUMNS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row(), index.column())
        column = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return self.icon(index.row()) if role == Qt.ItemDataRole.DecorationRole and column == "type" else None

    def _row(self, row: int) -> Row:
        """The row, with those behind it: one question to the catalogue for a screen of them."""
        found = self._rows.get(self.ids[row])
        if found is None:
            if len(self._rows) > _KEPT:
                self._rows.clear()
            wanted = [card_id for card_id in self.ids[row : row + _AT_ONCE] if card_id not in self._rows]
            self._rows.update(dict.fromkeys(wanted, _NO_ROW))
            self._rows.update((card.id, self._made(card)) for card in self._find_cards(wanted))
            found = self._rows[self.ids[row]]
        return found

    def _made(self, card: CardDef) -> Row:
        letters = card.types or card.provides
        return Row(tuple(self._text(card, column) for column in COLUMNS), letters[0] if letters else "")

    def _text(self, card: CardDef, column: str) -> str:
        language = self.language
        if column == "set":
            known = self._find_set(card.set_id)
            return known.name.get(language) if known is not None else card.set_id
        if column == "kind":
            return (
                face_term("pokemon", language, era_of(card)) if card.kind == "pokemon" else stage_word(card, language)
            )
        if column == "type":
            letters = dict.fromkeys(card.types or card.provides)
            return ", ".join(face_term(each, language, "modern") for each in letters if each != "*")
        if column == "dmg":
            return str(max((each.damage.base for each in card.attacks), default=0) or "")
        texts = {
            "name": card.name.get(language),
            "number": card.number,
            "stage": stage_word(card, language) if card.kind == "pokemon" else "",
            "hp": str(card.hp or ""),
            "retreat": "" if card.kind != "pokemon" or card.retreat is None else str(card.retreat),
            "rarity": rarity_name(card.rarity, language),
            "mark": card.mark,
            "artist": card.artist,
            "year": card.release[:4],
        }
        return texts.get(column, "")

    def flags(self, index: Index) -> Qt.ItemFlag:
        return _FLAGS

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return mime_of([self.ids[row] for row in sorted({index.row() for index in indexes})])


class _Cell(RowDelegate):
    """A row as in the collection; a type has its badge in front, numbers stand at the right."""

    def __init__(self, model: CardTableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect = present_look(), option.rect
        row, place = index.row(), index.column()
        self.background(painter, rect, option.state.value, look)
        box = rect.adjusted(8, 0, -8, 0)
        if place == _TYPE and (badge := self._model.icon(row)) is not None:
            badge.paint(painter, box.x(), box.center().y() - BADGE // 2 + 1, BADGE, BADGE)
            box.setLeft(box.left() + BADGE + 6)
        text = self._model.text(row, place)
        if text:
            painter.setPen(look.ink)
            self.line(painter, text, box, option.font, right=_AT_RIGHT[place])


class CardTable(RowTable):
    """See the module.

    Signals:
        current_changed, chosen: As in the grid.
        sort_wanted: A header was clicked: an order of the search language, and whether it is turned round.
        columns_changed: The person chose other columns (a tuple of `COLUMNS`).
    """

    current_changed = Signal(str)
    chosen = Signal(object)
    sort_wanted = Signal(str, bool)
    columns_changed = Signal(object)

    def __init__(self, model: CardTableModel) -> None:
        super().__init__(_ROW)
        self._model = self.table_model = model
        self._sorted = ("set", False)
        self.setModel(model)
        model.setParent(self)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setItemDelegate(_Cell(model, self))
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setMinimumSectionSize(44)
        for place, column in enumerate(COLUMNS):
            self.setColumnWidth(place, _WIDTHS.get(column, _WIDTH))
        header.sectionClicked.connect(lambda place: self.sort_by(COLUMNS[place]))
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda at: self.choose_columns(header.mapToGlobal(at)))
        self.selectionModel().currentRowChanged.connect(self._tell_current)
        self.doubleClicked.connect(lambda _index: self.chosen.emit(self.selected_ids()))
        self.show_columns(FIRST_SHOWN)

    # --- what all views can do

    def show_ids(self, ids: list[str], keep: str = "") -> None:
        """Show these cards; the current card stays current if it is among them, else the first becomes it."""
        keep = keep or self.current_id()
        self._model.show_ids(ids)
        row = self._model.row_of(keep) if keep else -1
        if ids:
            self._go(max(row, 0))
        else:
            self.current_changed.emit("")

    def select(self, card_id: str) -> None:
        """Make a card current, if it is shown."""
        row = self._model.row_of(card_id)
        if row >= 0:
            self._go(row)

    def current_id(self) -> str:
        """Id of the current card, `""` if there is none."""
        index = self.currentIndex()
        return self._model.ids[index.row()] if index.isValid() else ""

    def selected_ids(self) -> list[str]:
        """Ids of the chosen cards, in the order shown."""
        return [self._model.ids[row] for row in sorted({each.row() for each in self.selectionModel().selectedRows()})]

    def _go(self, row: int) -> None:
        index = self._model.index(row, 0)
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        )
        self.scrollTo(index)

    def _tell_current(self, index: QModelIndex) -> None:
        self.current_changed.emit(self._model.ids[index.row()] if index.isValid() else "")

    # --- columns and order

    def retranslate(self, language: str) -> None:
        """Set every text again."""
        self._model.language = language
        self._model.forget_rows()
        self._model.titles = {
            "name": self.tr("Name"),
            "set": self.tr("Set"),
            "number": self.tr("Number"),
            "kind": self.tr("Kind"),
            "type": self.tr("Type"),
            "stage": self.tr("Stage"),
            "hp": self.tr("HP"),
            "dmg": self.tr("Damage"),
            "retreat": self.tr("Retreat"),
            "rarity": self.tr("Rarity"),
            "mark": self.tr("Mark"),
            "artist": self.tr("Illustrator"),
            "year": self.tr("Year"),
            "own": self.tr("Owned"),
        }
        self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self.setAccessibleName(self.tr("Cards"))
        self.viewport().update()

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns shown."""
        return tuple(column for place, column in enumerate(COLUMNS) if not self.isColumnHidden(place))

    def show_columns(self, columns: Iterable[str]) -> None:
        """Show these columns; the name is always among them."""
        shown = {"name", *columns}
        for place, column in enumerate(COLUMNS):
            self.setColumnHidden(place, column not in shown)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The name has what the others leave, and never less than it needs."""
        others = sum(self.columnWidth(place) for place in range(1, len(COLUMNS)) if not self.isColumnHidden(place))
        self.setColumnWidth(0, max(_WIDTHS["name"], self.viewport().width() - others))

    def choose_columns(self, at: QPoint | None = None) -> QMenu:
        """Open the menu of columns, at a place of the screen or under the header."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for column in COLUMNS[1:]:
            action = menu.addAction(self._model.titles[column])
            action.setCheckable(True)
            action.setChecked(column in self.columns)
            action.toggled.connect(partial(self._column_toggled, column))
        menu.popup(at or self.horizontalHeader().mapToGlobal(self.horizontalHeader().rect().bottomLeft()))
        return menu

    def _column_toggled(self, column: str, on: bool) -> None:
        self.setColumnHidden(COLUMNS.index(column), not on)
        self._fit()
        self.columns_changed.emit(self.columns)

    def sort_by(self, column: str) -> None:
        """Ask for the order of a column; a second time, for its reverse."""
        order = ORDERS[column]
        self.sort_wanted.emit(order, self._sorted == (order, False))

    def show_sort(self, sort: str, backwards: bool) -> None:
        """Show an arrow over the column the cards are sorted by."""
        self._sorted = (sort, backwards)
        header = self.horizontalHeader()
        place = COLUMNS.index(sort) if sort in COLUMNS else -1
        falling = backwards != (sort in _HIGH_FIRST)
        header.setSortIndicator(place, Qt.SortOrder.DescendingOrder if falling else Qt.SortOrder.AscendingOrder)

    # --- keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.selected_ids():
            self.chosen.emit(self.selected_ids())
            return
        if event.text() in ("+", "-", "/"):
            event.ignore()  # shortcuts of the page
            return
        super().keyPressEvent(event)

    def startDrag(self, supported: Qt.DropAction) -> None:
        ids = self.selected_ids()
        if ids:
            drag = QDrag(self)
            drag.setMimeData(mime_of(ids))
            drag.exec(Qt.DropAction.CopyAction)


def _alignment(column: str) -> int:
    side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
