"""Between the turns of two people at one screen: nothing is shown until the next one sits down."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget


class Curtain(QWidget):
    """A page without anything of the game on it."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        self.title.setProperty("look", "display")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lead = QLabel(self)
        self.lead.setProperty("look", "muted")
        self.lead.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lead.setWordWrap(True)
        self.show_board = QPushButton(self)
        self.show_board.setProperty("look", "primary")
        self.show_board.setMinimumHeight(36)
        self.show_board.clicked.connect(self.lifted)
        self._name = ""
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addStretch(1)
        layout.addWidget(self.title)
        layout.addWidget(self.lead)
        layout.addWidget(self.show_board, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        self.retranslate()

    def hand_over(self, name: str) -> None:
        """Ask for the person who plays the deck `name`."""
        self._name = name
        self.retranslate()
        self.show_board.setFocus()

    def retranslate(self) -> None:
        """Set every text again."""
        if self._name:
            self.title.setText(self.tr("Next: {name}").format(name=self._name))
        else:
            self.title.setText(self.tr("The other player is next"))
        self.lead.setText(self.tr("Hands stay hidden until the next player is at the screen."))
        self.show_board.setText(self.tr("Show my side"))
