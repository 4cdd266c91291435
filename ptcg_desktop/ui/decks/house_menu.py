"""House formats beside the list of formats: copy one, find its folder, and what is wrong with a file."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QMenu, QToolButton, QWidget

from ptcg_desktop.ui.app.icons import icon


class HouseButton(QToolButton):
    """A small button with the acts on house formats."""

    copy_asked = Signal()
    folder_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("house_formats")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self._copy = menu.addAction(icon("copy"), "")
        self._folder = menu.addAction(icon("folder"), "")
        self._copy.triggered.connect(self.copy_asked)
        self._folder.triggered.connect(self.folder_asked)
        self.setMenu(menu)
        self.redress()

    def can_copy(self, on: bool) -> None:
        """Only formats of the program are copied; a house format is a file already."""
        self._copy.setEnabled(on)

    def redress(self) -> None:
        """The theme has changed."""
        self.setIcon(icon("edit"))

    def retranslate(self) -> None:
        """Set every text again."""
        words = self.tr("House formats: rules of your own")
        self.setToolTip(words)
        self.setAccessibleName(words)
        self._copy.setText(self.tr("Copy as a house format"))
        self._folder.setText(self.tr("Open the folder of house formats"))


class HouseProblem(QLabel):
    """What is wrong with a file of the house folder, in one sentence; hidden while nothing is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("house_problem")
        self.setProperty("look", "small")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hide()

    def say(self, problems: list[str]) -> None:
        """Show these sentences, one below the other."""
        self.setText("\n".join(problems))
        self.setVisible(bool(problems))
