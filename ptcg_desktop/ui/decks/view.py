"""The Decks page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFont
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.decks.report import Finding, Fix
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.commands import Command, FixedKey
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.app.page import Page
from ptcg_desktop.ui.app.theme import scaled_font
from ptcg_desktop.ui.collection.empty import EmptyState
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.decks.bench_acts import BenchActs
from ptcg_desktop.ui.decks.check_panel import CheckPanel
from ptcg_desktop.ui.decks.deck_model import DeckModel
from ptcg_desktop.ui.decks.deck_view import DropStack
from ptcg_desktop.ui.decks.exchange import Exchange
from ptcg_desktop.ui.decks.finder import Finder
from ptcg_desktop.ui.decks.format_choice import FormatChoice
from ptcg_desktop.ui.decks.list_panel import DeckListModel, DeckListPanel
from ptcg_desktop.ui.decks.odds_panel import OddsPanel
from ptcg_desktop.ui.decks.peek import Peek
from ptcg_desktop.ui.decks.presenter import DecksPresenter
from ptcg_desktop.ui.decks.shelf_acts import ShelfActs
from ptcg_desktop.ui.decks.side_tabs import SideTabs
from ptcg_desktop.ui.decks.stacks_view import StackableView

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import Changes, StepInfo
    from ptcg_desktop.ui.app.context import AppContext


_QUIET_FIELD = """
QLineEdit { background: transparent; border: 1px solid transparent; font-weight: 600; padding: 3px 6px; }
QLineEdit:hover { border: 1px solid palette(mid); }
QLineEdit:focus { background: palette(base); border: 2px solid palette(highlight); padding: 2px 5px; }
"""


_WIDE = 1080


class DecksPage(Page):
    """The list of decks, and the workbench on the one that is open."""

    title_id = "decks"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        services = context.workspace
        self.presenter = DecksPresenter(
            services.decks, services.catalogue, services.collection, services.history, context.tell
        )
        self.presenter.grouping = context.remembered.decks_grouping
        self._acting = False
        self._stale = True
        self._named: int | None = None
        self._build()
        self._lay_out()
        self._connect()
        self.retranslate()

    # building

    def _build(self) -> None:
        self.list_model = DeckListModel(self.presenter.standing, self.presenter.format_name, self)
        self.shelf = ShelfActs(self, self._act)
        self.list = DeckListPanel(self.list_model, self.shelf.ready_names)
        self.faces = Faces(self.context, self)
        self.deck_model = DeckModel(self.presenter.label_of, self, self.presenter.automation, self.presenter.set_name)
        self.deck = StackableView(self.deck_model, self.faces)
        self.deck.setObjectName("deck")
        self.deck.setProperty("look", "bare")
        self.deck.set_stacked(self.context.remembered.decks_stacked)
        self.finder = Finder(self.presenter, self.faces)
        self.peeks = (
            Peek(self.deck, self.faces, self.deck_model.card_at, self.deck_model.note_at),
            Peek(self.finder.view, self.faces, lambda index: self.finder.model.card(index.row())),
        )
        self.check = CheckPanel(self._finding_words, self._fix_words, self.presenter.format_name)
        self.formats = FormatChoice(self.context, self.presenter, self.check, self._act)
        self._places = Latest(self.context, self.check.show_places)
        self.bench_acts = BenchActs(self, self._act)
        self.odds = OddsPanel(self.context, self.bench_acts.presenter, self.faces)
        self.tabs = SideTabs([self.check, self.odds, self.bench_acts.build, self.bench_acts.versions])
        self.name = QLineEdit()
        self.name.setObjectName("deck_name")
        self.name.setMaxLength(80)
        self.name.setStyleSheet(_QUIET_FIELD)
        self.count = QLabel()
        self.count.setObjectName("deck_size")
        self.count.setProperty("look", "title")
        self.undo, self.redo, self.copy, self.bin = (self._tool(name) for name in ("undo", "redo", "copy", "trash"))
        self.export = QPushButton(icon("export"), "")
        self.export.setObjectName("export")
        self.exchange = Exchange(self.context, self.presenter, self.faces, self._act, self)
        self.export.setMenu(self.exchange.menu)
        self.setAcceptDrops(True)
        self.play = QPushButton(icon("play", self.context.theme.tokens.colour("on_accent")), "")
        self.play.setObjectName("play")
        self.play.setProperty("look", "primary")
        self.empty = EmptyState(buttons=2)
        self.no_cards = EmptyState(buttons=0, width=186)  # as narrow as its column may be
        self.deck_stack = DropStack()

    def _tool(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(name))
        button.setIconSize(QSize(18, 18))
        button.setObjectName(name)
        return button

    def _lay_out(self) -> None:
        # From the outside in: all that is in a widget is styled anew whenever that widget gets a parent.
        page = QHBoxLayout(self)
        page.setContentsMargins(16, 14, 16, 12)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        page.addWidget(self.splitter)
        self.splitter.addWidget(self.list)
        self.stack = QStackedWidget()
        self.splitter.addWidget(self.stack)
        self.splitter.setStretchFactor(1, 1)
        _restore(self.splitter, self.context, "decks", [200, 1000])
        workbench = QWidget()
        self.stack.addWidget(workbench)
        self.stack.addWidget(self.empty)
        column = QVBoxLayout(workbench)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self._head())
        self.bench = QSplitter(Qt.Orientation.Horizontal)
        column.addWidget(self.bench, 1)
        for widget, stretch in ((self.deck_stack, 5), (self.finder, 5), (self.tabs, 3)):
            self.bench.addWidget(widget)
            self.bench.setStretchFactor(self.bench.count() - 1, stretch)
        self.deck_stack.addWidget(self.deck)
        self.deck_stack.addWidget(self.no_cards)
        self.deck_stack.setMinimumWidth(190)
        _restore(self.bench, self.context, "deck bench", [350, 362, 280])

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.name, 1)
        head.addWidget(self.count)
        head.addSpacing(8)
        head.addWidget(self.bench_acts.switch)
        for button in (self.undo, self.redo, self.copy, self.bin):
            head.addWidget(button)
        head.addSpacing(4)
        head.addWidget(self.export)
        head.addWidget(self.play)
        return head

    def _connect(self) -> None:
        self.list.paste_asked.connect(self.exchange.paste)
        self.deck.stepped.connect(lambda ids, by: self._act(lambda: self.presenter.bump(ids, by)))
        self.deck.counted.connect(self._set_counts)
        self.deck_model.cards_dropped.connect(self._add)
        self.deck_stack.cards_dropped.connect(self._add)
        self.finder.stepped.connect(self._step_found)
        self.check.format_chosen.connect(lambda chosen: self._act(lambda: self.presenter.set_format(chosen)))
        self.check.profile_chosen.connect(lambda chosen: self._act(lambda: self.presenter.set_profile(chosen)))
        self.check.fixed.connect(lambda fix: self._act(lambda: self.presenter.apply(fix)))
        self.check.mend_asked.connect(lambda: self._act(self.presenter.mend_all))
        self.check.places_asked.connect(lambda deck: self._places.ask(lambda: self.presenter.places(deck)))
        self.check.asked.connect(lambda ids: self.deck.choose(list(ids)))
        self.undo.clicked.connect(lambda: self._act(self.presenter.undo))
        self.redo.clicked.connect(lambda: self._act(self.presenter.redo))
        self.copy.clicked.connect(self.shelf.duplicate)
        self.bin.clicked.connect(self.shelf.delete)
        self.play.clicked.connect(self._play)
        self.empty.acted.connect(self.shelf.begin)
        self.context.cards_wanted.connect(self._add_from_elsewhere)
        self.context.lists_dropped.connect(self.exchange.open_files)
        self.context.theme.changed.connect(self._redress)
        self.bench_acts.connect_all()
        self.shelf.connect_all()

    # what the window asks

    def commands(self) -> list[Command]:
        open_now = self._has_deck
        return [
            Command(
                "decks.undo",
                lambda: self._step_title(self.tr("Undo"), self._next_undo()),
                self._undo,
                "Ctrl+Z",
                enabled=lambda: self._next_undo() is not None,
                icon="undo",
                menu="edit",
                repeats=True,
            ),
            Command(
                "decks.redo",
                lambda: self._step_title(self.tr("Redo"), self._next_redo()),
                self._redo,
                "Ctrl+Shift+Z",
                enabled=lambda: self._next_redo() is not None,
                icon="redo",
                menu="edit",
                repeats=True,
            ),
            Command(
                "decks.paste", lambda: self.tr("Import a deck list…"), self.exchange.paste, "Ctrl+Shift+V", icon="paste"
            ),
            Command("decks.find", lambda: self.tr("Find cards to add"), self._go_find, "Ctrl+F", open_now, "search"),
            *self.shelf.commands(),
            Command(
                "decks.copy",
                lambda: self.tr("Copy the list as text"),
                self.exchange.copy,
                "Ctrl+Shift+C",
                open_now,
                "copy",
            ),
            Command(
                "decks.save",
                lambda: self.tr("Save the list as a file…"),
                self.exchange.save,
                "Ctrl+S",
                open_now,
                "export",
            ),
            Command(
                "decks.sheet", lambda: self.tr("Tournament sheet…"), self.exchange.register, "", open_now, "export"
            ),
            *self.bench_acts.commands(),
            Command("decks.play", lambda: self.tr("Play on the table"), self._play, "Ctrl+Return", open_now, "play"),
        ]

    def fixed_keys(self) -> list[FixedKey]:
        return [
            FixedKey("+|=|-", lambda: self.tr("One copy more or fewer"), "+   −"),
            FixedKey("1|2|3|4|5|6|7|8|9", lambda: self.tr("So many copies"), "1 – 9"),
            FixedKey("Del|Backspace", lambda: self.tr("Take the card out")),
            FixedKey("M", lambda: self.tr("Between deck and Maybe")),
        ]

    def refresh(self, changes: Changes) -> None:
        if self._acting or not changes.areas & {"collection", "catalogue", "decks"}:
            return
        if "catalogue" in changes.areas:
            self.presenter.catalogue_moved()
            self.bench_acts.presenter.catalogue_moved()
            self.bench_acts.versions.catalogue_moved()
            self.odds.rival.catalogue_moved()
        if changes.areas & {"collection", "catalogue"}:
            self.presenter.forget_owned()
        self._stale = True
        if self.isVisible():
            self._reload()

    def enter(self) -> None:
        if self._stale:
            self._reload()
        (self.finder.field if self._has_deck() else self.empty.buttons[0]).setFocus()

    def leave(self) -> None:
        self.shelf.rename()
        self.bench_acts.versions.keep()
        if self.width() < _WIDE:  # shares of a small window would be wrong in a large one
            return
        sizes = {"decks": tuple(self.splitter.sizes()), "deck bench": tuple(self.bench.sizes())}
        kept = {name: found for name, found in sizes.items() if all(found)}
        self.remember(splitters={**self.context.workspace.settings.current.splitters, **kept})

    def remember(self, **values: object) -> None:
        """Keep settings for the next start."""
        try:
            self.context.workspace.settings.change(**values)
        except KnownError as error:
            self.context.show_error(error)

    def retranslate(self) -> None:
        self.presenter.language = self.context.language
        self.list.retranslate()
        self.finder.retranslate(self.context.language)
        self.formats.offer()
        self.tabs.retranslate()
        self.bench_acts.dress_switch()
        self.deck.setAccessibleName(self.tr("Cards of the deck"))
        self.name.setAccessibleName(self.tr("Name of the deck"))
        self.name.setFont(scaled_font("title", QFont.Weight.DemiBold))
        self.name.setToolTip(self.tr("Type another name and press Enter"))
        self._word_buttons()
        self.empty.say(
            self.tr("Build your first deck"),
            self.tr("Begin with an empty deck and add cards, or take a ready deck and make it your own."),
            self.tr("New deck"),
            self.tr("Start from a ready deck"),
        )
        self.no_cards.say(
            self.tr("An empty deck"),
            self.tr("Type a name in the finder and press Enter, double click a card, or drag cards here."),
        )
        self._show()

    def _word_buttons(self) -> None:
        for button, words in (
            (self.undo, self.tr("Undo")),
            (self.redo, self.tr("Redo")),
            (self.copy, self.tr("Duplicate the deck")),
            (self.bin, self.tr("Delete the deck")),
        ):
            button.setAccessibleName(words)
        keyed = ((self.undo, "undo"), (self.redo, "redo"), (self.copy, "duplicate"), (self.bin, "delete"))
        for button, command in keyed:
            button.setToolTip(self.tip(button.accessibleName(), f"decks.{command}"))
        self.export.setText(self.tr("Export"))
        self.export.setAccessibleName(self.tr("Export"))
        self.exchange.retranslate()
        self.play.setText(self.tr("Play"))
        self.play.setAccessibleName(self.tr("Play on the table"))
        self.play.setToolTip(self.tr("Play on the table"))

    # acting

    def _act(self, act: Callable[[], object]) -> bool:
        """Run an act of the presenter and show what it did; a known error is said and changes nothing."""
        chosen, row = self.deck.chosen(), self.deck.currentIndex().row()
        self._acting = True
        try:
            act()
        except KnownError as error:
            self.context.show_error(error)
            return False
        finally:
            self._acting = False
        self._show()
        if chosen:
            self.deck.choose(chosen, row)
        return True

    def _has_deck(self) -> bool:
        return self.presenter.open is not None

    def _add(self, ids: list[str]) -> None:
        if self.presenter.open is None:
            self.shelf.new()
        if ids and self._act(lambda: self.presenter.add(ids)):
            self.deck.choose(ids[-1:])

    def _add_from_elsewhere(self, ids: object) -> None:
        """Cards sent here from another page: say where they went."""
        wanted = [str(each) for each in ids] if isinstance(ids, tuple | list) else []
        if not wanted:
            return
        if self._stale:
            self._reload()
        self._add(wanted)
        if self.presenter.open is not None:
            words = self.tr("Added to “{deck}”") if len(wanted) == 1 else self.tr("{count} cards added to “{deck}”")
            self.context.notify(
                words.format(count=len(wanted), deck=isolated(self.presenter.open.name)),
                self.tr("Undo"),
                lambda: self._act(self.presenter.undo),
            )

    def _step_found(self, card_id: str, by: int) -> None:
        if by > 0:
            self._add([card_id] * by)
        else:
            self._act(lambda: self.presenter.bump([card_id], by))

    def _set_counts(self, ids: list[str], count: int) -> None:
        def act() -> None:
            for each in ids:
                self.presenter.set_count(each, count)

        self._act(act)

    def _go_find(self) -> None:
        self.finder.field.setFocus()
        self.finder.field.selectAll()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.exchange.takes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.exchange.drop(event.mimeData())

    def _play(self) -> None:
        deck = self.presenter.open
        if deck is not None:
            self.context.page_wanted.emit("table")
            self.context.play_wanted.emit(deck.deck_id)

    # undo: the list has the focus → acts on the list; else acts on the open deck

    def _on_list(self) -> bool:
        return self.list.view.hasFocus() or not self._has_deck()

    def _next_undo(self) -> StepInfo | None:
        return self.presenter.can_undo_list() if self._on_list() else self.presenter.can_undo()

    def _next_redo(self) -> StepInfo | None:
        return self.presenter.can_redo_list() if self._on_list() else self.presenter.can_redo()

    def _undo(self) -> None:
        self._act(self.presenter.undo_list if self._on_list() else self.presenter.undo)

    def _redo(self) -> None:
        self._act(self.presenter.redo_list if self._on_list() else self.presenter.redo)

    # showing

    def _reload(self) -> None:
        self._stale = False
        self._act(self.presenter.reload_and_open)
        self.finder.search()

    def _show(self) -> None:
        deck = self.presenter.open
        self._keep_name(deck.deck_id if deck else None)
        self.shelf.show_list()
        self.list.setVisible(bool(self.presenter.summaries))
        self.stack.setCurrentIndex(0 if deck else 1)
        self.deck_model.show(deck, self.context.language)
        self.tabs.show_deck(deck)
        self.finder.model.counts_moved()
        self.undo.setEnabled(self.presenter.can_undo() is not None)
        self.redo.setEnabled(self.presenter.can_redo() is not None)
        if deck is None:
            return
        self.play.setEnabled(bool(deck.deck.entries))
        self.deck_stack.setCurrentIndex(0 if deck.deck.entries or deck.maybe else 1)
        if not self.name.hasFocus() or not (self.name.isModified() or self.shelf.is_typed(deck.name)):
            self.name.setText(deck.name)
            self.name.setCursorPosition(0)
        self.count.setText(f"{deck.size}/{deck.rules.deck_size}")

    def _keep_name(self, shown: int | None) -> None:
        """A name that is typed belongs to the deck it was typed for, also where a key opens another one meanwhile."""
        before, self._named = self._named, shown
        if before == shown or not self.name.isModified():
            return
        self.name.setModified(False)
        if any(each.id == before for each in self.presenter.summaries) and before is not None:
            self._act(lambda: self.presenter.rename(before, self.name.text()))

    def _redress(self) -> None:
        self.play.setIcon(icon("play", self.context.theme.tokens.colour("on_accent")))
        self.tabs.redress()

    def _finding_words(self, finding: Finding) -> str:
        return self.context.say(finding.code, **finding.params)

    def _fix_words(self, fix: Fix) -> str:
        cards = [self.presenter.card(card_id) for card_id, _ in fix.changes]
        if fix.kind == "swap":
            target = self.presenter.print_label(cards[-1]) if cards[-1] else fix.target
            return self.context.say("fix.swap", count=fix.count, target=target)
        if fix.kind in ("add", "remove") and len(cards) == 1 and cards[0]:  # the finding may name others, or none
            return self.context.say(f"fix.{fix.kind}_card", count=fix.count, target=cards[0].name)
        return self.context.say(f"fix.{fix.kind}", count=fix.count)

    def _step_title(self, verb: str, step: StepInfo | None) -> str:
        if step is None:
            return verb
        return self.tr("{verb}: {step}").format(verb=verb, step=self.context.say(step.code, **step.params))


def _restore(splitter: QSplitter, context: AppContext, name: str, otherwise: list[int]) -> None:
    """Share the width out as the person left it."""
    sizes = context.remembered.splitters.get(name, ())
    splitter.setSizes(list(sizes) if len(sizes) == splitter.count() else otherwise)
