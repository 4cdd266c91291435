"""The registration sheet of a tournament, drawn: the same code fills a PDF with selectable text and the preview.

Everything is measured in tenths of a millimetre. A list that is a little too long for a page is set more closely; one
that is much too long goes on on further pages, which repeat who hands it in.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ptcg_desktop.decks.divisions import DIVISIONS, Division
from ptcg_desktop.decks.registration import Part, Player, Registration, Row
from ptcg_desktop.files.whole import swapped_in
from ptcg_desktop.services.words import is_portuguese, say
from ptcg_desktop.ui.decks.sheets import PAPERS, Paper, pdf_writer, with_plain_spaces
from ptcg_desktop.ui.widgets.card_text import face_font

UNITS_PER_MM = 10
_MARGIN, _GAP = 140.0, 34.0
_HEAD, _FIRST_TOP, _FURTHER_TOP = 76.0, 486.0, 292.0
_BAND, _COLUMNS, _TOTAL = 66.0, 40.0, 92.0
_ROWS = (56.0, 52.0, 48.0, 45.0)
"""Heights of a row, the most comfortable first."""
_INK, _QUIET, _HAIR, _SHADE = QColor("#15130f"), QColor("#5f5a51"), QColor("#b9b4a9"), QColor("#ece9e2")
_PLAIN, _BOLD = QFont.Weight.Normal, QFont.Weight.Bold
_LEFT, _RIGHT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter

_WIDTHS = {"count": 130.0, "set": 240.0, "number": 230.0, "mark": 120.0}
"""Of the columns; the name has what is left."""


class _Line(NamedTuple):
    """A line of a page: the heading of a part (`row` is None) or one of its rows."""

    top: float
    part: Part
    row: Row | None = None
    further: bool = False


class RegistrationForm:
    """A filled sheet on paper of one size, in one language.

    Attributes:
        pages: How many pages it has.
    """

    def __init__(
        self,
        listed: Registration,
        player: Player,
        division: Division | None,
        *,
        paper: Paper,
        language: str,
        format_name: str,
    ) -> None:
        """`division` is the one that is ticked, if any; `language` is `"en"` or `"pt"`."""
        self._listed, self._player, self._division = listed, player, division
        self._language, self._format = language, format_name
        self.width, self.height = (side * UNITS_PER_MM for side in PAPERS[paper])
        self.paper = paper
        fitting = (self._laid_out(row) for row in _ROWS)
        self._row_height, self._pages = next(
            ((row, laid) for row, laid in zip(_ROWS, fitting, strict=True) if len(laid) == 1),
            (_ROWS[0], self._laid_out(_ROWS[0])),
        )
        self.pages = len(self._pages)

    @property
    def title(self) -> str:
        """What the document is called."""
        return " – ".join(part for part in (self._say("title"), self._listed.deck) if part)

    def _say(self, code: str, **params: object) -> str:
        return say(f"registration.{code}", self._language, params, "modern")

    # what stands where

    def _laid_out(self, row_height: float) -> list[list[_Line]]:
        pages: list[list[_Line]] = [[]]
        top, end = _FIRST_TOP, self.height - _MARGIN
        for place, part in enumerate(self._listed.parts):
            last = place == len(self._listed.parts) - 1
            rows = part.rows or (None,)
            for number, row in enumerate(rows):
                needed = row_height + (_TOTAL if last and number == len(rows) - 1 else 0.0)
                if number == 0:
                    needed += _BAND + _COLUMNS
                if top + needed > end:
                    pages.append([])
                    top = _FURTHER_TOP
                if number == 0 or not pages[-1]:
                    pages[-1].append(_Line(top, part, further=number > 0))
                    top += _BAND + _COLUMNS
                if row is not None:
                    pages[-1].append(_Line(top, part, row))
                top += row_height
            top += _GAP
        return pages

    # drawing

    def paint(self, painter: QPainter, page: int) -> None:
        """Paint a page, counted from 0, with a painter that has ten units to the millimetre."""
        self._paint_head(painter, page)
        if page == 0:
            self._paint_player(painter)
        else:
            self._paint_who(painter)
        for line in self._pages[page]:
            if line.row is None:
                self._paint_heading(painter, line)
            else:
                self._paint_row(painter, line.top, line.part, line.row)
        if page == self.pages - 1:
            last = self._pages[page][-1]
            self._paint_total(
                painter, last.top + (self._row_height if last.row else _BAND + _COLUMNS + self._row_height)
            )

    @property
    def _right(self) -> float:
        return self.width - _MARGIN

    def _paint_head(self, painter: QPainter, page: int) -> None:
        where = QRectF(_MARGIN, _MARGIN - 20, self._right - _MARGIN, _HEAD)
        title = self._say("title" if page == 0 else "title.further")
        _draw(painter, where.adjusted(0, 0, -620, 0), title, 60, _BOLD)
        side = QRectF(self._right - 600, where.top(), 600, _HEAD / 2)
        _draw(painter, side, self._say("format", format=self._format), 30, _PLAIN, _RIGHT, _QUIET)
        paged = self._say("page", page=page + 1, pages=self.pages)
        _draw(painter, side.translated(0, _HEAD / 2), paged, 30, _PLAIN, _RIGHT, _QUIET)
        painter.setPen(QPen(_INK, 6))
        painter.drawLine(QPointF(_MARGIN, where.bottom() + 8), QPointF(self._right, where.bottom() + 8))

    def _paint_player(self, painter: QPainter) -> None:
        middle = _MARGIN + (self._right - _MARGIN) * 0.56
        top = _MARGIN + _HEAD + 14
        self._paint_field(painter, QRectF(_MARGIN, top, middle - _MARGIN - 40, 92), "name", self._player.name)
        self._paint_field(painter, QRectF(middle, top, self._right - middle, 92), "player_id", self._player.player_id)
        top += 106
        self._paint_born(painter, QRectF(_MARGIN, top, middle - _MARGIN - 40, 92))
        self._paint_divisions(painter, QRectF(middle, top, self._right - middle, 92))

    def _paint_field(self, painter: QPainter, rect: QRectF, label: str, value: str) -> None:
        _draw(painter, QRectF(rect.left(), rect.top(), rect.width(), 32), self._say(label), 25, _PLAIN, ink=_QUIET)
        room = rect.adjusted(0, 34, 0, 0)
        _draw(painter, room, value, 42, _BOLD)
        _rule(painter, rect.left(), rect.right(), rect.bottom(), _INK, 2.5)

    def _paint_born(self, painter: QPainter, rect: QRectF) -> None:
        _draw(painter, QRectF(rect.left(), rect.top(), rect.width(), 32), self._say("born"), 25, _PLAIN, ink=_QUIET)
        born = self._player.born
        day, month = ("day", f"{born.day:02d}" if born else ""), ("month", f"{born.month:02d}" if born else "")
        year = ("year", f"{born.year:04d}" if born else "")
        parts = (day, month, year) if is_portuguese(self._language) else (month, day, year)
        left = rect.left()
        for place, (unit, value) in enumerate(parts):
            cell = QRectF(left, rect.top() + 34, 200 if unit == "year" else 120, rect.height() - 34)
            _draw(painter, cell, value, 42, _BOLD, _CENTRE)
            _draw(
                painter,
                QRectF(cell.left(), cell.bottom() + 2, cell.width(), 28),
                self._say(unit),
                20,
                _PLAIN,
                _CENTRE,
                _QUIET,
            )
            _rule(painter, cell.left(), cell.right(), cell.bottom(), _INK, 2.5)
            if place < 2:
                _draw(painter, QRectF(cell.right(), cell.top(), 40, cell.height()), "/", 42, _PLAIN, _CENTRE, _QUIET)
            left = cell.right() + 40

    def _paint_divisions(self, painter: QPainter, rect: QRectF) -> None:
        _draw(painter, QRectF(rect.left(), rect.top(), rect.width(), 32), self._say("division"), 25, _PLAIN, ink=_QUIET)
        each = rect.width() / len(DIVISIONS)
        for place, division in enumerate(DIVISIONS):
            box = QRectF(rect.left() + place * each, rect.top() + 46, 40, 40)
            painter.setPen(QPen(_INK, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
            chosen = division == self._division
            if chosen:
                _draw(painter, box, "X", 38, _BOLD, _CENTRE)
            word = QRectF(box.right() + 14, box.top() - 6, each - 66, 52)
            _draw(painter, word, self._say(f"division.{division}"), 34, _BOLD if chosen else _PLAIN)

    def _paint_who(self, painter: QPainter) -> None:
        """On further pages: who it is, in one line."""
        top = _MARGIN + _HEAD + 6
        middle = _MARGIN + (self._right - _MARGIN) * 0.6
        for left, right, label, value in (
            (_MARGIN, middle - 40, "name", self._player.name),
            (middle, self._right, "player_id", self._player.player_id),
        ):
            words = f"{self._say(label)}: {value}"
            _draw(painter, QRectF(left, top, right - left, 44), words, 30, _PLAIN)

    def _paint_heading(self, painter: QPainter, line: _Line) -> None:
        band = QRectF(_MARGIN, line.top, self._right - _MARGIN, _BAND)
        painter.fillRect(band, _SHADE)
        name = self._say(f"part.{line.part.section}")
        title = self._say("further", part=name) if line.further else name
        _draw(painter, band.adjusted(16, 0, -300, 0), title, 40, _BOLD)
        cards = self._say("cards", count=line.part.count)
        _draw(painter, band.adjusted(band.width() - 290, 0, -16, 0), cards, 36, _BOLD, _RIGHT)
        if not line.part.rows:
            none = QRectF(_MARGIN + 16, band.bottom() + _COLUMNS, 600, self._row_height)
            _draw(painter, none, self._say("none"), 34, _PLAIN, ink=_QUIET)
            return
        for column, cell in self._cells(band.bottom(), _COLUMNS, line.part).items():
            align = _RIGHT if column == "count" else _LEFT
            _draw(painter, cell.adjusted(0, 6, 0, 0), self._say(f"column.{column}"), 23, _PLAIN, align, _QUIET)

    def _paint_row(self, painter: QPainter, top: float, part: Part, row: Row) -> None:
        name = self._say(f"energy.{row.energy}") if row.energy else row.name.get(self._language)
        values = {"count": str(row.count), "name": name, "set": row.code, "number": row.number, "mark": row.mark}
        for column, cell in self._cells(top, self._row_height, part).items():
            weight = _BOLD if column == "count" else _PLAIN
            align = _RIGHT if column == "count" else _LEFT
            _draw(painter, cell, values[column], 37, weight, align)
        _rule(painter, _MARGIN, self._right, top + self._row_height, _HAIR, 1.2)

    def _cells(self, top: float, height: float, part: Part) -> dict[str, QRectF]:
        """The cells of a row: a Pokémon has all columns, other cards no more than a name."""
        behind = ("set", "number", "mark") if part.section == "pokemon" else ()
        left = _MARGIN + _WIDTHS["count"]
        right = self._right - sum(_WIDTHS[column] for column in behind)
        cells = {
            "count": QRectF(_MARGIN, top, _WIDTHS["count"] - 40, height),
            "name": QRectF(left, top, right - left - 16, height),
        }
        for column in behind:
            cells[column] = QRectF(right, top, _WIDTHS[column] - 16, height)
            right += _WIDTHS[column]
        return cells

    def _paint_total(self, painter: QPainter, top: float) -> None:
        room = QRectF(_MARGIN, top + 18, self._right - _MARGIN - 16, _TOTAL - 24)
        words = f"{self._say('total')}: {self._say('cards', count=self._listed.size)}"
        _draw(painter, room, words, 44, _BOLD, _RIGHT)


def write_registration(path: Path, form: RegistrationForm) -> None:
    """Write the sheet as a PDF, beside and swapped in.

    Raises:
        OSError: It cannot be written.
    """
    with swapped_in(path) as beside:
        writer = pdf_writer(beside, form.paper, form.title, round(UNITS_PER_MM * 25.4))
        painter = QPainter()
        if not painter.begin(writer):
            raise OSError(str(path))
        try:
            for page in range(form.pages):
                if page:
                    writer.newPage()
                form.paint(painter, page)
        finally:
            painter.end()
        with_plain_spaces(beside)


@lru_cache(maxsize=64)
def _font(size: float, weight: QFont.Weight) -> QFont:
    """Without ligatures: whoever searches the PDF for a name types its letters one by one."""
    font = QFont(face_font(size, weight))
    font.setFeature(QFont.Tag("liga"), 0)
    return font


def _draw(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    weight: QFont.Weight,
    align: Qt.AlignmentFlag = _LEFT,
    ink: QColor = _INK,
) -> None:
    """One line, in the middle of the height; made smaller until it fits, for on a sheet nothing may be cut."""
    font = _font(size, weight)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    while wide > rect.width() and size > 1:
        size = max(1.0, min(size - 1, int(size * rect.width() / wide)))
        font = _font(size, weight)
        wide = QFontMetricsF(font).horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)


def _rule(painter: QPainter, left: float, right: float, at: float, ink: QColor, width: float) -> None:
    painter.setPen(QPen(ink, width))
    painter.drawLine(QPointF(left, at), QPointF(right, at))
