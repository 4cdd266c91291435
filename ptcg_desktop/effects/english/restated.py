"""Sentences that only say what R-DO-1 says anyway: with fewer there, as many as there are."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import RefusedError, Scope
from ptcg_desktop.effects.english.shape import frozen
from ptcg_desktop.effects.english.standing import price_must_be_paid
from ptcg_desktop.effects.names import nodes


@rule(
    "card_rule",
    "if your opponent (have no|don't have any) benched pokémon , ignore this effect",
    "ignore this effect if your opponent (have no|don't have any) benched pokémon",
)
def no_opponents_bench(scope: Scope) -> None:
    needs_bench(scope, "opponent")


@rule(
    "card_rule",
    "if you (have no|don't have any) benched pokémon , ignore this effect",
    "ignore this effect if you (have no|don't have any) benched pokémon",
)
def no_own_bench(scope: Scope) -> None:
    needs_bench(scope, "own")


def needs_bench(scope: Scope, side: ir.Side) -> None:
    """What was said last chooses among Benched Pokémon of that side, so without them it cannot happen."""
    for node in nodes(frozen(scope.top)):
        if isinstance(node, ir.PickPokemon) and (node.side, node.where) == (side, "bench"):
            return
        if isinstance(node, ir.Every) and (node.side, node.where) == (side, "bench"):
            return
    raise RefusedError("reference.bench")


@rule(
    "card_rule",
    "if a player (don't have a benched pokémon|have no benched pokémon) , (they|that player) don't switch pokémon",
)
def no_bench_no_switch(scope: Scope) -> None:
    return None


@rule(
    "act",
    "if {who:pokemon} have fewer damage counter than that , remove all of them",
    "if (the|a) pokémon have fewer damage counter than (that|the number of heads) , remove all of them",
)
def fewer_counters(scope: Scope, who: ir.Who | None = None) -> None:
    healed = [node for node in nodes(frozen((*scope.top, *scope.body, *scope.block))) if isinstance(node, ir.Heal)]
    if not healed or (who is not None and who != healed[-1].of):
        raise RefusedError("reference.fewer")


@rule("reminder", "if you don't reveal a {card:card} , shuffle all the revealed card back into your deck")
def none_revealed(scope: Scope, card: ir.CardFilter) -> None:
    if not any(isinstance(node, ir.LookUntil) and node.filter == card for node in nodes(frozen(scope.top))):
        raise RefusedError("reference.looked")


@rule(
    "sentence",
    "if you can't {do:acts} , this attack do nothing",
    "if you don't {do:acts} , this attack do nothing",
)
def else_nothing(scope: Scope, do: Any) -> None:
    """What must be done first is a price (R-ATK-5)."""
    if scope.kind != "attack":
        raise RefusedError("price.again")
    price_must_be_paid(scope, do)


@rule(
    "card_rule",
    "this include pokémon that come into play this turn",
    "this include new pokémon that come into play this turn",
)
def newcomers(scope: Scope) -> None:
    return None


@rule(
    "card_rule",
    "any attached card , damage counter , special condition , turn in play , and any other effect remain on the new "
    "pokémon",
    "any card attached to (this pokémon|SELF) , damage counter , special condition , and effect on it be now on the "
    "new pokémon",
)
def stays_on(scope: Scope) -> None:
    if scope.transformed is None:
        raise RefusedError("reference.transform")
