"""Choices among what the text named before: "choose 1 of them", "1 of those Energy cards", what is found there."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.board import attached_energy
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.draw_search import Wanted, choose, choose_looked, player
from ptcg_desktop.effects.english.filters import EnergyKind
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.moving_cards import put
from ptcg_desktop.effects.english.pokemon import Counted, pick
from ptcg_desktop.effects.english.scope import RefusedError, Scope
from ptcg_desktop.effects.english.switching import switched

# --- cards a condition spoke of: "If there are any Fire Energy cards in your discard pile, …" ------------------------


@rule(
    "sentence",
    "if there be (any|a) {card:card} in {zone:zone} , {do:clauses}",
    "if {h:has_some} (any|a) {card:card} in {zone:zone} , {do:clauses}",
)
def if_any_there(scope: Scope, card: ir.CardFilter, zone: Zone, do: Any, h: ir.Side | None = None) -> None:
    if h not in (None, zone[0]):
        raise RefusedError("zone.owner")
    scope.named = (zone, card)
    scope.branch(ir.AtLeast(ir.CardsIn(zone[0], zone[1], card), 1), do)


@rule("has_some", "you have")
def you_have_some(scope: Scope) -> ir.Side:
    return "own"


@rule("has_some", "your opponent have", "they have")
def opponent_has_some(scope: Scope) -> ir.Side:
    return "opponent"


@rule(
    "sentence",
    "{h:has_some} any {card:card} there , {do:clauses}",
    "if {h:has_some} any {card:card} there , {do:clauses}",
)
def if_any_found(scope: Scope, h: ir.Side, card: ir.CardFilter, do: Any) -> None:
    if not scope.looked or scope.owners.get(scope.looked) != h:
        raise RefusedError("reference.looked")
    name = scope.name("cards")
    scope.emit(ir.PickCards(name, "looked", count="all", filter=card, among=scope.looked))
    scope.owners[name] = h
    scope.named = ((h, "looked"), card)
    scope.branch(ir.AtLeast(ir.Result(name), 1), do)


def choose_named(scope: Scope, n: Counted) -> str:
    """Choose among the cards that a condition spoke of.

    Raises:
        RefusedError: none did.
    """
    if scope.named is None:
        raise RefusedError("reference.looked")
    zone, card = scope.named
    if zone[1] == "looked":
        return choose_looked(scope, (n, card, ""))
    return choose(scope, zone, card, n)


@rule("attach_what", "attach {n:counted} of them")
def attach_named(scope: Scope, n: Counted) -> str:
    return choose_named(scope, n)


@rule("act", "shuffle {n:counted} of them into {side:whose} deck")
def shuffle_named(scope: Scope, n: Counted, side: ir.Side) -> tuple[ir.Step, ...]:
    return (*put(scope, choose_named(scope, n), (side, "deck")), ir.ShuffleDeck(player(side)))


# --- Energy a condition spoke of -------------------------------------------------------------------------------------


@rule(
    "sentence",
    "if {who:pokemon} have any [{kind:energy_kind}] [{types:types}] energy [card] attached [to it] , {do:clauses}",
    "[then ,] if there be any [{kind:energy_kind}] [{types:types}] energy [card] attached to {who:pokemon} , "
    "{do:clauses}",
)
def if_any_energy(scope: Scope, who: ir.Who, do: Any, kind: EnergyKind = "", types: str = "") -> None:
    scope.energy_of = (who, types, kind)
    has = ir.PokemonFilter(has_energy=True, energy=types, energy_kind=kind)
    scope.branch(ir.Is(who, has), do)


@rule("attached_cards", "{n:counted} of those energy [card]")
def those_energies(scope: Scope, n: Counted) -> str:
    if scope.energy_of is None:
        raise RefusedError("reference.energy")
    who, types, kind = scope.energy_of
    return attached_energy(scope, n, who, kind, types)


# --- the Bench a condition spoke of ----------------------------------------------------------------------------------


@rule("act", "switch {n:counted} of them with {who:active}")
def switch_of_them(scope: Scope, n: Counted, who: ir.Who | None) -> tuple[ir.Step, ...]:
    it = scope.it
    if not isinstance(it, ir.Every) or it.where != "bench" or n != (1, False):
        raise RefusedError("switch.it")
    if isinstance(who, ir.Active) and who.side != it.side:
        raise RefusedError("switch.sides")
    chosen = pick(scope, it.side, msgspec.structs.replace(it.filter, where="bench"))
    assert isinstance(chosen, ir.Bound)
    return switched(scope, player(it.side), chosen.name)


# --- cards looked at -------------------------------------------------------------------------------------------------


@rule("act", "discard {wanted:wanted} [that] you find there", "discard {wanted:wanted} from it")
def discard_found(scope: Scope, wanted: Wanted) -> tuple[ir.Step, ...]:
    return put(scope, choose_looked(scope, wanted), ("both", "discard"))


@rule("act", "discard {n:counted} of them")
def discard_some(scope: Scope, n: Counted) -> tuple[ir.Step, ...]:
    if scope.named is not None:
        return put(scope, choose_named(scope, n), ("both", "discard"))
    return put(scope, choose_looked(scope, (n, ir.ANY_CARD, "")), ("both", "discard"))


@rule("attach_what", "take {wanted:wanted} from {zone:zone} and attach (it|them)")
def attach_taken_cards(scope: Scope, wanted: Wanted, zone: Zone) -> str:
    return choose(scope, zone, wanted[1], wanted[0], different=wanted[2])


@rule("attach_what", "search {zone:zone} for {wanted:wanted} and attach (it|them)")
def attach_searched(scope: Scope, wanted: Wanted, zone: Zone) -> str:
    return choose(scope, zone, wanted[1], wanted[0], different=wanted[2])


# --- as many as … ----------------------------------------------------------------------------------------------------


@rule(
    "attached_cards",
    "as many [{kind:energy_kind}] [{types:types}] energy [card] attached to {who:whom} as you (like|want)",
)
def as_many_energies(scope: Scope, who: ir.Who, kind: str = "", types: str = "") -> str:
    return attached_energy(scope, ("any", True), who, kind, types)


@rule(
    "act",
    "discard as many {card:card} as you (like|want) from {zone:zone}",
    "discard as many {card:card} from {zone:zone} as you (like|want)",
)
def discard_as_many(scope: Scope, card: ir.CardFilter, zone: Zone) -> tuple[ir.Step, ...]:
    return put(scope, choose(scope, zone, card, ("any", True)), (zone[0], "discard"))


@rule("wanted", "(a number|a amount) of {card:card} up to the (number|amount) of {n:things}")
def wanted_up_to(scope: Scope, card: ir.CardFilter, n: ir.Amount) -> Wanted:
    return (n, True), card, ""


# --- counted first ---------------------------------------------------------------------------------------------------


@rule("act", "count the [total] (number|amount) of {n:things}")
def count(scope: Scope, n: ir.Amount) -> None:
    scope.counted = n


@rule("act", "draw 2 times that many card")
def draw_twice(scope: Scope) -> ir.Step:
    return ir.Draw(ir.Times(scope.that_many(), 2), scope.subject)


@rule("act", "draw card until you have {n:number} more card in your hand than your opponent")
def draw_more_than(scope: Scope, n: int) -> ir.Step:
    return ir.DrawUntil(ir.Sum((ir.CardsIn("opponent", "hand"), n)), scope.subject)


@rule(
    "act",
    "draw {n:number} card from the bottom of your deck",
    "draw the bottom {n:number} card of your deck",
    "draw the bottom card of your deck",
)
def draw_bottom(scope: Scope, n: int = 1) -> ir.Step:
    return ir.MoveTop(n, "hand", bottom=True)


@rule("act", "draw the top {n:number} card of your deck")
def draw_top(scope: Scope, n: int) -> ir.Step:
    return ir.Draw(n)


# --- who does it first -----------------------------------------------------------------------------------------------


@rule(
    "card_rule",
    "your opponent (discard|switch|draw|choose|put|shuffle|return|go|flip) [their card] first",
)
def opponent_first(scope: Scope) -> None:
    begins(scope, "opponent")


@rule("card_rule", "you (discard|switch|draw|choose|put|shuffle|return|go|flip) [your card] first")
def own_first(scope: Scope) -> None:
    begins(scope, "own")


def begins(scope: Scope, first: ir.Player) -> None:
    """Say of the last "Each player …" who begins.

    Raises:
        RefusedError: there is none.
    """
    if scope.each is None:
        raise RefusedError("reference.player")
    scope.each_first[:] = [first]
