"""What sets a power or attached card off: coming into play, evolving, damage, a Knock Out, the end of a turn."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.filters import merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.powers import ACTIVE, require
from ptcg_desktop.effects.english.scope import OpenGrant, RefusedError, Scope

# --- triggers --------------------------------------------------------------------------------------------------------


@rule(
    "when",
    "when you play (this pokémon|SELF) from your hand to evolve 1 of your {noun:noun} [during your turn]",
    "once during your turn , when you play (this pokémon|SELF) from your hand to evolve 1 of your {noun:noun}",
    "once during your turn <before your attack> , when you play (this pokémon|SELF) from your hand to evolve "
    "1 of your {noun:noun}",
)
def when_evolved(scope: Scope, noun: ir.PokemonFilter) -> ir.Trigger:
    return ir.Trigger("evolved", (), filter=noun)


@rule(
    "when",
    "when you play (this pokémon|SELF) from your hand (onto|to) your bench [during your turn]",
    "once during your turn , when you (play|put) (this pokémon|SELF) from your hand (onto|to) your bench",
    "when you put (this pokémon|SELF) from your hand (onto|to) your bench [during your turn]",
)
def when_benched(scope: Scope) -> ir.Trigger:
    scope.mention(ir.This(), "own")
    return ir.Trigger("benched", ())


@rule(
    "when",
    "when you attach (this card|SELF) from your hand to (1 of your|your|a) {noun:noun}",
    "when you attach (this card|SELF) from your hand to your active pokémon",
)
def when_attached(scope: Scope, noun: ir.PokemonFilter = ACTIVE) -> ir.Trigger:
    scope.mention_bearer()
    return ir.Trigger("attached", (), filter=noun)


@rule(
    "when",
    "once during your turn , when (this pokémon|SELF) move from your bench to the active spot",
    "once during your turn , when (this pokémon|SELF) move from your bench to become your active pokémon",
    "when (this pokémon|SELF) move from your bench to the active spot during your turn",
    "once during your turn <before your attack> , when (this pokémon|SELF) move from your bench to become "
    "your active pokémon",
)
def when_active(scope: Scope) -> ir.Trigger:
    scope.mention(ir.This(), "own")
    return ir.Trigger("came_active", (), once_per_turn=True)


@rule(
    "when",
    "(whenever|when) you attach a {card:card} from your hand to (this pokémon|SELF)",
    "when you attach a {card:card} from your hand to (this pokémon|SELF) <except with a attack , ability , or trainer "
    "card>",
    "when you attach a {card:card} from your hand to (this pokémon|SELF) <excluding effect of attack or poké - power>",
)
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


@rule(
    "ko_by",
    "by damage from a attack from your opponent's {noun:noun}",
    "by damage from a opponent's attack",
    "by damage from a attack by your opponent's {noun:noun}",
    "by damage from a attack used by your opponent's {noun:noun}",
)
def ko_by_opponent(scope: Scope, noun: ir.PokemonFilter = ir.ANY_POKEMON) -> tuple[ir.Point, ir.PokemonFilter]:
    return "knocked_out_by_opponent", noun


@rule("ko_by", "by damage from a attack", "by a attack")
def ko_by_any(scope: Scope) -> tuple[ir.Point, ir.PokemonFilter]:
    return "knocked_out_by_attack", ir.ANY_POKEMON


@rule("ko_place", "in the active spot and be", "your active pokémon and be")
def ko_place(scope: Scope) -> ir.PokemonFilter:
    return ir.PokemonFilter(where="active")


@rule("when", "(if|when) {who:pokemon} be [{place:ko_place}] knocked out {by:ko_by}")
def when_ko(
    scope: Scope, who: ir.Who, by: tuple[ir.Point, ir.PokemonFilter], place: ir.PokemonFilter = ir.ANY_POKEMON
) -> ir.Trigger:
    place = merged(bearer_filter(who), place)
    scope.mention(ir.Other(), "opponent")
    return ir.Trigger(by[0], (), filter=place, other=by[1])


def bearer_filter(who: ir.Who) -> ir.PokemonFilter:
    """What the Pokémon of the text, or the one it is attached to, must be to set it off.

    Raises:
        RefusedError: it is said of another Pokémon.
    """
    if isinstance(who, ir.Every) and who.filter.holds == "this":
        return msgspec.structs.replace(who.filter, holds="")
    if not isinstance(who, ir.This):
        raise RefusedError("trigger.who")
    return ir.ANY_POKEMON


@rule(
    "sentence",
    "at any time between turns , {do:clauses}",
    "(once|1 time) between turns , {do:clauses}",
    "during pokémon checkup , {do:clauses}",
    "{do:clauses} between turns",
)
def between_turns(scope: Scope, do: Any) -> None:
    if scope.kind not in ("power", "tool", "energy", "stadium"):
        raise RefusedError("trigger.kind")
    trigger(scope, ir.Trigger("between_turns", ()), do)


@rule(
    "sentence",
    "at the end of your turn , {do:clauses}",
    "once at the end of your turn <after your attack> , {do:clauses}",
    "at the end of each of your turn , {do:clauses}",
)
def end_of_turn(scope: Scope, do: Any) -> None:
    if scope.kind not in ("power", "tool", "energy"):
        raise RefusedError("trigger.kind")
    trigger(scope, ir.Trigger("end_of_turn", ()), do)


@rule("sentence", "(as long as|if|while) {condition:conds} , {when:when2} , {do:clauses}")
def trigger_while(scope: Scope, condition: ir.Condition, when: ir.Trigger, do: Any) -> None:
    opened = OpenGrant(lambda steps: ir.While(condition, (msgspec.structs.replace(when, steps=steps),)))
    scope.grants.append(opened)
    scope.body = opened.steps
    scope.perform(do, opened.steps)


@rule("when", "if you play (this card|SELF) from your hand")
def when_played_as_energy(scope: Scope) -> ir.Trigger:
    if scope.kind != "energy":
        raise RefusedError("trigger.kind")
    scope.mention_bearer()
    return ir.Trigger("attached", ())


@rule("pokemon", "the pokémon you attach it to")
def attached_to(scope: Scope) -> ir.Who:
    if scope.kind != "energy":
        raise RefusedError("reference.pokemon")
    return scope.mention(ir.This(), "own")


@rule("when2", "{when:when}")
def when2(scope: Scope, when: ir.Trigger) -> ir.Trigger:
    return when


@rule(
    "sentence",
    "if {who:pokemon} have full hp and would be knocked out by damage from a attack , it isn't knocked out , "
    "and its remaining hp become {n:number}",
    "if {who:pokemon} have full hp and would be knocked out by damage from a attack , {who2:pokemon} isn't "
    "knocked out and its remaining hp become {n:number} [instead]",
)
def survives(scope: Scope, who: ir.Who, n: int, who2: ir.Who | None = None) -> None:
    if not isinstance(who, ir.This):
        raise RefusedError("trigger.who")
    steps = (ir.Cancel("knock_out"), ir.Heal(ir.Sum((n, ir.Times(ir.Fact(ir.This(), "left"), -1))), ir.This()))
    scope.grants.append(
        ir.While(ir.Not(ir.AtLeast(ir.Counters(ir.This()), 1)), (ir.Trigger("knock_out.would", steps),))
    )


@rule("sentence", "if {who:pokemon} would be knocked out by damage from a attack , {do:clauses}")
def would_be_knocked_out(scope: Scope, who: ir.Who, do: Any) -> None:
    if not isinstance(who, ir.This):
        raise RefusedError("trigger.who")
    trigger(scope, ir.Trigger("knock_out.would", ()), do)


@rule(
    "act",
    "{who:pokemon} isn't knocked out , and its remaining hp become {n:number}",
    "{who:pokemon} isn't knocked out and its remaining hp become {n:number}",
)
def not_knocked_out(scope: Scope, who: ir.Who, n: int) -> tuple[ir.Step, ...]:
    return ir.Cancel("knock_out"), ir.Heal(ir.Sum((n, ir.Times(ir.Fact(ir.This(), "left"), -1))), ir.This())


@rule(
    "sentence",
    "you can't use this (ability|poké - power|power) during your first turn or on the turn (this "
    "pokémon|SELF) was put into play",
)
def not_at_once(scope: Scope) -> None:
    require(scope, ir.AllOf((ir.Not(ir.Happened("first_turn")), ir.Not(ir.Happened("came_into_play", of=ir.This())))))


@rule("cond", "(this pokémon|SELF) wasn't put into play this turn")
def was_there_before(scope: Scope) -> ir.Condition:
    return ir.Not(ir.Happened("came_into_play", of=ir.This()))


@rule("sentence", "this power can't be used the turn you put SELF into play or if SELF be {c:conditions}")
def not_at_once_old(scope: Scope, c: tuple[str, ...]) -> None:
    require(scope, ir.Not(ir.Happened("came_into_play", of=ir.This())))
    scope.traits["stops_when"] = tuple(sorted(c))


@rule("sentence", "{p:this_power} can't be used if SELF be [already] {c:conditions} when your opponent attack")
def stops_when_attacked(scope: Scope, p: None, c: tuple[str, ...]) -> None:
    scope.traits["stops_when"] = tuple(sorted(c))


@rule(
    "sentence",
    "{p:this_power} work even if (SELF|this pokémon) be {c:conditions}",
    "{p:this_power} can be used even if (SELF|this pokémon) be {c:conditions}",
)
def works_when(scope: Scope, p: None, c: tuple[str, ...]) -> None:
    if set(c) != {"asleep", "confused", "paralyzed"}:
        raise RefusedError("power.conditions")
    scope.traits["works_when_affected"] = True


@rule(
    "sentence",
    "whenever your opponent's attack damage SELF [{even:even_if}] , {do:clauses}",
    "whenever a attack damage SELF , {do:clauses}",
)
def whenever_damaged(scope: Scope, do: Any, even: bool = False) -> None:
    scope.mention(ir.This(), "own")
    trigger(scope, ir.Trigger("damaged_even_if_knocked_out" if even else "damaged", ()), do)


@rule(
    "act",
    "this power do {n:number} damage to {who:pokemon}",
    "this power do {n:number} damage to {who:pokemon} {per:per}",
)
def power_damage(scope: Scope, n: int, who: ir.Who, per: ir.Amount = 1) -> ir.Step:
    return ir.DealDamage(n if per == 1 else ir.Times(per, n), who)


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


@rule(
    "when",
    "if {who:pokemon} be {place:being} and be damaged by (a opponent's attack|a attack from your opponent's "
    "pokémon|a attack) [{even:even_if}]",
    "if {who:pokemon} be damaged by (a opponent's attack|a attack from your opponent's pokémon) [{even:even_if}]",
)
def when_damaged(scope: Scope, who: ir.Who, place: ir.PokemonFilter = ir.ANY_POKEMON, even: bool = False) -> ir.Trigger:
    place = merged(bearer_filter(who), place)
    return ir.Trigger("damaged_even_if_knocked_out" if even else "damaged", (), filter=place)


@rule("sentence", "{when:when} , {do:clauses}")
def trigger(scope: Scope, when: ir.Trigger, do: Any) -> None:
    if scope.kind not in ("power", "tool", "energy", "stadium"):
        raise RefusedError("trigger.kind")
    scope.topic = scope.single
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


@rule(
    "sentence",
    "once during each player's turn [before their attack] , (that player|the player|they) may {do:acts}",
    "once during each player's turn <before their attack> , (that player|the player|they) may {do:acts}",
)
def stadium_use(scope: Scope, do: Any) -> None:
    if scope.kind != "stadium":
        raise RefusedError("use.kind")
    opened = OpenGrant(lambda steps: ir.Usable(steps))
    scope.grants.append(opened)
    scope.body = opened.steps
    scope.done = opened.steps
    scope.their = scope.they = "own"
    scope.perform(do, opened.steps)
