"""From tree to cards. Each condition gives a mask over all cards; cheap ones are asked first, card text last and only
while some card is left."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from ptcg_desktop.cards.names import fold, written_closed_up
from ptcg_desktop.services.query.asking import ask_is, bounds, bounds_of_dates, compared, kind_test, of_type
from ptcg_desktop.services.query.columns import Column, mask_of
from ptcg_desktop.services.query.fields import IN_ANY, NONE, TYPE_LETTERS, by_name, field_kind, nearest
from ptcg_desktop.services.query.legal import pool
from ptcg_desktop.services.query.lots import asks_lots, value_test
from ptcg_desktop.services.query.pattern import Pattern
from ptcg_desktop.services.query.reading import settled_pattern
from ptcg_desktop.services.query.shelf import Shelf
from ptcg_desktop.services.query.table import Table
from ptcg_desktop.services.query.tree import (
    And,
    Everything,
    Node,
    Not,
    Or,
    Problem,
    Query,
    Test,
    Value,
    Words,
    both,
    either,
    negated,
    tests_of,
)
from ptcg_desktop.services.rarities import Rarity, rarities, rarity

BUDGET = 0.4
"""Seconds all patterns of one query may take together; simple patterns need a few milliseconds."""
_OF_TEXT = 9
PLAYING = {"automated": "fv", "partly": "p", "byhand": "h"}
"""Words of `is:` and the letters of `programs.LETTERS` they stand for."""
_PATTERN_COST = 5


def cost(node: Node) -> int:
    """How late a part is asked."""
    if isinstance(node, Test):
        dear = any(value.kind == "regex" for value in node.values)
        return by_name()[fold(node.field).replace(" ", "")].cost + (_PATTERN_COST if dear else 0)
    if isinstance(node, Not):
        return cost(node.part)
    if isinstance(node, (And, Or)):
        return max(cost(part) for part in node.parts)
    return 0 if isinstance(node, Everything) else 2


def asks_automation(query: Query) -> bool:
    """Does the query ask how far cards play themselves? Then their texts should have been read before."""
    return any(value.text in PLAYING for test in tests_of(query.tree) if test.field == "is" for value in test.values)


class Plan:
    """Answers trees over one table and one shelf. For one query: it keeps the query's time and problems.

    Attributes:
        problems: What only the catalogue or the library could tell: an unknown set, an unknown deck, a slow pattern.
    """

    def __init__(self, table: Table, shelf: Shelf) -> None:
        self._table = table
        self._shelf = shelf
        self._until: float | None = None
        self._by_word: dict[str, int] = {}
        self.problems: list[Problem] = []

    def mask(self, node: Node) -> int:
        """The cards that fit the tree."""
        return self._within(self.known(node), self._table.full)

    def known(self, node: Node) -> Node:
        """The tree without the values that name nothing, such as an unknown set; each of them is a problem."""
        if isinstance(node, Not):
            return negated(self.known(node.part))
        if isinstance(node, And):
            return both([self.known(part) for part in node.parts])
        if isinstance(node, Or):
            return either([self.known(part) for part in node.parts])
        named = _NAMED.get(node.field) if isinstance(node, Test) else None
        if not isinstance(node, Test) or named is None:
            return node
        values = tuple(value for value in node.values if named(self, node, value))
        return replace(node, values=values) if values else Everything()

    def _unknown(self, code: str, value: Value, what: str, field: str, names: Iterable[str]) -> None:
        params: dict[str, object] = {what: value.text, "nearest": nearest(value.text, filter(None, names))}
        if code == "query.value":
            params["field"] = field
        self.problems.append(Problem(code, value.span, "error", params))

    def _within(self, node: Node, within: int) -> int:
        """Of the cards in `within` those that fit."""
        if not within or isinstance(node, Everything):
            return within
        if isinstance(node, And):
            about_lots = [part for part in node.parts if isinstance(part, Test) and asks_lots(part)]
            if about_lots:
                within &= self._cards_of_lots(about_lots)
            for part in sorted(node.parts, key=cost):
                if part not in about_lots:
                    within = self._within(part, within)
            return within
        if isinstance(node, Or):
            found = 0
            for part in sorted(node.parts, key=cost):
                found |= self._within(part, within & ~found)
            return found
        if isinstance(node, Not):
            return within & ~self._within(node.part, within)
        if isinstance(node, Words):
            return within & self._words(node.words)
        return within & self._test(node)

    # Words

    def _words(self, words: tuple[str, ...]) -> int:
        found = self._named(words)
        if len(words) > 1:
            found |= self.by_code(words) | self._by_number(words)
        return found

    def _named(self, words: tuple[str, ...]) -> int:
        found, names = self._table.full, self._table.names
        for word in words:
            fitting = self._by_word.get(word)
            if fitting is None:
                named = names.containing(word) if len(word) > 1 else names.mask(partial(has_word, word=word))
                fitting = self._by_word[word] = named or names.mask(written_closed_up(word))
            found &= fitting
        return found

    def by_code(self, words: tuple[str, ...]) -> int:
        """`OBF 125`: the card with this number in the set of this code or id."""
        table = self._table
        sets = table.codes.get(" ".join(words[:-1]))
        if not sets:
            return 0
        return table.sets.mask(sets.__contains__) & table.numbered(words[-1])

    def _by_number(self, words: tuple[str, ...]) -> int:
        """`charizard 4`: a name and the number behind it."""
        if not words[-1][-1].isdigit():
            return 0
        named = self._named(words[:-1])
        return named and named & self._table.numbered(words[-1])

    # Fields

    def _test(self, test: Test) -> int:
        if test.op == "!=":
            return self._table.full & ~self._test(Test(test.field, "=", test.values, test.span))
        found = 0
        for value in test.values:
            found |= self._one(test, value)
        return found

    def _one(self, test: Test, value: Value) -> int:
        table, field, text = self._table, test.field, value.text
        if field_asks_lots(field, text):
            return self._cards_of_lots([Test(field, test.op, (value,), test.span)])
        if field == "text":
            return self._text(test, value)
        if field in ("name", "attack", "power", "artist", "from"):
            return self._wording(test, value)
        if field in ("hp", "retreat"):
            low, high = bounds(test.op, text)
            column = table.hp if field == "hp" else table.retreats
            lowest = 1 if field == "hp" else 0  # a card that has none is not a card with 0
            return column.mask(lambda number: number >= lowest and low <= number <= high)
        if field == "dmg":
            low, high = bounds(test.op, text)
            return table.damages.mask(lambda damages: any(low <= damage <= high for damage in damages))
        if field == "cost":
            return self._cost(test, text)
        if field in ("weak", "resist"):
            letter = TYPE_LETTERS.get(text, "")
            column_of = table.weak if field == "weak" else table.resist
            is_pokemon = table.kinds.mask(lambda kind: kind[0] == "pokemon")
            return column_of.mask(lambda types: letter in types if letter else not types) & is_pokemon
        if field == "is" or field == "has":
            return self._flag(field, value)
        return self._more(test, value)

    def _more(self, test: Test, value: Value) -> int:
        table, field, text = self._table, test.field, value.text
        if field in ("type", "kind", "stage"):
            if text in TYPE_LETTERS:
                return table.types.mask(of_type(TYPE_LETTERS[text], only=test.op == "="))
            return table.kinds.mask(kind_test(text))
        if field == "set":
            return self._set(test, value)
        if field == "number":
            return self._number(test, text)
        if field == "id":
            return mask_of((row for row in (table.index.positions.get(text),) if row is not None), table.size)
        if field == "rarity":
            return self._rarity(test, value)
        if field == "mark":
            return table.marks.mask(compared(test.op, text))
        if field in ("year", "date"):
            low, high = bounds_of_dates(test.op, text)
            return table.releases.mask(lambda day: bool(day) and low <= day <= high)
        if field == "era":
            return self._era(text)
        if field == "format":
            return pool(table, text)
        if field == "lang":
            return table.flags.mask(lambda flags: text in flags)
        if field == "evolves-to":
            return self._evolves_to(test, value)
        return self._library(test, value)

    def _wording(self, test: Test, value: Value) -> int:
        table = self._table
        columns: dict[str, Callable[[], Column[str]]] = {
            "name": lambda: table.printed_names if value.kind == "regex" else table.names,
            "attack": lambda: table.attacks,
            "power": lambda: table.powers,
            "artist": lambda: table.artists,
            "from": lambda: table.evolves,
        }
        column = columns[test.field]()
        return column.mask(self._wording_test(test, value))

    def _wording_test(self, test: Test, value: Value) -> Callable[[str], bool]:
        text = value.text
        if value.kind == "regex":
            found_in = self._pattern(test, value)
            return lambda lines: any(map(found_in, lines.split("\n"))) if lines else False
        if test.op == "=" or (test.field == "from" and value.kind == "plain"):
            return lambda lines: text in lines.split("\n")
        if value.kind == "quoted":
            return lambda lines: has_phrase(lines, text)
        return lambda lines: has_word(lines, text)

    def _text(self, test: Test, value: Value) -> int:
        lines = self._table.lines
        if value.kind == "regex":
            pattern = Pattern(settled_pattern(value.text))
            return lines.mask(self._pattern(test, value, pattern), pattern.literal)
        words = value.text.split()
        longest = max(words, key=len)
        if value.kind == "plain" and len(longest) > 1 and test.op != "=":
            return lines.mask(lambda line: True, longest)
        if test.op == "=":
            return lines.mask(lambda line: fold(line) == value.text, longest)
        rest = [word for word in words if word != longest]
        return lines.mask(
            lambda line: all(word in line for word in rest) and has_phrase(fold(line), value.text), longest
        )

    def _pattern(self, test: Test, value: Value, pattern: Pattern | None = None) -> Callable[[str], bool]:
        """A test that gives up, and says so, when the time of the query is spent."""
        found = (pattern or Pattern(settled_pattern(value.text))).found_in
        if self._until is None:
            self._until = time.monotonic() + BUDGET
        until, clock, spent = self._until, time.monotonic, False

        def test_line(line: str) -> bool:
            nonlocal spent
            if spent or clock() > until:
                if not spent:
                    spent = True
                    self.problems.append(Problem("query.pattern_slow", value.span, "error", {"pattern": value.text}))
                return False
            return found(line)

        return test_line

    def _cost(self, test: Test, text: str) -> int:
        costs = self._table.costs
        if not text.replace(".", "").isdigit():
            wanted = {letter: text.count(letter) for letter in text}
            if test.op == "=":
                settled = sorted(text)
                return costs.mask(lambda attacks: any(sorted(attack) == settled for attack in attacks))
            return costs.mask(
                lambda attacks: any(
                    all(attack.count(letter) >= wanted[letter] for letter in wanted) for attack in attacks
                )
            )
        low, high = bounds(test.op, text)
        return costs.mask(lambda attacks: any(low <= len(attack) <= high for attack in attacks))

    def _flag(self, field: str, value: Value) -> int:
        table, text = self._table, value.text
        if text in PLAYING:
            return self._playing(value)
        if text == "owned":
            return self._copies("own").mask(lambda count: count > 0)
        if field == "has" and text == "retreat":
            return table.retreats.mask(lambda retreat: retreat > 0)
        flag, test = ask_is(text)
        return table.flags.mask(lambda flags: flag in flags) if test is None else table.kinds.mask(test)

    def _playing(self, value: Value) -> int:
        """Cards by how far they play themselves; what has not been read yet fits nothing, and that is said."""
        column, known = self._table.playing()
        if not known.complete:
            self.problems.append(Problem("query.reading", value.span, "note", {"percent": known.percent}))
        return column.mask(PLAYING[value.text].__contains__)

    def _set(self, test: Test, value: Value) -> int:
        sets = self._sets_named(test, value)
        return self._table.sets.mask(sets.__contains__)

    def _sets_named(self, test: Test, value: Value) -> set[str]:
        table, text = self._table, value.text
        names = table.set_names
        exact = {set_id for set_id, own in names.items() if text in own}
        if not exact and test.op == ":":
            exact = {set_id for set_id, own in names.items() if any(has_phrase(name, text) for name in own)} or {
                set_id for set_id, own in names.items() if any(text in name for name in own)
            }
        if not exact:
            named = [name for known in table.sets_known for name in (known.name.en, known.name.pt, *known.codes)]
            self._unknown("query.value", value, "value", "set", named)
        return exact

    def _number(self, test: Test, text: str) -> int:
        numbers = self._table.numbers
        if test.op in (":", "=") and ".." not in text:
            return self._table.numbered(text)
        low, high = bounds(test.op, text)
        return numbers.mask(lambda number: not number.letters and low <= number.number <= high)

    def _rarity(self, test: Test, value: Value) -> int:
        return self._table.rarities.mask(self._rarities_named(test, value).__contains__)

    def _rarities_named(self, test: Test, value: Value) -> set[str]:
        """As the column has them; `""` = none at all."""
        if value.text in map(fold, NONE.names()):
            return {""}
        fits = Rarity.named if test.op == "=" else Rarity.fits
        known = {*rarities(), *(rarity(name) for name in self._table.rarities.values if name)}
        meant = {fold(each.en) for each in known if fits(each, value.text)}
        if not meant:
            named = [name for each in known for name in (each.en, each.pt)]
            self._unknown("query.value", value, "value", "rarity", named)
        return meant

    def _era(self, text: str) -> int:
        table = self._table
        if text in ("1999", "2013", "today"):
            low, high = _ERA_DAYS[text]
            return table.releases.mask(lambda day: low <= day <= high)
        wanted = {"platinum": ("pl",), "hgss": ("hgss", "col"), "neo": ("neo",), "base": ("base", "lc")}.get(
            text, (text,)
        )
        return table.sets.mask(lambda set_id: table.series.get(set_id) in wanted)

    def _evolves_to(self, test: Test, value: Value) -> int:
        """Cards with a name that stands as earlier stage on a card that fits `value`."""
        table = self._table
        name = Test("name", ":" if value.kind == "quoted" else test.op, (value,), test.span)
        later = self._wording(name, value) & table.names.mask(
            (lambda lines: value.text in lines.split("\n")) if value.kind == "plain" else lambda lines: True
        )
        stages = {line for lines in _values_in(table.evolves, later, table.size) for line in lines.split("\n") if line}
        return table.names.mask(lambda lines: not stages.isdisjoint(lines.split("\n")))

    # The library

    def _library(self, test: Test, value: Value) -> int:
        if test.field == "in":
            return self._in(test, value)
        low, high = bounds(test.op, value.text)
        return self._copies(test.field).mask(lambda count: low <= count <= high)

    def _copies(self, field: str) -> Column[int]:
        """Copies of every card, as `own`, `free` or `wanted` counts them; kept with the shelf."""
        table, shelf = self._table, self._shelf
        kept = shelf.columns.get(field)
        if kept is not None and kept[0] is table:
            return kept[1]
        counts = shelf.wanted if field == "wanted" else shelf.owned
        if field == "free":
            used = shelf.reserved
            counts = {card_id: max(count - used.get(card_id, 0), 0) for card_id, count in shelf.owned.items()}
        column = Column.of(counts.get(card_id, 0) for card_id in table.ids)
        shelf.columns[field] = (table, column)
        return column

    def lots(self, test: Test) -> int:
        """The lots that fit a condition about lots, as a mask over them."""
        columns, found = self._shelf.lots, 0
        for value in test.values:
            if field_kind(test.field) == "text":
                words = columns.text(test, pattern=value.kind == "regex")
                found |= words.mask(self._wording_test(test, value))
            else:
                name, fits = value_test(test.field, test.op, value.text)
                found |= columns.value(name).mask(fits)
        return found

    def _cards_of_lots(self, tests: Sequence[Test]) -> int:
        """The cards of which one lot fits all these."""
        found = self._shelf.lots.full
        for test in tests:
            found &= self.lots(test)
        positions = self._table.index.positions
        rows = (positions[card_id] for card_id in self._shelf.lots.cards(found) if card_id in positions)
        return mask_of(rows, self._table.size)

    def _in(self, test: Test, value: Value) -> int:
        """In a deck or on a list of this name; else in any of that kind."""
        positions = self._table.index.positions
        ids: frozenset[str] = frozenset().union(*self._places_named(test, value) or ())
        return mask_of((positions[card_id] for card_id in ids if card_id in positions), self._table.size)

    def _is_place(self, test: Test, value: Value) -> bool:
        """Does the value name a deck, a list or a kind of them? Of a kind there may be none; then nothing is in any."""
        return self._places_named(test, value) is not None

    def _places_named(self, test: Test, value: Value) -> list[frozenset[str]] | None:
        """The cards of each such deck or list, None if there is none of that name."""
        shelf, text = self._shelf, value.text
        places = [*shelf.decks.items(), *((name, ids) for name, (_, ids) in shelf.lists.items())]
        named = [ids for name, ids in places if fold(name) == text] or [
            ids for name, ids in places if has_phrase(fold(name), text)
        ]
        kind = IN_ANY.get(text)
        if not named and kind == "deck":
            return list(shelf.decks.values())
        if not named and kind is not None:
            return [ids for own, ids in shelf.lists.values() if kind in ("list", own)]
        if not named:
            self._unknown("query.deck", value, "deck", "in", [name for name, _ in places])
        return named or None


_NAMED: Mapping[str, Callable[[Plan, Test, Value], object]] = {
    "set": Plan._sets_named,
    "rarity": Plan._rarities_named,
    "in": Plan._is_place,
}
"""Fields whose values are names that only the catalogue or the library knows; nothing comes of an unknown one."""


def field_asks_lots(name: str, text: str) -> bool:
    """Does this field with this value ask about lots?"""
    return asks_lots(Test(name, ":", (Value(text),)))


_ERA_DAYS = {"1999": ("", "2003-06-30"), "2013": ("2011-04-01", "2017-01-31"), "today": ("2023-03-31", "9999")}
"""Days of release whose cards the three rule books of the program were written for."""


def has_word(lines: str, word: str) -> bool:
    """Is the word in one of the folded lines? A single letter must begin a word (`N`)."""
    if len(word) > 1:
        return word in lines
    return lines.startswith(word) or f" {word}" in lines or f"\n{word}" in lines


def has_phrase(lines: str, phrase: str) -> bool:
    """Are the words, whole and side by side, in one of the folded lines? An owner's s may follow (`"misty"`)."""
    if phrase not in lines:
        return False
    padded = [f" {line} " for line in lines.split("\n")]
    return any(f" {phrase} " in line or f" {phrase}s " in line for line in padded)


def _values_in(column: Column[str], mask: int, size: int) -> set[str]:
    from ptcg_desktop.services.query.columns import among

    values = column.values
    return {values[code] for code in set(among(column.codes, mask, size))}
