"""Small widgets around a face: the face itself, and a row of badges."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QDrag, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.widgets.card_face import CARD_RATIO, card_height
from ptcg_desktop.ui.widgets.card_mime import mime_of
from ptcg_desktop.ui.widgets.face_cache import FaceCache
from ptcg_desktop.ui.widgets.play_badge import SHOWN, play_label, play_reason
from ptcg_desktop.ui.widgets.type_badge import paint_badge


class FaceView(QWidget):
    """One large face. It can be dragged like a card of the grid."""

    def __init__(self, faces: FaceCache, most: int = 340) -> None:
        super().__init__()
        self._faces = faces
        faces.pictured.connect(self.update)
        self._most = most
        self._pressed: QPoint | None = None
        self.card: CardDef | None = None
        self.language = "en"
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(180)

    def show_card(self, card: CardDef | None, language: str) -> None:
        """Show that face in that language; None shows nothing."""
        self.card, self.language = card, language
        self.update()
        if card is None:
            self.setAccessibleName("")
            self.setToolTip("")
            return
        state = self._faces.automation(card.id)
        parts = [card.name.get(language)] + ([play_label(state, language)] if state is not None else [])
        self.setAccessibleName(", ".join(parts))
        self.setToolTip(play_reason(state, language) if state in SHOWN else "")

    def show_again(self) -> None:
        """Show the same face once more: something about it has become known."""
        self.show_card(self.card, self.language)

    def sizeHint(self) -> QSize:
        return QSize(self._most, card_height(self._most))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return card_height(min(width, self._most))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or self.card is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        moved = (event.position().toPoint() - self._pressed).manhattanLength()
        if moved >= QApplication.startDragDistance():
            self._pressed = None
            drag = QDrag(self)
            drag.setMimeData(mime_of([self.card.id]))
            drag.setPixmap(self._faces.pixmap(self.card, 90, self.devicePixelRatioF(), self.language))
            drag.exec(Qt.DropAction.CopyAction)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is None:
            return
        width = int(min(self.width(), self._most, self.height() / CARD_RATIO))
        painter = QPainter(self)
        left = (self.width() - width) // 2
        painter.drawPixmap(left, 0, self._faces.pixmap(self.card, width, self.devicePixelRatioF(), self.language))
        painter.end()


class BadgeRow(QWidget):
    """A row of type badges, for a cost."""

    def __init__(self, letters: tuple[str, ...], size: int = 18) -> None:
        super().__init__()
        self._letters = letters
        self._size = size
        self.setFixedSize(max(1, len(letters)) * size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for index, letter in enumerate(self._letters):
            paint_badge(painter, QRectF(index * self._size, 0, self._size, self._size), letter)
        painter.end()
