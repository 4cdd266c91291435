"""The bar over the board: whose turn it is, rules and seed, undo and redo, and what concerns the whole game."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ptcg_desktop.ui.table.chips import ElidedLabel


class TableBar(QFrame):
    """Labels and buttons; the panel says what they do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tableBar")
        self.turn = QLabel(self)
        self.turn.setProperty("look", "title")
        self.rules = ElidedLabel(self)
        self.rules.setProperty("look", "muted")
        self.rules_name = ""
        """The whole name of the rules; the bar may have room for a short one only."""
        self._short = ""
        self.seed = QLabel(self)  # left out where there is no room: it stands in the report, where it is copied
        self.seed.setProperty("look", "muted")
        self.undo, self.redo, self.by_hand = QPushButton(self), QPushButton(self), QPushButton(self)
        self.practice = QPushButton(self)
        self.speed = QComboBox(self)
        self.concede, self.fresh = QPushButton(self), QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 10, 6)
        row.setSpacing(8)
        row.addWidget(self.turn)
        row.addSpacing(8)
        row.addWidget(self.rules)
        row.addSpacing(4)
        row.addWidget(self.seed)
        row.addStretch(1)
        for button in (self.undo, self.redo, self.by_hand, self.practice, self.concede):
            button.setProperty("look", "quiet")
        for widget in (self.undo, self.redo, self.by_hand, self.practice, self.speed, self.concede, self.fresh):
            row.addWidget(widget)

    def show_rules(self, name: str, short: str, seed: str) -> None:
        """Show the names of the rules, and the seed."""
        self.rules_name, self._short = name, short
        self.seed.setText(seed)
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """The rules first, by their short name if need be; the seed if there is room left."""
        metrics = self.rules.fontMetrics()
        other = [self.turn, self.undo, self.redo, self.by_hand, self.practice, self.speed, self.concede, self.fresh]
        room = self.width() - sum(widget.sizeHint().width() + 8 for widget in other) - 48
        name, seed = (metrics.horizontalAdvance(text) for text in (self.rules_name, self.seed.text()))
        self.rules.setText(self.rules_name if name <= room else self._short)
        self.rules.setToolTip(self.rules_name)
        self.seed.setVisible(name + seed + 16 <= room)

    def retranslate(self) -> None:
        """Set every text again."""
        self.undo.setText(self.tr("Undo"))
        self.undo.setToolTip(self.tr("Take back your last act, coins and all"))
        self.redo.setText(self.tr("Redo"))
        self.redo.setToolTip(self.tr("Do the act again that was taken back"))
        self.concede.setText(self.tr("Give up"))
        self.by_hand.setText(self.tr("By hand"))
        self.by_hand.setToolTip(self.tr("Coins, dice, cards, markers and more, whatever the rules say"))
        self.practice.setText(self.tr("Practice"))
        self.practice.setToolTip(self.tr("New hand, drawing on, what if heads, hidden cards, positions"))
        self.fresh.setText(self.tr("New game"))
        self.fresh.setToolTip(self.tr("Choose decks, rules and seed for another game"))
        index = max(0, self.speed.currentIndex())
        self.speed.blockSignals(True)
        self.speed.clear()
        self.speed.addItems([self.tr("Animated"), self.tr("Quick"), self.tr("Still")])
        self.speed.setCurrentIndex(index)
        self.speed.blockSignals(False)
        self.speed.setAccessibleName(self.tr("Speed of movement"))
        self.speed.setToolTip(self.tr("How things move; a click skips it"))
