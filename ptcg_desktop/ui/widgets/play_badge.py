"""The badge that says how far a card plays by itself: a full, a half or an empty disc, told apart without colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ptcg_desktop.effects.verdicts import Automation

SHOWN: tuple[Automation, ...] = ("full", "part", "hand")
"""States that have a badge: a card without text needs none."""


def paint_play_badge(painter: QPainter, rect: QRectF, state: Automation | None, ink: QColor) -> bool:
    """Paint a badge into a square; False if that state has none.

    A full disc with the sign for "play", a disc half full, an empty ring: they differ in shape, and in black and white.
    """
    if state not in SHOWN:
        return False
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = max(0.9, rect.width() * 0.11)
    disc = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setPen(QPen(ink, line))
    painter.setBrush(ink if state == "full" else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc)
    painter.setPen(Qt.PenStyle.NoPen)
    if state == "part":
        half = QPainterPath()
        half.moveTo(disc.center().x(), disc.top())
        half.arcTo(disc, 90, 180)
        half.closeSubpath()
        painter.setBrush(ink)
        painter.drawPath(half)
    elif state == "full":
        middle, size = disc.center(), disc.width() * 0.27
        corners = [QPointF(-0.8, -1.1), QPointF(1.2, 0), QPointF(-0.8, 1.1)]
        painter.setBrush(QColor("white") if ink.lightnessF() < 0.6 else QColor("black"))
        painter.drawPolygon(QPolygonF([middle + corner * size for corner in corners]))
    painter.restore()
    return True


def play_badge_icon(state: Automation, ink: QColor, size: int = 16) -> QIcon:
    """A badge as an icon, sharp up to 2×."""
    made = QIcon()
    for dpr in (1.0, 2.0):
        pixmap = QPixmap(QSize(round(size * dpr), round(size * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_play_badge(painter, QRectF(0, 0, size, size), state, ink)
        painter.end()
        made.addPixmap(pixmap)
    return made


def play_label(state: Automation, language: str) -> str:
    """What the badge says, in a few words."""
    from ptcg_desktop.services.words import say

    return say(f"automation.{state}", language, {})


def play_reason(state: Automation, language: str) -> str:
    """What it means for the player, in a sentence."""
    from ptcg_desktop.services.words import say

    return say(f"automation.{state}.why", language, {})


def badge_said(state: Automation | None, language: str) -> str:
    """What the badge on a face says, to be added to the name of the card; `""` if there is no badge."""
    return play_label(state, language) if state in SHOWN else ""


class PlayBadge(QWidget):
    """A badge on its own, in the colour of text."""

    SIZE = 14

    def __init__(self) -> None:
        super().__init__()
        self.state: Automation | None = None
        self.setFixedSize(self.SIZE, self.SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_play_badge(painter, QRectF(self.rect()), self.state, self.palette().text().color())
        painter.end()


class PlayLine(QWidget):
    """A badge and what it says; hidden while nothing is known, without a badge for a card that has no text."""

    def __init__(self) -> None:
        super().__init__()
        self.badge = PlayBadge()
        self.label = QLabel()
        self.label.setProperty("look", "muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.badge)
        row.addWidget(self.label, 1)
        self.hide()

    def show_state(self, state: Automation | None, language: str) -> None:
        """Show that state; None hides the line."""
        self.setVisible(state is not None)
        if state is None:
            return
        self.badge.state = state
        self.badge.setVisible(state in SHOWN)
        self.badge.update()
        self.label.setText(play_label(state, language))
        self.setToolTip(play_reason(state, language))
        self.setAccessibleName(play_label(state, language))
        self.setAccessibleDescription(play_reason(state, language))
