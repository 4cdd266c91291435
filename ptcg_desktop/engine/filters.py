"""Whom and what a text means: Pokémon by an expression, and the filters that describe Pokémon and cards."""

from __future__ import annotations

from functools import lru_cache

from ptcg_desktop.cards.names import name_key
from ptcg_desktop.effects import groups, ir
from ptcg_desktop.effects.names import THIS
from ptcg_desktop.engine import energy, evolve, modifiers
from ptcg_desktop.engine.board import Board
from ptcg_desktop.engine.game import Facts
from ptcg_desktop.engine.state import Bindings, Pokemon, Source

_key = lru_cache(maxsize=4_000)(name_key)
DEFENDER = "defender"
"""In a filter: the opponent's Active Pokémon."""
NO_POKEMON: tuple[Pokemon, ...] = ()


def bound(bindings: Bindings, name: str) -> tuple[int, ...]:
    """The cards, Pokémon or number bound to a name; nothing if it is not bound."""
    for key, value in bindings:
        if key == name and not isinstance(value, str):
            return value
    return ()


def bound_text(bindings: Bindings, name: str) -> str:
    """The attack name or type bound to a name; empty if it is not bound."""
    for key, value in bindings:
        if key == name and isinstance(value, str):
            return value
    return ""


def with_bound(bindings: Bindings, name: str, value: tuple[int, ...] | str) -> Bindings:
    """The bindings with a name bound (anew)."""
    for key, _ in bindings:
        if key == name:
            return (*(pair for pair in bindings if pair[0] != name), (name, value))
    return (*bindings, (name, value))


def entered_mark(name: str) -> str:
    """Bound besides the name of cards that were put into play: the Pokémon they have become."""
    return f"#entered:{name}"


def bound_pokemon(bindings: Bindings, name: str) -> tuple[int, ...]:
    """The Pokémon bound to a name, or those that the cards bound to it have become."""
    entered = entered_mark(name)
    return bound(bindings, entered if any(key == entered for key, _ in bindings) else name)


def find(board: Board, uid: int) -> Pokemon | None:
    """The Pokémon in play of that uid."""
    if uid < 0:
        return None
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
        every = tuple(x for group in found for x in group)
        if expression.filter is ir.ANY_POKEMON:
            return every
        return tuple(one for one in every if not refuses(board, expression.filter, one, source, bindings))
    if isinstance(expression, ir.This):
        uids: tuple[int, ...] = (source.pokemon,)
    elif isinstance(expression, ir.Other):
        uids = (source.other,)
    else:
        uids = bound_pokemon(bindings, expression.name)
    return tuple(one for one in (find(board, uid) for uid in uids) if one is not None)


# --- Pokémon ---------------------------------------------------------------------------------------------------------


def refuses(board: Board, rule: ir.PokemonFilter, one: Pokemon, source: Source, bindings: Bindings) -> str:
    """The clause by which a filter refuses a Pokémon, `"-"` for the clause of the choice itself, empty if it fits."""
    if rule is ir.ANY_POKEMON:
        return ""
    facts = modifiers.top(board, one)
    plain = (
        (not rule.not_this or one.uid != source.pokemon)
        and (not rule.this or one.uid == source.pokemon)
        and (not rule.where or (board.players[one.player].active is one) == (rule.where == "active"))
        and (not rule.damaged or one.damage > 0)
        and (not rule.counters_at_least or one.damage >= 10 * rule.counters_at_least)
        and (not rule.conditioned or bool(one.conditions))
        and (not rule.condition or any(item.kind == rule.condition for item in one.conditions))
        and (not rule.not_bound or one.uid not in bound(bindings, rule.not_bound))
        and (not rule.same_type or _shares_type(board, one, source))
        and _is(board, rule, one, facts)
        and _measures(board, rule, one, facts)
        and _bears(board, rule, one, source)
    )
    if not plain or not _parts(board, rule, one, source, bindings):
        return "-"
    if rule.takes_tool and not room_for_tool(board, one):
        return "R-TRN-6"
    if rule.evolves_by == "skip":
        hand = board.players[source.player].hand
        if not any(evolve.skips_to(board, card, one) for card in hand):
            return "-"
        return evolve.time_clause(evolve.Moment(board.game, board.turn), one)
    return ""


def _shares_type(board: Board, one: Pokemon, source: Source) -> bool:
    """Has it a type of the Defending Pokémon?"""
    types = modifiers.types_of(board, one)
    return any(
        letter in types
        for foe in at_place(board, 1 - source.player, "active")
        for letter in modifiers.types_of(board, foe)
    )


def _parts(board: Board, rule: ir.PokemonFilter, one: Pokemon, source: Source, bindings: Bindings) -> bool:
    if rule.any_of and all(refuses(board, part, one, source, bindings) for part in rule.any_of):
        return False
    return all(refuses(board, part, one, source, bindings) for part in rule.none_of)


def _is(board: Board, rule: ir.PokemonFilter, one: Pokemon, facts: Facts) -> bool:
    """What is printed on its top card, or what it counts as."""
    return (
        (not rule.name or is_named(facts, rule.name) or rule.name in modifiers.also(board, one, "name"))
        and (not rule.name_part or rule.name_part in facts.name)
        and (not rule.type or any(letter in rule.type for letter in modifiers.types_of(board, one)))
        and (not rule.stage or is_stage(facts, rule.stage) or rule.stage in modifiers.also(board, one, "stage"))
        and (
            not rule.group
            or groups.is_of(facts.printed, rule.group)
            or rule.group in modifiers.also(board, one, "group")
        )
        and (not rule.power or has_power(facts, rule.power))
        and (not rule.attack or any(attack.name == rule.attack for attack in facts.attacks))
        and (not rule.evolves_from or facts.evolves_from == _key(rule.evolves_from))
        and (not rule.weakness or any(x.type in rule.weakness for x in modifiers.affinities(board, one, "weakness")))
        and (
            not rule.resistance
            or any(x.type in rule.resistance for x in modifiers.affinities(board, one, "resistance"))
        )
    )


def _measures(board: Board, rule: ir.PokemonFilter, one: Pokemon, facts: Facts) -> bool:
    if rule.hp_at_most and facts.hp > rule.hp_at_most:
        return False
    if rule.hp_at_least and facts.hp < rule.hp_at_least:
        return False
    if rule.survives or rule.left_at_most or rule.left_at_least:
        left = modifiers.hp(board, one) - one.damage
        if rule.survives and left <= rule.survives:
            return False
        if (rule.left_at_most and left > rule.left_at_most) or (rule.left_at_least and left < rule.left_at_least):
            return False
    if rule.retreat_at_least or rule.retreat_at_most >= 0:
        cost = modifiers.retreat_cost(board, one)
        if cost < rule.retreat_at_least or (rule.retreat_at_most >= 0 and cost > rule.retreat_at_most):
            return False
    return True


def _bears(board: Board, rule: ir.PokemonFilter, one: Pokemon, source: Source) -> bool:
    """What is attached to it."""
    cards = board.game.cards
    if rule.has_tool and not any(cards[item.card].subtype == "tool" for item in one.attached):
        return False
    if rule.holds == THIS:
        if source.card not in (*one.energy, *_attached(one)):
            return False
    elif rule.holds and not any(is_named(cards[card], rule.holds) for card in (*one.energy, *_attached(one))):
        return False
    if not (rule.has_energy or rule.energy or rule.energy_kind or rule.energy_at_least):
        return True
    meant = [card for card in one.energy if is_energy_kind(cards[card], rule.energy_kind)]
    if not rule.energy and not rule.energy_at_least:
        return bool(meant)
    units = [unit for card in meant for unit in energy.units_of_card(board, one, card)]
    if rule.energy:
        units = [unit for unit in units if serves_any(unit, rule.energy)]
    return len(units) >= max(1, rule.energy_at_least)


def _attached(one: Pokemon) -> tuple[int, ...]:
    return tuple(item.card for item in one.attached)


def is_named(facts: Facts, name: str) -> bool:
    """Is that the card's name, however it is spelt (R-CARD-6)?"""
    return facts.key == _key(name)


def is_energy_kind(facts: Facts, kind: str) -> bool:
    """Is it an Energy card of that kind (empty: any)?"""
    return not kind or (kind == "basic") == facts.printed.is_basic_energy


def energy_cards(board: Board, one: Pokemon, types: str, kind: str) -> tuple[int, ...]:
    """The cards that are Energy of a Pokémon now, of one of these types (empty: any) and that kind (empty: any)."""
    facts = board.game.cards
    return tuple(
        card
        for card in one.energy
        if is_energy_kind(facts[card], kind)
        and (not types or any(serves_any(unit, types) for unit in energy.units_of_card(board, one, card)))
    )


def serves_any(unit: str, letters: str) -> bool:
    """May this unit be one of these types?"""
    return any(energy.serves(unit, letter) for letter in letters)


def is_stage(facts: Facts, stage: str) -> bool:
    """Is the card of that stage? `"evolution"` is any stage above Basic."""
    if stage == "evolution":
        return facts.evolution
    if stage == "basic":
        return facts.basic
    return facts.printed.stage == stage


def has_power(facts: Facts, kind: str) -> bool:
    """Has the card a power of that kind (`"any"`)?"""
    return any(kind in ("any", power.kind) for power in facts.printed.powers)


def room_for_tool(board: Board, one: Pokemon) -> bool:
    """May one more Tool be attached to this Pokémon (R-TRN-6)?"""
    tools = sum(1 for item in one.attached if board.game.cards[item.card].subtype == "tool")
    return tools < modifiers.number(board, "tools_per_pokemon", board.game.tool_limit, one.player, one.uid)


# --- cards -----------------------------------------------------------------------------------------------------------


def fits(board: Board, rule: ir.CardFilter, card: int, bindings: Bindings, source: Source | None = None) -> bool:
    """Does a card pass a filter? `source` is needed only where the filter speaks of "this Pokémon".

    What depends on print alone is remembered per game, by the identity of the filter (which the memory keeps alive) and
    of the card's facts.
    """
    if rule is ir.ANY_CARD:
        return True
    facts = board.game.cards[card]
    memo = board.game.fits_memo
    kept = memo.get(id(rule))
    if kept is None:
        kept = memo[id(rule)] = (rule, None if _speaks_of_others(rule) else {})
    answers = kept[1]
    if answers is None:
        return _fits(board, rule, card, bindings, source)
    known = answers.get(id(facts))
    if known is None:
        known = answers[id(facts)] = _fits(board, rule, card, bindings, source)
    return known


def _speaks_of_others(rule: ir.CardFilter) -> bool:
    if rule.evolves or rule.evolves_from or rule.same_name or rule.same_type:
        return True
    return any(_speaks_of_others(part) for part in (*rule.any_of, *rule.none_of))


def _fits(board: Board, rule: ir.CardFilter, card: int, bindings: Bindings, source: Source | None) -> bool:
    facts = board.game.cards[card]
    printed = facts.printed
    plain = (
        (not rule.kind or facts.kind == rule.kind)
        and (not rule.trainer_kind or _is_trainer(facts, rule.trainer_kind))
        and (not rule.stage or is_stage(facts, rule.stage))
        and (not rule.name or is_named(facts, rule.name))
        and (not rule.name_part or rule.name_part in facts.name)
        and (not rule.basic_energy or printed.is_basic_energy)
        and (not rule.special_energy or (facts.is_energy and not printed.is_basic_energy))
        and (not rule.type or _has_type(facts, rule.type))
        and (not rule.group or groups.is_of(printed, rule.group))
        and (not rule.evolves_from_name or facts.evolves_from == _key(rule.evolves_from_name))
        and (not rule.attack or any(attack.name == rule.attack for attack in facts.attacks))
        and (not rule.power or has_power(facts, rule.power))
        and (not rule.hp_at_most or facts.hp <= rule.hp_at_most)
        and (not rule.hp_at_least or facts.hp >= rule.hp_at_least)
    )
    if not plain or not _refers(board, rule, card, bindings, source):
        return False
    if rule.any_of and not any(fits(board, part, card, bindings, source) for part in rule.any_of):
        return False
    return not any(fits(board, part, card, bindings, source) for part in rule.none_of)


def _is_trainer(facts: Facts, kind: str) -> bool:
    """Kinds that a profile does not tell apart are those printed on the card; a plain Trainer counts as an Item."""
    printed = facts.printed.trainer_kind
    return printed == kind or (kind == "item" and printed in ("trainer", "technical_machine", "rocket_secret_machine"))


def _refers(board: Board, rule: ir.CardFilter, card: int, bindings: Bindings, source: Source | None) -> bool:
    """The parts of a filter that speak of something bound before."""
    facts = board.game.cards[card]
    if rule.evolves:
        targets = _meant(board, rule.evolves, bindings, source)
        if not any(evolve.skips_to(board, card, one) for one in targets):
            return False
    if rule.evolves_from:
        targets = _meant(board, rule.evolves_from, bindings, source)
        if not any(facts.evolution and facts.evolves_from == modifiers.top(board, one).key for one in targets):
            return False
    if rule.same_name and facts.key not in {one.key for one in _named(board, rule.same_name, bindings, source)}:
        return False
    if rule.same_type == DEFENDER:
        player = source.player if source else board.current
        return any(
            _has_type(facts, "".join(modifiers.types_of(board, one))) for one in at_place(board, 1 - player, "active")
        )
    if rule.same_type:
        letters = "".join(
            letter for one in _named(board, rule.same_type, bindings, source) for letter in (*one.types, *one.provides)
        )
        return _has_type(facts, letters or bound_text(bindings, rule.same_type))
    return True


def _meant(board: Board, name: str, bindings: Bindings, source: Source | None) -> list[Pokemon]:
    uids = (source.pokemon if source else -1,) if name == THIS else bound_pokemon(bindings, name)
    return [one for one in (find(board, uid) for uid in uids) if one is not None]


def _named(board: Board, name: str, bindings: Bindings, source: Source | None) -> list[Facts]:
    """Facts of what a name is bound to: Pokémon in play by their uid, or cards by their number."""
    pokemon = name == THIS or name.startswith("pokemon")
    if pokemon:
        return [modifiers.top(board, one) for one in _meant(board, name, bindings, source)]
    return [board.game.cards[card] for card in bound(bindings, name) if card >= 0]


def _has_type(facts: Facts, letters: str) -> bool:
    if facts.is_energy:
        return any(serves_any(unit, letters) for unit in facts.provides)
    return any(letter in letters for letter in facts.types)
