"""One view of the Collection page beside the copies: made when it is first shown, then kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import Area, Changes
    from ptcg_desktop.ui.app.context import AppContext


class Section(QWidget):
    """A view whose figures are worked out on another thread: `ask` begins that, and is called again once the view is
    shown after something in `areas` has moved.
    """

    areas: frozenset[Area] = frozenset({"collection", "catalogue"})

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self._stale = True

    def ask(self) -> None:
        """Work out anew what is shown."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set every text again."""
        raise NotImplementedError

    def enter(self) -> None:
        """The view is shown now."""
        if self._stale:
            self._stale = False
            self.ask()

    def refresh(self, changes: Changes) -> None:
        """Something moved; a hidden view waits until it is shown."""
        if changes.areas & self.areas:
            self._stale = True
            if self.isVisible():
                self.enter()
