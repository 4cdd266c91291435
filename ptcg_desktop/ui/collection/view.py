"""The Collection page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.app.page import Page
from ptcg_desktop.ui.collection.booster_dialog import BoosterDialog
from ptcg_desktop.ui.collection.chosen import ChosenRows
from ptcg_desktop.ui.collection.commands import commands_of, fixed_keys
from ptcg_desktop.ui.collection.details import DetailsPanel
from ptcg_desktop.ui.collection.empty import EmptyState
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.finding import Answer
from ptcg_desktop.ui.collection.kinds import kind_line
from ptcg_desktop.ui.collection.presenter import MANY, Added, CollectionPresenter, Loaded
from ptcg_desktop.ui.collection.quick_bar import QuickAddBar
from ptcg_desktop.ui.collection.search_line import SearchLine
from ptcg_desktop.ui.collection.sections import VIEWS, Sections, View, view_titles
from ptcg_desktop.ui.collection.table_model import CollectionModel
from ptcg_desktop.ui.collection.table_view import HoldingTable
from ptcg_desktop.ui.widgets.written import counted
from ptcg_desktop.ui.widgets.written import written_number as _n

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import Changes
    from ptcg_desktop.ui.app.commands import Command, FixedKey
    from ptcg_desktop.ui.app.context import AppContext


_WITH_DETAILS = 1110
"""Width of the page from which the details have room beside all columns of the table."""


class CollectionPage(Page):
    """What is owned, per print: table, quick add, details, undo."""

    title_id = "collection"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        services = context.workspace
        self.presenter = CollectionPresenter(
            services.collection, services.catalogue, services.history, context.tell, services.shelf
        )
        self._reading: Latest[Loaded] = Latest(context, self._take)
        self._looking: Latest[Answer] = Latest(context, self._found)
        self._acting = False
        self._stale = True
        self._awaited = False
        self._booster_set = ""
        self._details_wanted: bool | None = None
        self._offered: list[tuple[str, str]] = []
        self._build()
        self.chosen = ChosenRows(self)
        self._connect()
        self.retranslate()

    # building

    def _build(self) -> None:
        self.faces = Faces(self.context, self)
        self.model = CollectionModel(self.presenter, self.act, self)
        self.table = HoldingTable(self.model, self.faces, self._kind, self.presenter.written)
        self.table.setObjectName("holdings")
        self.table.setProperty("look", "bare")
        self.quick = QuickAddBar(self.context, self.presenter, self.faces)
        self.search = SearchLine()
        self.set_box = QComboBox()
        self.set_box.setObjectName("sets")
        self.set_box.setMinimumWidth(170)
        self.set_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.totals = QLabel()
        self.totals.setProperty("look", "muted")
        self.columns = QToolButton()
        self.columns.setIcon(icon("columns"))
        self.details = DetailsPanel(self.faces, self._kind, self.presenter.written, self.context.error_text)
        self.empty = EmptyState(buttons=1)
        self.nothing = EmptyState(buttons=1)
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setObjectName("views")
        for name in VIEWS:
            self.tabs.setTabData(self.tabs.addTab(name), name)
        self.sections = Sections(self.context, self.faces, self.presenter)
        self.stack = QStackedWidget()
        self._lay_out()

    def _lay_out(self) -> None:
        # From the outside in: all that is in a widget is styled anew whenever that widget gets a parent.
        page = QVBoxLayout(self)
        page.setContentsMargins(16, 14, 16, 10)
        page.setSpacing(10)
        filters = QHBoxLayout()
        filters.setSpacing(8)
        filters.addWidget(self.quick, 3)
        page.addLayout(filters)
        narrowing = QHBoxLayout()
        narrowing.setSpacing(8)
        narrowing.addWidget(self.tabs, 3)
        narrowing.addWidget(self.search, 4)
        narrowing.addWidget(self.set_box)
        narrowing.addWidget(self.columns)
        page.addLayout(narrowing)
        page.addWidget(self.sections, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.sections.insertWidget(0, self.splitter)
        left = QWidget()
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.details)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setCollapsible(0, False)
        sizes = self.context.remembered.splitters.get("collection")
        self.splitter.setSizes(list(sizes) if sizes else [900, 300])
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.search.told)
        column.addWidget(self.stack, 1)
        column.addWidget(self.totals)
        for widget in (self.table, self.nothing, self.empty):
            self.stack.addWidget(widget)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._show_view)
        self.search.wanted.connect(self._look_for)
        self.set_box.activated.connect(lambda _row: self._filter(str(self.set_box.currentData() or "")))
        self.quick.submitted.connect(self._add_line)
        self.table.stepped.connect(self.chosen.step)
        self.table.removed.connect(self.chosen.delete)
        self.table.row_stepped.connect(lambda row, by: self.act(lambda: self.presenter.bump([row], by)))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self.chosen.show())
        self.model.modelReset.connect(self.chosen.show)
        self.details.stepped.connect(self.chosen.step)
        self.details.removed.connect(self.chosen.delete)
        self.details.edited.connect(self.chosen.edit)
        self.details.split.connect(self.chosen.split)
        self.details.merged.connect(self.chosen.merge)
        self.columns.clicked.connect(self.choose_columns)
        self.empty.acted.connect(lambda _place: self.context.page_wanted.emit("cards"))
        self.nothing.acted.connect(lambda _place: self.clear_filter())

    # what the window asks

    def commands(self) -> list[Command]:
        return commands_of(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the table has all the room."""
        super().resizeEvent(event)
        self._show_state()

    def fixed_keys(self) -> list[FixedKey]:
        return fixed_keys()

    def refresh(self, changes: Changes) -> None:
        self.sections.refresh(changes)
        if "decks" in changes.areas:
            self.chosen.show()  # what decks use is not free
        if self._acting or not changes.areas & {"collection", "catalogue", "settings"}:
            return
        if changes.areas <= {"collection", "lists"} and changes.ids and self.isVisible() and not self._stale:
            self.act(lambda: self.presenter.renew(changes.ids))
            return
        self._stale = True
        if self.isVisible():
            self._reload()

    def enter(self) -> None:
        if self._stale:
            self._reload()
        if not self.copies_shown:
            self.sections.enter()
            return
        (self.quick.field if self.presenter.is_empty and not self._awaited else self.table).setFocus()

    def leave(self) -> None:
        settings = self.context.workspace.settings
        sizes = tuple(self.splitter.sizes())
        splitters = settings.current.splitters
        if all(sizes) and self.width() >= _WITH_DETAILS:
            splitters = {**splitters, "collection": sizes}
        headers = {**settings.current.headers, "collection": self.table.layout_state()}
        try:
            settings.change(splitters=splitters, headers=headers)
        except KnownError as error:
            self.context.show_error(error)

    def retranslate(self) -> None:
        self.presenter.speak(self.context.language)
        self.tabs.setAccessibleName(self.tr("Views of the collection"))
        for place, title in enumerate(view_titles()):
            self.tabs.setTabText(place, title)
        self.sections.retranslate()
        self.search.retranslate()
        self.search.tell(self.presenter.answer, self.context.language)
        self.columns.setToolTip(self.tr("Choose columns"))
        self.columns.setAccessibleName(self.tr("Choose columns"))
        self.set_box.setAccessibleName(self.tr("Set"))
        self.table.setAccessibleName(self.tr("Collection"))
        self.quick.retranslate(self.context.language)
        self.details.retranslate(self.context.language)
        self.empty.say(
            self.tr("Your collection is waiting for its first card"),
            self.tr(
                "Type a set code and a number above, such as “bs 4 x2”, or the name of a card, and press Enter."
                " Or look around among all cards and press + on those you own."
            ),
            self.tr("Browse the cards"),
        )
        self.nothing.say(
            self.tr("Nothing here matches"),
            self.tr("No card of your collection fits the search and the set."),
            self.tr("Show everything"),
        )
        self.model.retranslate()
        self._show(self.table.chosen(), self.table.currentIndex().row())

    # views

    @property
    def copies_shown(self) -> bool:
        """Is the table of copies shown, and not another view?"""
        return self.tabs.currentIndex() == 0

    def show_view(self, view: View) -> None:
        """Show the copies or another view, with the keyboard in it."""
        self.tabs.setCurrentIndex(VIEWS.index(view))
        shown = self.table if self.copies_shown else self.sections.currentWidget()
        if shown is not None:
            shown.setFocus()

    def _show_view(self, place: int) -> None:
        self.sections.open(VIEWS[place])
        self._show_state()
        self.context.commands.changed.emit()

    # acting

    def act(self, act: Callable[[], object]) -> bool:
        """Run an act of the presenter and show what it did; a known error is said and changes nothing."""
        chosen, row = self.table.chosen(), self.table.currentIndex().row()
        self._acting = True
        try:
            act()
        except KnownError as error:
            self.context.show_error(error)
            return False
        finally:
            self._acting = False
        self._show(chosen, row)
        return True

    def _show(self, chosen: list[int], row: int) -> None:
        if self.presenter.stale:
            self._reload()
            return
        self.model.sync()
        still = [each for each in chosen if self.model.row_of(each) >= 0]
        if not still and chosen and self.model.rowCount():
            still = [self.model.holding_id(min(max(row, 0), self.model.rowCount() - 1))]
        self.table.choose(still)
        self._fill_sets()
        self._show_state()
        self.chosen.show()

    def open_booster(self) -> None:
        """The dialog that takes the cards of a booster; the next one begins with the set of the last."""
        dialog = BoosterDialog(self.context, self.faces, self.presenter.plain, self.window(), self._booster_set)

        def tell(count: int) -> None:
            self._booster_set = dialog.sets.set_id()
            words = counted(count, self.tr("1 card added"), self.tr("{count} cards added"))
            self.context.notify(words, self.tr("Undo"), lambda: self.travel(self.presenter.undo))

        dialog.added.connect(tell)
        dialog.open()

    def travel(self, move: Callable[[], bool]) -> None:
        """Undo or redo."""
        self.act(move)

    def _add_line(self, text: str, card_id: str) -> None:
        added: list[Added | None] = []
        if not self.act(lambda: added.append(self.presenter.add_line(text, card_id))):
            return
        found = added[0]
        if found is None:
            self.quick.say(self.tr("No card fits “{text}”.").format(text=isolated(text.strip())), good=False)
            return
        self.quick.say(self._added_words(found), good=True)
        self.table.choose([found.holding_id])
        self.chosen.show()

    def _added_words(self, added: Added) -> str:
        row = self.presenter.row(added.holding_id)
        total = sum(each.count for each in self.presenter.same_card(row.card_id))
        words = (
            self.tr("Added {count} × {name}, {set} {number}. You have {total} of this print.")
            if total == row.count
            else self.tr("Added {count} × {name}, {set} {number}. You have {alike} such, {total} of this print in all.")
        )
        return words.format(
            count=_n(added.count),
            name=isolated(self.presenter.name(row.id)),
            set=isolated(self.presenter.set_name(row.id)),
            number=row.number,
            alike=_n(row.count),
            total=_n(total),
        )

    def _look_for(self, text: str) -> None:
        """Search; where there is much to look through, on another thread."""
        if self.presenter.many:
            self._looking.ask(lambda: self.presenter.find(text))
            return
        try:
            self._found(self.presenter.find(text))
        except KnownError as error:
            self.context.show_error(error)

    def _found(self, answer: Answer) -> None:
        chosen = self.table.chosen()
        self.presenter.show(answer)
        self.search.tell(answer, self.context.language)
        self._show_filtered(chosen)

    def _filter(self, set_id: str) -> None:
        chosen = self.table.chosen()
        self.presenter.set_filter(set_id=set_id)
        self._show_filtered(chosen)

    def _show_filtered(self, chosen: list[int]) -> None:
        self.model.sync()
        self.table.choose([each for each in chosen if self.model.row_of(each) >= 0], current=False)
        self._show_state()
        self.chosen.show()

    def clear_filter(self) -> None:
        """Show everything again."""
        self.set_box.setCurrentIndex(0)
        self._filter("")
        self.search.clear()
        self.table.setFocus()

    def choose_columns(self) -> None:
        """The list of columns below its button."""
        self.table.choose_columns(self.columns.mapToGlobal(self.columns.rect().bottomLeft()))

    # showing

    @property
    def details_shown(self) -> bool:
        """As the person wants it, else where there is room beside all columns."""
        wide = self.width() >= _WITH_DETAILS
        return wide if self._details_wanted is None else self._details_wanted

    def toggle_details(self) -> None:
        """Show or hide the details, whatever the width."""
        self._details_wanted = not self.details_shown
        self._show_state()
        self.context.commands.changed.emit()

    def _reload(self) -> None:
        first = self._stale and self.presenter.is_empty
        self._stale = False
        settings = self.context.workspace.settings.current
        self.presenter.condition, self.presenter.card_language = settings.condition, settings.card_language
        if first:
            self.table.set_layout(settings.headers.get("collection", ""))
        try:
            rows = self.context.workspace.collection.lots()
        except KnownError as error:
            self.context.show_error(error)
            return
        self._awaited = rows > MANY
        if self._awaited:
            self._show_state()
            self._reading.ask(self.presenter.read)
        else:
            self.act(self.presenter.reload)

    def _take(self, loaded: Loaded) -> None:
        self._awaited = False
        self.act(lambda: self.presenter.take(loaded))

    def _show_state(self) -> None:
        shown = self.presenter.shown()
        empty = self.presenter.is_empty and not self._awaited
        page = self.empty if empty else self.table if shown.rows or self._awaited else self.nothing
        self.stack.setCurrentWidget(page)
        self.details.setVisible(page is self.table and self.details_shown)
        self.totals.setVisible(page is self.table)
        for widget in (self.search, self.set_box, self.columns):
            widget.setVisible(self.copies_shown and not self.presenter.is_empty)
        self.totals.setText(
            "   ·   ".join(
                (
                    counted(shown.prints, self.tr("1 card"), self.tr("{count} cards")),
                    counted(shown.copies, self.tr("1 copy"), self.tr("{count} copies")),
                    counted(shown.sets, self.tr("1 set"), self.tr("{count} sets")),
                )
            )
        )

    def _fill_sets(self) -> None:
        offered = [("", self.tr("All sets")), *self.presenter.sets()]
        if offered == self._offered:
            return
        self._offered = offered
        with QSignalBlocker(self.set_box):
            self.set_box.clear()
            for set_id, name in offered:
                self.set_box.addItem(name, set_id)
            self.set_box.setCurrentIndex(max(0, self.set_box.findData(self.presenter.set_id)))

    def _kind(self, card: CardDef) -> str:
        return kind_line(card, self.context.language)
