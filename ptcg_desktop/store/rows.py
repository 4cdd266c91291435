"""Rows of library.db as plain values. Light: importing this does not import SQLAlchemy."""

from __future__ import annotations

import msgspec

Value = int | str
Values = dict[str, Value]


class Holding(msgspec.Struct, frozen=True):
    """So many copies of one printing in one variant, condition and language.

    Attributes:
        name: English name where there is one, as it was when the card was added.
        variant, condition, language: Kept word for word; `variant` is a `cards.model.Variant.key` where known.
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


class Totals(msgspec.Struct, frozen=True):
    """Sums over the collection: copies, different printings, sets touched, rows."""

    copies: int
    printings: int
    sets: int
    rows: int


class DeckSummary(msgspec.Struct, frozen=True):
    """A deck in the list of decks. `count` is its number of cards; `changed` is ISO 8601, UTC."""

    id: int
    name: str
    format_id: str
    count: int
    changed: str


class DeckCard(msgspec.Struct, frozen=True):
    """One line of a deck; the names are as they were when the card was added."""

    card_id: str
    name: str
    set_id: str
    set_name: str
    number: str
    count: int


class StoredDeck(msgspec.Struct, frozen=True):
    """A deck with its cards, in the order in which they were put in."""

    id: int
    name: str
    format_id: str
    changed: str
    cards: tuple[DeckCard, ...] = ()

    @property
    def count(self) -> int:
        """Number of cards."""
        return sum(card.count for card in self.cards)

    def count_of(self, card_id: str) -> int:
        """Copies of one printing in this deck."""
        return next((card.count for card in self.cards if card.card_id == card_id), 0)


class Image(msgspec.Struct, frozen=True, array_like=True):
    """What one step did to one row, so that it can be taken back and done again.

    Attributes:
        key: The primary key's values.
        before, after: The whole row for a row that came or went (the other side is None); else the changed columns
            only, so that steps of different scopes on one row do not take each other back.
        about: What the row is about: a card id, or `"deck:5"`.
    """

    table: str
    key: tuple[Value, ...]
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
    params: dict[str, Value]
    at: str
