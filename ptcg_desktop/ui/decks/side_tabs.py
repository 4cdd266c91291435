"""What is known about the open deck, beside it: one tab per question.

A panel becomes a tab by being a `DeckTab`. Only the tab that is seen is shown the deck at once; the others when they
are opened, so a tab that counts much costs nothing while it is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QTabBar, QTabWidget, QWidget

from ptcg_desktop.ui.decks.open_deck import OpenDeck


class DeckTab(QWidget):
    """A panel about the open deck."""

    def tab_title(self) -> str:
        """The word on the tab, in the language of the window: one short word, four of them stand in 240 points."""
        raise NotImplementedError

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show a deck as it is now; None if no deck is open."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set every text again."""
        raise NotImplementedError

    def redress(self) -> None:
        """Draw again what is painted in colours: the theme has changed."""
        self.update()


class SideTabs(QTabWidget):
    """The tabs, in the order given."""

    def __init__(self, tabs: Sequence[DeckTab], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck: OpenDeck | None = None
        self._stale: set[DeckTab] = set()
        self._tabs = tuple(tabs)
        bar = QTabBar()
        bar.setProperty("look", "tight")
        bar.setExpanding(True)
        bar.setDrawBase(False)
        self.setTabBar(bar)
        self.setDocumentMode(True)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setObjectName("deck_tabs")
        for tab in self._tabs:
            tab.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            self.addTab(tab, "")
        self.setMinimumWidth(236)
        self.currentChanged.connect(self._freshen)

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show a deck in the tab that is seen, and in the others once they are opened; that there is none, in all."""
        self._deck = deck
        self._stale = set(self._tabs)
        self._freshen()
        if deck is None:
            for tab in self._stale:
                tab.show_deck(None)

    def open(self, tab: DeckTab) -> None:
        """Bring a tab to the front."""
        self.setCurrentWidget(tab)

    def retranslate(self) -> None:
        """Set every text again."""
        for place, tab in enumerate(self._tabs):
            tab.retranslate()
            self.setTabText(place, tab.tab_title())
        for widget in (self, self.tabBar()):
            widget.setAccessibleName(self.tr("About the deck"))

    def redress(self) -> None:
        """Draw the tabs again in the colours of the theme."""
        for tab in self._tabs:
            tab.redress()

    def _freshen(self) -> None:
        tab = self.currentWidget()
        if isinstance(tab, DeckTab) and tab in self._stale:
            self._stale.discard(tab)
            tab.show_deck(self._deck)
