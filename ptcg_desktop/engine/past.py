"""What happened earlier, where a text asks for it (`ir.Happened`)."""

from __future__ import annotations

from ptcg_desktop.effects import groups, ir
from ptcg_desktop.engine import filters, modifiers
from ptcg_desktop.engine.board import Board
from ptcg_desktop.engine.state import Bindings, Mark, Past, Source

KEPT = 2
"""How many turns before this one are remembered."""


def happened(board: Board, asked: ir.Happened, source: Source, bindings: Bindings) -> bool:
    """Did it happen?"""
    what = asked.what
    player = source.player if asked.side == "own" else 1 - source.player
    if what == "went_second":
        return board.first == 1 - player
    if what == "first_turn":
        return board.turn <= 2
    if what in ("gx_used", "vstar_used"):
        return Mark(player, what.removesuffix("_used"), 0) in board.marks
    if what == "knocked_out_by_this":  # it falls when the attack is over; now it is only seen that it will
        found = filters.who(board, asked.of or ir.Active(), source, bindings)
        return any(one.damage >= modifiers.hp(board, one) for one in found)
    if what == "came_into_play" and asked.of is not None:
        found = filters.who(board, asked.of, source, bindings)
        return any(one.since == board.turn and len(one.cards) == 1 for one in found)
    turns = _turns(board, asked, source)
    return any(
        past.what in _KINDS.get(what, (what,))
        and (turns is None or past.turn in turns)
        and _fits(board, past, asked, player, source, bindings)
        for past in board.history
    )


def damage_taken(board: Board, uid: int, turn: int) -> int:
    """Points of damage that attacks did to a Pokémon in a turn."""
    hits = (past for past in board.history if past.what == "damaged_by_attack")
    return sum(past.amount for past in hits if past.pokemon == uid and past.turn == turn)


_KINDS = {"knocked_out": ("knocked_out", "knocked_out_by_attack")}
"""What else counts as something that is asked for."""


def _turns(board: Board, asked: ir.Happened, source: Source) -> tuple[int, ...] | None:
    own_turn = source.player == board.current
    if asked.when == "this_turn":
        return (board.turn,)
    if asked.when == "opponent_last_turn":
        return (board.turn - 1,) if own_turn else (board.turn, board.turn - 2)
    if asked.when == "own_last_turn":
        return (board.turn - 2,) if own_turn else (board.turn - 1,)
    return None


def _fits(board: Board, past: Past, asked: ir.Happened, player: int, source: Source, bindings: Bindings) -> bool:
    if asked.attack and past.name != asked.attack:
        return False
    if asked.of is not None:
        uids = {one.uid for one in filters.who(board, asked.of, source, bindings)}
        if past.pokemon not in uids:
            return False
    elif past.player != player and asked.what != "used_attack":
        return False
    if asked.card is not ir.ANY_CARD and not (
        past.card >= 0 and filters.fits(board, asked.card, past.card, bindings, source)
    ):
        return False
    return asked.pokemon is ir.ANY_POKEMON or was(board, asked.pokemon, past.card)


def was(board: Board, rule: ir.PokemonFilter, card: int) -> bool:
    """Does a card that is no Pokémon in play (any more) fit? Only what is printed on it can be told."""
    if card < 0:
        return False
    facts = board.game.cards[card]
    return (
        (not rule.name or filters.is_named(facts, rule.name))
        and (not rule.name_part or rule.name_part in facts.name)
        and (not rule.type or any(letter in rule.type for letter in facts.types))
        and (not rule.stage or filters.is_stage(facts, rule.stage))
        and (not rule.group or groups.is_of(facts.printed, rule.group))
    )
