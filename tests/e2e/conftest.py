"""The real window on a home folder of its own, and a person who uses it through its widgets."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ptcg_desktop.cli.console import Console
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.i18n import Language
from ptcg_desktop.ui.app.theme import Theme
from ptcg_desktop.ui.app.window import MainWindow
from tests.e2e.person import Person
from tools.screenshots import full_catalogue

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def sitting_down(home: Path, app: QApplication, bot: QtBot) -> Iterator[Person]:
    """Open the window on a home folder, and close it and everything behind it."""
    palette, sheet, style = app.palette(), app.styleSheet(), app.style().objectName()
    with Workspace.open(home) as workspace:
        theme, language = Theme(app, "light"), Language(app, "en")
        window = MainWindow(theme, language)
        bot.addWidget(window)
        window.show()
        try:
            yield Person(bot, window, window.start(workspace, "cards"))
        finally:
            window.close()
            language.set_choice("en")
            app.setStyleSheet(sheet)
            app.setStyle(style)
            app.setPalette(palette)


@pytest.fixture
def person(home: Path, qapp: QApplication, qtbot: QtBot) -> Iterator[Person]:
    """Somebody at the window, with the cards that come with the program."""
    with sitting_down(home, qapp, qtbot) as someone:
        yield someone


@pytest.fixture(scope="session")
def full_home(corpus_dir: Path) -> Path:
    """A home folder with both public archives imported; kept in build/ from one run to the next."""
    home = ROOT / "build" / "home"
    assert full_catalogue(home, corpus_dir, Console("en"))
    return home


@pytest.fixture
def collector(full_home: Path, home: Path, qapp: QApplication, qtbot: QtBot) -> Iterator[Person]:
    """Somebody at the window, with every card there is."""
    shutil.copy(full_home / "catalogue.db", home)
    with sitting_down(home, qapp, qtbot) as someone:
        yield someone
