"""Effects that last for a time, and steps for later: when they end (R-TURN-7), what they are put with."""

from __future__ import annotations

from typing import Any

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import rebuilt
from ptcg_desktop.engine import amounts, filters
from ptcg_desktop.engine.doing import Doing
from ptcg_desktop.engine.events import CardsMoved, EffectEnded, EffectPut, RuleEnded, RulePut
from ptcg_desktop.engine.state import FOREVER, Effect, EffectFrame, Pending, Pokemon
from ptcg_desktop.engine.work import Work


def last_turn(turn: int, own_turn: bool, until: str) -> int:
    """The number of the turn at whose end something ends (R-TURN-7), seen from its player; 0 = it stays."""
    if until in ("stays", "leaves_active"):
        return 0
    if until == "end_of_turn":
        return turn
    if until == "end_of_opponent_turn":
        return turn + 1 if own_turn else turn
    return turn + 2 if own_turn else turn + 1


def put(doing: Doing, step: ir.Lasting | ir.Rule) -> None:
    """Put an effect on Pokémon or on the game."""
    work, source = doing.work, doing.source
    until = last_turn(work.turn, source.player == work.current, step.until) or FOREVER
    grants = tuple(resolved(doing, grant) for grant in step.grants)
    attack = source.kind == "attack"
    if isinstance(step, ir.Rule):
        work.rules = (*work.rules, Effect(grants, until, source.player, source.card, source.name, attack))
        work.events.append(RulePut(source.player, source.card, source.name))
        work.reindex(True)
        return
    # Effects of attacks end when the Pokémon goes to the Bench (R-ATK-10), unless the text says that they stay.
    tied = step.until == "leaves_active" or (attack and step.until != "stays")
    for one in doing.reached(step.on):
        effect = Effect(grants, until, source.player, source.card, source.name, tied, source.pokemon)
        work.put(msgspec.structs.replace(one, effects=(*one.effects, effect)))
        work.events.append(EffectPut(one.uid, source.card, source.name, tied))


def forsaken(work: Work, uid: int) -> None:
    """A Pokémon went to the Bench: what its attacks put on others only where they meet itself ends (R-ATK-10)."""
    for player in (0, 1):
        for one in work.in_play(player):
            over = [effect for effect in one.effects if effect.attack and effect.by == uid and meets_maker(effect)]
            if over:
                work.put(msgspec.structs.replace(one, effects=tuple(x for x in one.effects if x not in over)))
                work.events.extend(EffectEnded(one.uid, effect.card, effect.name) for effect in over)


def meets_maker(effect: Effect) -> bool:
    """Does it speak of attacks on the Pokémon that made it alone?"""
    return any(isinstance(grant, ir.Adjust | ir.Forbid) and grant.other.this for grant in effect.grants)


def resolved(doing: Doing, grant: ir.Grant) -> ir.Grant:
    """The grant with everything put in that is bound now: the text that bound it will be over."""
    bindings = doing.bindings

    def settle(node: Any) -> Any:
        if isinstance(node, ir.Result):
            return amounts.value(doing.work, node, doing.source, bindings)
        if isinstance(node, ir.Forbid) and node.attack_bound:
            attack = filters.bound_text(bindings, node.attack_bound)
            return msgspec.structs.replace(node, attack=attack, attack_bound="")
        if isinstance(node, ir.Forbid | ir.Adjust | ir.Allow) and node.attack == "this":
            return msgspec.structs.replace(node, attack=doing.source.name)
        if isinstance(node, ir.Typed) and node.bound:
            return msgspec.structs.replace(node, type=filters.bound_text(bindings, node.bound), bound="")
        if isinstance(node, ir.Provides) and node.bound:
            return msgspec.structs.replace(node, types=filters.bound_text(bindings, node.bound), bound="")
        return node

    result: ir.Grant = rebuilt(grant, settle)
    return result


def later(doing: Doing, step: ir.Later) -> None:
    """Keep steps for a later point."""
    work, source = doing.work, doing.source
    own_turn = source.player == work.current
    turn = work.turn
    if step.at == "end_of_opponent_turn":
        turn += 1 if own_turn else 0
    elif step.at == "end_of_own_next_turn":
        turn += 2 if own_turn else 1
    at = "between" if step.at == "between_turns" else "end"
    work.pending = (*work.pending, Pending(at, turn, step.steps, source, doing.bindings))


def start_pending(work: Work, at: str) -> bool:
    """Start the steps kept for this point; False if there are none."""
    due = [one for one in work.pending if one.at == at and one.turn <= work.turn]
    if not due:
        return False
    work.pending = tuple(one for one in work.pending if one not in due)
    for one in reversed(due):
        work.stack.append(EffectFrame(one.steps, 0, one.source, one.bindings))
    return True


def expire(work: Work) -> None:
    """Effects and cards that last until now go (R-TURN-7, R-BTW-5)."""
    for player in (work.current, 1 - work.current):
        for one in work.in_play(player):
            if one.effects or one.attached:
                _expire_on(work, one)
    if work.rules:
        over = [rule for rule in work.rules if rule.until <= work.turn]
        if over:
            work.rules = tuple(rule for rule in work.rules if rule.until > work.turn)
            work.events.extend(RuleEnded(rule.player, rule.card, rule.name) for rule in over)
            work.reindex(True)


def _expire_on(work: Work, one: Pokemon) -> None:
    turn = work.turn
    over = [effect for effect in one.effects if effect.until <= turn]
    dropped = tuple(item.card for item in one.attached if 0 < item.until <= turn)
    if not over and not dropped:
        return
    work.put(
        msgspec.structs.replace(
            one,
            attached=tuple(item for item in one.attached if item.card not in dropped),
            effects=tuple(effect for effect in one.effects if effect.until > turn),
        )
    )
    work.events.extend(EffectEnded(one.uid, effect.card, effect.name) for effect in over)
    for card in dropped:
        work.discard((card,))
        owner = work.game.owner(card)
        work.events.append(CardsMoved(owner, (card,), "pokemon", "discard", "expired", one.uid))


def shift(work: Work, turns: int) -> None:
    """An extra turn comes between: everything that lasts into later turns lasts that much longer."""
    turn = work.turn

    def moved(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return tuple(
            msgspec.structs.replace(effect, until=effect.until + turns) if turn < effect.until < FOREVER else effect
            for effect in effects
        )

    work.rules = moved(work.rules)
    work.pending = tuple(
        msgspec.structs.replace(one, turn=one.turn + turns) if one.turn > turn else one for one in work.pending
    )
    for player in (0, 1):
        for one in work.in_play(player):
            attached = tuple(
                msgspec.structs.replace(item, until=item.until + turns) if item.until > turn else item
                for item in one.attached
            )
            if one.effects or attached != one.attached:
                work.put(msgspec.structs.replace(one, effects=moved(one.effects), attached=attached))
