"""The grid of drawn faces: plain list view, own delegate, faces from the cache."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDrag, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ptcg_desktop.ui.app.theme import Theme, scaled_font
from ptcg_desktop.ui.browser.grid_model import ID_ROLE, ROW_ROLE, CardListModel
from ptcg_desktop.ui.widgets.card_face import card_height, paint_placeholder
from ptcg_desktop.ui.widgets.card_mime import mime_of
from ptcg_desktop.ui.widgets.card_pictures import Key
from ptcg_desktop.ui.widgets.face_cache import FaceCache
from ptcg_desktop.ui.widgets.type_badge import UNKNOWN, type_colours

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CardRow

Index = QModelIndex | QPersistentModelIndex
GAP = 16
SIZES = (110, 130, 150, 176, 206, 240, 280)
"""Widths of a card in device-independent pixels, steps of the slider."""


class FaceDelegate(QStyledItemDelegate):
    """Paints a cell: a face (or its placeholder), the ring of the chosen card, the owned count."""

    def __init__(self, grid: FaceList, faces: FaceCache, theme: Theme) -> None:
        super().__init__(grid)
        self._grid = grid
        self._faces = faces
        self._theme = theme
        self.owned: Mapping[str, int] = {}
        self.language = "en"

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._grid.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card_id: str = index.data(ID_ROLE)
        width = self._grid.card_width
        height = card_height(width)
        cell: QRect = option.rect
        left = cell.x() + (cell.width() - width) // 2
        box = QRectF(left, cell.y() + GAP // 2, width, height)
        dpr = self._grid.devicePixelRatioF()
        face = self._faces.peek(card_id, width, dpr, self.language)
        if face is not None:
            painter.drawPixmap(box.topLeft(), face)
        else:
            stand_in = self._faces.stand_in(card_id, self.language)
            if stand_in is not None:
                painter.drawPixmap(box.toRect(), stand_in)
            else:
                self._paint_placeholder(painter, box, index)
            self._faces.want(card_id, width, dpr, self.language)
            self._grid.wait_for((card_id, width, dpr, self.language), index.row())
        self._paint_marks(painter, option, index, box)

    def _paint_placeholder(self, painter: QPainter, box: QRectF, index: Index) -> None:
        row: CardRow | None = index.data(ROW_ROLE)
        colours = type_colours(row.types[:1]) if row is not None and row.types else UNKNOWN
        paint_placeholder(painter, box, colours, row.name if row is not None else "")

    def _paint_marks(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, box: QRectF) -> None:
        tokens = self._theme.tokens
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        current = index.row() == self._grid.currentIndex().row() and self._grid.hasFocus()
        hot = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen or hot:
            self._paint_ring(painter, box, tokens.colour("accent"), 3.0 if chosen else 1.5, current)
        count = self.owned.get(index.data(ID_ROLE), 0)
        if count:
            self._paint_count(painter, box, count)

    def _paint_ring(self, painter: QPainter, box: QRectF, colour: QColor, thick: float, current: bool) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, thick))
        out = thick / 2 + 1.5
        radius = box.width() * 0.047 + out
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius, radius)
        if current:
            painter.setPen(QPen(self._theme.tokens.colour("text"), 1.0))
            far = out + thick / 2 + 1
            painter.drawRoundedRect(box.adjusted(-far, -far, far, far), radius + 2, radius + 2)
        painter.restore()

    def _paint_count(self, painter: QPainter, box: QRectF, count: int) -> None:
        text = f"×{count}"
        tokens = self._theme.tokens
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = scaled_font("body")
        font.setBold(True)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(text) + 14
        pill = QRectF(box.center().x() - width / 2, box.bottom() - 16, width, 23)
        painter.setPen(QPen(tokens.colour("surface"), 2))
        painter.setBrush(tokens.colour("accent"))
        painter.drawRoundedRect(pill, 11.5, 11.5)
        painter.setPen(tokens.colour("on_accent"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


class FaceList(QListView):
    """Cells of faces, all of one size.

    Attributes:
        card_width: Width of a face in device-independent pixels.

    Signals:
        current_changed: Id of the card the keyboard or mouse is on, `""` for none.
        chosen: Ids of the cards that were double-clicked or chosen with Enter.
    """

    current_changed = Signal(str)
    chosen = Signal(object)
    card_width = 150

    def __init__(self, faces: FaceCache) -> None:
        super().__init__()
        self._faces = faces
        self._waiting: dict[Key, int] = {}
        faces.painted.connect(self._show_drawn)
        faces.pictured.connect(self.viewport().update)

    def wait_for(self, key: Key, row: int) -> None:
        """The cell of this row is painted without its face: it is painted again when the face is drawn."""
        self._waiting[key] = row

    def forget_wishes(self) -> None:
        """What was waited for is not looked at any more."""
        self._faces.forget_wishes()
        self._waiting.clear()

    def _show_drawn(self) -> None:
        """Some faces are drawn: no cell is painted again but those that waited for them."""
        for key in [key for key in self._waiting if self._faces.has(*key)]:
            self.update(self.model().index(self._waiting.pop(key), 0))


class CardGrid(FaceList):
    """See the module."""

    def __init__(self, model: CardListModel, faces: FaceCache, theme: Theme) -> None:
        super().__init__(faces)
        self._model = model
        self._least_width = 150
        self.setObjectName("card_grid")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(500)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setMouseTracking(True)
        self.delegate = FaceDelegate(self, faces, theme)
        self.setItemDelegate(self.delegate)
        self.setModel(model)
        self.selectionModel().currentChanged.connect(self._tell_current)
        self.activated.connect(lambda _index: self.chosen.emit(self.selected_ids()))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.set_card_width(self.card_width)

    def set_card_width(self, width: int) -> None:
        """Show cards of at least that width; they grow a little so that the columns fill the view."""
        self._least_width = width
        self.forget_wishes()
        self._fit()

    def selected_ids(self) -> list[str]:
        """Ids of the chosen cards, in the order shown."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        return [self._model.ids[row] for row in rows]

    def current_id(self) -> str:
        """Id of the current card, `""` if there is none."""
        index = self.currentIndex()
        return self._model.ids[index.row()] if index.isValid() else ""

    def select(self, card_id: str) -> None:
        """Make a card current, if it is shown."""
        row = self._model.row_of(card_id)
        if row >= 0:
            self.setCurrentIndex(self._model.index(row))

    def show_ids(self, ids: list[str], keep: str = "") -> None:
        """Show these cards; the current card stays current if it is among them, else the first becomes it."""
        self.forget_wishes()
        keep = keep or self.current_id()
        self._model.show_ids(ids)
        row = self._model.row_of(keep) if keep else -1
        if ids:
            self.setCurrentIndex(self._model.index(max(row, 0)))
        if row <= 0:
            self.scrollToTop()
        if not ids:
            self.current_changed.emit("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.selectedIndexes():
            self.chosen.emit(self.selected_ids())
            return
        if event.text() in ("+", "-", "/"):
            event.ignore()  # shortcuts of the page, not the list's search by first letter
            return
        super().keyPressEvent(event)

    def startDrag(self, supported: Qt.DropAction) -> None:
        ids = self.selected_ids()
        if not ids:
            return
        drag = QDrag(self)
        drag.setMimeData(mime_of(ids))
        width = 90
        face = self._faces.peek(ids[0], self.card_width, self.devicePixelRatioF(), self.delegate.language)
        if face is not None:
            drag.setPixmap(
                face.scaledToWidth(round(width * face.devicePixelRatio()), Qt.TransformationMode.SmoothTransformation)
            )
            drag.setHotSpot(QPoint(width // 2, card_height(width) // 2))
        drag.exec(Qt.DropAction.CopyAction)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.viewport().width() - 2
        columns = max(1, room // (self._least_width + GAP))
        self.card_width = max(self._least_width, min(room // columns - GAP, round(self._least_width * 1.35)))
        size = QSize(max(self.card_width + GAP, room // columns), card_height(self.card_width) + GAP)
        if size != self.gridSize():
            self.setGridSize(size)
            index = self.currentIndex()
            if index.isValid():
                self.scrollTo(index)

    def _scrolled(self) -> None:
        self.forget_wishes()
        self.viewport().update()

    def _tell_current(self, index: QModelIndex) -> None:
        self.current_changed.emit(self._model.ids[index.row()] if index.isValid() else "")
