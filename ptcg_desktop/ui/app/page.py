"""What every page of the window is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from ptcg_desktop.ui.app.keymap import native

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import Changes
    from ptcg_desktop.ui.app.commands import Command, FixedKey, KeyPlace
    from ptcg_desktop.ui.app.context import AppContext


class Page(QWidget):
    """A page: made when it is shown first, then kept.

    A subclass takes the context, builds its widgets, and ends its `__init__` with `self.retranslate()`.

    Attributes:
        title_id: The page's id in `ui.app.pages` (`"cards"`, `"collection"`, `"decks"`, `"table"`).
        context: The workspace and everything the pages share.
    """

    title_id = ""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context

    def commands(self) -> list[Command]:
        """The page's commands, asked once after it was made; their shortcuts work while the page is shown."""
        return []

    def fixed_keys(self) -> list[FixedKey]:
        """Keys of the page's lists that are no commands, for the overview of keys."""
        return []

    def key_places(self) -> list[KeyPlace]:
        """Windows of the page that have keys of their own, for the overview of keys."""
        return []

    def tip(self, text: str, command_id: str) -> str:
        """A tooltip for what one of the page's commands does too, with its key."""
        command = next(each for each in self.commands() if each.id == command_id)
        return self.context.commands.keymap.tip(text, command)

    def key_of(self, command_id: str) -> str:
        """The first key of one of the page's commands, as it is written here; empty if it has none."""
        command = next(each for each in self.commands() if each.id == command_id)
        return native(self.context.commands.keymap.wanted(command)[:1])

    def refresh(self, changes: Changes) -> None:
        """Something moved in the library or the catalogue. Hidden pages hear it too: be quick, or wait for `enter`."""

    def retranslate(self) -> None:
        """Set every text again: the language has changed, or keys that are told in tooltips."""

    def enter(self) -> None:
        """The page is now shown; put the keyboard focus where the person will want it."""

    def leave(self) -> None:
        """The page is about to be hidden, or the window closed: save what is half done."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
