"""Libraries in a temporary home, and rows to put into them."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import LIBRARY_NAME, open_library
from ptcg_desktop.store.rows import Values


def row(card_id: str = "inv1-1", count: int = 1, **more: str | int) -> Values:
    """A row of the collection."""
    return {
        "card_id": card_id,
        "name": "Glimmoth",
        "set_id": "inv1",
        "set_name": "Invented One",
        "number": "1",
        "variant": "",
        "condition": "NM",
        "language": "en",
        "count": count,
        **more,
    }


def put(library: Library, card_id: str = "inv1-1", count: int = 1) -> None:
    """One undoable step: a new row."""
    with library.step("collection") as step:
        step.describe("step.holding.add", name="Glimmoth", count=count)
        step.insert("holding", row(card_id, count))


def dump(path: Path) -> list[str]:
    """Everything in a SQLite file, as text."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


@pytest.fixture
def library(home: Path) -> Iterator[Library]:
    library = open_library(home)
    with library.reading():
        pass  # the file is made at the first use
    yield library
    library.close()


@pytest.fixture
def path(home: Path) -> Path:
    return home / LIBRARY_NAME


@contextmanager
def ordinary_user() -> Iterator[None]:
    """Inside, rights count: the superuser may write anywhere."""
    if os.name != "posix" or os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def public_home() -> Iterator[Path]:
    """A home that other users may enter too, unlike pytest's own folders."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)
        os.chmod(folder, 0o755)
