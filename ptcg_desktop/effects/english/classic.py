"""Wordings of the first years that later texts no longer use."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.cards import Zone, as_card, card_noun_named, without_kind
from ptcg_desktop.effects.english.conditions import stated
from ptcg_desktop.effects.english.draw_search import Wanted, choose
from ptcg_desktop.effects.english.facts import Facts
from ptcg_desktop.effects.english.filters import EnergyKind, merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.history import last_card
from ptcg_desktop.effects.english.moving_cards import put
from ptcg_desktop.effects.english.numbers import adjust, dealt, taken
from ptcg_desktop.effects.english.pokemon import Counted
from ptcg_desktop.effects.english.powers import require
from ptcg_desktop.effects.english.scope import OpenGrant, RefusedError, Scope, everywhere
from ptcg_desktop.effects.english.switching import bring

# --- switching on both sides -----------------------------------------------------------------------------------------


@rule(
    "sentence",
    "if your opponent have any benched pokémon , they choose 1 of them and switch it with their active pokémon , "
    "then , if you have any benched pokémon , you switch 1 of them with your active pokémon",
)
def both_switch(scope: Scope) -> None:
    bench = ir.PokemonFilter(where="bench")
    with scope.acting("opponent"):
        scope.emit(bring(scope, "opponent", bench))
    scope.emit(bring(scope, "own", bench))


@rule("sentence", "before doing damage , {side:if_bench} , {do:clauses}")
def early_if_bench(scope: Scope, side: ir.Side, do: Any) -> None:
    scope.mention(ir.Every(side, "bench"), side)
    scope.they = "opponent"
    scope.perform(do, scope.early)


# --- damage counters -------------------------------------------------------------------------------------------------


@rule("sentence", "if there be any damage counter on {who:pokemon} , remove {n:number} of them")
def remove_of_them(scope: Scope, who: ir.Who, n: int) -> ir.Step:
    return ir.Heal(n * 10, who)


@rule("act", "remove {n:counted_counters} from {who:whom} {per:per}")
def remove_per(scope: Scope, n: ir.Amount, who: ir.Who, per: ir.Amount) -> ir.Step:
    if not isinstance(n, int):
        raise RefusedError("counters.per")
    return ir.Heal(ir.Times(per, n), who)


@rule("act", "remove {n:counted_counters} from each of {side:whose} {noun:noun} that have any")
def remove_from_hurt(scope: Scope, n: ir.Amount, side: ir.Side, noun: ir.PokemonFilter) -> ir.Step:
    where = noun.where or "play"
    return ir.Heal(n, ir.Every(side, where, msgspec.structs.replace(noun, where="")))


@rule("act", "do damage equal to half {of:whoms} remaining hp [{up:rounded}]")
def half_of_left(scope: Scope, of: ir.Who, up: bool = True) -> ir.Step:
    if of != ir.Active("opponent"):
        raise RefusedError("damage.half")
    return ir.SetDamage(ir.Half(ir.Fact(of, "left"), 10, up))


@rule("cond", "there be (any|a) [{kind:energy_kind}] [{types:types}] energy [card] attached to {who:pokemon}")
def energy_there(scope: Scope, who: ir.Who, kind: EnergyKind = "", types: str = "") -> ir.Condition:
    return ir.Is(who, ir.PokemonFilter(has_energy=True, energy=types, energy_kind=kind))


@rule(
    "cond",
    "there be {n:number} or more damage counter on {who:pokemon}",
    "there be at least {n:number} damage counter on {who:pokemon}",
)
def counters_there(scope: Scope, n: int, who: ir.Who) -> ir.Condition:
    return stated(who, ir.PokemonFilter(counters_at_least=n))


@rule("having", "a damage counter on (it|them)")
def having_a_counter(scope: Scope) -> ir.PokemonFilter:
    return ir.PokemonFilter(damaged=True)


# --- damage taken and done -------------------------------------------------------------------------------------------


@rule(
    "act",
    "all damage done to {who:whom} during your opponent's next turn be reduced by {n:number} [{w:before_wr}]",
)
def reduced_next_turn(scope: Scope, who: ir.Who, n: int, w: str = "after") -> None:
    for held in adjust(who, taken(w), "add", -n, role="defender"):
        scope.hold(held, "end_of_opponent_turn")


@rule(
    "act",
    "if your opponent's active pokémon attack during your opponent's next turn , any damage it do be reduced by "
    "{n:number} [{w:before_wr}]",
)
def does_less_next_turn(scope: Scope, n: int, w: str = "") -> None:
    for held in adjust(ir.Active("opponent"), dealt(w), "add", -n, role="attacker"):
        scope.hold(held, "end_of_opponent_turn")


@rule("fact", "whenever {n:number} or more damage be done to {who:whom} [{w:before_wr}] , prevent that damage")
def prevent_great(scope: Scope, n: int, who: ir.Who, w: str = "") -> Facts:
    if w == "before":
        raise RefusedError("fact.order")
    return adjust(who, "damage.taken", "prevent", 0, role="defender", floor=n)


@rule("fact", "all damage done by {noun:nouns} attack be reduced by {n:number} [{w:before_wr}]")
def attacks_do_less(scope: Scope, noun: ir.PokemonFilter, n: int, w: str = "") -> Facts:
    return adjust(ir.Every("both", "play", noun), dealt(w), "add", -n, role="attacker")


@rule(
    "fact",
    "all damage [done] by attack to {who:whom} [from {noun:noun}] be reduced by {n:number} [{w:before_wr}]",
)
def all_damage_reduced(
    scope: Scope, who: ir.Who, n: int, noun: ir.PokemonFilter = ir.ANY_POKEMON, w: str = "after"
) -> Facts:
    return adjust(who, taken(w), "add", -n, role="defender", other=noun)


@rule("act", "{until:until} , as long as {condition:conds} , {facts:facts}")
def lasting_while(scope: Scope, until: ir.Until, condition: ir.Condition, facts: Any) -> ir.Step:
    held = scope.value(facts)
    return ir.Lasting(ir.This(), (ir.While(condition, tuple(everywhere(one) for one in held)),), until)


# --- coins -----------------------------------------------------------------------------------------------------------


@rule("act", "you can't flip more than {n:number} coin in this way")
def cap_coins(scope: Scope, n: int) -> None:
    last = scope.body[-1] if scope.body else None
    if not isinstance(last, ir.FlipCoins) or isinstance(last.coins, int):
        raise RefusedError("reference.coin")
    scope.body[-1] = msgspec.structs.replace(last, coins=ir.AtMost(last.coins, n))


# --- cards -----------------------------------------------------------------------------------------------------------


@rule("act", "move {cards:those} to {to:target}")
def move_those(scope: Scope, cards: str, to: tuple[ir.Who, bool]) -> ir.Step:
    return ir.AttachCards(cards, to[0], to[1])


@rule(
    "wanted",
    "{n:counted} {card:card} with {words:name} in (its|their) name",
    "{n:counted} {card:card_and} with {words:name} in (its|their) name",
)
def wanted_with_words(scope: Scope, n: Counted, card: ir.CardFilter, words: str) -> Wanted:
    return n, narrowed(card, ir.CardFilter(name_part=words)), ""


def narrowed(card: ir.CardFilter, more: ir.CardFilter) -> ir.CardFilter:
    """Both filters together; of several kinds, each of them."""
    if card.any_of and card == ir.CardFilter(any_of=card.any_of):
        return ir.CardFilter(any_of=tuple(merged(one, more) for one in card.any_of))
    return merged(card, more)


@rule("wanted", "{n:counted} {card:card} <excluding {what:others}>")
def wanted_excluding(scope: Scope, n: Counted, card: ir.CardFilter, what: ir.PokemonFilter) -> Wanted:
    return n, narrowed(card, ir.CardFilter(none_of=(without_kind(as_card(what)),))), ""


@rule("card1", "{mods:mods} card named {name:named} [or {two:named}]")
def card_mods_named(scope: Scope, mods: ir.PokemonFilter, name: str, two: str = "") -> ir.CardFilter:
    return card_noun_named(scope, mods, name, two)


@rule("act", "draw a new hand of the same number of card")
def draw_as_many(scope: Scope) -> ir.Step:
    return ir.Draw(scope.that_many(), scope.subject)


@rule("act", "discard {n:number} of the other card in {zone:zone}")
def discard_others(scope: Scope, n: int, zone: Zone) -> tuple[ir.Step, ...]:
    return put(scope, choose(scope, zone, ir.ANY_CARD, (n, False)), (zone[0], "discard"))


@rule("act", "choose {n:counted} card at random from {zone:zone} [<don't look at them>]")
def choose_at_random(scope: Scope, n: Counted, zone: Zone) -> None:
    choose(scope, zone, ir.ANY_CARD, n, random=True)


@rule("act", "your turn end immediately [<you can't attack this turn>]")
def turn_ends_at_once(scope: Scope) -> ir.Step:
    return ir.EndTurn()


# --- when it can be played -------------------------------------------------------------------------------------------


@rule("sentence", "{do:acts} in order to play this card")
def price_to_play(scope: Scope, do: Any) -> None:
    scope.perform(do, scope.price)


@rule("sentence", "you can't play this card if you have any card in your hand other than SELF")
def only_in_hand(scope: Scope) -> None:
    require(scope, last_card(scope))


@rule("sentence", "in order to play this card , you can't have any {card:card} in your hand")
def none_in_hand(scope: Scope, card: ir.CardFilter) -> None:
    require(scope, ir.Not(ir.AtLeast(ir.CardsIn("own", "hand", card), 1)))


@rule("sentence", "{p:this_power} stop working if you have more than {n:number} SELF in play")
def stops_with_more(scope: Scope, p: None, n: int) -> None:
    if not scope.own_name:
        raise RefusedError("name.unknown")
    few = ir.Not(ir.AtLeast(ir.InPlay("own", "play", ir.PokemonFilter(name=scope.own_name)), n + 1))
    if scope.traits.get("use") == "activated":
        require(scope, few)
        return
    if not scope.grants or any(isinstance(grant, OpenGrant) for grant in scope.grants):
        raise RefusedError("reference.effect")
    scope.grants[:] = [ir.While(few, tuple(grant for grant in scope.grants if not isinstance(grant, OpenGrant)))]


# --- what needs no saying --------------------------------------------------------------------------------------------


@rule(
    "reminder",
    "(any|all) other effect of attack , (pokémon power|poké - power , poké - body) [,] and trainer card still happen",
    "any other effect that would happen after applying resistance still happen",
    "benching or evolving your opponent's active pokémon end this effect",
    "damage is calculated using your opponent's active pokémon's retreat cost after applying effect to the retreat "
    "cost",
    "after applying effect to the retreat cost",
)
def needs_no_saying(scope: Scope) -> None:
    return None


@rule(
    "acts",
    "{one:act} <{n:number} if (there be|you have|they have) only {m:number}>",
    "{one:act} , if it have any",
    "{one:act} <as long as there's room>",
    "{one:act} <after (doing|dealing) damage>",
)
def as_many_as_there_are(scope: Scope, one: Any, n: int = 0, m: int = 0) -> None:
    if n != m:
        raise RefusedError("reference.fewer")
    scope.perform(one)
