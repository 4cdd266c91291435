"""The columns a query runs over, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeVar

from ptcg_desktop.cards import SetDef
from ptcg_desktop.cards.names import fold
from ptcg_desktop.files.numbers import NumberKey, number_key
from ptcg_desktop.services.catalogue_index import Index
from ptcg_desktop.services.programs import Known
from ptcg_desktop.services.query.columns import Column, Lines, among
from ptcg_desktop.services.query.facts import Facts, Texts, plain
from ptcg_desktop.services.rarities import rarity_name, rarity_place

T = TypeVar("T")
_KINDS = ("pokemon", "trainer", "energy")
_TYPE_ORDER = "GRWLPFDMYNC"
_STAGE_ORDER = ("baby", "basic", "restored", "stage1", "stage2", "level_up", "legend", "break", "mega", "vmax", "vstar")


class Table:
    """The catalogue as search sees it. Immutable but for columns not made yet; threads may share it."""

    def __init__(
        self,
        index: Index,
        sets: Sequence[SetDef],
        facts: Callable[[], Facts],
        texts: Callable[[], Texts],
        known: Callable[[], Known],
    ) -> None:
        """`facts` and `texts` read the stored columns; each is called once, when a query first needs it. `known` tells
        whenever a query asks how far the cards play themselves, as that becomes known while the program runs."""
        self.index = index
        self.ids = index.columns.ids
        self.size = len(self.ids)
        self.full = (1 << self.size) - 1
        self.sets_known = list(sets)
        self._read_facts = facts
        self._read_texts = texts
        self._read_known = known

    @cached_property
    def facts(self) -> Facts:
        """The stored columns."""
        return self._read_facts()

    def playing(self) -> tuple[Column[str], Known]:
        """How far each card plays itself, as letters of `programs.LETTERS`, and how much of that is known."""
        known = self._read_known()
        return Column.of(known.letters), known

    @cached_property
    def lines(self) -> Lines:
        """Card text."""
        return Lines(self._read_texts(), self.size)

    @cached_property
    def names(self) -> Column[str]:
        """Folded names, a line per spelling."""
        return Column.of(self.index.columns.folded)

    def name_starts(self, folded: str) -> list[int]:
        """Cards with a name, in one of the languages, that begins with this."""
        mask = self.names.mask(lambda lines: lines.startswith(folded) or f"\n{folded}" in lines)
        return among(range(self.size), mask, self.size)

    @cached_property
    def printed_names(self) -> Column[str]:
        """Names as patterns see them, a line per language."""
        columns = self.index.columns
        both = Column.of(zip(columns.english, columns.portuguese, strict=True))
        return Column(["\n".join(dict.fromkeys(map(plain, pair))) for pair in both.values], both.codes)

    @cached_property
    def keys(self) -> Column[str]:
        """Name keys."""
        return Column.of(self.index.columns.keys)

    @cached_property
    def sets(self) -> Column[str]:
        """Ids of sets."""
        return Column.of(self.index.columns.sets)

    @cached_property
    def set_names(self) -> dict[str, tuple[str, ...]]:
        """Set id → id, codes and names, folded."""
        return {
            known.id: tuple(
                dict.fromkeys(fold(name) for name in (known.id, *known.codes, known.name.en, known.name.pt) if name)
            )
            for known in self.sets_known
        }

    @cached_property
    def codes(self) -> dict[str, frozenset[str]]:
        """Code or id of a set, folded → ids of the sets that have it."""
        found: dict[str, set[str]] = {}
        for known in self.sets_known:
            for code in (known.id, *known.codes):
                found.setdefault(fold(code), set()).add(known.id)
        return {code: frozenset(ids) for code, ids in found.items()}

    @cached_property
    def printings(self) -> Column[tuple[str, str, str, str, str]]:
        """What a format looks at: set, regulation mark, day of release, kind, kind within it."""
        columns = self.index.columns
        days = (self.releases.values[code] for code in self.releases.codes)
        return Column.of(zip(columns.sets, columns.marks, days, columns.kinds, columns.kinds_within, strict=True))

    @cached_property
    def pools(self) -> dict[str, int]:
        """Cards of the formats asked for so far."""
        return {}

    @cached_property
    def series(self) -> dict[str, str]:
        """Set id → id of its series."""
        return {known.id: known.series_id or known.id for known in self.sets_known}

    @cached_property
    def numbers(self) -> Column[NumberKey]:
        """Collector numbers in comparable parts."""
        texts = Column.of(self.index.columns.numbers)
        return Column([number_key(text) for text in texts.values], texts.codes)

    @cached_property
    def _codes_of_numbers(self) -> dict[NumberKey, list[int]]:
        found: dict[NumberKey, list[int]] = {}
        for code, key in enumerate(self.numbers.values):
            found.setdefault(key, []).append(code)
        return found

    def numbered(self, number: str) -> int:
        """The cards of this collector number, in any spelling."""
        answers = bytearray(b"0") * len(self.numbers.values)
        for code in self._codes_of_numbers.get(number_key(number), ()):
            answers[code] = ord("1")
        return self.numbers.chosen(bytes(answers))

    @cached_property
    def kinds(self) -> Column[tuple[str, str, str]]:
        """Kind, kind within it, stage."""
        columns = self.index.columns
        return Column.of(zip(columns.kinds, columns.kinds_within, columns.stages, strict=True))

    @cached_property
    def kinds_and_types(self) -> Column[tuple[str, str, str]]:
        """Kind, kind within it, type letters."""
        columns = self.index.columns
        return Column.of(zip(columns.kinds, columns.kinds_within, columns.types, strict=True))

    @cached_property
    def types(self) -> Column[str]:
        """Type letters."""
        return Column.of(self.index.columns.types)

    @cached_property
    def hp(self) -> Column[int]:
        """Hit Points, 0 where there are none."""
        return Column.of(self.index.columns.hp)

    @cached_property
    def rarities(self) -> Column[str]:
        """English names of rarities, folded."""
        raw = Column.of(self.index.columns.rarities)
        return Column([fold(rarity_name(value, "en")) for value in raw.values], raw.codes)

    @cached_property
    def marks(self) -> Column[str]:
        """Regulation marks, folded."""
        raw = Column.of(self.index.columns.marks)
        return Column([fold(value) for value in raw.values], raw.codes)

    @cached_property
    def releases(self) -> Column[str]:
        """ISO dates."""
        return Column.read(self.facts.releases, str)

    @cached_property
    def retreats(self) -> Column[int]:
        """Retreat Cost, -1 for cards without."""
        return Column.read(self.facts.retreats, lambda text: int(text) if text else -1)

    @cached_property
    def weak(self) -> Column[str]:
        """Type letters of the Weakness."""
        return Column.read(self.facts.weak, str)

    @cached_property
    def resist(self) -> Column[str]:
        """Type letters of the Resistance."""
        return Column.read(self.facts.resist, str)

    @cached_property
    def costs(self) -> Column[tuple[str, ...]]:
        """Costs of the attacks, lower case letters; empty for a card without attacks."""
        return Column.read(self.facts.costs, lambda text: () if text == "-" else tuple(text.lower().split("|")))

    @cached_property
    def damages(self) -> Column[tuple[int, ...]]:
        """Base damage of the attacks."""
        return Column.read(self.facts.damages, lambda text: tuple(map(int, text.split("|"))) if text else ())

    @cached_property
    def evolves(self) -> Column[str]:
        """The earlier stage, folded, a line per language."""
        return Column.read(self.facts.evolves, str)

    @cached_property
    def attacks(self) -> Column[str]:
        """Names of attacks, folded, a line each."""
        return Column.read(self.facts.attacks, str)

    @cached_property
    def powers(self) -> Column[str]:
        """Names of powers, folded, a line each."""
        return Column.read(self.facts.powers, str)

    @cached_property
    def artists(self) -> Column[str]:
        """Artists, folded."""
        return Column.read(self.facts.artists, fold)

    @cached_property
    def flags(self) -> Column[frozenset[str]]:
        """What `is:` and `has:` ask."""
        return Column.read(self.facts.flags, lambda text: frozenset(text.split()))

    @cached_property
    def functions(self) -> Column[str]:
        """Digest of the function."""
        return Column.read(self.facts.functions, str)

    # Sorting

    @cached_property
    def _ranks(self) -> dict[str, list[int]]:
        return {}

    def rank(self, by: str) -> list[int]:
        """For each card a number to sort by, in the natural direction of the column (high Hit Points first)."""
        found = self._ranks.get(by)
        if found is None:
            found = self._ranks[by] = self._make_rank(by)
        return found

    def _make_rank(self, by: str) -> list[int]:
        if by == "newest":
            order = {known.id: -place for place, known in enumerate(self.sets_known)}
            return _ranked(self.sets, lambda set_id: order.get(set_id, 1))
        if by == "name":
            return _ranked(self.names, str)
        if by == "hp":
            return _ranked(self.hp, lambda hp: -hp)
        if by == "kind":
            return _ranked(self.kinds, lambda kind: (_KINDS.index(kind[0]), kind[1]))
        if by == "stage":
            return _ranked(self.kinds, lambda kind: (_KINDS.index(kind[0]), _stage_place(kind[2])))
        if by == "type":
            columns = self.index.columns
            return _ranked(Column.of(zip(columns.kinds, columns.types, strict=True)), _type_place)
        if by == "rarity":
            return _ranked(self.rarities, lambda rarity: (not rarity, rarity_place(rarity), rarity))
        if by == "number":
            return _ranked(self.numbers, lambda key: (bool(key.letters), *key))
        if by == "dmg":
            return _ranked(self.damages, lambda damages: -max(damages, default=-1))
        if by == "retreat":
            return _ranked(self.retreats, lambda retreat: retreat if retreat >= 0 else 99)
        if by == "artist":
            return _ranked(self.artists, lambda artist: (not artist, artist))
        if by == "mark":
            return _ranked(self.marks, lambda mark: (not mark, mark))
        return list(range(self.size))


def _type_place(pair: tuple[str, str]) -> tuple[int, int]:
    kind, types = pair
    return _KINDS.index(kind), _TYPE_ORDER.find(types[:1]) if types else len(_TYPE_ORDER)


def _stage_place(stage: str) -> int:
    return _STAGE_ORDER.index(stage) if stage in _STAGE_ORDER else len(_STAGE_ORDER)


def _ranked(column: Column[T], key: Callable[[T], Any]) -> list[int]:
    """Equal keys have equal ranks, so that a second order can decide between them."""
    keys = [key(value) for value in column.values]
    ranks = {each: rank for rank, each in enumerate(sorted(set(keys)))}
    places = [ranks[each] for each in keys]
    return [places[code] for code in column.codes]
