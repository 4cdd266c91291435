"""The list of sets or Pokémon with their bars."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ptcg_desktop.services.collection_completion import Progress
from ptcg_desktop.ui.collection.goals import Entry
from ptcg_desktop.ui.collection.look import Look, present_look, sized
from ptcg_desktop.ui.widgets.lettering import elided
from ptcg_desktop.ui.widgets.written import written_number

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
ENTRY = int(Qt.ItemDataRole.UserRole) + 1
_HEIGHT = 58


class EntryModel(QAbstractListModel):
    """Entries as a Qt list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{entry.title}, {entry.progress.have}/{entry.progress.total}"
        return entry if role == ENTRY else None

    def show(self, entries: Sequence[Entry]) -> None:
        """Show these; where only figures are others, the selection stays."""
        if [each.key for each in entries] == [each.key for each in self.entries]:
            self.entries = list(entries)
            if self.entries:
                self.dataChanged.emit(self.index(0), self.index(len(self.entries) - 1))
            return
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def row_of(self, key: str) -> int:
        """The row of a key, -1 if it is not listed."""
        return next((row for row, each in enumerate(self.entries) if each.key == key), -1)


class EntryDelegate(QStyledItemDelegate):
    """Title, the line below, what one has of it, and a bar; a thin second bar for the master set."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, entry = present_look(), index.data(ENTRY)
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, look.chosen)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, look.hover)
        inner = rect.adjusted(12, 7, -12, -8)
        counted = f"{written_number(entry.progress.have)} / {written_number(entry.progress.total)}"
        painter.save()
        painter.setFont(sized(option.font, -0.4))
        width = painter.fontMetrics().horizontalAdvance(counted)
        painter.setPen(look.good if entry.progress.total and not entry.progress.missing else look.dim)
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, counted)
        bold = sized(option.font, 0, option.font.Weight.DemiBold)
        painter.setFont(bold)
        painter.setPen(look.ink if entry.copies else look.dim)
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop, elided(entry.title, bold, inner.width() - width - 12))
        small = sized(option.font, -1.2)
        painter.setFont(small)
        painter.setPen(look.dim)
        painter.drawText(
            inner.adjusted(0, 18, 0, 0), Qt.AlignmentFlag.AlignTop, elided(entry.below, small, inner.width())
        )
        height = 5.0
        paint_bar(painter, QRectF(inner.left(), inner.bottom() - height, inner.width(), height), entry.progress, look)
        if entry.master is not None and entry.master.total != entry.progress.total:
            below = QRectF(inner.left(), inner.bottom() + 2, inner.width(), 2.5)
            paint_bar(painter, below, entry.master, look, quiet=True)
        painter.restore()


def paint_bar(painter: QPainter, rect: QRectF, progress: Progress, look: Look, *, quiet: bool = False) -> None:
    """A bar as full as the goal is reached; green when nothing is missing."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = rect.height() / 2
    painter.setBrush(look.tokens.colour("sunken"))
    painter.drawRoundedRect(rect, radius, radius)
    if progress.have and progress.total:
        filled = QRectF(rect)
        filled.setWidth(max(rect.height(), rect.width() * progress.share))
        colour = look.good if not progress.missing else look.accent
        painter.setOpacity(0.55 if quiet else 1.0)
        painter.setBrush(colour)
        painter.drawRoundedRect(filled, radius, radius)
    painter.restore()
