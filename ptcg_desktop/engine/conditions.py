"""Special Conditions (R-COND) and what each does between turns (R-SLP, R-PAR, R-PSN, R-BRN).

Which conditions exist, their groups and their checks are the profile's; the checks here are named procedures.
"""

from __future__ import annotations

from ptcg_desktop.engine import chance, modifiers, registry
from ptcg_desktop.engine.events import ConditionEnded, ConditionPut, CountersPut
from ptcg_desktop.engine.state import Condition, Pokemon
from ptcg_desktop.engine.work import Work


def with_conditions(one: Pokemon, conditions: tuple[Condition, ...]) -> Pokemon:
    """The Pokémon with other Special Conditions."""
    return Pokemon(
        one.uid,
        one.player,
        one.cards,
        one.energy,
        one.attached,
        one.damage,
        conditions,
        one.since,
        one.effects,
        one.used,
        one.stuck,
    )


def with_damage(one: Pokemon, damage: int) -> Pokemon:
    """The Pokémon with other damage."""
    return Pokemon(
        one.uid,
        one.player,
        one.cards,
        one.energy,
        one.attached,
        damage,
        one.conditions,
        one.since,
        one.effects,
        one.used,
        one.stuck,
    )


def inflict(work: Work, uid: int, kind: str, amount: int = 0) -> None:
    """Put a Special Condition on an Active Pokémon (R-COND-1, R-COND-3…6); elsewhere, or unknown, it does nothing."""
    one = work.find(uid)
    rule = work.game.profile.conditions.get(kind)
    if one is None or rule is None or work.players[one.player].active is not one:
        return
    for act in ("condition", f"condition.{kind}") if work.index.by_name else ():
        if modifiers.forbidden(work, act, one.player, uid) is not None:
            return
    put(work, uid, kind, amount)


def put(work: Work, uid: int, kind: str, amount: int) -> None:
    """Put a Special Condition on a Pokémon, whatever protects it; it replaces those it excludes (R-COND-3…6)."""
    one = work.find(uid)
    rule = work.game.profile.conditions.get(kind)
    if one is None or rule is None:
        return
    keeps = tuple(old for old in one.conditions if not _replaces(work, kind, old.kind))
    gone = tuple(old.kind for old in one.conditions if _replaces(work, kind, old.kind))
    points = amount or modifiers.number(work, kind, rule.amount, one.player, uid)
    work.put(with_conditions(one, (*keeps, Condition(kind, points, work.turn))))
    work.events.append(ConditionPut(uid, kind, points, gone))
    work.remember("condition", one.player, uid, one.card, kind, points)


def _replaces(work: Work, new: str, old: str) -> bool:
    if new == old:
        return True
    rules = work.game.profile.conditions
    return rules[new].group != "" and rules[new].group == rules[old].group


def cure(work: Work, uid: int, kinds: tuple[str, ...], reason: str) -> None:
    """End Special Conditions: those named, or with no name all."""
    one = work.find(uid)
    if one is None:
        return
    ended = [item.kind for item in one.conditions if not kinds or item.kind in kinds]
    if ended:
        work.put(with_conditions(one, tuple(item for item in one.conditions if item.kind not in ended)))
        work.events.extend(ConditionEnded(uid, kind, reason) for kind in ended)


def put_counters(work: Work, uid: int, points: int, reason: str) -> None:
    """Put damage counters worth `points`: no step of the damage calculation applies (R-DMG-13)."""
    one = work.find(uid)
    points -= points % 10
    if one is not None and points > 0:
        work.put(with_damage(one, one.damage + points))
        work.events.append(CountersPut(uid, points, reason))


# --- checks between turns --------------------------------------------------------------------------------------------


def _counters(work: Work, one: Pokemon, condition: Condition) -> None:
    """Counters at every check (R-PSN-1)."""
    put_counters(work, one.uid, condition.amount, condition.kind)


def _flip_wakes(work: Work, one: Pokemon, condition: Condition) -> None:
    """The owner flips; heads ends it (R-SLP-2)."""
    if chance.flip(work, one.player, condition.kind, one.uid):
        cure(work, one.uid, (condition.kind,), "coin")


def _ends_after_own_turn(work: Work, one: Pokemon, condition: Condition) -> None:
    """It ends after its owner's turn, if it was there when that turn began (R-PAR-2)."""
    if one.player == work.current and condition.turn < work.turn:
        cure(work, one.uid, (condition.kind,), "time")


def _flip_tails_counters(work: Work, one: Pokemon, condition: Condition) -> None:
    """The owner flips; tails puts counters; it stays either way (R-BRN-1)."""
    if not chance.flip(work, one.player, condition.kind, one.uid):
        put_counters(work, one.uid, condition.amount, condition.kind)


def _counters_then_flip(work: Work, one: Pokemon, condition: Condition) -> None:
    """Counters, then the owner flips; heads ends it (R-BRN-2)."""
    put_counters(work, one.uid, condition.amount, condition.kind)
    if chance.flip(work, one.player, condition.kind, one.uid):
        cure(work, one.uid, (condition.kind,), "coin")


registry.CHECKS["counters"] = _counters
registry.CHECKS["flip_wakes"] = _flip_wakes
registry.CHECKS["ends_after_own_turn"] = _ends_after_own_turn
registry.CHECKS["flip_tails_counters"] = _flip_tails_counters
registry.CHECKS["counters_then_flip_heads_ends"] = _counters_then_flip
registry.COIN_CHECKS.add("flip_wakes")
