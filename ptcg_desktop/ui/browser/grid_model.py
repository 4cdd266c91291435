"""The list of card ids behind the grid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME, mime_of

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CardRow

Index = QModelIndex | QPersistentModelIndex
ID_ROLE = Qt.ItemDataRole.UserRole + 1
ROW_ROLE = Qt.ItemDataRole.UserRole + 2
_NO_PARENT = QModelIndex()
_DRAGGABLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled


def _no_badge(_card_id: str) -> tuple[str, str]:
    return "", ""


class CardListModel(QAbstractListModel):
    """Ids first, rows on demand: a search resets 22,000 rows without touching one of them."""

    def __init__(
        self,
        find_row: Callable[[str], CardRow | None],
        parent: QObject | None = None,
        badge: Callable[[str], tuple[str, str]] = _no_badge,
    ) -> None:
        """`badge` tells of a card what its badge says, in short and in a sentence; empty for none."""
        super().__init__(parent)
        self._badge = badge
        self._find_row = find_row
        self._row = lru_cache(maxsize=4096)(find_row)
        self.ids: list[str] = []

    def show_ids(self, ids: list[str]) -> None:
        """Show these cards, in this order."""
        self.beginResetModel()
        self.ids = ids
        self.endResetModel()

    def forget_rows(self) -> None:
        """Names or facts have changed (language, import)."""
        self._row = lru_cache(maxsize=4096)(self._find_row)

    def row_of(self, card_id: str) -> int:
        """Where a card stands, -1 if it is not shown."""
        try:
            return self.ids.index(card_id)
        except ValueError:
            return -1

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.ids)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        card_id = self.ids[index.row()]
        if role == ID_ROLE:
            return card_id
        if role == ROW_ROLE:
            return self._row(card_id)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self._row(card_id)
            name = row.name if row is not None else card_id
            said = self._badge(card_id)[0] if role == Qt.ItemDataRole.AccessibleTextRole else ""
            return f"{name}, {said}" if said else name
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._badge(card_id)[1] or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return _DRAGGABLE if index.isValid() else Qt.ItemFlag.NoItemFlags

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return mime_of([self.ids[index.row()] for index in indexes])

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction
