"""Drawing, discarding, looking, searching, shuffling, revealing: cards outside play."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.amounts import times
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.pokemon import Counted
from ptcg_desktop.effects.english.scope import RefusedError, Scope

ONE: Counted = (1, False)


def player(side: ir.Side) -> ir.Player:
    """One player; refuses both."""
    if side == "both":
        raise RefusedError("side.both")
    return side


# --- drawing ---------------------------------------------------------------------------------------------------------


@rule("act", "draw {n:amount} [more] card", "draw {n:amount} card {per:per}", "draw {n:amount} card {per:per}")
def draw(scope: Scope, n: ir.Amount, per: ir.Amount = 1) -> ir.Step:
    if per != 1:
        if not isinstance(n, int):
            raise RefusedError("draw.per")
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
    if not isinstance(last, ir.Draw | ir.DrawUntil) or scope.opening is None or scope.block is scope.may:
        raise RefusedError("reference.instead")
    scope.opening.otherwise.append(scope.body.pop())
    return step


@rule("act", "draw card from your deck until you have {n:number} card in your hand")
def draw_until_old(scope: Scope, n: int) -> ir.Step:
    return ir.DrawUntil(n, scope.subject)


@rule("act", "draw up to {n:number} card")
def draw_up_to(scope: Scope, n: int) -> ir.Step:
    scope.amount = scope.name("drawn")
    return ir.Draw(n, scope.subject, scope.amount, True)


@rule(
    "act",
    "draw card until you have {n:number} card in your hand",
    "draw card until they have {n:number} card in their hand",
    "draw card until you have {n:number} card in hand",
)
def draw_until(scope: Scope, n: int) -> ir.Step:
    return ir.DrawUntil(n, scope.subject)


@rule(
    "act",
    "draw card until you have the same number of card in your hand as your opponent",
    "draw card until you have as many card in your hand as your opponent",
)
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
        scope.searched = scope.sought = scope.block
    return name


@rule("wanted", "{n:counted} {card:card}")
def wanted(scope: Scope, n: Counted, card: ir.CardFilter) -> tuple[Counted, ir.CardFilter, str]:
    return n, card, ""


@rule("wanted", "{n:counted} {card:card_and}")
def wanted_kinds(scope: Scope, n: Counted, card: ir.CardFilter) -> tuple[Counted, ir.CardFilter, str]:
    if n == ONE:
        raise RefusedError("card.one_of_each")
    return n, card, ""


@rule("wanted", "{n:counted} {card:card} with different name")
def wanted_different(scope: Scope, n: Counted, card: ir.CardFilter) -> tuple[Counted, ir.CardFilter, str]:
    return n, card, "name"


@rule("wanted", "{n:counted} {card:card} of different type", "{n:counted} different type of {card:card}")
def wanted_types(scope: Scope, n: Counted, card: ir.CardFilter) -> tuple[Counted, ir.CardFilter, str]:
    return n, card, "type"


@rule(
    "wanted",
    "{n:counted} (in any combination of|of any combination of) {card:card}",
    "{n:counted} (in any combination of|of any combination of) {card:card_and}",
    "{n:counted} card (in any combination of|of any combination of) {card:card_and}",
)
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


@rule("found", "search {zone:zone} for {each:wanted_each}")
def search_each(scope: Scope, zone: Zone, each: tuple[Wanted, ...]) -> None:
    scope.pair = tuple(choose(scope, zone, card, n, different=different) for n, card, different in each)


@rule("wanted_each", "{one:wanted} [,] and {two:wanted}")
def wanted_two(scope: Scope, one: Wanted, two: Wanted) -> tuple[Wanted, ...]:
    return one, two


@rule("wanted_each", "{one:wanted} , {more:wanted_each}")
def wanted_more(scope: Scope, one: Wanted, more: tuple[Wanted, ...]) -> tuple[Wanted, ...]:
    return one, *more


@rule("act", "{f:found}")
def found(scope: Scope, f: None) -> None:
    return None


@rule("act", "choose {wanted:wanted} from {zone:zone}", "choose {wanted:wanted} in {zone:zone}")
def choose_from(scope: Scope, zone: Zone, wanted: Wanted) -> None:
    choose(scope, zone, wanted[1], wanted[0], different=wanted[2])
    scope.chosen.add(scope.cards)


@rule(
    "act",
    "choose {n:counted} {card:card} from {zone:zone} without looking",
    "choose a random card from {zone:zone}",
    "choose {n:number} random card from {zone:zone}",
)
def choose_unseen(scope: Scope, zone: Zone, n: Counted | int = 1, card: ir.CardFilter = ir.ANY_CARD) -> None:
    choose(scope, zone, card, (n, False) if isinstance(n, int) else n, random=True)


@rule("act", "choose {wanted:wanted} you find there", "choose {wanted:wanted} there")
def choose_there(scope: Scope, wanted: Wanted) -> None:
    choose_looked(scope, wanted)


def choose_looked(scope: Scope, wanted: Wanted) -> str:
    """Choose among the cards looked at last."""
    if not scope.looked:
        raise RefusedError("reference.looked")
    return choose(scope, ("own", "looked"), wanted[1], wanted[0], among=scope.looked, different=wanted[2])
