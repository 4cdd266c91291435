"""A deck as a picture, and as a sheet of cards in their true size to cut out: the program's own drawn faces.

Both are made card by card: the functions give a generator that paints one more each time it is asked, so that the
window lives on; closing it early leaves nothing behind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QByteArray, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from ptcg_desktop.cards import CardDef
from ptcg_desktop.files.whole import swapped_in
from ptcg_desktop.ui.widgets.card_face import CARD_RATIO, UNIT, paint_card
from ptcg_desktop.ui.widgets.card_text import draw_line, era_of, face_font

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService

Paper = Literal["A4", "Letter"]
PAPERS: dict[Paper, tuple[float, float]] = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height in millimetres."""
CARD_MM = (63.0, 88.0)
"""A card, in millimetres."""
PER_PAGE = 9
COLUMNS = 10
"""Cards beside each other in a picture."""
FACE = 210
"""Width of a face in a picture, in its pixels."""

PaintFace = Callable[[QPainter, QRectF, CardDef], None]
_GAP, _EDGE, _HEAD = 14, 36, 76
_PAPER, _INK, _QUIET = QColor("#f4f1ea"), QColor("#26231d"), QColor("#6d675b")
_DOTS_PER_INCH = 600
_CUT_MM = 4.0
_BOLD, _PLAIN = QFont.Weight.Bold, QFont.Weight.Medium
_MEANINGS = re.compile(rb"beginbfrange\n.*?endbfrange", re.DOTALL)
_MEANING = re.compile(rb"(?<=> )(?:\[[^\]]*\]|<[0-9A-Fa-f]{4}>(?=\n))")
"""In a PDF: the table of what the glyphs of a font mean, and what the glyphs of one of its lines mean."""


def face_painter(catalogue: CatalogueService, language: str) -> PaintFace:
    """Paints whole faces, with their texts in a language (`"en"` or `"pt"`)."""
    sets = {known.id: known for known in catalogue.sets()}

    def paint(painter: QPainter, rect: QRectF, card: CardDef) -> None:
        words = catalogue.programs.words(card, language, era_of(card))
        paint_card(painter, rect, card, language=language, card_set=sets.get(card.set_id), words=words)

    return paint


def pdf_writer(path: Path, paper: Paper, title: str, dots_per_inch: int) -> QPdfWriter:
    """A PDF to paint on, page by page, without margins."""
    writer = QPdfWriter(str(path))
    size = QPageSize(QSizeF(*PAPERS[paper]), QPageSize.Unit.Millimeter, paper, QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    writer.setResolution(dots_per_inch)
    writer.setTitle(title)
    return writer


def with_plain_spaces(path: Path) -> None:
    """Let the spaces of a PDF read back as spaces: a glyph means the first character it stands for to Qt, which is the
    tab where a font draws tabs as spaces.

    Raises:
        OSError: It cannot be written.
    """

    def mend(table: re.Match[bytes]) -> bytes:
        return _MEANING.sub(lambda meaning: meaning[0].replace(b"<0009>", b"<0020>"), table[0])

    path.write_bytes(_MEANINGS.sub(mend, path.read_bytes()))


def write_picture(
    path: Path, cards: Sequence[tuple[CardDef, int]], paint: PaintFace, title: str, note: str
) -> Generator[int, None, None]:
    """Write `deck_picture` as a PNG file, beside and swapped in. Yields the cards painted.

    Raises:
        OSError: It cannot be written.
    """
    image = yield from deck_picture(cards, paint, title, note)
    with swapped_in(path) as beside:
        writer = QImageWriter(str(beside), QByteArray(b"png"))
        if not writer.write(image):
            raise OSError(writer.errorString())


def deck_picture(
    cards: Sequence[tuple[CardDef, int]], paint: PaintFace, title: str, note: str
) -> Generator[int, None, QImage]:
    """The cards of a deck in rows, each once with its count. Yields the cards painted, returns the picture.

    Args:
        title, note: Written over the cards, left and right.
    """
    height = round(FACE * CARD_RATIO)
    columns = max(1, min(COLUMNS, len(cards)))
    rows = max(1, -(-len(cards) // columns))
    width = max(2 * _EDGE + columns * FACE + (columns - 1) * _GAP, 640)
    image = QImage(width, _HEAD + rows * (height + _GAP) - _GAP + _EDGE, QImage.Format.Format_RGB32)
    image.fill(_PAPER)
    painter = QPainter(image)
    try:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        _paint_head(painter, QRectF(_EDGE, 14, width - 2 * _EDGE, 52), title, note)
        for place, (card, count) in enumerate(cards):
            left = _EDGE + place % columns * (FACE + _GAP)
            top = _HEAD + place // columns * (height + _GAP)
            paint(painter, QRectF(left, top, FACE, height), card)
            _paint_count(painter, QPointF(left + FACE / 2, top + height - 8), count)
            yield place + 1
    finally:
        painter.end()
    return image


def _paint_head(painter: QPainter, rect: QRectF, title: str, note: str) -> None:
    painter.setFont(face_font(22, _PLAIN))
    painter.setPen(_QUIET)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), note)
    room = rect.width() - painter.fontMetrics().horizontalAdvance(note) - 24
    draw_line(painter, QRectF(rect.left(), rect.top(), room, rect.height()), title, face_font(34, _BOLD), _INK)


def _paint_count(painter: QPainter, middle: QPointF, count: int) -> None:
    words = f"×{count}"
    painter.setFont(face_font(26, _BOLD))
    wide = painter.fontMetrics().horizontalAdvance(words) + 30
    pill = QRectF(middle.x() - wide / 2, middle.y() - 20, wide, 40)
    painter.setPen(QPen(QColor("#ffffff"), 2.5))
    painter.setBrush(_INK)
    painter.drawRoundedRect(pill, 20, 20)
    painter.setPen(QColor("#ffffff"))
    painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), words)


def places(paper: Paper) -> list[QRectF]:
    """Where the nine cards of a page stand, in millimetres."""
    wide, high = PAPERS[paper]
    left, top = (wide - 3 * CARD_MM[0]) / 2, (high - 3 * CARD_MM[1]) / 2
    return [
        QRectF(left + column * CARD_MM[0], top + row * CARD_MM[1], *CARD_MM) for row in range(3) for column in range(3)
    ]


def write_proxies(
    path: Path, cards: Sequence[CardDef], paper: Paper, paint: PaintFace, title: str
) -> Generator[int, None, None]:
    """Write a PDF with every card in its true size, nine on a page, with marks to cut by. Yields the cards painted.

    The file is written beside and swapped in; one that is closed early or fails leaves what was there.

    Raises:
        OSError: It cannot be written.
    """
    with swapped_in(path) as beside:
        yield from _write_pages(beside, cards, paper, paint, title)


def _write_pages(
    path: Path, cards: Sequence[CardDef], paper: Paper, paint: PaintFace, title: str
) -> Generator[int, None, None]:
    writer = pdf_writer(path, paper, title, _DOTS_PER_INCH)
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(str(path))
    try:
        painter.scale(_DOTS_PER_INCH / 25.4, _DOTS_PER_INCH / 25.4)
        where = places(paper)
        for place, card in enumerate(cards):
            if place % PER_PAGE == 0:
                if place:
                    writer.newPage()
                _paint_marks(painter, where)
            painter.save()
            painter.translate(where[place % PER_PAGE].topLeft())
            painter.scale(CARD_MM[0] / UNIT, CARD_MM[1] / (UNIT * CARD_RATIO))
            paint(painter, QRectF(0, 0, UNIT, UNIT * CARD_RATIO), card)
            painter.restore()
            yield place + 1
    finally:
        painter.end()
    with_plain_spaces(path)


def _paint_marks(painter: QPainter, where: Sequence[QRectF]) -> None:
    """Short lines outside the cards, where a knife goes along."""
    painter.setPen(QPen(_QUIET, 0.15))
    whole = where[0].united(where[-1])
    for x in sorted({each for at in where for each in (at.left(), at.right())}):
        painter.drawLine(QPointF(x, whole.top() - _CUT_MM), QPointF(x, whole.top() - 1))
        painter.drawLine(QPointF(x, whole.bottom() + 1), QPointF(x, whole.bottom() + _CUT_MM))
    for y in sorted({each for at in where for each in (at.top(), at.bottom())}):
        painter.drawLine(QPointF(whole.left() - _CUT_MM, y), QPointF(whole.left() - 1, y))
        painter.drawLine(QPointF(whole.right() + 1, y), QPointF(whole.right() + _CUT_MM, y))
