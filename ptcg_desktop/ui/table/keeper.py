"""The running game kept in the library, so that it can go on at the very act after a restart."""

from __future__ import annotations

import threading
from collections.abc import Callable

from ptcg_desktop.engine import save as saving
from ptcg_desktop.services.games import GameService, SavedGame
from ptcg_desktop.ui.table.line import GameLine


class _Place:
    """Where one game is kept; the newest of what is written there stays, whatever thread comes last."""

    def __init__(self, game_id: int | None = None) -> None:
        self.id = game_id
        self.kept: object = None
        self.asked = 0
        self._written = 0
        self._lock = threading.Lock()

    def write(self, games: GameService, number: int, document: str, what: object) -> None:
        """Write a document, unless a newer one was written meanwhile."""
        with self._lock:
            if number > self._written:
                self.id = games.keep(document, self.id).value
                self.kept, self._written = what, number


class GameKeeper:
    """Keeps the game on the table among the saved games, each game in its own place."""

    def __init__(self, games: GameService) -> None:
        self._games = games
        self._line: GameLine | None = None
        self._place = _Place()

    @property
    def game_id(self) -> int | None:
        """Where the game on the table is kept."""
        return self._place.id

    def unfinished(self) -> SavedGame | None:
        """The game played last, if it is not over.

        Raises:
            KnownError: the library cannot be read.
        """
        last = next(iter(self._games.list()), None)
        return last if last is not None and last.unfinished else None

    def keep(self, line: GameLine) -> None:
        """Keep the game as it is now; nothing is written if it is kept already, or if nobody has done anything yet.

        Raises:
            KnownError: the library cannot be written.
        """
        write = self.writing(line)
        if write is not None:
            write()

    def writing(self, line: GameLine) -> Callable[[], None] | None:
        """What keeps the game as it is now, to be called on any thread; None if there is nothing to write.

        The disk may take its time, and the act that was just done is to be seen meanwhile.
        """
        if line is not self._line:
            self._line, self._place = line, _Place()
        place = self._place
        now = (line.position, len(line.entries()), line.name, tuple(line.tree()))
        if now == place.kept or (place.id is None and not line.can_undo and not line.can_redo):
            return None
        place.asked += 1
        number, document = place.asked, saving.save(line.saved()).decode()
        return lambda: place.write(self._games, number, document, now)

    def read(self, game_id: int) -> GameLine:
        """A saved game, played again to where it was; from now on it is kept where it came from.

        Raises:
            KnownError: `game.*`, or the library cannot be read.
        """
        line = GameLine.resume(saving.load(self._games.load(game_id).encode()))
        self._line, self._place = line, _Place(game_id)
        return line
