"""A hand of cards as faces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.widgets.card_face import card_height


class HandView(QWidget):
    """A row of faces, as wide as there is room."""

    GAP = 4

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._cards: tuple[CardDef, ...] = ()
        self._language = "en"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        faces.painted.connect(self.update)

    def show_cards(self, cards: Sequence[CardDef | None], language: str) -> None:
        """Show these; a card the catalogue does not know is left out of the picture."""
        self._cards = tuple(card for card in cards if card is not None)
        self._language = language
        self.setAccessibleName(", ".join(card.name.get(language) for card in self._cards))
        self._fit()
        self.update()

    def resizeEvent(self, event: QEvent) -> None:
        self._fit()

    def _columns(self) -> int:
        return 4 if self.width() < 420 else 7

    def _face_width(self) -> int:
        columns = self._columns()
        return max(24, min(96, (self.width() - self.GAP * (columns - 1)) // columns))

    def _fit(self) -> None:
        rows = -(-len(self._cards) // self._columns())
        self.setFixedHeight(max(0, rows * (card_height(self._face_width()) + self.GAP) - self.GAP))

    def _places(self) -> list[tuple[QRectF, CardDef]]:
        width = self._face_width()
        height, columns = card_height(width), self._columns()
        return [
            (
                QRectF((place % columns) * (width + self.GAP), (place // columns) * (height + self.GAP), width, height),
                card,
            )
            for place, card in enumerate(self._cards)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, card in self._places():
            self._faces.paint(painter, place.left(), place.top(), card, round(place.width()))
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            names = [card.name.get(self._language) for place, card in self._places() if place.contains(event.pos())]
            QToolTip.showText(event.globalPos(), names[0] if names else "", self)
            return True
        return super().event(event)
