"""Sentences: players and their acts, "may", conditions, "if you do", repeats, and acts joined in one sentence."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import placed
from ptcg_desktop.effects.english.powers import activated
from ptcg_desktop.effects.english.scope import Draft, Open, RefusedError, Scope
from ptcg_desktop.effects.english.shape import frozen
from ptcg_desktop.effects.names import bound

# --- who acts --------------------------------------------------------------------------------------------------------


@rule("acts", "{one:act}", "{one:act} , if any", "{one:act} , if they have any")
def acts_one(scope: Scope, one: Any) -> None:
    scope.perform(one)


@rule(
    "acts",
    "{one:act} and [then] {two:acts}",
    "{one:act} , and [then] {two:acts}",
    "{one:act} , then {two:acts}",
    "{one:act} , {two:acts}",
    "{one:act} then {two:acts}",
)
def acts_more(scope: Scope, one: Any, two: Any) -> None:
    scope.perform(one)
    scope.perform(two)


@rule("clause", "[also] {do:acts}", "you {do:acts}")
def clause_own(scope: Scope, do: Any) -> None:
    scope.own_acts = True
    with scope.acting("own"):
        scope.perform(do)


@rule("clause", "your opponent {do:acts}", "have your opponent {do:acts}")
def clause_opponent(scope: Scope, do: Any) -> None:
    scope.they, scope.each, scope.own_acts = "opponent", None, True
    with scope.acting("opponent"):
        scope.perform(do)


@rule("clause", "(they|that player) {do:acts}")
def clause_they(scope: Scope, do: Any) -> None:
    if scope.each is not None:
        # "Each player flips a coin. If heads, that player …": said of each of them in turn.
        scope.joins = scope.each
        outer, scope.their = scope.their, "own"
        with scope.acting("own"):
            scope.perform(do)
        scope.their = outer
        return
    with scope.acting(scope.they):
        scope.perform(do)


@rule("clause", "each player {do:acts}", "both player {do:acts}")
def clause_each(scope: Scope, do: Any) -> None:
    first: list[ir.Player] = ["own"]
    scope.each_first = first
    opened = Open(lambda then, other: ir.EachPlayer(then, first[0]), apart=True)
    scope.emit(opened)
    scope.done = scope.each = opened.then
    outer, scope.their = scope.their, "own"
    with scope.acting("own"):
        scope.perform(do, opened.then)
    scope.their = outer


@rule("clause", "you may {do:acts}", "you may have your opponent {by:acts}")
def clause_may(scope: Scope, do: Any = None, by: Any = None) -> None:
    opened = may(scope, "own")
    with scope.acting("own" if by is None else "opponent"):
        scope.perform(by or do, opened.then)


@rule("clause", "you may {do:acts} and have {then:clause}", "you may {do:acts} , and have {then:clause}")
def clause_may_have(scope: Scope, do: Any, then: Any) -> None:
    """The second half stands for "if you do"."""
    clause_may(scope, do)
    if_done(scope, then)


@rule("clause", "your opponent may {do:acts}")
def clause_may_opponent(scope: Scope, do: Any) -> None:
    opened = may(scope, "opponent")
    with scope.acting("opponent"):
        scope.perform(do, opened.then)


def may(scope: Scope, by: ir.Player) -> Open:
    """A `May` that the next "If you do" adds to."""
    name = scope.name("may")
    opened = Open(lambda then, other: ir.May(then, by, name))
    scope.emit(opened)
    scope.done = scope.may = opened.then
    scope.may_name = name
    return opened


@rule("clauses", "{one:clause}")
def clauses_one(scope: Scope, one: Any) -> None:
    scope.perform(one)


@rule("clauses", "{one:clause} , then {two:clauses}", "{one:clause} ; then {two:clauses}")
def clauses_then(scope: Scope, one: Any, two: Any) -> None:
    scope.perform(one)
    scope.perform(two)


@rule("clauses", "{one:clause} , and [then] {two:clauses}", "{one:clause} and [then] {two:clauses}")
def clauses_more(scope: Scope, one: Any, two: Any) -> None:
    before = scope.may
    scope.perform(one)
    # "You may X, and Y": both or neither.
    scope.perform(two, None if scope.may is before else scope.may)


# --- conditions ------------------------------------------------------------------------------------------------------


@rule("branch", "if {condition:conds} , [then] {do:clauses}", "if {condition:coin_cond} {do:clauses}")
def branch(scope: Scope, condition: ir.Condition, do: Any) -> None:
    scope.branch(condition, do)


@rule(
    "branch",
    "if you do , {do:clauses}",
    "if you do so , {do:clauses}",
    "if they do , {do:clauses}",
    "if your opponent do , {do:clauses}",
    "if that player do , {do:clauses}",
    "if (it|that card|the card) do , {do:clauses}",
)
def if_done(scope: Scope, do: Any) -> None:
    done = scope.done
    if isinstance(done, list):
        scope.perform(do, done)
    elif done:
        opened = scope.branch(fully_done(scope, done), do)
        if not opened.then and scope.block[-1] is opened:
            scope.block.pop()  # "if you do, shuffle your deck": the search before has said it
    else:
        raise RefusedError("reference.done")


def fully_done(scope: Scope, name: str) -> ir.Condition:
    """What a text asks for was done, all of it: of two cards to be discarded, two.

    Raises:
        RefusedError: it was asked for in one branch of several.
    """
    limit = 1
    for steps, branched in (*_places(scope.top, False), *_places(scope.body, False), *_places(scope.price, False)):
        for step in steps:
            if not isinstance(step, Open) and name in bound(step):
                if branched:
                    raise RefusedError("reference.done")
                if isinstance(step, ir.PickCards | ir.PickEnergy) and isinstance(step.count, int) and not step.optional:
                    limit = step.count
    return ir.AtLeast(ir.Result(name), limit)


def _places(block: list[Draft], branched: bool) -> Iterator[tuple[list[Draft], bool]]:
    """The block and those inside it, and whether something else is done elsewhere instead."""
    yield block, branched
    for at, draft in enumerate(block):
        if isinstance(draft, Open):
            beside = [*block[max(at - 1, 0) : at], *block[at + 1 : at + 2]]
            twin = any(isinstance(one, Open) and bound(frozen(one.then)) for one in beside)
            either = twin or bool(draft.then and draft.otherwise)
            yield from _places(draft.then, branched or either)
            yield from _places(draft.otherwise, branched or either)


@rule("branch", "if you (don't|can't) , {do:clauses}", "if they (don't|can't) , {do:clauses}")
def if_not_done(scope: Scope, do: Any) -> None:
    if scope.may is not None and scope.done is scope.may:
        scope.branch(ir.Not(ir.AtLeast(ir.Result(scope.may_name), 1)), do)
        return
    if not isinstance(scope.done, str):
        raise RefusedError("reference.not_done")
    scope.branch(ir.Not(fully_done(scope, scope.done)), do)


@rule(
    "branch",
    "otherwise , {do:clauses}",
    "if not , {do:clauses}",
    "if it isn't , {do:clauses}",
    "otherwise {do:clauses}",
)
def otherwise(scope: Scope, do: Any) -> None:
    if scope.condition is None:
        raise RefusedError("reference.otherwise")
    scope.perform(do, scope.condition.otherwise)


@rule("branched", "{one:branch}", "then , {one:branch}")
def branched(scope: Scope, one: None) -> None:
    return None


@rule("branched", "{one:branch} ; {two:branch}", "{one:branch} , but {two:branch}", "{one:branch} , and {two:branch}")
def branched_two(scope: Scope, one: None, two: None) -> None:
    return None


@rule("sentence", "{do:clauses} if {condition:conds}")
def sentence_if(scope: Scope, do: Any, condition: ir.Condition) -> None:
    scope.branch(condition, do)


# --- repeats ---------------------------------------------------------------------------------------------------------


@rule("sentence", "you can't use {p:this_power} on a pokémon that would be knocked out")
def not_on_the_doomed(scope: Scope, p: None) -> None:
    """Said of the damage counters that the use puts on the Pokémon it chooses."""
    blocks = [block for block, _ in _places(scope.top, False)]
    every = [step for block in blocks for step in block if isinstance(step, ir.PutCounters)]
    if len(every) != 1 or not isinstance(every[0].on, ir.Bound) or not isinstance(every[0].amount, int):
        raise RefusedError("reference.counters")
    for block in blocks:
        for at, step in enumerate(block):
            if isinstance(step, ir.PickPokemon) and step.name == every[0].on.name:
                meant = msgspec.structs.replace(step.filter, survives=every[0].amount)
                block[at] = msgspec.structs.replace(step, filter=meant)
                return
    raise RefusedError("reference.pokemon")


@rule("sentence", "for each of {who:whom} , {do:clauses}")
def for_each_pokemon(scope: Scope, who: ir.Who, do: Any) -> None:
    name = scope.name("each")
    opened = Open(lambda then, other: ir.ForEach(who, name, then), loop=name)
    scope.emit(opened)
    scope.owners[name] = scope.side_of(who)
    scope.mention(ir.Bound(name))
    scope.perform(do, opened.then)


@rule("sentence", "for each {noun:noun} [in play] <[both] yours and your opponent's> , {do:clauses}")
def for_each_of_both(scope: Scope, noun: ir.PokemonFilter, do: Any) -> None:
    where, chosen = placed(noun)
    for_each_pokemon(scope, ir.Every("both", where, chosen), do)


@rule("sentence", "{per:for_each} , {do:clauses}")
def for_each(scope: Scope, per: ir.Amount, do: Any) -> None:
    opened = Open(lambda then, other: ir.Repeat(per, then))
    scope.emit(opened)
    scope.perform(do, opened.then)


@rule("for_each", "for (each|every) {what:thing}")
def for_each_amount(scope: Scope, what: ir.Amount) -> ir.Amount:
    return what


# --- coins in one sentence -------------------------------------------------------------------------------------------


@rule("sentence", "flip a coin , and if heads , {do:clauses}")
def flip_and(scope: Scope, do: Any) -> None:
    scope.coins, scope.coin_count = scope.name("coins"), 1
    scope.emit(ir.FlipCoins(scope.coins))
    scope.branch(ir.AtLeast(ir.Result(scope.coins), 1), do)


@rule("sentence", "[then ,] {side:if_bench} , {do:clauses}")
def if_bench(scope: Scope, side: ir.Side, do: Any) -> None:
    """Said of what cannot be done without a Bench: no condition beyond R-DO-1."""
    scope.mention(ir.Every(side, "bench"), side)
    scope.they = "opponent"
    scope.perform(do)


@rule("if_bench", "if your opponent have any benched pokémon")
def if_opponents_bench(scope: Scope) -> ir.Side:
    return "opponent"


@rule("if_bench", "if you have any benched pokémon")
def if_own_bench(scope: Scope) -> ir.Side:
    return "own"


@rule("sentence", "if heads [,] and {side:if_bench} , {do:clauses}")
def if_heads_bench(scope: Scope, side: ir.Side, do: Any) -> None:
    scope.mention(ir.Every(side, "bench"), side)
    scope.they = "opponent"
    scope.branch(ir.AtLeast(ir.Result(scope.heads()), 1), do)


@rule("sentence", "unless all damage from this attack be prevented , {do:clauses}")
def unless_prevented(scope: Scope, do: Any) -> None:
    scope.branch(ir.AtLeast(ir.DamageDone(), 1), do)


@rule("sentence", "unless this attack knock out {who:pokemon} , {do:clauses}")
def unless_knocked_out(scope: Scope, who: ir.Who, do: Any) -> None:
    scope.branch(ir.Not(ir.Happened("knocked_out_by_this", of=who)), do)


@rule(
    "sentence", "if a pokémon knock out (SELF|this pokémon) during your opponent's next turn , knock out that pokémon"
)
def destiny_bond(scope: Scope) -> ir.Step:
    return ir.Lasting(ir.This(), (ir.Trigger("knocked_out_by_opponent", (ir.KnockOut(ir.Other()),)),))


@rule("sentence", "{until:until} , if {who:pokemon} be knocked out by damage from a attack , {do:clauses}")
def knocked_out_meanwhile(scope: Scope, until: ir.Until, who: ir.Who, do: Any) -> None:
    if until != "end_of_opponent_turn":
        raise RefusedError("trigger.until")  # whose attack is meant is known in the opponent's turn alone
    opened = Open(lambda then, other: ir.Lasting(who, (ir.Trigger("knocked_out_by_opponent", then),), until))
    scope.emit(opened)
    scope.perform(do, opened.then)


@rule("sentence", "{price:acts} in order to prevent {facts:prevented} during your opponent's next turn")
def price_to_prevent(scope: Scope, price: Any, facts: Any) -> None:
    scope.perform(price, scope.price)
    for held in facts:
        scope.hold(held, "end_of_opponent_turn")


@rule("sentence", "if your opponent have fewer than {n:number} benched pokémon , do (the|that) damage to each of them")
def fewer_benched(scope: Scope, n: int) -> None:
    """With fewer to choose from, all are chosen (R-DO-1)."""
    counts = [step.count for step in scope.body if isinstance(step, ir.PickPokemon)]
    if counts != [n]:
        raise RefusedError("reference.benched")


@rule(
    "sentence",
    "if (SELF|this pokémon) was attacked last turn , do the final result of that attack on (SELF|this "
    "pokémon) to {who:pokemon}",
)
def mirror(scope: Scope, who: ir.Who) -> ir.Step:
    return ir.MirrorAttack(who)


@rule("sentence", "after your attack , {do:clauses}")
def after_attack(scope: Scope, do: Any) -> None:
    if scope.kind != "attack":
        raise RefusedError("after.kind")
    scope.perform(do)


@rule(
    "sentence",
    "if there be (a|any) stadium [card] in play , discard it",
)
def discard_any_stadium(scope: Scope) -> ir.Step:
    scope.cards = scope.name("cards")
    scope.emit(ir.PickCards(scope.cards, "stadium", "both", "all"))
    return ir.MoveCards(scope.cards, "discard")


@rule(
    "sentence",
    "if you have a stage 2 [card] in your hand that evolve from that pokémon , put that card (onto|on) the basic "
    "pokémon [to evolve it] [, skipping the stage 1]",
)
def skip_a_stage(scope: Scope) -> None:
    who = scope.that_pokemon()
    if not isinstance(who, ir.Bound):
        raise RefusedError("reference.pokemon")
    cards = scope.name("cards")
    scope.emit(ir.PickCards(cards, "hand", filter=ir.CardFilter(kind="pokemon", stage="stage2", evolves=who.name)))
    scope.emit(ir.EvolveInto(cards, who))


@rule(
    "sentence",
    "either way , {do:acts}",
    "either way , you can't use this attack again as long as {who:pokemon} stay in play "
    "[<even putting SELF on the bench won't let you use it again [.]>]",
)
def either_way(scope: Scope, do: Any = None, who: ir.Who | None = None) -> None:
    """Said behind a flip by which the attack may fail: it happens before that flip (R-ATK-4)."""
    if scope.kind != "attack" or not scope.coins:
        raise RefusedError("reference.coin")
    if do is not None:
        scope.perform(do, scope.price)
    elif who is not None:
        scope.spots.append(who)
        scope.price.append(ir.Lasting(who, (ir.Forbid("attack", attack="this"),), "stays"))


@rule("sentence", "before doing damage , {do:clauses}")
def before_damage(scope: Scope, do: Any) -> None:
    scope.perform(do, scope.early)


@rule("sentence", "at the end of your opponent's next turn , {do:clauses}")
def later(scope: Scope, do: Any) -> None:
    opened = Open(lambda then, other: ir.Later("end_of_opponent_turn", then))
    scope.emit(opened)
    scope.perform(do, opened.then)


@rule("sentence", "choose 1 :", "{limit:once} , you may choose 1 :")
def choose_one(scope: Scope, limit: str = "") -> None:
    if limit:
        activated(scope, limit)
    options: list[list[Any]] = []
    scope.options = options
    scope.emit(Open(lambda then, other: ir.ChooseOne(tuple(frozen(option) for option in options))))


@rule("sentence", "• {do:sentence}")
def option(scope: Scope, do: Any) -> None:
    if scope.options is None:
        raise RefusedError("reference.options")
    scope.body = []
    scope.options.append(scope.body)
    scope.perform(do, scope.body)


@rule(
    "sentence",
    "{until:until} , if {who:pokemon} try to attack , {do:clauses}",
    "if {who:pokemon} try to attack {until:until} , {do:clauses}",
    "{until:until} , if {who:pokemon} try to use a attack , {do:clauses}",
)
def tries_to_attack(scope: Scope, until: ir.Until, who: ir.Who, do: Any) -> None:
    opened = Open(lambda then, other: ir.Lasting(who, (ir.Trigger("attack.d", then),), until))
    scope.emit(opened)
    scope.perform(do, opened.then)


@rule(
    "sentence",
    "{until:until} , (if|whenever) {who:pokemon} be damaged by (a attack|a opponent's attack|a attack from your "
    "opponent's pokémon) [{even:even_if}] , {do:clauses}",
    "if {who:pokemon} be damaged by (a attack|a opponent's attack) {until:until} [{even:even_if}] , {do:clauses}",
    "if a attack damage {who:pokemon} {until:until} [{even:even_if}] , {do:clauses}",
    "if a attack do damage to {who:pokemon} {until:until} [{even:even_if}] , {do:clauses}",
)
def damaged_meanwhile(scope: Scope, until: ir.Until, who: ir.Who, do: Any, even: bool = False) -> None:
    at: ir.Point = "damaged_even_if_knocked_out" if even else "damaged"
    opened = Open(lambda then, other: ir.Lasting(who, (ir.Trigger(at, then),), until))
    scope.emit(opened)
    scope.perform(do, opened.then)


@rule(
    "sentence",
    "{until:until} , if any damage be done to {who:pokemon} by attack , {do:clauses}",
    "if any damage be done to {who:pokemon} by attack {until:until} , {do:clauses}",
)
def would_be_damaged_meanwhile(scope: Scope, until: ir.Until, who: ir.Who, do: Any) -> None:
    opened = Open(lambda then, other: ir.Lasting(who, (ir.Trigger("damage.would", then),), until))
    scope.emit(opened)
    scope.perform(do, opened.then)


@rule(
    "sentence",
    "if {who:pokemon} have any energy [card] attached to it , choose {n:number} [of them] and discard it",
    "if {who:pokemon} have any energy [card] attached to it , choose {n:number} of those energy card and discard it",
)
def energy_of_them(scope: Scope, who: ir.Who, n: int) -> ir.Step:
    name = scope.name("energy")
    scope.emit(ir.PickEnergy(name, who, n))
    scope.cards = scope.amount = name
    return ir.MoveCards(name, "discard")
