"""The examples of docs/engine.md run."""

from __future__ import annotations

import doctest
from pathlib import Path

ENGINE_GUIDE = Path(__file__).resolve().parents[3] / "docs" / "engine.md"


def test_the_engine_guide_runs() -> None:
    result = doctest.testfile(str(ENGINE_GUIDE), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0
