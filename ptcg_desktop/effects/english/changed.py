"""Texts that change what a Pokémon is: another type, Weakness or Resistance; a copy of another card; an Energy card."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Literal

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.facts import Facts
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Held, RefusedError, Scope

Trait = Literal["type", "weakness", "resistance"]
OTHERS = ir.Every("both", "play", ir.PokemonFilter(not_this=True))


# --- a chosen type ---------------------------------------------------------------------------------------------------


@rule("act", "choose a type [other than {but:types}]")
def choose_type(scope: Scope, but: str = "") -> ir.Step:
    scope.type = scope.name("type")
    return ir.PickType(scope.type, but)


@rule("act", "choose the type of any other pokémon in play [other than {but:types}]")
def choose_type_in_play(scope: Scope, but: str = "") -> ir.Step:
    scope.type = scope.name("type")
    return ir.PickType(scope.type, but, OTHERS)


@rule("trait", "type")
def trait_type(scope: Scope) -> Trait:
    return "type"


@rule("trait", "weakness")
def trait_weakness(scope: Scope) -> Trait:
    return "weakness"


@rule("trait", "resistance")
def trait_resistance(scope: Scope) -> Trait:
    return "resistance"


@rule("fact", "{who:whoms} {trait:trait} be the chosen type")
def is_chosen_type(scope: Scope, who: ir.Who, trait: Trait) -> Facts:
    if not scope.type:
        raise RefusedError("reference.type")
    return (Held(who, ir.Typed(trait, bound=scope.type)),)


@rule("act", "change the type of {who:pokemon} to the type of any other pokémon in play other than {type:type}")
def change_type(scope: Scope, who: ir.Who, type: str) -> ir.Step:
    scope.emit(choose_type_in_play(scope, type))
    scope.spots.append(who)
    return ir.Lasting(who, (ir.Typed("type", bound=scope.type),), "stays")


@rule("act", "change {who:whoms} {trait:trait} to a type of your choice other than {type:type}")
def change_trait(scope: Scope, who: ir.Who, trait: Trait, type: str) -> ir.Step:
    scope.emit(choose_type(scope, type))
    scope.spots.append(who)
    return ir.Lasting(who, (ir.Typed(trait, bound=scope.type),), "leaves_active")


@rule("cond", "{who:pokemon} have a weakness")
def has_weakness(scope: Scope, who: ir.Who) -> ir.Condition:
    return ir.AtLeast(ir.Fact(who, "weaknesses"), 1)


@rule(
    "sentence", "if {who:pokemon} have a weakness , you may change it to a type of your choice other than {type:type}"
)
def may_change_weakness(scope: Scope, who: ir.Who, type: str) -> ir.Step:
    scope.spots.append(who)
    change = (choose_type(scope, type), ir.Lasting(who, (ir.Typed("weakness", bound=scope.type),), "leaves_active"))
    return ir.If(has_weakness(scope, who), (ir.May(change),))


# --- another card ----------------------------------------------------------------------------------------------------


@rule("fact", "{who:pokemon} be treated as if it was the same card as {of:pokemon}")
def copy_of(scope: Scope, who: ir.Who, of: ir.Who) -> Facts:
    return (Held(who, ir.CopyOf(of)),)


# --- a Pokémon that becomes an Energy card ---------------------------------------------------------------------------


@rule("sentence", "this card provide {n:number} energy of that type")
def provides_chosen(scope: Scope, n: int) -> None:
    """Said of the card that attaches itself in the sentence before."""
    last = scope.body[-1] if scope.body else None
    if not isinstance(last, ir.AttachThis) or last.grants or not scope.type:
        raise RefusedError("reference.type")
    scope.body[-1] = msgspec.structs.replace(last, grants=(ir.Provides("", n, scope.type),))
