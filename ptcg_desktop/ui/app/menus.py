"""Menu bar and keys, made from the table of commands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow, QMenu

from ptcg_desktop.ui.app.bindings import Bindings
from ptcg_desktop.ui.app.commands import Command, Commands

ORDER = ("file", "edit", "page", "view", "go", "help")


def _menu_titles() -> dict[str, str]:
    return {
        "file": QCoreApplication.translate("Menus", "&File"),
        "edit": QCoreApplication.translate("Menus", "&Edit"),
        "page": QCoreApplication.translate("Menus", "&Page"),
        "view": QCoreApplication.translate("Menus", "&View"),
        "go": QCoreApplication.translate("Menus", "&Go"),
        "help": QCoreApplication.translate("Menus", "&Help"),
    }


class Menus(Bindings):
    """Keeps the menu bar and the keys of a window in step with the table.

    An action is greyed while its menu is open and the command cannot run.
    """

    def __init__(self, window: QMainWindow, commands: Commands) -> None:
        self._window = window
        self._menus: dict[str, QMenu] = {}
        super().__init__(window, commands)
        self._fill_bar()

    def rebuild(self) -> None:
        super().rebuild()
        self._fill_bar()

    def _fill_bar(self) -> None:
        self._window.menuBar().clear()
        for menu in self._menus.values():
            menu.deleteLater()
        self._menus = {}
        titles = _menu_titles()
        for name in ORDER:
            mine = [command for command in self._commands.all() if command.menu == name]
            if mine:
                self._menus[name] = self._fill(titles[name], mine)

    def _fill(self, title: str, commands: list[Command]) -> QMenu:
        menu = QMenu(title, self._window)
        last = commands[0].id.rpartition(".")[0]
        for command in commands:
            group = command.id.rpartition(".")[0]
            if group != last:
                menu.addSeparator()
            last = group
            menu.addAction(self._made[command.id][1])
        menu.aboutToShow.connect(lambda: self._judge(commands))
        menu.aboutToHide.connect(lambda: self._revive(commands))
        self._window.menuBar().addMenu(menu)
        return menu

    def _judge(self, commands: list[Command]) -> None:
        for command in commands:
            action = self.action(command.id)
            if action is not None:
                action.setText(command.title())  # it may depend on what is shown: the words of a game's era
                action.setEnabled(command.enabled())
                if command.checked is not None:
                    action.setChecked(command.checked())

    def _revive(self, commands: list[Command]) -> None:
        for command in commands:
            action = self.action(command.id)
            if action is not None:
                action.setEnabled(True)
