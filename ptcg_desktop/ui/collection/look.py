"""Colours and small drawings of the collection and deck pages, in the theme in force."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ptcg_desktop.ui.app.theme import DARK, LIGHT


class Look:
    """The theme's colours by what they are for here; the theme is known by its palette."""

    def __init__(self, palette: QPalette) -> None:
        dark = palette.color(QPalette.ColorRole.Window).lightnessF() < 0.5
        tokens = DARK if dark else LIGHT
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
    """The font, larger or smaller by points, in a weight."""
    found = QFont(font)
    found.setPointSizeF(max(7.0, font.pointSizeF() + by))
    found.setWeight(weight)
    return found


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


def glyph_icon(glyph: str, look: Look, size: int = 18, dpr: float = 2.0) -> QIcon:
    """A line icon of the theme's ink: see `_GLYPHS` for the names."""
    icon = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, look.ink), (QIcon.Mode.Disabled, mixed(look.ink, look.window, 0.68))):
        pixmap = _canvas(QSize(size, size), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 18, size / 18)
        painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(_glyph(glyph))
        painter.end()
        icon.addPixmap(pixmap, mode)
    return icon


def _canvas(size: QSize, dpr: float) -> QPixmap:
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


_GLYPHS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "undo": (((7, 4), (3, 8), (7, 12)), ((3, 8), (12, 8), (14.4, 9.2), (15, 11), (14.4, 13), (12, 14), (9, 14))),
    "redo": (((11, 4), (15, 8), (11, 12)), ((15, 8), (6, 8), (3.6, 9.2), (3, 11), (3.6, 13), (6, 14), (9, 14))),
    "plus": (((9, 3.5), (9, 14.5)), ((3.5, 9), (14.5, 9))),
    "minus": (((3.5, 9), (14.5, 9)),),
    "copy": (((6, 6), (15, 6), (15, 15.5), (6, 15.5), (6, 6)), ((3, 12), (3, 2.5), (12, 2.5))),
    "bin": (
        ((3, 5), (15, 5)),
        ((7, 5), (7, 2.8), (11, 2.8), (11, 5)),
        ((4.4, 5), (5.2, 15.2), (12.8, 15.2), (13.6, 5)),
        ((7.4, 8), (7.7, 12.4)),
        ((10.6, 8), (10.3, 12.4)),
    ),
    "pen": (((3, 15), (3.8, 11.6), (12, 3.4), (14.6, 6), (6.4, 14.2), (3, 15)), ((10.3, 5.1), (12.9, 7.7))),
    "play": (((5, 3), (14.5, 9), (5, 15), (5, 3)),),
    "export": (((9, 11), (9, 2.5)), ((5.8, 5.6), (9, 2.5), (12.2, 5.6)), ((3, 10), (3, 15), (15, 15), (15, 10))),
    "paste": (((4, 4), (4, 15.5), (14, 15.5), (14, 4), (4, 4)), ((7, 2.5), (11, 2.5), (11, 5.5), (7, 5.5), (7, 2.5))),
    "find": (((11.4, 11.4), (15.5, 15.5)),),
    "more": (((3.5, 9), (3.6, 9)), ((9, 9), (9.1, 9)), ((14.4, 9), (14.5, 9))),
}


def _glyph(name: str) -> QPainterPath:
    path = QPainterPath()
    for stroke in _GLYPHS[name]:
        path.moveTo(*stroke[0])
        for x, y in stroke[1:]:
            path.lineTo(x, y)
    if name == "find":
        path.addEllipse(QPointF(7.5, 7.5), 5, 5)
    return path
