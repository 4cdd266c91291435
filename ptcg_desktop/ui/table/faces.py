"""The Energy symbols of the table as pixmaps."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from ptcg_desktop.ui.widgets.type_badge import badge_pixmap


def paint_energy(painter: QPainter, rect: QRectF, letter: str) -> None:
    """The symbol of one Energy unit."""
    device = painter.device()
    dpr = device.devicePixelRatio() if device is not None else 1.0
    painter.drawPixmap(rect.toRect().topLeft(), _badge(letter, round(rect.width()), dpr))


@lru_cache(maxsize=256)
def _badge(letter: str, size: int, dpr: float) -> QPixmap:
    return badge_pixmap(letter, size, dpr)
