"""What all pages share: the open workspace, background work, commands, theme, language, and news of changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeVar

from PySide6.QtCore import QObject, Signal

from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.app.commands import Commands
from ptcg_desktop.ui.app.tasks import Tasks
from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import Changes, Done
    from ptcg_desktop.services.workspace import Workspace
    from ptcg_desktop.ui.app.early import EarlySettings
    from ptcg_desktop.ui.app.i18n import Language
    from ptcg_desktop.ui.app.theme import Theme

__all__ = ["CARDS_MIME", "AppContext", "Notice"]

T = TypeVar("T")


@dataclass(frozen=True)
class Notice:
    """A short message over the page that goes away by itself.

    Attributes:
        action: Label of its button, `""` for none.
        run: What the button does.
    """

    text: str
    action: str = ""
    run: Callable[[], object] | None = None
    kind: Literal["plain", "error"] = "plain"


class AppContext(QObject):
    """See the module. Pages are only made when the workspace is open, so `workspace` is always there for them.

    Signals:
        changed: Something moved (`Changes`); the window passes it to every page's `refresh`.
        noticed: A `Notice` to show.
        page_wanted: Id of a page to go to.
        cards_wanted: Card ids somebody asked to put into the deck being worked on ("add to deck").
        play_wanted: Id of a deck somebody asked to play; the Table page, already shown, begins a game with it.
        keys_wanted: (id of a place, window): the overview of keys is wanted in that window, with that place first.
        lists_dropped: Paths of deck lists dropped on another page; the Decks page, already shown, imports them.
        status: A line for the status bar, `""` clears it.
    """

    changed = Signal(object)
    noticed = Signal(object)
    page_wanted = Signal(str)
    cards_wanted = Signal(object)
    play_wanted = Signal(int)
    keys_wanted = Signal(str, object)
    lists_dropped = Signal(object)
    status = Signal(str)

    def __init__(self, workspace: Workspace, theme: Theme, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.workspace = workspace
        self.theme = theme
        self.language_switch = language
        self.tasks = Tasks(self)
        self.commands = Commands(self)
        self.tasks.failed.connect(self.show_error)

    @cached_property
    def remembered(self) -> EarlySettings:
        """What the last run left for looks; for widgets that are built before the settings are worth loading."""
        from ptcg_desktop.ui.app.early import glance

        return glance(self.workspace.home)

    @property
    def language(self) -> str:
        """`"en"` or `"pt"`, as cards and words name it."""
        return self.language_switch.code

    def say(self, code: str, **params: object) -> str:
        """The sentence of a code in the language in force, in the words of the classic era."""
        from ptcg_desktop.services.words import say

        return say(code, self.language, params)

    def error_text(self, error: KnownError) -> str:
        """The one sentence of a known error."""
        return self.say(error.code, **error.params)

    def notify(self, text: str, action: str = "", run: Callable[[], object] | None = None) -> None:
        """Show a short message, with a button if it has an action."""
        self.noticed.emit(Notice(text, action, run))

    def show_error(self, error: KnownError) -> None:
        """Show a known error's sentence as a message that stays longer, with a button where the window can help."""
        if error.code == "catalogue.corrupt":
            label = self.tr("Set it aside")
            self.noticed.emit(Notice(self.error_text(error), label, self._set_catalogue_aside, kind="error"))
            return
        self.noticed.emit(Notice(self.error_text(error), kind="error"))

    def _set_catalogue_aside(self) -> None:
        try:
            changes = self.workspace.catalogue.set_aside()
        except KnownError as error:
            self.show_error(error)
            return
        self.tell(changes)
        self.notify(self.tr("These are the starter cards now: import the card data again."))

    def announce(self, done: Done[T]) -> T:
        """Tell every page what a service call moved; gives back its value."""
        if done.changes:
            self.changed.emit(done.changes)
        return done.value

    def tell(self, changes: Changes | None) -> None:
        """Tell every page that something moved (after an undo)."""
        if changes:
            self.changed.emit(changes)

    def attempt(self, act: Callable[[], Done[T]]) -> T | None:
        """Run a service call: announce what moved, or show the known error's sentence and return None."""
        try:
            done = act()
        except KnownError as error:
            self.show_error(error)
            return None
        return self.announce(done)

    def undo(self, scope: str) -> bool:
        """Take back the newest step of a scope, and tell; False if there is none."""
        return self._history(lambda: self.workspace.history.undo(scope))

    def redo(self, scope: str) -> bool:
        """Do the newest undone step of a scope again, and tell; False if there is none."""
        return self._history(lambda: self.workspace.history.redo(scope))

    def add_to_deck(self, card_ids: Sequence[str]) -> None:
        """Ask for cards to be put into the deck being worked on; the Decks page answers."""
        self.cards_wanted.emit(tuple(card_ids))

    def _history(self, move: Callable[[], Changes | None]) -> bool:
        try:
            changes = move()
        except KnownError as error:
            self.show_error(error)
            return False
        self.tell(changes)
        return changes is not None
