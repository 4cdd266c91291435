"""Instructions about the attack, the turn and the game as a whole."""

from __future__ import annotations

from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, attack, energy, feasible, filters, lasting, picks, turn, win
from ptcg_desktop.engine.doing import Doing
from ptcg_desktop.engine.events import ExtraTurnGranted
from ptcg_desktop.engine.state import AttackFrame, Mark, PrizeFrame, Source

Step = (
    ir.AttackDoesNothing
    | ir.UseAttack
    | ir.Lasting
    | ir.Rule
    | ir.Later
    | ir.TakePrizes
    | ir.EndTurn
    | ir.ExtraTurn
    | ir.Win
)
MOST_COPIES = 4
"""How often an attack that copies may copy another that copies: two of them could go on for ever."""


def do(doing: Doing, step: Step) -> None:
    """Carry it out."""
    work = doing.work
    if isinstance(step, ir.AttackDoesNothing):
        attack.cancel(work, "effect" if doing.source.kind != "attack" else "price")
    elif isinstance(step, ir.UseAttack):
        _use_attack(doing, step)
    elif isinstance(step, ir.Lasting | ir.Rule):
        lasting.put(doing, step)
    elif isinstance(step, ir.Later):
        lasting.later(doing, step)
    elif isinstance(step, ir.TakePrizes):
        player = doing.player(step.side)
        due = min(doing.value(step.amount), len(work.players[player].prizes))
        work.stack.append(PrizeFrame(player, due))
    elif isinstance(step, ir.EndTurn):
        turn.end_after_this(work)
    elif isinstance(step, ir.ExtraTurn):
        mark = Mark(doing.source.player, turn.EXTRA, work.turn)
        if mark not in work.marks:
            work.marks = (*work.marks, mark)
            work.events.append(ExtraTurnGranted(doing.source.player))
    elif isinstance(step, ir.Win):
        player = doing.player(step.side)
        win.end(work, player, win.by(player, "effect"))
    else:
        assert_never(step)


def _use_attack(doing: Doing, step: ir.UseAttack) -> None:
    """Another attack is carried out as this one: its choices and price, its damage, its effects."""
    work, at = doing.work, doing.source
    name = filters.bound_text(doing.bindings, step.attack)
    cards = doing.bound(picks.card_mark(step.attack))
    one = work.find(at.pokemon)
    copies = sum(1 for frame in work.stack if isinstance(frame, AttackFrame) and frame.copied)
    if not name or not cards or one is None or copies >= MOST_COPIES:
        return
    source = Source(at.player, cards[0], at.pokemon, "attack", name)
    facts = attack.facts_at(work, source)
    if facts is None or (not step.free and not energy.covered(work, one, name, facts.cost)):
        return
    program = facts.program
    if step.priced and not (
        (program.needs is None or amounts.holds(work, program.needs, source, ()))
        and feasible.payable(work, program.price, source)
    ):
        return
    bindings = () if step.priced else filters.with_bound((), attack.UNPAID, (1,))
    work.stack.append(AttackFrame(0, source, bindings, True))
