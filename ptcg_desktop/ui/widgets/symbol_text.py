"""Card text with its Energy symbols (`{R}`) drawn as the badges of types, on faces and in labels."""

from __future__ import annotations

import html
from functools import lru_cache

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel

from ptcg_desktop.services.symbols import SYMBOL, symbols_in_words
from ptcg_desktop.ui.widgets.type_badge import badge_pixmap, paint_badge

_SIDE = 1.25
"""Side of a badge, measured by the height of the letters above their line."""
_SHARP = 2
"""Badges in labels are drawn for screens of so many pixels to a point."""


def draw_with_symbols(painter: QPainter, at: QPointF, line: str) -> None:
    """Draw a line with the painter's font and pen; `at` is where its letters stand. A badge takes no more room than its
    letter in braces would, so that a line that was broken to a width stays within it."""
    if "{" not in line:
        painter.drawText(at, line)
        return
    measure = QFontMetricsF(painter.font())
    x, begun = at.x(), 0
    for found in SYMBOL.finditer(line):
        before = line[begun : found.start()]
        painter.drawText(QPointF(x, at.y()), before)
        x += measure.horizontalAdvance(before)
        begun = found.end()
        side = min(measure.horizontalAdvance(found[0]), measure.ascent() * _SIDE)
        top = at.y() - measure.capHeight() / 2 - side / 2
        paint_badge(painter, QRectF(x, top, side, side), found[1])
        x += side
    painter.drawText(QPointF(x, at.y()), line[begun:])


def show_with_symbols(label: QLabel, text: str, language: str) -> None:
    """Show a text in a label, its symbols as badges; who hears it hears the names of the types."""
    if not SYMBOL.search(text):
        label.setText(text)
        return
    side = round(label.fontMetrics().ascent() * _SIDE)
    shown = html.escape(text).replace("\n", "<br>")
    label.setTextFormat(label.textFormat().RichText)
    label.setText(SYMBOL.sub(lambda found: _image(found[1], side), shown))
    label.setAccessibleName(symbols_in_words(text, language))


@lru_cache(maxsize=64)
def _image(letter: str, side: int) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    badge_pixmap(letter, side, _SHARP).save(buffer, "PNG")
    data = bytes(buffer.data().toBase64().data()).decode()
    return f'<img src="data:image/png;base64,{data}" width="{side}" height="{side}" style="vertical-align: middle">'
