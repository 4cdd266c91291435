"""Positions at the table: setting one up, taking the one on the table, saving it or the game as a scenario."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from ptcg_desktop.engine import save as saving
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import position_text, positions
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.services.opponents import practice_deck
from ptcg_desktop.services.position_edit import put
from ptcg_desktop.services.position_text import Spot
from ptcg_desktop.services.positions import Brought
from ptcg_desktop.services.scenario_format import GivenSpec
from ptcg_desktop.services.scenario_saving import Written, game_scenario, position_scenario, write_scenario
from ptcg_desktop.ui.app.commands import Command, FixedKey, KeyPlace
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.position_editor import PositionEditor
from ptcg_desktop.ui.table.position_keys import PLACE, PositionKeys

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.table.presenter import TablePresenter

SCENARIOS = (".yaml", ".yml")
"""Endings of scenario files."""
Make = Callable[["TablePresenter", str], Written]


class PositionsDesk(QObject):
    """What the page does with positions; `play` puts a game on the table, `presenter` is that of the one there."""

    def __init__(
        self,
        page: QWidget,
        context: AppContext,
        presenter: Callable[[], TablePresenter | None],
        play: Callable[[GameLine], None],
        new_seed: Callable[[], int],
        look: Look,
        profiles: Callable[[], list[tuple[str, str]]],
    ) -> None:
        super().__init__(page)
        self._page, self._context, self._presenter = page, context, presenter
        self._play, self._new_seed, self._look, self._profiles = play, new_seed, look, profiles
        self.editor: PositionEditor | None = None

    def lines(self) -> list[tuple[str, Callable[[], str], Callable[[], None]]]:
        """What the menu of the tools offers: command, title and what it does."""
        return [
            ("edit_position", lambda: self.tr("Edit this position…"), self.edit_this),
            ("save_position", lambda: self.tr("Save position as a scenario…"), self.ask_save_position),
            ("save_scenario", lambda: self.tr("Save game as a scenario…"), self.ask_save_game),
        ]

    def commands(self, playing: Callable[[], bool]) -> list[Command]:
        """What the palette offers."""
        keys = ("Ctrl+Shift+E", "Ctrl+Shift+S", "")
        found = [Command("table.position", lambda: self.tr("Set up a position…"), self.edit_new, "Ctrl+E", menu="")]
        for key, (name, title, act) in zip(keys, self.lines(), strict=True):
            found.append(Command(f"table.{name}", title, act, key, playing, menu=""))
        return found

    def key_place(self, fixed: list[FixedKey]) -> KeyPlace:
        """The keys of the editor, for the overview of keys; `fixed` are those of every board."""
        keys = PositionKeys(self._context, lambda _name: None, self)
        return KeyPlace(PLACE, self.tr("Position editor"), keys.commands(), fixed)

    def edit_this(self) -> None:
        """Open the editor with the position on the table."""
        try:
            brought = self._of_table()
        except KnownError as error:
            self._context.show_error(error)
            return
        if brought is not None:
            self.edit(brought)

    def _of_table(self) -> Brought | None:
        """The position of the game on the table, if there is one.

        Raises:
            KnownError: `position.hidden`, `position.moment`.
        """
        table = self._presenter()
        if table is None or table.curtain:
            return None
        if not table.alone:  # the text names every hidden card
            raise KnownError("position.hidden")
        return positions.of_state(table.line.state, self._context.language)

    def _offered(self) -> Brought | None:
        """The same where it can be had; None otherwise."""
        try:
            return self._of_table()
        except KnownError:  # then it is not offered
            return None

    def edit_new(self) -> None:
        """Open the editor with an empty board, the practice dummy on the other side."""
        dummy, language = practice_deck()[0], self._context.language
        name = dummy.name.get(language)
        given = put(GivenSpec(), name, "pokemon", Spot("B", "active"))
        text = position_text.write(given, positions.DEFAULT_PROFILE, language)
        self.edit(Brought(text, {name: dummy}))

    def open_file(self, path: Path) -> None:
        """Open the editor with a position of a scenario file."""
        self.edit_new()
        if self.editor is not None:
            self.editor.open_file(path)

    def edit(self, brought: Brought) -> None:
        """Open the editor with a position."""
        self.editor = PositionEditor(
            self._context, self._new_seed(), self._look, self._profiles, self._offered, self._page
        )
        self.editor.bring(brought)
        self.editor.wanted.connect(self._begin)
        self.editor.finished.connect(self._closed)
        self.editor.open()
        self.editor.text.setFocus()

    def _closed(self) -> None:
        if self.editor is not None:
            self.editor.deleteLater()
        self.editor = None

    def _begin(self, start: saving.Start, opponent: str) -> None:
        try:
            line = GameLine(start)
        except KnownError as error:
            self._context.show_error(error)
            return
        line.names, line.sides = (self.tr("Position"), ""), ("person", opponent)
        self._play(line)

    def ask_save_position(self) -> None:
        """Save the position on the table as a scenario."""
        self._ask(self.tr("Save position as a scenario"), "position.yaml", _position)

    def ask_save_game(self) -> None:
        """Save the game on the table as a scenario: all acts of the line that is played, up to now."""
        self._ask(self.tr("Save game as a scenario"), "game.yaml", _game)

    def _ask(self, title: str, name: str, make: Make) -> None:
        table = self._presenter()
        if table is None:
            return
        try:
            make(table, "")  # before anybody looks for a place for it
        except KnownError as error:
            self._context.show_error(error)
            return
        kinds = self.tr("Scenarios (*.yaml *.yml)")
        chosen, _kind = QFileDialog.getSaveFileName(self._page, title, str(Path.home() / name), kinds)
        if chosen:
            self.save(Path(chosen), make)

    def save(self, path: Path, make: Make) -> None:
        """Write a scenario and say what of the game it does not hold."""
        table = self._presenter()
        if table is None:
            return
        try:
            written = make(table, path.stem)
            write_scenario(path, written.document)
        except KnownError as error:
            self._context.show_error(error)
            return
        done = self.tr("Saved as {file}.").format(file=isolated(path.name))
        missing = [self._context.say(f"position.left.{code}") for code in written.left_out]
        if missing:
            done += " " + self.tr("Not in it: {things}.").format(things="; ".join(missing))
        self._context.notify(done)


def _position(table: TablePresenter, title: str) -> Written:
    return position_scenario(table.line.state, title)


def _game(table: TablePresenter, title: str) -> Written:
    return game_scenario(table.line.entries()[: table.line.position + 1], title)
