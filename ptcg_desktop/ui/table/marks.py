"""What lies on the cards and on the mat, drawn: card backs, places, damage, conditions, badges, coins.

All of it is our own drawing. Shapes differ as well as colours, so that nothing is told by colour alone: poison is a
hexagon with a skull, burn is a flame, damage is discs and a number.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
    QRadialGradient,
)

from ptcg_desktop.ui.app.theme import Tokens
from ptcg_desktop.ui.widgets.card_face import FULL_FROM

CORNER = 0.055
"""Corner radius of a card as a share of its width."""
_LEAST_LETTERS = 0.75
"""Letters of a marker become so much smaller at most before it is cut."""


@dataclass(frozen=True)
class BoardColours:
    """The colours of the mat for one theme; things lying on it keep their own colours."""

    surround: QColor
    mat: QColor
    mat_far: QColor
    line: QColor
    label: QColor
    can: QColor
    """Something that may be taken up."""
    target: QColor
    """A place where the thing in hand may go."""
    chosen: QColor
    shadow: QColor


def board_colours(tokens: Tokens) -> BoardColours:
    """The mat of a theme."""
    line, shadow = tokens.colour("border_strong"), tokens.colour("shadow")
    line.setAlpha(150)
    shadow.setAlpha(140 if tokens.dark else 70)
    return BoardColours(
        surround=tokens.colour("window"),
        mat=QColor("#1f2a28" if tokens.dark else "#d5ddd3"),
        mat_far=QColor("#232732" if tokens.dark else "#dcdde3"),
        line=line,
        label=tokens.colour("muted"),
        can=tokens.colour("accent"),
        target=tokens.colour("good"),
        chosen=tokens.colour("warn"),
        shadow=shadow,
    )


DAMAGE = QColor("#c3272b")
POISON = QColor("#6d3fb0")
BURN = QColor("#d95f0e")
MARKER = QColor("#1f4e79")
USED = QColor("#4b5563")
"""Of marks that tell what is used up."""
COUNT = QColor(18, 26, 38, 230)
"""Of the numbers of cards."""


def card_path(rect: QRectF) -> QPainterPath:
    """The outline of a card."""
    path = QPainterPath()
    radius = rect.width() * CORNER
    path.addRoundedRect(rect, radius, radius)
    return path


def back_pixmap(size: QSize, dpr: float) -> QPixmap:
    """The back of a card, cached by size."""
    key = f"table-back-{size.width()}x{size.height()}@{dpr}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_back(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """The back: deep blue, a pale frame, and a compass of two crossed squares."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    edge = QLinearGradient(rect.topLeft(), rect.bottomRight())
    edge.setColorAt(0, QColor("#2c4a78"))
    edge.setColorAt(1, QColor("#1b2f52"))
    painter.setBrush(edge)
    painter.drawPath(card_path(rect))
    inset = rect.width() * 0.07
    inner = rect.adjusted(inset, inset, -inset, -inset)
    glow = QRadialGradient(rect.center(), rect.height() * 0.6)
    glow.setColorAt(0, QColor("#4b79b8"))
    glow.setColorAt(1, QColor("#23406c"))
    painter.setBrush(glow)
    painter.setPen(QPen(QColor(220, 232, 248, 150), max(1.0, rect.width() * 0.014)))
    painter.drawRoundedRect(inner, inset * 0.6, inset * 0.6)
    painter.translate(rect.center())
    reach = rect.width() * 0.25
    painter.setBrush(QColor(255, 255, 255, 26))
    painter.setPen(QPen(QColor(228, 238, 252, 210), max(1.0, rect.width() * 0.018)))
    for turn in (0.0, 45.0):
        painter.save()
        painter.rotate(turn)
        painter.drawRect(QRectF(-reach * 0.72, -reach * 0.72, reach * 1.44, reach * 1.44))
        painter.restore()
    painter.setBrush(QColor("#e8b53f"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QPointF(0, 0), reach * 0.3, reach * 0.3)
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, colours: BoardColours, label: str) -> None:
    """An empty place on the mat with its name."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colours.line, 1.2)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(card_path(rect.adjusted(0.5, 0.5, -0.5, -0.5)))
    if label:
        painter.setPen(colours.label)
        painter.setFont(fitted_font(label, rect.width() * 0.8, min(15.0, rect.width() * 0.17)))
        inner = rect.adjusted(rect.width() * 0.1, 0, -rect.width() * 0.1, 0)
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, label)
    painter.restore()


def fitted_font(text: str, width: float, pixels: float, *, bold: bool = False) -> QFont:
    """The application font in a pixel size not above `pixels` in which the longest word fits into `width`."""
    font = QFont()
    font.setBold(bold)
    words = text.split() or [text]
    font.setPixelSize(max(7, round(pixels)))
    widest = max(QFontMetricsF(font).horizontalAdvance(word) for word in words)
    if widest > width > 0:
        font.setPixelSize(max(7, int(font.pixelSize() * width / widest)))
    return font


def paint_pill(
    painter: QPainter, centre: QPointF, text: str, height: float, fill: QColor, ink: QColor, most: float = 0.0
) -> QRectF:
    """A rounded label with a number or a few letters, not wider than `most` if that is given; returns its rectangle."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(8, round(height * 0.68)))
    if most > 0:
        while font.pixelSize() > 8 and QFontMetricsF(font).horizontalAdvance(text) + height * 0.7 > most:
            font.setPixelSize(font.pixelSize() - 1)
    width = max(height, QFontMetricsF(font).horizontalAdvance(text) + height * 0.7)
    rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(255, 255, 255, 220), max(1.0, height * 0.07)))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, height / 2, height / 2)
    painter.setPen(ink)
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
    return rect


def paint_marker(
    painter: QPainter, centre: QPointF, text: str, height: float, width: float, fill: QColor = MARKER
) -> None:
    """A label with square corners, in smaller letters or cut where `width` asks for it; those laid by hand are blue."""
    font = QFont()
    font.setBold(True)
    pixels, room = max(8, round(height * 0.66)), width - height * 0.7
    font.setPixelSize(pixels)
    share = room / max(1.0, QFontMetricsF(font).horizontalAdvance(text))
    font.setPixelSize(max(8, int(pixels * max(_LEAST_LETTERS, min(1.0, share)))))
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    wide = min(width, metrics.horizontalAdvance(shown) + height * 0.7)
    rect = QRectF(centre.x() - wide / 2, centre.y() - height / 2, wide, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(255, 255, 255, 230), max(1.0, height * 0.08)))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, height * 0.2, height * 0.2)
    painter.setPen(QColor("white"))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)
    painter.restore()


def counters_for(damage: int) -> tuple[int, ...]:
    """The damage counters that make up `damage` points, large first: 50s, then 10s."""
    return (50,) * (damage // 50) + (10,) * (damage % 50 // 10)


def paint_damage(painter: QPainter, rect: QRectF, card_width: float, damage: int) -> None:
    """Damage on the card at `rect`: the number and discs for the counters under it."""
    if damage <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    height = max(13.0, card_width * 0.21)
    head = 0.15 if card_width < FULL_FROM else 0.19  # HP stay in sight
    centre = QPointF(rect.right() - height * 0.7, rect.top() + card_width * head + height * 0.5)
    pill = paint_pill(painter, centre, str(damage), height, DAMAGE, QColor("white"))
    large, small = card_width * 0.075, card_width * 0.052
    x, y = rect.right() - card_width * 0.09, pill.bottom() + large * 1.25
    painter.setPen(QPen(QColor(255, 255, 255, 230), max(0.8, card_width * 0.008)))
    for value in counters_for(damage):
        radius = large if value == 50 else small
        if y + radius > rect.bottom():
            break
        painter.setBrush(QColor("#e4a11b") if value == 50 else DAMAGE)
        painter.drawEllipse(QPointF(x, y), radius, radius)
        y += radius + small + card_width * 0.03
    painter.restore()


def paint_hp_bar(painter: QPainter, rect: QRectF, damage: int, hp: int) -> None:
    """A bar along the lower edge of the card: how much of the HP is left."""
    if damage <= 0 or hp <= 0:
        return
    painter.save()
    painter.setClipPath(card_path(rect))
    height = max(3.0, rect.width() * 0.04)
    bar = QRectF(rect.left(), rect.bottom() - height, rect.width(), height)
    painter.fillRect(bar, QColor(40, 10, 10, 215))
    left = max(0.0, min(1.0, (hp - damage) / hp))
    colour = QColor("#3aa757") if left > 0.5 else QColor("#e0a100") if left > 0.25 else DAMAGE
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * left, bar.height()), colour)
    painter.restore()


def paint_poison(painter: QPainter, centre: QPointF, size: float) -> None:
    """The poison marker: a violet hexagon with a skull."""
    path = QPainterPath()
    corners = [(0.0, -0.56), (0.5, -0.28), (0.5, 0.28), (0.0, 0.56), (-0.5, 0.28), (-0.5, -0.28)]
    path.addPolygon(QPolygonF([centre + QPointF(x, y) * size for x, y in corners]))
    path.closeSubpath()
    _marker(painter, path, POISON, size)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("white"))
    painter.drawEllipse(centre + QPointF(0, -0.07) * size, size * 0.27, size * 0.25)
    jaw = QRectF(centre.x() - size * 0.15, centre.y() + size * 0.05, size * 0.3, size * 0.27)
    painter.drawRoundedRect(jaw, size * 0.05, size * 0.05)
    painter.setBrush(POISON)
    for side in (-1, 1):
        painter.drawEllipse(centre + QPointF(0.11 * side, -0.06) * size, size * 0.075, size * 0.085)
    painter.restore()


def paint_burn(painter: QPainter, centre: QPointF, size: float) -> None:
    """The burn marker: an orange flame of three tongues with a yellow heart."""

    def flame(scale: float, low: float) -> QPainterPath:
        def at(x: float, y: float) -> QPointF:
            return centre + QPointF(x * scale, y * scale + low) * size

        path = QPainterPath(at(0.04, -0.66))
        path.cubicTo(at(0.16, -0.4), at(0.26, -0.3), at(0.24, -0.1))
        path.cubicTo(at(0.34, -0.18), at(0.38, -0.28), at(0.37, -0.4))
        path.cubicTo(at(0.56, -0.12), at(0.62, 0.56), at(0.0, 0.58))
        path.cubicTo(at(-0.62, 0.56), at(-0.58, -0.06), at(-0.36, -0.34))
        path.cubicTo(at(-0.36, -0.2), at(-0.3, -0.12), at(-0.22, -0.08))
        path.cubicTo(at(-0.22, -0.34), at(-0.04, -0.44), at(0.04, -0.66))
        return path

    _marker(painter, flame(1.0, 0.0), BURN, size)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffd44d"))
    painter.drawPath(flame(0.46, 0.26))
    painter.restore()


def _marker(painter: QPainter, path: QPainterPath, fill: QColor, size: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(255, 255, 255, 235), max(1.2, size * 0.09)))
    painter.setBrush(fill)
    painter.drawPath(path)
    painter.restore()


def paint_coin(painter: QPainter, centre: QPointF, radius: float, *, heads: bool, letter: str) -> None:
    """A coin: gold with a star for heads, silver with a ring for tails, and the first letter of the word."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    metal = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.4), radius * 1.5)
    metal.setColorAt(0, QColor("#fff1bf") if heads else QColor("#f4f6f8"))
    metal.setColorAt(1, QColor("#c8901c") if heads else QColor("#828d99"))
    painter.setPen(QPen(QColor("#7a5410") if heads else QColor("#515c67"), max(1.0, radius * 0.08)))
    painter.setBrush(metal)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(90, 60, 10, 130) if heads else QColor(50, 60, 70, 130), max(1.0, radius * 0.05)))
    painter.drawEllipse(centre, radius * 0.78, radius * 0.78)
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(8, round(radius * 0.95)))
    painter.setFont(font)
    painter.setPen(QColor("#5b3c06") if heads else QColor("#333c45"))
    painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2), 0x84, letter)
    painter.restore()


def paint_glow(painter: QPainter, rect: QRectF, colour: QColor, strength: float = 1.0) -> None:
    """A lit edge round a card or place."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = rect.width() * CORNER
    for step, alpha in ((4.0, 40), (2.2, 90)):
        soft = QColor(colour)
        soft.setAlpha(int(alpha * strength))
        painter.setPen(QPen(soft, step * 2))
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius, radius)
    painter.setPen(QPen(colour, 2.0))
    painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius, radius)
    painter.restore()


def paint_shadow(painter: QPainter, rect: QRectF, colours: BoardColours) -> None:
    """A soft shadow under a card: cheap, two translucent outlines."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, share in ((2.0, 0.35), (1.0, 0.5)):
        colour = QColor(colours.shadow)
        colour.setAlpha(int(colour.alpha() * share))
        painter.setBrush(QBrush(colour))
        painter.drawPath(card_path(rect.adjusted(-grow, -grow + 1.5, grow, grow + 1.5)))
    painter.restore()
