"""Choices that texts ask for: opening them, answering them, binding what was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import options
from ptcg_desktop.engine.actions import ChooseAttack, ChooseCard, ChoosePokemon, Decision, DecisionKind, SwitchIn
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.modifiers import Board
from ptcg_desktop.engine.refusals import refuse
from ptcg_desktop.engine.state import EffectFrame, State
from ptcg_desktop.engine.work import Work


def found(board: Board, frame: EffectFrame, step: ir.Pick) -> tuple[int, ...]:
    """Answers still possible to a pick among cards or Pokémon."""
    if isinstance(step, ir.PickPokemon):
        every = options.pokemon(board, step, frame.source, frame.bindings)
    elif isinstance(step, ir.PickCards):
        every = options.cards(board, step, frame.source, frame.bindings)
    elif isinstance(step, ir.PickEnergy):
        every = options.attached(board, step, frame.source, frame.bindings)
    else:
        every = ()
    return tuple(one for one in every if one not in frame.answers)


def ask(work: Work, frame: EffectFrame, step: ir.Pick) -> None:
    """Open the choice, or bind what was chosen if nothing more can be."""
    if isinstance(step, ir.PickAttack):
        _ask_attack(work, frame, step)
        return
    choices = found(work, frame, step)
    wanted = min(step.count - len(frame.answers), len(choices))
    if wanted <= 0:
        bind(work, frame, step.name, frame.answers)
        return
    work.stack.append(frame)
    player = frame.source.player
    kind: DecisionKind = "choose_card"
    if isinstance(step, ir.PickPokemon):
        kind = "switch_in" if step.name == ir.SWITCH_IN else "choose_pokemon"
        player = player if step.by == "own" else 1 - player
    optional = isinstance(step, ir.PickPokemon | ir.PickCards) and step.optional
    work.decision = Decision(
        kind,
        player,
        0 if optional else wanted,
        wanted,
        choices,
        purpose=step.name,
        clause=frame.clause,
        source=frame.source.card,
        chosen=frame.answers,
    )


def _ask_attack(work: Work, frame: EffectFrame, step: ir.PickAttack) -> None:
    names = options.attacks(work, step, frame.source, frame.bindings)
    if not names:
        bind(work, frame, step.name, "")
        return
    work.stack.append(frame)
    work.decision = Decision(
        "choose_attack",
        frame.source.player,
        names=names,
        purpose=step.name,
        clause=frame.clause,
        source=frame.source.card,
    )


def bind(work: Work, frame: EffectFrame, name: str, value: tuple[int, ...] | str) -> None:
    """Go on after the pick with its result bound."""
    bindings = (*frame.bindings, (name, value))
    work.stack.append(EffectFrame(frame.steps, frame.at + 1, frame.source, bindings, (), frame.returns, frame.clause))


def current(stack: Sequence[object]) -> EffectFrame | None:
    """The frame whose choice is open."""
    top = stack[-1] if stack else None
    return top if isinstance(top, EffectFrame) else None


def explain(state: State, act: ChoosePokemon | ChooseCard | SwitchIn | ChooseAttack) -> Refusal | None:
    """Why this is no answer to the open choice, or None."""
    decision = state.decision
    if decision is None:
        return refuse("R-WIN-8", "game.over")
    if isinstance(act, ChooseAttack):
        if act.name in decision.names:
            return None
        return refuse(decision.clause, "choice.not_offered", {"purpose": decision.purpose})
    answer = act.card if isinstance(act, ChooseCard) else act.pokemon
    if answer in decision.options:
        return None
    return refuse(_clause(state, act) or decision.clause, "choice.not_offered", {"purpose": decision.purpose})


def _clause(state: State, act: ChoosePokemon | ChooseCard | SwitchIn) -> str:
    """The clause by which the text's own filter refuses a Pokémon, where it names one."""
    frame = current(state.stack)
    if frame is None or isinstance(act, ChooseCard):
        return ""
    step = frame.steps[frame.at]
    one = options.find(state, act.pokemon)
    if not isinstance(step, ir.PickPokemon) or one is None:
        return ""
    clause = options.refuses(state, step.filter, one, frame.source, frame.bindings)
    return "" if clause == "-" else clause


def answer(work: Work, value: int) -> None:
    """One more card or Pokémon is chosen."""
    frame = work.stack.pop()
    if isinstance(frame, EffectFrame):
        answers = (*frame.answers, value)
        work.stack.append(
            EffectFrame(frame.steps, frame.at, frame.source, frame.bindings, answers, frame.returns, frame.clause)
        )


def done(work: Work) -> None:
    """No more is chosen: bind what there is."""
    frame = work.stack.pop()
    if not isinstance(frame, EffectFrame):
        return
    step = frame.steps[frame.at]
    if isinstance(step, ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttack):
        bind(work, frame, step.name, frame.answers)


def answer_attack(work: Work, name: str) -> None:
    """An attack is chosen."""
    frame = work.stack.pop()
    if isinstance(frame, EffectFrame):
        step = frame.steps[frame.at]
        if isinstance(step, ir.PickAttack):
            bind(work, frame, step.name, name)
