"""What the window offers where a damaged or lost file keeps it from starting: a backup, or to begin anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QMessageBox, QPushButton, QVBoxLayout, QWidget

from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.app.backup_table import BackupTable
from ptcg_desktop.ui.app.tasks import Tasks
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL

if TYPE_CHECKING:
    from ptcg_desktop.services.workspace import BackupInfo

translate = QCoreApplication.translate
_WIDTH, _TABLE_HEIGHT = 600, 200
_OF_THE_LIBRARY = ("database.corrupt", "library.foreign", "library.gone")


def mend_library(error: KnownError, home: Path, language: str, parent: QWidget) -> bool | None:
    """Offer the backups where the library of `home` is what is wrong.

    Returns:
        True if there is one to open now, False if the person left it as it is; None if something else is wrong.
    """
    from ptcg_desktop.services.checking import library_of

    if error.code not in _OF_THE_LIBRARY or error.params.get("file") != str(library_of(home)):
        return None
    dialog = LibraryTrouble(error, home, language, parent)
    return dialog.exec() == QDialog.DialogCode.Accepted


def agrees_to_set_catalogue_aside(parent: QWidget) -> bool:
    """Ask whether to go on without the damaged catalogue."""
    box = QMessageBox(QMessageBox.Icon.Warning, "ptcg_desktop", "", parent=parent)
    box.setText(translate("StartTrouble", "The card catalogue is damaged."))
    box.setInformativeText(
        translate(
            "StartTrouble",
            "Your collection, decks and games are not in it, and are safe. It can be set aside: the program then has "
            "its starter cards until you import the card data again.",
        )
    )
    aside = box.addButton(translate("StartTrouble", "Set it aside"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(translate("StartTrouble", "Quit"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(aside)
    box.exec()
    return box.clickedButton() is aside


class LibraryTrouble(QDialog):
    """Says what is wrong with the library and lists its backups; accepted when there is a library to open."""

    def __init__(self, error: KnownError, home: Path, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._home, self._language = home, language
        self._there = error.code != "library.gone"
        self._tasks = Tasks(self)
        self.setWindowTitle("ptcg_desktop")
        self.setMinimumWidth(_WIDTH)
        self.title = QLabel(self.tr("Your library cannot be opened"))
        self.title.setProperty("look", "title")
        self.text = QLabel(self._text(error.code))
        self.text.setWordWrap(True)
        self.table = BackupTable()
        self.words = QLabel(self.tr("Looking into the backups…"))
        self.words.setWordWrap(True)
        self.words.setProperty("look", "muted")
        self.anew = QPushButton(self.tr("Begin with an empty library"))
        self.quit = QPushButton(self.tr("Quit"))
        self.restore = QPushButton(self.tr("Restore"))
        self.restore.setProperty("look", "primary")
        self._build()
        self._enable(False)
        self._load()

    def _text(self, code: str) -> str:
        if code == "library.gone":
            return self.tr("The file with your collection, decks and games is no longer there, but backups of it are.")
        if code == "library.foreign":
            return self.tr("Another program's file stands where your collection, decks and games should be.")
        return self.tr("The file with your collection, decks and games is damaged and cannot be read.")

    def _build(self) -> None:
        self.table.itemSelectionChanged.connect(lambda: self.restore.setEnabled(self.table.chosen() is not None))
        self.table.doubleClicked.connect(self._restore)
        self.anew.clicked.connect(self._begin_anew)
        self.quit.clicked.connect(self.reject)
        self.restore.clicked.connect(self._restore)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP_S)
        buttons.addWidget(self.anew)
        buttons.addStretch(1)
        buttons.addWidget(self.quit)
        buttons.addWidget(self.restore)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_M)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addWidget(self.table, 1)
        column.addWidget(self.words)
        column.addLayout(buttons)

    def _load(self) -> None:
        from ptcg_desktop.services.checking import backup_infos_of

        self._tasks.run(lambda _control: backup_infos_of(self._home), self._take, self._failed)

    def _take(self, infos: list[BackupInfo]) -> None:
        there = self.table.fill(infos)
        self.table.setVisible(bool(infos))
        self.table.setMinimumHeight(_TABLE_HEIGHT)
        self.restore.setVisible(there)
        self._enable(True)
        none = [] if there else [self.tr("There is no backup that can be read.")]
        kept = [self.tr("Whatever you choose, the file as it is now is kept beside it.")] if self._there else []
        self.words.setText(" ".join(none + kept))
        self.words.setVisible(bool(none + kept))
        self.restore.setDefault(there)
        self.adjustSize()

    def _restore(self) -> None:
        from ptcg_desktop.services.checking import restore_home

        info = self.table.chosen()
        if info is not None:
            self._do(self.tr("Restoring…"), lambda: restore_home(self._home, info.path))

    def _begin_anew(self) -> None:
        from ptcg_desktop.services.checking import begin_anew_in

        self._do(self.tr("One moment…"), lambda: begin_anew_in(self._home))

    def _do(self, words: str, work: Callable[[], object]) -> None:
        self._enable(False)
        self.words.setText(words)
        self.words.show()
        self._tasks.run(lambda _control: work(), lambda _done: self.accept(), self._failed)

    def _failed(self, error: BaseException) -> None:
        from ptcg_desktop.services.words import say

        if not isinstance(error, KnownError):
            raise error
        self._enable(True)
        self.words.show()
        self.words.setText(say(error.code, self._language, error.params))

    def _enable(self, on: bool) -> None:
        for widget in (self.table, self.anew, self.quit):
            widget.setEnabled(on)
        self.restore.setEnabled(on and self.table.chosen() is not None)

    def done(self, result: int) -> None:
        """Close it; work under way ends first."""
        self._tasks.shut_down()
        super().done(result)
