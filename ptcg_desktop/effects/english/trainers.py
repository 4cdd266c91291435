"""The wording of Trainer cards of 1999 to 2002: prices "in order to", trades, cards laid beside others."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.cards import Zone
from ptcg_desktop.effects.english.draw_search import Wanted, choose
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.moving_cards import put
from ptcg_desktop.effects.english.pokemon import pick, placed
from ptcg_desktop.effects.english.scope import RefusedError, Scope

ANY_ONE: Wanted = ((1, False), ir.ANY_CARD, "")


def of_trainer(scope: Scope) -> None:
    """These sentences belong to Trainer cards.

    Raises:
        RefusedError: it is another kind of text.
    """
    if scope.kind in ("attack", "power", "energy"):
        raise RefusedError("trainer.kind")


@rule("sentence", "{price:acts} in order to {do:acts}")
def in_order_to(scope: Scope, price: Any, do: Any) -> None:
    of_trainer(scope)
    scope.perform(price, scope.price)
    scope.perform(do)


@rule("wanted", "{n:number} of the other card", "{n:number} other card")
def wanted_others(scope: Scope, n: int) -> Wanted:
    return (n, False), ir.ANY_CARD, ""


@rule("wanted", "any {card:card}")
def wanted_any(scope: Scope, card: ir.CardFilter) -> Wanted:
    return (1, False), card, ""


@rule("wanted", "any {n:number} {card:card}", "{n:number} of the {card:card}")
def wanted_any_number(scope: Scope, n: int, card: ir.CardFilter) -> Wanted:
    return (n, False), card, ""


@rule("act", "trade {give:wanted} (in|from) your hand for {get:wanted} from {zone:zone}")
def trade(scope: Scope, give: Wanted, get: Wanted, zone: Zone) -> tuple[ir.Step, ...]:
    of_trainer(scope)
    given = choose(scope, ("own", "hand"), give[1], give[0])
    taken = choose(scope, zone, get[1], get[0])
    scope.pair = (given, taken)
    home: ir.Zone = "deck" if zone[1] == "deck" else "discard"
    return ir.MoveCards(given, home), ir.MoveCards(taken, "hand")


@rule("act", "show both card to your opponent")
def show_both(scope: Scope) -> None:
    """Both halves of the trade written just before become public."""
    block = scope.body
    if len(block) < 2 or not all(isinstance(step, ir.MoveCards) for step in block[-2:]):
        raise RefusedError("reference.both")
    block[-2:] = [ir.MoveCards(step.cards, step.to, True) for step in block[-2:] if isinstance(step, ir.MoveCards)]


def _attach_only(scope: Scope, meant: ir.PokemonFilter) -> None:
    """Which Pokémon are meant beyond what is the rule of all such cards (R-TRN-6)."""
    tools = ir.PokemonFilter(has_tool=True)
    meant = msgspec.structs.replace(meant, none_of=tuple(one for one in meant.none_of if one != tools))
    if meant != ir.ANY_POKEMON:
        scope.traits["attach_only"] = meant


@rule("sentence", "attach (SELF|this card) to {who:pokemon} [in play]")
def attach_this(scope: Scope, who: ir.Who) -> ir.Step | None:
    if scope.kind in ("tool", "energy") and isinstance(who, ir.Bound):
        pick = scope.block.pop()  # any Pokémon Tool and any Energy is attached so (R-TRN-6)
        if not isinstance(pick, ir.PickPokemon) or pick != ir.PickPokemon(who.name, "own", filter=pick.filter):
            raise RefusedError("attach.target")
        _attach_only(scope, pick.filter)
        scope.mention_bearer()
        return None
    if scope.kind == "power" and scope.body and scope.body[-1] == ir.KnockOut(ir.This()):
        return ir.AttachThis(who)  # what it does there, the next sentence says
    if scope.kind not in ("trainer", "item", "technical_machine"):
        raise RefusedError("reminder.kind")
    scope.mention_bearer()
    return ir.AttachThis(who)


@rule("sentence", "at the end of your opponent's next turn , discard (SELF|this card)")
def until_opponents_end(scope: Scope) -> None:
    of_trainer(scope)
    scope.grants.append(ir.Trigger("end_of_opponent_turn", (ir.MoveThis("discard"),)))


@rule(
    "sentence",
    "if this pokémon's attack do damage to the opponent's active pokémon <after applying weakness and "
    "resistance> , the attack do {n:number} more damage to the opponent's active pokémon",
    "if this pokémon's attack do damage to your opponent's active pokémon <after applying weakness and "
    "resistance> , the attack do {n:number} more damage to your opponent's active pokémon",
)
def more_after(scope: Scope, n: int) -> None:
    of_trainer(scope)
    other = ir.PokemonFilter(where="active")
    scope.grants.append(
        ir.Adjust("damage.dealt_after", "add", n, role="attacker", other=other, other_side="opponent", floor=1)
    )


@rule(
    "sentence",
    "choose 1 of your pokémon in play and return its basic pokémon card to your hand",
    "return the basic pokémon card of 1 of your pokémon to your hand",
)
def scoop_up(scope: Scope) -> None:
    of_trainer(scope)
    who = pick(scope, "own", ir.ANY_POKEMON)
    scope.emit(ir.Leave(who, "hand_basic", ""))
    scope.leaving = scope.block


@rule(
    "act",
    "remove all damage counter from all of your pokémon with damage counter on them , then discard all "
    "energy card attached to those pokémon",
)
def center(scope: Scope) -> tuple[ir.Step, ...]:
    who = ir.Every("own", "play", ir.PokemonFilter(damaged=True))
    name, energy = scope.name("each"), scope.name("energy")
    steps = (
        ir.Heal("all", ir.Bound(name)),
        ir.PickEnergy(energy, ir.Bound(name), "all"),
        ir.MoveCards(energy, "discard"),
    )
    return (ir.ForEach(who, name, steps),)


@rule("act", "choose 1 of your opponent's pokémon and up to {n:number} energy card attached to it")
def pokemon_and_energy(scope: Scope, n: int) -> None:
    who = pick(scope, "opponent", ir.ANY_POKEMON)
    name = scope.name("energy")
    scope.emit(ir.PickEnergy(name, who, n, optional=True))
    scope.cards = scope.amount = name
    scope.owners[name] = "opponent"


@rule("act", "discard those energy card")
def discard_those_energy(scope: Scope) -> tuple[ir.Step, ...]:
    return put(scope, scope.those_cards(), ("both", "discard"))


@rule(
    "sentence",
    "you and your opponent show each other your hand , then shuffle all the trainer card from your hand into your deck",
)
def lass(scope: Scope) -> ir.Step:
    looked, cards = scope.name("looked"), scope.name("cards")
    trainers = ir.CardFilter(kind="trainer")
    return ir.EachPlayer(
        (
            ir.LookAt(looked, "hand", shown=True),
            ir.PickCards(cards, "hand", count="all", filter=trainers),
            ir.MoveCards(cards, "deck", True),
            ir.ShuffleDeck(),
        )
    )


@rule(
    "sentence",
    "put a stage 2 evolution card from your hand on the matching basic pokémon",
    "put a stage 2 pokémon from your hand onto a matching 1 of your basic pokémon , skipping the stage 1",
)
def breeder(scope: Scope) -> tuple[ir.Step, ...]:
    basic = ir.PokemonFilter(stage="basic", evolves_by="skip")
    pokemon, cards = scope.name("pokemon"), scope.name("cards")
    return (
        ir.PickPokemon(pokemon, "own", filter=basic),
        ir.PickCards(cards, "hand", filter=ir.CardFilter(kind="pokemon", stage="stage2", evolves=pokemon)),
        ir.EvolveInto(cards, ir.Bound(pokemon)),
    )


@rule("sentence", "you can only play this card when you would be allowed to evolve that pokémon anyway")
def breeder_rule(scope: Scope) -> None:
    of_trainer(scope)


@rule("sentence", "choose 1 of your pokémon in play and a stage of evolution")
def devolve_choice(scope: Scope) -> None:
    of_trainer(scope)
    who = pick(scope, "own", ir.PokemonFilter(stage="evolution"))
    scope.emit(ir.Devolve(who, "discard", "any"))


@rule("sentence", "discard all evolution card of that stage or higher attached to that pokémon")
def devolve_rest(scope: Scope) -> None:
    if not scope.body or not isinstance(scope.body[-1], ir.Devolve):
        raise RefusedError("reference.devolve")


@rule(
    "sentence",
    "that pokémon be no longer asleep , confused , paralyzed , poisoned , or anything else that might be the "
    "result of a attack <just as if you had evolved it>",
)
def devolve_cure(scope: Scope) -> ir.Step:
    return ir.Cure(scope.that_pokemon())


@rule("act", "choose a pokémon on your bench")
def choose_benched(scope: Scope) -> None:
    where, chosen = placed(ir.PokemonFilter(where="bench"))
    name = scope.name("pokemon")
    scope.emit(ir.PickPokemon(name, "own", where, filter=chosen))
    scope.mention(ir.Bound(name), "own")
    scope.owners[name] = "own"
