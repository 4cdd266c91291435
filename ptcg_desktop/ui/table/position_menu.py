"""What can be done with one thing of a position: the menu of a right click, and the keys that do the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMenu, QWidget

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.services import position_edit as edit
from ptcg_desktop.services.position_text import CONDITIONS, ZONES, Spot
from ptcg_desktop.services.scenario_cards import BLANK
from ptcg_desktop.services.scenario_format import GivenSpec, Letter, PokemonSpec, spread
from ptcg_desktop.ui.table.position_board import PositionBoard, role_of
from ptcg_desktop.ui.table.position_controls import Change
from ptcg_desktop.ui.table.position_keys import PositionKeys

_TARGETS = ("active", "bench", "hand", "deck", "discard", "prizes", "lost", "stadium")
_SIDES: tuple[Letter, Letter] = ("A", "B")


@dataclass
class Entry:
    """A line of a menu: either it does something, or it opens a menu of its own.

    `does` is the name in `position_keys` of what has a key, empty for what has none.
    """

    text: str
    run: Callable[[], object] | None = None
    does: str = ""
    checked: bool | None = None
    opens: list[Entry | None] = field(default_factory=list)


class PositionMenus(QObject):
    """Makes menus; None in a list is a line between. `change` does what is chosen."""

    def __init__(
        self,
        parent: QWidget,
        change: Callable[[Change], None],
        find: Callable[[str], None],
        open_pile: Callable[[Spot], None],
        chosen: Callable[[], tuple[str, CardDef] | None],
    ) -> None:
        """`find` asks the finder, `chosen` is the card it has chosen: name and facts."""
        super().__init__(parent)
        self._change, self._find, self._open_pile, self._chosen = change, find, open_pile, chosen

    def entries(self, board: PositionBoard, spot: Spot) -> list[Entry | None]:
        """Everything that can be done at a place."""
        one = edit.pokemon_at(board.given, spot)
        found: list[Entry | None] = [*self._put(board, spot)]
        if one is not None:
            found += [*self._damage(spot), None, *self._state(board, one, spot), None, *self._cards(board, one, spot)]
        elif spot.zone in ZONES and spot.at < 0:
            found += self._pile(board, spot)
        if edit.card_at(board.given, spot):
            found += [None, *self._move(board, spot)]
        while found and found[0] is None:
            del found[0]
        return found

    def _act(self, change: Callable[..., GivenSpec], *values: object) -> Callable[[], None]:
        return lambda: self._change(lambda given: change(given, *values))

    def _put(self, board: PositionBoard, spot: Spot) -> Iterator[Entry]:
        chosen = self._chosen()
        if chosen is not None:
            name, card = chosen
            text = self.tr("Put {card} here").format(card=board.wording.name(card))
            yield Entry(text, self._act(edit.put, name, role_of(card), spot), "put")

    def _damage(self, spot: Spot) -> Iterator[Entry]:
        yield Entry(self.tr("10 more damage"), self._act(edit.damaged, spot, edit.COUNTER), "more")
        yield Entry(self.tr("10 less damage"), self._act(edit.damaged, spot, -edit.COUNTER), "less")

    def _state(self, board: PositionBoard, one: PokemonSpec, spot: Spot) -> Iterator[Entry]:
        say = board.wording
        for kind in CONDITIONS:
            run = self._act(edit.condition_switched, spot, kind)
            yield Entry(say.capital(say.term(kind)), run, kind, edit.has_condition(one, kind))
        yield Entry(say.say("position.fresh"), self._act(edit.fresh_switched, spot), "fresh", one.fresh)
        card = board.card(spot)
        for power in () if card is None else card.powers:
            text = self.tr("{power} was used").format(power=say.text(power.name))
            run = self._act(edit.power_switched, spot, power.name.en)
            yield Entry(text, run, checked=power.name.en in one.used)

    def _cards(self, board: PositionBoard, one: PokemonSpec, spot: Spot) -> Iterator[Entry]:
        card = board.card(spot)
        if card is not None:
            yield Entry(self.tr("Find its evolutions"), lambda: self._find(f'from:"{card.name.en}"'), "evolutions")
        if one.under:
            yield Entry(self.tr("Devolve"), self._act(edit.devolved, spot), "devolve")
        attached = [*self._attached(board, one, spot, "energy"), *self._attached(board, one, spot, "attached")]
        if attached:
            yield Entry(self.tr("Take off"), opens=[*attached])
        yield Entry(self.tr("All its cards"), lambda: self._open_pile(spot), "list")

    def _attached(self, board: PositionBoard, one: PokemonSpec, spot: Spot, part: edit.Part) -> Iterator[Entry]:
        for at, name in enumerate(spread(one.energy if part == "energy" else one.attached)):
            yield Entry(board.name(name), self._act(edit.detached, spot, part, at))

    def _pile(self, board: PositionBoard, spot: Spot) -> Iterator[Entry]:
        top = edit.card_at(board.given, spot)
        more = top or BLANK
        yield Entry(
            self.tr("One more {card}").format(card=board.name(more)), self._act(edit.put, more, "trainer", spot), "more"
        )
        if top:
            yield Entry(self.tr("One card less"), self._act(edit.removed, spot), "less")
            yield Entry(self.tr("Open as a list"), lambda: self._open_pile(spot), "list")

    def _move(self, board: PositionBoard, spot: Spot) -> Iterator[Entry]:
        card, say = board.card(spot), board.wording
        role = "trainer" if card is None else role_of(card)
        for letter, text in zip(_SIDES, (self.tr("Move to yours"), self.tr("Move to the opponent's")), strict=True):
            ways: list[Entry | None] = []
            for zone in _TARGETS:
                target = Spot(letter, zone, _end(board, letter) if zone == "bench" else -1)
                if (spot.side, spot.zone) != (letter, zone):
                    name = say.capital(say.say(f"table.zone.{zone}"))
                    ways.append(Entry(name, self._act(edit.moved, spot, target, role)))
            yield Entry(text, opens=ways)
        yield Entry(self.tr("Remove"), self._act(edit.removed, spot), "remove")

    def do(self, board: PositionBoard, spot: Spot, does: str) -> bool:
        """Do something of that name at a place; False if it cannot be done there."""
        for entry in self.entries(board, spot):
            if entry is not None and entry.does == does and entry.run is not None:
                entry.run()
                return True
        return False


def _end(board: PositionBoard, letter: Letter) -> int:
    """The first free place of a Bench."""
    return len(edit.side_of(board.given, letter).bench)


def menu_of(entries: list[Entry | None], parent: QWidget, keys: PositionKeys) -> QMenu:
    """A menu of the window; it goes away when it closes."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _fill(menu, entries, keys)
    return menu


def _fill(menu: QMenu, entries: list[Entry | None], keys: PositionKeys) -> None:
    for entry in entries:
        if entry is None:
            menu.addSeparator()
        elif entry.opens:
            _fill(menu.addMenu(entry.text), entry.opens, keys)
        else:
            action = menu.addAction(entry.text)
            if entry.does:  # told here, done by the board: a menu that is gone has no keys
                action.setShortcut(keys.key(entry.does))
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            if entry.checked is not None:
                action.setCheckable(True)
                action.setChecked(entry.checked)
            if entry.run is not None:
                run = entry.run
                action.triggered.connect(lambda _on, run=run: run())
