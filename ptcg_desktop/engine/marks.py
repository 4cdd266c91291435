"""What may be used once: in a turn by all cards of a name, or once in a game (GX attacks, VSTAR Powers)."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine.board import Board
from ptcg_desktop.engine.state import Mark, Source
from ptcg_desktop.engine.work import Work

ONCE_A_GAME = 0


def _mark(board: Board, program: ir.Program, source: Source) -> Mark | None:
    """The mark that using this text leaves; None if it leaves none."""
    if program.limit == "once_per_game":
        name = program.once_group or f"{board.game.cards[source.card].name}: {source.name}"
        return Mark(source.player, name, ONCE_A_GAME)
    return Mark(source.player, program.once_group, board.turn) if program.once_group else None


def used(board: Board, program: ir.Program, source: Source) -> bool:
    """Was what this text shares with others, or may do once in a game, used up?"""
    if program.limit != "once_per_game" and not program.once_group:
        return False
    return _mark(board, program, source) in board.marks


def use(work: Work, program: ir.Program, source: Source) -> None:
    """It is used now."""
    mark = _mark(work, program, source)
    if mark is not None:
        work.marks = (*work.marks, mark)


def forget(work: Work) -> None:
    """Marks of turns that are over are worth nothing any more."""
    if work.marks:
        work.marks = tuple(mark for mark in work.marks if mark.turn in (ONCE_A_GAME, work.turn))
