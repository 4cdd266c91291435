"""What happens when the program itself is wrong: log, report, dialog, restart.

A Python error anywhere ends in a dialog with a report to copy; the person may restart, with everything as it was, since
decks, games and the collection are saved as they change. A crash below Python leaves its trace in log/crash.log, which
the next start shows. The report holds versions, the trace and the end of the log, and goes nowhere by itself.
"""

from __future__ import annotations

import errno
import faulthandler
import logging
import logging.handlers
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QObject, QProcess, Qt, Signal, qVersion
from PySide6.QtWidgets import QApplication, QWidget

import ptcg_desktop
from ptcg_desktop.errors import KnownError

LOG_NAME, CRASH_NAME = "ptcg_desktop.log", "crash.log"
LOG_BYTES, LOG_FILES = 512_000, 4
LOG_TAIL_LINES = 40
logger = logging.getLogger("ptcg_desktop")


class _LogFile(logging.handlers.RotatingFileHandler):
    """The log, which goes silent while the disk is full: that is said where it matters to the person."""

    def handleError(self, record: logging.LogRecord) -> None:
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)


class _Catcher(QObject):
    """Receives errors on any thread and shows them on the main one."""

    caught = Signal(str, bool)
    known = Signal(object)

    def __init__(self, home: Path, window: QWidget, tell: Callable[[KnownError], object]) -> None:
        super().__init__()
        self.home, self.window = home, window
        self.restart = False
        self.showing = False
        self.handler: logging.Handler | None = None
        self.fault_file: IO[str] | None = None
        self.caught.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self.known.connect(tell, Qt.ConnectionType.QueuedConnection)

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        if isinstance(error, KnownError):
            # Nobody on the way had anything better to do with it: it is about a file, and no fault of the program.
            logger.error("%s", error)
            self.known.emit(error)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        logger.critical("uncaught error\n%s", text)
        self.caught.emit(text, True)

    def thread_hook(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and args.exc_type is not SystemExit:
            self.hook(args.exc_type, args.exc_value, args.exc_traceback)

    def _show(self, text: str, fresh: bool) -> None:
        if self.showing:  # an error while the dialog is up would only hide the first one
            return
        self.showing = True
        try:
            from ptcg_desktop.ui.app.crash_dialog import CrashDialog

            dialog = CrashDialog(report(text, self.home), fresh, self.window)
            dialog.exec()
            wish = dialog.wish
        finally:
            self.showing = False
        self.restart = wish == "restart"
        if wish in ("restart", "quit"):
            self.window.close()
            QApplication.quit()


_catcher: _Catcher | None = None
_previous_trace = ""


def install(home: Path, window: QWidget, tell: Callable[[KnownError], object] = lambda error: None) -> None:
    """Start the log and catch every error from now on.

    Args:
        tell: Says a known error that nobody handled, on the main thread; it is no fault of the program.

    Raises:
        KnownError: `database.forbidden` or `database.full` if the folder of the log cannot be written to.
    """
    global _catcher
    uninstall()
    _catcher = _Catcher(home, window, tell)
    folder = home / "log"
    try:
        _open_files(_catcher, folder)
    except OSError as error:
        code = "database.full" if error.errno == errno.ENOSPC else "database.forbidden"
        raise KnownError(code, file=str(folder)) from error
    sys.excepthook = _catcher.hook
    threading.excepthook = _catcher.thread_hook
    logger.info("started: version %s, Python %s, Qt %s", ptcg_desktop.__version__, sys.version.split()[0], qVersion())


def _open_files(catcher: _Catcher, folder: Path) -> None:
    global _previous_trace
    folder.mkdir(exist_ok=True)
    handler = _LogFile(folder / LOG_NAME, maxBytes=LOG_BYTES, backupCount=LOG_FILES - 1, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    logger.setLevel(logging.INFO)
    catcher.handler = handler
    trace_file = folder / CRASH_NAME
    _previous_trace = trace_file.read_text(encoding="utf-8", errors="replace") if trace_file.exists() else ""
    catcher.fault_file = trace_file.open("w", encoding="utf-8")
    faulthandler.enable(catcher.fault_file)


def uninstall() -> bool:
    """Undo `install`; True if the person asked for a restart after a crash."""
    global _catcher
    if _catcher is None:
        return False
    sys.excepthook = sys.__excepthook__
    threading.excepthook = threading.__excepthook__
    faulthandler.disable()
    if _catcher.fault_file is not None:
        path = Path(_catcher.fault_file.name)
        _catcher.fault_file.close()
        if path.stat().st_size == 0:
            path.unlink()
    if _catcher.handler is not None:
        logging.getLogger().removeHandler(_catcher.handler)
        with suppress(OSError):  # no room for its last line: nothing may keep the program from ending
            _catcher.handler.close()
    wish = _catcher.restart
    _catcher = None
    return wish


def show_previous() -> None:
    """If the last run crashed below Python, show its trace."""
    if _previous_trace.strip() and _catcher is not None:
        _catcher.caught.emit(_previous_trace, False)


def report(trace: str, home: Path) -> str:
    """The text a person can copy and send: versions, trace, end of the log; the home folder's path is left out."""
    log = home / "log" / LOG_NAME
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()[-LOG_TAIL_LINES:] if log.exists() else []
    text = "\n".join(
        [
            f"ptcg_desktop {ptcg_desktop.__version__}",
            f"Python {sys.version.split()[0]}, Qt {qVersion()}, {platform.platform()}, {QApplication.platformName()}",
            "",
            trace.rstrip(),
            "",
            "--- log",
            *lines,
        ]
    )
    return text.replace(str(home), "<home>").replace(str(Path.home()), "~")


def restart(argv: list[str]) -> bool:
    """Start the program again, when this one has let go of everything."""
    return QProcess.startDetached(sys.executable, ["-m", "ptcg_desktop", *argv[1:]])[0]
