"""Prevented damage and effects, and damage cut down."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.facts import Facts, forbid
from ptcg_desktop.effects.english.filters import merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.numbers import ANYBODY, Attackers, adjust, from_
from ptcg_desktop.effects.english.scope import RefusedError, Scope

# --- prevention ------------------------------------------------------------------------------------------------------


def prevent(who: ir.Who, what: str, attackers: Attackers = ANYBODY, act: str = "attack_effect") -> Facts:
    """Prevented damage, effects, or both."""
    damage = adjust(who, "damage.taken", "prevent", 0, role="defender", **from_(attackers))
    effects = forbid(act, who, **from_(attackers))
    return {"damage": damage, "effects": effects, "all": damage + effects}[what]


@rule(
    "prevented",
    "all damage done to {who:whom} {a:by_attacks}",
    "all damage done {a:by_attacks} to {who:whom}",
    "all damage done to {who:whom}",
    "all damage {a:by_attacks} done to {who:whom}",
    "all damage from attack done to {who:whom} by {a:attackers}",
    "all damage done to {who:whom} by {a:attackers}",
    "any damage done to {who:whom} {a:by_attacks}",
)
def prevented_damage(scope: Scope, who: ir.Who, a: Attackers = ANYBODY) -> Facts:
    return prevent(who, "damage", a)


@rule(
    "prevented",
    "all effect of (attack|a attack) , including damage , done to {who:whom} [by {a:attackers}]",
    "all effect of attack , including damage , done to {who:whom} [by {a:attackers}]",
    "all damage from and effect of attack done to {who:whom}",
    "all damage from and effect of attack from {a:attackers} done to {who:whom}",
    "all effect of attack , including damage , (from|by) {a:attackers} done to {who:whom}",
    "all effect , including damage , done to {who:whom} by attack",
    "all damage and effect of attack done to {who:whom}",
    "all damage from and effect of attack used by {a:attackers} done to {who:whom}",
    "all effect of {a:attackers_s} attack , including damage , done to {who:whom}",
    "all effect of attack , including damage , done to {who:whom} by {a:attackers}",
)
def prevented_all(scope: Scope, who: ir.Who, a: Attackers = ANYBODY) -> Facts:
    return prevent(who, "all", a)


@rule(
    "fact",
    "whenever {n:number} or less damage be done to {who:whom} [{w:before_wr}] , prevent that damage",
    "whenever {n:number} or less damage would be done to {who:whom} [{w:before_wr}] , prevent that damage",
)
def prevent_little(scope: Scope, n: int, who: ir.Who, w: str = "") -> Facts:
    if w == "before":
        raise RefusedError("fact.order")
    return adjust(who, "damage.taken", "prevent", 0, role="defender", ceiling=n)


@rule(
    "fact",
    "whenever a attack <including your own> do {n:number} or more damage to {who:whom} [{w:before_wr}] , "
    "prevent that damage",
)
def prevent_much(scope: Scope, n: int, who: ir.Who, w: str = "") -> Facts:
    if w == "before":
        raise RefusedError("fact.order")
    return adjust(who, "damage.taken", "prevent", 0, role="defender", floor=n)


@rule(
    "fact",
    "whenever a attack <even your own> do damage to {who:whom} [{w:before_wr}] , that attack do half the "
    "damage to {who2:whom} <rounded down to the nearest 10>",
)
def halve(scope: Scope, who: ir.Who, who2: ir.Who, w: str = "") -> Facts:
    if w == "before":
        raise RefusedError("fact.order")
    return adjust(who, "damage.taken", "halve", 0, role="defender")


@rule(
    "prevented",
    "all effect of attack [(used by|from) {a:attackers}] done to {who:whom}",
    "all effect of (attack|a attack) , (except|excluding) damage , done to {who:whom}",
    "all effect of attack done to {who:whom} by {a:attackers}",
    "all effect of {a:attackers_s} attack , (except|excluding) damage , done to {who:whom}",
    "all effect of {a:attackers_s} attack done to {who:whom}",
)
def prevented_effects(scope: Scope, who: ir.Who, a: Attackers = ANYBODY) -> Facts:
    return prevent(who, "effects", a)


@rule("prevented", "all effect of {a:attackers_s} ability done to {who:whom}")
def prevented_abilities(scope: Scope, who: ir.Who, a: Attackers) -> Facts:
    return forbid("power_effect", who, **from_(a))


@rule(
    "fact",
    "whenever your opponent play a {card:card} [from their hand] , prevent all effect of that card done to {who:whom}",
    "whenever your opponent play a {card:card} <excluding {but:card_and}> [from their hand] , prevent all effect of "
    "that card done to {who:whom}",
)
def prevented_trainers(scope: Scope, card: ir.CardFilter, who: ir.Who, but: ir.CardFilter = ir.ANY_CARD) -> Facts:
    if any(one.kind != "trainer" for one in card.any_of or (card,)):
        raise RefusedError("prevent.card")
    if but != ir.ANY_CARD:
        card = merged(card, ir.CardFilter(none_of=but.any_of or (but,)))
    return forbid("trainer_effect", who, card=card)


@rule(
    "fact",
    "prevent all damage done to {who:whom} {a:by_attacks} if that damage be {n:number} or less",
    "if {who:pokemon} would be damaged by a attack , prevent that attack's damage done to {again:pokemon} if that "
    "damage be {n:number} or less",
)
def prevent_small(scope: Scope, who: ir.Who, n: int, a: Attackers = ANYBODY, again: ir.Who | None = None) -> Facts:
    if again not in (None, who):
        raise RefusedError("fact.subject")
    return adjust(who, "damage.taken", "prevent", 0, role="defender", ceiling=n, **from_(a))


@rule("fact", "prevent {facts:prevented}")
def prevented(scope: Scope, facts: Facts) -> Facts:
    return facts
