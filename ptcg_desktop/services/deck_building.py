"""Putting decks together out of the collection: what is there, what is missing, where it lies, which decks at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.decks import Together, together
from ptcg_desktop.services.collection_free import Allocation, FreeService, PrintSource, other_prints
from ptcg_desktop.store.rows import DeckCard, Holding, StoredDeck

if TYPE_CHECKING:
    from ptcg_desktop.services.collection import CollectionService
    from ptcg_desktop.services.decks import DeckService


class Need(msgspec.Struct, frozen=True):
    """One line of a deck and the copies there are for it.

    Attributes:
        owned: Copies owned, other prints that will do included (`collection_free`, rule 3).
        free: Of these, copies that no other built deck uses.
        have: Copies this line gets: all it needs if nothing is missing.
    """

    card: DeckCard
    owned: int
    free: int
    have: int

    @property
    def missing(self) -> int:
        """Copies that are not there."""
        return self.card.count - self.have


class Pull(msgspec.Struct, frozen=True):
    """Copies to take out of one place.

    Attributes:
        wanted: The line of the deck they are for; it may name another print.
        held: The row of the collection they belong to, with place, variant and condition.
    """

    wanted: DeckCard
    held: Holding
    count: int


class Choice(msgspec.Struct, frozen=True):
    """Which decks can be put together at the same time, and what stands in the way of all of them.

    Attributes:
        answer: Decks by id.
        names: Name of a deck by id.
        stocks: English name of the card of each scarce stock, by the id of one of its printings.
    """

    answer: Together
    names: Mapping[int, str]
    stocks: Mapping[str, str]


class BuildService:
    """Looks only: building itself is `DeckService.set_built`. Any call may raise `KnownError` (`database.*`)."""

    def __init__(
        self, decks: DeckService, collection: CollectionService, free: FreeService, catalogue: PrintSource
    ) -> None:
        self._decks = decks
        self._collection = collection
        self._free = free
        self._catalogue = catalogue
        self.forget()

    def forget(self) -> None:
        """Forget which prints may stand in for which: the catalogue has moved."""
        self._others = other_prints(self._catalogue)

    def needs(self, deck_id: int, *, exact: bool = False) -> list[Need]:
        """The lines of a deck in their order, with what is owned, free and missing; `exact` = no other print will do.

        A built deck has what it reserves; one that is not chooses after all that are built.
        """
        deck, allocation = self._allocated(deck_id, exact)
        had, taken = Counter[str](), Counter[str]()
        for use in allocation.uses:
            if use.deck_id == deck_id:
                had[use.card_id] += use.count
            else:
                taken[use.used_id] += use.count
        stocks = self._stocks((card.card_id for card in deck.cards), exact=exact)
        owned = self._collection.owned({each for stock in stocks.values() for each in stock})
        found = []
        for card in deck.cards:
            stock = stocks[card.card_id]
            mine = sum(owned.get(each, 0) for each in stock)
            free = mine - sum(taken[each] for each in stock)
            found.append(Need(card, mine, free, had[card.card_id]))
        return found

    def pulls(self, deck_id: int, *, exact: bool = False) -> list[Pull]:
        """Which copies to take out of the collection, by place; copies without a place come last."""
        deck, allocation = self._allocated(deck_id, exact)
        lines = {card.card_id: card for card in deck.cards}
        uses = [use for use in allocation.uses if use.deck_id == deck_id]
        rows = {held.id: held for held in self._collection.holdings()} if uses else {}
        pulls = [Pull(lines[use.card_id], rows[use.holding_id], use.count) for use in uses]
        return sorted(pulls, key=lambda pull: (not pull.held.place, natural(pull.held.place), pull.held.name))

    def together(self, deck_ids: Sequence[int]) -> Choice:
        """Which of these decks can be put together at the same time, as if nothing were built now? Exact."""
        decks = [self._decks.get(deck_id) for deck_id in deck_ids]
        stocks = self._stocks(card.card_id for deck in decks for card in deck.cards)
        key = {card_id: min(stock) for card_id, stock in stocks.items()}
        owned = self._collection.owned({each for stock in stocks.values() for each in stock})
        holds = {min(stock): sum(owned.get(each, 0) for each in stock) for stock in stocks.values()}
        needs = {deck.id: Counter[str]() for deck in decks}
        for deck in decks:
            for card in deck.cards:
                needs[deck.id][key[card.card_id]] += card.count
        names = {key[card.card_id]: card.name for deck in decks for card in deck.cards}
        return Choice(together(needs, holds), {deck.id: deck.name for deck in decks}, names)

    def _stocks(self, card_ids: Iterable[str], *, exact: bool = False) -> dict[str, Sequence[str]]:
        """Each printing, with those that will do in its place."""
        others = _none if exact else self._others
        return {card_id: (card_id, *others(card_id)) for card_id in set(card_ids)}

    def _allocated(self, deck_id: int, exact: bool) -> tuple[StoredDeck, Allocation]:
        deck = self._decks.get(deck_id)
        built = sorted((each.built, each.id) for each in self._decks.list() if each.built)
        ids = [each for _, each in built]
        return deck, self._free.plan(ids if deck_id in ids else [*ids, deck_id], _none if exact else self._others)


def _none(_card_id: str) -> Sequence[str]:
    return ()


def natural(text: str) -> tuple[tuple[int, str], ...]:
    """A key that puts `page 9` before `page 10`, however long the number is."""
    parts = (part.lstrip("0") if part.isdecimal() else part for part in re.split(r"(\d+)", text))
    return tuple((len(part), part) if place % 2 else (-1, part.casefold()) for place, part in enumerate(parts))


__all__ = ["BuildService", "Choice", "Need", "Pull", "natural"]
