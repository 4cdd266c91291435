"""Whom and what a text speaks of: Pokémon in play, and the filters that describe Pokémon and cards.

The first third of the effect IR; read it through `ptcg_desktop.effects.ir`, which names everything.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Side = Literal["own", "opponent", "both"]
Player = Literal["own", "opponent"]
Where = Literal["active", "bench", "play"]
State: TypeAlias = str
"""A Special Condition. Not a closed list: profiles may add their own (R-EXT-3)."""
Stage = Literal["basic", "stage1", "stage2", "evolution", "restored"]
Power = Literal["ability", "poke_power", "poke_body", "pokemon_power", "any"]
Zone = Literal[
    "deck", "hand", "discard", "prizes", "lost", "bench", "stadium", "looked", "deck_top", "deck_bottom",
    "deck_bottom_shuffled",
]  # fmt: skip
"""Where cards are or go; not every node knows every zone: each says which it means."""


class Node(msgspec.Struct, frozen=True, tag_field="op", omit_defaults=True, forbid_unknown_fields=True):
    """Base of all nodes."""


class PokemonFilter(Node, frozen=True, tag="pokemon_filter"):
    """Which Pokémon in play are meant; every field given must hold.

    Attributes:
        type: It has this type; several letters: any of them.
        name: Its name.
        damaged: It has damage counters.
        survives: It would not be Knocked Out by this many points more.
        not_bound: It is not what this name is bound to.
        has_energy: An Energy card is attached.
        conditioned: It has a Special Condition.
        evolves_by: A card of the hand may evolve it by the rule `"skip"` (R-EVO-7): the turn limits hold, a stage may
            be passed.
        takes_tool: It has room for one more Pokémon Tool (R-TRN-6).
        not_this: It is not the Pokémon the text stands on; `this`: it is that Pokémon.
        where: It is `"active"` or on the `"bench"`.
        name_part: Its name contains these words (`"Team Rocket's"`).
        stage: `"basic"`, `"stage1"`, `"stage2"`, `"evolution"` (any stage above Basic), `"restored"`, …
        group: A class of cards: `"ex"`, `"V"`, `"TAG TEAM"`, `"Ultra Beast"`, `"rule_box"`, … (data/effects).
        condition: It has this Special Condition.
        energy: Energy of this type is attached (with `has_energy`); several letters: any of them.
        energy_kind: The attached Energy meant is `"basic"` or `"special"`.
        energy_at_least: It has at least that many Energy (of `energy`, if given).
        has_tool: A Pokémon Tool is attached.
        power: It has a power of this kind (`"ability"`, `"poke_power"`, `"poke_body"`, `"pokemon_power"`, `"any"`).
        attack: It has an attack of this name.
        evolves_from: It evolves from the Pokémon of this name.
        weakness: It has a Weakness to this type; `resistance` likewise.
        hp_at_most: Its printed HP are at most this; `hp_at_least` likewise.
        left_at_most: Its HP left are at most this; `left_at_least` likewise.
        counters_at_least: It has at least that many damage counters.
        retreat_at_least: Its Retreat Cost is at least that many units; `retreat_at_most` likewise (-1: not asked).
        holds: A card of this name is attached.
        same_type: It has a type of the opponent's Active Pokémon (`"defender"`).
        any_of: At least one of these filters holds too.
        none_of: None of these filters holds.
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
    not_this: bool = False
    this: bool = False
    where: Literal["", "active", "bench"] = ""
    name_part: str = ""
    stage: Stage | Literal[""] = ""
    group: str = ""
    condition: State | Literal[""] = ""
    energy: str = ""
    energy_kind: Literal["", "basic", "special"] = ""
    energy_at_least: int = 0
    has_tool: bool = False
    power: Power | Literal[""] = ""
    attack: str = ""
    evolves_from: str = ""
    weakness: str = ""
    resistance: str = ""
    hp_at_most: int = 0
    hp_at_least: int = 0
    left_at_most: int = 0
    left_at_least: int = 0
    counters_at_least: int = 0
    retreat_at_least: int = 0
    retreat_at_most: int = -1
    holds: str = ""
    same_type: str = ""
    any_of: tuple[PokemonFilter, ...] = ()
    none_of: tuple[PokemonFilter, ...] = ()


class CardFilter(Node, frozen=True, tag="card_filter"):
    """Which cards are meant; every field given must hold.

    Attributes:
        kind: `"pokemon"`, `"trainer"` or `"energy"`.
        stage: As in `PokemonFilter`; `"basic"` of a Pokémon.
        type: A Pokémon's type or a type the Energy card provides; several letters: any of them.
        name: Its name.
        basic_energy: It is a basic Energy card; `special_energy`: one that is not.
        evolves: It would evolve the Pokémon bound to this name by the rule `"skip"`.
        trainer_kind: `"item"`, `"supporter"`, `"stadium"`, `"tool"`, `"technical_machine"`.
        name_part: Its name contains these words.
        group: As in `PokemonFilter`.
        evolves_from: It evolves from the Pokémon bound to this name (`"this"`: from this Pokémon).
        evolves_from_name: It evolves from the Pokémon of this name.
        same_name: It has the name of what this name is bound to; `same_type` likewise.
        attack: It has an attack of this name; `power` as in `PokemonFilter`.
        hp_at_most: Its HP are at most this; `hp_at_least` likewise.
        any_of: At least one of these filters holds too.
        none_of: None of these filters holds.
    """

    kind: Literal["", "pokemon", "trainer", "energy"] = ""
    stage: Stage | Literal[""] = ""
    type: str = ""
    name: str = ""
    basic_energy: bool = False
    evolves: str = ""
    special_energy: bool = False
    trainer_kind: Literal["", "item", "supporter", "stadium", "tool", "technical_machine"] = ""
    name_part: str = ""
    group: str = ""
    evolves_from: str = ""
    evolves_from_name: str = ""
    same_name: str = ""
    same_type: str = ""
    attack: str = ""
    power: Power | Literal[""] = ""
    hp_at_most: int = 0
    hp_at_least: int = 0
    any_of: tuple[CardFilter, ...] = ()
    none_of: tuple[CardFilter, ...] = ()


ANY_POKEMON = PokemonFilter()
ANY_CARD = CardFilter()


class This(Node, frozen=True, tag="this"):
    """The Pokémon the text stands on (the attacking Pokémon; the bearer of a Tool or effect)."""


class Active(Node, frozen=True, tag="active"):
    """The Active Pokémon of a side; the opponent's is the Defending Pokémon of an attack."""

    side: Side = "opponent"


class Bound(Node, frozen=True, tag="bound"):
    """What an earlier pick bound to `name`."""

    name: str


class Every(Node, frozen=True, tag="every"):
    """All Pokémon of a side at a place that the filter allows."""

    side: Side
    where: Where = "play"
    filter: PokemonFilter = ANY_POKEMON


class Other(Node, frozen=True, tag="other"):
    """In a trigger: the other Pokémon concerned (for "damaged by an attack" the attacker)."""


Who: TypeAlias = This | Active | Bound | Every | Other
