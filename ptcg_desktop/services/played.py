"""A game being played: its states so far, undo and redo to any act, branches, saving and loading.

The command line and whoever plays a game to its end do so through this; saved documents are kept by `services.games`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine import save
from ptcg_desktop.engine.actions import Action
from ptcg_desktop.engine.events import Event
from ptcg_desktop.errors import KnownError


class PlayedGame:
    """One game with all its states. States share what did not change, so keeping every one costs little.

    Acts are counted from 0; `at` is the number of acts done, and state number n is the one after n acts.
    """

    def __init__(self, start: save.Start, names: tuple[str, str] = ("", "")) -> None:
        self.start = start
        self.names = names
        self.comments: dict[int, str] = {}
        self.branches: list[save.Branch] = []
        self._steps: list[engine.Step] = [save.first_step(start)]
        self._actions: list[Action] = []
        self._at = 0

    @classmethod
    def new(
        cls,
        profile: engine.Profile,
        decks: tuple[Sequence[CardDef], Sequence[CardDef]],
        seed: int,
        options: engine.Options = engine.Options(),  # noqa: B008 - frozen
        names: tuple[str, str] = ("", ""),
    ) -> PlayedGame:
        """Begin a game between two decks.

        Raises:
            KnownError: a deck cannot be played (`engine.no_basic`, `engine.small_deck`, `engine.effect`).
        """
        return cls(save.start_from_decks(profile, decks, seed, options), names)

    # --- where we are -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> engine.State:
        """The state now."""
        return self._steps[self._at].state

    @property
    def at(self) -> int:
        """How many acts are done now."""
        return self._at

    @property
    def length(self) -> int:
        """How many acts can be reached by redo."""
        return len(self._actions)

    @property
    def seed(self) -> int:
        """Where chance began."""
        return self.start.seed

    @property
    def actions(self) -> tuple[Action, ...]:
        """Acts done so far."""
        return tuple(self._actions[: self._at])

    def events(self, since: int = 0) -> list[tuple[int, tuple[Event, ...]]]:
        """What happened: (number of the act, its events), from state `since` on; number 0 is the beginning."""
        return [(number, self._steps[number].events) for number in range(since, self._at + 1)]

    def view(self, player: int) -> engine.View:
        """What a player may know now."""
        return engine.view(self.state, player)

    def legal(self) -> tuple[Action, ...]:
        """What may be done now."""
        return engine.legal(self.state)

    def explain(self, action: Action) -> engine.Refusal | None:
        """Why an act may not be done now, or None."""
        return engine.explain(self.state, action)

    # --- acting -----------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> engine.Step:
        """Do an act. Acts undone before are kept as a branch if this one differs.

        Raises:
            IllegalAction: it may not be done now; nothing has changed.
        """
        if self._at < len(self._actions) and self._actions[self._at] == action:
            self._at += 1
            return self._steps[self._at]
        step = engine.apply(self.state, action)
        if self._at < len(self._actions):
            self.branches.append(save.Branch(self._at, tuple(self._actions[self._at :])))
            self.comments = {at: text for at, text in self.comments.items() if at <= self._at}
            del self._actions[self._at :], self._steps[self._at + 1 :]
        self._actions.append(action)
        self._steps.append(step)
        self._at += 1
        return step

    def can_undo(self) -> bool:
        """Is there an act to take back?"""
        return self._at > 0

    def can_redo(self) -> bool:
        """Is there an act to do again?"""
        return self._at < len(self._actions)

    def undo(self) -> bool:
        """Take back the last act; False if there is none."""
        return self.go_to(self._at - 1)

    def redo(self) -> bool:
        """Do the next act again; False if there is none."""
        return self.go_to(self._at + 1)

    def go_to(self, at: int) -> bool:
        """Go to the state after `at` acts; False if there is no such state."""
        if not 0 <= at < len(self._steps):
            return False
        self._at = at
        return True

    def take_branch(self, number: int) -> None:
        """Play a kept branch; the acts left for it are kept as a branch in its place.

        Raises:
            IndexError: there is no such branch.
        """
        branch = self.branches.pop(number)
        self.go_to(branch.at)
        for action in branch.actions:
            self.act(action)

    def comment(self, text: str) -> None:
        """Set the remark on the state now; empty removes it."""
        if text:
            self.comments[self._at] = text
        else:
            self.comments.pop(self._at, None)

    # --- saving -----------------------------------------------------------------------------------------------------

    def saved(self) -> save.SavedGame:
        """The game in its saved form, with every act that can be reached by redo."""
        marks = range(save.EVERY, len(self._steps), save.EVERY)
        return save.SavedGame(
            save.FORMAT,
            save.ENGINE,
            self.start,
            tuple(self._actions),
            tuple(save.digest(self._steps[at].state) for at in marks),
            tuple(save.Comment(at, text) for at, text in sorted(self.comments.items())),
            tuple(self.branches),
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
    def read(cls, path: Path) -> PlayedGame:
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
    def resume(cls, saved: save.SavedGame) -> PlayedGame:
        """The game of a saved form, played to its last act; errors as in `read`."""
        replay = save.replay(saved)
        if replay.diverged is not None:
            raise KnownError("game.diverged", act=replay.diverged, engine=saved.engine, clause=replay.refused)
        game = cls(saved.start, saved.names)
        game._steps = list(replay.steps)
        game._actions = list(saved.actions)
        game._at = len(game._actions)
        game.comments = {one.at: one.text for one in saved.comments}
        game.branches = list(saved.branches)
        return game
