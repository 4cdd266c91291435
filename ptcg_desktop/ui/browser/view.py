"""The Cards page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout

from ptcg_desktop.cards.model import CardDef, SetDef
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING, Changes
from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.app.page import Page
from ptcg_desktop.ui.app.theme import GAP_L, GAP_S
from ptcg_desktop.ui.browser.card_browser import CardBrowser
from ptcg_desktop.ui.browser.inspector import Inspector
from ptcg_desktop.ui.browser.presenter import BrowserPresenter, Standing
from ptcg_desktop.ui.widgets.face_cache import faces_of

WARM_MS = 1000
"""What searching needs is read so long after the page was made: the faces of the first screen come first."""
PAUSE_MS = 90
"""While somebody types, the inspector waits for so long a pause: a large face for every letter would be felt."""


class CardsPage(Page):
    """The browser and the inspector side by side."""

    title_id = "cards"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        workspace = context.workspace
        self._sets: dict[str, SetDef] = {}
        self._missed = NOTHING
        self.presenter = BrowserPresenter(
            workspace.catalogue, workspace.collection, workspace.shelf, lambda: workspace.free
        )
        self.browser = CardBrowser(context, self.presenter)
        self.inspector = Inspector(faces_of(context), self)
        self.inspector.setObjectName("inspector")
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_L, GAP_L, GAP_S, GAP_S)
        column.addWidget(self.splitter)
        self.splitter.addWidget(self.browser)
        self.splitter.addWidget(self.inspector)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setCollapsible(0, False)
        sizes = context.remembered.splitters.get("cards")
        self.splitter.setSizes(list(sizes) if sizes else [900, 330])
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(lambda: self._show(self.browser.current_id()))
        self.browser.current_changed.connect(self._moved)
        self.browser.chosen.connect(self.add_to_deck)
        self.browser.search.down_pressed.connect(self._catch_up)
        self._standings: Latest[Standing] = Latest(context, self._standing_known)
        self.inspector.standing.day_changed.connect(self._ask_standing)
        self.inspector.count_wanted.connect(self._change_count)
        self.inspector.deck_wanted.connect(lambda card: self.add_to_deck([card.id]))
        self.inspector.print_chosen.connect(self.browser.show_card)
        self.retranslate()
        self._show(self.browser.current_id())
        context.tasks.run(lambda _control: self.presenter.ask_owned(), self._owned_known)
        QTimer.singleShot(WARM_MS, self, self._warm)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.browser.fit(event.size().width())

    # --- what the inspector asks

    def find_set(self, set_id: str) -> SetDef | None:
        """The set of that id."""
        if not self._sets:
            self._sets = {known.id: known for known in self.context.workspace.catalogue.sets()}
        return self._sets.get(set_id)

    def prints(self, card_id: str) -> Sequence[CardDef]:
        """Every print of the card's name."""
        return self.presenter.other_prints(card_id)

    @property
    def owned(self) -> Mapping[str, int]:
        """Copies by card id."""
        return self.presenter.owned

    # --- page

    def commands(self) -> list[Command]:
        """The page's commands."""
        history = self.context.workspace.history
        return [
            Command("cards.find", lambda: self.tr("Search cards"), self.browser.focus_search, "Ctrl+F|/",
                    icon="search", menu="edit"),
            Command("cards.clear", lambda: self.tr("Drop all filters"), self.browser.clear, "Ctrl+Shift+F",
                    lambda: self.presenter.narrows, "filter", "edit"),
            Command("collection.undo", lambda: self.tr("Undo"), lambda: self.context.undo("collection"), "Ctrl+Z",
                    lambda: history.can_undo("collection") is not None, "undo", "edit"),
            Command("collection.redo", lambda: self.tr("Redo"), lambda: self.context.redo("collection"),
                    "Ctrl+Shift+Z|Ctrl+Y", lambda: history.can_redo("collection") is not None, "redo", "edit"),
            Command("cards.own.more", lambda: self.tr("One copy more"), lambda: self._step(1), "+|=", self._has_card,
                    "plus", repeats=True),
            Command("cards.own.less", lambda: self.tr("One copy less"), lambda: self._step(-1), "-", self._owns_card,
                    "minus", repeats=True),
            Command("cards.deck.add", lambda: self.tr("Add to deck"), self._current_to_deck, "Ctrl+D", self._has_card,
                    "deck-add"),
            Command("cards.help", lambda: self.tr("What can be searched for"), self.browser.show_help, "Ctrl+F1",
                    icon="help", menu="help"),
            Command("cards.search.save", lambda: self.tr("Save this search…"), self.browser.menu.save, "Ctrl+S",
                    lambda: self.presenter.narrows, "star", "edit"),
            Command("cards.searches", lambda: self.tr("Saved searches…"), self.browser.menu.manage, icon="star",
                    menu="edit"),
            Command("cards.facets", lambda: self.tr("Panel of filters"), self.browser.bar.facets.toggle, "Ctrl+L",
                    icon="filter", menu="view", checked=self.browser.bar.facets.isChecked),
            *self._view_commands(),
            Command("cards.columns", lambda: self.tr("Columns of the table…"), self.browser.table.choose_columns,
                    enabled=lambda: self.browser.view_name == "table", menu="view"),
            Command("cards.size.more", lambda: self.tr("Larger cards"), lambda: self.browser.step_size(1),
                    "Ctrl++|Ctrl+=", icon="size-large", menu="view", repeats=True),
            Command("cards.size.less", lambda: self.tr("Smaller cards"), lambda: self.browser.step_size(-1), "Ctrl+-",
                    icon="size-small", menu="view", repeats=True),
            Command("cards.inspector", lambda: self.tr("Card details"), self._toggle_inspector, "Ctrl+E",
                    icon="inspector", menu="view", checked=lambda: not self.inspector.isHidden()),
        ]  # fmt: skip

    def _view_commands(self) -> list[Command]:
        titles = {
            "grid": lambda: self.tr("Cards as a grid"),
            "table": lambda: self.tr("Cards as a table"),
            "binder": lambda: self.tr("Cards as a binder"),
        }
        return [
            Command(f"cards.view.{view}", titles[view], partial(self.browser.show_view, view), f"Alt+Shift+{place}",
                    icon=f"view-{view}", menu="view", checked=partial(self._shows, view))
            for place, view in enumerate(titles, start=1)
        ]  # fmt: skip

    def _shows(self, view: str) -> bool:
        return self.browser.view_name == view

    def refresh(self, changes: Changes) -> None:
        """Take up what moved; behind another page it waits, so that nothing done there has to wait for this one."""
        if self.window().isVisible() and not self.isVisible():
            self._missed |= changes
            return
        if "catalogue" in changes.areas:
            self._sets.clear()
        self.browser.refresh(changes)
        if "catalogue" in changes.areas:
            self._show(self.browser.current_id())
        else:
            self.inspector.show_owned(again=True)
        if changes.areas & {"collection", "decks", "lists"}:
            self._ask_standing()
        if "programs" in changes.areas:
            self.inspector.show_playing()
            self.inspector.face.show_again()

    def retranslate(self) -> None:
        """Set every text again."""
        self.browser.retranslate()
        self.inspector.retranslate(self.context.language)
        self._ask_standing()

    def enter(self) -> None:
        """Typing finds cards at once."""
        missed, self._missed = self._missed, NOTHING
        if missed:
            self.refresh(missed)
        self.browser.focus_search()

    def leave(self) -> None:
        """Remember how the width was shared out, and what was searched for."""
        self.browser.menu.keep()
        settings = self.context.workspace.settings
        sizes = tuple(self.splitter.sizes())
        if all(sizes):
            try:
                settings.change(splitters={**settings.current.splitters, "cards": sizes})
            except KnownError as error:
                self.context.show_error(error)

    def add_to_deck(self, card_ids: Sequence[str]) -> None:
        """Ask for these cards to be put into the deck being worked on."""
        self.context.add_to_deck(card_ids)

    def _owned_known(self, owned: dict[str, int]) -> None:
        self.presenter.know_owned(owned)
        self.browser.show_owned()
        self.inspector.show_owned(again=True)

    def _has_card(self) -> bool:
        return self.inspector.card is not None

    def _owns_card(self) -> bool:
        card = self.inspector.card
        return card is not None and self.owned.get(card.id, 0) > 0

    def _current_to_deck(self) -> None:
        self._catch_up()
        ids = self.browser.selected_ids()
        if not ids and self.inspector.card is not None:
            ids = [self.inspector.card.id]
        self.add_to_deck(ids)

    @property
    def resting(self) -> bool:
        """Is everything shown that was asked for?"""
        return not (self.context.tasks.busy or self._pause.isActive() or self.inspector.filling)

    def _moved(self, card_id: str) -> None:
        """Another card is current: shown in the next frame, unless it became so by typing."""
        if self.browser.answering and card_id:
            self._pause.start(PAUSE_MS)
        else:
            self._pause.start(0)  # the view that moved is painted first

    def _catch_up(self) -> None:
        """Show at once what the inspector waits to show: something is about to be done with the current card."""
        if self._pause.isActive():
            self._pause.stop()
            self._show(self.browser.current_id())

    def _warm(self) -> None:
        self.context.tasks.run(lambda control: self.presenter.warm(control.cancelled))

    def _show(self, card_id: str) -> None:
        from ptcg_desktop.services.words import sentences_read

        if not sentences_read():  # on a cold start the words come a moment after the first picture
            self.context.tasks.run(
                lambda _control: self.presenter.read_ahead(), lambda _read: self._show(self.browser.current_id())
            )
            return
        card = self.context.workspace.catalogue.card(card_id) if card_id else None
        self.inspector.show_card(card)
        self._ask_standing()
        programs = self.context.workspace.catalogue.programs
        if card is not None and programs.ready and programs.known(card.id) is None:
            self.context.tasks.run(lambda _control: programs.automation(card), partial(self._playing_known, card))

    def _ask_standing(self) -> None:
        card, day = self.inspector.card, self.inspector.standing.iso_day
        if card is not None:
            self._standings.ask(self.presenter.standing_work(card.id, day, self.context.language))

    def _standing_known(self, standing: Standing) -> None:
        if self.inspector.card is not None and self.inspector.card.id == standing.card_id:
            self.inspector.standing.show_standing(standing)

    def _playing_known(self, card: CardDef, state: Automation) -> None:
        if self.inspector.card is card:
            self.inspector.playing.show_state(state, self.context.language)

    def _step(self, step: int) -> None:
        self._catch_up()
        if self.inspector.card is not None:
            self._change_count(self.inspector.card, step)

    def _change_count(self, card: CardDef, step: int) -> None:
        if step < 0 and not self.owned.get(card.id):
            return
        settings = self.context.workspace.settings.current
        if step > 0:
            language = settings.card_language
            done = (
                self.context.attempt(lambda: self.presenter.add(card, step, settings.condition, language)) is not None
            )
        else:
            done = self.context.attempt(lambda: self.presenter.take_out(card, -step)) is not None
        if not done:
            return
        name = card.name.get(self.context.language)
        count = self.owned.get(card.id, 0)
        text = (
            self.tr("{name}: none left in the collection").format(name=name)
            if not count
            else self.tr("{name}: {count} in the collection").format(name=name, count=QLocale().toString(count))
        )
        self.context.notify(text, self.tr("Undo"), lambda: self.context.undo("collection"))

    def _toggle_inspector(self) -> None:
        self.inspector.setVisible(self.inspector.isHidden())
