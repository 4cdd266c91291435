"""Where the table gets its drawn cards and Energy symbols: painted once per size, kept as pixmaps."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.widgets.card_face import card_height, paint_card
from ptcg_desktop.ui.widgets.type_badge import badge_pixmap

_KEPT = 400
_faces: dict[tuple[str, int, float, str], tuple[CardDef, QPixmap]] = {}


def face(card: CardDef, width: float, dpr: float, language: str) -> QPixmap:
    """A card's face, `width` logical pixels wide."""
    key = (card.id, round(width), dpr, language)
    found = _faces.get(key)
    if found is not None and found[0] is card:
        return found[1]
    if len(_faces) >= _KEPT:
        # The oldest first: a board shows some thirty faces at a time.
        for old in list(_faces)[: _KEPT // 4]:
            del _faces[old]
    size = QSize(round(width), card_height(round(width)))
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_card(painter, QRectF(0, 0, size.width(), size.height()), card, language=language)
    painter.end()
    _faces[key] = (card, pixmap)
    return pixmap


def paint_energy(painter: QPainter, rect: QRectF, letter: str) -> None:
    """The symbol of one Energy unit."""
    device = painter.device()
    dpr = device.devicePixelRatio() if device is not None else 1.0
    painter.drawPixmap(rect.toRect().topLeft(), _badge(letter, round(rect.width()), dpr))


@lru_cache(maxsize=256)
def _badge(letter: str, size: int, dpr: float) -> QPixmap:
    return badge_pixmap(letter, size, dpr)
