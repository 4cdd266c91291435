"""Actions of the commands that are there now: what makes their keys work."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from ptcg_desktop.ui.app.commands import Command, Commands
from ptcg_desktop.ui.app.icons import icon


class Bindings(QObject):
    """Keeps an action for every command of the table, on `host` or where the command's keys work.

    Actions stay enabled, and `enabled` is asked at the moment the key is pressed, so that no page has to tell of every
    change.
    """

    def __init__(self, host: QWidget, commands: Commands) -> None:
        super().__init__(host)
        self._host = host
        self._commands = commands
        self._made: dict[str, tuple[Command, QAction]] = {}
        commands.changed.connect(self.rebuild)
        Bindings.rebuild(self)

    def action(self, command_id: str) -> QAction | None:
        """The action of a command that is there now."""
        made = self._made.get(command_id)
        return None if made is None else made[1]

    def rebuild(self) -> None:
        """Follow the table, the keys and the language; the actions of commands that stay are kept, and named anew."""
        commands = self._commands.all()
        kept = {each.id: made for each in commands if (made := self._made.get(each.id)) and made[0] is each}
        for command_id, (command, action) in self._made.items():
            if command_id not in kept:
                (command.scope or self._host).removeAction(action)
                action.deleteLater()
        self._made = {each.id: kept.get(each.id) or (each, self._make(each)) for each in commands}
        keys = self._commands.keymap.given(commands)
        for command, action in self._made.values():
            action.setText(command.title())
            action.setShortcuts([QKeySequence(key) for key in keys[command.id]])
            if command.checked is not None:
                action.setChecked(command.checked())

    def _make(self, command: Command) -> QAction:
        action = QAction(self)
        if command.icon:
            action.setIcon(icon(command.icon))
        if command.scope is not None:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setAutoRepeat(command.repeats)
        action.setCheckable(command.checked is not None)
        action.triggered.connect(lambda _on=False, wanted=command.id: self._commands.run(wanted))
        (command.scope or self._host).addAction(action)
        return action
