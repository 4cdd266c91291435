"""Backups of the library: when each was made, what is in it, and putting one in the library's place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.app.backup_table import BackupTable
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL
from ptcg_desktop.ui.widgets.written import counted, written_number

if TYPE_CHECKING:
    from ptcg_desktop.services.workspace import BackupInfo, Restored, Workspace
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.app.tasks import Control

translate = QCoreApplication.translate


class Held(msgspec.Struct, frozen=True):
    """What the library holds now, to be compared with a backup."""

    copies: int
    decks: int
    lists: int


class BackupsDialog(QDialog):
    """Lists the backups (`BackupTable`).

    Restoring keeps the library as it is as another backup, and the message afterwards takes it back.
    """

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Backups"))
        self.resize(720, 460)
        self._context = context
        self._now: Held | None = None
        self._working = False
        self.table = BackupTable()
        self.words = QLabel()
        self.make = QPushButton(icon("plus"), self.tr("Make a backup now"))
        self.restore = QPushButton(self.tr("Restore"))
        self.close_button = QPushButton(self.tr("Close"))
        self._build()
        self._load()

    def _build(self) -> None:
        self.table.itemSelectionChanged.connect(self._tell)
        self.words.setWordWrap(True)
        self.words.setMinimumHeight(54)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.restore.setProperty("look", "primary")
        self.restore.clicked.connect(self._restore)
        self.make.clicked.connect(self._make)
        self.close_button.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP_S)
        buttons.addWidget(self.make)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.restore)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_M)
        column.addWidget(self.table, 1)
        column.addWidget(self.words)
        column.addLayout(buttons)

    # work, on another thread

    def _load(self) -> None:
        workspace = self._context.workspace
        self._busy(self.tr("Looking into the backups…"))
        self._loading = self._context.tasks.run(
            lambda _control: (workspace.backup_infos(), held_if_well(workspace)), self._take, self._failed
        )

    def _make(self) -> None:
        self._busy(self.tr("Making a backup…"), working=True)
        workspace = self._context.workspace

        def work(_control: Control) -> None:
            workspace.back_up()

        self._context.tasks.run(work, lambda _done: self._load(), self._failed)

    def _restore(self) -> None:
        info = self.table.chosen()
        if info is None:
            return
        self._busy(self.tr("Restoring…"), working=True)
        self._context.tasks.run(
            lambda _control: self._context.workspace.restore(info.path), self._restored, self._failed
        )

    def _take(self, found: tuple[list[BackupInfo], Held | None]) -> None:
        infos, self._now = found
        self.make.setEnabled(True)
        if self.table.fill(infos):
            self._tell()
        else:
            self.words.setText(self.tr("There is no backup yet. One is made by itself after changes."))

    def _failed(self, error: BaseException) -> None:
        self._working = False
        self.close_button.setEnabled(True)
        if not isinstance(error, KnownError):
            raise error
        self.make.setEnabled(True)
        self.restore.setEnabled(self.table.chosen() is not None)
        self.words.setText(self._context.error_text(error))

    def _restored(self, restored: Restored) -> None:
        self._working = False
        after_restoring(self._context, restored)
        self.accept()

    def reject(self) -> None:
        """Close it, unless a backup is just being made or restored: that takes a moment, and says how it ended."""
        if not self._working:
            super().reject()

    def done(self, result: int) -> None:
        """Nobody is left to be told what is in the backups."""
        self._loading.forget()
        super().done(result)

    # showing

    def _busy(self, words: str, *, working: bool = False) -> None:
        self._working = working
        self.words.setText(words)
        self.make.setEnabled(False)
        self.restore.setEnabled(False)
        self.close_button.setEnabled(not working)

    def _tell(self) -> None:
        """What restoring would change."""
        info, now = self.table.chosen(), self._now
        self.restore.setEnabled(info is not None)
        if info is None:
            return
        keep = self.tr("What you have now is kept as a backup first, so restoring can be taken back.")
        if now is None:
            self.words.setText(keep)
            return
        compared = (
            (now.copies, info.copies, self.tr("1 copy"), self.tr("{count} copies")),
            (now.decks, info.decks, self.tr("1 deck"), self.tr("{count} decks")),
            (now.lists, info.lists, self.tr("1 list"), self.tr("{count} lists")),
        )
        parts = [
            self.tr("{after} instead of {before}").format(
                after=counted(after, one, many), before=written_number(before)
            )
            for before, after, one, many in compared
            if before != after
        ]
        change = (
            self.tr("Restoring it gives you {parts}.").format(parts=", ".join(parts))
            if parts
            else self.tr("It has as many copies, decks and lists as you have now.")
        )
        also = self.tr("Saved searches and your own kinds of tables and formats come back with it.")
        self.words.setText(" ".join([change, *([also] if info.with_beside else []), keep]))


def held(workspace: Workspace) -> Held:
    """What the library holds now."""
    return Held(workspace.collection.totals().copies, len(workspace.decks.list()), len(workspace.lists.all()))


def held_if_well(workspace: Workspace) -> Held | None:
    """The same; None where the library was damaged while it is open, and its backups are all the more wanted."""
    try:
        return held(workspace)
    except KnownError:
        return None


def after_restoring(context: AppContext, restored: Restored) -> None:
    """Tell every page, and offer to take it back."""
    context.tell(restored.changes)
    former = restored.former
    words = translate("Backups", "The backup is restored.")
    if former is None:
        context.notify(words)
        return
    context.notify(words, translate("Backups", "Undo"), lambda: _take_back(context, former))


def _take_back(context: AppContext, former: Path) -> None:
    context.tasks.run(
        lambda _control: context.workspace.restore(former), lambda restored: context.tell(restored.changes)
    )
