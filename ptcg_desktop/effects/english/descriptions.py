"""More that stands behind a noun: exceptions, cards attached, marks and words of the name."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects.english.filters import EnergyKind, P, negated
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import RefusedError, Scope

# --- exceptions ------------------------------------------------------------------------------------------------------


@rule(
    "post",
    ", except [for] {what:others}",
    ", except [for] {what:others} ,",
    "except for {what:others}",
    "<except for {what:others}>",
    ", excluding {what:others}",
    ", excluding {what:others} ,",
    "excluding {what:others}",
    ", other than {what:others}",
)
def post_except(scope: Scope, what: P) -> P:
    return negated(what)


@rule("others", "any SELF")
def others_self(scope: Scope) -> P:
    if not scope.own_name:
        raise RefusedError("name.unknown")
    return P(name=scope.own_name)


@rule("others", "{noun:noun} <pokémon v , pokémon - gx , etc. have rule box>")
def others_boxed(scope: Scope, noun: P) -> P:
    return noun


@rule("having", "a rule box <pokémon v , pokémon - gx , etc. have rule box>")
def having_rule_box(scope: Scope) -> P:
    return P(group="rule_box")


@rule("post", "<including (SELF|this 1|this pokémon)>")
def including_this(scope: Scope) -> P:
    """No exception: this Pokémon is one of its side anyway."""
    return P()


# --- attached --------------------------------------------------------------------------------------------------------


@rule("having", "[{kind:energy_kind}] [{types:types}] energy [card] attached [to (it|them)]")
def having_plain_energy(scope: Scope, kind: EnergyKind = "", types: str = "") -> P:
    return P(has_energy=True, energy=types, energy_kind=kind)


@rule("having", "(a|any) {name:name} [card] attached [to (it|them)]")
def having_card(scope: Scope, name: str) -> P:
    return P(holds=name)


@rule("having", "(a|any) {name:name} energy [card] attached [to (it|them)]")
def having_named_energy(scope: Scope, name: str) -> P:
    return P(holds=f"{name} Energy")


@rule("having", "(a|any) {group:group} energy [card] attached [to (it|them)]")
def having_class_energy(scope: Scope, group: str) -> P:
    return P(holds=f"{group} Energy")


# --- what is printed -------------------------------------------------------------------------------------------------


@rule("having", "δ on its card", "a δ on its card")
def having_delta(scope: Scope) -> P:
    return P(group="Delta Species")


@rule("having", '" {words:name} " in (its|their) name')
def having_quoted(scope: Scope, words: str) -> P:
    return P(name_part=words)


@rule("having", "SELF in (its|their) name", '" SELF " in (its|their) name')
def having_own_words(scope: Scope) -> P:
    if not scope.own_name:
        raise RefusedError("name.unknown")
    return P(name_part=scope.own_name)


@rule("post", "that each have {what:having}", "each with {what:having}", "already with {what:having}")
def post_each_having(scope: Scope, what: P) -> P:
    return what


@rule(
    "having",
    "(a|any) poké - power or poké - body",
    "a poké - body or poké - power",
    "(a|any) poké - body or poké - power",
    "any poké - power or poké - body",
)
def having_either(scope: Scope) -> P:
    return P(any_of=(P(power="poke_power"), P(power="poke_body")))


@rule("having", "(a|any) pokémon power")
def having_pokemon_power(scope: Scope) -> P:
    return P(power="pokemon_power")


@rule("core", "mega evolution pokémon ex")
def core_mega_ex(scope: Scope) -> P:
    return P(group="Mega ex")
