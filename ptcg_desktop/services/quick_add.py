"""Quick add: from a typed line to the printings it may mean, and into the collection.

A line names a card by set and number (`bs 4`, `PFL 001`, `jungle 7`, `selva 7`, `PR-SW 98`, `crz gg30`), by number and
total (`4/102`, `TG05/TG30`), by name and number (`charizard 4`), by name and set (`charizard bs`) or by name alone, in
English or Portuguese. Set codes are those of PTCG Live and of the old online client; a code that two sets share means
both, and the name, if there is one, decides.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.cards.names import fold, name_key
from ptcg_desktop.files.numbers import number_key
from ptcg_desktop.services.changes import Done
from ptcg_desktop.services.collection_lots import MAX_COUNT, Batch, Entry, checked_count, default_variant
from ptcg_desktop.services.plain_prints import best_first
from ptcg_desktop.services.portuguese_names import key_of_alias
from ptcg_desktop.services.printed_numbers import NO_WORDS, Numbers, numbers_of
from ptcg_desktop.services.quick_line import (
    QuickLine,
    is_number,
    numbers_and_marks,
    read_line,
    readings,
)
from ptcg_desktop.services.resolving import Resolver
from ptcg_desktop.store.rows import PLAIN, Holding, Lot

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.collection import CollectionService

Way = Literal["code", "set", "total", "number", "name", "again", "alike", ""]
"""How a card was found: code and number, set name and number, number and total, name (or gallery) and number, name,
the card of the line before, by a name that is only like the one typed, or not at all."""

_LETTERS = 4
"""So many letters a name needs before others can be said to be like it."""
_LOOKED_AT = 500
"""Prints that are put in order; the rest have names that are less like what was typed."""


class Understood(msgspec.Struct, frozen=True):
    """What a line was taken to mean.

    Attributes:
        way: How the cards were found; `""` = none was.
        cards: The printings it may mean, the likeliest first.
        certain: There is only one.
    """

    line: QuickLine
    way: Way = ""
    cards: tuple[CardDef, ...] = ()

    @property
    def certain(self) -> bool:
        """Nothing is left to choose."""
        return len(self.cards) == 1


class QuickAdded(msgspec.Struct, frozen=True):
    """What a line did: the row its copies are in now, the card, the copies, and what was understood."""

    holding: Holding
    card: CardDef
    count: int
    understood: Understood


class DraftLine(msgspec.Struct, frozen=True):
    """One card of a booster that is being opened; `card` is None where the set has no such number."""

    text: str
    card: CardDef | None
    count: int
    lot: Lot


class QuickAdd:
    """Reads lines against the catalogue and adds what they say. Remembers the last card for `+`."""

    def __init__(self, catalogue: CatalogueService, collection: CollectionService) -> None:
        self._catalogue = catalogue
        self._collection = collection
        self._numbers: Numbers | None = None
        self._names: tuple[Sequence[str], Resolver] | None = None
        self._last: tuple[CardDef, Lot] | None = None

    def find(self, text: str, limit: int = 8, in_set: str = "") -> Understood:
        """What a line may mean; never fails.

        Args:
            in_set: Id of a set in which a bare number is looked for, as when a booster is opened.
        """
        first: Understood | None = None
        for line in self._names_first(list(readings(text))):
            if line.again:
                return Understood(line, "again", (self._last[0],)) if self._last else Understood(line)
            first = first or Understood(line)
            way, ids = self._cards(line.words, in_set)
            if ids:
                return Understood(line, way, tuple(self._catalogue.cards(ids[:limit])))
        assert first is not None
        return first

    def alike(self, text: str, limit: int = 8) -> Understood:
        """Printings with names like the one in a line for which `find` knows none, those of its set and number first.

        Takes about a tenth of a second, so it is asked on another thread, and what it finds is never taken unasked.
        """
        line, numbers = read_line(text), self._known()
        words = [word for word in line.words if not is_number(word)]
        codes = [word for word in words if numbers.sets_of_code(word)]
        name = " ".join([word for word in words if word not in codes] or words)
        if len(fold(name)) < _LETTERS:
            return Understood(line)
        sets = {set_id for code in codes for set_id in numbers.sets_of_code(code)}
        printed = [word for word in line.words if is_number(word)]

        def other(card_id: str) -> tuple[bool, bool]:
            return not any(numbers.has_number(card_id, each) for each in printed), numbers.set_of(card_id) not in sets

        ids = sorted(self._resolver().nearest(name), key=other)
        return Understood(line, "alike" if ids else "", tuple(self._catalogue.cards(ids[:limit])))

    def add(self, text: str, card_id: str = "", default: Lot = PLAIN, in_set: str = "") -> Done[QuickAdded] | None:
        """Add what a line says; None if no printing fits (then nothing was written).

        Args:
            card_id: The printing chosen among `find`'s; otherwise the likeliest is taken.
            default: What is said about the copies where the line says nothing.

        Raises:
            KnownError: `collection.count`; as `CollectionService.add`.
        """
        understood = self.find(text, 8, in_set)
        chosen = self._catalogue.card(card_id) if card_id else next(iter(understood.cards), None)
        if chosen is None:
            return None
        line = understood.line
        lot = self._last[1] if line.again and self._last else lot_of(chosen, line, default)
        done = self._collection.add(chosen, checked_count(line.count), lot)
        self._last = (chosen, lot)
        return Done(QuickAdded(done.value, chosen, line.count, understood), done.changes, done.step)

    def set_meant(self, text: str) -> str:
        """The id of the set that a code, a name or a part of one means; `""` if none is called so."""
        return self._known().set_meant(text)

    def booster(self, text: str, set_id: str, default: Lot = PLAIN) -> list[DraftLine]:
        """Read the cards of one set, by number: `4 12 58 rh, 63 x2 lp`. Marks belong to the number before them.

        Nothing is written; `commit` does that. A number the set does not have, or of which
        no such count of copies can be, is a line without a card.
        """
        lines = []
        for part in numbers_and_marks(text):
            line = read_line(part)
            number = line.words[0] if line.words else part
            countable = 1 <= line.count <= MAX_COUNT
            ids = self._known().within([set_id], number) if len(line.words) == 1 and countable else []
            card = self._catalogue.card(ids[0]) if ids else None
            lines.append(DraftLine(part, card, line.count, default if card is None else lot_of(card, line, default)))
        return lines

    def commit(self, lines: Iterable[DraftLine]) -> Done[list[Holding]]:
        """Put the cards of a draft into the collection, in one step; lines without a card are passed over.

        Raises:
            KnownError: as `CollectionService.add_many`.
        """
        known = [(line, line.card) for line in lines if line.card is not None]
        entries = [Entry(self._collection.reference(card), line.count, line.lot) for line, card in known]
        return self._collection.write(Batch(adds=entries), "step.holding.booster")

    # Finding

    def _names_first(self, read: list[QuickLine]) -> list[QuickLine]:
        """The reading that keeps every word comes first where these are the name of a card (`Energia Reversa`)."""
        whole = read[-1]
        known = len(read) > 1 and self._catalogue.table().index.is_name(" ".join(whole.words))
        return [whole, *read[:-1]] if known else read

    def _cards(self, words: Sequence[str], in_set: str) -> tuple[Way, list[str]]:
        numbers = self._known()
        places = [place for place in range(len(words) - 1, -1, -1) if is_number(words[place])]
        for place in places:
            others = [*words[:place], *words[place + 1 :]]
            way, ids = self._numbered(numbers, words[place], others, in_set)
            if ids:
                return way, ids
        if len(words) == 1 and (glued := numbers.glued(words[0])):
            return "code", glued
        return "name", self._named(numbers, words)

    def _numbered(self, numbers: Numbers, number: str, others: Sequence[str], in_set: str) -> tuple[Way, list[str]]:
        total = number.partition("/")[2]
        if not others:
            if in_set and (ids := numbers.within([in_set], number)):
                return "set", ids
            if total and (ids := numbers.of_total(number)):
                return "total", best_first(self._catalogue.table().index, ids, self._collection.owned(ids))
            key = number_key(number)
            return "number", numbers.anywhere(key) if key.letters else []
        if sets := numbers.sets_of_code(" ".join(others)):
            return "code", numbers.within(sets, number)
        if sets := numbers.sets_named(others):
            ids = numbers.within(sets, number)
            if ids:
                return "set", ids
        for place, word in enumerate(others):  # `charizard bs 4`
            sets = numbers.sets_of_code(word)
            named = self._search([*others[:place], *others[place + 1 :]]) if sets else []
            if named:
                ids = numbers.within(sets, number)
                exact = [each for each in ids if each in named]
                # Where code and name do not go together, whoever wrote it may have meant either.
                by_name = [each for each in named if numbers.has_number(each, number)]
                if exact or ids or by_name:
                    return "code" if ids else "number", exact or [*ids, *by_name]
        fitting = [each for each in self._search(others) if numbers.has_number(each, number)]
        if total:
            fitting = numbers.with_total(fitting, total) or fitting
        return "number", self._likeliest(fitting, others)

    def _named(self, numbers: Numbers, words: Sequence[str]) -> list[str]:
        if not words or (len(words) == 1 and words[0].isdigit()):
            return []
        found = self._search(words)
        for place, word in enumerate(words if len(words) > 1 else ()):  # `charizard bs`
            sets = numbers.sets_of_code(word)
            if sets:
                others = [*words[:place], *words[place + 1 :]]
                within = [each for each in self._search(others) if numbers.set_of(each) in sets]
                if within:
                    found = [*within, *(each for each in found if each not in within)]
        return self._likeliest(found, words)

    def _search(self, words: Sequence[str]) -> list[str]:
        """Prints with every word in their name, else those a Portuguese name of `data/portuguese_names.toml` means;
        articles and the word `set` do no harm, signs alone are no name."""
        text = " ".join(words)
        if not fold(text):
            return []
        found = self._catalogue.search(text)
        if not found:
            rest = [word for word in words if fold(word) not in NO_WORDS]
            found = self._catalogue.search(" ".join(rest)) if rest and len(rest) < len(words) else []
        return found or self._catalogue.table().index.by_key(key_of_alias(text))

    def _likeliest(self, ids: Sequence[str], words: Sequence[str]) -> list[str]:
        """The very name first, then names that begin so; within them as `plain_prints` has it: a bare name never lands
        on a promo or a special picture while there is a common print."""
        text, looked_at, index = " ".join(words), ids[:_LOOKED_AT], self._catalogue.table().index
        wanted, key = fold(text), name_key(text)
        spelt = text != text.lower()  # whoever writes EX or ex with care means the one, and not the other

        def unlike(card_id: str) -> tuple[bool, bool, bool]:
            row = index.positions[card_id]
            names = index.columns.folded[row].split("\n")
            other = spelt and index.columns.keys[row] != key
            return wanted not in names, other, not any(name.startswith(wanted) for name in names)

        return sorted(best_first(index, looked_at, self._collection.owned(looked_at)), key=unlike)

    def _resolver(self) -> Resolver:
        """Who knows names that are like others; made once for a catalogue, because its index takes most of the time."""
        ids = self._catalogue.table().ids
        if self._names is None or self._names[0] is not ids:
            self._names = ids, Resolver(self._catalogue, self._collection.owned())
        return self._names[1]

    def _known(self) -> Numbers:
        """The numbers of the catalogue as it is now."""
        if self._numbers is None or self._numbers.ids is not self._catalogue.table().ids:
            self._numbers = numbers_of(self._catalogue)
        return self._numbers


def lot_of(card: CardDef, line: QuickLine, default: Lot) -> Lot:
    """What a line says about the copies of a card, and `default` where it says nothing."""
    wanted = wanted_variant(card, line.variant) if line.variant else default.variant or default_variant(card)
    return msgspec.structs.replace(
        default,
        variant=wanted,
        condition=line.condition or default.condition,
        language=line.language or default.language,
        place=line.place or default.place,
    )


def said_of(card: CardDef, line: QuickLine) -> Lot:
    """What a line itself says about copies, and nothing else: on a list all the rest may be any."""
    variant = wanted_variant(card, line.variant) if line.variant else ""
    return Lot(variant=variant, condition=line.condition, language=line.language)


def wanted_variant(card: CardDef, wanted: str) -> str:
    """The printing's first variant that has the wanted finish or detail; a word it does not list is kept as written."""
    keys: Collection[str] = [variant.key for variant in card.variants]
    return next((key for key in keys if wanted in key.split("+")), wanted)
