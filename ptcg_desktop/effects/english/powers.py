"""Powers, Abilities and attached cards: when they are used, what sets them off, what is always in force."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import RefusedError, Scope

ACTIVE = ir.PokemonFilter(where="active")
STATIC = ("power", "stadium", "tool", "energy", "trainer", "item", "technical_machine")
"""Kinds of text whose facts without a duration are in force as long as the card is."""


def activated(scope: Scope, limit: str, do: Any = None, needs: ir.Condition | None = None) -> None:
    """The text is used by its player."""
    if scope.kind != "power" or "use" in scope.traits:
        raise RefusedError("use.kind")
    scope.traits["use"], scope.traits["limit"] = "activated", limit
    if needs is not None:
        require(scope, needs)
    scope.done = scope.top
    if do is not None:
        with scope.acting("own"):
            scope.perform(do)


def require(scope: Scope, condition: ir.Condition) -> None:
    """The text can be used only if this holds."""
    old = scope.traits.get("needs")
    scope.traits["needs"] = condition if old is None else ir.AllOf((old, condition))


@rule(
    "once",
    "once during your turn [before your attack]",
    "once during each of your turn",
    "once during your turn <before your attack>",
    "once each turn during your turn",
)
def once(scope: Scope) -> str:
    return "once_per_turn"


@rule(
    "once",
    "as often as you like during your turn [before your attack]",
    "as often as you like during your turn <before your attack>",
    "at any time during your turn <before your attack>",
    "at any time during your turn before your attack",
)
def often(scope: Scope) -> str:
    return "unlimited"


@rule("once", "during your turn")
def vstar_once(scope: Scope) -> str:
    return "once_per_game"


@rule(
    "sentence",
    "at any time during your turn [<before your attack>] [before your attack] , you may discard (SELF|this "
    "card) [from play]",
)
def may_discard_from_play(scope: Scope) -> None:
    scope.grants.append(ir.Usable((ir.MoveThis("discard"),), "own", "unlimited"))


@rule("sentence", "at the end of your turn , discard (this card|SELF)")
def until_end_of_turn(scope: Scope) -> None:
    if scope.kind == "supporter":
        return
    if scope.kind not in ("tool", "energy", "trainer", "item", "technical_machine"):
        raise RefusedError("end_of_turn.kind")
    scope.grants.append(ir.Trigger("end_of_turn", (ir.MoveThis("discard"),)))


@rule(
    "sentence",
    "{limit:once} [,] you may {do:acts}",
    "{limit:once} [,] you may have your opponent {by:acts}",
    "{limit:once} [,] if {needs:conds} , you may {do:acts}",
    "{limit:once} [,] if {needs:conds} , you may have your opponent {by:acts}",
    "if {needs:conds} , {limit:once} , you may {do:acts}",
)
def use(scope: Scope, limit: str, do: Any = None, by: Any = None, needs: ir.Condition | None = None) -> None:
    if by is not None:
        activated(scope, limit, None, needs)
        with scope.acting("opponent"):
            scope.perform(by)
        return
    activated(scope, limit, do, needs)


@rule(
    "sentence",
    "{limit:once} [,] you may {do:acts} in order to use {p:this_power}",
    "{limit:once} [,] if {needs:conds} , you may {do:acts} in order to use {p:this_power}",
)
def use_for_price(scope: Scope, limit: str, do: Any, p: None, needs: ir.Condition | None = None) -> None:
    activated(scope, limit, None, needs)
    price(scope, do)


@rule("this_power", "this power", "this ability", "this poké - power", "it")
def this_power(scope: Scope) -> None:
    return None


@rule(
    "sentence",
    "{limit:once} , you may use {p:this_power}",
    "{limit:once} , if {needs:conds} , you may use {p:this_power}",
)
def use_this(scope: Scope, limit: str, p: None, needs: ir.Condition | None = None) -> None:
    activated(scope, limit, None, needs)


@rule(
    "sentence",
    "{p:this_power} can't be used if (SELF|this pokémon|it) be affected by a special condition",
    "{p:this_power} can't be used if (SELF|this pokémon|it) be affected by any special condition",
    "{p:this_power} stop working (while|if) (SELF|this pokémon|it) be affected by a special condition",
)
def stops_any(scope: Scope, p: None) -> None:
    scope.traits["stops_when"] = ("any",)


@rule(
    "sentence",
    "{p:this_power} can't be used if (SELF|this pokémon|it) be [already] {c:conditions}",
    "{p:this_power} stop working (while|if) (SELF|this pokémon|it) be {c:conditions}",
    "{p:this_power} don't work (while|if) (SELF|this pokémon|it) be {c:conditions}",
    "{p:this_power} stop working while (SELF|it) be affected by {c:conditions}",
)
def stops_when(scope: Scope, c: tuple[str, ...], p: None) -> None:
    scope.traits["stops_when"] = tuple(sorted(c))


@rule("sentence", "if you use {p:this_power} , {do:clauses}")
def if_used(scope: Scope, p: None, do: Any) -> None:
    scope.perform(do)


@rule(
    "sentence",
    "you must {do:acts} in order to use {p:this_power}",
    "you must {do:acts} in order [to] use this attack",
    "{do:acts} in order [to] use this attack",
)
def price(scope: Scope, do: Any, p: None = None) -> None:
    scope.perform(do, scope.price)


@rule(
    "sentence",
    "you can use {p:this_what} only (if|when) {needs:conds}",
    "you can play {p:this_what} only (if|when) {needs:conds}",
    "use {p:this_what} only if {needs:conds}",
    "{p:this_what} can be (used|played) only (if|when) {needs:conds}",
)
def only_if(scope: Scope, p: None, needs: ir.Condition) -> None:
    require(scope, needs)


@rule("this_what", "this card", "this attack", "this ability", "this power", "this stadium", "SELF")
def this_what(scope: Scope) -> None:
    return None


@rule("sentence", "you can play {p:this_what} only if you {do:acts}", "you can use {p:this_what} only if you {do:acts}")
def price_card(scope: Scope, p: None, do: Any) -> None:
    scope.perform(do, scope.price)


@rule(
    "sentence",
    "if {needs:conds} , you can't (use|play) {p:this_what}",
    "if {needs:conds} , this attack can't be used",
    "you can't (use|play) {p:this_what} if {needs:conds}",
)
def not_if(scope: Scope, needs: ir.Condition, p: None = None) -> None:
    require(scope, needs.condition if isinstance(needs, ir.Not) else ir.Not(needs))


@rule("sentence", "you can't (use|play) {p:this_what} (during|on) your first turn")
def not_on_first_turn(scope: Scope, p: None) -> None:
    require(scope, ir.Not(ir.Happened("first_turn")))


@rule(
    "sentence",
    "you can't use more than 1 {name:title} (ability|poké - power|pokémon power) (each turn|during your turn|per turn)",
)
def once_group(scope: Scope, name: str) -> None:
    scope.traits["once_group"] = name
