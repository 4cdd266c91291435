"""A whole window on an empty home with the starter cards, for the tests of the shell and the Cards page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ptcg_desktop.ui.app.shots import OpenWindow, open_window


@pytest.fixture
def opened(home: Path, qapp: QApplication) -> Iterator[OpenWindow]:
    """The real window, English and light."""
    with open_window(home) as found:
        yield found
