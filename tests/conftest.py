"""What every test gets: no window system by default, a home of its own, and no silence about warnings or leaks."""

from __future__ import annotations

import gc
import logging
import os
import re
import shutil
import sys
import tempfile
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Before anything imports Qt: a test run must not open windows; `window` tests run with xcb (tools/check.py).
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A test must never read or write the person's own collection, whatever it forgets to pass.
os.environ["PTCG_DESKTOP_HOME"] = os.devnull + "/a-test-forgot-its-home"
if sys.dont_write_bytecode:
    # No bytecode beside the sources is wanted here. Without any, each of the many processes that the tests start would
    # compile all it imports anew, which takes seconds: keep it where pytest keeps what it knows of earlier runs.
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".pytest_cache" / "bytecode")
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QApplication, QWidget

SHARED = ROOT.parent / "shared"
QT_FIXTURES = {"qapp", "qtbot", "qtmodeltester"}
Once = Callable[[str, Callable[[Path], None]], Path]
"""What the fixture `once_per_run` gives."""
LONG_LIVED_WINDOWS = {"QTipLabel", "QDesktopScreenWidget"}
"""Windows Qt itself keeps for the next time."""


MEMORY, ROOM = Path("/dev/shm"), 2**30
"""A file system in memory, and the free bytes on it from which it is used."""


@contextmanager
def in_memory(otherwise: Path) -> Iterator[Path]:
    """A folder in memory where there is room, so that nobody waits for the disk hundreds of times."""
    if not (os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM):
        yield otherwise
        return
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark by use: `qt` for tests that need a QApplication, so that `-m "not qt"` is the lane without Qt."""
    offscreen = os.environ["QT_QPA_PLATFORM"] in ("offscreen", "minimal")
    for item in items:
        if QT_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker("qt")
        if item.get_closest_marker("window") and offscreen:
            item.add_marker(pytest.mark.skip(reason="needs a real window system: python -m tools.check window"))


@pytest.fixture(scope="session")
def corpus_dir() -> Path:
    """The folder with the real card archives, which are no part of this project."""
    folder = SHARED / "data"
    if not folder.is_dir():
        pytest.skip("the real card archives are not here (folder ../shared/data beside the project)")
    return folder


@pytest.fixture(scope="session")
def once_per_run(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """Has a file made once for all workers of a run: `once_per_run(name, make)` gives its path, and calls `make` with
    the path to write to in the worker that asks first; the others wait."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own

    def once(name: str, make: Callable[[Path], None]) -> Path:
        made, claim, unfinished = (shared / f"{name}{end}" for end in ("", ".claim", ".unfinished"))
        end = time.monotonic() + 600
        while not made.exists():
            try:
                claim.touch(exist_ok=False)
            except FileExistsError:
                assert time.monotonic() < end, f"another worker claimed {name} and never made it"
                time.sleep(0.2)
                continue
            try:
                make(unfinished)
            except BaseException:
                claim.unlink()  # whoever waits may try, and see the fault
                raise
            unfinished.rename(made)
        return made

    return once


@pytest.fixture(scope="session")
def full_catalogue(corpus_dir: Path, once_per_run: Once) -> Path:
    """A catalogue.db with every card of the archives, imported one after the other: copy it into a home."""
    from ptcg_desktop.services.catalogue import CatalogueService

    def imported(path: Path) -> None:
        home = path.with_suffix(".home")
        service = CatalogueService(home)
        for archive in sorted(corpus_dir.iterdir()):
            service.import_paths([archive])
        service.close()
        (home / "catalogue.db").rename(path)

    return once_per_run("full-catalogue.db", imported)


@pytest.fixture(scope="session")
def shared_rules() -> Path:
    """The folder with the conformance scenarios of the rules, which is no part of this project."""
    folder = SHARED / "rules"
    if not folder.is_dir():
        pytest.skip("the conformance scenarios are not here (folder ../shared/rules beside the project)")
    return folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder for collection, decks and settings, also set as PTCG_DESKTOP_HOME."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("PTCG_DESKTOP_HOME", str(folder))
    return folder


class _Complaints(logging.Handler):
    """Keeps every record from WARNING up."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def _no_complaints_in_the_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test during which a warning or error was logged, unless `@pytest.mark.logs("pattern")` expects it."""
    handler = _Complaints()
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
    expected = [re.compile(mark.args[0]) for mark in request.node.iter_markers("logs")]
    unexpected = [
        f"{record.name} {record.levelname}: {record.getMessage()}"
        for record in handler.records
        if not any(pattern.search(record.getMessage()) for pattern in expected)
    ]
    if unexpected:
        pytest.fail("logged during the test:\n" + "\n".join(unexpected), pytrace=False)


@pytest.fixture(autouse=True)
def _nothing_of_qt_left_behind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that used the application and left windows, running timers or running threads behind."""
    if not QT_FIXTURES & set(request.fixturenames):
        yield
        return
    app: QApplication = request.getfixturevalue("qapp")
    started = _watch_starts(monkeypatch)
    before = set(app.topLevelWidgets())
    yield
    left = _leftovers(app, before, started)
    if left:
        gc.collect()  # a cycle of Python references is no leak, only late
        left = _leftovers(app, before, started)
    for window in set(app.topLevelWidgets()) - before:  # the next test starts clean
        window.close()
        window.deleteLater()
    if left:
        pytest.fail("left behind by the test:\n" + "\n".join(left), pytrace=False)


def _watch_starts(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[QObject]]:
    """Remember every QTimer and QThread that the test starts from Python."""
    from PySide6.QtCore import QThread, QTimer

    started: list[weakref.ref[QObject]] = []
    for kind in (QTimer, QThread):
        original = kind.start

        def start(self: QObject, *args: object, _original: object = original) -> None:
            started.append(weakref.ref(self))
            _original(self, *args)  # type: ignore[operator]

        monkeypatch.setattr(kind, "start", start)
    return started


def _leftovers(app: QApplication, before: set[QWidget], started: list[weakref.ref[QObject]]) -> list[str]:
    from PySide6.QtCore import QEvent, QThread, QTimer
    from shiboken6 import isValid

    for _ in range(2):  # deleting a window may post the deletion of others
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        app.processEvents()
    left = [
        f"window: {_described(window)}"
        for window in set(app.topLevelWidgets()) - before
        if window.metaObject().className() not in LONG_LIVED_WINDOWS and window.parentWidget() is None
    ]
    for thing in dict.fromkeys(reference() for reference in started):
        if thing is None or not isValid(thing):
            continue
        if isinstance(thing, QTimer) and thing.isActive():
            left.append(f"running timer: {_described(thing)} of {thing.parent()!r}")
        if isinstance(thing, QThread) and thing.isRunning():
            left.append(f"running thread: {_described(thing)}")
    return left


def _described(thing: QObject) -> str:
    return f"{type(thing).__module__}.{type(thing).__qualname__} {thing.objectName()!r}"
