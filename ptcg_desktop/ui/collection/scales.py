"""Where the lines and labels of a chart stand: round values, whole years and months."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

YEAR = 12
_MONTHS_APART = (1, 2, 3, 6, YEAR)


def month_of(iso: str) -> int:
    """A month as a number that grows by one a month; a bare year stands at its beginning."""
    year, _, month = iso.partition("-")
    return int(year) * YEAR + int(month or 1) - 1


def marks_of(most: float, lines: int) -> list[int]:
    """Round values from 0 to the first that is not below `most`, at most about so many above it: 0, 20, 40, 60."""
    step = next(each for each in _round_steps() if each * lines >= most)
    return [step * place for place in range(max(2, -int(-most // step) + 1))]


def times_of(begin: int, span: int, room: int) -> list[tuple[str, int]]:
    """At most `room` times of so many months, as (ISO, month): months where they are few, else whole years."""
    if span <= 2 * YEAR:
        apart = next((each for each in _MONTHS_APART if -(-span // each) <= room), YEAR)
        return [(f"{month // YEAR:04}-{month % YEAR + 1:02}", month) for month in range(begin, begin + span, apart)]
    years = range(-(-begin // YEAR), (begin + span - 1) // YEAR + 1)
    apart = next(each for each in _round_steps() if len(years) <= each * max(1, room))
    return [(f"{year:04}", year * YEAR) for year in years if year % apart == 0]


def _round_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 …"""
    for size in count():
        yield from (10**size, 2 * 10**size, 5 * 10**size)
