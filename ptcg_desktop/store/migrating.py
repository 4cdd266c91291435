"""Migrating an older library. Imports alembic, so it is imported only when a migration is due."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

from ptcg_desktop.store.backup import make_backup
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.library import VERSION

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(library: Library, beside: bytes = b"", *, scripts: Path = SCRIPTS, version: int = VERSION) -> None:
    """Back the library up, then bring it to the newest schema in one transaction: all of it, or nothing.

    Args:
        beside: What is kept with the backup.
        scripts: The folder of alembic's environment; a test brings its own.
        version: What the newest revision there is called in `PRAGMA user_version`.

    Raises:
        KnownError: `database.*`; the library is then as it was.
    """
    make_backup(library.path, beside)
    upgrade(library, scripts=scripts, version=version)


def upgrade(library: Library, *, scripts: Path = SCRIPTS, version: int = VERSION) -> None:
    """`migrate` without the backup, for a file that is itself a copy."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with library.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")
