"""Conditions that compare Pokémon, hands and Prizes, or ask what stands where and what was just done."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.conditions import whose
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import placed
from ptcg_desktop.effects.english.scope import RefusedError, Scope

# --- coins -----------------------------------------------------------------------------------------------------------


@rule("cond", "1 or both of (them|the coin) be tails", "(either|any) of the coin be tails")
def some_tails(scope: Scope) -> ir.Condition:
    if scope.coin_count < 2:
        raise RefusedError("condition.any_tails")
    return ir.Not(ir.AtLeast(ir.Result(scope.heads()), scope.coin_count))


@rule("cond", "(either|any|at least 1|1 or both) of the coin be heads", "1 or both of them be heads")
def some_coin_heads(scope: Scope) -> ir.Condition:
    return ir.AtLeast(ir.Result(scope.heads()), 1)


@rule("cond", "that coin flip be heads", "that coin be heads", "the coin be heads")
def that_coin_heads(scope: Scope) -> ir.Condition:
    if scope.coin_count != 1:
        raise RefusedError("condition.coin")
    return ir.AtLeast(ir.Result(scope.heads()), 1)


# --- two Pokémon -----------------------------------------------------------------------------------------------------


@rule(
    "cond",
    "{one:pokemon} and {two:pokemon} have a different (amount|number) of energy [card] attached [to them]",
    "{one:pokemon} and {two:pokemon} don't have the same (amount|number) of energy [card] attached [to them]",
)
def different_energy(scope: Scope, one: ir.Who, two: ir.Who) -> ir.Condition:
    return ir.Not(ir.Compare(ir.EnergyOn(one), "equal", ir.EnergyOn(two)))


@rule("cond", "{one:pokemon} don't have the same amount of energy attached to it as {two:pokemon}")
def unlike_energy(scope: Scope, one: ir.Who, two: ir.Who) -> ir.Condition:
    return different_energy(scope, one, two)


@rule("cond", "{one:pokemon} and {two:pokemon} have the same (amount|number) of energy [card] attached [to them]")
def same_energy(scope: Scope, one: ir.Who, two: ir.Who) -> ir.Condition:
    return ir.Compare(ir.EnergyOn(one), "equal", ir.EnergyOn(two))


@rule(
    "cond",
    "{one:pokemon} have (fewer|less) remaining hp than {two:pokemon}",
    "{one:pokemon} have (fewer|less) remaining hp than {two:whoms}",
    "{one:whoms} remaining hp be less than {two:whoms} remaining hp",
)
def less_left(scope: Scope, one: ir.Who, two: ir.Who) -> ir.Condition:
    return ir.Compare(ir.Fact(one, "left"), "fewer", ir.Fact(two, "left"))


@rule(
    "cond",
    "{one:pokemon} have more remaining hp than {two:pokemon}",
    "{one:pokemon} have more remaining hp than {two:whoms}",
)
def more_left(scope: Scope, one: ir.Who, two: ir.Who) -> ir.Condition:
    return ir.Compare(ir.Fact(one, "left"), "more", ir.Fact(two, "left"))


@rule("cond", "{who:pokemon} have full hp")
def full_hp(scope: Scope, who: ir.Who) -> ir.Condition:
    return ir.Not(ir.Is(who, ir.PokemonFilter(damaged=True)))


# --- what stands where -----------------------------------------------------------------------------------------------


@rule("cond", "{name:name} be on your bench")
def on_own_bench(scope: Scope, name: str) -> ir.Condition:
    return ir.AtLeast(ir.InPlay("own", "bench", ir.PokemonFilter(name=name)), 1)


@rule("cond", "(your bench be empty|you have no benched pokémon|you don't have any benched pokémon)")
def bench_empty(scope: Scope) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.InPlay("own", "bench"), 1))


@rule("cond", "{side:who_has} {n:number} or (fewer|less) {noun:noun} [in play]")
def has_few(scope: Scope, side: ir.Side, n: int, noun: ir.PokemonFilter) -> ir.Condition:
    where, chosen = placed(noun)
    return ir.Not(ir.AtLeast(ir.InPlay(side, where, chosen), n + 1))


@rule("cond", "{side:who_has} (exactly|only) {n:number} {noun:noun} [in play]")
def has_exactly(scope: Scope, side: ir.Side, n: int, noun: ir.PokemonFilter) -> ir.Condition:
    where, chosen = placed(noun)
    return ir.Compare(ir.InPlay(side, where, chosen), "equal", n)


@rule("cond", "{side:who_has} (fewer|less) {noun:noun} [in play] than {other:rival}")
def fewer_pokemon(scope: Scope, side: ir.Side, noun: ir.PokemonFilter, other: ir.Side) -> ir.Condition:
    where, chosen = placed(noun)
    return ir.Compare(ir.InPlay(side, where, chosen), "fewer", ir.InPlay(other, where, chosen))


@rule("cond", "{side:who_has} more {noun:noun} [in play] than {other:rival}")
def more_pokemon(scope: Scope, side: ir.Side, noun: ir.PokemonFilter, other: ir.Side) -> ir.Condition:
    where, chosen = placed(noun)
    return ir.Compare(ir.InPlay(side, where, chosen), "more", ir.InPlay(other, where, chosen))


@rule("cond", "none of your {noun:noun} have {what:having}")
def none_of_yours(scope: Scope, noun: ir.PokemonFilter, what: ir.PokemonFilter) -> ir.Condition:
    from ptcg_desktop.effects.english.filters import merged

    where, chosen = placed(noun)
    return ir.Not(ir.AtLeast(ir.InPlay("own", where, merged(chosen, what)), 1))


@rule("cond", "your opponent have a stadium [card] in play")
def opponents_stadium(scope: Scope) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn("opponent", "stadium"), 1)


# --- hands, Prizes ---------------------------------------------------------------------------------------------------


@rule(
    "cond",
    "you have less card in your hand than your opponent",
    "you don't have as many card in your hand as your opponent",
)
def smaller_hand(scope: Scope) -> ir.Condition:
    return ir.Compare(ir.CardsIn("own", "hand"), "fewer", ir.CardsIn("opponent", "hand"))


@rule("cond", "{side:who_lacks} exactly {n:number} {card:card} in {z:zone}")
def not_exactly(scope: Scope, side: ir.Side, n: int, card: ir.CardFilter, z: Zone) -> ir.Condition:
    return ir.Not(ir.Compare(ir.CardsIn(side, whose(side, z), card), "equal", n))


@rule(
    "cond",
    "{side:who_lacks} {n:number} [or more] {card:card} in {z:zone}",
    "{side:who_lacks} at least {n:number} {card:card} in {z:zone}",
)
def not_so_many(scope: Scope, side: ir.Side, n: int, card: ir.CardFilter, z: Zone) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn(side, whose(side, z), card), n))


@rule("cond", "{side:who_lacks} (any|a) {card:card} in {z:zone}")
def not_any(scope: Scope, side: ir.Side, card: ir.CardFilter, z: Zone) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn(side, whose(side, z), card), 1))


@rule("cond", "the total of both player's remaining prize card be {n:number} or less")
def total_prizes_few(scope: Scope, n: int) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn("both", "prizes"), n + 1))


@rule("cond", "the total of both player's remaining prize card be {n:number} or more")
def total_prizes_many(scope: Scope, n: int) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn("both", "prizes"), n)


@rule("cond", "the total of both player's remaining prize card be exactly {n:number}")
def total_prizes(scope: Scope, n: int) -> ir.Condition:
    return ir.Compare(ir.CardsIn("both", "prizes"), "equal", n)


@rule("cond", "{side:who_has} exactly {one:number} or {two:number} prize card (left|remaining)")
def prizes_either(scope: Scope, side: ir.Side, one: int, two: int) -> ir.Condition:
    return ir.AnyOf(tuple(ir.Compare(ir.CardsIn(side, "prizes"), "equal", n) for n in (one, two)))


@rule("cond", "{side:who_has} (fewer|less) prize [card] (left|remaining) than {other:rival}")
def fewer_prizes(scope: Scope, side: ir.Side, other: ir.Side) -> ir.Condition:
    return ir.Compare(ir.CardsIn(side, "prizes"), "fewer", ir.CardsIn(other, "prizes"))


# --- what was just done ----------------------------------------------------------------------------------------------


@rule(
    "cond",
    "you did any damage with this attack",
    "this attack (do|did) (any|some) damage [to your opponent's active pokémon] [{w:after_wr}]",
    "this attack (damage|damaged) your opponent's active pokémon [{w:after_wr}]",
    "this attack do damage [to your opponent's active pokémon] [{w:after_wr}]",
)
def did_damage(scope: Scope, w: None = None) -> ir.Condition:
    return ir.AtLeast(ir.DamageDone(), 1)


@rule(
    "cond",
    "you (put|shuffled) {what:anything} (on the bottom of|into|on top of) your deck in this way",
    "you (placed|put) any damage counter in this way",
)
def did_move(scope: Scope, what: None = None) -> ir.Condition:
    name = scope.amount or scope.cards
    if not name:
        raise RefusedError("reference.done")
    return ir.AtLeast(ir.Result(name), 1)


@rule("cond", "(the|that) discarded card be a {card:card}", "the card you discarded be a {card:card}")
def discarded_is(scope: Scope, card: ir.CardFilter) -> ir.Condition:
    return ir.AtLeast(ir.Result(scope.those_cards(), card), 1)


@rule(
    "cond",
    "your opponent's {noun:noun} be knocked out by damage from this attack",
    "your opponent's {noun:noun} be knocked out by this attack",
)
def kind_knocked_out(scope: Scope, noun: ir.PokemonFilter) -> ir.Condition:
    where, chosen = placed(noun)
    if where == "bench":
        raise RefusedError("condition.knocked_out")
    it = ir.Active("opponent")
    falls = ir.Happened("knocked_out_by_this", of=it)
    return falls if chosen == ir.ANY_POKEMON else ir.AllOf((ir.Is(it, chosen), falls))


@rule("cond", "a attack damaged {who:pokemon} during your opponent's last turn")
def attack_damaged(scope: Scope, who: ir.Who) -> ir.Condition:
    scope.damage_before = True
    return ir.Happened("damaged_by_attack", "opponent_last_turn", of=who)


@rule("cond", "{who:pokemon} have {what:having} before this attack do damage")
def had(scope: Scope, who: ir.Who, what: ir.PokemonFilter) -> ir.Condition:
    from ptcg_desktop.effects.english.conditions import stated

    return stated(who, what)


@rule("cond", "{name:named} be in {z:zone}", "a {name:named} be in {z:zone}")
def named_there(scope: Scope, name: str, z: Zone) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn(z[0], z[1], ir.CardFilter(name=name)), 1)
