"""No text of a page is wider than the widget it stands in, in the smallest window promised, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.pages import PAGES
from ptcg_desktop.ui.app.shots import open_window

SMALLEST = QSize(1024, 700)
ARROW, FRAME, ICON = 34, 12, 20
"""Points that a combo box, a frame and an icon take from the text."""


def said(widget: QWidget) -> tuple[str, float]:
    """What stands in a widget in one line, and the room it has."""
    room = float(widget.contentsRect().width())
    if isinstance(widget, QLabel) and not widget.wordWrap() and "<" not in widget.text():
        return widget.text(), room
    if isinstance(widget, QPushButton):
        return widget.text().replace("&", ""), room - FRAME - (0 if widget.icon().isNull() else ICON)
    if isinstance(widget, QComboBox):
        return widget.currentText(), room - ARROW
    if isinstance(widget, QLineEdit) and not widget.text():
        return widget.placeholderText(), room - 2 * FRAME
    return "", room


def cut(page: QWidget) -> Iterator[str]:
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            text, room = said(widget)
            metrics = QFontMetricsF(widget.font())
            if max(map(metrics.horizontalAdvance, text.split("\n"))) > room + 1:
                yield f"{type(widget).__name__}: {text}"


@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_no_text_is_cut_in_the_smallest_window(
    tmp_path: Path, qapp: QApplication, language: Literal["en", "pt_BR"]
) -> None:
    with Workspace.open(tmp_path) as workspace:
        workspace.collection.add(load_starter().cards[0], 3)
        workspace.decks.create_from(workspace.decks.ready_decks()[0], "pt" if language == "pt_BR" else "en")
    with open_window(tmp_path, language=language, size=SMALLEST) as opened:
        for spec in PAGES:
            page = opened.show_page(spec.id)
            QApplication.processEvents()
            assert list(cut(page)) == [], spec.id
