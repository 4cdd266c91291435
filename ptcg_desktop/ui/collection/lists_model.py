"""The rows of a wish, trade or other list as a Qt table, beside what is owned and free of each card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ptcg_desktop.cards.names import fold
from ptcg_desktop.files.csv_values import read_count
from ptcg_desktop.files.numbers import number_key
from ptcg_desktop.services.collection_lists import CardList, ListedCard, ListEdit
from ptcg_desktop.services.collection_lots import SCALE
from ptcg_desktop.ui.collection.edits import edit_of
from ptcg_desktop.ui.collection.labels import NOTHING, language_label, variant_label
from ptcg_desktop.ui.widgets.written import written_sum

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
ListColumn = Literal["name", "set", "count", "free", "variant", "condition", "language", "price", "note"]
LIST_COLUMNS: tuple[ListColumn, ...] = (
    "name", "set", "count", "free", "variant", "condition", "language", "price", "note",
)  # fmt: skip
_FIXED: frozenset[ListColumn] = frozenset({"name", "set", "free"})


class Lists(msgspec.Struct, frozen=True):
    """All lists and rows as they are; `free` tells for each row how many copies are owned and not in built decks."""

    lists: Sequence[CardList] = ()
    rows: Mapping[int, Sequence[ListedCard]] = {}
    free: Mapping[int, int] = {}
    names: Mapping[str, str] = {}
    sets: Mapping[str, str] = {}


class ListModel(QAbstractTableModel):
    """See the module. `count` and `edit` are asked to change a row; what they did comes back with `show`."""

    def __init__(
        self,
        count: Callable[[int, int], bool],
        edit: Callable[[int, Callable[[], ListEdit]], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._count, self._edit = count, edit
        self.rows: list[ListedCard] = []
        self._stored: Sequence[ListedCard] = ()
        self._all = Lists()
        self.kind = "wish"
        self._order: tuple[int, bool] | None = None

    def show(self, found: Lists, shown: CardList | None) -> None:
        """Show the rows of a list."""
        self.beginResetModel()
        self._all = found
        self._stored = found.rows.get(shown.id, ()) if shown else ()
        self.kind = shown.kind if shown else "wish"
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by a column; -1 is the order in which they were put on the list."""
        self._order = (column, order == Qt.SortOrder.DescendingOrder) if column >= 0 else None
        self.beginResetModel()
        self._arrange()
        self.endResetModel()

    def _arrange(self) -> None:
        """Rows with nothing in the column stand behind all others, whichever way round."""
        if self._order is None:
            self.rows = list(self._stored)
            return
        column, descending = LIST_COLUMNS[self._order[0]], self._order[1]
        blank = [row for row in self._stored if self._is_blank(row, column)]
        said = [row for row in self._stored if not self._is_blank(row, column)]
        self.rows = [*sorted(said, key=lambda row: self._key(row, column), reverse=descending), *blank]

    def _is_blank(self, row: ListedCard, column: ListColumn) -> bool:
        return column in ("variant", "condition", "language", "price", "note") and not self._value(row, column)

    def _key(self, row: ListedCard, column: ListColumn) -> tuple[object, ...]:
        if column == "count":
            return (row.count,)
        if column == "free":
            return (self._all.free.get(row.id, 0),)
        if column == "price":
            return (row.currency, row.price)
        if column == "condition" and row.condition in SCALE:
            return (SCALE.index(row.condition), "")
        if column == "condition":
            return (len(SCALE), fold(row.condition))
        if column == "set":
            name = self._all.sets.get(row.set_id) or row.set_name
            return (fold(name), number_key(row.number))
        return (fold(self._text(row, column)),)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(LIST_COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        plain = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        return plain if LIST_COLUMNS[index.column()] in _FIXED else plain | Qt.ItemFlag.ItemIsEditable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles: dict[ListColumn, str] = {
            "name": self.tr("Card"),
            "set": self.tr("Set"),
            "count": self.tr("Offered") if self.kind == "trade" else self.tr("Wanted"),
            "free": self.tr("Free"),
            "variant": self.tr("Variant"),
            "condition": self.tr("Condition"),
            "language": self.tr("Language"),
            "price": self.tr("At least") if self.kind == "trade" else self.tr("At most"),
            "note": self.tr("Note"),
        }
        return titles[LIST_COLUMNS[section]]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column, row = LIST_COLUMNS[index.column()], self.rows[index.row()]
        if role == Qt.ItemDataRole.EditRole:
            return str(row.count) if column == "count" else self._value(row, column)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._text(row, column)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        column, row, text = LIST_COLUMNS[index.column()], self.rows[index.row()], str(value).strip()
        if text == str(self.data(index, Qt.ItemDataRole.EditRole)):
            return False
        if column == "count":
            count = read_count(text)
            return count is not None and self._count(row.id, count)
        return self._edit(row.id, lambda: _list_edit(column, text, row.currency))

    def said(self, row: ListedCard) -> list[str]:
        """What the list says of copies, for people it is handed to: what is asked for them too, but neither the most
        one would pay nor one's notes.
        """
        columns: list[ListColumn] = ["variant", "condition", "language"]
        if self.kind == "trade":
            columns.append("price")
        return [self._text(row, column) for column in columns if self._value(row, column)]

    def _value(self, row: ListedCard, column: ListColumn) -> str:
        if column == "price":
            return written_sum(row.price, row.currency)
        return str(getattr(row, column)) if column in ("variant", "condition", "language", "note") else ""

    def _text(self, row: ListedCard, column: ListColumn) -> str:
        if column == "name":
            return self._all.names.get(row.card_id) or row.name
        if column == "set":
            if not row.card_id:
                return self.tr("any print")
            return f"{self._all.sets.get(row.set_id) or row.set_name} {row.number}"
        if column == "count":
            return str(row.count)
        if column == "free":
            return str(self._all.free.get(row.id, 0))
        value = self._value(row, column)
        if not value:
            return self.tr("any") if column in ("variant", "condition", "language") else NOTHING
        return {"variant": variant_label, "language": language_label}.get(column, str)(value)


def _list_edit(column: ListColumn, text: str, currency: str) -> ListEdit:
    if column == "price":
        edit = edit_of("price", text, currency)
        return ListEdit(price=edit.price, currency=edit.currency)
    return msgspec.structs.replace(ListEdit(), **{column: text})
