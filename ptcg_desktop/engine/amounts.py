"""Numbers in texts, evaluated when they are reached; flips are made then (R-RNG-2)."""

from __future__ import annotations

from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import chance, energy, options
from ptcg_desktop.engine.state import Bindings, Source
from ptcg_desktop.engine.work import Work


def value(work: Work, amount: ir.Amount, source: Source, bindings: Bindings) -> int:
    """The number an amount means now."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, ir.Sum):
        return sum(value(work, part, source, bindings) for part in amount.parts)
    if isinstance(amount, ir.Times):
        return value(work, amount.amount, source, bindings) * amount.by
    if isinstance(amount, ir.AtMost):
        return min(amount.limit, value(work, amount.amount, source, bindings))
    if isinstance(amount, ir.Heads):
        return sum(flip(work, source) for _ in range(amount.coins))
    return _counted(work, amount, source, bindings)


def flip(work: Work, source: Source) -> bool:
    """A flip of a text: the acting player makes it (R-RNG-2)."""
    reason = "attack" if source.kind == "attack" else "effect"
    return chance.flip(work, work.current, reason, source.pokemon)


def _counted(
    work: Work,
    amount: ir.Counters | ir.EnergyOn | ir.ExtraEnergy | ir.InPlay | ir.CardsIn,
    source: Source,
    bindings: Bindings,
) -> int:
    if isinstance(amount, ir.Counters):
        return sum(one.damage // 10 for one in options.who(work, amount.of, source, bindings))
    if isinstance(amount, ir.EnergyOn):
        units = [
            unit
            for one in options.who(work, amount.of, source, bindings)
            for unit in energy.units_of(work.game, one.energy)
        ]
        return sum(1 for unit in units if not amount.type or energy.serves(unit, amount.type))
    if isinstance(amount, ir.InPlay):
        return sum(
            len(options.at_place(work, side, amount.where)) for side in options.sides(amount.side, source.player)
        )
    if isinstance(amount, ir.CardsIn):
        return sum(len(work.zone(side, amount.zone)) for side in options.sides(amount.side, source.player))
    if isinstance(amount, ir.ExtraEnergy):
        one = work.find(source.pokemon)
        if one is None:
            return 0
        for attack in work.game.cards[source.card].attacks:
            if attack.name == source.name:
                return energy.extra_units(work.game, one, attack.cost, amount.type)
        return 0
    assert_never(amount)


def holds(work: Work, condition: ir.Condition, source: Source, bindings: Bindings) -> bool:
    """Does a condition of a text hold now?"""
    if isinstance(condition, ir.AtLeast):
        return value(work, condition.amount, source, bindings) >= condition.limit
    if isinstance(condition, ir.Not):
        return not holds(work, condition.condition, source, bindings)
    if isinstance(condition, ir.HasCondition):
        return any(
            condition.condition in ("", item.kind)
            for one in options.who(work, condition.of, source, bindings)
            for item in one.conditions
        )
    assert_never(condition)
