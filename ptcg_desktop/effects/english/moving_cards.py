"""Putting chosen, found and remaining cards somewhere."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.draw_search import Wanted, choose, choose_looked, player
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import Counted, pick
from ptcg_desktop.effects.english.scope import RefusedError, Scope

ONE: Counted = (1, False)


# --- putting cards somewhere -----------------------------------------------------------------------------------------


def put(scope: Scope, cards: str, to: Zone, *, shown: bool = False) -> tuple[ir.Step, ...]:
    """Move bound cards; both halves of a search for two things."""
    names = scope.pair if scope.pair and cards == scope.pair[-1] else (cards,)
    scope.goes_to(scope.owners.get(cards, "both"), to[0])
    if any(isinstance(step, ir.MoveCards) and step.cards == cards and step.to == to[1] for step in scope.body):
        raise RefusedError("put.again")
    scope.moved_to[cards] = to[1]
    if to[1] == "bench":
        scope.mention(ir.Bound(cards))
    return tuple(ir.MoveCards(name, to[1], shown or scope.shown in names) for name in names)


@rule(
    "those",
    "it",
    "them",
    "that card",
    "those card",
    "the card",
    "the card you chose",
    "the chosen card",
    "the card you found",
    "these card",
    "that energy [card]",
    "those energy [card]",
    "that pokémon",
    "those pokémon",
    "all of them",
    "each of them",
    "that supporter [card]",
    "that stadium [card]",
    "the energy card you chose",
    "that basic pokémon [card]",
    "the pokémon",
    "that trainer card",
    "the basic pokémon",
)
def those(scope: Scope) -> str:
    return scope.those_cards()


@rule("act", "put {cards:those} [back] {to:into} [in any order]", "return {cards:those} to {to:hand_zone}")
def put_those(scope: Scope, cards: str, to: Zone) -> tuple[ir.Step, ...]:
    return put(scope, cards, to)


@rule("hand_zone", "{side:whose} hand")
def hand_zone(scope: Scope, side: ir.Side) -> Zone:
    return side, "hand"


@rule(
    "act",
    "(reveal|show) {cards:those} [to your opponent|to the other player|to the opponent]",
    "show your opponent {cards:those}",
)
def reveal_those(scope: Scope, cards: str) -> None:
    scope.shown = cards


@rule("act", "discard {n:stadium}")
def discard_stadium(scope: Scope, n: None) -> ir.Step:
    scope.cards = scope.name("cards")
    scope.emit(ir.PickCards(scope.cards, "stadium", "both", "all"))
    return ir.MoveCards(scope.cards, "discard")


@rule("stadium", "(a|any|that|the) stadium [card] [in play]", "a stadium card in play")
def stadium(scope: Scope) -> None:
    return None


@rule("act", "discard {cards:those}")
def discard_those(scope: Scope, cards: str) -> tuple[ir.Step, ...]:
    return put(scope, cards, ("both", "discard"))


@rule("act", "shuffle {cards:those} [back] into {side:whose} deck")
def shuffle_those(scope: Scope, cards: str, side: ir.Side) -> tuple[ir.Step, ...]:
    return (*put(scope, cards, (side, "deck")), ir.ShuffleDeck(player(side)))


@rule("act", "put {wanted:wanted} (from|in) {zone:zone} {to:into} [in any order]")
def put_from(scope: Scope, wanted: Wanted, zone: Zone, to: Zone) -> tuple[ir.Step, ...]:
    return put(scope, choose(scope, zone, wanted[1], wanted[0], different=wanted[2]), to)


@rule("act", "put {each:wanted_each} from {zone:zone} {to:into}")
def put_each_from(scope: Scope, each: tuple[Wanted, ...], zone: Zone, to: Zone) -> None:
    """One thing after the other; nothing can be said of all of them together."""
    for one in each:
        for step in put_from(scope, one, zone, to):
            scope.emit(step)
    scope.cards = scope.amount = ""


@rule("act", "discard {wanted:wanted} from {zone:zone}")
def discard_from(scope: Scope, wanted: Wanted, zone: Zone) -> tuple[ir.Step, ...]:
    return put(scope, choose(scope, zone, wanted[1], wanted[0], different=wanted[2]), (zone[0], "discard"))


@rule(
    "act",
    "discard a random card from {zone:zone}",
    "discard {n:number} random card from {zone:zone}",
    "discard {n:counted} card at random from {zone:zone}",
    "discard {n:counted} card from {zone:zone} at random",
)
def discard_random(scope: Scope, zone: Zone, n: Counted | int = 1) -> tuple[ir.Step, ...]:
    counted = (n, False) if isinstance(n, int) else n
    return put(scope, choose(scope, zone, ir.ANY_CARD, counted, random=True), (zone[0], "discard"))


@rule("act", "put a random card from {zone:zone} {to:into}", "put {n:number} random card from {zone:zone} {to:into}")
def put_random(scope: Scope, zone: Zone, to: Zone, n: int = 1) -> tuple[ir.Step, ...]:
    return put(scope, choose(scope, zone, ir.ANY_CARD, (n, False), random=True), to)


@rule("act", "shuffle {wanted:wanted} you find there into {side:whose} deck")
def shuffle_found(scope: Scope, wanted: Wanted, side: ir.Side) -> tuple[ir.Step, ...]:
    return (*put(scope, choose_looked(scope, wanted), (side, "deck")), ir.ShuffleDeck(player(side)))


@rule("act", "shuffle {wanted:wanted} from {zone:zone} into {side:whose} deck")
def shuffle_from(scope: Scope, wanted: Wanted, zone: Zone, side: ir.Side) -> tuple[ir.Step, ...]:
    cards = choose(scope, zone, wanted[1], wanted[0], different=wanted[2])
    return (*put(scope, cards, (side, "deck")), ir.ShuffleDeck(player(side)))


@rule("act", "reveal {wanted:wanted} from {zone:zone} , and shuffle them into {side:whose} deck")
def reveal_and_shuffle(scope: Scope, wanted: Wanted, zone: Zone, side: ir.Side) -> tuple[ir.Step, ...]:
    cards = choose(scope, zone, wanted[1], wanted[0], different=wanted[2])
    return (*put(scope, cards, (side, "deck"), shown=True), ir.ShuffleDeck(player(side)))


@rule("act", "shuffle {n:counted} random card from {zone:zone} into {side:whose} deck")
def shuffle_random(scope: Scope, n: Counted, zone: Zone, side: ir.Side) -> tuple[ir.Step, ...]:
    cards = choose(scope, zone, ir.ANY_CARD, n, random=True)
    return (*put(scope, cards, (side, "deck")), ir.ShuffleDeck(player(side)))


@rule("act", "put {wanted:wanted} you find there {to:into}", "put {wanted:wanted} {to:into}")
def put_found(scope: Scope, wanted: Wanted, to: Zone) -> tuple[ir.Step, ...]:
    if not scope.looked and scope.transformed is not None and wanted[1] == ir.CardFilter(name=scope.own_name):
        scope.goes_to("own", to[0])
        scope.exchanged_to(to[1])
        return ()
    return put(scope, choose_looked(scope, wanted), to)


@rule("act", "choose {n:counted} of them", "choose {n:counted} of those card")
def choose_some(scope: Scope, n: Counted) -> None:
    if scope.named is not None and scope.named[0][1] != "looked":
        choose(scope, scope.named[0], scope.named[1], n)
        return
    if scope.energy_of is not None:
        who, types, kind = scope.energy_of
        name = scope.name("energy")
        scope.emit(ir.PickEnergy(name, who, n[0], types, kind, n[1], scope.subject))
        scope.cards = scope.amount = name
        scope.owners[name] = scope.side_of(who)
        return
    if scope.named is not None:
        choose_looked(scope, (n, scope.named[1], ""))
        return
    if not scope.looked and isinstance(scope.it, ir.Every):
        where = "" if scope.it.where == "play" else scope.it.where
        pick(scope, scope.it.side, msgspec.structs.replace(scope.it.filter, where=where), n)
        return
    choose_looked(scope, (n, ir.ANY_CARD, ""))


@rule("act", "put {one:wanted} and {two:wanted} you find there {to:into}")
def put_two_found(scope: Scope, one: Wanted, two: Wanted, to: Zone) -> tuple[ir.Step, ...]:
    return put(scope, choose_looked(scope, one), to) + put(scope, choose_looked(scope, two), to)


@rule("act", "put {n:counted} of them {to:into} [in any order]", "put {n:counted} of those card {to:into}")
def put_some(scope: Scope, n: Counted, to: Zone) -> tuple[ir.Step, ...]:
    if scope.named is not None:
        zone, card = scope.named
        return put(
            scope, choose_looked(scope, (n, card, "")) if zone[1] == "looked" else choose(scope, zone, card, n), to
        )
    return put(scope, choose_looked(scope, (n, ir.ANY_CARD, "")), to)


@rule("act", "(reveal|choose) {wanted:wanted} you find there")
def reveal_found(scope: Scope, wanted: Wanted) -> None:
    scope.shown = choose_looked(scope, wanted)


@rule(
    "rest",
    "the other card",
    "the rest",
    "the remaining card",
    "the rest of the card",
    "the other",
    "the other revealed card",
    "the other 1",
    "any other card",
    "the other {n:number} card",
    "the {n:number} other card",
)
def rest(scope: Scope, n: int = 0) -> str:
    if not scope.looked:
        raise RefusedError("reference.rest")
    if n and n != scope.looked_count - 1:
        raise RefusedError("rest.count")
    name = scope.name("rest")
    scope.owners[name] = scope.owners.get(scope.looked, "both")
    scope.emit(ir.PickCards(name, "looked", "own", "all", among=scope.looked))
    return name


@rule("act", "shuffle {cards:rest} [back] into {side:whose} deck")
def shuffle_rest(scope: Scope, cards: str, side: ir.Side) -> tuple[ir.Step, ...]:
    scope.goes_to(scope.owners[cards], side)
    return ir.MoveCards(cards, "deck"), ir.ShuffleDeck(player(side))


@rule(
    "act",
    "return {cards:rest} {to:into} [in any order]",
    "put {cards:rest} [back] {to:into} [in any order]",
    "put {cards:rest} back {to:into} in any order",
)
def put_rest(scope: Scope, cards: str, to: Zone) -> ir.Step:
    scope.goes_to(scope.owners[cards], to[0])
    return ir.MoveCards(cards, to[1])


@rule(
    "act",
    "shuffle {cards:rest} and put (it|them) {to:into}",
    "shuffle {cards:rest} and put (it|them) on the bottom of your deck",
)
def shuffle_under(scope: Scope, cards: str, to: Zone = ("own", "deck_bottom")) -> ir.Step:
    if to[1] != "deck_bottom":
        raise RefusedError("rest.zone")
    scope.goes_to(scope.owners[cards], to[0])
    return ir.MoveCards(cards, "deck_bottom_shuffled")


@rule("act", "discard {cards:rest}")
def discard_rest(scope: Scope, cards: str) -> ir.Step:
    return ir.MoveCards(cards, "discard")


@rule(
    "act",
    "put {them:those} back (on top of {side:whose} deck|in any order|on top of {side:whose} deck in any order)",
    "put them back on top of {side:whose} deck in any order",
    "put the card back in any order",
    "rearrange them as you like",
    "put them back in any order",
)
def put_back(scope: Scope, side: ir.Side = "both", them: str = "") -> ir.Step:
    if not scope.looked:
        raise RefusedError("reference.looked")
    scope.goes_to(scope.owners.get(scope.looked, "both"), side)
    return ir.MoveCards(scope.looked, "deck_top")
