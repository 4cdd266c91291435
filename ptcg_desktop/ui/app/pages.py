"""The pages of the window, imported only when first shown, so that the start is quick."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.app.page import Page


@dataclass(frozen=True)
class PageSpec:
    """One entry of the rail: where its class is (`"module:Class"`) and its icon."""

    id: str
    target: str
    icon: str

    @property
    def title(self) -> str:
        """The title in the present language."""
        return _titles()[self.id]

    @property
    def module(self) -> str:
        """The module of the page's class."""
        return self.target.partition(":")[0]

    def make(self, context: AppContext) -> Page:
        """Import the page's class and make the page."""
        page: Page = getattr(importlib.import_module(self.module), self.target.partition(":")[2])(context)
        return page


PAGES: tuple[PageSpec, ...] = (
    PageSpec("cards", "ptcg_desktop.ui.browser.view:CardsPage", "cards"),
    PageSpec("collection", "ptcg_desktop.ui.collection.view:CollectionPage", "collection"),
    PageSpec("decks", "ptcg_desktop.ui.decks.view:DecksPage", "decks"),
    PageSpec("table", "ptcg_desktop.ui.table.view:TablePage", "table"),
)


def _titles() -> dict[str, str]:
    return {
        "cards": QCoreApplication.translate("Pages", "Cards"),
        "collection": QCoreApplication.translate("Pages", "Collection"),
        "decks": QCoreApplication.translate("Pages", "Decks"),
        "table": QCoreApplication.translate("Pages", "Table"),
    }
