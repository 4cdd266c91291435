"""Sums and days as people write and read them in the language of the window: `R$ 12,50`, `14/03/2024`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QLocale

from ptcg_desktop.files import csv_values

CURRENCIES = ("BRL", "USD", "EUR", "GBP", "JPY", "CAD", "AUD")
"""Currencies to offer; any other code of three letters is kept as it is written."""

_SIGNS = {"BRL": "R$", "USD": "US$", "EUR": "€", "GBP": "£", "JPY": "¥", "CAD": "C$", "AUD": "A$"}
_MORE_PLACES = re.compile(r"[.,]\d{4}")


def usual_currency() -> str:
    """The currency of a sum that names none: reais in Portuguese, else dollars."""
    return "BRL" if _portuguese() else "USD"


def written_sum(amount: int | None, currency: str) -> str:
    """A sum in hundredths as it is read: `R$ 1.234,50`; `""` for one that is not known, which is not 0."""
    if amount is None:
        return ""
    number = QLocale().toString(amount / 100, "f", 2)
    sign = _SIGNS.get(currency)
    return f"{sign} {number}" if sign else f"{number} {currency}"


def written_sums(sums: Mapping[str, int]) -> str:
    """Sums of several currencies beside each other; they are never converted."""
    return "  +  ".join(written_sum(amount, code) for code, amount in sorted(sums.items()))


def read_sum(text: str, currency: str = "") -> tuple[int, str] | None:
    """`12,50`, `R$ 1.234,5`, `US$ 3`, `12.50 EUR` as hundredths and currency; None if it is none.

    Args:
        currency: Meant where the text names none; `""` = `usual_currency`.
    """
    if _MORE_PLACES.search(text):  # a slip of the finger, not to be rounded
        return None
    found = csv_values.read_sum(text)
    return None if found is None else (found[0], found[1] or currency or usual_currency())


def written_day(day: str) -> str:
    """An ISO day, month or year as it is read: `14/03/2024` and `03/2024` in Portuguese, as it stands in English."""
    if not _portuguese() or len(day) < 7:
        return day
    return "/".join(reversed(day.split("-")))


def read_day(text: str) -> str | None:
    """A typed day, month or year as ISO text; None if there is no such day. `""` stays `""`.

    `03/04/2024` is the 3rd of April in Portuguese and the 4th of March in English.
    """
    return csv_values.read_day(text, "dmy" if _portuguese() else "mdy") if text.strip() else ""


def written_number(number: int) -> str:
    """A count with the marks of the language between thousands."""
    return QLocale().toString(number)


def _portuguese() -> bool:
    return QLocale().language() == QLocale.Language.Portuguese
