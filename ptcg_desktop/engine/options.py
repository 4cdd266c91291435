"""What may be picked: the answers to every choice a text asks for (pure questions, on a state or on the work)."""

from __future__ import annotations

from ptcg_desktop.cards.names import name_key
from ptcg_desktop.effects import ir
from ptcg_desktop.engine import energy, evolve, modifiers
from ptcg_desktop.engine.game import Facts
from ptcg_desktop.engine.modifiers import Board
from ptcg_desktop.engine.state import Bindings, Pokemon, Source

NO_POKEMON: tuple[Pokemon, ...] = ()


def bound(bindings: Bindings, name: str) -> tuple[int, ...]:
    """The cards or Pokémon bound to a name; nothing if it is not bound."""
    for key, value in bindings:
        if key == name and not isinstance(value, str):
            return value
    return ()


def bound_text(bindings: Bindings, name: str) -> str:
    """The attack name bound to a name; empty if it is not bound."""
    for key, value in bindings:
        if key == name and isinstance(value, str):
            return value
    return ""


def find(board: Board, uid: int) -> Pokemon | None:
    """The Pokémon in play of that uid."""
    for side in board.players:
        if side.active is not None and side.active.uid == uid:
            return side.active
        for one in side.bench:
            if one.uid == uid:
                return one
    return None


def at_place(board: Board, player: int, where: ir.Where) -> tuple[Pokemon, ...]:
    """The Pokémon of a player at a place."""
    side = board.players[player]
    active = NO_POKEMON if side.active is None else (side.active,)
    if where == "active":
        return active
    return side.bench if where == "bench" else (*active, *side.bench)


def sides(side: ir.Side, player: int) -> tuple[int, ...]:
    """The players a side means, seen from `player`; on both sides the turn's order is own first."""
    if side == "own":
        return (player,)
    return (1 - player,) if side == "opponent" else (player, 1 - player)


def who(board: Board, expression: ir.Who, source: Source, bindings: Bindings) -> tuple[Pokemon, ...]:
    """The Pokémon an expression means now; those no longer in play are left out."""
    if isinstance(expression, ir.Active):
        return tuple(x for side in sides(expression.side, source.player) for x in at_place(board, side, "active"))
    if isinstance(expression, ir.Every):
        found = (at_place(board, side, expression.where) for side in sides(expression.side, source.player))
        return tuple(x for group in found for x in group)
    if isinstance(expression, ir.This):
        uids: tuple[int, ...] = (source.pokemon,)
    elif isinstance(expression, ir.Other):
        uids = (source.other,)
    else:
        uids = bound(bindings, expression.name)
    return tuple(one for one in (find(board, uid) for uid in uids) if one is not None)


# --- Pokémon ---------------------------------------------------------------------------------------------------------


def refuses(board: Board, rule: ir.PokemonFilter, one: Pokemon, source: Source, bindings: Bindings) -> str:
    """The clause by which a filter refuses a Pokémon, `"-"` for the clause of the choice itself, empty if it fits."""
    if rule is ir.ANY_POKEMON:
        return ""
    facts = board.game.cards[one.card]
    plain = (
        (not rule.type or rule.type in facts.types)
        and (not rule.name or name_key(rule.name) == facts.key)
        and (not rule.damaged or one.damage > 0)
        and (not rule.has_energy or bool(one.energy))
        and (not rule.conditioned or bool(one.conditions))
        and (not rule.not_bound or one.uid not in bound(bindings, rule.not_bound))
        and (not rule.survives or one.damage + rule.survives < modifiers.hp(board, one))
    )
    if not plain:
        return "-"
    if rule.takes_tool and not room_for_tool(board, one):
        return "R-TRN-6"
    if rule.evolves_by == "skip":
        hand = board.players[source.player].hand
        if not any(evolve.skips_to(board.game, card, one) for card in hand):
            return "-"
        return evolve.time_clause(evolve.Moment(board.game, board.turn), one)
    return ""


def room_for_tool(board: Board, one: Pokemon) -> bool:
    """May one more Tool be attached to this Pokémon (R-TRN-6)?"""
    tools = sum(1 for item in one.attached if board.game.cards[item.card].subtype == "tool")
    return tools < modifiers.number(board, "tools_per_pokemon", board.game.tool_limit, one.player, one.uid)


def pokemon(board: Board, step: ir.PickPokemon, source: Source, bindings: Bindings) -> tuple[int, ...]:
    """Uids that may be picked."""
    return tuple(
        one.uid
        for side in sides(step.side, source.player)
        for one in at_place(board, side, step.where)
        if not refuses(board, step.filter, one, source, bindings)
    )


# --- cards -----------------------------------------------------------------------------------------------------------


def fits(board: Board, rule: ir.CardFilter, card: int, bindings: Bindings) -> bool:
    """Does a card pass a filter?"""
    facts = board.game.cards[card]
    if rule.kind and facts.kind != rule.kind:
        return False
    if rule.stage and facts.printed.stage != rule.stage:
        return False
    if rule.name and facts.key != name_key(rule.name):
        return False
    if rule.basic_energy and not facts.printed.is_basic_energy:
        return False
    if rule.type and not _has_type(facts, rule.type):
        return False
    if rule.evolves:
        targets = (find(board, uid) for uid in bound(bindings, rule.evolves))
        return any(one is not None and evolve.skips_to(board.game, card, one) for one in targets)
    return True


def _has_type(facts: Facts, letter: str) -> bool:
    if facts.is_energy:
        return any(energy.serves(unit, letter) for unit in facts.provides)
    return letter in facts.types


def cards(board: Board, step: ir.PickCards, source: Source, bindings: Bindings) -> tuple[int, ...]:
    """Cards that may be picked, by number: the order of a deck is not shown by it (R-INFO-1)."""
    player = source.player if step.side == "own" else 1 - source.player
    side = board.players[player]
    zones = {"hand": side.hand, "deck": side.deck, "discard": side.discard}
    zone = zones.get(step.zone, ())
    for pile in side.piles:
        if pile.name == step.zone:
            zone = pile.cards
    # The card being played has left the hand while its text is carried out (R-TRN-1).
    return tuple(sorted(card for card in zone if card != source.card and fits(board, step.filter, card, bindings)))


def attached(board: Board, step: ir.PickEnergy, source: Source, bindings: Bindings) -> tuple[int, ...]:
    """Attached Energy cards that may be picked."""
    found: list[int] = []
    for one in who(board, step.of, source, bindings):
        found.extend(
            card
            for card in one.energy
            if not step.type or any(energy.serves(unit, step.type) for unit in board.game.cards[card].provides)
        )
    return tuple(found)


def attacks(board: Board, step: ir.PickAttack, source: Source, bindings: Bindings) -> tuple[str, ...]:
    """Names of attacks that may be picked."""
    return tuple(
        attack.name for one in who(board, step.of, source, bindings) for attack in board.game.cards[one.card].attacks
    )
