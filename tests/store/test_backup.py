"""Backups: whole, checked, thinned by age, and a way back that can itself be taken back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.backup import (
    KEEP_DAYS,
    KEEP_MONTHS,
    KEEP_NEWEST,
    KEEP_WEEKS,
    backup_if_due,
    list_backups,
    make_backup,
    newest_backup,
    restore,
    to_remove,
)
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import open_library
from tests.store.conftest import dump, put

NOW = datetime(2026, 11, 18, 15, 0)  # a Wednesday


def at(text: str) -> datetime:
    return datetime.fromisoformat(text)


@pytest.mark.parametrize(
    ("made", "removed"),
    [
        pytest.param([], [], id="none"),
        pytest.param(["2026-11-18T01:00", "2026-11-18T14:59", "2026-11-17T00:00"], [], id="today and yesterday: all"),
        pytest.param(
            ["2026-11-16T08:00", "2026-11-16T09:00", "2026-11-15T08:00"], ["2026-11-16T08:00"], id="then one a day"
        ),
        pytest.param(
            ["2026-11-10T08:00", "2026-11-09T08:00", "2026-11-03T08:00", "2026-11-02T08:00"],
            ["2026-11-09T08:00", "2026-11-02T08:00"],
            id="then one a week",
        ),
        pytest.param(
            ["2026-08-30T08:00", "2026-08-05T08:00", "2026-07-31T08:00"], ["2026-08-05T08:00"], id="then one a month"
        ),
        pytest.param(["2026-11-18T10:00", "2023-01-01T08:00"], ["2023-01-01T08:00"], id="older than two years: gone"),
        pytest.param(["2020-01-01T08:00", "2021-01-01T08:00"], ["2020-01-01T08:00"], id="the newest always stays"),
        pytest.param(["2031-01-01T08:00", "2031-01-01T08:01"], [], id="dated in the future: stays"),
    ],
)
def test_which_backups_go(made: list[str], removed: list[str]) -> None:
    assert to_remove([at(moment) for moment in made], NOW, newest=1) == {at(moment) for moment in removed}


@given(st.lists(st.integers(0, 4 * 365 * 24 * 60), max_size=200, unique=True))
def test_thinning_keeps_few_and_is_done_at_once(minutes: list[int]) -> None:
    made = {NOW - timedelta(minutes=number) for number in minutes}
    kept = made - to_remove(made, NOW)
    older = [moment for moment in kept if moment.date() < NOW.date() - timedelta(days=1)]
    assert len(older) <= KEEP_DAYS + KEEP_WEEKS + KEEP_MONTHS + KEEP_NEWEST + 2
    assert to_remove(kept, NOW) == set()
    assert set(sorted(made)[-KEEP_NEWEST:]) <= kept


@given(st.integers(0, 60))
def test_living_on_thinning_day_after_day_keeps_last_weeks_and_months(offset: int) -> None:
    """A backup a day for two months, thinned each day: what was kept yesterday must not starve the months."""
    start = NOW + timedelta(days=offset)
    kept: set[datetime] = set()
    for day in range(70):
        moment = start + timedelta(days=day)
        kept.add(moment)
        kept -= to_remove(kept, moment, newest=1)
    ages = sorted((moment - made).days for made in kept)
    assert ages[: KEEP_DAYS + 1] == list(range(KEEP_DAYS + 1))
    assert any(20 <= age <= 31 for age in ages)
    assert any(31 < age <= 62 for age in ages)


def test_a_backup_is_one_whole_file(library: Library) -> None:
    put(library, "inv1-1", count=4)
    backup = make_backup(library.path, clock=lambda: NOW)
    assert backup.path.name == "library-20261118-150000.db"
    assert dump(backup.path) == dump(library.path)
    assert [entry.name for entry in backup.path.parent.iterdir()] == [backup.path.name]
    assert list_backups(library.path) == [backup]


def test_two_backups_in_one_second_are_two(library: Library) -> None:
    names = [make_backup(library.path, clock=lambda: NOW).path.name for _ in range(3)]
    assert names == [f"library-20261118-15000{number}.db" for number in range(3)]


def test_a_clock_set_back_loses_nothing(library: Library) -> None:
    put(library, "inv1-1")
    ahead = make_backup(library.path, clock=lambda: at("2036-01-01T00:00"))
    put(library, "inv1-2")
    back = backup_if_due(library.path, clock=lambda: NOW)
    assert back is not None
    assert {backup.path for backup in list_backups(library.path)} == {ahead.path, back.path}


def test_backups_dated_in_the_future_are_no_reason_for_more_or_for_fewer(library: Library) -> None:
    put(library, "inv1-1")
    ahead = make_backup(library.path, b"ahead", clock=lambda: at("2036-01-01T00:00"))
    put(library, "inv1-2")
    made = [backup_if_due(library.path, clock=lambda m=minute: NOW + timedelta(minutes=m)) for minute in (0, 5, 29)]  # type: ignore[misc]
    assert [each is not None for each in made] == [True, False, False]
    newest = newest_backup(library.path, clock=lambda: NOW + timedelta(hours=1))
    assert newest == made[0]
    assert newest_backup(library.path, clock=lambda: at("2020-01-01T00:00")) == ahead
    assert (ahead.beside, made[0] and made[0].beside) == (b"ahead", b"")


def test_what_is_kept_beside_goes_with_its_backup(library: Library) -> None:
    put(library, "inv1-1")
    for day in range(14):
        make_backup(library.path, b"%d" % day, clock=lambda day=day: NOW + timedelta(days=day // 2, minutes=day))  # type: ignore[misc]
    for _ in range(12):
        make_backup(library.path, b"later", clock=lambda: NOW + timedelta(days=90))
    backups = list_backups(library.path)
    assert len(backups) < 26
    assert all(backup.beside for backup in backups)
    assert len(list(backups[0].path.parent.iterdir())) == 2 * len(backups)


def test_a_clock_gone_ahead_takes_no_backup_with_it(library: Library) -> None:
    for day in range(5):
        put(library, f"inv1-{day}")
        make_backup(library.path, clock=lambda day=day: NOW + timedelta(days=day))  # type: ignore[misc]
    make_backup(library.path, clock=lambda: at("2046-01-01T00:00"))
    assert len(list_backups(library.path)) == 6


def test_a_backup_is_due_after_a_change_and_some_time(library: Library) -> None:
    put(library, "inv1-1")
    assert backup_if_due(library.path, clock=lambda: NOW) is not None
    put(library, "inv1-2")
    assert backup_if_due(library.path, clock=lambda: NOW + timedelta(minutes=29)) is None
    assert backup_if_due(library.path, clock=lambda: NOW + timedelta(minutes=30)) is not None
    assert backup_if_due(library.path, clock=lambda: NOW + timedelta(days=3)) is None, "nothing changed since"


def test_none_is_made_of_a_damaged_file(library: Library) -> None:
    for number in range(300):
        put(library, f"inv1-{number}")
    library.close()
    good = make_backup(library.path)
    damage(library.path)
    with pytest.raises(KnownError, match=r"database\.corrupt"):
        make_backup(library.path)
    assert [entry.name for entry in good.path.parent.iterdir()] == [good.path.name]


def test_a_full_disk_leaves_no_half_backup(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    from ptcg_desktop.store import backup as module

    put(library)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    with pytest.raises(KnownError, match=r"database\.full"):
        make_backup(library.path)
    assert list((library.path.parent / "backups").iterdir()) == []


def test_restoring_brings_the_rows_back_and_can_be_taken_back(library: Library) -> None:
    put(library, "inv1-1")
    old = make_backup(library.path, clock=lambda: NOW)
    put(library, "inv1-2")
    before = dump(library.path)
    library.close()
    former = restore(library.path, old.path, clock=lambda: NOW + timedelta(hours=1))
    assert dump(library.path) == dump(old.path)
    assert former is not None
    restore(library.path, former, clock=lambda: NOW + timedelta(hours=2))
    assert dump(library.path) == before
    open_library(library.path.parent).close()


def test_restoring_over_a_damaged_library_keeps_it_beside(library: Library) -> None:
    for number in range(300):
        put(library, f"inv1-{number}")
    library.close()
    good = make_backup(library.path)
    damage(library.path)
    bytes_before = library.path.read_bytes()
    former = restore(library.path, good.path)
    assert former is not None
    assert former.name.startswith("library-corrupt-")
    assert former.read_bytes() == bytes_before
    with open_library(library.path.parent).reading() as session:
        assert len(session.holdings()) == 300


@pytest.mark.parametrize(
    ("content", "code"),
    [(None, r"backup\.missing"), (b"", r"library\.foreign"), (b"no database" * 99, r"database\.corrupt")],
)
def test_a_bad_backup_is_refused_before_anything_happens(library: Library, content: bytes | None, code: str) -> None:
    put(library)
    bad = library.path.parent / "bad.db"
    if content is not None:
        bad.write_bytes(content)
    before = dump(library.path)
    with pytest.raises(KnownError, match=code):
        restore(library.path, bad)
    assert dump(library.path) == before
    assert list_backups(library.path) == []


def test_a_backup_of_a_newer_version_is_refused(library: Library) -> None:
    newer = make_backup(library.path)
    with closing(sqlite3.connect(newer.path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(KnownError, match=r"library\.too_new"):
        restore(library.path, newer.path)


def damage(path: Path) -> None:
    blob = bytearray(path.read_bytes())
    for page in range(2, len(blob) // 4096):
        blob[page * 4096 : page * 4096 + 64] = b"\xa5" * 64
    path.write_bytes(blob)
