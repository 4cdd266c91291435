"""Where the lines and labels of charts stand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.ui.collection.scales import YEAR, marks_of, month_of, times_of


@pytest.mark.parametrize(
    ("most", "marks"),
    [
        (0, [0, 1]),
        (1, [0, 1]),
        (7, [0, 2, 4, 6, 8]),
        (101, [0, 50, 100, 150]),
        (20_000, [5000 * at for at in range(5)]),
    ],
)
def test_lines_stand_at_round_values(most: int, marks: list[int]) -> None:
    assert marks_of(most, 5) == marks


@pytest.mark.parametrize(
    ("begin", "span", "room", "said"),
    [
        ("2024-03", 1, 6, "2024-03"),
        ("2023-12", 14, 5, "2023-12 2024-03 2024-06 2024-09 2024-12"),
        ("2016", 60, 9, "2016 2017 2018 2019 2020"),
        ("1998-05", 120, 3, "2000 2005"),
        ("2016-02", 30, 0, "2018"),
    ],
)
def test_times_are_months_or_whole_years(begin: str, span: int, room: int, said: str) -> None:
    assert [iso for iso, _ in times_of(month_of(begin), span, room)] == said.split()


@given(st.integers(0, 10**15), st.integers(1, 9))
def test_every_value_fits_under_the_highest_line(most: int, lines: int) -> None:
    marks = marks_of(most, lines)
    assert marks[-1] >= most
    assert len(marks) <= max(2, lines + 1)


@given(st.integers(1, 9999), st.integers(1, 30_000), st.integers(1, 20))
def test_times_stand_within_the_chart_and_have_room(year: int, span: int, room: int) -> None:
    begin = year * YEAR
    times = times_of(begin, span, room)
    assert all(begin <= month < begin + span and month_of(iso) == month for iso, month in times)
    assert len(times) <= max(room, 2)
