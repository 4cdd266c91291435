"""Tables of rows: what scrolls is moved and not painted again, and lines of text are cut as Qt cuts them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from ptcg_desktop.ui.app.theme import Theme, tokens_in_force
from ptcg_desktop.ui.collection.delegates import RowDelegate
from ptcg_desktop.ui.widgets.lettering import elided, lettering
from ptcg_desktop.ui.widgets.row_table import RowTable

HEIGHT = 40


class Counting(RowDelegate):
    """Keeps which rows were painted."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[int] = []

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.rows.append(index.row())
        super().paint(painter, option, index)


def test_scrolling_by_a_row_paints_the_row_that_comes_into_sight(qtbot: QtBot, qapp: QApplication) -> None:
    Theme(qapp, "light")
    table, delegate, model = RowTable(HEIGHT), Counting(), QStandardItemModel()
    for row in range(100):
        model.appendRow(QStandardItem(f"Glimmoth {row}"))
    table.setProperty("look", "bare")
    table.setModel(model)
    table.setItemDelegate(delegate)
    table.resize(300, 400)
    table.show()
    qtbot.addWidget(table)
    qtbot.waitUntil(lambda: len(delegate.rows) > 5)
    QApplication.processEvents()

    delegate.rows.clear()
    table.verticalScrollBar().setValue(HEIGHT)
    QApplication.processEvents()
    assert 0 < len(delegate.rows) <= 3
    assert min(delegate.rows) > 5, "rows that were in sight before are painted again"


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_a_table_stands_on_the_ground_it_was_given(qtbot: QtBot, qapp: QApplication, mode: str) -> None:
    theme = Theme(qapp, "dark" if mode == "dark" else "light")
    table = RowTable(HEIGHT, "window")
    table.resize(200, 200)
    qtbot.addWidget(table)
    assert tokens_in_force() is theme.tokens
    table.show()
    assert table.viewport().grab().toImage().pixelColor(5, 5) == theme.tokens.colour("window")


@pytest.mark.parametrize("width", [0, 30, 71.5, 400])
def test_a_line_is_cut_as_the_metrics_say(qapp: QApplication, width: float) -> None:
    font = QFont(qapp.font())
    whole = "Glimmoth of the <b>Far</b> Shore"
    assert elided(whole, font, width) == QFontMetricsF(font).elidedText(whole, Qt.TextElideMode.ElideRight, int(width))


def test_a_line_ends_where_its_place_ends(qapp: QApplication) -> None:
    made = QPixmap(200, 30)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    lettering(qapp.font()).draw(painter, "42", 10, 5, 150, right=True)
    painter.end()
    image = made.toImage()
    inked = [x for x in range(200) for y in range(30) if image.pixelColor(x, y).lightness() < 128]
    assert 150 <= max(inked) <= 160
    assert min(inked) > 100
