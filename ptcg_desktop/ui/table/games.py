"""Saved games at the table: the list of them, files, and what is dropped on the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.words import era_of_profile, term
from ptcg_desktop.ui.app.dropping import LISTS, TABLES, files_in
from ptcg_desktop.ui.table.games_panel import GameLineText, GamesPanel
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.widgets.written import local, written_moment

if TYPE_CHECKING:
    from ptcg_desktop.engine.save import Overview
    from ptcg_desktop.services.games import SavedGame
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.table.keeper import GameKeeper


class Games(QObject):
    """What can be done with saved games; `play` puts one on the table, `save` keeps the one that lies there."""

    def __init__(
        self,
        page: QWidget,
        panel: GamesPanel,
        context: AppContext,
        keeper: GameKeeper,
        play: Callable[[GameLine], None],
        save: Callable[[], None],
    ) -> None:
        super().__init__(page)
        self._save = save
        self._page, self._panel, self._context, self._keeper, self._play = page, panel, context, keeper, play
        panel.opened.connect(self.open)
        panel.renamed.connect(self.ask_name)
        panel.exported.connect(self.ask_export)
        panel.deleted.connect(self.delete)
        panel.file_wanted.connect(self.ask_file)

    def refresh(self) -> None:
        """Show the games there are."""
        try:
            games = self._context.workspace.games.list()
        except KnownError as error:
            self._context.show_error(error)
            return
        self._panel.set_games([self._text(game) for game in games])

    def _text(self, game: SavedGame) -> GameLineText:
        parts = [written_moment(local(game.at))]
        decks = ""
        if game.about is None:
            parts.append(self.tr("cannot be read"))
        else:
            mine, theirs = game.about.names
            decks = self.tr("{mine} against {theirs}").format(mine=mine or "–", theirs=theirs or "–")
            parts += [self._stands(game), self.tr("seed {seed}").format(seed=game.about.start.seed)]
            if game.name:
                parts.insert(0, decks)
        return GameLineText(game.id, game.name or decks or self.tr("A game"), " · ".join(parts))

    def _stands(self, game: SavedGame) -> str:
        assert game.about is not None
        result = game.about.summary.result
        if result is None and not game.about.summary.turn:
            return self.tr("setup")
        if result is None:
            return self._turn(game.about)
        return {0: self.tr("won"), 1: self.tr("lost")}.get(result.winner, self.tr("nobody won"))

    def _turn(self, about: Overview) -> str:
        """How far a game has come, in the words of its rules; in those of today where they are foreign rules."""
        try:
            era = era_of_profile(about.start.profile.id)
        except KnownError:
            era = "modern"
        return f"{term('turn', self._context.language, era)} {about.summary.turn}"

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except KnownError as error:
            self._context.show_error(error)
        self.refresh()

    def open(self, game_id: int) -> None:
        """Go on with a game."""
        self._save()
        try:
            line = self._keeper.read(game_id)
        except KnownError as error:
            self._context.show_error(error)
            return
        self._play(line)

    def ask_name(self, game_id: int) -> None:
        """Give a game a name."""
        games = self._context.workspace.games
        old = next((game.name for game in games.list() if game.id == game_id), "")
        name, given = QInputDialog.getText(self._page, self.tr("Name of the game"), self.tr("Name"), text=old)
        if given:
            self._try(lambda: games.rename(game_id, name.strip()))

    def delete(self, game_id: int) -> None:
        """Delete a game; for a moment it can be had back."""
        games = self._context.workspace.games
        try:
            name = next((game.name for game in games.list() if game.id == game_id), "")
            document = games.load(game_id)
            games.delete(game_id)
        except KnownError as error:
            self._context.show_error(error)
        else:
            back = lambda: self._try(lambda: games.save(name, document))  # noqa: E731
            self._context.notify(self.tr("The game was deleted."), self.tr("Undo"), back)
        self.refresh()

    def ask_export(self, game_id: int) -> None:
        """Save a game as a file."""
        path = self._ask_path()
        if path is not None:
            self._try(lambda: self._context.workspace.games.export(game_id, path))

    def ask_save(self, line: GameLine) -> None:
        """Save the game on the table as a file."""
        path = self._ask_path()
        if path is not None:
            self._try(lambda: line.write(path))

    def _ask_path(self) -> Path | None:
        name, _kind = QFileDialog.getSaveFileName(
            self._page, self.tr("Save the game as a file"), str(Path.home() / "game.json"), self.tr("Games (*.json)")
        )
        return Path(name) if name else None

    def ask_file(self) -> None:
        """Open a game from a file."""
        name, _kind = QFileDialog.getOpenFileName(
            self._page, self.tr("Open a game"), str(Path.home()), self.tr("Games (*.json)")
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open a game from a file; it is played to where it was on another thread."""
        self._context.tasks.run(lambda _control: GameLine.read(path), self._read)

    def _read(self, line: GameLine) -> None:
        self._save()
        self._play(line)


def dropped_file(event: QDropEvent) -> Path | None:
    """The one file that is being dropped, if it may be a game: tables and deck lists are for the window."""
    files = files_in(event.mimeData())
    return files[0] if len(files) == 1 and files[0].suffix.casefold() not in TABLES | LISTS else None
