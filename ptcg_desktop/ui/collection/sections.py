"""The views of the Collection page beside the copies: each is made when it is first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QStackedWidget

from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.presenter import CollectionPresenter
from ptcg_desktop.ui.collection.section import Section

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import Changes
    from ptcg_desktop.ui.app.context import AppContext

View = Literal["copies", "sets", "dex", "lists", "figures"]
VIEWS: tuple[View, ...] = ("copies", "sets", "dex", "lists", "figures")


def view_titles() -> tuple[str, ...]:
    """The titles of the views in the language in force, in order."""
    translate = QCoreApplication.translate
    return (
        translate("Sections", "Copies"),
        translate("Sections", "Sets"),
        translate("Sections", "Pokédex"),
        translate("Sections", "Lists"),
        translate("Sections", "Figures"),
    )


class Sections(QStackedWidget):
    """The stack of views; the page puts the copies in as the first."""

    def __init__(self, context: AppContext, faces: Faces, presenter: CollectionPresenter) -> None:
        super().__init__()
        self._context, self._faces, self._presenter = context, faces, presenter
        self.made: dict[View, Section] = {}

    def open(self, view: View) -> None:
        """Show a view."""
        if view == "copies":
            self.setCurrentIndex(0)
            return
        if view not in self.made:
            self.made[view] = self._make(view)
            self.addWidget(self.made[view])
        self.setCurrentWidget(self.made[view])
        self.made[view].enter()

    def enter(self) -> None:
        """The page is shown again."""
        shown = self.currentWidget()
        if isinstance(shown, Section):
            shown.enter()

    def refresh(self, changes: Changes) -> None:
        """Something moved."""
        for section in self.made.values():
            section.refresh(changes)

    def retranslate(self) -> None:
        """Set every text again."""
        for section in self.made.values():
            section.retranslate()

    def _make(self, view: View) -> Section:
        if view == "lists":
            from ptcg_desktop.ui.collection.lists_view import ListsView

            return ListsView(self._context, self._faces, self._presenter)
        if view == "figures":
            from ptcg_desktop.ui.collection.figures_view import FiguresView

            return FiguresView(self._context)
        from ptcg_desktop.ui.collection.goals_view import GoalsView

        return GoalsView(self._context, self._faces, "sets" if view == "sets" else "dex")
