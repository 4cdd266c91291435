"""Words and line breaking for drawn card faces."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from ptcg_desktop.cards.model import CardDef

MODERN_FROM = "2011"
Era = Literal["classic", "modern"]


def era_of(card: CardDef) -> Era:
    """Whose words a card is read in: those of 1999, or those from Black & White on."""
    return "modern" if card.release >= MODERN_FROM else "classic"


@lru_cache(maxsize=512)
def face_word(code: str, language: str) -> str:
    """A fixed word of data/words/faces.toml."""
    from ptcg_desktop.services.words import say

    return say(f"face.{code}", language, {})


@lru_cache(maxsize=64)
def face_term(identifier: str, language: str, era: Era) -> str:
    """A word of the game in the words of an era (HP is PV in 1999 and PS later)."""
    from ptcg_desktop.services.words import term

    return term(identifier, language, era)


def evolves_line(name: str, language: str) -> str:
    """ "Evolves from …"."""
    from ptcg_desktop.services.words import say

    return say("face.evolves", language, {"name": name})


def stage_word(card: CardDef, language: str) -> str:
    """What the pill at the top says: stage, kind of Trainer, kind of Energy; `""` if the card does not say."""
    if card.kind == "pokemon":
        return face_word(f"stage.{card.stage}", language) if card.stage else ""
    if card.kind == "trainer":
        kind = card.trainer_kind if card.trainer_kind not in ("", "trainer") else ""
        return face_word(f"trainer.{kind}" if kind else "trainer", language)
    return face_word(f"energy.{card.energy_kind}" if card.energy_kind else "energy", language)


@lru_cache(maxsize=64)
def face_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal, italic: bool = False) -> QFont:
    """The system font at a size in units of the face; glyphs are placed without hinting, so that all sizes agree."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return font


def condensed(font: QFont, percent: int) -> QFont:
    """The font with its letters drawn closer together."""
    made = QFont(font)
    made.setStretch(percent)
    return made


def fitted(text: str, font: QFont, width: float, smallest: int = 78) -> tuple[QFont, str]:
    """Squeeze a line until it fits, then cut it with an ellipsis."""
    for stretch in (100, 92, 85, smallest):
        tried = font if stretch == 100 else condensed(font, stretch)
        metrics = QFontMetricsF(tried)
        if metrics.horizontalAdvance(text) <= width:
            return tried, text
    return tried, metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def draw_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Draw one line fitted into `rect`, vertically centred; returns its width."""
    font, text = fitted(text, font, rect.width())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
    return QFontMetricsF(font).horizontalAdvance(text)


def broken(text: str, font: QFont, width: float) -> list[str]:
    """The lines of a paragraph."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    found: list[str] = []
    for paragraph in text.split("\n"):
        layout = QTextLayout(paragraph, font)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            found.append(paragraph[line.textStart() : line.textStart() + line.textLength()].rstrip())
        layout.endLayout()
    return found


def clipped(lines: list[str], count: int, font: QFont, width: float) -> list[str]:
    """At most `count` lines, the last with an ellipsis if something was cut."""
    if len(lines) <= count:
        return lines
    if count <= 0:
        return []
    last = QFontMetricsF(font).elidedText(f"{lines[count - 1]} {lines[count]}", Qt.TextElideMode.ElideRight, width)
    if not last.endswith("…"):
        last += "…"
    return [*lines[: count - 1], last]
