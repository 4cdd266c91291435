"""The effect IR: what a card text means, as frozen tagged data.

A text is one `Program`. It is plain data with a JSON round trip (`dumps`, `loads`); the engine interprets it, renderers
word it, a compiler makes it from English. Every choice is an explicit `Pick…` step that binds a name; later nodes refer
to it by `Bound`, by the name itself, or by `Result`. "Own" and "opponent" are seen from the player whose card the text
stands on (inside `EachPlayer` and in a grant of scope `"all"`: from the player concerned).

Families: *who* and *filters* (`targets.py`), *amounts* and *conditions* (`values.py`), choices and plain instructions
(`acts.py`), and here the *steps* that hold others and the *grants* (what is in force while the card, power or effect
lasts). `docs/effects.md` has examples.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ptcg_desktop.effects.acts import AttachCards as AttachCards
from ptcg_desktop.effects.acts import AttackDoesNothing as AttackDoesNothing
from ptcg_desktop.effects.acts import Cancel as Cancel
from ptcg_desktop.effects.acts import Cure as Cure
from ptcg_desktop.effects.acts import DealDamage as DealDamage
from ptcg_desktop.effects.acts import Devolve as Devolve
from ptcg_desktop.effects.acts import DiscardHand as DiscardHand
from ptcg_desktop.effects.acts import Draw as Draw
from ptcg_desktop.effects.acts import DrawUntil as DrawUntil
from ptcg_desktop.effects.acts import EndTurn as EndTurn
from ptcg_desktop.effects.acts import EvolveInto as EvolveInto
from ptcg_desktop.effects.acts import ExtraTurn as ExtraTurn
from ptcg_desktop.effects.acts import FlipCoins as FlipCoins
from ptcg_desktop.effects.acts import Heal as Heal
from ptcg_desktop.effects.acts import IgnoreFor as IgnoreFor
from ptcg_desktop.effects.acts import Inflict as Inflict
from ptcg_desktop.effects.acts import KnockOut as KnockOut
from ptcg_desktop.effects.acts import Leave as Leave
from ptcg_desktop.effects.acts import LookAt as LookAt
from ptcg_desktop.effects.acts import LookUntil as LookUntil
from ptcg_desktop.effects.acts import MirrorAttack as MirrorAttack
from ptcg_desktop.effects.acts import MoreDamage as MoreDamage
from ptcg_desktop.effects.acts import MoveCards as MoveCards
from ptcg_desktop.effects.acts import MoveCounters as MoveCounters
from ptcg_desktop.effects.acts import MoveThis as MoveThis
from ptcg_desktop.effects.acts import MoveTop as MoveTop
from ptcg_desktop.effects.acts import MoveZone as MoveZone
from ptcg_desktop.effects.acts import PickAttached as PickAttached
from ptcg_desktop.effects.acts import PickAttack as PickAttack
from ptcg_desktop.effects.acts import PickCards as PickCards
from ptcg_desktop.effects.acts import PickEnergy as PickEnergy
from ptcg_desktop.effects.acts import PickPokemon as PickPokemon
from ptcg_desktop.effects.acts import PickType as PickType
from ptcg_desktop.effects.acts import PlayThis as PlayThis
from ptcg_desktop.effects.acts import PutCounters as PutCounters
from ptcg_desktop.effects.acts import SetDamage as SetDamage
from ptcg_desktop.effects.acts import ShuffleDeck as ShuffleDeck
from ptcg_desktop.effects.acts import Skipped as Skipped
from ptcg_desktop.effects.acts import SpreadCounters as SpreadCounters
from ptcg_desktop.effects.acts import SwitchActive as SwitchActive
from ptcg_desktop.effects.acts import TakePrizes as TakePrizes
from ptcg_desktop.effects.acts import Transform as Transform
from ptcg_desktop.effects.acts import UseAttack as UseAttack
from ptcg_desktop.effects.acts import Win as Win
from ptcg_desktop.effects.targets import ANY_CARD as ANY_CARD
from ptcg_desktop.effects.targets import ANY_POKEMON as ANY_POKEMON
from ptcg_desktop.effects.targets import Active as Active
from ptcg_desktop.effects.targets import Bound as Bound
from ptcg_desktop.effects.targets import CardFilter as CardFilter
from ptcg_desktop.effects.targets import Every as Every
from ptcg_desktop.effects.targets import Node as Node
from ptcg_desktop.effects.targets import Other as Other
from ptcg_desktop.effects.targets import Player as Player
from ptcg_desktop.effects.targets import PokemonFilter as PokemonFilter
from ptcg_desktop.effects.targets import Power as Power
from ptcg_desktop.effects.targets import Side as Side
from ptcg_desktop.effects.targets import Stage as Stage
from ptcg_desktop.effects.targets import State as State
from ptcg_desktop.effects.targets import This as This
from ptcg_desktop.effects.targets import Where as Where
from ptcg_desktop.effects.targets import Who as Who
from ptcg_desktop.effects.targets import Zone as Zone
from ptcg_desktop.effects.values import AllOf as AllOf
from ptcg_desktop.effects.values import Amount as Amount
from ptcg_desktop.effects.values import AnyOf as AnyOf
from ptcg_desktop.effects.values import AtLeast as AtLeast
from ptcg_desktop.effects.values import AtMost as AtMost
from ptcg_desktop.effects.values import AttachedTo as AttachedTo
from ptcg_desktop.effects.values import CardsIn as CardsIn
from ptcg_desktop.effects.values import Compare as Compare
from ptcg_desktop.effects.values import Condition as Condition
from ptcg_desktop.effects.values import Count as Count
from ptcg_desktop.effects.values import Counters as Counters
from ptcg_desktop.effects.values import DamageDone as DamageDone
from ptcg_desktop.effects.values import EnergyOn as EnergyOn
from ptcg_desktop.effects.values import ExtraEnergy as ExtraEnergy
from ptcg_desktop.effects.values import Fact as Fact
from ptcg_desktop.effects.values import Half as Half
from ptcg_desktop.effects.values import Happened as Happened
from ptcg_desktop.effects.values import HasCondition as HasCondition
from ptcg_desktop.effects.values import Heads as Heads
from ptcg_desktop.effects.values import InPlay as InPlay
from ptcg_desktop.effects.values import Is as Is
from ptcg_desktop.effects.values import Not as Not
from ptcg_desktop.effects.values import Result as Result
from ptcg_desktop.effects.values import Sum as Sum
from ptcg_desktop.effects.values import Times as Times

SWITCH_IN = "switch_in"
"""The name to bind a Pokémon to that its own player must bring forward."""

Until = Literal[
    "end_of_turn",
    "end_of_opponent_turn",
    "end_of_own_next_turn",
    "leaves_active",
    "stays",
]
"""How long an effect lasts: to the end of this turn, of the opponent's next turn, of the own next turn; until the
Pokémon leaves the Active place; as long as it stays in play."""

# --- steps that hold grants or other steps ----------------------------------------------------------------------------


class AttachThis(Node, frozen=True, tag="attach_this"):
    """The card (a Trainer card being played, a Pokémon become Energy) attaches itself; its program's grants, or
    `grants` in place of them, are in force there until then."""

    to: Who
    until: Literal["stays", "end_of_turn", "end_of_opponent_turn"] = "stays"
    grants: tuple[Grant, ...] = ()


class Lasting(Node, frozen=True, tag="lasting"):
    """Put an effect on a Pokémon: its grants are in force for a time (R-TURN-7, R-ATK-10)."""

    on: Who
    grants: tuple[Grant, ...]
    until: Until = "end_of_opponent_turn"


class Rule(Node, frozen=True, tag="rule"):
    """Put an effect on the game that is tied to no Pokémon: its grants are in force for a time."""

    grants: tuple[Grant, ...]
    until: Until = "end_of_opponent_turn"


class Later(Node, frozen=True, tag="later"):
    """Carry out the steps at a later point: `"end_of_turn"`, `"end_of_opponent_turn"`, `"between_turns"`."""

    at: Literal["end_of_turn", "end_of_opponent_turn", "end_of_own_next_turn", "between_turns"]
    steps: tuple[Step, ...]


# --- steps: control --------------------------------------------------------------------------------------------------


class Flip(Node, frozen=True, tag="flip"):
    """Flip one coin, then carry out a branch; `by` flips it."""

    heads: tuple[Step, ...] = ()
    tails: tuple[Step, ...] = ()
    by: Player = "own"


class If(Node, frozen=True, tag="if"):
    """Carry out a branch by a condition."""

    condition: Condition
    then: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] = ()


class May(Node, frozen=True, tag="may"):
    """The player may carry out the steps; `name` binds whether it was done (1 or 0)."""

    steps: tuple[Step, ...]
    by: Player = "own"
    name: str = ""


class Repeat(Node, frozen=True, tag="repeat"):
    """Carry out the steps that many times; `"any"`: as often as the player likes."""

    times: Amount | Literal["any"]
    steps: tuple[Step, ...]


class ForEach(Node, frozen=True, tag="for_each"):
    """Carry out the steps for each of the Pokémon, which is bound to `name` meanwhile."""

    of: Who
    name: str
    steps: tuple[Step, ...]


class EachPlayer(Node, frozen=True, tag="each_player"):
    """Each player carries out the steps; "own" means the player concerned. `first`: who begins."""

    steps: tuple[Step, ...]
    first: Player = "own"


class ChooseOne(Node, frozen=True, tag="choose_one"):
    """The player chooses one of several lists of steps."""

    options: tuple[tuple[Step, ...], ...]
    by: Player = "own"


Pick: TypeAlias = PickPokemon | PickCards | PickEnergy | PickAttached | PickAttack | PickType | LookAt | LookUntil
Instruction: TypeAlias = (
    FlipCoins
    | SetDamage
    | MoreDamage
    | IgnoreFor
    | Draw
    | DrawUntil
    | DiscardHand
    | MoveCards
    | MoveZone
    | MoveTop
    | MoveThis
    | ShuffleDeck
    | DealDamage
    | PutCounters
    | SpreadCounters
    | Heal
    | MoveCounters
    | Inflict
    | Cure
    | SwitchActive
    | AttachCards
    | EvolveInto
    | Devolve
    | Transform
    | Leave
    | AttachThis
    | Lasting
    | Rule
    | Later
    | KnockOut
    | AttackDoesNothing
    | Cancel
    | UseAttack
    | MirrorAttack
    | PlayThis
    | TakePrizes
    | EndTurn
    | ExtraTurn
    | Win
)
Control: TypeAlias = Flip | If | May | Repeat | ForEach | EachPlayer | ChooseOne
Step: TypeAlias = Pick | Instruction | Control

# --- grants ----------------------------------------------------------------------------------------------------------

Scope = Literal["this", "own", "opponent", "all"]
Source = Literal["previous", "this_card", "benched", "active", "discard"]
Act = Literal[
    "attack", "retreat", "evolve", "evolve_from_hand", "attach", "play", "power", "heal", "condition",
    "condition.asleep", "condition.burned", "condition.confused", "condition.paralyzed", "condition.poisoned",
    "knocked_out", "attack_effect", "power_effect", "trainer_effect",
]  # fmt: skip
Point = Literal[
    "played", "benched", "evolved", "attached", "energy_attached", "came_active", "attack.d", "damage.would", "damaged",
    "damaged_even_if_knocked_out", "knock_out.would", "knocked_out_by_attack", "knocked_out_by_opponent",
    "between_turns", "end_of_turn", "end_of_opponent_turn",
]  # fmt: skip


class Adjust(Node, frozen=True, tag="adjust"):
    """Change a number the rules read.

    Attributes:
        number: Name of the number: `"bench_limit"`, `"retreat_cost"`, `"hp"`, `"prize_value"`, `"energy_per_turn"`,
            `"attack_cost"`, `"weakness"`, `"resistance"`, `"poison"`, `"burn"`…, or a damage step, `"damage.b"` …
            `"damage.g"`, where the number is the running total, or `"damage.base"`:
            the attacking Pokémon's base damage itself (R-DMG-2). `"damage.dealt"` is
            the step the profile gives to bonuses of the attacker (R-DMG-5, R-DMG-10), `"damage.taken"` its counterpart;
            `"damage.dealt_after"` a bonus after Weakness and Resistance.
        change: `"add"`, `"set"`, or (damage only) `"prevent"`: nothing is done, `"halve"`: half, rounded down to tens.
        scope: Whose number: of this Pokémon, or of a side's or all Pokémon or players.
        role: Damage only: is the Pokémon the attacker or the defender of it?
        attack: Only for the attack of this name (empty: any).
        floor: Only if the number is at least this; `ceiling`: at most this (0 = no limit).
        filter: Which Pokémon of the scope.
        other: Damage only: which Pokémon on the other side of the attack; `other_side`: whose.
        type: The type meant, for `"attack_cost"`.
    """

    number: str
    change: Literal["add", "set", "prevent", "halve"]
    amount: Amount
    scope: Scope = "this"
    role: Literal["", "attacker", "defender"] = ""
    attack: str = ""
    floor: int = 0
    ceiling: int = 0
    filter: PokemonFilter = ANY_POKEMON
    other: PokemonFilter = ANY_POKEMON
    other_side: Side = "both"
    type: str = ""


class Forbid(Node, frozen=True, tag="forbid"):
    """Take a permission away: `"attack"`, `"retreat"`, `"evolve"`, `"attach"`, `"trainer"`, `"power"`, a condition
    (`"condition.asleep"`, `"condition"`: all), `"heal"`, `"knocked_out"`, or `"attack_effect"`: effects of attacks on
    this Pokémon do not happen (`"power_effect"`, `"trainer_effect"` likewise).

    `attack` alone is forbidden (`"this"`: the attack being made), or the attack bound to `attack_bound`; of `"power"`
    it names the powers that are left alone. `card` which cards (of `"play"`, `"attach"`); `other` whose attacks or
    effects; `filter` which Pokémon of the scope.
    """

    act: Act
    scope: Scope = "this"
    attack: str = ""
    attack_bound: str = ""
    filter: PokemonFilter = ANY_POKEMON
    other: PokemonFilter = ANY_POKEMON
    other_side: Side = "both"
    card: CardFilter = ANY_CARD


class Allow(Node, frozen=True, tag="allow"):
    """Give a permission: `"evolve_first_turn"`, `"attack_first_turn"`, `"attack_while_asleep"`, `"energy_counts_as"`
    (of
    `type`, `"*"` = any), `"hand_face_up"`, …"""

    act: Literal[
        "evolve_first_turn", "evolve_turn_played", "attack_first_turn", "play_first_turn", "energy_counts_as",
        "hand_face_up",
    ]  # fmt: skip
    scope: Scope = "this"
    filter: PokemonFilter = ANY_POKEMON
    attack: str = ""
    card: CardFilter = ANY_CARD
    type: str = ""


class Trigger(Node, frozen=True, tag="trigger"):
    """Carry out steps at a named point of the rules: `"attack.d"` (this Pokémon tries to attack), `"damaged"` (this
    Pokémon was damaged by an attack of the opponent), `"between_turns"`, `"played"`, `"evolved"`, `"attached"`,
    `"knocked_out"`, `"end_of_turn"`, …

    `filter` says which Pokémon of the scope, `other` which on the other side, `card` which card (attached, played).
    """

    at: Point
    steps: tuple[Step, ...]
    scope: Scope = "this"
    filter: PokemonFilter = ANY_POKEMON
    other: PokemonFilter = ANY_POKEMON
    card: CardFilter = ANY_CARD
    once_per_turn: bool = False


class While(Node, frozen=True, tag="while"):
    """The grants are in force only while a condition holds."""

    condition: Condition
    grants: tuple[Grant, ...]


class Usable(Node, frozen=True, tag="usable"):
    """A player may use these steps: the activated effect of a Stadium (scope `"all"`), Tool or attached card."""

    steps: tuple[Step, ...]
    scope: Scope = "all"
    limit: Literal["unlimited", "once_per_turn"] = "once_per_turn"


class Provides(Node, frozen=True, tag="provides"):
    """The card provides Energy: `units` of `types` (each letter one type it can be; `"*"` = every type), or of the type
    bound to the name `bound`."""

    types: str
    units: int = 1
    bound: str = ""


class Counts(Node, frozen=True, tag="counts"):
    """The Pokémon (or card) also is something: of types, of a name, a Basic Pokémon, of a group."""

    types: str = ""
    name: str = ""
    stage: Stage | Literal[""] = ""
    group: str = ""
    scope: Scope = "this"
    filter: PokemonFilter = ANY_POKEMON
    only: bool = False


class Typed(Node, frozen=True, tag="typed"):
    """The Pokémon's type, Weakness or Resistance is another: `type`, or the type bound to the name `bound`."""

    trait: Literal["type", "weakness", "resistance"]
    type: str = ""
    bound: str = ""
    scope: Scope = "this"
    filter: PokemonFilter = ANY_POKEMON


class CopyOf(Node, frozen=True, tag="copy_of"):
    """The Pokémon is treated as the same card as another, this power excepted; it cannot evolve and its Energy is of
    any type."""

    of: Who


class UsesAttacks(Node, frozen=True, tag="uses_attacks"):
    """The Pokémon can use attacks of other Pokémon: `"previous"` (its earlier stages), `"benched"`, `"this_card"`, …"""

    source: Source
    scope: Scope = "this"
    filter: PokemonFilter = ANY_POKEMON
    other: PokemonFilter = ANY_POKEMON


Grant: TypeAlias = Adjust | Forbid | Allow | Trigger | While | Usable | Provides | Counts | Typed | CopyOf | UsesAttacks


class Program(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one text means: an attack's, a power's, a Trainer's, a special Energy's.

    Attributes:
        damage: An attack's number where the text changes the printed one (R-DMG-1).
        choices: Choices the text demands before anything happens (attack step b; targets of a Trainer or power).
        price: What must be paid to use it (attack step c; costs of a Trainer).
        before: What an attack does before its damage is worked out: flips, cards moved and choices the damage depends
            on, `MoreDamage`, `SetDamage`. Names bound here are known to `damage` and `steps`.
        steps: What it does then, in printed order.
        grants: What is in force: while the Stadium or attached card is in play, or for a power simply always.
        use: `"activated"`: a power used by its player; `"always"`: a power that is simply in force (R-POW-1).
        limit: How often an activated power may be used (R-POW-3); `"once_per_game"`: GX attacks, VSTAR Powers.
        once_group: The once-per-turn or once-per-game mark shared with others of this name (`"gx"`, `"vstar"`).
        needs: It can be used or played only if this holds.
        works_when_affected: The power works under any Special Condition (R-POW-4).
        stops_when: Special Conditions under which the power does not work.
        ignores: Damage steps that the attack skips: `"weakness"`, `"resistance"`, `"effects"`.
        attach_only: An Energy or Tool card can be attached only to these.
        stays_on: An Energy or Tool card that is attached to any other Pokémon is discarded.
    """

    damage: Amount | None = None
    choices: tuple[Step, ...] = ()
    price: tuple[Step, ...] = ()
    steps: tuple[Step, ...] = ()
    grants: tuple[Grant, ...] = ()
    use: Literal["", "activated", "always"] = ""
    limit: Literal["unlimited", "once_per_turn", "once_per_game"] = "unlimited"
    works_when_affected: bool = False
    ignores: tuple[Skipped, ...] = ()
    before: tuple[Step, ...] = ()
    once_group: str = ""
    needs: Condition | None = None
    stops_when: tuple[State | Literal["any"], ...] = ()
    attach_only: PokemonFilter = ANY_POKEMON
    stays_on: PokemonFilter = ANY_POKEMON


NOTHING = Program()

_decoder = msgspec.json.Decoder(Program)


def dumps(program: Program) -> str:
    """The program as compact JSON text, as `CardDef` carries it."""
    return msgspec.json.encode(program).decode()


def loads(text: str) -> Program:
    """Read a program from JSON text.

    Raises:
        msgspec.ValidationError: the text is not a program; the message says where.
    """
    return _decoder.decode(text)
