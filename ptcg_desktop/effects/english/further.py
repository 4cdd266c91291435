"""Further instructions: a condition of one's choice, damage as of others, what is found and attached, old wordings."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.draw_search import Wanted, choose, choose_looked, player
from ptcg_desktop.effects.english.facts import Facts
from ptcg_desktop.effects.english.filters import merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.lasting import same
from ptcg_desktop.effects.english.numbers import Attackers, does_more, no_weakness
from ptcg_desktop.effects.english.pokemon import every, placed
from ptcg_desktop.effects.english.powers import activated
from ptcg_desktop.effects.english.prevention import prevent
from ptcg_desktop.effects.english.scope import Held, Open, OpenGrant, RefusedError, Scope
from ptcg_desktop.effects.english.shape import frozen
from ptcg_desktop.effects.english.switching import bring
from ptcg_desktop.effects.english.vocabulary import vocabulary
from ptcg_desktop.effects.english.zones import Top, look_top
from ptcg_desktop.effects.names import nodes

# --- a Special Condition of one's choice -----------------------------------------------------------------------------


@rule(
    "act",
    "{who:pokemon} be now {conditions:conditions} <your choice>",
    "{who:pokemon} be now your choice of {conditions:conditions}",
)
def inflict_choice(scope: Scope, who: ir.Who, conditions: tuple[str, ...]) -> ir.Step:
    return ir.ChooseOne(tuple((ir.Inflict(one, who),) for one in conditions))


@rule("act", "choose (a|1) special condition")
def choose_condition(scope: Scope) -> None:
    scope.choosing = scope.block


@rule("act", "{who:pokemon} be now affected by that special condition")
def inflict_chosen(scope: Scope, who: ir.Who) -> None:
    """Where the condition was chosen: perhaps behind a flip."""
    if scope.choosing is None:
        raise RefusedError("reference.condition")
    scope.choosing.append(inflict_choice(scope, who, tuple(vocabulary().conditions.values())))


# --- damage and counters ---------------------------------------------------------------------------------------------


@rule("act", "this attack do the same amount of damage done to {who:pokemon} to {to:pokemon}")
def same_damage(scope: Scope, who: ir.Who, to: ir.Who) -> ir.Step:
    if not scope.damage_before or not isinstance(who, ir.This) or to != ir.Active("opponent"):
        raise RefusedError("reference.amount")
    return ir.SetDamage(ir.Fact(ir.This(), "damage_taken_last_turn"))


@rule("act", "put damage counter on {who:pokemon} equal to the damage done to {hurt:pokemon}")
def counters_for_damage(scope: Scope, who: ir.Who, hurt: ir.Who) -> ir.Step:
    if not isinstance(hurt, ir.This) or not isinstance(who, ir.Other):
        raise RefusedError("reference.amount")
    return ir.PutCounters(ir.DamageDone(), who)


@rule("act", "remove {n:counted_counters} and all special condition from {who:whom}")
def heal_then_cure(scope: Scope, n: ir.Amount, who: ir.Who) -> tuple[ir.Step, ...]:
    return ir.Heal(n, who), ir.Cure(who)


@rule("act", "don't apply weakness to this damage", "don't apply resistance to this damage")
def recoil_is_plain(scope: Scope) -> None:
    last = scope.block[-1] if scope.block else None
    if not isinstance(last, ir.DealDamage) or last.to != ir.This():
        raise RefusedError("damage.recoil")


# --- while another turn lasts ----------------------------------------------------------------------------------------


@rule(
    "act",
    "{until:until} , if {who:pokemon} would be knocked out by [damage from] a attack , {again:pokemon} isn't knocked "
    "out [,] and its remaining hp become {n:number} [instead]",
)
def survives_meanwhile(scope: Scope, until: ir.Until, who: ir.Who, again: ir.Who, n: int) -> ir.Step:
    if not isinstance(who, ir.This) or not isinstance(again, ir.This):
        raise RefusedError("trigger.who")
    steps = (ir.Cancel("knock_out"), ir.Heal(ir.Sum((n, ir.Times(ir.Fact(ir.This(), "left"), -1))), ir.This()))
    return ir.Lasting(who, (ir.Trigger("knock_out.would", steps),), until)


@rule("sentence", "(at any time between turns|during pokémon checkup) , if {condition:conds} , {do:clauses}")
def between_turns_if(scope: Scope, condition: ir.Condition, do: Any) -> None:
    if scope.kind not in ("power", "tool", "energy", "stadium"):
        raise RefusedError("trigger.kind")
    opened = OpenGrant(lambda steps: ir.Trigger("between_turns", steps))
    scope.grants.append(opened)
    with scope.inside(opened.steps):
        scope.body = scope.branch(condition, do).then  # what follows ("Then, discard …") is done at that time, too


@rule("sentence", "once at the end of your turn <after your attack> , you may use {p:this_power}")
def end_of_turn_use(scope: Scope, p: None) -> None:
    from ptcg_desktop.effects.english.triggers import trigger_use

    trigger_use(scope, ir.Trigger("end_of_turn", ()), p)


@rule("sentence", "once during each player's turn [<before (their attack|attacking)>] , {do:turn_if}")
def stadium_use_if(scope: Scope, do: Any) -> None:
    if scope.kind != "stadium":
        raise RefusedError("use.kind")
    opened = OpenGrant(lambda steps: ir.Usable(steps))
    scope.grants.append(opened)
    scope.body = scope.done = opened.steps
    scope.their = scope.they = "own"
    scope.perform(do, opened.steps)


@rule("turn_if", "if {needs:conds} , (that player|the player|they) may {do:acts}")
def turn_if(scope: Scope, needs: ir.Condition, do: Any) -> None:
    scope.branch(needs, do)


@rule("turn_if", "(that player|the player|they) may {do:acts}")
def turn_may(scope: Scope, do: Any) -> None:
    scope.perform(do)


# --- cards -----------------------------------------------------------------------------------------------------------


@rule(
    "attach_what",
    "attach any {card:card} you discarded in this way",
    "attach all {card:card} you discarded in this way",
)
def attach_discarded(scope: Scope, card: ir.CardFilter) -> str:
    return choose(scope, ("own", "looked"), card, ("all", False), among=scope.those_cards())


@rule("attach_what", "attach {cards:rest}")
def attach_rest(scope: Scope, cards: str) -> str:
    return cards


@rule("act", "look at {top:top} , and choose {wanted:wanted}", "look at {top:top} and choose {wanted:wanted}")
def look_and_choose(scope: Scope, top: Top, wanted: Wanted) -> None:
    scope.emit(look_top(scope, top))
    choose_looked(scope, wanted)


@rule("act", "put them back in the same order", "put them back on top of {side:whose} deck in the same order")
def put_back_alike(scope: Scope, side: ir.Side = "both") -> None:
    if not scope.looked:
        raise RefusedError("reference.looked")
    scope.goes_to(scope.owners.get(scope.looked, "both"), side)


@rule("act", "draw up to {n:number} card from your deck")
def draw_some_from_deck(scope: Scope, n: int) -> ir.Step:
    scope.amount = scope.name("drawn")
    return ir.Draw(n, scope.subject, scope.amount, True)


@rule("act", "shuffle {who:pokemon} {a:with_all} back into {side:whose} deck")
def shuffle_back(scope: Scope, who: ir.Who, side: ir.Side, a: None) -> tuple[ir.Step, ...]:
    scope.goes_to(scope.side_of(who), side)
    return ir.Leave(who, "deck"), ir.ShuffleDeck(player(side))


@rule("cond", "it's a {card:card}")
def it_is(scope: Scope, card: ir.CardFilter) -> ir.Condition:
    return ir.AtLeast(ir.Result(scope.those_cards(), card), 1)


@rule("cond", "it's not a {card:card}", "it isn't a {card:card}")
def it_is_not(scope: Scope, card: ir.CardFilter) -> ir.Condition:
    return ir.Not(it_is(scope, card))


# --- Pokémon ---------------------------------------------------------------------------------------------------------


@rule("pokemon", "{side:whose} active {noun:noun}")
def active_noun(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Who:
    if noun.where or noun == ir.ANY_POKEMON:
        raise RefusedError("pokemon.active")
    return every(scope, side, msgspec.structs.replace(noun, where="active"))


@rule("pokemon", "{n:counted} {noun:noun} <both yours and your opponent's> {post:posts}")
def both_except(scope: Scope, n: Any, noun: ir.PokemonFilter, post: ir.PokemonFilter) -> ir.Who:
    from ptcg_desktop.effects.english.filters import merged

    if n[0] != "all":
        raise RefusedError("pokemon.both")
    return every(scope, "both", merged(noun, post))


@rule(
    "sentence",
    "if you have a stage 1 or stage 2 card that evolve from that pokémon in your hand , put that card on the basic "
    "pokémon",
)
def old_candy(scope: Scope) -> None:
    who = scope.one_pokemon()
    if not isinstance(who, ir.Bound):
        raise RefusedError("reference.pokemon")
    cards = scope.name("cards")
    stages = (
        ir.CardFilter(kind="pokemon", stage="stage1", evolves_from=who.name),
        ir.CardFilter(kind="pokemon", stage="stage2", evolves=who.name),
    )
    scope.emit(ir.PickCards(cards, "hand", filter=ir.CardFilter(any_of=stages)))
    scope.emit(ir.EvolveInto(cards, who))


@rule("card_rule", "while in play , SELF count as a [{type:type}] pokémon <(as well as|instead of) a trainer card>")
def counts_as_pokemon(scope: Scope, type: str = "C") -> None:
    if not any(isinstance(step, ir.PlayThis) and step.type == type for step in scope.top):
        raise RefusedError("reference.play_as")


# --- Stadiums, Tools, switches ---------------------------------------------------------------------------------------


@rule("sentence", "if your opponent have a stadium [card] in play , discard it")
def discard_opponents_stadium(scope: Scope) -> None:
    scope.cards = scope.name("cards")
    discard = (ir.PickCards(scope.cards, "stadium", "both", "all"), ir.MoveCards(scope.cards, "discard"))
    opened = Open(lambda then, other: ir.If(ir.AtLeast(ir.CardsIn("opponent", "stadium"), 1), then, other))
    opened.then.extend(discard)
    scope.emit(opened)


@rule("whom", "[any] {noun:noun} <yours or your opponent's>")
def whom_of_either(scope: Scope, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, "both", noun)


@rule("act", "switch 1 of their opponent's active pokémon with 1 of their {noun:noun}")
def switch_own_defender(scope: Scope, noun: ir.PokemonFilter) -> tuple[ir.Step, ...]:
    if scope.subject != "opponent":
        raise RefusedError("switch.sides")
    return bring(scope, "opponent", noun)


@rule("sentence", "as often as you like during your turn [<before your attack>] [before your attack] , {do:acts}")
def use_often(scope: Scope, do: Any) -> None:
    activated(scope, "unlimited", do)


# --- what is left over -----------------------------------------------------------------------------------------------


@rule("act", "put {cards:rest} back in any order")
def rest_back(scope: Scope, cards: str) -> ir.Step:
    looked = [step for step in (*scope.top, *scope.body, *scope.block) if isinstance(step, ir.LookAt)]
    if not looked or looked[-1].zone != "deck_top":
        raise RefusedError("reference.looked")
    return ir.MoveCards(cards, "deck_top")


@rule("card_rule", "if you don't have that many {card:card} in your discard pile , put all of them into your hand")
def fewer_in_discard(scope: Scope, card: ir.CardFilter) -> None:
    last = [step for step in (*scope.top, *scope.body) if isinstance(step, ir.PickCards)]
    if not last or (last[-1].zone, last[-1].filter) != ("discard", card):
        raise RefusedError("reference.fewer")


@rule("card_rule", "if there be fewer than {n:number} card in your deck , discard all of them")
def fewer_in_deck(scope: Scope, n: int) -> None:
    if not any(isinstance(node, ir.MoveTop) and node.amount == n for node in nodes(frozen(scope.top))):
        raise RefusedError("reference.fewer")


# --- standing --------------------------------------------------------------------------------------------------------


@rule("cond", "{side:who_has} {n:number} {noun:noun} in play")
def has_so_many(scope: Scope, side: ir.Side, n: int, noun: ir.PokemonFilter) -> ir.Condition:
    where, chosen = placed(noun)
    return ir.AtLeast(ir.InPlay(side, where, chosen), n)


@rule("fact", "have no weakness")
def also_no_weakness(scope: Scope) -> Facts:
    return no_weakness(scope, same(scope))


@rule("fact", "{who:whoms} weakness be [now] {type:type}")
def weakness_is(scope: Scope, who: ir.Who, type: str) -> Facts:
    return (Held(who, ir.Typed("weakness", type)),)


@rule("fact", "{who:whoms} attack {post:post} do {n:number} more damage to {to:struck} [{w:before_wr}]")
def others_do_more(scope: Scope, who: ir.Who, post: ir.PokemonFilter, n: int, to: Attackers, w: str = "") -> Facts:
    if not isinstance(who, ir.Every):
        raise RefusedError("fact.subject")
    return does_more(scope, ir.Every(who.side, who.where, merged(who.filter, post)), n, to, w)


@rule("fact", "{who:pokemon} can use the attack of any {noun:noun} {where:attack_source} {post:post}")
def uses_attacks_but(
    scope: Scope, who: ir.Who, noun: ir.PokemonFilter, where: ir.Source, post: ir.PokemonFilter
) -> Facts:
    return (Held(who, ir.UsesAttacks(where, other=merged(noun, post))),)


@rule("prevented", "all damage from and effect of attack done to {who:whom} by {a:attackers}")
def prevented_by(scope: Scope, who: ir.Who, a: Attackers) -> Facts:
    return prevent(who, "all", a)


@rule("prevented", "all effect of attack , (except|excluding) damage , done to {who:whom} by the attacking pokémon")
def prevented_effects_of_attacker(scope: Scope, who: ir.Who) -> Facts:
    return prevent(who, "effects")
