"""Numbers, sums and days as people write and read them in the language of the window: `R$ 12,50`, `14/03/2024`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime

from PySide6.QtCore import QLocale

from ptcg_desktop.files import csv_values
from ptcg_desktop.services import written

CURRENCIES = written.CURRENCIES
_MORE_PLACES = re.compile(r"[.,]\d{4}")


def usual_currency() -> str:
    """The currency of a sum that names none: reais in Portuguese, else dollars."""
    return "BRL" if _portuguese() else "USD"


def written_number(number: int) -> str:
    """A count with the marks of the language between thousands."""
    return written.number(number, _language())


def written_decimal(value: float, places: int = 1) -> str:
    """A number with so many decimals."""
    return written.decimal(value, _language(), places)


def counted(count: int, one: str, many: str, **values: str) -> str:
    """`one` where it is one, else `many` with its `{count}`: `1 card`, `1,234 cards`; `values` fill other braces."""
    return (one if count == 1 else many).format(count=written_number(count), **values)


def percent(share: float, places: int = 1) -> str:
    """A share of one: `4.0%`, `4,0%`."""
    return written.percent(share, _language(), places)


def written_sum(amount: int | None, currency: str, *, whole: bool = False) -> str:
    """A sum in hundredths as it is read: `R$ 1.234,50`; `""` for one that is not known, which is not 0.

    With `whole` a sum without hundredths is written so: `R$ 1.234`.
    """
    return written.money(amount, currency, _language(), whole=whole)


def written_sums(sums: Mapping[str, int]) -> str:
    """Sums of several currencies beside each other; they are never converted."""
    return written.sums(sums, _language())


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
    return written.day(day, _language())


def day_format() -> str:
    """How Qt's own fields write a day so that it looks like `written_day`."""
    return "dd/MM/yyyy" if _portuguese() else "yyyy-MM-dd"


def day_of(moment: str) -> str:
    """The day of a moment (ISO 8601, UTC) where the person is."""
    return written_day(f"{local(moment):%Y-%m-%d}")


def written_moment(when: datetime) -> str:
    """A moment by its day and the time to the minute."""
    return f"{written_day(f'{when:%Y-%m-%d}')} {when:%H:%M}"


def local(moment: str) -> datetime:
    """A moment (ISO 8601, UTC) where the person is."""
    return datetime.fromisoformat(moment).astimezone()


def read_day(text: str) -> str | None:
    """A typed day, month or year as ISO text; None if there is no such day. `""` stays `""`.

    `03/04/2024` is the 3rd of April in Portuguese and the 4th of March in English.
    """
    return csv_values.read_day(text, "dmy" if _portuguese() else "mdy") if text.strip() else ""


def _language() -> str:
    return "pt" if _portuguese() else "en"


def _portuguese() -> bool:
    return QLocale().language() == QLocale.Language.Portuguese
