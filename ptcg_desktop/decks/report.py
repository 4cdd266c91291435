"""What the deck checker has to say: findings with their fixes, and what a rule is given to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from ptcg_desktop.cards.model import NO_TEXT, CardDef, Text
from ptcg_desktop.decks.formats import Format
from ptcg_desktop.decks.model import DeckList, Entry
from ptcg_desktop.decks.rules import DeckRules

Severity = Literal["error", "hint", "note"]
Prints = Callable[[CardDef], Sequence[CardDef]]
Owned = Callable[[CardDef], Sequence[tuple[CardDef, int]]]
"""The printings of a card's name that are owned, with their copies."""


Label = Callable[[CardDef], str]
"""How people tell a printing from others of its name: code of the set and number."""


class Fix(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change that mends a finding: card ids and how many copies more (or fewer) of each.

    Attributes:
        changes: Id of a printing and how many copies more (negative: fewer); each id once.
        target: The printing a swap takes in, as people read it.
        safe: Nothing is lost or chosen by it: it takes away what is over a limit, or puts the legal print of the same
            card in. Only such fixes are carried out together.
    """

    kind: Literal["remove", "add", "swap", "own", "mend"]
    changes: tuple[tuple[str, int], ...]
    target: Text = NO_TEXT
    safe: bool = False

    @property
    def count(self) -> int:
        """How many copies it is about."""
        more = sum(by for _, by in self.changes if by > 0)
        return more or -sum(by for _, by in self.changes)


class Finding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing the checker has to say.

    Attributes:
        code: Id of the sentence in data/words/findings.toml.
        clause: Clause of the rules it stands on (`"R-DECK-2"`), or `"FORMAT"`, or `"COLLECTION"`.
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


_UNFINISHED = frozenset({"deck.too_few", "deck.no_basic"})


class Report(msgspec.Struct, frozen=True):
    """What the checker found, errors first, then hints, then notes."""

    findings: tuple[Finding, ...] = ()

    @property
    def legal(self) -> bool:
        """True if nothing found is an error."""
        return not self.errors

    @property
    def unfinished(self) -> bool:
        """True if all that is wrong is that cards are missing: a deck on its way."""
        codes = {finding.code for finding in self.errors}
        return "deck.too_few" in codes and codes <= _UNFINISHED

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
    owned: Owned
    label: Label

    def resolved(self) -> Iterator[tuple[Entry, CardDef]]:
        """The entries the catalogue knows, with their cards."""
        return ((entry, entry.card) for entry in self.deck.entries if entry.card)


def no_prints(_card: CardDef) -> Sequence[CardDef]:
    """For callers without a catalogue: no other print is known."""
    return ()


def nothing_owned(_card: CardDef) -> Sequence[tuple[CardDef, int]]:
    """For callers without a collection."""
    return ()


def by_id(card: CardDef) -> str:
    """For callers without the codes of sets."""
    return card.id


def about(
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
    """A finding about these lines of the deck."""
    return Finding(
        code=code,
        severity=severity,
        clause=clause,
        cards=tuple(dict.fromkeys(entry.card_id for entry in entries)),
        labels=each_once(entry.label for entry in entries),
        count=count,
        limit=limit,
        detail=detail,
        fix=fix,
    )


def each_once(labels: Iterable[Text]) -> tuple[Text, ...]:
    """Names without repeats: prints of a name may differ in whether its Portuguese is known."""
    kept: dict[str, Text] = {}
    for label in labels:
        if not kept.get(label.get("en"), NO_TEXT).pt:
            kept[label.get("en")] = label
    return tuple(kept.values())


def total(entries: Sequence[Entry]) -> int:
    """Copies of these lines together."""
    return sum(entry.count for entry in entries)


def remove(entries: Sequence[Entry], number: int, *, safe: bool = False) -> Fix | None:
    """Take `number` copies away, from the last entries first."""
    changes: dict[str, int] = {}
    for entry in reversed(entries):
        taken = min(number, entry.count)
        if taken and entry.card_id:
            changes[entry.card_id] = changes.get(entry.card_id, 0) - taken
            number -= taken
    return Fix("remove", tuple(changes.items()), safe=safe) if changes else None
