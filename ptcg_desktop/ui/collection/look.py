"""Colours and small drawings of the collection and deck pages, in the theme in force."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ptcg_desktop.ui.app.theme import DARK, LIGHT, Tokens, tokens_in_force


class Look:
    """The theme's colours by what they are for here.

    Attributes:
        kinds: Pokémon, Trainers, Energy, in charts.
    """

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.ink = tokens.colour("text")
        self.base = tokens.colour("surface")
        self.window = tokens.colour("window")
        self.raised = tokens.colour("raised")
        self.accent = tokens.colour("accent")
        self.on_accent = tokens.colour("on_accent")
        self.chosen = tokens.colour("accent_soft")
        self.hover = mixed(self.chosen, self.base, 0.55)
        self.dim = tokens.colour("muted")
        self.line = tokens.colour("border")
        self.edge = tokens.colour("border_strong")
        self.good = tokens.colour("good")
        self.warn = tokens.colour("warn")
        self.bad = tokens.colour("bad")
        parts = ("#93a7ff", "#d58ac4", "#e3b341") if tokens.dark else ("#3b51b8", "#a4468d", "#c98a0a")
        self.kinds = tuple(QColor(part) for part in parts)


def present_look() -> Look:
    """The look of the theme in force."""
    return _LOOKS[tokens_in_force().name]


def set_look(widget: QWidget, look: str) -> None:
    """Choose a variant of the style sheet for a widget that is already shown."""
    if widget.property("look") != look:
        widget.setProperty("look", look)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def mixed(front: QColor, back: QColor, share_of_back: float) -> QColor:
    """A colour between two, `share_of_back` = 1 is the back."""
    part = 1.0 - share_of_back
    return QColor.fromRgbF(
        front.redF() * part + back.redF() * share_of_back,
        front.greenF() * part + back.greenF() * share_of_back,
        front.blueF() * part + back.blueF() * share_of_back,
    )


def sized(font: QFont, by: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font, larger or smaller by points, in a weight; kept, because delegates ask for every cell."""
    key = (font.key(), by, weight)
    found = _FONTS.get(key)
    if found is None:
        found = QFont(font)
        found.setPointSizeF(max(7.0, font.pointSizeF() + by))
        found.setWeight(weight)
        _FONTS[key] = found
    return found


_FONTS: dict[tuple[str, float, QFont.Weight], QFont] = {}


def paint_round_button(
    painter: QPainter, rect: QRectF, sign: str, look: Look, *, hot: bool, enabled: bool = True
) -> None:
    """A small round button with `+` or `−`, for rows that are painted."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.accent if hot else look.edge, 1.1))
    painter.setBrush(look.accent if hot else look.base)
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    colour = look.on_accent if hot else look.ink if enabled else look.dim
    painter.setPen(QPen(colour, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    centre, arm = rect.center(), rect.width() * 0.2
    painter.drawLine(QPointF(centre.x() - arm, centre.y()), QPointF(centre.x() + arm, centre.y()))
    if sign == "+":
        painter.drawLine(QPointF(centre.x(), centre.y() - arm), QPointF(centre.x(), centre.y() + arm))
    painter.restore()


def paint_pill(painter: QPainter, rect: QRectF, text: str, fill: QColor, ink: QColor) -> None:
    """A rounded label with a word or number in it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_verdict(painter: QPainter, rect: QRectF, kind: str, look: Look) -> None:
    """Tick, cross, bulb or letter i in a disc: form and colour both say which (`good`, `error`, `hint`, `note`)."""
    colour = {"good": look.good, "error": look.bad, "hint": look.warn, "note": look.dim}[kind]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if kind == "hint":
        path = QPainterPath()
        path.moveTo(rect.center().x(), rect.top())
        path.lineTo(rect.right(), rect.bottom() - rect.height() * 0.06)
        path.lineTo(rect.left(), rect.bottom() - rect.height() * 0.06)
        path.closeSubpath()
        painter.drawPath(path)
    else:
        painter.drawEllipse(rect)
    pen = QPen(look.base, max(1.4, rect.width() * 0.12), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    if kind == "good":
        painter.drawPolyline(
            [
                QPointF(x + w * 0.28, y + h * 0.53),
                QPointF(x + w * 0.44, y + h * 0.69),
                QPointF(x + w * 0.73, y + h * 0.34),
            ]
        )
    elif kind == "error":
        painter.drawLine(QPointF(x + w * 0.33, y + h * 0.33), QPointF(x + w * 0.67, y + h * 0.67))
        painter.drawLine(QPointF(x + w * 0.67, y + h * 0.33), QPointF(x + w * 0.33, y + h * 0.67))
    elif kind == "hint":
        painter.drawLine(QPointF(x + w * 0.5, y + h * 0.38), QPointF(x + w * 0.5, y + h * 0.62))
        painter.drawPoint(QPointF(x + w * 0.5, y + h * 0.79))
    else:
        painter.drawPoint(QPointF(x + w * 0.5, y + h * 0.27))
        painter.drawLine(QPointF(x + w * 0.5, y + h * 0.46), QPointF(x + w * 0.5, y + h * 0.73))
    painter.restore()


def verdict_pixmap(kind: str, size: int, dpr: float, look: Look) -> QPixmap:
    """`paint_verdict` as a pixmap, for labels."""
    pixmap = _canvas(QSize(size, size), dpr)
    painter = QPainter(pixmap)
    paint_verdict(painter, QRectF(0.5, 0.5, size - 1, size - 1), kind, look)
    painter.end()
    return pixmap


def verdict_icon(kind: str, size: int, dpr: float) -> QIcon:
    """`verdict_pixmap` as the icon of a row; where the row is chosen, in the colours of the other theme, which stand
    out from its colour."""
    icon = QIcon(verdict_pixmap(kind, size, dpr, present_look()))
    other = next(look for look in _LOOKS.values() if look is not present_look())
    icon.addPixmap(verdict_pixmap(kind, size, dpr, other), QIcon.Mode.Selected)
    return icon


def _canvas(size: QSize, dpr: float) -> QPixmap:
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


_LOOKS = {tokens.name: Look(tokens) for tokens in (LIGHT, DARK)}
