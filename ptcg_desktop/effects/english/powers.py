"""Powers, Abilities and attached cards: when they are used, what sets them off, what is always in force."""

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.facts import adjust, dealt
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Draft, Held, OpenGrant, Refused, Scope, everywhere
from ptcg_desktop.effects.english.shape import frozen
from ptcg_desktop.effects.names import canonical

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


@rule("sentence", "at any time during your turn [<before your attack>] [before your attack] , you may discard (SELF|this card) [from play]")
def may_discard_from_play(scope: Scope) -> None:
    scope.grants.append(ir.Usable((ir.MoveThis("discard"),), "own", "unlimited"))


@rule("sentence", "at the end of your turn , discard (this card|SELF)")
def until_end_of_turn(scope: Scope) -> None:
    if scope.kind == "supporter":
        return
    if scope.kind not in ("tool", "energy", "trainer", "item", "technical_machine"):
        raise Refused("end_of_turn.kind")
    scope.grants.append(ir.Trigger("end_of_turn", (ir.MoveThis("discard"),)))


@rule("sentence", "{limit:once} [,] you may {do:acts}", "{limit:once} [,] if {needs:conds} , you may {do:acts}", "if {needs:conds} , {limit:once} , you may {do:acts}")
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


@rule("sentence", "you must {do:acts} in order to use {p:this_power}", "you must {do:acts} in order [to] use this attack", "{do:acts} in order [to] use this attack")
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


@rule("sentence", "you can't use more than 1 {name:title} (ability|poké - power|pokémon power) (each turn|during your turn|per turn)")
def once_group(scope: Scope, name: str) -> None:
    scope.traits["once_group"] = name


# --- triggers --------------------------------------------------------------------------------------------------------


@rule("when", "when you play (this pokémon|SELF) from your hand to evolve 1 of your {noun:noun} [during your turn]", "once during your turn , when you play (this pokémon|SELF) from your hand to evolve 1 of your {noun:noun}", "once during your turn <before your attack> , when you play (this pokémon|SELF) from your hand to evolve 1 of your {noun:noun}")
def when_evolved(scope: Scope, noun: ir.PokemonFilter) -> ir.Trigger:
    return ir.Trigger("evolved", (), filter=noun)


@rule("when", "when you play (this pokémon|SELF) from your hand (onto|to) your bench [during your turn]", "once during your turn , when you (play|put) (this pokémon|SELF) from your hand (onto|to) your bench", "when you put (this pokémon|SELF) from your hand (onto|to) your bench [during your turn]")
def when_benched(scope: Scope) -> ir.Trigger:
    return ir.Trigger("benched", ())


@rule("when", "when you attach (this card|SELF) from your hand to (1 of your|your|a) {noun:noun}", "when you attach (this card|SELF) from your hand to your active pokémon")
def when_attached(scope: Scope, noun: ir.PokemonFilter = ir.PokemonFilter(where="active")) -> ir.Trigger:
    scope.mention(ir.This(), "own")
    return ir.Trigger("attached", (), filter=noun)


@rule("when", "once during your turn , when (this pokémon|SELF) move from your bench to the active spot", "once during your turn , when (this pokémon|SELF) move from your bench to become your active pokémon", "when (this pokémon|SELF) move from your bench to the active spot during your turn", "once during your turn <before your attack> , when (this pokémon|SELF) move from your bench to become your active pokémon")
def when_active(scope: Scope) -> ir.Trigger:
    scope.mention(ir.This(), "own")
    return ir.Trigger("came_active", (), once_per_turn=True)


@rule("when", "(whenever|when) you attach a {card:card} from your hand to (this pokémon|SELF)")
def when_energy_attached(scope: Scope, card: ir.CardFilter) -> ir.Trigger:
    scope.mention(ir.This(), "own")
    return ir.Trigger("energy_attached", (), card=card)


@rule("when", "whenever your opponent attach a {card:card} from their hand to 1 of their {noun:noun}")
def when_opponent_attaches(scope: Scope, card: ir.CardFilter, noun: ir.PokemonFilter) -> ir.Trigger:
    scope.mention(ir.Other(), "opponent")
    return ir.Trigger("energy_attached", (), scope="opponent", filter=noun, card=card)


@rule("when", "when you play (this pokémon|SELF) from your hand")
def when_played(scope: Scope) -> ir.Trigger:
    return ir.Trigger("played", ())


@rule("when", "when you play (this pokémon|SELF) from your hand to evolve your active pokémon")
def when_evolving_active(scope: Scope) -> ir.Trigger:
    return ir.Trigger("evolved", (), filter=ir.PokemonFilter(where="active"))


@rule("ko_by", "by damage from a attack from your opponent's {noun:noun}", "by damage from a opponent's attack", "by damage from a attack by your opponent's {noun:noun}", "by damage from a attack used by your opponent's {noun:noun}")
def ko_by_opponent(scope: Scope, noun: ir.PokemonFilter = ir.ANY_POKEMON) -> tuple[str, ir.PokemonFilter]:
    return "knocked_out_by_opponent", noun


@rule("ko_by", "by damage from a attack", "by a attack")
def ko_by_any(scope: Scope) -> tuple[str, ir.PokemonFilter]:
    return "knocked_out_by_attack", ir.ANY_POKEMON


@rule("ko_place", "in the active spot and be", "your active pokémon and be")
def ko_place(scope: Scope) -> ir.PokemonFilter:
    return ir.PokemonFilter(where="active")


@rule("when", "(if|when) {who:pokemon} be [{place:ko_place}] knocked out {by:ko_by}")
def when_ko(scope: Scope, who: ir.Who, by: tuple[str, ir.PokemonFilter], place: ir.PokemonFilter = ir.ANY_POKEMON) -> ir.Trigger:
    if not isinstance(who, ir.This):
        raise Refused("trigger.who")
    scope.mention(ir.Other(), "opponent")
    return ir.Trigger(by[0], (), filter=place, other=by[1])


@rule("sentence", "at any time between turns , {do:clauses}", "(once|1 time) between turns , {do:clauses}", "during pokémon checkup , {do:clauses}", "{do:clauses} between turns")
def between_turns(scope: Scope, do: Any) -> None:
    if scope.kind not in ("power", "tool", "energy", "stadium"):
        raise Refused("trigger.kind")
    trigger(scope, ir.Trigger("between_turns", ()), do)


@rule("sentence", "at the end of your turn , {do:clauses}", "once at the end of your turn <after your attack> , {do:clauses}", "at the end of each of your turn , {do:clauses}")
def end_of_turn(scope: Scope, do: Any) -> None:
    if scope.kind not in ("power", "tool", "energy"):
        raise Refused("trigger.kind")
    trigger(scope, ir.Trigger("end_of_turn", ()), do)


@rule("sentence", "(as long as|if|while) {condition:conds} , {when:when2} , {do:clauses}")
def trigger_while(scope: Scope, condition: ir.Condition, when: ir.Trigger, do: Any) -> None:
    opened = OpenGrant(lambda steps: ir.While(condition, (msgspec.structs.replace(when, steps=steps),)))
    scope.grants.append(opened)
    scope.body = opened.steps
    scope.perform(do, opened.steps)


@rule("when2", "{when:when}")
def when2(scope: Scope, when: ir.Trigger) -> ir.Trigger:
    return when


@rule("sentence", "if {who:pokemon} have full hp and would be knocked out by damage from a attack , it isn't knocked out , and its remaining hp become {n:number}", "if {who:pokemon} have full hp and would be knocked out by damage from a attack , {who2:pokemon} isn't knocked out and its remaining hp become {n:number} [instead]")
def survives(scope: Scope, who: ir.Who, n: int, who2: ir.Who | None = None) -> None:
    if not isinstance(who, ir.This):
        raise Refused("trigger.who")
    steps = (ir.Cancel("knock_out"), ir.Heal(ir.Sum((n, ir.Times(ir.Fact(ir.This(), "left"), -1))), ir.This()))
    scope.grants.append(ir.While(ir.Not(ir.AtLeast(ir.Counters(ir.This()), 1)), (ir.Trigger("knock_out.would", steps),)))


@rule("sentence", "if {who:pokemon} would be knocked out by damage from a attack , {do:clauses}")
def would_be_knocked_out(scope: Scope, who: ir.Who, do: Any) -> None:
    if not isinstance(who, ir.This):
        raise Refused("trigger.who")
    trigger(scope, ir.Trigger("knock_out.would", ()), do)


@rule("act", "{who:pokemon} isn't knocked out , and its remaining hp become {n:number}", "{who:pokemon} isn't knocked out and its remaining hp become {n:number}")
def not_knocked_out(scope: Scope, who: ir.Who, n: int) -> tuple[ir.Step, ...]:
    return ir.Cancel("knock_out"), ir.Heal(ir.Sum((n, ir.Times(ir.Fact(ir.This(), "left"), -1))), ir.This())


@rule("sentence", "you can't use this (ability|poké - power|power) during your first turn or on the turn (this pokémon|SELF) was put into play")
def not_at_once(scope: Scope) -> None:
    require(scope, ir.AllOf((ir.Not(ir.Happened("first_turn")), ir.Not(ir.Happened("came_into_play", of=ir.This())))))


@rule("sentence", "this power can't be used the turn you put SELF into play or if SELF be {c:conditions}")
def not_at_once_old(scope: Scope, c: tuple[str, ...]) -> None:
    require(scope, ir.Not(ir.Happened("came_into_play", of=ir.This())))
    scope.traits["stops_when"] = tuple(sorted(c))


@rule("sentence", "{p:this_power} can't be used if SELF be [already] {c:conditions} when your opponent attack")
def stops_when_attacked(scope: Scope, p: None, c: tuple[str, ...]) -> None:
    scope.traits["stops_when"] = tuple(sorted(c))


@rule("sentence", "{p:this_power} work even if (SELF|this pokémon) be {c:conditions}", "{p:this_power} can be used even if (SELF|this pokémon) be {c:conditions}")
def works_when(scope: Scope, p: None, c: tuple[str, ...]) -> None:
    if set(c) != {"asleep", "confused", "paralyzed"}:
        raise Refused("power.conditions")
    scope.traits["works_when_affected"] = True


@rule("sentence", "whenever your opponent's attack damage SELF [{even:even_if}] , {do:clauses}", "whenever a attack damage SELF , {do:clauses}")
def whenever_damaged(scope: Scope, do: Any, even: bool = False) -> None:
    scope.mention(ir.This(), "own")
    trigger(scope, ir.Trigger("damaged_even_if_knocked_out" if even else "damaged", ()), do)


@rule("act", "this power do {n:number} damage to {who:pokemon}", "this power do {n:number} damage to {who:pokemon} {per:per}")
def power_damage(scope: Scope, n: int, who: ir.Who, per: ir.Amount = 1) -> ir.Step:
    return ir.DealDamage(n if per == 1 else ir.Times(per, n), who)


@rule("act", "change the type of {who:pokemon} to the type of any other pokémon in play other than {type:type}")
def change_type(scope: Scope, who: ir.Who, type: str) -> ir.Step:
    name = scope.name("type")
    scope.emit(ir.PickType(name, type, ir.Every("both", "play", ir.PokemonFilter(not_this=True))))
    return ir.Lasting(who, (ir.Typed("type", bound=name),), "stays")


@rule("act", "turn all energy attached to {who:pokemon} into {type:type} energy for the rest of the turn")
def energy_burn(scope: Scope, who: ir.Who, type: str) -> ir.Step:
    return ir.Lasting(who, (ir.Allow("energy_counts_as", type=type),), "end_of_turn")


@rule("act", "put {name:name} from your hand onto {who:pokemon} [<this count as evolving {who2:pokemon}>]")
def evolve_from_hand(scope: Scope, name: str, who: ir.Who, who2: ir.Who | None = None) -> ir.Step:
    cards = scope.name("cards")
    scope.emit(ir.PickCards(cards, "hand", filter=ir.CardFilter(name=name)))
    return ir.EvolveInto(cards, who)


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


@rule("sentence", "if the pokémon (SELF|this card) be attached to attack , the attack do {n:number} more damage to {to:struck} [{w:before_wr}]")
def bearer_does_more(scope: Scope, n: int, to: tuple[ir.Side, ir.PokemonFilter], w: str = "") -> None:
    for held in adjust(ir.This(), dealt(w), "add", n, role="attacker", other_side=to[0], other=to[1]):
        scope.grants.append(everywhere(held))


@rule("sentence", "play (this card|SELF) as if it were a [{n:number} - hp] [basic] [{type:type}] [basic] pokémon")
def play_as(scope: Scope, n: int = 0, type: str = "C") -> ir.Step:
    if scope.kind not in ("item", "trainer"):
        raise Refused("play_as.kind")
    return ir.PlayThis(n, type)


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


@rule("sentence", "this attack can't be used if {needs:conds}", "you can't [use] this attack unless {unless:conds}", "this attack can't be used unless {unless:conds}")
def attack_not_if(scope: Scope, needs: ir.Condition | None = None, unless: ir.Condition | None = None) -> None:
    if needs is not None:
        not_if(scope, needs)
    elif unless is not None:
        require(scope, unless)


@rule("sentence", "{do:clauses} when you use this attack")
def when_used(scope: Scope, do: Any) -> None:
    scope.perform(do)


@rule("sentence", "if you go first , you can use this attack during your first turn")
def first_turn_attack(scope: Scope) -> None:
    scope.grants.append(ir.Allow("attack_first_turn"))


@rule("sentence", "you can use this attack only if you go second , and only (during|on) your first turn", "you can use this card only if you go second , and only (during|on) your first turn")
def only_second_first(scope: Scope) -> None:
    require(scope, ir.AllOf((ir.Happened("went_second", "ever"), ir.Happened("first_turn"))))


@rule("sentence", "if you go second , you can't use this attack during your first turn")
def not_second_first(scope: Scope) -> None:
    require(scope, ir.Not(ir.AllOf((ir.Happened("went_second", "ever"), ir.Happened("first_turn")))))


@rule("sentence", "if you go first , you may use this card during your first turn")
def first_turn_card(scope: Scope) -> None:
    scope.grants.append(ir.Allow("play_first_turn"))


@rule("sentence", "if you can't {do:acts} , you can't (play|use) this card")
def price_must_be_paid(scope: Scope, do: Any) -> None:
    """A price stated again: it must be the price written before (R-TRN-8)."""
    again: list[Draft] = []
    scope.perform(do, again)
    count = len(again)
    written = scope.price or scope.top[:count]
    same = [canonical(ir.Program(steps=frozen(steps))) for steps in (again, written)]
    if not again or same[0] != same[1]:
        raise Refused("price.again")
    if not scope.price:
        scope.price.extend(written)
        del scope.top[:count]


@rule("sentence", "ignore (this|these) effect if (the pokémon [that] SELF be attached to|SELF be attached to a) {what:ignored_for}", "ignore (this|these) effect if SELF be attached to pokémon - {group:group}")
def ignored_if(scope: Scope, what: ir.PokemonFilter = ir.ANY_POKEMON, group: str = "") -> None:
    wanted = ir.PokemonFilter(none_of=(ir.PokemonFilter(group=group),)) if group else what
    frees = [grant for grant in scope.grants if not isinstance(grant, ir.Provides | OpenGrant)]
    if not frees:
        raise Refused("reference.effect")
    scope.grants = [grant for grant in scope.grants if isinstance(grant, ir.Provides | OpenGrant)]
    scope.grants.append(ir.While(ir.Is(ir.This(), wanted), tuple(frees)))


@rule("ignored_for", "isn't {types:types}")
def ignored_unless_type(scope: Scope, types: str) -> ir.PokemonFilter:
    return ir.PokemonFilter(type=types)


@rule("sentence", "if (this card|SELF) be attached to 1 of your pokémon , discard it at the end of your turn", "discard (this card|SELF) at the end of {t:the_turn}")
def discard_at_end(scope: Scope, t: None = None) -> None:
    until_end_of_turn(scope)


@rule("the_turn", "your turn", "the turn", "the turn it was attached")
def the_turn(scope: Scope) -> None:
    return None


@rule("sentence", "if (this card|SELF) be attached to 1 of your pokémon , discard it at the end of your opponent's turn", "at the end of your opponent's turn after you played SELF , discard SELF")
def discard_at_opponents_end(scope: Scope) -> None:
    scope.grants.append(ir.Trigger("end_of_opponent_turn", (ir.MoveThis("discard"),)))


@rule("sentence", "if {who:pokemon} be damaged by a attack from your opponent's {noun:noun} , it take {n:number} less damage [{w:before_wr}] , and discard this card")
def berry(scope: Scope, who: ir.Who, noun: ir.PokemonFilter, n: int, w: str = "after") -> None:
    if scope.kind != "tool" or not isinstance(who, ir.This) or w != "after":
        raise Refused("trigger.who")
    grants = adjust(ir.This(), "damage.taken", "add", -n, role="defender", other_side="opponent", other=noun)
    scope.grants.extend(everywhere(held) for held in grants)
    scope.grants.append(ir.Trigger("damaged_even_if_knocked_out", (ir.MoveThis("discard"),), other=noun))


@rule("sentence", "whenever you attach a {card:card} from your hand to {who:pokemon} , remove all special condition [affecting|from] it")
def cured_by_energy(scope: Scope, card: ir.CardFilter, who: ir.Who) -> None:
    if not isinstance(who, ir.This):
        raise Refused("trigger.who")
    scope.grants.append(ir.Trigger("energy_attached", (ir.Cure(ir.This()),), card=card))
