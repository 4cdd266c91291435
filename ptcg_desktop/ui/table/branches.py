"""The branches of a game as a small tree, and the row that replays it act by act."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.ui.table import timeline
from ptcg_desktop.ui.table.panels import RowList
from ptcg_desktop.ui.table.presenter import Outcome, TablePresenter

Run = Callable[[Callable[[TablePresenter], Outcome]], None]
SEEDS = 2**32
STEP_MS = (1600, 800, 400, 150)
"""Between two acts of a replay, by speed."""


class BranchesPanel(QWidget):
    """Lines that were left for others: play one of them, name it, forget it."""

    def __init__(self, parent: QWidget, run: Run, presenter: Callable[[], TablePresenter | None]) -> None:
        super().__init__(parent)
        self._run = run
        self._presenter = presenter
        self.list = RowList(self, on_click=False)
        self.play, self.rename, self.drop = QPushButton(self), QPushButton(self), QPushButton(self)
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in (self.play, self.rename, self.drop):
            button.setProperty("look", "quiet")
            row.addWidget(button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.list, 1)
        layout.addLayout(row)
        self.list.chosen.connect(self._take)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._enable())
        self.play.clicked.connect(lambda: self._take(self._key()))
        self.rename.clicked.connect(self._ask_name)
        self.drop.clicked.connect(self._drop)
        self.retranslate()

    def refresh(self) -> None:
        """Show the tree of this moment."""
        presenter = self._presenter()
        if presenter is not None:
            key = self._key()
            rows = timeline.rows(presenter)
            self.list.lines.set_rows(rows)
            at = next((number for number, row in enumerate(rows) if row.key == key), 0)
            self.list.setCurrentIndex(self.list.lines.index(at))
        self._enable()

    def _key(self) -> int:
        index = self.list.currentIndex()
        rows = self.list.lines.rows
        return rows[index.row()].key if index.isValid() and index.row() < len(rows) else timeline.THIS_LINE

    def _enable(self) -> None:
        for button in (self.play, self.drop):
            button.setEnabled(self._key() != timeline.THIS_LINE)

    def _take(self, number: int) -> None:
        if number != timeline.THIS_LINE:
            self._run(lambda p: timeline.take(p, number))

    def _ask_name(self) -> None:
        presenter, number = self._presenter(), self._key()
        if presenter is None:
            return
        line = presenter.line
        old = line.name if number == timeline.THIS_LINE else line.branches[number].name
        name, given = QInputDialog.getText(self, self.tr("Name of the branch"), self.tr("Name"), text=old)
        if given:
            self._run(lambda p: timeline.rename(p, number, name.strip()))

    def _drop(self) -> None:
        number = self._key()
        if number != timeline.THIS_LINE:
            self._run(lambda p: timeline.drop(p, number))

    def retranslate(self) -> None:
        """Set every text again."""
        self.list.setAccessibleName(self.tr("Branches of the game"))
        self.list.setToolTip(self.tr("Lines of play that were left for others; double click one to play it"))
        self.play.setText(self.tr("Play"))
        self.play.setToolTip(self.tr("Play this branch"))
        self.rename.setText(self.tr("Name…"))
        self.drop.setText(self.tr("Forget"))


class ReplayRow(QWidget):
    """First act, back, play, forward, last act; nothing is lost by it, and acting begins a branch."""

    def __init__(self, parent: QWidget, run: Run, presenter: Callable[[], TablePresenter | None]) -> None:
        super().__init__(parent)
        self._run = run
        self._presenter = presenter
        self.first, self.back, self.play = QPushButton(self), QPushButton(self), QPushButton(self)
        self.forward, self.last = QPushButton(self), QPushButton(self)
        self.play.setCheckable(True)
        self.place = QSlider(Qt.Orientation.Horizontal, self)
        self.speed = QComboBox(self)
        for text in ("½×", "1×", "2×", "5×"):
            self.speed.addItem(text)
        self.speed.setCurrentIndex(1)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        row = QHBoxLayout()
        row.setSpacing(2)
        for button, text in self._signs():
            button.setText(text)
            button.setProperty("look", "quiet")
            button.setFixedWidth(28)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.speed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.place)
        column.addLayout(row)
        self.first.clicked.connect(lambda: self.go(0))
        self.back.clicked.connect(lambda: self._step(-1))
        self.forward.clicked.connect(lambda: self._step(1))
        self.last.clicked.connect(lambda: self.go(self.place.maximum()))
        self.play.toggled.connect(self._play)
        self.place.valueChanged.connect(self.go)
        self.speed.currentIndexChanged.connect(lambda at: self._clock.setInterval(STEP_MS[at]))
        self.retranslate()

    def _signs(self) -> tuple[tuple[QPushButton, str], ...]:
        return (
            (self.first, "«"),
            (self.back, "◂"),
            (self.play, "▶"),
            (self.forward, "▸"),
            (self.last, "»"),
        )

    def refresh(self) -> None:
        """Show where the game stands."""
        presenter = self._presenter()
        if presenter is None:
            return
        at, last = presenter.line.position, len(presenter.line.entries()) - 1
        self.place.blockSignals(True)
        self.place.setMaximum(last)
        self.place.setValue(at)
        self.place.blockSignals(False)
        for button in (self.first, self.back):
            button.setEnabled(at > 0)
        for button in (self.play, self.forward, self.last):
            button.setEnabled(at < last)
        if at >= last:
            self.stop()

    def stop(self) -> None:
        """Stop playing."""
        self._clock.stop()
        self.play.setChecked(False)

    def go(self, number: int) -> None:
        """To the moment after so many acts."""
        self._run(lambda p: timeline.show(p, number))

    def faster(self, by: int) -> None:
        """The next speed, or with -1 the one before; the last stays."""
        self.speed.setCurrentIndex(max(0, min(self.speed.count() - 1, self.speed.currentIndex() + by)))

    def _step(self, by: int) -> None:
        presenter = self._presenter()
        if presenter is not None:
            self.go(presenter.line.position + by)

    def _play(self, on: bool) -> None:
        if on:
            self._clock.start(STEP_MS[self.speed.currentIndex()])
        else:
            self._clock.stop()

    def _tick(self) -> None:
        if self.isVisible():
            self._step(1)
        else:
            self.stop()

    def retranslate(self) -> None:
        """Set every text again."""
        names = (
            (self.first, self.tr("To the beginning")),
            (self.back, self.tr("One act back")),
            (self.play, self.tr("Play the acts one after the other")),
            (self.forward, self.tr("One act on")),
            (self.last, self.tr("To the last act")),
        )
        for button, name in names:
            button.setToolTip(name)
            button.setAccessibleName(name)
        self.place.setAccessibleName(self.tr("Act of the game"))
        self.place.setToolTip(self.tr("Go through the game; doing something else begins a branch"))
        self.speed.setAccessibleName(self.tr("Speed of the replay"))


def redo_menu(parent: QWidget, kept: str, anew: str, run: Run) -> QMenu:
    """Redo an act with coins: keep how they fell, or let them fall anew; both in words."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    keep = menu.addAction(kept)
    keep.triggered.connect(lambda: run(lambda p: p.redo()))
    again = menu.addAction(anew)
    again.triggered.connect(lambda: run(lambda p: timeline.flip_anew(p, secrets.randbelow(SEEDS))))
    return menu
