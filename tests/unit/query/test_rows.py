"""What a query finds among the rows of the collection."""

from __future__ import annotations

import pytest

from ptcg_desktop.services.query.lots import value_test
from ptcg_desktop.services.query.rows import find_rows
from ptcg_desktop.services.query.shelf import NO_SHELF
from tests.unit.query.invented import LOTS, SHELF, TABLE

ALL = "0 1 2 3 4"


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("", ALL),
        ("emberpup", "0 1 3"),
        ("t:water", "3"),
        ("-t:water", "0 1 2 4"),
        ("place:box", "1 2"),
        ("-place:box", "0 3 4"),
        ("place!=box", "0 3 4"),
        ("emberpup place:box", "1"),
        ("emberpup (place:box or tag:swap)", "0 1"),
        ("place:binder -tag:swap", "4"),
        ("has:price -is:graded", "0 1"),
        ("own>=3", "0 1"),
        ("gone", "4"),
        ("gone 1", "4"),
        ("gone 2", ""),
        ("hp!=50", "2 3 4"),
        ("in:deck", "0 1 2"),
    ],
)
def test_each_row_is_asked(text: str, rows: str) -> None:
    found = find_rows(text, TABLE, SHELF)
    assert found.holdings == [LOTS[int(place)] for place in rows.split()]
    assert found.problems == ()


def test_problems_are_told_and_an_empty_collection_answers_nothing() -> None:
    assert [problem.code for problem in find_rows("set:zzz place>box", TABLE, SHELF).problems] == [
        "query.operator",
        "query.value",
    ]
    assert find_rows("-t:fire place:box", TABLE, NO_SHELF).holdings == []


def test_the_seventh_condition_of_europeans_stands_between_two_of_the_six() -> None:
    for op, text, fits in ((">=", "mp", False), (">", "hp", True), ("<=", "mp", True), (":", "mp", False)):
        assert value_test("condition", op, text)[1]("Light Played") is fits
    assert not value_test("condition", "<=", "m")[1]("well loved")
