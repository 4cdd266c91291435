"""The age divisions of organized play: which one a player's year of birth means in a season."""

from __future__ import annotations

import datetime
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.errors import KnownError

Division = Literal["junior", "senior", "masters"]
DIVISIONS: tuple[Division, ...] = ("junior", "senior", "masters")


class Season(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One season of data/divisions.toml.

    Attributes:
        year: The year it is called after, in which it ends.
        since: Its first day.
        seniors: First and last year of birth of the Senior Division.
        sure: Are these years the organizer's own announcement, or what others wrote down?
        source: Where the years stand.
    """

    year: int
    since: datetime.date
    seniors: tuple[int, int]
    sure: bool
    source: str

    def division(self, born: int) -> Division:
        """The division of a year of birth."""
        first, last = self.seniors
        return "masters" if born < first else "senior" if born <= last else "junior"


class Placed(msgspec.Struct, frozen=True):
    """A player's division.

    Attributes:
        season: The season asked about.
        announced: Are its years known from the organizer? Else they are what others wrote down, or those of the nearest
            season of the table, moved by one year for each season between them: likely, and to be checked.
    """

    division: Division
    season: int
    announced: bool


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    season: tuple[Season, ...]


def division_of(born: datetime.date, day: datetime.date) -> Placed:
    """The division a player born on a day is in at a tournament on another day."""
    seasons = load_seasons()
    begun = [season for season in seasons if season.since <= day]
    known = begun[-1] if begun else seasons[0]
    apart = _seasons_between(known.since, day)
    return Placed(known.division(born.year - apart), known.year + apart, known.sure and apart == 0)


def _seasons_between(since: datetime.date, day: datetime.date) -> int:
    """Whole seasons from the first day of one to a day, negative before it; each begins on the same day of its year."""
    return day.year - since.year - ((day.month, day.day) < (since.month, since.day))


@cache
def load_seasons() -> tuple[Season, ...]:
    """The seasons of data/divisions.toml, oldest first.

    Raises:
        KnownError: as `read_seasons`.
    """
    return read_seasons(data_root() / "divisions.toml")


def read_seasons(path: Path) -> tuple[Season, ...]:
    """The seasons of any such file.

    Raises:
        KnownError: `data.*`, naming the file and the key that is wrong.
    """
    found = load_toml(path, _File).season
    if not found:
        raise _wrong(path, "$.season", "there is none")
    for place, season in enumerate(found):
        key = f"$.season[{place}]"
        first, last = season.seniors
        if not 0 <= last - first <= 10:
            raise _wrong(path, f"{key}.seniors", "the first year comes first, and they are a few years apart")
        before = found[place - 1] if place else None
        if before is not None and season.since <= before.since:
            raise _wrong(path, f"{key}.since", "seasons stand in their order")
        if before is not None and season.year - before.year != _seasons_between(before.since, season.since):
            raise _wrong(path, f"{key}.year", "it does not fit the day the season begins")
    return found


def _wrong(path: Path, key: str, problem: str) -> KnownError:
    return KnownError("data.value", file=str(path), key=key, problem=problem)
