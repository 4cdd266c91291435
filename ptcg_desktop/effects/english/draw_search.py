"""Drawing, discarding, looking, searching, shuffling, revealing: cards outside play."""

from __future__ import annotations

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.amounts import times
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import Counted, pick
from ptcg_desktop.effects.english.scope import Refused, Scope

ONE: Counted = (1, False)


def player(side: ir.Side) -> ir.Player:
    """One player; refuses both."""
    if side == "both":
        raise Refused("side.both")
    return side


# --- drawing ---------------------------------------------------------------------------------------------------------


@rule("act", "draw {n:amount} [more] card", "draw {n:amount} card {per:per}", "draw {n:amount} card {per:per}")
def draw(scope: Scope, n: ir.Amount, per: ir.Amount = 1) -> ir.Step:
    if per != 1:
        if not isinstance(n, int):
            raise Refused("draw.per")
        n = times(per, n)
    scope.amount = scope.name("drawn")
    return ir.Draw(n, scope.subject, scope.amount)


@rule("act", "draw a number of card equal to the number of {n:things}")
def draw_number(scope: Scope, n: ir.Amount) -> ir.Step:
    return draw(scope, n)


@rule("act", "draw {n:number} card instead", "draw {n:number} more card instead")
def draw_instead(scope: Scope, n: int) -> ir.Step | None:
    """In place of the draw in the sentence before: that one becomes the other branch."""
    return instead(scope, ir.Draw(n, scope.subject))


@rule("act", "draw card until you have {n:number} card in your hand instead")
def draw_until_instead(scope: Scope, n: int) -> ir.Step | None:
    return instead(scope, ir.DrawUntil(n, scope.subject))


def instead(scope: Scope, step: ir.Step) -> ir.Step:
    """Move the last draw of the text into the other branch of the condition being written."""
    last = scope.body[-1] if scope.body else None
    if not isinstance(last, ir.Draw | ir.DrawUntil) or scope.opening is None:
        raise Refused("reference.instead")
    scope.opening.otherwise.append(scope.body.pop())
    return step


@rule("act", "draw card from your deck until you have {n:number} card in your hand")
def draw_until_old(scope: Scope, n: int) -> ir.Step:
    return ir.DrawUntil(n, scope.subject)


@rule("act", "draw up to {n:number} card")
def draw_up_to(scope: Scope, n: int) -> ir.Step:
    scope.amount = scope.name("drawn")
    return ir.Draw(n, scope.subject, scope.amount, True)


@rule("act", "draw card until you have {n:number} card in your hand", "draw card until they have {n:number} card in their hand", "draw card until you have {n:number} card in hand")
def draw_until(scope: Scope, n: int) -> ir.Step:
    return ir.DrawUntil(n, scope.subject)


@rule("act", "draw card until you have the same number of card in your hand as your opponent", "draw card until you have as many card in your hand as your opponent")
def draw_until_same(scope: Scope) -> ir.Step:
    return ir.DrawUntil(ir.CardsIn("opponent", "hand"), scope.subject)


# --- picking cards ---------------------------------------------------------------------------------------------------


def choose(
    scope: Scope,
    zone: Zone,
    card: ir.CardFilter,
    counted: Counted = ONE,
    *,
    random: bool = False,
    among: str = "",
    different: str = "",
) -> str:
    """Write a `PickCards` down; its name is what "it" and "those cards" mean from now on."""
    side, where = zone
    count, optional = counted
    name = scope.name("cards")
    scope.emit(
        ir.PickCards(name, where, side, count, optional, card, scope.subject, among, random, different)  # type: ignore[arg-type]
    )
    scope.cards = scope.amount = name
    scope.owners[name] = scope.owners.get(among, "both") if among else side
    if where == "deck":
        scope.searched = scope.block
    return name


@rule("wanted", "{n:counted} {card:card}", "{n:counted} {card:card_and}")
def wanted(scope: Scope, n: Counted, card: ir.CardFilter) -> tuple[Counted, ir.CardFilter, str]:
    return n, card, ""


@rule("wanted", "{n:counted} {card:card} with different name")
def wanted_different(scope: Scope, n: Counted, card: ir.CardFilter) -> tuple[Counted, ir.CardFilter, str]:
    return n, card, "name"


@rule("wanted", "{n:counted} {card:card} of different type", "{n:counted} different type of {card:card}")
def wanted_types(scope: Scope, n: Counted, card: ir.CardFilter) -> tuple[Counted, ir.CardFilter, str]:
    return n, card, "type"


@rule("wanted", "{n:counted} (in any combination of|of any combination of) {card:card}", "{n:counted} (in any combination of|of any combination of) {card:card_and}", "{n:counted} card (in any combination of|of any combination of) {card:card_and}")
def wanted_mixed(scope: Scope, n: Counted, card: ir.CardFilter) -> tuple[Counted, ir.CardFilter, str]:
    return n, card, ""


@rule("act", "(choose|reveal) {n:counted} {card:card} from (those|these) card")
def choose_from_those(scope: Scope, n: Counted, card: ir.CardFilter) -> None:
    choose_looked(scope, (n, card, ""))


@rule("wanted", "{name:named}")
def wanted_name(scope: Scope, name: str) -> tuple[Counted, ir.CardFilter, str]:
    return ONE, ir.CardFilter(name=name), ""


Wanted = tuple[Counted, ir.CardFilter, str]


@rule("found", "search {zone:zone} for {wanted:wanted}")
def search(scope: Scope, zone: Zone, wanted: Wanted) -> None:
    choose(scope, zone, wanted[1], wanted[0], different=wanted[2])


@rule("found", "search {zone:zone} for {one:wanted} and {two:wanted}")
def search_two(scope: Scope, zone: Zone, one: Wanted, two: Wanted) -> None:
    first = choose(scope, zone, one[1], one[0], different=one[2])
    choose(scope, zone, two[1], two[0], different=two[2])
    scope.pair = (first, scope.cards)


@rule("act", "{f:found}")
def found(scope: Scope, f: None) -> None:
    return None


@rule("act", "choose {wanted:wanted} from {zone:zone}", "choose {wanted:wanted} in {zone:zone}")
def choose_from(scope: Scope, zone: Zone, wanted: Wanted) -> None:
    choose(scope, zone, wanted[1], wanted[0], different=wanted[2])
    scope.chosen.add(scope.cards)


@rule("act", "choose {n:counted} {card:card} from {zone:zone} without looking", "choose a random card from {zone:zone}", "choose {n:number} random card from {zone:zone}")
def choose_unseen(scope: Scope, zone: Zone, n: Counted | int = 1, card: ir.CardFilter = ir.ANY_CARD) -> None:
    choose(scope, zone, card, (n, False) if isinstance(n, int) else n, random=True)


@rule("act", "choose {wanted:wanted} you find there", "choose {wanted:wanted} there")
def choose_there(scope: Scope, wanted: Wanted) -> None:
    choose_looked(scope, wanted)


def choose_looked(scope: Scope, wanted: Wanted) -> str:
    """Choose among the cards looked at last."""
    if not scope.looked:
        raise Refused("reference.looked")
    return choose(scope, ("own", "looked"), wanted[1], wanted[0], among=scope.looked, different=wanted[2])


# --- putting cards somewhere -----------------------------------------------------------------------------------------


def put(scope: Scope, cards: str, to: Zone, *, shown: bool = False) -> tuple[ir.Step, ...]:
    """Move bound cards; both halves of a search for two things."""
    names = scope.pair if scope.pair and cards == scope.pair[-1] else (cards,)
    scope.goes_to(scope.owners.get(cards, "both"), to[0])
    scope.moved_to[cards] = to[1]
    if to[1] == "bench":
        scope.mention(ir.Bound(cards))
    return tuple(ir.MoveCards(name, to[1], shown or scope.shown == name) for name in names)


@rule("those", "it", "them", "that card", "those card", "the card", "the card you chose", "the chosen card", "the card you found", "these card", "that energy [card]", "those energy [card]", "that pokémon", "those pokémon", "all of them", "each of them", "that supporter [card]", "that stadium [card]", "the energy card you chose", "that basic pokémon [card]", "the pokémon", "that trainer card", "the basic pokémon")
def those(scope: Scope) -> str:
    return scope.those_cards()


@rule("act", "put {cards:those} [back] {to:into} [in any order]", "return {cards:those} to {to:hand_zone}")
def put_those(scope: Scope, cards: str, to: Zone) -> tuple[ir.Step, ...]:
    return put(scope, cards, to)


@rule("hand_zone", "{side:whose} hand")
def hand_zone(scope: Scope, side: ir.Side) -> Zone:
    return side, "hand"


@rule("act", "(reveal|show) {cards:those} [to your opponent|to the other player|to the opponent]", "show your opponent {cards:those}")
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


@rule("act", "discard {wanted:wanted} from {zone:zone}")
def discard_from(scope: Scope, wanted: Wanted, zone: Zone) -> tuple[ir.Step, ...]:
    return put(scope, choose(scope, zone, wanted[1], wanted[0], different=wanted[2]), (zone[0], "discard"))


@rule("act", "discard a random card from {zone:zone}", "discard {n:number} random card from {zone:zone}", "discard {n:counted} card at random from {zone:zone}", "discard {n:counted} card from {zone:zone} at random")
def discard_random(scope: Scope, zone: Zone, n: Counted | int = 1) -> tuple[ir.Step, ...]:
    counted = (n, False) if isinstance(n, int) else n
    return put(scope, choose(scope, zone, ir.ANY_CARD, counted, random=True), (zone[0], "discard"))


@rule("act", "shuffle {wanted:wanted} from {zone:zone} into {side:whose} deck")
def shuffle_from(scope: Scope, wanted: Wanted, zone: Zone, side: ir.Side) -> tuple[ir.Step, ...]:
    cards = choose(scope, zone, wanted[1], wanted[0], different=wanted[2])
    return (*put(scope, cards, (side, "deck")), ir.ShuffleDeck(player(side)))


@rule("act", "put {wanted:wanted} you find there {to:into}", "put {wanted:wanted} {to:into}")
def put_found(scope: Scope, wanted: Wanted, to: Zone) -> tuple[ir.Step, ...]:
    if not scope.looked and scope.transformed is not None and wanted[1] == ir.CardFilter(name=scope.own_name):
        scope.exchanged_to(to[1])
        return ()
    return put(scope, choose_looked(scope, wanted), to)


@rule("act", "choose {n:counted} of them", "choose {n:counted} of those card")
def choose_some(scope: Scope, n: Counted) -> None:
    if not scope.looked and isinstance(scope.it, ir.Every):
        where = "" if scope.it.where == "play" else scope.it.where
        pick(scope, scope.it.side, msgspec.structs.replace(scope.it.filter, where=where), n)
        return
    choose_looked(scope, (n, ir.ANY_CARD, ""))


@rule("act", "put {n:counted} of them {to:into} [in any order]", "put {n:counted} of those card {to:into}")
def put_some(scope: Scope, n: Counted, to: Zone) -> tuple[ir.Step, ...]:
    return put(scope, choose_looked(scope, (n, ir.ANY_CARD, "")), to)


@rule("act", "(reveal|choose) {wanted:wanted} you find there")
def reveal_found(scope: Scope, wanted: Wanted) -> None:
    scope.shown = choose_looked(scope, wanted)


@rule("rest", "the other card", "the rest", "the remaining card", "the rest of the card", "the other", "the other revealed card", "the other 1", "any other card", "the other {n:number} card", "the {n:number} other card")
def rest(scope: Scope, n: int = 0) -> str:
    if not scope.looked:
        raise Refused("reference.rest")
    if n and n != scope.looked_count - 1:
        raise Refused("rest.count")
    name = scope.name("rest")
    scope.owners[name] = scope.owners.get(scope.looked, "both")
    scope.emit(ir.PickCards(name, "looked", "own", "all", among=scope.looked))
    return name


@rule("act", "shuffle {cards:rest} [back] into {side:whose} deck")
def shuffle_rest(scope: Scope, cards: str, side: ir.Side) -> tuple[ir.Step, ...]:
    scope.goes_to(scope.owners[cards], side)
    return ir.MoveCards(cards, "deck"), ir.ShuffleDeck(player(side))


@rule("act", "put {cards:rest} [back] {to:into} [in any order]", "put {cards:rest} back {to:into} in any order")
def put_rest(scope: Scope, cards: str, to: Zone) -> ir.Step:
    scope.goes_to(scope.owners[cards], to[0])
    return ir.MoveCards(cards, to[1])


@rule("act", "shuffle {cards:rest} and put (it|them) {to:into}", "shuffle {cards:rest} and put (it|them) on the bottom of your deck")
def shuffle_under(scope: Scope, cards: str, to: Zone = ("own", "deck_bottom")) -> ir.Step:
    if to[1] != "deck_bottom":
        raise Refused("rest.zone")
    scope.goes_to(scope.owners[cards], to[0])
    return ir.MoveCards(cards, "deck_bottom_shuffled")


@rule("act", "discard {cards:rest}")
def discard_rest(scope: Scope, cards: str) -> ir.Step:
    return ir.MoveCards(cards, "discard")


@rule("act", "put {them:those} back (on top of {side:whose} deck|in any order|on top of {side:whose} deck in any order)", "put them back on top of {side:whose} deck in any order", "put the card back in any order", "rearrange them as you like", "put them back in any order")
def put_back(scope: Scope, side: ir.Side = "both", them: str = "") -> ir.Step:
    if not scope.looked:
        raise Refused("reference.looked")
    scope.goes_to(scope.owners.get(scope.looked, "both"), side)
    return ir.MoveCards(scope.looked, "deck_top")


# --- whole zones, tops of decks --------------------------------------------------------------------------------------


@rule("act", "shuffle {side:whose} deck [afterward|afterwards]", "shuffle {side:whose} deck after doing this")
def shuffle(scope: Scope, side: ir.Side) -> None:
    block = scope.searched if scope.searched is not None else scope.block
    step = ir.ShuffleDeck(player(side))
    scope.searched = None
    block.append(step)


@rule("act", "shuffle {zone:zone} into {side:whose} deck")
def shuffle_zone(scope: Scope, zone: Zone, side: ir.Side) -> tuple[ir.Step, ...]:
    scope.goes_to(zone[0], side)
    scope.amount = scope.cards = scope.name("moved")
    return ir.MoveZone(zone[1], "deck", player(zone[0]), scope.cards), ir.ShuffleDeck(player(side))


@rule("act", "put {zone:zone} (on|at) the bottom of {side:whose} deck", "shuffle {zone:zone} and put it (on|at) the bottom of {side:whose} deck", "shuffle {zone:zone} and put the card on the bottom of {side:whose} deck")
def zone_to_bottom(scope: Scope, zone: Zone, side: ir.Side) -> ir.Step:
    scope.goes_to(zone[0], side)
    scope.amount = scope.cards = scope.name("moved")
    return ir.MoveZone(zone[1], "deck_bottom", player(zone[0]), scope.cards)


@rule("act", "discard {side:whose} hand", "discard all the card (in|from) {side:whose} hand")
def discard_hand(scope: Scope, side: ir.Side) -> ir.Step:
    scope.amount = scope.cards = scope.name("discarded")
    return ir.DiscardHand(player(side), scope.cards)


@rule("top", "the top card of {side:whose} deck")
def top_one(scope: Scope, side: ir.Side) -> tuple[ir.Side, ir.Amount, bool]:
    return side, 1, False


@rule("top", "the top {n:number} card of {side:whose} deck", "{n:number} card from the top of {side:whose} deck", "the top {n:number} card from {side:whose} deck", "the {n:number} card from the top of {side:whose} deck")
def top_some(scope: Scope, side: ir.Side, n: int) -> tuple[ir.Side, ir.Amount, bool]:
    return side, n, False


@rule("top", "a card from the top of {side:whose} deck {per:per}")
def top_per(scope: Scope, side: ir.Side, per: ir.Amount) -> tuple[ir.Side, ir.Amount, bool]:
    return player(side), per, False


@rule("top", "that many card from the top of {side:whose} deck")
def top_that_many(scope: Scope, side: ir.Side) -> tuple[ir.Side, ir.Amount, bool]:
    return player(side), scope.that_many(), False


@rule("top", "the bottom card of {side:whose} deck")
def bottom_one(scope: Scope, side: ir.Side) -> tuple[ir.Side, ir.Amount, bool]:
    return player(side), 1, True


@rule("top", "the bottom {n:number} card of {side:whose} deck", "the {n:number} card from the bottom of {side:whose} deck")
def bottom_some(scope: Scope, side: ir.Side, n: int) -> tuple[ir.Side, ir.Amount, bool]:
    return player(side), n, True


Top = tuple[ir.Side, ir.Amount, bool]


def move_top(scope: Scope, top: Top, to: str, per: ir.Amount = 1, into: ir.Side = "both") -> ir.Step:
    """Take cards from an end of a deck."""
    side, amount, bottom = top
    side = player(side)
    scope.goes_to(side, into)
    if per != 1:
        if not isinstance(amount, int):
            raise Refused("top.per")
        amount = times(per, amount)
    scope.cards = scope.amount = scope.name("cards")
    return ir.MoveTop(amount, to, side, scope.cards, bottom)


@rule("act", "look at up to {n:number} card from the top of {side:whose} deck and rearrange them as you like")
def rearrange_up_to(scope: Scope, n: int, side: ir.Side) -> tuple[ir.Step, ...]:
    scope.looked = scope.cards = scope.name("looked")
    return ir.LookAt(scope.looked, "deck_top", side, n, False, True), ir.MoveCards(scope.looked, "deck_top")


@rule("act", "discard {top:top} [{per:per}]")
def discard_top(scope: Scope, top: Top, per: ir.Amount = 1) -> ir.Step:
    return move_top(scope, top, "discard", per)


@rule("act", "put {top:top} {to:into} [{per:per}]")
def put_top(scope: Scope, top: Top, to: Zone, per: ir.Amount = 1) -> ir.Step:
    return move_top(scope, top, to[1], per, to[0])


@rule("act", "look at {top:top}")
def look_top(scope: Scope, top: Top) -> ir.Step:
    side, amount, bottom = top
    scope.looked = scope.cards = scope.name("looked")
    if not bottom:
        scope.searched = None
    scope.owners[scope.looked] = side
    scope.looked_count = amount if isinstance(amount, int) else 0
    return ir.LookAt(scope.looked, "deck_bottom" if bottom else "deck_top", side, amount, False)


@rule("act", "(reveal|show) {top:top}")
def reveal_top(scope: Scope, top: Top) -> ir.Step:
    side, amount, bottom = top
    scope.looked = scope.cards = scope.name("looked")
    scope.owners[scope.looked] = side
    scope.looked_count = amount if isinstance(amount, int) else 0
    return ir.LookAt(scope.looked, "deck_bottom" if bottom else "deck_top", side, amount, True)


@rule("act", "look at {zone:zone}", "look at {zone:hand_zone}")
def look_zone(scope: Scope, zone: Zone) -> ir.Step:
    scope.looked = scope.cards = scope.name("looked")
    scope.owners[scope.looked] = zone[0]
    return ir.LookAt(scope.looked, _looked_zone(zone[1]), zone[0])


def _looked_zone(zone: str) -> str:
    if zone not in ("deck", "hand", "prizes"):
        raise Refused("look.zone")
    return zone


@rule("act", "(reveal|show) {zone:hand_zone} [to your opponent|to you|to the other player]")
def reveal_hand(scope: Scope, zone: Zone) -> ir.Step:
    scope.looked = scope.cards = scope.name("looked")
    scope.owners[scope.looked] = zone[0]
    return ir.LookAt(scope.looked, "hand", zone[0], shown=True)


@rule("act", "reveal card from the top of {side:whose} deck until you reveal {wanted:wanted}", "reveal card from {side:whose} deck until you reveal {wanted:wanted}")
def reveal_until(scope: Scope, side: ir.Side, wanted: Wanted) -> ir.Step:
    if wanted[0] != ONE or wanted[2]:
        raise Refused("look.until")
    scope.cards, scope.looked = scope.name("cards"), scope.name("looked")
    scope.owners[scope.looked] = scope.owners[scope.cards] = side
    return ir.LookUntil(scope.cards, scope.looked, wanted[1], player(side))


# --- Prizes, Stadiums, the turn --------------------------------------------------------------------------------------


@rule("act", "take {n:amount} [more] prize card", "take {n:amount} prize")
def take_prizes(scope: Scope, n: ir.Amount) -> ir.Step:
    return ir.TakePrizes(n, scope.subject)


@rule("act", "your turn end", "end your turn", "the turn end", "your turn be over")
def end_turn(scope: Scope) -> ir.Step:
    return ir.EndTurn()


@rule("act", "take another turn after this 1")
def extra_turn(scope: Scope) -> ir.Step:
    return ir.ExtraTurn()


@rule("act", "you win this game", "you win the game")
def win(scope: Scope) -> ir.Step:
    return ir.Win()
