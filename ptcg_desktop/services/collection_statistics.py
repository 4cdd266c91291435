"""What was spent, from the prices a person has entered and nothing else.

A price that is not known counts as not known, never as 0, and says so; currencies are never converted; a lot without a
day stands in no period.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ptcg_desktop.store.rows import Holding


class Spending(msgspec.Struct, frozen=True):
    """Copies and what was paid for them.

    Attributes:
        copies: All copies.
        priced: Copies whose price is known.
        sums: Currency → paid for those, in hundredths; a currency with nothing but gifts stands there with 0.
    """

    copies: int = 0
    priced: int = 0
    sums: Mapping[str, int] = {}

    @property
    def unpriced(self) -> int:
        """Copies about whose price nothing is known."""
        return self.copies - self.priced

    def with_lot(self, held: Holding) -> Spending:
        """These and the copies of one more row."""
        if held.price is None:
            return Spending(self.copies + held.count, self.priced, self.sums)
        sums = {**self.sums, held.currency: self.sums.get(held.currency, 0) + held.price * held.count}
        return Spending(self.copies + held.count, self.priced + held.count, sums)

    def __add__(self, other: Spending) -> Spending:
        sums = {code: self.sums.get(code, 0) + other.sums.get(code, 0) for code in {**self.sums, **other.sums}}
        return Spending(self.copies + other.copies, self.priced + other.priced, sums)


class SetSpending(msgspec.Struct, frozen=True):
    """What was spent on one set."""

    set_id: str
    set_name: str
    spending: Spending


class Period(msgspec.Struct, frozen=True):
    """A month (`"2024-03"`), or a year where no more is known: what was bought in it, and in all until then."""

    when: str
    spending: Spending
    until: Spending


class Statistics(msgspec.Struct, frozen=True):
    """The figures of a collection.

    Attributes:
        by_set: Sets by name.
        periods: In order; the years that say no month stand before its months.
        undated: Copies without a day; not part of any period.
        by_place: Place → what is there; `""` = nowhere in particular.
    """

    total: Spending
    by_set: tuple[SetSpending, ...]
    periods: tuple[Period, ...]
    undated: Spending
    by_place: Mapping[str, Spending]


def by_whole(places: Mapping[str, Spending]) -> dict[str, Spending]:
    """Places by what they are part of: the pages of a binder are its binder. Where all are parts of one thing, by its
    parts.
    """
    depth = 1 if len({place.partition("/")[0] for place in places if place}) > 1 else 2
    found: dict[str, Spending] = {}
    for place, spending in places.items():
        whole = "/".join(place.split("/")[:depth])
        found[whole] = found.get(whole, Spending()) + spending
    return found


def statistics(holdings: Iterable[Holding]) -> Statistics:
    """The figures over some rows of the collection, or all."""
    total, undated = Spending(), Spending()
    sets: dict[str, SetSpending] = {}
    months: dict[str, Spending] = {}
    places: dict[str, Spending] = {}
    for held in holdings:
        total = total.with_lot(held)
        own = sets.get(held.set_id) or SetSpending(held.set_id, held.set_name, Spending())
        sets[held.set_id] = SetSpending(held.set_id, own.set_name or held.set_name, own.spending.with_lot(held))
        places[held.place] = places.get(held.place, Spending()).with_lot(held)
        if held.bought:
            month = held.bought[:7]
            months[month] = months.get(month, Spending()).with_lot(held)
        else:
            undated = undated.with_lot(held)
    return Statistics(
        total,
        tuple(sorted(sets.values(), key=lambda each: (each.set_name.casefold(), each.set_id))),
        _periods(months),
        undated,
        dict(sorted(places.items(), key=lambda pair: pair[0].casefold())),
    )


def _periods(months: Mapping[str, Spending]) -> tuple[Period, ...]:
    until, found = Spending(), []
    for when in sorted(months):
        until += months[when]
        found.append(Period(when, months[when], until))
    return tuple(found)
