"""What the program adds to the picture of a card: how far it plays by itself, and the language if it is another one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.ui.widgets.card_face import FULL_FROM
from ptcg_desktop.ui.widgets.card_text import face_font
from ptcg_desktop.ui.widgets.play_badge import SHOWN, paint_play_badge

_INK = QColor("#3a3935")
_PAPER = QColor(255, 254, 251, 235)


def paint_picture_marks(painter: QPainter, area: QRectF, state: Automation | None, language: str) -> None:
    """Paint the marks over a picture in `area`.

    Args:
        language: Of the words on the picture, where it is not the one that was wanted; `""` tells nothing. Told on
            large faces, whose words are there to be read.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(20.0, max(9.0, area.width() * 0.075))
    edge = area.width() * 0.035
    right = area.right() - edge
    if state in SHOWN:
        paper = QRectF(right - size * 1.5, area.bottom() - edge - size * 1.5, size * 1.5, size * 1.5)
        _paper(painter, paper)
        middle = QRectF(0, 0, size, size)
        middle.moveCenter(paper.center())
        paint_play_badge(painter, middle, state, _INK)
        right = paper.left() - edge * 0.6
    if language and area.width() >= FULL_FROM:
        paper = QRectF(right - size * 2.1, area.bottom() - edge - size * 1.5, size * 2.1, size * 1.5)
        _paper(painter, paper)
        painter.setPen(_INK)
        painter.setFont(face_font(size * 0.8, QFont.Weight.Bold))
        painter.drawText(paper, Qt.AlignmentFlag.AlignCenter, language.upper())
    painter.restore()


def _paper(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
