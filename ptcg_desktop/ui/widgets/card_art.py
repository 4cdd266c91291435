"""The picture area of a drawn card: our own abstract shapes, made from the card's type(s) and a stable hash of it.

Each type has a motif (leaves, flames, waves, shards, rings, strata, drifts, night, facets, petals, scales), each kind
of Trainer another. The same card always gets the same picture; later stages get more layers. Nothing depicts anything.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.widgets.type_badge import TypeColours, badge_path, type_colours

TRAINER_COLOURS: dict[str, TypeColours] = {
    "item": TypeColours.of("#3b7f93", "#1d4b59", "#e4f0f2", "#9fd8d8"),
    "supporter": TypeColours.of("#b9583f", "#74301f", "#f8e9e2", "#f2b48a"),
    "stadium": TypeColours.of("#4f8a63", "#28523a", "#e8f2e9", "#b9dba0"),
    "tool": TypeColours.of("#6a62ac", "#3d3771", "#ecebf7", "#b8b0ea"),
    "technical_machine": TypeColours.of("#5c7396", "#334561", "#e8edf4", "#a9c3e6"),
    "": TypeColours.of("#6d7683", "#3f4650", "#ecedef", "#c3cbd6"),
}
LAYERS = {"stage1": 1, "stage2": 2, "mega": 3, "vmax": 3, "vstar": 3, "break": 3, "level_up": 2, "legend": 3}
Rng = random.Random


def card_colours(card: CardDef) -> tuple[TypeColours, TypeColours]:
    """First and second colours of a card; the same twice where it has one type."""
    if card.kind == "trainer":
        own = TRAINER_COLOURS.get(card.trainer_kind, TRAINER_COLOURS[""])
        return own, own if card.trainer_kind in TRAINER_COLOURS and card.trainer_kind else _plain_glow(card, own)
    letters = card.types or tuple(each for each in card.provides if each != "*") or ("C",)
    first = type_colours(letters[0])
    second = next((each for each in letters if each != letters[0]), letters[0])
    return first, type_colours(second)


def _plain_glow(card: CardDef, own: TypeColours) -> TypeColours:
    """Trainers of the years without kinds share a frame; the light of their picture differs from card to card."""
    hues = ("#f0c987", "#a8d8c0", "#e7a9a0", "#b9b4ea", "#9fd0ea", "#d8d29a")
    glow = QColor(hues[_digest(card)[1] % len(hues)])
    return TypeColours(own.base, own.deep, own.tint, glow, own.ink)


def _digest(card: CardDef) -> bytes:
    return hashlib.blake2b(f"{card.name.get('en')}\n{card.id}".encode(), digest_size=8).digest()


def paint_art(painter: QPainter, rect: QRectF, card: CardDef) -> None:
    """Fill `rect` with the card's own picture."""
    rng = random.Random(int.from_bytes(_digest(card), "big"))
    colours, second = card_colours(card)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    _sky(painter, rect, colours, second, rng)
    if card.kind == "pokemon":
        layers = 1 + LAYERS.get(card.stage, 0)
        letter = card.types[0] if card.types else "C"
        _POKEMON.get(letter, _drifts)(painter, rect, colours, second, rng, layers)
    elif card.kind == "energy":
        _energy(painter, rect, card, colours, rng)
    else:
        motif = _TRAINER.get(card.trainer_kind) or rng.choice(tuple(_TRAINER.values()))
        motif(painter, rect, colours, second, rng, 2)
    painter.restore()


def _alpha(colour: QColor, alpha: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def _mix(one: QColor, two: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * share,
        one.greenF() + (two.greenF() - one.greenF()) * share,
        one.blueF() + (two.blueF() - one.blueF()) * share,
    )


def _sky(painter: QPainter, rect: QRectF, first: TypeColours, second: TypeColours, rng: Rng) -> None:
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    lean = rng.uniform(0.0, 0.35)
    ground.setColorAt(0, _mix(second.glow, QColor("white"), 0.35 + lean * 0.5))
    ground.setColorAt(0.55, _mix(first.glow, first.base, 0.35 + lean))
    ground.setColorAt(1, _mix(first.base, first.deep, 0.45))
    painter.fillRect(rect, ground)
    light = QPointF(
        rect.left() + rect.width() * rng.uniform(0.2, 0.8), rect.top() + rect.height() * rng.uniform(0.12, 0.42)
    )
    sun = QRadialGradient(light, rect.width() * rng.uniform(0.32, 0.5))
    sun.setColorAt(0, _alpha(QColor("white"), 0.85))
    sun.setColorAt(0.25, _alpha(second.glow, 0.6))
    sun.setColorAt(1, _alpha(second.glow, 0.0))
    painter.fillRect(rect, sun)


def _shade(first: TypeColours, second: TypeColours, depth: float) -> QColor:
    """Depth 0 = far (glow), 1 = near (deep)."""
    if depth < 0.5:
        return _mix(second.glow, first.base, depth * 2)
    return _mix(first.base, first.deep, depth * 2 - 1)


Motif = Callable[[QPainter, QRectF, TypeColours, TypeColours, Rng, int], None]


def _leaf_path(length: float, width: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(width, -length * 0.3, width * 0.7, -length * 0.8, 0, -length)
    path.cubicTo(-width * 0.7, -length * 0.8, -width, -length * 0.3, 0, 0)
    return path


def _leaves(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    for layer in range(2 + layers):
        depth = 0.25 + 0.75 * layer / (1 + layers)
        root = QPointF(r.left() + r.width() * rng.uniform(0.1, 0.9), r.bottom() + r.height() * 0.08)
        count = rng.randint(5, 8)
        for index in range(count):
            turn = -75 + 150 * index / (count - 1) + rng.uniform(-6, 6)
            length = r.height() * rng.uniform(0.55, 1.0) * (1.05 - 0.3 * depth)
            placed = QTransform().translate(root.x(), root.y()).rotate(turn)
            path = placed.map(_leaf_path(length, length * rng.uniform(0.13, 0.22)))
            p.setBrush(_alpha(_shade(a, b, depth), 0.82))
            p.drawPath(path)
            p.setPen(QPen(_alpha(b.glow, 0.55), 0.8))
            p.drawLine(placed.map(QPointF(0, 0)), placed.map(QPointF(0, -length * 0.86)))
            p.setPen(Qt.PenStyle.NoPen)


def _flames(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    heat = [_mix(a.deep, a.base, 0.4), a.base, _mix(a.base, b.glow, 0.55), b.glow, QColor("#fff3c9")]
    count = 3 + layers
    centre = r.left() + r.width() * rng.uniform(0.36, 0.64)
    for layer in range(count):
        share = layer / (count - 1)
        width = r.width() * (0.62 - 0.46 * share)
        top = r.top() + r.height() * (0.02 + 0.5 * share)
        path = QPainterPath(QPointF(centre - width, r.bottom() + 4))
        tongues = 5
        for tongue in range(tongues):
            x0 = centre - width + 2 * width * tongue / tongues
            x1 = centre - width + 2 * width * (tongue + 1) / tongues
            middle = 1 - abs((tongue + 0.5) / tongues - 0.5) * 2
            peak = r.bottom() - (r.bottom() - top) * (0.35 + 0.65 * middle) * rng.uniform(0.82, 1.0)
            lean = rng.uniform(-0.25, 0.25) * (x1 - x0)
            dip = r.bottom() - (r.bottom() - peak) * rng.uniform(0.28, 0.45)
            tip = (x0 + x1) / 2 + lean
            path.cubicTo(x0 - 2, (dip + peak) / 2, tip - 8, peak + (dip - peak) * 0.4, tip, peak)
            path.cubicTo(tip + 2, peak + (dip - peak) * 0.5, x1 + 6, (dip + peak) / 2 + 6, x1, dip)
        path.lineTo(centre + width, r.bottom() + 4)
        path.closeSubpath()
        p.setBrush(_alpha(heat[min(layer, len(heat) - 1)], 0.9))
        p.drawPath(path)
    for _ in range(10 + 6 * layers):
        size = rng.uniform(0.8, 2.6)
        p.setBrush(_alpha(QColor("#ffe9b0"), rng.uniform(0.4, 0.95)))
        p.drawEllipse(QPointF(rng.uniform(r.left(), r.right()), rng.uniform(r.top(), r.bottom() * 0.9)), size, size)


def _waves(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    count = 4 + layers
    for layer in range(count):
        depth = layer / (count - 1)
        base = r.top() + r.height() * (0.34 + 0.5 * depth)
        swell, length = r.height() * rng.uniform(0.05, 0.13), r.width() * rng.uniform(0.4, 0.75)
        phase = rng.uniform(0, math.tau)
        path = QPainterPath(QPointF(r.left(), r.bottom()))
        crest = QPainterPath()
        for step in range(33):
            x = r.left() + r.width() * step / 32
            turn = (x - r.left()) / length * math.tau + phase
            y = base - swell * (math.sin(turn) + 0.35 * math.sin(2 * turn + 1))
            path.lineTo(x, y)
            crest.lineTo(x, y) if step else crest.moveTo(x, y)
        path.lineTo(r.right(), r.bottom())
        path.closeSubpath()
        p.setBrush(_alpha(_shade(a, b, 0.15 + 0.8 * depth), 0.85))
        p.drawPath(path)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(_alpha(QColor("white"), 0.55 - 0.3 * depth), 1.4))
        p.drawPath(crest)
        p.setPen(Qt.PenStyle.NoPen)
    for _ in range(6 + 4 * layers):
        size = rng.uniform(1.5, 7)
        middle = QPointF(rng.uniform(r.left(), r.right()), rng.uniform(r.top() + r.height() * 0.1, r.bottom()))
        p.setBrush(_alpha(QColor("white"), 0.16))
        p.setPen(QPen(_alpha(QColor("white"), 0.6), 0.9))
        p.drawEllipse(middle, size, size)
        p.setPen(Qt.PenStyle.NoPen)


def _shards(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    heart = QPointF(r.left() + r.width() * rng.uniform(0.35, 0.65), r.top() + r.height() * rng.uniform(0.35, 0.6))
    rays = 11 + 4 * layers
    for index in range(rays):
        turn = math.tau * index / rays + rng.uniform(-0.1, 0.1)
        reach, half = r.width() * rng.uniform(0.45, 0.9), rng.uniform(0.03, 0.1)
        path = QPainterPath(heart)
        path.lineTo(heart.x() + reach * math.cos(turn - half), heart.y() + reach * math.sin(turn - half))
        path.lineTo(heart.x() + reach * math.cos(turn + half), heart.y() + reach * math.sin(turn + half))
        path.closeSubpath()
        p.setBrush(_alpha(_mix(QColor("white"), a.base, rng.uniform(0.1, 0.9)), 0.5))
        p.drawPath(path)
    for layer in range(1 + layers):
        x = heart.x() + r.width() * rng.uniform(-0.3, 0.3)
        y = r.top() - 4
        path = QPainterPath(QPointF(x, y))
        points = [QPointF(x, y)]
        while y < r.bottom():
            x += r.width() * rng.choice((-1, 1)) * rng.uniform(0.06, 0.17)
            y += r.height() * rng.uniform(0.14, 0.26)
            points.append(QPointF(x, y))
        width = 9.0 - 2 * layer
        for point in points[1:]:
            path.lineTo(point)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thick in ((_alpha(a.deep, 0.75), width + 3), (a.base, width), (QColor("#fffbe0"), width * 0.4)):
            p.setPen(QPen(colour, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
            p.drawPath(path)
        p.setPen(Qt.PenStyle.NoPen)


def _rings(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    centre = QPointF(r.left() + r.width() * rng.uniform(0.35, 0.65), r.top() + r.height() * rng.uniform(0.4, 0.6))
    count = 6 + 2 * layers
    drift = QPointF(rng.uniform(-5, 5), rng.uniform(-4, 4))
    for index in range(count, 0, -1):
        reach = r.height() * 0.13 * index
        middle = centre + drift * (index * 0.9)
        p.setBrush(_alpha(_shade(a, b, 0.1 + 0.85 * (index % 3) / 2 * index / count), 0.55))
        p.drawEllipse(middle, reach * 1.18, reach)
    p.setBrush(_alpha(QColor("white"), 0.85))
    p.drawEllipse(centre, r.height() * 0.055, r.height() * 0.055)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for orbit in range(1 + layers):
        tilt = rng.uniform(-50, 50)
        wide, high = r.width() * rng.uniform(0.28, 0.44), r.height() * rng.uniform(0.1, 0.24)
        p.save()
        p.translate(centre)
        p.rotate(tilt)
        p.setPen(QPen(_alpha(QColor("white"), 0.75), 1.2))
        p.drawEllipse(QPointF(0, 0), wide, high)
        turn = rng.uniform(0, math.tau)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(_mix(b.glow, QColor("white"), 0.4))
        p.drawEllipse(QPointF(wide * math.cos(turn), high * math.sin(turn)), 4.2 - orbit * 0.6, 4.2 - orbit * 0.6)
        p.restore()


def _strata(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    count = 3 + layers
    for layer in range(count):
        depth = layer / (count - 1)
        base = r.top() + r.height() * (0.3 + 0.5 * depth)
        path = QPainterPath(QPointF(r.left() - 2, r.bottom() + 2))
        edge: list[QPointF] = []
        x = r.left() - 2
        while x < r.right() + 20:
            edge.append(QPointF(x, base - r.height() * rng.uniform(-0.04, 0.22)))
            x += r.width() * rng.uniform(0.08, 0.2)
        for point in edge:
            path.lineTo(point)
        path.lineTo(edge[-1].x(), r.bottom() + 2)
        path.closeSubpath()
        colour = _shade(a, b, 0.15 + 0.8 * depth)
        p.setBrush(colour)
        p.drawPath(path)
        for one, two in itertools.pairwise(edge):
            if two.y() > one.y():
                facet = QPainterPath(one)
                facet.lineTo(two)
                facet.lineTo(one.x() + (two.x() - one.x()) * 0.1, two.y() + r.height() * 0.3)
                facet.closeSubpath()
                p.setBrush(_alpha(a.deep, 0.28))
                p.drawPath(facet)


def _drifts(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    tones = [QColor(each) for each in ("#f2c6b4", "#c4dbe8", "#e6d9a6", "#cfc4e4", "#c2dcc4")]
    for layer in range(5 + 2 * layers):
        depth = layer / (4 + 2 * layers)
        tone = _mix(rng.choice(tones), b.base, 0.25 + 0.3 * depth)
        reach = r.width() * rng.uniform(0.12, 0.34) * (1.1 - 0.4 * depth)
        middle = QPointF(rng.uniform(r.left(), r.right()), rng.uniform(r.top() + r.height() * 0.25, r.bottom()))
        blob = QLinearGradient(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
        blob.setColorAt(0, _alpha(_mix(b.glow, QColor("white"), 0.55), 0.85))
        blob.setColorAt(1, _alpha(tone, 0.8))
        p.setBrush(blob)
        p.drawEllipse(middle, reach, reach)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(4 + layers):
        y = rng.uniform(r.top() + r.height() * 0.15, r.bottom() - r.height() * 0.1)
        path = QPainterPath(QPointF(r.left() - 10, y))
        bend = r.height() * rng.uniform(-0.3, 0.3)
        path.cubicTo(r.left() + r.width() * 0.3, y + bend, r.left() + r.width() * 0.7, y - bend, r.right() + 10, y)
        p.setPen(QPen(_alpha(QColor("white"), 0.6), rng.uniform(0.8, 2.2)))
        p.drawPath(path)
    p.setPen(Qt.PenStyle.NoPen)


def _night(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    veil = QLinearGradient(r.topLeft(), r.bottomRight())
    veil.setColorAt(0, _alpha(a.deep, 0.92))
    veil.setColorAt(1, _alpha(_mix(a.base, QColor("#5a4a78"), 0.45), 0.72))
    p.fillRect(r, veil)
    for _ in range(24 + 10 * layers):
        p.setBrush(_alpha(QColor("white"), rng.uniform(0.25, 0.9)))
        size = rng.uniform(0.4, 1.5)
        p.drawEllipse(QPointF(rng.uniform(r.left(), r.right()), rng.uniform(r.top(), r.bottom())), size, size)
    centre = QPointF(r.left() + r.width() * rng.uniform(0.3, 0.7), r.top() + r.height() * rng.uniform(0.34, 0.55))
    for index in range(2 + layers, 0, -1):
        reach = r.height() * (0.16 + 0.1 * index)
        moon, bite = QPainterPath(), QPainterPath()
        moon.addEllipse(centre, reach, reach)
        turn = rng.uniform(0, math.tau)
        bite.addEllipse(centre + QPointF(math.cos(turn), math.sin(turn)) * (reach * 0.42), reach * 0.9, reach * 0.9)
        p.setBrush(_alpha(_mix(b.glow, QColor("white"), 0.2 + 0.15 * index), 0.8 / index + 0.12))
        p.drawPath(moon.subtracted(bite))
    ridge = QPainterPath(QPointF(r.left(), r.bottom()))
    x = r.left()
    while x < r.right() + 12:
        ridge.lineTo(x, r.bottom() - r.height() * rng.uniform(0.04, 0.3))
        x += r.width() * rng.uniform(0.04, 0.09)
    ridge.lineTo(r.right() + 12, r.bottom())
    p.setBrush(QColor("#0d1117"))
    p.drawPath(ridge)


def _facets(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    side = r.height() * (0.27 - 0.03 * layers)
    high, wide = side * math.sqrt(3) / 2, side * 1.5
    heart = QPointF(rng.uniform(r.left(), r.right()), rng.uniform(r.top(), r.bottom()))
    for column in range(-1, int(r.width() / wide) + 2):
        for row in range(-1, int(r.height() / (2 * high)) + 2):
            middle = QPointF(r.left() + column * wide, r.top() + row * 2 * high + (high if column % 2 else 0))
            away = math.hypot(middle.x() - heart.x(), middle.y() - heart.y()) / r.width()
            for face in range(3):
                path = QPainterPath(middle)
                for corner in range(3):
                    turn = math.radians(60 * (2 * face + corner))
                    path.lineTo(middle.x() + side * 0.97 * math.cos(turn), middle.y() + side * 0.97 * math.sin(turn))
                path.closeSubpath()
                shade = min(1.0, max(0.0, away * 0.9 + 0.17 * face + rng.uniform(-0.1, 0.1)))
                p.setBrush(_alpha(_mix(_mix(b.glow, QColor("white"), 0.5), a.deep, shade), 0.88))
                p.drawPath(path)


def _petals(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    for flower in range(1 + layers):
        main = flower == layers
        centre = QPointF(r.left() + r.width() * rng.uniform(0.15, 0.85), r.top() + r.height() * rng.uniform(0.25, 0.8))
        if main:
            centre = QPointF(r.center().x() + rng.uniform(-14, 14), r.center().y() + rng.uniform(-6, 8))
        reach = r.height() * (0.46 if main else rng.uniform(0.2, 0.32))
        for ring in range(2):
            count = rng.choice((5, 6, 8))
            for index in range(count):
                turn = 360 * index / count + ring * 180 / count + rng.uniform(-3, 3)
                length = reach * (1 - 0.35 * ring)
                placed = QTransform().translate(centre.x(), centre.y()).rotate(turn)
                p.setBrush(_alpha(_mix(a.base, QColor("white"), 0.25 + 0.35 * ring), 0.72))
                p.drawPath(placed.map(_leaf_path(length, length * 0.36)))
        p.setBrush(_mix(b.glow, QColor("#fff6cf"), 0.6))
        p.drawEllipse(centre, reach * 0.14, reach * 0.14)
    for _ in range(8 + 4 * layers):
        _sparkle(p, QPointF(rng.uniform(r.left(), r.right()), rng.uniform(r.top(), r.bottom())), rng.uniform(2, 6))


def _sparkle(p: QPainter, at: QPointF, reach: float) -> None:
    path = QPainterPath(QPointF(at.x(), at.y() - reach))
    for x, y in ((reach, 0), (0, reach), (-reach, 0), (0, -reach)):
        path.quadTo(at, QPointF(at.x() + x, at.y() + y))
    p.setBrush(_alpha(QColor("white"), 0.85))
    p.drawPath(path)


def _scales(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    size = r.height() * (0.4 - 0.03 * layers)
    rows = int(r.height() / (size * 0.5)) + 3
    sweep = rng.uniform(0.3, 0.7)
    for row in reversed(range(rows)):  # from below, so that each row lies on the next
        y = r.top() + row * size * 0.5 - size * 0.5
        for column in range(int(r.width() / size) + 3):
            x = r.left() + (column - 0.5 * (row % 2) - 0.5) * size
            along = (x - r.left()) / r.width() * sweep + (y - r.top()) / r.height() * (1 - sweep)
            scale = QPainterPath(QPointF(x, y))
            scale.cubicTo(x, y + size * 0.7, x + size * 0.3, y + size * 0.85, x + size / 2, y + size)
            scale.cubicTo(x + size * 0.7, y + size * 0.85, x + size, y + size * 0.7, x + size, y)
            scale.closeSubpath()
            shine = QLinearGradient(QPointF(x, y), QPointF(x + size, y + size))
            tone = _shade(a, b, min(1.0, max(0.0, along + rng.uniform(-0.12, 0.12))))
            shine.setColorAt(0, tone.lighter(125))
            shine.setColorAt(1, tone.darker(120))
            p.setBrush(shine)
            p.setPen(QPen(_alpha(a.deep, 0.5), 0.7))
            p.drawPath(scale)
    p.setPen(Qt.PenStyle.NoPen)


def _blocks(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    """Items: small solids in a loose order."""
    for _ in range(7):
        side = r.height() * rng.uniform(0.14, 0.3)
        middle = QPointF(rng.uniform(r.left(), r.right()), rng.uniform(r.top() + r.height() * 0.2, r.bottom()))
        flat = side * 0.5
        for tone, corners in (
            (b.glow.lighter(108), ((-side, 0), (0, -flat), (side, 0), (0, flat))),
            (a.base, ((-side, 0), (0, flat), (0, flat + side), (-side, side))),
            (a.deep, ((side, 0), (0, flat), (0, flat + side), (side, side))),
        ):
            path = QPainterPath(middle + QPointF(*corners[0]))
            for corner in corners[1:]:
                path.lineTo(middle + QPointF(*corner))
            path.closeSubpath()
            p.setBrush(_alpha(tone, 0.9))
            p.drawPath(path)


def _arcs(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    """Supporters: rising half rings, like people standing together."""
    for index in range(7):
        reach = r.height() * rng.uniform(0.22, 0.62)
        middle = QPointF(r.left() + r.width() * (index + rng.uniform(0, 0.9)) / 7, r.bottom())
        for ring in range(4):
            p.setBrush(_alpha(_shade(a, b, (0.15 + 0.28 * ring + 0.05 * index) % 1.0), 0.8))
            size = reach * (1 - 0.24 * ring)
            p.drawEllipse(middle, size * 0.72, size)


def _arches(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    """Stadiums: arches that lead into the distance."""
    centre = QPointF(r.left() + r.width() * rng.uniform(0.38, 0.62), r.bottom() - r.height() * 0.12)
    count = rng.randint(6, 8)
    for index in range(count, 0, -1):
        share = index / count
        wide, high = r.width() * 0.62 * share, r.height() * 1.0 * share
        path = QPainterPath()
        path.addRoundedRect(QRectF(centre.x() - wide, centre.y() - high, 2 * wide, 2 * high), wide, high)
        p.setBrush(_shade(a, b, 1 - (1 - share) * 1.0 if index % 2 else (1 - share) * 0.45))
        p.drawPath(path)
    floor = QLinearGradient(QPointF(0, centre.y()), QPointF(0, r.bottom()))
    floor.setColorAt(0, a.base)
    floor.setColorAt(1, a.deep)
    p.fillRect(QRectF(r.left(), centre.y(), r.width(), r.bottom() - centre.y()), floor)


def _wheels(p: QPainter, r: QRectF, a: TypeColours, b: TypeColours, rng: Rng, layers: int) -> None:
    """Tools and machines: toothed wheels that mesh."""
    for index in range(4):
        reach = r.height() * rng.uniform(0.2, 0.42)
        middle = QPointF(r.left() + r.width() * (0.12 + 0.26 * index), r.top() + r.height() * rng.uniform(0.3, 0.8))
        teeth = rng.randint(9, 14)
        wheel = QPainterPath()
        for step in range(teeth * 4):
            turn = math.tau * step / (teeth * 4)
            size = reach * (1.0 if step % 4 < 2 else 0.82)
            point = middle + QPointF(math.cos(turn), math.sin(turn)) * size
            wheel.lineTo(point) if step else wheel.moveTo(point)
        wheel.closeSubpath()
        hole = QPainterPath()
        hole.addEllipse(middle, reach * 0.36, reach * 0.36)
        p.setBrush(_alpha(_shade(a, b, 0.2 + 0.22 * index), 0.92))
        p.drawPath(wheel.subtracted(hole))
        p.setBrush(_alpha(QColor("white"), 0.2))
        p.drawEllipse(middle, reach * 0.62, reach * 0.62)


def _energy(p: QPainter, r: QRectF, card: CardDef, a: TypeColours, rng: Rng) -> None:
    letters = tuple(dict.fromkeys(card.provides or card.types)) or ("C",)
    centre = r.center()
    rays, turn = 24, rng.uniform(0, 15)
    for index in range(rays):
        path = QPainterPath(centre)
        for side in (-0.5, 0.5):
            angle = math.radians(turn + (index + side * 0.9) * 360 / rays)
            path.lineTo(centre + QPointF(math.cos(angle), math.sin(angle)) * (r.height() * 1.2))
        path.closeSubpath()
        p.setBrush(_alpha(a.deep if index % 2 else QColor("white"), 0.16))
        p.drawPath(path)
    for ring in range(5, 0, -1):
        reach = min(r.width(), r.height()) * (0.2 + 0.075 * ring)
        box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        p.setBrush(_alpha(_mix(a.glow, QColor("white"), 0.25 * (ring % 2) + 0.2), 0.34))
        p.drawPath(badge_path(letters[0], box))


_POKEMON: dict[str, Motif] = {
    "G": _leaves,
    "R": _flames,
    "W": _waves,
    "L": _shards,
    "P": _rings,
    "F": _strata,
    "C": _drifts,
    "D": _night,
    "M": _facets,
    "Y": _petals,
    "N": _scales,
}
_TRAINER: dict[str, Motif] = {
    "item": _blocks,
    "supporter": _arcs,
    "stadium": _arches,
    "tool": _wheels,
    "technical_machine": _wheels,
    "rocket_secret_machine": _wheels,
}
