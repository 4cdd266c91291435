"""Damage counters: put, spread, healed, moved, and amounts of damage that was done."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.amounts import times
from ptcg_desktop.effects.english.damage import BOTH_ACTIVE, THIS, for_one
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import pick
from ptcg_desktop.effects.english.scope import RefusedError, Scope


@rule(
    "act",
    "put {n:counted_counters} on {who:whom}",
    "put {n:counted_counters} on {who:whom} {per:per_one}",
    "place {n:counted_counters} on {who:whom}",
    "place {n:counted_counters} on {who:whom} {per:per_one}",
)
def put_counters(scope: Scope, n: ir.Amount, who: ir.Who, per: Any = None) -> ir.Step:
    if per is None:
        return ir.PutCounters(n, who)
    if not isinstance(n, int):
        raise RefusedError("counters.per")
    return for_one(scope, who, per, lambda amount, one: ir.PutCounters(times(amount, n), one))


@rule("counted_counters", "{n:amount} [more] damage counter")
def counters_number(scope: Scope, n: ir.Amount) -> ir.Amount:
    return times(n, 10)


@rule("counted_counters", "{n:amount} damage counter {per:per}")
def counters_per(scope: Scope, n: ir.Amount, per: ir.Amount) -> ir.Amount:
    if not isinstance(n, int):
        raise RefusedError("counters.per")
    return times(per, n * 10)


@rule(
    "act",
    "put {n:counted_counters} on {who:whom} in any way you like",
    "put {n:counted_counters} among {who:whom} in any way you like",
    "put {n:counted_counters} {per:per} on {who:whom} in any way you like",
)
def spread_counters(scope: Scope, n: ir.Amount, who: ir.Who, per: ir.Amount = 1) -> ir.Step:
    if per != 1:
        if not isinstance(n, int):
            raise RefusedError("counters.per")
        n = times(per, n)
    return ir.SpreadCounters(n, who)


@rule("act", "heal {n:number} damage from {who:whom}", "heal {n:number} damage [{per:per}] from {who:whom}")
def heal(scope: Scope, n: int, who: ir.Who, per: ir.Amount = 1) -> ir.Step:
    scope.amount = scope.name("points")
    return ir.Heal(times(per, n), who, scope.amount)


@rule("act", "heal {n:number} damage from {who:whom} {per:per}")
def heal_per(scope: Scope, n: int, who: ir.Who, per: ir.Amount) -> ir.Step:
    return heal(scope, n, who, per)


@rule("act", "remove {n:counted_counters} from {who:whom}")
def remove_counters(scope: Scope, n: ir.Amount, who: ir.Who) -> ir.Step:
    scope.amount = scope.name("points")
    return ir.Heal(n, who, scope.amount)


@rule("act", "remove up to {n:counted_counters} from {who:whom}", "heal up to {m:number} damage from {who:whom}")
def remove_up_to(scope: Scope, who: ir.Who, n: ir.Amount = 0, m: int = 0) -> ir.Step:
    scope.amount = scope.name("points")
    return ir.Heal(n or m, who, scope.amount, True)


@rule(
    "act",
    "remove {n:counted_counters} from {who:whom} <remove {m:number} damage counter if that pokémon have only "
    "{k:number}>",
    "remove {n:counted_counters} from {who:whom} <{m:number} if that pokémon have only {k:number}>",
    "remove {n:counted_counters} from {who:whom} <remove {m:number} [damage counter] if there be only {k:number}>",
    "remove {n:counted_counters} from {who:whom} <remove {m:number} damage counter if a pokémon have only {k:number}>",
)
def remove_what_is_there(scope: Scope, n: ir.Amount, who: ir.Who, m: int, k: int) -> ir.Step:
    if m != k or not isinstance(n, int) or n <= 10 * k:
        raise RefusedError("counters.fewer")
    return remove_counters(scope, n, who)


@rule(
    "act",
    "remove (a number of|the number of) damage counter from {who:pokemon} equal to {half:half} the damage "
    "{did:did} [{w:after_wr}] [{up:rounded}]",
    "remove from {who:pokemon} (a number of|the number of) damage counter equal to {half:half} the damage "
    "{did:did} [{w:after_wr}] [{up:rounded}]",
)
def drain(scope: Scope, who: ir.Who, half: bool, did: None, w: None = None, up: bool = True) -> ir.Step:
    return ir.Heal(ir.Half(ir.DamageDone(), 10, up) if half else ir.DamageDone(), who)


@rule(
    "act",
    "remove (a number of|the number of) damage counter from {who:pokemon} equal to the damage {did:did} [{w:after_wr}]",
    "remove from {who:pokemon} the number of damage counter equal to the damage {did:did}",
)
def drain_all(scope: Scope, who: ir.Who, did: None, w: None = None) -> ir.Step:
    return ir.Heal(ir.DamageDone(), who)


@rule("half", "half")
def half(scope: Scope) -> bool:
    return True


@rule("did", "done to {who:pokemon}", "you did to {who:pokemon}")
def did(scope: Scope, who: ir.Who) -> None:
    if who != ir.Active("opponent"):
        raise RefusedError("damage.did")


@rule("after_wr", "<after applying weakness and resistance>")
def after_wr(scope: Scope) -> None:
    return None


@rule("rounded", "<rounded up to the nearest 10>", ", rounded up to the nearest 10")
def rounded_up(scope: Scope) -> bool:
    return True


@rule("rounded", "<rounded down to the nearest 10>", ", rounded down to the nearest 10")
def rounded_down(scope: Scope) -> bool:
    return False


@rule("act", "do damage to {who:pokemon} equal to half {of:whoms} remaining hp [{up:rounded}]")
def half_left(scope: Scope, who: ir.Who, of: ir.Who, up: bool = True) -> ir.Step:
    if who != ir.Active("opponent") or of not in (who, scope.it):
        raise RefusedError("damage.half")
    return ir.SetDamage(ir.Half(ir.Fact(who, "left"), 10, up))


@rule("act", "put damage counter on {who:pokemon} equal to half {of:whoms} hp [{up:rounded}]")
def half_hp(scope: Scope, who: ir.Who, of: ir.Who, up: bool = True) -> ir.Step:
    return ir.PutCounters(ir.Half(ir.Fact(who, "hp"), 10, up), who)


@rule("act", "put damage counter on {who:pokemon} until its remaining hp be {n:number}")
def until_left(scope: Scope, who: ir.Who, n: int) -> ir.Step:
    return ir.PutCounters(ir.Sum((ir.Fact(who, "left"), -n)), who)


@rule(
    "act",
    "heal all damage from {who:whom}",
    "remove all damage counter from {who:whom}",
    "heal {who:whom} of all damage",
)
def heal_all(scope: Scope, who: ir.Who) -> ir.Step:
    scope.amount = scope.name("points")
    return ir.Heal("all", who, scope.amount)


@rule(
    "act",
    "heal {n:number} damage and remove all special condition from {who:whom}",
    "heal {n:number} damage from {who:whom} , and it recover from all special condition",
)
def heal_and_cure(scope: Scope, n: int, who: ir.Who) -> tuple[ir.Step, ...]:
    return ir.Heal(n, who), ir.Cure(who)


@rule(
    "act",
    "heal from {who:pokemon} the same amount of damage you did to your opponent's active pokémon",
    "heal {who:pokemon} of the same amount",
)
def heal_drained(scope: Scope, who: ir.Who) -> ir.Step:
    return ir.Heal(ir.DamageDone(), who)


@rule(
    "act",
    "{who:pokemon} be [now] knocked out",
    "knock out {who:pokemon}",
    "{who:pokemon} be knocked out",
    "{who:pokemon} will be knocked out",
    "both active pokémon be knocked out",
)
def knock_out(scope: Scope, who: ir.Who = BOTH_ACTIVE) -> ir.Step:
    return ir.KnockOut(who)


@rule("act", "move {n:counted_counters} from {source:pokemon} to {target:another} [{safe:safely}]")
def move_counters(scope: Scope, n: ir.Amount, source: ir.Who, target: ir.Who, safe: bool = False) -> ir.Step:
    scope.amount = scope.name("points")
    return ir.MoveCounters(n, source, target, False, scope.amount, safe)


@rule("another", "{who:pokemon}")
def another_plain(scope: Scope, who: ir.Who) -> ir.Who:
    return who


@rule("another", "another", "a different 1", "another 1", "another pokémon")
def another_bare(scope: Scope) -> ir.Who:
    """Another of the same side as the one before."""
    if not isinstance(scope.it, ir.Bound):
        raise RefusedError("reference.another")
    return pick(scope, scope.it_side, ir.PokemonFilter(not_bound=scope.it.name))


@rule("safely", "as long as you don't knock out (that pokémon|SELF)")
def safely(scope: Scope) -> bool:
    return True


@rule("safely", "<even if it would knock out the other pokémon>")
def unsafely(scope: Scope) -> bool:
    return False


@rule("act", "move up to {n:counted_counters} from {source:pokemon} to {target:pokemon}")
def move_up_to(scope: Scope, n: ir.Amount, source: ir.Who, target: ir.Who) -> ir.Step:
    scope.amount = scope.name("points")
    return ir.MoveCounters(n, source, target, True, scope.amount)


@rule("act", "move any (number|amount) of damage counter from {source:pokemon} to {target:pokemon}")
def move_any(scope: Scope, source: ir.Who, target: ir.Who) -> ir.Step:
    scope.amount = scope.name("points")
    return ir.MoveCounters("any", source, target, True, scope.amount)


@rule("act", "move all damage counter from {source:pokemon} to {target:pokemon}")
def move_all(scope: Scope, source: ir.Who, target: ir.Who) -> ir.Step:
    scope.amount = scope.name("points")
    return ir.MoveCounters("all", source, target, False, scope.amount)


@rule("act", "don't apply weakness and resistance to this damage")
def plain_recoil(scope: Scope) -> None:
    """Recoil is plain damage anyway (R-DMG-12)."""
    last = scope.block[-1] if scope.block else None
    if not isinstance(last, ir.DealDamage) or last.to != THIS:
        raise RefusedError("damage.recoil")


@rule("act", "remove all special condition and {n:counted_counters} from {who:whom}")
def cure_and_heal(scope: Scope, n: ir.Amount, who: ir.Who) -> tuple[ir.Step, ...]:
    return ir.Cure(who), ir.Heal(n, who)


@rule("act", "put damage counter on {who:pokemon} until it be {n:number} hp away from being knocked out")
def until_nearly_out(scope: Scope, who: ir.Who, n: int) -> ir.Step:
    return until_left(scope, who, n)
