"""The workbench of the Decks page beyond counting: sections, prints, building, versions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QInputDialog, QMenu, QToolButton

from ptcg_desktop.services.deck_building import Need
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.decks.bench_presenter import BenchPresenter
from ptcg_desktop.ui.decks.build_panel import BuildPanel
from ptcg_desktop.ui.decks.grouping import GroupBy, Line
from ptcg_desktop.ui.decks.print_picker import PrintPicker
from ptcg_desktop.ui.decks.together_dialog import TogetherDialog
from ptcg_desktop.ui.decks.versions_panel import Act, VersionsPanel

if TYPE_CHECKING:
    from ptcg_desktop.services.deck_bench import Part
    from ptcg_desktop.services.deck_building import Choice
    from ptcg_desktop.ui.decks.view import DecksPage


class BenchActs(QObject):
    """Joins the panels Build and Versions, and the menu of the deck, to the page."""

    def __init__(self, page: DecksPage, act: Act) -> None:
        """`act` runs an act of the presenter and shows what it did."""
        super().__init__(page)
        self._page = page
        self._act = act
        self.presenter = BenchPresenter(page.presenter, page.context.workspace)
        self.switch = QToolButton()
        self.switch.setObjectName("stacks")
        self.switch.setIconSize(QSize(18, 18))
        self.switch.clicked.connect(self.switch_stacks)
        self.build = BuildPanel(page.context, self.presenter, self._need_name)
        self.versions = VersionsPanel(page.context, self.presenter, act)

    def connect_all(self) -> None:
        """Listen to the page, once it is laid out."""
        page, act = self._page, self._act
        deck, presenter = page.deck, self.presenter
        self.build.built.connect(lambda built: act(lambda: presenter.set_built(built)))
        self.build.asked.connect(lambda ids: deck.choose(list(ids)))
        self.build.copied.connect(page.context.notify)
        self.build.together_asked.connect(self._together)
        self.versions.deleted.connect(self._say_deleted)
        deck.moved.connect(self._move)
        deck.maybe_dropped.connect(lambda ids: act(lambda: presenter.add_maybe(ids)))
        deck.maybe_stepped.connect(lambda ids, by: self._on_maybe(lambda: presenter.bump_maybe(ids, by)))
        deck.maybe_counted.connect(lambda ids, count: self._on_maybe(lambda: presenter.set_maybe(ids, count)))
        deck.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        deck.customContextMenuRequested.connect(self._show_menu)

    def commands(self) -> list[Command]:
        """What the menus and the palette offer."""
        opened = self._is_open
        return [
            Command("decks.print", lambda: self.tr("Choose another print…"), self.pick_print, "Ctrl+P", self._has_line),
            Command(
                "decks.section", lambda: self.tr("Move between deck and Maybe"), self._move_chosen, "", self._has_line
            ),
            Command("decks.line_note", lambda: self.tr("Note on the card…"), self.write_note, "Ctrl+M", self._has_line),
            Command("decks.owned", lambda: self.tr("Play the prints I own"), self._to_owned, "", opened),
            Command("decks.plainest", lambda: self.tr("Play the plainest prints"), self._to_plainest, "", opened),
            Command("decks.stacks", self._stacks_title, self.switch_stacks, "Ctrl+L", opened, "decks"),
            Command("decks.version", lambda: self.tr("Save a version…"), self._save_version, "Ctrl+Shift+S", opened),
            Command("decks.together", lambda: self.tr("Decks at the same time…"), self._together, "", opened),
        ]

    def _stacks_title(self) -> str:
        return self.tr("Show as a list") if self._page.deck.stacked else self.tr("Show in stacks")

    def switch_stacks(self) -> None:
        """From rows to stacks and back."""
        self._page.deck.set_stacked(not self._page.deck.stacked)
        self.dress_switch()
        self._page.remember(decks_stacked=self._page.deck.stacked)

    def dress_switch(self) -> None:
        """Say on the button what it does now."""
        self.switch.setIcon(icon("sort" if self._page.deck.stacked else "cards"))
        self.switch.setToolTip(self._stacks_title())
        self.switch.setAccessibleName(self._stacks_title())

    def _is_open(self) -> bool:
        return self.presenter.open is not None

    def _has_line(self) -> bool:
        return bool(self._page.deck.chosen() or self._page.deck.chosen_maybe())

    def _need_name(self, need: Need) -> str:
        return self._card_name(need.card.card_id) or need.card.name

    def _card_name(self, card_id: str) -> str:
        card = self._page.presenter.card(card_id)
        return card.name.get(self._page.context.language) if card else ""

    # sections

    def _on_maybe(self, act: Callable[[], object]) -> None:
        chosen, row = self._page.deck.chosen_maybe(), self._page.deck.currentIndex().row()
        if self._act(act):
            self._page.deck.choose([], row, chosen)

    def _move(self, ids: list[str], to: Part) -> None:
        if self._act(lambda: self.presenter.move(ids, to)):
            self._page.deck.choose(ids if to == "main" else [], -1, ids if to == "maybe" else ())

    def _move_chosen(self) -> None:
        chosen, maybe = self._page.deck.chosen(), self._page.deck.chosen_maybe()
        if chosen or maybe:
            self._move(chosen or maybe, "maybe" if chosen else "main")

    def write_note(self) -> None:
        """Ask for the note on the line that has the keyboard."""
        page = self._page
        line = page.deck_model.line(page.deck.currentIndex())
        if line is None:
            return
        card_id = line.entry.card_id
        part: Part = "maybe" if line.maybe else "main"
        note, wanted = QInputDialog.getText(
            page,
            self.tr("Note on “{name}”").format(name=isolated(page.deck_model.name(line))),
            self.tr("What it is for, when to swap it"),
            text=line.entry.note,
        )
        if wanted and self._act(lambda: self.presenter.set_line_note(card_id, note, part)):
            page.deck.choose([card_id] if part == "main" else [], -1, [card_id] if part == "maybe" else ())

    # prints

    def pick_print(self) -> None:
        """Offer the prints of the line that has the keyboard."""
        deck = self._page.deck
        line = self._page.deck_model.line(deck.currentIndex())
        prints = self.presenter.prints(line.entry.card_id) if line else []
        if line is None or not prints:
            return
        picker = PrintPicker(self._page.presenter, self._page.faces, prints, deck)
        picker.chosen.connect(lambda card_id: self._swap(line, card_id))
        corner = deck.visualRect(deck.currentIndex()).bottomLeft()
        picker.open_at(deck.viewport().mapToGlobal(QPoint(corner.x() + 40, corner.y())))

    def _swap(self, line: Line, card_id: str) -> None:
        card = self._page.presenter.card(card_id)
        part: Part = "maybe" if line.maybe else "main"
        if card is not None and self._act(lambda: self.presenter.swap(line.entry.card_id, card, part)):
            self._page.deck.choose([] if line.maybe else [card_id], -1, [card_id] if line.maybe else ())

    def _to_owned(self) -> None:
        self._act(self.presenter.swap_to_owned)

    def _to_plainest(self) -> None:
        self._act(self.presenter.swap_to_plainest)

    # menus

    def _show_menu(self, point: QPoint) -> None:
        menu = QMenu(self._page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_menu(menu, self._page.deck_model.line(self._page.deck.indexAt(point)))
        menu.popup(self._page.deck.viewport().mapToGlobal(point))

    def fill_menu(self, menu: QMenu, line: Line | None) -> None:
        """What can be done with a line, and with the deck as a whole."""
        if line is not None:
            menu.addAction(icon("cards"), self.tr("Choose another print…")).triggered.connect(self.pick_print)
            words = self.tr("Move into the deck") if line.maybe else self.tr("Move to Maybe")
            menu.addAction(icon("deck-add"), words).triggered.connect(self._move_chosen)
            menu.addAction(icon("edit"), self.tr("Note on this card…")).triggered.connect(self.write_note)
            menu.addSeparator()
        menu.addAction(icon("decks"), self._stacks_title()).triggered.connect(self.switch_stacks)
        grouping = menu.addMenu(icon("sort"), self.tr("Group by"))
        self.fill_grouping(grouping)
        menu.addAction(self.tr("Play the prints I own")).triggered.connect(self._to_owned)
        menu.addAction(self.tr("Play the plainest prints")).triggered.connect(self._to_plainest)

    def fill_grouping(self, menu: QMenu) -> None:
        """The ways to group the deck, the present one ticked."""
        group = QActionGroup(menu)
        ways: tuple[tuple[GroupBy, str], ...] = (
            ("kind", self.tr("Kind of card")),
            ("line", self.tr("Evolution line")),
            ("type", self.tr("Type")),
            ("set", self.tr("Set")),
        )
        for way, words in ways:
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(self._page.presenter.grouping == way)
            action.triggered.connect(lambda _on=False, way=way: self._group_by(way))
            group.addAction(action)

    def _group_by(self, way: GroupBy) -> None:
        self._act(lambda: self._page.presenter.group_by(way))
        self._page.remember(decks_grouping=way)

    # versions, building

    def _save_version(self) -> None:
        self._page.tabs.open(self.versions)
        self.versions.save.click()

    def _say_deleted(self, name: str) -> None:
        words = self.tr("Deleted the version “{name}”").format(name=isolated(name))
        undo = self._page.presenter.undo
        self._page.context.notify(words, self.tr("Undo"), lambda: self._act(undo))

    def _together(self) -> None:
        decks = [deck for deck in self._page.presenter.summaries if not deck.archived]
        dialog = TogetherDialog(decks, self._card_name, self._page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.asked.connect(lambda ids: self._find_together(dialog, ids))
        dialog.open()
        dialog.ask()

    def _find_together(self, dialog: TogetherDialog, ids: list[int]) -> None:
        asked = dialog.number

        def show(found: Choice) -> None:
            if dialog.number == asked:
                dialog.answer(found)

        handle = self._page.context.tasks.run(lambda _control: self.presenter.together(ids), show)
        dialog.finished.connect(lambda _result: handle.forget())
