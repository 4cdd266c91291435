"""Killed at any moment, or out of space: the library opens, passes its check, and holds what was acknowledged.

With `test_catalogue.py`, a run kills a process more than a hundred times; `PTCG_DESKTOP_KILLS=400` in the environment
multiplies the kills and the full disks here.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import CardRef, CollectionService, Edit, Entry
from ptcg_desktop.services.collection_lists import ListService, Wanted
from ptcg_desktop.store import connect, steps
from ptcg_desktop.store import library as schema
from ptcg_desktop.store.backup import list_backups, look_into, make_backup, restore
from ptcg_desktop.store.check import check_library
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.failures import known
from ptcg_desktop.store.migrating import SCRIPTS
from ptcg_desktop.store.opening import open_library
from tests.store.conftest import Victim, dump, put, row
from tests.store.victim import BULK

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")

Held = Mapping[tuple[str, str], int]
LISTED = ("list", "listed")
"""Second halves of keys that are no places: a list, a card on one."""


class Expected:
    """What the library should hold: the states along the stack of undo steps, and the place on it."""

    def __init__(self) -> None:
        self.states: list[Held] = [{}]
        self.place = 0

    def act(self, name: str, what: str = "") -> None:
        if name == "backup":
            return
        if name in ("undo", "redo"):
            self.place = max(0, min(len(self.states) - 1, self.place + (1 if name == "redo" else -1)))
            return
        after = Counter(self.now)
        if name == "add":
            after[what, ""] += 1
        elif name in ("bulk", "import"):
            after.update((f"{what}-{number}", "") for number in range(BULK))
        elif name == "move":
            after = Counter()
            for (card_id, place), count in self.now.items():
                after[card_id, place if place in LISTED else what] += count
        elif ("", "list") not in self.now:
            after["", "list"] = 1
        else:
            after.update([(what, "listed"), ("", "listed")])
        if after != self.now:
            del self.states[self.place + 1 :]
            self.states.append(after)
            self.place += 1

    @property
    def now(self) -> Held:
        return self.states[self.place]


def held(home: Path) -> Held:
    """What a fresh start finds: copies by card and place, lists, and cards on them; the file must be well."""
    report = check_library(home / "library.db")
    assert report.findings == ()
    library = open_library(home)
    found: Counter[tuple[str, str]] = Counter()
    with library.reading() as session:
        for row in session.holdings():
            found[row.card_id, row.place] += row.count
        found["", "list"] = len(session.lists())
        for row in session.listed():
            found[row.card_id, "listed"] += row.count
    library.close()
    return +found


def owned(home: Path) -> dict[str, int]:
    """Copies a fresh start finds."""
    return {card_id: count for (card_id, place), count in held(home).items() if place not in LISTED}


KILLS = int(os.environ.get("PTCG_DESKTOP_KILLS", "45"))


def some_acts(chance: random.Random) -> list[list[str]]:
    """A dozen acts, small and large, of any kind."""
    acts = []
    for _ in range(12):
        name = chance.choices(["add", "bulk", "import", "move", "list", "undo", "redo"], [6, 1, 1, 1, 2, 3, 1])[0]
        what = {
            "add": f"inv1-{chance.randrange(9)}",
            "bulk": f"inv{chance.randrange(3)}",
            "import": f"inv{chance.randrange(3)}",
            "move": f"Box {chance.randrange(3)}",
            "list": f"inv1-{chance.randrange(9)}",
        }
        acts.append([name, what[name]] if name in what else [name])
    return acts


def test_many_kills_lose_no_acknowledged_act(home: Path, victim: Victim) -> None:
    chance = random.Random(20261130 + KILLS)
    expected = Expected()
    open_library(home).close()
    for _ in range(KILLS):
        acts = some_acts(chance)
        slow = any(name in ("bulk", "import", "move") for name, *_ in acts)
        done = victim.kill_after(home, acts, chance.randrange(7), chance.random() * (0.03 if slow else 0.004))
        for each in acts[:done]:
            expected.act(*each)
        found = held(home)
        if found != expected.now:
            # The act under way when it was killed may have reached the file; nothing else may.
            expected.act(*acts[done])
        assert found == expected.now
    assert expected.place > 20, "the test did not do much"


def test_no_room_at_any_moment_takes_exactly_the_act_that_says_so(home: Path, victim: Victim) -> None:
    """The limit of the operating system on the size of files, in place of a small disk, at a size drawn by lot."""
    chance = random.Random(20261201 + KILLS)
    expected = Expected()
    library = open_library(home)
    put(library)
    library.close()
    expected.act("add", "inv1-1")
    failures: Counter[str] = Counter()
    for number in range(KILLS // 2):
        acts = some_acts(chance)
        if number % 3 == 0:
            acts.insert(chance.randrange(6), ["backup"])
        done, failed = victim.without_room(home, acts, chance.randrange(20_000, 400_000))
        for each in acts[:done]:
            expected.act(*each)
        assert failed or done == len(acts)
        failures.update([acts[done][0]] if failed else ())
        assert held(home) == expected.now
        assert all(look_into(backup).well for backup in list_backups(home / "library.db"))
        assert not list((home / "backups").glob("*.tmp"))
    assert len(failures) >= 3, "there was always room"


def test_kills_during_backup_and_restore_leave_one_state_or_the_other(home: Path, victim: Victim) -> None:
    chance = random.Random(7)
    library = open_library(home)
    put(library, *(f"inv1-{number}" for number in range(50)))
    small = make_backup(library.path)
    states = [dump(library.path)]
    put(library, *(f"inv1-{number}" for number in range(50, 300)))
    states.append(dump(library.path))
    library.close()
    large = make_backup(library.path)
    for number in range(KILLS // 2):
        acts = [[chance.choice(["backup", "restore"]), str(chance.choice([small, large]).path)] for _ in range(4)]
        acts = [each if each[0] == "restore" else each[:1] for each in acts]
        if number % 6 == 5:
            assert victim.without_room(home, acts, chance.randrange(8_000, library.path.stat().st_size))[1]
        else:
            victim.kill_after(home, acts, chance.randrange(3), chance.random() * 0.02)
        assert owned(home)
        assert dump(library.path) in states
        assert all(dump(backup.path) in states for backup in list_backups(library.path))


def test_kills_during_a_migration_leave_the_old_schema_or_the_new(home: Path, victim: Victim, tmp_path: Path) -> None:
    scripts = tmp_path / "migrations"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "next.py").write_text(
        f"import sqlalchemy as sa\nfrom alembic import op\nrevision = 'next'\ndown_revision = '{schema.HEAD}'\n"
        "def upgrade():\n"
        "    op.add_column('holding', sa.Column('extra', sa.Text(), nullable=True))\n"
        '    op.execute("UPDATE holding SET extra = hex(zeroblob(400))")\n'
    )
    library = open_library(home)
    put(library, *(f"inv1-{number}" for number in range(200)))
    library.close()
    old = home / "old.db"
    shutil.copyfile(library.path, old)
    chance = random.Random(11)
    versions = set()
    for number in range(KILLS // 2):
        for leftover in ("", "-wal", "-shm"):
            library.path.with_name(library.path.name + leftover).unlink(missing_ok=True)
        shutil.copyfile(old, library.path)
        if number % 5 == 4:
            assert victim.without_room(home, [["migrate", str(scripts)]], chance.randrange(30_000, 90_000)) == (0, True)
        else:
            victim.kill_after(home, [["migrate", str(scripts)]], 0, 0.01 + chance.random() * 0.08)
        with closing(sqlite3.connect(library.path)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            columns = [column[1] for column in connection.execute("PRAGMA table_info(holding)")]
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_master WHERE name LIKE '_alembic%'").fetchone()
            (rows,) = connection.execute("SELECT count(*) FROM holding").fetchone()
            assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
        assert ("extra" in columns) == (version == schema.VERSION + 1)
        assert (tables, rows) == (0, 200)
        versions.add(version)
    assert versions <= {schema.VERSION, schema.VERSION + 1}


def test_a_full_disk_takes_nothing_and_says_so(library: Library) -> None:
    put(library, *(f"inv1-{number}" for number in range(20)))
    with library.writing() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 1}")
    acknowledged = 20

    def fill() -> None:
        nonlocal acknowledged
        for number in range(20, 2000):
            put(library, f"inv1-{number}")
            acknowledged += 1

    with pytest.raises(KnownError, match=r"database\.full"):
        fill()
    with library.reading() as session:
        assert session.totals().copies == acknowledged
    library.close()
    with open_library(library.path.parent).reading() as session:
        assert session.totals().copies == acknowledged
    assert check_library(library.path).findings == ()


def test_a_full_disk_takes_no_part_of_a_bulk_act(library: Library) -> None:
    collection = CollectionService(library, lambda set_id: set_id)
    lists = ListService(library, collection.reference)
    few = [Entry(CardRef(f"inv1-{number}", "Glimmoth")) for number in range(200)]
    collection.add_many(few)
    wish = lists.create("Wishes").value
    before = dump(library.path)
    with library.writing() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 1}")
    many = [Entry(CardRef(f"inv2-{number}", "Glimmoth")) for number in range(5_000)]
    long = Edit(note="x" * 500)
    acts: list[Callable[[], object]] = [
        lambda: collection.add_many(many),
        lambda: collection.edit([held.id for held in collection.holdings()], long),
        lambda: lists.put(wish.id, [Wanted(card=entry.card, note="y" * 500) for entry in few]),
    ]
    for act in acts:
        with pytest.raises(KnownError, match=r"database\.full"):
            act()
        assert dump(library.path) == before
    library.close()
    library = open_library(library.path.parent)
    assert library.undo("collection") is not None
    library.close()
    assert check_library(library.path).findings == ()


def test_a_library_locked_by_another_program_is_said(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    put(library)
    library.close()
    monkeypatch.setattr(connect, "BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(library.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(KnownError, match=r"database\.busy"):
            put(library, "inv1-2")
        with library.reading() as session:
            assert session.totals().copies == 1
        other.execute("ROLLBACK")
    put(library, "inv1-2")
    with library.reading() as session:
        assert session.totals().copies == 2


def _delete(path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def _replace(path: Path) -> None:
    """As a program does that brings another computer's files."""
    _delete(path)
    shutil.copyfile(path.with_name("theirs.db"), path)


def _delete_name_alone(path: Path) -> None:
    path.unlink()


def _delete_home(path: Path) -> None:
    shutil.rmtree(path.parent)


def _move_home(path: Path) -> None:
    path.parent.rename(path.parent.with_name("moved"))


@pytest.mark.parametrize("closing_at_once", [False, True])
@pytest.mark.parametrize("take", [_delete, _replace, _delete_name_alone, _delete_home, _move_home])
def test_a_file_taken_away_while_it_is_open_is_written_again(
    library: Library, take: Callable[[Path], None], closing_at_once: bool
) -> None:
    news: list[KnownError] = []
    library.tell = news.append
    put(library, "theirs")
    make_backup(library.path).path.rename(library.path.with_name("theirs.db"))
    put(library, "inv1-1")
    take(library.path)
    expected = {"theirs": 1, "inv1-1": 1}
    if not closing_at_once:
        put(library, "inv1-2")
        expected["inv1-2"] = 1
        assert library.undo("collection") is not None
        assert library.redo("collection") is not None
    library.close()
    assert [each.code for each in news] == ["library.put_back_beside" if take is _replace else "library.put_back"]
    assert owned(library.path.parent) == expected
    if take is _replace:
        with closing(sqlite3.connect(str(news[0].params["other"]))) as other:
            assert other.execute("SELECT card_id FROM holding").fetchall() == [("theirs",)]


@pytest.mark.logs("library.put_back")
def test_a_restored_file_that_is_taken_away_is_written_again(library: Library) -> None:
    put(library, "inv1-1")
    backup = make_backup(library.path).path
    library.close()
    library.path.write_bytes(b"no database" * 999)
    restore(library.path, backup)
    put(library, "inv1-2")
    _delete(library.path)
    put(library, "inv1-3")
    library.close()
    assert owned(library.path.parent) == {"inv1-1": 1, "inv1-2": 1, "inv1-3": 1}


@pytest.mark.logs("library.put_back")
def test_a_file_that_cannot_be_written_again_yet_is_so_later(library: Library) -> None:
    put(library, "inv1-1")
    _delete_home(library.path)
    library.path.parent.touch()
    with pytest.raises(KnownError, match=r"database\.in_the_way"):
        put(library, "inv1-2")
    library.path.parent.unlink()
    put(library, "inv1-3")
    library.close()
    assert owned(library.path.parent) == {"inv1-1": 1, "inv1-3": 1}


@pytest.mark.parametrize(("free", "code"), [(0, "database.full"), (10**9, "database.io")])
def test_no_room_for_what_stands_beside_is_said_as_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, code: str
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: shutil._ntuple_diskusage(free, 0, free))
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    found = known(error, tmp_path / "library.db")
    assert found is not None
    assert found.code == code


def test_a_clock_set_back_changes_no_order_of_undo(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, year in enumerate((2036, 2026, 1999)):
        monkeypatch.setattr(steps, "now", lambda year=year: f"{year}-01-01T00:00:00+00:00")
        put(library, f"inv1-{number}")
    for left in (["inv1-0", "inv1-1"], ["inv1-0"], []):
        assert library.undo("collection") is not None
        with library.reading() as session:
            assert [held.card_id for held in session.holdings()] == left
    for _ in range(3):
        assert library.redo("collection") is not None
    with library.reading() as session:
        assert len(session.holdings()) == 3
    library.close()
    assert check_library(library.path).findings == ()


def test_a_bug_in_an_act_leaves_no_trace(library: Library) -> None:
    before = dump(library.path)

    def stumble() -> None:
        with library.step("collection") as step:
            step.insert("holding", row())
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        stumble()
    assert dump(library.path) == before


def test_a_library_that_could_not_be_made_is_made_the_next_time(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(connection: sa.Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half_made (x)")
        connection.exec_driver_sql("PRAGMA max_page_count = 2")
        connection.exec_driver_sql("CREATE TABLE too_much AS SELECT hex(zeroblob(99999)) AS x")

    library = open_library(home)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "create", full)
        with pytest.raises(KnownError, match=r"database\.full"):
            put(library)
    put(library)
    library.close()
    assert "half_made" not in "\n".join(dump(library.path))
    assert owned(home) == {"inv1-1": 1}
