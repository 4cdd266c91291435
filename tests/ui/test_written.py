"""Sums and days as people write them, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from ptcg_desktop.ui.widgets.written import CURRENCIES, read_day, read_sum, written_day, written_sum


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def speak(language: str) -> None:
    QLocale.setDefault(QLocale(language))


@pytest.mark.parametrize(
    ("text", "english", "portuguese"),
    [
        ("12,50", (1250, "USD"), (1250, "BRL")),
        ("12.50", (1250, "USD"), (1250, "BRL")),
        ("12,5", (1250, "USD"), (1250, "BRL")),
        ("12", (1200, "USD"), (1200, "BRL")),
        ("0", (0, "USD"), (0, "BRL")),
        ("1.234,56", (123456, "USD"), (123456, "BRL")),
        ("1,234.56", (123456, "USD"), (123456, "BRL")),
        ("1.234.567", (123456700, "USD"), (123456700, "BRL")),
        ("1,234", (123400, "USD"), (123400, "BRL")),
        ("R$ 3", (300, "BRL"), (300, "BRL")),
        ("r$3,10", (310, "BRL"), (310, "BRL")),
        ("US$ 3", (300, "USD"), (300, "USD")),
        ("$3", (300, "USD"), (300, "USD")),
        ("3 eur", (300, "EUR"), (300, "EUR")),
        ("CHF 3", (300, "CHF"), (300, "CHF")),
        ("", None, None),
        ("free", None, None),
        ("-3", None, None),
        ("R$ 3 EUR", None, None),
        ("3 reais", None, None),
        ("1.23.4", None, None),
        ("12,345,6,7", None, None),
        ("1.2345", None, None),
    ],
)
def test_typed_sums(text: str, english: object, portuguese: object) -> None:
    for language, expected in (("en_US", english), ("pt_BR", portuguese)):
        speak(language)
        assert read_sum(text) == expected


def test_a_sum_without_a_currency_is_in_that_of_the_row() -> None:
    assert read_sum("3", "EUR") == (300, "EUR")
    assert read_sum("R$ 3", "EUR") == (300, "BRL")


@pytest.mark.parametrize(("language", "text"), [("en_US", "R$ 1,234.50"), ("pt_BR", "R$ 1.234,50")])
def test_written_sums(language: str, text: str) -> None:
    speak(language)
    assert written_sum(123450, "BRL") == text
    assert written_sum(None, "") == ""
    assert written_sum(0, "BRL") != ""


@given(
    amount=st.integers(0, 10**11),
    currency=st.sampled_from((*CURRENCIES, "CHF")),
    language=st.sampled_from(("en_US", "pt_BR")),
)
def test_what_is_written_is_read_again(amount: int, currency: str, language: str) -> None:
    speak(language)
    assert read_sum(written_sum(amount, currency)) == (amount, currency)


@pytest.mark.parametrize(
    ("text", "english", "portuguese"),
    [
        ("2024-03-14", "2024-03-14", "2024-03-14"),
        ("2024-3", "2024-03", "2024-03"),
        ("2024", "2024", "2024"),
        ("3/4/2024", "2024-03-04", "2024-04-03"),
        ("14/03/2024", None, "2024-03-14"),
        ("14.3.2024", "2024-03-14", "2024-03-14"),
        ("03/2024", "2024-03", "2024-03"),
        ("", "", ""),
        ("0000", None, None),
        ("2023-02-29", None, None),
        ("13/2024", None, None),
        ("yesterday", None, None),
    ],
)
def test_typed_days(text: str, english: str | None, portuguese: str | None) -> None:
    for language, expected in (("en_US", english), ("pt_BR", portuguese)):
        speak(language)
        assert read_day(text) == expected


@given(
    day=st.dates().map(lambda each: each.isoformat()),
    length=st.sampled_from((4, 7, 10)),
    language=st.sampled_from(("en_US", "pt_BR")),
)
def test_a_written_day_is_read_again(day: str, length: int, language: str) -> None:
    speak(language)
    assert read_day(written_day(day[:length])) == day[:length]
