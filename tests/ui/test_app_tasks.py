"""Background work: everything arrives on the main thread."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.app.tasks import Control, Tasks


@pytest.fixture
def tasks(qapp: object) -> Iterator[Tasks]:
    made = Tasks()
    yield made
    assert made.shut_down()


def test_result_and_progress_arrive_on_the_main_thread(tasks: Tasks, qtbot: QtBot) -> None:
    here = threading.get_ident()
    worked: list[int] = []
    came: list[tuple[object, int]] = []

    def work(control: Control) -> str:
        worked.append(threading.get_ident())
        control.progress(1, 2, "half")
        return "done"

    tasks.run(
        work,
        lambda value: came.append((value, threading.get_ident())),
        on_progress=lambda done, total, what: came.append(((done, total, what), threading.get_ident())),
    )
    qtbot.waitUntil(lambda: not tasks.busy)
    assert worked != [here]
    assert came == [((1, 2, "half"), here), ("done", here)]


def test_cancel_is_seen_by_the_work_and_its_end_is_told(tasks: Tasks, qtbot: QtBot) -> None:
    begun = threading.Event()
    ended: list[BaseException] = []

    def work(control: Control) -> None:
        begun.set()
        while not control.cancelled():
            pass
        raise KnownError("import.cancelled")

    handle = tasks.run(work, on_error=ended.append)
    begun.wait(5)
    handle.cancel()
    qtbot.waitUntil(lambda: handle.done)
    assert [type(each) for each in ended] == [KnownError]


def test_forgotten_work_delivers_nothing(tasks: Tasks, qtbot: QtBot) -> None:
    came: list[object] = []
    handle = tasks.run(lambda _control: 1, came.append, came.append)
    handle.forget()
    qtbot.waitUntil(lambda: handle.done)
    assert came == []


def test_unhandled_known_error_is_told_and_a_bug_reaches_the_hook(
    tasks: Tasks, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bugs: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: bugs.append(f"{kind.__name__} {error}"))

    def known(_control: Control) -> None:
        raise KnownError("database.full")

    def bug(_control: Control) -> None:
        raise ValueError("ours")

    with qtbot.waitSignal(tasks.failed) as told:
        tasks.run(known)
    assert told.args is not None
    assert told.args[0].code == "database.full"
    tasks.run(bug)
    qtbot.waitUntil(lambda: not tasks.busy)
    assert bugs == ["ValueError ours"]


class _Cycle:
    """Garbage only the collector finds; it notes the thread on which it dies."""

    def __init__(self, died_on: list[int]) -> None:
        self.me = self
        self._died_on = died_on

    def __del__(self) -> None:
        self._died_on.append(threading.get_ident())


def test_garbage_of_the_main_thread_is_not_collected_on_another(tasks: Tasks, qtbot: QtBot) -> None:
    died_on: list[int] = []
    for _ in range(20):
        _Cycle(died_on)
    handle = tasks.run(lambda _control: len([{"own": [number]} for number in range(50_000)]))
    assert not gc.isenabled()
    qtbot.waitUntil(lambda: handle.done)
    assert gc.isenabled()
    gc.collect()
    assert set(died_on) == {threading.get_ident()}


def test_work_that_ends_after_the_window_has_nobody_to_tell(tasks: Tasks) -> None:
    begun, go_on = threading.Event(), threading.Event()
    came: list[object] = []

    def work(_control: Control) -> int:
        begun.set()
        go_on.wait(5)
        return 1

    tasks.run(work, came.append)
    begun.wait(5)
    assert not tasks.shut_down(1)
    go_on.set()
    assert tasks.shut_down(5000)
    late = tasks.run(lambda _control: came.append("late"))
    assert not late.wanted
    assert came == []
