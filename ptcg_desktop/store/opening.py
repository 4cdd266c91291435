"""From a home folder to an open library: look at the file with the standard library alone, migrate if it is older.

The look costs a few milliseconds and decides everything that can go wrong, so that a window may open at once and load
SQLAlchemy behind its first paint.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.connect import BUSY_SECONDS, Library
from ptcg_desktop.store.failures import failures_on

LIBRARY_NAME = "library.db"

# PRAGMA user_version of the newest schema: `store.library.VERSION`, repeated here so that looking needs no SQLAlchemy.
NEWEST = 4

# Tables of that schema and their columns, repeated for the same reason.
COLUMNS = {
    "card_list": "id name kind note",
    "deck": "id name format_id changed built note tags folder archived",
    "game": "id name at document",
    "history": "id scope code params at undone images",
    "holding": "id card_id name set_id set_name number variant condition language count "
    "grade price currency bought place note tags signed altered",
    "listed_card": "id list_id card_id name_key name set_id set_name number variant condition language count "
    "price currency note",
    "deck_card": "deck_id card_id name set_id set_name number count position note",
    "maybe_card": "deck_id card_id name set_id set_name number count position note",
    "deck_version": "id deck_id name at cards",
}


def open_library(home: Path, *, writable: bool = True, beside: Callable[[], bytes] = bytes) -> Library:
    """Open the library of a home folder, migrating it first where needed; a new one is made at its first use.

    The caller holds the home's lock if `writable`.

    Args:
        beside: Gives what is kept with the backup that is made before a migration.

    Raises:
        KnownError: `library.too_new` (the file is left untouched), `library.foreign`, `library.gone`,
            `library.in_use` if it is to be migrated but `writable` is False, `database.*`.
    """
    library = Library(home / LIBRARY_NAME, writable=writable)
    prepare(library, beside=beside)
    return library


def prepare(library: Library, *, beside: Callable[[], bytes] = bytes) -> None:
    """Migrate the file behind a library where needed, or note that it is still to be made; as `open_library`."""
    version = examine(library.path)
    if version == 0:
        if lost_its_contents(library.path):
            code = "database.corrupt" if library.path.exists() else "library.gone"
            raise KnownError(code, file=str(library.path))
        library.fresh = True
    elif version < NEWEST:
        if not library.writable:
            raise KnownError("library.in_use", home=str(library.path.parent))
        from ptcg_desktop.store.migrating import migrate

        migrate(library, beside())


def examine(path: Path) -> int:
    """The schema version of a library file; 0 if there is none yet, or one whose making never got to its end.

    Raises:
        KnownError: `library.too_new`, `library.foreign` (some other SQLite file), `database.corrupt`, `database.*`.
    """
    with failures_on(path):
        if not path.exists():
            return 0
    with failures_on(path), closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > NEWEST:
            raise KnownError("library.too_new", file=str(path), version=version, newest=NEWEST)
        if version == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise KnownError("library.foreign", file=str(path))
        if quick_check(connection) or (version == NEWEST and not _is_whole(connection)):
            raise KnownError("database.corrupt", file=str(path))
        return version


def lost_its_contents(path: Path) -> bool:
    """Are there backups of a library that is empty, or not there? It was cut off or deleted, and is no new one."""
    from ptcg_desktop.store.backup import list_backups

    return bool(list_backups(path))


def _is_whole(connection: sqlite3.Connection) -> bool:
    """Is every column of the newest schema there?"""
    for table, columns in COLUMNS.items():
        there = {name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,))}
        if not there.issuperset(columns.split()):
            return False
    return True


def quick_check(connection: sqlite3.Connection) -> str:
    """SQLite's own check of the file: `""` if it is well, else the first thing found.

    A row that breaks a CHECK is not damage but something `store.check` mends, so the connection stops looking at those.
    """
    connection.execute("PRAGMA ignore_check_constraints = ON")
    first = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    return "" if first == "ok" else first
