"""What happens to Pokémon in play: conditions, switches, Energy, evolution, leaving play, copied attacks."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.amounts import times
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.draw_search import Wanted, choose, player
from ptcg_desktop.effects.english.filters import merged
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.moving_cards import put
from ptcg_desktop.effects.english.pokemon import Counted, another, pick, placed
from ptcg_desktop.effects.english.scope import RefusedError, Scope

# --- Special Conditions ----------------------------------------------------------------------------------------------


@rule(
    "act",
    "{who:whom} be [now] [also] {conditions:conditions} [<after doing damage>]",
    "make {who:whom} {conditions:conditions}",
    "{who:whom} be [also] now {conditions:conditions}",
)
def inflict(scope: Scope, who: ir.Who, conditions: tuple[ir.State, ...]) -> tuple[ir.Step, ...]:
    scope.inflicted = scope.block
    return tuple(ir.Inflict(condition, who) for condition in conditions)


@rule(
    "act",
    "both {one:pokemon} and {two:pokemon} be now {conditions:conditions} [<after doing damage>]",
    "{one:pokemon} and {two:pokemon} be now {conditions:conditions}",
)
def inflict_both(scope: Scope, one: ir.Who, two: ir.Who, conditions: tuple[ir.State, ...]) -> tuple[ir.Step, ...]:
    return tuple(ir.Inflict(condition, who) for who in (one, two) for condition in conditions)


@rule("act", "{who:whom} be no longer {conditions:conditions}", "remove {conditions:conditions} from {who:whom}")
def cure(scope: Scope, who: ir.Who, conditions: tuple[ir.State, ...]) -> ir.Step:
    return ir.Cure(who, conditions)


@rule(
    "act",
    "remove all special condition from {who:whom}",
    "heal {who:whom} of all special condition",
    "remove all special condition affecting {who:whom}",
    "remove any special condition affecting {who:whom}",
    "{who:pokemon} recover from all special condition",
    "{who:pokemon} be no longer affected by any special condition",
)
def cure_all(scope: Scope, who: ir.Who) -> ir.Step:
    return ir.Cure(who)


@rule("act", "remove a special condition from {who:whom}", "{who:pokemon} recover from a special condition")
def cure_one(scope: Scope, who: ir.Who) -> ir.Step:
    raise RefusedError("cure.one")


@rule(
    "act",
    "{who:pokemon} now take {n:number} poison damage instead of {m:number} after each player's turn [<even "
    "if it was already poisoned>]",
)
def stronger_points(scope: Scope, who: ir.Who, n: int, m: int) -> None:
    stronger(scope, n // 10, m // 10, who)


@rule(
    "act",
    "put {n:number} damage counter instead of {m:number} on {who:whom} between turns",
    "during pokémon checkup , put {n:number} damage counter on {who:whom} instead of {m:number}",
    "put {n:number} damage counter on {who:whom} instead of {m:number} between turns",
    "put {n:number} damage counter instead of {m:number} on {who:whom} between turns",
    "during pokémon checkup , put {n:number} damage counter instead of {m:number} on {who:whom} [for this "
    "special condition]",
)
def stronger(scope: Scope, n: int, m: int, who: ir.Who) -> None:
    block = scope.inflicted
    last = block[-1] if block else None
    if block is None or not isinstance(last, ir.Inflict) or {"poisoned": 1, "burned": 2}.get(last.condition) != m:
        raise RefusedError("condition.stronger")
    block[-1] = ir.Inflict(last.condition, last.to, n * 10)


# --- switching -------------------------------------------------------------------------------------------------------


def bring(scope: Scope, side: ir.Side, noun: ir.PokemonFilter, counted: Counted = (1, False)) -> tuple[ir.Step, ...]:
    """Choose a Benched Pokémon and exchange it for the Active."""
    where, chosen = placed(noun)
    if where != "bench" or counted[0] != 1 or counted[1]:
        raise RefusedError("switch.incoming")
    name = scope.name("pokemon")
    scope.emit(ir.PickPokemon(name, side, "bench", 1, False, scope.subject, chosen))
    return switched(scope, player(side), name)


def switched(scope: Scope, side: ir.Player, name: str) -> tuple[ir.Step, ...]:
    """Exchange the Active for a bound Pokémon; it is "the new Active Pokémon" and "it" from now on."""
    scope.mention(ir.Bound(name), side)
    scope.new_active = name
    return (ir.SwitchActive(side, name),)


@rule("act", "switch {n:counted} of {side:whose} {noun:noun} with 1 of {other:whose} active pokémon")
def switch_one_of(
    scope: Scope, n: Counted, side: ir.Side, noun: ir.PokemonFilter, other: ir.Side
) -> tuple[ir.Step, ...]:
    if side != other:
        raise RefusedError("switch.sides")
    return bring(scope, side, noun, n)


@rule(
    "act",
    "switch {who:pokemon} with {n:counted} of {side:whose} {noun:noun}",
    "switch {n:counted} of {side:whose} {noun:noun} with {who:active}",
    "switch in {n:counted} of {side:whose} {noun:noun} to the active spot",
    "switch {side:whose} {noun:noun} with {who:active}",
)
def switch(
    scope: Scope, side: ir.Side, noun: ir.PokemonFilter, n: Counted = (1, False), who: ir.Who | None = None
) -> tuple[ir.Step, ...]:
    if noun == ir.PokemonFilter(where="active") and n == (1, False):
        return switch_chosen(scope, ir.Active(side))  # "with 1 of the Defending Pokémon"
    if isinstance(who, ir.Every) or (isinstance(who, ir.This) and side != "own"):
        raise RefusedError("switch.sides")  # an Active Pokémon of a kind: only if it is of that kind
    if isinstance(who, ir.Active) and who.side != side:
        raise RefusedError("switch.sides")
    steps = bring(scope, side, noun, n)
    if isinstance(who, ir.This) and scope.kind == "power":
        return (ir.If(ir.Is(ir.This(), ir.PokemonFilter(where="active")), steps),)
    return steps


@rule("active", "their active pokémon", "the opponent's active pokémon")
def active_theirs(scope: Scope) -> ir.Who | None:
    return None


@rule("active", "{side:whose} active pokémon")
def active_of(scope: Scope, side: ir.Side) -> ir.Who:
    return ir.Active(side)


@rule("active", "1 of {side:whose} active pokémon")
def active_one_of(scope: Scope, side: ir.Side) -> ir.Who:
    return ir.Active(side)


@rule("active", "(this pokémon|SELF)")
def active_this(scope: Scope) -> ir.Who:
    return ir.This()


@rule("act", "switch (it|that pokémon|the pokémon you chose|that 1|them) with {who:active}")
def switch_chosen(scope: Scope, who: ir.Who | None) -> tuple[ir.Step, ...]:
    if isinstance(who, ir.This) and scope.searched is not None:
        return (transform(scope, scope.those_cards(), who),)
    if isinstance(scope.it, ir.This) and who == ir.Active("own"):
        return (ir.SwitchActive("own", "this"),)
    if not isinstance(scope.it, ir.Bound) or (isinstance(who, ir.Active) and who.side != scope.it_side):
        raise RefusedError("switch.it")
    return switched(scope, player(scope.it_side), scope.it.name)


@rule("act", "switch out {side:whose} active pokémon to the bench")
def switch_out(scope: Scope, side: ir.Side) -> tuple[ir.Step, ...]:
    with scope.acting(player(side)):
        return bring(scope, side, ir.PokemonFilter(where="bench"))


@rule("act", "choose {who:chosen_pokemon}")
def choose_pokemon(scope: Scope, who: ir.Who) -> None:
    if isinstance(who, ir.Bound):
        scope.chosen.add(who.name)


@rule("chosen_pokemon", "{n:counted} of {side:whose} {noun:noun}", "{n:counted} {noun:noun}")
def chosen_pokemon(scope: Scope, n: Counted, noun: ir.PokemonFilter, side: ir.Side = "both") -> ir.Who:
    return pick(scope, side, noun, n)


@rule("chosen_pokemon", "another of {side:whose} {noun:noun}")
def chosen_another(scope: Scope, side: ir.Side, noun: ir.PokemonFilter) -> ir.Who:
    return pick(scope, side, merged(another(scope, side), noun))


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


@rule("target", "{who:whom} in any way you like", "{who:whom}")
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
