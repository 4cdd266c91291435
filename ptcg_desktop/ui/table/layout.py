"""Where everything lies: pure geometry of the rulebook's play area, for any size of the board.

The near player sits at the bottom: hand, Bench, Active going up to the middle; Prizes (2×3) at the left, deck and
discard pile at the right. The far player has the same turned by 180 degrees. All lengths are logical pixels; card
widths are whole pixels, so that faces can be scaled once and painted without resampling.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, NamedTuple

Side = Literal["near", "far"]

CARD_RATIO = 63 / 88
"""Width of a card divided by its height, as printed (63 × 88 mm)."""

# Heights in units of one Benched card.
_ACTIVE = 1.24
_HAND = 1.06
_HAND_MOST = 1.5
_FAR_HAND = 0.72
_FAR_HAND_SHOWN = 0.2
_GAP = 0.13
_MIDDLE = 0.16
_PRIZE_ROWS = 3
_PRIZE_GAP = 0.06
_PRIZE_WIDTH = 0.545
_SIDE_GAP = 0.21
_LOST = 0.5
_HAND_INSET = 0.62
_MARGIN = 10.0
_SMALLEST_UNIT = 40.0

_ROWS = _FAR_HAND_SHOWN + 2 * (1.0 + _ACTIVE) + _MIDDLE + _HAND + 4 * _GAP


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


@dataclass(frozen=True)
class Half:
    """One player's side of the table."""

    active: Box
    bench: tuple[Box, ...]
    deck: Box
    discard: Box
    prizes: tuple[Box, ...]
    hand: Box
    """The strip in which the hand lies: all of the near one is seen, the far one hangs out of the board."""
    hand_count: Box
    """Where the number of cards in hand stands, beside the strip."""
    lost: Box | None
    """The Lost Zone, a small pile beside the discard pile; None where the game has none."""


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

    def hand(self, side: Side, count: int) -> tuple[Box, ...]:
        """Places of `count` hand cards from left to right, overlapping when there are many.

        Hands lie straight, on whole pixels: turned faces would be blurred, and slow to paint.
        """
        if count <= 0:
            return ()
        strip = self.half(side).hand
        card_height = round_card(strip.height if side == "near" else self.unit * _FAR_HAND)
        card_width = width_of(card_height)
        step = min(card_width * 1.1, (strip.width - card_width) / max(1, count - 1))
        first = strip.centre[0] - step * (count - 1) / 2 - card_width / 2
        y = round(strip.y if side == "near" else strip.bottom - card_height)
        return tuple(Box(round(first + step * index), y, card_width, card_height) for index in range(count))


def width_of(height: float) -> float:
    """Whole-pixel width of a card of that height."""
    return float(max(1, round(height * CARD_RATIO)))


def round_card(height: float) -> float:
    """The nearest height whose width is a whole number of pixels, itself whole."""
    return float(max(1, round(height)))


@dataclass(frozen=True)
class _Grid:
    """Measures all places share, in pixels."""

    width: float
    unit: float
    top: float
    left: float
    column: float
    bench_step: float
    bench_places: int
    prizes: int
    prize_columns: int
    hand: float
    lost: bool

    @property
    def card(self) -> float:
        return width_of(self.unit)

    @property
    def bench_width(self) -> float:
        return self.card + (self.bench_places - 1) * self.bench_step

    @property
    def total(self) -> float:
        return self.width - 2 * self.left

    @property
    def middle(self) -> float:
        return self.top + (_FAR_HAND_SHOWN + 2 * _GAP + 1 + _ACTIVE + _MIDDLE / 2) * self.unit


def _grid(width: float, height: float, bench_places: int, prizes: int, lost: bool) -> _Grid:
    columns = max(1, math.ceil(prizes / _PRIZE_ROWS))
    # Both side columns get the same width, so that the Actives stand in the middle of the table.
    piles_share = CARD_RATIO + (_LOST * CARD_RATIO + _PRIZE_GAP if lost else 0.0)
    column_share = max(piles_share, columns * _PRIZE_WIDTH + (columns - 1) * _PRIZE_GAP)
    narrow = bench_places * (CARD_RATIO + _GAP) - _GAP + 2 * (column_share + _SIDE_GAP) + 0.04
    unit = min((height - 2 * _MARGIN) / _ROWS, (width - 2 * _MARGIN) / narrow)
    unit = round_card(max(_SMALLEST_UNIT, unit))
    spare = max(0.0, width - 2 * _MARGIN - narrow * unit)
    spread = min(0.3 * unit, spare / (bench_places + 4))
    step = width_of(unit) + _GAP * unit + spread
    prizes_width = columns * width_of(_prize_height(unit)) + (columns - 1) * _PRIZE_GAP * unit
    column = max(prizes_width, piles_share * unit)
    bench = width_of(unit) + (bench_places - 1) * step
    total = bench + 2 * (_SIDE_GAP * unit + spread + column)
    # Height that is left over first makes the hand easier to read.
    free = max(0.0, height - 2 * _MARGIN - _ROWS * unit)
    hand = round_card(_HAND * unit + min(free, (_HAND_MOST - _HAND) * unit))
    top = max(0.0, (height - (_ROWS - _HAND) * unit - hand) / 2)
    return _Grid(width, unit, top, (width - total) / 2, column, step, bench_places, prizes, columns, hand, lost)


def plan(width: float, height: float, bench_places: int = 5, prizes: int = 6, *, lost: bool = False) -> BoardLayout:
    """Lay out a board of that size (logical pixels) for `bench_places` a side and up to `prizes` Prizes a side;
    `lost`: with a Lost Zone.
    """
    grid = _grid(width, height, bench_places, prizes, lost)
    near = _near(grid)
    far = _far(grid, near)
    # The Stadium and the free place stand between the Actives' outermost reach and the ends of the Bench.
    reach = near.active.height / 2
    offset = reach + (grid.bench_width / 2 - reach) / 2
    middle, unit, card = grid.middle, grid.unit, grid.card
    return BoardLayout(
        width=width,
        height=height,
        mat=_mat(far, near, grid),
        middle=middle,
        near=near,
        far=far,
        stadium=Box(width / 2 - offset - card / 2, middle - unit / 2, card, unit),
        stage=Box(width / 2 + offset - card / 2, middle - unit / 2, card, unit),
        unit=unit,
    )


def _prize_height(unit: float) -> float:
    rows = unit * (1 + _ACTIVE + _GAP)
    return round_card((rows - (_PRIZE_ROWS - 1) * _PRIZE_GAP * unit) / _PRIZE_ROWS)


def _near(grid: _Grid) -> Half:
    unit, card, centre = grid.unit, grid.card, grid.width / 2
    active_height = round_card(unit * _ACTIVE)
    active_width = width_of(active_height)
    active_top = round(grid.middle + _MIDDLE * unit / 2)
    bench_top = round(active_top + active_height + _GAP * unit)
    first = centre - grid.bench_width / 2
    edge = grid.width - grid.left
    pile_x = round(edge - card if grid.lost else edge - (grid.column + card) / 2)
    hand_top = round(bench_top + unit + _GAP * unit)
    inset = _HAND_INSET * unit
    return Half(
        active=Box(round(centre - active_width / 2), active_top, active_width, active_height),
        bench=tuple(Box(round(first + grid.bench_step * i), bench_top, card, unit) for i in range(grid.bench_places)),
        deck=Box(pile_x, round(active_top + (active_height - unit) / 2), card, unit),
        discard=Box(pile_x, bench_top, card, unit),
        prizes=_prizes(grid, active_top),
        hand=Box(grid.left + inset, hand_top, grid.total - 2 * inset, grid.hand),
        hand_count=Box(grid.left, hand_top, inset - _PRIZE_GAP * unit, _FAR_HAND_SHOWN * unit),
        lost=_lost(grid, bench_top + unit) if grid.lost else None,
    )


def _lost(grid: _Grid, bottom: float) -> Box:
    height = round_card(_LOST * grid.unit)
    return Box(round(grid.width - grid.left - grid.column), round(bottom - height), width_of(height), height)


def _prizes(grid: _Grid, top: float) -> tuple[Box, ...]:
    height = _prize_height(grid.unit)
    width, gap, columns = width_of(height), _PRIZE_GAP * grid.unit, grid.prize_columns
    left = grid.left + (grid.column - columns * width - (columns - 1) * gap) / 2
    return tuple(
        Box(round(left + (i % columns) * (width + gap)), round(top + (i // columns) * (height + gap)), width, height)
        for i in range(grid.prizes)
    )


def _far(grid: _Grid, near: Half) -> Half:
    def turned(box: Box) -> Box:
        return _turned(box, grid.width / 2, grid.middle)

    return Half(
        active=turned(near.active),
        bench=tuple(turned(box) for box in near.bench),
        deck=turned(near.deck),
        discard=turned(near.discard),
        prizes=tuple(turned(box) for box in near.prizes),
        hand=Box(near.hand.x, 0.0, near.hand.width, grid.top + _FAR_HAND_SHOWN * grid.unit),
        hand_count=turned(near.hand_count),
        lost=None if near.lost is None else turned(near.lost),
    )


def _turned(box: Box, centre: float, middle: float) -> Box:
    return Box(2 * centre - box.right, 2 * middle - box.bottom, box.width, box.height)


def _mat(far: Half, near: Half, grid: _Grid) -> Box:
    pad = _GAP * grid.unit * 0.6
    top = far.bench[0].y - pad
    x = max(0.0, grid.left - pad * 2)
    return Box(x, top, min(grid.width, grid.total + pad * 4), near.bench[0].bottom + pad - top)
