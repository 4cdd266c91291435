"""What is counted: "for each …", "the number of …", and references to what was done "in this way"."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.filters import merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import Counted, every, placed
from ptcg_desktop.effects.english.scope import RefusedError, Scope


def times(amount: ir.Amount, by: int) -> ir.Amount:
    """An amount multiplied, in its simplest form."""
    if isinstance(amount, int):
        return amount * by
    return amount if by == 1 else ir.Times(amount, by)


@rule(
    "per",
    "for each {what:thing}",
    "times [the] (number|amount) of {what:things}",
    "for (each|every) {what:thing}",
    "times the total (number|amount) of {what:things}",
)
def per(scope: Scope, what: ir.Amount) -> ir.Amount:
    return what


@rule("things", "{what:thing}")
def things(scope: Scope, what: ir.Amount) -> ir.Amount:
    return what


@rule("thing", "heads", "heads you (get|got)", "heads flipped")
def thing_heads(scope: Scope) -> ir.Amount:
    return ir.Result(_counted(scope))


@rule("thing", "tails")
def thing_tails(scope: Scope) -> ir.Amount:
    return ir.Result(_counted(scope), tails=True)


def _counted(scope: Scope) -> str:
    """The coins flipped last; of coins flipped for each Pokémon, all of them are counted."""
    name = scope.heads()
    scope.summed.add(name)
    return name


@rule("thing", "damage counter on {who:whom}", "damage counter on all of {who:whom}")
def thing_counters(scope: Scope, who: ir.Who) -> ir.Amount:
    return ir.Counters(who)


@rule(
    "thing",
    "[{kind:energy_kind}] [{types:types}] energy [attached to|on] {who:whom}",
    "[{kind:energy_kind}] [{types:types}] energy attached to all [of] {who:whom}",
)
def thing_energy(scope: Scope, who: ir.Who, kind: str = "", types: str = "") -> ir.Amount:
    return ir.EnergyOn(who, types, kind)  # type: ignore[arg-type]


@rule(
    "thing",
    "[{kind:energy_kind}] [{types:types}] energy card (attached to|on) {who:whom}",
    "[{kind:energy_kind}] [{types:types}] energy card attached to all [of] {who:whom}",
)
def thing_energy_cards(scope: Scope, who: ir.Who, kind: str = "", types: str = "") -> ir.Amount:
    """Cards, whatever each provides."""
    basic, special = kind == "basic", kind == "special"
    return ir.AttachedTo(who, ir.CardFilter(kind="energy", basic_energy=basic, special_energy=special, type=types))


@rule(
    "thing",
    "[attached] [{types:types}] energy [card] attached to (this pokémon|SELF) but not used to pay for this "
    "attack's [energy] cost",
    "{types:types} energy [card] attached to (this pokémon|SELF) but not used to pay for this attack",
    "[{types:types}] energy [card] attached to (this pokémon|SELF) not used to pay for this attack's [energy] cost",
    "extra [{types:types}] energy attached to (this pokémon|SELF) <in addition to this attack's cost>",
)
def thing_extra_energy(scope: Scope, types: str = "") -> ir.Amount:
    return ir.ExtraEnergy(types)


@rule(
    "thing",
    "[total amount of] [{kind:energy_kind}] [{types:types}] energy [card] attached to {who:pokemon} and {two:pokemon}",
)
def thing_energy_both(scope: Scope, who: ir.Who, two: ir.Who, kind: str = "", types: str = "") -> ir.Amount:
    return ir.Sum((ir.EnergyOn(who, types, kind), ir.EnergyOn(two, types, kind)))  # type: ignore[arg-type]


@rule("thing", "pokémon tool [card] attached to {who:whom}", "pokémon tool [card] attached to all [of] {who:whom}")
def thing_tools(scope: Scope, who: ir.Who) -> ir.Amount:
    return ir.AttachedTo(who, ir.CardFilter(kind="trainer", trainer_kind="tool"))


@rule("thing", "[of] {side:whose} {noun:noun}", "{noun:noun} {side:you_have}")
def thing_pokemon(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Amount:
    where, chosen = placed(noun)
    return ir.InPlay(side, where, chosen)


@rule(
    "thing",
    "{noun:noun} <both yours and your opponent's>",
    "{noun:noun} in play <both yours and your opponent's>",
    "{noun:noun} in play",
    "{noun:noun} [in play] <yours and your opponent's>",
)
def thing_both(scope: Scope, noun: ir.PokemonFilter) -> ir.Amount:
    where, chosen = placed(noun)
    return ir.InPlay("both", where, chosen)


@rule("you_have", "you have [in play]")
def you_have(scope: Scope) -> ir.Side:
    return "own"


@rule("you_have", "your opponent have [in play]")
def opponent_has(scope: Scope) -> ir.Side:
    return "opponent"


@rule("thing", "{noun:noun} on {side:whose} bench")
def thing_on_bench(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Amount:
    return ir.InPlay(side, "bench", noun)


@rule("thing", "{card:cards_all} in {zone:zone}")
def thing_cards(scope: Scope, card: ir.CardFilter, zone: Zone) -> ir.Amount:
    return ir.CardsIn(zone[0], zone[1], card)


@rule("thing", "of {side:whose} remaining prize card")
def thing_remaining_prizes(scope: Scope, side: ir.Side) -> ir.Amount:
    return ir.CardsIn(side, "prizes")


@rule("thing", "prize card {side:you_took}")
def thing_prizes_taken(scope: Scope, side: ir.Side) -> ir.Amount:
    return ir.CardsIn(side, "prizes_taken")


@rule("you_took", "your opponent have taken", "that your opponent have taken", "your opponent have already taken")
def opponent_took(scope: Scope) -> ir.Side:
    return "opponent"


@rule("you_took", "you have taken", "that you have taken", "you have already taken")
def you_took(scope: Scope) -> ir.Side:
    return "own"


@rule("thing", "prize card {side:you_have_left}", "prize {side:you_have_left}")
def thing_prizes(scope: Scope, side: ir.Side) -> ir.Amount:
    return ir.CardsIn(side, "prizes")


@rule("you_have_left", "you have (left|remaining)")
def left_own(scope: Scope) -> ir.Side:
    return "own"


@rule("you_have_left", "your opponent have (left|remaining)")
def left_opponent(scope: Scope) -> ir.Side:
    return "opponent"


@rule("thing", "colorless [energy] in {who:whoms} retreat cost", "colorless energy in the retreat cost of {who:whom}")
def thing_retreat(scope: Scope, who: ir.Who) -> ir.Amount:
    return ir.Fact(who, "retreat_cost")


@rule(
    "thing",
    "{card:card} [that] you (discarded|revealed|attached|shuffled|put) [there] [in this way|this way]",
    "{card:card} discarded [in this way|this way]",
    "{card:card} you find there",
    "{card:card} you (discarded|put|shuffled|attached) (into|in) {zone:zone} [in this way|this way]",
    "{card:card} you shuffled into {zone:zone} in this way",
    "{card:card} discarded in this way",
    "{card:card} they discarded [in this way]",
    "{card:card} your opponent (discarded|revealed) in this way",
)
def thing_done(scope: Scope, card: ir.CardFilter, zone: Zone | None = None) -> ir.Amount:
    name = scope.those_cards()
    scope.summed.add(name)
    if zone is not None:
        scope.goes_to(scope.owners.get(name, "both"), zone[0])
        if zone[1] not in scope.moved_to.get(name, zone[1]):
            raise RefusedError("zone.moved")
    return ir.Result(name, card)


@rule(
    "thing",
    "(damage counter|damage) [you] (moved|removed|healed) [in this way]",
    "damage counter [that was] removed [from (this pokémon|SELF)] in this way",
)
def thing_moved(scope: Scope) -> ir.Amount:
    if not scope.amount:
        raise RefusedError("reference.amount")
    return ir.Result(scope.amount)


@rule("thing", "{card:card} in {zone:zone} that have the {attack:name} attack")
def thing_with_attack(scope: Scope, card: ir.CardFilter, zone: Zone, attack: str) -> ir.Amount:
    return ir.CardsIn(zone[0], zone[1], merged(card, ir.CardFilter(attack=attack)))


@rule("thing", "{condition:condition_name} pokémon")
def thing_conditioned(scope: Scope, condition: ir.State) -> ir.Amount:
    return ir.InPlay("both", "play", ir.PokemonFilter(condition=condition))


@rule("thing", "special condition affecting {who:pokemon}")
def thing_conditions(scope: Scope, who: ir.Who) -> ir.Amount:
    return ir.Fact(who, "conditions")


@rule("thing", "(basic energy type|type of basic energy [card]|different type of basic energy) attached to {who:whom}")
def thing_types(scope: Scope, who: ir.Who) -> ir.Amount:
    return ir.Fact(who, "basic_energy_types")


@rule("amount", "{n:number}")
def amount_number(scope: Scope, n: int) -> ir.Amount:
    return n


@rule("amount", "a")
def amount_one(scope: Scope) -> ir.Amount:
    return 1


@rule("amount", "that many", "that amount of", "the same number of")
def amount_that(scope: Scope) -> ir.Amount:
    return scope.that_many()


@rule("amount", "a number of")
def amount_a_number(scope: Scope) -> ir.Amount:
    raise RefusedError("amount.number_of")


def whole(counted: Counted) -> ir.Count:
    """The count, where "up to" has no place."""
    if counted[1]:
        raise RefusedError("count.optional")
    return counted[0]


__all__ = ["every", "per", "times", "whole"]
