"""What this program is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

import ptcg_desktop
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XL

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext


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
