"""Cells: counts, sums in every notation, days in both orders, damaged letters, formulas."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.decks.list_damage import read_again
from ptcg_desktop.files.csv_values import (
    DateOrder,
    as_meant,
    harmless,
    is_open_day,
    read_count,
    read_day,
    read_sum,
    tells_decimal_comma,
    tells_order,
)


@pytest.mark.parametrize(
    ("text", "count"),
    [("3", 3), (" 3 ", 3), ("3x", 3), ("x 3", 3), ("3.0", 3), ("3,00", 3), ("0", 0), ("007", 7)]
    + [(text, None) for text in ("", "-3", "3.5", "three", "1e3", "99999999999", "3 4", "²")],
)
def test_counts(text: str, count: int | None) -> None:
    assert read_count(text) == count


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("12", (1200, "")),
        ("12.5", (1250, "")),
        ("12,5", (1250, "")),
        (".5", (50, "")),
        ("0", (0, "")),
        ("$1,200.50", (120050, "USD")),
        ("R$ 1.234,56", (123456, "BRL")),
        ("R$1234,5", (123450, "BRL")),
        ("1.234,56 €", (123456, "EUR")),
        ("1 234,56 EUR", (123456, "EUR")),
        ("1'234.50 CHF", (123450, "CHF")),
        ("usd 3", (300, "USD")),
        ("1.234.567", (123456700, "")),
        ("12.3456", (1235, "")),
        ("12.344", (1234400, "")),
        ("-3", None),
        ("1.23.4", None),
        ("1,2345.6", None),
        ("$ 3 €", None),
        ("free", None),
        ("9" * 5000, None),
        ("", None),
    ],
)
def test_sums(text: str, found: tuple[int, str] | None) -> None:
    assert read_sum(text) == found


@pytest.mark.parametrize(
    ("text", "comma", "hundredths"),
    [("1.234", True, 123400), ("1.234", False, 123), ("1,234", True, 123), ("1,234", False, 123400)],
)
def test_three_digits_behind_a_mark_are_read_as_the_file_shows(text: str, comma: bool, hundredths: int) -> None:
    assert read_sum(text, decimal_comma=comma) == (hundredths, "")


@pytest.mark.parametrize(("text", "comma"), [("1,5", True), ("R$ 1.234,50", True), ("1.50", False), ("1.234", None)])
def test_what_a_sum_shows_of_its_file(text: str, comma: bool | None) -> None:
    assert tells_decimal_comma(text) is comma


@pytest.mark.parametrize(
    ("text", "order", "day"),
    [
        ("2026-01-24", "mdy", "2026-01-24"),
        ("2026-1-4", "mdy", "2026-01-04"),
        ("2026-01-24T10:11:12Z", "mdy", "2026-01-24"),
        ("2026/01/24", "dmy", "2026-01-24"),
        ("6/30/2026", "mdy", "2026-06-30"),
        ("30/06/2026", "dmy", "2026-06-30"),
        ("3/4/2026", "dmy", "2026-04-03"),
        ("3/4/2026", "mdy", "2026-03-04"),
        ("3.4.2026", "mdy", "2026-04-03"),
        ("3/4/99 10:00", "mdy", "1999-03-04"),
        ("2026-05", "mdy", "2026-05"),
        ("5/2026", "mdy", "2026-05"),
        ("1/24/2026, 5:00 PM", "mdy", "2026-01-24"),
        ("2026-01-24 a present", "mdy", None),
        ("0000", "mdy", None),
        ("1999", "mdy", "1999"),
        ("30/06/2026", "mdy", None),
        ("2026-02-30", "mdy", None),
        ("0000-01-01", "mdy", None),
        ("3/4-2026", "mdy", None),
        ("yesterday", "mdy", None),
    ],
)
def test_days(text: str, order: DateOrder, day: str | None) -> None:
    assert read_day(text, order) == day


@pytest.mark.parametrize(
    ("text", "order", "is_open"),
    [
        ("30/06/2026", "dmy", False),
        ("6/30/2026", "mdy", False),
        ("3/4/2026", None, True),
        ("3/3/2026", None, False),
        ("3.4.2026", None, False),
        ("2026-03-04", None, False),
    ],
)
def test_what_a_day_shows_of_its_file(text: str, order: DateOrder | None, is_open: bool) -> None:
    assert (tells_order(text), is_open_day(text)) == (order, is_open)


@pytest.mark.parametrize(
    ("damaged", "whole"),
    [
        ("PokÃ©mon", "Pokémon"),
        ("Nidoran\u00c2\u00a0â™€", "Nidoran\u00a0♀"),
        ("Pokémon", "Pokémon"),
        ("Ã", "Ã"),
        ("MÃE", "MÃE"),
        ("PokÃ©mon 日本", "PokÃ©mon 日本"),
    ],
)
def test_letters_are_repaired_only_where_that_is_certain(damaged: str, whole: str) -> None:
    assert read_again(damaged) == whole


@given(st.text())
def test_a_cell_that_was_made_harmless_is_read_as_it_was(text: str) -> None:
    written = harmless(text)
    assert as_meant(written) == text
    assert written.lstrip(" ")[:1] not in tuple("=+-@＝＋－＠\t\r\n")


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "\t=1", " =1", "'=1", "\r=1", "＝1"])
def test_formulas_do_not_run(text: str) -> None:
    assert harmless(text) == f"'{text}"
