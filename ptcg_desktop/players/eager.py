"""A player without foresight who always does something: builds up first, then hits as hard as possible.

Deterministic: the same view and the same acts give the same choice. Good enough to carry a game of cards without
effects to its end; it does not play Trainers, whose worth it cannot judge.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.engine import Action, PokemonView, View
from ptcg_desktop.engine import actions as act

_ORDER: dict[type, int] = {
    act.Evolve: 7,
    act.Bench: 6,
    act.Attach: 5,
    act.Attack: 3,
    act.Pass: 2,
    act.Retreat: 1,
    act.UsePower: 0,
    act.PlayTrainer: 0,
}
"""What is done first in the main part of a turn; whatever stands below `Pass` is never done."""


def choose(view: View, legal: Sequence[Action]) -> Action:
    """One of the legal acts.

    Args:
        view: What the player may know; the open decision is theirs.
        legal: What they may do, as `engine.legal` lists it; not empty.
    """
    return max(enumerate(legal), key=lambda pair: (_worth(view, pair[1]), -pair[0]))[1]


def _worth(view: View, action: Action) -> tuple[int, int]:
    if isinstance(action, (act.PlaceActive, act.PlaceBench, act.Bench)):
        return (_ORDER[act.Bench], view.cards[action.card].hp)
    if isinstance(action, (act.Promote, act.SwitchIn)):
        return (_ORDER[act.Bench], _strength(view, action.pokemon))
    if isinstance(action, act.Attach):
        return (_ORDER[act.Attach], _need(view, action))
    if isinstance(action, act.Attack):
        active = view.players[view.viewer].active
        return (_ORDER[act.Attack], _damage(view, active, action.name) if active else 0)
    if isinstance(action, act.MulliganDraw):
        return (_ORDER[act.Bench], action.count)
    if isinstance(action, act.ChooseFirst):
        return (_ORDER[act.Bench], int(action.first == view.viewer))
    return (_ORDER.get(type(action), _ORDER[act.Pass]), 0)


def _own(view: View, uid: int) -> PokemonView | None:
    side = view.players[view.viewer]
    return next((one for one in (side.active, *side.bench) if one is not None and one.uid == uid), None)


def _strength(view: View, uid: int) -> int:
    """Ready to fight: Energy counts more than what is left of its Hit Points."""
    pokemon = _own(view, uid)
    return 100 * len(pokemon.energy) + pokemon.hp - pokemon.damage if pokemon else 0


def _need(view: View, action: act.Attach) -> int:
    """How much this Energy card helps this Pokémon: a cost asks for its type, and the Active comes first."""
    pokemon = _own(view, action.target)
    if pokemon is None or pokemon.face_down:
        return 0
    letters = set(view.cards[action.card].provides)
    costs = [attack.cost for attack in view.cards[pokemon.card].attacks]
    longest = max((len(cost) for cost in costs), default=0)
    wanted = any(letters & set(cost) for cost in costs)
    side = view.players[view.viewer]
    active = side.active is not None and side.active.uid == pokemon.uid
    return 4 * (len(pokemon.energy) < longest) + 2 * wanted + active


def _damage(view: View, pokemon: PokemonView, name: str) -> int:
    return next((attack.damage.base for attack in view.cards[pokemon.card].attacks if attack.name.en == name), 0)
