"""Numbers and conditions of texts, evaluated when they are reached; flips are made then (R-RNG-2)."""

from __future__ import annotations

from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import chance, energy, filters, modifiers, past
from ptcg_desktop.engine.board import Board
from ptcg_desktop.engine.errors import EngineError
from ptcg_desktop.engine.state import Bindings, Pokemon, Source
from ptcg_desktop.engine.work import Work

DONE = "#done"
"""The name under which the damage done is bound."""


def value(board: Board, amount: ir.Amount, source: Source, bindings: Bindings) -> int:
    """The number an amount means now. Coins can be flipped only where something is being carried out."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, ir.Sum):
        return sum(value(board, part, source, bindings) for part in amount.parts)
    if isinstance(amount, ir.Times):
        return value(board, amount.amount, source, bindings) * amount.by
    if isinstance(amount, ir.AtMost):
        return min(amount.limit, value(board, amount.amount, source, bindings))
    if isinstance(amount, ir.Half):
        whole, step = value(board, amount.amount, source, bindings), 2 * amount.unit
        return (-(-whole // step) if amount.up else whole // step) * amount.unit
    if isinstance(amount, ir.Heads):
        if not isinstance(board, Work):
            raise EngineError("a coin cannot be flipped for a number that is only looked at")
        return sum(flip(board, source) for _ in range(amount.coins))
    if isinstance(amount, ir.Result):
        return _result(board, amount, source, bindings)
    if isinstance(amount, ir.DamageDone):
        return sum(filters.bound(bindings, DONE))
    return _counted(board, amount, source, bindings)


def _result(board: Board, amount: ir.Result, source: Source, bindings: Bindings) -> int:
    """Numbers are bound as (n,) with a mark besides; cards and Pokémon are counted."""
    if amount.tails:
        return sum(_all(bindings, coins_mark(amount.name))) - sum(_all(bindings, amount.name))
    found = _all(bindings, amount.name)
    if amount.filter is not ir.ANY_CARD:
        return sum(filters.fits(board, amount.filter, card, bindings, source) for card in found)
    if filters.bound(bindings, number_mark(amount.name)):
        return sum(found)
    return len(found)


def _all(bindings: Bindings, name: str) -> tuple[int, ...]:
    """What is bound to a name; if it was bound again and again, all of it."""
    return filters.bound(bindings, sum_mark(name)) or filters.bound(bindings, name)


def coins_mark(name: str) -> str:
    """Bound besides a number of heads: how many coins were flipped."""
    return f"#coins:{name}"


def sum_mark(name: str) -> str:
    """Bound besides a name that was bound again and again: all it was bound to."""
    return f"#sum:{name}"


def growing_mark(name: str) -> str:
    """Bound while a name is bound again and again: all it was bound to so far."""
    return f"#growing:{name}"


def summed(bindings: Bindings, name: str) -> Bindings:
    """The bindings with what a name is bound to now added to its sum, which is not read before the loop is over."""
    for one in (name, coins_mark(name)):
        so_far, now = filters.bound(bindings, growing_mark(one)), filters.bound(bindings, one)
        if now:
            bindings = filters.with_bound(bindings, growing_mark(one), (*so_far, *now))
    return bindings


def with_sum(bindings: Bindings, name: str) -> Bindings:
    """The bindings after the loop: from now on the name stands for the sum."""
    for one in (name, coins_mark(name)):
        found = filters.bound(bindings, growing_mark(one))
        if found:
            bindings = filters.with_bound(bindings, sum_mark(one), found)
    return bindings


def without_sum(bindings: Bindings, name: str) -> Bindings:
    """The bindings before a name is bound again and again."""
    both = (name, coins_mark(name))
    sums = {mark(one) for one in both for mark in (sum_mark, growing_mark)}
    return tuple(pair for pair in bindings if pair[0] not in sums)


def number_mark(name: str) -> str:
    """The name that is bound besides `name` if that is bound to a number, not to cards or Pokémon."""
    return f"#{name}"


def with_number(bindings: Bindings, name: str, number: int) -> Bindings:
    """The bindings with a number bound to a name."""
    return filters.with_bound(filters.with_bound(bindings, name, (number,)), number_mark(name), (1,))


def flip(work: Work, source: Source, player: int | None = None) -> bool:
    """A flip of a text: the acting player makes it unless the text names another (R-RNG-2)."""
    reason = "attack" if source.kind == "attack" else "effect"
    return chance.flip(work, work.current if player is None else player, reason, source.pokemon)


def _counted(
    board: Board,
    amount: ir.Counters | ir.EnergyOn | ir.ExtraEnergy | ir.AttachedTo | ir.InPlay | ir.CardsIn | ir.Fact,
    source: Source,
    bindings: Bindings,
) -> int:
    if isinstance(amount, ir.Counters):
        return sum(one.damage // 10 for one in filters.who(board, amount.of, source, bindings))
    if isinstance(amount, ir.EnergyOn):
        return sum(_units(board, amount, one) for one in filters.who(board, amount.of, source, bindings))
    if isinstance(amount, ir.AttachedTo):
        return sum(
            _attached(board, amount, one, source, bindings) for one in filters.who(board, amount.of, source, bindings)
        )
    if isinstance(amount, ir.InPlay):
        every = ir.Every(amount.side, amount.where, amount.filter)
        return len(filters.who(board, every, source, bindings))
    if isinstance(amount, ir.CardsIn):
        players = filters.sides(amount.side, source.player)
        return sum(_in_zone(board, player, amount, source, bindings) for player in players)
    if isinstance(amount, ir.ExtraEnergy):
        return _extra(board, amount, source)
    if isinstance(amount, ir.Fact):
        return sum(fact(board, one, amount.number) for one in filters.who(board, amount.of, source, bindings))
    assert_never(amount)


def _attached(board: Board, amount: ir.AttachedTo, one: Pokemon, source: Source, bindings: Bindings) -> int:
    rule = amount.filter
    if rule == ir.CardFilter(
        "energy", type=rule.type, basic_energy=rule.basic_energy, special_energy=rule.special_energy
    ):
        kind = "basic" if rule.basic_energy else "special" if rule.special_energy else ""
        return len(filters.energy_cards(board, one, rule.type, kind))
    cards = (*one.energy, *(item.card for item in one.attached))
    return sum(filters.fits(board, rule, card, bindings, source) for card in cards)


def _units(board: Board, amount: ir.EnergyOn, one: Pokemon) -> int:
    cards = board.game.cards
    meant = (card for card in one.energy if filters.is_energy_kind(cards[card], amount.kind))
    units = (unit for card in meant for unit in energy.units_of_card(board, one, card))
    return sum(1 for unit in units if not amount.type or filters.serves_any(unit, amount.type))


def zone_cards(board: Board, player: int, zone: str) -> tuple[int, ...]:
    """The cards of a zone of a player; a Stadium is in the zone of its owner."""
    side = board.players[player]
    if zone == "stadium":
        stadium = board.stadium
        return () if stadium is None or stadium.player != player else (stadium.card,)
    zones = {"hand": side.hand, "deck": side.deck, "discard": side.discard, "prizes": side.prizes}
    if zone in zones:
        return zones[zone]
    return next((pile.cards for pile in side.piles if pile.name == zone), ())


def _in_zone(board: Board, player: int, amount: ir.CardsIn, source: Source, bindings: Bindings) -> int:
    if amount.zone == "prizes_taken":
        return max(0, board.game.profile.setup.prizes - len(board.players[player].prizes))
    if amount.zone == "bench_space":
        return max(0, modifiers.bench_limit(board, player) - len(board.players[player].bench))
    cards = zone_cards(board, player, amount.zone)
    if amount.filter is ir.ANY_CARD:
        return len(cards)
    return sum(filters.fits(board, amount.filter, card, bindings, source) for card in cards)


def _extra(board: Board, amount: ir.ExtraEnergy, source: Source) -> int:
    one = filters.find(board, source.pokemon)
    if one is None:
        return 0
    for attack in board.game.cards[source.card].attacks:
        if attack.name == source.name:
            return energy.extra_units(board, one, attack.cost, amount.type)
    return 0


def fact(board: Board, one: Pokemon, number: str) -> int:
    """A number of a Pokémon by its name in the IR."""
    if number == "retreat_cost":
        return modifiers.retreat_cost(board, one)
    if number == "hp":
        return modifiers.hp(board, one)
    if number == "left":
        return max(0, modifiers.hp(board, one) - one.damage)
    if number == "conditions":
        return len(one.conditions)
    if number == "weaknesses":
        return len(modifiers.affinities(board, one, "weakness"))
    if number == "damage_taken_last_turn":
        return past.damage_taken(board, one.uid, board.turn - 1)
    if number == "prize_value":
        return modifiers.prize_value(board, one)
    if number == "attack_cost":
        return max((len(attack.cost) for attack in modifiers.top(board, one).attacks), default=0)
    if number in ("energy_types", "basic_energy_types"):
        cards = board.game.cards
        basic = number == "basic_energy_types"
        meant = [card for card in one.energy if not basic or cards[card].printed.is_basic_energy]
        return len({unit for card in meant for unit in energy.units_of_card(board, one, card)})
    raise EngineError(f"no number of a Pokémon named {number}")


# --- conditions ------------------------------------------------------------------------------------------------------


def holds(board: Board, condition: ir.Condition, source: Source, bindings: Bindings) -> bool:
    """Does a condition of a text hold now?"""
    if isinstance(condition, ir.AtLeast):
        return value(board, condition.amount, source, bindings) >= condition.limit
    if isinstance(condition, ir.Compare):
        left = value(board, condition.left, source, bindings)
        right = value(board, condition.right, source, bindings)
        return {"equal": left == right, "more": left > right, "fewer": left < right}[condition.relation]
    if isinstance(condition, ir.Not):
        return not holds(board, condition.condition, source, bindings)
    if isinstance(condition, ir.AllOf):
        return all(holds(board, part, source, bindings) for part in condition.conditions)
    if isinstance(condition, ir.AnyOf):
        return any(holds(board, part, source, bindings) for part in condition.conditions)
    if isinstance(condition, ir.Is):
        found = filters.who(board, condition.of, source, bindings)
        return bool(found) and not any(filters.refuses(board, condition.filter, one, source, bindings) for one in found)
    if isinstance(condition, ir.HasCondition):
        return any(
            condition.condition in ("", item.kind)
            for one in filters.who(board, condition.of, source, bindings)
            for item in one.conditions
        )
    if isinstance(condition, ir.Happened):
        return past.happened(board, condition, source, bindings)
    assert_never(condition)
