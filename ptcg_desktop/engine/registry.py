"""Named procedures: what profiles may name, and how new ones are added (R-EXT-3).

Each table maps a name used in a profile to its handler. The engine's own modules register theirs when they are
imported; a program that adds a rule registers more before it loads a profile that names them. Nothing else is needed:
the order of steps is the profile's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from ptcg_desktop.engine.damage import Hit
    from ptcg_desktop.engine.state import AttackFrame, Condition, Pokemon
    from ptcg_desktop.engine.work import Work

AttackStep: TypeAlias = "Callable[[Work, AttackFrame], None]"
DamageStep: TypeAlias = "Callable[[Work, Hit], None]"
Check: TypeAlias = "Callable[[Work, Pokemon, Condition], None]"
WinWay: TypeAlias = "Callable[[Work, int], bool]"

ATTACK_STEPS: dict[str, AttackStep] = {}
"""Steps of the attack procedure: (work, frame)."""

CONFUSION_TAILS: dict[str, AttackStep] = {}
"""What happens when the confusion flip of an attack is tails; the attack is cancelled afterwards."""

DAMAGE_STEPS: dict[str, DamageStep] = {}
"""Steps of the damage calculation: they change `hit.amount` or stop it."""

CHECKS: dict[str, Check] = {}
"""What a Special Condition does between turns, for one Active Pokémon that has it."""

COIN_CHECKS: set[str] = set()
"""Checks that only flip a coin: a profile may leave them out for a Pokémon already finished (R-BTW-4)."""

WIN_WAYS: dict[str, WinWay] = {}
"""Does a player fulfil this way of winning now? Asked once per Knock-Out batch (R-WIN-4)."""

TRAINER_SUBTYPES: dict[str, str] = {
    "trainer": "items",
    "item": "items",
    "tool": "items",
    "supporter": "supporters",
    "stadium": "stadiums",
}
"""Trainer subtypes and the allowance of the turn that playing one uses."""
