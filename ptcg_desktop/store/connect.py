"""Opening library.db: engine settings, transactions, and the one place where SQLAlchemy is loaded, when first needed.

Settings: write-ahead log with `synchronous=FULL` (an acknowledged act survives a power cut), foreign keys enforced,
five seconds of patience with other connections. The driver's own transaction handling is switched off and every
writing transaction begins with `BEGIN IMMEDIATE`: only so are schema changes on Python 3.11 part of the transaction.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.failures import failures_on
from ptcg_desktop.store.rescue import Anchor, connect_to

if TYPE_CHECKING:
    import sqlite3

    import sqlalchemy as sa

    from ptcg_desktop.store.rows import StepRow
    from ptcg_desktop.store.session import Session, Step

BUSY_SECONDS = 5.0
_log = logging.getLogger("ptcg_desktop.library")


def make_engine(path: Path) -> sa.Engine:
    """An engine on library.db (or a copy of it), which is there, with the settings above."""
    import sqlalchemy as sa

    engine = sa.create_engine(
        "sqlite+pysqlite://", creator=lambda: connect_to(path, BUSY_SECONDS), poolclass=sa.pool.QueuePool
    )

    @sa.event.listens_for(engine, "connect")
    def settings(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # on a Mac, only this reaches the disk itself
        connection.execute("PRAGMA foreign_keys = ON")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


class Library:
    """The open library. May be used from several threads: readers do not wait, writers take turns.

    Attributes:
        path: The file.
        writable: False for a look beside another process that holds the lock.
        fresh: There is no library in the file yet; it is made at the first use.
        touched: Something was written since it was opened, or the last to open it did not get to closing it.
        tell: Told, on any thread, what happened to the file from outside: `library.put_back`, or
            `library.put_back_beside` where another file, kept as `other`, had taken its place.
    """

    def __init__(self, path: Path, *, writable: bool = True) -> None:
        self.path = path
        self.writable = writable
        log = path.with_name(path.name + "-wal")
        self.touched = log.exists() and log.stat().st_size > 0
        self.fresh = False
        self._writing = threading.Lock()
        self._opening = threading.Lock()
        self._engine: sa.Engine | None = None
        self._anchor: Anchor | None = None
        self.tell: Callable[[KnownError], object] = lambda news: _log.warning("%s", news)

    @property
    def engine(self) -> sa.Engine:
        """Made at first use, and with it the file, if there is none yet.

        Raises:
            KnownError: as in `store.failures.failures_on`.
        """
        with self._opening:
            news = self._put_back()
            engine = self._engine or self._opened()
        if news is not None:
            self.tell(news)
        return engine

    def _opened(self) -> sa.Engine:
        self._engine = make_engine(self.path)
        try:
            if self.fresh:
                self._make(self._engine)
            self._anchor = Anchor(self.path)
        except BaseException:
            self._let_go()
            raise
        return self._engine

    def _make(self, engine: sa.Engine) -> None:
        from ptcg_desktop.store import library as schema

        with failures_on(self.path):
            self.path.touch()
            with engine.begin() as connection:
                # Another process, looking beside us, may have been faster.
                if connection.exec_driver_sql("PRAGMA user_version").scalar_one() == 0:
                    schema.create(connection)
        self.fresh = False

    def _put_back(self) -> KnownError | None:
        """If somebody took the file away, all that was acknowledged gets its name again; what to tell of it."""
        if self._anchor is None or self._anchor.holds:
            return None
        other = self._anchor.put_back()
        self._let_go()
        if other is None:
            return KnownError("library.put_back", file=str(self.path))
        return KnownError("library.put_back_beside", file=str(self.path), other=str(other))

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A consistent view of the library.

        Raises:
            KnownError: as in `store.failures.failures_on`.
        """
        from ptcg_desktop.store.session import Session

        with failures_on(self.path), self.engine.connect() as connection:
            connection.execution_options(reading=True)
            yield Session(connection)

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A writing transaction: committed at the end, rolled back on any exception.

        Raises:
            KnownError: `library.in_use` if opened beside another writer; else as in `store.failures.failures_on`.
        """
        if not self.writable:
            raise KnownError("library.in_use", home=str(self.path.parent))
        with failures_on(self.path), self._writing, self.engine.begin() as connection:
            yield connection
            self.touched = True

    @contextmanager
    def step(self, scope: str) -> Iterator[Step]:
        """A writing transaction that becomes one undo step of `scope`; `Step.id` is set after the block."""
        from ptcg_desktop.store import steps
        from ptcg_desktop.store.session import Step

        with self.writing() as connection:
            step = Step(connection)
            yield step
            steps.record(step, scope)

    def undo(self, scope: str) -> tuple[StepRow, set[str]] | None:
        """Take back the newest step of the scope: the step and what it was about; None if there is none."""
        from ptcg_desktop.store import steps

        return self._move(steps.undo, scope)

    def redo(self, scope: str) -> tuple[StepRow, set[str]] | None:
        """Do the step undone last again; as `undo`."""
        from ptcg_desktop.store import steps

        return self._move(steps.redo, scope)

    def _move(self, move: Callable[[Step, str], StepRow | None], scope: str) -> tuple[StepRow, set[str]] | None:
        from ptcg_desktop.store.session import Step

        with self.writing() as connection:
            step = Step(connection)
            found = move(step, scope)
            return None if found is None else (found, {image.about for image in step.images})

    def close(self) -> None:
        """Close every connection; SQLite then folds its log into the file.

        Raises:
            KnownError: `database.*` if somebody took the file away and it cannot be written again.
        """
        with self._opening:
            try:
                news = self._put_back()
            finally:
                self._let_go()
        if news is not None:
            self.tell(news)

    def _let_go(self) -> None:
        if self._anchor is not None:
            self._anchor.close()
            self._anchor = None
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None
