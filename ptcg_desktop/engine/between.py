"""Between turns (R-BTW): the checks of the profile's order, each for both Active Pokémon."""

from __future__ import annotations

from ptcg_desktop.engine import lasting, modifiers, registry, triggers
from ptcg_desktop.engine.actions import Decision
from ptcg_desktop.engine.state import BetweenFrame
from ptcg_desktop.engine.work import Work

OTHER = "other"
POINT = "between.other"
ORDERS = ("conditions_first", "effects_first")


def run(work: Work, frame: BetweenFrame) -> None:
    """Carry out one entry of the order and go on to the next."""
    profile = work.game.profile
    order = profile.between.order
    if frame.at < 0:
        if _anything(work):
            _ask_order(work)
        return
    if frame.at == len(order):
        return
    kind = order[frame.at]
    work.stack.append(BetweenFrame(frame.at + 1, frame.others_done))
    if kind == OTHER:
        if not frame.others_done:
            effects(work)
        return
    check = profile.conditions[kind].check
    for player in (work.current, 1 - work.current):
        one = work.players[player].active
        if one is None or not check:
            continue
        for condition in one.conditions:
            if condition.kind == kind:
                doomed = one.damage >= modifiers.hp(work, one)
                if not (doomed and check in registry.COIN_CHECKS and not profile.between.doomed_flips):
                    registry.CHECKS[check](work, one, condition)


def _anything(work: Work) -> bool:
    """Is there a condition to check or an effect to take? Mostly not; then no entry of the order does anything."""
    if work.index.by_name or work.pending:
        return True
    return any(side.active is not None and side.active.conditions for side in work.players)


def _ask_order(work: Work) -> None:
    """Effects of cards may be taken before the conditions where the profile lets the player say so (R-BTW-2)."""
    if work.game.profile.between.other_effects_first and work.index.get(POINT):
        work.stack.append(BetweenFrame(-1))
        work.decision = Decision("choose_option", work.current, names=ORDERS, purpose="between_order", clause="R-BTW-2")
    else:
        work.stack.append(BetweenFrame(0))


def answer(work: Work, code: str) -> None:
    """The player said what comes first."""
    work.stack.pop()
    work.stack.append(BetweenFrame(0, code == ORDERS[1]))
    if code == ORDERS[1]:
        effects(work)


def effects(work: Work) -> None:
    """Run the effects of cards that act between turns, in the order of R-EXT-4."""
    entries = [entry for entry in work.index.get(POINT) if modifiers.in_force(work, entry)]
    lasting.start_pending(work, "between")
    triggers.start(work, entries)
