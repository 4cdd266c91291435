"""Saved games: documents as the engine writes them, kept in the library under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.engine.save import Overview, overview
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import Changes, Done
from ptcg_desktop.services.played import write_document

if TYPE_CHECKING:
    from pathlib import Path

    from ptcg_desktop.store.connect import Library


KEPT = 30
"""So many games without a name are kept; the oldest goes when another is begun."""
_EARLIER_DRAFT = "\u00a0draft"
"""What versions before called the game that was being played."""


class SavedGame(msgspec.Struct, frozen=True):
    """A saved game in the list.

    Attributes:
        name: Empty for a game that was kept by itself, because it was played.
        at: When it was saved last, ISO 8601, UTC.
        about: Decks, rules and where it stands; None if its document cannot be read.
    """

    id: int
    name: str
    at: str
    about: Overview | None = None

    @property
    def unfinished(self) -> bool:
        """Can it be played on?"""
        return self.about is not None and self.about.summary.result is None


class GameService:
    """Use cases of saved games. They are not undoable: a game has its own undo.

    Any call may raise `KnownError` (`database.*`, `library.in_use`); then nothing has changed.
    """

    def __init__(self, library: Library) -> None:
        self._library = library

    def list(self) -> list[SavedGame]:
        """All saved games, the one played last first."""
        with self._library.reading() as session:
            rows = session.games()
        return [SavedGame(row[0], row[1].replace(_EARLIER_DRAFT, ""), row[2], _overview(row[3])) for row in rows]

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

    def keep(self, document: str, game_id: int | None = None) -> Done[int]:
        """Keep a game that is being played: under the name it has, or without one; the value is its id.

        Of games without a name the newest `KEPT` stay.
        """
        from ptcg_desktop.store.session import Session, delete_game, save_game

        with self._library.writing() as connection:
            rows = Session(connection).games()
            name = next((row[1] for row in rows if row[0] == game_id), None)
            saved = save_game(connection, None if name is None else game_id, name or "", document)
            nameless = [row[0] for row in rows if not row[1] and row[0] != saved]
            for old in nameless[KEPT - 1 :]:
                delete_game(connection, old)
        return Done(saved, _about(saved))

    def rename(self, game_id: int, name: str) -> Done[int]:
        """Give a saved game a name, so that it stays.

        Raises:
            KnownError: `game.gone`.
        """
        return self.save(name, self.load(game_id), game_id)

    def export(self, game_id: int, path: Path) -> None:
        """Write a saved game to a file.

        Raises:
            KnownError: `game.gone`, `file.write`.
        """
        write_document(path, self.load(game_id).encode())

    def delete(self, game_id: int) -> Done[None]:
        """Delete a saved game for good."""
        from ptcg_desktop.store.session import delete_game

        with self._library.writing() as connection:
            delete_game(connection, game_id)
        return Done(None, _about(game_id))


def _overview(document: str) -> Overview | None:
    try:
        return overview(document.encode())
    except KnownError:
        return None  # the list still shows it, and opening it says what is wrong


def _about(game_id: int) -> Changes:
    return Changes(frozenset({"games"}), frozenset({f"game:{game_id}"}))
