"""The bar over the board: whose turn it is, rules and seed, undo and redo, and what concerns the whole game."""

from __future__ import annotations

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
        self.seed = ElidedLabel(self)  # whole in its tooltip and the report, where it is copied
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
        row.addWidget(self.seed)
        row.addWidget(self.rules, 1)
        for button in (self.undo, self.redo, self.by_hand, self.practice, self.concede):
            button.setProperty("look", "quiet")
        for widget in (self.undo, self.redo, self.by_hand, self.practice, self.speed, self.concede, self.fresh):
            row.addWidget(widget)

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
        self.speed.addItems([self.tr("Movement: normal"), self.tr("Movement: quick"), self.tr("Movement: off")])
        self.speed.setCurrentIndex(index)
        self.speed.blockSignals(False)
        self.speed.setAccessibleName(self.tr("Speed of movement"))
