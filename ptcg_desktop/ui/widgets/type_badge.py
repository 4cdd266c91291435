"""Badges of the types: our own, each with colour, outline and letter, so that none depends on colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QFont,
    QIcon,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

ANY_TYPE = "*"


@dataclass(frozen=True)
class TypeColours:
    """The colours of a type: `base` for frames and badges, `deep` for edges and ink on tint, `tint` for paper."""

    base: QColor
    deep: QColor
    tint: QColor
    glow: QColor
    ink: QColor

    @classmethod
    def of(cls, base: str, deep: str, tint: str, glow: str, ink: str = "#ffffff") -> TypeColours:
        """From hex texts."""
        return cls(QColor(base), QColor(deep), QColor(tint), QColor(glow), QColor(ink))


TYPE_COLOURS: dict[str, TypeColours] = {
    "G": TypeColours.of("#3f8f4f", "#1f5a34", "#e9f3e2", "#a9d36b"),
    "R": TypeColours.of("#cf4a26", "#8c2413", "#fbeade", "#ffb347"),
    "W": TypeColours.of("#2f7fc4", "#174a80", "#e3f0fa", "#7fd4ee"),
    "L": TypeColours.of("#eab920", "#8f6400", "#fdf5d6", "#fff0a0", "#3a2a00"),
    "P": TypeColours.of("#8a4a9e", "#532766", "#f3e8f6", "#e08ad0"),
    "F": TypeColours.of("#a8592b", "#6a3115", "#f6e9dd", "#e6a35c"),
    "C": TypeColours.of("#a39e93", "#5d594f", "#f4f2ec", "#e8e2d2", "#26241f"),
    "D": TypeColours.of("#3b4856", "#171e27", "#e6e9ed", "#7f95ad"),
    "M": TypeColours.of("#7b8c99", "#45535e", "#eaeff2", "#c9d8e2"),
    "Y": TypeColours.of("#d1588f", "#8d2b5c", "#fcebf2", "#ffb6d3"),
    "N": TypeColours.of("#8c7527", "#54430f", "#f5f0da", "#d9b84a"),
}
UNKNOWN = TypeColours.of("#7d7f86", "#4a4c52", "#efeff0", "#b9bbc2")


def type_colours(letter: str) -> TypeColours:
    """The colours of a type letter; a quiet grey for a type this program does not know."""
    return TYPE_COLOURS.get(letter, UNKNOWN)


def _polygon(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def _regular(corners: int, turn: float, radius: float = 1.0, inner: float = 0.0) -> QPainterPath:
    count = corners * 2 if inner else corners
    points = []
    for step in range(count):
        reach = inner if inner and step % 2 else radius
        angle = math.radians(turn) + step * 2 * math.pi / count
        points.append((reach * math.sin(angle), -reach * math.cos(angle)))
    return _polygon(points)


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(-0.95, -0.95))
    path.lineTo(0.1, -0.95)
    path.quadTo(0.95, -0.95, 0.95, 0.1)
    path.lineTo(0.95, 0.95)
    path.lineTo(-0.1, 0.95)
    path.quadTo(-0.95, 0.95, -0.95, -0.1)
    path.closeSubpath()
    return path


def _lobes() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((-0.42, -0.42), (0.42, -0.42), (0.42, 0.42), (-0.42, 0.42)):
        path.addEllipse(QPointF(x, y), 0.56, 0.56)
    return path.simplified()


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 1.0, 1.0)
    return path


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(-0.9, -0.9, 1.8, 1.8, 0.22, 0.22)
    return path


@lru_cache(maxsize=32)
def _outline(letter: str) -> QPainterPath:
    """The outline of a type's badge around (0, 0), reaching to about 1."""
    made: dict[str, Callable[[], QPainterPath]] = {
        "G": _leaf,
        "R": lambda: _polygon([(0, -1.05), (0.95, -0.25), (0.82, 0.92), (-0.82, 0.92), (-0.95, -0.25)]),
        "W": _circle,
        "L": lambda: _polygon([(-0.55, -0.95), (1.05, -0.95), (0.55, 0.95), (-1.05, 0.95)]),
        "P": lambda: _polygon([(0, -1.14), (1.14, 0), (0, 1.14), (-1.14, 0)]),
        "F": _square,
        "C": lambda: _regular(12, 0, 1.04, 0.86),
        "D": lambda: _polygon([(-0.9, -0.92), (0.9, -0.92), (0.95, 0.2), (0, 1.08), (-0.95, 0.2)]),
        "M": lambda: _regular(6, 30, 1.06),
        "Y": _lobes,
        "N": lambda: _regular(6, 0, 1.14, 0.8),
    }
    return made.get(letter, _circle)()


def badge_path(letter: str, rect: QRectF) -> QPainterPath:
    """The outline of a badge in a rectangle."""
    radius = min(rect.width(), rect.height()) / 2 * 0.88
    placed = QTransform().translate(rect.center().x(), rect.center().y()).scale(radius, radius)
    return placed.map(_outline(letter))


def paint_badge(painter: QPainter, rect: QRectF, letter: str) -> None:
    """Paint a type's badge into a square; `"*"` is a unit of any type."""
    colours = type_colours(letter)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = badge_path(letter, rect)
    side = min(rect.width(), rect.height())
    if letter == ANY_TYPE:
        wheel = QConicalGradient(rect.center(), 90)
        for place, each in enumerate("GWPYRLG"):
            wheel.setColorAt(place / 6, type_colours(each).base)
        painter.setBrush(wheel)
        edge = QColor("#4a4c52")
    else:
        shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        shade.setColorAt(0, colours.base.lighter(118))
        shade.setColorAt(1, colours.base)
        painter.setBrush(shade)
        edge = colours.deep
    pen = QPen(edge, max(0.8, side * 0.055))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    _paint_letter(painter, rect, "★" if letter == ANY_TYPE else letter, colours.ink, side)
    painter.restore()


def _paint_letter(painter: QPainter, rect: QRectF, letter: str, ink: QColor, side: float) -> None:
    font = QFont(painter.font())
    font.setPixelSize(100)
    font.setWeight(QFont.Weight.Bold)
    font.setItalic(False)
    path = QPainterPath()
    path.addText(0, 0, font, letter)
    box = path.boundingRect()
    if box.isEmpty():
        return
    scale = side * 0.42 / 73  # the height of a capital in a 100-pixel font
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-box.center())
    painter.fillPath(path, ink)


def badge_pixmap(letter: str, size: int, dpr: float = 1.0) -> QPixmap:
    """A badge as a pixmap of `size` device-independent pixels."""
    pixmap = QPixmap(QSize(round(size * dpr), round(size * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_badge(painter, QRectF(0, 0, size, size), letter)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def badge_icon(letter: str, size: int = 20) -> QIcon:
    """A badge as an icon, sharp up to 2×; kept, because tables ask for it with every row."""
    made = QIcon()
    for dpr in (1.0, 1.5, 2.0):
        made.addPixmap(badge_pixmap(letter, size, dpr))
    return made
