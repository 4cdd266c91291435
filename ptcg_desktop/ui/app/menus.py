"""Menu bar and shortcuts, made from the table of commands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ptcg_desktop.ui.app.commands import Command, Commands
from ptcg_desktop.ui.app.icons import icon

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


class Menus(QObject):
    """Keeps the menu bar and the shortcuts of a window in step with the table.

    An action is greyed while its menu is open and the command cannot run; otherwise it stays live, and `enabled` is
    asked at the moment the shortcut is pressed, so that no page has to tell of every change.
    """

    def __init__(self, window: QMainWindow, commands: Commands) -> None:
        super().__init__(window)
        self._window = window
        self._commands = commands
        self._made: dict[str, tuple[Command, QAction]] = {}
        self._menus: dict[str, QMenu] = {}
        commands.changed.connect(self.rebuild)
        self.rebuild()

    def action(self, command_id: str) -> QAction | None:
        """The action of a command that is there now."""
        made = self._made.get(command_id)
        return None if made is None else made[1]

    def rebuild(self) -> None:
        """Follow the table or the language; the actions of commands that stay are kept, and named anew."""
        bar = self._window.menuBar()
        bar.clear()
        for menu in self._menus.values():
            menu.deleteLater()
        self._menus = {}
        commands = self._commands.all()
        kept = {each.id: made for each in commands if (made := self._made.get(each.id)) and made[0] is each}
        for command_id, (_, action) in self._made.items():
            if command_id not in kept:
                self._window.removeAction(action)
                action.deleteLater()
        self._made = {each.id: kept.get(each.id) or (each, self._make(each)) for each in commands}
        for command, action in self._made.values():
            action.setText(command.title())
            if command.checked is not None:
                action.setChecked(command.checked())
        titles = _menu_titles()
        for name in ORDER:
            mine = [command for command in commands if command.menu == name]
            if mine:
                self._menus[name] = self._fill(titles[name], mine)

    def _make(self, command: Command) -> QAction:
        action = QAction(self)
        if command.icon:
            action.setIcon(icon(command.icon))
        if command.shortcut:
            action.setShortcuts([QKeySequence(keys) for keys in command.shortcut.split("|")])
        action.setAutoRepeat(command.repeats)
        action.setCheckable(command.checked is not None)
        action.triggered.connect(lambda _on=False, wanted=command.id: self._commands.run(wanted))
        self._window.addAction(action)
        return action

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
                action.setEnabled(command.enabled())
                if command.checked is not None:
                    action.setChecked(command.checked())

    def _revive(self, commands: list[Command]) -> None:
        for command in commands:
            action = self.action(command.id)
            if action is not None:
                action.setEnabled(True)
