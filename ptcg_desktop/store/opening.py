"""From a home folder to an open library: look at the file with the standard library alone, then create or migrate.

The look costs a few milliseconds and decides everything that can go wrong, so that a window may open at once and load
SQLAlchemy behind its first paint.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.connect import BUSY_SECONDS, Library
from ptcg_desktop.store.failures import failures_on

LIBRARY_NAME = "library.db"

# PRAGMA user_version of the newest schema: `store.library.VERSION`, repeated here so that looking needs no SQLAlchemy.
NEWEST = 1


def open_library(home: Path, *, writable: bool = True) -> Library:
    """Open the library of a home folder, making or migrating it first where needed.

    The caller holds the home's lock if `writable`.

    Raises:
        KnownError: `library.too_new` (the file is left untouched), `library.foreign`, `library.in_use` if there is
            something to make or migrate but `writable` is False, `database.*`.
    """
    library = Library(home / LIBRARY_NAME, writable=writable)
    prepare(library)
    return library


def prepare(library: Library) -> None:
    """Make or migrate the file behind a library where needed; raises as `open_library`."""
    version = examine(library.path)
    if version == NEWEST:
        return
    if not library.writable:
        raise KnownError("library.in_use", home=str(library.path.parent))
    if version == 0:
        from ptcg_desktop.store import library as schema

        with library.writing() as connection:
            schema.create(connection)
        library.touched = False
    else:
        from ptcg_desktop.store.migrating import migrate

        migrate(library)


def examine(path: Path) -> int:
    """The schema version of a library file; 0 if there is none yet, or one whose making never got to its end.

    Raises:
        KnownError: `library.too_new`, `library.foreign` (some other SQLite file), `database.corrupt`, `database.*`.
    """
    if not path.exists():
        return 0
    with failures_on(path), closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > NEWEST:
            raise KnownError("library.too_new", file=str(path), version=version, newest=NEWEST)
        if version == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise KnownError("library.foreign", file=str(path))
        problem = quick_check(connection)
        if problem:
            raise KnownError("database.corrupt", file=str(path))
        return version


def quick_check(connection: sqlite3.Connection) -> str:
    """SQLite's own check of the file: `""` if it is well, else the first thing found.

    A row that breaks a CHECK is not damage but something `store.check` mends, so the connection stops looking at those.
    """
    connection.execute("PRAGMA ignore_check_constraints = ON")
    first = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    return "" if first == "ok" else first
