"""A whole window on an empty home with the starter cards, for the tests of the shell and the Cards page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from ptcg_desktop.files import starter
from ptcg_desktop.store import connect
from ptcg_desktop.ui.app.shots import OpenWindow, open_window

if TYPE_CHECKING:
    import sqlalchemy as sa


@pytest.fixture(autouse=True, scope="session")
def _starter_read_once() -> Iterator[None]:
    """Read the files of the starter cards once, not for each window: nothing can change what is read from them."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(starter, "load_starter", cache(starter.load_starter))
        yield


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let libraries be written without waiting until the disk has it all: these homes need not outlive a power cut."""
    original = connect.make_engine

    def make_engine(path: Path) -> sa.Engine:
        from sqlalchemy import event

        engine = original(path)
        event.listen(engine, "connect", lambda connection, _record: connection.execute("PRAGMA synchronous = OFF"))
        return engine

    monkeypatch.setattr(connect, "make_engine", make_engine)


@pytest.fixture
def opened(home: Path, qapp: QApplication) -> Iterator[OpenWindow]:
    """The real window, English and light."""
    with open_window(home) as found:
        yield found
