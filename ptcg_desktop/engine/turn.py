"""A turn from its draw to the next player's (R-TURN, R-DRAW)."""

from __future__ import annotations

from ptcg_desktop.engine import knockout, lasting, marks, past, triggers, win
from ptcg_desktop.engine.actions import Decision
from ptcg_desktop.engine.board import Entry
from ptcg_desktop.engine.events import CardsDrawn, TurnEnded, TurnStarted
from ptcg_desktop.engine.state import NOBODY, BetweenFrame, KnockOutFrame, Mark, TurnFrame
from ptcg_desktop.engine.work import NOTHING_USED, Work

BEGIN, DRAW, MAIN, END, NEXT = range(5)
EXTRA = "extra_turn"
"""The mark of a player who takes another turn after this one."""
MAIN_PART = (Decision("main", 0), Decision("main", 1))


def run(work: Work, frame: TurnFrame) -> None:
    """Carry out one step of a turn."""
    at = frame.at
    if at == MAIN:
        # Also the check "after every other action" (R-KO-2): every act of the main part comes back here.
        work.stack.append(frame)
        if knockout.found(work):
            work.stack.append(KnockOutFrame(knockout.DISCARD))
        else:
            work.decision = MAIN_PART[work.current]
    elif at == END:
        if knockout.found(work):
            work.stack.append(frame)
            work.stack.append(KnockOutFrame(knockout.DISCARD))
        elif not ((work.index.by_name or work.pending) and _ending(work, frame)):
            _end(work)
    elif at == NEXT:
        if knockout.found(work):
            work.stack.append(frame)
            work.stack.append(KnockOutFrame(knockout.DISCARD))
        else:
            _next_player(work)
    elif at == BEGIN:
        _begin(work)
    else:
        _draw(work)


def _begin(work: Work) -> None:
    work.phase = "main"
    work.used = NOTHING_USED
    marks.forget(work)
    if work.markers:
        work.forget_markers()
    if work.history:
        work.history = tuple(one for one in work.history if one.turn >= work.turn - past.KEPT)
    if work.index.by_name:
        work.reindex(True)  # whose sources come first has changed (R-EXT-4)
    work.events.append(TurnStarted(work.current, work.turn))
    work.stack.append(TurnFrame(DRAW))
    if work.index.by_name:
        triggers.fire(work, "turn_start", work.current)


def _draw(work: Work) -> None:
    player = work.current
    if work.turn > 1 or work.game.profile.turn.first_turn_draw:
        if not work.players[player].deck:
            win.end(work, 1 - player, win.by(1 - player, "deck_out"))
            return
        work.events.append(CardsDrawn(player, work.draw(player, 1), "turn"))
    work.stack.append(TurnFrame(MAIN))


def _ending(work: Work, frame: TurnFrame) -> bool:
    """Start what happens at the end of a turn, once; False if nothing does."""
    if frame.ended:
        return False
    entries = _answering(work, "end_of_turn", work.current)
    entries += _answering(work, "end_of_opponent_turn", 1 - work.current)
    if not entries and not any(one.at == "end" for one in work.pending):
        return False
    work.stack.append(TurnFrame(END, True))
    lasting.start_pending(work, "end")
    triggers.start(work, entries)
    return True


def _answering(work: Work, at: str, player: int) -> list[Entry]:
    """Texts of a player, and of what this player has in play, that act at that point."""
    if at not in work.index.by_name:
        return []
    found = triggers.answering(work, at, player)
    for one in work.in_play(player):
        found += [entry for entry in triggers.answering(work, at, player, one.uid) if entry not in found]
    return found


def _end(work: Work) -> None:
    """Effects and cards that last until now go, before anything between turns (R-TURN-7, R-BTW-5)."""
    lasting.expire(work)
    work.phase = "between"
    work.events.append(TurnEnded(work.current, work.turn))
    work.stack.append(TurnFrame(NEXT))
    work.stack.append(BetweenFrame(-1))


def end_after_this(work: Work) -> None:
    """The turn ends when what is being carried out is done."""
    for at, frame in enumerate(work.stack):
        if isinstance(frame, TurnFrame) and frame.at == MAIN:
            work.stack[at] = TurnFrame(END)


def _next_player(work: Work) -> None:
    """The other player's turn, or an extra turn of this one; the last turn of a simulation ends the game."""
    limit = work.game.options.turn_limit
    if limit and work.turn >= limit:
        win.end(work, NOBODY, ((), ()))
        return
    extra = Mark(work.current, EXTRA, work.turn)
    if extra in work.marks:
        lasting.shift(work, 2)
        work.turn += 2  # odd turns stay those of the player who began
    else:
        work.turn += 1
        work.current = 1 - work.current
    work.stack.append(TurnFrame(BEGIN))


def finish(work: Work) -> None:
    """The turn player has done the last act: the main part is left (R-TURN-3)."""
    work.stack.clear()
    work.stack.append(TurnFrame(END))
