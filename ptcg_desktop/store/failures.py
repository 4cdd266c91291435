"""SQLite failures sorted into what the person can do something about, and bugs."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ptcg_desktop.errors import KnownError

# Primary result codes (https://sqlite.org/rescode.html); the extended ones carry them in the low byte.
_KNOWN = {
    sqlite3.SQLITE_PERM: "database.forbidden",
    sqlite3.SQLITE_BUSY: "database.busy",
    sqlite3.SQLITE_LOCKED: "database.busy",
    sqlite3.SQLITE_READONLY: "database.forbidden",
    sqlite3.SQLITE_IOERR: "database.io",
    sqlite3.SQLITE_CORRUPT: "database.corrupt",
    sqlite3.SQLITE_FULL: "database.full",
    sqlite3.SQLITE_CANTOPEN: "database.forbidden",
    sqlite3.SQLITE_AUTH: "database.forbidden",
    sqlite3.SQLITE_NOTADB: "database.corrupt",
}

ROOM = 128 * 1024
"""Bytes; SQLite's shared index beside an open file takes a quarter of it."""


def known(error: BaseException, file: Path) -> KnownError | None:
    """The known error behind a SQLite or operating system failure on `file`; None if it is a bug of ours."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, sqlite3.Error):
            if "Could not decode to UTF-8" in str(cause):  # the driver's own complaint, without a code of SQLite
                return KnownError("database.corrupt", file=str(file))
            code = _KNOWN.get((getattr(cause, "sqlite_errorcode", None) or 0) & 0xFF)
            if code == "database.io" and _no_room(file):
                code = "database.full"
            return KnownError(code, file=str(file)) if code else None
        if isinstance(cause, OSError):
            return _from_system(cause, file)
        # SQLAlchemy wraps the driver's error and keeps it as `orig`.
        cause = getattr(cause, "orig", None)
    return None


def _no_room(file: Path) -> bool:
    """Is there too little room on the disk for what SQLite keeps beside a file? It says so only of the file itself."""
    try:
        return shutil.disk_usage(file.parent).free < ROOM
    except OSError:
        return False


def _from_system(error: OSError, file: Path) -> KnownError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return KnownError("database.full", file=str(file))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return KnownError("database.forbidden", file=str(file))
    if error.errno in (errno.EEXIST, errno.ENOTDIR, errno.EISDIR):
        return KnownError("database.in_the_way", file=str(file))
    return KnownError("database.io", file=str(file))


@contextmanager
def failures_on(file: Path) -> Iterator[None]:
    """Inside, SQLite and operating system failures on `file` become known errors; bugs pass through unchanged.

    Raises:
        KnownError: `database.forbidden`, `database.busy`, `database.io`, `database.corrupt`, `database.full` or
            `database.in_the_way` (a file where a folder should be, or the other way round).
    """
    try:
        yield
    except KnownError:
        raise
    except Exception as error:
        translated = known(error, file)
        if translated is None:
            raise
        raise translated from error
