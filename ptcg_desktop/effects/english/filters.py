"""Descriptions of Pokémon and of cards: adjectives before the noun, clauses behind it, as filters."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import RefusedError, Scope

F = TypeVar("F", ir.PokemonFilter, ir.CardFilter)
P = ir.PokemonFilter
EnergyKind = Literal["", "basic", "special"]
C = ir.CardFilter
WITH_BEARER = ("attack", "power", "tool", "energy", "technical_machine")
"""Kinds of text that stand on a Pokémon, so that "other" may mean: than that one."""


def merged(one: F, two: F) -> F:
    """Both filters together.

    Raises:
        RefusedError: they say different things of the same field.
    """
    plain = type(one)()
    changes: dict[str, Any] = {}
    for name in one.__struct_fields__:
        mine, theirs, default = getattr(one, name), getattr(two, name), getattr(plain, name)
        if theirs in (default, mine):
            continue
        if mine == default:
            changes[name] = theirs
        elif name == "stage" and "evolution" in (mine, theirs) and {mine, theirs} & {"stage1", "stage2"}:
            changes[name] = theirs if mine == "evolution" else mine
        elif name == "group" and (mine, theirs) == ("Mega", "ex"):
            changes[name] = "Mega ex"
        elif isinstance(mine, tuple) and name == "none_of":
            changes[name] = mine + theirs
        else:
            raise RefusedError(f"filter.{name}")
    return msgspec.structs.replace(one, **changes)


def negated(one: F) -> F:
    """The filter that holds where `one` does not."""
    return type(one)(none_of=(one,))


def either(filters: list[F]) -> F:
    """The filter that holds where any of these does."""
    unique = list(dict.fromkeys(filters))
    return unique[0] if len(unique) == 1 else type(unique[0])(any_of=tuple(unique))


# --- lists of types and conditions -----------------------------------------------------------------------------------


@rule("types", "{one:type}")
def one_type(scope: Scope, one: str) -> str:
    return one


@rule("types", "{one:type} (or|and|and/or|and / or) {two:type}")
def two_types(scope: Scope, one: str, two: str) -> str:
    return "".join(sorted({one, two}))


@rule("types", "{one:type} , {rest:types}", "{one:type} , (or|and) {rest:types}")
def more_types(scope: Scope, one: str, rest: str) -> str:
    return "".join(sorted({one, *rest}))


@rule("conditions", "{one:condition_name}")
def one_condition(scope: Scope, one: ir.State) -> tuple[ir.State, ...]:
    return (one,)


@rule(
    "conditions",
    "{one:condition_name} (or|and) {two:condition_name}",
    "both {one:condition_name} and {two:condition_name}",
)
def two_conditions(scope: Scope, one: ir.State, two: ir.State) -> tuple[ir.State, ...]:
    return (one, two)


@rule("conditions", "{one:condition_name} , {rest:conditions}", "{one:condition_name} , (or|and) {rest:conditions}")
def more_conditions(scope: Scope, one: ir.State, rest: tuple[ir.State, ...]) -> tuple[ir.State, ...]:
    return (one, *rest)


@rule("named", "{name:name}")
def named(scope: Scope, name: str) -> str:
    return name


@rule("named", "SELF")
def named_self(scope: Scope) -> str:
    if not scope.own_name:
        raise RefusedError("name.unknown")
    return scope.own_name


# --- adjectives of Pokémon -------------------------------------------------------------------------------------------


@rule("mod", "{types:types}")
def mod_type(scope: Scope, types: str) -> P:
    return P(type=types)


@rule("mod", "non - {type:type}")
def mod_not_type(scope: Scope, type: str) -> P:
    return P(none_of=(P(type=type),))


@rule("mod", "basic", "unevolved")
def mod_basic(scope: Scope) -> P:
    return P(stage="basic")


@rule("mod", "stage {n:number}")
def mod_stage(scope: Scope, n: int) -> P:
    stages: dict[int, ir.Stage] = {1: "stage1", 2: "stage2"}
    if n not in stages:
        raise RefusedError("stage.number")
    return P(stage=stages[n])


@rule("mod", "evolution", "evolved")
def mod_evolution(scope: Scope) -> P:
    return P(stage="evolution")


@rule("mod", "{group:group}")
def mod_group(scope: Scope, group: str) -> P:
    return P(group=group)


@rule("mod", "non - {group:group}")
def mod_not_group(scope: Scope, group: str) -> P:
    return P(none_of=(P(group=group),))


@rule("mod", "damaged")
def mod_damaged(scope: Scope) -> P:
    return P(damaged=True)


@rule("mod", "{condition:condition_name}")
def mod_condition(scope: Scope, condition: ir.State) -> P:
    return P(condition=condition)


@rule("mod", "benched")
def mod_benched(scope: Scope) -> P:
    return P(where="bench")


@rule("mod", "active")
def mod_active(scope: Scope) -> P:
    return P(where="active")


@rule("mod", "other")
def mod_other(scope: Scope) -> P:
    return besides(scope, scope.spoken_side)


def besides(scope: Scope, side: ir.Side) -> P:
    """The filter that leaves out the Pokémon last spoken of ("another", "other"), among those of a side.

    Raises:
        RefusedError: nobody of that side was spoken of whom a filter could leave out.
    """
    it = scope.it
    if isinstance(it, ir.Bound) and scope.side_of(it) in (side, "both"):
        return P(not_bound=it.name)
    if it == ir.Active(side) and side != "both":
        return P(where="bench")
    if isinstance(it, ir.Every) and it.side == side and scope.taken_from(it):
        return P()  # "in any way you like": what is moved among all of them may stay where it is
    if side != "opponent" and not (isinstance(it, ir.Every) and it.side == "own") and scope.kind in WITH_BEARER:
        return P(not_this=True)
    raise RefusedError("reference.other")


@rule("mod", "{owner:owner}")
def mod_owner(scope: Scope, owner: str) -> P:
    return P(name_part=owner)


@rule("owner", "{name:possessor}")
def owner(scope: Scope, name: str) -> str:
    return name


@rule("mods", "{one:mod}")
def mods_one(scope: Scope, one: P) -> P:
    return one


@rule("mods", "{one:mod} {rest:mods}")
def mods_more(scope: Scope, one: P, rest: P) -> P:
    return merged(one, rest)


# --- the noun --------------------------------------------------------------------------------------------------------


@rule("core", "pokémon [card]")
def core_pokemon(scope: Scope) -> P:
    return P()


@rule("core", "pokémon {group:group}", "pokémon - {group:group}")
def core_group(scope: Scope, group: str) -> P:
    return P(group=group)


@rule("core", "{name:named}")
def core_name(scope: Scope, name: str) -> P:
    return P(name=name)


@rule("core", "{group:group}")
def core_group_alone(scope: Scope, group: str) -> P:
    if group not in ("Ultra Beast",):
        raise RefusedError("noun.group")
    return P(group=group)


@rule("noun1", "{core:core}")
def noun_core(scope: Scope, core: P) -> P:
    return core


@rule("noun1", "{mods:mods} {core:core}")
def noun_mods(scope: Scope, mods: P, core: P) -> P:
    return merged(mods, core)


@rule("noun2", "{one:noun1}")
def noun2_one(scope: Scope, one: P) -> P:
    return one


@rule(
    "noun2",
    "{one:noun1} (or|and|and/or|and / or) [a] {two:noun2}",
    "{one:noun1} , [a] {two:noun2}",
    "{one:noun1} , or [a] {two:noun2}",
    "{one:noun1} , and {two:noun2}",
)
def noun2_or(scope: Scope, one: P, two: P) -> P:
    ones = [*(two.any_of if two == P(any_of=two.any_of) and two.any_of else [two])]
    # "your Benched V or GX": an adjective of place before the first noun is said of all of them
    if one.where:
        ones = [merged(P(where=one.where), each) for each in ones]
    return _hoisted([one, *ones])


def _hoisted(ones: list[P]) -> P:
    """`either`, with a common place outside."""
    places = {one.where for one in ones}
    if len(places) == 1 and (place := places.pop()):
        plain = either([msgspec.structs.replace(one, where="") for one in ones])
        return merged(P(where=place), plain)
    return either(ones)


@rule("noun", "{noun:noun2}")
def noun_plain(scope: Scope, noun: P) -> P:
    return noun


@rule("noun", "{noun:noun2} {post:posts}")
def noun_post(scope: Scope, noun: P, post: P) -> P:
    return merged(noun, post)


@rule("posts", "{one:post}")
def posts_one(scope: Scope, one: P) -> P:
    return one


@rule("posts", "{one:post} {rest:posts}")
def posts_more(scope: Scope, one: P, rest: P) -> P:
    return merged(one, rest)
