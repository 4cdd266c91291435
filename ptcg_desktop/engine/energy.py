"""Energy: the turn's attachment (R-ENE) and covering attack costs with units (R-COST)."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, filters, manual_texts, modifiers, triggers
from ptcg_desktop.engine.actions import Action, Attach
from ptcg_desktop.engine.board import Board
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import EnergyAttached
from ptcg_desktop.engine.game import Units
from ptcg_desktop.engine.refusals import card_name, not_in_hand, own_pokemon, pokemon_name, refuse
from ptcg_desktop.engine.state import Pokemon, Source, State, Used
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
    if not may_attach(state, act.player, act.card, target):
        return refuse("R-EXT-1", "attach.forbidden", {"pokemon": pokemon_name(state, target)})
    return None


def may_attach(state: State, player: int, card: int, target: Pokemon) -> bool:
    """Does no text keep this Energy card from being attached there from the hand?"""
    if not fits(state, card, target):
        return False
    if not state.index.by_name:
        return True
    return modifiers.forbidden(state, "attach", player, target.uid, card=card) is None


def fits(board: Board, card: int, target: Pokemon) -> bool:
    """Does the card's own text let it be attached there, from the hand or by an effect?"""
    only = board.game.cards[card].program.attach_only
    if only is ir.ANY_POKEMON:
        return True
    return not filters.refuses(board, only, target, Source(target.player, card, -1, "card"), ())


def do(work: Work, act: Attach) -> None:
    """Carry it out."""
    work.leave_hand(act.player, act.card)
    used = work.used
    work.used = Used(used.energy + 1, used.retreats, used.items, used.supporters, used.stadiums)
    attach(work, act.card, act.target, "hand", "turn")
    facts = work.game.cards[act.card]
    if facts.by_hand and work.game.options.by_hand:
        manual_texts.begin(work, Source(act.player, act.card, act.target, "energy", facts.name))
    if work.index.by_name:
        triggers.fire(work, triggers.ATTACHED, act.player, act.target, card=act.card)
        triggers.fire(work, "energy_attached", act.player, act.target, act.target, act.card)


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
    targets = side.bench if side.active is None else (side.active, *side.bench)
    plain = "forbid.attach" not in state.index.by_name
    for card in side.hand:
        facts = cards[card]
        if facts.kind == "energy":
            free = plain and facts.program.attach_only is ir.ANY_POKEMON
            for one in targets:
                if free or may_attach(state, player, card, one):
                    found.append(Attach(player, card, one.uid))


# --- units -----------------------------------------------------------------------------------------------------------


def units_of(board: Board, one: Pokemon) -> list[str]:
    """All units that the Energy attached to a Pokémon provides (R-CARD-3)."""
    units: list[str] = []
    if not special(board, one):
        cards = board.game.cards
        for card in one.energy:
            units.extend(cards[card].provides)
        return units
    for card in one.energy:
        units.extend(units_of_card(board, one, card))
    return units


def special(board: Board, one: Pokemon) -> bool:
    """May any of its Energy provide something else than what its card says by itself?"""
    by_name = board.index.by_name
    if not by_name or not one.energy:
        return False
    if "allow.energy_counts_as" in by_name or "copy_of" in by_name:
        return True
    return "provides" in by_name


def units_of_card(board: Board, one: Pokemon, card: int) -> tuple[str, ...]:
    """The units one attached card provides where it is."""
    facts = board.game.cards[card]
    units = facts.provides
    if not board.index.by_name:
        return units
    for entry in board.index.get("provides"):
        grant = entry.grant
        varies = (facts.varies and entry.conditions) or not facts.is_energy
        if isinstance(grant, ir.Provides) and entry.source.card == card and varies and modifiers.in_force(board, entry):
            units = (grant.types,) * grant.units
    allow = modifiers.allowed(board, "energy_counts_as", one.player, one.uid, card=card)
    if allow is not None:
        units = (allow.type or "*",) * len(units)
    elif "copy_of" in board.index.by_name and modifiers.copied(board, one) != one.cards[-1]:
        units = ("*",) * len(units)
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


def cost_of(board: Board, pokemon: Pokemon, attack: str, cost: tuple[str, ...]) -> tuple[str, ...]:
    """An attack's cost as modified now: effects change the number of points, of Colorless ones where none is named."""
    entries = board.index.by_name.get("attack_cost")
    if entries is None:
        return cost
    for entry in entries:
        grant = entry.grant
        if (
            not isinstance(grant, ir.Adjust)
            or grant.attack not in ("", attack)
            or not modifiers.concerns(board, entry, pokemon.player, pokemon.uid)
        ):
            continue
        amount = amounts.value(board, grant.amount, entry.source, ())
        cost = _changed(cost, grant, amount)
    return cost


def _changed(cost: tuple[str, ...], grant: ir.Adjust, amount: int) -> tuple[str, ...]:
    if grant.change == "set" and not grant.type:
        return (COLORLESS,) * amount
    letter = grant.type or COLORLESS
    points = cost.count(letter)
    points = max(0, amount if grant.change == "set" else points + amount)
    return tuple(point for point in cost if point != letter) + (letter,) * points


def covered(board: Board, pokemon: Pokemon, attack: str, cost: tuple[str, ...]) -> bool:
    """Does the Energy attached to the Pokémon cover this cost now? Remembered per game."""
    if board.index.by_name:
        cost = cost_of(board, pokemon, attack, cost)
        if special(board, pokemon):
            return covers(cost, units_of(board, pokemon))
    key = (cost, pokemon.energy)
    memo = board.game.cover_memo
    known = memo.get(key)
    if known is None:
        cards = board.game.cards
        known = covers(cost, [unit for card in pokemon.energy for unit in cards[card].provides])
        memo[key] = known
    return known


def extra_units(board: Board, pokemon: Pokemon, cost: tuple[str, ...], letters: str) -> int:
    """Units of these types (empty: any) the cost does not need; Colorless points are paid with other Energy first."""
    units = units_of(board, pokemon)
    mine = sum(1 for unit in units if not letters or filters.serves_any(unit, letters))
    others = len(units) - mine
    coloured = [point for point in cost if point != COLORLESS and point not in letters]
    needed = sum(1 for point in cost if point in letters)
    colorless = max(0, cost.count(COLORLESS) - max(0, others - len(coloured)))
    if not letters:
        return max(0, len(units) - len(cost))
    return max(0, mine - needed - colorless)
