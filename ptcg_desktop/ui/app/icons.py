"""Our own line icons (resources/icons, 24 units, `currentColor`), coloured by the theme and sharp at any scale."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from ptcg_desktop.data import resources_root


@lru_cache(maxsize=256)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = (resources_root() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))


def paint_icon(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Draw an icon into a rectangle in one colour."""
    _renderer(name, colour.name()).render(painter, rect)


class _Engine(QIconEngine):
    def __init__(self, name: str, colour: QColor | None) -> None:
        super().__init__()
        self._name, self._colour = name, colour

    def _ink(self, mode: QIcon.Mode, state: QIcon.State) -> QColor:
        colours = QApplication.palette()
        if mode == QIcon.Mode.Disabled:
            return colours.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText)
        if mode == QIcon.Mode.Selected:
            return colours.color(QPalette.ColorRole.HighlightedText)
        return self._colour or colours.color(QPalette.ColorRole.WindowText)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        paint_icon(painter, QRectF(rect), self._name, self._ink(mode, state))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._colour)


def icon(name: str, colour: QColor | None = None) -> QIcon:
    """The icon of that name; it takes the palette's ink each time it is drawn unless a colour is given."""
    return QIcon(_Engine(name, colour))
