"""Prints a person owns in place of those a deck names: advice of the collection, no rule of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ptcg_desktop.cards.identity import function_key
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.decks.model import Entry
from ptcg_desktop.decks.report import Finding, Fix, Question, about


def prints_owned(question: Question) -> Iterator[Finding]:
    """One note about all lines that lack copies of their print, where owned copies of an equal one lie idle.

    Equal is what has the same function and may be played where the deck is.
    """
    plays, changes = question.deck.copies, Counter[str]()
    concerned: list[Entry] = []
    for _, entries in question.deck.by_name:
        card = next((entry.card for entry in entries if entry.card), None)
        owned = list(question.owned(card)) if card else []
        copies = {each.id: count for each, count in owned}
        idle = {each.id: count - plays[each.id] for each, count in owned if count > plays[each.id]}
        for entry in entries:
            lacking = entry.count - copies.get(entry.card_id, 0)
            for other in _equal(entry, [each for each, _ in owned], question):
                taken = min(lacking, idle.get(other.id, 0))
                if taken > 0:
                    idle[other.id] -= taken
                    lacking -= taken
                    changes.update({entry.card_id: -taken, other.id: taken})
                    concerned.append(entry)
    if concerned:
        fix = Fix("own", tuple(changes.items()))
        yield about(concerned, "owned.other_prints", "COLLECTION", "note", count=fix.count, fix=fix)


def _equal(entry: Entry, owned: list[CardDef], question: Question) -> Iterator[CardDef]:
    if entry.card is None:
        return
    key, fmt = function_key(entry.card), question.fmt
    for other in owned:
        # Where reprints count, a print is in wherever another of the same function is.
        if other.id != entry.card_id and function_key(other) == key:
            verdict = fmt.verdict(other, question.date)
            if verdict == "in" or (fmt.reprints and verdict != "banned"):
                yield other
