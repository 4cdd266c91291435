"""Special Conditions: put on, made stronger, ended."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import RefusedError, Scope

# --- Special Conditions ----------------------------------------------------------------------------------------------


@rule(
    "act",
    "{who:whom} be [now] [also] {conditions:conditions} [<after doing damage>]",
    "make {who:whom} {conditions:conditions}",
    "{who:whom} be [also] now {conditions:conditions}",
)
def inflict(scope: Scope, who: ir.Who, conditions: tuple[ir.State, ...]) -> tuple[ir.Step, ...]:
    scope.inflicted = scope.block
    return tuple(ir.Inflict(condition, who) for condition in conditions)


@rule(
    "act",
    "both {one:pokemon} and {two:pokemon} be now {conditions:conditions} [<after doing damage>]",
    "{one:pokemon} and {two:pokemon} be now {conditions:conditions}",
)
def inflict_both(scope: Scope, one: ir.Who, two: ir.Who, conditions: tuple[ir.State, ...]) -> tuple[ir.Step, ...]:
    return tuple(ir.Inflict(condition, who) for who in (one, two) for condition in conditions)


@rule("act", "{who:whom} be no longer {conditions:conditions}", "remove {conditions:conditions} from {who:whom}")
def cure(scope: Scope, who: ir.Who, conditions: tuple[ir.State, ...]) -> ir.Step:
    return ir.Cure(who, conditions)


@rule(
    "act",
    "remove all special condition from {who:whom}",
    "heal {who:whom} of all special condition",
    "remove all special condition affecting {who:whom}",
    "remove any special condition affecting {who:whom}",
    "{who:pokemon} recover from all special condition",
    "{who:pokemon} be no longer affected by any special condition",
)
def cure_all(scope: Scope, who: ir.Who) -> ir.Step:
    return ir.Cure(who)


@rule("act", "remove a special condition from {who:whom}", "{who:pokemon} recover from a special condition")
def cure_one(scope: Scope, who: ir.Who) -> ir.Step:
    raise RefusedError("cure.one")


@rule(
    "act",
    "{who:pokemon} now take {n:number} poison damage instead of {m:number} after each player's turn [<even "
    "if it was already poisoned>]",
)
def stronger_points(scope: Scope, who: ir.Who, n: int, m: int) -> ir.Step | None:
    return stronger(scope, n // 10, m // 10, who)


@rule(
    "act",
    "put {n:number} damage counter instead of {m:number} on {who:whom} between turns",
    "during pokémon checkup , put {n:number} damage counter on {who:whom} instead of {m:number}",
    "put {n:number} damage counter on {who:whom} instead of {m:number} between turns",
    "put {n:number} damage counter instead of {m:number} on {who:whom} between turns",
    "during pokémon checkup , put {n:number} damage counter instead of {m:number} on {who:whom} [for this "
    "special condition]",
)
def stronger(scope: Scope, n: int, m: int, who: ir.Who) -> ir.Step | None:
    block = scope.inflicted
    last = block[-1] if block else None
    if block is None or not isinstance(last, ir.Inflict) or {"poisoned": 1, "burned": 2}.get(last.condition) != m:
        raise RefusedError("condition.stronger")
    more = ir.Inflict(last.condition, last.to, n * 10)
    if scope.opening is not None and block is not scope.opening.then:
        return more  # only under the condition of this sentence: the same one again replaces the weaker
    block[-1] = more
    return None
