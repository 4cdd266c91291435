"""Texts that may prevent whatever an attack does to a Pokémon: each is asked once in an attack, before the first of it.

What is then prevented is kept in the attack in progress: the Pokémon is shielded until that attack is over.
"""

from __future__ import annotations

from collections.abc import Iterable

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import nodes
from ptcg_desktop.engine import filters, triggers
from ptcg_desktop.engine.board import Entry
from ptcg_desktop.engine.doing import SHIELD, Doing, attack_frame, note
from ptcg_desktop.engine.state import AttackFrame, EffectFrame, Pokemon
from ptcg_desktop.engine.work import Work

POINT = "damage.would"
ASKED = "#asked"
"""Bound in an attack to the Pokémon whose texts have been asked."""


def everything(entry: Entry) -> bool:
    """May this text prevent the attack's effects, not its damage alone?"""
    grant = entry.grant
    return isinstance(grant, ir.Trigger) and any(
        isinstance(node, ir.Cancel) and node.what in ("effects", "all") for node in nodes(grant.steps)
    )


def asked(work: Work, uid: int) -> bool:
    """Has this Pokémon's text been asked in the attack in progress?"""
    return uid in _bound(work, ASKED)


def ask(work: Work, uid: int) -> None:
    """Remember that it has."""
    note(work, ASKED, (*_bound(work, ASKED), uid))


def shield(work: Work, uid: int) -> None:
    """Nothing more of the attack in progress reaches this Pokémon."""
    note(work, SHIELD, (*_bound(work, SHIELD), uid))


def shielded(work: Work, uid: int) -> bool:
    """Does the attack in progress no longer reach this Pokémon?"""
    return uid in _bound(work, SHIELD)


def _bound(work: Work, name: str) -> tuple[int, ...]:
    at = attack_frame(work)
    frame = work.stack[at] if at >= 0 else None
    return filters.bound(frame.bindings, name) if isinstance(frame, AttackFrame) else ()


def asks(work: Work, frame: EffectFrame, step: ir.Step) -> bool:
    """Start what may prevent this instruction of an attack from reaching a Pokémon; False if nothing may."""
    if frame.source.kind != "attack" or POINT not in work.index.by_name:
        return False
    for one in _reached(Doing(work, frame), step):
        if one.player != frame.source.player and not asked(work, one.uid):
            found = triggers.answering(work, POINT, one.player, one.uid, frame.source.pokemon)
            found = [entry for entry in found if everything(entry)]
            if found:
                ask(work, one.uid)
                work.stack.append(frame)
                triggers.start(work, found, frame.source.pokemon)
                return True
    return False


def _reached(doing: Doing, step: ir.Step) -> Iterable[Pokemon]:
    """The Pokémon that an instruction does something to, other than damage."""
    if isinstance(step, ir.Inflict):
        return doing.who(step.to)
    if isinstance(step, ir.Lasting | ir.PutCounters):
        return doing.who(step.on)
    if isinstance(step, ir.KnockOut | ir.Leave | ir.Devolve | ir.Transform):
        return doing.who(step.of)
    if isinstance(step, ir.MoveCounters):
        return (*doing.who(step.source), *doing.who(step.target))
    if isinstance(step, ir.SwitchActive):
        return doing.who(ir.Active(step.side))
    if isinstance(step, ir.MoveCards | ir.AttachCards):
        return doing.bearers(doing.bound(step.cards))
    return ()
