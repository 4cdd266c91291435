"""Evolving (R-EVO)."""

from __future__ import annotations

from ptcg_desktop.engine import modifiers
from ptcg_desktop.engine.actions import Action, Evolve
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import PokemonEvolved
from ptcg_desktop.engine.game import Game, name_of
from ptcg_desktop.engine.refusals import card_name, not_in_hand, own_pokemon, pokemon_name, refuse
from ptcg_desktop.engine.state import Pokemon, State
from ptcg_desktop.engine.work import Work


class Moment:
    """What decides whether a Pokémon may evolve now; read from a state or the work on one."""

    __slots__ = ("evolve_fresh", "first_turn", "turn")

    def __init__(self, game: Game, turn: int) -> None:
        rules = game.profile.turn
        self.turn = turn
        self.first_turn = turn <= 2 and not rules.first_turn_evolve
        self.evolve_fresh = rules.evolve_fresh


def time_clause(moment: Moment, pokemon: Pokemon) -> str:
    """The clause by which it is too early for this Pokémon to evolve (R-EVO-3, R-EVO-2); empty if it is not."""
    if moment.first_turn:
        return "R-EVO-3"
    if pokemon.since == moment.turn and not moment.evolve_fresh:
        return "R-EVO-2"
    return ""


def explain(state: State, act: Evolve) -> Refusal | None:
    """Why this card may not be put on that Pokémon now, or None."""
    if (refusal := not_in_hand(state, act.player, act.card)) is not None:
        return refusal
    facts = state.game.cards[act.card]
    name = card_name(state, act.card)
    if not facts.evolution:
        return refuse("R-EVO-1", "evolve.not_evolution", {"card": name})
    target = own_pokemon(state, act.player, act.target)
    if target is None:
        return refuse("R-EVO-1", "evolve.not_own")
    if state.game.cards[target.card].key != facts.evolves_from:
        return refuse(
            "R-EVO-1",
            "evolve.wrong_name",
            {"card": name, "pokemon": pokemon_name(state, target), "from": name_of(facts.printed.evolves_from)},
        )
    clause = time_clause(Moment(state.game, state.turn), target)
    if clause:
        code = "evolve.first_turn" if clause == "R-EVO-3" else "evolve.fresh"
        return refuse(clause, code, {"pokemon": pokemon_name(state, target)})
    if modifiers.forbidden(state, "evolve", act.player, act.target) is not None:
        return refuse("R-EXT-1", "evolve.forbidden", {"pokemon": pokemon_name(state, target)})
    return None


def do(work: Work, act: Evolve) -> None:
    """Carry it out."""
    work.leave_hand(act.player, act.card)
    evolve(work, act.card, act.target, "hand")


def evolve(work: Work, card: int, uid: int, source: str) -> None:
    """Put a card, already taken from where it was, on a Pokémon as its next stage (R-EVO-5, R-EVO-6)."""
    one = work.find(uid)
    if one is None:
        return
    effects = tuple(effect for effect in one.effects if not effect.attack)
    work.put(
        Pokemon(
            uid, one.player, (*one.cards, card), one.energy, one.attached, one.damage, (), work.turn, effects, (), 0
        )
    )
    work.events.append(PokemonEvolved(one.player, card, uid, source))


def skips_to(game: Game, card: int, pokemon: Pokemon) -> bool:
    """Is `card` a Stage 2 whose line begins with this Basic Pokémon (R-EVO-7)?"""
    facts = game.cards[card]
    base = game.cards[pokemon.card]
    return facts.printed.stage == "stage2" and base.basic and base.key in game.lines.get(facts.evolves_from, ())


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind."""
    moment = Moment(state.game, state.turn)
    if moment.first_turn:
        return
    side = state.players[player]
    cards = state.game.cards
    mine = side.bench if side.active is None else (side.active, *side.bench)
    for card in side.hand:
        facts = cards[card]
        if facts.evolution:
            for one in mine:
                if (
                    cards[one.cards[-1]].key == facts.evolves_from
                    and (one.since != moment.turn or moment.evolve_fresh)
                    and modifiers.forbidden(state, "evolve", player, one.uid) is None
                ):
                    found.append(Evolve(player, card, one.uid))
