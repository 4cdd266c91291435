"""Everything a player may do, and the choices the rules ask for.

An action names its player, because an act may be refused for being somebody else's decision (R-TURN-4). Cards are the
numbers they have in this game (`Game.cards`); Pokémon in play are named by their `uid`, which stays with them through
evolution and moves (R-ZONE-4). Prize positions, counts and indices start at 0.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

DecisionKind = Literal[
    "main",
    "choose_first",
    "mulligan_draw",
    "place_active",
    "place_bench",
    "prize",
    "promote",
    "switch_in",
    "choose_pokemon",
    "choose_card",
    "choose_attack",
    "choose_option",
]


class Decision(msgspec.Struct, frozen=True):
    """The open choice. It is asked one answer at a time: after an answer the same choice may stand with fewer options.

    Attributes:
        kind: What is asked; `"main"` is the turn player's main part, where `legal` alone lists the acts.
        player: Whose choice it is.
        minimum: Answers still obligatory; 0 means that `Done` is allowed.
        maximum: Answers still possible, e.g. Prizes due.
        options: By kind: card numbers, Pokémon uids, Prize positions, counts or players. Empty for `"main"`.
        names: Attack names (`choose_attack`) or option codes (`choose_option`).
        purpose: What the answer is for, language-free: `"target"`, `"from"`, `"energy"`, `"cards"`,
            `"cards_discarded"`, `"attack"`, `"targets"`, `"card"`, `"bonus"`, `"pokemon"`, `"tools"`, `"rest"`,
            `"type"`, `"may"`, `"again"`, `"option"`, `"count"`, `"order"`, `"attach"`, `"counters"`, `"side"`; empty
            where the kind says all.
        clause: Clause that a wrong answer breaks.
        source: Card whose text asks, or -1.
        chosen: Answers given so far in this choice.
    """

    kind: DecisionKind
    player: int
    minimum: int = 1
    maximum: int = 1
    options: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    purpose: str = ""
    clause: str = "R-TURN-4"
    source: int = -1
    chosen: tuple[int, ...] = ()


class _Act(msgspec.Struct, frozen=True, tag_field="do", gc=False):
    """Common to all: who acts."""

    player: int


class PlaceActive(_Act, frozen=True, tag="place_active", gc=False):
    """Setup: a Basic Pokémon face down as Active (R-SETUP-6)."""

    card: int


class PlaceBench(_Act, frozen=True, tag="place_bench", gc=False):
    """Setup: one more Basic face down on the Bench (R-SETUP-7); `Done` ends the placing."""

    card: int


class MulliganDraw(_Act, frozen=True, tag="mulligan_draw", gc=False):
    """Draw `count` bonus cards after the opponent's redraw (R-SETUP-4, R-SETUP-11)."""

    count: int


class ChooseFirst(_Act, frozen=True, tag="choose_first", gc=False):
    """The coin winner says who begins (R-SETUP-2)."""

    first: int


class Bench(_Act, frozen=True, tag="bench", gc=False):
    """Put a Basic Pokémon from the hand on the Bench (R-BENCH-1)."""

    card: int


class Evolve(_Act, frozen=True, tag="evolve", gc=False):
    """Put an Evolution card from the hand on an own Pokémon (R-EVO-1)."""

    card: int
    target: int


class Attach(_Act, frozen=True, tag="attach", gc=False):
    """The turn's Energy attachment (R-ENE-2)."""

    card: int
    target: int


class PlayTrainer(_Act, frozen=True, tag="play_trainer", gc=False):
    """Play a Trainer card from the hand; choices its text asks for follow as decisions (R-TRN-1)."""

    card: int


class Retreat(_Act, frozen=True, tag="retreat"):
    """Exchange the Active for `target`, discarding the Energy cards `pay` in this order (R-RET-3, R-RET-4)."""

    target: int
    pay: tuple[int, ...] = ()


class UsePower(_Act, frozen=True, tag="use_power"):
    """Use the power `name` of an own Pokémon in play (R-POW-1)."""

    pokemon: int
    name: str


class Attack(_Act, frozen=True, tag="attack"):
    """Attack with the Active; this is the last act of the turn (R-TURN-3)."""

    name: str


class Pass(_Act, frozen=True, tag="pass", gc=False):
    """End the turn without attacking (R-TURN-3)."""


class Concede(_Act, frozen=True, tag="concede", gc=False):
    """Give up the game; possible at any time and by either player, never listed by `legal` (R-WIN-7)."""


class TakePrize(_Act, frozen=True, tag="take_prize", gc=False):
    """Take one face-down Prize; `position` counts the Prizes still lying, from 0 (R-KO-4)."""

    position: int


class Promote(_Act, frozen=True, tag="promote", gc=False):
    """Choose the new Active after a Knock Out (R-KO-6)."""

    pokemon: int


class SwitchIn(_Act, frozen=True, tag="switch_in", gc=False):
    """Bring forward a Benched Pokémon because an effect demands it."""

    pokemon: int


class ChoosePokemon(_Act, frozen=True, tag="choose_pokemon", gc=False):
    """Answer a choice among Pokémon in play."""

    pokemon: int


class ChooseCard(_Act, frozen=True, tag="choose_card", gc=False):
    """Answer a choice among cards."""

    card: int


class ChooseAttack(_Act, frozen=True, tag="choose_attack"):
    """Answer a choice among attacks."""

    name: str


class ChooseOption(_Act, frozen=True, tag="choose_option"):
    """Answer a choice among the options a text gives, by code (`"yes"`, `"no"`)."""

    code: str


class Done(_Act, frozen=True, tag="done", gc=False):
    """Answer no further: ends an open choice whose minimum is reached."""


Action: TypeAlias = (
    PlaceActive
    | PlaceBench
    | MulliganDraw
    | ChooseFirst
    | Bench
    | Evolve
    | Attach
    | PlayTrainer
    | Retreat
    | UsePower
    | Attack
    | Pass
    | Concede
    | TakePrize
    | Promote
    | SwitchIn
    | ChoosePokemon
    | ChooseCard
    | ChooseAttack
    | ChooseOption
    | Done
)
