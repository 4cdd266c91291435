"""Backups of the library: made by SQLite's backup interface, whole or not at all, thinned by age.

A backup is one file `backups/library-YYYYMMDD-HHMMSS.db` beside the library, named by the local time at which it was
made. None is ever made from a file that fails `quick_check`: it would push out a good one. What else is the person's
own (opaque here) stands beside it in a file of the same name that ends in `.json`, written first and removed last.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Collection
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path

import msgspec

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.connect import BUSY_SECONDS, Library
from ptcg_desktop.store.failures import failures_on
from ptcg_desktop.store.opening import NEWEST, examine, quick_check
from ptcg_desktop.store.rescue import LOG, SHARED, connect_to, sync_folder

FOLDER = "backups"
KEEP_NEWEST = 10
KEEP_DAYS = 7
KEEP_WEEKS = 8
KEEP_MONTHS = 24

_NAME = re.compile(r"library-(\d{8}-\d{6})\.db")
_STAMP = "%Y%m%d-%H%M%S"
_BESIDE = ".json"
_NO_BACKUP = {
    "database.corrupt": "library-corrupt",
    "library.foreign": "library-other",
    "library.too_new": "library-other",
}
"""What may stand in the library's place and can be no backup, and the names it is kept under."""


class Backup(msgspec.Struct, frozen=True):
    """One backup file. `made` is local time, from its name."""

    path: Path
    made: datetime

    @property
    def beside(self) -> bytes:
        """What was kept with it; `b""` for nothing, or nothing that can be read."""
        return read_beside(self.path)


class BackupInfo(msgspec.Struct, frozen=True):
    """What is in a backup, for choosing one.

    Attributes:
        size: Bytes.
        copies, decks, lists, games: How many of each it holds; 0 each where `well` is False.
        well: Can it be read, and is it one of ours that this program knows?
        with_beside: Was something kept with it?
    """

    path: Path
    made: datetime
    size: int
    copies: int = 0
    decks: int = 0
    lists: int = 0
    games: int = 0
    well: bool = True
    with_beside: bool = False


def look_into(backup: Backup) -> BackupInfo:
    """What is in a backup; one that cannot be read is told as not `well`, never raised."""
    try:
        size = backup.path.stat().st_size
        address = f"{backup.path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            if not 1 <= version <= NEWEST:
                return BackupInfo(backup.path, backup.made, size, well=False)
            copies, decks, lists, games = (
                int(connection.execute(query).fetchone()[0])
                for query in (
                    "SELECT coalesce(sum(count), 0) FROM holding",
                    "SELECT count(*) FROM deck",
                    "SELECT count(*) FROM card_list" if version >= 2 else "SELECT 0",
                    "SELECT count(*) FROM game",
                )
            )
            return BackupInfo(
                backup.path, backup.made, size, copies, decks, lists, games, with_beside=bool(backup.beside)
            )
    except (OSError, sqlite3.DatabaseError):
        return BackupInfo(backup.path, backup.made, 0, well=False)


def list_backups(library: Path) -> list[Backup]:
    """The backups of a library, newest first."""
    found = []
    with failures_on(library):
        for path in (library.parent / FOLDER).glob("library-*.db"):
            match = _NAME.fullmatch(path.name)
            if match:
                found.append(Backup(path, datetime.strptime(match[1], _STAMP)))
    return sorted(found, key=lambda backup: backup.made, reverse=True)


def read_beside(backup: Path) -> bytes:
    """What was kept with a backup, or with the copy of a damaged library; `b""` for nothing."""
    try:
        return backup.with_suffix(_BESIDE).read_bytes()
    except OSError:
        return b""


def best_backup(library: Path, *, clock: Callable[[], datetime] = datetime.now) -> BackupInfo | None:
    """The one to restore if nobody chooses: the newest that can be read, those dated in the future last."""
    infos = [look_into(backup) for backup in list_backups(library)]
    well = [info for info in infos if info.well]
    return next((info for info in well if info.made <= clock()), next(iter(well), None))


def newest_backup(library: Path, *, clock: Callable[[], datetime] = datetime.now) -> Backup | None:
    """The newest that is not dated in the future, where a clock had gone wrong; else the newest of all."""
    backups = list_backups(library)
    return next((backup for backup in backups if backup.made <= clock()), next(iter(backups), None))


def make_backup(library: Path, beside: bytes = b"", *, clock: Callable[[], datetime] = datetime.now) -> Backup:
    """Copy the library, whatever else is reading or writing it, and thin the older backups.

    Args:
        beside: What is kept with it.

    Raises:
        KnownError: `database.corrupt` if the library or the copy fails `quick_check`; `database.full`,
            `database.forbidden`, `database.io`, `database.busy`. No half-made file is left under a backup's name.
    """
    folder = library.parent / FOLDER
    made, kept = folder / "new.tmp", folder / "new-beside.tmp"
    with failures_on(folder):
        folder.mkdir(exist_ok=True)
        try:
            _copy(library, made)
            _write_whole(kept, beside)
            backup = _put_in_place(made, kept, folder, clock())
        finally:
            made.unlink(missing_ok=True)
            kept.unlink(missing_ok=True)
        _thin(library, backup)
    return backup


def backup_if_due(
    library: Path,
    beside: bytes = b"",
    *,
    interval: timedelta = timedelta(minutes=30),
    clock: Callable[[], datetime] = datetime.now,
) -> Backup | None:
    """Make a backup if the newest is older than `interval` and library or `beside` have changed since; else None.

    Backups dated in the future (the clock was set back) count as old. Raises as `make_backup`.
    """
    newest = newest_backup(library, clock=clock)
    if newest is not None:
        if timedelta(0) <= clock() - newest.made < interval:
            return None
        if newest.beside == beside and _same_content(library, newest.path):
            return None
    return make_backup(library, beside, clock=clock)


def restore(
    library: Path, backup: Path, beside: bytes = b"", *, clock: Callable[[], datetime] = datetime.now
) -> Path | None:
    """Put a backup in the library's place; what stood there is kept first, with `beside`, so restoring can itself be
    taken back. What was kept with the backup is the caller's to put back (`read_beside`).

    The caller holds the home's lock and has closed its own connections; readers in other processes do no harm. An
    older backup is left at its schema: opening the library migrates it.

    Returns:
        Where the former library is now: a new backup, or, for what cannot be one, a plain copy
        `library-corrupt-….db` or `library-other-….db`; None if there was none.

    Raises:
        KnownError: `backup.missing`; `library.too_new`, `library.foreign`, `database.corrupt` about the backup;
            `database.*`. The library is then as it was.
    """
    if not backup.is_file():
        raise KnownError("backup.missing", file=str(backup))
    if examine(backup) == 0:
        raise KnownError("library.foreign", file=str(backup))
    former = _keep_former(library, beside, clock)
    with failures_on(library), closing(connect_to(backup, BUSY_SECONDS)) as source:
        if former is None or former.parent.name == FOLDER:
            # One transaction in SQLite's own terms: a crash leaves the old library or the restored one.
            with closing(sqlite3.connect(library, timeout=BUSY_SECONDS)) as target:
                source.backup(target)
        else:
            fresh = library.with_name(library.name + ".new")
            _copy(backup, fresh)
            _replace(library, fresh)
    return former


def begin_anew(library: Path, beside: bytes = b"", *, clock: Callable[[], datetime] = datetime.now) -> Path | None:
    """Put an empty library in the place of one that is damaged or gone; what stood there is kept first.

    The caller holds the home's lock, and nothing has the library open.

    Returns:
        Where the former library is now, as `restore` says it.

    Raises:
        KnownError: `database.*`; the library is then as it was.
    """
    former = _keep_former(library, beside, clock)
    path = library.with_name(library.name + ".new")
    with failures_on(library):
        path.unlink(missing_ok=True)
    made = Library(path)
    made.fresh = True
    with made.reading():
        pass  # the file is made at the first use
    made.close()
    with failures_on(library):
        _replace(library, path)
    return former


def _replace(library: Path, fresh: Path) -> None:
    """Let a whole file take the library's name; the log of the former one must not be taken for its own."""
    for leftover in (LOG, SHARED):
        library.with_name(library.name + leftover).unlink(missing_ok=True)
    os.replace(fresh, library)
    sync_folder(library.parent)


def to_remove(made: Collection[datetime], now: datetime, newest: int = KEEP_NEWEST) -> set[datetime]:
    """Which backups are to go: a pure function of their times.

    Kept are all of today and yesterday, and all dated in the future; the last of each of the `KEEP_DAYS` days before,
    of each of the last `KEEP_WEEKS` calendar weeks and `KEEP_MONTHS` months; and the newest ones whatever their age,
    so that a clock gone wrong for a day does not take everything.
    """
    today = now.date()
    keep = {moment for moment in made if moment.date() >= today - timedelta(days=1)}
    keep.update(sorted(made)[-newest:])
    periods: tuple[tuple[Callable[[date], object], date], ...] = (
        (lambda day: day, today - timedelta(days=1 + KEEP_DAYS)),
        (lambda day: day.isocalendar()[:2], today - timedelta(weeks=KEEP_WEEKS)),
        (lambda day: (day.year, day.month), _months_before(today, KEEP_MONTHS)),
    )
    for period, since in periods:
        last = {period(moment.date()): moment for moment in sorted(made) if moment.date() >= since}
        keep.update(last.values())
    return set(made) - keep


def _months_before(day: date, months: int) -> date:
    index = day.year * 12 + day.month - 1 - months
    return date(index // 12, index % 12 + 1, 1)


def _copy(source: Path, target: Path) -> None:
    """A whole, checked, synchronised single-file copy; refuses a source that is not well."""
    target.unlink(missing_ok=True)
    with (
        closing(connect_to(source, BUSY_SECONDS)) as live,
        closing(sqlite3.connect(target)) as copy,
    ):
        with failures_on(source):
            if quick_check(live):
                raise KnownError("database.corrupt", file=str(source))
        live.backup(copy)
        # A backup is a single file: no log beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
        if quick_check(copy):
            raise KnownError("database.corrupt", file=str(target))
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def _write_whole(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _put_in_place(made: Path, kept: Path, folder: Path, moment: datetime) -> Backup:
    """Give both their names; the library comes last, so that one that is there is whole with what belongs to it."""
    moment = moment.replace(microsecond=0, tzinfo=None)
    while (path := folder / f"library-{moment.strftime(_STAMP)}.db").exists():
        moment += timedelta(seconds=1)
    if kept.stat().st_size:
        os.replace(kept, path.with_suffix(_BESIDE))
    else:
        path.with_suffix(_BESIDE).unlink(missing_ok=True)  # of a backup of that name that never came to be
    os.replace(made, path)
    sync_folder(folder)
    return Backup(path, moment)


def _thin(library: Path, just_made: Backup) -> None:
    by_time = {backup.made: backup.path for backup in list_backups(library)}
    for moment in to_remove(by_time, just_made.made) - {just_made.made}:
        by_time[moment].unlink(missing_ok=True)
        by_time[moment].with_suffix(_BESIDE).unlink(missing_ok=True)


def _keep_former(library: Path, beside: bytes, clock: Callable[[], datetime]) -> Path | None:
    """Keep what stands in the library's place: as a backup, or, what cannot be one, as a plain copy."""
    if not library.exists():
        return None
    try:
        examine(library)
        return make_backup(library, beside, clock=clock).path
    except KnownError as error:
        if error.code not in _NO_BACKUP:
            raise
        name = _NO_BACKUP[error.code]
    moment = clock()
    while (kept := library.with_name(f"{name}-{moment.strftime(_STAMP)}.db")).exists():
        moment += timedelta(seconds=1)
    copies = {kept.with_suffix(_BESIDE): beside}
    with failures_on(library):
        for ending in ("", LOG):  # the log may hold the last of what was acknowledged
            file = library.with_name(library.name + ending)
            if file.exists():
                copies[kept.with_name(kept.name + ending)] = file.read_bytes()
        try:
            for path, content in copies.items():
                _write_whole(path, content)
            sync_folder(library.parent)
        except OSError:
            for path in copies:
                path.unlink(missing_ok=True)
            raise
    return kept


def _same_content(library: Path, backup: Path) -> bool:
    """Do both hold the same rows?"""
    with failures_on(library):
        with closing(connect_to(library, BUSY_SECONDS)) as live:
            ours = "\n".join(live.iterdump())
        with closing(connect_to(backup, BUSY_SECONDS)) as copy:
            return ours == "\n".join(copy.iterdump())
