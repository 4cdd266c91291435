"""Rows of library.db as plain values. Light: importing this does not import SQLAlchemy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

Key = int | str
Value = int | str | None
Values = dict[str, Value]

ListKind = Literal["wish", "trade", "other"]


class Lot(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is said about copies of a printing. Copies of which the same is said are one row.

    Attributes:
        variant, condition, language: Kept word for word; `variant` is a `cards.model.Variant.key` where known.
        grade: Company and grade, word for word (`"PSA 9"`), `""` = not graded.
        price: Paid for one copy, in hundredths of the currency; None = not known, 0 = it cost nothing.
        currency: ISO 4217 code; `""` just where the price is None.
        bought: ISO day, or a month or year where no more is known; `""` = not known.
        place: Where they are, from the whole to the part (`"Binder 1/page 3"`).
        tags: Sorted, without repetition.
    """

    variant: str = ""
    condition: str = "NM"
    language: str = "en"
    grade: str = ""
    price: int | None = None
    currency: str = ""
    bought: str = ""
    place: str = ""
    note: str = ""
    tags: tuple[str, ...] = ()
    signed: bool = False
    altered: bool = False


LOT = ("variant", "condition", "language", "grade", "price", "currency", "bought", "place", "note", "tags")
LOT_MARKS = ("signed", "altered")
"""The columns of a lot: texts and numbers, and marks that are 0 or 1."""

PLAIN = Lot()
"""A near mint English copy of which nothing else is said."""


class CardRef(msgspec.Struct, frozen=True):
    """A printing as a row names it, whether the catalogue has it or not; `name` is English where there is one."""

    card_id: str
    name: str
    set_id: str = ""
    set_name: str = ""
    number: str = ""


class Holding(msgspec.Struct, frozen=True):
    """So many copies of one printing of which the same is said: a lot.

    Attributes:
        name: English name where there is one, as it was when the card was added.
        variant … altered: As in `Lot`.
    """

    id: int
    card_id: str
    name: str
    set_id: str
    set_name: str
    number: str
    variant: str
    condition: str
    language: str
    count: int
    grade: str = ""
    price: int | None = None
    currency: str = ""
    bought: str = ""
    place: str = ""
    note: str = ""
    tags: tuple[str, ...] = ()
    signed: bool = False
    altered: bool = False

    @property
    def lot(self) -> Lot:
        """What is said about the copies."""
        return Lot(
            variant=self.variant,
            condition=self.condition,
            language=self.language,
            grade=self.grade,
            price=self.price,
            currency=self.currency,
            bought=self.bought,
            place=self.place,
            note=self.note,
            tags=self.tags,
            signed=self.signed,
            altered=self.altered,
        )

    @property
    def card(self) -> CardRef:
        """The printing."""
        return CardRef(self.card_id, self.name, self.set_id, self.set_name, self.number)


class CardList(msgspec.Struct, frozen=True):
    """A list of cards wanted, offered or otherwise worth remembering. `count` is its number of cards."""

    id: int
    name: str
    kind: ListKind
    note: str
    count: int


class ListedCard(msgspec.Struct, frozen=True):
    """One row of a list.

    Attributes:
        card_id: `""` = any print with the name key `name_key` will do.
        variant, condition, language: `""` = any.
        price: The most to pay, or the least to take, for one copy, in hundredths; None = not said.
    """

    id: int
    list_id: int
    card_id: str
    name_key: str
    name: str
    set_id: str
    set_name: str
    number: str
    variant: str
    condition: str
    language: str
    count: int
    price: int | None = None
    currency: str = ""
    note: str = ""


class Totals(msgspec.Struct, frozen=True):
    """Sums over the collection: copies, different printings, sets touched, rows."""

    copies: int
    printings: int
    sets: int
    rows: int


class DeckSummary(msgspec.Struct, frozen=True):
    """A deck in the list of decks. `count` is its number of cards; `changed` and `built` are ISO 8601, UTC.

    `built` is when it was put together out of cards of the collection, which it then reserves; `""` = it is not.
    `archived` is when it was put away; `""` = it is in use. `folder` is `""` for a deck outside of folders.
    """

    id: int
    name: str
    format_id: str
    count: int
    changed: str
    built: str = ""
    tags: tuple[str, ...] = ()
    folder: str = ""
    archived: str = ""


class DeckCard(msgspec.Struct, frozen=True):
    """One line of a deck; the names are as they were when the card was added, `note` is the person's own."""

    card_id: str
    name: str
    set_id: str
    set_name: str
    number: str
    count: int
    note: str = ""

    @property
    def values(self) -> Values:
        """The line as columns of its table, but for deck and position."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """The cards of a deck at one moment: those in it, and those that may come in."""

    cards: tuple[DeckCard, ...]
    maybe: tuple[DeckCard, ...] = ()


class DeckVersion(msgspec.Struct, frozen=True):
    """A version of a deck that was saved under a name. `at` is ISO 8601, UTC."""

    id: int
    deck_id: int
    name: str
    at: str
    snapshot: Snapshot

    @property
    def count(self) -> int:
        """Number of cards in the deck then."""
        return sum(card.count for card in self.snapshot.cards)


class StoredDeck(msgspec.Struct, frozen=True):
    """A deck with its cards, in the order in which they were put in.

    Attributes:
        built, tags, folder, archived: As in `DeckSummary`.
        maybe: Cards that may come in; they are no part of the deck.
    """

    id: int
    name: str
    format_id: str
    changed: str
    cards: tuple[DeckCard, ...] = ()
    built: str = ""
    maybe: tuple[DeckCard, ...] = ()
    note: str = ""
    tags: tuple[str, ...] = ()
    folder: str = ""
    archived: str = ""

    @property
    def snapshot(self) -> Snapshot:
        """The cards as they are now."""
        return Snapshot(self.cards, self.maybe)

    @property
    def summary(self) -> DeckSummary:
        """The deck as the list of decks shows it."""
        return DeckSummary(
            self.id,
            self.name,
            self.format_id,
            self.count,
            self.changed,
            self.built,
            self.tags,
            self.folder,
            self.archived,
        )

    @property
    def count(self) -> int:
        """Number of cards."""
        return sum(card.count for card in self.cards)

    def count_of(self, card_id: str) -> int:
        """Copies of one printing in this deck."""
        return count_in(self.cards, card_id)


def count_in(cards: Iterable[DeckCard], card_id: str) -> int:
    """Copies of one printing among lines of a deck."""
    return next((card.count for card in cards if card.card_id == card_id), 0)


class Image(msgspec.Struct, frozen=True, array_like=True):
    """What one step did to one row, so that it can be taken back and done again.

    Attributes:
        key: The primary key's values.
        before, after: The whole row for a row that came or went (the other side is None); else the changed columns
            only, so that steps of different scopes on one row do not take each other back.
        about: What the row is about: a card id, `"deck:5"` or `"list:3"`.
    """

    table: str
    key: tuple[Key, ...]
    before: Values | None
    after: Values | None
    about: str

    def inverse(self) -> Image:
        """The image that takes this one back."""
        return Image(self.table, self.key, self.after, self.before, self.about)


class StepRow(msgspec.Struct, frozen=True):
    """One row of the history, without its images."""

    id: int
    scope: str
    code: str
    params: dict[str, Key]
    at: str
