"""A window for pictures and end-to-end runs: no dialogs, no single instance, everything painted before the picture."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Literal

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.i18n import Language
from ptcg_desktop.ui.app.main import make_application
from ptcg_desktop.ui.app.page import Page
from ptcg_desktop.ui.app.theme import Theme
from ptcg_desktop.ui.app.window import MainWindow

SIZE = QSize(1440, 900)


@dataclass
class OpenWindow:
    """A window that is open on a workspace."""

    application: QApplication
    window: MainWindow
    workspace: Workspace

    def show_page(self, page_id: str) -> Page:
        """Go to a page and wait until it is painted."""
        page = self.window.show_page(page_id)
        assert page is not None
        self.settle()
        return page

    def settle(self, seconds: float = 3.0) -> None:
        """Let everything that waits for an idle moment happen, and background work end."""
        quiet_until = monotonic() + 0.15
        end = monotonic() + seconds
        while monotonic() < min(quiet_until, end):
            self.application.processEvents()
            sleep(0.001)  # work in other threads needs the interpreter
            if self.window.context is not None and self.window.context.tasks.busy:
                quiet_until = monotonic() + 0.15

    def picture(self) -> QPixmap:
        """The window as it looks now."""
        self.settle()
        return self.window.grab()


@contextmanager
def open_window(
    home: Path,
    *,
    language: Literal["en", "pt_BR"] = "en",
    theme: Literal["light", "dark"] = "light",
    size: QSize = SIZE,
    page: str = "cards",
) -> Iterator[OpenWindow]:
    """Open the window on a home folder, and close it and the workspace at the end.

    Raises:
        KnownError: as `Workspace.open`.
    """
    application = make_application(["ptcg-desktop"])
    look = Theme(application, theme)
    tongue = Language(application, language)
    with Workspace.open(home) as workspace:
        window = MainWindow(look, tongue)
        window.resize(size)
        window.show()
        window.start(workspace, page)
        opened = OpenWindow(application, window, workspace)
        try:
            window.activateWindow()
            opened.settle()
            yield opened
        finally:
            window.close()
            tongue.set_choice("en")
            window.deleteLater()
            application.processEvents()
