"""Opening a library: made whole or not at all, migrated after a backup, refused with nothing touched."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.store import library as schema
from ptcg_desktop.store import opening
from ptcg_desktop.store.backup import list_backups, make_backup, restore
from ptcg_desktop.store.check import check_library
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.migrating import SCRIPTS, migrate, upgrade
from ptcg_desktop.store.opening import LIBRARY_NAME, examine, open_library
from ptcg_desktop.store.rows import Lot
from tests.store.conftest import dump, ordinary_user, put

# SQLAlchemy passes over the index `holding_lot`, made of expressions; `shape` reads indexes from SQLite itself.
pytestmark = pytest.mark.filterwarnings("ignore:Skipped unsupported reflection of expression-based index")


def shape(path: Path) -> dict[str, object]:
    """The schema as SQLite and SQLAlchemy see it, free of how the statements were written."""
    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        look = sa.inspect(engine)
        tables = {
            name: {
                "columns": [
                    (column["name"], str(column["type"]), column["nullable"], column["default"])
                    for column in look.get_columns(name)
                ],
                "key": look.get_pk_constraint(name)["constrained_columns"],
                "foreign": [
                    (key["constrained_columns"], key["referred_table"], key["options"])
                    for key in look.get_foreign_keys(name)
                ],
                "unique": sorted(str(key["column_names"]) for key in look.get_unique_constraints(name)),
                "checks": sorted(str(check["sqltext"]) for check in look.get_check_constraints(name)),
            }
            for name in look.get_table_names()
        }
    finally:
        engine.dispose()
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()
        heads = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        indexes = {
            name: " ".join(sql.split())
            for name, sql in connection.execute(
                "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql <> ''"
            )
        }
        autoincrement = connection.execute(
            "SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%' ORDER BY name"
        ).fetchall()
    return {**tables, "version": version, "heads": heads, "indexes": indexes, "autoincrement": autoincrement}


def test_a_fresh_library_is_what_the_migrations_make(library: Library, tmp_path: Path) -> None:
    migrated = Library(tmp_path / "migrated.db")
    migrated.path.touch()
    upgrade(migrated)
    migrated.close()
    library.close()
    assert shape(migrated.path) == shape(library.path)


def test_the_numbers_of_the_newest_schema_agree() -> None:
    assert schema.VERSION == opening.NEWEST
    assert len(list((SCRIPTS / "versions").glob("v*.py"))) == schema.VERSION, "a revision without a new VERSION"


def test_settings_of_the_file(library: Library) -> None:
    with library.reading() as session:
        values = [
            session.connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert values == ["wal", 2, 1]


def test_opening_loads_no_sqlalchemy_and_using_no_alembic(home: Path) -> None:
    program = textwrap.dedent(
        """
        import sys
        from pathlib import Path
        from ptcg_desktop.services.workspace import Workspace
        def loaded():
            return [name for name in ("alembic", "sqlalchemy", "PySide6") if name in sys.modules]
        with Workspace.open(Path(sys.argv[1])) as workspace:
            print(loaded())
            assert workspace.collection.holdings() == []
            print(loaded())
        """
    )
    run = [sys.executable, "-c", program, str(home)]
    for _ in ("a fresh library", "an old friend"):
        output = subprocess.run(run, capture_output=True, text=True, check=True).stdout
        assert output.splitlines() == ["[]", "['sqlalchemy']"]


def test_a_newer_library_is_refused_and_left_alone(library: Library, path: Path) -> None:
    put(library)
    library.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(KnownError, match=r"library\.too_new.*version=99"):
        open_library(path.parent)
    assert path.read_bytes() == before
    assert list_backups(path) == []


def test_another_programs_database_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    before = path.read_bytes()
    with pytest.raises(KnownError, match=r"library\.foreign"):
        open_library(path.parent)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"this is a letter to my aunt\n" * 50, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_file_that_is_no_database_is_called_damaged(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    with pytest.raises(KnownError, match=r"database\.corrupt"):
        open_library(path.parent)
    assert path.read_bytes() == text


def test_a_page_gone_bad_is_found_at_the_start(library: Library, path: Path) -> None:
    for number in range(300):
        put(library, f"inv1-{number}")
    library.close()
    blob = bytearray(path.read_bytes())
    for page in range(2, len(blob) // 4096):
        blob[page * 4096 : page * 4096 + 64] = b"\xa5" * 64
    path.write_bytes(blob)
    with pytest.raises(KnownError, match=r"database\.corrupt"):
        open_library(path.parent)
    assert path.read_bytes() == blob


def test_an_empty_file_is_a_library_not_made_yet(path: Path) -> None:
    path.touch()
    library = open_library(path.parent)
    put(library)
    library.close()
    assert examine(path) == schema.VERSION


def test_a_read_only_folder_is_said(public_home: Path) -> None:
    public_home.chmod(0o555)
    with ordinary_user():
        for home in (public_home, public_home / "new"):
            with pytest.raises(KnownError, match=r"database\.forbidden"):
                Workspace.open(home)


def test_a_read_only_file_can_be_looked_at_and_refuses_changes(public_home: Path) -> None:
    made = open_library(public_home)
    put(made, "inv1-1")
    made.close()
    public_home.chmod(0o777)
    made.path.chmod(0o444)
    with ordinary_user():
        library = open_library(public_home)
        with pytest.raises(KnownError, match=r"database\.forbidden"):
            put(library, "inv1-2")
        with library.reading() as session:
            assert session.owned() == {"inv1-1": 1}
        library.close()


def test_a_home_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for home in (tmp_path / "file", tmp_path / "file" / "home"):
        with pytest.raises(KnownError, match=r"database\.in_the_way"):
            Workspace.open(home)
        with pytest.raises(KnownError, match=r"database\.in_the_way"):
            check_library(home / "library.db")


# Migrations


@pytest.fixture
def next_scripts(tmp_path: Path) -> Path:
    """Our migrations, with room for a revision of a future that this test makes up."""
    scripts = tmp_path / "migrations"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    return scripts


NEXT = schema.VERSION + 1


def add_revision(scripts: Path, body: str) -> None:
    (scripts / "versions" / "next.py").write_text(
        f"import sqlalchemy as sa\nfrom alembic import op\nrevision = 'next'\ndown_revision = '{schema.HEAD}'\n"
        "def upgrade():\n" + textwrap.indent(textwrap.dedent(body), "    ")
    )


def test_a_migration_keeps_the_rows_and_makes_a_backup_first(library: Library, next_scripts: Path) -> None:
    put(library, "inv1-7", count=3)
    before = dump(library.path)
    add_revision(next_scripts, "op.add_column('holding', sa.Column('extra', sa.Text(), nullable=True))\n")
    migrate(library, scripts=next_scripts, version=NEXT)
    with library.reading() as session:
        held = session.connection.exec_driver_sql("SELECT card_id, count, extra FROM holding").one()
        version = session.connection.exec_driver_sql("PRAGMA user_version").scalar()
    assert (tuple(held), version) == (("inv1-7", 3, None), NEXT)
    (backup,) = list_backups(library.path)
    assert dump(backup.path) == before


def test_a_migration_that_fails_half_way_changes_nothing(library: Library, next_scripts: Path) -> None:
    put(library)
    before = dump(library.path)
    add_revision(
        next_scripts,
        """
        with op.batch_alter_table('game') as batch:
            batch.add_column(sa.Column('extra', sa.Text(), nullable=True))
            batch.alter_column('name', new_column_name='title')
        op.drop_index('holding_lot')
        op.execute("UPDATE holding SET name = 'gone'")
        op.execute("INSERT INTO no_such_table VALUES (1)")
        """,
    )
    with pytest.raises(sa.exc.OperationalError, match="no_such_table"):
        migrate(library, scripts=next_scripts, version=NEXT)
    assert dump(library.path) == before
    assert examine(library.path) == schema.VERSION


def test_an_older_library_is_migrated_when_it_is_opened(
    library: Library, next_scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ptcg_desktop.store import migrating

    put(library)
    library.close()
    add_revision(next_scripts, "op.add_column('deck', sa.Column('extra', sa.Text(), nullable=True))\n")
    monkeypatch.setattr(opening, "NEWEST", NEXT)
    monkeypatch.setattr(migrating.migrate, "__kwdefaults__", {"scripts": next_scripts, "version": NEXT})
    with pytest.raises(KnownError, match=r"library\.in_use"):
        open_library(library.path.parent, writable=False)
    open_library(library.path.parent, beside=lambda: b"mine").close()
    assert examine(library.path) == NEXT
    (backup,) = list_backups(library.path)
    assert backup.beside == b"mine"


# Locks


def test_a_second_workspace_is_refused_and_may_look(home: Path) -> None:
    with Workspace.open(home) as first:
        with pytest.raises(KnownError, match=r"library\.in_use"):
            Workspace.open(home)
        with Workspace.open(home, shared=True) as second:
            assert not second.writable
            assert second.collection.holdings() == []
            assert first.collection.holdings() == []
            with pytest.raises(KnownError, match=r"library\.in_use"):
                second.history.undo("collection")
    Workspace.open(home).close()


def test_the_lock_ends_with_its_process(home: Path) -> None:
    program = (
        "import os, sys, time; from pathlib import Path; from ptcg_desktop.store.locks import HomeLock;"
        "lock = HomeLock(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", program, str(home)], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(KnownError, match=r"library\.in_use"):
            Workspace.open(home)
        holder.kill()
    Workspace.open(home).close()
    assert os.path.exists(home / "library.lock")


# Every schema that was ever released


SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("v*.sql"))


def test_each_version_has_left_a_library_to_migrate() -> None:
    assert [path.stem for path in SCHEMAS] == [f"v{number:04}" for number in range(1, schema.VERSION + 1)]


@pytest.mark.parametrize("old", SCHEMAS, ids=lambda path: path.stem)
def test_a_library_of_every_release_opens_with_all_it_held(old: Path, home: Path, tmp_path: Path) -> None:
    path = home / LIBRARY_NAME
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
    with Workspace.open(home) as workspace:
        owned = {(held.card_id, held.condition, held.language, held.count) for held in workspace.collection.holdings()}
        assert owned == {
            ("inv1-1", "NM", "en", 2),
            ("inv1-2", "bent by the dog", "pt", 1),
            ("inv1-3", "NM", "en", 3),
        }
        assert [(deck.name, deck.format_id, deck.count) for deck in workspace.decks.list()] == [
            ("Empty", "unlimited", 0),
            ("Moths & Lamps", "classic-1999", 7),
        ]
        assert [workspace.games.load(game.id) for game in workspace.games.list()] == ['{"turn": 3}']
        assert workspace.history.redo("collection") is not None
        assert workspace.collection.owned(["inv1-3"]) == {"inv1-3": 2}
    assert check_library(path).findings == ()
    fresh = open_library(tmp_path)
    put(fresh)
    fresh.close()
    assert shape(path) == shape(fresh.path)


def test_an_id_from_before_a_migration_is_not_used_again(home: Path) -> None:
    """A step in the history may bring the row back under it."""
    with closing(sqlite3.connect(home / LIBRARY_NAME)) as connection:
        connection.executescript(SCHEMAS[0].read_text(encoding="utf-8"))
        connection.execute("DELETE FROM holding WHERE id = 3")
        connection.commit()
    library = open_library(home)
    put(library, "inv1-9")
    with library.reading() as session:
        assert [held.id for held in session.holdings()] == [1, 2, 4]
    library.close()


def test_what_was_said_about_copies_and_lists_is_still_there(home: Path) -> None:
    with closing(sqlite3.connect(home / LIBRARY_NAME)) as connection:
        connection.executescript(SCHEMAS[1].read_text(encoding="utf-8"))
    with Workspace.open(home) as workspace:
        lots = {held.card_id: held.lot for held in workspace.collection.holdings()}
        (wishes,) = workspace.lists.all()
        rows = workspace.lists.rows(wishes.id)
        assert [bool(deck.built) for deck in workspace.decks.list()] == [False, True]
    assert lots["inv1-1"] == Lot(price=1250, currency="USD", bought="2024-02-29", place="Box; drop table", altered=True)
    assert (lots["inv1-3"].price, lots["inv1-3"].tags) == (0, ("#1", "for Zoë"))
    assert lots["inv1-3"].note == "from Zoë's shop\nsecond line"
    assert (wishes.name, wishes.kind, wishes.note, wishes.count) == ("Wishes", "wish", "for the birthday", 6)
    assert [(row.card_id, row.count, row.price, row.note) for row in rows] == [
        ("inv2-4a", 2, 99900, "no creases"),
        ("", 4, None, ""),
    ]


def test_what_was_said_about_decks_is_still_there(home: Path) -> None:
    with closing(sqlite3.connect(home / LIBRARY_NAME)) as connection:
        connection.executescript(SCHEMAS[2].read_text(encoding="utf-8"))
    with Workspace.open(home) as workspace:
        deck = workspace.decks.get(2)
        (version,) = workspace.bench.versions(2)
    assert (deck.note, deck.tags, deck.folder) == (
        "for Zoë's birthday\nwith “lamps”",
        ("#1", "lamps; moths"),
        "Shop/Friday",
    )
    assert (deck.archived[:10], [(card.card_id, card.count) for card in deck.maybe]) == (
        "2026-03-01",
        [("inv2-4a", 2)],
    )
    assert (version.name, version.count, version.snapshot.maybe) == ("Before the “Cup”", 3, ())


@pytest.mark.parametrize(
    "damage", ["DROP TABLE holding", "DROP TABLE history", "ALTER TABLE game DROP COLUMN document"]
)
def test_a_library_without_all_its_parts_is_called_damaged(library: Library, path: Path, damage: str) -> None:
    put(library)
    library.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(damage)
        connection.commit()
    with pytest.raises(KnownError, match=r"database\.corrupt"):
        open_library(path.parent)
    assert [finding.code for finding in check_library(path).findings] == ["check.damaged"]


def test_the_columns_looked_for_are_those_of_the_schema() -> None:
    assert {table.name: set(table.columns.keys()) for table in schema.metadata.sorted_tables} == {
        table: set(columns.split()) for table, columns in opening.COLUMNS.items()
    }


def test_a_library_cut_to_nothing_is_not_taken_for_a_new_one(library: Library, path: Path) -> None:
    """Only where backups say that there was something in it: else the making of a new one was cut off."""
    put(library)
    library.close()
    path.write_bytes(b"")
    again = open_library(path.parent)
    put(again)
    again.close()
    make_backup(path)
    path.write_bytes(b"")
    with pytest.raises(KnownError, match=r"database\.corrupt"):
        Workspace.open(path.parent)
    assert path.read_bytes() == b""
    assert [finding.code for finding in check_library(path).findings] == ["check.damaged"]


def test_a_library_that_is_gone_is_not_taken_for_a_new_one(library: Library, path: Path) -> None:
    put(library)
    library.close()
    backup = make_backup(path).path
    path.unlink()
    with pytest.raises(KnownError, match=r"library\.gone"):
        Workspace.open(path.parent)
    assert not path.exists()
    assert [finding.code for finding in check_library(path).findings] == ["check.gone"]
    restore(path, backup)
    with Workspace.open(path.parent) as workspace:
        assert workspace.collection.totals().copies == 1
