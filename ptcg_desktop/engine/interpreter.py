"""Carrying out effect programs: one IR step at a time, from a frame on the stack."""

from __future__ import annotations

from typing import assert_never

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, attack, damage, energy, evolve, modifiers, options, picks, retreat
from ptcg_desktop.engine.actions import Decision
from ptcg_desktop.engine.chance import shuffle
from ptcg_desktop.engine.conditions import cure, inflict, put_counters, with_damage
from ptcg_desktop.engine.events import (
    CardsDrawn,
    CardsMoved,
    DamageRemoved,
    EffectPrevented,
    EffectPut,
    TrainerAttached,
)
from ptcg_desktop.engine.state import (
    Attachment,
    AttackFrame,
    Bindings,
    Effect,
    EffectFrame,
    Pokemon,
    PowerFrame,
    Source,
    TrainerFrame,
)
from ptcg_desktop.engine.work import Work

YES, NO = "yes", "no"


def run(work: Work, frame: EffectFrame) -> None:
    """Carry out the frame's next step."""
    if frame.at == len(frame.steps):
        if frame.returns:
            _hand_down(work, frame.bindings)
        return
    step = frame.steps[frame.at]
    if isinstance(step, ir.PickPokemon) and step.name == ir.SWITCH_IN and _stays(work, frame.source, step.side):
        picks.bind(work, frame, step.name, ())
        return
    if isinstance(step, ir.PickPokemon | ir.PickCards | ir.PickEnergy | ir.PickAttack):
        picks.ask(work, frame, step)
        return
    if isinstance(step, ir.May) and not frame.answers:
        _ask_may(work, frame)
        return
    work.stack.append(
        EffectFrame(frame.steps, frame.at + 1, frame.source, frame.bindings, (), frame.returns, frame.clause)
    )
    if isinstance(step, ir.Flip | ir.If | ir.May | ir.Repeat):
        _control(work, frame, step)
    else:
        _instruction(work, frame, step)


def _hand_down(work: Work, bindings: Bindings) -> None:
    below = work.stack.pop()
    if isinstance(below, AttackFrame | TrainerFrame | PowerFrame):
        below = msgspec.structs.replace(below, bindings=bindings)
    work.stack.append(below)


# --- control ---------------------------------------------------------------------------------------------------------


def _ask_may(work: Work, frame: EffectFrame) -> None:
    work.stack.append(frame)
    work.decision = Decision(
        "choose_option",
        frame.source.player,
        names=(YES, NO),
        purpose="may",
        clause=frame.clause,
        source=frame.source.card,
    )


def _control(work: Work, frame: EffectFrame, step: ir.Control) -> None:
    if isinstance(step, ir.Flip):
        steps = step.heads if amounts.flip(work, frame.source) else step.tails
    elif isinstance(step, ir.If):
        steps = step.then if amounts.holds(work, step.condition, frame.source, frame.bindings) else step.otherwise
    elif isinstance(step, ir.May):
        steps = step.steps if frame.answers == (1,) else ()
    elif isinstance(step, ir.Repeat):
        steps = step.steps * max(0, amounts.value(work, step.times, frame.source, frame.bindings))
    else:
        assert_never(step)
    if steps:
        work.stack.append(EffectFrame(steps, 0, frame.source, frame.bindings, (), False, frame.clause))


# --- instructions ----------------------------------------------------------------------------------------------------


def _instruction(work: Work, frame: EffectFrame, step: ir.Instruction) -> None:
    source, bindings = frame.source, frame.bindings
    if isinstance(step, ir.AttackDoesNothing):
        attack.cancel(work, "effect" if source.kind != "attack" else "price")
    elif isinstance(step, ir.DealDamage | ir.PutCounters | ir.Heal | ir.MoveCounters | ir.KnockOut):
        _damage(work, source, bindings, step)
    elif isinstance(step, ir.Inflict | ir.Cure | ir.Lasting):
        _put_on_pokemon(work, source, bindings, step)
    elif isinstance(step, ir.Draw | ir.DiscardHand | ir.MoveCards | ir.ShuffleDeck):
        _cards(work, source, bindings, step)
    elif isinstance(step, ir.SwitchActive | ir.AttachCards | ir.EvolveInto | ir.AttachThis):
        _board(work, source, bindings, step)
    else:
        assert_never(step)


def reached(work: Work, expression: ir.Who, source: Source, bindings: Bindings) -> list[Pokemon]:
    """The Pokémon an instruction acts on: those protected from effects of the opponent's attacks are left out."""
    result: list[Pokemon] = []
    for one in options.who(work, expression, source, bindings):
        shielded = (
            source.kind == "attack"
            and one.player != source.player
            and modifiers.forbidden(work, "attack_effect", one.player, one.uid) is not None
        )
        if shielded:
            work.events.append(EffectPrevented(one.uid))
        else:
            result.append(one)
    return result


def _stays(work: Work, source: Source, side: ir.Side) -> bool:
    """Is the Active of that side, not the source's own, protected from being exchanged by this text?"""
    return side == "opponent" and source.kind == "attack" and not reached(work, ir.Active(side), source, ())


def _damage(
    work: Work,
    source: Source,
    bindings: Bindings,
    step: ir.DealDamage | ir.PutCounters | ir.Heal | ir.MoveCounters | ir.KnockOut,
) -> None:
    if isinstance(step, ir.DealDamage):
        _deal(work, source, bindings, step)
    elif isinstance(step, ir.PutCounters):
        points = amounts.value(work, step.amount, source, bindings)
        for one in reached(work, step.on, source, bindings):
            put_counters(work, one.uid, points, "effect")
    elif isinstance(step, ir.Heal):
        points = amounts.value(work, step.amount, source, bindings)
        for one in options.who(work, step.of, source, bindings):
            heal(work, one, points, "healed")
    elif isinstance(step, ir.MoveCounters):
        givers = reached(work, step.source, source, bindings)
        takers = reached(work, step.target, source, bindings)
        if givers and takers:
            moved = heal(work, givers[0], step.amount, "moved")
            put_counters(work, takers[0].uid, moved, "effect")
    else:
        for one in reached(work, step.of, source, bindings):
            put_counters(work, one.uid, max(0, modifiers.hp(work, one) - one.damage), "effect")


def _deal(work: Work, source: Source, bindings: Bindings, step: ir.DealDamage) -> None:
    attacker = work.find(source.pokemon)
    amount = amounts.value(work, step.amount, source, bindings)
    if attacker is None or amount <= 0:
        return
    for one in options.who(work, step.to, source, bindings):
        hit = damage.Hit(attacker, one, source.name, amount)
        if one.uid == attacker.uid:
            hit.skips = damage.RECOIL_SKIPS
        elif work.players[one.player].active is not one:
            hit.skips = damage.bench_skips(work)
        damage.deal(work, hit)


def heal(work: Work, one: Pokemon, points: int, reason: str) -> int:
    """Remove damage worth up to `points`; returns what was removed."""
    points = min(points - points % 10, one.damage)
    if points > 0:
        work.put(with_damage(one, one.damage - points))
        work.events.append(DamageRemoved(one.uid, points, reason))
    return points


def _put_on_pokemon(work: Work, source: Source, bindings: Bindings, step: ir.Inflict | ir.Cure | ir.Lasting) -> None:
    if isinstance(step, ir.Inflict):
        for one in reached(work, step.to, source, bindings):
            inflict(work, one.uid, step.condition, step.amount)
    elif isinstance(step, ir.Cure):
        for one in options.who(work, step.of, source, bindings):
            cure(work, one.uid, step.conditions, "effect")
    else:
        grants = tuple(_resolved(grant, bindings) for grant in step.grants)
        until = last_turn(work.turn, source.player == work.current, step.until)
        for one in reached(work, step.on, source, bindings):
            effect = Effect(grants, until, source.player, source.card, source.name, source.kind == "attack")
            work.put(msgspec.structs.replace(one, effects=(*one.effects, effect)))
            work.events.append(EffectPut(one.uid, source.card, source.name))


def last_turn(turn: int, own_turn: bool, until: str) -> int:
    """The number of the turn at whose end something ends (R-TURN-7), seen from its player; 0 = it stays."""
    if until == "stays":
        return 0
    if until == "end_of_turn":
        return turn
    if until == "end_of_opponent_turn":
        return turn + 1 if own_turn else turn
    return turn + 2 if own_turn else turn + 1


def _resolved(grant: ir.Grant, bindings: Bindings) -> ir.Grant:
    """The grant with the attack it names by a bound name put in."""
    if isinstance(grant, ir.Forbid) and grant.attack_bound:
        return ir.Forbid(grant.act, grant.scope, options.bound_text(bindings, grant.attack_bound))
    return grant


def _cards(
    work: Work,
    source: Source,
    bindings: Bindings,
    step: ir.Draw | ir.DiscardHand | ir.MoveCards | ir.ShuffleDeck,
) -> None:
    if isinstance(step, ir.MoveCards):
        for card in options.bound(bindings, step.cards):
            move(work, card, step.to, step.shown)
        return
    player = source.player if step.side == "own" else 1 - source.player
    if isinstance(step, ir.Draw):
        drawn = work.draw(player, max(0, amounts.value(work, step.amount, source, bindings)))
        if drawn:
            work.events.append(CardsDrawn(player, drawn, "effect"))
    elif isinstance(step, ir.DiscardHand):
        hand = work.players[player].hand
        work.set_hand(player, ())
        work.discard(hand)
        work.events.append(CardsMoved(player, hand, "hand", "discard", "effect"))
    else:
        shuffle(work, player)


def take(work: Work, card: int) -> tuple[str, int]:
    """Take a card out of wherever it is; returns the zone and, for a card in play, its Pokémon."""
    owner = work.game.owner(card)
    for player in (owner, 1 - owner):
        for one in work.in_play(player):
            if card in one.energy:
                work.put(energy.with_energy(one, tuple(other for other in one.energy if other != card)))
                return "pokemon", one.uid
            if any(item.card == card for item in one.attached):
                rest = tuple(item for item in one.attached if item.card != card)
                work.put(msgspec.structs.replace(one, attached=rest))
                return "pokemon", one.uid
    side = work.players[owner]
    for zone in ("hand", "deck", "discard", *(pile.name for pile in side.piles)):
        if card in work.zone(owner, zone):
            work.leave_zone(owner, zone, (card,))
            return zone, -1
    return "", -1


def move(work: Work, card: int, target: str, shown: bool, reason: str = "effect") -> None:
    """Put a card into a zone of its owner (R-ZONE-3)."""
    owner = work.game.owner(card)
    zone, pokemon = take(work, card)
    if zone:
        work.to_zone(owner, target, (card,))
        work.events.append(CardsMoved(owner, (card,), zone, target, reason, pokemon, shown))


def _board(
    work: Work,
    source: Source,
    bindings: Bindings,
    step: ir.SwitchActive | ir.AttachCards | ir.EvolveInto | ir.AttachThis,
) -> None:
    if isinstance(step, ir.SwitchActive):
        if options.bound(bindings, step.incoming) and _stays(work, source, step.side):
            return
        player = source.player if step.side == "own" else 1 - source.player
        for uid in options.bound(bindings, step.incoming):
            retreat.switch(work, player, uid, "effect")
        return
    targets = options.who(work, step.target if isinstance(step, ir.EvolveInto) else step.to, source, bindings)
    if not targets:
        return
    uid = targets[0].uid
    if isinstance(step, ir.AttachThis):
        _attach_this(work, source, targets[0], step)
        return
    name = step.card if isinstance(step, ir.EvolveInto) else step.cards
    for card in options.bound(bindings, name):
        zone, _ = take(work, card)
        if isinstance(step, ir.EvolveInto):
            evolve.evolve(work, card, uid, zone)
        else:
            energy.attach(work, card, uid, zone, "effect")


def _attach_this(work: Work, source: Source, one: Pokemon, step: ir.AttachThis) -> None:
    until = last_turn(work.turn, source.player == work.current, step.until)
    work.put(msgspec.structs.replace(one, attached=(*one.attached, Attachment(source.card, until))))
    work.events.append(TrainerAttached(source.player, source.card, one.uid))
    for at, frame in enumerate(work.stack):
        if isinstance(frame, TrainerFrame) and frame.source.card == source.card:
            work.stack[at] = msgspec.structs.replace(frame, placed=True)


def answer_may(work: Work, code: str) -> None:
    """The player said whether the text is carried out."""
    frame = work.stack.pop()
    if isinstance(frame, EffectFrame):
        work.stack.append(msgspec.structs.replace(frame, answers=(1,) if code == YES else (0,)))
