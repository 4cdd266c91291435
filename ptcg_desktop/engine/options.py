"""What may be picked: the answers to every choice a text asks for (pure questions, on a state or on the work)."""

from __future__ import annotations

from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, filters, modifiers
from ptcg_desktop.engine.board import Board
from ptcg_desktop.engine.state import Bindings, Source

Listed = ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttached
"""Picks whose answers are Pokémon or cards."""


def found(board: Board, step: Listed, source: Source, bindings: Bindings) -> tuple[int, ...]:
    """Uids or cards that may be picked."""
    if isinstance(step, ir.PickPokemon):
        return pokemon(board, step, source, bindings)
    if isinstance(step, ir.PickCards):
        return cards(board, step, source, bindings)
    if isinstance(step, ir.PickEnergy):
        return attached_energy(board, step, source, bindings)
    if isinstance(step, ir.PickAttached):
        return attached(board, step, source, bindings)
    assert_never(step)


def pokemon(board: Board, step: ir.PickPokemon, source: Source, bindings: Bindings) -> tuple[int, ...]:
    """Uids that may be picked."""
    return tuple(
        one.uid
        for side in filters.sides(step.side, source.player)
        for one in filters.at_place(board, side, step.where)
        if not filters.refuses(board, step.filter, one, source, bindings)
    )


def cards(board: Board, step: ir.PickCards, source: Source, bindings: Bindings) -> tuple[int, ...]:
    """Cards that may be picked, by number: the order of a deck is not shown by it (R-INFO-1)."""
    if step.among:
        zone = filters.bound(bindings, step.among)
    else:
        zone = ()
        for player in filters.sides(step.side, source.player):
            zone += amounts.zone_cards(board, player, step.zone)
    rule = step.filter
    fitting = [card for card in zone if rule is ir.ANY_CARD or filters.fits(board, rule, card, bindings, source)]
    if source.card in fitting and step.zone != "stadium":
        fitting.remove(source.card)  # a card being played has left the hand while its text is carried out (R-TRN-1)
    if not step.among:
        fitting.sort()
    return tuple(fitting)


def attached_energy(board: Board, step: ir.PickEnergy, source: Source, bindings: Bindings) -> tuple[int, ...]:
    """Attached Energy cards that may be picked."""
    return tuple(
        card
        for one in filters.who(board, step.of, source, bindings)
        for card in filters.energy_cards(board, one, step.type, step.kind)
    )


def attached(board: Board, step: ir.PickAttached, source: Source, bindings: Bindings) -> tuple[int, ...]:
    """Attached cards of any kind that may be picked."""
    return tuple(
        card
        for one in filters.who(board, step.of, source, bindings)
        for card in (*one.energy, *(item.card for item in one.attached))
        if filters.fits(board, step.filter, card, bindings, source)
    )


def movable(board: Board, step: ir.MoveCounters, source: Source, bindings: Bindings) -> int:
    """Points of damage that may be moved at most."""
    givers = filters.who(board, step.source, source, bindings)
    takers = filters.who(board, step.target, source, bindings)
    if not givers or not takers or givers[0].uid == takers[0].uid:
        return 0
    most = givers[0].damage
    if step.amount not in ("all", "any"):
        most = min(most, max(0, amounts.value(board, step.amount, source, bindings)))  # type: ignore[arg-type]
    if step.survive:
        most = min(most, max(0, modifiers.hp(board, takers[0]) - takers[0].damage - 10))
    return most - most % 10


def attacks(board: Board, step: ir.PickAttack, source: Source, bindings: Bindings) -> dict[str, int]:
    """Names of attacks that may be picked, each with the card it stands on."""
    result: dict[str, int] = {}
    for one in filters.who(board, step.of, source, bindings):
        for card, attack in modifiers.attacks_of(board, one):
            if (attack.name, card) != (source.name, source.card):  # an attack that copies cannot copy itself
                result.setdefault(attack.name, card)
    if isinstance(step.of, ir.Bound):
        for card in filters.bound(bindings, step.of.name):
            if filters.find(board, card) is None and card < len(board.game.cards):
                for attack in board.game.cards[card].attacks:
                    result.setdefault(attack.name, card)
    return result


def types(board: Board, step: ir.PickType, source: Source, bindings: Bindings) -> tuple[str, ...]:
    """Types that may be picked."""
    if step.of is None:
        known = board.game.profile.types.pokemon_types
    else:
        every = (modifiers.types_of(board, one) for one in filters.who(board, step.of, source, bindings))
        known = tuple(dict.fromkeys(letter for letters in every for letter in letters))
    return tuple(letter for letter in known if letter not in step.except_types)


def at_least(step: Listed, wanted: int) -> int:
    """How many must be picked: a search may find fewer than asked for (R-DO-3)."""
    if step.optional or step.count == "any":
        return 0
    searches = isinstance(step, ir.PickCards) and step.zone == "deck" and not step.among
    return 0 if searches else wanted
