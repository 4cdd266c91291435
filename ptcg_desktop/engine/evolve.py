"""Evolving (R-EVO)."""

from __future__ import annotations

from ptcg_desktop.engine import modifiers, triggers
from ptcg_desktop.engine.actions import Action, Evolve
from ptcg_desktop.engine.board import Board
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
    if modifiers.top(state, target).key != facts.evolves_from:
        return refuse(
            "R-EVO-1",
            "evolve.wrong_name",
            {"card": name, "pokemon": pokemon_name(state, target), "from": name_of(facts.printed.evolves_from)},
        )
    clause = time_clause(Moment(state.game, state.turn), target)
    if clause and not _early(state, act.player, act.card, target):
        code = "evolve.first_turn" if clause == "R-EVO-3" else "evolve.fresh"
        return refuse(clause, code, {"pokemon": pokemon_name(state, target)})
    if _forbidden(state, act.player, act.card, target):
        return refuse("R-EXT-1", "evolve.forbidden", {"pokemon": pokemon_name(state, target)})
    return None


def _early(state: State, player: int, card: int, target: Pokemon) -> bool:
    """Does a text let it evolve on its first turn, or on the turn in which it came into play?"""
    moment = Moment(state.game, state.turn)
    acts = ("evolve_first_turn",) if moment.first_turn else ("evolve_first_turn", "evolve_turn_played")
    return any(modifiers.allowed(state, act, player, target.uid, card=card) is not None for act in acts)


def _forbidden(state: State, player: int, card: int, target: Pokemon) -> bool:
    if not state.index.by_name:
        return False
    if barred(state, card, target):
        return True
    return modifiers.forbidden(state, "evolve_from_hand", player, target.uid, card=card) is not None


def barred(board: Board, card: int, target: Pokemon) -> bool:
    """Does something in force keep this card from being put on that Pokémon in any way, also by a text?"""
    if not board.index.by_name:
        return False
    if "copy_of" in board.index.by_name and modifiers.copied(board, target) != target.cards[-1]:
        return True
    return modifiers.forbidden(board, "evolve", target.player, target.uid, card=card) is not None


def do(work: Work, act: Evolve) -> None:
    """Carry it out."""
    work.leave_hand(act.player, act.card)
    old = evolve(work, act.card, act.target, "hand")
    if work.index.by_name:
        # A text may ask from which Pokémon it evolved: the card below is what it was.
        triggers.fire(work, "evolved", act.player, act.target, card=old)
        triggers.fire(work, "played", act.player, act.target, card=act.card)


def evolve(work: Work, card: int, uid: int, source: str) -> int:
    """Put a card, already taken from where it was, on a Pokémon as its next stage (R-EVO-5, R-EVO-6); returns the card
    that was on top before, -1 if the Pokémon is gone."""
    one = work.find(uid)
    if one is None:
        return -1
    effects = tuple(effect for effect in one.effects if not effect.attack)
    work.put(
        Pokemon(
            uid, one.player, (*one.cards, card), one.energy, one.attached, one.damage, (), work.turn, effects, (), 0
        )
    )
    work.events.append(PokemonEvolved(one.player, card, uid, source))
    work.remember("evolved", one.player, uid, one.cards[-1])
    return one.cards[-1]


def skips_to(board: Board, card: int, pokemon: Pokemon) -> bool:
    """Is `card` a Stage 2 whose line begins with this Basic Pokémon (R-EVO-7), and may it be put on it?"""
    game = board.game
    facts = game.cards[card]
    base = game.cards[pokemon.card]
    fits = facts.printed.stage == "stage2" and base.basic and base.key in game.lines.get(facts.evolves_from, ())
    return fits and not barred(board, card, pokemon)


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind."""
    moment = Moment(state.game, state.turn)
    early = any(f"allow.{act}" in state.index.by_name for act in ("evolve_first_turn", "evolve_turn_played"))
    if moment.first_turn and not early:
        return
    plain = not state.index.by_name
    side = state.players[player]
    cards = state.game.cards
    evolutions = [card for card in side.hand if cards[card].evolution]
    if not evolutions:
        return
    everyone = side.bench if side.active is None else (side.active, *side.bench)
    mine = [(one, modifiers.top(state, one).key) for one in everyone]
    for card in evolutions:
        below = cards[card].evolves_from
        for one, key in mine:
            if key != below or (time_clause(moment, one) and not (early and _early(state, player, card, one))):
                continue
            if plain or not _forbidden(state, player, card, one):
                found.append(Evolve(player, card, one.uid))
