"""Texts that a person carries out by hand: the prompt that stays until it is done, and taking a text over.

A text that no program carries out does what can be done without it (an attack deals its printed damage, a Trainer is
put where it belongs) and then stands here until its player says that the rest was done.
"""

from __future__ import annotations

from ptcg_desktop.engine.actions import Decision, DecisionKind
from ptcg_desktop.engine.events import TextCarriedOut, TextTakenOver, TextToCarryOut
from ptcg_desktop.engine.state import (
    AttackFrame,
    ByHandFrame,
    EffectFrame,
    LookFrame,
    PowerFrame,
    Source,
    State,
    TrainerFrame,
)
from ptcg_desktop.engine.work import Work

ASKED_BY_TEXTS: frozenset[DecisionKind] = frozenset(
    ("switch_in", "choose_pokemon", "choose_card", "choose_attack", "choose_option")
)
"""Choices that texts ask for, and some of which may be asked by the rules."""
TRAINER_LEAVES, POWER_DONE = 3, 3
"""The parts of a Trainer and of a power behind the last of their texts (`trainers.LEAVE`, `powers.DONE`)."""


def ask(work: Work, frame: ByHandFrame) -> None:
    """Go on only when the player says that the text was carried out."""
    at = frame.source
    work.stack.append(frame)
    work.decision = Decision("by_hand", at.player, 0, 0, (), (at.name,), at.kind, "R-DO-1", at.card)


def begin(work: Work, source: Source) -> None:
    """The text has its turn, when everything put on the stack after this is done."""
    work.events.append(TextToCarryOut(source.player, source.card, source.name))
    work.stack.append(ByHandFrame(source))


def looking(work: Work, frame: LookFrame) -> None:
    """Keep the cards in sight that still lie where they were looked at; with the last one the look ends."""
    lying = work.zone(frame.owner, frame.zone)
    cards = tuple(card for card in frame.cards if card in lying)
    if not cards:
        work.decision = frame.resume
        return
    work.stack.append(frame)
    work.decision = Decision("look", frame.player, 0, 0, cards, (frame.zone,), "look", "R-INFO-1")


def done(work: Work) -> bool:
    """The text was carried out, or the look is over; False if neither was open."""
    top = work.stack[-1] if work.stack else None
    if isinstance(top, ByHandFrame):
        at = top.source
        work.events.append(TextCarriedOut(at.player, at.card, at.name))
        work.stack.pop()
    elif isinstance(top, LookFrame):
        work.decision = top.resume
        work.stack.pop()
    else:
        return False
    return True


def running(state: State) -> EffectFrame | None:
    """The automated text that asks the open choice."""
    top = state.stack[-1] if state.stack else None
    asked = state.decision is not None and state.decision.kind in ASKED_BY_TEXTS
    return top if isinstance(top, EffectFrame) and asked else None


def take_over(work: Work, player: int) -> None:
    """The program of the text in progress ends here; its player does what is left."""
    source: Source | None = None
    while work.stack and isinstance(work.stack[-1], EffectFrame):
        frame = work.stack.pop()
        if isinstance(frame, EffectFrame):
            source = frame.source
    if source is None:
        return
    _leave_out_the_rest(work, source)
    work.events.append(TextTakenOver(player, source.card, source.name))
    work.stack.append(ByHandFrame(source))


def _leave_out_the_rest(work: Work, source: Source) -> None:
    """The parts of the same text that were still to come are not carried out either."""
    below = work.stack.pop() if work.stack else None
    if isinstance(below, TrainerFrame) and below.source.card == source.card and below.at < TRAINER_LEAVES:
        below = TrainerFrame(TRAINER_LEAVES, below.source, below.bindings, below.placed)
    elif isinstance(below, AttackFrame) and below.source.card == source.card:
        below = AttackFrame(len(work.game.attack_steps), below.source, below.bindings, below.copied)
    elif isinstance(below, PowerFrame) and below.source.card == source.card:
        below = PowerFrame(POWER_DONE, below.source, below.bindings)
    if below is not None:
        work.stack.append(below)
