"""A pasted deck list, each line resolved against the catalogue; nothing is dropped, cut or guessed in silence.

A line ends `placed`, `unsure` (candidates, best first), `lost` (with a reason) or `other` (heading, total, blank);
lines and cards of the four add up to those of the text. Of a line that names no print the best is taken: an owned one,
else one legal in the format, else the plainest of the newest. It is placed where the name is enough to know the card: a
Trainer or an Energy, or a Pokémon of which those prints all say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop.cards.names import is_basic_energy_name
from ptcg_desktop.decks import DeckList, Entry, Reading, ReadLine, read_deck_text
from ptcg_desktop.decks.list_line import is_basic_energy
from ptcg_desktop.decks.list_words import list_words
from ptcg_desktop.files.setmap import place, rows_by_ptcgio
from ptcg_desktop.services.decks import DEFAULT_FORMAT, MAX_COUNT
from ptcg_desktop.services.query.columns import flags_of
from ptcg_desktop.services.query.legal import pool
from ptcg_desktop.services.resolving import CANDIDATES, Alike, Answer, Asked, Resolver

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService

Standing = Literal["placed", "unsure", "lost", "other"]
NEAR = 24
"""Prints offered for a name nobody knows."""
_NEAR_LINES = 20
"""Lines for which such are looked for; a text with more of them is no deck list."""
_KEPT_NAMES = 500
_FURTHER = 6
"""Candidates taken over from each reading that is not the likeliest."""
_NOBODY = ("resolve.name", "resolve.neither")
_MOST_BEHIND = 60
"""A larger number behind a name is no count of copies."""
_NO_ANSWER = Answer(reason="nothing")


class ListLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the text and what became of it.

    Attributes:
        count: Cards it asks for.
        card_id: The printing it will be; of an `unsure` line the likeliest, `""` if none is likely.
        candidates: Printings it could be, best first.
        reason: Why it stands so: a code of data/words (`resolve.…`, `list.…`); `""` where there is nothing to say. A
            heading of no known section has one, too.
    """

    line: ReadLine
    standing: Standing
    count: int = 0
    card_id: str = ""
    candidates: tuple[str, ...] = ()
    reason: str = ""


class ReadList(msgspec.Struct, frozen=True):
    """A whole text; never changed, `choose` gives another one."""

    lines: tuple[ListLine, ...] = ()

    def count(self, *standings: Standing) -> int:
        """Cards on the lines that stand so; on all lines if none is named."""
        return sum(each.count for each in self.lines if not standings or each.standing in standings)

    def line_count(self, *standings: Standing) -> int:
        """Lines of the text that stand so; all lines if none is named."""
        return sum(each.line.span for each in self.lines if not standings or each.standing in standings)

    @property
    def taken(self) -> int:
        """Cards that have a printing, be it only a likely one."""
        return sum(count for _, count in self.cards())

    @property
    def not_read(self) -> int:
        """Lines at the end of a text far too long for a list that nobody looked at."""
        return sum(each.line.span for each in self.lines if each.line.reason == "too_many")

    @property
    def stated(self) -> int | None:
        """The total the text itself states."""
        return next((each.line.stated for each in self.lines if each.line.kind == "total"), None)

    def waiting(self) -> list[ListLine]:
        """Lines that need the person."""
        return [each for each in self.lines if each.standing in ("unsure", "lost")]

    def cards(self) -> list[tuple[str, int]]:
        """Card ids and counts in the order of the text; five copies stay five."""
        return [(each.card_id, each.count) for each in self.lines if each.card_id and each.count]

    def notes(self) -> dict[str, str]:
        """Notes on lines by card id, as our own lists carry them."""
        return {each.card_id: each.line.note for each in self.lines if each.card_id and each.line.note}

    def choose(self, index: int, card_id: str) -> ReadList:
        """The same list with the line at an index of `lines` decided; `""` leaves the line out."""
        lines = list(self.lines)
        old = lines[index]
        candidates = old.candidates if card_id in old.candidates or not card_id else (card_id, *old.candidates)
        if card_id:
            lines[index] = ListLine(old.line, "placed", max(1, old.count), card_id, candidates)
        else:
            reason = "list.left_out"
            lines[index] = ListLine(old.line, "lost", old.count, "", candidates, reason)
        return ReadList(tuple(lines))


class ListReader:
    """Reads lists against one state of the catalogue; making one costs some tens of milliseconds, reading little.

    Args:
        owned: Copies by card id: an owned print is taken where a line names none.
        format_id: Format whose legal prints come next.
    """

    def __init__(
        self, catalogue: CatalogueService, owned: Mapping[str, int] | None = None, format_id: str = DEFAULT_FORMAT
    ) -> None:
        self._catalogue = catalogue
        self._table = catalogue.table()
        self._owned = owned or {}
        self._format_id = format_id
        self._resolver = Resolver(catalogue, self._owned, self._is_legal)
        self._near: dict[str, Alike] = {}

    def read(self, text: str) -> ReadList:
        """Read a text; never raises, whatever it is."""
        lines = read_deck_text(text).lines
        alone = not any(line.kind == "card" for line in lines)  # a list without counts: a line is a copy
        found = []
        near = _NEAR_LINES
        counts: dict[str, int] = {}
        for line in lines:
            each = self._line(line, alone)
            if near and self._is_nobody(each):
                near -= 1
                each = self._or_alike(each)
            counts[each.card_id] = counts.get(each.card_id, 0) + each.count
            if each.card_id and counts[each.card_id] > MAX_COUNT:
                counts[each.card_id] -= each.count
                each = ListLine(line, "lost", each.count, "", each.candidates, "list.huge")
            found.append(each)
        return ReadList(tuple(found))

    # How

    def _is_nobody(self, line: ListLine) -> bool:
        """Does it name a card that is not in the catalogue?"""
        if line.reason == "resolve.differs":
            return bool(line.line.name) and not self._names(line.line)
        return line.reason in _NOBODY and not line.candidates

    def _or_alike(self, line: ListLine) -> ListLine:
        """A name nobody has: what is like it is offered, and taken only where it is a slip of the keyboard.

        A line that names a print means that one, so of another name nothing is taken for it.
        """
        alike = self._alike(line.line.name)
        if not alike.ids:
            return line
        if line.candidates:
            ids = dict.fromkeys((*line.candidates, *alike.ids[:NEAR]))
            return msgspec.structs.replace(line, candidates=tuple(ids))
        slip = alike.slip if not (line.line.code or line.line.number) else ""
        reason = "list.alike" if line.reason == "resolve.name" else line.reason
        return ListLine(line.line, "unsure", line.count, slip, alike.ids[:NEAR], reason)

    def _alike(self, name: str) -> Alike:
        """Kept, for the same text is read again with each key that is pressed in it."""
        if len(self._near) >= _KEPT_NAMES:
            self._near.clear()
        if name not in self._near:
            self._near[name] = self._resolver.alike(name)
        return self._near[name]

    def _line(self, line: ReadLine, alone: bool) -> ListLine:
        if line.kind == "card":
            return self._card(line, line.count)
        if line.reason == "no_count" and line.readings:
            if behind := self._counted_behind(line):
                return behind
            found = self._card(line, 1)
            named = found.standing == "placed" or self._names(line)
            if found.candidates and named and alone:
                return found
            if found.candidates and named:
                return ListLine(line, "unsure", 0, "", found.candidates, "list.no_count")
            return ListLine(line, "lost", 0, reason="list.no_count")
        if line.kind == "section" and line.name and line.stated and self._resolver.named(line.name):
            found = self._card(line, min(line.stated, MAX_COUNT))
            return ListLine(line, "unsure", found.count, "", found.candidates, "list.heading")
        if line.kind == "unread":
            return ListLine(line, "lost", 0, reason=f"list.{line.reason}")
        unknown = line.kind == "section" and line.section is None and line.stated is not None
        return ListLine(line, "other", reason="list.unknown_heading" if unknown else "")

    def _counted_behind(self, line: ReadLine) -> ListLine | None:
        """`Nest Ball 4`: a number behind a name of which no print bears it is taken for the count, and confirmed."""
        for reading in line.readings:
            if reading.code or not (reading.number.isdecimal() and 0 < int(reading.number) <= _MOST_BEHIND):
                continue
            named = self._resolver.named(reading.name)
            if named and not any(self._resolver.has_number(each, reading.number) for each in named):
                found = self._by_name(line, reading.name, named, int(reading.number))
                return msgspec.structs.replace(found, standing="unsure", reason="list.count_behind")
        return None

    def _names(self, line: ReadLine) -> bool:
        return any(self._resolver.named(each.name) for each in line.readings if each.name)

    def _card(self, line: ReadLine, count: int) -> ListLine:
        if line.card_id and (card_id := self._by_id(line.card_id)):
            return ListLine(line, "placed", count, card_id, (card_id,))
        if line.product:
            answer = self._resolver.resolve(Asked(product=("tcgplayer", line.product)))
            if answer.sure:
                return ListLine(line, "placed", count, answer.card_id, answer.ids)
            return ListLine(line, "lost", count, reason="list.bad_id")
        if not line.readings:
            return ListLine(line, "lost", count, reason="list.bad_id" if line.card_id else "list.no_card")
        found = self._best_reading(line, count)
        if found.standing == "placed" and line.marks:
            return msgspec.structs.replace(found, reason="list.marks")
        return found

    def _best_reading(self, line: ReadLine, count: int) -> ListLine:
        """The first reading that is certain; the whole as a name before any that cuts a name shorter."""
        best: tuple[int, Reading, Answer] = (-1, Reading(), _NO_ANSWER)
        further: dict[str, None] = {}
        for reading in self._readings(line):
            if is_basic_energy_name(reading.name) and (energy := self._basic_energy(line, reading, count)):
                return energy
            if best[2].fitting and best[1].number:
                break  # several prints bear this name and number: what is shorter says less
            if not (reading.code or reading.number) and (named := self._resolver.named(reading.name)):
                return self._in_bracket(line, count) or self._by_name(line, reading.name, named, count)
            if not reading.name and reading != line.readings[0] and not self._resolver.sets(reading.code, ""):
                continue  # the name of a card, read as a code that nobody has
            answer = self._resolver.resolve(self._asked(reading))
            if answer.sure:
                others = self._resolver.named(reading.name)
                return ListLine(line, "placed", count, answer.card_id, self._with_others(answer.card_id, others))
            known = bool(reading.name and self._resolver.named(reading.name))
            worth = 2 * known + bool(answer.ids)
            further.update(dict.fromkeys(answer.ids[:_FURTHER]))
            if worth > best[0]:
                best = (worth, reading, answer)
        _, reading, answer = best
        if reading.number and (fitting := answer.ids[: answer.fitting]) and self._all_say_the_same(fitting):
            return ListLine(line, "placed", count, fitting[0], answer.ids, "list.chosen")
        ids = tuple(dict.fromkeys((*answer.ids, *further)))[:CANDIDATES]
        return self._uncertain(line, reading, msgspec.structs.replace(answer, ids=ids), count)

    def _asked(self, reading: Reading) -> Asked:
        """Where the name ends in the name of a set (`Old Lamp Base Set 92`), that says as much as its code."""
        words = reading.name.split()
        if reading.number and not reading.code and len(words) > 1 and not self._resolver.named(reading.name):
            for cut in range(1, len(words)):
                name, set_name = " ".join(words[:cut]), " ".join(words[cut:])
                if self._resolver.sets("", set_name) and self._resolver.named(name):
                    return Asked(name=name, set_name=set_name, number=reading.number)
        return Asked(name=reading.name, code=reading.code, number=reading.number)

    def _in_bracket(self, line: ReadLine, count: int) -> ListLine | None:
        """The print of the set whose code stands in brackets (`Old Lamp [IO]`), where that is one."""
        for reading in line.readings:
            if reading.code and f"[{reading.code}]" in line.text.upper() and self._resolver.sets(reading.code, ""):
                answer = self._resolver.resolve(Asked(name=reading.name, code=reading.code, number=reading.number))
                if answer.sure:
                    return ListLine(line, "placed", count, answer.card_id, answer.ids)
                here = self._in_sets(answer.ids, self._resolver.sets(reading.code, ""))
                if answer.reason == "many" and self._all_say_the_same(here):
                    return ListLine(line, "placed", count, here[0], here, "list.chosen")
                if answer.ids:
                    return self._uncertain(line, reading, answer, count)
        return None

    def _in_sets(self, ids: Iterable[str], sets: Iterable[str]) -> tuple[str, ...]:
        wanted, columns, positions = set(sets), self._table.index.columns, self._table.index.positions
        return tuple(each for each in ids if columns.sets[positions[each]] in wanted)

    @staticmethod
    def _readings(line: ReadLine) -> Iterable[Reading]:
        """Where the heading is what makes it the name of an Energy, that is all there is to read."""
        if not is_basic_energy_name(line.name) and is_basic_energy(line.name, line.section):
            return (Reading(f"energia {line.name}"),)
        return line.readings

    def _uncertain(self, line: ReadLine, reading: Reading, answer: Answer, count: int) -> ListLine:
        """Candidates: the likeliest of the name first, then what set and number say."""
        ids = answer.ids
        if not ids and "/" in reading.number:
            ids = self._like(reading)
            if ids:
                return ListLine(line, "unsure", count, ids[0] if len(ids) == 1 else "", ids, "resolve.differs")
        if not ids:
            return ListLine(line, "lost", count, reason=f"resolve.{answer.reason}")
        named = set(self._resolver.named(reading.name)) if reading.name else set()
        likely = next((each for each in ids if each in named), ids[0])
        candidates = (likely, *(each for each in ids if each != likely))
        return ListLine(line, "unsure", count, likely, candidates, f"resolve.{answer.reason}")

    def _like(self, reading: Reading) -> tuple[str, ...]:
        """Of the cards with this number in a set of this total, those with a name like this; else all of them."""
        ids = self._resolver.resolve(Asked(number=reading.number)).ids
        near = set(self._resolver.nearest(reading.name)) if ids else set()
        return tuple(each for each in ids if each in near) or ids

    def _by_name(self, line: ReadLine, name: str, named: list[str], count: int) -> ListLine:
        ids = self._resolver.resolve(Asked(name=name)).ids
        if len(named) == 1:
            return ListLine(line, "placed", count, ids[0], ids)
        pokemon = self._table.index.columns.kinds[self._table.index.positions[ids[0]]] == "pokemon"
        if not pokemon or self._all_say_the_same(self._tier(named)):
            return ListLine(line, "placed", count, ids[0], ids, "list.chosen")
        return ListLine(line, "unsure", count, ids[0], ids, "list.several")

    def _tier(self, ids: list[str]) -> list[str]:
        """The best prints of a name: the owned ones, else the legal ones, else all."""
        owned = [each for each in ids if each in self._owned]
        return owned or [each for each in ids if self._is_legal(each)] or ids

    def _all_say_the_same(self, ids: Iterable[str]) -> bool:
        codes, positions = self._table.functions.codes, self._table.index.positions
        return len({codes[positions[each]] for each in ids}) <= 1

    def _basic_energy(self, line: ReadLine, reading: Reading, count: int) -> ListLine | None:
        """A basic Energy: its print if the line names one, else any, for that makes no difference (B5)."""
        codes = list_words().codes
        within, positions = self._table.index.columns.kinds_within, self._table.index.positions
        asked = Asked(name=reading.name, code=reading.code, number=reading.number)
        exact = self._resolver.resolve(asked) if reading.code or "/" in reading.number else _NO_ANSWER
        if exact.sure:
            return ListLine(line, "placed", count, exact.card_id, exact.ids)
        ids = self._resolver.resolve(Asked(name=reading.name)).ids
        basic = tuple(each for each in ids if within[positions[each]] == "basic")
        if not basic:
            return None
        named = reading.code and reading.code not in codes.any_energy
        return ListLine(line, "placed", count, basic[0], basic, "list.any_print" if named else "list.chosen")

    def _with_others(self, card_id: str, others: Iterable[str]) -> tuple[str, ...]:
        return (card_id, *(each for each in self._resolver.best(others) if each != card_id))

    def _by_id(self, public_id: str) -> str:
        """Our id of an id of TCGdex or pokemon-tcg-data."""
        if public_id in self._table.index.positions:
            return public_id
        set_id, _, number = public_id.rpartition("-")
        row = rows_by_ptcgio().get(set_id)
        if row is not None:
            set_id, number = place(row, number, number)
        found = self._resolver.numbered(set_id, number)
        return found[0] if len(found) == 1 else ""

    @cached_property
    def _legal(self) -> bytes:
        from ptcg_desktop.decks import load_formats

        known = self._format_id in load_formats()
        return flags_of(pool(self._table, self._format_id) if known else 0, self._table.size)

    def _is_legal(self, card_id: str) -> bool:
        return self._legal[self._table.index.positions[card_id]] == 1


def deck_of_list(read: ReadList, name: str, catalogue: CatalogueService) -> DeckList:
    """The list as a deck of as many cards; lines without a printing stay in it, as entries without a card."""
    known = {card.id: card for card in catalogue.cards({card_id for card_id, _ in read.cards()})}
    entries = []
    for each in read.lines:
        card = known.get(each.card_id)
        if card is not None and each.count:
            note = each.line.note
            entries.append(Entry(card.id, each.count, card, card.name.get("en"), card.set_id, card.number, note))
        elif each.count:
            line = each.line
            entries.append(Entry("", each.count, None, line.name or line.text.strip(), line.code.lower(), line.number))
    return DeckList(name, tuple(entries))
