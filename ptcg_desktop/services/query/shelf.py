"""What a person has, as search sees it: copies and what is said about them, decks, lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as member
from typing import TYPE_CHECKING

from ptcg_desktop.services.query.columns import Column
from ptcg_desktop.services.query.fields import field
from ptcg_desktop.services.query.lots import LOT_WORDS, LotColumns
from ptcg_desktop.services.query.tree import Query, Test, tests_of

if TYPE_CHECKING:
    from ptcg_desktop.services.collection import CollectionService
    from ptcg_desktop.services.collection_free import FreeService
    from ptcg_desktop.services.collection_lists import ListService
    from ptcg_desktop.services.decks import DeckService
    from ptcg_desktop.store.rows import ListKind


@dataclass(frozen=True, slots=True)
class Shelf:
    """One state of the collection and the decks; take a new one after each change.

    Attributes:
        owned: Card id → copies.
        reserved: Card id → copies that built decks use; free = owned less these.
        wanted: Card id → copies on wish lists.
        decks: Name of a deck → ids of its cards.
        lists: Name of a list → its kind and the ids of its cards; a row for any print of a name stands for each.
        lots: What is said about copies; read when first asked for.
        columns: Numbers of copies over the cards of a table, kept by who asks (`plan.py`).
    """

    owned: Mapping[str, int] = member(default_factory=dict)
    reserved: Mapping[str, int] = member(default_factory=dict)
    wanted: Mapping[str, int] = member(default_factory=dict)
    decks: Mapping[str, frozenset[str]] = member(default_factory=dict)
    lists: Mapping[str, tuple[ListKind, frozenset[str]]] = member(default_factory=dict)
    lots: LotColumns = member(default_factory=LotColumns, compare=False)
    columns: dict[str, tuple[object, Column[int]]] = member(default_factory=dict, compare=False, repr=False)


NO_SHELF = Shelf()


def asks_library(query: Query) -> bool:
    """Does the query ask about the collection or the decks? If not, no shelf is needed."""
    return any(order.by == "own" for order in query.orders) or any(map(_asks, tests_of(query.tree)))


def _asks(test: Test) -> bool:
    known = field(test.field)
    if known is None or known.library:
        return known is not None
    words = LOT_WORDS | {"owned"}
    return known.name in ("is", "has", "not") and any(value.text in words for value in test.values)


def shelf_of(collection: CollectionService, decks: DeckService, lists: ListService, free: FreeService) -> Shelf:
    """The present state.

    Raises:
        KnownError: `database.*`.
    """
    named: dict[str, frozenset[str]] = {}
    for summary in decks.list():
        ids = frozenset(card.card_id for card in decks.get(summary.id).cards)
        named[summary.name] = named.get(summary.name, frozenset()) | ids
    counts = free.counts()
    return Shelf(
        owned={card_id: each.owned for card_id, each in counts.items() if each.owned},
        reserved={card_id: each.owned - each.free for card_id, each in counts.items() if each.owned > each.free},
        wanted={card_id: each.wanted for card_id, each in counts.items() if each.wanted},
        decks=named,
        lists=_lists(lists, free),
        lots=LotColumns(collection.holdings),
    )


def _lists(lists: ListService, free: FreeService) -> dict[str, tuple[ListKind, frozenset[str]]]:
    names = {each.id: (each.name, each.kind) for each in lists.all()}
    found: dict[str, tuple[ListKind, frozenset[str]]] = {name: (kind, frozenset()) for name, kind in names.values()}
    for row in lists.rows():
        name, kind = names[row.list_id]
        found[name] = (kind, found[name][1].union(free.cards_of(row)))
    return found
