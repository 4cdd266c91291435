"""Pokémon Powers and Abilities that their player uses (R-POW)."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, feasible, filters, indexing, manual_texts, marks, modifiers
from ptcg_desktop.engine.actions import Action, UsePower
from ptcg_desktop.engine.board import Board, Entry
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import PowerUsed
from ptcg_desktop.engine.game import PowerFacts
from ptcg_desktop.engine.refusals import own_pokemon, pokemon_name, refuse
from ptcg_desktop.engine.state import EffectFrame, Mark, Pokemon, PowerFrame, Source, State
from ptcg_desktop.engine.work import Work

CHOICES, PRICE, STEPS, DONE = range(4)


def source(one: Pokemon, name: str) -> Source:
    """Where the text of a power stands."""
    return Source(one.player, one.card, one.uid, "power", name)


def _named(board: Board, one: Pokemon, name: str) -> PowerFacts | None:
    for power in modifiers.top(board, one).powers:
        if power.name == name and (power.program.use == "activated" or power.by_hand):
            return power
    return None


def explain(state: State, act: UsePower) -> Refusal | None:
    """Why this power, or the use a card in play offers, may not be made now, or None."""
    one = own_pokemon(state, act.player, act.pokemon)
    power = None if one is None else _named(state, one, act.name)
    if one is not None and power is not None:
        return _refusal(state, one, power)
    for entry, source in offered(state, act.player):
        if source.pokemon == act.pokemon and source.name == act.name:
            return _use_refusal(state, entry, source)
    return refuse("R-POW-1", "power.unknown", {"power": act.name})


def _refusal(state: State, one: Pokemon, power: PowerFacts) -> Refusal | None:
    program = power.program
    where = source(one, power.name)
    params: dict[str, str | int] = {"pokemon": pokemon_name(state, one), "power": power.name}
    if not indexing.power_works(state.game, one, power):
        return refuse("R-POW-4", "power.condition", params)
    if (program.limit == "once_per_turn" or power.by_hand) and (power.name, state.turn) in one.used:
        return refuse("R-POW-3", "power.used", params)
    if marks.used(state, program, where):
        return refuse("R-POW-3", "power.used", params)
    if state.index.by_name and modifiers.forbidden(state, "power", one.player, one.uid, power.name) is not None:
        return refuse("R-EXT-1", "power.forbidden", params)
    if program.needs is not None and not amounts.holds(state, program.needs, where, ()):
        return refuse("R-POW-3", "power.needs", params)
    demands = (*program.choices, *program.price, *feasible.leading(program.steps))
    if demands and not feasible.payable(state, demands, where):
        return refuse("R-POW-3", "power.impossible", params)
    return None


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind."""
    side = state.players[player]
    cards = state.game.cards
    plain = "copy_of" not in state.index.by_name
    for one in side.bench if side.active is None else (side.active, *side.bench):
        facts = cards[one.cards[-1]] if plain else modifiers.top(state, one)
        for power in facts.powers:
            if (power.program.use == "activated" or power.by_hand) and _refusal(state, one, power) is None:
                found.append(UsePower(player, one.uid, power.name))
    if "usable" in state.index.by_name:
        for entry, source in offered(state, player):
            if _use_refusal(state, entry, source) is None:
                found.append(UsePower(player, source.pokemon, source.name))


# --- what Stadiums and attached cards offer --------------------------------------------------------------------------


def offered(board: Board, player: int) -> list[tuple[Entry, Source]]:
    """Uses that cards in play offer a player, each seen from that player."""
    result: list[tuple[Entry, Source]] = []
    for entry in board.index.get("usable"):
        grant, at = entry.grant, entry.source
        if not isinstance(grant, ir.Usable):
            continue
        meant = grant.scope == "all" or (at.player == player) == (grant.scope in ("own", "this"))
        if meant and modifiers.in_force(board, entry):
            result.append((entry, Source(player, at.card, at.pokemon, at.kind, at.name)))
    return result


def _used_mark(source: Source, turn: int) -> Mark:
    return Mark(source.player, f"use:{source.card}", turn)


def _use_refusal(state: State, entry: Entry, source: Source) -> Refusal | None:
    grant = entry.grant
    params: dict[str, str | int] = {"power": source.name, "pokemon": source.name}
    if not isinstance(grant, ir.Usable):
        return refuse("R-POW-1", "power.unknown", params)
    if grant.limit == "once_per_turn" and _used_mark(source, state.turn) in state.marks:
        return refuse("R-POW-3", "power.used", params)
    demands = feasible.leading(grant.steps)
    if demands and not feasible.payable(state, demands, source):
        return refuse("R-POW-3", "power.impossible", params)
    return None


def _use(work: Work, act: UsePower) -> None:
    for entry, where in offered(work, act.player):
        if where.pokemon == act.pokemon and where.name == act.name and isinstance(entry.grant, ir.Usable):
            work.marks = (*work.marks, _used_mark(where, work.turn))
            work.events.append(PowerUsed(act.player, act.pokemon, act.name))
            work.stack.append(EffectFrame(entry.grant.steps, 0, where, (), (), False, "R-POW-3"))
            return


def do(work: Work, act: UsePower) -> None:
    """The power is used; it ends neither the main part nor the turn (R-POW-2)."""
    one = filters.find(work, act.pokemon)
    power = None if one is None else _named(work, one, act.name)
    if one is None or power is None:
        _use(work, act)
        return
    marks.use(work, power.program, source(one, act.name))
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
    one = work.find(where.pokemon)
    facts = work.game.cards[where.card] if one is None else modifiers.top(work, one)
    for power in facts.powers:
        if power.name == where.name:
            program = power.program
            if at == STEPS and power.by_hand and work.game.options.by_hand:
                manual_texts.begin(work, where)
            steps = (program.choices, program.price, program.steps)[at]
            if steps:
                work.stack.append(EffectFrame(steps, 0, where, frame.bindings, (), at != STEPS, "R-POW-3"))
