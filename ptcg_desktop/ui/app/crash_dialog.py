"""The dialog after an error of the program."""

from __future__ import annotations

from typing import Literal

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_XL


class CrashDialog(QDialog):
    """Shows the report and asks what to do.

    Attributes:
        wish: What the person chose; closing the dialog goes on.
    """

    def __init__(self, report: str, fresh: bool, parent: QWidget | None = None) -> None:
        """`fresh`: it happened just now; otherwise in the last run."""
        super().__init__(parent)
        self.wish: Literal["go_on", "restart", "quit"] = "go_on"
        self.setWindowTitle(self.tr("Something went wrong"))
        self.resize(720, 480)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_M)
        title = QLabel(
            self.tr("ptcg_desktop made a mistake") if fresh else self.tr("ptcg_desktop ended unexpectedly last time")
        )
        title.setProperty("look", "title")
        text = QLabel(
            self.tr(
                "Your collection, decks and games are saved. A restart brings everything back as it was. "
                "The report below says what happened; it stays on this computer unless you copy it."
            )
            if fresh
            else self.tr(
                "Your collection, decks and games are saved. The report below says what happened; it stays on this "
                "computer unless you copy it."
            )
        )
        text.setWordWrap(True)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setAccessibleName(self.tr("Report"))
        column.addWidget(title)
        column.addWidget(text)
        column.addWidget(self.report, 1)
        column.addLayout(self._buttons(fresh))

    def _buttons(self, fresh: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        copy = QPushButton(self.tr("Copy the report"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.report.toPlainText()))
        row.addWidget(copy)
        row.addStretch(1)
        if fresh:
            quit_button = QPushButton(self.tr("Quit"))
            quit_button.clicked.connect(lambda: self._close("quit"))
            row.addWidget(quit_button)
        go_on = QPushButton(self.tr("Go on"))
        go_on.clicked.connect(lambda: self._close("go_on"))
        row.addWidget(go_on)
        main = go_on
        if fresh:
            main = QPushButton(self.tr("Restart"))
            main.clicked.connect(lambda: self._close("restart"))
            row.addWidget(main)
        main.setProperty("look", "primary")
        main.setDefault(True)
        return row

    def _close(self, wish: Literal["go_on", "restart", "quit"]) -> None:
        self.wish = wish
        self.accept()
