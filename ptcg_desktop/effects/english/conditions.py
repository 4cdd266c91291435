"""Conditions: what "if …" and "as long as …" ask."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import placed
from ptcg_desktop.effects.english.scope import RefusedError, Scope

Zone = tuple[ir.Side, ir.Zone]


def negation(condition: ir.Condition) -> ir.Condition:
    """The opposite."""
    return condition.condition if isinstance(condition, ir.Not) else ir.Not(condition)


# --- coins -----------------------------------------------------------------------------------------------------------


@rule(
    "cond",
    "heads",
    "the flip be heads",
    "it be heads",
    "you get heads",
    "at least 1 of them be heads",
    "either of them be heads",
    "you get at least 1 heads",
    "any of them be heads",
)
def heads(scope: Scope) -> ir.Condition:
    return ir.AtLeast(ir.Result(scope.heads()), 1)


@rule("coin_cond", "heads")
def plain_heads(scope: Scope) -> ir.Condition:
    return heads(scope)


@rule(
    "cond",
    "tails",
    "all of them be tails",
    "both of them be tails",
    "both be tails",
    "all be tails",
    "both coin be tails",
)
def tails(scope: Scope) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.Result(scope.heads()), 1))


@rule(
    "cond",
    "both of them be heads",
    "both be heads",
    "all of them be heads",
    "all be heads",
    "all {n:number} be heads",
    "both coin be heads",
    "all {n:number} of them be heads",
    "all {n:number} coin be heads",
)
def all_heads(scope: Scope, n: int = 0) -> ir.Condition:
    if scope.coin_count < 2 or n not in (0, scope.coin_count):
        raise RefusedError("condition.all_heads")
    return ir.AtLeast(ir.Result(scope.heads()), scope.coin_count)


@rule(
    "cond",
    "(either|any|at least 1|1 or more) of them be tails",
    "you get at least 1 tails",
    "(either|any|at least 1) of the coin be tails",
)
def any_tails(scope: Scope) -> ir.Condition:
    if scope.coin_count < 2:
        raise RefusedError("condition.any_tails")
    return ir.Not(ir.AtLeast(ir.Result(scope.heads()), scope.coin_count))


@rule(
    "cond",
    "you get {n:number} heads",
    "exactly {n:number} of them be heads",
    "{n:number} of them be heads",
    "{n:number} be heads",
    "only {n:number} of them be heads",
)
def some_heads(scope: Scope, n: int) -> ir.Condition:
    if n > 1 and scope.coin_count == 1:
        raise RefusedError("condition.heads")
    return ir.Compare(ir.Result(scope.heads()), "equal", n)


@rule(
    "cond",
    "you get {n:number} or more heads",
    "at least {n:number} of them be heads",
    "{n:number} or more of them be heads",
)
def many_heads(scope: Scope, n: int) -> ir.Condition:
    if n > 1 and scope.coin_count == 1:
        raise RefusedError("condition.heads")
    return ir.AtLeast(ir.Result(scope.heads()), n)


@rule("cond", "1 be heads and 1 be tails", "1 of them be heads and the other be tails", "you get 1 heads and 1 tails")
def one_each(scope: Scope) -> ir.Condition:
    return ir.Compare(ir.Result(scope.heads()), "equal", 1)


# --- Pokémon ---------------------------------------------------------------------------------------------------------


@rule("cond", "{who:pokemon} [already] have {what:having} [already]")
def has(scope: Scope, who: ir.Who, what: ir.PokemonFilter) -> ir.Condition:
    return stated(who, what)


@rule("cond", "{who:whom} [already] have {what:having}")
def have(scope: Scope, who: ir.Who, what: ir.PokemonFilter) -> ir.Condition:
    if isinstance(who, ir.Every):
        noun = who.filter
        return ir.AtLeast(ir.InPlay(who.side, who.where, _and(noun, what)), 1)
    return stated(who, what)


def _and(one: ir.PokemonFilter, two: ir.PokemonFilter) -> ir.PokemonFilter:
    from ptcg_desktop.effects.english.filters import merged

    return merged(one, two)


@rule("cond", "{who:pokemon} don't have {what:having}")
def lacks(scope: Scope, who: ir.Who, what: ir.PokemonFilter) -> ir.Condition:
    return ir.Not(stated(who, what))


@rule("cond", "{who:pokemon} be [already] {what:being}", "{who:pokemon} be still {what:being}")
def is_so(scope: Scope, who: ir.Who, what: ir.PokemonFilter) -> ir.Condition:
    return stated(who, what)


@rule("cond", "{who:pokemon} isn't {what:being}")
def is_not_so(scope: Scope, who: ir.Who, what: ir.PokemonFilter) -> ir.Condition:
    return ir.Not(stated(who, what))


def stated(who: ir.Who, what: ir.PokemonFilter) -> ir.Condition:
    """That a Pokémon satisfies a filter, in its simplest form."""
    if what == ir.PokemonFilter(conditioned=True):
        return ir.HasCondition(who)
    if what == ir.PokemonFilter(condition=what.condition):
        return ir.HasCondition(who, what.condition)
    if len(what.none_of) == 1 and what == ir.PokemonFilter(none_of=what.none_of):
        return ir.Not(stated(who, what.none_of[0]))
    return ir.Is(who, what)


@rule(
    "cond",
    "{noun:noun} be in play",
    "a {noun:noun} be in play",
    "there be a {noun:noun} in play",
    "there be any {noun:noun} in play",
    "any {noun:noun} be in play",
)
def in_play(scope: Scope, noun: ir.PokemonFilter) -> ir.Condition:
    if noun.name and noun == ir.PokemonFilter(name=noun.name):
        return named_in_play(scope, noun.name)  # perhaps a Stadium
    return ir.AtLeast(ir.InPlay("both", "play", noun), 1)


@rule(
    "cond",
    "you have {names:all_names} in play",
    "you have {names:all_names} on your {bench:bench_word}",
    "{names:all_names} be on your {bench:bench_word}",
)
def all_named(scope: Scope, names: tuple[str, ...], bench: bool = False) -> ir.Condition:
    """Each of them, not any."""
    place: ir.Where = "bench" if bench else "play"
    return ir.AllOf(tuple(ir.AtLeast(ir.InPlay("own", place, ir.PokemonFilter(name=name)), 1) for name in names))


@rule(
    "cond",
    "you don't have {names:all_names} in play",
    "you don't have {names:all_names} on your {bench:bench_word}",
)
def not_all_named(scope: Scope, names: tuple[str, ...], bench: bool = False) -> ir.Condition:
    """One of them is missing."""
    place: ir.Where = "bench" if bench else "play"
    kinds = (ir.PokemonFilter(name=name) for name in names)
    return ir.AnyOf(tuple(ir.Not(ir.AtLeast(ir.InPlay("own", place, kind), 1)) for kind in kinds))


@rule("bench_word", "bench")
def bench_word(scope: Scope) -> bool:
    return True


@rule("all_names", "{one:named} and {two:named}")
def all_two(scope: Scope, one: str, two: str) -> tuple[str, ...]:
    return one, two


@rule("all_names", "{one:named} , {rest:all_names}", "{one:named} , and {two:named}")
def all_more(scope: Scope, one: str, rest: tuple[str, ...] = (), two: str = "") -> tuple[str, ...]:
    return (one, *rest, two) if two else (one, *rest)


@rule(
    "cond",
    "{side:who_has} {noun:noun} (in play|on your bench|on their bench)",
    "{side:who_has} (any|a) {noun:noun} [in play]",
)
def has_in_play(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Condition:
    where, chosen = placed(noun)
    return ir.AtLeast(ir.InPlay(side, where, chosen), 1)


@rule(
    "cond",
    "{side:who_has} (any|a|1 or more) {noun:noun} on (your|their) bench",
    "{side:who_has} {noun:noun} on (your|their) bench",
)
def has_on_bench(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Condition:
    return ir.AtLeast(ir.InPlay(side, "bench", noun), 1)


@rule(
    "cond",
    "{side:who_lacks} (any|a) {noun:noun} on (your|their) bench",
    "{side:who_lacks} {noun:noun} on (your|their) bench",
)
def has_none_on_bench(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Condition:
    return ir.Not(has_on_bench(scope, side, noun))


@rule(
    "cond",
    "{side:who_has} (no|don't have any) {noun:noun} [in play]",
    "{side:who_lacks} any {noun:noun} [in play]",
    "{side:who_lacks} a {noun:noun} in play",
    "{side:who_lacks} {noun:noun} in play",
)
def has_none(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Condition:
    where, chosen = placed(noun)
    return ir.Not(ir.AtLeast(ir.InPlay(side, where, chosen), 1))


@rule(
    "cond",
    "{side:who_has} {n:number} or more {noun:noun} [in play]",
    "{side:who_has} at least {n:number} {noun:noun} [in play]",
)
def has_many(scope: Scope, side: ir.Side, n: int, noun: ir.PokemonFilter) -> ir.Condition:
    where, chosen = placed(noun)
    return ir.AtLeast(ir.InPlay(side, where, chosen), n)


@rule("who_has", "you have")
def you_have(scope: Scope) -> ir.Side:
    return "own"


@rule("who_has", "your opponent have")
def opponent_has(scope: Scope) -> ir.Side:
    return "opponent"


@rule("who_has", "they have", "that player have")
def they_have(scope: Scope) -> ir.Side:
    return scope.their


@rule("who_lacks", "you don't have")
def you_lack(scope: Scope) -> ir.Side:
    return "own"


@rule("who_lacks", "your opponent don't have")
def opponent_lacks(scope: Scope) -> ir.Side:
    return "opponent"


# --- cards -----------------------------------------------------------------------------------------------------------


@rule("cond", "there be (a|any) stadium [card] in play", "a stadium [card] be in play", "any stadium card be in play")
def stadium(scope: Scope) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn("both", "stadium"), 1)


@rule("cond", "you have a stadium [card] in play")
def own_stadium(scope: Scope) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn("own", "stadium"), 1)


@rule("cond", "{name:name} be in play")
def named_in_play(scope: Scope, name: str) -> ir.Condition:
    return ir.AnyOf(
        (
            ir.AtLeast(ir.CardsIn("both", "stadium", ir.CardFilter(name=name)), 1),
            ir.AtLeast(ir.InPlay("both", "play", ir.PokemonFilter(name=name)), 1),
        )
    )


def whose(side: ir.Side, zone: Zone) -> ir.Zone:
    """The zone, which must be the player's own."""
    if zone[0] != side:
        raise RefusedError("zone.owner")
    return zone[1]


@rule(
    "cond",
    "{side:who_has} {n:number} or more {card:card} in {z:zone}",
    "{side:who_has} at least {n:number} {card:card} in {z:zone}",
)
def many_in_hand(scope: Scope, z: Zone, side: ir.Side, n: int, card: ir.CardFilter) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn(side, whose(side, z), card), n)


@rule("cond", "{side:who_has} {n:number} or (fewer|less) {card:card} in {z:zone}")
def few_in_hand(scope: Scope, z: Zone, side: ir.Side, n: int, card: ir.CardFilter) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn(side, whose(side, z), card), n + 1))


@rule("cond", "{side:who_has} (exactly|only) {n:number} {card:card} in {z:zone}")
def exactly_in_hand(scope: Scope, z: Zone, side: ir.Side, n: int, card: ir.CardFilter) -> ir.Condition:
    return ir.Compare(ir.CardsIn(side, whose(side, z), card), "equal", n)


@rule("cond", "{side:who_has} no card in {z:zone}", "{side:who_lacks} any card in {z:zone}")
def none_in_hand(scope: Scope, side: ir.Side, z: Zone) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn(side, whose(side, z)), 1))


@rule("cond", "you have the same number of card in your hand as your opponent")
def same_hands(scope: Scope) -> ir.Condition:
    return ir.Compare(ir.CardsIn("own", "hand"), "equal", ir.CardsIn("opponent", "hand"))


@rule(
    "cond", "you have more card in your hand than your opponent", "your opponent have fewer card in their hand than you"
)
def more_in_hand(scope: Scope) -> ir.Condition:
    return ir.Compare(ir.CardsIn("own", "hand"), "more", ir.CardsIn("opponent", "hand"))


@rule(
    "cond", "you have fewer card in your hand than your opponent", "your opponent have more card in their hand than you"
)
def fewer_in_hand(scope: Scope) -> ir.Condition:
    return ir.Compare(ir.CardsIn("own", "hand"), "fewer", ir.CardsIn("opponent", "hand"))


@rule("cond", "{side:who_has} more prize card (left|remaining) than {other:rival}")
def more_prizes(scope: Scope, side: ir.Side, other: ir.Side) -> ir.Condition:
    return ir.Compare(ir.CardsIn(side, "prizes"), "more", ir.CardsIn(other, "prizes"))


@rule("rival", "your opponent")
def rival_opponent(scope: Scope) -> ir.Side:
    return "opponent"


@rule("rival", "you")
def rival_own(scope: Scope) -> ir.Side:
    return "own"


@rule("cond", "{side:who_has} [exactly|only] {n:number} prize [card] (left|remaining)")
def prizes_left(scope: Scope, side: ir.Side, n: int) -> ir.Condition:
    return ir.Compare(ir.CardsIn(side, "prizes"), "equal", n)


@rule("cond", "{side:who_has} {n:number} or more prize card (left|remaining)")
def prizes_many(scope: Scope, side: ir.Side, n: int) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn(side, "prizes"), n)


@rule("cond", "{side:who_has} {n:number} or (fewer|less) prize [card] (left|remaining)")
def prizes_few(scope: Scope, side: ir.Side, n: int) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn(side, "prizes"), n + 1))


@rule(
    "cond",
    "{side:who_has} {n:number} or more {card:card} in {z:zone}",
    "{side:who_has} at least {n:number} {card:card} in {z:zone}",
)
def many_in_discard(scope: Scope, z: Zone, side: ir.Side, n: int, card: ir.CardFilter) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn(side, whose(side, z), card), n)


@rule("cond", "{side:who_has} (any|a) {card:card} in {z:zone}")
def any_in_discard(scope: Scope, z: Zone, side: ir.Side, card: ir.CardFilter) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn(side, whose(side, z), card), 1)


@rule("cond", "you have {n:number} or more {card:card} in the lost zone")
def many_in_lost(scope: Scope, n: int, card: ir.CardFilter) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn("own", "lost", card), n)


@rule(
    "cond",
    "(that card|it|that 1|the card|the top card) be a {card:card}",
    "you discard a {card:card} in this way",
    "you discarded a {card:card} in this way",
)
def card_is(scope: Scope, card: ir.CardFilter) -> ir.Condition:
    return ir.AtLeast(ir.Result(scope.those_cards(), card), 1)


@rule("cond", "(that card|it) isn't a {card:card}")
def card_is_not(scope: Scope, card: ir.CardFilter) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.Result(scope.those_cards(), card), 1))


@rule("cond", "any of (those|them|those card) be {card:card}")
def any_card_is(scope: Scope, card: ir.CardFilter) -> ir.Condition:
    """ "Them" means the cards of that kind from now on."""
    found, name = scope.those_cards(), scope.name("cards")
    scope.emit(ir.PickCards(name, "looked", count="all", filter=card, among=found))
    scope.owners[name] = scope.owners.get(found, "both")
    scope.cards = name
    return ir.AtLeast(ir.Result(name), 1)


@rule(
    "cond",
    "this pokémon have at least {n:number} extra [{types:types}] energy attached [to it] <in addition to "
    "this attack's cost>",
)
def extra_energy(scope: Scope, n: int, types: str = "") -> ir.Condition:
    return ir.AtLeast(ir.ExtraEnergy(types), n)


@rule("cond", "there be (any|a) {card:card} in {zone:zone}")
def any_in_zone(scope: Scope, card: ir.CardFilter, zone: Zone) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn(zone[0], zone[1], card), 1)


@rule("cond", "there be {n:number} or fewer {card:card} in {zone:zone}")
def few_in_zone(scope: Scope, n: int, card: ir.CardFilter, zone: Zone) -> ir.Condition:
    return ir.Not(ir.AtLeast(ir.CardsIn(zone[0], zone[1], card), n + 1))


@rule("cond", "there be {n:number} or more {card:card} in {zone:zone}")
def many_in_zone(scope: Scope, n: int, card: ir.CardFilter, zone: Zone) -> ir.Condition:
    return ir.AtLeast(ir.CardsIn(zone[0], zone[1], card), n)


@rule(
    "cond",
    "you have at least {n:number} [{types:types}] energy in play",
    "you have {n:number} or more [{types:types}] energy in play",
)
def energy_in_play(scope: Scope, n: int, types: str = "") -> ir.Condition:
    return ir.AtLeast(ir.EnergyOn(ir.Every("own"), types), n)


@rule("cond", "{one:pokemon} and {two:pokemon} have the same amount of energy attached to them")
def same_energy(scope: Scope, one: ir.Who, two: ir.Who) -> ir.Condition:
    return ir.Compare(ir.EnergyOn(one), "equal", ir.EnergyOn(two))


@rule("cond", "{who:whoms} remaining hp be {n:number} or less")
def left_at_most(scope: Scope, who: ir.Who, n: int) -> ir.Condition:
    scope.mention(who)
    return ir.Is(who, ir.PokemonFilter(left_at_most=n))


@rule("cond", "{side:who_has} exactly {one:number} , {two:number} , or {three:number} prize card (left|remaining)")
def prizes_among(scope: Scope, side: ir.Side, one: int, two: int, three: int) -> ir.Condition:
    return ir.AnyOf(tuple(ir.Compare(ir.CardsIn(side, "prizes"), "equal", n) for n in (one, two, three)))


@rule("cond", "either player put any card on the bottom of their deck in this way")
def either_put(scope: Scope) -> ir.Condition:
    scope.summed.add(scope.those_cards())
    return ir.AtLeast(ir.Result(scope.those_cards()), 1)


# --- joined ----------------------------------------------------------------------------------------------------------


@rule("conds", "{one:cond}")
def conds_one(scope: Scope, one: ir.Condition) -> ir.Condition:
    return one


@rule("conds", "{one:cond} and [if] {two:conds}", "{one:cond} , and if {two:conds}")
def conds_and(scope: Scope, one: ir.Condition, two: ir.Condition) -> ir.Condition:
    return ir.AllOf((one, *(two.conditions if isinstance(two, ir.AllOf) else (two,))))


@rule("conds", "{one:cond} or [if] {two:conds}")
def conds_or(scope: Scope, one: ir.Condition, two: ir.Condition) -> ir.Condition:
    return ir.AnyOf((one, *(two.conditions if isinstance(two, ir.AnyOf) else (two,))))
