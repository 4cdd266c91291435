"""Background work of which only the newest answer counts: a search for every letter typed, counts for every search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.app.context import AppContext

T = TypeVar("T")


class Latest(Generic[T]):
    """Runs one piece of work at a time; while it runs, the newest that was asked for waits, and those between are never
    begun."""

    def __init__(self, context: AppContext, take: Callable[[T], object]) -> None:
        """`take` is given each answer, on the main thread."""
        self._context = context
        self._take = take
        self._running = False
        self._waiting: Callable[[], T] | None = None

    @property
    def busy(self) -> bool:
        """Is an answer on its way?"""
        return self._running

    def ask(self, work: Callable[[], T]) -> None:
        """Do this, as soon as what is running has ended, unless something newer is asked for until then."""
        self._waiting = work
        if not self._running:
            self._begin()

    def forget(self) -> None:
        """Nobody waits for what was asked any more: what waits is dropped; what runs is still given to `take`."""
        self._waiting = None

    def end(self) -> None:
        """Who asked goes away: neither what waits nor what runs is given to anybody."""
        self._waiting = None
        self._take = lambda _answer: None

    def _begin(self) -> None:
        work, self._waiting = self._waiting, None
        if work is None:
            return
        self._running = True
        self._context.tasks.run(lambda _control: work(), self._ended, self._failed)

    def _ended(self, answer: T) -> None:
        self._running = False
        self._take(answer)
        self._begin()

    def _failed(self, error: BaseException) -> None:
        self._running = False
        if not isinstance(error, KnownError):
            raise error
        self._context.show_error(error)
        self._begin()
