"""Decks that were sold ready to play, as they were sold: the public record names some cards wrongly, or not at all.

A line is read by its name where its id cannot be right: the data holds no such printing, or it is a special Energy in
more copies than any deck may have, of a name that basic Energy bears, too. The newest print that was out when the deck
was stands for it; a later one only where no other card has that name.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.identity import function_key
from ptcg_desktop.cards.names import is_basic_energy_name, name_key
from ptcg_desktop.files.reading import Entry, ThemeDeck
from ptcg_desktop.services.catalogue_index import Index

_MOST_SPECIAL = 4
Find = Callable[[str], CardDef | None]


def as_sold(deck: ThemeDeck, index: Index, find: Find, released: str) -> ThemeDeck:
    """The deck with the cards it holds; a line that nothing can stand for stays as the record has it.

    Args:
        deck: As recorded.
        index: The names of the catalogue.
        find: Gives a printing by its id.
        released: ISO date of the deck's set.
    """
    lines = []
    for entry in deck.entries:
        row = index.positions.get(entry.card_id)
        special = row is not None and index.columns.kinds_within[row] == "special"
        wrong = special and entry.count > _MOST_SPECIAL and is_basic_energy_name(entry.name)
        known = row is not None and not wrong
        lines.append(entry if known else _by_name(entry, index, find, released))
    return msgspec.structs.replace(deck, entries=tuple(lines))


def _by_name(entry: Entry, index: Index, find: Find, released: str) -> Entry:
    named = [card for card_id in index.by_key(name_key(entry.name)) if (card := find(card_id))] if entry.name else []
    if is_basic_energy_name(entry.name):
        named = [card for card in named if card.is_basic_energy]
    before = [card for card in named if card.release and card.release <= released]
    if before:
        return msgspec.structs.replace(entry, card_id=max(before, key=lambda card: card.release).id)
    one = len({function_key(card) for card in named}) == 1
    return msgspec.structs.replace(entry, card_id=named[0].id) if one else entry
