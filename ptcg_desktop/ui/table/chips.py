"""The chips of the turn bar: what is still open this turn, what is used, what is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ptcg_desktop.ui.table.said import Chip

_HEIGHT = 24
_GAP = 6


class ElidedLabel(QLabel):
    """A label that gives way: what does not fit is left out, and stands in its tooltip."""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fits = self.fontMetrics().horizontalAdvance(self.text()) <= self.width()
        self.setToolTip("" if fits else self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()


class ChipRow(QWidget):
    """Chips that wrap. Open: filled dot; used: a tick; not possible: an empty ring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self.open_colour = QColor("#0f8a4b")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_chips(self, chips: Sequence[Chip], states: Sequence[str]) -> None:
        """Show these; `states` are the words of the chips' states for screen readers."""
        self._chips = tuple(chips)
        words = (f"{chip.text}: {state}" for chip, state in zip(chips, states, strict=True))
        self.setAccessibleName(", ".join(words))
        self.setVisible(bool(chips))
        self.updateGeometry()
        self.update()

    def _rects(self, width: int) -> list[QRectF]:
        metrics = self.fontMetrics()
        x, y = 0.0, 0.0
        rects: list[QRectF] = []
        for chip in self._chips:
            wide = metrics.horizontalAdvance(chip.text) + 34.0
            if x > 0 and x + wide > width:
                x, y = 0.0, y + _HEIGHT + _GAP
            rects.append(QRectF(x, y, wide, _HEIGHT))
            x += wide + _GAP
        return rects

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rects = self._rects(width)
        return int(rects[-1].bottom()) + 1 if rects else 0

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ink, dim = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.PlaceholderText)
        for chip, rect in zip(self._chips, self._rects(self.width()), strict=True):
            is_open = chip.state == "open"
            colour = self.open_colour if is_open else dim
            tint = QColor(colour)
            tint.setAlpha(34 if is_open else 14)
            painter.setPen(QPen(colour, 1.0))
            painter.setBrush(tint)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _HEIGHT / 2, _HEIGHT / 2)
            self._mark(painter, chip, QPointF(rect.left() + 14, rect.center().y()), colour)
            painter.setPen(ink if is_open else dim)
            painter.drawText(rect.adjusted(24, 0, -6, 0), Qt.AlignmentFlag.AlignVCenter, chip.text)
        painter.end()

    @staticmethod
    def _mark(painter: QPainter, chip: Chip, centre: QPointF, colour: QColor) -> None:
        painter.setPen(QPen(colour, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if chip.state == "open":
            painter.setBrush(colour)
            painter.drawEllipse(centre, 3.4, 3.4)
        elif chip.state == "done":
            painter.drawLine(centre + QPointF(-4, 0), centre + QPointF(-1, 3.5))
            painter.drawLine(centre + QPointF(-1, 3.5), centre + QPointF(4, -3.5))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, 3.4, 3.4)
