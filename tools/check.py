"""The one door: everything that must hold before a change is shared, and what continuous integration runs.

    python -m tools.check             everything
    python -m tools.check --quick     without Qt tests and without the real card files
    python -m tools.check STEP…       only these steps: see --help

Steps run one after the other and all of them run, so that one run tells everything that is wrong. The slow step that
uses one core alone (mypy) runs beside the others, and its output is printed when it ends.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHON = sys.executable
TREES = ("ptcg_desktop", "tests", "tools", "installer")
WORKERS = 2
NO_TESTS_COLLECTED = 5


def _run(*command: str, **environment: str) -> bool:
    """Run a command in the project folder, its output passed through; whether it ended well."""
    print("$ " + " ".join(Path(part).name if part == PYTHON else part for part in command), flush=True)
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode == 0


def style() -> bool:
    """Ruff: rules."""
    return _run(PYTHON, "-m", "ruff", "check", *TREES)


def layout() -> bool:
    """Ruff: formatting."""
    return _run(PYTHON, "-m", "ruff", "format", "--check", "--quiet", *TREES)


def types() -> bool:
    """Mypy, strict; what it says in one piece, since it runs beside other steps."""
    done = subprocess.run([PYTHON, "-m", "mypy"], cwd=ROOT, capture_output=True, text=True, check=False)
    print(f"\n--- types\n$ python -m mypy\n{done.stdout}{done.stderr}", end="", flush=True)
    return done.returncode == 0


def rooms() -> bool:
    """Import-linter: who may know whom."""
    return _run(PYTHON, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")


def texts() -> bool:
    """Every text of the window can be translated, and is."""
    literal = _run(PYTHON, "-m", "tools.tr_check")
    complete = _run(PYTHON, "-m", "tools.translations", "check")
    return literal and complete and _run(PYTHON, "-m", "tools.translations", "compile")


def _pytest(*options: str, **environment: str) -> bool:
    """Benchmarks run once here, as tests; `make bench` measures."""
    return _run(PYTHON, "-m", "pytest", "--benchmark-disable", "-q", *options, **environment)


def window_tests() -> bool:
    """The tests that need a real window system, under Xvfb."""
    options = ("-m", "window", "tests")
    if sys.platform != "linux" or os.environ.get("DISPLAY"):
        return _pytest(
            *options, QT_QPA_PLATFORM=os.environ.get("QT_QPA_PLATFORM", "xcb" if sys.platform == "linux" else "")
        )
    xvfb = shutil.which("xvfb-run")
    if xvfb is None:
        print("xvfb-run is not installed: tools/bootstrap.sh test installs it", file=sys.stderr)
        return False
    command = (PYTHON, "-m", "pytest", "--benchmark-disable", "-q", *options)
    return _run(xvfb, "-a", "-s", "-screen 0 1280x900x24", *command, QT_QPA_PLATFORM="xcb")


def tests() -> bool:
    """All other tests, offscreen, on both cores; files are never split, and each worker has its own application."""
    return _pytest("-n", str(WORKERS), "--dist", "loadfile", "-m", "not window", QT_QPA_PLATFORM="offscreen")


def quick_tests() -> bool:
    """The tests that need no Qt, no real card files and little time."""
    return _pytest("-n", str(WORKERS), "--dist", "loadfile", "-m", "not qt and not window and not corpus and not slow")


@dataclass(frozen=True)
class Step:
    """One thing to check."""

    name: str
    run: Callable[[], bool]
    quick: bool = True
    full: bool = True
    beside: bool = False
    """Whether it runs while the others run."""


STEPS = (
    Step("style", style),
    Step("layout", layout),
    Step("types", types, beside=True),
    Step("rooms", rooms),
    Step("texts", texts),
    Step("window", window_tests, quick=False),
    Step("tests", tests, quick=False),  # last: its closing line is the one to read
    Step("quick-tests", quick_tests, full=False),
)


def main(arguments: list[str] | None = None) -> int:
    """Run the chosen steps; 0 if every one held."""
    parser = argparse.ArgumentParser(prog="python -m tools.check", description=__doc__.splitlines()[0])
    parser.add_argument("steps", nargs="*", metavar="STEP", help=", ".join(step.name for step in STEPS))
    parser.add_argument("--quick", action="store_true", help="the quick lane")
    options = parser.parse_args(arguments)
    unknown = set(options.steps) - {step.name for step in STEPS}
    if unknown:
        parser.error(f"no such step: {', '.join(sorted(unknown))}")
    chosen = [
        step for step in STEPS if step.name in options.steps or (not options.steps and _in_lane(step, options.quick))
    ]
    results: dict[str, tuple[bool, float]] = {}
    with ThreadPoolExecutor() as aside:
        pending: dict[str, Future[tuple[bool, float]]] = {
            step.name: aside.submit(_timed, step) for step in chosen if step.beside
        }
        for step in chosen:
            if not step.beside:
                print(f"\n--- {step.name}", flush=True)
                results[step.name] = _timed(step)
        results |= {name: result.result() for name, result in pending.items()}
    print("\n--- summary (seconds)")
    for step in chosen:
        good, seconds = results[step.name]
        print(f"{'ok    ' if good else 'FAILED'} {seconds:6.1f}  {step.name}")
    return 0 if all(good for good, _ in results.values()) else 1


def _timed(step: Step) -> tuple[bool, float]:
    """Run one step: whether it held, and how many seconds it took."""
    began = time.monotonic()
    return step.run(), time.monotonic() - began


def _in_lane(step: Step, quick: bool) -> bool:
    return step.quick if quick else step.full


if __name__ == "__main__":
    raise SystemExit(main())
