"""Formats as data: which cards are in, from which day on (data/formats/*.toml, and a person's own files).

A format is a list of periods. "Is it legal on 2013-08-10?" is answered by the last period that began by then. A format
never changes the rules of the table; it names the profile it is played under, and may narrow how decks are built.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.decks.rules import DeckRules, load_deck_rules
from ptcg_desktop.errors import KnownError

Verdict = Literal["in", "out", "banned", "not_yet", "newer_mark"]


class Period(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """What a format allows from `since` (ISO date, `""` = always) until the next period begins.

    Attributes:
        everything: All cards are in; the other fields are not asked.
        released_from: Every set released on this day or later is in, also one that comes out tomorrow.
        without: Ids of sets that are out although they were released late enough.
        sets: Ids of sets that are in as a whole.
        numbers: Id of a set → the collector number from which on its cards are in, e.g. promos that rotate by number.
        cards: Ids of single cards that are in.
        marks: Regulation marks that are in.
    """

    since: str = ""
    everything: bool = False
    released_from: str = ""
    without: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    numbers: dict[str, int] = {}
    cards: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    @cached_property
    def named_sets(self) -> frozenset[str]:
        """`sets`, for asking often."""
        return frozenset(self.sets)

    @cached_property
    def named_cards(self) -> frozenset[str]:
        """`cards`, for asking often."""
        return frozenset(self.cards)

    def holds(self, card: CardDef) -> bool:
        """Does one of the lists name this printing? Release and marks are asked by the format."""
        if self.everything or card.set_id in self.named_sets or card.id in self.named_cards:
            return True
        if card.set_id in self.numbers:
            return _number(card.id) >= self.numbers[card.set_id]
        late = bool(self.released_from) and card.release >= self.released_from
        return late and card.set_id not in self.without


class Ban(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Printings that are out although their set is in; the ban covers every print of the same function.

    Attributes:
        since: First day of the ban; `""` = the day is not known, and the ban holds on every day up to `until`.
        until: Last day of the ban; `""` = it still holds.
        source: Where the fact was announced.
    """

    cards: tuple[str, ...]
    since: str = ""
    until: str = ""
    source: str = ""

    def holds(self, day: str) -> bool:
        """Does the ban hold on that day (`""` = the newest state)?"""
        return (not day or self.since <= day) and (not self.until or (bool(day) and day <= self.until))


class TypeLists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Type letters that replace those of the profile."""

    pokemon_types: tuple[str, ...]
    energy_types: tuple[str, ...]
    basic_energy_types: tuple[str, ...]


class Building(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How decks of a format are built, where that is narrower than the profile (section [deck] of a format).

    Attributes:
        copy_limit: Copies of one name, in place of the profile's number.
        limit_groups: Limits of groups of cards, over those of the profile; 0 = not allowed at all.
        rule_boxes: May Pokémon with a Rule Box be played?
        one_type: Must all Pokémon share one type? A Pokémon of two types counts as either.
    """

    copy_limit: int | None = None
    limit_groups: dict[str, int] = {}
    rule_boxes: bool = True
    one_type: bool = False


FREE = Building()
"""Decks are built as the profile says."""


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
        bans: What is out on which days.
        deck: How decks are built, where that is narrower than the profile.
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
    bans: tuple[Ban, ...] = ()
    deck: Building = FREE
    types: TypeLists | None = None

    def day(self, date: str = "") -> str:
        """The day to judge by, as an ISO date; `""` = the newest state of the format."""
        day = date or self.date
        return min(day, self.until) if day and self.until else day or self.until

    def period(self, date: str = "") -> Period:
        """What the format allows on that day; before its first period that is nothing."""
        day = self.day(date)
        begun = [period for period in self.periods if not day or period.since <= day]
        return max(begun, key=lambda period: period.since) if begun else NOTHING

    def banned(self, date: str = "") -> frozenset[str]:
        """Ids of the printings that are banned by name on that day."""
        day = self.day(date)
        return frozenset(card_id for ban in self.bans if ban.holds(day) for card_id in ban.cards)

    def over(self, rules: DeckRules) -> DeckRules:
        """The deck rules of a profile under this format's type lists and its own ways of building."""
        types, deck = self.types, self.deck
        changes: dict[str, object] = {}
        if types is not None:
            changes |= {name: getattr(types, name) for name in types.__struct_fields__}
        if deck.copy_limit is not None:
            changes["copy_limit"] = deck.copy_limit
        if deck.limit_groups:
            changes["limit_groups"] = {**rules.limit_groups, **deck.limit_groups}
        return msgspec.structs.replace(rules, **changes) if changes else rules

    def verdict(self, card: CardDef, date: str = "") -> Verdict:
        """Is this very printing in the format on that day? Reprints are not asked here; basic Energy is always in."""
        if card.is_basic_energy:
            return "in"
        period, day = self.period(date), self.day(date)
        if any(card.id in ban.cards and ban.holds(day) for ban in self.bans):
            return "banned"
        if day and card.release and _plus(card.release, self.wait_days) > day:
            return "not_yet"
        if period.holds(card):
            return "in"
        mark = card.mark.upper()
        if mark and mark in period.marks:
            return "in"
        if period.marks and len(mark) == 1 and mark > max(period.marks):
            return "newer_mark"
        return "out"


NOTHING = Period()
"""Before a format began, no card was in it."""
ANYTHING = Format(
    id="",
    name=Text(en="No format", pt="Sem formato"),
    profile="classic",
    periods=(Period(everything=True),),
)
"""Every card is in and the profile's own type lists hold: the deck rules of R-DECK alone."""


def read_format(path: Path) -> Format:
    """One format file, checked: fields, profile, and that its id is the name of the file.

    Raises:
        KnownError: `data.*` or `format.file`, naming the file and the key that is wrong.
    """
    fmt = load_toml(path, Format)
    if fmt.id != path.stem:
        raise KnownError("format.file", file=str(path), key="$.id", problem=f"{fmt.id!r} ≠ {path.stem!r}")
    try:
        load_deck_rules(fmt.profile)
    except KnownError as error:
        raise KnownError("format.file", file=str(path), key="$.profile", problem=repr(fmt.profile)) from error
    for place, period in enumerate(fmt.periods):
        _check_date(path, f"$.periods[{place}].since", period.since)
        _check_date(path, f"$.periods[{place}].released_from", period.released_from)
    for place, ban in enumerate(fmt.bans):
        _check_date(path, f"$.bans[{place}].since", ban.since)
        _check_date(path, f"$.bans[{place}].until", ban.until)
    for key, date in (("date", fmt.date), ("until", fmt.until)):
        _check_date(path, f"$.{key}", date)
    return fmt


def _check_date(path: Path, key: str, date: str) -> None:
    try:
        if date and datetime.date.fromisoformat(date).isoformat() != date:
            raise ValueError(date)
    except ValueError as error:
        raise KnownError("format.file", file=str(path), key=key, problem=repr(date)) from error


@cache
def program_formats() -> dict[str, Format]:
    """The formats of data/formats by id, in their order.

    Raises:
        KnownError: `data.*` or `format.file`, naming the file and the key that is wrong.
    """
    return in_order(read_format(path) for path in sorted((data_root() / "formats").glob("*.toml")))


def in_order(formats: Iterable[Format]) -> dict[str, Format]:
    """Formats by id, as lists show them."""
    return {item.id: item for item in sorted(formats, key=lambda item: (item.order, item.id))}


def _number(card_id: str) -> int:
    """The digits of a collector number: 33 of `bwp-BW33`; 0 where it has none."""
    digits = "".join(sign for sign in card_id.rpartition("-")[2] if sign.isdecimal())
    return int(digits) if digits else 0


def _plus(date: str, days: int) -> str:
    """`date` some days later; a date that is only a year or a month stays as it is."""
    if not days or len(date) != len("2013-08-10"):
        return date
    return (datetime.date.fromisoformat(date) + datetime.timedelta(days=days)).isoformat()
