"""Doing it anyway: acts of the main part that a clause forbids and that hands can do all the same."""

from __future__ import annotations

from typing import assert_never

import msgspec

from ptcg_desktop.engine import attack, bench, energy, evolve, manual_texts, marks, modifiers, powers, retreat, trainers
from ptcg_desktop.engine.actions import Anyway, Attach, Attack, Bench, Evolve, PlayTrainer, Retreat, RuleAct, UsePower
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import CardsMoved, DoneByHand, PowerUsed, TrainerAttached, TrainerPlayed
from ptcg_desktop.engine.refusals import own_pokemon, refuse
from ptcg_desktop.engine.state import Attachment, State, TrainerFrame
from ptcg_desktop.engine.work import Work


def explain(state: State, act: Anyway) -> Refusal | None:
    """Why the act cannot be done by hand, or None: it is allowed anyway, or what it needs is not there."""
    decision = state.decision
    inner = act.action
    if decision is None or decision.kind != "main" or not act.player == inner.player == decision.player:
        return refuse("R-TURN-4", "manual.choice_open")
    refusal = forbids(state, inner)
    if refusal is None:
        return refuse("R-DO-1", "manual.allowed")
    return None if _possible(state, inner) else refusal


def forbids(state: State, act: RuleAct) -> Refusal | None:
    """What forbids the act."""
    if isinstance(act, Attach):
        return energy.explain(state, act)
    if isinstance(act, Bench):
        return bench.explain(state, act)
    if isinstance(act, Evolve):
        return evolve.explain(state, act)
    if isinstance(act, Attack):
        return attack.explain(state, act)
    if isinstance(act, PlayTrainer):
        return trainers.explain(state, act)
    if isinstance(act, Retreat):
        return retreat.explain(state, act)
    if isinstance(act, UsePower):
        return powers.explain(state, act)
    assert_never(act)


def _possible(state: State, act: RuleAct) -> bool:
    """Is everything there that hands need?"""
    side = state.players[act.player]
    if isinstance(act, Attack):
        return side.active is not None and attack.facts_of(state, side.active, act.name) is not None
    if isinstance(act, UsePower):
        one = own_pokemon(state, act.player, act.pokemon)
        return one is not None and any(power.name == act.name for power in modifiers.top(state, one).powers)
    if isinstance(act, Retreat):
        if side.active is None or all(one.uid != act.target for one in side.bench):
            return False
        return len(set(act.pay)) == len(act.pay) and all(card in side.active.energy for card in act.pay)
    if act.card not in side.hand:
        return False
    facts = state.game.cards[act.card]
    if isinstance(act, PlayTrainer):
        return facts.kind == "trainer"
    if isinstance(act, Bench):
        return facts.hp > 0
    there = any(_in_play(state, player, act.target) for player in (0, 1))
    return there and (isinstance(act, Attach) or facts.hp > 0)


def _in_play(state: State, player: int, uid: int) -> bool:
    return own_pokemon(state, player, uid) is not None


# --- doing it --------------------------------------------------------------------------------------------------------

UNCERTAIN = frozenset(
    (
        "trainer.impossible",
        "trainer.needs",
        "trainer.tool_limit",
        "trainer.same_stadium",
        "bench.full",
        "power.unknown",
        "power.impossible",
        "power.needs",
    )
)
"""Refusals for which the text itself cannot be carried out as it stands: it is done by hand."""


def do(work: Work, state: State, act: Anyway) -> None:
    """Carry it out and say which clause forbids it."""
    refusal = forbids(state, act.action)
    work.events.append(DoneByHand(act.player, refusal.clause if refusal else ""))
    inner = act.action
    by_hand = refusal is not None and refusal.code in UNCERTAIN
    if isinstance(inner, Attach):
        _attach(work, inner)
    elif isinstance(inner, Bench):
        bench.do(work, inner)
    elif isinstance(inner, Evolve):
        _evolve(work, inner)
    elif isinstance(inner, Attack):
        attack.do(work, inner)
    elif isinstance(inner, Retreat):
        retreat.do(work, inner)
    elif isinstance(inner, PlayTrainer):
        if by_hand:
            _trainer(work, inner)
        else:
            trainers.do(work, inner)
    elif isinstance(inner, UsePower):
        if by_hand:
            _power(work, inner)
        else:
            powers.do(work, inner)
    else:
        assert_never(inner)


def _attach(work: Work, act: Attach) -> None:
    """Energy as the turn's attachment; any other card is attached as it is, also to a Pokémon of the other player."""
    target = work.find(act.target)
    if target is None:
        return
    if work.game.cards[act.card].is_energy and target.player == act.player:
        energy.do(work, act)
        return
    zone = "hand"
    work.leave_hand(act.player, act.card)
    if target.player != act.player:
        work.events.append(CardsMoved(act.player, (act.card,), "hand", "table", "by_hand"))
        zone = "table"
    if work.game.cards[act.card].is_energy:
        energy.attach(work, act.card, act.target, zone, "by_hand")
    else:
        work.put(msgspec.structs.replace(target, attached=(*target.attached, Attachment(act.card, 0))))
        work.events.append(TrainerAttached(target.player, act.card, act.target, zone))


def _evolve(work: Work, act: Evolve) -> None:
    target = work.find(act.target)
    if target is not None and target.player == act.player:
        evolve.do(work, act)
        return
    work.leave_hand(act.player, act.card)
    work.events.append(CardsMoved(act.player, (act.card,), "hand", "table", "by_hand"))
    evolve.evolve(work, act.card, act.target, "table")


def _trainer(work: Work, act: PlayTrainer) -> None:
    """The card lies on the table until its text was carried out by hand."""
    where = trainers.source(act.player, act.card, work.game.cards[act.card].name)
    work.leave_hand(act.player, act.card)
    work.events.append(TrainerPlayed(act.player, act.card))
    marks.use(work, work.game.cards[act.card].program, where)
    work.stack.append(TrainerFrame(trainers.LEAVE, where))
    manual_texts.begin(work, where)


def _power(work: Work, act: UsePower) -> None:
    one = work.find(act.pokemon)
    if one is not None:
        work.events.append(PowerUsed(act.player, act.pokemon, act.name))
        manual_texts.begin(work, powers.source(one, act.name))
