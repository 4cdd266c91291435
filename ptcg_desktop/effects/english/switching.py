"""Switches: who comes to the Active Spot, and who chooses."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.board import transform
from ptcg_desktop.effects.english.draw_search import player
from ptcg_desktop.effects.english.filters import merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import Counted, another, pick, placed
from ptcg_desktop.effects.english.scope import RefusedError, Scope

# --- switching -------------------------------------------------------------------------------------------------------


def bring(scope: Scope, side: ir.Side, noun: ir.PokemonFilter, counted: Counted = (1, False)) -> tuple[ir.Step, ...]:
    """Choose a Benched Pokémon and exchange it for the Active."""
    where, chosen = placed(noun)
    if where != "bench" or counted[0] != 1 or counted[1]:
        raise RefusedError("switch.incoming")
    name = scope.name("pokemon")
    scope.emit(ir.PickPokemon(name, side, "bench", 1, False, scope.subject, chosen))
    return switched(scope, player(side), name)


def switched(scope: Scope, side: ir.Player, name: str) -> tuple[ir.Step, ...]:
    """Exchange the Active for a bound Pokémon; it is "the new Active Pokémon" and "it" from now on."""
    scope.mention(ir.Bound(name), side)
    scope.new_active = name
    return (ir.SwitchActive(side, name),)


@rule("act", "switch {n:counted} of {side:whose} {noun:noun} with 1 of {other:whose} active pokémon")
def switch_one_of(
    scope: Scope, n: Counted, side: ir.Side, noun: ir.PokemonFilter, other: ir.Side
) -> tuple[ir.Step, ...]:
    if side != other:
        raise RefusedError("switch.sides")
    return bring(scope, side, noun, n)


@rule(
    "act",
    "switch {who:pokemon} with {n:counted} of {side:whose} {noun:noun}",
    "switch {n:counted} of {side:whose} {noun:noun} with {who:active}",
    "switch in {n:counted} of {side:whose} {noun:noun} to the active spot",
    "switch {side:whose} {noun:noun} with {who:active}",
)
def switch(
    scope: Scope, side: ir.Side, noun: ir.PokemonFilter, n: Counted = (1, False), who: ir.Who | None = None
) -> tuple[ir.Step, ...]:
    if noun == ir.PokemonFilter(where="active") and n == (1, False):
        return switch_chosen(scope, ir.Active(side))  # "with 1 of the Defending Pokémon"
    if isinstance(who, ir.Every) or (isinstance(who, ir.This) and side != "own"):
        raise RefusedError("switch.sides")  # an Active Pokémon of a kind: only if it is of that kind
    if isinstance(who, ir.Active) and who.side != side:
        raise RefusedError("switch.sides")
    steps = bring(scope, side, noun, n)
    if isinstance(who, ir.This) and scope.kind == "power":
        return (ir.If(ir.Is(ir.This(), ir.PokemonFilter(where="active")), steps),)
    return steps


@rule("active", "their active pokémon", "the opponent's active pokémon")
def active_theirs(scope: Scope) -> ir.Who | None:
    return None


@rule("active", "{side:whose} active pokémon")
def active_of(scope: Scope, side: ir.Side) -> ir.Who:
    return ir.Active(side)


@rule("active", "1 of {side:whose} active pokémon")
def active_one_of(scope: Scope, side: ir.Side) -> ir.Who:
    return ir.Active(side)


@rule("active", "(this pokémon|SELF)")
def active_this(scope: Scope) -> ir.Who:
    return ir.This()


@rule("act", "switch (it|that pokémon|the pokémon you chose|that 1|them) with {who:active}")
def switch_chosen(scope: Scope, who: ir.Who | None) -> tuple[ir.Step, ...]:
    if isinstance(who, ir.This) and scope.searched is not None:
        return (transform(scope, scope.those_cards(), who),)
    if isinstance(scope.it, ir.This) and who == ir.Active("own"):
        return (ir.SwitchActive("own", "this"),)
    if not isinstance(scope.it, ir.Bound) or (isinstance(who, ir.Active) and who.side != scope.it_side):
        raise RefusedError("switch.it")
    return switched(scope, player(scope.it_side), scope.it.name)


@rule("act", "switch out {side:whose} active pokémon to the bench")
def switch_out(scope: Scope, side: ir.Side) -> tuple[ir.Step, ...]:
    with scope.acting(player(side)):
        return bring(scope, side, ir.PokemonFilter(where="bench"))


@rule("act", "choose {who:chosen_pokemon}")
def choose_pokemon(scope: Scope, who: ir.Who) -> None:
    if isinstance(who, ir.Bound):
        scope.chosen.add(who.name)


@rule("chosen_pokemon", "{n:counted} of {side:whose} {noun:noun}", "{n:counted} {noun:noun}")
def chosen_pokemon(scope: Scope, n: Counted, noun: ir.PokemonFilter, side: ir.Side = "both") -> ir.Who:
    return pick(scope, side, noun, n)


@rule("chosen_pokemon", "another of {side:whose} {noun:noun}")
def chosen_another(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Who:
    return pick(scope, side, merged(another(scope, side), noun))
