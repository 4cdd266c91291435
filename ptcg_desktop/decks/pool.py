"""The card pool of a format: which printings of a deck are in, why, and which print would be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import msgspec

from ptcg_desktop.cards.identity import function_key
from ptcg_desktop.cards.model import NO_TEXT, CardDef, Text
from ptcg_desktop.decks.model import Entry
from ptcg_desktop.decks.report import Finding, Fix, Question, about, remove, total

_NOTES = frozenset({"format.reprint", "format.newer_mark"})


class Judged(msgspec.Struct, frozen=True):
    """What the pool says of one printing.

    Attributes:
        code: Code of the finding, `""` = it is in.
        detail: What its sentence names.
        instead: A print of the same name that is in, where this one is not.
        same: Does `instead` have the same function?
    """

    code: str = ""
    detail: Text = NO_TEXT
    instead: CardDef | None = None
    same: bool = False


IN = Judged()


def in_format(question: Question) -> Iterator[Finding]:
    """The card pool of the format on that day, reprints considered."""
    for _, entries in question.deck.by_name:
        judged = [(_judge(entry.card, question), entry) for entry in entries if entry.card]
        for verdict, same in groupby(judged, key=lambda pair: pair[0]):
            if verdict.code:
                concerned = [entry for _, entry in same]
                yield about(
                    concerned,
                    verdict.code,
                    "FORMAT",
                    "note" if verdict.code in _NOTES else "error",
                    count=total(concerned),
                    detail=question.fmt.name if verdict.detail == NO_TEXT else verdict.detail,
                    fix=None if verdict.code in _NOTES else _mended(concerned, verdict, question),
                )


def _mended(entries: list[Entry], verdict: Judged, question: Question) -> Fix | None:
    """The legal print in place of these lines where there is one, else the lines go."""
    new = verdict.instead
    if new is None:
        return remove(entries, total(entries))
    changes: dict[str, int] = {}
    for entry in entries:
        changes[entry.card_id] = changes.get(entry.card_id, 0) - entry.count
    return Fix("swap", (*changes.items(), (new.id, total(entries))), printing(new, question), safe=verdict.same)


def _judge(card: CardDef, question: Question) -> Judged:
    fmt, date = question.fmt, question.date
    verdict = fmt.verdict(card, date)
    if verdict == "in":
        return IN
    plain = Judged(_PLAIN_CODES[verdict])
    if verdict == "banned":
        return plain
    own = function_key(card)
    others = [other for other in question.prints(card) if other.id != card.id]
    if any(fmt.verdict(other, date) == "banned" and function_key(other) == own for other in others):
        return Judged("format.banned") if fmt.reprints else plain
    legal = [other for other in others if fmt.verdict(other, date) == "in"]
    same = next((other for other in legal if function_key(other) == own), None)
    if same:
        if fmt.reprints:
            return Judged("format.reprint", printing(same, question))
        return Judged(plain.code, NO_TEXT, same, same=True)
    if legal and card.kind != "pokemon" and fmt.reprints:
        return Judged("format.text_differs", printing(legal[0], question), legal[0])
    return plain


_PLAIN_CODES: dict[str, str] = {
    "out": "format.out",
    "banned": "format.banned",
    "not_yet": "format.not_yet",
    "newer_mark": "format.newer_mark",
}


def printing(card: CardDef, question: Question) -> Text:
    """A printing as sentences name it: its name, code of the set and number."""
    label = question.label(card)
    return Text(en=f"{card.name.get('en')} ({label})", pt=f"{card.name.get('pt')} ({label})")
