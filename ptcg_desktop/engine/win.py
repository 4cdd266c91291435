"""Winning, equal ends and Sudden Death (R-WIN, R-SD)."""

from __future__ import annotations

from ptcg_desktop.engine import registry
from ptcg_desktop.engine.events import CardsMoved, GameEnded, SuddenDeathStarted
from ptcg_desktop.engine.state import NOBODY, Player, Result, SetupFrame, TrainerFrame
from ptcg_desktop.engine.work import NOTHING_USED, Work

Ways = tuple[tuple[str, ...], tuple[str, ...]]


def _took_all_prizes(work: Work, player: int) -> bool:
    """R-WIN-1. Prizes lie from setup on, so none left means that the last one was taken."""
    return not work.players[player].prizes


def _no_pokemon_left(work: Work, player: int) -> bool:
    """R-WIN-2."""
    other = work.players[1 - player]
    return other.active is None and not other.bench


registry.WIN_WAYS["prizes"] = _took_all_prizes
registry.WIN_WAYS["no_pokemon"] = _no_pokemon_left


def check(work: Work) -> bool:
    """Evaluate the ways of winning for both players together (R-WIN-4); True if the game ended or began anew."""
    names = work.game.profile.win.ways
    mine = tuple(name for name in names if registry.WIN_WAYS[name](work, 0))
    theirs = tuple(name for name in names if registry.WIN_WAYS[name](work, 1))
    if not mine and not theirs:
        return False
    if len(mine) == len(theirs):
        _equal(work, (mine, theirs))
    else:
        end(work, 0 if len(mine) > len(theirs) else 1, (mine, theirs))
    return True


def end(work: Work, winner: int, ways: Ways, sudden_death: bool = False) -> None:
    """The game is over; nothing is in progress any more (R-WIN-8)."""
    clear_table(work)
    work.result = Result(winner, ways, sudden_death)
    work.phase = "over"
    work.decision = None
    work.stack.clear()
    work.events.append(GameEnded(winner, ways))


def clear_table(work: Work) -> None:
    """Trainer cards that are being carried out and will not be any further are discarded."""
    for frame in reversed(work.stack):
        if isinstance(frame, TrainerFrame) and not frame.placed:
            card = frame.source.card
            work.discard((card,))
            work.events.append(CardsMoved(work.game.owner(card), (card,), "table", "discard", "played"))


def by(player: int, way: str) -> Ways:
    """One way fulfilled by one player."""
    return ((way,), ()) if player == 0 else ((), (way,))


def _equal(work: Work, ways: Ways) -> None:
    """Equal ways: Sudden Death (R-WIN-6), a whole new game with fewer Prizes (R-SD-1)."""
    if work.game.options.stop_at_sudden_death:
        end(work, NOBODY, ways, sudden_death=True)
        return
    work.tiebreak += 1
    work.events.append(SuddenDeathStarted(work.tiebreak, ways))
    split, count = work.game.split, len(work.game.cards)
    work.players = [Player(tuple(range(split))), Player(tuple(range(split, count)))]
    work.turn = 0
    work.first = NOBODY
    work.phase = "setup"
    work.used = NOTHING_USED
    work.stadium = None
    work.rules = ()
    work.pending = ()
    work.history = ()
    work.marks = ()
    work.markers = ()
    work.decision = None
    work.stack.clear()
    work.stack.append(SetupFrame(0))
    work.reindex(True)
