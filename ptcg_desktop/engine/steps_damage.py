"""Instructions about damage, counters and Special Conditions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, damage, filters, modifiers, options, shields
from ptcg_desktop.engine.conditions import cure, inflict, put_counters, with_damage
from ptcg_desktop.engine.doing import Doing
from ptcg_desktop.engine.events import DamageDone, DamageRemoved, EffectPut
from ptcg_desktop.engine.state import FOREVER, Bindings, Effect, HitFrame, Pokemon
from ptcg_desktop.engine.work import Work

Step = (
    ir.SetDamage
    | ir.MoreDamage
    | ir.IgnoreFor
    | ir.DealDamage
    | ir.PutCounters
    | ir.SpreadCounters
    | ir.Heal
    | ir.MoveCounters
    | ir.Inflict
    | ir.Cure
    | ir.KnockOut
    | ir.Cancel
    | ir.MirrorAttack
)
SET, MORE, IGNORES = "#set_damage", "#more_damage", "#ignores"
"""Names under which an attack's text binds what it changes about its own damage before that is worked out."""
BEFORE, AFTER = "#before", "#after"
"""Bound in what an attack does before its damage is worked out, and, with it, in what it does then."""
IGNORED = ("weakness", "resistance", "effects")


def do(doing: Doing, step: Step) -> None:
    """Carry it out."""
    if isinstance(step, ir.SetDamage):
        doing.bind_number(SET, doing.value(step.amount))
    elif isinstance(step, ir.MoreDamage):
        more = amounts.value(doing.work, step.amount, doing.source, doing.bindings)
        doing.bind_number(MORE, sum(doing.bound(MORE)) + more)
    elif isinstance(step, ir.IgnoreFor):
        doing.rebind(with_ignored(doing.bindings, step.what))
    elif isinstance(step, ir.DealDamage):
        _deal(doing, step)
    elif isinstance(step, ir.PutCounters):
        for one in doing.reached(step.on):
            put_counters(doing.work, one.uid, doing.value(step.amount), "effect")
    elif isinstance(step, ir.SpreadCounters):
        _spread(doing)
    elif isinstance(step, ir.Heal | ir.MoveCounters):
        _remove(doing, step)
    elif isinstance(step, ir.Inflict):
        for one in doing.reached(step.to):
            inflict(doing.work, one.uid, step.condition, step.amount)
    elif isinstance(step, ir.Cure):
        for one in doing.who(step.of):
            cure(doing.work, one.uid, step.conditions, "effect")
    elif isinstance(step, ir.KnockOut):
        for one in doing.reached(step.of):
            put_counters(doing.work, one.uid, max(0, modifiers.hp(doing.work, one) - one.damage), "effect")
    elif isinstance(step, ir.Cancel):
        _cancel(doing, step)
    elif isinstance(step, ir.MirrorAttack):
        _mirror(doing, step)
    else:
        assert_never(step)


def _deal(doing: Doing, step: ir.DealDamage) -> None:
    """Damage of the attack beside its own number; the last Pokémon is struck first, on top of the stack."""
    amount = doing.value(step.amount)
    strike_all(doing, doing.who(step.to), amount, (*step.ignores, *ignored(doing.bindings)))


def strike_all(doing: Doing, targets: tuple[Pokemon, ...], amount: int, ignores: tuple[str, ...]) -> None:
    """Do damage to each: that of an attack, or of the power or effect whose text this is."""
    work = doing.work
    attacker = work.find(doing.source.pokemon)
    if attacker is None:
        return
    for one in targets if "damage.would" not in work.index.by_name else reversed(targets):
        place: damage.Place = "self" if one.uid == attacker.uid else "defending"
        if place != "self" and doing.source.kind != "attack":
            place = "text"
        elif place != "self" and work.players[one.player].active is not one:
            place = "bench"
        damage.strike(work, HitFrame(attacker.uid, one.uid, doing.source.name, amount, ignores, place))


def _spread(doing: Doing) -> None:
    counts: dict[int, int] = {}
    for uid in doing.answers:
        counts[uid] = counts.get(uid, 0) + 10
    for uid, points in counts.items():
        one = doing.work.find(uid)
        if one is not None and doing.reaches(one):
            put_counters(doing.work, uid, points, "effect")


def heal(work: Work, one: Pokemon, points: int, reason: str) -> int:
    """Remove damage worth up to `points`; returns what was removed."""
    if reason == "healed" and modifiers.forbidden(work, "heal", one.player, one.uid) is not None:
        return 0
    points = min(points - points % 10, one.damage)
    if points > 0:
        work.put(with_damage(one, one.damage - points))
        work.events.append(DamageRemoved(one.uid, points, reason))
        if reason == "healed":
            work.remember("healed", one.player, one.uid, one.card, amount=points)
    return max(0, points)


def _remove(doing: Doing, step: ir.Heal | ir.MoveCounters) -> None:
    work = doing.work
    chosen = 10 * doing.answers[0] if doing.answers else None
    if isinstance(step, ir.Heal):
        total = 0
        for one in doing.who(step.of):
            limit = one.damage if step.amount == "all" else doing.value(step.amount)
            total += heal(work, one, limit if chosen is None else chosen, "healed")
        doing.bind_number(step.name, total)
        return
    givers, takers = doing.reached(step.source), doing.reached(step.target)
    moved = 0
    if givers and takers and givers[0].uid != takers[0].uid:
        points = options.movable(work, step, doing.source, doing.bindings) if chosen is None else chosen
        moved = heal(work, givers[0], points, "moved")
        put_counters(work, takers[0].uid, moved, "effect")
    doing.bind_number(step.name, moved)


def _cancel(doing: Doing, step: ir.Cancel) -> None:
    """What was about to happen does not."""
    work = doing.work
    if step.what == "knock_out":
        one = work.find(doing.source.pokemon)
        if one is not None:
            # It stays in play; what a text does not say otherwise, it has the least that can be left.
            left = modifiers.hp(work, one) - 10
            if one.damage > left:
                heal(work, one, one.damage - left, "moved")
        return
    for at in range(len(work.stack) - 1, -1, -1):
        hit = work.stack[at]
        if isinstance(hit, HitFrame):
            if step.what in ("damage", "all"):
                del work.stack[at]
                work.events.append(DamageDone(hit.defender, 0, hit.attacker, prevented=True))
            if step.what in ("effects", "all"):
                shields.shield(work, hit.defender)
            return
    if step.what in ("effects", "all"):  # the attack was about to do something else than damage
        shields.shield(work, doing.source.pokemon)


def _mirror(doing: Doing, step: ir.MirrorAttack) -> None:
    """Do what the opponent's last attack did to this Pokémon, whatever kind of thing it was."""
    work, uid = doing.work, doing.source.pokemon
    last = [past for past in work.history if past.turn == work.turn - 1 and past.pokemon == uid]
    lost = sum(past.amount for past in last if past.what == "energy_lost")
    if lost:
        doing.then((ir.PickEnergy("energy", step.to, lost), ir.MoveCards("energy", "discard")))
    amount = sum(past.amount for past in last if past.what == "damaged_by_attack")
    if amount:
        strike_all(doing, doing.who(step.to), amount, ())
    for past in last:
        if past.what == "condition":
            for one in doing.reached(step.to):
                inflict(work, one.uid, past.name, past.amount)
    mirrored = _put_last_turn(doing)
    for one in doing.reached(step.to) if mirrored else ():
        work.put(msgspec.structs.replace(one, effects=(*one.effects, *mirrored)))
        work.events.extend(EffectPut(one.uid, effect.card, effect.name, True) for effect in mirrored)


def _put_last_turn(doing: Doing) -> tuple[Effect, ...]:
    """The effects that the opponent's attack has put on this Pokémon, as put by this one now: they last a turn more."""
    one = doing.work.find(doing.source.pokemon)
    return tuple(
        msgspec.structs.replace(effect, until=effect.until + 1, player=doing.source.player, by=doing.source.pokemon)
        for effect in (one.effects if one is not None else ())
        if effect.attack and effect.player != doing.source.player and effect.until < FOREVER
    )


def ignored(bindings: Bindings) -> tuple[str, ...]:
    """What the text said its damage ignores."""
    return tuple(IGNORED[at] for at in filters.bound(bindings, IGNORES))


def without_effects(bindings: Bindings) -> Bindings:
    """The bindings where effects on the Pokémon count again."""
    kept = tuple(at for at in filters.bound(bindings, IGNORES) if IGNORED[at] != "effects")
    return filters.with_bound(bindings, IGNORES, kept)


def with_ignored(bindings: Bindings, what: Iterable[str]) -> Bindings:
    """The bindings with more that the text's damage ignores."""
    more = tuple(IGNORED.index(one) for one in what)
    return filters.with_bound(bindings, IGNORES, (*filters.bound(bindings, IGNORES), *more)) if more else bindings
