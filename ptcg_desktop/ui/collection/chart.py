"""Small charts painted by hand: bars over names, and steps over time. They show what is known and nothing between."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ptcg_desktop.ui.collection.look import Look, present_look, sized
from ptcg_desktop.ui.collection.scales import YEAR, marks_of, month_of, times_of
from ptcg_desktop.ui.widgets.lettering import elided
from ptcg_desktop.ui.widgets.written import written_day

_ROW = 26
_STEPS_HEIGHT = 222
_EDGE = 6
"""Room around all of it, for the frame that says that the keyboard is here."""
_LINES = 5
"""Lines across a chart, about."""


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

    def event(self, event: QEvent) -> bool:
        """The tool tip has the whole name of a row."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = event.pos().y() // _ROW
            if 0 <= row < len(self.points):
                QToolTip.showText(event.globalPos(), f"{self.points[row].label}: {self.points[row].text}", self)
            return True
        return super().event(event)

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
    """A value that rose in steps over the months: it stays as it was until the next thing that is known.

    The value that is pointed at, or reached with the arrow keys, is said above; else the last one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.points: Sequence[Point] = ()
        self.pointed: int | None = None
        self._months: Sequence[int] = ()
        self._scale: Callable[[int], str] = str
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_STEPS_HEIGHT)

    def show_points(self, points: Sequence[Point], scale: Callable[[int], str] = str) -> None:
        """Show these; labels are ISO months or years, in order. `scale` writes the values of the lines across."""
        self.points, self._scale, self.pointed = points, scale, None
        self._months = [month_of(point.label) for point in points]
        self.setAccessibleDescription("; ".join(f"{written_day(point.label)}: {point.text}" for point in points))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, _STEPS_HEIGHT)

    # pointing

    def said(self) -> str:
        """What stands above the chart."""
        if not self.points:
            return ""
        point = self.points[-1 if self.pointed is None else self.pointed]
        return f"{written_day(point.label)}   {point.text}"

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.points:
            field, begin, span = self._field(), self._months[0], self._span()
            month = begin + (event.position().x() - field.left()) / field.width() * span
            self._point_at(max((place for place, own in enumerate(self._months) if own <= month), default=0))

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.points) - 1
        present = last if self.pointed is None else self.pointed
        places = {
            Qt.Key.Key_Left: present - 1,
            Qt.Key.Key_Right: present + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        wanted = places.get(Qt.Key(event.key()))
        if wanted is None or last < 0:
            super().keyPressEvent(event)
        else:
            self._point_at(max(0, min(last, wanted)))

    def _point_at(self, place: int | None) -> None:
        if place != self.pointed:
            self.pointed = place
            self.update()

    # painting

    def _span(self) -> int:
        """Months from the first point to the end of the last one's month."""
        return self._months[-1] - self._months[0] + 1

    def _field(self) -> QRectF:
        letters = QFontMetricsF(sized(self.font(), -0.9))
        marks = marks_of(max((point.value for point in self.points), default=0), _LINES)
        left = max(letters.horizontalAdvance(self._scale(mark)) for mark in marks) + _EDGE + 8
        return QRectF(left, 34, max(20.0, self.width() - left - _EDGE), self.height() - 62)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.points:
            return
        painter, look = QPainter(self), present_look()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sized(self.font(), -0.9))
        field, marks = self._field(), marks_of(max(point.value for point in self.points), _LINES)
        self._paint_lines(painter, look, field, marks)
        self._paint_times(painter, look, field)
        self._paint_steps(painter, look, field, marks[-1])
        painter.setFont(sized(self.font(), -0.4, self.font().Weight.DemiBold))
        painter.setPen(look.ink)
        painter.drawText(QRectF(0, _EDGE, self.width() - _EDGE, 20), Qt.AlignmentFlag.AlignRight, self.said())
        if self.hasFocus():
            painter.setPen(QPen(look.accent, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def _paint_lines(self, painter: QPainter, look: Look, field: QRectF, marks: Sequence[int]) -> None:
        for mark in marks:
            y = field.bottom() - field.height() * mark / (marks[-1] or 1)
            painter.setPen(QPen(look.line, 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(look.dim)
            words = QRectF(0, y - 9, field.left() - 8, 18)
            painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._scale(mark))

    def _paint_times(self, painter: QPainter, look: Look, field: QRectF) -> None:
        letters = painter.fontMetrics()
        wide = letters.horizontalAdvance(written_day("2000-00" if self._span() <= 2 * YEAR else "2000")) + 14
        painter.setPen(look.dim)
        for iso, month in times_of(self._months[0], self._span(), int(field.width() // wide)):
            x = self._x(field, month)
            painter.drawLine(QPointF(x, field.bottom()), QPointF(x, field.bottom() + 4))
            words = QRectF(min(x - 1, field.right() - wide + 14), field.bottom() + 6, wide, 18)
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft, written_day(iso))

    def _paint_steps(self, painter: QPainter, look: Look, field: QRectF, most: float) -> None:
        path = QPainterPath(field.bottomLeft())
        y = field.bottom()
        tops = []
        for month, point in zip(self._months, self.points, strict=True):
            x = self._x(field, month)
            path.lineTo(QPointF(x, y))
            y = field.bottom() - field.height() * point.value / (most or 1)
            path.lineTo(QPointF(x, y))
            tops.append(QPointF(x, y))
        path.lineTo(QPointF(field.right(), y))
        line = QPainterPath(path)
        path.lineTo(field.bottomRight())
        path.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.chosen)
        painter.setOpacity(0.8)
        painter.drawPath(path)
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.accent, 2))
        painter.drawPath(line)
        if self.pointed is not None:
            top = tops[self.pointed]
            painter.setPen(QPen(look.accent, 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(top.x(), field.top()), QPointF(top.x(), field.bottom()))
            painter.setPen(QPen(look.base, 2))
            painter.setBrush(look.accent)
            painter.drawEllipse(top, 4.5, 4.5)

    def _x(self, field: QRectF, month: int) -> float:
        return field.left() + field.width() * (month - self._months[0]) / self._span()
