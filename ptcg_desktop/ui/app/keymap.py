"""Which keys run which command: those it comes with, or those the person chose instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.commands import Command

_MODIFIERS = frozenset(
    (
        Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr,
        Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_unknown,
    )
)  # fmt: skip
_MOVING = frozenset(("Tab", "Backtab", "Esc", "Return", "Enter", "Space", "Left", "Right", "Up", "Down"))
"""Keys that move about, choose and give up in every list and on the board: no command may take them."""


def understood(text: str) -> str:
    """A key in Qt's portable spelling (`"Ctrl+N"`), `""` for what is no key or one that no command may take."""
    keys = QKeySequence(text)
    if keys.count() != 1 or not keys.toString() or needed(keys):
        return ""
    return keys.toString()


def needed(keys: QKeySequence) -> bool:
    """Is this one of the keys by which the keyboard moves about and chooses?"""
    return keys.toString().removeprefix("Shift+") in _MOVING


def pressed(event: QKeyEvent) -> QKeySequence | None:
    """The key of an event as a shortcut; None while only Shift, Ctrl and their like are held."""
    key = Qt.Key(event.key())
    if key in _MODIFIERS:
        return None
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.text().isprintable() and event.text().strip() and not event.text().isalpha():
        held &= ~Qt.KeyboardModifier.ShiftModifier  # "?" is "?" wherever the layout has it
    return QKeySequence(QKeyCombination(held, key))


def native(keys: Iterable[str]) -> str:
    """Keys as they are written on this system."""
    return "   ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


class Keymap:
    """The keys the person chose, by id of the command; all other commands keep their own.

    `kept` is what the settings hold: keys parted by `|`, `""` for a command that shall have none. What is no key is
    left aside, and told by `spoiled`.
    """

    def __init__(self, kept: Mapping[str, str]) -> None:
        self._chosen: dict[str, tuple[str, ...]] = {}
        spoiled = []
        for command_id, text in kept.items():
            keys = tuple(understood(part) for part in text.split("|")) if text else ()
            if all(keys):
                self._chosen[command_id] = tuple(dict.fromkeys(keys))
            else:
                spoiled.append(text)
        self.spoiled = tuple(spoiled)

    def kept(self) -> dict[str, str]:
        """What the settings are to hold."""
        return {command_id: "|".join(keys) for command_id, keys in self._chosen.items()}

    def wanted(self, command: Command) -> tuple[str, ...]:
        """The keys of a command, portable, whether or not another one has them too."""
        return self._chosen.get(command.id, own_keys(command))

    def is_own(self, command: Command) -> bool:
        """Does the command have the keys it comes with?"""
        return self.wanted(command) == own_keys(command)

    def given(self, commands: Sequence[Command]) -> dict[str, tuple[str, ...]]:
        """The keys of commands that are there together, each key once: what was chosen goes before what comes along."""
        taken: set[str] = set()
        given: dict[str, tuple[str, ...]] = {}
        for command in sorted(commands, key=lambda each: each.id not in self._chosen):
            keys = tuple(key for key in self.wanted(command) if key not in taken)
            given[command.id] = keys
            taken.update(keys)
        return given

    def tip(self, text: str, command: Command) -> str:
        """A tooltip with the command's first key behind it, if it has one."""
        keys = self.wanted(command)
        return f"{text} ({native(keys[:1])})" if keys else text

    def changed(self, command: Command, keys: Sequence[str] | None) -> Keymap:
        """The same with other keys for a command; None: those it comes with."""
        kept = self.kept()
        kept.pop(command.id, None)
        if keys is not None and tuple(keys) != own_keys(command):
            kept[command.id] = "|".join(keys)
        return Keymap(kept)


def own_keys(command: Command) -> tuple[str, ...]:
    """The keys a command comes with, portable."""
    return tuple(QKeySequence(key).toString() for key in command.shortcut.split("|")) if command.shortcut else ()
