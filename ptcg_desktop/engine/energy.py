"""Energy: the turn's attachment (R-ENE) and covering attack costs with units (R-COST)."""

from __future__ import annotations

from ptcg_desktop.engine import modifiers
from ptcg_desktop.engine.actions import Action, Attach
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import EnergyAttached
from ptcg_desktop.engine.game import Game, Units
from ptcg_desktop.engine.refusals import card_name, not_in_hand, own_pokemon, pokemon_name, refuse
from ptcg_desktop.engine.state import Pokemon, State, Used
from ptcg_desktop.engine.work import Work

COLORLESS = "C"


def explain(state: State, act: Attach) -> Refusal | None:
    """Why this Energy may not be attached so now, or None."""
    if (refusal := not_in_hand(state, act.player, act.card)) is not None:
        return refusal
    if not state.game.cards[act.card].is_energy:
        return refuse("R-ENE-1", "attach.not_energy", {"card": card_name(state, act.card)})
    target = own_pokemon(state, act.player, act.target)
    if target is None:
        return refuse("R-ENE-1", "attach.not_own")
    limit = modifiers.energy_limit(state, act.player)
    if state.used.energy >= limit:
        return refuse("R-ENE-2", "attach.limit", {"count": limit})
    if modifiers.forbidden(state, "attach", act.player, act.target) is not None:
        return refuse("R-EXT-1", "attach.forbidden", {"pokemon": pokemon_name(state, target)})
    return None


def do(work: Work, act: Attach) -> None:
    """Carry it out."""
    work.leave_hand(act.player, act.card)
    used = work.used
    work.used = Used(used.energy + 1, used.retreats, used.items, used.supporters, used.stadiums)
    attach(work, act.card, act.target, "hand", "turn")


def attach(work: Work, card: int, uid: int, source: str, reason: str) -> None:
    """Put an Energy card, already taken from where it was, on a Pokémon."""
    target = work.find(uid)
    if target is None:
        return
    work.put(with_energy(target, (*target.energy, card)))
    work.events.append(EnergyAttached(target.player, card, uid, source, reason))


def with_energy(one: Pokemon, energy: tuple[int, ...]) -> Pokemon:
    """The Pokémon with other Energy attached."""
    return Pokemon(
        one.uid,
        one.player,
        one.cards,
        energy,
        one.attached,
        one.damage,
        one.conditions,
        one.since,
        one.effects,
        one.used,
        one.stuck,
    )


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind."""
    if state.used.energy >= modifiers.energy_limit(state, player):
        return
    side = state.players[player]
    cards = state.game.cards
    targets = [one.uid for one in side.bench]
    if side.active is not None:
        targets.insert(0, side.active.uid)
    if state.index.by_name:
        targets = [uid for uid in targets if modifiers.forbidden(state, "attach", player, uid) is None]
    for card in side.hand:
        if cards[card].kind == "energy":
            for uid in targets:
                found.append(Attach(player, card, uid))


# --- units -----------------------------------------------------------------------------------------------------------


def units_of(game: Game, energy: tuple[int, ...]) -> list[str]:
    """All units that these Energy cards provide (R-CARD-3)."""
    units: list[str] = []
    for card in energy:
        units.extend(game.cards[card].provides)
    return units


def serves(unit: str, letter: str) -> bool:
    """May this unit pay a point of that colour (R-COST-2, R-COST-6)?"""
    return unit == "*" or letter in unit


def covers(cost: tuple[str, ...], units: list[str] | Units) -> bool:
    """Do these units cover the cost (R-COST-1 … R-COST-6)?

    Coloured points are matched to units by augmenting paths, so that a flexible unit is used where it is needed;
    Colorless points take any units left over, so only their number matters.
    """
    if len(units) < len(cost):
        return False
    coloured = [letter for letter in cost if letter != COLORLESS]
    taken: dict[int, int] = {}  # unit → point of the cost

    def place(point: int, tried: set[int]) -> bool:
        for at, unit in enumerate(units):
            if at not in tried and serves(unit, coloured[point]):
                tried.add(at)
                if at not in taken or place(taken[at], tried):
                    taken[at] = point
                    return True
        return False

    return all(place(point, set()) for point in range(len(coloured)))


def cost_of(board: modifiers.Board, pokemon: Pokemon, cost: tuple[str, ...]) -> tuple[str, ...]:
    """An attack's cost as modified now: effects change the number of Colorless points."""
    if not board.index.by_name:
        return cost
    plain = cost.count(COLORLESS)
    points = max(0, modifiers.number(board, "cost_colorless", plain, pokemon.player, pokemon.uid))
    return cost if points == plain else tuple(x for x in cost if x != COLORLESS) + (COLORLESS,) * points


def covered(board: modifiers.Board, pokemon: Pokemon, cost: tuple[str, ...]) -> bool:
    """Does the Energy attached to the Pokémon cover this cost now? Remembered per game."""
    cost = cost_of(board, pokemon, cost)
    key = (cost, pokemon.energy)
    memo = board.game.cover_memo
    known = memo.get(key)
    if known is None:
        known = covers(cost, units_of(board.game, pokemon.energy))
        memo[key] = known
    return known


def extra_units(game: Game, pokemon: Pokemon, cost: tuple[str, ...], letter: str) -> int:
    """Units of a type beyond those the cost needs; Colorless points are paid with other Energy first."""
    units = units_of(game, pokemon.energy)
    mine = sum(1 for unit in units if serves(unit, letter))
    others = len(units) - mine
    coloured = [point for point in cost if point not in (COLORLESS, letter)]
    needed = sum(1 for point in cost if point == letter)
    colorless = max(0, cost.count(COLORLESS) - max(0, others - len(coloured)))
    return max(0, mine - needed - colorless)
