"""What a reader of card data hands on: records, sets, decks, and an account of everything it saw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from ptcg_desktop.cards import CardDef, SetDef

Source = Literal["tcgdex", "ptcgio", "ptcgio-pt", "starter"]
SOURCES: tuple[Source, ...] = ("tcgdex", "ptcgio", "ptcgio-pt", "starter")
"""Every source, in order of precedence (see `files.merge`)."""

Progress = Callable[[int, int, str], None]
"""`(done, total, code of what is being done)`."""
Cancel = Callable[[], bool]


class Record(msgspec.Struct, frozen=True):
    """One card as one source tells it."""

    source: Source
    card: CardDef


class Faulty(msgspec.Struct, frozen=True):
    """A card file that could not be read.

    Attributes:
        path: Its path inside the source; a record of a file with many adds `#` and its id or place.
        reason: Code of the reason, `faulty.<reason>` in data/words: `"syntax"`, `"value"`, `"no_set"`, `"link"`, …
        detail: The place or value, language-free.
    """

    path: str
    reason: str
    detail: str = ""


class Entry(msgspec.Struct, frozen=True):
    """So many copies of a card in a deck; `name` as the source writes it."""

    card_id: str
    count: int
    name: str = ""


class ThemeDeck(msgspec.Struct, frozen=True):
    """A deck that was sold ready to play."""

    id: str
    name: str
    set_id: str
    types: tuple[str, ...]
    entries: tuple[Entry, ...]


class Reading(msgspec.Struct):
    """Everything read so far.

    The account balances: `seen == len(records) + sum(left_out.values()) + len(faulty)`, where a file that cannot be
    opened as a list of cards counts as one card.
    """

    records: list[Record] = []
    sets: dict[str, tuple[Source, SetDef]] = {}
    decks: list[ThemeDeck] = []
    faulty: list[Faulty] = []
    left_out: dict[str, int] = {}
    seen: int = 0

    def fault(self, path: str, reason: str, detail: str = "") -> None:
        """Count a card that could not be read."""
        self.seen += 1
        self.faulty.append(Faulty(path, reason, detail[:300]))

    def leave_out(self, reason: str, count: int = 1) -> None:
        """Count cards that are none of ours, by reason."""
        self.seen += count
        self.left_out[reason] = self.left_out.get(reason, 0) + count

    def take(self, record: Record) -> None:
        """Count a card that was read."""
        self.seen += 1
        self.records.append(record)

    def add_set(self, source: Source, found: SetDef) -> None:
        """Keep a set; the source of higher precedence stays, whatever came first."""
        old = self.sets.get(found.id)
        if old is None or SOURCES.index(source) <= SOURCES.index(old[0]):
            self.sets[found.id] = (source, found)
