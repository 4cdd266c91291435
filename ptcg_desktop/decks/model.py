"""A deck list as plain values: what is written down, and the card each line was resolved to."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

import msgspec

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.cards.names import name_key


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a deck: so many copies of one printing.

    Attributes:
        card_id: Id of the printing; `""` for a line that names no known printing.
        card: The printing, or None where the catalogue does not know it (the line is kept all the same).
        name: Name, set and number as the line or the library remembers them; used where `card` is None.
        note: What the person says about the line.
    """

    card_id: str
    count: int
    card: CardDef | None = None
    name: str = ""
    set_id: str = ""
    number: str = ""
    note: str = ""

    @property
    def title(self) -> str:
        """The name to show, in English where it is known."""
        return self.label.get("en")

    @property
    def label(self) -> Text:
        """The name in both languages."""
        return self.card.name if self.card else Text(en=self.name or self.card_id)

    @property
    def key(self) -> str:
        """The name key: entries that share it share one copy limit."""
        return name_key(self.title)


class DeckList(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A named list of entries. Order is the person's own; nothing in the rules depends on it."""

    name: str
    entries: tuple[Entry, ...] = ()

    @property
    def size(self) -> int:
        """Number of cards, unresolved lines included."""
        return sum(entry.count for entry in self.entries)

    @property
    def copies(self) -> Counter[str]:
        """Copies of each printing; lines that name none are left out."""
        counts: Counter[str] = Counter()
        for entry in self.entries:
            if entry.card_id:
                counts[entry.card_id] += entry.count
        return counts

    @cached_property
    def by_name(self) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """The entries gathered by name key, in the order of the first of each; asked by many rules, made once."""
        gathered: dict[str, list[Entry]] = {}
        for entry in self.entries:
            gathered.setdefault(entry.key, []).append(entry)
        return tuple((key, tuple(entries)) for key, entries in gathered.items())

    def cards(self) -> tuple[CardDef, ...]:
        """Every resolved copy, one item each: what a game is dealt from."""
        return tuple(entry.card for entry in self.entries if entry.card for _ in range(entry.count))

    def prints(self) -> tuple[tuple[CardDef, int], ...]:
        """Every resolved printing once, with all its copies: a list may name one on several lines."""
        known = {entry.card_id: entry.card for entry in self.entries if entry.card}
        copies = self.copies
        return tuple((card, copies[card_id]) for card_id, card in known.items())


def deck_of(name: str, cards: dict[CardDef, int] | list[tuple[CardDef, int]]) -> DeckList:
    """A deck list from resolved cards and counts."""
    pairs = cards.items() if isinstance(cards, dict) else cards
    entries = tuple(Entry(card.id, count, card, card.name.get("en"), card.set_id, card.number) for card, count in pairs)
    return DeckList(name, entries)
