"""A running game with its history: every act can be taken back and done again.

States share what did not change, so keeping one per act costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ptcg_desktop import engine
from ptcg_desktop.engine import save as saving


@dataclass(frozen=True, eq=False)
class Entry:
    """One act and what followed from it; the first entry of a game is its beginning and has no act.

    Attributes:
        auto: Done for a passive side.
        state: The state after it.
    """

    action: engine.Action | None
    events: tuple[engine.Event, ...]
    state: engine.State
    auto: bool = False


class GameLine:
    """The acts of one game and the present moment among them."""

    def __init__(self, start: saving.Start, beginning: engine.Step | None = None, *, person: int = 0) -> None:
        """Begin a game.

        Raises:
            KnownError: the start is damaged or a deck cannot be played.
        """
        first = beginning or saving.first_step(start)
        self.start = start
        self.person = person
        self._entries = [Entry(None, first.events, first.state)]
        self._position = 0

    @classmethod
    def of(cls, saved: saving.SavedGame, replay: saving.Replay, *, person: int = 0) -> GameLine:
        """A saved game at its last act. Acts of the other side count as done for it."""
        line = cls(saved.start, replay.steps[0], person=person)
        for action, step in zip(saved.actions, replay.steps[1:], strict=False):
            line._entries.append(Entry(action, step.events, step.state, action.player != person))
        line._position = len(line._entries) - 1
        return line

    def saved(self) -> saving.SavedGame:
        """The game up to the present moment, to be kept."""
        done = self._entries[1 : self._position + 1]
        digests = tuple(
            saving.digest(entry.state) for number, entry in enumerate(done, start=1) if number % saving.EVERY == 0
        )
        return saving.SavedGame(saving.FORMAT, saving.ENGINE, self.start, tuple(self.actions()), digests)

    @property
    def state(self) -> engine.State:
        """The present state."""
        return self._entries[self._position].state

    @property
    def position(self) -> int:
        """Number of the entry that led to the present state."""
        return self._position

    def entries(self) -> Sequence[Entry]:
        """All entries, those that were taken back included."""
        return self._entries

    def actions(self) -> list[engine.Action]:
        """The acts that led to the present state."""
        return [entry.action for entry in self._entries[1 : self._position + 1] if entry.action is not None]

    @property
    def can_undo(self) -> bool:
        """Is there an act of the person to take back?"""
        return self._last_own() is not None

    @property
    def can_redo(self) -> bool:
        """Is there an act that was taken back?"""
        return self._position + 1 < len(self._entries)

    def do(self, action: engine.Action, *, auto: bool = False) -> tuple[engine.Event, ...]:
        """Do an act; what was taken back is kept as long as the same acts are done again.

        Raises:
            engine.IllegalAction: the act is not legal; nothing has changed.
        """
        step = engine.apply(self.state, action)
        if self.can_redo and self._entries[self._position + 1].action == action:
            self._position += 1
            return self._entries[self._position].events
        del self._entries[self._position + 1 :]
        self._entries.append(Entry(action, step.events, step.state, auto))
        self._position += 1
        return step.events

    def undo(self) -> bool:
        """Go to before the person's last act; False if there is none."""
        last = self._last_own()
        if last is None:
            return False
        self._position = last - 1
        return True

    def redo(self) -> bool:
        """Go to after the person's next act and all that was done for the other side; False if there is none."""
        if not self.can_redo:
            return False
        self._position += 1
        self._past_auto()
        return True

    def go_to(self, number: int) -> bool:
        """Go to the moment after that entry, and on to where the person may act; False if it is already there."""
        before = self._position
        self._position = max(0, min(number, len(self._entries) - 1))
        self._past_auto()
        return self._position != before

    def _past_auto(self) -> None:
        while self.can_redo and self._entries[self._position + 1].auto:
            self._position += 1

    def _last_own(self) -> int | None:
        for number in range(self._position, 0, -1):
            if not self._entries[number].auto:
                return number
        return None
