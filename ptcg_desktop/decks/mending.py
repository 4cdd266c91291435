"""Carrying out fixes on a deck list, one or all that are safe; pure, so that the window, the store and tests agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.decks.check import check
from ptcg_desktop.decks.formats import Format
from ptcg_desktop.decks.model import DeckList, Entry
from ptcg_desktop.decks.report import Fix, Prints, Report
from ptcg_desktop.decks.rules import DeckRules


def mended(deck: DeckList, fix: Fix, find: Callable[[str], CardDef | None]) -> DeckList:
    """The deck after a fix.

    Args:
        deck: The deck before; a printing may stand on several lines.
        fix: The changes.
        find: Gives a printing that the deck does not have yet; one it does not know either is left out.
    """
    left = Counter(dict(fix.changes))
    entries = []
    for entry in deck.entries:
        count = max(0, entry.count + left[entry.card_id])
        left[entry.card_id] -= count - entry.count
        entries.append(msgspec.structs.replace(entry, count=count))
    for card_id, count in left.items():
        card = find(card_id)
        if card is not None and count > 0:
            entries.append(Entry(card.id, count, card, card.name.get("en"), card.set_id, card.number))
    return msgspec.structs.replace(deck, entries=tuple(entry for entry in entries if entry.count))


def safe_fixes(report: Report) -> list[Fix]:
    """The fixes of a report that may be carried out together: see `Fix.safe`."""
    return [finding.fix for finding in report.errors if finding.fix is not None and finding.fix.safe]


def mend_all(deck: DeckList, rules: DeckRules, fmt: Format, date: str, prints: Prints) -> Fix | None:
    """All safe fixes as one, each asked for anew after the one before it; None if there is none.

    A swap can bring a name over its limit and so make another fix right; what is not safe stays to be decided.
    """
    known: dict[str, CardDef] = {}

    def remembered(card: CardDef) -> tuple[CardDef, ...]:
        found = tuple(prints(card))
        known.update({one.id: one for one in found})
        return found

    before = now = deck
    # Each safe fix takes away what is too much or puts a legal print in: at most one of each per line.
    for _ in range(2 * len(deck.entries)):
        fix = next(iter(safe_fixes(check(now, rules, fmt, date, remembered))), None)
        if fix is None:
            break
        now = mended(now, fix, known.get)
    changes = difference(before.copies, now.copies)
    return Fix("mend", changes, safe=True) if changes else None


def difference(before: Counter[str], after: Counter[str]) -> tuple[tuple[str, int], ...]:
    """How many copies more or fewer of each printing, where that differs."""
    ids = dict.fromkeys((*before, *after))
    return tuple((one, by) for one in ids if (by := after[one] - before[one]))
