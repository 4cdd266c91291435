"""The board as a widget: clicks, drags, hovering and keys become signals about handles. It decides nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsPixmapItem, QGraphicsView, QWidget

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.table.items import BoardItem, CardItem, PokemonItem
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.scene import BoardScene

HOVER_MS = 450
_SMALLER = 0.7
"""An attached card is carried smaller than a Pokémon."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class BoardView(QGraphicsView):
    """Shows a `BoardScene` and says what the person points at."""

    tapped = Signal(object)
    """A handle was clicked, or Enter was pressed on it; None = beside everything."""
    doubled = Signal(object)
    """A handle was double-clicked."""
    picked_up = Signal(object)
    """A drag of this handle began."""
    dropped = Signal(object, object)
    """(what, where): where is None beside everything."""
    put_back = Signal()
    """A drag was given up."""
    other_language = Signal()
    """The large card in the other language, and back."""
    inspected = Signal(object)
    """The card to show large, after a moment of hovering or by key; None = no more."""
    menu_wanted = Signal(object, QPoint)
    """(handle, global position)"""
    focus_moved = Signal(object)
    """The keyboard's place on the board."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # The scene's ground covers all of it: Qt need not fill it in every frame before.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(420, 400)
        self.draggable: frozenset[Handle] = frozenset()
        self.card_of: Callable[[Handle], CardDef | None] = lambda _handle: None
        """The card of something attached, for dragging it."""
        self._pressed: Handle | None = None
        self._pressed_card: Handle | None = None
        """What is attached to a Pokémon, if that was pressed."""
        self._carried: Handle | None = None
        self._press_at = QPoint()
        self._ghost: QGraphicsPixmapItem | None = None
        self._lifted: BoardItem | None = None
        self._hovered: Handle | None = None
        self._inspecting = False
        self.focus_handle: Handle | None = None
        self.focus_visible = False
        """The keyboard is being used: its place is shown."""
        self._hover_timer = QTimer(self)
        self._hover_timer.setSingleShot(True)
        self._hover_timer.setInterval(HOVER_MS)
        self._hover_timer.timeout.connect(self._inspect_hovered)
        scene.animator.started.connect(self._all_moves)
        scene.animator.finished.connect(self._nothing_moves)
        scene.ground.changed.connect(self.resetCachedContent)

    # --- painting -------------------------------------------------------------------------------------------

    def _all_moves(self) -> None:
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)

    def _nothing_moves(self) -> None:
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.look.dpr = self.devicePixelRatioF()
        size = self.viewport().size()
        self.board.set_size(size.width(), size.height())
        self.resetCachedContent()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.repaint_all()  # the window has come to another screen
        return super().event(event)

    def repaint_all(self) -> None:
        """Theme, language or faces changed."""
        self.board.look.dpr = self.devicePixelRatioF()
        self.resetCachedContent()
        self.board.refresh_look()
        self.viewport().update()

    # --- mouse ----------------------------------------------------------------------------------------------

    def _scene_point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.board.animator.running:
            self.board.animator.finish()
        self._stop_inspecting()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.board.handle_at(self._scene_point(event))
            self._pressed_card = self.board.attached_at(self._scene_point(event))
            self._press_at = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._scene_point(event)
        if self._ghost is not None:
            self._ghost.setPos(point)
            return
        held = self._pressed is not None or self._pressed_card is not None
        if held and event.buttons() & Qt.MouseButton.LeftButton:
            far = (event.position().toPoint() - self._press_at).manhattanLength()
            if far >= QApplication.startDragDistance():
                self._lift(point)
            return
        self._hover(self.board.handle_at(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed, self._pressed_card = self._pressed, None, None
        point = self._scene_point(event)
        if self._ghost is not None:
            carried = self._carried
            self._drop_ghost()
            if carried is not None:
                self.dropped.emit(carried, self.board.handle_at(point) or self.board.hand_at(point))
            return
        if self.board.handle_at(point) == pressed:
            self.focus_handle = pressed
            self.focus_visible = False
            self.tapped.emit(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        handle = self.board.handle_at(self._scene_point(event))
        if event.button() == Qt.MouseButton.LeftButton and handle is not None:
            self.doubled.emit(handle)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        handle = self.focus_handle if by_key else self.board.handle_at(self.mapToScene(event.pos()))
        rect = self.board.rect_of(handle) if by_key and handle is not None else None
        at = event.globalPos() if rect is None else self.viewport().mapToGlobal(self.mapFromScene(rect.center()))
        self.menu_wanted.emit(handle, at)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def _lift(self, point: QPointF) -> None:
        """Take up the attached card that was pressed, else the thing itself, if it may be lifted."""
        handle = self._pressed_card or (self._pressed if self._pressed in self.draggable else None)
        bearer = self.board.bearer(handle) if handle is not None and handle.kind == "attached" else None
        item = bearer or (self.board.item_of(handle) if handle is not None else None)
        if item is None or handle is None:
            return
        pixmap = self._ghost_pixmap(item, handle)
        ghost = QGraphicsPixmapItem(pixmap)
        ghost.setOffset(-pixmap.deviceIndependentSize().width() / 2, -pixmap.deviceIndependentSize().height() / 2)
        ghost.setZValue(1000)
        ghost.setOpacity(0.92)
        ghost.setPos(point)
        self.board.addItem(ghost)
        self._ghost = ghost
        self._carried = handle
        if bearer is None:
            self._lifted = item
            item.setOpacity(0.35)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.picked_up.emit(handle)

    def _ghost_pixmap(self, item: object, handle: Handle) -> QPixmap:
        look, unit = self.board.look, self.board.layout_plan.unit
        width = self.board.layout_plan.near.bench[0].width if self.board.layout_plan.near.bench else unit * 0.7
        card = None
        if handle.kind == "attached" and isinstance(item, PokemonItem):
            card = self.card_of(handle)
            width, unit = round(width * _SMALLER), round(unit * _SMALLER)
        elif isinstance(item, CardItem):
            card = item.card
        elif isinstance(item, PokemonItem) and item.picture is not None:
            card = item.picture.card
        return look.card_pixmap(card, width, unit)

    def put_down(self) -> bool:
        """Give up a drag; False if there is none."""
        if self._ghost is None:
            return False
        self._pressed, self._pressed_card = None, None
        self._drop_ghost()
        self.put_back.emit()
        return True

    def _drop_ghost(self) -> None:
        if self._ghost is not None:
            self.board.removeItem(self._ghost)
            self._ghost = None
        self._carried = None
        if self._lifted is not None:
            self._lifted.setOpacity(1.0)
            self._lifted = None
        self.unsetCursor()

    # --- hovering -------------------------------------------------------------------------------------------

    def _hover(self, handle: Handle | None) -> None:
        if handle == self._hovered:
            return
        self._hovered = handle
        self._stop_inspecting()
        self.board.raise_card(handle if handle is not None and handle.kind == "card" else None)
        grab = handle is not None and (handle in self.draggable or handle in self.board.marks.can)
        self.setCursor(Qt.CursorShape.PointingHandCursor if grab else Qt.CursorShape.ArrowCursor)
        if handle is not None:
            self._hover_timer.start()

    def _inspect_hovered(self) -> None:
        if self._hovered is not None and self._ghost is None:
            self._inspecting = True
            self.inspected.emit(self._hovered)

    def _stop_inspecting(self) -> None:
        self._hover_timer.stop()
        if self._inspecting:
            self._inspecting = False
            self.inspected.emit(None)

    # --- keys -----------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focus_visible = True
            self.set_focus_handle(self.focus_handle or self._first_handle())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_moved.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.board.animator.running:
            self.board.animator.finish()
        if key in _ARROWS:
            self.focus_visible = True
            self.set_focus_handle(self._neighbour(*_ARROWS[Qt.Key(key)]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focus_handle is not None:
            self.tapped.emit(self.focus_handle)
        elif key == Qt.Key.Key_Escape and self._ghost is not None:
            self.put_down()
        elif key == Qt.Key.Key_Space:
            self._inspect_by_key(not self._inspecting)
        else:
            event.ignore()

    def inspect_in_other_language(self) -> None:
        """The card that has the keyboard, large and in the other language, or back."""
        if not self._inspecting:
            self._inspect_by_key(True)
        self.other_language.emit()

    def _inspect_by_key(self, wanted: bool) -> None:
        handle = self.focus_handle or self._hovered
        self._inspecting = wanted and handle is not None
        self.inspected.emit(handle if self._inspecting else None)

    def set_focus_handle(self, handle: Handle | None) -> None:
        """Move the keyboard's place on the board."""
        if self._inspecting:
            self._stop_inspecting()
        self.focus_handle = handle
        self.board.raise_card(handle if handle is not None and handle.kind == "card" else None)
        self.focus_moved.emit(handle)

    def _first_handle(self) -> Handle | None:
        lit = [handle for handle in self.board.handles() if handle in self.board.marks.can]
        choices = lit or self.board.handles()
        return choices[0] if choices else None

    def _neighbour(self, dx: int, dy: int) -> Handle | None:
        here = self.focus_handle
        rect = self.board.rect_of(here) if here is not None else None
        if rect is None:
            return self._first_handle()
        best, best_score = here, float("inf")
        for handle in self.board.handles():
            other = self.board.rect_of(handle)
            if handle == here or other is None:
                continue
            score = _score(rect, other, dx, dy)
            if score < best_score:
                best, best_score = handle, score
        return best


def _score(rect: QRectF, other: QRectF, dx: int, dy: int) -> float:
    """How good `other` is as the next thing in a direction: infinite if it lies elsewhere."""
    step = other.center() - rect.center()
    along = step.x() * dx + step.y() * dy
    across = abs(step.x() * dy) + abs(step.y() * dx)
    if along < 4 or across > along * 2.2:
        return float("inf")
    return along + across * 2.0
