"""catalogue.db: every card the person imported, in a file that can be made again at any time.

The file is never changed in place. A new one is written beside it, checked, flushed to the disk and swapped in, so that
whatever stops the program leaves either the old catalogue or the new one, whole.

It holds, as msgpack documents: the *records* (what each source told, kept so that a later import can merge with them),
the *cards* made of them, sets, preconstructed decks, and one document with the columns search runs over. What the
documents mean is not known here.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.failures import failures_on
from ptcg_desktop.store.locks import CatalogueLock
from ptcg_desktop.store.rescue import sync_folder

if TYPE_CHECKING:
    import sqlalchemy as sa

CATALOGUE_NAME = "catalogue.db"
ASIDE_NAME = "catalogue-damaged.db"
VERSION = 3
"""PRAGMA user_version. Raise it whenever a document changes its meaning: older files are made again from records."""

TABLES = ("meta", "record", "source_set", "card", "deck")

Row = tuple[str, str, bytes]


def look(path: Path) -> int:
    """The version of a catalogue file, 0 if there is none; the standard library is enough to tell.

    Raises:
        KnownError: `catalogue.too_new`, `catalogue.corrupt` (not a database, or another one), `database.*`.
    """
    with failures_on(path):
        if not path.exists():
            return 0
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and "open" in str(error):
            raise KnownError("database.forbidden", file=str(path)) from error
        raise KnownError("catalogue.corrupt", file=str(path)) from error
    if version > VERSION:
        raise KnownError("catalogue.too_new", file=str(path), version=version, newest=VERSION)
    if not tables.issuperset(TABLES) or version < 1:
        raise KnownError("catalogue.corrupt", file=str(path))
    return version


def set_aside(path: Path) -> Path:
    """Move a damaged catalogue out of the way, so that one can be made again; the file it is now.

    Raises:
        KnownError: `catalogue.in_use` while cards are imported; `database.*`.
    """
    aside = path.with_name(ASIDE_NAME)
    with CatalogueLock(path.parent), failures_on(path):
        os.replace(path, aside)
        sync_folder(path.parent)
    return aside


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """As `failures_on`, but a damaged catalogue is said as one: no backup brings it back, an import does."""
    try:
        with failures_on(path):
            yield
    except KnownError as error:
        if error.code != "database.corrupt":
            raise
        raise KnownError("catalogue.corrupt", file=str(path)) from error


class Schema:
    """The tables; made once, when SQLAlchemy is first needed."""

    def __init__(self) -> None:
        import sqlalchemy as sa

        self.metadata = sa.MetaData()
        self.meta = sa.Table(
            "meta", self.metadata, sa.Column("key", sa.Text, primary_key=True), sa.Column("document", sa.LargeBinary)
        )
        self.record = self._documents("record", sa.Column("source", sa.Text, primary_key=True))
        self.source_set = self._documents("source_set", sa.Column("source", sa.Text, primary_key=True))
        self.card = self._documents("card")
        self.deck = self._documents("deck")

    def _documents(self, name: str, *keys: sa.Column[str]) -> sa.Table:
        import sqlalchemy as sa

        return sa.Table(
            name,
            self.metadata,
            *keys,
            sa.Column("id", sa.Text, primary_key=True),
            sa.Column("document", sa.LargeBinary, nullable=False),
        )


def _engine(path: Path, *, writable: bool) -> sa.Engine:
    import sqlalchemy as sa

    mode = "rwc" if writable else "ro"
    address = f"file:{path.absolute().as_uri().removeprefix('file://')}?mode={mode}"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=True, check_same_thread=False)

    return sa.create_engine("sqlite+pysqlite://", creator=connect, poolclass=sa.pool.QueuePool)


_ONE_CARD = "SELECT document FROM card WHERE id = ?"


class Catalogue:
    """The catalogue file, for reading. Threads may share it.

    Raises:
        KnownError: on making it, as `look`; `catalogue.corrupt` also from any read of a damaged file.
    """

    def __init__(self, path: Path) -> None:
        look(path)
        import sqlalchemy as sa

        self._sa = sa
        self.path = path
        self._schema = Schema()

    @cached_property
    def _open(self) -> sa.Engine:
        return _engine(self.path, writable=False)

    def meta(self, key: str) -> bytes | None:
        """One document about the whole, e.g. the search columns."""
        meta = self._schema.meta
        return self._one(self._sa.select(meta.c.document).where(meta.c.key == key))

    def card(self, card_id: str) -> bytes | None:
        """The document of one card. Asked for while faces and rows are painted, so of the driver itself: an expression
        and a result of SQLAlchemy take twice the time of the reading."""
        with _reading(self.path), closing(self._open.raw_connection()) as connection:
            cursor = connection.cursor()
            cursor.execute(_ONE_CARD, (card_id,))
            row = cursor.fetchone()
            cursor.close()
        return None if row is None else row[0]

    def cards(self, ids: Sequence[str]) -> dict[str, bytes]:
        """The documents of many cards; ids that are not there are missing in the answer."""
        card = self._schema.card
        found: dict[str, bytes] = {}
        for start in range(0, len(ids), 500):
            some = ids[start : start + 500]
            for row in self._rows(self._sa.select(card.c.id, card.c.document).where(card.c.id.in_(some))):
                found[row.id] = row.document
        return found

    def records(self) -> Iterator[Row]:
        """`(source, card id, document)` of every record."""
        for row in self._rows(self._sa.select(self._schema.record)):
            yield row.source, row.id, row.document

    def source_sets(self) -> list[Row]:
        """`(source, set id, document)` of every set."""
        return [(row.source, row.id, row.document) for row in self._rows(self._sa.select(self._schema.source_set))]

    def decks(self) -> list[tuple[str, bytes]]:
        """`(id, document)` of every preconstructed deck."""
        deck = self._schema.deck
        return [(row.id, row.document) for row in self._rows(self._sa.select(deck).order_by(deck.c.id))]

    def _one(self, query: sa.Select[bytes]) -> bytes | None:
        with _reading(self.path), self._open.connect() as connection:
            return connection.execute(query).scalar()

    def _rows(self, query: sa.Select[*tuple[Any, ...]]) -> Sequence[sa.Row[*tuple[Any, ...]]]:
        with _reading(self.path), self._open.connect() as connection:
            return connection.execute(query).all()

    def close(self) -> None:
        """Let go of the file."""
        if "_open" in self.__dict__:
            self._open.dispose()
            del self.__dict__["_open"]


class NewCatalogue:
    """A catalogue being written beside the present one; `finish` makes it complete, `swap_in` puts it in its place.

    A context manager: leaving it without `swap_in` removes the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.beside = path.with_name(path.name + ".new")
        self._schema = Schema()
        self._remove()
        with failures_on(self.beside):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._engine = _engine(self.beside, writable=True)
            self._connection = self._engine.connect()
            self._connection.exec_driver_sql("PRAGMA journal_mode = OFF")
            self._connection.exec_driver_sql("PRAGMA synchronous = OFF")
            self._schema.metadata.create_all(self._connection)

    def __enter__(self) -> NewCatalogue:
        return self

    def __exit__(self, *raised: object) -> None:
        self._connection.close()
        self._engine.dispose()
        self._remove()

    def add_records(self, rows: Iterable[Row]) -> None:
        """Write `(source, card id, document)`."""
        self._insert(self._schema.record, ({"source": s, "id": i, "document": d} for s, i, d in rows))

    def add_source_sets(self, rows: Iterable[Row]) -> None:
        """Write `(source, set id, document)`."""
        self._insert(self._schema.source_set, ({"source": s, "id": i, "document": d} for s, i, d in rows))

    def add_cards(self, rows: Iterable[tuple[str, bytes]]) -> None:
        """Write `(id, document)`."""
        self._insert(self._schema.card, ({"id": i, "document": d} for i, d in rows))

    def add_decks(self, rows: Iterable[tuple[str, bytes]]) -> None:
        """Write `(id, document)`."""
        self._insert(self._schema.deck, ({"id": i, "document": d} for i, d in rows))

    def add_meta(self, key: str, document: bytes) -> None:
        """Write one document about the whole."""
        self._insert(self._schema.meta, [{"key": key, "document": document}])

    def _insert(self, table: sa.Table, rows: Iterable[dict[str, object]]) -> None:
        batch: list[dict[str, object]] = []
        with failures_on(self.beside):
            for row in rows:
                batch.append(row)
                if len(batch) == 2000:
                    self._connection.execute(table.insert(), batch)
                    batch = []
            if batch:
                self._connection.execute(table.insert(), batch)

    def finish(self) -> None:
        """Commit, check the file, flush it to the disk.

        Raises:
            KnownError: `catalogue.corrupt` if the check fails; `database.full` and others of `failures_on`.
        """
        with failures_on(self.beside):
            self._connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
            self._connection.commit()
            problem = self._connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            self._connection.close()
            self._engine.dispose()
            if problem != "ok":
                raise KnownError("catalogue.corrupt", file=str(self.beside))
            with self.beside.open("rb+") as file:
                os.fsync(file.fileno())

    def swap_in(self) -> None:
        """Put the finished file in the place of the present one, in one step."""
        with failures_on(self.path):
            os.replace(self.beside, self.path)
            sync_folder(self.path.parent)

    def _remove(self) -> None:
        with failures_on(self.beside):
            self.beside.unlink(missing_ok=True)
