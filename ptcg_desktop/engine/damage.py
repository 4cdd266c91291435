"""The damage calculation (R-DMG), step by step as the profile lists the steps.

A step is a named procedure followed by the grants in force at it: the grants of `"damage.e"` follow step e. What a kind
of damage does not pass through (Bench damage: Weakness and Resistance) it skips.
"""

from __future__ import annotations

from typing import Literal

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, modifiers, registry, shields, triggers
from ptcg_desktop.engine.board import Entry
from ptcg_desktop.engine.conditions import with_damage
from ptcg_desktop.engine.doing import note
from ptcg_desktop.engine.events import DamageDone
from ptcg_desktop.engine.game import Affinity
from ptcg_desktop.engine.profiles import parse_factor
from ptcg_desktop.engine.state import HitFrame, Pokemon
from ptcg_desktop.engine.work import Work

Place = Literal["defending", "bench", "self", "text"]
NO_STEPS: frozenset[str] = frozenset()
BENCH_SKIPS = frozenset(("b", "c", "d", "e"))
BENCH_SKIPS_WITHOUT_AFFINITY = frozenset(("b", "e"))
RECOIL_SKIPS = frozenset(("b", "c", "d", "e"))
"""Recoil knows no Weakness, no Resistance (R-DMG-12) and no bonus; what protects the Pokémon counts."""
TEXT_SKIPS = frozenset(("b", "e", "f", "g"))
"""Damage of a power is not attack damage (R-POW-2): what changes that of attacks does not count."""


class Hit:
    """One piece of attack damage being calculated.

    Attributes:
        attacker, defender: The Pokémon; the same one for a confusion hit.
        attack: Name of the attack, empty for a confusion hit and the damage of a power or effect.
        amount: Running total; may be negative between d and h (R-DMG-8).
        ignores: `"weakness"`, `"resistance"`: steps the attack's text leaves out.
        skips: Names of steps this kind of damage does not pass.
        stopped: The calculation ended early (R-DMG-2).
        trace: (step, running total) after each step that changed it.
    """

    __slots__ = (
        "amount",
        "attack",
        "attacker",
        "defender",
        "ignores",
        "prevented",
        "resistance",
        "skips",
        "stopped",
        "trace",
        "weakness",
    )

    def __init__(self, attacker: Pokemon, defender: Pokemon, attack: str, amount: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.attack = attack
        self.amount = amount
        self.ignores: tuple[str, ...] = ()
        self.skips: frozenset[str] = NO_STEPS
        self.stopped = False
        self.prevented = False
        self.weakness = False
        self.resistance = False
        self.trace: list[tuple[str, int]] = []


def bench_skips(work: Work) -> frozenset[str]:
    """Steps that damage to a Benched Pokémon does not pass (R-DMG-11)."""
    return BENCH_SKIPS_WITHOUT_AFFINITY if work.game.profile.damage.bench_weakness_resistance else BENCH_SKIPS


def calculate(work: Work, hit: Hit) -> None:
    """Run the profile's steps over a hit."""
    for step in work.game.profile.damage.steps:
        if step in hit.skips:
            continue
        before = hit.amount
        registry.DAMAGE_STEPS[step](work, hit)
        if hit.stopped:
            hit.amount = 0
        if hit.amount != before or step == "a":
            hit.trace.append((step, hit.amount))
        if hit.stopped:
            return


def strike(work: Work, frame: HitFrame) -> None:
    """Do a piece of attack damage; texts that may prevent it are carried out first."""
    defender = work.find(frame.defender)
    if defender is None:
        return
    harms = frame.amount > 0 and frame.place != "text"  # an attack that does no damage does nothing to prevent here
    if harms and "damage.would" in work.index.by_name and "effects" not in frame.ignores:
        found = triggers.answering(work, "damage.would", defender.player, defender.uid, frame.attacker)
        if shields.asked(work, defender.uid):
            if shields.shielded(work, defender.uid):
                work.events.append(DamageDone(defender.uid, 0, frame.attacker, prevented=True))
                return
            found = [entry for entry in found if not shields.everything(entry)]
        if found:
            shields.ask(work, defender.uid)
            work.stack.append(frame)
            triggers.start(work, found, frame.attacker)
            return
    land(work, frame)


def land(work: Work, frame: HitFrame) -> None:
    """Nothing prevented it: calculate it and put the damage."""
    attacker, defender = work.find(frame.attacker), work.find(frame.defender)
    if attacker is None or defender is None:
        return
    hit = Hit(attacker, defender, "" if frame.place == "text" else frame.attack, frame.amount)
    hit.ignores = frame.ignores
    if frame.place == "self":
        hit.skips = RECOIL_SKIPS
    elif frame.place == "bench":
        hit.skips = bench_skips(work)
    elif frame.place == "text":
        active = work.players[defender.player].active is defender
        hit.skips = TEXT_SKIPS if active else TEXT_SKIPS | bench_skips(work)
    done = deal(work, hit)
    if frame.place == "defending":
        note(work, amounts.DONE, (done,))
        note(work, amounts.number_mark(amounts.DONE), (1,))


def deal(work: Work, hit: Hit) -> int:
    """Calculate a hit, put its damage, start what answers it; returns the damage put."""
    calculate(work, hit)
    amount = hit.amount
    uid = hit.defender.uid
    defender = work.find(uid)
    if defender is None:
        return 0
    if amount:
        dooms = hit.attack and triggers.DOOMED in work.index.by_name
        if dooms and defender.damage + amount >= modifiers.hp(work, defender):
            triggers.doom(work, defender, hit.attacker.uid)
        work.put(with_damage(defender, defender.damage + amount))
    work.events.append(
        DamageDone(uid, amount, hit.attacker.uid, hit.weakness, hit.resistance, hit.prevented, tuple(hit.trace))
    )
    if amount and hit.attack and hit.attacker.player != defender.player:
        work.remember("damaged_by_attack", defender.player, uid, defender.card, hit.attack, amount, hit.attacker.uid)
        if work.index.by_name:
            answer(work, hit.attacker, uid, amount)
    return amount


def answer(work: Work, attacker: Pokemon, uid: int, amount: int) -> None:
    """Texts that answer being damaged by an attack of the opponent; some only if it is not Knocked Out by that."""
    defender = work.find(uid)
    if defender is None:
        return
    for at in ("damaged_even_if_knocked_out", "damaged"):
        triggers.fire(work, at, defender.player, uid, attacker.uid, amount=amount)


def adjust(work: Work, hit: Hit, step: str) -> None:
    """Apply the grants in force at a step: those on the attacker's damage and those on the defender.

    A Confused Pokémon that hits itself is the Defending Pokémon of its own attack (R-CNF-2).
    """
    hits_itself = hit.attacker.uid == hit.defender.uid and not hit.attack
    for entry in work.index.get("damage." + step):
        grant = entry.grant
        if not isinstance(grant, ir.Adjust) or grant.attack not in ("", hit.attack):
            continue
        striking = grant.role == "attacker"
        if not striking and "effects" in hit.ignores:
            continue
        subject, other = (hit.attacker, hit.defender) if striking else (hit.defender, hit.attacker)
        if not modifiers.concerns(work, entry, subject.player, subject.uid):
            continue
        if not modifiers.other_fits(work, grant, entry.source, work.find(other.uid), striking and hits_itself):
            continue
        if (grant.floor and hit.amount < grant.floor) or (grant.ceiling and hit.amount > grant.ceiling):
            continue
        _apply(work, hit, entry, grant)


def _apply(work: Work, hit: Hit, entry: Entry, grant: ir.Adjust) -> None:
    if grant.change == "prevent":
        hit.prevented = hit.prevented or hit.amount > 0
        hit.amount = 0
    elif grant.change == "halve":
        hit.amount = hit.amount // 20 * 10
    else:
        amount = modifiers.changed(work, entry, grant, hit.amount)
        hit.prevented = hit.prevented or (grant.change == "set" and amount == 0 and hit.amount > 0)
        hit.amount = amount


# --- the steps -------------------------------------------------------------------------------------------------------


def _base(work: Work, hit: Hit) -> None:
    """a: the base damage; the attack's text has been evaluated when the hit was made (R-DMG-1)."""
    adjust(work, hit, "a")


def _attacker(work: Work, hit: Hit) -> None:
    """b: effects on the attacking Pokémon. What sets its base damage comes first; a bonus is never added to 0."""
    if work.index.by_name:
        _set_base(work, hit)
        if hit.amount > 0:
            adjust(work, hit, "b")
    if hit.amount <= 0:
        hit.stopped = True


def _base_changes(work: Work, attacker: Pokemon, attack: str) -> list[Entry]:
    """Grants in force that change the base damage of this attack of this Pokémon."""
    return [
        entry
        for entry in work.index.get("damage.base")
        if isinstance(entry.grant, ir.Adjust)
        and entry.grant.attack in ("", attack)
        and modifiers.concerns(work, entry, attacker.player, attacker.uid)
    ]


def changes_base(work: Work, attacker: Pokemon, attack: str) -> bool:
    """Does something give this attack another base damage than its own?"""
    return bool(_base_changes(work, attacker, attack))


def _set_base(work: Work, hit: Hit) -> None:
    for entry in _base_changes(work, hit.attacker, hit.attack):
        if isinstance(entry.grant, ir.Adjust):
            hit.amount = modifiers.changed(work, entry, entry.grant, hit.amount)


def _meets(affinities: tuple[Affinity, ...], types: tuple[str, ...]) -> Affinity | None:
    """The first Weakness or Resistance that one of the types meets: each is applied once (R-DMG-14)."""
    for one in affinities:
        if one.type in types:
            return one
    return None


def _weakness(work: Work, hit: Hit) -> None:
    """c: Weakness, as printed on the card, else as the profile says (R-DMG-3)."""
    met = _meets(modifiers.affinities(work, hit.defender, "weakness"), modifiers.types_of(work, hit.attacker))
    if met is not None and "weakness" not in hit.ignores and not _ignored(work, hit, "weakness"):
        mark, value = (met.mark, met.value) if met.mark else _default_weakness(work)
        hit.amount = hit.amount * value if mark == "x" else hit.amount + value
        hit.weakness = True
    adjust(work, hit, "c")


def _default_weakness(work: Work) -> tuple[str, int]:
    return parse_factor(work.game.profile.damage.weakness_default) or ("x", 2)


def _resistance(work: Work, hit: Hit) -> None:
    """d: Resistance, as printed on the card, else as the profile says (R-DMG-4)."""
    met = _meets(modifiers.affinities(work, hit.defender, "resistance"), modifiers.types_of(work, hit.attacker))
    if met is not None and "resistance" not in hit.ignores and not _ignored(work, hit, "resistance"):
        printed = met.mark == "+"
        hit.amount -= abs(met.value if printed else work.game.profile.damage.resistance_default)
        hit.resistance = True
    adjust(work, hit, "d")


def _ignored(work: Work, hit: Hit, what: str) -> bool:
    one = hit.defender
    return modifiers.forbidden(work, what, one.player, one.uid) is not None


def _attached_to_attacker(work: Work, hit: Hit) -> None:
    """e: Trainer cards attached to the attacker, where the profile puts them (R-DMG-5)."""
    adjust(work, hit, "e")


def _attached_to_defender(work: Work, hit: Hit) -> None:
    """f: Trainer cards attached to the Defending Pokémon (R-DMG-6)."""
    adjust(work, hit, "f")


def _other(work: Work, hit: Hit) -> None:
    """g: other effects: of the Defending Pokémon's last attack, of powers (R-DMG-7)."""
    adjust(work, hit, "g")


def _counters(work: Work, hit: Hit) -> None:
    """h: full tens become counters, never less than none (R-DMG-8)."""
    hit.amount = max(0, hit.amount - hit.amount % 10)


for _name, _step in (
    ("a", _base),
    ("b", _attacker),
    ("c", _weakness),
    ("d", _resistance),
    ("e", _attached_to_attacker),
    ("f", _attached_to_defender),
    ("g", _other),
    ("h", _counters),
):
    registry.DAMAGE_STEPS[_name] = _step
