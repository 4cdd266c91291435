"""What is in force as long as a power, Stadium, Tool or Energy is, and rules of use that stand beside it."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.filters import merged, negated
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.numbers import adjust, dealt
from ptcg_desktop.effects.english.powers import STATIC, activated, not_if, require, until_end_of_turn
from ptcg_desktop.effects.english.scope import Draft, Held, OpenGrant, RefusedError, Scope, everywhere
from ptcg_desktop.effects.english.shape import frozen
from ptcg_desktop.effects.english.triggers import trigger
from ptcg_desktop.effects.names import canonical

# --- always ----------------------------------------------------------------------------------------------------------


def always(scope: Scope, facts: Any, condition: ir.Condition | None = None) -> None:
    """Facts in force as long as the card is, or while a condition holds."""
    if scope.kind not in STATIC:
        raise RefusedError("fact.no_duration")
    held: tuple[Held, ...] = scope.value(facts)
    grants = tuple(everywhere(one) for one in held)
    if condition is not None:
        scope.grants.append(ir.While(condition, grants))
    else:
        scope.grants.extend(grants)


@rule("sentence", "{facts:facts}")
def always_so(scope: Scope, facts: Any) -> None:
    always(scope, facts)


@rule(
    "sentence",
    "(as long as|if|while) {condition:conds} , {facts:facts}",
    "{facts:facts} (as long as|if|while) {condition:conds}",
)
def while_so(scope: Scope, condition: ir.Condition, facts: Any) -> None:
    always(scope, facts, condition)


@rule(
    "sentence",
    "as long as (this card|SELF|it) be attached to a pokémon , {facts:facts}",
    "while in play , {facts:facts}",
    "as long as {who:pokemon} be in play , {facts:facts}",
    "while attached , {facts:facts}",
    "while (this card|SELF|it) be attached to a pokémon , {facts:facts}",
)
def while_attached(scope: Scope, facts: Any, who: ir.Who | None = None) -> None:
    """The plain condition of every attached card, and of every Pokémon in play."""
    if who is not None and not isinstance(who, ir.This):
        raise RefusedError("fact.in_play")
    before = list(scope.grants)
    always(scope, facts)
    if any(isinstance(grant, ir.Provides) for grant in scope.grants[len(before) :]):
        # What it provides in play stands in place of what it provides elsewhere.
        scope.grants[: len(before)] = [grant for grant in before if not isinstance(grant, ir.Provides)]


@rule("sentence", "{facts:facts} only while (this card|SELF) be attached to a {noun:noun}")
def only_while_attached(scope: Scope, facts: Any, noun: ir.PokemonFilter) -> None:
    always(scope, facts, ir.Is(ir.This(), noun))


@rule(
    "sentence",
    "(this card|SELF) can (be attached only|only be attached) to a {noun:noun}",
    "(this card|SELF) can (be attached only|only be attached) to {noun:noun}",
    "attach (SELF|this card) only to a {noun:noun}",
)
def attach_only(scope: Scope, noun: ir.PokemonFilter) -> None:
    if scope.kind not in ("energy", "tool"):
        raise RefusedError("attach.kind")
    scope.traits["attach_only"] = noun


@rule(
    "sentence",
    "if (this card|SELF) be attached to anything other than a {noun:noun} , discard (this card|SELF)",
    "if the pokémon (this card|SELF) be attached to isn't a {noun:noun} , discard (this card|SELF)",
    "when the pokémon (this card|SELF) be attached to be no longer a {noun:noun} , discard (this card|SELF)",
)
def stays_on(scope: Scope, noun: ir.PokemonFilter) -> None:
    if scope.kind not in ("energy", "tool"):
        raise RefusedError("attach.kind")
    scope.traits["stays_on"] = noun


@rule(
    "sentence",
    "if the pokémon (this card|SELF) be attached to isn't a {noun:noun} <or evolve into {core:core}> , discard "
    "(this card|SELF)",
)
def stays_on_unless(scope: Scope, noun: ir.PokemonFilter, core: ir.PokemonFilter) -> None:
    stays_on(scope, merged(noun, negated(core)))


@rule("sentence", "if the pokémon (this card|SELF) be attached to be a {noun:noun} , discard (this card|SELF)")
def never_on(scope: Scope, noun: ir.PokemonFilter) -> None:
    stays_on(scope, negated(noun))


@rule(
    "sentence",
    "if the pokémon (SELF|this card) be attached to attack , the attack do {n:number} more damage to "
    "{to:struck} [{w:before_wr}]",
)
def bearer_does_more(scope: Scope, n: int, to: tuple[ir.Side, ir.PokemonFilter], w: str = "") -> None:
    for held in adjust(ir.This(), dealt(w), "add", n, role="attacker", other_side=to[0], other=to[1]):
        scope.grants.append(everywhere(held))


@rule("sentence", "play (this card|SELF) as if it were a [{n:number} - hp] [basic] [{type:type}] [basic] pokémon")
def play_as(scope: Scope, n: int = 0, type: str = "C") -> ir.Step:
    if scope.kind not in ("item", "trainer"):
        raise RefusedError("play_as.kind")
    return ir.PlayThis(n, type)


@rule(
    "sentence",
    "if any damage be done to {who:pokemon} by attack , {do:clauses}",
    "whenever a attack do anything to {who:pokemon} , {do:clauses}",
    "if {who:pokemon} would be damaged by a attack , {do:clauses}",
)
def would_be_damaged(scope: Scope, who: ir.Who, do: Any) -> None:
    if not isinstance(who, ir.This) or scope.kind not in ("power", "tool"):
        raise RefusedError("trigger.who")
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


@rule(
    "sentence",
    "this attack can't be used if {needs:conds}",
    "you can't [use] this attack unless {unless:conds}",
    "this attack can't be used unless {unless:conds}",
)
def attack_not_if(scope: Scope, needs: ir.Condition | None = None, unless: ir.Condition | None = None) -> None:
    if needs is not None:
        not_if(scope, needs)
    elif unless is not None:
        require(scope, unless)


@rule("sentence", "{do:clauses} when you use this attack")
def when_used(scope: Scope, do: Any) -> None:
    scope.perform(do)


@rule("sentence", "if you go first , you can use this attack (during|on) your first turn")
def first_turn_attack(scope: Scope) -> None:
    scope.grants.append(ir.Allow("attack_first_turn"))


@rule(
    "sentence",
    "you can use this attack only if you go second , and only (during|on) your first turn",
    "you can use this card only if you go second , and only (during|on) your first turn",
)
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
        raise RefusedError("price.again")
    if not scope.price:
        scope.price.extend(written)
        del scope.top[:count]


@rule(
    "sentence",
    "ignore (this|these) effect if (the pokémon [that] SELF be attached to|SELF be attached to a) {what:ignored_for}",
    "ignore (this|these) effect if SELF be attached to pokémon - {group:group}",
)
def ignored_if(scope: Scope, what: ir.PokemonFilter = ir.ANY_POKEMON, group: str = "") -> None:
    wanted = ir.PokemonFilter(none_of=(ir.PokemonFilter(group=group),)) if group else what
    frees = [grant for grant in scope.grants if not isinstance(grant, ir.Provides | OpenGrant)]
    if not frees:
        raise RefusedError("reference.effect")
    scope.grants = [grant for grant in scope.grants if isinstance(grant, ir.Provides | OpenGrant)]
    scope.grants.append(ir.While(ir.Is(ir.This(), wanted), tuple(frees)))


@rule("ignored_for", "isn't {types:types}")
def ignored_unless_type(scope: Scope, types: str) -> ir.PokemonFilter:
    return ir.PokemonFilter(type=types)


@rule(
    "sentence",
    "if (this card|SELF) be attached to 1 of your pokémon , discard it at the end of your turn",
    "discard (this card|SELF) at the end of {t:the_turn}",
)
def discard_at_end(scope: Scope, t: None = None) -> None:
    until_end_of_turn(scope)


@rule("the_turn", "your turn", "the turn", "the turn it was attached")
def the_turn(scope: Scope) -> None:
    return None


@rule(
    "sentence",
    "if (this card|SELF) be attached to 1 of your pokémon , discard it at the end of your opponent's turn",
    "at the end of your opponent's turn after you played SELF , discard SELF",
    "at the end of your opponent's turn , discard this card",
)
def discard_at_opponents_end(scope: Scope) -> None:
    scope.grants.append(ir.Trigger("end_of_opponent_turn", (ir.MoveThis("discard"),)))


@rule(
    "sentence",
    "if {who:pokemon} be damaged by a attack from your opponent's {noun:noun} , it take {n:number} less "
    "damage [{w:before_wr}] , and discard this card",
)
def berry(scope: Scope, who: ir.Who, noun: ir.PokemonFilter, n: int, w: str = "after") -> None:
    if scope.kind != "tool" or not isinstance(who, ir.This) or w != "after":
        raise RefusedError("trigger.who")
    grants = adjust(ir.This(), "damage.taken", "add", -n, role="defender", other_side="opponent", other=noun)
    scope.grants.extend(everywhere(held) for held in grants)
    scope.grants.append(ir.Trigger("damaged_even_if_knocked_out", (ir.MoveThis("discard"),), other=noun))


@rule(
    "sentence",
    "whenever you attach a {card:card} from your hand to {who:pokemon} , remove all special condition "
    "[affecting|from] it",
)
def cured_by_energy(scope: Scope, card: ir.CardFilter, who: ir.Who) -> None:
    if not isinstance(who, ir.This):
        raise RefusedError("trigger.who")
    scope.grants.append(ir.Trigger("energy_attached", (ir.Cure(ir.This()),), card=card))


@rule(
    "sentence",
    "you can't use this card during your first turn or on a [basic] pokémon that was put into play this turn",
)
def not_on_new_basics(scope: Scope) -> None:
    """The turn limits of evolving hold, though a stage is passed (R-EVO-7)."""
    for block in (scope.top, scope.body):
        for at, step in enumerate(block):
            if isinstance(step, ir.PickPokemon) and step.filter == ir.PokemonFilter(stage="basic"):
                limited = ir.PokemonFilter(stage="basic", evolves_by="skip")
                block[at] = msgspec.structs.replace(step, filter=limited)
                return
    raise RefusedError("reference.pokemon")


@rule("sentence", "if you can't discard {n:counted} card [from your hand] , you can't (play|use) this card")
def discard_price(scope: Scope, n: tuple[ir.Count, bool]) -> None:
    """A discard that the text began with is a price."""
    if scope.price or len(scope.top) < 2:
        raise RefusedError("price.again")
    pick, move = scope.top[0], scope.top[1]
    if not isinstance(pick, ir.PickCards) or (pick.zone, pick.count) != ("hand", n[0]) or pick.optional:
        raise RefusedError("price.again")
    if not isinstance(move, ir.MoveCards) or (move.cards, move.to) != (pick.name, "discard"):
        raise RefusedError("price.again")
    scope.price += [pick, move]
    del scope.top[:2]


@rule("sentence", "once during your first turn [,] you may {do:acts}")
def once_first_turn(scope: Scope, do: Any) -> None:
    activated(scope, "once_per_turn", do, ir.Happened("first_turn"))
