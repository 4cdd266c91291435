"""What retreating and attacking cost, and what Pokémon are besides what is printed."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.facts import Facts, forbid
from ptcg_desktop.effects.english.filters import merged, negated
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.numbers import adjust
from ptcg_desktop.effects.english.pokemon import every
from ptcg_desktop.effects.english.scope import Held, RefusedError, Scope

# --- retreating ------------------------------------------------------------------------------------------------------


@rule("payers", "each player pay")
def each_pays(scope: Scope) -> ir.Side:
    return "both"


@rule("payers", "your opponent pay", "they pay")
def opponent_pays(scope: Scope) -> ir.Side:
    return "opponent"


@rule("payers", "you pay")
def own_pays(scope: Scope) -> ir.Side:
    return "own"


@rule("more_or_less", "more")
def more(scope: Scope) -> int:
    return 1


@rule("more_or_less", "less")
def less(scope: Scope) -> int:
    return -1


@rule(
    "fact",
    "{side:payers} {c:colorless} {by:more_or_less} to retreat their {noun:noun}",
    "{side:payers} {c:colorless} {by:more_or_less} to retreat a {noun:noun}",
)
def pays_to_retreat(scope: Scope, side: ir.Side, c: int, by: int, noun: ir.PokemonFilter) -> Facts:
    if side == "own":
        raise RefusedError("retreat.side")
    return adjust(every(scope, side, noun), "retreat_cost", "add", c * by)


@rule("fact", "you pay {c:colorless} {by:more_or_less} to retreat your {noun:noun}")
def own_pays_to_retreat(scope: Scope, c: int, by: int, noun: ir.PokemonFilter) -> Facts:
    return adjust(every(scope, "own", noun), "retreat_cost", "add", c * by)


@rule("fact", "{side:payers} {c:colorless} {by:more_or_less} to retreat {who:pokemon}")
def pays_to_retreat_one(scope: Scope, side: ir.Side, c: int, by: int, who: ir.Who) -> Facts:
    if scope.side_of(who) not in (side, "both"):
        raise RefusedError("retreat.side")
    return adjust(who, "retreat_cost", "add", c * by)


@rule(
    "fact",
    "{who:whoms} retreat cost be {c:colorless} less {per:per}",
    "the retreat cost of {who:whom} be {c:colorless} less {per:per}",
)
def retreat_less_per(scope: Scope, who: ir.Who, c: int, per: ir.Amount) -> Facts:
    return adjust(who, "retreat_cost", "add", ir.Times(per, -c))


@rule("fact", "{who:whoms} retreat cost be {c:colorless} more {per:per}")
def retreat_more_per(scope: Scope, who: ir.Who, c: int, per: ir.Amount) -> Facts:
    return adjust(who, "retreat_cost", "add", ir.Times(per, c))


# --- attacking -------------------------------------------------------------------------------------------------------


@rule(
    "fact",
    "the attack cost of each of {who:whoms} attack be {c:colorless} more",
    "each of {who:whoms} attack cost {c:colorless} more",
    "the attack (of|used by) {who:whom} cost {c:colorless} more",
)
def attacks_cost_more(scope: Scope, who: ir.Who, c: int) -> Facts:
    return adjust(who, "attack_cost", "add", c, type="C")


@rule(
    "fact",
    "the attack (of|used by) {who:whom} cost {c:colorless} less",
    "each of {who:whoms} attack cost {c:colorless} less",
)
def attacks_cost_less(scope: Scope, who: ir.Who, c: int) -> Facts:
    return adjust(who, "attack_cost", "add", -c, type="C")


@rule(
    "fact",
    "(attack|the attack) (of|used by) {who:whom} cost {type:type} less",
    "{who:whoms} attack cost {type:type} less",
)
def attacks_cost_type_less(scope: Scope, who: ir.Who, type: str) -> Facts:
    return adjust(who, "attack_cost", "add", -1, type=type)


@rule("fact", "{who:pokemon} can't use this attack")
def no_this_attack(scope: Scope, who: ir.Who) -> Facts:
    if scope.kind != "attack" or not isinstance(who, ir.This):
        raise RefusedError("attack.kind")
    return forbid("attack", who, attack="this")


@rule("act", "you can't use this attack during your next turn")
def not_next_turn(scope: Scope) -> None:
    if scope.kind != "attack":
        raise RefusedError("attack.kind")
    for held in forbid("attack", ir.This(), attack="this"):
        scope.hold(held, "end_of_own_next_turn")


@rule("fact", "{who:pokemon} can use the attack of [any] {noun:noun} on your bench or in your discard pile")
def attacks_of_both(scope: Scope, who: ir.Who, noun: ir.PokemonFilter) -> Facts:
    return Held(who, ir.UsesAttacks("benched", other=noun)), Held(who, ir.UsesAttacks("discard", other=noun))


@rule("fact", "{who:pokemon} can use the attack of {noun:noun} {where:attack_source}")
def attacks_of_all(scope: Scope, who: ir.Who, noun: ir.PokemonFilter, where: ir.Source) -> Facts:
    return (Held(who, ir.UsesAttacks(where, other=noun)),)


# --- damage taken ----------------------------------------------------------------------------------------------------


@rule(
    "fact",
    "if a attack (damage|do damage to) {who:whom} [{w:before_wr}] , that attack do {n:number} more damage [to "
    "{again:pokemon}]",
)
def hit_harder(scope: Scope, who: ir.Who, n: int, w: str = "after", again: ir.Who | None = None) -> Facts:
    if w != "after" or again not in (None, who):
        raise RefusedError("fact.order")
    return adjust(who, "damage.taken", "add", n, role="defender")


@rule(
    "fact",
    "whenever a {noun:noun} damage {who:whom} , reduce that damage by {n:number} [{w:before_wr}]",
    "whenever a {noun:noun} damage 1 of {side:whose} pokémon , reduce that damage by {n:number} [{w:before_wr}]",
)
def hit_softer(
    scope: Scope, noun: ir.PokemonFilter, n: int, w: str = "after", who: ir.Who | None = None, side: ir.Side = "own"
) -> Facts:
    if w != "after":
        raise RefusedError("fact.order")
    return adjust(who or ir.Every(side), "damage.taken", "add", -n, role="defender", other=noun)


# --- what it is ------------------------------------------------------------------------------------------------------


@rule("fact", "{who:whom} be a {types:types} pokémon", "{who:whom} be {types:types} pokémon")
def is_a(scope: Scope, who: ir.Who, types: str) -> Facts:
    return (Held(who, ir.Counts(types, only=True)),)


@rule(
    "fact", "{who:whom} have no ability , except for {noun:noun}", "{who:whom} have no ability <except for {noun:noun}>"
)
def no_abilities_of_others(scope: Scope, who: ir.Who, noun: ir.PokemonFilter) -> Facts:
    if noun == ir.PokemonFilter(name=noun.name):  # a bare name is that of the Ability
        return no_abilities_but(scope, who, noun.name)
    if not isinstance(who, ir.Every):
        raise RefusedError("fact.subject")
    return forbid("power", ir.Every(who.side, who.where, merged(who.filter, negated(noun))))


@rule("fact", "{who:whom} have no ability (, except for|other than) {name:title}")
def no_abilities_but(scope: Scope, who: ir.Who, name: str) -> Facts:
    return forbid("power", who, attack=name)


@rule("fact", "all pokémon power stop working")
def powers_stop(scope: Scope) -> Facts:
    return (Held(None, ir.Forbid("power", "all")),)


@rule(
    "card_rule",
    "if (it|this pokémon) lose this ability , discard pokémon tool [card] from it until only {n:number} remain",
)
def fewer_tools(scope: Scope, n: int) -> None:
    """The rule of R-TRN-6 for Tools beyond the limit."""
    if n != 1 or not any(isinstance(grant, ir.Adjust) and grant.number == "tool_limit" for grant in scope.grants):
        raise RefusedError("reference.effect")
