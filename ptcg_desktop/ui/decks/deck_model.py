"""The open deck as a Qt list: a heading per section, then its lines."""

from __future__ import annotations

import json
from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ptcg_desktop.ui.app.context import CARDS_MIME
from ptcg_desktop.ui.decks.grouping import Line, Section, SectionId
from ptcg_desktop.ui.decks.presenter import OpenDeck

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
Row = Section | Line


def card_ids(mime: QMimeData) -> list[str]:
    """The card ids of a drag, one per copy; none if another program sent something else under our name."""
    try:
        found = json.loads(bytes(mime.data(CARDS_MIME).data()))
    except ValueError:
        return []
    return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []


class DeckModel(QAbstractListModel):
    """Rows of the open deck; cards may be dropped anywhere on it."""

    cards_dropped = Signal(list)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._language = "en"
        self.owned: dict[str, int] = {}

    def show(self, deck: OpenDeck | None, language: str) -> None:
        """Show a deck (None: nothing). Where lines stay, only their values are announced as changed."""
        rows: list[Row] = []
        for section in deck.sections if deck else ():
            rows.extend((section, *section.lines))
        self._language = language
        self.owned = deck.owned if deck else {}
        if [_key(row) for row in rows] == [_key(row) for row in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row(self, row: int) -> Row:
        """The heading or line in a row."""
        return self._rows[row]

    def line(self, index: Index) -> Line | None:
        """The line at an index, None on a heading or beyond the end."""
        found = self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None
        return found if isinstance(found, Line) else None

    def row_of(self, card_id: str) -> int:
        """The row of a printing, -1 if the deck does not play it."""
        for place, row in enumerate(self._rows):
            if isinstance(row, Line) and row.entry.card_id == card_id:
                return place
        return -1

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._sentence(row)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(self.line(index), Line):
            return (
                Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsDragEnabled
                | Qt.ItemFlag.ItemIsDropEnabled
            )
        return Qt.ItemFlag.ItemIsDropEnabled | (Qt.ItemFlag.ItemIsEnabled if index.isValid() else Qt.ItemFlag(0))

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        lines = [self.line(index) for index in indexes]
        mime = QMimeData()
        mime.setData(CARDS_MIME, json.dumps([line.entry.card_id for line in lines if line]).encode())
        return mime

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        return data.hasFormat(CARDS_MIME)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        ids = card_ids(data)
        if ids:
            self.cards_dropped.emit(ids)
        return bool(ids)

    def name(self, line: Line) -> str:
        """A line's card name in the language of the window."""
        return line.entry.card.name.get(self._language) if line.entry.card else line.entry.name

    def title(self, section: SectionId) -> str:
        """A section's heading."""
        return {
            "pokemon": self.tr("Pokémon"),
            "trainer": self.tr("Trainers"),
            "energy": self.tr("Energy"),
            "missing": self.tr("Not in the catalogue"),
        }[section]

    def _text(self, row: Row) -> str:
        if isinstance(row, Section):
            return self.tr("{section}, {count}").format(section=self.title(row.id), count=row.count)
        return self.tr("{count} {name}").format(count=row.entry.count, name=self.name(row))

    def _sentence(self, row: Row) -> str:
        if isinstance(row, Section):
            return self._text(row)
        return self.tr("{count} × {name}, {set} {number}, {owned} owned").format(
            count=row.entry.count,
            name=self.name(row),
            set=row.entry.set_id,
            number=row.entry.number,
            owned=self.owned.get(row.entry.card_id, 0),
        )


def _key(row: Row) -> tuple[str, int]:
    return (row.id, -1) if isinstance(row, Section) else (row.entry.card_id, row.depth)
