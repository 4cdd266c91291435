"""Numbers, shares, sums and days in both languages."""

from __future__ import annotations

import pytest

from ptcg_desktop.services import written


@pytest.mark.parametrize(
    ("said", "english", "portuguese"),
    [
        (lambda language: written.number(1234567, language), "1,234,567", "1.234.567"),
        (lambda language: written.decimal(-1234.5, language), "-1,234.5", "-1.234,5"),
        (lambda language: written.percent(0.0405, language), "4.0%", "4,0%"),
        (lambda language: written.percent(0.5, language, 0), "50%", "50%"),
        (lambda language: written.money(123450, "BRL", language), "R$ 1,234.50", "R$ 1.234,50"),
        (lambda language: written.money(5, "CHF", language), "0.05 CHF", "0,05 CHF"),
        (lambda language: written.money(None, "", language), "", ""),
        (lambda language: written.sums({"USD": 300, "BRL": 0}, language), "R$ 0.00 + US$ 3.00", "R$ 0,00 + US$ 3,00"),
        (lambda language: written.day("2024-03-14", language), "2024-03-14", "14/03/2024"),
        (lambda language: written.day("2024-03", language), "2024-03", "03/2024"),
        (lambda language: written.day("2024", language), "2024", "2024"),
    ],
)
def test_each_language_writes_its_own_way(said: object, english: str, portuguese: str) -> None:
    assert callable(said)
    assert (said("en"), said("pt"), said("pt_BR")) == (english, portuguese, portuguese)
