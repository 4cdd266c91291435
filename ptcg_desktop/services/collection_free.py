"""Which copies are free: owned, less those that built decks reserve. And how many of a card are owned, free, wanted.

Which copies a built deck uses, in this order:

1. Decks choose in the order in which they were built.
2. First every deck gets copies of the very printings it names.
3. Then, what is still missing is taken from other prints of the card, the newest first. A Pokémon's other prints are
   those that say the same (`cards.identity.function_key`), as two Pokémon of one name may be quite different cards; of
   a Trainer or Energy those of the name.
4. Of one printing, copies that are least to a collector go first: neither graded, signed nor altered, then those that
   cost least, then the oldest row.

What cannot be found is a shortfall, and nothing is ever taken twice: free is never below 0.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from ptcg_desktop.cards.identity import function_key
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.store.rows import Holding, ListedCard, StoredDeck

if TYPE_CHECKING:
    from ptcg_desktop.store.connect import Library

OtherPrints = Callable[[str], Sequence[str]]
"""Card id → other prints a deck may use in its place, the one to take first in front."""


class PrintSource(Protocol):
    """What is needed of the catalogue."""

    def cards(self, ids: Iterable[str]) -> list[CardDef]:
        """Those of the printings that it has."""

    def prints_of(self, card_id: str) -> list[str]:
        """Every printing with the same name, oldest first."""

    def with_name_key(self, key: str) -> list[str]:
        """Every printing with this `name_key`, oldest first."""


class Use(msgspec.Struct, frozen=True):
    """Copies of one row that a deck uses; `card_id` is the printing the deck names, not always that of the row."""

    deck_id: int
    card_id: str
    holding_id: int
    used_id: str
    count: int


class Shortfall(msgspec.Struct, frozen=True):
    """So many copies of a printing, or of another print in its place, are not there for a deck."""

    deck_id: int
    card_id: str
    name: str
    count: int


class Allocation(msgspec.Struct, frozen=True):
    """Which copies built decks use, and what they lack."""

    uses: tuple[Use, ...] = ()
    shortfalls: tuple[Shortfall, ...] = ()

    @property
    def reserved(self) -> dict[str, int]:
        """Copies in use, by the id of the printing they really are."""
        return _sums((use.used_id, use.count) for use in self.uses)

    @property
    def reserved_rows(self) -> dict[int, int]:
        """Copies in use, by holding id."""
        found: dict[int, int] = {}
        for use in self.uses:
            found[use.holding_id] = found.get(use.holding_id, 0) + use.count
        return found

    def short_of(self, deck_id: int) -> tuple[Shortfall, ...]:
        """What one deck lacks; empty = it can be put together."""
        return tuple(each for each in self.shortfalls if each.deck_id == deck_id)


class Counts(msgspec.Struct, frozen=True):
    """How many copies of a card there are.

    Attributes:
        free: Owned, less those built decks use.
        in_decks: In all decks, built or not, as the decks name their printings.
        wanted: On wish lists; a wish for any print of the name counts for each print.
    """

    owned: int = 0
    free: int = 0
    in_decks: int = 0
    wanted: int = 0


def allocate(holdings: Iterable[Holding], decks: Sequence[StoredDeck], others: OtherPrints) -> Allocation:
    """Share copies out among decks, which choose in the order given. See the rule at the top."""
    rows: dict[str, list[Holding]] = {}
    for held in holdings:
        rows.setdefault(held.card_id, []).append(held)
    for alike in rows.values():
        alike.sort(key=_dearness)
    left = {held.id: held.count for alike in rows.values() for held in alike}
    uses: list[Use] = []

    def take(deck_id: int, card_id: str, used_id: str, missing: int) -> int:
        for held in rows.get(used_id, ()):
            count = min(missing, left[held.id])
            if count:
                uses.append(Use(deck_id, card_id, held.id, used_id, count))
                left[held.id] -= count
                missing -= count
        return missing

    lines = [(deck.id, card) for deck in decks for card in deck.cards]
    missing = [take(deck_id, card.card_id, card.card_id, card.count) for deck_id, card in lines]
    shortfalls = []
    for (deck_id, card), count in zip(lines, missing, strict=True):
        for other in others(card.card_id) if count else ():
            count = take(deck_id, card.card_id, other, count)
        if count:
            shortfalls.append(Shortfall(deck_id, card.card_id, card.name, count))
    return Allocation(tuple(uses), tuple(shortfalls))


def other_prints(catalogue: PrintSource) -> OtherPrints:
    """Other prints that a deck may use in a card's place (rule 3)."""
    known: dict[str, Sequence[str]] = {}

    def others(card_id: str) -> Sequence[str]:
        if card_id not in known:
            cards = catalogue.cards(reversed(catalogue.prints_of(card_id)))
            own = next((card for card in cards if card.id == card_id), None)
            alike = [card for card in cards if own is not None and card is not own and _sketch(card) == _sketch(own)]
            said = own and _said(own)
            known[card_id] = [card.id for card in alike if _said(card) == said]
        return known[card_id]

    return others


def wanted_counts(listed: Iterable[ListedCard], with_name_key: Callable[[str], Sequence[str]]) -> dict[str, int]:
    """Copies wanted by card id; a wish for any print of a name stands at each print."""
    return _sums((card_id, row.count) for row in listed for card_id in _cards_of(row, with_name_key))


def _cards_of(row: ListedCard, with_name_key: Callable[[str], Sequence[str]]) -> Sequence[str]:
    return (row.card_id,) if row.card_id else with_name_key(row.name_key)


class FreeService:
    """Looks at collection, decks and wish lists together. Any call may raise `KnownError` (`database.*`)."""

    def __init__(self, library: Library, catalogue: PrintSource) -> None:
        self._library = library
        self._catalogue = catalogue

    def allocation(self) -> Allocation:
        """Which copies the built decks use, and what they lack."""
        return self._allocate(None)

    def plan(self, deck_ids: Sequence[int], others: OtherPrints | None = None) -> Allocation:
        """As if just these decks were built, in this order: can all of them be put together at once?

        `others` says which prints may stand in for a card, where it is not rule 3.
        """
        return self._allocate(deck_ids, others)

    def counts(self, card_ids: Collection[str] | None = None) -> dict[str, Counts]:
        """Owned, free, in decks and wanted by card id; cards of which there is nothing to say are absent."""
        with self._library.reading() as session:
            owned = session.owned(card_ids)
            in_decks = session.cards_in_decks()
            wanted = wanted_counts(session.listed_for("wish"), self._catalogue.with_name_key)
        reserved = self.allocation().reserved
        ids = owned.keys() | in_decks.keys() | wanted.keys()
        return {
            card_id: Counts(
                owned.get(card_id, 0),
                owned.get(card_id, 0) - reserved.get(card_id, 0),
                in_decks.get(card_id, 0),
                wanted.get(card_id, 0),
            )
            for card_id in (ids if card_ids is None else ids.intersection(card_ids))
        }

    def counts_of_name(self, card_id: str) -> Counts:
        """The same over all prints of the card's name; a wish for any print counts once."""
        prints = self._catalogue.prints_of(card_id) or [card_id]
        counts = self.counts(prints).values()
        with self._library.reading() as session:
            wishes = session.listed_for("wish")
        keys = {row.name_key for row in wishes if row.card_id in prints} | {
            row.name_key for row in wishes if not row.card_id and card_id in self._catalogue.with_name_key(row.name_key)
        }
        return Counts(
            sum(each.owned for each in counts),
            sum(each.free for each in counts),
            sum(each.in_decks for each in counts),
            sum(row.count for row in wishes if row.name_key in keys),
        )

    def cards_of(self, row: ListedCard) -> Sequence[str]:
        """The printings a row of a list stands for."""
        return _cards_of(row, self._catalogue.with_name_key)

    def _allocate(self, deck_ids: Sequence[int] | None, others: OtherPrints | None = None) -> Allocation:
        others = others or other_prints(self._catalogue)
        with self._library.reading() as session:
            decks = session.built_decks() if deck_ids is None else session.some_decks(deck_ids)
            named = {card.card_id for deck in decks for card in deck.cards}
            ids = named.union(*(self._catalogue.prints_of(card_id) for card_id in named))
            return allocate(session.holdings_of(ids), decks, others)


def _said(card: CardDef) -> object:
    """What two prints must share for a deck to take one for the other."""
    if card.kind == "pokemon":
        return function_key(card)
    return card.kind, card.energy_kind, card.limit_groups


def _sketch(card: CardDef) -> tuple[object, ...]:
    """What prints that say the same share and is quickly compared: most others differ in it."""
    return card.kind, card.hp, card.stage, card.retreat or 0, len(card.attacks), len(card.powers), set(card.types)


def _dearness(held: Holding) -> tuple[object, ...]:
    return bool(held.grade), held.signed or held.altered, held.price or 0, held.id


def _sums(pairs: Iterable[tuple[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card_id, count in pairs:
        found[card_id] = found.get(card_id, 0) + count
    return found


__all__ = [
    "Allocation",
    "Counts",
    "FreeService",
    "PrintSource",
    "Shortfall",
    "Use",
    "allocate",
    "other_prints",
    "wanted_counts",
]
