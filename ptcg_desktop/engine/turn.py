"""A turn from its draw to the next player's (R-TURN, R-DRAW)."""

from __future__ import annotations

from ptcg_desktop.engine import knockout, win
from ptcg_desktop.engine.actions import Decision
from ptcg_desktop.engine.events import CardsDrawn, CardsMoved, EffectEnded, TurnEnded, TurnStarted
from ptcg_desktop.engine.state import NOBODY, BetweenFrame, KnockOutFrame, Pokemon, TurnFrame
from ptcg_desktop.engine.work import NOTHING_USED, Work

BEGIN, DRAW, MAIN, END, NEXT = range(5)
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
        else:
            _end(work)
    elif at == NEXT:
        if knockout.found(work):
            work.stack.append(frame)
            work.stack.append(KnockOutFrame(knockout.DISCARD))
        else:
            work.turn += 1
            work.current = 1 - work.current
            work.stack.append(TurnFrame(BEGIN))
    elif at == BEGIN:
        _begin(work)
    else:
        _draw(work)


def _begin(work: Work) -> None:
    limit = work.game.options.turn_limit
    if limit and work.turn > limit:
        win.end(work, NOBODY, ((), ()))
        return
    work.phase = "main"
    work.used = NOTHING_USED
    if work.index.by_name:
        work.reindex(True)  # whose sources come first has changed (R-EXT-4)
    work.events.append(TurnStarted(work.current, work.turn))
    work.stack.append(TurnFrame(DRAW))


def _draw(work: Work) -> None:
    player = work.current
    if work.turn > 1 or work.game.profile.turn.first_turn_draw:
        if not work.players[player].deck:
            win.end(work, 1 - player, win.by(1 - player, "deck_out"))
            return
        work.events.append(CardsDrawn(player, work.draw(player, 1), "turn"))
    work.stack.append(TurnFrame(MAIN))


def _end(work: Work) -> None:
    """Effects and cards that last until now go, before anything between turns (R-TURN-7, R-BTW-5)."""
    for player in (work.current, 1 - work.current):
        for one in work.in_play(player):
            if one.effects or one.attached:
                _expire(work, one)
    work.phase = "between"
    work.events.append(TurnEnded(work.current, work.turn))
    work.stack.append(TurnFrame(NEXT))
    work.stack.append(BetweenFrame(-1))


def _expire(work: Work, one: Pokemon) -> None:
    turn = work.turn
    over = [effect for effect in one.effects if effect.until <= turn]
    dropped = tuple(item.card for item in one.attached if 0 < item.until <= turn)
    if not over and not dropped:
        return
    work.put(
        Pokemon(
            one.uid,
            one.player,
            one.cards,
            one.energy,
            tuple(item for item in one.attached if item.card not in dropped),
            one.damage,
            one.conditions,
            one.since,
            tuple(effect for effect in one.effects if effect.until > turn),
            one.used,
            one.stuck,
        )
    )
    work.events.extend(EffectEnded(one.uid, effect.card, effect.name) for effect in over)
    for card in dropped:
        work.discard((card,))
        owner = work.game.owner(card)
        work.events.append(CardsMoved(owner, (card,), "pokemon", "discard", "expired", one.uid))


def finish(work: Work) -> None:
    """The turn player has done the last act: the main part is left (R-TURN-3)."""
    work.stack.clear()
    work.stack.append(TurnFrame(END))
