"""Wish lists, trade lists and others: made, filled by quick add or from the copies, edited in place, copied as text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection_lists import CardList, ListedCard, ListEdit, ListKind, Wanted
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.services.quick_add import said_of
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.collection.delegates import ROW_HEIGHT, TextDelegate
from ptcg_desktop.ui.collection.empty import EmptyState
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.handing import copy_lines, save_lines
from ptcg_desktop.ui.collection.lists_model import ListModel, Lists
from ptcg_desktop.ui.collection.presenter import CollectionPresenter
from ptcg_desktop.ui.collection.quick_bar import QuickAddBar
from ptcg_desktop.ui.collection.section import Section
from ptcg_desktop.ui.widgets.written import counted
from ptcg_desktop.ui.widgets.written import written_number as _n

if TYPE_CHECKING:
    from ptcg_desktop.services.workspace import Workspace
    from ptcg_desktop.ui.app.context import AppContext

KINDS: tuple[ListKind, ...] = ("wish", "trade", "other")
_ID = int(Qt.ItemDataRole.UserRole) + 1


def read_lists(workspace: Workspace, language: str) -> Lists:
    """All lists as they are; for another thread.

    Raises:
        KnownError: `database.*`, `catalogue.*`.
    """
    rows = workspace.lists.rows()
    cards = {row.id: workspace.free.cards_of(row) for row in rows}
    counts = workspace.free.counts({card_id for ids in cards.values() for card_id in ids})
    by_list: dict[int, list[ListedCard]] = {}
    for row in rows:
        by_list.setdefault(row.list_id, []).append(row)
    return Lists(
        lists=workspace.lists.all(),
        rows=by_list,
        free={row.id: sum(counts[each].free for each in cards[row.id] if each in counts) for row in rows},
        names={row.id: row.name for row in workspace.catalogue.rows([row.card_id for row in rows], language)},
        sets={each.id: each.name.get(language) for each in workspace.catalogue.sets()},
    )


class _Table(QTableView):
    """Rows of a list; Delete takes them off."""

    def __init__(self, remove: Callable[[], None], step: Callable[[int], None]) -> None:
        super().__init__()
        self._remove, self._step = remove, step

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            event.accept()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove()
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._step(1)
        elif event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self._step(-1)
        else:
            super().keyPressEvent(event)


class ListsView(Section):
    """See the module."""

    areas = frozenset({"lists", "collection", "decks", "catalogue"})

    def __init__(self, context: AppContext, faces: Faces, presenter: CollectionPresenter) -> None:
        super().__init__(context)
        self._presenter = presenter
        self._latest: Latest[Lists] = Latest(context, self._take)
        self.found = Lists()
        self._wanted: int | None = None
        self.names = QListWidget()
        self.make, self.bin, self.copy = QPushButton(icon("plus"), ""), QPushButton(icon("trash"), ""), QPushButton()
        self.copy.setIcon(icon("copy"))
        self.save = QToolButton()
        self.save.setIcon(icon("export"))
        self.title = QLabel()
        self.title.setProperty("look", "title")
        self.quick = QuickAddBar(context, presenter, faces, listed=True)
        self.quick.field.setObjectName("list_add")
        self.model = ListModel(self._set_count, self._edit, self)
        self.table = _Table(self._remove, self._step)
        self.table.setModel(self.model)
        self.none, self.empty = EmptyState(buttons=2), EmptyState(buttons=0)
        self._dress_table()
        self._lay_out()
        self.setFocusProxy(self.names)
        self._connect()
        self.retranslate()

    def _dress_table(self) -> None:
        table = self.table
        table.setProperty("look", "bare")
        table.setItemDelegate(TextDelegate(list, lambda: self.tr("Value"), table))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(ROW_HEIGHT - 10)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for place, width in enumerate((200, 170, 84, 64, 100, 92, 92, 96, 120)):
            table.setColumnWidth(place, width)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(60)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        table.setSortingEnabled(True)

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.make)
        column.addWidget(self.names, 1)
        right = QWidget()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addWidget(self.copy)
        head.addWidget(self.save)
        head.addWidget(self.bin)
        self.body = QStackedWidget()
        self.body.addWidget(self.table)
        self.body.addWidget(self.empty)
        inner = QVBoxLayout(right)
        inner.setContentsMargins(8, 0, 0, 0)
        inner.setSpacing(8)
        inner.addLayout(head)
        inner.addWidget(self.quick)
        inner.addWidget(self.body, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([220, 800])
        left.setMinimumWidth(170)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.none)
        self.stack.addWidget(splitter)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self.stack)

    def _connect(self) -> None:
        self.names.currentItemChanged.connect(lambda *_: self._show_list())
        self.names.itemChanged.connect(self._rename)
        self.make.clicked.connect(self._offer_kinds)
        self.bin.clicked.connect(self._delete)
        self.copy.clicked.connect(lambda: copy_lines(self.context, self._lines()))
        self.save.clicked.connect(self._save)
        self.quick.submitted.connect(self._add_line)
        self.none.acted.connect(lambda place: self.make_list(KINDS[place]))

    def retranslate(self) -> None:
        self.names.setAccessibleName(self.tr("Lists"))
        self.names.setToolTip(self.tr("Double-click to rename"))
        self.table.setAccessibleName(self.tr("Cards of the list"))
        self.make.setText(self.tr("New list"))
        self.copy.setText(self.tr("Copy as text"))
        self.save.setToolTip(self.tr("Save as a file…"))
        self.save.setAccessibleName(self.tr("Save as a file…"))
        self.bin.setText(self.tr("Delete"))
        self.bin.setAccessibleName(self.tr("Delete the list"))
        self.quick.retranslate(self.context.language, self.tr("Add to this list:  bs 4 x2  or a name"))
        self.none.say(
            self.tr("What are you looking for?"),
            self.tr("Keep the cards you wish for, and those you would trade away, in lists of their own."),
            self.tr("New wish list"),
            self.tr("New trade list"),
        )
        self.empty.say(
            self.tr("Nothing on this list yet"),
            self.tr("Type a card above and press Enter, or choose copies and put them on the list."),
        )
        if not self._stale:
            self.ask()

    def ask(self) -> None:
        workspace, language = self.context.workspace, self.context.language
        self._latest.ask(lambda: read_lists(workspace, language))

    # showing

    def _take(self, found: Lists) -> None:
        before = self.shown()
        shown = self._wanted or (before.id if before is not None else None)
        self._wanted = None
        self.found = found
        with QSignalBlocker(self.names):
            self.names.clear()
            for each in found.lists:
                item = QListWidgetItem(each.name)
                item.setData(_ID, each.id)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                item.setToolTip(self._kind_name(each.kind))
                item.setIcon(icon({"wish": "wish", "trade": "trade", "other": "cards"}[each.kind]))
                self.names.addItem(item)
            rows = [each.id for each in found.lists]
            self.names.setCurrentRow(rows.index(shown) if shown in rows else 0)
        self._show_list()

    def shown(self) -> CardList | None:
        """The list that is shown."""
        item = self.names.currentItem()
        wanted = item.data(_ID) if item is not None else None
        return next((each for each in self.found.lists if each.id == wanted), None)

    def _show_list(self) -> None:
        shown = self.shown()
        chosen = [self.model.rows[index.row()].id for index in self.table.selectionModel().selectedRows()]
        self.stack.setCurrentIndex(1 if self.found.lists else 0)
        self.model.show(self.found, shown)
        self.body.setCurrentWidget(self.table if self.model.rows else self.empty)
        for button in (self.copy, self.save):
            button.setEnabled(bool(self.model.rows))
        if shown is not None:
            count = counted(shown.count, self.tr("1 card"), self.tr("{count} cards"))
            self.title.setText(f"{self._kind_name(shown.kind)}  ·  {count}")
        for row, each in enumerate(self.model.rows):
            if each.id in chosen:
                self.table.selectRow(row)
                break

    def _kind_name(self, kind: ListKind) -> str:
        return {
            "wish": self.tr("Wish list"),
            "trade": self.tr("Trade list"),
            "other": self.tr("Other list"),
        }[kind]

    # acting

    def _offer_kinds(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for kind in KINDS:
            menu.addAction(self._kind_name(kind)).triggered.connect(partial(self._create_from_menu, kind))
        menu.popup(self.make.mapToGlobal(self.make.rect().bottomLeft()))

    def _create_from_menu(self, kind: ListKind, _on: bool = False) -> None:
        self.make_list(kind)

    def make_list(self, kind: ListKind) -> None:
        """Make a list; its name is the kind until it is typed over."""
        made = self.context.attempt(lambda: self.context.workspace.lists.create(self._kind_name(kind), kind))
        if made is not None:
            self._wanted = made.id
            self.ask()

    def _rename(self, item: QListWidgetItem) -> None:
        list_id, name = int(item.data(_ID)), item.text()
        if self.context.attempt(lambda: self.context.workspace.lists.change(list_id, name=name)) is None:
            self.ask()  # the old name stands there again

    def _delete(self) -> None:
        shown = self.shown()
        if shown is None:
            return
        self.context.attempt(lambda: self.context.workspace.lists.delete(shown.id))
        self.ask()
        self.context.notify(
            self.tr("Deleted the list “{name}”").format(name=isolated(shown.name)),
            self.tr("Undo"),
            lambda: self.context.undo("collection"),
        )

    def _add_line(self, text: str, card_id: str) -> None:
        shown, offer = self.shown(), self._presenter.offer(text)
        cards = [each.card for each in offer.candidates]
        card = next((each for each in cards if not card_id or each.id == card_id), None)
        if card is None or shown is None:
            self.quick.say(self.tr("No card fits “{text}”.").format(text=isolated(text.strip())), good=False)
            return
        lot, workspace = said_of(card, offer.line), self.context.workspace
        wanted = Wanted(
            card=workspace.collection.reference(card),
            count=offer.line.count,
            variant=lot.variant,
            condition=lot.condition,
            language=lot.language,
        )
        put = self.context.attempt(lambda: workspace.lists.put(shown.id, [wanted]))
        if put is not None:
            added = put[0]
            self.quick.say(
                self.tr("{count} × {name} on the list").format(
                    count=_n(added.count), name=card.name.get(self.context.language)
                ),
                good=True,
            )
            self.ask()

    def _set_count(self, row_id: int, count: int) -> bool:
        done = self.context.attempt(lambda: self.context.workspace.lists.set_count(row_id, count))
        self.ask()
        return done is not None

    def _edit(self, row_id: int, edit: Callable[[], ListEdit]) -> bool:
        try:
            wanted = edit()
        except KnownError as error:
            self.context.show_error(error)
            return False
        done = self.context.attempt(lambda: self.context.workspace.lists.edit([row_id], wanted))
        self.ask()
        return done is not None

    def _chosen_rows(self) -> list[int]:
        return [self.model.rows[index.row()].id for index in self.table.selectionModel().selectedRows()]

    def _remove(self) -> None:
        rows = self._chosen_rows()
        if rows:
            self.context.attempt(lambda: self.context.workspace.lists.remove(rows))
            self.ask()

    def _step(self, by: int) -> None:
        """One more or fewer of the row that has the keyboard; counted from what is stored, so that no press is lost."""
        index = self.table.currentIndex()
        if index.isValid():
            row = self.model.rows[index.row()]
            present = next((each for each in self.context.workspace.lists.rows(row.list_id) if each.id == row.id), None)
            if present is not None:
                self._set_count(present.id, max(0, present.count + by))

    def _save(self) -> None:
        shown = self.shown()
        if shown is not None:
            save_lines(self.context, shown.name, self._lines(), self)

    def _lines(self) -> list[str]:
        codes = {each.id: each.code for each in self.context.workspace.catalogue.sets()}
        lines = []
        for row in self.model.rows:
            place = f"{codes.get(row.set_id) or row.set_id} {row.number}".strip()
            card = " ".join(part for part in (str(row.count), self._name(row.card_id, row.name), place) if part)
            said = ", ".join(self.model.said(row))
            lines.append(f"{card} · {said}" if said else card)
        return lines

    def _name(self, card_id: str, name: str) -> str:
        return self.found.names.get(card_id) or name
