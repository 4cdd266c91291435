"""What happens to Pokémon in play: conditions, switches, Energy, evolution, leaving play, copied attacks."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.amounts import times
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.draw_search import Wanted, choose, player
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.moving_cards import put
from ptcg_desktop.effects.english.pokemon import Counted
from ptcg_desktop.effects.english.scope import RefusedError, Scope

# --- attached cards --------------------------------------------------------------------------------------------------


def attached_energy(scope: Scope, n: Counted, who: ir.Who, kind: str, types: str) -> str:
    """Choose Energy attached to Pokémon."""
    name = scope.name("energy")
    scope.emit(ir.PickEnergy(name, who, n[0], types, kind, n[1], scope.subject))  # type: ignore[arg-type]
    scope.cards = scope.amount = name
    scope.owners[name] = scope.side_of(who)
    return name


@rule(
    "energy_at",
    "{n:counted} [{kind:energy_kind}] [{types:types}] energy [card] (attached to|from|on) {who:whom}",
    "{n:counted} [{kind:energy_kind}] [{types:types}] energy [card] from among {who:whom}",
    "{n:counted} [{kind:energy_kind}] [{types:types}] energy from {who:whom}",
)
def energy_at(scope: Scope, n: Counted, who: ir.Who, kind: str = "", types: str = "") -> str:
    if isinstance(who, ir.Every) and who.side == "both":
        scope.it_side = "both"
    return attached_energy(scope, n, who, kind, types)


@rule(
    "attached_cards",
    "a {one:type} energy and a {two:type} energy attached to {who:whom}",
    "a {one:type} energy and a {two:type} energy from {who:whom}",
)
def two_energies(scope: Scope, one: str, two: str, who: ir.Who) -> str:
    first = attached_energy(scope, (1, False), who, "", one)
    scope.pair = (first, attached_energy(scope, (1, False), who, "", two))
    return scope.pair[-1]


@rule("tools_at", "{n:counted} pokémon tool [card] (attached to|from) {who:whom}")
def tools_at(scope: Scope, n: Counted, who: ir.Who) -> str:
    name = scope.name("tools")
    scope.emit(
        ir.PickAttached(name, who, ir.CardFilter(kind="trainer", trainer_kind="tool"), n[0], n[1], scope.subject)
    )
    scope.cards = scope.amount = name
    scope.owners[name] = scope.side_of(who)
    return name


@rule("attached_cards", "{cards:energy_at}", "{cards:tools_at}")
def attached_cards(scope: Scope, cards: str) -> str:
    return cards


@rule("act", "discard {cards:attached_cards} [{per:per}]")
def discard_attached(scope: Scope, cards: str, per: ir.Amount = 1) -> tuple[ir.Step, ...]:
    if per != 1:
        raise RefusedError("energy.per")
    return put(scope, cards, ("both", "discard"))


@rule("act", "put {cards:attached_cards} {to:into}", "return {cards:attached_cards} to {to:hand_zone}")
def put_attached(scope: Scope, cards: str, to: Zone) -> ir.Step:
    scope.goes_to(scope.owners[cards], to[0])
    return ir.MoveCards(cards, to[1])


@rule("act", "shuffle {cards:attached_cards} into {side:whose} deck")
def shuffle_attached(scope: Scope, cards: str, side: ir.Side) -> tuple[ir.Step, ...]:
    return (*put(scope, cards, (side, "deck")), ir.ShuffleDeck(player(side)))


@rule("act", "choose {cards:attached_cards}")
def choose_attached(scope: Scope, cards: str) -> None:
    scope.chosen.add(cards)


@rule("target", "{who:another}")
def target(scope: Scope, who: ir.Who) -> tuple[ir.Who, bool]:
    return who, False


@rule("target", "{who:whom} in any way you like", "{who:whom} <in any way you choose>", "{who:whom}")
def target_spread(scope: Scope, who: ir.Who) -> tuple[ir.Who, bool]:
    return who, False


@rule("target", "1 of {side:whose} {noun:noun} in any way you like")
def target_one_spread(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> tuple[ir.Who, bool]:
    raise RefusedError("attach.target")


@rule("act", "move {cards:attached_cards} to {to:target}")
def move_energy(scope: Scope, cards: str, to: tuple[ir.Who, bool]) -> ir.Step:
    for step in scope.block:
        if (
            isinstance(step, ir.PickEnergy)
            and step.name == cards
            and step.of == to[0]
            and not isinstance(to[0], ir.Every)
        ):
            raise RefusedError("move.same")
    return ir.AttachCards(cards, to[0], to[1])


@rule("act", "{picked:attach_what} to {to:target}")
def attach(scope: Scope, picked: str, to: tuple[ir.Who, bool]) -> tuple[ir.Step, ...]:
    names = scope.pair if scope.pair and picked == scope.pair[-1] else (picked,)
    chosen = next((step for step in scope.block if isinstance(step, ir.PickCards) and step.name == picked), None)
    if chosen is not None and chosen.filter.evolves_from:
        return (ir.EvolveInto(picked, to[0]),)  # old wording: the card that evolves from it is "attached"
    return tuple(ir.AttachCards(name, to[0], to[1]) for name in names)


@rule("attach_what", "attach {cards:those}")
def attach_those(scope: Scope, cards: str) -> str:
    return cards


@rule("attach_what", "attach {wanted:wanted} from {zone:zone}")
def attach_wanted(scope: Scope, wanted: Wanted, zone: Zone) -> str:
    return choose(scope, zone, wanted[1], wanted[0], different=wanted[2])


@rule("attach_what", "attach {wanted:wanted}")
def attach_from_hand(scope: Scope, wanted: Wanted) -> str:
    if scope.kind != "power" or wanted[1].kind != "energy":
        raise RefusedError("attach.zone")
    return choose(scope, ("own", "hand"), wanted[1], wanted[0], different=wanted[2])


@rule("attach_what", "take {cards:energy_at} and attach (it|them)")
def attach_taken(scope: Scope, cards: str) -> str:
    return cards


@rule("attach_what", "attach {wanted:wanted} you find there")
def attach_found(scope: Scope, wanted: Wanted) -> str:
    if not scope.looked:
        raise RefusedError("reference.looked")
    return choose(scope, ("own", "looked"), wanted[1], wanted[0], among=scope.looked, different=wanted[2])


# --- evolving and leaving play ---------------------------------------------------------------------------------------


@rule(
    "act",
    "put {cards:those} (onto|on) {who:pokemon} [to evolve (it|that pokémon)]",
    "evolve {who:pokemon} with {cards:those}",
)
def evolve_into(scope: Scope, cards: str, who: ir.Who) -> ir.Step:
    return ir.EvolveInto(cards, who)


@rule("act", "switch (this pokémon|SELF) with your active pokémon")
def switch_in_this(scope: Scope) -> ir.Step:
    return ir.SwitchActive("own", "this")


@rule("act", "switch {who:another_this} with {cards:those}")
def transform(scope: Scope, cards: str, who: ir.Who) -> ir.Step:
    scope.transformed = scope.block
    return ir.Transform(who, cards, "deck")


@rule("another_this", "SELF", "this pokémon", "that pokémon", "it")
def transform_whom(scope: Scope) -> ir.Who:
    return ir.This()


@rule("act", "put SELF (on|onto) [the] top of your deck", "put this pokémon on top of your deck")
def transform_to_top(scope: Scope) -> None:
    scope.exchanged_to("deck_top")


@rule("act", "put SELF in [your|the] discard pile", "discard SELF <all card attached to SELF stay on the new pokémon>")
def transform_to_discard(scope: Scope) -> None:
    scope.exchanged_to("discard")


@rule("act", "shuffle SELF [back] into your deck")
def transform_to_deck(scope: Scope) -> ir.Step | None:
    scope.exchanged_to("deck")
    return ir.ShuffleDeck()


@rule(
    "act",
    "devolve {who:whom} by putting the highest stage evolution card (on it|on them) {to:into}",
    "devolve {who:whom} and put the highest stage evolution card (on it|on them) {to:into}",
)
def devolve(scope: Scope, who: ir.Who, to: Zone) -> ir.Step:
    scope.goes_to(scope.side_of(who), to[0])
    return ir.Devolve(who, to[1])


@rule("act", "devolve {who:pokemon} by putting any number of evolution card on it {to:into}")
def devolve_any(scope: Scope, who: ir.Who, to: Zone) -> ir.Step:
    scope.goes_to(scope.side_of(who), to[0])
    return ir.Devolve(who, to[1], "any")


@rule("act", "remove the highest stage evolution card from {who:whom} and put it {to:into}")
def devolve_old(scope: Scope, who: ir.Who, to: Zone) -> ir.Step:
    scope.goes_to(scope.side_of(who), to[0])
    return ir.Devolve(who, to[1])


@rule(
    "with_all",
    "and all [other] card attached to (it|this pokémon|SELF|that pokémon|them)",
    "and any card attached to it",
    "and all [of] the card attached to it",
    "and all attached card",
)
def with_all(scope: Scope) -> None:
    return None


@rule("act", "put {who:pokemon} {a:with_all} {to:into}", "return {who:pokemon} {a:with_all} to {to:hand_zone}")
def leave_all(scope: Scope, who: ir.Who, to: Zone, a: None) -> ir.Step:
    scope.goes_to(scope.side_of(who), to[0])
    return ir.Leave(who, to[1])


@rule("act", "shuffle {who:pokemon} {a:with_all} into {side:whose} deck")
def shuffle_away(scope: Scope, who: ir.Who, side: ir.Side, a: None) -> tuple[ir.Step, ...]:
    scope.goes_to(scope.side_of(who), side)
    return ir.Leave(who, "deck"), ir.ShuffleDeck(player(side))


@rule("act", "put {who:pokemon} {to:into}", "return {who:pokemon} to {to:hand_zone}")
def leave(scope: Scope, who: ir.Who, to: Zone) -> ir.Step:
    """What becomes of the attached cards is said in the next sentence."""
    scope.goes_to(scope.side_of(who), to[0])
    scope.leaving = scope.block
    return ir.Leave(who, to[1], "")


@rule(
    "act",
    "discard all [other] card attached to (that card|that pokémon|SELF|it|this pokémon|those pokémon)",
    "discard all attached card",
)
def leave_discarding(scope: Scope) -> None:
    last = scope.leaving[-1] if scope.leaving else None
    if scope.leaving is None or not isinstance(last, ir.Leave):
        raise RefusedError("leave.attached")
    scope.leaving[-1] = ir.Leave(last.of, last.to, "discard")


@rule("act", "discard {who:pokemon} {a:with_all}")
def discard_pokemon(scope: Scope, who: ir.Who, a: None) -> ir.Step:
    return ir.Leave(who, "discard")


@rule("act", "discard {what:this_card}")
def discard_this(scope: Scope, what: None) -> ir.Step:
    return ir.MoveThis("discard")


@rule("this_card", "this card", "this tool", "SELF")
def this_card(scope: Scope) -> None:
    if scope.kind in ("attack", "power"):
        raise RefusedError("this_card.pokemon")


# --- attacks ---------------------------------------------------------------------------------------------------------


@rule(
    "act",
    "choose {n:counted} of {who:whoms} attack",
    "choose a attack from {who:whom}",
    "choose {n:counted} attack from {who:whom}",
)
def choose_attack(scope: Scope, who: ir.Who, n: Counted = (1, False)) -> None:
    if n != (1, False):
        raise RefusedError("attack.count")
    scope.attack = scope.name("attack")
    scope.emit(ir.PickAttack(scope.attack, who, scope.subject))


@rule(
    "act",
    "use it as this attack",
    "use that attack as this attack",
    "(SELF|this pokémon) perform that attack",
    "{name:title} copy that attack",
    "{name:title} copy that attack except for its energy cost",
)
def use_attack(scope: Scope, name: str = "") -> ir.Step | None:
    return _use(scope, priced=True)


@rule(
    "act",
    "use it as this attack , without its energy cost or anything else required to use it",
    "{name:title} copy that attack except for its energy cost and anything else required in order to use that attack "
    "[, such as discarding energy card]",
)
def use_attack_unpaid(scope: Scope, name: str = "") -> ir.Step | None:
    return _use(scope, priced=False)


def _use(scope: Scope, priced: bool) -> ir.Step | None:
    if not scope.attack:
        raise RefusedError("reference.attack")
    if scope.copied == scope.attack:
        return None
    scope.copied = scope.attack
    return ir.UseAttack(scope.attack, priced=priced)


@rule("flips", "flip a coin", "flip 1 coin")
def flips_one(scope: Scope) -> ir.Amount:
    scope.coin_count = 1
    return 1


@rule("flips", "flip {n:number} coin")
def flips_some(scope: Scope, n: int) -> ir.Amount:
    scope.coin_count = n
    return n


@rule(
    "flips",
    "flip a coin {per:per}",
    "flip a number of coin equal to the [total] (number|amount) of {per:things}",
    "flip a coin a number of times equal to the number of {per:things}",
)
def flips_per(scope: Scope, per: ir.Amount) -> ir.Amount:
    scope.coin_count = 0
    return times(per, 1)


@rule("act", "{n:flips}")
def flip(scope: Scope, n: ir.Amount) -> ir.Step:
    scope.coins = scope.name("coins")
    return ir.FlipCoins(scope.coins, n, False, scope.subject)


@rule("act", "flip a coin until you get tails", "flip a coin until tails [appear]")
def flip_until(scope: Scope) -> ir.Step:
    scope.coins = scope.name("coins")
    scope.coin_count = 0
    return ir.FlipCoins(scope.coins, 1, True, scope.subject)


@rule("act", "remove the highest stage evolution card from {who:whom} and shuffle that card into {side:whose} deck")
def devolve_into_deck(scope: Scope, who: ir.Who, side: ir.Side) -> tuple[ir.Step, ...]:
    scope.goes_to(scope.side_of(who), side)
    return ir.Devolve(who, "deck"), ir.ShuffleDeck(player(side))


@rule("attached_cards", "{n:counted} trainer card (attached to|from) {who:whom}")
def trainers_at(scope: Scope, n: Counted, who: ir.Who) -> str:
    name = scope.name("attached")
    scope.emit(ir.PickAttached(name, who, ir.CardFilter(kind="trainer"), n[0], n[1], scope.subject))
    scope.cards = scope.amount = name
    scope.owners[name] = scope.side_of(who)
    return name
