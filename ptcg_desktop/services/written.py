"""Numbers, shares, sums and days as people write them in English and Brazilian Portuguese: `1.234`, `4,0%`, `R$ 12,50`.

One writing for the window, the command line and what is printed. `language` is `"en"`, `"pt"` or `"pt_BR"`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ptcg_desktop.services.words import is_portuguese

_SIGNS = {"BRL": "R$", "USD": "US$", "EUR": "€", "GBP": "£", "JPY": "¥", "CAD": "C$", "AUD": "A$"}
_MARKS = str.maketrans(",.", ".,")
CURRENCIES = tuple(_SIGNS)
"""Currencies to offer; any other code of three letters is kept as it is written."""


def decimal(value: float, language: str, places: int = 1) -> str:
    """A number with decimals, and marks between thousands: `1,234.5`, `1.234,5`."""
    text = f"{value:,.{places}f}"
    return text.translate(_MARKS) if is_portuguese(language) else text


def number(value: int, language: str) -> str:
    """A count with marks between thousands."""
    return decimal(value, language, 0)


def percent(share: float, language: str, places: int = 1) -> str:
    """A share of one: `4.0%`, `4,0%`."""
    return f"{decimal(share * 100, language, places)}%"


def money(amount: int | None, currency: str, language: str, *, whole: bool = False) -> str:
    """A sum in hundredths: `R$ 1.234,50`, `US$ 3.00`, `3.00 CHF`; `""` for one that is not known, which is not 0.

    With `whole` a sum without hundredths is written so: `R$ 1.234`.
    """
    if amount is None:
        return ""
    units, part = divmod(amount, 100)
    text = number(units, language)
    if part or not whole:
        text += f"{',' if is_portuguese(language) else '.'}{part:02}"
    sign = _SIGNS.get(currency)
    return f"{sign} {text}" if sign else f"{text} {currency}"


def sums(amounts: Mapping[str, int], language: str) -> str:
    """Sums of several currencies beside each other; they are never converted."""
    return " + ".join(money(amount, code, language) for code, amount in sorted(amounts.items()))


def day(iso: str, language: str) -> str:
    """An ISO day, month or year: `14/03/2024` and `03/2024` in Portuguese. English keeps the ISO form, which readers on
    both sides of the ocean read alike.
    """
    return "/".join(reversed(iso.split("-"))) if is_portuguese(language) and len(iso) >= 7 else iso
