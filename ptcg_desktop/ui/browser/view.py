"""The Cards page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSplitter, QStackedLayout, QVBoxLayout, QWidget

from ptcg_desktop.cards.model import CardDef, SetDef
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.catalogue import CardRow
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.page import Page
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S
from ptcg_desktop.ui.browser.filters import FilterBar
from ptcg_desktop.ui.browser.grid import SIZES, CardGrid
from ptcg_desktop.ui.browser.grid_model import CardListModel
from ptcg_desktop.ui.browser.inspector import Inspector
from ptcg_desktop.ui.browser.presenter import BrowserPresenter
from ptcg_desktop.ui.widgets.face_cache import faces_of
from ptcg_desktop.ui.widgets.play_badge import SHOWN, play_label, play_reason


class CardBrowser(QWidget):
    """Search, filters and grid; the Decks page may use it too.

    Signals:
        current_changed: Id of the current card, `""` for none.
        chosen: Ids that were double-clicked or chosen with Enter.
    """

    current_changed = Signal(str)
    chosen = Signal(object)

    def __init__(self, context: AppContext, presenter: BrowserPresenter, compact: bool = False) -> None:
        super().__init__()
        self._context = context
        self.presenter = presenter
        self.bar = FilterBar(compact)
        self._faces = faces_of(context)
        self.model = CardListModel(self._find_row, self, self._badge)
        self.grid = CardGrid(self.model, self._faces, context.theme)
        self.grid.current_changed.connect(self.current_changed)
        self.grid.chosen.connect(self.chosen)
        self.bar.changed.connect(self._field_changed)
        self.bar.size_changed.connect(self.set_card_width)
        self.bar.down_pressed.connect(self.grid.setFocus)
        self.empty = QWidget()
        self.empty_title, self.empty_text, self.empty_button = QLabel(), QLabel(), QPushButton()
        self._build()
        self._set_width(context.remembered.grid_size)
        self.grid.delegate.owned = presenter.owned
        self.grid.delegate.language = context.language
        self._show_results()
        context.theme.changed.connect(self.grid.viewport().update)

    def _build(self) -> None:
        self.empty_title.setProperty("look", "title")
        self.empty_text.setProperty("look", "muted")
        self.empty_button.clicked.connect(self.clear)
        inner = QVBoxLayout(self.empty)
        inner.setSpacing(GAP_M)
        inner.addStretch(2)
        for label in (self.empty_title, self.empty_text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            inner.addWidget(label)
        inner.addWidget(self.empty_button, 0, Qt.AlignmentFlag.AlignCenter)
        inner.addStretch(3)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.grid)
        self._stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_M)
        column.addWidget(self.bar)
        column.addLayout(self._stack, 1)

    def set_card_width(self, width: int) -> None:
        """Show cards of that width (the nearest step), and remember it."""
        width = self._set_width(width)
        try:
            self._context.workspace.settings.change(grid_size=width)
        except KnownError as error:
            self._context.show_error(error)

    def _set_width(self, width: int) -> int:
        width = min(SIZES, key=lambda each: abs(each - width))
        self.bar.set_size(width)
        self.grid.set_card_width(width)
        return width

    def step_size(self, step: int) -> None:
        """The next step at which the cards, which fill the width, really are larger or smaller."""
        before, at = self.grid.card_width, self.bar.slider.value() + step
        while 0 <= at < len(SIZES):
            self.set_card_width(SIZES[at])
            if self.grid.card_width != before:
                return
            at += step

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self.bar.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bar.search.selectAll()

    def clear(self) -> None:
        """Drop text and filters."""
        self.bar.reset()
        if self.presenter.clear():
            self._show_results()

    def show_card(self, card_id: str) -> None:
        """Make a card current, dropping the filters if they leave it out."""
        if self.model.row_of(card_id) < 0:
            self.clear()
        row = self.model.row_of(card_id)
        if row >= 0:
            self.grid.setCurrentIndex(self.model.index(row))

    def show_owned(self) -> None:
        """Show how many are owned now."""
        self.grid.delegate.owned = self.presenter.owned
        self.grid.viewport().update()

    def refresh(self, changes: Changes) -> None:
        """Take up what moved."""
        again = self.presenter.refresh(changes)
        self.grid.delegate.owned = self.presenter.owned
        if "catalogue" in changes.areas:
            self.model.forget_rows()
            self._fill_bar()
        if again:
            self._show_results()
        self.grid.viewport().update()

    def retranslate(self) -> None:
        """Set every text again."""
        self.grid.delegate.language = self._context.language
        self.model.forget_rows()
        self._fill_bar()
        self.grid.setAccessibleName(self.tr("Cards"))
        self.empty_button.setText(self.tr("Show all cards"))
        self._show_counts()
        self.grid.viewport().update()

    def _fill_bar(self) -> None:
        self.bar.retranslate(self._context.language, self.presenter.sets_by_series())

    def _find_row(self, card_id: str) -> CardRow | None:
        return next(iter(self._context.workspace.catalogue.rows([card_id], self._context.language)), None)

    def _badge(self, card_id: str) -> tuple[str, str]:
        state, language = self._faces.automation(card_id), self._context.language
        return ("", "") if state not in SHOWN else (play_label(state, language), play_reason(state, language))

    def _field_changed(self, name: str, value: object) -> None:
        if self.presenter.change(**{name: value}):
            self._show_results()

    def _show_results(self) -> None:
        self.grid.show_ids(self.presenter.results)
        self._stack.setCurrentWidget(self.grid if self.presenter.results else self.empty)
        self._show_counts()

    def _show_counts(self) -> None:
        count = len(self.presenter.results)
        shown = QLocale().toString(count)
        text = self.tr("1 card") if count == 1 else self.tr("{count} cards").format(count=shown)
        percent = self.presenter.percent_read
        if percent < 100:
            text = self.tr("{cards} so far ({percent} % of the texts read)").format(cards=text, percent=percent)
        self.bar.count.setText(text)
        query = self.presenter.query
        if query.owned and not self.presenter.owned:
            self.empty_title.setText(self.tr("Your collection is empty"))
            self.empty_text.setText(self.tr("Choose a card and press + to put a copy into it."))
        elif query.text.strip():
            self.empty_title.setText(self.tr("No card is called “{text}”").format(text=query.text.strip()))
            self.empty_text.setText(
                self.tr(
                    "English and Portuguese names are searched together; accents and hyphens do not matter. "
                    "Try fewer letters or fewer filters."
                )
            )
        else:
            self.empty_title.setText(self.tr("No card fits these filters"))
            self.empty_text.setText(self.tr("Take one of them away."))


class CardsPage(Page):
    """The browser and the inspector side by side."""

    title_id = "cards"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        workspace = context.workspace
        self._sets: dict[str, SetDef] = {}
        self.presenter = BrowserPresenter(workspace.catalogue, workspace.collection)
        self.browser = CardBrowser(context, self.presenter)
        self.inspector = Inspector(faces_of(context), self)
        self.inspector.setObjectName("inspector")
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.browser)
        self.splitter.addWidget(self.inspector)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setCollapsible(0, False)
        sizes = context.remembered.splitters.get("cards")
        self.splitter.setSizes(list(sizes) if sizes else [900, 330])
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_L, GAP_L, GAP_S, GAP_S)
        column.addWidget(self.splitter)
        self.browser.current_changed.connect(self._show)
        self.browser.chosen.connect(self.add_to_deck)
        self.inspector.count_wanted.connect(self._change_count)
        self.inspector.deck_wanted.connect(lambda card: self.add_to_deck([card.id]))
        self.inspector.print_chosen.connect(self.browser.show_card)
        self._show(self.browser.grid.current_id())
        self.retranslate()
        context.tasks.run(lambda _control: self.presenter.ask_owned(), self._owned_known)

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
                    lambda: self.presenter.query.narrows, "filter", "edit"),
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
            Command("cards.size.more", lambda: self.tr("Larger cards"), lambda: self.browser.step_size(1),
                    "Ctrl++|Ctrl+=", icon="size-large", menu="view", repeats=True),
            Command("cards.size.less", lambda: self.tr("Smaller cards"), lambda: self.browser.step_size(-1), "Ctrl+-",
                    icon="size-small", menu="view", repeats=True),
            Command("cards.inspector", lambda: self.tr("Card details"), self._toggle_inspector, "Ctrl+E",
                    icon="inspector", menu="view", checked=lambda: not self.inspector.isHidden()),
        ]  # fmt: skip

    def refresh(self, changes: Changes) -> None:
        """Take up what moved."""
        if "catalogue" in changes.areas:
            self._sets.clear()
        self.browser.refresh(changes)
        if "catalogue" in changes.areas:
            self._show(self.browser.grid.current_id())
        else:
            self.inspector.show_owned(again=True)
        if "programs" in changes.areas:
            self.inspector.show_playing()
            self.inspector.face.show_again()

    def retranslate(self) -> None:
        """Set every text again."""
        self.browser.retranslate()
        self.inspector.retranslate(self.context.language)

    def enter(self) -> None:
        """Typing finds cards at once."""
        self.browser.focus_search()

    def leave(self) -> None:
        """Remember how the width was shared out."""
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
        ids = self.browser.grid.selected_ids()
        if not ids and self.inspector.card is not None:
            ids = [self.inspector.card.id]
        self.add_to_deck(ids)

    def _show(self, card_id: str) -> None:
        card = self.context.workspace.catalogue.card(card_id) if card_id else None
        self.inspector.show_card(card)
        programs = self.context.workspace.catalogue.programs
        if card is not None and programs.ready and programs.known(card.id) is None:
            self.context.tasks.run(lambda _control: programs.automation(card), partial(self._playing_known, card))

    def _playing_known(self, card: CardDef, state: Automation) -> None:
        if self.inspector.card is card:
            self.inspector.playing.show_state(state, self.context.language)

    def _step(self, step: int) -> None:
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
            done = self.context.attempt(lambda: self.presenter.take(card, -step)) is not None
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
