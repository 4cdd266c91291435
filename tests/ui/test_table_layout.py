"""Laws of the board's geometry, at every size from the smallest window to 4K."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.ui.table.layout import CARD_RATIO, BoardLayout, Box, Half, plan

sizes = st.tuples(st.integers(560, 3840), st.integers(480, 2160))


def boxes(half: Half) -> list[Box]:
    lost = () if half.lost is None else (half.lost,)
    return [half.active, *half.bench, half.deck, half.discard, *half.prizes, *lost]


def all_boxes(board: BoardLayout) -> list[Box]:
    return [*boxes(board.near), *boxes(board.far), board.stadium, board.stage]


@given(sizes, st.integers(3, 8), st.integers(1, 6), st.booleans())
def test_nothing_overlaps_and_all_is_on_the_board(size: tuple[int, int], bench: int, prizes: int, lost: bool) -> None:
    board = plan(*size, bench, prizes, lost=lost)
    assert (board.near.lost is not None) == lost
    for one, other in combinations(all_boxes(board), 2):
        assert not one.overlaps(other), (one, other)
    for box in all_boxes(board):
        assert box.x >= 0
        assert box.right <= board.width
        assert box.y >= 0
        assert box.bottom <= board.height


@given(sizes)
def test_a_turned_active_meets_nothing(size: tuple[int, int]) -> None:
    board = plan(*size)
    for half in (board.near, board.far):
        x, y = half.active.centre
        side = half.active.height
        turned = Box(x - side / 2, y - half.active.width / 2, side, half.active.width)
        others = [box for box in all_boxes(board) if box is not half.active]
        assert not any(turned.overlaps(box) for box in others)


@given(sizes)
def test_the_far_side_is_the_near_side_turned_by_half_a_turn(size: tuple[int, int]) -> None:
    board = plan(*size, lost=True)
    for near, far in zip(boxes(board.near), boxes(board.far), strict=True):
        assert near.centre[0] + far.centre[0] == pytest.approx(board.width)
        assert near.centre[1] + far.centre[1] == pytest.approx(2 * board.middle)
        assert near[2:] == far[2:]


@given(sizes)
def test_cards_have_whole_pixels_and_the_shape_of_a_card(size: tuple[int, int]) -> None:
    board = plan(*size)
    for box in all_boxes(board):
        assert box.width == round(box.width)
        assert abs(box.width - box.height * CARD_RATIO) <= 0.51


@given(sizes, st.integers(0, 40))
def test_a_hand_stays_between_the_edges_in_order(size: tuple[int, int], count: int) -> None:
    board = plan(*size)
    for side in ("near", "far"):
        slots = board.hand(side, count)
        assert len(slots) == count
        lefts = [slot.x for slot in slots]
        assert lefts == sorted(lefts)
        for slot in slots:
            assert slot.x >= -1
            assert slot.right <= board.width + 1
    assert all(slot.bottom <= board.height for slot in board.hand("near", count)), "the hand is for reading"
    assert board.near.hand.y >= board.near.bench[0].bottom
    assert not board.near.hand_count.overlaps(board.near.hand)


@pytest.mark.parametrize(
    ("size", "least"), [((690, 600), 64), ((900, 680), 74), ((1560, 960), 105), ((3400, 2000), 220)]
)
def test_cards_grow_with_the_board(size: tuple[int, int], least: int) -> None:
    assert plan(*size).near.bench[0].width >= least
