"""A library whose file is deleted, moved or replaced while it is open.

Some systems let that happen without a word: what is written then goes into a file that has no name any more, and is
gone with the process. One connection that is held open from the start still sees all of it, and writes it back.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from ptcg_desktop.store.failures import failures_on

Identity = tuple[int, int]
LOG, SHARED = "-wal", "-shm"
"""What SQLite keeps beside an open file, by the endings of their names."""


def identity(path: Path) -> Identity | None:
    """Which file has that name now; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def connect_to(path: Path, timeout: float = 5.0) -> sqlite3.Connection:
    """A connection to a database that is there: unlike SQLite by itself, it makes no empty one where there is none."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=timeout, check_same_thread=False)


def sync_folder(folder: Path) -> None:
    """Make a rename durable, where the system can: Windows cannot open a folder, nor can who may not list it."""
    with suppress(PermissionError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


class Anchor:
    """The connection that keeps an open library in reach, whatever becomes of its name."""

    def __init__(self, path: Path) -> None:
        """Raises:
        KnownError: as in `store.failures.failures_on`.
        """
        self._path = path
        with failures_on(path):
            self._connection = connect_to(path)
            # A copy that was just restored has no log yet. Reading opens the log too, while it has its name.
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA user_version").fetchone()
        self._file, self._log = identity(path), identity(_beside(path, LOG))

    @property
    def holds(self) -> bool:
        """Does the name still mean the file that is open?"""
        return identity(self._path) == self._file

    def put_back(self, clock: Callable[[], datetime] = datetime.now) -> Path | None:
        """Write all of the library under its name again.

        Returns:
            Where another file that had taken the name is kept now; None if there was none.

        Raises:
            KnownError: `database.full`, `database.forbidden`, `database.io`; the connection still holds everything.
        """
        path, other = self._path, None
        fresh = _beside(path, ".back")
        with failures_on(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            with closing(sqlite3.connect(fresh)) as copy:
                self._connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            with fresh.open("rb+") as file:
                os.fsync(file.fileno())
            ours = identity(_beside(path, LOG)) == self._log
            if path.exists():
                other = path.with_name(f"library-other-{clock():%Y%m%d-%H%M%S}.db")
                os.replace(path, other)
            for ending in (LOG, SHARED):
                leftover = _beside(path, ending)
                if other is not None and not ours and leftover.exists():
                    os.replace(leftover, _beside(other, ending))
                leftover.unlink(missing_ok=True)
            os.replace(fresh, path)
            sync_folder(path.parent)
        return other

    def close(self) -> None:
        """Let go."""
        self._connection.close()


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
