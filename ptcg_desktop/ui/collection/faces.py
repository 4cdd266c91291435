"""Drawn faces for lists: a kept one at once, else a placeholder now and the face a moment later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.widgets.card_art import card_colours
from ptcg_desktop.ui.widgets.card_face import card_height, paint_placeholder
from ptcg_desktop.ui.widgets.face_cache import faces_of

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext


class Faces(QObject):
    """The window's faces, in the language of the window.

    Signals:
        painted: A face that was wanted is ready; views paint themselves again.
        pictured: A face given by `now` may have become a picture.
    """

    painted = Signal()
    pictured = Signal()

    def __init__(self, context: AppContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._cache = faces_of(context)
        self._cache.painted.connect(self.painted)
        self._cache.pictured.connect(self.pictured)

    def now(self, card: CardDef, width: int, dpr: float) -> QPixmap:
        """The face, painted if it must be: for one large card."""
        return self._cache.pixmap(card, width, dpr, self._context.language)

    def paint(self, painter: QPainter, left: float, top: float, card: CardDef, width: int) -> bool:
        """Paint the face with its corner there; or (False) a placeholder, until there is time for the face."""
        device = painter.device()
        dpr = device.devicePixelRatioF() if device is not None else 1.0
        language = self._context.language
        found = self._cache.peek(card.id, width, dpr, language)
        if found is not None:
            painter.drawPixmap(round(left), round(top), found)
            return True
        self._cache.want(card.id, width, dpr, language)
        place = QRectF(round(left), round(top), width, card_height(width))
        paint_placeholder(painter, place, card_colours(card)[0], card.name.get(language))
        return False

    def has(self, card_id: str, width: int, dpr: float) -> bool:
        """Would `paint` have the face now?"""
        return self._cache.has(card_id, width, dpr, self._context.language)

    def forget_wishes(self) -> None:
        """Another search: what was wanted for the old one is not needed."""
        self._cache.forget_wishes()
