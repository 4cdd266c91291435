"""A game being played: every moment so far, undo and redo, branches, saving and loading.

There is one such model for all who play a game: the table makes its person's view of it (`ui.table.line`), documents
are kept in the library by `services.games` or written to files.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from ptcg_desktop import engine
from ptcg_desktop.engine import save
from ptcg_desktop.engine.actions import Action
from ptcg_desktop.engine.events import Event
from ptcg_desktop.errors import KnownError


@dataclass(frozen=True, eq=False)
class Entry:
    """One act and what followed from it; the first entry of a game is its beginning and has no act.

    Attributes:
        state: The state after it.
        auto: Done for a side that nobody plays.
    """

    action: Action | None
    events: tuple[Event, ...]
    state: engine.State
    auto: bool = False


class PlayedGame:
    """One game with all its moments. States share what did not change, so keeping every one costs little.

    Entry number n is the moment after n acts. Acts taken back stay until another act is done; then they are kept as a
    branch.
    """

    def __init__(self, start: save.Start, beginning: engine.Step | None = None) -> None:
        """Begin a game. `beginning` is the first step of `start` if it was made already.

        Raises:
            KnownError: the start is damaged or a deck cannot be played (`engine.*`, `game.damaged`).
        """
        first = beginning or save.first_step(start)
        self.start = start
        self.names = ("", "")
        self.comments: dict[int, str] = {}
        self.branches: list[save.Branch] = []
        self._entries = [Entry(None, first.events, first.state)]
        self._position = 0

    # --- where we are -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> engine.State:
        """The present state."""
        return self._entries[self._position].state

    @property
    def position(self) -> int:
        """How many acts led to the present state."""
        return self._position

    def entries(self) -> Sequence[Entry]:
        """All entries, those that were taken back included."""
        return self._entries

    @property
    def actions(self) -> tuple[Action, ...]:
        """The acts that led to the present state."""
        return self._acts(1, self._position + 1)

    def _acts(self, first: int, end: int | None = None) -> tuple[Action, ...]:
        return tuple(entry.action for entry in self._entries[first:end] if entry.action is not None)

    # --- acting -----------------------------------------------------------------------------------------------------

    def act(self, action: Action, *, auto: bool = False) -> Entry:
        """Do an act; the same act that was taken back is a redo. Otherwise what was taken back becomes a branch.

        Raises:
            IllegalAction: it may not be done now; nothing has changed.
        """
        if self.can_redo and self._entries[self._position + 1].action == action:
            self._position += 1
            return self._entries[self._position]
        step = engine.apply(self.state, action)
        if self.can_redo:
            self.branches.append(self._undone())
            self.comments = {at: text for at, text in self.comments.items() if at <= self._position}
            del self._entries[self._position + 1 :]
        self._entries.append(Entry(action, step.events, step.state, auto))
        self._position += 1
        return self._entries[-1]

    def _undone(self) -> save.Branch:
        return save.Branch(self._position, self._acts(self._position + 1))

    @property
    def can_undo(self) -> bool:
        """Is there an act to take back?"""
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        """Is there an act that was taken back?"""
        return self._position + 1 < len(self._entries)

    def undo(self) -> bool:
        """Take back an act; False if there is none."""
        return self.can_undo and self.go_to(self._position - 1)

    def redo(self) -> bool:
        """Do an act again; False if there is none."""
        return self.can_redo and self.go_to(self._position + 1)

    def go_to(self, number: int) -> bool:
        """Go to the moment after that many acts, as near as there is one; False if that is where we are."""
        before = self._position
        self._position = max(0, min(number, len(self._entries) - 1))
        return self._position != before

    def take_branch(self, number: int) -> None:
        """Play a kept branch; the acts left for it are kept as a branch in its place.

        Raises:
            IndexError: there is no such branch.
            IllegalAction: this engine does not allow an act of it any more; the acts before it are done.
        """
        branch = self.branches.pop(number)
        self._position = branch.at
        for action in branch.actions:
            self.act(action)

    def comment(self, text: str) -> None:
        """Set the remark on the present moment; empty removes it."""
        if text:
            self.comments[self._position] = text
        else:
            self.comments.pop(self._position, None)

    # --- saving -----------------------------------------------------------------------------------------------------

    def saved(self) -> save.SavedGame:
        """The game up to the present moment; what was taken back is kept as a branch."""
        marks = range(save.EVERY, self._position + 1, save.EVERY)
        branches = (*self.branches, self._undone()) if self.can_redo else tuple(self.branches)
        return save.SavedGame(
            save.FORMAT,
            save.ENGINE,
            self.start,
            self.actions,
            tuple(save.digest(self._entries[at].state) for at in marks),
            tuple(save.Comment(at, text) for at, text in sorted(self.comments.items()) if at <= self._position),
            branches,
            self.names,
        )

    def write(self, path: Path) -> None:
        """Save to a file, whole or not at all.

        Raises:
            KnownError: `file.write`, the file cannot be written.
        """
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_bytes(save.save(self.saved()))
            os.replace(beside, path)
        except OSError as error:
            raise KnownError("file.write", file=str(path), problem=str(error)) from error

    @classmethod
    def read(cls, path: Path) -> Self:
        """Load a saved game and play it to where it was.

        Raises:
            KnownError: `file.read`, `game.damaged`, `game.newer`; `game.diverged` if this engine plays it differently,
                with the number of the act.
        """
        try:
            data = path.read_bytes()
        except OSError as error:
            raise KnownError("file.read", file=str(path), problem=str(error)) from error
        return cls.resume(save.load(data))

    @classmethod
    def resume(cls, saved: save.SavedGame) -> Self:
        """The game of a saved form, played to its last act; errors as in `read`."""
        replay = save.replay(saved)
        if replay.diverged is not None:
            raise KnownError("game.diverged", act=replay.diverged, engine=saved.engine, clause=replay.refused)
        return cls.of(saved, replay)

    @classmethod
    def of(cls, saved: save.SavedGame, replay: save.Replay) -> Self:
        """A saved game as it was replayed, as far as the replay goes."""
        game = cls(saved.start, replay.steps[0])
        for action, step in zip(saved.actions, replay.steps[1:], strict=False):
            game._entries.append(Entry(action, step.events, step.state, game.plays_itself(action)))
        game._position = len(game._entries) - 1
        game.names = saved.names
        game.comments = {one.at: one.text for one in saved.comments if one.at <= game._position}
        game.branches = [branch for branch in saved.branches if branch.at <= game._position]
        return game

    def plays_itself(self, action: Action) -> bool:
        """Was this act of a saved game done for a side that nobody plays?"""
        return False
