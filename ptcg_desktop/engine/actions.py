"""Everything a player may do, and the choices the rules ask for.

An action names its player, because an act may be refused for being somebody else's decision (R-TURN-4). Cards are the
numbers they have in this game (`Game.cards`); Pokémon in play are named by their `uid`, which stays with them through
evolution and moves (R-ZONE-4). Prize positions, counts and indices start at 0.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, final

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
    "by_hand",
    "look",
]


class Decision(msgspec.Struct, frozen=True):
    """The open choice. It is asked one answer at a time: after an answer the same choice may stand with fewer options.

    Attributes:
        kind: What is asked; `"main"` is the turn player's main part, where `legal` alone lists the acts; `"by_hand"`
            stays until the player says that the text of `source` was carried out, `"look"` as long as the cards
            `options` are looked at.
        player: Whose choice it is.
        minimum: Answers still obligatory; 0 means that `Done` is allowed.
        maximum: Answers still possible, e.g. Prizes due.
        options: By kind: card numbers, Pokémon uids, Prize positions, counts or players. Empty for `"main"`.
        names: Attack names (`choose_attack`), option codes (`choose_option`), or the text to carry out (`by_hand`).
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


@final
class PlaceActive(_Act, frozen=True, tag="place_active", gc=False):
    """Setup: a Basic Pokémon face down as Active (R-SETUP-6)."""

    card: int


@final
class PlaceBench(_Act, frozen=True, tag="place_bench", gc=False):
    """Setup: one more Basic face down on the Bench (R-SETUP-7); `Done` ends the placing."""

    card: int


@final
class MulliganDraw(_Act, frozen=True, tag="mulligan_draw", gc=False):
    """Draw `count` bonus cards after the opponent's redraw (R-SETUP-4, R-SETUP-11)."""

    count: int


@final
class ChooseFirst(_Act, frozen=True, tag="choose_first", gc=False):
    """The coin winner says who begins (R-SETUP-2)."""

    first: int


@final
class Bench(_Act, frozen=True, tag="bench", gc=False):
    """Put a Basic Pokémon from the hand on the Bench (R-BENCH-1)."""

    card: int


@final
class Evolve(_Act, frozen=True, tag="evolve", gc=False):
    """Put an Evolution card from the hand on an own Pokémon (R-EVO-1)."""

    card: int
    target: int


@final
class Attach(_Act, frozen=True, tag="attach", gc=False):
    """The turn's Energy attachment (R-ENE-2)."""

    card: int
    target: int


@final
class PlayTrainer(_Act, frozen=True, tag="play_trainer", gc=False):
    """Play a Trainer card from the hand; choices its text asks for follow as decisions (R-TRN-1)."""

    card: int


@final
class Retreat(_Act, frozen=True, tag="retreat"):
    """Exchange the Active for `target`, discarding the Energy cards `pay` in this order (R-RET-3, R-RET-4)."""

    target: int
    pay: tuple[int, ...] = ()


@final
class UsePower(_Act, frozen=True, tag="use_power"):
    """Use the power `name` of an own Pokémon in play (R-POW-1)."""

    pokemon: int
    name: str


@final
class Attack(_Act, frozen=True, tag="attack"):
    """Attack with the Active; this is the last act of the turn (R-TURN-3)."""

    name: str


@final
class Pass(_Act, frozen=True, tag="pass", gc=False):
    """End the turn without attacking (R-TURN-3)."""


@final
class Concede(_Act, frozen=True, tag="concede", gc=False):
    """Give up the game; possible at any time and by either player, never listed by `legal` (R-WIN-7)."""


@final
class TakePrize(_Act, frozen=True, tag="take_prize", gc=False):
    """Take one face-down Prize; `position` counts the Prizes still lying, from 0 (R-KO-4)."""

    position: int


@final
class Promote(_Act, frozen=True, tag="promote", gc=False):
    """Choose the new Active after a Knock Out (R-KO-6)."""

    pokemon: int


@final
class SwitchIn(_Act, frozen=True, tag="switch_in", gc=False):
    """Bring forward a Benched Pokémon because an effect demands it."""

    pokemon: int


@final
class ChoosePokemon(_Act, frozen=True, tag="choose_pokemon", gc=False):
    """Answer a choice among Pokémon in play."""

    pokemon: int


@final
class ChooseCard(_Act, frozen=True, tag="choose_card", gc=False):
    """Answer a choice among cards."""

    card: int


@final
class ChooseAttack(_Act, frozen=True, tag="choose_attack"):
    """Answer a choice among attacks."""

    name: str


@final
class ChooseOption(_Act, frozen=True, tag="choose_option"):
    """Answer a choice among the options a text gives, by code (`"yes"`, `"no"`)."""

    code: str


@final
class Done(_Act, frozen=True, tag="done", gc=False):
    """Answer no further: ends an open choice whose minimum is reached."""


# --- by hand ---------------------------------------------------------------------------------------------------------


class MoveCards(_Act, frozen=True, tag="move_cards"):
    """By hand: put cards, wherever they are, somewhere else, in this order.

    Attributes:
        to: `"deck"`, `"hand"`, `"discard"`, `"prizes"`, another pile (`"lost"`), all of the cards' owners; `"stadium"`;
            `"active"`, `"bench"`: each becomes a Pokémon; `"attached"`, `"under"`, `"over"`: of the Pokémon `pokemon`.
        at: In the deck: the place of the first card, 0 = uppermost, -1 = under the deck.
    """

    cards: tuple[int, ...]
    to: str
    pokemon: int = -1
    at: int = 0


class MoveFrom(_Act, frozen=True, tag="move_from"):
    """By hand: as `MoveCards`, for cards of a zone of `owner` that are named by their place, for nobody knows them.

    Attributes:
        first: Place of the first of them from 0; -1: the last ones (from under the deck); -2: taken by chance.
    """

    owner: int
    source: str
    to: str
    count: int = 1
    first: int = 0
    pokemon: int = -1
    at: int = 0


class MovePokemon(_Act, frozen=True, tag="move_pokemon", gc=False):
    """By hand: move a Pokémon in play with all that lies on it: to the `"active"` place (the Active goes to the Bench),
    to the `"bench"`, or to a zone of its owner as in `MoveCards`."""

    pokemon: int
    to: str
    at: int = 0


class SetDamage(_Act, frozen=True, tag="set_damage", gc=False):
    """By hand: let so many points of damage lie on a Pokémon, as counters."""

    pokemon: int
    damage: int


class SetCondition(_Act, frozen=True, tag="set_condition", gc=False):
    """By hand: put a Special Condition on an Active, or take it away. `amount`: points per check, 0 = the profile's."""

    pokemon: int
    condition: str
    on: bool = True
    amount: int = 0


class FlipCoins(_Act, frozen=True, tag="flip_coins", gc=False):
    """By hand: flip coins."""

    count: int = 1


class RollDie(_Act, frozen=True, tag="roll_die", gc=False):
    """By hand: roll a die."""

    sides: int = 6


class Reseed(_Act, frozen=True, tag="reseed", gc=False):
    """By hand: coins, dice and shuffles go on from another seed; what was forced is forgotten."""

    seed: int


class CallCoins(_Act, frozen=True, tag="call_coins"):
    """By hand: the coming coins fall like this (true = heads), later ones by chance; with none, all by chance again."""

    coins: tuple[bool, ...] = ()


class Redraw(_Act, frozen=True, tag="redraw", gc=False):
    """By hand: a mulligan. `owner` shuffles the hand into the deck and draws an opening hand; while a Basic Pokémon is
    still to be placed, again until there is one (R-SETUP-3)."""

    owner: int


@final
class DrawCards(_Act, frozen=True, tag="draw_cards", gc=False):
    """By hand: `owner` draws from the top of the deck."""

    owner: int
    count: int = 1


class LookAt(_Act, frozen=True, tag="look_at", gc=False):
    """By hand: look at `count` cards of a zone from place `first` on (0 = at all of it); they stay in sight of the
    looking player until `Done`."""

    owner: int
    zone: str
    count: int = 0
    first: int = 0


class Reveal(_Act, frozen=True, tag="reveal"):
    """By hand: show cards to both players."""

    cards: tuple[int, ...]


class Shuffle(_Act, frozen=True, tag="shuffle", gc=False):
    """By hand: shuffle the `"deck"` or the `"prizes"` of `owner`."""

    owner: int
    zone: str = "deck"


class KnockOut(_Act, frozen=True, tag="knock_out", gc=False):
    """By hand: a Pokémon is Knocked Out, with everything that follows from it (R-KO)."""

    pokemon: int


class ClaimPrize(_Act, frozen=True, tag="claim_prize", gc=False):
    """By hand: `owner` takes a Prize without a Knock Out; the last one wins (R-WIN-1)."""

    owner: int
    position: int = 0


class SetMarker(_Act, frozen=True, tag="set_marker", gc=False):
    """By hand: lay a marker with a name and perhaps a number on a Pokémon, or beside the board of `owner`
    (`pokemon == -1`); one of the same name is replaced, or taken away if `gone`."""

    owner: int
    name: str
    number: int = 0
    pokemon: int = -1
    gone: bool = False


class Restore(_Act, frozen=True, tag="restore", gc=False):
    """By hand: the turn player may do again what the turn allows so often: `"energy"`, `"retreats"`, `"items"`,
    `"supporters"`, `"stadiums"`, `"powers"`."""

    what: str


class GiveTurn(_Act, frozen=True, tag="give_turn", gc=False):
    """By hand: the turn is over, whatever is in progress."""


class EndGame(_Act, frozen=True, tag="end_game", gc=False):
    """By hand: the game is over; `winner` -1: nobody won."""

    winner: int = -1


class TakeOver(_Act, frozen=True, tag="take_over", gc=False):
    """By hand: the text that asks the open choice is not carried out any further; what is left is done by hand."""


RuleAct: TypeAlias = Bench | Evolve | Attach | PlayTrainer | Retreat | UsePower | Attack


class Anyway(_Act, frozen=True, tag="anyway"):
    """By hand: do an act of the main part that a clause forbids."""

    action: RuleAct


ManualAct: TypeAlias = (
    MoveCards
    | MoveFrom
    | MovePokemon
    | SetDamage
    | SetCondition
    | FlipCoins
    | RollDie
    | Reseed
    | CallCoins
    | Redraw
    | DrawCards
    | LookAt
    | Reveal
    | Shuffle
    | KnockOut
    | ClaimPrize
    | SetMarker
    | Restore
    | GiveTurn
    | EndGame
    | TakeOver
    | Anyway
)
"""What a person does at the table by hand; never listed by `legal`, explained and undone like any act."""

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
    | ManualAct
)
