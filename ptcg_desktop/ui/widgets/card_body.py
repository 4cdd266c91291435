"""The lower half of a drawn face: powers, attacks, texts, and the row of Weakness, Resistance and Retreat Cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.services.wordings import RULES, Worded
from ptcg_desktop.ui.widgets.card_text import broken, clipped, draw_line, face_font, face_word
from ptcg_desktop.ui.widgets.symbol_text import draw_with_symbols
from ptcg_desktop.ui.widgets.type_badge import TypeColours, paint_badge

INK = QColor("#1b1a17")
SOFT_INK = QColor("#3a3934")
MUTED = QColor("#66645d")
POWER_INK = QColor("#a1262c")
TITLE_HEIGHT = 23.0
SIZES = (11.5, 10.5, 9.5, 8.8)
LINE = 1.24
BOLD = QFont.Weight.Bold
DEMI = QFont.Weight.DemiBold
RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class Block:
    """One power, attack or rule text. `note` is the code of a remark under it (data/words/faces.toml)."""

    cost: tuple[str, ...] | None = None
    label: str = ""
    title: str = ""
    damage: str = ""
    text: str = ""
    note: str = ""

    @property
    def title_height(self) -> float:
        """Room for the title line, 0 without one."""
        return TITLE_HEIGHT if self.title or self.label else 0.0


def blocks_of(card: CardDef, language: str, words: Mapping[str, Worded]) -> list[Block]:
    """What stands in the body of a card, from top to bottom; `words` are its texts (`services.wordings`)."""
    powers = [
        Block(
            label=face_word(f"power.{power.kind}", language),
            title=power.name.get(language),
            text=_text(words, f"power:{at}"),
            note=_note(words, f"power:{at}", power.effect_missing),
        )
        for at, power in enumerate(card.powers)
    ]
    attacks = [
        Block(
            cost=attack.cost,
            title=attack.name.get(language),
            damage=str(attack.damage),
            text=_text(words, f"attack:{at}"),
            note=_note(words, f"attack:{at}", attack.effect_missing),
        )
        for at, attack in enumerate(card.attacks)
    ]
    return _noted_once(powers + attacks + _rules(card, language, words))


def _rules(card: CardDef, language: str, words: Mapping[str, Worded]) -> list[Block]:
    if RULES in words and words[RULES].source == "program":
        return [Block(text=words[RULES].text, note="program")]
    found = [Block(text=rule.get(language)) for rule in card.rules if rule.get(language)]
    return found or ([Block(note="missing")] if card.effect_missing else [])


def _text(words: Mapping[str, Worded], place: str) -> str:
    return words[place].text if place in words else ""


def _note(words: Mapping[str, Worded], place: str, missing: bool) -> str:
    if place in words:
        return "program" if words[place].source == "program" else ""
    return "missing" if missing else ""


def _noted_once(blocks: list[Block]) -> list[Block]:
    """One remark on the program's wording is enough: under the last text it holds for."""
    last = max((at for at, block in enumerate(blocks) if block.note == "program"), default=-1)
    return [
        replace(block, note="") if block.note == "program" and at != last else block for at, block in enumerate(blocks)
    ]


class Body:
    """The body of one card at one width, measured and painted."""

    def __init__(
        self, card: CardDef, language: str, colours: TypeColours, width: float, words: Mapping[str, Worded]
    ) -> None:
        self.card = card
        self.language = language
        self.colours = colours
        self.width = width
        self.blocks = blocks_of(card, language, words)
        self.size, self.lines = self._measured(SIZES[0])

    def _measured(self, size: float) -> tuple[float, list[list[str]]]:
        font = face_font(size)
        return size, [broken(block.text, font, self.width) if block.text else [] for block in self.blocks]

    def height(self, gap: float) -> float:
        """The height wanted at the present size; `gap` is the least space between blocks."""
        total = 0.0
        for block, lines in zip(self.blocks, self.lines, strict=True):
            note = self.size * 1.6 if block.note else 0
            total += block.title_height + len(lines) * self.size * LINE + note + 7 * gap
        return total

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint into `rect`: smaller letters first, then cut with an ellipsis, spare room spread between blocks."""
        for size in SIZES:
            self.size, self.lines = self._measured(size)
            if self.height(0.6) <= rect.height():
                break
        self._cut(rect.height())
        count = len(self.blocks)
        if not count:
            return
        spare = max(0.0, rect.height() - self.height(0.0))
        gap = min(16.0, spare / count)
        y = rect.top() + min(gap * 0.5, 8) + max(0.0, spare - gap * count) * 0.4
        for index, (block, lines) in enumerate(zip(self.blocks, self.lines, strict=True)):
            if index and block.cost is not None:
                painter.setPen(QPen(QColor(0, 0, 0, 28), 0.8))
                painter.drawLine(QPointF(rect.left() + 2, y - gap / 2), QPointF(rect.right() - 2, y - gap / 2))
            y = self._paint_block(painter, rect.left(), y, block, lines) + gap

    def _cut(self, room: float) -> None:
        font = face_font(self.size)
        while self.height(0.3) > room:
            longest = max(range(len(self.lines)), key=lambda at: len(self.lines[at]), default=None)
            if longest is None or len(self.lines[longest]) <= 1:
                return
            self.lines[longest] = clipped(self.lines[longest], len(self.lines[longest]) - 1, font, self.width)

    def _paint_block(self, painter: QPainter, x: float, y: float, block: Block, lines: list[str]) -> float:
        if block.title_height:
            self._paint_title(painter, QRectF(x, y, self.width, TITLE_HEIGHT), block)
            y += TITLE_HEIGHT
        painter.setFont(face_font(self.size))
        painter.setPen(SOFT_INK)
        ascent = QFontMetricsF(painter.font()).ascent()
        for line in lines:
            draw_with_symbols(painter, QPointF(x, y + ascent), line)
            y += self.size * LINE
        if block.note:
            box = QRectF(x, y, self.width, self.size * 1.5)
            _paint_note(painter, box, face_word(block.note, self.language), ring=block.note == "missing")
            y += self.size * 1.6
        return y

    def _paint_title(self, painter: QPainter, rect: QRectF, block: Block) -> None:
        x = rect.left()
        end = rect.right()
        if block.damage:
            font = face_font(19, BOLD)
            width = QFontMetricsF(font).horizontalAdvance(block.damage) + 2
            draw_line(painter, QRectF(end - width, rect.top(), width, rect.height()), block.damage, font, INK, RIGHT)
            end -= width + 5
        if block.label:
            font = face_font(9.5, BOLD)
            width = QFontMetricsF(font).horizontalAdvance(block.label) + 11
            box = QRectF(x, rect.center().y() - 7.5, width, 15)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(POWER_INK)
            painter.drawRoundedRect(box, 3, 3)
            draw_line(painter, box, block.label, font, QColor("white"), Qt.AlignmentFlag.AlignHCenter)
            x += width + 6
        elif block.cost is not None:
            size = 19.0 if len(block.cost) <= 4 else 15.0
            if not block.cost:
                painter.setPen(QPen(MUTED, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(x + 2, rect.center().y() - 7, 14, 14))
                x += size
            for letter in block.cost:
                paint_badge(painter, QRectF(x, rect.center().y() - size / 2, size, size), letter)
                x += size
            x += 6
        ink = POWER_INK if block.label else INK
        draw_line(painter, QRectF(x, rect.top(), end - x, rect.height()), block.title, face_font(15, DEMI), ink)


def _paint_note(painter: QPainter, rect: QRectF, text: str, *, ring: bool) -> None:
    """A remark in small slanted letters, behind a dotted ring if it is about an effect that the data do not carry."""
    if not ring:
        draw_line(painter, rect, text, face_font(9, italic=True), MUTED, RIGHT)
        return
    spot = QRectF(rect.left() + 1, rect.center().y() - 4, 8, 8)
    pen = QPen(MUTED, 1.1)
    pen.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(spot)
    draw_line(painter, rect.adjusted(14, 0, 0, 0), text, face_font(10, italic=True), MUTED)


def paint_footer(painter: QPainter, rect: QRectF, card: CardDef, language: str, colours: TypeColours) -> None:
    """Weakness, Resistance and Retreat Cost side by side."""
    band = QColor(colours.base)
    band.setAlphaF(0.16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    painter.drawRoundedRect(rect, 4, 4)
    third = rect.width() / 3
    cells = (
        ("weakness", [(each.type, each.value or "×2") for each in card.weaknesses]),
        ("resistance", [(each.type, each.value or "-30") for each in card.resistances]),
        ("retreat", [("C", "")] * (card.retreat or 0)),
    )
    for index, (word, units) in enumerate(cells):
        cell = QRectF(rect.left() + index * third, rect.top(), third, rect.height()).adjusted(6, 2, -4, -1)
        draw_line(
            painter, QRectF(cell.left(), cell.top(), cell.width(), 9), face_word(word, language), face_font(8), MUTED
        )
        line = QRectF(cell.left(), cell.top() + 9, cell.width(), cell.height() - 9)
        if not units:
            draw_line(painter, line, "–", face_font(11, DEMI), MUTED)
        x = line.left()
        for letter, value in units:
            paint_badge(painter, QRectF(x, line.center().y() - 7, 14, 14), letter)
            x += 14
            if value:
                shown = value.replace("-", "−")
                x += (
                    draw_line(painter, QRectF(x + 2, line.top(), 40, line.height()), shown, face_font(11, DEMI), INK)
                    + 6
                )
