"""Instructions about Pokémon in play: who is where, what they are made of, what is attached to them."""

from __future__ import annotations

from typing import assert_never

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import THIS
from ptcg_desktop.engine import energy, evolve, knockout, modifiers, moving, retreat
from ptcg_desktop.engine.doing import Doing
from ptcg_desktop.engine.events import (
    EffectPut,
    EnergyAttached,
    PokemonBenched,
    PokemonDevolved,
    PokemonTransformed,
    TrainerAttached,
)
from ptcg_desktop.engine.lasting import last_turn, resolved
from ptcg_desktop.engine.state import FOREVER, Attachment, Effect, Pokemon, PrizeFrame, TrainerFrame
from ptcg_desktop.engine.work import Work

Step = (
    ir.SwitchActive
    | ir.AttachCards
    | ir.EvolveInto
    | ir.Devolve
    | ir.Transform
    | ir.Leave
    | ir.AttachThis
    | ir.PlayThis
)


def do(doing: Doing, step: Step) -> None:
    """Carry it out."""
    if isinstance(step, ir.SwitchActive):
        player = doing.player(step.side)
        for uid in (doing.source.pokemon,) if step.incoming == THIS else doing.bound(step.incoming):
            active = doing.work.players[player].active
            if active is not None and doing.reaches(active):
                retreat.switch(doing.work, player, uid, "effect")
    elif isinstance(step, ir.AttachCards):
        _attach(doing, step)
    elif isinstance(step, ir.EvolveInto):
        for one in doing.who(step.target)[:1]:
            for card in doing.bound(step.card):
                if not evolve.barred(doing.work, card, one):
                    zone, _ = moving.take(doing.work, card)
                    if zone:  # a card may have been moved by hand meanwhile
                        evolve.evolve(doing.work, card, one.uid, zone)
                    doing.forget((card,))
    elif isinstance(step, ir.Devolve):
        for one in doing.reached(step.of):
            _devolve(doing.work, one, step, doing.answers)
    elif isinstance(step, ir.Transform):
        _transform(doing, step)
    elif isinstance(step, ir.Leave):
        for one in doing.reached(step.of):
            moving.leave(doing.work, one, step.to, step.attached)
    elif isinstance(step, ir.AttachThis):
        _attach_this(doing, step)
    elif isinstance(step, ir.PlayThis):
        _play_this(doing)
    else:
        assert_never(step)


def _attach(doing: Doing, step: ir.AttachCards) -> None:
    cards = doing.movable(doing.bound(step.cards))
    targets = doing.who(step.to)
    for at, card in enumerate(cards):
        if doing.answers:
            uid = doing.answers[at]
        elif targets and (not step.each or at < len(targets)):
            uid = targets[at].uid if step.each else targets[0].uid
        else:
            continue
        target = doing.work.find(uid)
        if target is not None and energy.fits(doing.work, card, target):
            moving.attach(doing.work, card, uid)
    doing.forget(cards)


def _devolve(work: Work, one: Pokemon, step: ir.Devolve, answers: tuple[int, ...]) -> None:
    """Conditions and effects of attacks end, as when it evolves (R-EVO-6); damage and attached cards stay."""
    stages = {"highest": 1, "all": len(one.cards) - 1, "any": answers[0] if answers else 1}[step.stages]
    stages = min(stages, len(one.cards) - 1)
    if stages <= 0:
        return
    off = one.cards[len(one.cards) - stages :]
    effects = tuple(effect for effect in one.effects if not effect.attack)
    rest = one.cards[: len(one.cards) - stages]
    work.put(
        msgspec.structs.replace(one, cards=rest, conditions=(), effects=effects, since=work.turn, used=(), stuck=0)
    )
    for card in reversed(off):
        work.to_zone(work.game.owner(card), step.to, (card,))
    work.events.append(PokemonDevolved(one.player, one.uid, off[::-1], moving.plain(step.to)))


def _transform(doing: Doing, step: ir.Transform) -> None:
    work = doing.work
    for one in doing.reached(step.of)[:1]:
        for card in doing.bound(step.card)[:1]:
            zone, _ = moving.take(work, card)
            current = work.find(one.uid)
            if not zone or current is None:
                continue
            old = current.cards[-1]
            work.put(msgspec.structs.replace(current, cards=(*current.cards[:-1], card), used=()))
            work.to_zone(work.game.owner(old), step.to, (old,))
            event = PokemonTransformed(one.player, one.uid, card, zone, old, moving.plain(step.to))
            work.events.append(event)
            doing.forget((card,))


# --- the card itself -------------------------------------------------------------------------------------------------


def _attach_this(doing: Doing, step: ir.AttachThis) -> None:
    work, source = doing.work, doing.source
    targets = doing.who(step.to)
    if not targets:
        return
    if source.kind == "power":
        _become_energy(doing, step, targets[0].uid)
        return
    one = targets[0]
    until = last_turn(work.turn, source.player == work.current, step.until)
    for at, frame in enumerate(work.stack):
        if isinstance(frame, TrainerFrame) and frame.source.card == source.card:
            work.stack[at] = msgspec.structs.replace(frame, placed=True)
    effects = (*one.effects, _made(doing, step)) if step.grants else one.effects
    attached = (*one.attached, Attachment(source.card, until))
    work.put(msgspec.structs.replace(one, attached=attached, effects=effects))
    work.events.append(TrainerAttached(source.player, source.card, one.uid))
    if step.grants:
        work.events.append(EffectPut(one.uid, source.card, source.name, False))


def _made(doing: Doing, step: ir.AttachThis) -> Effect:
    """The grants that a card has where it is attached, in place of its own."""
    source = doing.source
    grants = tuple(resolved(doing, grant) for grant in step.grants)
    return Effect(grants, FOREVER, source.player, source.card, source.name, False)


def _become_energy(doing: Doing, step: ir.AttachThis, uid: int) -> None:
    """A Pokémon leaves play and its card becomes Energy on another one; if it was Knocked Out, Prizes are due."""
    work = doing.work
    one = work.find(doing.source.pokemon)
    if one is None or one.uid == uid:
        return
    doomed = knockout.falls(work, one)
    prizes = knockout.prizes_for(work, one)
    card = one.cards[-1]
    moving.leave(work, one, "discard", "discard")
    target = work.find(uid)
    if target is not None:
        owner = work.game.owner(card)
        work.leave_zone(owner, "discard", (card,))
        changed = msgspec.structs.replace(
            target, energy=(*target.energy, card), effects=(*target.effects, _made(doing, step))
        )
        work.put(changed)
        work.events.append(EnergyAttached(target.player, card, uid, "discard", "effect"))
        work.events.append(EffectPut(uid, card, doing.source.name, False))
    if doomed:
        work.stack.append(PrizeFrame(1 - one.player, prizes))


def _play_this(doing: Doing) -> None:
    """The Trainer card being played becomes a Pokémon on the Bench; without room it is discarded like any other."""
    work, source = doing.work, doing.source
    player = source.player
    side = work.players[player]
    if len(side.bench) >= modifiers.bench_limit(work, player):
        return
    for at, frame in enumerate(work.stack):
        if isinstance(frame, TrainerFrame) and frame.source.card == source.card:
            work.stack[at] = msgspec.structs.replace(frame, placed=True)
    pokemon = work.new_pokemon(player, source.card, work.turn)
    work.set_places(player, side.active, (*side.bench, pokemon))
    work.events.append(PokemonBenched(player, source.card, pokemon.uid, "table"))
