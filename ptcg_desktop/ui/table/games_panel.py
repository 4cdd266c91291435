"""The games that were played and kept: go on with one, name it, save it as a file, forget it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from ptcg_desktop.ui.table.start_panel import DETAIL, DeckDelegate


@dataclass(frozen=True)
class GameLineText:
    """A game as the list shows it."""

    id: int
    title: str
    detail: str


class GamesPanel(QWidget):
    """A list of games in two lines each."""

    opened = Signal(int)
    renamed = Signal(int)
    exported = Signal(int)
    deleted = Signal(int)
    file_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        self.title.setProperty("look", "display")
        self.lead = QLabel(self)
        self.lead.setProperty("look", "muted")
        self.lead.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setItemDelegate(DeckDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.open, self.rename, self.export = QPushButton(self), QPushButton(self), QPushButton(self)
        self.delete, self.file, self.back = QPushButton(self), QPushButton(self), QPushButton(self)
        self.open.setProperty("look", "primary")
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.back, self.file):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self.delete, self.export, self.rename, self.open):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(48, 32, 48, 32)
        layout.setSpacing(12)
        layout.addWidget(self.title)
        layout.addWidget(self.lead)
        layout.addWidget(self.list, 1)
        layout.addLayout(row)
        for button, signal in (
            (self.open, self.opened),
            (self.rename, self.renamed),
            (self.export, self.exported),
            (self.delete, self.deleted),
        ):
            button.clicked.connect(lambda _on=False, signal=signal: self._emit(signal))
        self.list.itemActivated.connect(lambda _item: self._emit(self.opened))
        self.list.currentRowChanged.connect(lambda _row: self._enable())
        self.file.clicked.connect(self.file_wanted)
        self.back.clicked.connect(self.left)
        self.retranslate()

    def set_games(self, games: Sequence[GameLineText]) -> None:
        """Show these, keeping the chosen one."""
        old = self.chosen()
        self.list.clear()
        for game in games:
            item = QListWidgetItem(game.title)
            item.setData(Qt.ItemDataRole.UserRole, game.id)
            item.setData(DETAIL, game.detail)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{game.title}, {game.detail}")
            self.list.addItem(item)
        row = next((row for row, game in enumerate(games) if game.id == old), 0)
        self.list.setCurrentRow(row if games else -1)
        self._enable()

    def chosen(self) -> int | None:
        """The id of the chosen game."""
        item = self.list.currentItem()
        return None if item is None else int(item.data(Qt.ItemDataRole.UserRole))

    def _emit(self, signal: object) -> None:
        game = self.chosen()
        if game is not None:
            signal.emit(game)  # type: ignore[attr-defined]

    def _enable(self) -> None:
        for button in (self.open, self.rename, self.export, self.delete):
            button.setEnabled(self.chosen() is not None)

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Games"))
        self.lead.setText(
            self.tr(
                "Every game is kept as you play. Those without a name make room for new ones in time; "
                "a name keeps a game. Drop a game file here to open it."
            )
        )
        self.list.setAccessibleName(self.tr("Games"))
        self.open.setText(self.tr("Open"))
        self.rename.setText(self.tr("Name…"))
        self.export.setText(self.tr("Save as a file…"))
        self.delete.setText(self.tr("Delete"))
        self.file.setText(self.tr("Open a file…"))
        self.back.setText(self.tr("Back"))
