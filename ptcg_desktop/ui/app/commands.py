"""One table of commands: menus, toolbar, palette, shortcuts and help all read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ptcg_desktop.ui.app.keymap import Keymap


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Command:
    """Something the person can do.

    Attributes:
        id: Stable dotted name, `"decks.new"`.
        title: Gives the text in the present language: `lambda: self.tr("New deck")`.
        run: Does it.
        shortcut: The keys it comes with, in Qt's portable spelling (`"Ctrl+N"`, several parted by `|`), `""` for none;
            the person may have chosen others (`keymap`). They work while the command's page is shown.
        enabled: Whether it can be run now; asked whenever a menu or the palette opens and before a shortcut runs.
        icon: Name of an icon in resources/icons, `""` for none.
        menu: Where the menu bar shows it (`"file"`, `"edit"`, `"view"`, `"go"`, `"help"`, `"page"`); `""` = only in the
            palette.
        checked: For a command that is a state: whether it is on.
        repeats: May holding the key run it again and again?
        scope: The part of the page in which the keyboard must be for its keys to work; None = anywhere in the window.
    """

    id: str
    title: Callable[[], str]
    run: Callable[[], object]
    shortcut: str = ""
    enabled: Callable[[], bool] = field(default=_always)
    icon: str = ""
    menu: str = "page"
    checked: Callable[[], bool] | None = None
    repeats: bool = False
    scope: QWidget | None = None


@dataclass(frozen=True)
class FixedKey:
    """Keys of a list or of the board that no setting moves, told among the others.

    Attributes:
        keys: In Qt's portable spelling, parted by `|`.
        shown: How they are written where listing them all would be long.
    """

    keys: str
    title: Callable[[], str]
    shown: str = ""


@dataclass(frozen=True)
class KeyPlace:
    """Where keys work: a page, a window with keys of its own, or (id `""`) everywhere."""

    id: str
    title: str
    commands: Sequence[Command]
    fixed: Sequence[FixedKey] = ()


class Commands(QObject):
    """The table. The shell's commands are always there; those of the shown page come and go with it.

    Signals:
        changed: The table has other commands now, or other keys, or their titles have changed.
        rekeyed: Some keys are others now.

    Attributes:
        keymap: The keys the person chose.
    """

    changed = Signal()
    rekeyed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: dict[str, tuple[Command, ...]] = {}
        self.keymap = Keymap({})

    def set_keymap(self, keymap: Keymap) -> None:
        """Give the commands the keys of `keymap`."""
        self.keymap = keymap
        self.changed.emit()
        self.rekeyed.emit()

    def keys(self, command: Command) -> tuple[str, ...]:
        """The keys that run a command now, portable."""
        return self.keymap.given(self.all()).get(command.id, ())

    def set_group(self, group: str, commands: list[Command]) -> None:
        """Replace the commands of one group; an empty list removes it."""
        if commands:
            self._groups[group] = tuple(commands)
        else:
            self._groups.pop(group, None)
        self.changed.emit()

    def group(self, group: str) -> tuple[Command, ...]:
        """The commands of one group."""
        return self._groups.get(group, ())

    def all(self) -> list[Command]:
        """Every command there is now."""
        return [command for group in self._groups.values() for command in group]

    def find(self, command_id: str) -> Command | None:
        """The command of that id, None if it is not there now."""
        return next((command for command in self.all() if command.id == command_id), None)

    def run(self, command_id: str) -> bool:
        """Run a command; False if it is not there or cannot be run now."""
        command = self.find(command_id)
        if command is None or not command.enabled():
            return False
        command.run()
        return True
