"""What the window does in the background for as long as it is open: load ahead of the first look, and keep backups."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ptcg_desktop.ui.app.pages import PAGES

if TYPE_CHECKING:
    from ptcg_desktop.services.workspace import Workspace
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.app.tasks import Control

SOON_MS = 400
"""After the first page stands."""
BACKUP_MS = 5 * 60 * 1000
"""How often the workspace is asked whether a backup is due; it decides by time and by what has changed."""

_MODULES = (
    "ptcg_desktop.services.query.rows", "ptcg_desktop.services.query.say", "ptcg_desktop.services.quick_add",
    *(spec.module for spec in PAGES),
)  # fmt: skip


class Housekeeper(QObject):
    """See the module. A backup that cannot be made is said; the next one is tried all the same."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._context = context
        self._timer = QTimer(self)
        self._timer.setInterval(BACKUP_MS)
        self._timer.timeout.connect(self.back_up)

    def begin(self) -> None:
        """Begin in a moment."""
        QTimer.singleShot(SOON_MS, self, self.warm)
        self._timer.start()

    def warm(self) -> None:
        """Load what pages would otherwise wait for when they are first shown."""
        workspace = self._context.workspace
        self._context.tasks.run(lambda _control: _warm(workspace))

    def back_up(self) -> None:
        """Make a backup if one is due."""
        workspace = self._context.workspace

        def work(_control: Control) -> None:
            workspace.backup_if_due()

        self._context.tasks.run(work)


def _warm(workspace: Workspace) -> None:
    """What takes tenths of a second each when it is first asked for: modules, settings, columns of the catalogue."""
    for module in _MODULES:
        importlib.import_module(module)
    workspace.settings.current  # noqa: B018 – reading them is the point
    workspace.warm()
    workspace.catalogue.warm()
