"""Sets, and the National Pokédex: how far each is, what belongs to it, and what is still missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.services.collection import Lot
from ptcg_desktop.services.collection_completion import Goal, Item, Progress
from ptcg_desktop.services.collection_lists import Wanted
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.goals import (
    Entry,
    Figures,
    Kind,
    Narrow,
    Order,
    entries,
    figures_of,
    items,
    listed,
    narrowed,
    told,
    total,
)
from ptcg_desktop.ui.collection.handing import copy_lines, save_lines
from ptcg_desktop.ui.collection.item_grid import ItemGrid
from ptcg_desktop.ui.collection.look import present_look
from ptcg_desktop.ui.collection.progress_list import EntryDelegate, EntryModel, paint_bar
from ptcg_desktop.ui.collection.quick_bar import ElidedLabel
from ptcg_desktop.ui.collection.section import Section
from ptcg_desktop.ui.widgets.written import counted
from ptcg_desktop.ui.widgets.written import written_number as _n

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

GOALS: tuple[Goal, ...] = ("set", "all", "master")
NARROWINGS: tuple[Narrow, ...] = ("all", "none", "begun", "unfinished", "complete")
ORDERS: tuple[Order, ...] = ("age", "name", "share")


class Bar(QWidget):
    """A wide bar for one progress."""

    def __init__(self) -> None:
        super().__init__()
        self._progress = Progress(0, 0)
        self.setFixedHeight(10)

    def show_progress(self, progress: Progress) -> None:
        """Show this."""
        self._progress = progress
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_bar(painter, QRectF(self.rect()), self._progress, present_look())
        painter.end()


class GoalsView(Section):
    """See the module; `kind` says which of the two it is."""

    def __init__(self, context: AppContext, faces: Faces, kind: Kind) -> None:
        super().__init__(context)
        self.kind: Kind = kind
        self.figures: Figures | None = None
        self._entries: list[Entry] = []
        self._shown_items: tuple[str, Goal, bool] | None = None
        self._latest: Latest[Figures] = Latest(context, self._take)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.filter.setMinimumWidth(190)
        self.filter.setMaximumWidth(260)
        self.narrow, self.order, self.goal = QComboBox(), QComboBox(), QComboBox()
        self.summary = ElidedLabel()
        self.title, self.counted = QLabel(), QLabel()
        self.model = EntryModel(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(EntryDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.bar = Bar()
        self.only_missing = QCheckBox()
        self.copy, self.wish = QPushButton(icon("copy"), ""), QPushButton(icon("wish"), "")
        self.save, self.list_out = QToolButton(), QToolButton()
        self.save.setIcon(icon("export"))
        self.list_out.setIcon(icon("copy"))
        self.grid = ItemGrid(faces, context.workspace.catalogue.card)
        self._lay_out()
        self.setFocusProxy(self.list)
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.filter, 2)
        top.addWidget(self.narrow)
        top.addWidget(self.order)
        top.addSpacing(8)
        top.addWidget(self.summary, 2)
        top.addWidget(self.list_out)
        self.summary.setProperty("look", "muted")
        self.counted.setProperty("look", "muted")
        self.title.setProperty("look", "title")
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.goal)
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(self.counted)
        tools.addStretch(1)
        tools.addWidget(self.only_missing)
        for button in (self.copy, self.save, self.wish):
            tools.addWidget(button)
        self.right = QWidget()
        right = QVBoxLayout(self.right)
        right.setContentsMargins(8, 0, 0, 0)
        right.setSpacing(8)
        right.addLayout(head)
        right.addWidget(self.bar)
        right.addLayout(tools)
        right.addWidget(self.grid, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.list)
        self.splitter.addWidget(self.right)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([300, 700])
        self.list.setMinimumWidth(240)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(10)
        page.addLayout(top)
        page.addWidget(self.splitter, 1)
        self.goal.setVisible(self.kind == "sets")
        self.order.setVisible(self.kind == "sets")

    def _connect(self) -> None:
        self.filter.textChanged.connect(lambda _text: self._show_entries())
        for box in (self.narrow, self.order):
            box.activated.connect(lambda _row: self._show_entries())
        self.goal.activated.connect(lambda _row: self._show_items())
        self.only_missing.toggled.connect(lambda _on: self._show_items())
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show_items())
        self.grid.stepped.connect(self._step)
        self.copy.clicked.connect(lambda: copy_lines(self.context, self._missing_lines()))
        self.save.clicked.connect(self._save_missing)
        self.list_out.clicked.connect(self._offer_list)
        self.wish.clicked.connect(self._wish_missing)

    def retranslate(self) -> None:
        sets = self.kind == "sets"
        self.filter.setPlaceholderText(self.tr("Find a set") if sets else self.tr("Find a Pokémon"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.list.setAccessibleName(self.tr("Sets") if sets else self.tr("Pokémon"))
        self.grid.setAccessibleName(self.tr("Cards"))
        narrow = {
            "all": self.tr("All sets") if sets else self.tr("All Pokémon"),
            "none": self.tr("Not begun") if sets else self.tr("Without a card"),
            "begun": self.tr("Begun") if sets else self.tr("With a card"),
            "unfinished": self.tr("Begun, not complete") if sets else self.tr("With a card, not with all"),
            "complete": self.tr("Complete") if sets else self.tr("With all cards"),
        }
        order = {
            "age": self.tr("Newest first"),
            "name": self.tr("By name"),
            "share": self.tr("Most complete first"),
        }
        goal = {
            "set": self.tr("Numbered cards"),
            "all": self.tr("Every print"),
            "master": self.tr("Master set"),
        }
        self._fill(self.narrow, self.tr("Which"), narrow, NARROWINGS)
        self._fill(self.order, self.tr("Order"), order, ORDERS)
        self._fill(self.goal, self.tr("Goal"), goal, GOALS)
        self.only_missing.setText(self.tr("Only missing"))
        self.only_missing.setAccessibleName(self.tr("Only missing"))
        self.copy.setText(self.tr("Copy missing"))
        self.copy.setToolTip(self.tr("Copy what is missing as a list"))
        for tool, words in (
            (self.save, self.tr("Save what is missing as a file…")),
            (self.list_out, self.tr("Copy or save this list of sets") if sets else self.tr("Copy or save this list")),
        ):
            tool.setToolTip(words)
            tool.setAccessibleName(words)
        self.wish.setText(self.tr("To a wish list"))
        self.wish.setToolTip(self.tr("Put what is missing on a wish list of its own"))
        language = self.context.language
        names = {each.id: each.name.get(language) for each in self.context.workspace.catalogue.sets()}
        self.grid.speak(language, lambda item: item.name.get(language) if sets else names.get(item.set_id, item.set_id))
        if self.figures is not None:
            self._entries = entries(self.figures, self.context.language)
            self._show_entries()

    @staticmethod
    def _fill(box: QComboBox, name: str, texts: dict[str, str], codes: tuple[str, ...]) -> None:
        current = box.currentData()
        with QSignalBlocker(box):
            box.clear()
            for code in codes:
                box.addItem(texts[code], code)
            box.setCurrentIndex(max(0, box.findData(current)))
        box.setAccessibleName(name)

    def ask(self) -> None:
        workspace, kind = self.context.workspace, self.kind
        if self.figures is None:
            self.summary.say(self.tr("Counting…"))
        self._latest.ask(lambda: figures_of(workspace.completion.now(), kind))

    def _take(self, figures: Figures) -> None:
        first = self.figures is None
        self.figures = figures
        self._entries = entries(figures, self.context.language)
        if first and self.kind == "sets" and any(each.copies for each in self._entries):
            self.narrow.setCurrentIndex(self.narrow.findData("begun"))
        self._show_entries()

    def _show_entries(self) -> None:
        if self.figures is None:
            return
        chosen = self._chosen()
        narrow = cast(Narrow, self.narrow.currentData())
        self.model.show(narrowed(self._entries, self.filter.text(), narrow, cast(Order, self.order.currentData())))
        row = self.model.row_of(chosen.key) if chosen else -1
        if self.model.entries:
            self.list.setCurrentIndex(self.model.index(max(0, row)))
        self.list_out.setEnabled(bool(self.model.entries))
        done = total(self.figures)
        words = (
            self.tr("{have} of {total} numbered cards in the sets begun")
            if self.kind == "sets"
            else self.tr("{have} of {total} Pokémon")
        )
        self.summary.say(words.format(have=_n(done.have), total=_n(done.total)))
        self._show_items()

    def _chosen(self) -> Entry | None:
        index = self.list.currentIndex()
        return self.model.entries[index.row()] if index.isValid() else None

    def _goal(self) -> Goal:
        return cast(Goal, self.goal.currentData()) if self.kind == "sets" else "all"

    def _items(self, *, missing: bool) -> list[Item]:
        entry = self._chosen()
        if entry is None or self.figures is None:
            return []
        return items(self.figures, self.kind, entry.key, self._goal(), missing=missing)

    def _show_items(self) -> None:
        entry = self._chosen()
        self.right.setVisible(entry is not None)
        if entry is None:
            return
        every = self._items(missing=False)
        progress = Progress(sum(bool(each.have) for each in every), len(every))
        self.title.setText(entry.title)
        self.bar.show_progress(progress)
        self.counted.setText(
            self.tr("{have} of {total}, {missing} missing").format(
                have=_n(progress.have), total=_n(progress.total), missing=_n(progress.missing)
            )
            if progress.missing
            else self.tr("Complete: {total} of {total}").format(total=_n(progress.total))
        )
        for button in (self.copy, self.save, self.wish):
            button.setEnabled(progress.missing > 0)
        now = (entry.key, self._goal(), self.only_missing.isChecked())
        same, self._shown_items = now == self._shown_items, now
        # What was missing when it was asked for stays, also once one has it: the next + must not mean another card.
        stays = {(item.card_id, item.variant) for item in self.grid.items.items if same}
        wanted = [item for item in every if not item.have or (item.card_id, item.variant) in stays]
        self.grid.items.show(wanted if self.only_missing.isChecked() else every)

    # acting

    def _step(self, item: Item, by: int) -> None:
        workspace = self.context.workspace
        card = workspace.catalogue.card(item.card_id)
        if card is None:
            return
        settings = workspace.settings.current
        lot = Lot(variant=item.variant, condition=settings.condition, language=settings.card_language)
        if by > 0:
            self.context.attempt(lambda: workspace.collection.add(card, by, lot))
        elif item.have:
            self.context.attempt(lambda: workspace.collection.remove(item.card_id, -by, item.variant))

    def _missing_lines(self) -> list[str]:
        codes = {each.id: each.code for each in self.context.workspace.catalogue.sets()}
        return listed(self._items(missing=True), codes, self.context.language)

    def _save_missing(self) -> None:
        entry = self._chosen()
        if entry is not None:
            name = self.tr("Missing of {name}").format(name=entry.title)
            save_lines(self.context, name, self._missing_lines(), self)

    def _offer_list(self) -> None:
        """Hand on the list at the left, as it is narrowed now: which Pokémon one has no card of, for one."""
        lines = told(self.model.entries, self.kind)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("copy"), self.tr("Copy the list")).triggered.connect(
            lambda: copy_lines(self.context, lines)
        )
        menu.addAction(icon("export"), self.tr("Save the list…")).triggered.connect(
            lambda: save_lines(self.context, self.narrow.currentText(), lines, self)
        )
        menu.popup(self.list_out.mapToGlobal(self.list_out.rect().bottomLeft()))

    def _wish_missing(self) -> None:
        entry, missing = self._chosen(), self._items(missing=True)
        if entry is None or not missing:
            return
        workspace = self.context.workspace
        cards = {card.id: card for card in workspace.catalogue.cards([item.card_id for item in missing])}
        wanted = [
            Wanted(card=workspace.collection.reference(cards[item.card_id]), variant=item.variant)
            for item in missing
            if item.card_id in cards
        ]
        name = self.tr("Missing of {name}").format(name=entry.title)
        made = self.context.attempt(lambda: workspace.lists.create_with(name, wanted))
        if made is not None:
            self.context.notify(
                counted(
                    made.count,
                    self.tr("1 card is on the wish list “{name}”"),
                    self.tr("{count} cards are on the wish list “{name}”"),
                    name=isolated(made.name),
                ),
                self.tr("Undo"),
                lambda: self.context.undo("collection"),
            )
