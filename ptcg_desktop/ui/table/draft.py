"""The running game kept in the library, so that it can go on at the very act after a restart."""

from __future__ import annotations

import msgspec

from ptcg_desktop.engine import save as saving
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.games import GameService
from ptcg_desktop.ui.table.line import GameLine

DRAFT_NAME = "\u00a0draft"
"""Name of the kept game in the list of saved games: one that nobody types."""


class DraftKeeper:
    """Keeps one game: the one on the table."""

    def __init__(self, games: GameService) -> None:
        self._games = games
        self._id: int | None = None
        self._kept: tuple[int, int] | None = None

    def _find(self) -> int | None:
        if self._id is None:
            self._id = next((game.id for game in self._games.list() if game.name == DRAFT_NAME), None)
        return self._id

    def exists(self) -> bool:
        """Is a game kept?

        Raises:
            KnownError: the library cannot be read.
        """
        return self._find() is not None

    def keep(self, line: GameLine) -> None:
        """Keep the game as it is now; nothing is written if it is kept already.

        Raises:
            KnownError: the library cannot be written.
        """
        now = (id(line), line.position)
        if now == self._kept:
            return
        document = saving.save(line.saved()).decode()
        self._id = self._games.save(DRAFT_NAME, document, self._find()).value
        self._kept = now

    def forget(self) -> None:
        """The game is over: it need not be kept.

        Raises:
            KnownError: the library cannot be written.
        """
        found = self._find()
        if found is not None:
            self._games.delete(found)
        self._id = None
        self._kept = None

    def read(self) -> GameLine | None:
        """The kept game, played again to where it was; None if there is none.

        Raises:
            KnownError: `game.damaged`, `game.newer`, or the library cannot be read.
        """
        found = self._find()
        if found is None:
            return None
        saved = saving.load(self._games.load(found).encode())
        replay = saving.replay(saved)
        if replay.diverged is not None and replay.refused:
            # A later engine forbids an act that was done: the game goes on before it.
            saved = msgspec.structs.replace(saved, actions=saved.actions[: replay.diverged], digests=())
        if not replay.steps:
            raise KnownError("game.damaged", place="actions", problem="")
        return GameLine.of(saved, replay)
