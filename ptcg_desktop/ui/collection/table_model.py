"""The collection as a Qt table: the presenter's rows, asked for one cell at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection.columns import COLUMNS, EDITABLE, Column, is_blank
from ptcg_desktop.ui.collection.edits import edit_of, typed
from ptcg_desktop.ui.collection.labels import NOTHING, condition_label, language_label, marks_label, variant_label
from ptcg_desktop.ui.collection.presenter import CollectionPresenter
from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME, mime_of

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
# Made once: Qt asks for the flags of every cell it paints.
_CELL = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsDragEnabled
_EDITABLE_CELL = _CELL | Qt.ItemFlag.ItemIsEditable


class CollectionModel(QAbstractTableModel):
    """Rows are the presenter's visible ids; edits go to the presenter, and `sync` shows what they did."""

    def __init__(
        self,
        presenter: CollectionPresenter,
        act: Callable[[Callable[[], object]], bool],
        parent: QObject | None = None,
    ) -> None:
        """`act` runs an edit and shows what it did; False if it was refused."""
        super().__init__(parent)
        self._presenter = presenter
        self._act = act
        self._rows: dict[int, int] | None = None
        self._words: dict[Column, str] = {}
        self._ids: list[int] = list(presenter.visible)

    # what Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return _EDITABLE_CELL if index.isValid() and COLUMNS[index.column()] in EDITABLE else _CELL

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | Qt.AlignmentFlag | None:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if not self._words:
                self._words = self._titles()
            return self._words[COLUMNS[section]]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(COLUMNS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._ids):
            return None
        column = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), column)
        if role == Qt.ItemDataRole.EditRole:
            return self._value(index.row(), column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(index.row(), column)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        column, holding_id = COLUMNS[index.column()], self._ids[index.row()]
        if column == "count":
            return self._act(lambda: self._presenter.set_count(holding_id, int(str(value))))
        row = self._presenter.row(holding_id)
        if str(value) == typed(row, column):
            return False
        return self._act(lambda: self._presenter.change([holding_id], edit_of(column, str(value), row.currency)))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        holdings = [self._ids[index.row()] for index in before]
        self._presenter.sort(COLUMNS[column], order == Qt.SortOrder.DescendingOrder)
        self._ids = list(self._presenter.visible)
        self._rows = None
        after = [self.index(self.row_of(each), index.column()) for each, index in zip(holdings, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        rows = sorted({index.row() for index in indexes})
        return mime_of([self._presenter.row(self._ids[row]).card_id for row in rows])

    # what the page asks

    def holding_id(self, row: int) -> int:
        """The holding of a row."""
        return self._ids[row]

    def row_of(self, holding_id: int) -> int:
        """The row of a holding, -1 if it is not shown."""
        if self._rows is None:
            self._rows = {each: row for row, each in enumerate(self._ids)}
        return self._rows.get(holding_id, -1)

    def card(self, row: int) -> CardDef | None:
        """The card of a row."""
        return self._presenter.card(self._ids[row])

    def sync(self) -> None:
        """Show what the presenter shows now, with the smallest signal that tells the view the truth."""
        new = self._presenter.visible
        old = self._ids
        if new == old:
            if new:
                self.dataChanged.emit(self.index(0, 0), self.index(len(new) - 1, len(COLUMNS) - 1))
            return
        self._rows = None
        place = _first_difference(old, new)
        if len(old) == len(new) + 1 and old[place + 1 :] == new[place:]:
            self.beginRemoveRows(NO_INDEX, place, place)
            self._ids = list(new)
            self.endRemoveRows()
        elif len(new) == len(old) + 1 and new[place + 1 :] == old[place:]:
            self.beginInsertRows(NO_INDEX, place, place)
            self._ids = list(new)
            self.endInsertRows()
        else:
            self.beginResetModel()
            self._ids = list(new)
            self.endResetModel()

    def retranslate(self) -> None:
        """Ask the views to read every word again."""
        self._words = {}
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, len(COLUMNS) - 1))

    def _titles(self) -> dict[Column, str]:
        return {
            "name": self.tr("Card"),
            "set": self.tr("Set"),
            "number": self.tr("No."),
            "variant": self.tr("Variant"),
            "condition": self.tr("Condition"),
            "language": self.tr("Language"),
            "count": self.tr("Copies"),
            "grade": self.tr("Grade"),
            "price": self.tr("Price paid"),
            "bought": self.tr("Bought"),
            "place": self.tr("Place"),
            "tags": self.tr("Tags"),
            "note": self.tr("Note"),
            "marks": self.tr("Signed, altered"),
        }

    def _value(self, row: int, column: Column) -> str | int:
        holding = self._presenter.row(self._ids[row])
        if column == "count":
            return holding.count
        if column == "name":
            return self._presenter.name(holding.id)
        if column == "set":
            return self._presenter.set_name(holding.id)
        return typed(holding, column)

    def _text(self, row: int, column: Column) -> str:
        if is_blank(self._presenter.row(self._ids[row]), column):
            return NOTHING
        value = str(self._value(row, column))
        if column == "variant":
            return variant_label(value)
        if column == "language":
            return language_label(value)
        if column == "marks":
            holding = self._presenter.row(self._ids[row])
            return marks_label(signed=holding.signed, altered=holding.altered)
        return value

    def _tip(self, row: int, column: Column) -> str:
        if column == "condition":
            return condition_label(str(self._value(row, column)))
        if column == "price" and is_blank(self._presenter.row(self._ids[row]), column):
            return self.tr("What you paid is not known. It counts as not known, not as nothing.")
        return self._text(row, column)


def _alignment(column: Column) -> Qt.AlignmentFlag:
    sides = {"count": Qt.AlignmentFlag.AlignHCenter, "price": Qt.AlignmentFlag.AlignRight}
    return sides.get(column, Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter


def _first_difference(old: Sequence[int], new: Sequence[int]) -> int:
    return next((place for place, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
