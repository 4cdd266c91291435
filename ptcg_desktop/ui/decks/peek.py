"""A card large beside the pointer, where it rests on a small one; Space shows the card that has the keyboard.

What the person has noted on a line stands under its card: in a narrow list there is no room for it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QLabel

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.look import present_look
from ptcg_desktop.ui.widgets.card_face import card_height

WIDTH = 300
WAIT_MS = 450
_GAP, _PADDING = 6, 9
_LONGEST = 400
"""Letters of a note that are shown; the whole of it stands where it is written."""
_WORDS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Peek(QObject):
    """Watches one list; `card_at` gives the card of an index, None where there is none, and `note_at` its note."""

    def __init__(
        self,
        view: QAbstractItemView,
        faces: Faces,
        card_at: Callable[[QModelIndex], CardDef | None],
        note_at: Callable[[QModelIndex], str] = lambda _index: "",
    ) -> None:
        super().__init__(view)
        self._view, self._faces, self._card_at, self._note_at = view, faces, card_at, note_at
        self._index = QModelIndex()
        self._card: CardDef | None = None
        self._note = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._show_hovered)
        self.label = QLabel(view, Qt.WindowType.ToolTip)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        faces.pictured.connect(self._show_again)
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer, and Space."""
        kind = event.type()
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._follow(event)
        elif kind in (QEvent.Type.Leave, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.Hide):
            self.hide()
        elif kind == QEvent.Type.KeyPress and watched is self._view and isinstance(event, QKeyEvent):
            was_open = self.label.isVisible()
            self.hide()
            if event.key() == Qt.Key.Key_Space and not was_open:
                return self.show_at(self._view.currentIndex())
        elif kind == QEvent.Type.FocusOut:
            self.hide()
        return super().eventFilter(watched, event)

    def hide(self) -> None:
        """Take the large card away."""
        self._timer.stop()
        self._index = QModelIndex()
        self._card = None
        self.label.hide()

    def show_at(self, index: QModelIndex) -> bool:
        """Show the card of an index beside it; False if there is none."""
        card = self._card_at(index) if index.isValid() else None
        if card is None:
            return False
        self._card = card
        note = self._note_at(index)
        self._note = note if len(note) <= _LONGEST else f"{note[:_LONGEST]}…"
        self._show_again()
        self.label.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole) or ""))
        self.label.resize(WIDTH, self._height())
        self.label.move(self._place(index))
        self.label.show()
        return True

    def _follow(self, event: QMouseEvent) -> None:
        index = self._view.indexAt(event.position().toPoint())
        if index == self._index:
            return
        self.hide()
        if index.isValid() and not event.buttons():
            self._index = index
            self._timer.start()

    def _show_again(self) -> None:
        """The face, which may have become a picture meanwhile, and the note under it."""
        if self._card is not None:
            face = self._faces.now(self._card, WIDTH, self._view.devicePixelRatioF())
            self.label.setPixmap(self._noted(face) if self._note else face)

    def _height(self) -> int:
        return card_height(WIDTH) + (_GAP + self._words().height() + 2 * _PADDING if self._note else 0)

    def _words(self) -> QRect:
        """Where the note is written, below the top of its sheet."""
        letters = QFontMetrics(self.label.font())
        wanted = letters.boundingRect(QRect(0, 0, WIDTH - 2 * _PADDING, 10_000), _WORDS, self._note)
        return QRect(_PADDING, _PADDING, WIDTH - 2 * _PADDING, wanted.height())

    def _noted(self, face: QPixmap) -> QPixmap:
        ratio, look, top = face.devicePixelRatio(), present_look(), card_height(WIDTH) + _GAP
        whole = QPixmap(round(WIDTH * ratio), round(self._height() * ratio))
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, face)
        painter.setPen(QPen(look.edge, 1))
        painter.setBrush(look.raised)
        painter.drawRoundedRect(QRectF(0.5, top + 0.5, WIDTH - 1, self._height() - top - 1), 6, 6)
        painter.setPen(look.ink)
        painter.setFont(self.label.font())
        painter.drawText(self._words().translated(0, top), _WORDS, self._note)
        painter.end()
        return whole

    def _show_hovered(self) -> None:
        self.show_at(self._index)

    def _place(self, index: QModelIndex) -> QPoint:
        """Right of the row if the screen has room there, else left of it; never over the row itself."""
        rect = self._view.visualRect(index)
        corner = self._view.viewport().mapToGlobal(rect.topRight())
        screen = self._view.screen().availableGeometry()
        left = corner.x() + 12
        if left + WIDTH > screen.right():
            left = self._view.viewport().mapToGlobal(rect.topLeft()).x() - WIDTH - 12
        top = min(max(screen.top() + 8, corner.y() - 40), screen.bottom() - self._height() - 8)
        return QPoint(max(screen.left(), left), top)
