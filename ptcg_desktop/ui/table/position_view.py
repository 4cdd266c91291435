"""The board of the position editor: the table's own board with hands to lay cards on, marks of what is wrong, and a
veil while the text cannot be read."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter

from ptcg_desktop.ui.table import marks
from ptcg_desktop.ui.table.items import CountItem, Look
from ptcg_desktop.ui.table.layout import Box, Side
from ptcg_desktop.ui.table.picture import Handle, HandleKind
from ptcg_desktop.ui.table.scene import BoardScene

_VEIL = 165
"""How dense the veil is, of 255."""


class FlagItem(CountItem):
    """The clause something on the board is against."""

    def draw(self, painter: QPainter) -> None:
        marks.paint_pill(painter, QPointF(0, 0), self.text, self.height, marks.DAMAGE, QColor("white"), self.width)


class PositionScene(BoardScene):
    """A board on which everything is open, and every zone is a place."""

    def __init__(self, look: Look, labels: Mapping[str, str]) -> None:
        self._flags: list[FlagItem] = []
        self._flagged: dict[Handle, str] = {}
        self.veiled = False
        super().__init__(look, labels)

    def place_boxes(self, side: Side) -> list[tuple[HandleKind, int, Box]]:
        half = self.layout_plan.half(side)
        return [*super().place_boxes(side), ("hand", 0, half.hand)]

    def set_size(self, width: float, height: float) -> None:
        """Another size: the marks go along."""
        super().set_size(width, height)
        self.flag(self._flagged)

    def flag(self, flagged: Mapping[Handle, str]) -> None:
        """Say at these things what is against them, and at no others."""
        self._flagged = dict(flagged)
        for item in self._flags:
            self.removeItem(item)
        self._flags = []
        height = max(15.0, min(22.0, self.layout_plan.unit * 0.2))
        for handle, text in self._flagged.items():
            rect = self.rect_of(handle)
            if rect is not None:
                item = FlagItem(self.look)
                item.setZValue(60)
                item.resize(max(height * 5.2, rect.width() * 0.9), height)
                item.setPos(rect.center().x(), rect.top() - height * 0.3)
                item.set_text(text)
                self.addItem(item)
                self._flags.append(item)

    @property
    def flagged(self) -> dict[Handle, str]:
        """What is said at which thing."""
        return dict(self._flagged)

    def veil(self, veiled: bool) -> None:
        """Dim the board: it is not what the text says now."""
        if veiled != self.veiled:
            self.veiled = veiled
            self.update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self.veiled:
            colour = QColor(self.look.colours.surround)
            colour.setAlpha(_VEIL)
            painter.fillRect(rect, colour)
