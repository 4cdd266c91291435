"""The running game as its person moves through it: undo and redo skip what was done for sides without a person."""

from __future__ import annotations

from ptcg_desktop import engine
from ptcg_desktop.services.opponents import PEOPLE, sides_of
from ptcg_desktop.services.played import Entry, PlayedGame

__all__ = ["Entry", "GameLine"]


class GameLine(PlayedGame):
    """A played game with a person at one side or both; every step through it ends where a person may act."""

    def plays_itself(self, action: engine.Action) -> bool:
        """Acts of sides without a person count as done for them."""
        return sides_of(self.sides)[action.player] not in PEOPLE

    @property
    def can_undo(self) -> bool:
        """Is there an act of a person to take back?"""
        return self._last_own() is not None

    def undo(self) -> bool:
        """Go to before a person's last act; False if there is none."""
        last = self._last_own()
        return last is not None and super().go_to(last - 1)

    def go_to(self, number: int) -> bool:
        """Go to the moment after that many acts, and on to where a person may act; False if it is already there."""
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
