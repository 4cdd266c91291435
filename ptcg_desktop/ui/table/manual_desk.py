"""Doing things by hand in the window: menus, panels and keys, wired to the presenter of the game on the table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.table.board_view import BoardView
from ptcg_desktop.ui.table.manual_menu import ManualEntry
from ptcg_desktop.ui.table.manual_panels import CardTextPanel, EditorPanel, build_menu
from ptcg_desktop.ui.table.manual_reader import MINE, THEIRS
from ptcg_desktop.ui.table.overlays import Face
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.popover import PilePanel
from ptcg_desktop.ui.table.presenter import Outcome, TablePresenter

TURNING = ("asleep", "paralyzed", "confused")
"""Special Conditions that are shown by how the card lies."""

Intent = Callable[[TablePresenter], Outcome]


class ManualDesk(QObject):
    """Owns what is shown for doing things by hand.

    `run` does an intent and shows what came of it; `presenter` is that of the game on the table, or None; the
    keys work while the keyboard is in `scope`.
    """

    def __init__(
        self,
        view: BoardView,
        face: Face,
        run: Callable[[Intent], None],
        presenter: Callable[[], TablePresenter | None],
        scope: QWidget,
    ) -> None:
        super().__init__(view)
        self._scope = scope
        self._view = view
        self._run = run
        self._presenter = presenter
        self.text = CardTextPanel(view, face)
        self.editor = EditorPanel(view)
        self.look = PilePanel(view, face, look=True)
        self.pile = PilePanel(view, face)
        self.menu: QMenu | None = None
        self._pile: Handle | None = None
        self.text.done.connect(lambda: run(lambda p: p.end_turn()))
        self.text.tool.connect(self._tool)
        self.editor.wanted.connect(self._edit)
        self.editor.closed.connect(view.setFocus)
        self.look.closed.connect(lambda: run(lambda p: p.end_turn()))
        self.look.shuffled.connect(self._done_and_shuffle)
        self.look.menu_wanted.connect(self._card_menu)
        self.pile.menu_wanted.connect(self._card_menu)
        self.pile.closed.connect(self._pile_closed)

    @property
    def panels(self) -> tuple[CardTextPanel | PilePanel, ...]:
        """Those that show faces."""
        return self.text, self.look, self.pile

    # --- showing ----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what there is to do by hand at this moment."""
        presenter = self._presenter()
        if presenter is None:
            return
        keyboard = self._view.hasFocus() or self.text.isAncestorOf(self._view.focusWidget() or self._view)
        shown = presenter.card_text()
        self.text.show_text(shown, () if shown is None else presenter.menus().tools(), focus=keyboard)
        looked = presenter.looked_at()
        if looked is None:
            self.look.hide()
        else:
            self.look.shuffle.setVisible(presenter.looked_deck() >= 0)
            self.look.open_pile(looked)
        if self.editor.shown is not None:
            self.editor.show_state(presenter.edited(self.editor.shown.uid))
        if self._pile is not None and self.pile.isVisible():
            opened = presenter.pile(self._pile)
            if opened.cards:
                self.pile.open_pile(opened)
            else:
                self.pile.close_pile()

    def open_pile(self, handle: Handle) -> None:
        """Open a discard pile or Lost Zone."""
        presenter = self._presenter()
        if presenter is not None:
            self._pile = handle
            self.pile.open_pile(presenter.pile(handle))

    def _pile_closed(self) -> None:
        self._pile = None
        self._view.setFocus()

    # --- menus ------------------------------------------------------------------------------------------------

    def open_menu(self, handle: Handle | None, at: QPoint) -> None:
        """The menu of a thing at a global position; with None that of the table."""
        presenter = self._presenter()
        if presenter is not None:
            self._popup(self._view, presenter.manual(handle), at)

    def _card_menu(self, number: int, at: QPoint) -> None:
        presenter = self._presenter()
        if presenter is not None:
            panel = self.look if self.look.isVisible() else self.pile
            self._popup(panel, presenter.manual_card(number), at)

    def menu_in_pile(self) -> bool:
        """The menu of a card in an open pile; False if none is open."""
        for panel in (self.look, self.pile):
            if panel.isVisible():
                panel.menu_of_current()
                return True
        return False

    def _popup(self, parent: QWidget, entries: tuple[ManualEntry, ...], at: QPoint) -> None:
        if entries:
            self.menu = build_menu(parent, entries, self.choose)
            self.menu.destroyed.connect(self._menu_gone)
            self.menu.popup(at)
            self.menu.setActiveAction(self.menu.actions()[0])

    def _menu_gone(self) -> None:
        self.menu = None

    def choose(self, entry: ManualEntry) -> None:
        """A line of a menu was chosen."""
        if entry.opens == "editor":
            self.open_editor(entry.handle)
        elif entry.opens == "pile" and entry.handle is not None:
            self.open_pile(entry.handle)
        else:
            self._run(lambda p: p.do_all(entry.acts))

    def _tool(self, entry: ManualEntry) -> None:
        if entry.more:
            button = next(one for one in self.text.buttons if one.text() == entry.text)
            self._popup(button, entry.more, button.mapToGlobal(QPoint(0, button.height())))
        else:
            self.choose(entry)

    def open_editor(self, handle: Handle | None) -> None:
        """The editor of a Pokémon, or with None of the markers beside the board."""
        presenter = self._presenter()
        uid = MINE if handle is None or handle.side == "near" else THEIRS
        if handle is not None and handle.kind == "pokemon":
            uid = handle.key
        edited = None if presenter is None else presenter.edited(uid)
        if edited is not None:
            self.editor.open_editor(edited)

    def _edit(self, action: act.SetDamage | act.SetCondition | act.SetMarker) -> None:
        self._run(lambda p: p.do(msgspec.structs.replace(action, player=p.seat)))

    def count(self, points: int) -> None:
        """Put counters on the Pokémon that has the keyboard, or remove them."""
        presenter, handle = self._presenter(), self._view.focus_handle
        if presenter is None or handle is None or handle.kind != "pokemon":
            return
        edited = presenter.edited(handle.key)
        if edited is not None:
            self._run(lambda p: p.do(act.SetDamage(p.seat, edited.uid, max(0, edited.damage + points))))

    def next_condition(self) -> None:
        """Turn the Active that has the keyboard: the next Special Condition that turns a card, after the last one none.

        Poison and burn, which lie beside others, are for the editor.
        """
        presenter, handle = self._presenter(), self._view.focus_handle
        edited = None if presenter is None or handle is None else presenter.edited(handle.key)
        if edited is None or handle is None or handle.kind != "pokemon":
            return
        there = [(kind, on) for kind, _word, on in edited.conditions if kind in TURNING]
        now = next((at for at, (_kind, on) in enumerate(there) if on), -1)
        if now + 1 < len(there):
            self._edit(act.SetCondition(-1, edited.uid, there[now + 1][0]))
        elif there:
            self._edit(act.SetCondition(-1, edited.uid, there[now][0], on=False))

    def do(self, make: Callable[[int], act.ManualAct]) -> None:
        """Do a manual act of the person; `make` gets the seat."""
        self._run(lambda p: p.do(make(p.seat)))

    def commands(self, playing: Callable[[], bool]) -> list[Command]:
        """What the palette offers to do by hand."""
        made: list[tuple[str, Callable[[], str], Callable[[int], act.ManualAct], str]] = [
            ("flip", lambda: self.tr("Flip a coin by hand"), act.FlipCoins, "F"),
            ("roll", lambda: self.tr("Roll a die"), act.RollDie, "Shift+F"),
            ("draw", lambda: self.tr("Draw a card by hand"), lambda seat: act.DrawCards(seat, seat), "K"),
            ("search_deck", lambda: self.tr("Look through my deck"), lambda seat: act.LookAt(seat, seat, "deck"), "U"),
            ("shuffle", lambda: self.tr("Shuffle my deck"), lambda seat: act.Shuffle(seat, seat), "S"),
            ("give_turn", self._end_turn_title, act.GiveTurn, "Shift+G"),
        ]
        return [
            Command(f"table.{name}", title, self._doing(make), key, playing, menu="", scope=self._scope)
            for name, title, make, key in made
        ]

    def _end_turn_title(self) -> str:
        table = self._presenter()
        return self.tr("End the turn by hand") if table is None else table.wording.say("table.manual.end_by_hand")

    def _doing(self, make: Callable[[int], act.ManualAct]) -> Callable[[], None]:
        return lambda: self.do(make)

    def _done_and_shuffle(self) -> None:
        presenter = self._presenter()
        if presenter is not None:
            owner = presenter.looked_deck()
            self._run(lambda p: p.do_all((act.Done(p.seat), act.Shuffle(p.seat, owner))))

    def close_top(self) -> bool:
        """Close the innermost open panel; False if there is none. The text to carry out stays."""
        if self.look.isVisible():
            self.look.close_pile()
        elif self.pile.isVisible():
            self.pile.close_pile()
        elif self.editor.isVisible():
            self.editor.close_editor()
        else:
            return False
        return True

    def new_game(self) -> None:
        """Another game is on the table: nothing is open."""
        self._pile = None
        for panel in (self.text, self.look, self.pile, self.editor):
            panel.hide()
        self.text.shown = None
        self.editor.shown = None

    def retranslate(self) -> None:
        """Set every text again."""
        for panel in (self.text, self.look, self.pile, self.editor):
            panel.retranslate()


def handle_menu_at(view: BoardView, handle: Handle | None) -> QPoint:
    """Where the menu of a thing opens by key: at its middle."""
    rect = view.board.rect_of(handle) if handle is not None else None
    point = view.rect().center() if rect is None else view.mapFromScene(rect.center())
    return view.viewport().mapToGlobal(point)
