"""The visual half of the position editor: finder, controls and a live board on which everything can be moved.

What a person does becomes a change of the position, which the editor writes into its text; the board then shows what
the text says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.services import position_edit as edit
from ptcg_desktop.services.position_edit import Role
from ptcg_desktop.services.position_text import Problem, Spot
from ptcg_desktop.services.scenario_format import Letter
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.table.board_view import BoardView
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.listing import listed
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.overlays import ZoomPanel
from ptcg_desktop.ui.table.picture import Handle, Marks
from ptcg_desktop.ui.table.popover import PilePanel
from ptcg_desktop.ui.table.position_board import PositionBoard, flags_of, role_of
from ptcg_desktop.ui.table.position_controls import Change, TurnControls
from ptcg_desktop.ui.table.position_finder import ON_ACTIVE, FinderPanel
from ptcg_desktop.ui.table.position_keys import PositionKeys
from ptcg_desktop.ui.table.position_menu import PositionMenus, menu_of
from ptcg_desktop.ui.table.position_view import PositionScene
from ptcg_desktop.ui.widgets.announcing import announce

_GHOST = 64
"""Width of the card that the mouse carries out of the finder."""
_OPENED = ("deck", "discard", "lost", "prize", "hand", "pokemon")
"""What a double click opens as a list."""


class BoardPane(QWidget):
    """Shows a `PositionBoard`."""

    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(
        self,
        context: AppContext,
        look: Look,
        change: Callable[[Change, tuple[str, CardDef] | None], None],
        set_rules: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        """`change` carries a change over to the text, with the card it brings along; `set_rules` names other rules."""
        super().__init__(parent)
        self._context, self._look, self._change = context, look, change
        self.shown: PositionBoard | None = None
        self._problems: dict[Spot, list[Problem]] = {}
        self._taken: Handle | None = None
        self._pile: Spot | None = None
        self.menu: QMenu | None = None
        self.scene = PositionScene(look, {})
        self.scene.animator.set_speed("off")
        self.view = BoardView(self.scene, self)
        self.finder = FinderPanel(context, self)
        self.controls = TurnControls(self._do, set_rules, self)
        self.zoom = ZoomPanel(self.view, look.face, look.other_face)
        self.pile = PilePanel(self.view, look.face)
        self.keys = PositionKeys(context, self.do, self)
        self.menus = PositionMenus(self, self._do, self.finder.look_for, self.open_pile, self.chosen_card)
        self.verdict = QLabel(self)
        self.verdict.setWordWrap(True)
        self.verdict.setProperty("look", "muted")
        self._ghost = QLabel(self)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.controls)
        right.addWidget(self.view, 1)
        right.addWidget(self.verdict)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self.finder)
        layout.addLayout(right, 1)
        self.finder.setFixedWidth(190)

    def _connect(self) -> None:
        view, found = self.view, self.finder.found
        self.finder.wanted.connect(self.add_chosen)
        found.carried.connect(self._carry)
        found.let_go.connect(self._let_go)
        found.put_back.connect(self._end_carrying)
        view.tapped.connect(self._tap)
        view.doubled.connect(self._double)
        view.picked_up.connect(self._lift)
        view.dropped.connect(self._drop)
        view.put_back.connect(self._put_down)
        view.inspected.connect(self._inspect)
        view.other_language.connect(self.zoom.turn_language)
        view.focus_moved.connect(self._focused)
        view.menu_wanted.connect(self.open_menu)
        self.pile.menu_wanted.connect(self._pile_menu)
        self.pile.inspected.connect(self._inspect_card)
        self.pile.closed.connect(self._pile_closed)
        self._context.theme.changed.connect(self._dress)
        self.keys.bind(view)
        escape = QShortcut(QKeySequence("Escape"), view)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.escape)

    # --- showing ----------------------------------------------------------------------------------------------

    def show_board(self, board: PositionBoard, profile: str) -> None:
        """Show what the text says."""
        self.shown = board
        self.scene.veil(False)
        self.scene.set_labels(board.wording.places())
        self.scene.show_picture(board.picture, moving=False)
        self.controls.show_given(board.given, profile)
        if self._pile is not None and self.pile.isVisible():
            self.open_pile(self._pile)
        self._light()

    def judge(self, problems: Iterable[Problem], sentence: str, *, readable: bool) -> None:
        """Say what is wrong, where it lies; `readable`: the board shows what the text says."""
        self.scene.veil(not readable)
        self._problems = flags_of(problems) if readable else {}
        flagged: dict[Handle, str] = {}
        for spot, own in self._problems.items() if self.shown is not None else ():
            more = f" +{len(own) - 1}" if len(own) > 1 else ""
            flagged[self._board.handle(spot)] = f"{own[0].clause}{more}"
        self.scene.flag(flagged)
        self.verdict.setText(sentence)
        self.verdict.setProperty("look", "muted" if readable else "bad")
        self.verdict.style().polish(self.verdict)
        self._light()

    @property
    def _board(self) -> PositionBoard:
        assert self.shown is not None
        return self.shown

    @property
    def ready(self) -> bool:
        """Can the board be changed: is it what the text says?"""
        return self.shown is not None and not self.scene.veiled

    def _light(self, targets: frozenset[Handle] = frozenset()) -> None:
        if self.shown is None:
            return
        ready = self.ready
        self.view.draggable = self._board.draggable() if ready else frozenset()
        if self._taken is not None and not targets:
            targets = self._targets_of(self._taken)
        focus = self.view.focus_handle if self.view.hasFocus() and self.view.focus_visible else None
        chosen = frozenset() if self._taken is None else frozenset({self._taken})
        self.scene.set_marks(Marks(targets=targets, chosen=chosen, focus=focus))

    def _targets_of(self, handle: Handle) -> frozenset[Handle]:
        spot = self._board.spot(handle)
        card = None if spot is None else self._board.card(spot)
        return frozenset() if card is None else self._board.targets(card)

    # --- moving -----------------------------------------------------------------------------------------------

    def _do(self, change: Change) -> None:
        if self.ready:
            self._change(change, self.chosen_card())

    def chosen_card(self) -> tuple[str, CardDef] | None:
        """The card the finder has chosen, as positions name it."""
        chosen = self.finder.chosen
        card = None if chosen is None else self._context.workspace.catalogue.card(chosen[1])
        return None if chosen is None or card is None else (chosen[0], card)

    def add_chosen(self) -> None:
        """Put the chosen card into the zone that the finder names."""
        chosen = self.chosen_card()
        if chosen is None:
            return
        name, card = chosen
        zone = str(self.finder.zone.currentData())
        letter: Letter = "B" if self.finder.side.currentData() == "B" else "A"
        bench = len(edit.side_of(self._board.given, letter).bench) if self.shown is not None else 0
        spot = Spot(letter, "active" if zone in ON_ACTIVE else zone, bench if zone == "bench" else -1)
        roles: dict[str, Role] = {"energy": "energy", "attached": "trainer", "active": "pokemon", "bench": "pokemon"}
        role = roles.get(zone, role_of(card))
        self._do(lambda given: edit.put(given, name, role, spot))

    def _carry(self, at: QPoint) -> None:
        chosen = self.chosen_card()
        if chosen is None:
            return
        if not self._ghost.isVisible():
            self._ghost.setPixmap(self._look.face(chosen[1], _GHOST, self.devicePixelRatioF()))
            self._ghost.adjustSize()
            self._ghost.show()
            self._ghost.raise_()
            if self.ready:
                self._light(self._board.targets(chosen[1]))
        here = self.mapFromGlobal(at)
        self._ghost.move(here.x() - self._ghost.width() // 2, here.y() - self._ghost.height() // 2)

    def _let_go(self, at: QPoint) -> None:
        self._end_carrying()
        here, chosen = self.view.viewport().mapFromGlobal(at), self.chosen_card()
        if chosen is None or not self.ready or not self.view.viewport().rect().contains(here):
            return
        handle = self.scene.handle_at(self.view.mapToScene(here))
        spot = None if handle is None else self._board.spot(handle)
        if spot is not None:
            target, (name, card) = spot, chosen
            self._do(lambda given: edit.put(given, name, role_of(card), target))

    def _end_carrying(self) -> None:
        self._ghost.hide()
        self._light()

    def _lift(self, handle: Handle) -> None:
        self._taken = None
        self.pile.close_pile()
        self._light(self._targets_of(handle))

    def _drop(self, source: Handle, target: Handle | None) -> None:
        self._taken = None
        self._light()
        if not self.ready or target is None:
            return
        came, goes = self._board.spot(source), self._board.spot(target)
        if came is None or goes is None:
            return
        card = self._board.card(came)
        role = "trainer" if card is None else role_of(card)
        self._do(lambda given: edit.moved(given, came, goes, role))

    def _tap(self, handle: Handle | None) -> None:
        """Take up what lies there; what was taken up before goes there."""
        taken, self._taken = self._taken, None
        if taken is not None and handle is not None and handle != taken:
            self._drop(taken, handle)
        elif taken is None and handle in self.view.draggable:
            self._taken = handle
        self._light()

    def _double(self, handle: Handle) -> None:
        self._taken = None
        spot = self._board.spot(handle) if self.shown is not None else None
        if handle.kind in _OPENED and spot is not None:
            self.open_pile(Spot(spot.side, spot.zone) if handle.kind == "prize" else spot)
        self._light()

    def _put_down(self) -> None:
        self._taken = None
        self._light()

    def escape(self) -> None:
        """Close what is open, else put back what was taken up."""
        if self.zoom.isVisible():
            self.zoom.hide()
        elif self.pile.isVisible():
            self.pile.close_pile()
        elif self._taken is not None:
            self._put_down()
        else:
            window = self.window()
            window.close()

    # --- menus and keys ---------------------------------------------------------------------------------------

    def do(self, name: str) -> None:
        """Do what `position_keys` calls so, with what has the keyboard."""
        wide: dict[str, Callable[[], object]] = {
            "menu": self._menu_by_key,
            "find": self.finder.line.setFocus,
            "undo": self.undo_wanted.emit,
            "redo": self.redo_wanted.emit,
        }
        if name in wide:
            wide[name]()
            return
        handle = self.view.focus_handle
        spot = self._board.spot(handle) if handle is not None and self.ready else None
        if spot is not None and self.menus.do(self._board, self._zone_of(handle, spot), name):
            announce(self.view, self._described(handle))

    @staticmethod
    def _zone_of(handle: Handle | None, spot: Spot) -> Spot:
        """Prizes that lie there are one pile."""
        return Spot(spot.side, spot.zone) if handle is not None and handle.kind == "prize" else spot

    def open_menu(self, handle: Handle | None, at: QPoint) -> None:
        """The menu of a thing at a global position."""
        spot = self._board.spot(handle) if handle is not None and self.ready else None
        if spot is not None:
            self._pop_up(self._zone_of(handle, spot), at)

    def _pop_up(self, spot: Spot, at: QPoint) -> None:
        self.zoom.hide()
        self.menu = menu_of(self.menus.entries(self._board, spot), self, self.keys)
        self.menu.popup(at)
        self.menu.setActiveAction(self.menu.actions()[0])

    def _menu_by_key(self) -> None:
        handle = self.view.focus_handle
        rect = self.scene.rect_of(handle) if handle is not None else None
        if self.pile.isVisible():
            self.pile.menu_of_current()
        elif rect is not None:
            self.open_menu(handle, self.view.viewport().mapToGlobal(self.view.mapFromScene(rect.center())))

    def open_pile(self, spot: Spot) -> None:
        """Open a zone, or the cards of a Pokémon, as a list."""
        opened = self._board.pile(spot)
        self._pile = spot
        if opened.cards:
            self.pile.open_pile(opened)
        else:
            self.pile.close_pile()

    def _pile_menu(self, number: int, at: QPoint) -> None:
        if self._pile is not None and self.ready and edit.pokemon_at(self._board.given, self._pile) is None:
            self._pop_up(Spot(self._pile.side, self._pile.zone, number), at)

    def _pile_closed(self) -> None:
        self._pile = None
        self.view.setFocus()

    # --- looking ----------------------------------------------------------------------------------------------

    def _described(self, handle: Handle | None) -> str:
        """A thing in words, with what is against it."""
        if handle is None or self.shown is None:
            return ""
        lines = listed(self._board.picture, self._board.wording)
        text = next((line.text for line in lines if line.handle == handle), "")
        return "\n".join(part for part in (text, self._against(handle)) if part)

    def _against(self, handle: Handle) -> str:
        spot = self._board.spot(handle)
        told = self._problems.get(spot, []) if spot is not None else []
        return "\n".join(f"{self._board.wording.say(each.code, **each.params)} ({each.clause})" for each in told)

    def _focused(self, handle: Handle | None) -> None:
        self.view.setAccessibleDescription(self._described(handle))
        self._light()

    def _inspect(self, handle: Handle | None) -> None:
        spot = self._board.spot(handle) if handle is not None and self.shown is not None else None
        card = None if spot is None else self._board.card(spot)
        if handle is None or card is None or not self.ready:
            self.zoom.hide()
            return
        rect = self.scene.rect_of(handle)
        beside = QRect() if rect is None else self.view.mapFromScene(rect).boundingRect()
        self.zoom.show_card(card, self._against(handle), self._described(handle), beside)

    def _inspect_card(self, card: CardDef) -> None:
        self.zoom.show_card(card, "", self._board.wording.name(card), QRect())

    def show_faces(self) -> None:
        """Some cards have pictures now."""
        self.view.repaint_all()
        for panel in (self.zoom, self.pile):
            panel.show_faces()

    def _dress(self) -> None:
        """The colours of another theme."""
        self._look.colours = board_colours(self._context.theme.tokens)
        self.view.repaint_all()

    def retranslate(self) -> None:
        """Set the texts that do not hang on the rules."""
        self.view.setAccessibleName(self.tr("Board of the position"))
        self.verdict.setAccessibleName(self.tr("What the rules say"))
        self.pile.retranslate()
        key = self.keys.key("menu").toString(QKeySequence.SequenceFormat.NativeText)
        hint = (
            self.tr("Right click or {key}: move a card").format(key=key) if key else self.tr("Right click: move a card")
        )
        self.pile.hint.setText(hint)
