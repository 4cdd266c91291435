"""How complete a collection is: by set, as a master set, by National number, by Pokémon; and what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop.cards.model import SetDef, Text
from ptcg_desktop.files.numbers import NumberKey, number_key

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.catalogue_index import Columns
    from ptcg_desktop.services.checklist import Checklist
    from ptcg_desktop.store.connect import Library

Goal = Literal["set", "all", "master"]
"""What is collected: the numbers 1 to the one behind the slash; every print of the set; every print in every variant
that the catalogue knows of it."""

_RARE = 4

Owned = Mapping[str, Mapping[str, int]]
"""Card id → variant → copies."""


class Progress(msgspec.Struct, frozen=True):
    """So much of so many. A total of 0 is nothing to collect, and complete."""

    have: int
    total: int

    @property
    def missing(self) -> int:
        """How many are still to be found."""
        return self.total - self.have

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.have / self.total if self.total else 1.0

    def __add__(self, other: Progress) -> Progress:
        return Progress(self.have + other.have, self.total + other.total)


class SetProgress(msgspec.Struct, frozen=True):
    """One set, by each goal. `copies` is how many cards of it are owned in all."""

    set_id: str
    name: Text
    series: Text
    release: str
    numbered: Progress
    every: Progress
    master: Progress
    copies: int

    def of(self, goal: Goal) -> Progress:
        """The progress towards a goal."""
        return {"set": self.numbered, "all": self.every, "master": self.master}[goal]


class Item(msgspec.Struct, frozen=True):
    """One thing to have. `variant` is `""` but for master sets, and where the catalogue knows no variants."""

    card_id: str
    set_id: str
    number: str
    name: Text
    variant: str
    have: int


class DexEntry(msgspec.Struct, frozen=True):
    """One Pokémon of the National list: how many of its prints are owned, and copies in all."""

    number: int
    name: Text
    prints: Progress
    copies: int


class Completion:
    """Completion over one catalogue and one state of the collection: both are looked at, neither is changed."""

    def __init__(self, columns: Columns, checklist: Checklist, sets: Sequence[SetDef], owned: Owned) -> None:
        self._columns = columns
        self._owned = owned
        self._sets = sets
        self._official = {known.id: known.official_count for known in sets}
        self._variants = checklist.variants
        self._dex = checklist.dex

    @cached_property
    def _rows(self) -> dict[str, list[int]]:
        """Set id → rows, in order."""
        found: dict[str, list[int]] = {}
        for row, set_id in enumerate(self._columns.sets):
            found.setdefault(set_id, []).append(row)
        return found

    @cached_property
    def _keys(self) -> list[tuple[str, ...]]:
        """For each row the variants to have; one nameless one where none is known."""
        values = [tuple(value.split("\n")) for value in self._variants.values]
        return [values[code] for code in self._variants.places()]

    def sets(self) -> list[SetProgress]:
        """Every set of the catalogue, oldest first."""
        return [self.set(known.id) for known in self._sets]

    def set(self, set_id: str) -> SetProgress:
        """One set; an unknown one has nothing to collect."""
        known = next((each for each in self._sets if each.id == set_id), SetDef(id=set_id, name=Text(set_id)))
        rows = self._rows.get(set_id, [])
        ids = self._columns.ids
        owned = [row for row in rows if ids[row] in self._owned]
        numbered = self._numbered(set_id)
        return SetProgress(
            set_id,
            known.name,
            known.series,
            known.release,
            Progress(sum(row in numbered for row in owned), len(numbered)),
            Progress(len(owned), len(rows)),
            Progress(sum(self._variants_had(row) for row in owned), sum(len(self._keys[row]) for row in rows)),
            sum(sum(self._owned[ids[row]].values()) for row in owned),
        )

    def items(self, set_id: str, goal: Goal = "set") -> list[Item]:
        """Everything there is to have of a set, in its order, with what one has of it."""
        rows = self._rows.get(set_id, [])
        if goal == "set":
            numbered = self._numbered(set_id)
            rows = [row for row in rows if row in numbered]
        return [item for row in rows for item in self._items(row, by_variant=goal == "master")]

    def missing(self, set_id: str, goal: Goal = "set") -> list[Item]:
        """What is still to be found of a set, in its order."""
        return [item for item in self.items(set_id, goal) if not item.have]

    def dex(self) -> list[DexEntry]:
        """Every Pokémon of the National list that has a card, by number."""
        return [self._entry(number, rows) for number, rows in sorted(self._by_dex.items())]

    def pokemon(self, number: int) -> list[Item]:
        """Every print that shows this Pokémon, oldest first."""
        return [item for row in self._by_dex.get(number, ()) for item in self._items(row, by_variant=False)]

    def totals(self, goal: Goal = "set", *, started: bool = False) -> Progress:
        """All sets together; with `started`, those of which something is owned."""
        chosen: Iterable[SetProgress] = (each for each in self.sets() if each.copies or not started)
        total = Progress(0, 0)
        for each in chosen:
            total += each.of(goal)
        return total

    @cached_property
    def _by_dex(self) -> dict[int, list[int]]:
        numbers = [[int(number) for number in value.split()] for value in self._dex.values]
        found: dict[int, list[int]] = {}
        for row, code in enumerate(self._dex.places()):
            for number in numbers[code]:
                found.setdefault(number, []).append(row)
        return found

    def _entry(self, number: int, rows: Sequence[int]) -> DexEntry:
        columns = self._columns
        alone = [row for row in rows if self._dex.values[self._dex_code[row]] == str(number)] or rows
        # The plain name is the shortest one on its cards: no owner, no form, no letters behind it. A name that stands
        # on few of them does not count: prints of which no source knows the English name bear a foreign one.
        counts = Counter(columns.english[row] for row in alone)
        usual = [row for row in alone if counts[columns.english[row]] * _RARE >= max(counts.values())]
        plain = min(usual, key=lambda row: (len(columns.english[row]), -counts[columns.english[row]]))
        owned = [self._owned[columns.ids[row]] for row in rows if columns.ids[row] in self._owned]
        copies = sum(sum(variants.values()) for variants in owned)
        name = Text(columns.english[plain], columns.portuguese[plain])
        return DexEntry(number, name, Progress(len(owned), len(rows)), copies)

    @cached_property
    def _dex_code(self) -> list[int]:
        return self._dex.places()

    def _numbered(self, set_id: str) -> frozenset[int]:
        """The rows numbered 1 to the official count, in the way most of the set is numbered."""
        rows = self._rows.get(set_id, [])
        official = self._official.get(set_id, 0)
        keys: dict[int, NumberKey] = {row: number_key(self._columns.numbers[row]) for row in rows}
        letters = Counter(key.letters for key in keys.values())
        usual = letters.most_common(1)[0][0] if letters else ""
        if not official:
            return frozenset(rows)
        return frozenset(row for row, key in keys.items() if key.letters == usual and 1 <= key.number <= official)

    def _variants_had(self, row: int) -> int:
        keys, owned = self._keys[row], self._owned[self._columns.ids[row]]
        return 1 if len(keys) == 1 else sum(key in owned for key in keys)

    def _items(self, row: int, *, by_variant: bool) -> list[Item]:
        columns = self._columns
        owned = self._owned.get(columns.ids[row], {})
        keys = self._keys[row] if by_variant else ("",)
        name = Text(columns.english[row], columns.portuguese[row])
        return [
            Item(
                columns.ids[row],
                columns.sets[row],
                columns.numbers[row],
                name,
                key,
                sum(owned.values()) if len(keys) == 1 else owned.get(key, 0),
            )
            for key in keys
        ]


class CompletionService:
    """Makes `Completion` of the present state. Any call may raise `KnownError` (`database.*`, `catalogue.*`)."""

    def __init__(self, library: Library, catalogue: CatalogueService) -> None:
        self._library = library
        self._catalogue = catalogue

    def now(self, language: str = "") -> Completion:
        """Completion as it is now; with a language, counting only copies in it. Make another one after each change."""
        with self._library.reading() as session:
            owned = session.owned_variants(language)
        return Completion(
            self._catalogue.table().index.columns, self._catalogue.checklist(), self._catalogue.sets(), owned
        )
