"""Libraries in a temporary home, and rows to put into them."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import LIBRARY_NAME, open_library
from ptcg_desktop.store.rows import Values
from tests.conftest import ROOT, in_memory

Acts = Sequence[Sequence[str]]


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """In memory: a killed process leaves the same there as on a disk, and nobody waits for one."""
    with in_memory(tmp_path) as folder:
        yield folder


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


def put(library: Library, *card_ids: str, count: int = 1) -> None:
    """One undoable step: new rows, each of so many copies."""
    with library.step("collection") as step:
        step.describe("step.holding.add", name="Glimmoth", count=count)
        for card_id in card_ids or ("inv1-1",):
            step.insert("holding", row(card_id, count))


def dump(path: Path) -> list[str]:
    """Everything in a SQLite file, as text."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


class Victim:
    """The process that forks children to be killed, or to run out of room."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.store.victim"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
        )

    def kill_after(self, home: Path, acts: Acts, acknowledged: int, seconds: float) -> int:
        """Let a child act, kill it so many seconds after so many acknowledgements; returns how many there were."""
        number, said = self._begin(home, acts, None)
        while len(said) < acknowledged:
            said += self._read()
        time.sleep(seconds)
        os.kill(number, signal.SIGKILL)
        return self._end(said).count(b".")

    def without_room(self, home: Path, acts: Acts, room: int) -> tuple[int, bool]:
        """Let a child act that may write no file larger than `room` bytes.

        Returns:
            How many acts were acknowledged, and whether the next found no room.
        """
        said = self._end(self._begin(home, acts, room)[1])
        return said.count(b"."), said.endswith(b"!")

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()

    def _begin(self, home: Path, acts: Acts, room: int | None) -> tuple[int, bytes]:
        """The child's number, and what it has said already: it may be faster than the news of its number."""
        assert self._process.stdin is not None
        order = {"home": str(home), "acts": acts, "room": room}
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        said = number = b""
        while not number.endswith(b"\n"):
            byte = self._read()
            if byte in b".!?":
                said += byte
            else:
                number += byte
        return int(number), said

    def _end(self, said: bytes) -> bytes:
        while (byte := self._read()) != b"|":
            said += byte
        assert b"?" not in said, "the child failed: see its traceback"
        return said

    def _read(self) -> bytes:
        assert self._process.stdout is not None
        byte = self._process.stdout.read(1)
        assert byte, "the victim is gone"
        return byte


@pytest.fixture(scope="session")
def victim() -> Iterator[Victim]:
    """One for all tests: it costs seconds, its children hundredths."""
    victim = Victim()
    yield victim
    victim.close()


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
