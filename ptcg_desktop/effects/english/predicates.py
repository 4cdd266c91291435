"""What Pokémon have and are: clauses behind the noun ("that have …"), and predicates of conditions."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.filters import EnergyKind, P, either, negated
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Scope

# --- what stands behind the noun, and predicates ----------------------------------------------------------------------


@rule(
    "having",
    "any damage counter [on (it|them)]",
    "damage counter on (it|them)",
    "1 or more damage counter on (it|them)",
    "at least 1 damage counter on (it|them)",
    "damage counter on it already",
)
def having_damage(scope: Scope) -> P:
    return P(damaged=True)


@rule("having", "no damage counter [on (it|them)]")
def having_no_damage(scope: Scope) -> P:
    return P(none_of=(P(damaged=True),))


@rule("having", "{n:number} or more damage counter on (it|them)", "at least {n:number} damage counter on (it|them)")
def having_counters(scope: Scope, n: int) -> P:
    return P(counters_at_least=n)


@rule(
    "having",
    "any [{kind:energy_kind}] [{types:types}] energy [card] [attached [to (it|them)]]",
    "(1 or more|at least 1|a) [{kind:energy_kind}] [{types:types}] energy [card] attached [to (it|them)]",
)
def having_energy(scope: Scope, kind: EnergyKind = "", types: str = "") -> P:
    return P(has_energy=True, energy=types, energy_kind=kind)


@rule("having", "no energy [card] [attached [to (it|them)]]")
def having_no_energy(scope: Scope) -> P:
    return P(none_of=(P(has_energy=True),))


@rule(
    "having",
    "{n:number} or more [{types:types}] energy [card] attached [to (it|them)]",
    "at least {n:number} [{types:types}] energy [card] attached [to (it|them)]",
)
def having_n_energy(scope: Scope, n: int, types: str = "") -> P:
    return P(energy_at_least=n, energy=types)


@rule("having", "{n:number} or (less|fewer) energy [card] attached [to (it|them)]")
def having_few_energy(scope: Scope, n: int) -> P:
    return P(none_of=(P(energy_at_least=n + 1),))


@rule("having", "(a|any) pokémon tool [card] [attached [to (it|them)]]")
def having_tool(scope: Scope) -> P:
    return P(has_tool=True)


@rule("having", "no pokémon tool [card] [attached [to (it|them)]]")
def having_no_tool(scope: Scope) -> P:
    return P(none_of=(P(has_tool=True),))


@rule("having", "(a|any|no) ability [ability]")
def having_ability_unsure(scope: Scope) -> P:
    return P(power="ability")


@rule("having", "(a|any) poké - power")
def having_poke_power(scope: Scope) -> P:
    return P(power="poke_power")


@rule("having", "(a|any) poké - body")
def having_poke_body(scope: Scope) -> P:
    return P(power="poke_body")


@rule("having", "(a|any) poké - power or poké - body")
def having_either_power(scope: Scope) -> P:
    return P(any_of=(P(power="poke_power"), P(power="poke_body")))


@rule("having", "a rule box <pokémon ex , pokémon v , etc. have rule box>", "a rule box")
def having_rule_box(scope: Scope) -> P:
    return P(group="rule_box")


@rule(
    "having", "{n:number} hp or less [remaining]", "{n:number} or less hp remaining", "{n:number} hp or less remaining"
)
def having_few_hp(scope: Scope, n: int) -> P:
    return P(left_at_most=n)


@rule("having", "{n:number} hp or more [remaining]")
def having_many_hp(scope: Scope, n: int) -> P:
    return P(left_at_least=n)


@rule("having", "a retreat cost of {n:number} or more", "a retreat cost of {cc:colorless} or more")
def having_retreat(scope: Scope, n: int = 0, cc: int = 0) -> P:
    return P(retreat_at_least=n or cc)


@rule("having", "no retreat cost", "a retreat cost of 0")
def having_no_retreat(scope: Scope) -> P:
    return P(retreat_at_most=0)


@rule("having", "{words:name} in (its|their) name")
def having_words(scope: Scope, words: str) -> P:
    return P(name_part=words)


@rule("having", "the {attack:title} attack", "a attack named {attack:name}")
def having_attack(scope: Scope, attack: str) -> P:
    return P(attack=attack)


@rule("having", "{type:type} resistance", "a {type:type} resistance")
def having_resistance(scope: Scope, type: str) -> P:
    return P(resistance=type)


@rule("having", "{type:type} weakness", "a {type:type} weakness")
def having_weakness(scope: Scope, type: str) -> P:
    return P(weakness=type)


@rule("colorless", "colorless")
def colorless_one(scope: Scope) -> int:
    return 1


@rule("colorless", "colorless {rest:colorless}")
def colorless_more(scope: Scope, rest: int) -> int:
    return rest + 1


@rule("energy_kind", "special")
def energy_special(scope: Scope) -> str:
    return "special"


@rule("energy_kind", "basic")
def energy_basic(scope: Scope) -> str:
    return "basic"


@rule("post", "that [already] have {what:having}", "with {what:having}")
def post_having(scope: Scope, what: P) -> P:
    return what


@rule("post", "without {what:having}", "that don't [already] have {what:having}")
def post_lacking(scope: Scope, what: P) -> P:
    return negated(what)


@rule("post", "that be {what:being}", "that's {what:being}")
def post_being(scope: Scope, what: P) -> P:
    return what


@rule("post", "that isn't {what:being}")
def post_not_being(scope: Scope, what: P) -> P:
    return negated(what)


@rule(
    "post",
    "<excluding {what:others}>",
    "<except {what:others}>",
    "except {what:others}",
    "<except for {what:others}>",
    "other than {what:others}",
    "( other than {what:others} )",
)
def post_excluding(scope: Scope, what: P) -> P:
    return negated(what)


@rule("post", "in play")
def post_in_play(scope: Scope) -> P:
    return P()


@rule("post", "that evolve from {name:named}")
def post_evolves(scope: Scope, name: str) -> P:
    return P(evolves_from=name)


@rule("others", "any {names:noun}", "{names:noun}")
def others_kinds(scope: Scope, names: P) -> P:
    return names


@rule("others", "this pokémon")
def others_this(scope: Scope) -> P:
    return P(not_bound="this")


@rule("being", "{conditions:conditions}")
def being_conditions(scope: Scope, conditions: tuple[ir.State, ...]) -> P:
    return either([P(condition=one) for one in conditions])


@rule("being", "(a|any) {noun:noun}", "pokémon - {group:group}")
def being_noun(scope: Scope, noun: P = ir.ANY_POKEMON, group: str = "") -> P:
    return P(group=group) if group else noun


@rule("being", "affected by (a|any) special condition")
def being_affected(scope: Scope) -> P:
    return P(conditioned=True)


@rule("being", "damaged")
def being_damaged(scope: Scope) -> P:
    return P(damaged=True)


@rule("being", "evolved")
def being_evolved(scope: Scope) -> P:
    return P(stage="evolution")


@rule("being", "your active pokémon", "in the active spot", "active", "the active pokémon", "a active pokémon")
def being_active(scope: Scope) -> P:
    return P(where="active")


@rule("being", "on (your|the|their) bench", "benched")
def being_benched(scope: Scope) -> P:
    return P(where="bench")


@rule("being", "{types:types}")
def being_type(scope: Scope, types: str) -> P:
    return P(type=types)
