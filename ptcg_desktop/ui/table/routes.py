"""From engine actions to things on the board and back: what to take up for an act, and where to put it.

`route(action)` tells the handles of a legal act; `candidates(source, target)` tells which acts a person may have
meant by a drop that is not legal, so that the engine can explain why it is not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.table.layout import Side
from ptcg_desktop.ui.table.picture import Handle

PLAY_PLACES = frozenset({Handle("stage", "near"), Handle("discard", "near"), Handle("stadium", "near")})
"""Where a Trainer card may be dropped to play it."""


@dataclass(frozen=True)
class Route:
    """An act with what is taken up for it (None: nothing, it is a button or a plain click on a target) and where it
    is put (empty: nowhere, choosing the source is enough)."""

    action: engine.Action
    source: Handle | None
    targets: frozenset[Handle] = frozenset()


class Router:
    """Translates for one view. `prizes` are the table positions of the Prizes still lying, per player."""

    def __init__(self, view: engine.View, prizes: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
        self.view = view
        self.prizes = prizes
        self.seat = view.viewer

    def side(self, player: int) -> Side:
        """Where a player sits in the picture."""
        return "near" if player == self.seat else "far"

    def pokemon(self, uid: int) -> Handle | None:
        """The handle of a Pokémon in play."""
        one = find_pokemon(self.view, uid)
        return None if one is None else Handle("pokemon", self.side(one.player), uid)

    def active(self, player: int) -> Handle:
        """A player's Active: the Pokémon there, else the empty place."""
        one = self.view.players[player].active
        return Handle("active", self.side(player)) if one is None else Handle("pokemon", self.side(player), one.uid)

    def _free_bench(self) -> frozenset[Handle]:
        taken = len(self.view.players[self.seat].bench)
        return frozenset(Handle("bench", "near", place) for place in range(taken, self.view.bench_limit[self.seat]))

    def _card(self, number: int) -> Handle | None:
        hand = self.view.players[self.seat].hand or ()
        return Handle("card", "near", number) if number in hand else None

    def route(self, action: engine.Action) -> Route:
        """The handles of one legal act."""
        match action:
            case act.PlaceActive(card=card):
                return Route(action, self._card(card), frozenset({Handle("active", "near")}))
            case act.PlaceBench(card=card) | act.Bench(card=card):
                return Route(action, self._card(card), self._free_bench())
            case act.Evolve(card=card, target=target) | act.Attach(card=card, target=target):
                return Route(action, self._card(card), _some(self.pokemon(target)))
            case act.PlayTrainer(card=card):
                return Route(action, self._card(card), PLAY_PLACES)
            case act.Retreat(target=target):
                return Route(action, self.active(action.player), _some(self.pokemon(target)))
            case act.Attack():
                return Route(action, self.active(action.player), frozenset({self.active(1 - action.player)}))
            case act.UsePower(pokemon=uid):
                return Route(action, self.pokemon(uid))
            case act.TakePrize(position=position):
                lying = self.prizes[action.player]
                place = lying[position] if position < len(lying) else position
                return Route(action, None, frozenset({Handle("prize", self.side(action.player), place)}))
            case act.Promote(pokemon=uid) | act.SwitchIn(pokemon=uid) | act.ChoosePokemon(pokemon=uid):
                return Route(action, None, _some(self.pokemon(uid)))
            case act.ChooseCard(card=card):
                return Route(action, None, _some(self._card(card)))
            case _:
                return Route(action, None)

    def routes(self, legal: Iterable[engine.Action]) -> tuple[Route, ...]:
        """All routes, in the order of `legal`."""
        return tuple(self.route(action) for action in legal)

    # --- what somebody may have meant ------------------------------------------------------------------------

    def candidates(self, source: Handle, target: Handle | None) -> list[engine.Action]:
        """Acts a person may have meant by dropping `source` on `target`, the likeliest first."""
        if source.kind == "card":
            return self._meant_by_card(source.key, target)
        if source.kind == "pokemon":
            return self._meant_by_pokemon(source, target)
        return []

    def _meant_by_card(self, number: int, target: Handle | None) -> list[engine.Action]:
        card = self.view.cards.get(number)
        if card is None:
            return []
        uid = self._uid_at(target)
        if uid is None and card.kind == "energy":
            uid = self._own_active()
        if card.kind == "trainer":
            return [act.PlayTrainer(self.seat, number)]
        if card.kind == "energy":
            return [act.Attach(self.seat, number, -1 if uid is None else uid)]
        basic = act.PlaceBench if self.view.phase == "setup" else act.Bench
        if uid is not None and not card.is_basic_pokemon:
            return [act.Evolve(self.seat, number, uid)]
        if self.view.phase == "setup" and target is not None and target.kind == "active":
            return [act.PlaceActive(self.seat, number)]
        if not card.is_basic_pokemon and target is not None and target.kind not in ("bench", "active"):
            active = self._own_active()
            return [act.Evolve(self.seat, number, -1 if active is None else active)]
        return [basic(self.seat, number)]

    def _meant_by_pokemon(self, source: Handle, target: Handle | None) -> list[engine.Action]:
        own = self.view.players[self.seat]
        if source.side == "far" or target is None:
            return []
        active = own.active
        if active is not None and source.key == active.uid:
            if target.side == "far":
                return [act.Attack(self.seat, name) for name in active.attacks]
            if target.kind in ("pokemon", "bench"):
                uid = self._uid_at(target)
                return [act.Retreat(self.seat, -1 if uid is None or uid == active.uid else uid)]
        elif target.kind in ("active", "pokemon") and target.side == "near":
            return [act.Promote(self.seat, source.key) if active is None else act.Retreat(self.seat, source.key)]
        return []

    def _uid_at(self, target: Handle | None) -> int | None:
        if target is None:
            return None
        if target.kind == "pokemon":
            return target.key
        if target.kind == "active":
            one = self.view.players[self.seat if target.side == "near" else 1 - self.seat].active
            return None if one is None else one.uid
        return None

    def _own_active(self) -> int | None:
        active = self.view.players[self.seat].active
        return None if active is None else active.uid


def find_pokemon(view: engine.View, uid: int) -> engine.PokemonView | None:
    """The Pokémon in play with that uid."""
    for player in view.players:
        for one in (player.active, *player.bench):
            if one is not None and one.uid == uid:
                return one
    return None


def _some(handle: Handle | None) -> frozenset[Handle]:
    return frozenset() if handle is None else frozenset({handle})
