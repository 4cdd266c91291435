"""A card's face, drawn from its facts: an own design, no picture, no publisher's symbol.

`paint_card` paints with vectors at any size; from about 200 device-independent pixels of width the whole card with its
texts, below that only what can be read there, and below 60, beside a name in a list, no letters at all.
`ui.widgets.face_cache` keeps painted faces as pixmaps.

A face looks the same in the light and the dark theme, as a card does on any table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from ptcg_desktop.cards.model import CardDef, SetDef
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.services.wordings import Worded, worded
from ptcg_desktop.ui.widgets.card_art import card_colours, paint_art
from ptcg_desktop.ui.widgets.card_body import Body, paint_footer
from ptcg_desktop.ui.widgets.card_text import (
    draw_line,
    era_of,
    evolves_line,
    face_font,
    face_term,
    fitted,
    stage_word,
)
from ptcg_desktop.ui.widgets.play_badge import paint_play_badge
from ptcg_desktop.ui.widgets.rarity import foil_strength, paint_foil, paint_rarity
from ptcg_desktop.ui.widgets.type_badge import TypeColours, paint_badge

CARD_RATIO = 88 / 63
"""Height of a card by its width."""
FULL_FROM = 196
"""Width in device-independent pixels from which the whole card is drawn."""
LETTERS_FROM = 60
"""Width in device-independent pixels from which a face has words on it."""
UNIT = 300.0
SMALL_UNIT = 150.0
BOLD, DEMI = QFont.Weight.Bold, QFont.Weight.DemiBold
RIGHT = Qt.AlignmentFlag.AlignRight
_BAR, _SOFT_BAR = QColor(27, 26, 23, 184), QColor(27, 26, 23, 102)


def card_height(width: float) -> int:
    """The height of a face of that width."""
    return round(width * CARD_RATIO)


@dataclass(frozen=True)
class Face:
    """What the painting functions share."""

    card: CardDef
    language: str
    colours: TypeColours
    second: TypeColours
    card_set: SetDef | None
    automation: Automation | None
    words: Mapping[str, Worded]

    @property
    def name(self) -> str:
        """The name in the language of the face."""
        return self.card.name.get(self.language)


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: CardDef,
    *,
    language: str = "en",
    card_set: SetDef | None = None,
    automation: Automation | None = None,
    words: Mapping[str, Worded] | None = None,
) -> None:
    """Paint a face into `rect`, which should have the proportions of a card.

    Args:
        language: `"en"` or `"pt"`, for the words of the card; English stands in where there is no Portuguese.
        card_set: Its set, for the line at the foot.
        automation: How far it plays by itself, for the badge; None = not known.
        words: Its texts (`services.wordings`); None = as printed.
    """
    first, second = card_colours(card)
    shown = worded(card, language, None) if words is None else words
    face = Face(card, language, first, second, card_set, automation, shown)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(rect.topLeft())
    if rect.width() >= FULL_FROM:
        painter.scale(rect.width() / UNIT, rect.height() / (UNIT * CARD_RATIO))
        _paint_full(painter, face)
    else:
        painter.scale(rect.width() / SMALL_UNIT, rect.height() / (SMALL_UNIT * CARD_RATIO))
        paint = _paint_small if rect.width() >= LETTERS_FROM else _paint_tiny
        paint(painter, face)
    painter.restore()


def paint_placeholder(painter: QPainter, rect: QRectF, colours: TypeColours, name: str) -> None:
    """The cheap picture shown until a face is painted: its colours, and its name where it can be read."""
    edge = rect.width() * 0.045
    if rect.width() < LETTERS_FROM:  # dozens of them in one frame that scrolls: no curves, no letters
        painter.fillRect(rect, colours.base)
        painter.fillRect(rect.adjusted(edge, edge, -edge, -edge), colours.tint)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.base)
    painter.drawRoundedRect(rect, edge, edge)
    painter.setBrush(colours.tint)
    painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), edge * 0.6, edge * 0.6)
    box = rect.adjusted(2 * edge, 1.4 * edge, -2 * edge, 0)
    box.setHeight(rect.width() * 0.11)
    draw_line(painter, box, name, face_font(max(8.0, rect.width() * 0.075), BOLD), colours.deep)
    painter.restore()


def _paint_frame(painter: QPainter, face: Face, unit: float, radius: float, edge: float) -> QRectF:
    """Border and paper; returns the paper."""
    whole = QRectF(0, 0, unit, unit * CARD_RATIO)
    metal = QLinearGradient(whole.topLeft(), whole.bottomRight())
    metal.setColorAt(0.0, face.colours.base.lighter(122))
    metal.setColorAt(0.35, face.colours.base)
    metal.setColorAt(0.6, face.second.base.darker(104))
    metal.setColorAt(1.0, face.second.deep)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(metal)
    painter.drawRoundedRect(whole, radius, radius)
    foil = foil_strength(face.card)
    if foil:
        paint_foil(painter, whole, radius, foil)
    paper = whole.adjusted(edge, edge, -edge, -edge)
    sheet = QLinearGradient(paper.topLeft(), paper.bottomLeft())
    sheet.setColorAt(0, face.colours.tint)
    sheet.setColorAt(0.5, QColor("#fffefb"))
    sheet.setColorAt(1, face.second.tint)
    painter.setBrush(sheet)
    painter.drawRoundedRect(paper, radius * 0.58, radius * 0.58)
    hair = QColor(face.colours.deep)
    hair.setAlphaF(0.55)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(hair, unit / 300))
    painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    return paper


def _paint_window(painter: QPainter, rect: QRectF, face: Face, radius: float) -> None:
    """The picture area with its mount."""
    paint_art(painter, rect, face.card)
    foil = foil_strength(face.card)
    if foil:
        paint_foil(painter, rect, radius, foil * 0.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(face.colours.deep, 1.1))
    painter.drawRoundedRect(rect, radius, radius)
    inner = QColor("#ffffff")
    inner.setAlphaF(0.45)
    painter.setPen(QPen(inner, 0.9))
    painter.drawRoundedRect(rect.adjusted(1.2, 1.2, -1.2, -1.2), radius, radius)


def _paint_full(painter: QPainter, face: Face) -> None:
    card = face.card
    paper = _paint_frame(painter, face, UNIT, 14, 10)
    if card.kind == "energy":
        _paint_energy(painter, face, paper)
        return
    left, right = paper.left() + 10, paper.right() - 10
    _paint_header(painter, face, left, right)
    foot_top = paper.bottom() - (47 if card.kind == "pokemon" else 20)
    art_top = 55.0
    body = Body(card, face.language, face.colours, right - left, face.words)
    room = foot_top - art_top - 12
    wanted = body.height(1.0)
    art = min(room - wanted, room * (0.64 if card.kind == "pokemon" else 0.86))
    art = max(art, room * (0.4 if card.kind == "pokemon" else 0.36))
    window = QRectF(left, art_top, right - left, art)
    _paint_window(painter, window, face, 1.6)
    body.paint(painter, QRectF(left, window.bottom() + 7, right - left, foot_top - window.bottom() - 10))
    if card.kind == "pokemon":
        paint_footer(painter, QRectF(left, foot_top, right - left, 26), card, face.language, face.colours)
    _paint_line(painter, face, QRectF(left, paper.bottom() - 18, right - left, 14))


def _paint_pill(painter: QPainter, at: QPointF, text: str, colours: TypeColours, pixels: float) -> float:
    """A small label; returns its right edge."""
    font = face_font(pixels, DEMI)
    font, text = fitted(text, font, pixels * 13)
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(text) + pixels * 1.1
    box = QRectF(at.x(), at.y(), width, pixels * 1.45)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.deep)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setPen(QColor("white"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    return box.right()


def _paint_header(painter: QPainter, face: Face, left: float, right: float) -> None:
    card = face.card
    ink = QColor("#1b1a17")
    pill = stage_word(card, face.language)
    end = _paint_pill(painter, QPointF(left, 14), pill, face.colours, 8.6) if pill else left
    if card.kind == "pokemon":
        before = card.evolves_from.get(face.language)
        if before:
            line = QRectF(end + 5, 13.5, right - end - 5, 13)
            draw_line(painter, line, evolves_line(before, face.language), face_font(9, italic=True), face.colours.deep)
    edge = right
    for letter in reversed(card.types):
        paint_badge(painter, QRectF(edge - 24, 26, 24, 24), letter)
        edge -= 25
    if card.hp:
        font = face_font(22, BOLD)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(str(card.hp)) + 2
        edge -= width + 2
        draw_line(painter, QRectF(edge, 25, width, 26), str(card.hp), font, face.colours.deep, RIGHT)
        word = face_term("hp", face.language, era_of(card))
        edge -= 17
        draw_line(painter, QRectF(edge, 32, 15, 16), word, face_font(10, BOLD), face.colours.deep, RIGHT)
    draw_line(painter, QRectF(left, 25, edge - left - 5, 26), face.name, face_font(19, BOLD), ink)


def _paint_line(painter: QPainter, face: Face, rect: QRectF) -> None:
    """Rarity, number and set at the foot; the regulation mark at the right."""
    card = face.card
    ink = QColor("#4b4a45")
    paint_rarity(painter, QRectF(rect.left(), rect.center().y() - 5, 10, 10), card)
    known = face.card_set
    number = card.number
    if known is not None and known.official_count and number.isdigit():
        number = f"{number}/{known.official_count}"
    parts = [number] if known is None else [number, known.name.get(face.language)]
    mark_room = 18 if card.mark else 0
    badge = QRectF(rect.right() - mark_room - 11, rect.center().y() - 5.5, 11, 11)
    if paint_play_badge(painter, badge, face.automation, ink):
        mark_room += 16
    line = QRectF(rect.left() + 15, rect.top(), rect.width() - 15 - mark_room, rect.height())
    draw_line(painter, line, "  ·  ".join(part for part in parts if part), face_font(9), ink)
    if card.mark:
        box = QRectF(rect.right() - 13, rect.center().y() - 6.5, 13, 13)
        painter.setPen(QPen(ink, 0.8))
        painter.setBrush(QColor("white"))
        painter.drawRoundedRect(box, 2, 2)
        draw_line(painter, box, card.mark, face_font(9, BOLD), ink, Qt.AlignmentFlag.AlignHCenter)


def _paint_energy(painter: QPainter, face: Face, paper: QRectF) -> None:
    card = face.card
    body = Body(card, face.language, face.colours, paper.width() - 20, face.words)
    texts = min(118.0, 22 + body.height(1.0)) if body.blocks else 0
    window = paper.adjusted(8, 46, -8, -28 - texts)
    _paint_window(painter, window, face, 1.6)
    letters = card.provides or card.types or ("C",)
    size = 104 if len(letters) == 1 else 190 / len(letters) if len(letters) < 4 else 52
    row = len(letters) * size * 0.98
    for index, letter in enumerate(letters):
        x = window.center().x() - row / 2 + index * size * 0.98
        paint_badge(painter, QRectF(x, window.center().y() - size / 2, size, size), letter)
    left, right = paper.left() + 10, paper.right() - 10
    _paint_pill(painter, QPointF(left, 14), stage_word(card, face.language), face.colours, 8.6)
    draw_line(painter, QRectF(left, 27, right - left, 26), face.name, face_font(19, BOLD), QColor("#1b1a17"))
    if body.blocks:
        body.paint(painter, QRectF(left, window.bottom() + 8, right - left, paper.bottom() - window.bottom() - 30))
    _paint_line(painter, face, QRectF(left, paper.bottom() - 20, right - left, 14))


def _paint_tiny(painter: QPainter, face: Face) -> None:
    """Frame and picture, and bars where a larger face has its name and its texts: lists ask for dozens of them while
    they scroll, and it takes a quarter of the time of a small face."""
    card = face.card
    paper = _paint_frame(painter, face, SMALL_UNIT, 12, 9)
    lines = (0.8, 0.55) if card.kind == "pokemon" else (0.8,)
    window = paper.adjusted(7, 27, -7, -8 - 15 * len(lines))
    paint_art(painter, window, card)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(face.colours.deep, 3))
    painter.drawRect(window)
    length = min(0.9, 0.25 + 0.04 * len(face.name))
    painter.fillRect(QRectF(window.left(), paper.top() + 9, window.width() * length, 10), _BAR)
    for place, share in enumerate(lines):
        top = window.bottom() + 9 + 15 * place
        painter.fillRect(QRectF(window.left(), top, window.width() * share, 7), _SOFT_BAR)


def _paint_small(painter: QPainter, face: Face) -> None:
    """Name, HP, picture, costs and damage, number: what can be read on a card 60 to 195 pixels wide."""
    card = face.card
    paper = _paint_frame(painter, face, SMALL_UNIT, 8, 5)
    left, right = paper.left() + 5, paper.right() - 5
    edge = right
    for letter in reversed(card.types):
        paint_badge(painter, QRectF(edge - 15, paper.top() + 3, 15, 15), letter)
        edge -= 15.5
    if card.hp:
        font = face_font(13, BOLD)
        width = QFontMetricsF(font).horizontalAdvance(str(card.hp)) + 1
        edge -= width + 1
        draw_line(painter, QRectF(edge, paper.top() + 2, width, 17), str(card.hp), font, face.colours.deep, RIGHT)
    name = QRectF(left, paper.top() + 2, edge - left - 3, 17)
    draw_line(painter, name, face.name, face_font(13, BOLD), QColor("#1b1a17"))
    lines = card.attacks[:2]
    foot = 17.0
    extra = 17.0 * (len(lines) + (1 if card.powers else 0)) if card.kind == "pokemon" else 0
    window = QRectF(left - 1, paper.top() + 21, right - left + 2, paper.height() - 21 - foot - extra - 2)
    _paint_window(painter, window, face, 1)
    if card.kind == "energy":
        letters = card.provides or card.types or ("C",)
        size = min(62.0, 120 / len(letters))
        for index, letter in enumerate(letters):
            x = window.center().x() + (index - len(letters) / 2) * size
            paint_badge(painter, QRectF(x, window.center().y() - size / 2, size, size), letter)
    y = window.bottom() + 2
    if card.kind == "pokemon":
        if card.powers:
            draw_line(
                painter, QRectF(left, y, right - left, 16), card.powers[0].name.get(face.language),
                face_font(11, DEMI), QColor("#a1262c"),
            )  # fmt: skip
            y += 17
        for attack in lines:
            row = QRectF(left, y, right - left, 16)
            _paint_small_attack(painter, row, attack.cost, attack.name.get(face.language), str(attack.damage))
            y += 17
    line = QRectF(left, paper.bottom() - foot + 1, right - left, 14)
    paint_rarity(painter, QRectF(line.left(), line.center().y() - 4, 8, 8), card)
    note = stage_word(card, face.language)
    badge = QRectF(line.right() - 9, line.center().y() - 4.5, 9, 9)
    if paint_play_badge(painter, badge, face.automation, QColor("#4b4a45")):
        line.adjust(0, 0, -12, 0)
    draw_line(painter, line.adjusted(11, 0, -40, 0), note, face_font(10), QColor("#4b4a45"))
    draw_line(painter, line.adjusted(line.width() - 40, 0, 0, 0), card.number, face_font(10), QColor("#4b4a45"), RIGHT)


def _paint_small_attack(painter: QPainter, rect: QRectF, cost: tuple[str, ...], name: str, damage: str) -> None:
    x = rect.left()
    size = 12.0 if len(cost) <= 4 else 10.0
    for letter in cost:
        paint_badge(painter, QRectF(x, rect.center().y() - size / 2, size, size), letter)
        x += size
    ink = QColor("#1b1a17")
    end = rect.right()
    if damage:
        width = QFontMetricsF(face_font(13, BOLD)).horizontalAdvance(damage) + 1
        end -= width
        draw_line(painter, QRectF(end, rect.top(), width, rect.height()), damage, face_font(13, BOLD), ink, RIGHT)
    draw_line(painter, QRectF(x + 3, rect.top(), end - x - 5, rect.height()), name, face_font(11), ink)
