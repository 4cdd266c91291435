"""The window from start to end: one instance, first picture, workspace, crash reports."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.workspace import Workspace, default_home
from ptcg_desktop.ui.app.early import glance
from ptcg_desktop.ui.app.i18n import Language
from ptcg_desktop.ui.app.single import SingleInstance
from ptcg_desktop.ui.app.theme import Theme
from ptcg_desktop.ui.app.window import MainWindow

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.renewal import Renewal


LISTENS_WITHIN_S = 3.0
"""So long after taking the lock of the home folder a window that starts is given to begin to listen."""


def run(argv: list[str]) -> int:
    """Open the window and stay until it is closed.

    Args:
        argv: Program name, then `--home DIR` and `--lang en|pt_BR` if wanted.

    Returns:
        0, or 2 if a known error kept it from starting (a dialog has said which).
    """
    options = _options(argv)
    home = (options.home or default_home()).absolute()
    application = make_application([argv[0]])
    single = SingleInstance(home)
    if single.call_first():
        return 0
    early = glance(home)
    theme = Theme(application, early.theme)
    language = Language(application, options.lang or early.language)
    window = MainWindow(theme, language, early.geometry)
    opened: list[Workspace] = []
    outcome = [0]

    renewals: list[Renewal] = []

    def begin() -> None:
        from ptcg_desktop.ui.app import crash

        try:
            opened.append(Workspace.open(home))
            single.listen()
            crash.install(home, window, window.tell_error)
            if is_outdated(opened[0], window):
                renewals.append(renew(window, opened[0], go_on, stopped))
            else:
                go_on()
        except KnownError as error:
            stopped(error)

    def go_on() -> None:
        from ptcg_desktop.ui.app import crash

        try:
            window.start(opened[0])
            window.reader.begin()
            window.housekeeper.begin()
        except KnownError as error:
            stopped(error)
            return
        crash.show_previous()

    def stopped(error: BaseException) -> None:
        from ptcg_desktop.ui.app.start_trouble import mend_library

        if not isinstance(error, KnownError):
            raise error
        if error.code == "library.in_use" and not single.unanswered and single.call_first(LISTENS_WITHIN_S):
            application.exit(0)  # it was being started when we looked for it first
            return
        mended = None if opened else mend_library(error, home, language.code, window)
        if mended:
            begin()
            return
        outcome[0] = 2
        if mended is None and error.code != "catalogue.corrupt":  # else the person was asked, and knows
            show_start_error(error, language.code, window)
        application.exit(2)

    single.called.connect(lambda: bring_forward(window))
    # The event loop runs `begin` after the first paint, so that the frame stands while the services load.
    window.painted.connect(lambda: QTimer.singleShot(0, begin))
    window.show()
    code = application.exec()
    single.close()
    for renewal in renewals:
        renewal.tasks.shut_down()
    window.close()
    window.deleteLater()  # before the workspace: nothing may ask it for anything any more
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    _end(opened, argv)
    return outcome[0] or code


def is_outdated(workspace: Workspace, window: MainWindow) -> bool:
    """Are the cards to be made again for this version? Looks at them on the way, and offers to set them aside where
    they are damaged.

    Raises:
        KnownError: `catalogue.corrupt` if that was not wished; `catalogue.too_new`, `database.*`.
    """
    catalogue = workspace.catalogue
    try:
        if catalogue.outdated:
            return True
        catalogue.open_or_build()
    except KnownError as error:
        from ptcg_desktop.ui.app.start_trouble import agrees_to_set_catalogue_aside

        if error.code != "catalogue.corrupt" or not agrees_to_set_catalogue_aside(window):
            raise
        catalogue.set_aside()
    return False


def renew(
    window: MainWindow, workspace: Workspace, done: Callable[[], object], failed: Callable[[BaseException], object]
) -> Renewal:
    """Make the cards of an older version again while the window says so; then `done`."""
    from ptcg_desktop.ui.app.renewal import Renewal

    page = Renewal(workspace)
    window.stack.addWidget(page)
    window.stack.setCurrentWidget(page)

    def finished() -> None:
        done()
        window.stack.removeWidget(page)
        page.hide()

    page.begin(finished, failed)
    return page


def _end(opened: list[Workspace], argv: list[str]) -> None:
    from ptcg_desktop.ui.app import crash

    restart = crash.uninstall()
    for workspace in opened:
        workspace.close()
    if restart:
        crash.restart(argv)


def make_application(argv: list[str]) -> QApplication:
    """The application object with its names set."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(argv)
    QCoreApplication.setApplicationName("ptcg_desktop")
    QCoreApplication.setOrganizationName("ptcg_desktop")
    application.setDesktopFileName("ptcg_desktop")
    return application


def bring_forward(window: MainWindow) -> None:
    """Show the window above the others: somebody started the program a second time."""
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()


def show_start_error(error: KnownError, language: str, window: MainWindow) -> None:
    """One sentence on why the program cannot start."""
    from PySide6.QtWidgets import QMessageBox

    from ptcg_desktop.services.words import say

    box = QMessageBox(QMessageBox.Icon.Warning, "ptcg_desktop", say(error.code, language, error.params), parent=window)
    box.exec()


def _options(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=Path(argv[0]).name, add_help=False)
    parser.add_argument("--home", type=Path)
    parser.add_argument("--lang", choices=("en", "pt_BR"))
    return parser.parse_args(argv[1:])


if __name__ == "__main__":
    sys.exit(run(sys.argv))
