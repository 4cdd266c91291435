"""A table of whole rows: chosen, dragged and scrolled as rows; what scrolls is moved, not painted again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ptcg_desktop.ui.app.theme import tokens_in_force


class RowTable(QTableView):
    """Rows of one height on a ground of one colour.

    The ground is painted here and the viewport says that it is opaque: only then may Qt move what is painted already
    when the table scrolls, and ask for nothing but the rows that come into sight.
    """

    def __init__(self, row_height: int, ground: str = "surface", parent: QWidget | None = None) -> None:
        """`ground` names the colour of the theme behind the rows."""
        super().__init__(parent)
        self._ground = ground
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.horizontalHeader().setHighlightSections(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, then the cells that are to be painted."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), tokens_in_force().colour(self._ground))
        painter.end()
        super().paintEvent(event)
