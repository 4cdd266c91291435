"""The loop that carries a game from one decision to the next: take the innermost frame, do its next step."""

from __future__ import annotations

from typing import assert_never

from ptcg_desktop.engine import (
    attack,
    between,
    damage,
    interpreter,
    knockout,
    manual_texts,
    moving,
    powers,
    setup,
    trainers,
    turn,
)
from ptcg_desktop.engine.state import (
    AttackFrame,
    BetweenFrame,
    ByHandFrame,
    EffectFrame,
    HitFrame,
    KnockOutFrame,
    LookFrame,
    PowerFrame,
    PrizeFrame,
    SetupFrame,
    TrainerFrame,
    TurnFrame,
)
from ptcg_desktop.engine.work import Work


def advance(work: Work) -> None:
    """Go on until somebody must decide or the game is over.

    Frames are told apart by their exact type: `isinstance` of a struct takes five times as long where it says no.
    """
    stack, particular = work.stack, work.game.particular
    while work.decision is None and stack:
        frame = stack.pop()
        if type(frame) is TurnFrame:
            turn.run(work, frame)
        elif type(frame) is EffectFrame:
            interpreter.run(work, frame)
        elif type(frame) is AttackFrame:
            attack.run(work, frame)
        elif type(frame) is BetweenFrame:
            between.run(work, frame)
        elif type(frame) is KnockOutFrame:
            knockout.run(work, frame)
        elif type(frame) is HitFrame:
            damage.land(work, frame)
        elif type(frame) is PrizeFrame:
            knockout.run_prizes(work, frame)
        elif type(frame) is TrainerFrame:
            trainers.run(work, frame)
        elif type(frame) is PowerFrame:
            powers.run(work, frame)
        elif type(frame) is SetupFrame:
            setup.run(work, frame)
        elif isinstance(frame, ByHandFrame):
            manual_texts.ask(work, frame)
        elif isinstance(frame, LookFrame):
            manual_texts.looking(work, frame)
        else:
            assert_never(frame)
        if particular:
            moving.fall_off(work)
