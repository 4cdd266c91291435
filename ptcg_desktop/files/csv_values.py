"""Cells of separated text: counts, sums, days, damaged letters, and what a spreadsheet would take for a formula."""

from __future__ import annotations

import calendar
import re
from functools import lru_cache
from typing import Literal

DateOrder = Literal["dmy", "mdy"]

_COUNT = re.compile(r"[x×]?\s*(\d{1,9})(?:[.,]0+)?\s*[x×]?", re.IGNORECASE)
_SUM = re.compile(
    r"(?P<before>[^\d\s.,+\-]{0,4})\s*(?P<digits>\d[\d.,' \u00a0\u202f]*|[.,]\d+)\s*(?P<after>[^\d\s.,]{0,4})"
)
_LONGEST_SUM = 40
"""Characters; Python itself refuses to read some thousand digits."""
_SIGNS = {
    "r$": "BRL",
    "$": "USD",
    "us$": "USD",
    "u$": "USD",
    "€": "EUR",
    "£": "GBP",
    "¥": "JPY",
    "c$": "CAD",
    "a$": "AUD",
}
# A time of day may follow, which nobody asks for; anything else there would be lost, so such a cell is no day.
_TIME = r"(?:[T ,]+\d{1,2}:\d.*)?"
_ISO_DAY = re.compile(rf"(\d{{4}})-(\d{{1,2}})(?:-(\d{{1,2}}){_TIME})?", re.DOTALL)
_DAY = re.compile(rf"(\d{{1,2}})([/.\-])(\d{{1,2}})\2(\d{{4}}|\d{{2}}){_TIME}", re.DOTALL)
_SLASHED_ISO = re.compile(rf"(\d{{4}})/(\d{{1,2}})/(\d{{1,2}}){_TIME}", re.DOTALL)
_MONTH = re.compile(r"(\d{1,2})[/.\-](\d{4})")
# What a spreadsheet takes for a formula, also behind spaces or our own apostrophe.
_FORMULA = re.compile(r"[\s']*[=+\-@＝＋－＠]|'*[\t\r\n]")


def read_count(text: str) -> int | None:
    """`3`, `3x`, `x3`, `3.0`; None for anything else."""
    match = _COUNT.fullmatch(text.strip())
    return int(match[1]) if match else None


@lru_cache(maxsize=4096)
def read_sum(text: str, *, decimal_comma: bool | None = None) -> tuple[int, str] | None:
    """A sum as hundredths, and its currency or `""`: `R$ 1.234,56`, `$1,234.5`, `12,5 €`, `USD 3`; None if it is none.

    Args:
        decimal_comma: How a single mark with three digits behind it is meant (`1.234`): True where the file writes
            decimals with a comma, False with a point; None = a comma there is a thousands mark, and so is a point.
    """
    text = text.strip()
    match = _SUM.fullmatch(text) if len(text) <= _LONGEST_SUM else None
    if match is None:
        return None
    currency = ""
    for word in (match["before"], match["after"]):
        if word:
            sign = word.casefold()
            found = _SIGNS.get(sign) or (word.upper() if re.fullmatch(r"[A-Za-z]{3}", word) else "")
            if not found or currency:
                return None
            currency = found
    hundredths = _hundredths(re.sub(r"[' \u00a0\u202f]", "", match["digits"]), decimal_comma)
    return None if hundredths is None else (hundredths, currency)


def _hundredths(digits: str, decimal_comma: bool | None) -> int | None:
    marks = [char for char in digits if char in ".,"]
    if not marks:
        return int(digits) * 100
    last = marks[-1]
    behind = len(digits) - digits.rindex(last) - 1
    several = marks.count(last) > 1
    if len(set(marks)) == 2:
        decimal = not several
    elif several:
        decimal = False
    elif behind == 3 and digits.index(last) > 0:
        decimal = decimal_comma is not None and (last == ",") is decimal_comma
    else:
        decimal = True
    whole, part = (digits[: digits.rindex(last)], digits[digits.rindex(last) + 1 :]) if decimal else (digits, "")
    groups = re.split("[.,]", whole)
    if len(groups) > 1 and any(len(group) != 3 for group in groups[1:]):
        return None
    number = int("".join(groups) or "0") * 100
    return number + int(f"{part:0<3}"[:2]) + (part[2:3] >= "5") if part else number


def tells_decimal_comma(text: str) -> bool | None:
    """Does this sum show how its file writes decimals? True: with a comma, False: with a point, None: it does not."""
    found = re.search(r"([.,])(\d+)\D*$", text)
    return None if found is None or len(found[2]) == 3 else found[1] == ","


@lru_cache(maxsize=4096)
def read_day(text: str, order: DateOrder) -> str | None:
    """A day, month or year as ISO text: `2026-01-24`, `6/30/2026`, `30.06.26`, `2026-01`, `01/2026`; None if none."""
    text = text.strip()
    if re.fullmatch(r"\d{4}", text):
        return text if int(text) else None
    if match := _ISO_DAY.fullmatch(text) or _SLASHED_ISO.fullmatch(text):
        year, month, day = match[1], int(match[2]), int(match[3]) if match[3] else 0
    elif match := _MONTH.fullmatch(text):
        year, month, day = match[2], int(match[1]), 0
    elif match := _DAY.fullmatch(text):
        first, second = int(match[1]), int(match[3])
        day_first = match[2] == "." or order == "dmy"
        year, month, day = match[4], second if day_first else first, first if day_first else second
        year = year if len(year) == 4 else f"{'20' if year < '70' else '19'}{year}"
    else:
        return None
    if not 1 <= month <= 12 or int(year) < 1 or (day and day > calendar.monthrange(int(year), month)[1]):
        return None
    return f"{year}-{month:02d}-{day:02d}" if day else f"{year}-{month:02d}"


def tells_order(text: str) -> DateOrder | None:
    """Does this day show in which order its file writes them? None where both would be possible, or it is none."""
    match = _DAY.fullmatch(text.strip())
    if match is None or match[2] == ".":
        return None
    first, second = int(match[1]), int(match[3])
    if first > 12 >= second:
        return "dmy"
    return "mdy" if second > 12 >= first else None


def is_open_day(text: str) -> bool:
    """Is this a day that both orders read, and read differently?"""
    match = _DAY.fullmatch(text.strip())
    return bool(match and match[2] != "." and match[1] != match[3] and int(match[1]) <= 12 and int(match[3]) <= 12)


def harmless(text: str) -> str:
    """The cell as it may be written: what a spreadsheet would run stands behind an apostrophe. `as_meant` undoes it."""
    return f"'{text}" if _FORMULA.match(text) else text


def as_meant(text: str) -> str:
    """The cell without the apostrophe that `harmless` (and spreadsheets) put in front."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text, 1) else text
