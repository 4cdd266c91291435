"""The damage calculation (R-DMG), step by step as the profile lists the steps.

A step is a named procedure followed by the grants in force at it: the grants of `"damage.e"` follow step e. What a kind
of damage does not pass through (Bench damage: Weakness and Resistance) it skips.
"""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import modifiers, registry
from ptcg_desktop.engine.conditions import with_damage
from ptcg_desktop.engine.events import DamageDone
from ptcg_desktop.engine.game import Affinity
from ptcg_desktop.engine.profiles import parse_factor
from ptcg_desktop.engine.state import EffectFrame, Pokemon, Source
from ptcg_desktop.engine.work import Work

NO_STEPS: frozenset[str] = frozenset()
BENCH_SKIPS = frozenset(("b", "c", "d", "e"))
BENCH_SKIPS_WITHOUT_AFFINITY = frozenset(("b", "e"))
RECOIL_SKIPS = frozenset(("b", "c", "d", "e"))
"""Recoil knows no Weakness, no Resistance (R-DMG-12) and no bonus; what protects the Pokémon counts."""


class Hit:
    """One piece of attack damage being calculated.

    Attributes:
        attacker, defender: The Pokémon; the same one for a confusion hit.
        attack: Name of the attack, empty for a confusion hit.
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


def deal(work: Work, hit: Hit) -> int:
    """Calculate a hit, put its damage, start what answers it; returns the damage put."""
    calculate(work, hit)
    amount = hit.amount
    uid = hit.defender.uid
    defender = work.find(uid)
    if defender is None:
        return 0
    if amount:
        work.put(with_damage(defender, defender.damage + amount))
    work.events.append(
        DamageDone(uid, amount, hit.attacker.uid, hit.weakness, hit.resistance, hit.prevented, tuple(hit.trace))
    )
    if amount and hit.attacker.player != defender.player:
        answer(work, hit.attacker, defender)
    return amount


def answer(work: Work, attacker: Pokemon, defender: Pokemon) -> None:
    """Texts that answer being damaged by an attack of the opponent."""
    for entry in reversed(work.index.get("damaged")):
        grant = entry.grant
        if isinstance(grant, ir.Trigger) and modifiers.concerns(entry, defender.player, defender.uid):
            at = entry.source
            source = Source(at.player, at.card, at.pokemon, at.kind, at.name, attacker.uid)
            work.stack.append(EffectFrame(grant.steps, 0, source))


def adjust(work: Work, hit: Hit, step: str) -> None:
    """Apply the grants in force at a step: those on the attacker's damage and those on the defender."""
    entries = work.index.get("damage." + step)
    for entry in entries:
        grant = entry.grant
        if not isinstance(grant, ir.Adjust) or grant.attack not in ("", hit.attack):
            continue
        subject = hit.attacker if grant.role == "attacker" else hit.defender
        if not modifiers.concerns(entry, subject.player, subject.uid):
            continue
        if (grant.floor and hit.amount < grant.floor) or (grant.ceiling and hit.amount > grant.ceiling):
            continue
        if grant.change == "set":
            hit.prevented = hit.prevented or (grant.amount == 0 and hit.amount > 0)
            hit.amount = grant.amount
        else:
            hit.amount += grant.amount


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


def _base_changes(work: Work, attacker: Pokemon, attack: str) -> list[ir.Adjust]:
    """Grants in force that change the base damage of this attack of this Pokémon."""
    return [
        entry.grant
        for entry in work.index.get("damage.base")
        if isinstance(entry.grant, ir.Adjust)
        and entry.grant.attack in ("", attack)
        and modifiers.concerns(entry, attacker.player, attacker.uid)
    ]


def changes_base(work: Work, attacker: Pokemon, attack: str) -> bool:
    """Does something give this attack another base damage than its own?"""
    return bool(_base_changes(work, attacker, attack))


def _set_base(work: Work, hit: Hit) -> None:
    for grant in _base_changes(work, hit.attacker, hit.attack):
        hit.amount = grant.amount if grant.change == "set" else hit.amount + grant.amount


def _meets(affinities: tuple[Affinity, ...], types: tuple[str, ...]) -> Affinity | None:
    """The first Weakness or Resistance that one of the types meets: each is applied once (R-DMG-14)."""
    for one in affinities:
        if one.type in types:
            return one
    return None


def _weakness(work: Work, hit: Hit) -> None:
    """c: Weakness, as printed on the card, else as the profile says (R-DMG-3)."""
    cards = work.game.cards
    met = _meets(cards[hit.defender.card].weaknesses, cards[hit.attacker.card].types)
    if met is not None and "weakness" not in hit.ignores and not _ignored(work, hit, "weakness"):
        mark, value = (met.mark, met.value) if met.mark else _default_weakness(work)
        hit.amount = hit.amount * value if mark == "x" else hit.amount + value
        hit.weakness = True
    adjust(work, hit, "c")


def _default_weakness(work: Work) -> tuple[str, int]:
    return parse_factor(work.game.profile.damage.weakness_default) or ("x", 2)


def _resistance(work: Work, hit: Hit) -> None:
    """d: Resistance, as printed on the card, else as the profile says (R-DMG-4)."""
    cards = work.game.cards
    met = _meets(cards[hit.defender.card].resistances, cards[hit.attacker.card].types)
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
