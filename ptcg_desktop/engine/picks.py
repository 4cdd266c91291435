"""Choices that texts ask for: opening them, answering them, binding what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, chance, feasible, filters, looking, options
from ptcg_desktop.engine.actions import ChooseAttack, ChooseCard, ChoosePokemon, Decision, DecisionKind, SwitchIn
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.refusals import refuse
from ptcg_desktop.engine.state import EffectFrame, State
from ptcg_desktop.engine.work import Work

COUNT = "#count"
"""The name under which the number asked for stays bound while a choice is open."""


def ask(work: Work, frame: EffectFrame, step: ir.Pick) -> None:
    """Open the choice, or bind what was chosen if nothing more can be."""
    if isinstance(step, ir.PickAttack):
        _ask_named(work, frame, step, tuple(options.attacks(work, step, frame.source, frame.bindings)))
    elif isinstance(step, ir.PickType):
        _ask_named(work, frame, step, options.types(work, step, frame.source, frame.bindings))
    elif isinstance(step, ir.LookAt):
        looking.look(work, frame, step)
    elif isinstance(step, ir.LookUntil):
        looking.look_until(work, frame, step)
    elif isinstance(step, ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttached):
        _ask_listed(work, frame, step)
    else:
        assert_never(step)


def chooser(frame: EffectFrame, by: ir.Player) -> int:
    """Who chooses."""
    return frame.source.player if by == "own" else 1 - frame.source.player


def _ask_listed(work: Work, frame: EffectFrame, step: options.Listed) -> None:
    every = options.found(work, step, frame.source, frame.bindings)
    if isinstance(step, ir.PickPokemon):
        every = feasible.fruitful(work, frame, step, every)
    choices = tuple(one for one in every if one not in frame.answers)
    if isinstance(step, ir.PickCards):
        if step.different:
            choices = _different(work, step, choices, frame.answers)
        if step.random or (step.zone == "prizes" and not step.among):
            _by_chance(work, frame, step, choices)
            return
    if step.count == "all" and not step.optional:
        looking.bind_unordered(work, frame, step.name, choices)
        return
    frame, total = _wanted(work, frame, step, len(choices))
    wanted = min(total - len(frame.answers), len(choices))
    if wanted <= 0:
        bind(work, frame, step.name, frame.answers)
        return
    work.stack.append(frame)
    work.decision = Decision(
        _kind(step),
        chooser(frame, step.by),
        options.at_least(step, wanted),
        wanted,
        choices,
        purpose=purpose(step.name),
        clause=frame.clause,
        source=frame.source.card,
        chosen=frame.answers,
    )


def purpose(name: str) -> str:
    """What a choice is for, by the name it binds: names of compiled texts are numbered (`"cards2"`)."""
    return name.rstrip("0123456789")


def _kind(step: options.Listed) -> DecisionKind:
    if isinstance(step, ir.PickPokemon):
        return "switch_in" if step.name == ir.SWITCH_IN else "choose_pokemon"
    return "choose_card"


def _wanted(work: Work, frame: EffectFrame, step: options.Listed, choices: int) -> tuple[EffectFrame, int]:
    """How many to pick in all; a number that takes coins is worked out once."""
    if isinstance(step.count, int):
        return frame, step.count
    if step.count == "all" or step.count == "any":
        return frame, choices + len(frame.answers)
    kept = filters.bound(frame.bindings, COUNT)
    if kept:
        return frame, kept[0]
    count = max(0, amounts.value(work, step.count, frame.source, frame.bindings))
    bindings = filters.with_bound(frame.bindings, COUNT, (count,))
    return EffectFrame(frame.steps, frame.at, frame.source, bindings, (), frame.returns, frame.clause), count


def _different(work: Work, step: ir.PickCards, choices: Sequence[int], chosen: Sequence[int]) -> tuple[int, ...]:
    """What differs from everything chosen so far in name or type."""
    cards = work.game.cards
    if step.different == "name":
        names = {cards[card].name for card in chosen}
        return tuple(card for card in choices if cards[card].name not in names)
    types = {letter for card in chosen for letter in (*cards[card].types, *cards[card].provides)}
    return tuple(card for card in choices if not types & {*cards[card].types, *cards[card].provides})


def _by_chance(work: Work, frame: EffectFrame, step: ir.PickCards, choices: tuple[int, ...]) -> None:
    """Nobody chooses, or nobody knows what there is to choose."""
    frame, total = _wanted(work, frame, step, len(choices))
    bind(work, frame, step.name, chance.sample(work, choices, total))


def _ask_named(work: Work, frame: EffectFrame, step: ir.PickAttack | ir.PickType, names: tuple[str, ...]) -> None:
    if not names:
        bind(work, frame, step.name, "")
        return
    work.stack.append(frame)
    work.decision = Decision(
        "choose_attack" if isinstance(step, ir.PickAttack) else "choose_option",
        chooser(frame, step.by),
        names=names,
        purpose=purpose(step.name),
        clause=frame.clause,
        source=frame.source.card,
    )


def bind(work: Work, frame: EffectFrame, name: str, value: tuple[int, ...] | str) -> None:
    """Go on after the pick with its result bound."""
    bindings = tuple(pair for pair in filters.with_bound(frame.bindings, name, value) if pair[0] != COUNT)
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
    one = filters.find(state, act.pokemon)
    if not isinstance(step, ir.PickPokemon) or one is None:
        return ""
    clause = filters.refuses(state, step.filter, one, frame.source, frame.bindings)
    return "" if clause == "-" else clause


def answer(work: Work, value: int) -> None:
    """One more card, Pokémon or number is chosen."""
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
    if isinstance(step, ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttached):
        bind(work, frame, step.name, frame.answers)


def answer_attack(work: Work, name: str) -> None:
    """An attack is chosen; the card it stands on is bound besides."""
    frame = work.stack.pop()
    if not isinstance(frame, EffectFrame):
        return
    step = frame.steps[frame.at]
    if isinstance(step, ir.PickAttack):
        card = options.attacks(work, step, frame.source, frame.bindings).get(name, frame.source.card)
        bindings = filters.with_bound(frame.bindings, card_mark(step.name), (card,))
        frame = EffectFrame(frame.steps, frame.at, frame.source, bindings, (), frame.returns, frame.clause)
        bind(work, frame, step.name, name)


def card_mark(name: str) -> str:
    """The name under which the card of a bound attack is bound."""
    return f"#card:{name}"
