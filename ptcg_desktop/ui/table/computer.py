"""The computer at the other side of the table: it thinks on another thread, and its acts are shown one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from ptcg_desktop import engine
from ptcg_desktop.services.opponents import computer_answer

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.tasks import Handle, Tasks
    from ptcg_desktop.ui.table.game_panel import GamePanel

_PAUSE_MS = 800
"""Between two acts of the computer at normal speed of movement, so that they can be followed."""


class ComputerRow(QWidget):
    """Says that the computer is playing, and lets the person stop it for a while."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.says = QLabel(self)
        self.says.setProperty("look", "muted")
        self.stop = QPushButton(self)
        self.stop.setCheckable(True)
        self.stop.setProperty("look", "quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.says, 1)
        row.addWidget(self.stop)
        self.hide()
        self.stop.toggled.connect(lambda _on: self.retranslate())
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        stopped = self.stop.isChecked()
        self.says.setText(self.tr("The computer waits") if stopped else self.tr("The computer is playing…"))
        self.stop.setText(self.tr("Go on") if stopped else self.tr("Stop"))
        self.stop.setToolTip(
            self.tr("Let the computer go on") if stopped else self.tr("Let the computer wait; acts can be taken back")
        )


class ComputerDriver(QObject):
    """Lets the computer act whenever it is its turn in the game of a panel."""

    def __init__(self, tasks: Tasks, panel: GamePanel) -> None:
        super().__init__(panel)
        self._tasks = tasks
        self._panel = panel
        self._thinking: Handle[engine.Action] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._think)
        panel.settled.connect(self._settled)
        panel.computer.stop.toggled.connect(lambda _on: self._settled())

    def leave(self) -> None:
        """Nobody looks: think no more until the panel settles again."""
        self._wait.stop()
        if self._thinking is not None:
            self._thinking.forget()
            self._thinking = None

    def _settled(self) -> None:
        """The game stands otherwise than before: what was thought about the old moment is of no use."""
        self.leave()
        presenter = self._panel.presenter
        due = presenter is not None and presenter.computer is not None
        self._panel.computer.setVisible(due)
        if due and not self._panel.computer.stop.isChecked():
            speed = self._panel.board.animator.speed
            self._wait.start(round(_PAUSE_MS / speed) if speed else 0)

    def _think(self) -> None:
        presenter = self._panel.presenter
        side = None if presenter is None else presenter.computer
        if presenter is None or side is None:
            return
        state = presenter.line.state
        dice = state.game.seed * 1_000_003 + presenter.line.position + 1
        work: Callable[[object], engine.Action] = lambda _control: computer_answer(  # noqa: E731 - typed for the runner
            side, engine.view(state, state.to_act), engine.legal(state), dice
        )
        self._thinking = self._tasks.run(work, self._decided)

    def _decided(self, action: engine.Action) -> None:
        self._thinking = None
        self._panel.answer(action)
