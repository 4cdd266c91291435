"""Facts joined in one sentence, and put in force for a time."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.facts import forbid, no_condition
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.numbers import ANYBODY, Attackers, attacks_this_weakly, no_retreat_cost, takes_less
from ptcg_desktop.effects.english.scope import Held, RefusedError, Scope

Facts = tuple[Held, ...]

# --- further facts of the same subject: "… and can't retreat" ---------------------------------------------------------


def same(scope: Scope) -> ir.Who:
    """The subject of the fact before."""
    if scope.fact_subject is not None:
        return scope.fact_subject
    if scope.it is None:
        raise RefusedError("fact.subject")
    return scope.it


@rule("fact", "can't retreat")
def also_no_retreat(scope: Scope) -> Facts:
    return forbid("retreat", same(scope))


@rule("fact", "can't attack")
def also_no_attack(scope: Scope) -> Facts:
    return forbid("attack", same(scope))


@rule("fact", "can't be affected by [any] special condition")
def also_no_conditions(scope: Scope) -> Facts:
    return forbid("condition", same(scope))


@rule("fact", "can't be {conditions:conditions}")
def also_no_condition(scope: Scope, conditions: tuple[ir.State, ...]) -> Facts:
    return no_condition(scope, same(scope), conditions)


@rule("fact", "have no retreat cost")
def also_no_retreat_cost(scope: Scope) -> Facts:
    return no_retreat_cost(scope, same(scope))


# --- joined, and put in force ----------------------------------------------------------------------------------------


@rule("facts", "{one:fact}")
def facts_one(scope: Scope, one: object) -> Facts:
    return scope.value(one)  # type: ignore[no-any-return]


@rule("facts", "{one:fact} and {two:facts}", "{one:fact} , and {two:facts}", "{one:fact} , {two:facts}")
def facts_more(scope: Scope, one: object, two: object) -> Facts:
    first: Facts = scope.value(one)
    scope.fact_subject = first[0].on if first else None
    return first + scope.value(two)  # type: ignore[no-any-return]


@rule("act", "{until:until} , {facts:facts}", "{facts:facts} {until:until}", "{until:until} {facts:facts}")
def lasting(scope: Scope, facts: object, until: ir.Until) -> None:
    for held in scope.value(facts):
        scope.hold(held, until)


@rule(
    "act",
    "all damage done {a:by_attacks} to {who:whom} during your opponent's next turn be reduced by {n:number} "
    "[{w:before_wr}]",
)
def reduced_meanwhile(scope: Scope, who: ir.Who, n: int, a: Attackers = ANYBODY, w: str = "after") -> None:
    for held in takes_less(scope, who, n, a, w):
        scope.hold(held, "end_of_opponent_turn")


@rule(
    "act",
    "if {who:whom} attack (SELF|this pokémon) during {u:turn_words} , any damage done "
    "(by the attack|to (SELF|this pokémon)) be reduced by {n:number} [{w:before_wr}]",
)
def attacks_this_weakly_meanwhile(scope: Scope, who: ir.Who, n: int, u: ir.Until, w: str = "after") -> None:
    for held in attacks_this_weakly(scope, who, n, w):
        scope.hold(held, u)


@rule("turn_words", "your opponent's next turn")
def turn_opponents(scope: Scope) -> ir.Until:
    return "end_of_opponent_turn"


@rule("turn_words", "your next turn")
def turn_own(scope: Scope) -> ir.Until:
    return "end_of_own_next_turn"


@rule("act", "{facts:facts} (during|until the end of) (your opponent's|their) next turn")
def lasting_again(scope: Scope, facts: object) -> None:
    lasting(scope, facts, "end_of_opponent_turn")
