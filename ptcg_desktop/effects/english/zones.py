"""Whole zones, the tops of decks, looking and revealing; Prizes; the turn."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Literal

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.amounts import times
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.draw_search import Wanted, player
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import Counted
from ptcg_desktop.effects.english.scope import RefusedError, Scope

ONE: Counted = (1, False)


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


@rule("act", "put {zone:zone} (on|at) the bottom of {side:whose} deck")
def zone_to_bottom(scope: Scope, zone: Zone, side: ir.Side) -> ir.Step:
    scope.goes_to(zone[0], side)
    scope.amount = scope.cards = scope.name("moved")
    return ir.MoveZone(zone[1], "deck_bottom", player(zone[0]), scope.cards)


@rule(
    "act",
    "shuffle {zone:zone} and put it (on|at) the bottom of {side:whose} deck",
    "shuffle {zone:zone} and put the card on the bottom of {side:whose} deck",
)
def zone_shuffled_to_bottom(scope: Scope, zone: Zone, side: ir.Side) -> ir.Step:
    return msgspec.structs.replace(zone_to_bottom(scope, zone, side), to="deck_bottom_shuffled")


@rule("act", "discard {side:whose} hand", "discard all the card (in|from) {side:whose} hand")
def discard_hand(scope: Scope, side: ir.Side) -> ir.Step:
    scope.amount = scope.cards = scope.name("discarded")
    return ir.DiscardHand(player(side), scope.cards)


@rule("top", "the top card (of|from) {side:whose} deck")
def top_one(scope: Scope, side: ir.Side) -> tuple[ir.Side, ir.Amount, bool]:
    return side, 1, False


@rule(
    "top",
    "the top {n:number} card of {side:whose} deck",
    "{n:number} card from the top of {side:whose} deck",
    "the top {n:number} card from {side:whose} deck",
    "the {n:number} card from the top of {side:whose} deck",
)
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


@rule(
    "top", "the bottom {n:number} card of {side:whose} deck", "the {n:number} card from the bottom of {side:whose} deck"
)
def bottom_some(scope: Scope, side: ir.Side, n: int) -> tuple[ir.Side, ir.Amount, bool]:
    return player(side), n, True


Top = tuple[ir.Side, ir.Amount, bool]


def move_top(scope: Scope, top: Top, to: ir.Zone, per: ir.Amount = 1, into: ir.Side = "both") -> ir.Step:
    """Take cards from an end of a deck."""
    side, amount, bottom = top
    side = player(side)
    scope.goes_to(side, into)
    if per != 1:
        if not isinstance(amount, int):
            raise RefusedError("top.per")
        amount = times(per, amount)
    scope.cards = scope.amount = scope.name("cards")
    scope.owners[scope.cards] = side
    return ir.MoveTop(amount, to, side, scope.cards, bottom)


@rule("act", "look at up to {n:number} card from the top of {side:whose} deck and rearrange them as you like")
def rearrange_up_to(scope: Scope, n: int, side: ir.Side) -> tuple[ir.Step, ...]:
    scope.looked = scope.cards = scope.name("looked")
    return ir.LookAt(scope.looked, "deck_top", side, n, False, True), ir.MoveCards(scope.looked, "deck_top")


@rule("act", "discard {top:top} [{per:per}]")
def discard_top(scope: Scope, top: Top, per: ir.Amount = 1) -> ir.Step:
    if top[0] == "both":
        step = move_top(scope, ("own", *top[1:]), "discard", per)
        scope.summed.add(scope.cards)
        return ir.EachPlayer((step,))
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
def look_zone(scope: Scope, zone: Zone) -> ir.LookAt:
    scope.looked = scope.cards = scope.name("looked")
    scope.owners[scope.looked] = zone[0]
    # What the opponent looks at of the player's own is shown.
    return ir.LookAt(scope.looked, _looked_zone(zone[1]), zone[0], shown=scope.subject != "own")


@rule("act", "look at (a random card from|1 of) {zone:zone}")
def look_unseen(scope: Scope, zone: Zone) -> ir.Step:
    """One card that nobody can choose by what it is."""
    if zone[1] not in ("hand", "prizes"):
        raise RefusedError("look.zone")
    return msgspec.structs.replace(look_zone(scope, zone), count=1)


def _looked_zone(zone: str) -> Literal["deck", "hand", "prizes"]:
    zones: dict[str, Literal["deck", "hand", "prizes"]] = {"deck": "deck", "hand": "hand", "prizes": "prizes"}
    if zone not in zones:
        raise RefusedError("look.zone")
    return zones[zone]


@rule("act", "(reveal|show) {zone:hand_zone} [to your opponent|to you|to the other player]")
def reveal_hand(scope: Scope, zone: Zone) -> ir.Step:
    if zone[0] != scope.subject:  # everybody reveals their own hand
        raise RefusedError("hand.side")
    scope.looked = scope.cards = scope.name("looked")
    scope.owners[scope.looked] = zone[0]
    return ir.LookAt(scope.looked, "hand", zone[0], shown=True)


@rule(
    "act",
    "reveal card from the top of {side:whose} deck until you reveal {wanted:wanted}",
    "reveal card from {side:whose} deck until you reveal {wanted:wanted}",
)
def reveal_until(scope: Scope, side: ir.Side, wanted: Wanted) -> ir.Step:
    if wanted[0] != ONE or wanted[2]:
        raise RefusedError("look.until")
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


@rule("act", "look at (the|that|those) card you chose")
def look_chosen(scope: Scope) -> ir.Step:
    cards = scope.those_cards()
    return ir.LookAt(scope.name("looked"), "chosen", scope.owners.get(cards, "both"), cards=cards)
