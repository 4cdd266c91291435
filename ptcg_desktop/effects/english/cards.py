"""Noun phrases for cards, and where cards are: zones, and how many of them are chosen."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.filters import either, merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import RefusedError, Scope

C = ir.CardFilter
TRAINER = C(kind="trainer")
_SHARED = ("type", "name", "name_part", "stage", "group", "attack", "power", "hp_at_most", "hp_at_least")


def as_card(noun: ir.PokemonFilter) -> C:
    """A description of a Pokémon as that of a Pokémon card.

    Raises:
        RefusedError: it says something that no card outside play has.
    """
    values = {name: getattr(noun, name) for name in _SHARED}
    values["evolves_from_name"] = noun.evolves_from
    values["hp_at_most"], values["hp_at_least"] = noun.left_at_most, noun.left_at_least
    rest = {name for name in noun.__struct_fields__ if getattr(noun, name) != getattr(ir.ANY_POKEMON, name)}
    if rest - {*_SHARED, "evolves_from", "left_at_most", "left_at_least", "any_of", "none_of"}:
        raise RefusedError("card.filter")
    return C(
        kind="" if noun.name else "pokemon",
        any_of=tuple(as_card(one) for one in noun.any_of),
        none_of=tuple(as_card(one) for one in noun.none_of),
        **values,
    )


@rule("card1", "{noun:noun1} [card]", "{noun:noun1} {post:cardposts}")
def card_pokemon(scope: Scope, noun: ir.PokemonFilter, post: C = ir.ANY_CARD) -> C:
    return merged(as_card(noun), post)


@rule("card1", "card", "other card")
def card_any(scope: Scope) -> C:
    return C()


@rule("card1", "{mods:mods} card")
def card_stage(scope: Scope, mods: ir.PokemonFilter) -> C:
    return as_card(mods)


@rule("card1", "[{kind:energy_kind}] [{types:types}] energy [card]")
def card_energy(scope: Scope, kind: str = "", types: str = "") -> C:
    return C(kind="energy", type=types, basic_energy=kind == "basic", special_energy=kind == "special")


@rule("card1", "trainer [card]")
def card_trainer(scope: Scope) -> C:
    return C(kind="trainer")


@rule("card1", "item [card]")
def card_item(scope: Scope) -> C:
    return C(kind="trainer", trainer_kind="item")


@rule("card1", "supporter [card]")
def card_supporter(scope: Scope) -> C:
    return C(kind="trainer", trainer_kind="supporter")


@rule("card1", "stadium [card]")
def card_stadium(scope: Scope) -> C:
    return C(kind="trainer", trainer_kind="stadium")


@rule("card1", "pokémon tool [card]", "tool [card]")
def card_tool(scope: Scope) -> C:
    return C(kind="trainer", trainer_kind="tool")


@rule("card1", "technical machine [card]")
def card_machine(scope: Scope) -> C:
    return C(kind="trainer", trainer_kind="technical_machine")


@rule(
    "card1",
    "trainer card that have {words:name} in (its|their) name",
    "{noun:trainer_noun} with {words:name} in (its|their) name",
    "{noun:trainer_noun} that have {words:name} in (its|their) name",
)
def card_trainer_words(scope: Scope, words: str, noun: C = TRAINER) -> C:
    return merged(noun, C(name_part=words))


@rule("trainer_noun", "supporter card", "supporter")
def noun_supporter(scope: Scope) -> C:
    return card_supporter(scope)


@rule("trainer_noun", "item card", "item")
def noun_item(scope: Scope) -> C:
    return card_item(scope)


@rule("trainer_noun", "stadium card", "stadium")
def noun_stadium(scope: Scope) -> C:
    return card_stadium(scope)


@rule("card1", "{group:group} {noun:trainer_noun}", "{group:group} {noun:energy_noun}")
def card_grouped(scope: Scope, group: str, noun: C) -> C:
    return merged(C(group=group), noun)


@rule("energy_noun", "energy [card]")
def noun_energy(scope: Scope) -> C:
    return C(kind="energy")


@rule("card1", "card that evolve from {who:pokemon}")
def card_evolution_of(scope: Scope, who: ir.Who) -> C:
    return C(evolves_from=evolver(who))


@rule("card1", "{noun:noun1} [card] that evolve from {who:pokemon}")
def card_evolution_noun(scope: Scope, noun: ir.PokemonFilter, who: ir.Who) -> C:
    return merged(as_card(noun), C(evolves_from=evolver(who)))


@rule("card1", "{noun:noun1} [card] that evolve from {who:pokemon} by skipping the stage 1")
def card_skipping(scope: Scope, noun: ir.PokemonFilter, who: ir.Who) -> C:
    if noun.stage != "stage2":
        raise RefusedError("card.evolves")
    return merged(as_card(noun), C(evolves=evolver(who)))


def evolver(who: ir.Who) -> str:
    """How a card filter names the Pokémon to evolve."""
    if isinstance(who, ir.This):
        return "this"
    if isinstance(who, ir.Bound):
        return who.name
    raise RefusedError("card.evolves")


@rule("card1", "{noun:noun1} named {name:named} [or {two:named}]")
def card_noun_named(scope: Scope, noun: ir.PokemonFilter, name: str, two: str = "") -> C:
    card = as_card(noun)
    return merged(card, either([C(name=name), C(name=two)]) if two else C(name=name))


@rule("card1", "card named {name:named}", "pokémon named {name:named}")
def card_named(scope: Scope, name: str) -> C:
    return C(name=name)


@rule("cardpost", "{post:post}")
def cardpost_pokemon(scope: Scope, post: ir.PokemonFilter) -> C:
    card = as_card(post)
    return C() if card == C(kind="pokemon") else without_kind(card)


def without_kind(card: C) -> C:
    """The filter without saying that the card is a Pokémon: something else says so already."""
    return C(
        **{name: getattr(card, name) for name in (*_SHARED, "evolves_from_name", "any_of")},
        none_of=tuple(without_kind(one) if one.kind == "pokemon" else one for one in card.none_of),
    )


@rule("cardpost", "with {n:number} hp or less", "that have {n:number} hp or less")
def cardpost_hp(scope: Scope, n: int) -> C:
    return C(hp_at_most=n)


@rule("cardpost", "with the same name as {who:pokemon}", "that have the same name as {who:pokemon}")
def cardpost_same_name(scope: Scope, who: ir.Who) -> C:
    return C(same_name=evolver(who))


@rule("cardposts", "{one:cardpost}")
def cardposts_one(scope: Scope, one: C) -> C:
    return one


@rule("cardposts", "{one:cardpost} {rest:cardposts}")
def cardposts_more(scope: Scope, one: C, rest: C) -> C:
    return merged(one, rest)


@rule("card", "{one:card1}")
def card_one(scope: Scope, one: C) -> C:
    return one


@rule(
    "card",
    "{one:card1} (or|and/or|and / or) [a] {two:card1}",
    "{one:card1} , (or|and/or|and / or) [a] {two:card1}",
    "{one:card1} , [a] {two:cards_or}",
)
def card_or(scope: Scope, one: C, two: C) -> C:
    return listed(one, two)


@rule(
    "cards_or",
    "{one:card1} (or|and/or|and / or) [a] {two:card1}",
    "{one:card1} , (or|and/or|and / or) [a] {two:card1}",
    "{one:card1} , [a] {two:cards_or}",
)
def cards_or(scope: Scope, one: C, two: C) -> C:
    return listed(one, two)


def listed(one: C, two: C) -> C:
    """A description before a list of others: any of them."""
    twos = two.any_of if two.any_of and two == C(any_of=two.any_of) else (two,)
    return either([one, *twos])


@rule("card_and", "{one:card1} and {two:card1}", "{one:card1} , and {two:card1}", "{one:card1} , {two:card_and}")
def card_and(scope: Scope, one: C, two: C) -> C:
    """Several kinds, all of which are meant. Where an article stands before each ("a Stadium and a Supporter"), the
    text means one of each: that is no description.
    """
    return listed(one, two)


@rule("cards_all", "{card:card}", "{card:card_and}")
def cards_all(scope: Scope, card: C) -> C:
    """Kinds of cards that are counted or chosen together."""
    return card


# --- zones -----------------------------------------------------------------------------------------------------------

Zone = tuple[ir.Side, ir.Zone]


@rule("zone", "{side:whose} hand")
def zone_hand(scope: Scope, side: ir.Side) -> Zone:
    return side, "hand"


@rule("zone", "{side:whose} deck")
def zone_deck(scope: Scope, side: ir.Side) -> Zone:
    return side, "deck"


@rule("zone", "{side:whose} discard pile")
def zone_discard(scope: Scope, side: ir.Side) -> Zone:
    return side, "discard"


@rule("zone", "the lost zone", "{side:whose} lost zone")
def zone_lost(scope: Scope, side: ir.Side = "own") -> Zone:
    return side, "lost"


@rule("zone", "{side:whose} [face - down] prize card", "{side:whose} prize")
def zone_prizes(scope: Scope, side: ir.Side) -> Zone:
    return side, "prizes"


@rule("into", "(into|in|to) {side:whose} hand")
def into_hand(scope: Scope, side: ir.Side) -> Zone:
    return side, "hand"


@rule(
    "into",
    "(onto|on) [the] top of {side:whose} deck",
    "back [onto|on] [the] top of {side:whose} deck",
    "back on top of {side:whose} deck",
    "(to|on) the top of {side:whose} deck",
    "on the top of {side:whose} deck",
    "back on {side:whose} deck",
)
def into_top(scope: Scope, side: ir.Side) -> Zone:
    return side, "deck_top"


@rule("into", "[back] (on|onto|at|to) the bottom of {side:whose} deck")
def into_bottom(scope: Scope, side: ir.Side) -> Zone:
    return side, "deck_bottom"


@rule("into", "(into|in) {side:whose} discard pile", "in the discard pile")
def into_discard(scope: Scope, side: ir.Side = "own") -> Zone:
    return side, "discard"


@rule("into", "in the lost zone", "into the lost zone")
def into_lost(scope: Scope) -> Zone:
    return "both", "lost"


@rule("into", "(onto|on|to) {side:whose} bench")
def into_bench(scope: Scope, side: ir.Side) -> Zone:
    return side, "bench"


@rule("into", "back into {side:whose} deck", "into {side:whose} deck")
def into_deck(scope: Scope, side: ir.Side) -> Zone:
    return side, "deck"
