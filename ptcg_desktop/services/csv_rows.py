"""What one row of a table says about copies: the words of other programs put into ours, sums and days understood.

A cell that says something that cannot be read makes its row one that was not understood, with the reason: nothing is
quietly left away. Words of variants and conditions that nobody knows are kept as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache

import msgspec

from ptcg_desktop.cards.names import fold_tight
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.decks.list_damage import read_again
from ptcg_desktop.files.csv_presets import MARKETS, Field, Preset, column_key, places_of
from ptcg_desktop.files.csv_text import Record
from ptcg_desktop.files.csv_values import (
    DateOrder,
    as_meant,
    is_open_day,
    read_count,
    read_day,
    read_sum,
    tells_decimal_comma,
    tells_order,
)
from ptcg_desktop.services.collection_lots import MAX_COUNT, MAX_PRICE
from ptcg_desktop.services.quick_line import kept_words
from ptcg_desktop.services.resolving import UNKNOWN_NUMBER, Asked
from ptcg_desktop.store.rows import CardRef, Lot

TAG_MARK = ";"
FOIL, NONFOIL = "foil", "nonfoil"
"""What programs say that know of no finish but shining or not."""
_SHINE = {FOIL: ("holo", "reverse"), NONFOIL: ("normal",)}
NO_FAULTS = frozenset({"other_game", "sealed", "proxy"})
"""Reasons of rows that are no copies of cards of this game: left out, which is as it should be."""
REST = ("Row", "Problem")
"""Columns in front of rows that were left over, in the file they are written to; nobody reads them."""
_NO_LOT = Lot()
_LONGEST_NOTHING = 10
_SHADES = frozenset("+-−?!*~")
"""Signs behind a word that make it another one."""
_GRADES_NONE = frozenset({"ungraded", "raw"})


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/csv_words.toml."""

    yes: tuple[str, ...]
    no: tuple[str, ...]
    nothing: tuple[str, ...]
    condition: dict[str, tuple[str, ...]]
    language: dict[str, tuple[str, ...]]
    variant: dict[str, tuple[str, ...]]
    english: dict[Field, dict[str, str]]


class Said(msgspec.Struct, frozen=True, gc=False):
    """What a row says, in our words.

    Attributes:
        card: The row of our own format this was; None for any other.
        variant: Wanted parts, apart by `+`, or a word nobody knows; `FOIL`, `NONFOIL`; `""` = the print's first.
        count: Copies; 0 = none are owned (any more).
    """

    asked: Asked
    count: int
    lot: Lot
    variant: str = ""
    card: CardRef | None = None


class Options(msgspec.Struct, frozen=True):
    """What the person says where the file does not.

    Attributes:
        dates: Order of day and month; None = as the file shows it, else as its program writes it.
        currency: Of sums that name none; `""` = as its program writes them.
        usual_currency: Where its program is none that writes one.
        lot: What is said about copies of which the file says nothing (condition, language); None = what the person's
            settings say of new copies.
    """

    dates: DateOrder | None = None
    currency: str = ""
    usual_currency: str = "USD"
    lot: Lot | None = None


class Evidence:
    """How a file writes days and decimals, gathered from all of its rows before any is read."""

    def __init__(self) -> None:
        self.orders: set[DateOrder] = set()
        self.commas: set[bool] = set()
        self.open_days = 0
        self.bare_sums = 0

    def look(self, day: str, price: str) -> None:
        """Take one row's cells into account."""
        if day:
            if order := tells_order(day):
                self.orders.add(order)
            self.open_days += is_open_day(day)
        if price:
            comma = tells_decimal_comma(price)
            if comma is not None:
                self.commas.add(comma)
            found = read_sum(price)
            self.bare_sums += found is not None and found[0] > 0 and not found[1]


class Unread(Exception):  # noqa: N818  # no error: the answer for one row
    """A row that cannot be read, with the code of the reason, `csv.row.<reason>` in data/words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class RowReader:
    """Reads the rows of one file.

    Attributes:
        unread: Columns of the file nobody looks at.
        mended: Cells whose letters were damaged and are whole again.
        zeros: Characters 0 that were left away.
        order: How days are read where both orders are possible.
        assumed_order: True if nothing in the file shows that order.
        currency: Of sums that name none.
    """

    def __init__(self, preset: Preset, heading: Sequence[str], options: Options, evidence: Evidence) -> None:
        self._preset, self._options = preset, options
        self._width = len(heading)
        places = {column_key(name): place for place, name in reversed(list(enumerate(heading)))}
        self._place = places_of(preset, heading)
        self._single = tuple(self._place.items())
        self._flags = {
            places[column_key(name)]: part for name, part in preset.flags.items() if column_key(name) in places
        }
        self._copies = {places[column_key(name)]: n for name, n in preset.copies.items() if column_key(name) in places}
        self._only = places.get(column_key(preset.only.column)) if preset.only else None
        self._only_says = frozenset(map(fold_tight, preset.only.says)) if preset.only else frozenset()
        self._sealed = places.get(column_key(preset.sealed)) if preset.sealed else None
        self._sealed_words = {
            places[column_key(name)]: frozenset(map(fold_tight, words))
            for name, words in preset.sealed_words.items()
            if column_key(name) in places
        }
        self._left_out = {
            places[column_key(name)]: reason for name, reason in preset.left_out.items() if column_key(name) in places
        }
        used = {*self._place.values(), *self._flags, *self._copies, *self._left_out, self._only, self._sealed}
        skipped = len(REST) if is_rest(heading) else 0
        self.unread = tuple(
            name for place, name in enumerate(heading) if place >= skipped and place not in used and name
        )
        self.mended = self.zeros = 0
        shown = evidence.orders
        self.mixed_orders = len(shown) > 1 and options.dates is None
        self.order: DateOrder = options.dates or (min(shown) if len(shown) == 1 else preset.dates or "mdy")
        self.assumed_order = bool(evidence.open_days) and not options.dates and len(shown) != 1
        self._comma = next(iter(evidence.commas)) if len(evidence.commas) == 1 else None
        self.currency = options.currency or preset.currency or options.usual_currency
        self._values = {field: _folded(words) for field, words in preset.values.items()}

    def cells(self, record: Record) -> tuple[str, ...]:
        """The cells of a row as they were meant: the apostrophe before a formula gone, and damage that is certain."""
        if self._preset.exact:
            return tuple(map(as_meant, record.cells))
        return tuple(cell if cell.isascii() and cell.isalnum() else self._mended(cell) for cell in record.cells)

    def read(self, cells: Sequence[str], record: Record) -> Said:
        """What the row says.

        Raises:
            Unread: with the reason.
        """
        if record.fault:
            raise Unread(record.fault)
        if any(cells[self._width :]):
            raise Unread("cells")
        self._refuse_others(cells)
        return self._exact(cells) if self._preset.exact else self._said(cells)

    def asked(self, cells: Sequence[str]) -> Asked:
        """Which card a row names, even one that says something that cannot be read."""
        text = {field: self._known(field, _at(cells, place)) for field, place in self._single}
        return self._asked(text)

    def evidence(self, record: Record) -> tuple[str, str]:
        """The cells with day and sum, for `Evidence.look`."""
        return self._cell(record.cells, "bought"), self._cell(record.cells, "price")

    # How

    def _mended(self, cell: str) -> str:
        if "\x00" in cell:
            self.zeros += cell.count("\x00")
            cell = cell.replace("\x00", "")
        if not cell.isascii():
            whole = read_again(cell)
            self.mended += whole != cell
            cell = whole
        return as_meant(cell)

    def _refuse_others(self, cells: Sequence[str]) -> None:
        only = self._preset.only
        if only and self._only is not None:
            category = _at(cells, self._only)
            if category and _cell_key(category) not in self._only_says:
                raise Unread(only.reason)
        if self._sealed is not None and not _at(cells, self._sealed):
            raise Unread("sealed")
        if any(_cell_key(_at(cells, place)) in words for place, words in self._sealed_words.items()):
            raise Unread("sealed")
        for place, reason in self._left_out.items():
            if _cell_key(_at(cells, place)) in _said_yes():
                raise Unread(reason)

    def _cell(self, cells: Sequence[str], field: Field) -> str:
        place = self._place.get(field)
        return "" if place is None else _at(cells, place)

    def _count(self, cells: Sequence[str]) -> int:
        if "count" not in self._place:
            return 1
        cell = self._cell(cells, "count")
        count = read_count(cell) if cell or not self._preset.empty_is_one else 1
        if count is None or count > MAX_COUNT:
            raise Unread("count")
        for place, times in self._copies.items():
            count *= times if _cell_key(_at(cells, place)) in _said_yes() else 1
        return count

    def _said(self, cells: Sequence[str]) -> Said:
        default = self._options.lot or _NO_LOT
        text = {field: self._known(field, _at(cells, place)) for field, place in self._single}
        price, currency = self._price(text.get("price", ""), text.get("currency", ""))
        condition, variant = self._condition_and_variant(text)
        lot = msgspec.structs.replace(
            default,
            condition=condition or default.condition,
            language=_kept("language", text.get("language", "")) or default.language,
            grade=self._grade(text.get("grade", "")),
            price=price,
            currency=currency,
            bought=self._day(text.get("bought", "")),
            place=text.get("place", "") or default.place,
            note=text.get("note", ""),
            tags=self._tags(text.get("tags", "")) or default.tags,
            signed=_is_yes(text.get("signed", "")),
            altered=_is_yes(text.get("altered", "")),
        )
        flags = [part for place, part in self._flags.items() if _cell_key(_at(cells, place)) in _said_yes()]
        return Said(self._asked(text), self._count(cells), lot, "+".join([*([variant] if variant else []), *flags]))

    def _known(self, field: Field, cell: str) -> str:
        """The cell, or our word for it where the preset has one; cells that say "nothing" say nothing."""
        words = self._values.get(field)
        if words and (found := words.get(_cell_key(cell))) is not None:
            return found
        if cell == UNKNOWN_NUMBER and field == "number":
            return cell
        return "" if len(cell) <= _LONGEST_NOTHING and cell.casefold() in _nothing() else cell

    def _asked(self, text: Mapping[Field, str]) -> Asked:
        product = next(
            ((market, int(text[market])) for market in MARKETS if re.fullmatch("[0-9]{1,18}", text.get(market, ""))),
            None,
        )
        return Asked(
            name=text.get("name", ""),
            code=text.get("set_code", "") or text.get("set_id", ""),
            set_name=text.get("set_name", ""),
            number=text.get("number", ""),
            product=product,
        )

    def _condition_and_variant(self, text: Mapping[Field, str]) -> tuple[str, str]:
        """Some sellers write both in one cell: `Near Mint Holofoil`."""
        condition, variant = text.get("condition", ""), text.get("variant", "")
        known = _kept("condition", condition, unknown="")
        if condition and not known:
            words = condition.split()
            for cut in range(len(words) - 1, 0, -1):
                first = _kept("condition", " ".join(words[:cut]), unknown="")
                rest = _kept("variant", " ".join(words[cut:]), unknown="")
                if first and rest:
                    return first, rest if not variant else _kept("variant", variant)
        kept = _kept("variant", variant)
        if variant and _cell_key(variant) in _said_yes():
            kept = FOIL
        elif variant and _cell_key(variant) in _said_no():
            kept = NONFOIL
        return known or condition, kept

    def _price(self, cell: str, currency: str) -> tuple[int | None, str]:
        if not cell:
            return None, ""
        found = read_sum(cell, decimal_comma=self._comma)
        if found is None or found[0] > MAX_PRICE:
            raise Unread("price")
        amount, own = found
        if not amount and self._preset.zero_is_unknown:
            return None, ""
        code = own or currency.strip().upper() or self.currency
        if len(code) != 3 or not code.isascii() or not code.isalpha():
            raise Unread("currency")
        return amount, code

    def _day(self, cell: str) -> str:
        if not cell:
            return ""
        if self.mixed_orders and is_open_day(cell):
            raise Unread("date_order")
        shown = tells_order(cell) if self.mixed_orders else None
        day = read_day(cell, shown or self.order)
        if day is None:
            raise Unread("date")
        return day

    def _tags(self, cell: str) -> tuple[str, ...]:
        parts = cell.split(self._preset.tag_mark) if self._preset.tag_mark else split_tags(cell)
        return tuple(filter(None, parts))

    def _grade(self, cell: str) -> str:
        return "" if _cell_key(cell) in _GRADES_NONE else cell

    def _exact(self, cells: Sequence[str]) -> Said:
        """A row of our own format."""
        text = {field: cells[place] if place < len(cells) else "" for field, place in self._single}
        price = None
        if text.get("price"):
            found = read_sum(text["price"], decimal_comma=False)
            if found is None or found[0] > MAX_PRICE:
                raise Unread("price")
            price = found[0]
            code = text.get("currency", "")
            if len(code) != 3 or not code.isascii() or not code.isupper():
                raise Unread("currency")
        bought = text.get("bought", "")
        if bought and read_day(bought, "dmy") != bought:
            raise Unread("date")
        lot = Lot(
            variant=text.get("variant", ""),
            condition=text.get("condition", ""),
            language=text.get("language", ""),
            grade=text.get("grade", ""),
            price=price,
            currency=text.get("currency", "") if price is not None else "",
            bought=bought,
            place=text.get("place", ""),
            note=text.get("note", ""),
            tags=tuple(filter(None, split_tags(text.get("tags", "")))),
            signed=_is_yes(text.get("signed", "")),
            altered=_is_yes(text.get("altered", "")),
        )
        card = CardRef(
            text.get("card_id", ""), text.get("name", ""), text.get("set_id", ""), text.get("set_name", ""),
            text.get("number", ""),
        )  # fmt: skip
        return Said(self._asked(text), self._count(cells), lot, card=card if card.card_id else None)


def is_rest(heading: Sequence[str]) -> bool:
    """Is this the heading of a file of rows that were left over?"""
    return tuple(heading[: len(REST)]) == REST


def fitting_variant(keys: Sequence[str], wanted: str) -> str:
    """The variant of a print that has every part that is wanted, the plainest first; the wanted word if none has.

    Nothing wanted is the print's first variant; `unlimited` is what every print is that says nothing of an edition.
    `FOIL` is the holo print, else the reverse one; `NONFOIL` the normal one, else the first.
    """
    if wanted.partition("+")[0] in _SHINE:
        shine, mark, rest = wanted.partition("+")
        for finish in _SHINE[shine]:
            if any(finish in key.split("+") for key in keys):
                return fitting_variant(keys, finish + mark + rest)
        return keys[0] if shine == NONFOIL and keys and not rest else _SHINE[shine][0] + mark + rest
    if not wanted:
        return keys[0] if keys else ""
    if wanted in keys:
        return wanted
    parts = frozenset(wanted.split("+"))
    for asked in (parts, parts - {"unlimited"}):
        fitting = [key for key in keys if asked <= frozenset(key.split("+"))]
        if asked and fitting:
            return min(fitting, key=lambda key: key.count("+"))
    return wanted


def split_tags(text: str) -> Iterator[str]:
    r"""`a; b\;c` → `a`, `b;c`; without a semicolon, commas and lines part them."""
    if TAG_MARK not in text and "\\" not in text:
        yield from (tag for tag in text.replace("\n", ",").split(","))
        return
    tag, escaped = "", False
    for char in text:
        if escaped or char not in (TAG_MARK, "\\"):
            tag, escaped = tag + char, False
        elif char == "\\":
            escaped = True
        else:
            yield tag
            tag = ""
    yield tag


def join_tags(tags: Iterable[str]) -> str:
    """What `split_tags` reads."""
    written = TAG_MARK.join(tag.replace("\\", "\\\\").replace(TAG_MARK, f"\\{TAG_MARK}") for tag in tags)
    # A single tag with a comma in it must not be parted there.
    return written + TAG_MARK if TAG_MARK not in written and "\\" not in written and "," in written else written


@cache
def _words() -> Words:
    return load_toml(data_root() / "csv_words.toml", Words)


@cache
def _table() -> dict[Field, dict[str, str]]:
    words = _words()
    found: dict[Field, dict[str, str]] = {}
    fields: tuple[tuple[Field, dict[str, tuple[str, ...]]], ...] = (
        ("condition", words.condition),
        ("language", words.language),
        ("variant", words.variant),
    )
    for field, own in fields:
        table = dict(kept_words(field))
        for kept, spellings in own.items():
            for spelling in (kept, *spellings):
                table[_cell_key(spelling)] = kept
        found[field] = table
    return found


def english_words(field: Field) -> dict[str, str]:
    """Our word → the English word most programs write for it."""
    return _words().english.get(field, {})


@cache
def _said_yes() -> frozenset[str]:
    return frozenset(map(fold_tight, _words().yes))


@cache
def _said_no() -> frozenset[str]:
    return frozenset(map(fold_tight, _words().no))


@cache
def _nothing() -> frozenset[str]:
    return frozenset(word.casefold() for word in _words().nothing)


@lru_cache(maxsize=8192)
def _cell_key(cell: str) -> str:
    return fold_tight(cell) or cell


def _folded(words: Mapping[str, str]) -> dict[str, str]:
    return {_cell_key(word): kept for word, kept in words.items()}


def _kept(field: Field, cell: str, unknown: str | None = None) -> str:
    """Our word for a cell, else the cell itself (or `unknown`): `NM-` and `Mint?` say more than ours."""
    found = _table()[field].get(_cell_key(cell)) if cell and cell[-1] not in _SHADES else None
    return found if found is not None else cell if unknown is None else unknown


def _is_yes(cell: str) -> bool:
    return _cell_key(cell) in _said_yes()


def _at(cells: Sequence[str], place: int) -> str:
    return cells[place].strip() if place < len(cells) else ""
