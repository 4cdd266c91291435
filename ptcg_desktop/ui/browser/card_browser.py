"""Search, filters and the cards that fit: as a grid, a table or a binder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSplitter, QStackedLayout, QToolButton, QVBoxLayout, QWidget

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.catalogue import CardRow
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.app.theme import GAP_M
from ptcg_desktop.ui.browser.binder import Binder
from ptcg_desktop.ui.browser.card_table import CardTable, CardTableModel
from ptcg_desktop.ui.browser.facet_panel import FacetPanel
from ptcg_desktop.ui.browser.filters import FilterBar
from ptcg_desktop.ui.browser.grid import SIZES, CardGrid
from ptcg_desktop.ui.browser.grid_model import CardListModel
from ptcg_desktop.ui.browser.picture_offer import PictureOffer
from ptcg_desktop.ui.browser.presenter import Answer, Asked, BrowserPresenter, Counted
from ptcg_desktop.ui.browser.saved_searches import SearchMenu
from ptcg_desktop.ui.browser.search_box import SearchBox
from ptcg_desktop.ui.widgets.face_cache import faces_of
from ptcg_desktop.ui.widgets.play_badge import SHOWN, play_label, play_reason

if TYPE_CHECKING:
    from ptcg_desktop.services.query.complete import Completion
    from ptcg_desktop.ui.browser.search_help import SearchHelp

ROOM_FOR_FACETS = 1000
"""From this width of the page on the panel of facets is shown if it is wanted."""


class CardBrowser(QWidget):
    """See the module. The text of the search is the one truth: chips and facets edit it.

    Attributes:
        answering: Is an answer being shown? A card that becomes current now did so by typing.

    Signals:
        current_changed: Id of the current card, `""` for none.
        chosen: Ids that were double-clicked or chosen with Enter.
        answered: What was searched for last is shown now.
    """

    current_changed = Signal(str)
    chosen = Signal(object)
    answered = Signal()

    def __init__(self, context: AppContext, presenter: BrowserPresenter) -> None:
        super().__init__()
        self._context = context
        self.presenter = presenter
        self._faces = faces_of(context)
        catalogue = context.workspace.catalogue
        self.menu = SearchMenu(context, lambda: self.presenter.asked.text, self)
        self.search = SearchBox(context.theme, context.say, self.menu.past)
        self.bar = FilterBar(self.search)
        self.facets = FacetPanel()
        self.offer = PictureOffer(context)
        self.model = CardListModel(self._find_row, self, self._badge)
        self.grid = CardGrid(self.model, self._faces, context.theme)
        self.table = CardTable(CardTableModel(catalogue.cards, self._faces.find_set, self))
        self.binder = Binder(self._faces, context.theme, self._find_row, self._faces.find_set, catalogue.sets_of)
        self._views: dict[str, CardGrid | CardTable | Binder] = {
            "grid": self.grid, "table": self.table, "binder": self.binder,
        }  # fmt: skip
        self.view_name = context.remembered.cards_view
        self._facets_wanted = context.remembered.cards_facets
        self._searcher: Latest[Answer] = Latest(context, self.show_answer)
        self._counter: Latest[tuple[Asked, Counted]] = Latest(context, self._counted)
        self._completer: Latest[tuple[str, list[Completion]]] = Latest(context, lambda found: self.search.offer(*found))
        self.answering = False
        self.help: SearchHelp | None = None
        self.empty = QWidget()
        self.empty_title, self.empty_text, self.empty_button = QLabel(), QLabel(), QPushButton()
        self._build()
        self._connect()
        self._set_width(context.remembered.grid_size)
        self.table.show_columns(context.remembered.cards_columns or self.table.columns)
        self.bar.show_view(self.view_name)
        self._share_owned()
        self._show_results()

    # --- parts

    def _build(self) -> None:
        # From the outside in: all that is in a widget is styled anew whenever that widget gets a parent.
        self._split = QSplitter(Qt.Orientation.Horizontal)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_M)
        column.addWidget(self.bar)
        column.addWidget(self.offer)
        self.offer.refresh()
        column.addWidget(self._split, 1)
        cards = QWidget()
        self._split.addWidget(self.facets)
        self._split.addWidget(cards)
        self._split.setStretchFactor(0, 0)
        self._split.setStretchFactor(1, 1)
        self._split.setCollapsible(1, False)
        self._split.setCollapsible(0, False)
        self._split.setSizes([260, 650])
        self._stack = QStackedLayout(cards)
        for widget in (self.grid, self.table, self.binder, self.empty):
            self._stack.addWidget(widget)
        self.empty_title.setProperty("look", "title")
        self.empty_text.setProperty("look", "muted")
        inner = QVBoxLayout(self.empty)
        inner.setSpacing(GAP_M)
        inner.addStretch(2)
        for label in (self.empty_title, self.empty_text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            inner.addWidget(label)
        inner.addWidget(self.empty_button, 0, Qt.AlignmentFlag.AlignCenter)
        inner.addStretch(3)
        self.facets.setVisible(self._facets_wanted)
        self.bar.facets.setChecked(self._facets_wanted)
        self.bar.saved.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.bar.saved.setMenu(self.menu.menu)

    def _connect(self) -> None:
        for name, view in self._views.items():
            view.current_changed.connect(partial(self._current_moved, name))
            view.chosen.connect(self.chosen)
        bar = self.bar
        bar.text_changed.connect(lambda text: self.ask(text=text))
        bar.facet_clicked.connect(self.toggle)
        bar.set_chosen.connect(self._only_set)
        bar.sort_changed.connect(lambda sort: self.sort(sort, False))
        bar.size_changed.connect(self.set_card_width)
        bar.view_chosen.connect(self.show_view)
        bar.facets_wanted.connect(self._want_facets)
        bar.help.clicked.connect(self.show_help)
        self.search.help_wanted.connect(self.show_help)
        self.search.down_pressed.connect(lambda: self.view.setFocus())
        self.search.done.connect(self._done)
        self.search.completions_wanted.connect(
            lambda text, at: self._completer.ask(self.presenter.complete_work(text, at, self._context.language))
        )
        self.menu.chosen.connect(self.search.setText)
        self.facets.clicked_value.connect(self.toggle)
        self.table.sort_wanted.connect(self.sort)
        self.table.columns_changed.connect(lambda columns: self._remember(cards_columns=columns))
        self.empty_button.clicked.connect(self.clear)
        self._context.theme.changed.connect(self.grid.viewport().update)

    @property
    def view(self) -> CardGrid | CardTable | Binder:
        """The view in use."""
        return self._views[self.view_name]

    def current_id(self) -> str:
        """Id of the current card, `""` for none."""
        return self.view.current_id()

    def selected_ids(self) -> list[str]:
        """Ids of the chosen cards."""
        return self.view.selected_ids()

    # --- asking

    def ask(self, **fields: object) -> None:
        """Search for something else: fields of `Asked`. The answer comes a little later, but for everything."""
        if self.presenter.change(**fields):
            self._ask_again()

    def _ask_again(self) -> None:
        if self.presenter.quick:
            self._searcher.forget()
            self.presenter.search()
            self._show_results()
        else:
            self._searcher.ask(self.presenter.work())

    def show_answer(self, answer: Answer) -> None:
        """Show what was found, unless something else has been asked for since."""
        if self.presenter.take(answer):
            self._show_results()

    def toggle(self, facet: str, value: str) -> None:
        """Put a value of a facet into the text of the search, or take it out."""
        self.search.setText(self.presenter.toggled(facet, value, self._context.language))
        self._show_chosen()

    def _only_set(self, set_id: str) -> None:
        """Show this set alone, or all sets."""
        for known in self.presenter.chosen().get("set", frozenset()) - {set_id}:
            self.toggle("set", known)
        if set_id and set_id not in self.presenter.chosen().get("set", ()):
            self.toggle("set", set_id)

    def sort(self, sort: str, backwards: bool) -> None:
        """Sort by one of `SORTS`; what the text says about the order gives way."""
        self.presenter.change(sort=sort, backwards=backwards)
        self.search.setText(self.presenter.without_order())
        self._ask_again()

    def clear(self) -> None:
        """Drop the search."""
        self.search.clear()

    def show_card(self, card_id: str) -> None:
        """Make a card current, dropping the search if that leaves it out."""
        if card_id not in self.presenter.results:
            self.presenter.change(sort="set", backwards=False)
            self.clear()
            self._ask_again()
        self.view.select(card_id)

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _done(self, text: str) -> None:
        answer = self.presenter.answer
        if answer.asked.text == text and answer.ids and answer.wrong is None:
            self.menu.remember(text)

    # --- views

    def show_view(self, name: str) -> None:
        """Show the cards as `"grid"`, `"table"` or `"binder"`, and remember it."""
        current = self.current_id()
        self.view_name = name
        self.bar.show_view(name)
        self._show_results(current)
        self._remember(cards_view=name)

    def set_card_width(self, width: int) -> None:
        """Show cards of that width (the nearest step), and remember it."""
        self._remember(grid_size=self._set_width(width))

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

    def _want_facets(self, on: bool) -> None:
        self._facets_wanted = on
        self.facets.setVisible(on)
        self._remember(cards_facets=on)
        self._count()

    def fit(self, width: int) -> None:
        """The page is so wide: in a narrow one the panel of facets gives way, until it is asked for again."""
        room = width >= ROOM_FOR_FACETS
        if self._facets_wanted and room != self.facets.isVisibleTo(self):
            self.facets.setVisible(room)
            self.bar.facets.blockSignals(True)
            self.bar.facets.setChecked(room)
            self.bar.facets.blockSignals(False)
            self._count()

    def _remember(self, **values: object) -> None:
        try:
            self._context.workspace.settings.change(**values)
        except KnownError as error:
            self._context.show_error(error)

    def show_help(self) -> None:
        """Open the page of examples beside the cards."""
        if self.help is None:
            from ptcg_desktop.ui.browser.search_help import SearchHelp

            self.help = SearchHelp(self._context.theme, self)
            self.help.chosen.connect(self.search.setText)
            self.help.retranslate(self._context.language)
        self.help.show()
        self.help.raise_()
        self.help.activateWindow()

    # --- news

    def show_owned(self) -> None:
        """Show how many are owned now."""
        self._share_owned()
        self._count()
        self.grid.viewport().update()
        self.table.viewport().update()
        self.binder.show_owned()

    def _share_owned(self) -> None:
        owned = self.presenter.owned
        self.grid.delegate.owned = self.binder.list.delegate.owned = self.table.table_model.owned = owned

    def refresh(self, changes: Changes) -> None:
        """Take up what moved."""
        again = self.presenter.refresh(changes)
        if "catalogue" in changes.areas:
            self.model.forget_rows()
            self.table.table_model.forget_rows()
            self._fill_bar()
            self.offer.refresh()
        if "pictures" in changes.areas:
            self.offer.settle()
        if again:
            self._ask_again()
        self.show_owned()

    def retranslate(self) -> None:
        """Set every text again."""
        language = self._context.language
        self.grid.delegate.language = language
        self.model.forget_rows()
        self._fill_bar()
        self.offer.retranslate()
        self.grid.setAccessibleName(self.tr("Cards"))
        self.empty_button.setText(self.tr("Show all cards"))
        self.table.retranslate(language)
        self.binder.retranslate(language)
        if self.help is not None:
            self.help.retranslate(language)
        self._say()
        self.grid.viewport().update()

    def _fill_bar(self) -> None:
        sets = self.presenter.sets_by_series()
        self.bar.retranslate(self._context.language, sets)
        self.facets.retranslate(self._context.language, sets)
        self._show_chosen()

    def _find_row(self, card_id: str) -> CardRow | None:
        return next(iter(self._context.workspace.catalogue.rows([card_id], self._context.language)), None)

    def _badge(self, card_id: str) -> tuple[str, str]:
        state, language = self._faces.automation(card_id), self._context.language
        return ("", "") if state not in SHOWN else (play_label(state, language), play_reason(state, language))

    # --- showing

    def _current_moved(self, view: str, card_id: str) -> None:
        if view == self.view_name:
            self.current_changed.emit(card_id)

    def _show_results(self, keep: str = "") -> None:
        results = self.presenter.results
        shown = self.view
        self.answering = True
        shown.show_ids(results, keep)
        self.answering = False
        self._stack.setCurrentWidget(shown if results else self.empty)
        self.bar.show_sort(self.presenter.shown_order[0])
        self.table.show_sort(*self.presenter.shown_order)
        self._show_chosen()
        self._say()
        self._count()
        self.answered.emit()

    def _show_chosen(self) -> None:
        chosen = self.presenter.chosen()
        self.bar.show_chosen(chosen)
        self.facets.show_chosen(chosen)

    def _count(self) -> None:
        if self.facets.isVisibleTo(self):
            self._counter.ask(self.presenter.count_work())

    def _counted(self, found: tuple[Asked, Counted]) -> None:
        if found[0] == self.presenter.answer.asked:
            self.facets.show_counts(found[1])

    def _say(self) -> None:
        answer, language = self.presenter.answer, self._context.language
        count = len(answer.ids)
        shown = QLocale().toString(count)
        text = self.tr("1 card") if count == 1 else self.tr("{count} cards").format(count=shown)
        percent = answer.percent_read
        if percent < 100:
            text = self.tr("{cards} so far ({percent} % of the texts read)").format(cards=text, percent=percent)
        self.bar.count.setText(text)
        wrong, meaning = answer.wrong, ""
        self.search.underline(wrong.span if wrong is not None else None)
        if wrong is not None:
            from ptcg_desktop.services.query.say import problem

            meaning = problem(wrong, language)
        elif answer.query is not None and answer.asked.text.strip():
            from ptcg_desktop.services.query.say import understood

            meaning = understood(answer.query, language)
        hint = self.tr("Type a name, or for example {example}. The sign ? shows everything that can be asked.")
        example = "tipo:fogo ps>=100" if language == "pt" else "type:fire hp>=100"
        self.bar.said.say(meaning or hint.format(example=example), "warn" if wrong is not None else "muted")
        self.search.setToolTip(meaning)
        self.search.setAccessibleDescription(meaning)
        if not answer.ids:
            self._say_empty(meaning)

    def _say_empty(self, meaning: str) -> None:
        answer = self.presenter.answer
        chosen = self.presenter.chosen()
        if answer.wrong is not None:
            self.empty_title.setText(self.tr("Nothing is left of this search"))
            self.empty_text.setText(meaning)
        elif "yes" in chosen.get("owned", ()) and not self.presenter.owned:
            self.empty_title.setText(self.tr("Your collection is empty"))
            self.empty_text.setText(self.tr("Choose a card and press + to put a copy into it."))
        elif answer.percent_read < 100:
            self.empty_title.setText(self.tr("No such card so far"))
            self.empty_text.setText(self.tr("The card texts are still being read; more cards may fit later."))
        else:
            text = isolated(answer.asked.text.strip())
            self.empty_title.setText(self.tr("No card fits “{text}”").format(text=text))
            self.empty_text.setText(meaning + "\n" + self.tr("Try fewer letters or fewer filters."))
