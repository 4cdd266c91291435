"""Where a deck or a card may be played: every format at once, as of a day.

The answer is that of `decks.check`, found another way: the pool of a format over the whole catalogue is made once and
kept with the table, and what does not depend on the pool is asked once for all formats that build decks alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.decks import DeckList, Format, Report, check_building, deck_of, load_deck_rules, load_formats
from ptcg_desktop.services.query.legal import pool
from ptcg_desktop.services.query.table import Table

Place = Literal["legal", "unfinished", "not_known", "no"]
"""Legal; nothing wrong but that cards are missing; a regulation mark is newer than the table; not legal."""

_OF_THE_CARD = frozenset({"deck.type", "deck.rule_box", "deck.group_none"})
"""Findings about building that one card alone can bring."""


def places_of_deck(table: Table, deck: DeckList, date: str = "") -> dict[str, Place]:
    """How a deck stands in each format, by format id in the order of lists.

    Args:
        table: The catalogue.
        deck: Its lines; one without a card is legal nowhere.
        date: ISO date; `""` = each format at its own day.
    """
    marked = _marked(table, [entry.card for entry in deck.entries if entry.card])
    return {fmt.id: _place(table, fmt, date, marked, report) for fmt, report in _built(deck)}


def places_of_card(table: Table, card: CardDef, date: str = "") -> dict[str, Place]:
    """In which formats a printing may be put into a deck, reprints considered; `"legal"`, `"not_known"` or `"no"`."""
    found: dict[str, Place] = {}
    marked = _marked(table, [card])
    for fmt, report in _built(deck_of("", [(card, 1)])):
        wrong = any(finding.code in _OF_THE_CARD for finding in report.errors)
        found[fmt.id] = "no" if wrong else _place(table, fmt, date, marked, Report())
    return found


def warm(table: Table, date: str = "") -> None:
    """Make the pools of all formats, so that the first question is as quick as any; for a worker thread."""
    for fmt in load_formats().values():
        pool(table, _settled(fmt, date))


def _marked(table: Table, cards: list[CardDef]) -> dict[int, CardDef]:
    """The mask of each card alone; a printing that the catalogue has not got has none."""
    positions, last = table.index.positions, table.size - 1
    return {1 << last - positions[card.id]: card for card in cards if card.id in positions}


def _place(table: Table, fmt: Format, date: str, marked: dict[int, CardDef], report: Report) -> Place:
    if not (report.legal or report.unfinished):
        return "no"
    allowed = pool(table, _settled(fmt, date))
    outside = [card for mask, card in marked.items() if not mask & allowed]
    if not outside:
        return "legal" if report.legal else "unfinished"
    return "not_known" if all(fmt.verdict(card, date) == "newer_mark" for card in outside) else "no"


def _built(deck: DeckList) -> Iterator[tuple[Format, Report]]:
    """Every format with the findings that do not depend on its pool."""
    known: dict[str, Report] = {}
    for fmt in load_formats().values():
        rules = load_deck_rules(fmt.profile)
        # Advice is no part of the answer, so profiles that differ in it alone are asked once.
        plain = msgspec.structs.replace(fmt.over(rules), hints_energy_count=None, hints_energy_types=None)
        alike = repr((plain, fmt.deck))
        if alike not in known:
            known[alike] = check_building(deck, rules, fmt)
        yield fmt, known[alike]


def _settled(fmt: Format, date: str) -> str:
    return f"{fmt.id}@{date}" if date else fmt.id
