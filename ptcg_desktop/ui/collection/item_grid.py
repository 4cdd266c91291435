"""The cards of a set or a Pokémon: those one has in full, those still missing as a shadow of themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.collection_completion import Item
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.labels import variant_label
from ptcg_desktop.ui.collection.look import paint_pill, present_look, sized
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.lettering import elided

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
ITEM = int(Qt.ItemDataRole.UserRole) + 1
FACE = 104
_CELL = QSize(FACE + 22, card_height(FACE) + 52)
"""The least room of an item."""


class ItemModel(QAbstractListModel):
    """Items as a Qt list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.items: list[Item] = []
        self.language = "en"

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        item = self.items[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            have = str(item.have) if item.have else self.tr("missing")
            return f"{item.name.get(self.language)} {item.number}, {have}"
        if role == Qt.ItemDataRole.ToolTipRole:
            words = f"{item.name.get(self.language)} · {item.number}"
            return f"{words} · {variant_label(item.variant)}" if item.variant else words
        return item if role == ITEM else None

    def show(self, items: Sequence[Item]) -> None:
        """Show these; where only the copies are others, scrolling and selection stay."""
        if [(each.card_id, each.variant) for each in items] == [(each.card_id, each.variant) for each in self.items]:
            self.items = list(items)
            if self.items:
                self.dataChanged.emit(self.index(0), self.index(len(self.items) - 1))
            return
        self.beginResetModel()
        self.items = list(items)
        self.endResetModel()


class _Delegate(QStyledItemDelegate):
    def __init__(self, faces: Faces, card_of: Callable[[str], CardDef | None], grid: QListView) -> None:
        super().__init__(grid)
        self._grid = grid
        self._faces = faces
        self._card_of = card_of
        self.label: Callable[[Item], str] = lambda item: item.number

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._grid.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, item = present_look(), index.data(ITEM)
        rect = QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.accent)
            painter.setBrush(look.chosen)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        left, top = rect.center().x() - FACE / 2, rect.top() + 8
        card = self._card_of(item.card_id)
        if card is not None:
            painter.setOpacity(1.0 if item.have else 0.22)
            self._faces.paint(painter, left, top, card, FACE)
            painter.setOpacity(1.0)
        if item.have > 1:
            pill = QRectF(left + FACE - 30, top + 4, 28, 18)
            painter.setFont(sized(option.font, -1.0, option.font.Weight.Bold))
            paint_pill(painter, pill, f"×{item.have}", look.accent, look.on_accent)
        below = QRectF(rect.left() + 6, top + card_height(FACE) + 4, rect.width() - 12, 18)
        font = sized(option.font, -1.0)
        painter.setFont(font)
        painter.setPen(look.ink if item.have else look.dim)
        words = f"{item.number} · {self.label(item)}"
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, elided(words, font, below.width()))
        if item.variant:
            painter.setPen(look.dim)
            below.translate(0, 16)
            painter.drawText(
                below, Qt.AlignmentFlag.AlignHCenter, elided(variant_label(item.variant), font, below.width())
            )
        painter.restore()


class ItemGrid(QListView):
    """`+` and `−` add and take a copy of the chosen card.

    Signals:
        stepped: An `Item` and +1 or −1.
    """

    stepped = Signal(object, int)

    def __init__(self, faces: Faces, card_of: Callable[[str], CardDef | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.items = ItemModel(self)
        self._delegate = _Delegate(faces, card_of, self)
        self.setModel(self.items)
        self.setItemDelegate(self._delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setGridSize(_CELL)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setProperty("look", "bare")
        faces.painted.connect(self.viewport().update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns share the width, so that none of it is left over at the right."""
        super().resizeEvent(event)
        room = self.viewport().width() - 1
        cell = QSize(room // max(1, room // _CELL.width()), _CELL.height())
        if cell != self.gridSize():
            self.setGridSize(cell)

    def speak(self, language: str, label: Callable[[Item], str]) -> None:
        """Name cards in another language; `label` is what stands below a face, behind the number."""
        self.items.language = language
        self._delegate.label = label
        self.viewport().update()

    def chosen(self) -> Item | None:
        """The chosen item."""
        index = self.currentIndex()
        return self.items.items[index.row()] if index.isValid() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.chosen()
        if item is not None and event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.stepped.emit(item, 1)
        elif item is not None and event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.stepped.emit(item, -1)
        else:
            super().keyPressEvent(event)
