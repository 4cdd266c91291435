"""What a question about a game may read: a state or the work on one, and the index of what is in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.engine.game import Game
from ptcg_desktop.engine.state import Effect, Mark, Past, Player, Pokemon, Source, Stadium, Used

NO_POKEMON = -1


class Entry(msgspec.Struct, frozen=True):
    """One grant in force and where it stands.

    Attributes:
        attack_effect: It is an effect of an attack (R-ATK-10).
        conditions: It is in force only while these hold.
    """

    grant: ir.Grant
    source: Source
    attack_effect: bool = False
    conditions: tuple[ir.Condition, ...] = ()


Entries = tuple[Entry, ...]
Part = tuple[tuple[str, Entry], ...]
"""What one Pokémon and all that lies on it have in force, by the name of what it changes."""


class Index:
    """What is in force, by the name of what it changes: numbers, permissions, points of the procedures.

    `every` is all of it in order, `carriers` who carries what, to be used again as long as they do not change.
    `asking` is true while it is being found out whether a power works, so that this question is not asked of itself;
    `busy` are the entries whose filter or conditions are being looked at: a text is not in force for its own condition.
    """

    __slots__ = ("asking", "busy", "by_name", "carriers", "every")

    def __init__(self, every: Part, carriers: tuple[tuple[Pokemon, Part], ...]) -> None:
        by_name: dict[str, Entries] = {}
        for name, entry in every:
            by_name[name] = (*by_name.get(name, ()), entry)
        self.by_name = by_name
        self.every = every
        self.carriers = carriers
        self.asking = False
        self.busy: list[Entry] = []

    def get(self, name: str) -> Entries:
        """Entries that change `name`, in the order they apply."""
        return self.by_name.get(name, ())


EMPTY = Index((), ())


class Board(Protocol):
    """What a query reads: a state, or the work on one."""

    @property
    def game(self) -> Game:
        """The unchanging part."""

    @property
    def index(self) -> Index:
        """What is in force."""

    @property
    def players(self) -> Sequence[Player]:
        """The two sides."""

    @property
    def turn(self) -> int:
        """Running number of turns."""

    @property
    def current(self) -> int:
        """Whose turn it is."""

    @property
    def first(self) -> int:
        """Who began."""

    @property
    def stadium(self) -> Stadium | None:
        """The Stadium in play."""

    @property
    def rules(self) -> tuple[Effect, ...]:
        """Effects on the game."""

    @property
    def history(self) -> tuple[Past, ...]:
        """What happened lately."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What was used up."""

    @property
    def used(self) -> Used:
        """Allowances used."""
