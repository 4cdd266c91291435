"""What the window shows while the cards are made again for a newer version of the program, before there is a page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.tasks import Tasks
from ptcg_desktop.ui.app.theme import GAP_M

_WIDTH = 420


class Renewal(QWidget):
    """Makes the catalogue again on a worker thread, and says how far it is; closing the window stops it."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self._workspace = workspace
        self.tasks = Tasks(self)
        title = QLabel(self.tr("One moment"))
        title.setProperty("look", "title")
        text = QLabel(
            self.tr(
                "This version of the program knows more about the cards, and prepares them once. Your collection and "
                "your decks are not touched."
            )
        )
        text.setWordWrap(True)
        text.setProperty("look", "muted")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.bar.setRange(0, 0)
        words = QVBoxLayout()
        words.setSpacing(GAP_M)
        words.addStretch(2)
        for widget in (title, text, self.bar):
            widget.setFixedWidth(_WIDTH)
            words.addWidget(widget)
        words.addStretch(3)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(words)
        row.addStretch(1)

    def begin(self, done: Callable[[], object], failed: Callable[[BaseException], object]) -> None:
        """Do it; one of the two is called at the end, on the main thread."""
        catalogue = self._workspace.catalogue
        self.tasks.run(
            lambda control: catalogue.open_or_build(control.progress, control.cancelled),
            lambda _none: done(),
            failed,
            self._progressed,
        )

    def _progressed(self, made: int, total: int, _what: str) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(made)
