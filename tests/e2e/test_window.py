"""With a real window system: run under Xvfb by `python -m tools.check window`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from tests.e2e.person import Person
from tests.e2e.test_main_job import do_the_main_job

pytestmark = pytest.mark.window

ROOT = Path(__file__).resolve().parents[2]
LONGEST_S = 30.0


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST_S
    while not what():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


@pytest.fixture
def running(home: Path) -> Iterator[subprocess.Popen[str]]:
    """The program as a process of its own, its window open."""
    command = [sys.executable, "-m", "ptcg_desktop", "--home", str(home)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_for(lambda: (home / "library.lock").exists() or process.poll() is not None)
            yield process
        finally:
            if process.poll() is None:
                process.terminate()


def test_the_main_job_on_a_screen(person: Person) -> None:
    assert QGuiApplication.platformName() == "xcb"
    assert person.window.windowHandle().isExposed()
    do_the_main_job(person)


def test_what_the_screen_shows_is_what_the_pictures_show(person: Person) -> None:
    person.settle()
    screen = person.window.screen().grabWindow(person.window.winId()).toImage()
    drawn = person.window.grab().toImage()
    assert screen.size() == drawn.size()
    middle = screen.width() // 2, 20
    assert screen.pixelColor(*middle) == drawn.pixelColor(*middle)


@pytest.mark.skipif(os.name != "posix", reason="starts and ends processes the POSIX way")
def test_a_second_start_hands_over_to_the_first(running: subprocess.Popen[str], home: Path) -> None:
    time.sleep(1.0)  # the first is listening once its event loop runs
    second = subprocess.run(
        [sys.executable, "-m", "ptcg_desktop", "--home", str(home)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST_S,
    )
    assert second.returncode == 0, second.stderr
    assert running.poll() is None
    assert second.stderr == ""


@pytest.mark.skipif(os.name != "posix", reason="starts and ends processes the POSIX way")
def test_it_ends_when_asked_from_outside_and_starts_again(running: subprocess.Popen[str], home: Path) -> None:
    time.sleep(0.5)
    running.terminate()
    _, complaints = running.communicate(timeout=LONGEST_S)
    assert "Traceback" not in complaints
    done = subprocess.run(
        [sys.executable, "-m", "ptcg_desktop", "--home", str(home), "check-db", "--json"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        timeout=LONGEST_S,
    )
    assert done.returncode == 0
