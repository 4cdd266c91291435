"""The running game as its person moves through it: undo and redo skip what was done for the passive side."""

from __future__ import annotations

from ptcg_desktop import engine
from ptcg_desktop.engine import save as saving
from ptcg_desktop.services.played import Entry, PlayedGame

__all__ = ["Entry", "GameLine"]


class GameLine(PlayedGame):
    """A played game with a person at side `person`; every step through it ends where that person may act."""

    def __init__(self, start: saving.Start, beginning: engine.Step | None = None, *, person: int = 0) -> None:
        """Begin a game.

        Raises:
            KnownError: the start is damaged or a deck cannot be played.
        """
        super().__init__(start, beginning)
        self.person = person

    def plays_itself(self, action: engine.Action) -> bool:
        """Acts of the other side count as done for it."""
        return action.player != self.person

    @property
    def can_undo(self) -> bool:
        """Is there an act of the person to take back?"""
        return self._last_own() is not None

    def undo(self) -> bool:
        """Go to before the person's last act; False if there is none."""
        last = self._last_own()
        return last is not None and super().go_to(last - 1)

    def go_to(self, number: int) -> bool:
        """Go to the moment after that many acts, and on to where the person may act; False if it is already there."""
        before = self.position
        super().go_to(number)
        entries = self.entries()
        after = self.position
        while after + 1 < len(entries) and entries[after + 1].auto:
            after += 1
        super().go_to(after)
        return self.position != before

    def _last_own(self) -> int | None:
        entries = self.entries()
        return next((number for number in range(self.position, 0, -1) if not entries[number].auto), None)
