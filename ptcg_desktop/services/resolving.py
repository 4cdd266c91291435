"""From what a line or row says about a card to the printings it may mean: one reading for deck lists and for files.

Set codes, set names and numbers are those people write (`files.setmap`, `files.numbers`); names are compared by their
key in English and Portuguese. A code that two sets share (`RR`, `TR`, `LOR`) means both, and number and name decide; a
code is never taken for another set's id. Exact comes before near: a print is `sure` only if nothing said speaks
against it; where number and name disagree both readings are candidates. Nothing is guessed and nothing raises.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import zip_longest
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards.names import fold, fold_loose, little_words, name_key
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.files.setmap import rows_by_ptcgio
from ptcg_desktop.services.plain_prints import best_first
from ptcg_desktop.services.portuguese_names import in_english, key_of_alias
from ptcg_desktop.services.printed_numbers import numbers_of

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService

CANDIDATES = 60
"""Printings that are offered at most."""
UNKNOWN_NUMBER = "?"
"""A number nobody knows, unless a card of the name has it printed on it."""
_LONGEST_NAME = 200
_KEPT = 50_000
_ALIKE = 12
"""Names that are suggested for one nobody knows."""
_LIKENESS = 62
"""How alike a name must be to be suggested, of 100 (rapidfuzz's ratio)."""
_HOLDS = 80
"""How alike at least a name is that holds every word asked for."""
_OF_PRINTS, _MANY_PRINTS = 8, 24
"""Names that hold the word are told apart by how often they were printed: this much for so many prints or more."""
_SLIP, _APART = 84, 6
"""How alike a name must be to be what was meant, and by how much more than any other."""
_SHORT = 3
"""Letters of words that tell one card from another (`ex`, `GX`, `V`): no slip is seen in them."""

_TAIL = re.compile(r"\s*(?:[-–]\s*[A-Za-z]{0,5}\d{1,4}[a-z]?(?:/\S+)?|\([^()]*\)|\[[^\[\]]*\])\s*$")
_OWNER = re.compile(r"['’]s\b")
_PREFIX = re.compile(r"^\s*[A-Z]{2,5}\d{0,2}(?:\.\d)?\s*[:\-–—]\s*")
_UNOWN = "unown"
"""Its letter is its number in some lists, part of its name in others."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What is said about a card; everything may be empty.

    Attributes:
        code: Set code (`"OBF"`, `"PR-SW"`, `"LOR-TG"`), or the id of a set in a public source.
        set_name: Name of a set, in English or Portuguese.
        number: Collector number, with or without total (`"4/102"`, `"TG05"`).
        product: Market and id there (`("tcgplayer", 42382)`), which name a print by themselves.
    """

    name: str = ""
    code: str = ""
    set_name: str = ""
    number: str = ""
    product: tuple[str, int] | None = None


class Answer(msgspec.Struct, frozen=True, gc=False):
    """The printings it may mean.

    Attributes:
        ids: Candidates, best first; at most `CANDIDATES`.
        sure: The first is meant, and nothing speaks against it.
        reason: Why it is not sure, `resolve.<reason>` in data/words; `""` where it is.
        fitting: So many of the first candidates fit all that is said (`many`).
    """

    ids: tuple[str, ...] = ()
    sure: bool = False
    reason: str = ""
    fitting: int = 0

    @property
    def card_id(self) -> str:
        """The print meant, `""` where it is not sure."""
        return self.ids[0] if self.sure else ""


class Alike(msgspec.Struct, frozen=True, gc=False):
    """Prints whose name resembles one that nobody has.

    Attributes:
        ids: The best print of each name first, the most alike name first; then their other prints.
        slip: The first of them, where it differs by a slip of the keyboard and no other name is near; else `""`.
    """

    ids: tuple[str, ...] = ()
    slip: str = ""


class _SetNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/set_names.toml."""

    names: dict[str, tuple[str, ...]]


class Resolver:
    """Resolves against one state of the catalogue. Light: no card is decoded, but for products.

    Args:
        owned: Copies by card id: an owned print comes before others where nothing else decides.
        prefer: Prints for which it is true come next (legal in a format); None = no such wish.
    """

    def __init__(
        self,
        catalogue: CatalogueService,
        owned: Mapping[str, int] | None = None,
        prefer: Callable[[str], bool] | None = None,
    ) -> None:
        self._catalogue = catalogue
        self._numbers = numbers_of(catalogue)
        self._index = catalogue.table().index
        self._owned = owned or {}
        self._prefer = prefer
        self._answers: dict[Asked, Answer] = {}

    def resolve(self, asked: Asked) -> Answer:
        """The printings that may be meant."""
        found = self._answers.get(asked)
        if found is None:
            if len(self._answers) >= _KEPT:
                self._answers.clear()
            found = self._answers[asked] = self._resolve(asked)
        return found

    def nearest(self, name: str) -> tuple[str, ...]:
        """The ids of `alike`."""
        return self.alike(name).ids

    def alike(self, name: str) -> Alike:
        """Prints whose name resembles this one in English or Portuguese, for a name nobody knows. Slower, so ask for
        one row at a time."""
        folded = fold(name[:_LONGEST_NAME])
        wanted = tuple(filter(None, dict.fromkeys((fold_loose(folded), fold_loose(in_english(folded))))))
        found = self._scored(wanted)
        groups = [self.best(self._folded[each]) for each, _ in found]
        ids = tuple(dict.fromkeys(each for turn in zip_longest(*groups) for each in turn if each))
        return Alike(ids, ids[0] if self._is_slip(wanted, found) else "")

    def _scored(self, wanted: Sequence[str]) -> list[tuple[str, float]]:
        """Keys of `_folded`, the likeliest first: names that are nearly the same, then those that hold all words, the
        most printed first. Where there are such, names that only look a little like it say nothing."""
        from rapidfuzz import fuzz, process

        close: dict[str, float] = {}
        holding: dict[str, float] = {}
        for each in wanted:
            for match, score, _ in process.extract(
                each, self._folded.keys(), scorer=fuzz.ratio, limit=_ALIKE, score_cutoff=_LIKENESS
            ):
                close[match] = max(score, close.get(match, 0))
            words = [word if len(word) > _SHORT else f"{word} " for word in each.split()]
            for match, ids in self._folded.items():
                spaced = f" {match} "
                if all(f" {word}" in spaced for word in words):
                    printed = _OF_PRINTS * min(len(ids), _MANY_PRINTS) / _MANY_PRINTS
                    wished = self._prefer is None or any(map(self._prefer, ids))
                    score = _HOLDS + printed + fuzz.ratio(each, match) / 50 - (0 if wished else _OF_PRINTS)
                    holding[match] = max(score, holding.get(match, 0))
        if holding:
            close = {match: score for match, score in close.items() if score >= _SLIP}
        for match, score in holding.items():
            close[match] = max(score, close.get(match, 0))
        return sorted(close.items(), key=lambda pair: -pair[1])[:_ALIKE]

    @staticmethod
    def _is_slip(wanted: Sequence[str], found: Sequence[tuple[str, float]]) -> bool:
        if not found or found[0][1] < _SLIP:
            return False
        name, score = found[0]
        short = _short_words(name)
        others = [other for match, other in found[1:] if _short_words(match) == short]
        return any(_short_words(each) == short for each in wanted) and score - max(others, default=0) >= _APART

    def named(self, name: str) -> list[str]:
        """Every print of this name, oldest first; what stores write behind a name (`(4/102)`, `- 58/102`) is cut off
        only where the whole is no name. Last come known Portuguese names, and the words in any order (`bola ultra`)."""
        for reading in _names(name[:_LONGEST_NAME]):
            if found := self._by_key.get(name_key(reading)) or self._by_key.get(key_of_alias(reading)):
                return found
        folded = fold(name[:_LONGEST_NAME])
        forms = (_without_little(folded), fold_loose(folded), fold_loose(in_english(folded))) if folded else ()
        return next((found for form in forms if (found := self._loose.get(form))), [])

    def numbered(self, set_id: str, number: str) -> list[str]:
        """The prints with this number in a set, its galleries included."""
        return self._numbers.within([set_id], number)

    def sets(self, code: str, set_name: str) -> list[str]:
        """The sets that code and name may mean: those both mean, else those of either."""
        by_code = self._sets_of_code(code) if code.strip() else []
        by_name = self._sets_named(set_name) if set_name.strip() else []
        both = [each for each in by_code if each in by_name]
        return both or list(dict.fromkeys([*by_code, *by_name]))

    # How

    def _resolve(self, asked: Asked) -> Answer:
        sold: list[str] = []
        if asked.product is not None and (found := self._products.get(asked.product)):
            named = set(self.named(asked.name)) if asked.name else set(found)
            sold = [each for each in found if each in named]
            if len(sold) == 1:
                return Answer((sold[0],), sure=True)
        named_ids = self.named(asked.name) if asked.name.strip() else []
        number = asked.number.strip()
        if number == UNKNOWN_NUMBER and named_ids and not self._has_number(named_ids, number):
            number = ""
        sets = self.sets(asked.code, asked.set_name)
        if not (asked.name.strip() or (number and (asked.code or asked.set_name or "/" in number))):
            if sold:
                return self._unsure("many", sold)
            return Answer(reason="nothing" if asked.product is None else "product")
        if sets:
            return self._in_sets(asked, sets, number, named_ids)
        return self._anywhere(asked, number, named_ids)

    def _in_sets(self, asked: Asked, sets: Sequence[str], number: str, named: list[str]) -> Answer:
        printed = self._numbers.within(sets, number) if number else []
        exact = [each for each in printed if each in named] if asked.name.strip() else printed
        exact = exact or [each for each in printed if self._are_unown(each, asked.name)]
        if len(exact) == 1:
            return Answer((exact[0],), sure=True)
        if exact:
            return self._unsure("many", exact)
        here = [each for each in named if self._numbers.set_of(each) in sets]
        if not number or self._numbers.is_of_first_print(sets, number):
            if len(here) == 1:
                return Answer((here[0],), sure=True)
            return self._unsure("many" if here else "not_in_set" if named else "name", here, named)
        near = [each for each in named if self._numbers.has_number(each, number)]
        if printed:
            return self._unsure("differs", printed, near, here, named)
        return self._unsure("number" if named or not asked.name.strip() else "name", here, near, named)

    def _anywhere(self, asked: Asked, number: str, named: list[str]) -> Answer:
        given = bool(asked.code.strip() or asked.set_name.strip())
        fitting = named
        if number:
            if asked.name.strip():
                fitting = [each for each in named if self._numbers.has_number(each, number)]
            else:
                fitting = self._numbers.of_total(number)
            total = number.partition("/")[2]
            if total and asked.name.strip():
                fitting = self._numbers.with_total(fitting, total) or fitting
            if asked.name.strip() and len(fitting) > 1:
                fitting = self._spelt_so(fitting, asked.name) or fitting
        if len(fitting) == 1 and not given:
            return Answer((fitting[0],), sure=True)
        if fitting or named:
            return self._unsure("set" if given else "many" if fitting else "number", fitting, named)
        if asked.name.strip():
            return Answer(reason="neither" if asked.code.strip() and number else "name")
        return Answer(reason="set" if given else "number")

    def _spelt_so(self, ids: Iterable[str], name: str) -> list[str]:
        """Those on which the very name stands: `Golduck δ` and `Golduck` are one name, but not one card."""
        place, columns, wanted = self._index.positions, self._index.columns, fold(name)
        english, portuguese = columns.english, columns.portuguese
        return [each for each in ids if wanted in (fold(english[place[each]]), fold(portuguese[place[each]]))]

    def has_number(self, card_id: str, number: str) -> bool:
        """Is this the number of the print, zeros in front aside?"""
        return self._numbers.has_number(card_id, number)

    def _has_number(self, ids: Iterable[str], number: str) -> bool:
        return any(self.has_number(each, number) for each in ids)

    def best(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Printings in the order in which they are offered (`plain_prints`)."""
        return tuple(best_first(self._index, ids, self._owned, self._prefer))

    def _unsure(self, reason: str, *groups: Collection[str]) -> Answer:
        ids = dict.fromkeys(each for group in groups for each in self.best(group))
        fitting = len(set(groups[0])) if reason == "many" else 0
        return Answer(tuple(ids)[:CANDIDATES], reason=reason, fitting=min(fitting, CANDIDATES))

    def _sets_of_code(self, code: str) -> list[str]:
        found = self._numbers.sets_of_code(code)
        if not found and (row := rows_by_ptcgio().get(code.strip().lower())) is not None:
            return [row.id]
        return found

    def _sets_named(self, name: str) -> list[str]:
        found = self._set_names.get(fold(name))
        if found is None:
            plain = fold(_PREFIX.sub("", name))
            shorter = (plain, plain.removesuffix(" base set"), plain.removeprefix("ex "))
            found = next((sets for each in shorter if (sets := self._set_names.get(each))), None)
        return found or []

    def _are_unown(self, card_id: str, name: str) -> bool:
        return fold(name).startswith(_UNOWN) and self._index.columns.keys[self._index.positions[card_id]].startswith(
            _UNOWN
        )

    @cached_property
    def _set_names(self) -> dict[str, list[str]]:
        """Folded name → sets; names of the catalogue before those of data/set_names.toml."""
        found: dict[str, list[str]] = {}
        known = self._catalogue.sets()
        for each in known:
            for name in dict.fromkeys((fold(each.name.en), fold(each.name.pt))):
                if name:
                    found.setdefault(name, []).append(each.id)
        ids = {each.id for each in known}
        others: dict[str, list[str]] = {}
        for set_id, names in _set_names().items():
            for name in names if set_id in ids else ():
                others.setdefault(fold(name), []).append(set_id)
        return others | found

    @cached_property
    def _by_key(self) -> dict[str, list[str]]:
        """Name → its prints; a Portuguese name means all prints of its card, those without Portuguese too."""
        columns = self._index.columns
        found: dict[str, list[str]] = {}
        meant: dict[str, dict[str, None]] = {}
        for card_id, key, portuguese in zip(columns.ids, columns.keys, columns.portuguese, strict=True):
            found.setdefault(key, []).append(card_id)
            if portuguese and (other := name_key(portuguese)) != key:
                meant.setdefault(other, {})[key] = None
        place, prints = self._index.positions, dict(found)
        for other, keys in meant.items():
            ids = {*prints.get(other, ()), *(each for key in keys for each in prints[key])}
            found[other] = sorted(ids, key=place.__getitem__)
        return found

    @cached_property
    def _loose(self) -> dict[str, list[str]]:
        """Names without little words (`Bola ninho`), closed up and in any order (`bola ultra`, the owner without his
        `'s`), where that leaves one name."""
        columns = self._index.columns
        found: dict[str, dict[str, None]] = {}
        for key, *names in dict.fromkeys(zip(columns.keys, columns.english, columns.portuguese, strict=True)):
            for name in names:
                folded = fold(name)
                loose = _without_little(folded)
                forms = {fold_loose(folded), fold_loose(_OWNER.sub("", name))}
                for form in forms if loose == folded.replace(" ", "") else {loose, *forms}:
                    if form:
                        found.setdefault(form, {})[key] = None
        return {form: self._by_key[next(iter(keys))] for form, keys in found.items() if len(keys) == 1}

    @cached_property
    def _folded(self) -> dict[str, list[str]]:
        """Folded names in both languages, their words in order → prints."""
        columns = self._index.columns
        found: dict[str, dict[str, None]] = {}
        for key, *names in dict.fromkeys(zip(columns.keys, columns.english, columns.portuguese, strict=True)):
            for name in filter(None, names):
                found.setdefault(fold_loose(name), {}).update(dict.fromkeys(self._by_key[key]))
        return {name: list(ids) for name, ids in found.items()}

    @cached_property
    def _products(self) -> dict[tuple[str, int], list[str]]:
        found: dict[tuple[str, int], dict[str, None]] = {}
        for card in self._catalogue.cards(self._index.columns.ids):
            for variant in card.variants:
                for product in variant.markets:
                    found.setdefault(product, {})[card.id] = None
        return {product: list(ids) for product, ids in found.items()}


def _short_words(folded: str) -> list[str]:
    return [word for word in folded.split() if len(word) <= _SHORT]


@cache
def _set_names() -> dict[str, tuple[str, ...]]:
    return load_toml(data_root() / "set_names.toml", _SetNames).names


def _without_little(folded: str) -> str:
    """A folded name without the words people leave out (data/names.toml)."""
    return "".join(word for word in folded.split() if word not in little_words())


def _names(name: str) -> Iterator[str]:
    """The name, then the name without what stands behind it in brackets or behind a dash."""
    yield name
    for _ in range(4):
        shorter = _TAIL.sub("", name)
        if shorter == name or not shorter:
            return
        yield shorter
        name = shorter
