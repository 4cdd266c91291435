"""A deck as a tournament's registration sheet lists it: by section, what counts as the same card in one row.

Tournaments ask for a complete and legible list: a Pokémon with its set and collector number, because Pokémon of one
name differ; of Trainers and Energy the name says everything, so all their prints share a row.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence

import msgspec

from ptcg_desktop.cards.model import Text
from ptcg_desktop.decks.divisions import Division
from ptcg_desktop.decks.exports import Names, by_section, print_of
from ptcg_desktop.decks.list_words import SectionName
from ptcg_desktop.decks.model import DeckList, Entry


class Player(msgspec.Struct, frozen=True):
    """Who hands the sheet in; what is missing is left blank on it, to be filled in by hand.

    Attributes:
        player_id: Number of the player in the organizer's programme.
        division: Overrides what follows from the day of birth.
    """

    name: str = ""
    player_id: str = ""
    born: datetime.date | None = None
    division: Division | None = None


class Row(msgspec.Struct, frozen=True):
    """One row.

    Attributes:
        name: Of a basic Energy its type is told in `energy`, for prints of different times call it differently.
        energy: Letter of the type of a basic Energy, else `""`.
        code, number, mark: Code of the set, collector number and regulation mark of a Pokémon, else `""`.
    """

    count: int
    name: Text
    energy: str = ""
    code: str = ""
    number: str = ""
    mark: str = ""


class Part(msgspec.Struct, frozen=True):
    """One section with its rows, in the order of the deck."""

    section: SectionName
    rows: tuple[Row, ...]

    @property
    def count(self) -> int:
        """Cards in it."""
        return sum(row.count for row in self.rows)


class Registration(msgspec.Struct, frozen=True):
    """What a sheet lists: always three parts, so that an empty one is seen to be empty."""

    deck: str
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """Cards in the deck, those the catalogue does not know included."""
        return sum(part.count for part in self.parts)


def registration(deck: DeckList, names: Names) -> Registration:
    """The sheet of a deck; `names` has the codes of the sets. Cards the catalogue does not know stand under Pokémon, as
    they are remembered."""
    return Registration(
        deck.name, tuple(Part(section, _rows(entries, names)) for section, entries in by_section(deck).items())
    )


def _rows(entries: Sequence[Entry], names: Names) -> tuple[Row, ...]:
    merged: dict[Row, int] = {}
    first: dict[tuple[str, ...], Row] = {}
    for entry in entries:
        row = _row(entry, names)
        key = (row.energy,) if row.energy else (entry.key, row.code, row.number)
        row = first.setdefault(key, row)
        merged[row] = merged.get(row, 0) + entry.count
    return tuple(msgspec.structs.replace(row, count=count) for row, count in merged.items())


def _row(entry: Entry, names: Names) -> Row:
    card = entry.card
    if card is not None and card.is_basic_energy:
        return Row(0, card.name, energy=card.provides[0] if card.provides else "")
    if card is not None and card.kind != "pokemon":
        return Row(0, card.name)
    set_id, number = print_of(entry)
    mark = card.mark if card else ""
    return Row(0, entry.label, code=names.code(set_id) if set_id else "", number=number, mark=mark)
