"""Carrying out effect programs: one IR step at a time, from a frame on the stack."""

from __future__ import annotations

from typing import assert_never

import msgspec

from ptcg_desktop.effects import ir, names
from ptcg_desktop.engine import (
    amounts,
    asking,
    feasible,
    filters,
    picks,
    shields,
    steps_board,
    steps_cards,
    steps_damage,
    steps_game,
)
from ptcg_desktop.engine.doing import Doing, hand_down
from ptcg_desktop.engine.state import Bindings, EffectFrame, Source
from ptcg_desktop.engine.work import Work

STARTED = -1
"""First answer of a loop in progress; what follows is still to be done."""


def run(work: Work, frame: EffectFrame) -> None:
    """Carry out the frame's next step."""
    if frame.at == len(frame.steps):
        if frame.returns:
            hand_down(work, frame.bindings)
        return
    step = frame.steps[frame.at]
    if isinstance(step, ir.PickPokemon) and step.name == ir.SWITCH_IN and _stays(work, frame, step):
        picks.bind(work, frame, step.name, ())
    elif isinstance(step, ir.Pick):
        picks.ask(work, frame, step)
    elif isinstance(step, ir.Flip | ir.If | ir.May | ir.Repeat | ir.ForEach | ir.EachPlayer | ir.ChooseOne):
        _control(work, frame, step)
    elif not shields.asks(work, frame, step) and not asking.ask(work, frame, step):
        work.stack.append(_behind(frame))
        _instruction(Doing(work, frame), step)


def _stays(work: Work, frame: EffectFrame, step: ir.PickPokemon) -> bool:
    """Is the Active of that side, not the source's own, protected from being exchanged by this text?"""
    return step.side == "opponent" and not Doing(work, frame).reached(ir.Active(step.side))


def _behind(frame: EffectFrame) -> EffectFrame:
    return EffectFrame(frame.steps, frame.at + 1, frame.source, frame.bindings, (), frame.returns, frame.clause)


# --- control ---------------------------------------------------------------------------------------------------------


def _control(work: Work, frame: EffectFrame, step: ir.Control) -> None:
    if isinstance(step, ir.May):
        _may(work, frame, step)
    elif isinstance(step, ir.Repeat):
        _repeat(work, frame, step)
    elif isinstance(step, ir.ForEach):
        _for_each(work, frame, step)
    elif isinstance(step, ir.EachPlayer):
        _each_player(work, frame, step)
    elif isinstance(step, ir.ChooseOne):
        if not frame.answers:
            codes = tuple(f"option_{number}" for number in range(1, len(step.options) + 1))
            asking.open_option(work, frame, codes, "option", step.by)
            return
        _branch(work, frame, step.options[frame.answers[0] - 1])
    elif isinstance(step, ir.Flip):
        by = None if step.by == "own" else 1 - frame.source.player
        _branch(work, frame, step.heads if amounts.flip(work, frame.source, by) else step.tails)
    elif isinstance(step, ir.If):
        frame, true = _verdict(frame, step.condition, work)
        _branch(work, frame, step.then if true else step.otherwise)
    else:
        assert_never(step)


def _verdict(frame: EffectFrame, condition: ir.Condition, work: Work) -> tuple[EffectFrame, bool]:
    """Does it hold? What an attack's text asked before the damage has its answer for good: the damage may change the
    board, but one "if" is asked once (R-ATK-3)."""
    if not filters.bound(frame.bindings, steps_damage.BEFORE):
        return frame, amounts.holds(work, condition, frame.source, frame.bindings)
    mark = f"#if:{msgspec.json.encode(condition).decode()}"
    answer = filters.bound(frame.bindings, mark)
    if answer and filters.bound(frame.bindings, steps_damage.AFTER):
        return frame, bool(answer[0])
    true = amounts.holds(work, condition, frame.source, frame.bindings)
    return _with(frame, filters.with_bound(frame.bindings, mark, (int(true),))), true


def _branch(work: Work, frame: EffectFrame, steps: tuple[ir.Step, ...]) -> None:
    work.stack.append(_behind(frame))
    Doing(work, frame).then(steps)


def _may(work: Work, frame: EffectFrame, step: ir.May) -> None:
    """Ask, unless what it begins with cannot be done."""
    source = frame.source
    if not frame.answers and feasible.payable(work, feasible.leading(step.steps), source, frame.bindings):
        asking.open_option(work, frame, (asking.YES, asking.NO), "may", step.by)
        return
    done = frame.answers == (1,)
    work.stack.append(_behind(frame))
    doing = Doing(work, frame)
    doing.bind_number(step.name, int(done))
    if done:
        doing.then(step.steps)


def _repeat(work: Work, frame: EffectFrame, step: ir.Repeat) -> None:
    if step.times != "any":
        _times(work, frame, step, step.times)
    elif not frame.answers:
        if feasible.payable(work, feasible.leading(step.steps), frame.source, frame.bindings):
            asking.open_option(work, frame, (asking.YES, asking.NO), "again", "own")
        else:
            work.stack.append(_behind(frame))
    elif frame.answers == (0,):
        work.stack.append(_behind(frame))
    else:
        _loop(work, frame, (), step.steps, frame.source)


def _times(work: Work, frame: EffectFrame, step: ir.Repeat, times: ir.Amount) -> None:
    """So many times."""
    frame, answers = _summing(frame, step.steps), frame.answers
    left = answers[1] if answers else max(0, amounts.value(work, times, frame.source, frame.bindings))
    if left > 0:
        _loop(work, frame, (STARTED, left - 1), step.steps, frame.source)
    else:
        _over(work, frame, step.steps)


def _for_each(work: Work, frame: EffectFrame, step: ir.ForEach) -> None:
    left = frame.answers
    if not left:
        left = (STARTED, *(one.uid for one in filters.who(work, step.of, frame.source, frame.bindings)))
    frame = _summing(frame, step.steps)
    if len(left) == 1:
        _over(work, frame, step.steps)
        return
    frame = _with(frame, filters.with_bound(frame.bindings, step.name, (left[1],)))
    _loop(work, frame, (STARTED, *left[2:]), step.steps, frame.source)


def _with(frame: EffectFrame, bindings: Bindings) -> EffectFrame:
    return EffectFrame(frame.steps, frame.at, frame.source, bindings, (), frame.returns, frame.clause)


def _summing(frame: EffectFrame, steps: tuple[ir.Step, ...]) -> EffectFrame:
    """The frame of a loop, with what its steps have just bound added to the sums; these are empty when it begins."""
    bindings = frame.bindings
    for name in dict.fromkeys(names.bound(steps)):
        bindings = amounts.summed(bindings, name) if frame.answers else amounts.without_sum(bindings, name)
    return _with(frame, bindings)


def _over(work: Work, frame: EffectFrame, steps: tuple[ir.Step, ...]) -> None:
    """Go on behind a loop: a name bound in its steps stands for the sum."""
    bindings = frame.bindings
    for name in dict.fromkeys(names.bound(steps)):
        bindings = amounts.with_sum(bindings, name)
    work.stack.append(_behind(_with(frame, bindings)))


def _each_player(work: Work, frame: EffectFrame, step: ir.EachPlayer) -> None:
    own = frame.source.player
    order = (own, 1 - own) if step.first == "own" else (1 - own, own)
    left = frame.answers or (STARTED, *order)
    if len(left) == 1:
        work.stack.append(_behind(frame))
        return
    at = frame.source
    source = Source(left[1], at.card, at.pokemon, at.kind, at.name, at.other)
    _loop(work, frame, (STARTED, *left[2:]), step.steps, source)


def _loop(work: Work, frame: EffectFrame, left: tuple[int, ...], steps: tuple[ir.Step, ...], source: Source) -> None:
    """Carry out the steps once and come back to this place with what is left to do."""
    work.stack.append(
        EffectFrame(frame.steps, frame.at, frame.source, frame.bindings, left, frame.returns, frame.clause)
    )
    work.stack.append(EffectFrame(steps, 0, source, frame.bindings, (), True, frame.clause))


# --- instructions ----------------------------------------------------------------------------------------------------


def _instruction(doing: Doing, step: ir.Instruction) -> None:
    if isinstance(step, steps_damage.Step):
        steps_damage.do(doing, step)
    elif isinstance(step, steps_cards.Step):
        steps_cards.do(doing, step)
    elif isinstance(step, steps_board.Step):
        steps_board.do(doing, step)
    elif isinstance(step, steps_game.Step):
        steps_game.do(doing, step)
    else:
        assert_never(step)
