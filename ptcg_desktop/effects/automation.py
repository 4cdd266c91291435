"""Which cards play by themselves, and cards with the programs of their texts filled in, ready for the engine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from ptcg_desktop.cards.model import Attack, CardDef, Power
from ptcg_desktop.effects import groups, ir
from ptcg_desktop.effects.cards import TextUse, uses
from ptcg_desktop.effects.names import nodes
from ptcg_desktop.effects.verdicts import Automation, Judge, Verdict

POINTS = frozenset(
    (
        "attack.d",
        "attached",
        "benched",
        "came_active",
        "damage.would",
        "damaged",
        "between_turns",
        "damaged_even_if_knocked_out",
        "end_of_opponent_turn",
        "energy_attached",
        "knocked_out_by_attack",
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


def judge_text(use: TextUse) -> Verdict:
    """Compile a text and ask whether the engine can carry it out."""
    compiled = use.compiled()
    program = compiled.program
    if program is None:
        return Verdict("", False, False, compiled.unknown)
    return Verdict("" if program == ir.NOTHING else ir.dumps(program), True, playable(program))


@lru_cache(maxsize=4096)
def _own(effect: str) -> Verdict:
    program = ir.loads(effect)
    return Verdict("" if program == ir.NOTHING else effect, True, playable(program))


def verdicts(card: CardDef, judge: Judge = judge_text) -> dict[str, Verdict]:
    """What becomes of the texts of a card, by their places (`TextUse.place`). IR that the record brings itself (starter
    cards) stands before its text.

    Raises:
        msgspec.ValidationError: the record's own IR is broken.
    """
    own = {place: effect for place, effect in effects_of(card) if effect}
    found = {use.place: judge(use) for use in uses(card) if use.place not in own}
    return found | {place: _own(effect) for place, effect in own.items()}


def effects_of(card: CardDef) -> Iterator[tuple[str, str]]:
    """Every place of a card that can have an effect, with the IR the record has there."""
    yield from ((f"attack:{at}", attack.effect) for at, attack in enumerate(card.attacks))
    yield from ((f"power:{at}", power.effect) for at, power in enumerate(card.powers))
    yield "rules", card.effect


def unreadable(card: CardDef) -> frozenset[str]:
    """The places where the printed card says something of which the record has no English text and no IR."""
    places = {f"attack:{at}" for at, attack in enumerate(card.attacks) if _unread(attack)}
    places |= {f"power:{at}" for at, power in enumerate(card.powers) if _unread(power)}
    silent = not card.effect and not any(rule.en for rule in card.rules)
    # A basic Energy card has no text; some records say that one is missing.
    if not card.is_basic_energy and (card.effect_missing or (_must_say_something(card) and silent)):
        places.add("rules")
    return frozenset(places)


def _unread(part: Attack | Power) -> bool:
    return part.effect_missing or bool(part.text.pt and not part.text.en and not part.effect)


def _must_say_something(card: CardDef) -> bool:
    """Does every card of this kind have a text?"""
    return card.kind == "trainer" or (card.kind == "energy" and not card.is_basic_energy and not card.provides)


def by_hand(card: CardDef, judge: Judge = judge_text) -> frozenset[str]:
    """The places whose text the players carry out themselves, of a card as it is played (`automated`): what has no
    program there, and is more than a reminder.
    """
    played = {place for place, effect in effects_of(card) if effect}
    said = (use for use in uses(card) if use.place not in played)
    return unreadable(card) | frozenset(use.place for use in said if not judge(use).silent)


def automation(card: CardDef, judge: Judge = judge_text) -> Automation:
    """How much of a card plays by itself: the one rule behind every badge, count and filter.

    Raises:
        msgspec.ValidationError: the record's own IR is broken.
    """
    said = [found.runs for found in verdicts(card, judge).values() if not found.silent]
    missing = bool(unreadable(card))
    if not said:
        return "hand" if missing else "vanilla"
    if all(said) and not missing:
        return "full"
    return "part" if any(said) else "hand"


SILENT = ir.dumps(ir.NOTHING)
"""The program of a text that asks for nothing: the record says that it was read."""


def with_programs(card: CardDef, judge: Judge = judge_text) -> CardDef:
    """The card with the programs of its texts, where they are understood and the engine can carry them out.

    Raises:
        msgspec.ValidationError: the record's own IR is broken.
    """
    found = {place: each.effect or SILENT for place, each in verdicts(card, judge).items() if each.runs}
    change = msgspec.structs.replace
    return change(
        card,
        attacks=tuple(change(one, effect=found.get(f"attack:{at}", "")) for at, one in enumerate(card.attacks)),
        powers=tuple(change(one, effect=found.get(f"power:{at}", "")) for at, one in enumerate(card.powers)),
        effect=found.get("rules", ""),
    )


class SameCard:
    """A card as a key: by identity, since hashing one means hashing all its texts."""

    __slots__ = ("card",)

    def __init__(self, card: CardDef) -> None:
        self.card = card

    def __hash__(self) -> int:
        return id(self.card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameCard) and other.card is self.card


@lru_cache(maxsize=20_000)
def _filled(key: SameCard) -> CardDef:
    return with_programs(key.card)


def automated(card: CardDef) -> CardDef:
    """The card with the programs of its texts, where they are understood and the engine can carry them out; what is not
    stays to be done by hand. The same card gives the same object. A record whose own IR is broken stays as it is: the
    engine says so when it is played.
    """
    try:
        return _filled(SameCard(card))
    except msgspec.MsgspecError:
        return card
