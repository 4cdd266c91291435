"""Small charts painted by hand: bars over names, and steps over time. They show what is known and nothing between."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ptcg_desktop.ui.collection.look import Look, present_look, sized
from ptcg_desktop.ui.widgets.lettering import elided

_ROW = 26


class Point(msgspec.Struct, frozen=True):
    """One value of a chart: its name, the value, and the value as it is read."""

    label: str
    value: float
    text: str


class BarChart(QWidget):
    """Names, a bar each, and the value behind it; as high as it has rows."""

    def __init__(self) -> None:
        super().__init__()
        self.points: Sequence[Point] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[Point]) -> None:
        """Show these, in their order."""
        self.points = points
        self.setFixedHeight(max(1, len(points)) * _ROW)
        self.setAccessibleDescription("; ".join(f"{point.label}: {point.text}" for point in points))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, max(1, len(self.points)) * _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), present_look()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = sized(self.font(), -0.6)
        painter.setFont(font)
        most = max((point.value for point in self.points), default=0) or 1
        metrics = painter.fontMetrics()
        texts = max((metrics.horizontalAdvance(point.text) for point in self.points), default=0) + 12
        names = min(180.0, self.width() * 0.36)
        room = max(20.0, self.width() - names - texts - 8)
        for row, point in enumerate(self.points):
            top = row * _ROW
            painter.setPen(look.ink)
            place = QRectF(0, top, names - 8, _ROW)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, elided(point.label, font, place.width()))
            bar = QRectF(names, top + 7, max(2.0, room * point.value / most), _ROW - 14)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.accent)
            painter.drawRoundedRect(bar, 3, 3)
            painter.setPen(look.dim)
            words = QRectF(bar.right() + 8, top, texts, _ROW)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, point.text)
        painter.end()


class StepChart(QWidget):
    """A value that rose in steps: it stays as it was until the next thing that is known."""

    def __init__(self) -> None:
        super().__init__()
        self.points: Sequence[Point] = ()
        self.setMinimumHeight(170)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[Point]) -> None:
        """Show these; labels are months or years, in order."""
        self.points = points
        self.setAccessibleDescription("; ".join(f"{point.label}: {point.text}" for point in points))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, 170)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), present_look()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sized(self.font(), -0.9))
        if self.points:
            self._paint(painter, look)
        painter.end()

    def _paint(self, painter: QPainter, look: Look) -> None:
        field = QRectF(4, 22, self.width() - 8, self.height() - 44)
        most = max(point.value for point in self.points) or 1
        step = field.width() / len(self.points)
        path = QPainterPath(field.bottomLeft())
        for place, point in enumerate(self.points):
            y = field.bottom() - field.height() * point.value / most
            path.lineTo(QPointF(field.left() + place * step, y))
            path.lineTo(QPointF(field.left() + (place + 1) * step, y))
        line = QPainterPath(path)
        path.lineTo(field.bottomRight())
        path.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.chosen)
        painter.drawPath(path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.accent, 2))
        painter.drawPath(line)
        painter.setPen(QPen(look.line, 1))
        painter.drawLine(field.bottomLeft(), field.bottomRight())
        painter.setPen(look.dim)
        below = QRectF(field.left(), field.bottom() + 4, field.width(), 18)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, self.points[0].label)
        if len(self.points) > 1:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, self.points[-1].label)
        painter.setPen(look.ink)
        painter.drawText(QRectF(4, 0, self.width() - 8, 18), Qt.AlignmentFlag.AlignRight, self.points[-1].text)
