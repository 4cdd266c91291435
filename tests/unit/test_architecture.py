"""The rooms as processes see them: what importing one of them loads.

import-linter (`tools/check.py rooms`) proves the imports that are written; this proves what really happens,
through every indirection, in a fresh interpreter.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAVY = {"PySide6", "sqlalchemy", "alembic", "pydantic", "yaml", "pyjson5", "rapidfuzz", "platformdirs"}
CORE_MAY_LOAD = {"msgspec", "typing_extensions", "ptcg_desktop"}  # msgspec takes the second where it is installed


def loaded_by(statement: str) -> set[str]:
    """Top-level modules in a fresh interpreter after `statement`."""
    code = f"import sys; before = set(sys.modules)\n{statement}\nprint(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return {name.partition(".")[0] for name in done.stdout.split()}


@pytest.mark.parametrize("room", ["cards", "effects", "engine", "decks", "players"])
def test_the_core_loads_the_standard_library_and_msgspec_alone(room: str) -> None:
    foreign = loaded_by(f"import ptcg_desktop.{room}") - set(sys.stdlib_module_names) - CORE_MAY_LOAD
    assert not foreign


@pytest.mark.parametrize("room", ["store", "files", "services", "cli"])
def test_below_the_window_nothing_loads_qt(room: str) -> None:
    assert "PySide6" not in loaded_by(
        f"import pkgutil, importlib, ptcg_desktop.{room} as room\n"
        "for found in pkgutil.iter_modules(room.__path__, room.__name__ + '.'): importlib.import_module(found.name)"
    )


def test_the_command_line_starts_without_anything_heavy() -> None:
    assert not HEAVY & loaded_by("import ptcg_desktop.cli.main")


def test_no_module_is_longer_than_a_person_reads() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for folder in ("ptcg_desktop", "tools")
        for path in (ROOT / folder).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 550
    }
    assert not long


def test_qt_is_pinned_below_the_release_that_kills_sessions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (pin,) = [line for line in project["dependencies"] if line.startswith("PySide6")]
    assert pin == "PySide6-Essentials>=6.11.3,<6.12"
