"""Reading card texts in the background, so that every card can say how far it plays by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import Changes

if TYPE_CHECKING:
    from ptcg_desktop.services.programs import Known
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.app.tasks import Control, Handle

WAIT_MS = 1500
"""After the start of the window: nothing here may delay it."""
PROGRAMS = Changes(frozenset({"programs"}))


class TextReader(QObject):
    """Takes up what was kept, then reads what is new, in a process of its own; anew after each import.

    The status bar says how far it is, and pages are told whenever more cards are known. `stop` keeps what was read;
    the next start of the program goes on from there.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._context = context
        self._handle: Handle[Known] | None = None
        self._again = False
        self._told: Known | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._warm)
        context.changed.connect(self._changed)

    @property
    def running(self) -> bool:
        """Are texts being read?"""
        return self._handle is not None

    @property
    def unfinished(self) -> bool:
        """Is something left to read that nobody is reading?"""
        return not self.running and not self._context.workspace.catalogue.programs.reading.complete

    def begin(self) -> None:
        """Begin in a moment."""
        self._timer.start()

    def stop(self) -> None:
        """Stop reading; what was read is kept."""
        if self._handle is not None:
            self._handle.cancel()

    def read(self) -> None:
        """Read what is not known yet."""
        if self._handle is not None:
            self._again = True  # the catalogue has changed meanwhile
            self._handle.cancel()
            return
        programs = self._context.workspace.catalogue.programs

        def work(control: Control) -> Known:
            return programs.fill(control.progress, control.cancelled, 1, background=True)

        # The first news of progress is seconds away: processes begin first.
        self._context.status.emit(self._context.say("programs.percent", percent=programs.reading.percent))
        self._handle = self._context.tasks.run(work, self._ended, self._failed, self._progressed)

    def _warm(self) -> None:
        programs = self._context.workspace.catalogue.programs

        def ready(_nothing: None) -> None:
            self._context.tell(PROGRAMS)
            if self.unfinished:
                self.read()

        self._context.tasks.run(_without_control(programs.warm), ready)

    def _changed(self, changes: Changes) -> None:
        if "catalogue" in changes.areas and (self.running or self._context.workspace.catalogue.programs.ready):
            self.read()

    def _progressed(self, done: int, total: int, what: str) -> None:
        percent = done * 100 // total if total else 0
        self._context.status.emit(self._context.say("programs.percent", percent=percent))
        known = self._context.workspace.catalogue.programs.reading
        if known is not self._told:
            self._told = known
            self._context.tell(PROGRAMS)

    def _ended(self, _known: Known) -> None:
        self._handle = None
        self._context.status.emit("")
        if self._again:
            self._again = False
            self.read()
        else:
            self._context.tell(PROGRAMS)

    def _failed(self, error: BaseException) -> None:
        self._handle, self._again = None, False
        self._context.status.emit("")
        if not isinstance(error, KnownError):
            raise error
        self._context.show_error(error)


def _without_control(work: Callable[[], None]) -> Callable[[Control], None]:
    return lambda _control: work()
