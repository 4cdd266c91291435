"""How long until the program can be used: processes of their own, from their start to what a person waits for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

ROOT = Path(__file__).resolve().parents[2]

# Ends at the moment that is measured: closing is not what a person waits for.
WINDOW = """
import os
import sys
from PySide6.QtCore import QTimer
from pathlib import Path
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.i18n import Language
from ptcg_desktop.ui.app.main import make_application
from ptcg_desktop.ui.app.theme import Theme
from ptcg_desktop.ui.app.window import MainWindow

app = make_application(["ptcg-desktop"])
window = MainWindow(Theme(app, "light"), Language(app, "en"))
workspace = Workspace.open(Path(sys.argv[1]))
if sys.argv[2] == "frame":
    window.painted.connect(lambda: os._exit(0))
else:
    window.painted.connect(lambda: QTimer.singleShot(0, lambda: window.start(workspace, "cards")))
    window.started.connect(lambda: QTimer.singleShot(0, lambda: os._exit(0)))
window.show()
app.exec()
"""


def ended_well(*command: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its byte code
    subprocess.run([sys.executable, *command], check=True, capture_output=True, cwd=ROOT, env=environment)


@pytest.mark.parametrize("shown", ["frame", "cards"])
def test_window(benchmark: BenchmarkFixture, home: Path, shown: str) -> None:
    benchmark.pedantic(ended_well, args=("-c", WINDOW, str(home), shown), rounds=5, warmup_rounds=1)


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_command_line(benchmark: BenchmarkFixture, option: str) -> None:
    benchmark.pedantic(ended_well, args=("-m", "ptcg_desktop", option), rounds=5, warmup_rounds=1)
