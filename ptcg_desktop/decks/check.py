"""The one validator of decks: for the window, the table, export and the command line.

Every rule is a small function that looks at the whole deck and yields findings; all of them run and none hides another.
Errors make a deck illegal; hints (R-HINT) and notes never do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Literal

import msgspec

from ptcg_desktop.cards.identity import function_key
from ptcg_desktop.cards.model import NO_TEXT, CardDef, Text
from ptcg_desktop.cards.names import is_basic_energy_name, name_key
from ptcg_desktop.decks.formats import ANYTHING, Format, Verdict
from ptcg_desktop.decks.model import DeckList, Entry
from ptcg_desktop.decks.rules import DeckRules, limit_of

Severity = Literal["error", "hint", "note"]
Prints = Callable[[CardDef], Sequence[CardDef]]


class Fix(msgspec.Struct, frozen=True):
    """A change that mends a finding: card ids and how many copies more (or fewer) of each."""

    kind: Literal["remove", "add", "swap"]
    changes: tuple[tuple[str, int], ...]


class Finding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing the checker has to say.

    Attributes:
        code: Id of the sentence in data/words/findings.toml.
        clause: Clause of the rules it stands on (`"R-DECK-2"`), or `"FORMAT"`.
        cards: Ids of the printings concerned, in deck order.
        labels: Their names in both languages, each once.
        count: What was counted.
        limit: What it was counted against.
        low: The lower end, where a range is advised.
        detail: What the sentence needs besides: a type letter, a group, a format, another printing.
        fix: A change that mends it, where there is an obvious one.
    """

    code: str
    severity: Severity
    clause: str
    cards: tuple[str, ...] = ()
    labels: tuple[Text, ...] = ()
    count: int = 0
    limit: int = 0
    low: int = 0
    detail: Text = NO_TEXT
    fix: Fix | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names concerned, in English where known."""
        return tuple(label.get("en") for label in self.labels)

    @property
    def params(self) -> dict[str, object]:
        """Values for the sentence; texts in both languages, a type as its letter."""
        return {
            "count": self.count,
            "limit": self.limit,
            "low": self.low,
            "missing": self.limit - self.count,
            "over": self.count - self.limit,
            "names": self.labels,
            "detail": self.detail,
            "type": self.detail.en,
        }


class Report(msgspec.Struct, frozen=True):
    """What the checker found, errors first, then hints, then notes."""

    findings: tuple[Finding, ...] = ()

    @property
    def legal(self) -> bool:
        """True if nothing found is an error."""
        return not self.errors

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings that make the deck illegal."""
        return self.of("error")

    @property
    def hints(self) -> tuple[Finding, ...]:
        """Advice of the rulebook, never enforced."""
        return self.of("hint")

    def of(self, severity: Severity) -> tuple[Finding, ...]:
        """The findings of one severity."""
        return tuple(finding for finding in self.findings if finding.severity == severity)


class Question(msgspec.Struct, frozen=True):
    """What a rule looks at."""

    deck: DeckList
    rules: DeckRules
    fmt: Format
    date: str
    prints: Prints

    def by_name(self) -> list[tuple[str, list[Entry]]]:
        """The entries gathered by name key, in deck order of the first."""
        gathered: dict[str, list[Entry]] = {}
        for entry in self.deck.entries:
            gathered.setdefault(entry.key, []).append(entry)
        return list(gathered.items())

    def resolved(self) -> Iterator[tuple[Entry, CardDef]]:
        """The entries the catalogue knows, with their cards."""
        return ((entry, entry.card) for entry in self.deck.entries if entry.card)


def no_prints(_card: CardDef) -> Sequence[CardDef]:
    """For callers without a catalogue: no other print is known."""
    return ()


def check(
    deck: DeckList, rules: DeckRules, fmt: Format = ANYTHING, date: str = "", prints: Prints = no_prints
) -> Report:
    """Check a deck by the deck rules of a profile and a format, as of a day.

    Args:
        deck: The deck; unresolved entries count as cards and are reported.
        rules: From `load_deck_rules(fmt.profile)`, or of the profile a table plays under.
        fmt: The format; left out, only R-DECK is checked.
        date: ISO date to judge by; `""` = the format's own date, else its newest state.
        prints: Gives every printing with the same name, for "legal because reprinted".
    """
    question = Question(deck, fmt.over(rules), fmt, date, prints)
    found = [finding for rule in RULES for finding in rule(question)]
    order: dict[str, int] = {"error": 0, "hint": 1, "note": 2}
    return Report(tuple(sorted(found, key=lambda finding: order[finding.severity])))


def size(question: Question) -> Iterator[Finding]:
    """R-DECK-1: exactly so many cards."""
    count, limit = question.deck.size, question.rules.deck_size
    if count == limit:
        return
    code = "deck.too_few" if count < limit else "deck.too_many"
    fix = _resize(question.deck.entries, limit - count)
    yield Finding(code=code, severity="error", clause="R-DECK-1", count=count, limit=limit, fix=fix)


def copies(question: Question) -> Iterator[Finding]:
    """R-DECK-2: at most so many of a name over all prints; basic Energy is exempt (R-DECK-3)."""
    limit = question.rules.copy_limit
    for _, entries in question.by_name():
        counted = [entry for entry in entries if not _exempt(entry, question.rules)]
        count = sum(entry.count for entry in counted)
        if count > limit:
            fix = _remove(counted, count - limit)
            yield _about(counted, "deck.copies", "R-DECK-2", count=count, limit=limit, fix=fix)


def basic_pokemon(question: Question) -> Iterator[Finding]:
    """R-DECK-5: at least one Basic Pokémon; a Trainer played as one (a doll, a fossil) cannot begin a game."""
    entries = question.deck.entries
    if entries and not any(card.is_basic_pokemon for _, card in question.resolved()):
        yield Finding(code="deck.no_basic", severity="error", clause="R-DECK-5", limit=1)


def types(question: Question) -> Iterator[Finding]:
    """R-DECK-6: no Pokémon type and no Energy type outside the lists of the profile."""
    wrong: dict[str, list[Entry]] = {}
    for entry, card in question.resolved():
        for letter in sorted(_foreign_types(card, question.rules)):
            wrong.setdefault(letter, []).append(entry)
    for letter, entries in wrong.items():
        fix = _remove(entries, _total(entries))
        yield _about(entries, "deck.type", "R-DECK-6", count=_total(entries), detail=Text(en=letter), fix=fix)


def groups(question: Question) -> Iterator[Finding]:
    """R-DECK-7: limits of groups, over the whole deck or for each name."""
    members: dict[tuple[str, str], list[Entry]] = {}
    for entry, card in question.resolved():
        for group_id in card.limit_groups:
            scope = limit_of(group_id, question.rules).scope
            members.setdefault((group_id, entry.key if scope == "name" else ""), []).append(entry)
    for (group_id, _), entries in members.items():
        group = limit_of(group_id, question.rules)
        count = _total(entries)
        if group.limit is not None and count > group.limit:
            code = "deck.group" if group.scope == "deck" else "deck.group_name"
            fix = _remove(entries, count - group.limit)
            yield _about(entries, code, "R-DECK-7", count=count, limit=group.limit, detail=group.name, fix=fix)


def unknown(question: Question) -> Iterator[Finding]:
    """A line the catalogue does not know cannot be judged."""
    entries = [entry for entry in question.deck.entries if entry.card is None]
    if entries:
        yield _about(entries, "deck.unknown", "R-CARD-2", count=_total(entries))


def energy_count(question: Question) -> Iterator[Finding]:
    """R-HINT-1: the advised number of Energy cards, basic and special together."""
    advised = question.rules.hints_energy_count
    count = sum(entry.count for entry, card in question.resolved() if card.kind == "energy")
    if advised and not advised[0] <= count <= advised[1]:
        code = "hint.energy_few" if count < advised[0] else "hint.energy_many"
        yield Finding(code=code, severity="hint", clause="R-HINT-1", count=count, low=advised[0], limit=advised[1])


def energy_types(question: Question) -> Iterator[Finding]:
    """R-HINT-2 and R-HINT-3: the advised number of basic Energy types; one alone gives little variety."""
    advised = question.rules.hints_energy_types
    basics = [(entry, card) for entry, card in question.resolved() if card.is_basic_energy and entry.count > 0]
    count = len({letter for _, card in basics for letter in card.provides})
    if not advised or not basics:
        return
    entries = [entry for entry, _ in basics]
    if count > advised[1]:
        yield _about(entries, "hint.types_many", "R-HINT-2", "hint", count=count, limit=advised[1])
    elif count == 1:
        yield _about(entries, "hint.types_one", "R-HINT-3", "hint", count=count, limit=advised[1])


def evolutions(question: Question) -> Iterator[Finding]:
    """R-HINT-4: an Evolution card whose earlier stage is in no other card of the deck.

    A Basic needs none, even where a record names the baby Pokémon of a later game.
    """
    present: dict[str, set[str]] = {}
    for entry in question.deck.entries:
        present.setdefault(entry.key, set()).add(entry.card_id)
    for entry, card in question.resolved():
        base = "" if card.is_basic_pokemon else card.evolves_from.get("en")
        if base and not present.get(name_key(base), set()) - {entry.card_id}:
            yield _about([entry], "hint.no_base", "R-HINT-4", "hint", count=entry.count, detail=card.evolves_from)


def in_format(question: Question) -> Iterator[Finding]:
    """The card pool of the format on that day, reprints considered."""
    fmt = question.fmt
    for _, entries in question.by_name():
        judged = [(_judge(entry.card, question), entry) for entry in entries if entry.card]
        for (code, detail), same in groupby(judged, key=lambda pair: pair[0]):
            if code:
                concerned = [entry for _, entry in same]
                severity: Severity = "note" if code in ("format.reprint", "format.newer_mark") else "error"
                fix = None if severity == "note" else _remove(concerned, _total(concerned))
                yield _about(
                    concerned,
                    code,
                    "FORMAT",
                    severity,
                    count=_total(concerned),
                    detail=fmt.name if detail == NO_TEXT else detail,
                    fix=fix,
                )


RULES: tuple[Callable[[Question], Iterator[Finding]], ...] = (
    size,
    copies,
    basic_pokemon,
    types,
    groups,
    unknown,
    in_format,
    energy_count,
    energy_types,
    evolutions,
)


def _judge(card: CardDef, question: Question) -> tuple[str, Text]:
    """The finding code for one printing (`""` = in the format) and what its sentence names."""
    fmt, date = question.fmt, question.date
    verdict: Verdict = fmt.verdict(card, date)
    if verdict == "in":
        return "", NO_TEXT
    if verdict == "banned" or not fmt.reprints:
        return _PLAIN_CODES[verdict], NO_TEXT
    own = function_key(card)
    others = [other for other in question.prints(card) if other.id != card.id]
    if any(fmt.verdict(other, date) == "banned" and function_key(other) == own for other in others):
        return "format.banned", NO_TEXT
    legal = [other for other in others if fmt.verdict(other, date) == "in"]
    same = next((other for other in legal if function_key(other) == own), None)
    if same:
        return "format.reprint", _printing(same)
    if legal and card.kind != "pokemon":
        return "format.text_differs", _printing(legal[0])
    return _PLAIN_CODES[verdict], NO_TEXT


_PLAIN_CODES: dict[str, str] = {
    "out": "format.out",
    "banned": "format.banned",
    "not_yet": "format.not_yet",
    "newer_mark": "format.newer_mark",
}


def _printing(card: CardDef) -> Text:
    return Text(en=f"{card.name.get('en')} ({card.id})", pt=f"{card.name.get('pt')} ({card.id})")


def _exempt(entry: Entry, rules: DeckRules) -> bool:
    """Free of the copy limit: recorded as basic Energy, or of a group that lifts the limit.

    A basic Energy of a type the profile does not have is wrong for its type (R-DECK-6), not for its number. A line
    without a card gets the benefit of the doubt if its name is that of a basic Energy.
    """
    if entry.card is None:
        return is_basic_energy_name(entry.title)
    return entry.card.is_basic_energy or any(
        limit_of(group, rules).scope == "name" and limit_of(group, rules).limit is None
        for group in entry.card.limit_groups
    )


def _foreign_types(card: CardDef, rules: DeckRules) -> set[str]:
    if card.kind == "pokemon":
        return set(card.types) - set(rules.pokemon_types)
    if card.kind != "energy":
        return set()
    units = {letter for unit in card.provides for letter in unit if letter != "*"}
    return units - set(rules.basic_energy_types if card.is_basic_energy else rules.energy_types)


def _about(
    entries: Sequence[Entry],
    code: str,
    clause: str,
    severity: Severity = "error",
    *,
    count: int = 0,
    limit: int = 0,
    detail: Text = NO_TEXT,
    fix: Fix | None = None,
) -> Finding:
    return Finding(
        code=code,
        severity=severity,
        clause=clause,
        cards=tuple(dict.fromkeys(entry.card_id for entry in entries)),
        labels=tuple(dict.fromkeys(entry.label for entry in entries)),
        count=count,
        limit=limit,
        detail=detail,
        fix=fix,
    )


def _total(entries: Sequence[Entry]) -> int:
    return sum(entry.count for entry in entries)


def _remove(entries: Sequence[Entry], number: int) -> Fix | None:
    """Take `number` copies away, from the last entries first."""
    changes = []
    for entry in reversed(entries):
        taken = min(number, entry.count)
        if taken and entry.card_id:
            changes.append((entry.card_id, -taken))
            number -= taken
    return Fix("remove", tuple(changes)) if changes else None


def _resize(entries: Sequence[Entry], difference: int) -> Fix | None:
    """Mend the size with the most frequent basic Energy, if the deck has one (and enough of it)."""
    basics = [entry for entry in entries if entry.card and entry.card.is_basic_energy]
    most = max(basics, key=lambda entry: entry.count, default=None)
    if most is None or most.count + difference < 0:
        return None
    return Fix("add" if difference > 0 else "remove", ((most.card_id, difference),))
