"""The one question about pictures of cards, asked above them once there are cards that have any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from ptcg_desktop.ui.app.picture_settings import allow_pictures, servers
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XS

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

_WITH_PICTURES = frozenset({"tcgdex", "ptcgio"})
"""Sources of cards that say where pictures are."""


class PictureOffer(QFrame):
    """See the module. Either answer takes it away for good; the settings have the same question."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._answered = context.remembered.pictures_offered or context.remembered.pictures
        self.setProperty("look", "panel")
        self.title, self.text = QLabel(), QLabel()
        self.title.setProperty("look", "strong")
        self.text.setProperty("look", "muted")
        self.text.setWordWrap(True)
        self.accept, self.decline = QPushButton(), QPushButton()
        self.accept.setProperty("look", "primary")
        self.accept.clicked.connect(lambda: self._answer(True))
        self.decline.clicked.connect(lambda: self._answer(False))
        words = QVBoxLayout()
        words.setSpacing(GAP_XS)
        words.addWidget(self.title)
        words.addWidget(self.text)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP_L, GAP_M, GAP_L, GAP_M)
        row.setSpacing(GAP_S)
        row.addLayout(words, 1)
        row.addSpacing(GAP_M)
        row.addWidget(self.decline)
        row.addWidget(self.accept)
        self.retranslate()
        self.hide()

    def refresh(self) -> None:
        """Show it while it is open and there is something to offer: the cards have changed."""
        sources = self._context.workspace.catalogue.info().sources
        self.setVisible(not self._answered and not _WITH_PICTURES.isdisjoint(sources))

    def settle(self) -> None:
        """It was answered, here or in the settings."""
        self._answered = True
        self.refresh()

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Pictures of the cards?"))
        self.text.setText(
            self.tr("Downloaded from {servers} as you look at cards, and kept on this computer.").format(
                servers=servers()
            )
        )
        self.accept.setText(self.tr("Show pictures"))
        self.decline.setText(self.tr("No, thank you"))

    def _answer(self, wanted: bool) -> None:
        allow_pictures(self._context, wanted)
