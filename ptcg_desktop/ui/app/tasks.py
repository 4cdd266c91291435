"""Work off the main thread; everything that comes back arrives on it."""

from __future__ import annotations

import gc
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, QTimer, Signal

from ptcg_desktop.errors import KnownError

T = TypeVar("T")
KEPT = 16
"""So many jobs that have ended are kept."""
SWEEP_MS = 250


def _sweep() -> None:
    """Collect garbage as Python would, but here: a widget that dies in a cycle must not die on another thread."""
    for generation, (count, limit) in reversed(list(enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)))):
        if limit and count > limit:
            gc.collect(generation)
            return


class Control:
    """What a piece of work is given: `progress` and `cancelled` fit `services` as Progress and Cancel."""

    def __init__(self, relay: _Relay) -> None:
        self._relay = relay
        self._stop = threading.Event()

    def progress(self, done: int, total: int, what: str = "") -> None:
        """Tell how far the work is; `what` is a code, not a sentence. May be called from the working thread."""
        self._relay.progressed.emit(done, total, what)

    def cancelled(self) -> bool:
        """Has the person asked to stop?"""
        return self._stop.is_set()

    def stop(self) -> None:
        """Ask the work to stop at its next look."""
        self._stop.set()


class _Relay(QObject):
    """Lives on the main thread, so that its queued signals arrive there."""

    progressed = Signal(int, int, str)
    returned = Signal(object)
    failed = Signal(object)


class _Job(QRunnable):
    def __init__(self, work: Callable[[Control], object], control: Control, relay: _Relay) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._work, self._control, self._relay = work, control, relay
        self.silent = False  # True when there is nobody left to tell

    def run(self) -> None:
        try:
            result = self._work(self._control)
        except BaseException as error:  # handed to the main thread, which shows or raises it
            if not self.silent:
                self._relay.failed.emit(error)
        else:
            if not self.silent:
                self._relay.returned.emit(result)


class Handle(Generic[T]):
    """One running piece of work."""

    def __init__(self, control: Control) -> None:
        self._control = control
        self.done = False
        self.wanted = True

    def cancel(self) -> None:
        """Ask the work to stop; what it returns (or that it raises) is still delivered."""
        self._control.stop()

    def forget(self) -> None:
        """Ask it to stop and deliver nothing: for a page that no longer cares."""
        self._control.stop()
        self.wanted = False


class Tasks(QObject):
    """The one runner of background work.

    Signals:
        failed: A `KnownError` nobody handled; the window shows its sentence.
    """

    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool()
        # Reading all texts and an import may take one each for minutes, and pictures four that mostly wait for a
        # server; a search must not wait for them.
        self._pool.setMaxThreadCount(max(4, QThreadPool.globalInstance().maxThreadCount()) + 4)
        self._running: dict[Handle[object], tuple[_Job, _Relay]] = {}
        self._closed = False
        self._ended: deque[tuple[_Job, _Relay]] = deque()
        self._sweeper = QTimer(self)
        self._sweeper.setInterval(SWEEP_MS)
        self._sweeper.timeout.connect(_sweep)

    def run(
        self,
        work: Callable[[Control], T],
        on_result: Callable[[T], object] | None = None,
        on_error: Callable[[BaseException], object] | None = None,
        on_progress: Callable[[int, int, str], object] | None = None,
    ) -> Handle[T]:
        """Run `work(control)` on another thread; the callbacks run on the main thread.

        Without `on_error`, a `KnownError` goes to the signal `failed`, and anything else is a bug and goes to
        `sys.excepthook` (the crash dialog). `on_error` is given both kinds; raise a bug again rather than hide it.
        """
        relay = _Relay(self)
        control = Control(relay)
        handle: Handle[T] = Handle(control)
        if self._closed:
            handle.forget()
            return handle
        job = _Job(work, control, relay)
        self._running[handle] = (job, relay)  # type: ignore[index]  # invariance of a key that is only compared
        gc.disable()
        self._sweeper.start()

        def finish(deliver: Callable[[], object]) -> None:
            self._retire(self._running.pop(handle))  # type: ignore[arg-type]
            handle.done = True
            if handle.wanted:
                deliver()

        def failed(error: BaseException) -> None:
            finish(lambda: on_error(error) if on_error is not None else self._unhandled(error))

        def progressed(done: int, total: int, what: str) -> None:
            if on_progress is not None and handle.wanted:
                on_progress(done, total, what)

        queued = Qt.ConnectionType.QueuedConnection
        relay.returned.connect(lambda value: finish(lambda: on_result and on_result(value)), queued)
        relay.failed.connect(failed, queued)
        relay.progressed.connect(progressed, queued)
        self._pool.start(job)
        return handle

    def _retire(self, job: tuple[_Job, _Relay]) -> None:
        """Its thread may still be on the way out of it: it goes when some others have ended."""
        self._ended.append(job)
        while len(self._ended) > KEPT:
            self._ended.popleft()[1].deleteLater()
        if not self._running:
            self._rest()

    def _rest(self) -> None:
        self._sweeper.stop()
        gc.enable()

    @property
    def busy(self) -> bool:
        """Is anything running?"""
        return bool(self._running)

    def shut_down(self, wait_ms: int = 5000) -> bool:
        """Ask everything to stop, begin and deliver nothing more, and wait; False if something is still running."""
        self._closed = True
        for handle in list(self._running):
            handle.forget()
        ended = self._pool.waitForDone(wait_ms)
        for job, _relay in self._running.values():
            job.silent = True
        self._rest()
        return ended

    def _unhandled(self, error: BaseException) -> None:
        if isinstance(error, KnownError):
            self.failed.emit(error)
        else:
            sys.excepthook(type(error), error, error.__traceback__)
