"""Putting Basic Pokémon on the Bench (R-BENCH)."""

from __future__ import annotations

from ptcg_desktop.engine import modifiers, moving, triggers
from ptcg_desktop.engine.actions import Action, Bench
from ptcg_desktop.engine.board import NO_POKEMON
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import PokemonBenched
from ptcg_desktop.engine.refusals import card_name, not_in_hand, refuse
from ptcg_desktop.engine.state import State
from ptcg_desktop.engine.work import Work


def explain(state: State, act: Bench) -> Refusal | None:
    """Why this card may not be put on the Bench now, or None."""
    if (refusal := not_in_hand(state, act.player, act.card)) is not None:
        return refusal
    if not state.game.cards[act.card].basic:
        return refuse("R-BENCH-3", "bench.not_basic", {"card": card_name(state, act.card)})
    limit = modifiers.bench_limit(state, act.player)
    if len(state.players[act.player].bench) >= limit:
        return refuse("R-BENCH-2", "bench.full", {"limit": limit})
    return None


def do(work: Work, act: Bench) -> None:
    """Carry it out."""
    player = act.player
    work.leave_hand(player, act.card)
    pokemon = work.new_pokemon(player, act.card, work.turn)
    side = work.players[player]
    work.set_places(player, side.active, (*side.bench, pokemon))
    work.events.append(PokemonBenched(player, act.card, pokemon.uid))
    if work.index.by_name:
        triggers.fire(work, "benched", player, pokemon.uid, card=act.card)
        triggers.fire(work, "played", player, pokemon.uid, card=act.card)


def put(work: Work, card: int) -> int:
    """Put a Pokémon card from wherever it is on its owner's Bench, if there is room; it stays where it is otherwise.

    Returns the new Pokémon, or -1.
    """
    player = work.game.owner(card)
    if work.game.cards[card].kind != "pokemon" or len(work.players[player].bench) >= modifiers.bench_limit(
        work, player
    ):
        return NO_POKEMON
    zone, _ = moving.take(work, card)
    if not zone:
        return NO_POKEMON
    pokemon = work.new_pokemon(player, card, work.turn)
    side = work.players[player]
    work.set_places(player, side.active, (*side.bench, pokemon))
    work.events.append(PokemonBenched(player, card, pokemon.uid, zone))
    return pokemon.uid


def room(state: State, player: int) -> bool:
    """Is there a free Bench place?"""
    return len(state.players[player].bench) < modifiers.bench_limit(state, player)


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind."""
    if room(state, player):
        cards = state.game.cards
        found.extend(Bench(player, card) for card in state.players[player].hand if cards[card].basic)
