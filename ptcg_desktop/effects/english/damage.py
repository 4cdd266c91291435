"""What an attack's damage is, and damage beside it."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.amounts import times
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Draft, RefusedError, Scope
from ptcg_desktop.effects.english.shape import frozen
from ptcg_desktop.effects.names import bound, referred

THIS = ir.This()
BOTH_ACTIVE = ir.Active("both")


def base(scope: Scope, points: int) -> tuple[ir.Step, ...]:
    """The base damage a text names: nothing to say if it is the printed one."""
    if scope.kind not in ("attack", "technical_machine", "tool"):
        raise RefusedError("damage.no_attack")
    return () if points == scope.damage else (ir.SetDamage(points),)


@rule("this_attack", "this attack", "it", "this attack also")
def this_attack(scope: Scope) -> None:
    return None


@rule("act", "[{a:this_attack}] do {n:number} damage", "this attack's base damage be {n:number}")
def base_damage(scope: Scope, n: int, a: None = None) -> tuple[ir.Step, ...]:
    return base(scope, n) or (ir.MoreDamage(0),)


@rule("act", "[{a:this_attack}] do {n:number} [damage] {per:per}")
def damage_times(scope: Scope, n: int, per: ir.Amount, a: None = None) -> ir.Step:
    scope.bonus = scope.block
    return ir.SetDamage(times(per, n))


@rule(
    "act",
    "[{a:this_attack}] do {n:number} more damage [{per:per}]",
    "[{a:this_attack}] do {n:number} (extra|additional) damage [{per:per}]",
    "[{a:this_attack}] do {n:number} more damage <before applying weakness and resistance>",
)
def more_damage(scope: Scope, n: int, per: ir.Amount = 1, a: None = None) -> ir.Step:
    scope.bonus = scope.block
    return ir.MoreDamage(times(per, n))


@rule("act", "[{a:this_attack}] do that much more damage")
def that_much_more(scope: Scope, a: None = None) -> ir.Step:
    if not scope.damage_before:
        raise RefusedError("reference.amount")
    return ir.MoreDamage(ir.Fact(ir.This(), "damage_taken_last_turn"))


@rule("act", "[{a:this_attack}] do {n:number} less damage [{per:per}]")
def less_damage(scope: Scope, n: int, per: ir.Amount = 1, a: None = None) -> ir.Step:
    return ir.MoreDamage(times(per, -n))


@rule(
    "act",
    "[{a:this_attack}] do {b:number} damage plus {n:number} [more] damage [{per:per}]",
    "[{a:this_attack}] do {b:number} damage plus {n:number} more {per:per}",
)
def plus_damage(scope: Scope, b: int, n: int, per: ir.Amount = 1, a: None = None) -> tuple[ir.Step, ...]:
    scope.bonus = scope.block
    return (*base(scope, b), ir.MoreDamage(times(per, n)))


@rule("act", "[{a:this_attack}] do {b:number} damage minus {n:number} [damage] [{per:per}]")
def minus_damage(scope: Scope, b: int, n: int, per: ir.Amount = 1, a: None = None) -> tuple[ir.Step, ...]:
    return (*base(scope, b), ir.MoreDamage(times(per, -n)))


@rule(
    "act",
    "[{a:this_attack}] [also] do {n:number} damage to {who:whom}",
    "[{a:this_attack}] [also] do {n:number} damage [{per:per}] to {who:whom}",
    "[{a:this_attack}] do {n:number} damage to {who:typemates}",
)
def damage_to(scope: Scope, n: int, who: ir.Who, per: ir.Amount = 1, a: None = None) -> ir.Step:
    if scope.kind == "energy":
        raise RefusedError("damage.no_attack")
    new = isinstance(who, ir.Bound) and who.name == scope.new_active and who.name in bound(frozen(scope.early))
    if new and (n, per) == (scope.damage, 1):
        return ir.MoreDamage(0)  # whoever is Active when the damage is done gets the attack's own number
    return ir.DealDamage(times(per, n), who)


@rule(
    "act",
    "[{a:this_attack}] [also] do {n:number} damage to {who:whom} {per:per_one}",
)
def damage_to_per(scope: Scope, n: int, who: ir.Who, per: Any, a: None = None) -> ir.Step:
    return for_one(scope, who, per, lambda amount, one: ir.DealDamage(times(amount, n), one))


def for_one(scope: Scope, who: ir.Who, per: Any, make: Callable[[ir.Amount, ir.Who], ir.Step]) -> ir.Step:
    """A step with a number that may differ for each of the Pokémon ("… for each Energy attached to that Pokémon")."""
    if not isinstance(who, ir.Every):
        return make(scope.value(per), who)
    name = scope.name("each")
    scope.owners[name] = who.side
    scope.mention(one := ir.Bound(name), who.side)
    amount = scope.value(per)
    scope.mention(who, who.side)
    return ir.ForEach(who, name, (make(amount, one),)) if name in referred(amount) else make(amount, who)


@rule("per_one", "{per:per}")
def per_one(scope: Scope, per: ir.Amount) -> ir.Amount:
    return per


@rule("act", "this attack do {b:number} damage plus {who:pokemon} do {n:number} damage to itself")
def base_and_recoil(scope: Scope, b: int, who: ir.Who, n: int) -> tuple[ir.Step, ...]:
    return (*(base(scope, b) or (ir.MoreDamage(0),)), recoil(scope, n, who))


@rule(
    "act",
    "[plus] {who:pokemon} [also] do {n:number} damage to (itself|SELF|this pokémon)",
    "this attack [also] do {n:number} damage to itself",
)
def recoil(scope: Scope, n: int, who: ir.Who = THIS) -> ir.Step:
    if not isinstance(who, ir.This):
        raise RefusedError("damage.recoil")
    return ir.DealDamage(n, ir.This())


@rule(
    "act",
    "{who:pokemon} [also] do {n:number} damage to (itself|SELF|this pokémon) {per:per}",
    "{who:pokemon} [also] do {n:number} damage {per:per} to (itself|SELF)",
)
def recoil_per(scope: Scope, n: int, per: ir.Amount, who: ir.Who) -> ir.Step:
    if not isinstance(who, ir.This):
        raise RefusedError("damage.recoil")
    return ir.DealDamage(times(per, n), ir.This())


@rule(
    "act",
    "this attack do nothing",
    "this attack do nothing <not even damage>",
    "that attack do nothing",
    "the attack do nothing",
    "this attack have no effect",
)
def nothing(scope: Scope) -> ir.Step:
    return ir.AttackDoesNothing()


@rule("act", "that attack don't happen", "the attack don't happen")
def not_happen(scope: Scope) -> ir.Step:
    return ir.AttackDoesNothing()


@rule("ignored", "weakness")
def ignored_weakness(scope: Scope) -> tuple[ir.Skipped, ...]:
    return ("weakness",)


@rule("ignored", "resistance")
def ignored_resistance(scope: Scope) -> tuple[ir.Skipped, ...]:
    return ("resistance",)


@rule(
    "ignored",
    "[by] any [other] effect on {who:pokemon}",
    "[by] [any] poké - power , poké - body , or any other effect on {who:pokemon}",
    "pokémon power , or any other effect on {who:pokemon}",
    "poké - power , poké - body , or any other effect on {who:pokemon}",
)
def ignored_effects(scope: Scope, who: ir.Who) -> tuple[ir.Skipped, ...]:
    if scope.side_of(who) != "opponent":
        raise RefusedError("damage.ignored")
    return ("effects",)


@rule("ignoreds", "{one:ignored}")
def ignoreds_one(scope: Scope, one: tuple[ir.Skipped, ...]) -> tuple[ir.Skipped, ...]:
    return one


@rule(
    "ignoreds",
    "{one:ignored} (or|and) {two:ignored}",
    "{one:ignored} , (or|and) {two:ignored}",
    "{one:ignored} , {two:ignoreds}",
    "{one:ignored} , or by {two:ignored}",
    "{one:ignored} or {two:ignoreds}",
)
def ignoreds_more(scope: Scope, one: tuple[ir.Skipped, ...], two: tuple[ir.Skipped, ...]) -> tuple[ir.Skipped, ...]:
    return one + two


@rule(
    "act",
    "(this attack's|this) damage isn't affected by {what:ignoreds}",
    "the damage from this attack isn't affected by {what:ignoreds}",
    "this attack's damage isn't affected by {what:ignoreds}",
)
def unaffected(scope: Scope, what: tuple[ir.Skipped, ...]) -> ir.Step:
    return ir.IgnoreFor(what)


@rule(
    "act",
    "don't apply weakness and resistance [for this attack]",
    "don't apply weakness or resistance [for this attack]",
)
def apply_neither(scope: Scope) -> ir.Step:
    return ir.IgnoreFor(("weakness", "resistance"))


@rule("act", "don't apply resistance [for this attack]")
def apply_no_resistance(scope: Scope) -> ir.Step:
    return ir.IgnoreFor(("resistance",))


@rule("act", "don't apply weakness [for this attack]")
def apply_no_weakness(scope: Scope) -> ir.Step:
    return ir.IgnoreFor(("weakness",))


@rule(
    "act",
    "you can't add more than {n:number} [more] damage [in] this way",
    "you can't do more than {n:number} damage in this way",
)
def cap(scope: Scope, n: int) -> None:
    block, step = _bonus(scope)
    block[-1] = type(step)(ir.AtMost(step.amount, n))


@rule("act", "extra [{types:types}] energy after the {n:ordinal} don't count")
def cap_energy(scope: Scope, n: int, types: str = "") -> None:
    block, step = _bonus(scope)
    if step.amount != ir.Times(extra := ir.ExtraEnergy(types), by := getattr(step.amount, "by", 0)):
        raise RefusedError("damage.cap")
    block[-1] = type(step)(ir.Times(ir.AtMost(extra, n), by))


def _bonus(scope: Scope) -> tuple[list[Draft], ir.MoreDamage | ir.SetDamage]:
    """The last number that a text gave an attack's damage, and where it is written."""
    block = scope.bonus
    step = block[-1] if block else None
    if block is None or not isinstance(step, ir.MoreDamage | ir.SetDamage):
        raise RefusedError("damage.cap")
    return block, step


@rule("ordinal", "{n:number} (st|nd|rd|th)")
def ordinal(scope: Scope, n: int) -> int:
    return n


@rule("ordinal", "first")
def ordinal_first(scope: Scope) -> int:
    return 1


@rule("ordinal", "second")
def ordinal_second(scope: Scope) -> int:
    return 2


@rule(
    "act",
    "this attack's base damage be {n:number} instead of {m:number}",
    "[{a:this_attack}] do {n:number} damage instead of {m:number}",
    "this attack do {n:number} damage instead",
)
def base_instead(scope: Scope, n: int, m: int | None = None, a: None = None) -> ir.Step:
    if m is not None and scope.damage not in (None, m):
        raise RefusedError("damage.base")
    last = scope.body[-1] if scope.body else None
    if m is None and isinstance(last, ir.DealDamage):  # instead of the damage of the sentence before
        if scope.opening is None:
            raise RefusedError("reference.instead")
        scope.opening.otherwise.append(scope.body.pop())
        return ir.DealDamage(n, last.to)
    return ir.SetDamage(n)
