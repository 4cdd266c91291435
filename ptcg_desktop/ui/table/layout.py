"""Where everything lies: pure geometry of the rulebook's play area, for any size of the board.

The near player sits at the bottom: hand, Bench, Active going up to the middle; Prizes (2×3) at the left, deck and
discard pile at the right. The far player has the same turned by 180 degrees. All lengths are logical pixels; card
widths are whole pixels, so that faces can be scaled once and painted without resampling.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

Side = Literal["near", "far"]

CARD_RATIO = 63 / 88
"""Width of a card divided by its height, as printed (63 × 88 mm)."""

# Heights in units of one Benched card.
_ACTIVE = 1.24
_HAND = 1.16
_HAND_SHOWN = 0.84
_FAR_HAND_SHOWN = 0.2
_GAP = 0.13
_MIDDLE = 0.16
_PRIZE_ROWS = 3
_PRIZE_GAP = 0.06
_PRIZE_WIDTH = 0.545
_SIDE_GAP = 0.21
_MARGIN = 10.0
_SMALLEST_UNIT = 40.0

_ROWS = _FAR_HAND_SHOWN + 2 * (1.0 + _ACTIVE) + _MIDDLE + _HAND_SHOWN + 4 * _GAP


class Box(NamedTuple):
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    def overlaps(self, other: Box) -> bool:
        """Do the two share more than an edge?"""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def grown(self, by: float) -> Box:
        """The same box with `by` pixels more on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class HandSlot(NamedTuple):
    """Where one card of a hand lies: its box before turning, and its turn in degrees (clockwise) about its centre."""

    box: Box
    angle: float


@dataclass(frozen=True)
class Half:
    """One player's side of the table."""

    active: Box
    bench: tuple[Box, ...]
    deck: Box
    discard: Box
    prizes: tuple[Box, ...]
    hand: Box
    """The strip in which the hand fans out; cards may hang out of the board below (near) or above (far) it."""


@dataclass(frozen=True)
class BoardLayout:
    """The whole table."""

    width: float
    height: float
    mat: Box
    """The playmat: everything but the hands."""
    middle: float
    """The y of the line between the two players."""
    near: Half
    far: Half
    stadium: Box
    stage: Box
    """The free place beside the Actives where coins and just played cards are shown."""
    unit: float
    """Height of a Benched card."""

    def half(self, side: Side) -> Half:
        """The part of `side`."""
        return self.near if side == "near" else self.far

    def hand(self, side: Side, count: int) -> tuple[HandSlot, ...]:
        """Places of `count` hand cards from left to right, fanned, overlapping when there are many."""
        if count <= 0:
            return ()
        strip = self.half(side).hand
        card_height = round_card(self.unit * (_HAND if side == "near" else 0.72))
        card_width = width_of(card_height)
        step = min(card_width * 1.04, (strip.width - card_width) / max(1, count - 1))
        turn = 0.0 if count == 1 else min(2.2, 14.0 / count)
        first = strip.centre[0] - step * (count - 1) / 2
        slots = []
        for index in range(count):
            off = index - (count - 1) / 2
            sag = abs(off) ** 1.6 * self.unit * 0.006
            x = first + step * index - card_width / 2
            if side == "near":
                slots.append(HandSlot(Box(x, strip.y + sag, card_width, card_height), off * turn))
            else:
                y = strip.bottom - card_height - sag
                slots.append(HandSlot(Box(x, y, card_width, card_height), 180.0 - off * turn))
        return tuple(slots)


def width_of(height: float) -> float:
    """Whole-pixel width of a card of that height."""
    return float(max(1, round(height * CARD_RATIO)))


def round_card(height: float) -> float:
    """The nearest height whose width is a whole number of pixels, itself whole."""
    return float(max(1, round(height)))


def plan(width: float, height: float, bench_places: int = 5, prizes: int = 6) -> BoardLayout:
    """Lay out a board of that size (logical pixels) for `bench_places` a side and up to `prizes` Prizes a side."""
    columns = max(1, math.ceil(prizes / _PRIZE_ROWS))
    column_share = max(CARD_RATIO, columns * _PRIZE_WIDTH + (columns - 1) * _PRIZE_GAP)
    narrow = bench_places * (CARD_RATIO + _GAP) - _GAP + 2 * (column_share + _SIDE_GAP) + 0.04
    unit = min((height - 2 * _MARGIN) / _ROWS, (width - 2 * _MARGIN) / narrow)
    unit = round_card(max(_SMALLEST_UNIT, unit))
    spare = max(0.0, width - 2 * _MARGIN - narrow * unit)
    spread = min(0.3 * unit, spare / (bench_places + 4))
    card = width_of(unit)
    bench_step = card + _GAP * unit + spread
    bench_width = bench_places * card + (bench_places - 1) * (bench_step - card)
    side_gap = _SIDE_GAP * unit + spread
    prize_height = _prize_height(unit)
    prize_width = width_of(prize_height)
    prize_gap = _PRIZE_GAP * unit
    prizes_width = columns * prize_width + (columns - 1) * prize_gap
    # Both side columns get the same width, so that the Actives stand in the middle of the table.
    column = max(prizes_width, card)
    total = bench_width + 2 * (side_gap + column)
    left = (width - total) / 2
    centre = width / 2
    rows = _ROWS * unit
    top = max(0.0, (height - rows) / 2)
    middle = top + (_FAR_HAND_SHOWN + 2 * _GAP + 1 + _ACTIVE + _MIDDLE / 2) * unit
    near = _near(width, centre, middle, unit, left, column, bench_places, bench_step, prizes, columns)
    active = near.active

    def turned(box: Box) -> Box:
        return _turned(box, centre, middle)

    far_strip = Box(near.hand.x, 0.0, near.hand.width, max(0.0, top + _FAR_HAND_SHOWN * unit))
    far = Half(
        active=turned(active),
        bench=tuple(turned(box) for box in near.bench),
        deck=turned(near.deck),
        discard=turned(near.discard),
        prizes=tuple(turned(box) for box in near.prizes),
        hand=far_strip,
    )
    half_active = active.height / 2
    room = bench_width / 2 - half_active
    offset = half_active + room / 2
    return BoardLayout(
        width=width,
        height=height,
        mat=_mat(far, near, left, total, unit, width),
        middle=middle,
        near=near,
        far=far,
        stadium=Box(centre - offset - card / 2, middle - unit / 2, card, unit),
        stage=Box(centre + offset - card / 2, middle - unit / 2, card, unit),
        unit=unit,
    )


def _prize_height(unit: float) -> float:
    rows = unit * (1 + _ACTIVE + _GAP)
    return round_card((rows - (_PRIZE_ROWS - 1) * _PRIZE_GAP * unit) / _PRIZE_ROWS)


def _near(
    width: float,
    centre: float,
    middle: float,
    unit: float,
    left: float,
    column: float,
    bench_places: int,
    bench_step: float,
    prizes: int,
    columns: int,
) -> Half:
    card = width_of(unit)
    active_height = round_card(unit * _ACTIVE)
    active_width = width_of(active_height)
    active_top = round(middle + _MIDDLE * unit / 2)
    bench_top = round(active_top + active_height + _GAP * unit)
    first = centre - bench_step * (bench_places - 1) / 2 - card / 2
    pile_x = round(width - left - column + (column - card) / 2)
    prize_height = _prize_height(unit)
    prize_width = width_of(prize_height)
    gap = _PRIZE_GAP * unit
    prizes_width = columns * prize_width + (columns - 1) * gap
    prize_left = left + (column - prizes_width) / 2
    hand_top = bench_top + unit + _GAP * unit
    return Half(
        active=Box(round(centre - active_width / 2), active_top, active_width, active_height),
        bench=tuple(Box(round(first + bench_step * i), bench_top, card, unit) for i in range(bench_places)),
        deck=Box(pile_x, round(active_top + (active_height - unit) / 2), card, unit),
        discard=Box(pile_x, bench_top, card, unit),
        prizes=tuple(
            Box(
                round(prize_left + (i % columns) * (prize_width + gap)),
                round(active_top + (i // columns) * (prize_height + gap)),
                prize_width,
                prize_height,
            )
            for i in range(prizes)
        ),
        hand=Box(left, hand_top, width - 2 * left, _HAND_SHOWN * unit),
    )


def _turned(box: Box, centre: float, middle: float) -> Box:
    return Box(2 * centre - box.right, 2 * middle - box.bottom, box.width, box.height)


def _mat(far: Half, near: Half, left: float, total: float, unit: float, width: float) -> Box:
    pad = _GAP * unit * 0.6
    x = max(0.0, left - pad * 2)
    top = far.bench[0].y - pad
    bottom = near.bench[0].bottom + pad
    return Box(x, top, min(width, total + pad * 4), bottom - top)


def nearest(boxes: Sequence[Box], x: float, y: float) -> int | None:
    """Index of the box whose centre is nearest to the point, or None if there is no box."""
    if not boxes:
        return None
    distances = [math.hypot(box.centre[0] - x, box.centre[1] - y) for box in boxes]
    return distances.index(min(distances))
