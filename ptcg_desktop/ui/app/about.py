"""Help: every command with its key, and what this program is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, qVersion
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

import ptcg_desktop
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.commands import Commands
    from ptcg_desktop.ui.app.context import AppContext


class KeysDialog(QDialog):
    """Every command that can be run now and has a key."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys and commands"))
        self.resize(520, 560)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_M)
        title = QLabel(self.tr("Keys and commands"))
        title.setProperty("look", "title")
        hint = QLabel(self.tr("Ctrl+K finds every command, also those without a key, by a few letters of its name."))
        hint.setWordWrap(True)
        hint.setProperty("look", "muted")
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setProperty("look", "bare")
        scroll.setAccessibleName(self.tr("Keys"))
        scroll.setWidget(_key_table(commands))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for widget in (title, hint, scroll, buttons):
            column.addWidget(widget)


def _key_table(commands: Commands) -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, GAP_M, 0)
    grid.setHorizontalSpacing(GAP_L)
    grid.setVerticalSpacing(GAP_S)
    grid.setColumnStretch(0, 1)
    with_keys = [command for command in commands.all() if command.shortcut]
    for row, command in enumerate(with_keys):
        texts = [
            QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) for keys in command.shortcut.split("|")
        ]
        keys = QLabel("   ".join(texts))
        keys.setProperty("look", "strong")
        keys.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(QLabel(command.title()), row, 0)
        grid.addWidget(keys, row, 1)
    grid.setRowStretch(len(with_keys), 1)
    return table


class AboutDialog(QDialog):
    """What the program is, whose the cards are, and what it is built on."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About ptcg_desktop"))
        self.setFixedWidth(480)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_XL, GAP_XL, GAP_XL, GAP_L)
        column.setSpacing(GAP_M)
        mark = QLabel()
        mark.setPixmap(icon("mark", context.theme.tokens.colour("accent")).pixmap(56, 56))
        title = QLabel(self.tr("ptcg_desktop {version}").format(version=ptcg_desktop.__version__))
        title.setProperty("look", "display")
        column.addWidget(mark)
        column.addWidget(title)
        for text in self._paragraphs(context):
            label = QLabel(text)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addSpacing(GAP_S)
        column.addWidget(buttons)

    def _paragraphs(self, context: AppContext) -> list[str]:
        info = context.workspace.catalogue.info()
        number = QLocale().toString
        return [
            self.tr(
                "Collection, deck workbench and rules-aware table for the Pokémon Trading Card Game. Everything stays "
                "on this computer."
            ),
            self.tr("The catalogue holds {cards} cards from {sets} sets.").format(
                cards=number(info.printings), sets=number(info.sets)
            ),
            self.tr(
                "Made by players for players; not produced, endorsed or supported by Nintendo, Creatures, GAME FREAK "
                "or The Pokémon Company. Names of cards belong to their owners; all drawings are our own. MIT licence."
            ),
            self.tr("Python {python} · Qt {qt} · your files: {home}").format(
                python=sys.version.split()[0], qt=qVersion(), home=context.workspace.home
            ),
        ]
