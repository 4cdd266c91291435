"""Saved games: documents as the engine writes them, kept in the library under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import Changes, Done

if TYPE_CHECKING:
    from ptcg_desktop.store.connect import Library


class SavedGame(msgspec.Struct, frozen=True):
    """A saved game in the list. `at` = when it was saved last, ISO 8601, UTC."""

    id: int
    name: str
    at: str


class GameService:
    """Use cases of saved games. They are not undoable: a game has its own undo.

    Any call may raise `KnownError` (`database.*`, `library.in_use`); then nothing has changed.
    """

    def __init__(self, library: Library) -> None:
        self._library = library

    def list(self) -> list[SavedGame]:
        """All saved games, newest first."""
        with self._library.reading() as session:
            return [SavedGame(*row) for row in session.games()]

    def load(self, game_id: int) -> str:
        """The document of a saved game.

        Raises:
            KnownError: `game.gone`.
        """
        with self._library.reading() as session:
            document = session.game(game_id)
        if document is None:
            raise KnownError("game.gone")
        return document

    def save(self, name: str, document: str, game_id: int | None = None) -> Done[int]:
        """Save a game, over an earlier save if its id is given; the value is its id.

        Raises:
            KnownError: `game.gone` if that earlier save was deleted.
        """
        from ptcg_desktop.store.session import Session, save_game

        with self._library.writing() as connection:
            if game_id is not None and Session(connection).game(game_id) is None:
                raise KnownError("game.gone")
            saved = save_game(connection, game_id, name, document)
        return Done(saved, _about(saved))

    def delete(self, game_id: int) -> Done[None]:
        """Delete a saved game for good."""
        from ptcg_desktop.store.session import delete_game

        with self._library.writing() as connection:
            delete_game(connection, game_id)
        return Done(None, _about(game_id))


def _about(game_id: int) -> Changes:
    return Changes(frozenset({"games"}), frozenset({f"game:{game_id}"}))
