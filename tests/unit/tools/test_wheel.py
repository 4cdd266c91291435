"""What people install carries everything the program needs, and runs outside the source tree."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built as pip builds it but with the packages of this environment."""
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = target.glob("*.whl")
    return built


def files(folder: str, *suffixes: str) -> set[str]:
    paths = (path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix in suffixes)
    return {path.relative_to(ROOT / folder).as_posix() for path in paths}


@pytest.mark.slow
def test_the_wheel_carries_data_icons_and_compiled_translations(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {f"ptcg_desktop/_data/{name}" for name in files("data", ".toml")} <= inside
    assert {f"ptcg_desktop/_resources/{name}" for name in files("resources", ".svg")} <= inside
    sources = files("resources/translations", ".ts")
    assert sources
    assert {f"ptcg_desktop/_resources/translations/{name[:-3]}.qm" for name in sources} <= inside
    assert not [name for name in inside if name.startswith(("tests/", "tools/")) or name.endswith(".ts")]


@pytest.mark.slow
def test_the_installed_program_runs_far_from_its_sources(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    done = subprocess.run(
        [sys.executable, "-m", "ptcg_desktop", "--home", str(tmp_path / "home"), "catalogue", "info", "--json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["printings"] == 276
