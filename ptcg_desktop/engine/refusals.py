"""Short ways to say no."""

from __future__ import annotations

from collections.abc import Mapping

from ptcg_desktop.engine.errors import Param, Refusal
from ptcg_desktop.engine.state import Pokemon, State


def refuse(clause: str, code: str, params: Mapping[str, Param] | None = None) -> Refusal:
    """A refusal by clause and message id."""
    return Refusal(clause, code, dict(params or {}))


def not_in_hand(state: State, player: int, card: int) -> Refusal | None:
    """Refuses a card that is not in the player's hand, without naming it: it may be hidden from the player."""
    return None if card in state.players[player].hand else refuse("R-ZONE-2", "card.not_in_hand")


def own_pokemon(state: State, player: int, uid: int) -> Pokemon | None:
    """The Pokémon of that uid, if it is in play on this player's side."""
    side = state.players[player]
    active = side.active
    if active is not None and active.uid == uid:
        return active
    for one in side.bench:
        if one.uid == uid:
            return one
    return None


def card_name(state: State, card: int) -> str:
    """Name of a card for a sentence."""
    return state.game.cards[card].name


def pokemon_name(state: State, one: Pokemon) -> str:
    """Name of a Pokémon in play for a sentence."""
    return state.game.cards[one.cards[-1]].name


SAID_BY_NAME = frozenset(("asleep", "paralyzed"))
"""Conditions with a sentence of their own; others a profile adds are said in general."""


def condition_code(act: str, condition: str) -> str:
    """Message id for an act that a Special Condition prevents."""
    return f"{act}.{condition}" if condition in SAID_BY_NAME else f"{act}.condition"
