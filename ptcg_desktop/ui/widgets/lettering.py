"""Lines of text laid out once and painted often: a table asks for the same words with every step of scrolling.

Painting a line that is laid out already takes a quarter of the time of `QPainter.drawText`.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QStaticText

_ELIDE = Qt.TextElideMode.ElideRight
_KEPT = 3_000
"""Lines of one font that are kept; a screen of a table shows some two hundred."""


class Lettering:
    """Lines in one font, cut to the width there is.

    Attributes:
        font: The font they are laid out in.
        height: Height of a line in device-independent pixels.
    """

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetricsF(font)
        self.height = self._metrics.height()
        self._lines: dict[tuple[str, int], tuple[QStaticText, float]] = {}

    def draw(self, painter: QPainter, text: str, left: float, top: float, width: float, *, right: bool = False) -> None:
        """Paint a line with the pen there is; it ends in "…" where there is no room.

        Args:
            left, top, width: Where the line may stand; it begins at the left.
            right: It ends at the right instead.
        """
        line, taken = self._line(text, int(width))
        painter.setFont(self.font)
        painter.drawStaticText(int(left + width - taken if right else left), int(top), line)

    def cut(self, text: str, width: float) -> str:
        """The text as it is painted where there is so much room."""
        return self._line(text, int(width))[0].text()

    def _line(self, text: str, width: int) -> tuple[QStaticText, float]:
        found = self._lines.get((text, width))
        if found is not None:
            return found
        if len(self._lines) > _KEPT:
            self._lines.clear()
        line = QStaticText(self._metrics.elidedText(text, _ELIDE, width))
        line.setTextFormat(Qt.TextFormat.PlainText)
        line.prepare(font=self.font)
        made = self._lines[text, width] = line, line.size().width()
        return made


def lettering(font: QFont) -> Lettering:
    """The lettering of a font, kept while the program runs: there are a dozen fonts."""
    key = font.key()
    if key not in _LETTERINGS:
        _LETTERINGS[key] = Lettering(font)
    return _LETTERINGS[key]


_LETTERINGS: dict[str, Lettering] = {}


def elided(text: str, font: QFont, width: float) -> str:
    """The text cut to a width, for what is painted in other ways than from the left in one line."""
    return lettering(font).cut(text, width)
