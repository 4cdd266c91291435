"""Sets and collector numbers of a catalogue, in the ways people write them in lines, deck lists and files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from ptcg_desktop.cards.names import fold, fold_tight
from ptcg_desktop.files.numbers import NumberKey, number_key
from ptcg_desktop.files.setmap import rows_by_id

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import SetDef
    from ptcg_desktop.services.catalogue import CatalogueService

NO_WORDS = frozenset({"set", "de", "da", "do"})
"""Words that do not tell one set from another."""


class Numbers:
    """Sets and collector numbers of a catalogue, in the ways people write them."""

    def __init__(
        self, ids: Sequence[str], sets: Sequence[str], numbers: Sequence[str], known: Sequence[SetDef]
    ) -> None:
        self.ids = ids
        self._set_of = dict(zip(ids, sets, strict=True))
        self._key_of = {card_id: number_key(number) for card_id, number in zip(ids, numbers, strict=True)}
        self._known = {each.id: each for each in known}

    @cached_property
    def _by_set(self) -> dict[str, dict[NumberKey, list[str]]]:
        found: dict[str, dict[NumberKey, list[str]]] = {}
        for card_id, set_id in self._set_of.items():
            found.setdefault(set_id, {}).setdefault(self._key_of[card_id], []).append(card_id)
        return found

    @cached_property
    def _codes(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for known in self._known.values():
            for code in dict.fromkeys((known.code, *known.codes)):
                if code:
                    found.setdefault(fold_tight(code), []).append(known.id)
        for set_id in self._known:  # a code is never taken for another set's id
            found.setdefault(fold_tight(set_id), [set_id])
        return found

    @cached_property
    def _names(self) -> list[tuple[str, str]]:
        """Folded name → set id, the newest set first."""
        return [
            (fold(name), known.id)
            for known in reversed(self._known.values())
            for name in (known.name.en, known.name.pt)
            if name
        ]

    def set_of(self, card_id: str) -> str:
        """The set of a card."""
        return self._set_of[card_id]

    def has_number(self, card_id: str, number: str) -> bool:
        """Is this the card's number, leading zeros and case aside?"""
        return self._key_of[card_id] == number_key(number)

    def sets_of_code(self, code: str) -> list[str]:
        """The sets of a code or id, in any spelling (`pr-sw`, `PR SW`)."""
        return self._codes.get(fold_tight(code), [])

    def sets_named(self, words: Sequence[str]) -> list[str]:
        """The sets of this name, else those that have every word in their name (`set` and articles aside)."""
        wanted = fold(" ".join(words))
        exact = [set_id for name, set_id in self._names if name == wanted]
        if exact:
            return list(dict.fromkeys(exact))
        asked = [word for word in wanted.split() if word not in NO_WORDS]
        within = (set_id for name, set_id in self._names if asked and all(word in name.split() for word in asked))
        return list(dict.fromkeys(within))

    def set_meant(self, text: str) -> str:
        """The one set of a code, a name or a part of one: of several the one with the shortest name; `""` if none."""
        wanted = fold(text)
        if not wanted:
            return ""
        found = [(len(name), place, set_id) for place, (name, set_id) in enumerate(self._names) if wanted in name]
        return next(iter(self.sets_of_code(text)), "") or min(found, default=(0, 0, ""))[2]

    def within(self, set_ids: Sequence[str], number: str) -> list[str]:
        """The cards with this number in these sets, their galleries included.

        `98` is `SWSH098` in a set whose numbers all have these letters in front; `GG30` is in the gallery of the set.
        """
        key = number_key(number)
        found = [card_id for set_id in set_ids for card_id in self._by_set.get(set_id, {}).get(key, ())]
        for set_id in set_ids if not found else ():
            own = self._by_set.get(set_id, {})
            row = rows_by_id().get(set_id)
            if not key.letters and len(letters := {each.letters for each in own}) == 1:
                found += own.get(key._replace(letters=letters.pop()), ())
            elif row is not None and key.letters in row.galleries:
                found += self._by_set.get(row.galleries[key.letters], {}).get(key, ())
        return list(dict.fromkeys(found))

    def anywhere(self, key: NumberKey) -> list[str]:
        """The cards with this number in any set: for numbers with letters (`SWSH098`, `TG05`), which few sets have."""
        return list(chain.from_iterable(own.get(key, ()) for own in self._by_set.values()))

    def of_total(self, number: str) -> list[str]:
        """`4/102`: the cards with this number in sets of this total; the newest set first."""
        key = number_key(number)
        found = [card_id for own in self._by_set.values() for card_id in own.get(key, ())]
        return list(reversed(self.with_total(found, number.partition("/")[2])))

    def with_total(self, ids: Sequence[str], total: str) -> list[str]:
        """Those of the cards whose set has this number printed behind the slash."""
        count = number_key(total).number
        return [each for each in ids if self._known[self._set_of[each]].official_count == count]

    def is_of_first_print(self, set_ids: Sequence[str], number: str) -> bool:
        """Is this the number that another set printed on a card which these sets print again (`4/102` in Celebrations
        Classic Collection)? Their own numbers all have letters in front then, and another total."""
        key, total = number_key(number), number.partition("/")[2]
        if key.letters or not total:
            return False
        count = number_key(total).number
        return all(
            self._known[each].official_count != count and all(own.letters for own in self._by_set.get(each, {}))
            for each in set_ids
        )

    def glued(self, word: str) -> list[str]:
        """`PAL185`, `pal-185`: code and number in one word."""
        for place in range(len(word) - 1, 1, -1):
            sets = self.sets_of_code(word[:place]) if word[place].isdigit() or word[place - 1] == "-" else []
            found = self.within(sets, word[place:].lstrip("-")) if sets else []
            if found:
                return found
        return []


def numbers_of(catalogue: CatalogueService) -> Numbers:
    """Sets and numbers of a catalogue."""
    columns = catalogue.table().index.columns
    return Numbers(columns.ids, columns.sets, columns.numbers, catalogue.sets())
