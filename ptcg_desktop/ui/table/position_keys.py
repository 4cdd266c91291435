"""The keys of the position editor's board as commands: told in the overview of keys and changed there like all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from ptcg_desktop.services.position_text import CONDITIONS
from ptcg_desktop.services.words import term
from ptcg_desktop.ui.app.bindings import Bindings
from ptcg_desktop.ui.app.commands import Command, Commands
from ptcg_desktop.ui.app.context import AppContext

PLACE = "position"
"""Where these keys work, in the overview of keys."""
_REPEATING = ("more", "less")
_CONDITION_KEYS = dict(zip(CONDITIONS, ("S", "C", "P", "N", "B"), strict=True))


class PositionKeys(QObject):
    """Makes the commands; `run` does one of them by its name, while the keyboard is in `scope`.

    The names of what is done with a thing on the board are those of `position_menu.Entry.does`.
    """

    def __init__(self, context: AppContext, run: Callable[[str], object], parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._run = context, run
        self._bound = Commands(self)

    def _made(self) -> list[tuple[str, Callable[[], str], str]]:
        conditions = [(kind, self._switch(kind), key) for kind, key in _CONDITION_KEYS.items()]
        return [
            ("put", lambda: self.tr("Put the card of the finder here"), "Ins"),
            ("more", lambda: self.tr("10 more damage, or one more card"), "+"),
            ("less", lambda: self.tr("10 less damage, or one card less"), "-"),
            *conditions,
            ("fresh", lambda: self.tr("Came into play just now, or not"), "F"),
            ("evolutions", lambda: self.tr("Find its evolutions"), "E"),
            ("devolve", lambda: self.tr("Devolve"), "D"),
            ("list", lambda: self.tr("List its cards"), "L"),
            ("remove", lambda: self.tr("Remove"), "Del"),
            ("menu", lambda: self.tr("All that can be done here"), "M"),
            ("find", lambda: self.tr("Find a card"), "/"),
            ("undo", lambda: self.tr("Undo"), "Ctrl+Z"),
            ("redo", lambda: self.tr("Redo"), "Ctrl+Shift+Z|Ctrl+Y"),
        ]

    def _switch(self, kind: str) -> Callable[[], str]:
        return lambda: self.tr("{condition}, or no more").format(condition=term(kind, self._context.language))

    def commands(self, scope: QWidget | None = None) -> list[Command]:
        """All of them."""
        return [
            Command(
                f"position.{name}", title, self._doing(name), keys, menu="", repeats=name in _REPEATING, scope=scope
            )
            for name, title, keys in self._made()
        ]

    def _doing(self, name: str) -> Callable[[], object]:
        return lambda: self._run(name)

    def bind(self, scope: QWidget) -> None:
        """Have the keys work in `scope`, also when they become others."""
        self._bound.set_group(PLACE, self.commands(scope))
        Bindings(scope, self._bound)
        self._rekey()
        self._context.commands.rekeyed.connect(self._rekey)

    def _rekey(self) -> None:
        self._bound.set_keymap(self._context.commands.keymap)

    def key(self, name: str) -> QKeySequence:
        """The first key of a command now; an empty one if it has none."""
        found = next(each for each in self.commands() if each.id == f"position.{name}")
        keys = self._context.commands.keymap.wanted(found)
        return QKeySequence(keys[0] if keys else "")
