"""Powers, Abilities and attached cards: when they are used, what sets them off, what is always in force."""

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.facts import adjust, dealt
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Held, OpenGrant, Refused, Scope, everywhere

STATIC = ("power", "stadium", "tool", "energy", "trainer", "item")
"""Kinds of text whose facts without a duration are in force as long as the card is."""


def activated(scope: Scope, limit: str, do: Any = None, needs: ir.Condition | None = None) -> None:
    """The text is used by its player."""
    if scope.kind != "power" or "use" in scope.traits:
        raise Refused("use.kind")
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


@rule("once", "once during your turn [before your attack]", "once during each of your turn", "once during your turn <before your attack>", "once each turn during your turn")
def once(scope: Scope) -> str:
    return "once_per_turn"


@rule("once", "as often as you like during your turn [before your attack]", "as often as you like during your turn <before your attack>", "at any time during your turn <before your attack>", "at any time during your turn before your attack")
def often(scope: Scope) -> str:
    return "unlimited"


@rule("once", "during your turn")
def vstar_once(scope: Scope) -> str:
    return "once_per_game"


@rule("sentence", "{limit:once} , you may {do:acts}", "{limit:once} , if {needs:conds} , you may {do:acts}", "if {needs:conds} , {limit:once} , you may {do:acts}")
def use(scope: Scope, limit: str, do: Any, needs: ir.Condition | None = None) -> None:
    activated(scope, limit, do, needs)


@rule("this_power", "this power", "this ability", "this poké - power", "it")
def this_power(scope: Scope) -> None:
    return None


@rule("sentence", "{limit:once} , you may use {p:this_power}", "{limit:once} , if {needs:conds} , you may use {p:this_power}")
def use_this(scope: Scope, limit: str, p: None, needs: ir.Condition | None = None) -> None:
    activated(scope, limit, None, needs)


@rule("sentence", "{p:this_power} can't be used if (SELF|this pokémon|it) be affected by a special condition", "{p:this_power} can't be used if (SELF|this pokémon|it) be affected by any special condition")
def stops_any(scope: Scope, p: None) -> None:
    scope.traits["stops_when"] = ("any",)


@rule("sentence", "{p:this_power} can't be used if (SELF|this pokémon|it) be [already] {c:conditions}", "{p:this_power} stop working (while|if) (SELF|this pokémon|it) be {c:conditions}", "{p:this_power} don't work (while|if) (SELF|this pokémon|it) be {c:conditions}", "{p:this_power} stop working while (SELF|it) be affected by {c:conditions}")
def stops_when(scope: Scope, c: tuple[str, ...], p: None) -> None:
    scope.traits["stops_when"] = tuple(sorted(c))


@rule("sentence", "if you use {p:this_power} , {do:clauses}")
def if_used(scope: Scope, p: None, do: Any) -> None:
    scope.perform(do)


@rule("sentence", "you must {do:acts} in order to use {p:this_power}", "you must {do:acts} in order to use this attack", "{do:acts} in order to use this attack")
def price(scope: Scope, do: Any, p: None = None) -> None:
    scope.perform(do, scope.price)


@rule("sentence", "you can use {p:this_what} only (if|when) {needs:conds}", "you can play {p:this_what} only (if|when) {needs:conds}", "use {p:this_what} only if {needs:conds}")
def only_if(scope: Scope, p: None, needs: ir.Condition) -> None:
    require(scope, needs)


@rule("this_what", "this card", "this attack", "this ability", "this power", "this stadium", "SELF")
def this_what(scope: Scope) -> None:
    return None


@rule("sentence", "you can play {p:this_what} only if you {do:acts}", "you can use {p:this_what} only if you {do:acts}")
def price_card(scope: Scope, p: None, do: Any) -> None:
    scope.perform(do, scope.price)


@rule("sentence", "if {needs:conds} , you can't (use|play) {p:this_what}", "if {needs:conds} , this attack can't be used", "you can't (use|play) {p:this_what} if {needs:conds}")
def not_if(scope: Scope, needs: ir.Condition, p: None = None) -> None:
    require(scope, needs.condition if isinstance(needs, ir.Not) else ir.Not(needs))


@rule("sentence", "you can't use more than 1 {name:name} (ability|poké - power|pokémon power) (each turn|during your turn|per turn)")
def once_group(scope: Scope, name: str) -> None:
    scope.traits["once_group"] = name


# --- triggers --------------------------------------------------------------------------------------------------------


@rule("when", "when you play (this pokémon|SELF) from your hand to evolve 1 of your {noun:noun} [during your turn]", "once during your turn , when you play (this pokémon|SELF) from your hand to evolve 1 of your {noun:noun}", "once during your turn <before your attack> , when you play (this pokémon|SELF) from your hand to evolve 1 of your {noun:noun}")
def when_evolved(scope: Scope, noun: ir.PokemonFilter) -> ir.Trigger:
    return ir.Trigger("evolved", (), filter=noun)


@rule("when", "when you play (this pokémon|SELF) from your hand (onto|to) your bench [during your turn]", "once during your turn , when you (play|put) (this pokémon|SELF) from your hand (onto|to) your bench", "when you put (this pokémon|SELF) from your hand (onto|to) your bench [during your turn]")
def when_benched(scope: Scope) -> ir.Trigger:
    return ir.Trigger("benched", ())


@rule("when", "when you attach this card from your hand to {who:pokemon}", "when you attach (this card|SELF) from your hand to {who:pokemon}")
def when_attached(scope: Scope, who: ir.Who) -> ir.Trigger:
    raise Refused("trigger.attached")


@rule("even_if", "<even if (this pokémon|SELF|it|that pokémon) be knocked out>")
def even_if(scope: Scope) -> bool:
    return True


@rule("when", "if {who:pokemon} be {place:being} and be damaged by (a opponent's attack|a attack from your opponent's pokémon|a attack) [{even:even_if}]", "if {who:pokemon} be damaged by (a opponent's attack|a attack from your opponent's pokémon) [{even:even_if}]")
def when_damaged(scope: Scope, who: ir.Who, place: ir.PokemonFilter = ir.ANY_POKEMON, even: bool = False) -> ir.Trigger:
    if not isinstance(who, ir.This):
        raise Refused("trigger.who")
    return ir.Trigger("damaged_even_if_knocked_out" if even else "damaged", (), filter=place)


@rule("sentence", "{when:when} , {do:clauses}")
def trigger(scope: Scope, when: ir.Trigger, do: Any) -> None:
    if scope.kind not in ("power", "tool", "energy", "stadium"):
        raise Refused("trigger.kind")
    opened = OpenGrant(lambda steps: msgspec.structs.replace(when, steps=steps))
    scope.grants.append(opened)
    scope.body = opened.steps
    scope.perform(do, opened.steps)


@rule("sentence", "{when:when} , you may use {p:this_power}")
def trigger_use(scope: Scope, when: ir.Trigger, p: None) -> None:
    from ptcg_desktop.effects.english.sentences import may

    opened = OpenGrant(lambda steps: msgspec.structs.replace(when, steps=steps))
    scope.grants.append(opened)
    with scope.inside(opened.steps):
        scope.body = may(scope, "own").then


@rule("sentence", "once during each player's turn [before their attack] , (that player|the player|they) may {do:acts}", "once during each player's turn <before their attack> , (that player|the player|they) may {do:acts}")
def stadium_use(scope: Scope, do: Any) -> None:
    if scope.kind != "stadium":
        raise Refused("use.kind")
    opened = OpenGrant(lambda steps: ir.Usable(steps))
    scope.grants.append(opened)
    scope.body = opened.steps
    scope.done = opened.steps
    scope.their = scope.they = "own"
    scope.perform(do, opened.steps)


# --- always ----------------------------------------------------------------------------------------------------------


def always(scope: Scope, facts: Any, condition: ir.Condition | None = None) -> None:
    """Facts in force as long as the card is, or while a condition holds."""
    if scope.kind not in STATIC:
        raise Refused("fact.no_duration")
    held: tuple[Held, ...] = scope.value(facts)
    grants = tuple(everywhere(one) for one in held)
    if condition is not None:
        scope.grants.append(ir.While(condition, grants))
    else:
        scope.grants.extend(grants)


@rule("sentence", "{facts:facts}")
def always_so(scope: Scope, facts: Any) -> None:
    always(scope, facts)


@rule("sentence", "(as long as|if|while) {condition:conds} , {facts:facts}", "{facts:facts} (as long as|if|while) {condition:conds}")
def while_so(scope: Scope, condition: ir.Condition, facts: Any) -> None:
    always(scope, facts, condition)


@rule("sentence", "as long as (this card|SELF|it) be attached to a pokémon , {facts:facts}", "while in play , {facts:facts}", "as long as {who:pokemon} be in play , {facts:facts}", "while attached , {facts:facts}")
def while_attached(scope: Scope, facts: Any, who: ir.Who | None = None) -> None:
    """The plain condition of every attached card, and of every Pokémon in play."""
    if who is not None and not isinstance(who, ir.This):
        raise Refused("fact.in_play")
    always(scope, facts)


@rule("sentence", "{facts:facts} only while (this card|SELF) be attached to a {noun:noun}")
def only_while_attached(scope: Scope, facts: Any, noun: ir.PokemonFilter) -> None:
    always(scope, facts, ir.Is(ir.This(), noun))


@rule("sentence", "(this card|SELF) can (be attached only|only be attached) to a {noun:noun}", "(this card|SELF) can (be attached only|only be attached) to {noun:noun}", "attach (SELF|this card) only to a {noun:noun}")
def attach_only(scope: Scope, noun: ir.PokemonFilter) -> None:
    scope.traits["attach_only"] = noun


@rule("sentence", "if (this card|SELF) be attached to anything other than a {noun:noun} , discard (this card|SELF)")
def else_discard(scope: Scope, noun: ir.PokemonFilter) -> None:
    if scope.traits.setdefault("attach_only", noun) != noun:
        raise Refused("attach.other")


@rule("sentence", "at the end of your turn , discard (this card|SELF)")
def until_end_of_turn(scope: Scope) -> None:
    if scope.kind == "supporter":
        return
    if scope.kind not in ("tool", "energy", "trainer", "item", "technical_machine"):
        raise Refused("end_of_turn.kind")
    scope.grants.append(ir.Trigger("end_of_turn", (ir.MoveThis("discard"),)))


@rule("sentence", "if the pokémon (SELF|this card) be attached to attack , the attack do {n:number} more damage to {to:struck} [{w:before_wr}]")
def bearer_does_more(scope: Scope, n: int, to: tuple[ir.Side, ir.PokemonFilter], w: str = "") -> None:
    for held in adjust(ir.This(), dealt(w), "add", n, role="attacker", other_side=to[0], other=to[1]):
        scope.grants.append(everywhere(held))


@rule("sentence", "play (this card|SELF) as if it were a [{n:number} - hp] [basic] [{type:type}] [basic] pokémon")
def play_as(scope: Scope, n: int = 0, type: str = "C") -> ir.Step:
    if scope.kind not in ("item", "trainer"):
        raise Refused("play_as.kind")
    return ir.PlayThis(n, type)


@rule("sentence", "at any time during your turn [<before your attack>] [before your attack] , you may discard (SELF|this card) from play")
def may_discard_from_play(scope: Scope) -> None:
    scope.grants.append(ir.Usable((ir.MoveThis("discard"),), "own", "unlimited"))


@rule("sentence", "if any damage be done to {who:pokemon} by attack , {do:clauses}", "whenever a attack do anything to {who:pokemon} , {do:clauses}", "if {who:pokemon} would be damaged by a attack , {do:clauses}")
def would_be_damaged(scope: Scope, who: ir.Who, do: Any) -> None:
    if not isinstance(who, ir.This) or scope.kind not in ("power", "tool"):
        raise Refused("trigger.who")
    trigger(scope, ir.Trigger("damage.would", ()), do)


@rule("act", "prevent that damage")
def prevent_that_damage(scope: Scope) -> ir.Step:
    return ir.Cancel("damage")


@rule("act", "prevent all effect of that attack , including damage , done to {who:pokemon}")
def prevent_that_attack(scope: Scope, who: ir.Who) -> ir.Step:
    return ir.Cancel("all")


@rule("sentence", "{do:acts} or this attack do nothing")
def price_or_nothing(scope: Scope, do: Any) -> None:
    scope.perform(do, scope.price)


@rule("sentence", "this attack can't be used if {needs:conds}", "you can't use this attack unless {unless:conds}", "this attack can't be used unless {unless:conds}")
def attack_not_if(scope: Scope, needs: ir.Condition | None = None, unless: ir.Condition | None = None) -> None:
    if needs is not None:
        not_if(scope, needs)
    elif unless is not None:
        require(scope, unless)


@rule("sentence", "{do:acts} when you use this attack")
def when_used(scope: Scope, do: Any) -> None:
    scope.perform(do)


@rule("sentence", "if you go first , you can use this attack during your first turn")
def first_turn_attack(scope: Scope) -> None:
    scope.grants.append(ir.Allow("attack_first_turn"))
