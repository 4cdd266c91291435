"""Noun phrases for Pokémon in play: whom a text speaks of. A choice in a phrase is written down as a `PickPokemon`."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.filters import besides, merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import RefusedError, Scope

Counted = tuple[ir.Count, bool]
"""How many, and whether fewer are allowed."""


@rule("whose", "your")
def whose_own(scope: Scope) -> ir.Side:
    if scope.their == "own":  # said of each player in turn
        raise RefusedError("side.your")
    return scope.speaks_of("own")


@rule("whose", "your opponent's")
def whose_opponent(scope: Scope) -> ir.Side:
    return scope.speaks_of("opponent")


@rule("whose", "their", "that player's")
def whose_subject(scope: Scope) -> ir.Side:
    return scope.speaks_of(scope.their)


@rule("whose", "either player's", "each player's", "both player's")
def whose_any(scope: Scope) -> ir.Side:
    return scope.speaks_of("both")


@rule("counted", "{n:number}", "exactly {n:number}")
def counted_number(scope: Scope, n: int) -> Counted:
    return n, False


@rule("counted", "a", "another", "1 more")
def counted_one(scope: Scope) -> Counted:
    return 1, False


@rule("counted", "up to {n:number}", "as many as {n:number}", "1 or {n:number}")
def counted_up_to(scope: Scope, n: int) -> Counted:
    return n, True


@rule("counted", "any number", "any number of", "as many", "any amount of", "any amount")
def counted_any(scope: Scope) -> Counted:
    return "any", True


@rule("counted", "all", "all of", "each", "all the", "every")
def counted_all(scope: Scope) -> Counted:
    return "all", False


@rule("counted", "that many", "that number of")
def counted_that_many(scope: Scope) -> Counted:
    return scope.that_many(), False


@rule("counted", "up to that many")
def counted_up_to_that_many(scope: Scope) -> Counted:
    return scope.that_many(), True


def placed(noun: ir.PokemonFilter) -> tuple[ir.Where, ir.PokemonFilter]:
    """Split the place off a filter."""
    if not noun.where:
        return "play", noun
    return noun.where, msgspec.structs.replace(noun, where="")


def pick(scope: Scope, side: ir.Side, noun: ir.PokemonFilter, counted: Counted = (1, False)) -> ir.Who:
    """Write a `PickPokemon` down and mean what it binds."""
    where, chosen = placed(noun)
    count, optional = counted
    name = scope.name("pokemon")
    scope.emit(ir.PickPokemon(name, side, where, count, optional, scope.subject, chosen))
    scope.owners[name] = side
    return scope.mention(ir.Bound(name), side)


def every(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Who:
    """All Pokémon of a side that the noun describes."""
    where, chosen = placed(noun)
    if where == "active" and chosen == ir.ANY_POKEMON:
        return scope.mention(ir.Active(side), side)
    return scope.mention(ir.Every(side, where, chosen), side)


# --- one certain Pokémon ---------------------------------------------------------------------------------------------


@rule(
    "pokemon",
    "this pokémon",
    "SELF",
    "the pokémon (this card|SELF|this tool) be attached to",
    "the pokémon that (this card|SELF) be attached to",
    "the pokémon to which (this card|SELF) be attached",
)
def this_pokemon(scope: Scope) -> ir.Who:
    return scope.mention(ir.This(), "own")


@rule("pokemon", "the {noun:noun} (this card|SELF) be attached to")
def bearer(scope: Scope, noun: ir.PokemonFilter) -> ir.Who:
    return scope.mention(ir.Every("own", "play", msgspec.structs.replace(noun, holds="this")), "own")


@rule("pokemon", "itself")
def itself(scope: Scope) -> ir.Who:
    return ir.This()


@rule("pokemon", "{side:whose} active pokémon")
def active_pokemon(scope: Scope, side: ir.Side) -> ir.Who:
    return scope.mention(ir.Active(side), side)


@rule("pokemon", "the opponent's active pokémon", "each opponent's active pokémon")
def defending_pokemon(scope: Scope) -> ir.Who:
    return scope.mention(ir.Active("opponent"), "opponent")


@rule("pokemon", "both active pokémon", "each active pokémon")
def both_active(scope: Scope) -> ir.Who:
    return scope.mention(ir.Active("both"), "both")


@rule("pokemon", "the new active pokémon", "the new opponent's active pokémon")
def new_active(scope: Scope) -> ir.Who:
    if not scope.new_active:
        raise RefusedError("reference.new_active")
    return scope.mention(ir.Bound(scope.new_active))


@rule("pokemon", "it", "that opponent's active pokémon")
def it(scope: Scope) -> ir.Who:
    return scope.one_pokemon()


@rule("pokemon", "that pokémon", "the chosen pokémon", "the pokémon you chose", "the pokémon")
def that_one(scope: Scope) -> ir.Who:
    """The text's own Pokémon is "it" or named, never "that Pokémon", if another was spoken of."""
    if isinstance(scope.it, ir.This) and scope.that is not None:
        scope.mention(scope.that)
    return scope.one_pokemon()


@rule(
    "pokemon",
    "them",
    "they",
    "those pokémon",
    "each pokémon you chose",
    "each of (them|those pokémon)",
    "each of the pokémon you chose",
)
def that_pokemon(scope: Scope) -> ir.Who:
    return scope.that_pokemon()


@rule("pokemon", "the attacking pokémon", "that attacking pokémon")
def attacking(scope: Scope) -> ir.Who:
    return scope.mention(ir.Other(), "opponent")


# --- one or some, chosen ---------------------------------------------------------------------------------------------


@rule("pokemon", "another of {side:whose} {noun:noun}")
def another_of(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Who:
    return pick(scope, side, merged(another(scope, side), noun))


@rule(
    "pokemon",
    "[each of] {n:counted} of {side:whose} {noun:noun}",
    "{n:counted} {side:whose} {noun:noun}",
)
def some_of(scope: Scope, n: Counted, side: ir.Side, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, side, noun) if n[0] == "all" else pick(scope, side, noun, n)


def another(scope: Scope, side: ir.Side) -> ir.PokemonFilter:
    """The filter of "another of …": not the one spoken of last."""
    found = besides(scope, side)
    if found == ir.ANY_POKEMON:
        raise RefusedError("reference.other")
    return found


@rule("pokemon", "1 of them", "1 of those pokémon")
def one_of_them(scope: Scope) -> ir.Who:
    who = scope.it
    if not isinstance(who, ir.Every):
        raise RefusedError("reference.one_of_them")
    noun = who.filter if who.where == "play" else msgspec.structs.replace(who.filter, where=who.where)
    return pick(scope, who.side, noun)


@rule("pokemon", "{n:counted} {noun:noun} in play", "{n:counted} {noun:noun} <yours or your opponent's>")
def any_in_play(scope: Scope, n: Counted, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, "both", noun) if n[0] == "all" else pick(scope, "both", noun, n)


@rule(
    "pokemon",
    "{n:counted} {noun:noun} <both yours and your opponent's>",
    "{n:counted} {noun:noun} <yours and your opponent's>",
    "all {noun:noun} in play",
)
def each_of_both(scope: Scope, noun: ir.PokemonFilter, n: Counted = ("all", False)) -> ir.Who:
    if n[0] != "all":
        raise RefusedError("pokemon.both")
    return every(scope, "both", noun)


@rule("pokemon", "(each|all) {noun:noun} on each player's bench")
def each_benched(scope: Scope, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, "both", msgspec.structs.replace(noun, where="bench"))


@rule("pokemon", "{n:counted} {noun:noun} on {side:whose} bench")
def some_benched(scope: Scope, n: Counted, noun: ir.PokemonFilter, side: ir.Side) -> ir.Who:
    noun = msgspec.structs.replace(noun, where="bench")
    return every(scope, side, noun) if n[0] == "all" else pick(scope, side, noun, n)


@rule("pokemon", "this card")
def this_card_in_play(scope: Scope) -> ir.Who:
    if "played" not in scope.traits and not any(isinstance(step, ir.PlayThis) for step in scope.top):
        raise RefusedError("this_card.pokemon")
    return ir.This()


@rule("pokemon", "each player's {noun:noun}")
def each_players(scope: Scope, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, "both", noun)


@rule("pokemon", "each {noun:noun} in play", "each {noun:noun}")
def each_in_play(scope: Scope, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, "both", noun)


# --- the same for subjects and possessors of facts, where a plural needs no "each" -----------------------------------


@rule("whom", "{who:pokemon}")
def whom_pokemon(scope: Scope, who: ir.Who) -> ir.Who:
    return who


@rule("whom", "{side:whose} {noun:noun}", "[all of] {side:whose} {noun:noun}")
def whom_all(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, side, noun)


@rule(
    "whom",
    "{noun:noun} <both yours and your opponent's>",
    "{noun:noun} in play <both yours and your opponent's>",
    "all {noun:noun}",
)
def whom_both(scope: Scope, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, "both", noun)


@rule("whom", "the {noun:noun} (this card|SELF) be attached to")
def whom_bearer(scope: Scope, noun: ir.PokemonFilter) -> ir.Who:
    return scope.mention(ir.Every("own", "play", msgspec.structs.replace(noun, holds="this")), "own")


@rule("whoms", "this pokémon's", "SELF's", "the pokémon (this card|SELF) be attached to's")
def whose_this(scope: Scope) -> ir.Who:
    return ir.This()


@rule("whoms", "its", "that pokémon's")
def whose_it(scope: Scope) -> ir.Who:
    return scope.one_pokemon()


@rule("whoms", "their")
def whose_theirs(scope: Scope) -> ir.Who:
    return scope.that_pokemon()


@rule("whoms", "{side:whose} active pokémon's", "the opponent's active pokémon's")
def whose_active(scope: Scope, side: ir.Side = "opponent") -> ir.Who:
    return scope.mention(ir.Active(side), side)


@rule("whoms", "the attacking pokémon's")
def whose_attacking(scope: Scope) -> ir.Who:
    return ir.Other()


@rule("whoms", "{side:whose} {noun:nouns}")
def whose_noun(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Who:
    return every(scope, side, noun)


@rule("nouns", "pokémon's")
def noun_of_any(scope: Scope) -> ir.PokemonFilter:
    return ir.ANY_POKEMON


@rule("nouns", "{mods:mods} pokémon's")
def noun_of(scope: Scope, mods: ir.PokemonFilter) -> ir.PokemonFilter:
    return mods


@rule(
    "typemates",
    "each benched pokémon of the same type as the opponent's active pokémon <including your own>",
    "each benched pokémon of the same type as your opponent's active pokémon <including your own>",
    "all benched pokémon of the same type as your opponent's active pokémon <both yours and your opponent's>",
)
def typemates(scope: Scope) -> ir.Who:
    return ir.Every("both", "bench", ir.PokemonFilter(same_type="defender"))
