"""What a person has, as search sees it: copies, and what stands in decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as member
from typing import TYPE_CHECKING

from ptcg_desktop.services.query.fields import field
from ptcg_desktop.services.query.tree import Query, Test, tests_of

if TYPE_CHECKING:
    from ptcg_desktop.services.collection import CollectionService
    from ptcg_desktop.services.decks import DeckService


@dataclass(frozen=True, slots=True)
class Shelf:
    """One state of the collection and the decks; take a new one after each change.

    Attributes:
        owned: Card id → copies.
        in_decks: Card id → copies over all decks; free = owned less these, never below 0.
        decks: Name of a deck → ids of its cards.
    """

    owned: Mapping[str, int] = member(default_factory=dict)
    in_decks: Mapping[str, int] = member(default_factory=dict)
    decks: Mapping[str, frozenset[str]] = member(default_factory=dict)


NO_SHELF = Shelf()


def asks_library(query: Query) -> bool:
    """Does the query ask about the collection or the decks? If not, no shelf is needed."""
    return any(order.by == "own" for order in query.orders) or any(map(_asks, tests_of(query.tree)))


def _asks(test: Test) -> bool:
    known = field(test.field)
    return bool(known and known.library) or any(value.text == "owned" for value in test.values)


def shelf_of(collection: CollectionService, decks: DeckService) -> Shelf:
    """The present state.

    Raises:
        KnownError: `database.*`.
    """
    named: dict[str, frozenset[str]] = {}
    for summary in decks.list():
        ids = frozenset(card.card_id for card in decks.get(summary.id).cards)
        named[summary.name] = named.get(summary.name, frozenset()) | ids
    return Shelf(collection.owned(), decks.cards_in_decks(), named)
