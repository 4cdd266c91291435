"""The running game kept in the library, so that it can go on at the very act after a restart."""

from __future__ import annotations

import msgspec

from ptcg_desktop.engine import save as saving
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.games import GameService, SavedGame
from ptcg_desktop.ui.table.line import GameLine


class GameKeeper:
    """Keeps the game on the table among the saved games, each game in its own place."""

    def __init__(self, games: GameService) -> None:
        self._games = games
        self._line: GameLine | None = None
        self._id: int | None = None
        self._kept: object = None

    @property
    def game_id(self) -> int | None:
        """Where the game on the table is kept."""
        return self._id

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
        if line is not self._line:
            self._line, self._id, self._kept = line, None, None
        now = (line.position, len(line.entries()), line.name, tuple(line.tree()))
        if now == self._kept or (self._id is None and not line.can_undo and not line.can_redo):
            return
        document = saving.save(line.saved()).decode()
        self._id = self._games.keep(document, self._id).value
        self._kept = now

    def read(self, game_id: int) -> GameLine:
        """A saved game, played again to where it was; from now on it is kept where it came from.

        Raises:
            KnownError: `game.*`, or the library cannot be read.
        """
        saved = saving.load(self._games.load(game_id).encode())
        replay = saving.replay(saved)
        if replay.diverged is not None and replay.refused:
            # A later engine forbids an act that was done: the game goes on before it.
            saved = msgspec.structs.replace(saved, actions=saved.actions[: replay.diverged], digests=(), ahead=())
        if not replay.steps:
            raise KnownError("game.damaged", place="actions", problem="")
        line = GameLine.of(saved, replay)
        self._line, self._id, self._kept = line, game_id, None
        return line
