"""What does not change during a game: the cards and what the engine reads of them, the profile, the options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ptcg_desktop.cards import Attack, CardDef, Modifier, Power, Text
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import nodes, rebuilt, referred
from ptcg_desktop.engine import registry
from ptcg_desktop.engine.profiles import Profile, number, parse_factor
from ptcg_desktop.errors import KnownError

Units = tuple[str, ...]
"""Energy units: a type letter each; several letters = one unit of one of these types; `"*"` = of any one type."""


class Options(msgspec.Struct, frozen=True):
    """How a game is run.

    Attributes:
        auto_settle: Decisions with a single possible answer are answered by the engine.
        sudden_death: The game is a Sudden Death game (R-SD-1).
        stop_at_sudden_death: An equal end ends the game instead of starting the Sudden Death game.
        strict_chance: Only forced outcomes may be used: a coin without one raises `ChanceExhausted`.
        turn_limit: The game ends without a winner when this many turns were played; 0 = never. For simulations.
        by_hand: A text that is not automated stops the game until its player says that it was carried out by hand;
            otherwise such texts do nothing.
        first: Who begins, agreed on without a coin; -1 = as the profile says (R-SETUP-2).
    """

    auto_settle: bool = False
    sudden_death: bool = False
    stop_at_sudden_death: bool = False
    strict_chance: bool = False
    turn_limit: int = 0
    by_hand: bool = True
    first: int = -1


class AttackFacts(msgspec.Struct, frozen=True):
    """One attack as the engine reads it. `name` is unique on its card. `by_hand`: its text is not automated."""

    name: str
    cost: tuple[str, ...]
    damage: int
    program: ir.Program
    by_hand: bool = False


class PowerFacts(msgspec.Struct, frozen=True):
    """One power as the engine reads it. `name` is unique on its card. `by_hand`: its text is not automated."""

    name: str
    program: ir.Program
    by_hand: bool = False


class Affinity(msgspec.Struct, frozen=True, gc=False):
    """A Weakness or Resistance: to `type`, as printed: mark `"x"`, `"+"`, or empty for the profile's value."""

    type: str
    mark: str
    value: int


class Facts(msgspec.Struct, frozen=True):
    """One card as the engine reads it (R-CARD-2, R-CARD-3). Cards with equal facts share one object.

    Attributes:
        printed: The card itself.
        name: For sentences; the rules compare `key` (R-CARD-6: spellings of one name are one name).
        evolves_from: The key of the name it evolves from, empty for others.
        basic: May be put into play as a Basic Pokémon.
        evolution: Is an Evolution card.
        provides: Energy units, if it is an Energy card.
        subtype: Trainer subtype.
        program: What its rules text means, for Trainers and special Energy.
        passive: Its powers that are simply in force.
        varies: What an Energy card provides depends on where it is.
        remembers: One of its texts asks what happened earlier.
        by_hand: The rules text of a Trainer or special Energy is not automated.
    """

    printed: CardDef
    name: str
    key: str
    kind: str
    basic: bool
    evolution: bool
    evolves_from: str
    hp: int
    types: tuple[str, ...]
    attacks: tuple[AttackFacts, ...]
    powers: tuple[PowerFacts, ...]
    weaknesses: tuple[Affinity, ...]
    resistances: tuple[Affinity, ...]
    retreat: int
    prizes: int
    provides: Units
    subtype: str
    program: ir.Program
    passive: tuple[PowerFacts, ...]
    varies: bool = False
    remembers: bool = False
    by_hand: bool = False

    @property
    def is_energy(self) -> bool:
        """Is it an Energy card?"""
        return self.kind == "energy"


class Game:
    """The shared, unchanging part of every state of one game.

    Attributes:
        profile: The rules.
        options: How it is run.
        cards: Facts of every card, by its number in this game: player 0's deck first.
        split: Cards below this number belong to player 0, the others to player 1 (R-ZONE-3).
        seed: Where chance began.
        lines: Key of an Evolution card's name → keys it evolves from, for texts that skip a stage (R-EVO-7).
        attack_steps: The profile's attack procedure, confusion in its place.
        energy_limit, retreat_limit, subtype_limits, tool_limit: Limits of the profile as numbers.
        particular: Some card is discarded from a Pokémon that it may not stay on.
        remembers: Some card's text asks what happened earlier, so that it is written down.
        blocking: Conditions that stop powers (R-POW-4).
        stops_attack: Condition → clause, for conditions that prevent attacking; `stops_retreat` likewise.
    """

    __slots__ = (
        "attack_steps",
        "blocking",
        "cards",
        "cover_memo",
        "energy_limit",
        "fits_memo",
        "lines",
        "options",
        "particular",
        "pay_memo",
        "profile",
        "remembers",
        "retreat_limit",
        "seed",
        "split",
        "stops_attack",
        "stops_retreat",
        "subtype_limits",
        "tool_limit",
    )

    def __init__(
        self,
        profile: Profile,
        cards: tuple[Facts, ...],
        split: int,
        options: Options,
        seed: int,
        lines: dict[str, tuple[str, ...]],
    ) -> None:
        self.profile = profile
        self.options = options
        self.cards = cards
        self.split = split
        self.seed = seed
        self.lines = lines
        self.particular = any(card.program.stays_on is not ir.ANY_POKEMON for card in cards)
        self.remembers = any(card.remembers for card in cards)
        self.attack_steps = profile.attack_steps
        self.energy_limit = number(profile.turn.energy_per_turn)
        self.retreat_limit = number(profile.turn.retreats_per_turn)
        trainers = profile.trainers
        self.subtype_limits: dict[str, int] = {
            "items": number(trainers.items_per_turn),
            "supporters": number(trainers.supporters_per_turn),
            "stadiums": number(trainers.stadiums_per_turn),
        }
        self.tool_limit = number(trainers.tools_per_pokemon)
        self.blocking = frozenset(profile.powers.powers_blocked_by)
        rules = profile.conditions
        self.stops_attack = {kind: rule.clause for kind, rule in rules.items() if "attack" in rule.prevents}
        self.stops_retreat = {kind: rule.clause for kind, rule in rules.items() if "retreat" in rule.prevents}
        self.cover_memo: dict[tuple[tuple[str, ...], tuple[int, ...]], bool] = {}
        self.pay_memo: dict[tuple[tuple[int, ...], int], list[tuple[int, ...]]] = {}
        self.fits_memo: dict[int, tuple[ir.CardFilter, dict[int, bool] | None]] = {}

    def owner(self, card: int) -> int:
        """Whose card it is (R-ZONE-3)."""
        return 0 if card < self.split else 1


def name_of(text: Text) -> str:
    """The name to say and to compare by its key: English where known."""
    return text.get("en")


_facts: dict[int, Facts] = {}
_FACTS_KEPT = 20_000


def facts_of(card: CardDef) -> Facts:
    """The engine's reading of a card; read once per card object.

    Raises:
        KnownError: `engine.effect`, an effect text of the card is not an effect program.
    """
    # Keyed by identity: hashing a card means hashing all its texts. The entry keeps its card alive.
    found = _facts.get(id(card))
    if found is not None and found.printed is card:
        return found
    if len(_facts) >= _FACTS_KEPT:
        _facts.clear()
    facts = _read(card)
    _facts[id(card)] = facts
    return facts


def _program(card: CardDef, text: str) -> ir.Program:
    if not text:
        return ir.NOTHING
    try:
        program: ir.Program = rebuilt(_from_the_damaged(ir.loads(text)), _shared)
        return ir.NOTHING if program == ir.NOTHING else program
    except msgspec.MsgspecError as error:
        raise KnownError("engine.effect", card=card.id, problem=str(error)) from error


def _from_the_damaged(program: ir.Program) -> ir.Program:
    """A Pokémon from which counters are to be moved, or that is to be healed and nothing else, must have some."""
    uses = referred(program)
    givers: dict[str, bool] = {}
    for node in nodes(program):
        if isinstance(node, ir.MoveCounters) and isinstance(node.source, ir.Bound):
            givers[node.source.name] = isinstance(node.target, ir.This)
        elif isinstance(node, ir.Heal) and isinstance(node.of, ir.Bound) and uses.count(node.of.name) == 1:
            givers[node.of.name] = False

    def settle(node: Any) -> Any:
        if isinstance(node, ir.PickPokemon) and node.name in givers:
            other = node.filter.not_this or givers[node.name]
            meant = msgspec.structs.replace(node.filter, damaged=True, not_this=other)
            return msgspec.structs.replace(node, filter=meant)
        return node

    result: ir.Program = rebuilt(program, settle) if givers else program
    return result


def _shared(node: Any) -> Any:
    """Filters that allow everything become the one shared object, which is recognised without a comparison."""
    if isinstance(node, ir.PokemonFilter) and node == ir.ANY_POKEMON:
        return ir.ANY_POKEMON
    return ir.ANY_CARD if isinstance(node, ir.CardFilter) and node == ir.ANY_CARD else node


def _unique(names: Iterable[str]) -> list[str]:
    seen: dict[str, int] = {}
    result: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        result.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return result


def _affinities(modifiers: tuple[Modifier, ...]) -> tuple[Affinity, ...]:
    result: list[Affinity] = []
    for one in modifiers:
        mark, value = parse_factor(one.value) or ("", 0)
        result.append(Affinity(one.type, mark, value))
    return tuple(result)


def _attack(name: str, attack: Attack, program: ir.Program) -> AttackFacts:
    """An attack; a printed "×" that its player may leave uncounted does no damage by itself."""
    counted = attack.damage.mark == "×" and any(isinstance(node, ir.SetDamage) for node in nodes(program.before))
    return AttackFacts(name, attack.cost, 0 if counted else attack.damage.base, program, unwritten(attack))


def _read(card: CardDef) -> Facts:
    attacks = tuple(
        _attack(name, attack, _program(card, attack.effect))
        for name, attack in zip(_unique(name_of(one.name) for one in card.attacks), card.attacks, strict=True)
    )
    powers = tuple(
        PowerFacts(name, _program(card, power.effect), unwritten(power))
        for name, power in zip(_unique(name_of(one.name) for one in card.powers), card.powers, strict=True)
    )
    program = _program(card, card.effect)
    subtype = _subtype(card)
    by_hand = _rules_unwritten(card)
    tool = subtype == "tool" and (program.grants or by_hand)
    if tool and not any(isinstance(node, ir.AttachThis) for node in nodes(program)):
        program = _attaching(program)
    played_as = next((node for node in nodes(program.steps) if isinstance(node, ir.PlayThis)), None)
    texts = (program, *(one.program for one in attacks), *(one.program for one in powers))
    return Facts(
        printed=card,
        name=name_of(card.name),
        key=name_key(name_of(card.name)),
        kind=card.kind,
        basic=card.is_basic_pokemon,
        evolution=card.kind == "pokemon" and not card.is_basic_pokemon and bool(card.evolves_from.get("en")),
        evolves_from=name_key(name_of(card.evolves_from)),
        hp=(played_as.hp if played_as else 0) or card.hp,
        types=(played_as.type,) if played_as else card.types,
        attacks=attacks,
        powers=powers,
        weaknesses=_affinities(card.weaknesses),
        resistances=_affinities(card.resistances),
        retreat=card.retreat or 0,
        prizes=card.prizes,
        provides=_provides(card, program),
        subtype=subtype,
        program=program,
        passive=tuple(power for power in powers if power.program.use == "always" and power.program.grants),
        varies=card.kind == "energy" and any(_varies(grant) for grant in program.grants),
        remembers=any(_remembers(node) for text in texts for node in nodes(text)),
        by_hand=by_hand,
    )


def unwritten(part: Attack | Power) -> bool:
    """Does an attack or power say something that no program carries out?"""
    return part.effect_missing or (not part.effect and bool(part.text.get("en")))


def _rules_unwritten(card: CardDef) -> bool:
    """The same for the rules text of a Trainer or special Energy; a Trainer of which no words are known says something,
    too."""
    if card.kind == "pokemon" or card.energy_kind == "basic" or card.effect:
        return False
    silent = card.kind == "energy" and bool(card.provides)
    return card.effect_missing or not silent or any(text.get("en") for text in card.rules)


def _remembers(node: msgspec.Struct) -> bool:
    last_turn = isinstance(node, ir.Fact) and node.number == "damage_taken_last_turn"
    return last_turn or isinstance(node, ir.Happened | ir.MirrorAttack)


def _varies(grant: ir.Grant) -> bool:
    return isinstance(grant, ir.While) and any(isinstance(one, ir.Provides) for one in nodes(grant.grants))


def _provides(card: CardDef, program: ir.Program) -> Units:
    """Units of an Energy card: as recorded, else as its text says."""
    if card.kind != "energy":
        return ()
    units = tuple(grant.types for grant in program.grants if isinstance(grant, ir.Provides) for _ in range(grant.units))
    # A special Energy whose units are not known gives one Colorless unit: the least that any of them gives.
    return (units if units and card.energy_kind != "basic" else card.provides) or ("C",)


def _attaching(program: ir.Program) -> ir.Program:
    """A Pokémon Tool says what it does where it is attached; that it is attached to a Pokémon is the rule of Tools."""
    chosen = msgspec.structs.replace(program.attach_only, takes_tool=True)
    target = ir.PickPokemon("tool_target", "own", filter=chosen)
    return msgspec.structs.replace(
        program, choices=(*program.choices, target), steps=(*program.steps, ir.AttachThis(ir.Bound("tool_target")))
    )


def _subtype(card: CardDef) -> str:
    if card.kind != "trainer":
        return ""
    # Kinds that no profile has a rule of its own for are played like plain Trainers.
    return card.trainer_kind if card.trainer_kind in registry.TRAINER_SUBTYPES else "trainer"
