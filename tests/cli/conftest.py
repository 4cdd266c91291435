"""Running the command line: in this process for speed, in another for what only a real process shows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ptcg_desktop.cli.main import main

ROOT = Path(__file__).resolve().parents[2]


class Ended(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def object(self) -> Any:
        """The one JSON object on standard output."""
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one sentence on standard error."""
        (line,) = self.err.splitlines()
        assert line.startswith("ptcg-desktop: ")
        return line.removeprefix("ptcg-desktop: ")


Command = Callable[..., Ended]


@pytest.fixture
def cli(home: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command on an empty home folder, in English, in this process."""

    def run(*arguments: str | Path, lang: str = "en") -> Ended:
        capsys.readouterr()
        try:
            code = main([f"--lang={lang}", *map(str, arguments)])
        except SystemExit as ended:  # argparse ends the process itself
            code = ended.code if isinstance(ended.code, int) else 1
        captured = capsys.readouterr()
        return Ended(code, captured.out, captured.err)

    return run


@pytest.fixture
def process(home: Path) -> Command:
    """Run a command as a process of its own."""

    def run(*arguments: str | Path, stdin: str | None = None, **environment: str) -> Ended:
        done = subprocess.run(
            [sys.executable, "-m", "ptcg_desktop", *map(str, arguments)],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            cwd=ROOT,
            timeout=120,
            env={**os.environ, "PTCG_DESKTOP_HOME": str(home), "LC_ALL": "C.UTF-8", **environment},
        )
        return Ended(done.returncode, done.stdout, done.stderr)

    return run
