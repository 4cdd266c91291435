"""What happened, shown on the board: where new things come from and old ones go, lunges, numbers that rise, coins that
spin, cards that fly, decks that are shuffled.

Only handles and places are used here, never the identity of a card: nothing hidden can be shown by moving it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ptcg_desktop.ui.table.anim import MOVE_MS, Motion
from ptcg_desktop.ui.table.items import BoardItem, CardItem, CoinItem, FloatItem
from ptcg_desktop.ui.table.layout import Box, Side
from ptcg_desktop.ui.table.picture import Cue, Handle, Picture

if TYPE_CHECKING:
    from ptcg_desktop.ui.table.scene import BoardScene

LUNGE_MS, HIT_MS, NUMBER_MS, FALL_MS, COIN_MS, SHUFFLE_MS = 240, 160, 900, 420, 620, 150
_HIT_AFTER, _FALL_AFTER = 110, 260
_FALL_ANGLE = 24.0
_NEXT_CARD_AFTER = 60
_MOST_FLYING = 7
_SHUFFLES = 3
_HALF_TURNS = 5
"""How often a coin turns over in the air. Until it is thrown only its edge is seen."""


@dataclass
class Script:
    """Where things that are new on the board come from, and where things that are gone from it go."""

    origins: dict[Handle, QPointF] = field(default_factory=dict)
    goals: dict[Handle, QPointF] = field(default_factory=dict)
    at_once: set[Handle] = field(default_factory=set)
    """Gone without a trace: they went on as something else."""
    fallen: set[int] = field(default_factory=set)
    """Pokémon that were Knocked Out."""


def script_of(scene: BoardScene, cues: Iterable[Cue], before: Picture | None, after: Picture) -> Script:
    """Read the cues, while the board still shows what was before."""
    script = Script()
    if before is None:
        return script
    taken = {side: iter(_taken(scene, side, before, after)) for side in ("near", "far")}
    for cue in cues:
        card = Handle("card", cue.side, cue.card)
        lying = scene.item_of(card)
        pokemon = Handle("pokemon", cue.side, cue.pokemon)
        if cue.kind == "knock_out":
            script.fallen.add(cue.pokemon)
        elif cue.kind == "prize":
            box = next(taken[cue.side], None)
            if box is not None:
                script.origins[card] = QPointF(*box.centre)
        elif cue.kind == "from_hand" and lying is not None:
            script.origins[pokemon] = lying.pos()
            script.at_once.add(card)
        elif cue.kind == "onto":
            target = scene.item_of(pokemon)
            if target is not None:
                script.goals[card] = target.pos()
    return script


def _taken(scene: BoardScene, side: Side, before: Picture, after: Picture) -> list[Box]:
    gone = sorted(set(before.half(side).prizes) - set(after.half(side).prizes))
    boxes = scene.layout_plan.half(side).prizes
    return [boxes[place] for place in gone if place < len(boxes)]


class Staging:
    """Plays the cues of what just happened on a scene that already shows what came of it."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene

    def play(self, cues: Sequence[Cue], find: Callable[[int], BoardItem | None], script: Script) -> None:
        """`find` gives the item of a Pokémon, also of one that is just leaving."""
        shuffled: set[Side] = set()
        for cue in cues:
            item = find(cue.pokemon)
            if cue.kind == "attack" and item is not None:
                self._lunge(item, cue.side)
            elif cue.kind == "damage" and item is not None and cue.amount:
                self._hit(item)
                self._number(item.pos(), f"−{cue.amount}")
            elif cue.kind == "draw" and cue.side == "far":
                self._draw(min(cue.amount, _MOST_FLYING))
            elif cue.kind == "prize" and cue.side == "far":
                origin = script.origins.get(Handle("card", "far", cue.card))
                if origin is not None:
                    self._fly(origin, self._far_hand(), 0)
            elif cue.kind == "shuffle" and cue.side not in shuffled:
                shuffled.add(cue.side)
                self._shuffle(cue.side)

    def fall(self, item: BoardItem, goal: QPointF, gone: Callable[[], None]) -> None:
        """A Knocked Out Pokémon tips over and slides to the discard pile."""
        motion = Motion(item, item.pos(), goal, 0.0, _FALL_ANGLE, 1.0, 0.0, _FALL_AFTER, FALL_MS, done=gone)
        self._scene.animator.play(motion)

    def flip(self, coin: CoinItem, number: int) -> None:
        """A coin spins in the air and lands as it fell; several one after the other."""
        height = QPointF(0, -coin.height * 0.7)
        up = coin.pos() + height

        def turn(share: float) -> None:
            coin.turn(math.cos((1 - share) * math.pi * _HALF_TURNS) if share > 0 else 0.0)
            coin.setPos(up - height * (2 * share - 1) ** 2)

        motion = Motion(coin, coin.pos(), coin.pos(), delay=number * MOVE_MS, duration=COIN_MS, way=turn)
        self._scene.animator.play(motion)

    def _lunge(self, item: BoardItem, side: Side) -> None:
        if self._scene.animator.moves(item):
            return  # it is on its way to another place, which it must reach
        reach = self._scene.layout_plan.unit * (-0.3 if side == "near" else 0.3)
        end = item.pos() + QPointF(0, reach)
        self._scene.animator.play(Motion(item, item.pos(), end, duration=LUNGE_MS, there_and_back=True))

    def _hit(self, item: BoardItem) -> None:
        if not self._scene.animator.moves(item):
            end = item.pos() + QPointF(self._scene.layout_plan.unit * 0.06, 0)
            motion = Motion(item, item.pos(), end, delay=_HIT_AFTER, duration=HIT_MS, there_and_back=True)
            self._scene.animator.play(motion)

    def _number(self, start: QPointF, text: str) -> None:
        unit = self._scene.layout_plan.unit
        number = FloatItem(self._scene.look, text)
        number.resize(unit * 0.6, unit * 0.24)
        self._pass(number, start, start - QPointF(0, unit * 0.55), _HIT_AFTER, NUMBER_MS, end_opacity=0.0)

    def _far_hand(self) -> QPointF:
        return QPointF(*self._scene.layout_plan.far.hand.centre)

    def _draw(self, count: int) -> None:
        deck = QPointF(*self._scene.layout_plan.far.deck.centre)
        for number in range(count):
            self._fly(deck, self._far_hand(), number * _NEXT_CARD_AFTER)

    def _fly(self, start: QPointF, end: QPointF, delay: int) -> None:
        self._pass(self._back(), start, end, delay, MOVE_MS + 60)

    def _back(self) -> CardItem:
        """A card seen from behind, for a moment."""
        deck = self._scene.layout_plan.far.deck
        back = CardItem(self._scene.look)
        back.resize(deck.width, deck.height)
        return back

    def _shuffle(self, side: Side) -> None:
        box = self._scene.layout_plan.half(side).deck
        for number in range(_SHUFFLES):
            back = self._back()
            aside = QPointF(box.width * (0.5 if number % 2 else -0.5), 0)
            self._pass(back, QPointF(*box.centre), QPointF(*box.centre) + aside, number * 70, SHUFFLE_MS, back=True)

    def _pass(
        self,
        item: BoardItem,
        start: QPointF,
        end: QPointF,
        delay: int,
        duration: int,
        *,
        end_opacity: float = 1.0,
        back: bool = False,
    ) -> None:
        """Something that is on the board only while it moves."""
        item.setZValue(900)
        self._scene.addItem(item)
        gone = self._scene.remover(item)
        motion = Motion(item, start, end, 0.0, 0.0, 1.0, end_opacity, delay, duration, back, gone)
        self._scene.animator.play(motion)
