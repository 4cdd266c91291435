"""The printings a line may mean, as pictures beside each other; one click takes one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.look import present_look, sized
from ptcg_desktop.ui.widgets.card_face import card_height

FACE = 84
"""Width of a picture."""
_PAD, _WORDS = 6, 18
_ID = int(Qt.ItemDataRole.UserRole) + 1


class CandidateStrip(QListView):
    """A row of pictures that scrolls sideways.

    Signals:
        chosen: Id of the card that was clicked.
    """

    chosen = Signal(str)

    def __init__(
        self,
        find: Callable[[str], CardDef | None],
        label: Callable[[CardDef], str],
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        """`label` names the print of a card in few letters (`BS 4`)."""
        super().__init__(parent)
        self._find, self._label, self._faces = find, label, faces
        self.cards = QStandardItemModel(self)
        self.current = ""
        self.setModel(self.cards)
        self.setItemDelegate(_Picture(self, faces))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(card_height(FACE) + 2 * _PAD + _WORDS + 16)
        self.clicked.connect(self._take)
        self.activated.connect(self._take)
        faces.painted.connect(self.viewport().update)

    def show_cards(self, ids: Sequence[str], current: str) -> None:
        """Show these printings; `current` is the one that is taken now."""
        self.current = current
        self._faces.forget_wishes()  # what is behind the dialog can wait
        self.cards.clear()
        for card in filter(None, map(self._find, ids)):
            words = self._label(card)
            item = QStandardItem(words)
            item.setData(card.id, _ID)
            item.setEditable(False)
            item.setToolTip(f"{card.name.get('en')}  ·  {words}")
            item.setAccessibleText(f"{card.name.get('en')} {words}")
            self.cards.appendRow(item)
        self.scrollToTop()

    def card(self, index: QModelIndex | QPersistentModelIndex) -> CardDef | None:
        """The card there."""
        return self._find(str(index.data(_ID)))

    def _take(self, index: QModelIndex) -> None:
        self.chosen.emit(str(index.data(_ID)))


class _Picture(QStyledItemDelegate):
    def __init__(self, strip: CandidateStrip, faces: Faces) -> None:
        super().__init__(strip)
        self._strip, self._faces = strip, faces

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(FACE + 2 * _PAD, card_height(FACE) + 2 * _PAD + _WORDS)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        card = self._strip.card(index)
        if card is None:
            return
        rect: QRect = option.rect
        look = present_look()
        taken = card.id == self._strip.current
        self._faces.paint(painter, rect.left() + _PAD, rect.top() + _PAD, card, FACE)
        painter.save()
        if taken or index == self._strip.currentIndex():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.good if taken else look.dim, 2.5))
            painter.drawRoundedRect(QRectF(rect.left() + 3, rect.top() + 3, FACE + 6, card_height(FACE) + 6), 6, 6)
        words = QRect(rect.left(), rect.top() + card_height(FACE) + 2 * _PAD, rect.width(), _WORDS)
        painter.setPen(look.ink if taken else look.dim)
        text = ("✓ " if taken else "") + str(index.data())
        if painter.fontMetrics().horizontalAdvance(text) > rect.width() - 4:
            painter.setFont(sized(painter.font(), -1.5))
        fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width() - 4)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), fitted)
        painter.restore()
