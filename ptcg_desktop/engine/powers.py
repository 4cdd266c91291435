"""Pokémon Powers and Abilities that their player uses (R-POW)."""

from __future__ import annotations

from ptcg_desktop.engine import feasible, modifiers
from ptcg_desktop.engine.actions import Action, UsePower
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import PowerUsed
from ptcg_desktop.engine.game import PowerFacts
from ptcg_desktop.engine.refusals import own_pokemon, pokemon_name, refuse
from ptcg_desktop.engine.state import EffectFrame, Pokemon, PowerFrame, Source, State
from ptcg_desktop.engine.work import Work

CHOICES, PRICE, STEPS, DONE = range(4)


def source(one: Pokemon, name: str) -> Source:
    """Where the text of a power stands."""
    return Source(one.player, one.card, one.uid, "power", name)


def _named(board: modifiers.Board, one: Pokemon, name: str) -> PowerFacts | None:
    for power in board.game.cards[one.card].powers:
        if power.name == name and power.program.use == "activated":
            return power
    return None


def explain(state: State, act: UsePower) -> Refusal | None:
    """Why this power may not be used now, or None."""
    one = own_pokemon(state, act.player, act.pokemon)
    power = None if one is None else _named(state, one, act.name)
    if one is None or power is None:
        return refuse("R-POW-1", "power.unknown", {"power": act.name})
    return _refusal(state, one, power)


def _refusal(state: State, one: Pokemon, power: PowerFacts) -> Refusal | None:
    program = power.program
    params: dict[str, str | int] = {"pokemon": pokemon_name(state, one), "power": power.name}
    if not modifiers.power_works(state.game, one, power):
        return refuse("R-POW-4", "power.condition", params)
    if program.limit == "once_per_turn" and (power.name, state.turn) in one.used:
        return refuse("R-POW-3", "power.used", params)
    if modifiers.forbidden(state, "power", one.player, one.uid) is not None:
        return refuse("R-EXT-1", "power.forbidden", params)
    demands = (*program.choices, *program.price)
    if demands and not feasible.payable(state, demands, source(one, power.name)):
        return refuse("R-POW-3", "power.impossible", params)
    return None


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind."""
    side = state.players[player]
    cards = state.game.cards
    for one in side.bench if side.active is None else (side.active, *side.bench):
        for power in cards[one.cards[-1]].powers:
            if power.program.use == "activated" and _refusal(state, one, power) is None:
                found.append(UsePower(player, one.uid, power.name))


def do(work: Work, act: UsePower) -> None:
    """The power is used; it ends neither the main part nor the turn (R-POW-2)."""
    one = work.find(act.pokemon)
    if one is None:
        return
    used = (*((name, turn) for name, turn in one.used if turn == work.turn), (act.name, work.turn))
    work.put(
        Pokemon(
            one.uid,
            one.player,
            one.cards,
            one.energy,
            one.attached,
            one.damage,
            one.conditions,
            one.since,
            one.effects,
            used,
            one.stuck,
        )
    )
    work.events.append(PowerUsed(act.player, act.pokemon, act.name))
    work.stack.append(PowerFrame(CHOICES, source(one, act.name)))


def run(work: Work, frame: PowerFrame) -> None:
    """Carry out one part of the text."""
    at, where = frame.at, frame.source
    if at == DONE:
        return
    work.stack.append(PowerFrame(at + 1, where, frame.bindings))
    for power in work.game.cards[where.card].powers:
        if power.name == where.name:
            program = power.program
            steps = (program.choices, program.price, program.steps)[at]
            if steps:
                work.stack.append(EffectFrame(steps, 0, where, frame.bindings, (), at != STEPS, "R-POW-3"))
