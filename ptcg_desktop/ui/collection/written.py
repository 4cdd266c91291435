"""Sums and days as people write and read them in the language of the window: `R$ 12,50`, `14/03/2024`."""

from __future__ import annotations

import calendar
import re
from collections.abc import Mapping

from PySide6.QtCore import QLocale

CURRENCIES = ("BRL", "USD", "EUR", "GBP", "JPY", "CAD", "AUD")
"""Currencies to offer; any other code of three letters is kept as it is written."""

_SIGNS = {"BRL": "R$", "USD": "US$", "EUR": "€", "GBP": "£", "JPY": "¥", "CAD": "C$", "AUD": "A$"}
_CODES = {sign.lower(): code for code, sign in _SIGNS.items()} | {"$": "USD"}
_SUM = re.compile(r"([^\d\s.,+\-]{1,4})?\s*(\d[\d.,  ']*)\s*([^\d\s.,+\-]{1,4})?")
_ISO = re.compile(r"(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?")
_MONTH = re.compile(r"(\d{1,2})[/.\-](\d{4})")
_DAY = re.compile(r"(\d{1,2})[/.\-](\d{1,2})[/.\-](\d{4})")


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
    match = _SUM.fullmatch(text.strip())
    if match is None or (match[1] and match[3]):
        return None
    word = match[1] or match[3] or ""
    code = _CODES.get(word.lower(), word.upper()) if word else currency or usual_currency()
    amount = _hundredths(re.sub(r"[\s ']", "", match[2]))
    return None if amount is None or not re.fullmatch("[A-Z]{3}", code) else (amount, code)


def _hundredths(digits: str) -> int | None:
    """The last mark parts off decimals where one or two digits follow it; other marks part off thousands."""
    whole, mark, part = digits, "", ""
    if found := re.fullmatch(r"(.*)([.,])(\d{1,2})", digits):
        whole, mark, part = found[1], found[2], found[3]
    if mark and mark in whole:
        return None
    pieces = re.split(r"[.,]", whole)
    if len(pieces) > 1 and (not 1 <= len(pieces[0]) <= 3 or any(len(piece) != 3 for piece in pieces[1:])):
        return None
    return int("".join(pieces) or "0") * 100 + int(part.ljust(2, "0") or "0")


def written_day(day: str) -> str:
    """An ISO day, month or year as it is read: `14/03/2024` and `03/2024` in Portuguese, as it stands in English."""
    if not _portuguese() or len(day) < 7:
        return day
    return "/".join(reversed(day.split("-")))


def read_day(text: str) -> str | None:
    """A typed day, month or year as ISO text; None if there is no such day. `""` stays `""`.

    `03/04/2024` is the 3rd of April in Portuguese and the 4th of March in English.
    """
    text = text.strip()
    if not text:
        return ""
    if found := _ISO.fullmatch(text):
        year, month, day = found[1], found[2], found[3]
    elif found := _DAY.fullmatch(text):
        first_is_day = _portuguese() or "." in text
        year, month, day = (
            found[3],
            found[2 if first_is_day else 1],
            found[1 if first_is_day else 2],
        )
    elif found := _MONTH.fullmatch(text):
        year, month, day = found[2], found[1], None
    else:
        return None
    if month is None:
        return year if int(year) else None
    if not 1 <= int(month) <= 12 or not int(year):
        return None
    if day is None:
        return f"{year}-{int(month):02}"
    if not 1 <= int(day) <= calendar.monthrange(int(year), int(month))[1]:
        return None
    return f"{year}-{int(month):02}-{int(day):02}"


def written_number(number: int) -> str:
    """A count with the marks of the language between thousands."""
    return QLocale().toString(number)


def _portuguese() -> bool:
    return QLocale().language() == QLocale.Language.Portuguese
