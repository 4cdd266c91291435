"""Looking over and putting right the files of a home folder that is not open, or cannot be opened."""

from __future__ import annotations

from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path

from ptcg_desktop.services.belongings import gather, put_back
from ptcg_desktop.store.backup import (
    Backup,
    BackupInfo,
    begin_anew,
    best_backup,
    list_backups,
    look_into,
    read_beside,
    restore,
)
from ptcg_desktop.store.check import CheckFinding, CheckReport, FileReport, check_db
from ptcg_desktop.store.locks import HomeLock
from ptcg_desktop.store.opening import LIBRARY_NAME

__all__ = [
    "Backup",
    "BackupInfo",
    "CheckFinding",
    "CheckReport",
    "FileReport",
    "backup_infos_of",
    "backups_of",
    "begin_anew_in",
    "best_backup_of",
    "check_home",
    "library_of",
    "restore_home",
]


def check_home(home: Path, *, mend: bool = False) -> CheckReport:
    """Check library and catalogue; with `mend`, put right what can be, after a backup.

    Raises:
        KnownError: `library.in_use` if another process holds the library and something is to be mended; those of
            `store.check.check_db`. A damaged file is a finding, not an error.
    """
    with closing(HomeLock(home)) if mend and home.is_dir() else nullcontext():
        return check_db(home, mend=mend, beside=partial(gather, home))


def library_of(home: Path) -> Path:
    """The file of a home folder's library."""
    return home / LIBRARY_NAME


def backups_of(home: Path) -> list[Backup]:
    """The backups of a home folder's library, newest first, also where the library itself is damaged."""
    return list_backups(home / LIBRARY_NAME)


def best_backup_of(home: Path) -> BackupInfo | None:
    """The newest that can be read, with what is in it; those dated in the future, where a clock had gone wrong, come
    last."""
    return best_backup(home / LIBRARY_NAME)


def backup_infos_of(home: Path) -> list[BackupInfo]:
    """The same with what is in each, for choosing one."""
    return [look_into(backup) for backup in backups_of(home)]


def restore_home(home: Path, backup: Path) -> Path | None:
    """Put a backup in the library's place, also of a library that is damaged, and the belongings kept with it in
    theirs; where the former one is now.

    Raises:
        KnownError: `library.in_use`, `backup.missing`, `library.too_new`, `library.foreign`, `database.*`.
    """
    with closing(HomeLock(home)):
        former = restore(home / LIBRARY_NAME, backup, gather(home))
        if kept := read_beside(backup):
            from ptcg_desktop.services.settings import SettingsService

            put_back(home, SettingsService(home), kept)
        return former


def begin_anew_in(home: Path) -> Path | None:
    """Put an empty library in the place of one that is damaged or gone; where the former one is now.

    Raises:
        KnownError: `library.in_use`, `database.*`.
    """
    with closing(HomeLock(home)):
        return begin_anew(home / LIBRARY_NAME, gather(home))
