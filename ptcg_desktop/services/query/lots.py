"""The collection as columns, one entry per lot, and the conditions that ask about lots.

A card fits `place:box` if some lot of it is there. Several conditions on lots that stand side by side (`place:box
cond:lp`) must be met by the same lot.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import compress

from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.collection_lots import SCALE
from ptcg_desktop.services.query.asking import bounds_of_dates
from ptcg_desktop.services.query.columns import Column, flags_of
from ptcg_desktop.services.query.facts import plain
from ptcg_desktop.services.query.fields import field
from ptcg_desktop.services.query.tree import Node, Operator, Test
from ptcg_desktop.store.rows import Holding

LOT_WORDS = frozenset({"signed", "altered", "graded", "price", "place", "note", "tag", "grade"})
"""Words of `is:` and `has:` that ask about lots."""

_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_MONEY = re.compile(r"(\d+)\.(\d\d)([a-z]{3})?")
_FIELDS = {"copylang": "language", "tag": "tags"}
_MARKS = {"graded": "grade", "tag": "tags"}

Fits = Callable[[Holding], bool]


class LotColumns:
    """Every lot of the collection. Each column is made when it is first asked for."""

    def __init__(self, load: Callable[[], Sequence[Holding]] = tuple) -> None:
        self._load = load
        self._texts: dict[str, Column[str]] = {}
        self._values: dict[str, Column[object]] = {}

    @cached_property
    def holdings(self) -> Sequence[Holding]:
        """The lots, oldest first."""
        return self._load()

    @cached_property
    def card_ids(self) -> list[str]:
        """The card of each lot."""
        return [held.card_id for held in self.holdings]

    @property
    def full(self) -> int:
        """The mask of all lots."""
        return (1 << len(self.holdings)) - 1

    def text(self, test: Test, *, pattern: bool) -> Column[str]:
        """What stands in a field of words, folded (for patterns: in the form of card text); tags one a line."""
        name = f"{test.field}/" if pattern else test.field
        if name not in self._texts:
            words = _written(_FIELDS.get(test.field, test.field))
            form = plain if pattern else fold
            self._texts[name] = Column.of("\n".join(form(each) for each in words(held)) for held in self.holdings)
        return self._texts[name]

    def value(self, name: str) -> Column[object]:
        """A field as the row holds it."""
        if name not in self._values:
            if name == "price":
                self._values[name] = Column.of((held.price, held.currency) for held in self.holdings)
            else:
                self._values[name] = Column.of(getattr(held, name) for held in self.holdings)
        return self._values[name]

    def cards(self, mask: int) -> Iterable[str]:
        """The cards of the lots in a mask; one may come several times."""
        return compress(self.card_ids, flags_of(mask, len(self.card_ids)))

    def written(self, name: str) -> list[str]:
        """Every different thing written in a field of words, for completion."""
        words = _written(_FIELDS.get(name, name))
        return sorted({each for held in self.holdings for each in words(held) if each}, key=fold)


def asks_lots(node: Node) -> bool:
    """Is this a condition that one lot can fit?"""
    if not isinstance(node, Test) or node.op == "!=":
        return False
    known = field(node.field)
    if known is None:
        return False
    return known.lot or (known.name in ("is", "has") and all(value.text in LOT_WORDS for value in node.values))


def value_test(field_name: str, op: Operator, text: str) -> tuple[str, Callable[[object], bool]]:
    """The column a value is looked for in, and the test of its values; for fields that are no plain words."""
    if text in LOT_WORDS and field_name in ("is", "has"):
        name = _MARKS.get(text, text)
        return name, (lambda value: value != (None, "")) if name == "price" else bool
    if field_name == "price":
        return "price", _price_test(op, text)
    if field_name == "bought":
        low, high = bounds_of_dates(op, text)
        return "bought", lambda day: bool(day) and low <= str(day) <= high
    if field_name == "condition":
        return "condition", _condition_test(op, text)
    return "grade", _grade_test(op, text)


def _written(name: str) -> Callable[[Holding], Sequence[str]]:
    if name == "tags":
        return lambda held: held.tags
    return lambda held: (getattr(held, name),)


def _price_test(op: Operator, text: str) -> Callable[[object], bool]:
    low, _, high = text.partition("..")
    ends = [_MONEY.fullmatch(end) for end in ((low, high) if ".." in text else (text,))]
    codes = {end[3].upper() for end in ends if end and end[3]}
    sums = [int(end[1] + end[2]) if end else None for end in ends]

    def test(value: object) -> bool:
        assert isinstance(value, tuple)
        price, currency = value
        if price is None or (codes and currency not in codes):
            return False
        if len(sums) == 2:
            return (sums[0] is None or price >= sums[0]) and (sums[1] is None or price <= sums[1])
        return _compare(op, price, sums[0] or 0)

    return test


def _condition_test(op: Operator, text: str) -> Callable[[object], bool]:
    """Better conditions are greater; those that are not of the scale are only ever equal."""
    ranks = {fold(name): -place for place, name in enumerate(SCALE)}

    def test(value: object) -> bool:
        own = fold(str(value))
        if op in (":", "=", "!="):
            return own == text
        return own in ranks and text in ranks and _compare(op, ranks[own], ranks[text])

    return test


def _grade_test(op: Operator, text: str) -> Callable[[object], bool]:
    low, _, high = text.partition("..")
    number = _NUMBER.fullmatch(low or high)
    if number is None:
        wanted = text.split()
        return lambda value: bool(value) and all(word in fold(str(value)).split() for word in wanted)
    ends = float(low or 0), float(high or low if ".." not in text else high or 1e9)

    def test(value: object) -> bool:
        numbers = _NUMBER.findall(str(value))
        if not numbers:
            return False
        own = float(numbers[-1])
        return ends[0] <= own <= ends[1] if ".." in text else _compare(op, own, ends[0])

    return test


def _compare(op: Operator, own: float, other: float) -> bool:
    if op == ">":
        return own > other
    if op == ">=":
        return own >= other
    if op == "<":
        return own < other
    return own <= other if op == "<=" else own == other
