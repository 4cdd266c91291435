"""A game being played: every moment so far, undo and redo, branches, saving and loading.

There is one such model for all who play a game: the table makes its person's view of it (`ui.table.line`), documents
are kept in the library by `services.games` or written to files.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from ptcg_desktop import engine
from ptcg_desktop.engine import save
from ptcg_desktop.engine.actions import Action, CallCoins, Reseed
from ptcg_desktop.engine.events import Event
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.whole import swapped_in

LARGEST = 64 * 1024 * 1024
"""Bytes: no saved game is larger, and what is dropped on the table may be a film."""


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


@dataclass(frozen=True)
class _Line:
    """All acts of a line that is not being played now, from the beginning of the game on."""

    actions: tuple[Action, ...]
    name: str = ""


@dataclass(frozen=True)
class Twig:
    """A branch as a tree shows it.

    Attributes:
        number: Its number in `PlayedGame.branches`.
        at: It leaves the line that is played, or the branch it hangs on, after so many acts.
        length: How many acts it has from there on.
        depth: 1 for a branch of the line that is played, 2 for a branch of such a branch, and so on.
    """

    number: int
    name: str
    at: int
    length: int
    depth: int


class PlayedGame:
    """One game with all its moments. States share what did not change, so keeping every one costs little.

    Entry number n is the moment after n acts. Acts taken back stay until another act is done; then the line they were
    part of is kept as a branch.

    Attributes:
        name: Name of the line that is played; empty until somebody names it.
        names: Names of the decks.
        sides: Who decides for each side, as in `save.SavedGame`.
        comments: Remarks by number of the entry.
        diverged: For a loaded game that this engine plays differently, the number of the act from which on it does: the
            game stands before that, and what was saved is a branch. None for all others.
    """

    def __init__(self, start: save.Start, beginning: engine.Step | None = None) -> None:
        """Begin a game. `beginning` is the first step of `start` if it was made already.

        Raises:
            KnownError: the start is damaged or a deck cannot be played (`engine.*`, `game.damaged`).
        """
        first = beginning or save.first_step(start)
        self.start = start
        self.names = ("", "")
        self.name = ""
        self.sides = ("", "")
        self.comments: dict[int, str] = {}
        self.diverged: int | None = None
        self._lines: list[_Line] = []
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
            self._keep_line()
            self.comments = {at: text for at, text in self.comments.items() if at <= self._position}
            del self._entries[self._position + 1 :]
            self.name = ""
        self._entries.append(Entry(action, step.events, step.state, auto))
        self._position += 1
        return self._entries[-1]

    def _keep_line(self) -> None:
        """Keep the line that is played, to its very end, as a branch."""
        self._lines.append(_Line(self._acts(1), self.name))

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

    # --- branches ---------------------------------------------------------------------------------------------------

    @property
    def branches(self) -> list[save.Branch]:
        """The lines left for others, each from where it leaves the line that is played."""
        mine = self._acts(1)
        found = []
        for line in self._lines:
            at = _shared(mine, line.actions)
            found.append(save.Branch(at, line.actions[at:], line.name))
        return found

    def tree(self) -> list[Twig]:
        """The branches in the order of a tree: those that leave early first, each followed by its own branches."""
        mine = self._acts(1)
        order = sorted(range(len(self._lines)), key=lambda number: _shared(mine, self._lines[number].actions))
        twigs: list[Twig] = []
        for number in order:
            line = self._lines[number]
            at, depth, place = _shared(mine, line.actions), 1, len(twigs)
            for index, other in enumerate(twigs):
                shared = _shared(self._lines[other.number].actions, line.actions)
                if shared > at:
                    at, depth, place = shared, other.depth + 1, index + 1
            while depth > 1 and place < len(twigs) and twigs[place].depth >= depth:
                place += 1  # behind its elder sisters
            twigs.insert(place, Twig(number, line.name, at, len(line.actions) - at, depth))
        return twigs

    def take_branch(self, number: int) -> None:
        """Play a kept branch to its end; the line left for it is kept as a branch.

        Raises:
            IndexError: there is no such branch.
            IllegalAction: this engine does not allow an act of it any more; the acts before it are done, and the branch
                stays.
        """
        line = self._lines.pop(number)
        mine = self._acts(1)
        self._position = _shared(mine, line.actions)
        if self._position < len(mine):
            self._keep_line()
        del self._entries[self._position + 1 :]
        self.comments = {at: text for at, text in self.comments.items() if at <= self._position}
        self.name = line.name
        try:
            for action in line.actions[self._position :]:
                self.act(action, auto=self.plays_itself(action))
        except engine.IllegalAction:
            self._lines.append(line)
            self.name = ""
            raise

    def name_branch(self, number: int, name: str) -> None:
        """Give a branch a name; raises IndexError if there is no such branch."""
        self._lines[number] = replace(self._lines[number], name=name)

    def drop_branch(self, number: int) -> None:
        """Forget a branch; raises IndexError if there is no such branch."""
        del self._lines[number]

    def flip_anew(self, seed: int) -> Entry | None:
        """Do the next act that was taken back again, with other luck; the line of the old luck is kept as a branch.

        None if nothing was taken back.

        Raises:
            IllegalAction: the luck of this game is fixed.
        """
        if not self.can_redo:
            return None
        again = self._entries[self._position + 1]
        if again.action is None:
            return None
        self.act(Reseed(again.action.player, seed), auto=True)
        return self.act(again.action, auto=again.auto)

    def what_if(self, number: int, coins: tuple[bool, ...], name: str) -> Entry:
        """Do entry `number` again with coins that fall otherwise; the line so far is kept as a branch.

        Args:
            coins: How they fall, in the order in which they are flipped; later ones fall by chance.
            name: Of the new line.

        Raises:
            IndexError: there is no such act.
            IllegalAction: the luck of this game is fixed.
        """
        again = self._entries[number]
        if again.action is None:
            raise IndexError(number)
        self._position = number - 1
        while isinstance(self._entries[self._position].action, CallCoins):
            self._position -= 1  # what was said of these coins before does not hold any more
        self.act(CallCoins(again.action.player, coins), auto=True)
        entry = self.act(again.action, auto=again.auto)
        if self.state.forced.coins:  # fewer were flipped this time
            entry = self.act(CallCoins(again.action.player), auto=True)
        self.name = name
        return entry

    def comment(self, text: str) -> None:
        """Set the remark on the present moment; empty removes it."""
        if text:
            self.comments[self._position] = text
        else:
            self.comments.pop(self._position, None)

    # --- saving -----------------------------------------------------------------------------------------------------

    def saved(self) -> save.SavedGame:
        """The game at the present moment; what was taken back can be done again after loading."""
        marks = range(save.EVERY, self._position + 1, save.EVERY)
        return save.SavedGame(
            save.FORMAT,
            save.ENGINE,
            self.start,
            self.actions,
            tuple(save.digest(self._entries[at].state) for at in marks),
            tuple(save.Comment(at, text) for at, text in sorted(self.comments.items())),
            tuple(self.branches),
            self.names,
            self._acts(self._position + 1),
            self.name,
            self.sides,
            save.Summary(self.state.turn, self.state.result),
        )

    def write(self, path: Path) -> None:
        """Save to a file, whole or not at all.

        Raises:
            KnownError: `file.write`, the file cannot be written.
        """
        write_document(path, save.save(self.saved()))

    @classmethod
    def read(cls, path: Path) -> Self:
        """Load a saved game and play it to where it was, or as far as this engine plays it so (`diverged`).

        Raises:
            KnownError: `file.read`, `game.damaged`, `game.foreign`, `game.newer`.
        """
        try:
            with path.open("rb") as file:
                data = file.read(LARGEST + 1)
        except OSError as error:
            raise KnownError("file.read", file=str(path), problem=str(error)) from error
        if len(data) > LARGEST:
            raise KnownError("game.foreign")
        return cls.resume(save.load(data))

    @classmethod
    def resume(cls, saved: save.SavedGame) -> Self:
        """The game of a saved form, played to its last act as far as possible; errors as in `read`."""
        replay = save.replay(saved)
        game = cls(saved.start, replay.steps[0])
        game.sides, game.names, game.name = saved.sides, saved.names, saved.name
        for action, step in zip(saved.actions, replay.steps[1:], strict=False):
            game._entries.append(Entry(action, step.events, step.state, game.plays_itself(action)))
        game._position = len(game._entries) - 1
        game.comments = {one.at: one.text for one in saved.comments if one.at <= game._position}
        mine = saved.actions + saved.ahead
        game._lines = [_Line(mine[: branch.at] + branch.actions, branch.name) for branch in saved.branches]
        if replay.diverged is None:
            game._lay_ahead(saved.ahead)
        else:
            game.diverged = replay.diverged
            if len(mine) > game._position:
                game._lines.append(_Line(mine, game.name))
                game.name = ""
        return game

    def _lay_ahead(self, actions: Sequence[Action]) -> None:
        """Lay acts ahead that were taken back, as far as this engine allows them; the rest is a branch of its own."""
        here = self._position
        for number, action in enumerate(actions):
            try:
                self.act(action, auto=self.plays_itself(action))
            except engine.IllegalAction:
                self._lines.append(_Line(self._acts(1) + tuple(actions[number:]), ""))
                break
        self._position = here

    def plays_itself(self, action: Action) -> bool:
        """Was this act of a saved game done for a side that nobody plays?"""
        return False


def write_document(path: Path, document: bytes) -> None:
    """Write a saved game to a file, whole or not at all.

    Raises:
        KnownError: `file.write`, the file cannot be written.
    """
    try:
        with swapped_in(path) as beside:
            beside.write_bytes(document)
    except OSError as error:
        raise KnownError("file.write", file=str(path), problem=str(error)) from error


def _shared(one: Sequence[Action], other: Sequence[Action]) -> int:
    """How many acts two lines have in common from the beginning on."""
    return next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )
