"""Lots: what may be said about copies, and how rows come together, part and move. Pure; writing is `collection`'s."""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import UNSET, UnsetType

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.cards.names import fold
from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.rows import PLAIN, CardRef, Holding, Lot

MAX_COUNT = 999_999
MAX_PRICE = 10**11
"""In hundredths: a thousand million of any currency for one card is a slip of the keyboard."""

CONDITIONS = ("M", "NM", "LP", "MP", "HP", "D")
"""Conditions people write, best first; others are kept word for word."""
SCALE = (*CONDITIONS[:4], "Light Played", *CONDITIONS[4:])
"""All conditions that can be compared, best first: one of the seven Europeans write is none of the six."""

_CURRENCY = re.compile(r"[A-Z]{3}")
_DAY = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?", re.ASCII)


class Edit(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said anew about copies; fields left out stay as they are.

    Attributes:
        price: Takes `currency` with it; None = not known (and no currency).
        tags: All tags; `add_tags` and `remove_tags` instead change those that are there.
    """

    variant: str | UnsetType = UNSET
    condition: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    grade: str | UnsetType = UNSET
    price: int | UnsetType | None = UNSET
    currency: str | UnsetType = UNSET
    bought: str | UnsetType = UNSET
    place: str | UnsetType = UNSET
    note: str | UnsetType = UNSET
    tags: tuple[str, ...] | UnsetType = UNSET
    signed: bool | UnsetType = UNSET
    altered: bool | UnsetType = UNSET
    add_tags: tuple[str, ...] = ()
    remove_tags: tuple[str, ...] = ()


NO_EDIT = Edit()


class Entry(msgspec.Struct, frozen=True):
    """Copies to put into the collection."""

    card: CardRef
    count: int = 1
    lot: Lot = PLAIN


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """Many changes to be made in one step: first edits, then counts, then what is added.

    Attributes:
        edits: Holding id → what is to be said anew.
        counts: Holding id → copies; 0 removes the row. Rows that are gone are passed over, here and in `edits`.
        adds: Copies to put in.
    """

    edits: Mapping[int, Edit] = {}
    counts: Mapping[int, int] = {}
    adds: Sequence[Entry] = ()


def settled(lot: Lot) -> Lot:
    """The lot as it is kept: without stray spaces, tags sorted and each once; all words as they were written.

    Raises:
        KnownError: `collection.price`, `collection.currency`, `collection.date`.
    """
    price, currency = settled_money(lot.price, lot.currency)
    return Lot(
        variant=lot.variant.strip(),
        condition=lot.condition.strip(),
        language=lot.language.strip(),
        grade=" ".join(lot.grade.split()),
        price=price,
        currency=currency,
        bought=_settled_day(lot.bought),
        place=settled_place(lot.place),
        note=lot.note.strip(),
        tags=settled_tags(lot.tags),
        signed=lot.signed,
        altered=lot.altered,
    )


def edited(lot: Lot, edit: Edit) -> Lot:
    """The lot with what is said anew; raises as `settled`."""
    said = {name: getattr(edit, name) for name in Lot.__struct_fields__ if getattr(edit, name) is not UNSET}
    if said.get("price", UNSET) is None:
        said["currency"] = ""
    removed = {fold(tag) for tag in edit.remove_tags}
    tags = tuple(tag for tag in said.get("tags", lot.tags) if fold(tag) not in removed)
    return settled(msgspec.structs.replace(lot, **{**said, "tags": (*tags, *edit.add_tags)}))


def settled_money(price: int | None, currency: str) -> tuple[int | None, str]:
    """A sum as it is kept: an unknown price has no currency, a known one must have one.

    Raises:
        KnownError: `collection.price`, `collection.currency`.
    """
    if price is None:
        return None, ""
    if not 0 <= price <= MAX_PRICE:
        raise KnownError("collection.price", limit=MAX_PRICE // 100)
    code = currency.strip().upper()
    if not _CURRENCY.fullmatch(code):
        raise KnownError("collection.currency", currency=currency)
    return price, code


def settled_place(place: str) -> str:
    """`" Binder 1 /  page 3"` → `"Binder 1/page 3"`."""
    return "/".join(part for part in (" ".join(part.split()) for part in place.split("/")) if part)


def settled_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Sorted, each once however it is spelt (the first spelling stays)."""
    found: dict[str, str] = {}
    for tag in tags:
        if word := " ".join(tag.split()):
            found.setdefault(fold(word) or word, word)
    return tuple(sorted(found.values(), key=lambda tag: (fold(tag), tag)))


def _settled_day(text: str) -> str:
    text = text.strip()
    if not text:
        return ""
    match = _DAY.fullmatch(text)
    if match is None or int(match[1]) < 1:
        raise KnownError("collection.date", date=text)
    year, month, day = (int(part) if part else 1 for part in match.groups())
    if not 1 <= month <= 12 or not 1 <= day <= calendar.monthrange(year, month)[1]:
        raise KnownError("collection.date", date=text)
    return text


def checked_count(count: int) -> int:
    """`count`, if a row may hold it.

    Raises:
        KnownError: `collection.count`.
    """
    if not 1 <= count <= MAX_COUNT:
        raise KnownError("collection.count", count=count, limit=MAX_COUNT)
    return count


def default_variant(card: CardDef) -> str:
    """The first variant in which the card was printed; `""` if the catalogue does not say."""
    return card.variants[0].key if card.variants else ""


class Lots:
    """Rows of the collection while they are being changed: rows that come to say the same become one.

    A row that becomes the same as another goes, and the other, which did not move, gets its copies. New rows have ids
    below 0 until they are written.

    Attributes:
        rows: Holding id → the row as it is now.
    """

    def __init__(self, holdings: Iterable[Holding]) -> None:
        self._before = {held.id: held for held in holdings}
        self.rows = dict(self._before)
        self._ids = {(held.card_id, held.lot): held.id for held in self._before.values()}
        # Ids in the order in which they came to say something else: writing keeps to it, so that no two rows ever say
        # the same in between.
        self._moved: dict[int, None] = {}
        self._new_id = 0

    def put(self, card: CardRef, lot: Lot, count: int) -> int:
        """Put copies in; the id of the row they are in now. `lot` is settled."""
        held_id = self._ids.get((card.card_id, lot))
        if held_id is not None:
            self.set_count(held_id, self.rows[held_id].count + count)
            return held_id
        new_id = self._new_id = self._new_id - 1
        self.rows[new_id] = Holding(
            new_id, card.card_id, card.name, card.set_id, card.set_name, card.number,
            lot.variant, lot.condition, lot.language, checked_count(count),
            lot.grade, lot.price, lot.currency, lot.bought, lot.place, lot.note, lot.tags, lot.signed, lot.altered,
        )  # fmt: skip
        self._ids[card.card_id, lot] = new_id
        return new_id

    def set_count(self, holding_id: int, count: int) -> None:
        """Have exactly so many copies in a row; 0 removes it."""
        held = self.rows[holding_id]
        if count == 0:
            del self.rows[holding_id], self._ids[held.card_id, held.lot]
        else:
            self.rows[holding_id] = msgspec.structs.replace(held, count=checked_count(count))

    def describe(self, holding_id: int, lot: Lot) -> int:
        """Say something else about the copies of a row, at most once; the id of the row they are in now.

        `lot` is settled.
        """
        held = self.rows[holding_id]
        if lot == held.lot:
            return holding_id
        twin = self._ids.get((held.card_id, lot))
        if twin is not None:
            self.join(holding_id, twin)
            return twin
        del self._ids[held.card_id, held.lot]
        self._ids[held.card_id, lot] = holding_id
        self.rows[holding_id] = msgspec.structs.replace(held, **msgspec.structs.asdict(lot))
        self._moved[holding_id] = None
        return holding_id

    def join(self, holding_id: int, keep: int) -> None:
        """Put the copies of one row into another, whose lot they then are."""
        count = self.rows[holding_id].count
        self.set_count(holding_id, 0)
        self.set_count(keep, self.rows[keep].count + count)

    def gone(self) -> list[int]:
        """Ids of rows to remove: before anything else is written."""
        return [each for each in self._before if each not in self.rows]

    def changed(self) -> list[Holding]:
        """Rows to write over, in the order in which that is safe: before new rows are written."""
        others = (each for each in self._before if each in self.rows and each not in self._moved)
        ordered = (*(each for each in self._moved if each in self.rows and each in self._before), *others)
        return [self.rows[each] for each in ordered if self.rows[each] != self._before[each]]

    def new(self) -> list[Holding]:
        """Rows to add; the ids are given on writing."""
        return [held for each, held in self.rows.items() if each < 0]

    def before(self, holding_id: int) -> Holding:
        """A row as it was."""
        return self._before[holding_id]
