"""Rarity on a drawn face: a small sign and a hint of foil, from the words of the sources."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ptcg_desktop.cards.model import CardDef

_SECRET = (
    "secret",
    "hyper",
    "crown",
    "special illustration",
    "rainbow",
    "gold",
    "shiny ultra",
    "three star",
    "black white",
)
_ULTRA = ("ultra", "illustration", "double rare", "vmax", "vstar", "holo rare v", "rare holo ex", "rare holo gx",
          "shiny", "radiant", "amazing", "lv.x", "prime", "legend", "ace spec", "full art", "classic", "break", "star",
          "prism")  # fmt: skip


def rarity_class(rarity: str) -> int:
    """0 none or unknown, 1 common, 2 uncommon, 3 rare, 4 holo rare, 5 ultra rare and special art, 6 secret."""
    text = rarity.lower()
    if text in ("", "none"):
        return 0
    if any(word in text for word in _SECRET):
        return 6
    if any(word in text for word in _ULTRA):
        return 5
    if "holo" in text:
        return 4
    for word, found in (("uncommon", 2), ("common", 1), ("rare", 3), ("promo", 3), ("diamond", 2)):
        if word in text:
            return found
    return 0


def rarity_level(card: CardDef) -> int:
    """`rarity_class`, where a rare that exists only as holo counts as a holo rare, whatever the source calls it."""
    level = rarity_class(card.rarity)
    finishes = {variant.finish for variant in card.variants}
    return 4 if level == 3 and "holo" in finishes and "normal" not in finishes else level


def foil_strength(card: CardDef) -> float:
    """How much the card shimmers, 0 to 1."""
    return (0.0, 0.0, 0.0, 0.0, 0.45, 0.75, 1.0)[rarity_level(card)]


def paint_foil(painter: QPainter, rect: QRectF, radius: float, strength: float) -> None:
    """A soft shimmer and slanted bands of light over a rounded rectangle.

    The bands are clipped to the rectangle and leave its corners alone: clipping to a path costs ten times as much.
    """
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    shimmer = QLinearGradient(rect.topLeft(), QPointF(rect.left() + rect.width() * 0.9, rect.bottom()))
    hues = ("#ff9ec4", "#ffe08a", "#a6f0c0", "#8fd3ff", "#c9a7ff", "#ff9ec4", "#ffe08a", "#a6f0c0", "#8fd3ff")
    for index, hue in enumerate(hues):
        colour = QColor(hue)
        colour.setAlphaF(strength * (0.34 if index % 2 else 0.1))
        shimmer.setColorAt(index / (len(hues) - 1), colour)
    painter.setBrush(shimmer)
    painter.drawRoundedRect(rect, radius, radius)
    for start, width, alpha in ((0.06, 0.07, 0.3), (0.17, 0.022, 0.38), (0.6, 0.13, 0.22), (0.78, 0.03, 0.34)):
        x = rect.left() + rect.width() * start
        lean = rect.height() * 0.36
        band = QPainterPath(QPointF(x + lean, rect.top()))
        band.lineTo(x + lean + rect.width() * width, rect.top())
        band.lineTo(x + rect.width() * width, rect.bottom())
        band.lineTo(x, rect.bottom())
        band.closeSubpath()
        light = QColor("white")
        light.setAlphaF(alpha * strength)
        painter.fillPath(band, light)
    painter.restore()


def paint_rarity(painter: QPainter, rect: QRectF, card: CardDef) -> None:
    """Dot, diamond or star, as card players know it; gold from holo on, two and three stars above."""
    level = rarity_level(card)
    if not level:
        return
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2b2a26") if level < 4 else QColor("#a87400"))
    middle, reach = rect.center(), rect.width() / 2
    if level == 1:
        painter.drawEllipse(middle, reach * 0.75, reach * 0.75)
    elif level == 2:
        path = QPainterPath(QPointF(middle.x(), middle.y() - reach))
        for x, y in ((reach * 0.85, 0), (0, reach), (-reach * 0.85, 0)):
            path.lineTo(middle.x() + x, middle.y() + y)
        path.closeSubpath()
        painter.drawPath(path)
    else:
        painter.drawPath(_star(middle, reach * 1.08))
        if level >= 5:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#a87400"), reach * 0.16))
            painter.drawEllipse(middle, reach * 1.25, reach * 1.25)
    painter.restore()


def _star(middle: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath()
    for step in range(10):
        turn = math.pi * step / 5
        size = reach if step % 2 == 0 else reach * 0.42
        point = QPointF(middle.x() + size * math.sin(turn), middle.y() - size * math.cos(turn))
        path.lineTo(point) if step else path.moveTo(point)
    path.closeSubpath()
    return path
