"""Numbers and conditions of the effect IR, evaluated when a program reaches them.

The second third of the effect IR; read it through `ptcg_desktop.effects.ir`, which names everything.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from ptcg_desktop.effects.targets import (
    ANY_CARD,
    ANY_POKEMON,
    CardFilter,
    Node,
    PokemonFilter,
    Side,
    State,
    Where,
    Who,
    Zone,
)


class Heads(Node, frozen=True, tag="heads"):
    """Flip `coins` coins; the number of heads. (`FlipCoins` binds the result instead, for use in several places.)"""

    coins: int


class Result(Node, frozen=True, tag="result"):
    """How much an earlier step bound to `name`: heads flipped, cards or Pokémon picked, cards or counters moved, a
    `May` carried out (1) or not (0); with a filter, only the cards it allows; `tails`: the tails of a flip. Of a step
    that was repeated, the sum."""

    name: str
    filter: CardFilter = ANY_CARD
    tails: bool = False


class Counters(Node, frozen=True, tag="counters"):
    """Damage counters on Pokémon."""

    of: Who


class EnergyOn(Node, frozen=True, tag="energy_on"):
    """Units of Energy attached to Pokémon, of one type or (empty) any; `kind`: of that kind of Energy card."""

    of: Who
    type: str = ""
    kind: Literal["", "basic", "special"] = ""


class ExtraEnergy(Node, frozen=True, tag="extra_energy"):
    """Units of a type (empty: any) attached to this Pokémon beyond those its attack's cost needs; Colorless points are
    paid with other Energy first."""

    type: str


class AttachedTo(Node, frozen=True, tag="attached_to"):
    """Cards attached to Pokémon."""

    of: Who
    filter: CardFilter = ANY_CARD


class InPlay(Node, frozen=True, tag="in_play"):
    """The number of Pokémon of a side at a place."""

    side: Side
    where: Where
    filter: PokemonFilter = ANY_POKEMON


class CardsIn(Node, frozen=True, tag="cards_in"):
    """The number of cards in a zone of a side: `"deck"`, `"hand"`, `"discard"`, `"prizes"` (not taken yet),
    `"prizes_taken"`, `"lost"`, `"stadium"` (the side is whose card it is), `"bench_space"` (free places
    on the Bench)."""

    side: Side
    zone: Zone | Literal["prizes_taken", "bench_space"]
    filter: CardFilter = ANY_CARD


class Fact(Node, frozen=True, tag="fact"):
    """A number of a Pokémon: `"retreat_cost"`, `"left"` (HP left), `"hp"`, `"attack_cost"`, `"prize_value"`,
    `"conditions"`, `"weaknesses"`, `"basic_energy_types"` (how many),
    `"damage_taken_last_turn"` (by attacks, in the opponent's last turn)."""

    of: Who
    number: Literal[
        "retreat_cost", "left", "hp", "attack_cost", "prize_value", "conditions", "weaknesses", "basic_energy_types",
        "damage_taken_last_turn",
    ]  # fmt: skip


class DamageDone(Node, frozen=True, tag="damage_done"):
    """The points of damage this attack did to the Defending Pokémon (in a trigger: the damage that was done)."""


class Sum(Node, frozen=True, tag="sum"):
    """The sum of its parts."""

    parts: tuple[Amount, ...]


class Times(Node, frozen=True, tag="times"):
    """An amount multiplied by a number (negative to subtract)."""

    amount: Amount
    by: int


class Half(Node, frozen=True, tag="half"):
    """Half an amount; `up` to the next multiple of `unit`, else down to it."""

    amount: Amount
    unit: int = 1
    up: bool = True


class AtMost(Node, frozen=True, tag="at_most"):
    """An amount, but never more than `limit`."""

    amount: Amount
    limit: int


Amount: TypeAlias = (
    int
    | Heads
    | Result
    | Counters
    | EnergyOn
    | ExtraEnergy
    | AttachedTo
    | InPlay
    | CardsIn
    | Fact
    | DamageDone
    | Sum
    | Times
    | Half
    | AtMost
)

Count: TypeAlias = Amount | Literal["all", "any"]
"""How many to pick: an amount, all there are, or as many as the player likes."""

# --- conditions ------------------------------------------------------------------------------------------------------


class AtLeast(Node, frozen=True, tag="at_least"):
    """The amount is at least `limit`."""

    amount: Amount
    limit: int


class Compare(Node, frozen=True, tag="compare"):
    """`left` is `"equal"` to, `"more"` or `"fewer"` than `right`."""

    left: Amount
    relation: Literal["equal", "more", "fewer"]
    right: Amount


class HasCondition(Node, frozen=True, tag="has_condition"):
    """The Pokémon has that Special Condition (empty: any)."""

    of: Who
    condition: State | Literal[""] = ""


class Is(Node, frozen=True, tag="is"):
    """The Pokémon (each, if several) satisfies the filter."""

    of: Who
    filter: PokemonFilter


class Happened(Node, frozen=True, tag="happened"):
    """Something happened earlier: `what` names it, `when` a turn.

    Attributes:
        what: `"played"` (cards of the filter, from the hand), `"knocked_out"` (Pokémon of `side`),
            `"knocked_out_by_attack"`,
            `"came_active"` (this Pokémon moved from the Bench to the Active place), `"came_into_play"`, `"evolved"`,
            `"healed"`, `"damaged_by_attack"`, `"used_attack"` (this Pokémon; `attack`), `"first_turn"`,
            `"went_second"`, `"gx_used"`, `"vstar_used"`.
        side: Whose.
        of: Whom it concerns, where it concerns one Pokémon.
        attack: The attack's name, where one is asked.
    """

    what: Literal[
        "played", "knocked_out", "knocked_out_by_attack", "knocked_out_by_this", "came_active", "came_into_play",
        "evolved", "healed", "damaged_by_attack", "used_attack", "first_turn", "went_second",
        "gx_used", "vstar_used",
    ]  # fmt: skip
    when: Literal["this_turn", "opponent_last_turn", "own_last_turn", "ever"] = "this_turn"
    side: Side = "own"
    of: Who | None = None
    card: CardFilter = ANY_CARD
    pokemon: PokemonFilter = ANY_POKEMON
    attack: str = ""


class Not(Node, frozen=True, tag="not"):
    """The condition does not hold."""

    condition: Condition


class AllOf(Node, frozen=True, tag="all_of"):
    """All conditions hold."""

    conditions: tuple[Condition, ...]


class AnyOf(Node, frozen=True, tag="any_of"):
    """At least one condition holds."""

    conditions: tuple[Condition, ...]


Condition: TypeAlias = AtLeast | Compare | HasCondition | Is | Happened | Not | AllOf | AnyOf
