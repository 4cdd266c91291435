"""Which cards play by themselves, and cards with the programs of their texts filled in, ready for the engine."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects import groups, ir
from ptcg_desktop.effects.cards import compile_card
from ptcg_desktop.effects.english.compile import Compiled
from ptcg_desktop.effects.names import nodes

Automation = Literal["full", "part", "hand", "vanilla"]
"""All texts play by themselves; some do; none does; there is no text at all."""

POINTS = frozenset(
    (
        "attack.d",
        "attached",
        "benched",
        "between.other",
        "came_active",
        "damage.would",
        "damaged",
        "between_turns",
        "damaged_even_if_knocked_out",
        "end_of_opponent_turn",
        "energy_attached",
        "knocked_out_by_opponent",
        "end_of_turn",
        "evolved",
        "knock_out.would",
        "knocked_out",
        "played",
        "turn_start",
    )
)
"""Points of the rules at which the engine carries out triggers."""

ACTS = frozenset(
    (
        "attach",
        "attack",
        "attack_effect",
        "evolve",
        "evolve_from_hand",
        "heal",
        "knocked_out",
        "play",
        "power",
        "power_effect",
        "resistance",
        "retreat",
        "trainer",
        "trainer_effect",
        "weakness",
    )
)
"""Permissions that can be taken away; those of conditions besides."""

PERMISSIONS = frozenset(
    (
        "attack_first_turn",
        "energy_counts_as",
        "evolve_first_turn",
        "evolve_turn_played",
        "hand_face_up",
        "play_first_turn",
    )
)
"""Permissions that can be given; those to attack while a condition lasts besides."""

NUMBERS = frozenset(
    (
        "attack_cost",
        "bench_limit",
        "burned",
        "energy_per_turn",
        "hp",
        "items_per_turn",
        "poisoned",
        "prize_value",
        "resistance",
        "retreat_cost",
        "retreats_per_turn",
        "stadiums_per_turn",
        "supporters_per_turn",
        "tool_limit",
        "tools_per_pokemon",
        "weakness",
    )
)
"""Numbers that can be changed; those of the damage calculation besides."""


FACTS = frozenset(
    (
        "attack_cost",
        "basic_energy_types",
        "conditions",
        "damage_taken_last_turn",
        "energy_types",
        "hp",
        "left",
        "prize_value",
        "retreat_cost",
        "weaknesses",
    )
)
"""Numbers of a Pokémon that can be asked for."""


def playable(program: ir.Program) -> bool:
    """Does the engine know every name the program uses, and can every class of cards be told from a card's record?"""
    return all(_known(node) for node in nodes(program))


def _known(node: msgspec.Struct) -> bool:
    if isinstance(node, ir.PokemonFilter | ir.CardFilter):
        return not node.group or groups.known(node.group)
    if isinstance(node, ir.Trigger):
        return node.at in POINTS
    if isinstance(node, ir.Forbid):
        return node.act in ACTS or node.act.startswith("condition")
    if isinstance(node, ir.Allow):
        return node.act in PERMISSIONS or node.act.startswith("attack_while_")
    if isinstance(node, ir.Adjust):
        return node.number in NUMBERS or node.number.startswith("damage.")
    if isinstance(node, ir.Fact):
        return node.number in FACTS
    return True


def _runs(compiled: Compiled) -> bool:
    return compiled.program is not None and playable(compiled.program)


def automation(card: CardDef) -> Automation:
    """How much of a card plays by itself.

    Raises:
        msgspec.ValidationError: the record's own IR is broken.
    """
    compiled = compile_card(card)
    texts = [part for part in compiled.all() if part.program is not ir.NOTHING and part.program != ir.NOTHING]
    if not texts and not compiled.missing:
        return "vanilla"
    done = [_runs(part) for part in texts]
    if all(done) and not compiled.missing:
        return "full"
    return "part" if any(done) else "hand"


@lru_cache(maxsize=20_000)
def _filled(key: _Key) -> CardDef:
    card = key.card
    compiled = compile_card(card)
    attacks = tuple(
        msgspec.structs.replace(attack, effect=_effect(part))
        for attack, part in zip(card.attacks, compiled.attacks, strict=True)
    )
    powers = tuple(
        msgspec.structs.replace(power, effect=_effect(part))
        for power, part in zip(card.powers, compiled.powers, strict=True)
    )
    return msgspec.structs.replace(card, attacks=attacks, powers=powers, effect=_effect(compiled.rules))


class _Key:
    """A card as a key: by identity, since hashing one means hashing all its texts."""

    __slots__ = ("card",)

    def __init__(self, card: CardDef) -> None:
        self.card = card

    def __hash__(self) -> int:
        return id(self.card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.card is self.card


def _effect(compiled: Compiled) -> str:
    if not _runs(compiled) or compiled.program is None or compiled.program == ir.NOTHING:
        return ""
    return ir.dumps(compiled.program)


def automated(card: CardDef) -> CardDef:
    """The card with the programs of its texts, where they are understood and the engine can carry them out; what is not
    stays to be done by hand. The same card gives the same object. A record whose own IR is broken stays as it is: the
    engine says so when it is played.
    """
    try:
        return _filled(_Key(card))
    except msgspec.MsgspecError:
        return card
