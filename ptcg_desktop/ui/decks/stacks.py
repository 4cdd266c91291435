"""Where the cards of a deck lie when it is shown in stacks: an evolution line or a few cards on each other.

Pure geometry over the rows of `DeckModel`; `DeckView` paints it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect

from ptcg_desktop.ui.decks.deck_model import Row
from ptcg_desktop.ui.decks.grouping import Line, Section
from ptcg_desktop.ui.widgets.card_face import card_height

FACE_WIDTH = 82
FACE_HEIGHT = card_height(FACE_WIDTH)
STRIP = 26
"""What is seen of a card with another upon it: its name."""
HEADING = 38
GAP, MARGIN = 10, 6
MOST = 4
"""Lines that are no evolution line lie on one stack up to this number."""


class Stacks:
    """The places of all rows for a width.

    Attributes:
        faces: Place of the whole face by row; of a heading, its line.
        seen: The part of it that no other card covers.
        width, height: Of everything.
        first: Rows that are the lowest card of a stack, in order.
    """

    def __init__(self, rows: Sequence[Row], width: int) -> None:
        self.faces: list[QRect] = []
        self.seen: list[QRect] = []
        self.first: list[int] = []
        self.height = 0
        self.width = width
        stack: list[Line] = []
        self._left, self._tallest = MARGIN, 0
        for row in rows:
            if isinstance(row, Section):
                self._put(stack)
                stack = []
                self._end_row()
                self._place(QRect(0, self.height, width, HEADING), HEADING)
                self.height += HEADING + GAP // 2
            else:
                if stack and not self._joins(stack, row):
                    self._put(stack)
                    stack = []
                stack.append(row)
        self._put(stack)
        self._end_row()

    @staticmethod
    def _joins(stack: list[Line], line: Line) -> bool:
        card = line.entry.card
        if card is not None and card.kind == "pokemon":
            return line.depth > 0 and len(stack) < 2 * MOST
        return len(stack) < MOST

    def _put(self, stack: list[Line]) -> None:
        if not stack:
            return
        if self._left > MARGIN and self._left + FACE_WIDTH > self.width - MARGIN:
            self._end_row()
        self.first.append(len(self.faces))
        for place, _line in enumerate(stack):
            whole = QRect(self._left, self.height + place * STRIP, FACE_WIDTH, FACE_HEIGHT)
            self._place(whole, STRIP if place < len(stack) - 1 else FACE_HEIGHT)
        self._left += FACE_WIDTH + GAP
        self._tallest = max(self._tallest, (len(stack) - 1) * STRIP + FACE_HEIGHT)

    def _end_row(self) -> None:
        if self._tallest:
            self.height += self._tallest + GAP
        self._left, self._tallest = MARGIN, 0

    def _place(self, whole: QRect, seen: int) -> None:
        self.faces.append(whole)
        self.seen.append(QRect(whole.left(), whole.top(), whole.width(), seen))
