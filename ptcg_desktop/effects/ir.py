"""The effect IR: what a card text means, as frozen tagged data.

A text is one `Program`. It is plain data with a JSON round trip (`dumps`, `loads`); the engine interprets it, renderers
word it, a compiler makes it from English. Every choice is an explicit `Pick…` step that binds a name; later nodes refer
to it by `Bound`. "Own" and "opponent" are seen from the player whose card the text stands on.

Five families: *who* (Pokémon), *filters*, *amounts* (evaluated when reached), *steps* (instructions and control) and
*grants* (what is in force while the card, power or effect lasts).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Side = Literal["own", "opponent", "both"]
Where = Literal["active", "bench", "play"]


class Node(msgspec.Struct, frozen=True, tag_field="op", omit_defaults=True, forbid_unknown_fields=True):
    """Base of all nodes."""


# --- who -------------------------------------------------------------------------------------------------------------


class This(Node, frozen=True, tag="this"):
    """The Pokémon the text stands on (the attacking Pokémon; the bearer of a Tool or effect)."""


class Active(Node, frozen=True, tag="active"):
    """The Active Pokémon of a side; the opponent's is the Defending Pokémon of an attack."""

    side: Side = "opponent"


class Bound(Node, frozen=True, tag="bound"):
    """What an earlier pick bound to `name`."""

    name: str


class Every(Node, frozen=True, tag="every"):
    """All Pokémon of a side at a place."""

    side: Side
    where: Where = "play"


class Other(Node, frozen=True, tag="other"):
    """In a trigger: the other Pokémon concerned (for "damaged by an attack" the attacker)."""


Who: TypeAlias = This | Active | Bound | Every | Other

# --- filters ---------------------------------------------------------------------------------------------------------


class PokemonFilter(Node, frozen=True, tag="pokemon_filter"):
    """Which Pokémon in play a pick allows; every field given must hold.

    Attributes:
        type: It has this type.
        name: Its name.
        damaged: It has damage counters.
        survives: It would not be Knocked Out by this many points more.
        not_bound: It is not what this name is bound to.
        has_energy: An Energy card is attached.
        conditioned: It has a Special Condition.
        evolves_by: A card of the hand may evolve it by the rule `"skip"` (R-EVO-7): the turn limits hold, a stage may
            be passed.
        takes_tool: It has room for one more Pokémon Tool (R-TRN-6).
    """

    type: str = ""
    name: str = ""
    damaged: bool = False
    survives: int = 0
    not_bound: str = ""
    has_energy: bool = False
    conditioned: bool = False
    evolves_by: Literal["", "skip"] = ""
    takes_tool: bool = False


class CardFilter(Node, frozen=True, tag="card_filter"):
    """Which cards a pick allows; every field given must hold.

    `type` is a Pokémon's type or a type the Energy card provides; `evolves` names a bound Pokémon that the card would
    evolve by the rule `"skip"`.
    """

    kind: Literal["", "pokemon", "trainer", "energy"] = ""
    stage: str = ""
    type: str = ""
    name: str = ""
    basic_energy: bool = False
    evolves: str = ""


ANY_POKEMON = PokemonFilter()
ANY_CARD = CardFilter()

# --- amounts ---------------------------------------------------------------------------------------------------------


class Heads(Node, frozen=True, tag="heads"):
    """Flip `coins` coins; the number of heads."""

    coins: int


class Counters(Node, frozen=True, tag="counters"):
    """Damage counters on Pokémon."""

    of: Who


class EnergyOn(Node, frozen=True, tag="energy_on"):
    """Units of Energy attached to Pokémon, of one type or (empty) any."""

    of: Who
    type: str = ""


class ExtraEnergy(Node, frozen=True, tag="extra_energy"):
    """Units of a type attached to this Pokémon beyond those its attack's cost needs; Colorless points are paid with
    other Energy first."""

    type: str


class InPlay(Node, frozen=True, tag="in_play"):
    """The number of Pokémon of a side at a place."""

    side: Side
    where: Where


class CardsIn(Node, frozen=True, tag="cards_in"):
    """The number of cards in a zone of a side."""

    side: Side
    zone: str


class Sum(Node, frozen=True, tag="sum"):
    """The sum of its parts."""

    parts: tuple[Amount, ...]


class Times(Node, frozen=True, tag="times"):
    """An amount multiplied by a number (negative to subtract)."""

    amount: Amount
    by: int


class AtMost(Node, frozen=True, tag="at_most"):
    """An amount, but never more than `limit`."""

    amount: Amount
    limit: int


Amount: TypeAlias = int | Heads | Counters | EnergyOn | ExtraEnergy | InPlay | CardsIn | Sum | Times | AtMost

# --- conditions ------------------------------------------------------------------------------------------------------


class AtLeast(Node, frozen=True, tag="at_least"):
    """The amount is at least `limit`."""

    amount: Amount
    limit: int


class HasCondition(Node, frozen=True, tag="has_condition"):
    """The Pokémon has that Special Condition (empty: any)."""

    of: Who
    condition: str = ""


class Not(Node, frozen=True, tag="not"):
    """The condition does not hold."""

    condition: Condition


Condition: TypeAlias = AtLeast | HasCondition | Not

SWITCH_IN = "switch_in"
"""The name to bind a Pokémon to that its own player must bring forward."""

# --- steps: choices --------------------------------------------------------------------------------------------------


class PickPokemon(Node, frozen=True, tag="pick_pokemon"):
    """Choose Pokémon in play, bound to `name`; `by` says who chooses."""

    name: str
    side: Side
    where: Where = "play"
    count: int = 1
    optional: bool = False
    by: Literal["own", "opponent"] = "own"
    filter: PokemonFilter = ANY_POKEMON


class PickCards(Node, frozen=True, tag="pick_cards"):
    """Choose cards of a zone, bound to `name`. With `optional` fewer, or none, may be taken (R-DO-3)."""

    name: str
    zone: str
    side: Literal["own", "opponent"] = "own"
    count: int = 1
    optional: bool = False
    filter: CardFilter = ANY_CARD


class PickEnergy(Node, frozen=True, tag="pick_energy"):
    """Choose Energy cards attached to a Pokémon, bound to `name`."""

    name: str
    of: Who
    count: int = 1
    type: str = ""


class PickAttack(Node, frozen=True, tag="pick_attack"):
    """Choose one attack of a Pokémon, bound to `name`."""

    name: str
    of: Who


# --- steps: instructions ---------------------------------------------------------------------------------------------


class Draw(Node, frozen=True, tag="draw"):
    """Draw cards (R-DO-2)."""

    amount: Amount
    side: Literal["own", "opponent"] = "own"


class DiscardHand(Node, frozen=True, tag="discard_hand"):
    """Discard the whole hand."""

    side: Literal["own", "opponent"] = "own"


class MoveCards(Node, frozen=True, tag="move_cards"):
    """Put bound cards into a zone of their owner, in the order chosen; `shown`: everybody sees them."""

    cards: str
    to: str
    shown: bool = False


class ShuffleDeck(Node, frozen=True, tag="shuffle_deck"):
    """Shuffle a deck."""

    side: Literal["own", "opponent"] = "own"


class DealDamage(Node, frozen=True, tag="deal_damage"):
    """Attack damage beside the attack's own number: Bench damage (R-DMG-11), recoil (R-DMG-12)."""

    amount: Amount
    to: Who


class PutCounters(Node, frozen=True, tag="put_counters"):
    """Put damage counters worth `amount` points (R-DMG-13)."""

    amount: Amount
    on: Who


class Heal(Node, frozen=True, tag="heal"):
    """Remove damage counters worth up to `amount` points."""

    amount: Amount
    of: Who


class MoveCounters(Node, frozen=True, tag="move_counters"):
    """Move damage counters worth up to `amount` points."""

    amount: int
    source: Who
    target: Who


class Inflict(Node, frozen=True, tag="inflict"):
    """Put a Special Condition; `amount` 0 = the profile's own number of points per check."""

    condition: str
    to: Who
    amount: int = 0


class Cure(Node, frozen=True, tag="cure"):
    """End Special Conditions: those named, or all."""

    of: Who
    conditions: tuple[str, ...] = ()


class SwitchActive(Node, frozen=True, tag="switch_active"):
    """Exchange the Active of a side for the bound Benched Pokémon."""

    side: Literal["own", "opponent"]
    incoming: str


class AttachCards(Node, frozen=True, tag="attach_cards"):
    """Attach bound Energy cards to a Pokémon; not the turn's attachment (R-ENE-2)."""

    cards: str
    to: Who


class EvolveInto(Node, frozen=True, tag="evolve_into"):
    """Put the bound card on a Pokémon as its next stage."""

    card: str
    target: Who


class AttachThis(Node, frozen=True, tag="attach_this"):
    """The Trainer card being played attaches itself; its program's grants are in force there until then."""

    to: Who
    until: Literal["stays", "end_of_turn", "end_of_opponent_turn"] = "stays"


class Lasting(Node, frozen=True, tag="lasting"):
    """Put an effect on a Pokémon: its grants are in force for a time (R-TURN-7, R-ATK-10).

    `until`: the end of this turn, of the opponent's next turn, or of the own next turn.
    """

    on: Who
    grants: tuple[Grant, ...]
    until: Literal["end_of_turn", "end_of_opponent_turn", "end_of_own_next_turn"] = "end_of_opponent_turn"


class KnockOut(Node, frozen=True, tag="knock_out"):
    """Knock Out Pokémon, whatever their damage."""

    of: Who


class AttackDoesNothing(Node, frozen=True, tag="attack_does_nothing"):
    """The attack being made ends without further effect (R-ATK-4, R-ATK-5)."""


# --- steps: control --------------------------------------------------------------------------------------------------


class Flip(Node, frozen=True, tag="flip"):
    """Flip one coin, then carry out a branch."""

    heads: tuple[Step, ...] = ()
    tails: tuple[Step, ...] = ()


class If(Node, frozen=True, tag="if"):
    """Carry out a branch by a condition."""

    condition: Condition
    then: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] = ()


class May(Node, frozen=True, tag="may"):
    """The player may carry out the steps."""

    steps: tuple[Step, ...]


class Repeat(Node, frozen=True, tag="repeat"):
    """Carry out the steps that many times."""

    times: Amount
    steps: tuple[Step, ...]


Pick: TypeAlias = PickPokemon | PickCards | PickEnergy | PickAttack
Instruction: TypeAlias = (
    Draw
    | DiscardHand
    | MoveCards
    | ShuffleDeck
    | DealDamage
    | PutCounters
    | Heal
    | MoveCounters
    | Inflict
    | Cure
    | SwitchActive
    | AttachCards
    | EvolveInto
    | AttachThis
    | Lasting
    | KnockOut
    | AttackDoesNothing
)
Control: TypeAlias = Flip | If | May | Repeat
Step: TypeAlias = Pick | Instruction | Control

# --- grants ----------------------------------------------------------------------------------------------------------

Scope = Literal["this", "own", "opponent", "all"]


class Adjust(Node, frozen=True, tag="adjust"):
    """Change a number the rules read.

    Attributes:
        number: Name of the number: `"bench_limit"`, `"retreat_cost"`, `"hp"`, `"prize_value"`, `"energy_per_turn"`…,
            or a damage step, `"damage.b"` … `"damage.g"`, where the number is the running total, or `"damage.base"`:
            the attacking Pokémon's base damage itself (R-DMG-2). `"damage.dealt"` is
            the step the profile gives to bonuses of the attacker (R-DMG-5, R-DMG-10), `"damage.taken"` its counterpart.
        change: `"add"` or `"set"`.
        scope: Whose number: of this Pokémon, or of a side's or all Pokémon or players.
        role: Damage only: is the Pokémon the attacker or the defender of it?
        attack: Only for the attack of this name (empty: any).
        floor: Only if the number is at least this; `ceiling`: at most this (0 = no limit).
    """

    number: str
    change: Literal["add", "set"]
    amount: int
    scope: Scope = "this"
    role: Literal["", "attacker", "defender"] = ""
    attack: str = ""
    floor: int = 0
    ceiling: int = 0


class Forbid(Node, frozen=True, tag="forbid"):
    """Take a permission away: `"attack"`, `"retreat"`, `"evolve"`, `"attach"`, `"trainer"`, `"power"`, a condition
    (`"condition.asleep"`), or `"attack_effect"`: effects of attacks on this Pokémon do not happen.

    `attack_bound` names a bound attack that alone is forbidden.
    """

    act: str
    scope: Scope = "this"
    attack: str = ""
    attack_bound: str = ""


class Trigger(Node, frozen=True, tag="trigger"):
    """Carry out steps at a named point of the rules: `"attack.d"` (this Pokémon tries to attack), `"damaged"` (this
    Pokémon was damaged by an attack of the opponent), `"between.other"`."""

    at: str
    steps: tuple[Step, ...]
    scope: Scope = "this"


Grant: TypeAlias = Adjust | Forbid | Trigger


class Program(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one text means: an attack's, a power's, a Trainer's, a special Energy's.

    Attributes:
        damage: An attack's number where the text changes the printed one (R-DMG-1).
        choices: Choices the text demands before anything happens (attack step b; targets of a Trainer or power).
        price: What must be paid to use it (attack step c; costs of a Trainer).
        steps: What it does then, in printed order.
        grants: What is in force: while the Stadium or attached card is in play, or for a power simply always.
        use: `"activated"`: a power used by its player; `"always"`: a power that is simply in force (R-POW-1).
        limit: How often an activated power may be used (R-POW-3).
        works_when_affected: The power works under any Special Condition (R-POW-4).
        ignores: Damage steps that the attack skips: `"weakness"`, `"resistance"`.
    """

    damage: Amount | None = None
    choices: tuple[Step, ...] = ()
    price: tuple[Step, ...] = ()
    steps: tuple[Step, ...] = ()
    grants: tuple[Grant, ...] = ()
    use: Literal["", "activated", "always"] = ""
    limit: Literal["unlimited", "once_per_turn"] = "unlimited"
    works_when_affected: bool = False
    ignores: tuple[str, ...] = ()


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
