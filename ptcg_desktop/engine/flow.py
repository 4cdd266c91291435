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
    """Go on until somebody must decide or the game is over."""
    stack = work.stack
    while work.decision is None and stack:
        frame = stack.pop()
        if isinstance(frame, TurnFrame):
            turn.run(work, frame)
        elif isinstance(frame, EffectFrame):
            interpreter.run(work, frame)
        elif isinstance(frame, AttackFrame):
            attack.run(work, frame)
        elif isinstance(frame, BetweenFrame):
            between.run(work, frame)
        elif isinstance(frame, KnockOutFrame):
            knockout.run(work, frame)
        elif isinstance(frame, HitFrame):
            damage.land(work, frame)
        elif isinstance(frame, PrizeFrame):
            knockout.run_prizes(work, frame)
        elif isinstance(frame, TrainerFrame):
            trainers.run(work, frame)
        elif isinstance(frame, PowerFrame):
            powers.run(work, frame)
        elif isinstance(frame, SetupFrame):
            setup.run(work, frame)
        elif isinstance(frame, ByHandFrame):
            manual_texts.ask(work, frame)
        elif isinstance(frame, LookFrame):
            manual_texts.looking(work, frame)
        else:
            assert_never(frame)
