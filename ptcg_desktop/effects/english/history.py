"""Conditions about what happened earlier in the game."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import RefusedError, Scope
from ptcg_desktop.effects.english.shape import frozen
from ptcg_desktop.effects.names import nodes

Zone = tuple[ir.Side, ir.Zone]


# --- what happened ---------------------------------------------------------------------------------------------------


@rule(
    "cond",
    "you played (a|any) {card:card} from your hand [during] this turn",
    "you played {name:name} from your hand during this turn",
    "you have played (a|any) {card:card} from your hand [during] this turn",
    "you played {name:name} during this turn",
)
def played(scope: Scope, card: ir.CardFilter = ir.ANY_CARD, name: str = "") -> ir.Condition:
    return ir.Happened("played", card=ir.CardFilter(name=name) if name else card)


@rule(
    "cond",
    "(any|1) of your {noun:noun} (was|have been) knocked out by damage from a (attack|opponent's "
    "attack|attack from your opponent's pokémon) during {turn:whose} last turn",
    "(any|1) of your {noun:noun} (was|have been) knocked out by damage from a attack during your opponent's last turn",
    "(any|1) of your {noun:noun} (was|have been) knocked out by damage from a opponent's attack during their last turn",
)
def lost_by_attack(scope: Scope, noun: ir.PokemonFilter, turn: ir.Side = "opponent") -> ir.Condition:
    if turn != "opponent":
        raise RefusedError("condition.turn")
    return ir.Happened("knocked_out_by_attack", "opponent_last_turn", pokemon=noun)


@rule("cond", "(any|1) of your {noun:noun} (was|have been) knocked out during (your opponent's|their) last turn")
def lost(scope: Scope, noun: ir.PokemonFilter) -> ir.Condition:
    return ir.Happened("knocked_out", "opponent_last_turn", pokemon=noun)


@rule(
    "cond",
    "{who:pokemon} moved from your bench to the active spot this turn",
    "{who:pokemon} was on the bench and became your active pokémon this turn",
    "{who:pokemon} moved from your bench to become your active pokémon this turn",
    "{who:pokemon} became your active pokémon this turn",
    "{who:pokemon} moved from your bench to the active spot during this turn",
)
def came_active(scope: Scope, who: ir.Who) -> ir.Condition:
    return ir.Happened("came_active", of=who)


@rule(
    "cond",
    "{who:pokemon} evolved during this turn",
    "{who:pokemon} evolved (this turn|during your turn)",
    "{who:pokemon} evolved from {name:name} during this turn",
    "{who:pokemon} evolved from {name:name} this turn",
)
def evolved(scope: Scope, who: ir.Who, name: str = "") -> ir.Condition:
    return ir.Happened("evolved", of=who, pokemon=ir.PokemonFilter(name=name))


@rule("cond", "{who:pokemon} was damaged by a attack during your opponent's last turn")
def was_damaged(scope: Scope, who: ir.Who) -> ir.Condition:
    scope.damage_before = True
    return ir.Happened("damaged_by_attack", "opponent_last_turn", of=who)


@rule("cond", "1 of your {noun:noun} used {attack:name} during your last turn")
def used_by_some(scope: Scope, noun: ir.PokemonFilter, attack: str) -> ir.Condition:
    return ir.Happened("used_attack", "own_last_turn", of=ir.Every("own", filter=noun), attack=attack)


@rule(
    "cond",
    "{who:pokemon} used {attack:name} during your last turn",
)
def used_attack(scope: Scope, attack: str, who: ir.Who | None = None) -> ir.Condition:
    return ir.Happened("used_attack", "own_last_turn", of=who, attack=attack)


@rule("cond", "{who:pokemon} was healed [during] this turn")
def healed(scope: Scope, who: ir.Who) -> ir.Condition:
    return ir.Happened("healed", of=who)


@rule("cond", "you go second and it be your first turn", "you go second , and it's your first turn")
def second_first(scope: Scope) -> ir.Condition:
    return ir.AllOf((ir.Happened("went_second", "ever"), ir.Happened("first_turn")))


@rule(
    "cond",
    "{who:pokemon} be knocked out by (this|that) (attack|damage)",
    "{who:pokemon} would be knocked out by this attack",
    "{who:pokemon} be knocked out by damage from this attack",
    "this attack knock out {who:pokemon}",
)
def knocked_by_this(scope: Scope, who: ir.Who) -> ir.Condition:
    return ir.Happened("knocked_out_by_this", of=who)


@rule("cond", "your bench be full", "your bench if full")
def bench_full(scope: Scope) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn("own", "bench_space"), 1))


@rule("cond", "your opponent's bench be full")
def opponents_bench_full(scope: Scope) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn("opponent", "bench_space"), 1))


@rule("cond", "it be the last card in your hand")
def last_card(scope: Scope) -> ir.Condition:
    return ir.Compare(ir.CardsIn("own", "hand"), "equal", 1)


@rule(
    "cond",
    "you (attached|put|discarded|moved|revealed|shuffled|drew|healed) {what:anything} [to {who:done_to}|into "
    "your hand|from {who:done_to}] in this way",
)
def did_so(scope: Scope, what: None = None, who: None = None) -> ir.Condition:
    name = scope.amount or scope.cards
    if not name:
        raise RefusedError("reference.done")
    return ir.AtLeast(ir.Result(name), 1)


@rule("done_to", "a pokémon", "{who:pokemon}")
def done_to(scope: Scope, who: ir.Who | None = None) -> None:
    """Said again of those to whom it was done.

    Raises:
        RefusedError: it is asked of one among several.
    """
    done = [node for node in nodes(frozen(scope.top + scope.body)) if isinstance(node, ir.AttachCards | ir.Heal)]
    if who is not None and not any(who in (getattr(node, "to", None), getattr(node, "of", None)) for node in done):
        raise RefusedError("reference.done")


@rule("sentence", "if you searched your deck in this way , {do:clauses}")
def if_searched(scope: Scope, do: Any) -> None:
    """Whatever was found: it belongs to the search, which was free to make."""
    if scope.sought is None:
        raise RefusedError("reference.searched")
    scope.perform(do, scope.sought)


@rule("cond", "you go first", "you went first")
def went_first(scope: Scope) -> ir.Condition:
    return ir.Not(ir.Happened("went_second", "ever"))


@rule("cond", "you go second", "you went second")
def went_second(scope: Scope) -> ir.Condition:
    return ir.Happened("went_second", "ever")


@rule("cond", "it's your first turn", "it be your first turn", "during your first turn", "on your first turn")
def first_turn(scope: Scope) -> ir.Condition:
    return ir.Happened("first_turn")


@rule("cond", "{who:pokemon} have (less|fewer) energy attached to it than {other:pokemon}")
def less_energy(scope: Scope, who: ir.Who, other: ir.Who) -> ir.Condition:
    return ir.Compare(ir.EnergyOn(who), "fewer", ir.EnergyOn(other))


@rule("cond", "{who:pokemon} have more energy attached to it than {other:pokemon}")
def more_energy(scope: Scope, who: ir.Who, other: ir.Who) -> ir.Condition:
    return ir.Compare(ir.EnergyOn(who), "more", ir.EnergyOn(other))


@rule("cond", "{who:pokemon} didn't move from [the|your] bench to the active spot this turn")
def not_came_active(scope: Scope, who: ir.Who) -> ir.Condition:
    return ir.Not(ir.Happened("came_active", of=who))


@rule("cond", "this be the only card in your hand", "you have no other card in your hand")
def only_card(scope: Scope) -> ir.Condition:
    return last_card(scope)


@rule("cond", "your active pokémon be your only pokémon in play")
def only_pokemon(scope: Scope) -> ir.Condition:
    return ir.Compare(ir.InPlay("own", "play"), "equal", 1)


@rule(
    "anything",
    "any card",
    "a card",
    "energy",
    "a energy [card]",
    "any energy [card]",
    "any damage [counter]",
    "any pokémon",
    "a pokémon",
    "a damage counter",
    "it",
    "that card",
)
def anything(scope: Scope) -> None:
    return None


@rule(
    "cond",
    "your opponent's pokémon be knocked out by damage from this attack",
    "your opponent's active pokémon be knocked out by damage from this attack",
)
def knocked_by_damage(scope: Scope) -> ir.Condition:
    return ir.Happened("knocked_out_by_this", of=ir.Active("opponent"))


@rule("cond", "{who:pokemon} have exactly {n:number} damage counter on it")
def exact_counters(scope: Scope, who: ir.Who, n: int) -> ir.Condition:
    return ir.Compare(ir.Counters(who), "equal", n)


@rule("cond", "they put any card on the bottom of their deck in this way")
def they_put(scope: Scope) -> ir.Condition:
    name = scope.those_cards()
    moved = (node for node in nodes(frozen(scope.top + scope.body)) if isinstance(node, ir.MoveZone))
    if not any((node.name, node.side) == (name, "opponent") for node in moved):
        raise RefusedError("reference.cards")
    return ir.AtLeast(ir.Result(name), 1)
