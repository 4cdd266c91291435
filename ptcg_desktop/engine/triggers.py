"""Texts that answer something: carried out when their point is reached, in the order of R-EXT-4."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, filters, modifiers, steps_damage
from ptcg_desktop.engine.board import NO_POKEMON, Board, Entry
from ptcg_desktop.engine.state import Bindings, EffectFrame, Mark, Pokemon
from ptcg_desktop.engine.work import Work

DOOMED = "knock_out.would"
ATTACHED = "attached"
"""The point at which the card itself is attached from the hand; of any other card it is `"energy_attached"`."""


def answering(
    board: Board, at: str, player: int, uid: int = NO_POKEMON, other: int = NO_POKEMON, card: int = -1
) -> list[Entry]:
    """The triggers that something about a Pokémon (or a player) sets off, the first to act first."""
    result: list[Entry] = []
    for entry in board.index.get(at):
        grant = entry.grant
        if (
            isinstance(grant, ir.Trigger)
            and _card_fits(board, grant.card, card)
            and (at != ATTACHED or entry.source.card == card)
            and modifiers.concerns(board, entry, player, uid)
            and _other_fits(board, grant, entry, other)
            and not (grant.once_per_turn and _over(board, entry))
        ):
            result.append(entry)
    return result


def _over(board: Board, entry: Entry) -> bool:
    """ "Once during your turn": not in the other's, and not again."""
    return entry.source.player != board.current or _mark(entry, board.turn) in board.marks


def _card_fits(board: Board, rule: ir.CardFilter, card: int) -> bool:
    return rule is ir.ANY_CARD or (card >= 0 and filters.fits(board, rule, card, ()))


def _other_fits(board: Board, grant: ir.Trigger, entry: Entry, other: int) -> bool:
    if grant.other is ir.ANY_POKEMON:
        return True
    one = filters.find(board, other)
    return one is not None and not filters.refuses(board, grant.other, one, entry.source, ())


def _mark(entry: Entry, turn: int) -> Mark:
    return Mark(entry.source.player, f"trigger:{entry.source.card}:{entry.source.name}", turn)


def doom(work: Work, one: Pokemon, other: int) -> None:
    """An attack's damage is about to Knock a Pokémon Out: which texts may prevent that is judged before the damage
    ("if this Pokémon has full HP"); they are carried out when it falls."""
    entries = answering(work, DOOMED, one.player, one.uid, other)
    work.marks = (*work.marks, *(_doomed_mark(entry, one.uid, work.turn) for entry in entries))


def preventing(work: Work, uid: int) -> list[Entry]:
    """The texts that may keep this Pokémon, which falls now, in play; they are used up by the question."""
    found = [entry for entry in work.index.get(DOOMED) if _doomed_mark(entry, uid, work.turn) in work.marks]
    used = {_doomed_mark(entry, uid, work.turn) for entry in found}
    if used:
        work.marks = tuple(mark for mark in work.marks if mark not in used)
    return found


def _doomed_mark(entry: Entry, uid: int, turn: int) -> Mark:
    return Mark(entry.source.player, f"doomed:{uid}:{entry.source.card}:{entry.source.name}", turn)


def start(work: Work, entries: Iterable[Entry], other: int = NO_POKEMON, bindings: Bindings = ()) -> None:
    """Put the steps of triggers on the stack, so that the first is carried out first."""
    for entry in reversed(list(entries)):
        grant = entry.grant
        if isinstance(grant, ir.Trigger):
            if grant.once_per_turn:
                work.marks = (*work.marks, _mark(entry, work.turn))
            source = entry.source if other < 0 else msgspec.structs.replace(entry.source, other=other)
            ignored = tuple(what for step in grant.steps if isinstance(step, ir.IgnoreFor) for what in step.what)
            # said in brackets at the end, meant for all of it
            known = steps_damage.with_ignored(bindings, ignored) if ignored else bindings
            work.stack.append(EffectFrame(grant.steps, 0, source, known))


def fire(
    work: Work, at: str, player: int, uid: int = NO_POKEMON, other: int = NO_POKEMON, card: int = -1, amount: int = 0
) -> None:
    """Start everything that answers something that has just happened."""
    if at in work.index.by_name:
        bindings = amounts.with_number((), amounts.DONE, amount) if amount else ()
        start(work, answering(work, at, player, uid, other, card), other, bindings)
