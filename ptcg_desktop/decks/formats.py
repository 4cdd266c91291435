"""Formats as data: which cards are in, from which day on (data/formats/*.toml, and a person's own files).

A format is a list of periods. "Is it legal on 2013-08-10?" is answered by the last period that began by then. A format
never changes the rules of the table; it names the profile it is played under.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.decks.rules import DeckRules

Verdict = Literal["in", "out", "banned", "not_yet", "newer_mark"]


class Period(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a format allows from `since` (ISO date, `""` = always) until the next period begins.

    Attributes:
        everything: All cards are in; `sets`, `cards` and `marks` are not asked.
        sets: Ids of sets that are in as a whole.
        cards: Ids of single cards that are in, e.g. promos.
        marks: Regulation marks that are in.
        banned: Ids of printings that are out although their set is in; the ban covers every print of that function.
    """

    since: str = ""
    everything: bool = False
    sets: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()


class TypeLists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Type letters that replace those of the profile."""

    pokemon_types: tuple[str, ...]
    energy_types: tuple[str, ...]
    basic_energy_types: tuple[str, ...]


class Format(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tournament or house format.

    Attributes:
        id: Stable id; the name of the file.
        profile: Id of the rule profile its games are played under.
        order: Place in lists.
        date: The day the format is looked at from, unless someone asks for another; `""` = today.
        until: Last day of a format of the past; later dates are judged as that day.
        wait_days: Days between a set's release and its legality.
        reprints: May an older print be used because a legal print has the same text?
        types: Type lists that replace the profile's, where the card pool is wider than one era.
    """

    id: str
    name: Text
    profile: str
    periods: tuple[Period, ...]
    order: int = 100
    date: str = ""
    until: str = ""
    wait_days: int = 0
    reprints: bool = True
    types: TypeLists | None = None

    def day(self, date: str = "") -> str:
        """The day to judge by, as an ISO date; `""` = the newest state of the format."""
        day = date or self.date
        return min(day, self.until) if day and self.until else day or self.until

    def period(self, date: str = "") -> Period:
        """What the format allows on that day; before its first period that is nothing."""
        day = self.day(date)
        begun = [period for period in self.periods if not day or period.since <= day]
        return max(begun, key=lambda period: period.since) if begun else Period()

    def over(self, rules: DeckRules) -> DeckRules:
        """The deck rules of a profile under this format's type lists."""
        if self.types is None:
            return rules
        return msgspec.structs.replace(
            rules,
            pokemon_types=self.types.pokemon_types,
            energy_types=self.types.energy_types,
            basic_energy_types=self.types.basic_energy_types,
        )

    def verdict(self, card: CardDef, date: str = "") -> Verdict:
        """Is this very printing in the format on that day? Reprints are not asked here; basic Energy is always in."""
        if card.is_basic_energy:
            return "in"
        period, day = self.period(date), self.day(date)
        if card.id in period.banned:
            return "banned"
        if day and card.release and _plus(card.release, self.wait_days) > day:
            return "not_yet"
        if period.everything or card.set_id in period.sets or card.id in period.cards:
            return "in"
        mark = card.mark.upper()
        if mark and mark in period.marks:
            return "in"
        if period.marks and len(mark) == 1 and mark > max(period.marks):
            return "newer_mark"
        return "out"


ANYTHING = Format(
    id="",
    name=Text(en="No format", pt="Sem formato"),
    profile="classic",
    periods=(Period(everything=True),),
)
"""Every card is in and the profile's own type lists hold: the deck rules of R-DECK alone."""


@cache
def load_formats(folders: tuple[Path, ...] = ()) -> dict[str, Format]:
    """The formats of data/formats by id, in their order, and those of further folders (house formats) behind them.

    Raises:
        KnownError: `data.*`, naming the file and the key that is wrong.
    """
    paths = [path for folder in (data_root() / "formats", *folders) for path in sorted(folder.glob("*.toml"))]
    return _in_order(load_toml(path, Format) for path in paths)


def _in_order(formats: Iterable[Format]) -> dict[str, Format]:
    return {item.id: item for item in sorted(formats, key=lambda item: (item.order, item.id))}


def _plus(date: str, days: int) -> str:
    """`date` some days later; a date that is only a year or a month stays as it is."""
    if not days or len(date) != len("2013-08-10"):
        return date
    return (datetime.date.fromisoformat(date) + datetime.timedelta(days=days)).isoformat()
