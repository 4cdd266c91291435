"""What happened, in the past tense and without language: log and animation are functions of events.

Events are complete: the board can be rebuilt from a first view and the events after it (a property test does). Where a
card is not known to everybody the event carries it all the same; `hide(event, player)` gives the form one player may
see, in which an unknown card is -1. Counts are the length of the tuple, so nothing is lost by hiding.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

HIDDEN = -1
"""Stands for a card whose identity the reader may not know."""

Zone = str
"""`"deck"`, `"hand"`, `"discard"`, `"prizes"`, `"pokemon"`, `"stadium"`, `"table"` (a Trainer being played), or
the name of a zone a profile adds."""


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of all events."""


class CoinFlipped(_Event, frozen=True, tag="coin_flipped"):
    """`reason`: `"first"`, `"asleep"`, `"burned"`, `"confused"`, `"retreat"`, `"attack"`, `"effect"`, `"by_hand"`
    (R-RNG-2)."""

    player: int
    heads: bool
    reason: str
    pokemon: int = -1


class DeckShuffled(_Event, frozen=True, tag="deck_shuffled"):
    """The deck was shuffled."""

    player: int


class FirstPlayerChosen(_Event, frozen=True, tag="first_player_chosen"):
    """`player` begins the game."""

    player: int


class OpeningHandDrawn(_Event, frozen=True, tag="opening_hand_drawn"):
    """The opening hand was drawn from the deck's top."""

    player: int
    cards: tuple[int, ...]


class HandShown(_Event, frozen=True, tag="hand_shown"):
    """A hand without Basic Pokémon was shown to the opponent (R-INFO-2)."""

    player: int
    cards: tuple[int, ...]


class HandReturned(_Event, frozen=True, tag="hand_returned"):
    """A shown hand went back into the deck (R-SETUP-3)."""

    player: int
    cards: tuple[int, ...]


class PlacedFaceDown(_Event, frozen=True, tag="placed_face_down"):
    """Setup: a Pokémon was laid face down from the hand; `place` is `"active"` or `"bench"`."""

    player: int
    card: int
    pokemon: int
    place: Literal["active", "bench"]


class PrizesLaid(_Event, frozen=True, tag="prizes_laid"):
    """The deck's top cards were laid as Prizes."""

    player: int
    cards: tuple[int, ...]


class PokemonRevealed(_Event, frozen=True, tag="pokemon_revealed"):
    """Setup: all Pokémon of a player were turned up: (uid, card) each (R-SETUP-9)."""

    player: int
    pokemon: tuple[tuple[int, int], ...]


class TurnStarted(_Event, frozen=True, tag="turn_started"):
    """Turn `number` (over both players, from 1) of `player` began."""

    player: int
    number: int


class TurnEnded(_Event, frozen=True, tag="turn_ended"):
    """The turn ended; what follows until the next `TurnStarted` is between turns."""

    player: int
    number: int


class CardsDrawn(_Event, frozen=True, tag="cards_drawn"):
    """Cards went from the deck's top to the hand; `reason`: `"turn"`, `"bonus"`, `"effect"`."""

    player: int
    cards: tuple[int, ...]
    reason: str


class CardsMoved(_Event, frozen=True, tag="cards_moved"):
    """Cards of `player` went from one zone to another, in this order.

    `pokemon` is the Pokémon they came from (`source == "pokemon"`); hidden cards of the deck stay hidden unless shown.
    `reason`: `"cost"`, `"effect"`, `"retreat"`, `"search"`, `"expired"`, `"played"`, `"replaced"`, `"by_hand"`.
    """

    player: int
    cards: tuple[int, ...]
    source: Zone
    target: Zone
    reason: str
    pokemon: int = -1
    shown: bool = False


class CardsSeen(_Event, frozen=True, tag="cards_seen"):
    """`player` looked at cards in a zone of `owner`; `shown`: so did everybody."""

    player: int
    owner: int
    cards: tuple[int, ...]
    zone: Zone
    shown: bool = False


class PokemonBenched(_Event, frozen=True, tag="pokemon_benched"):
    """A Pokémon was put on the Bench from `source`."""

    player: int
    card: int
    pokemon: int
    source: Zone = "hand"


class PokemonEvolved(_Event, frozen=True, tag="pokemon_evolved"):
    """A card was put on a Pokémon; its Special Conditions and effects of attacks ended (R-EVO-6)."""

    player: int
    card: int
    pokemon: int
    source: Zone = "hand"


class EnergyAttached(_Event, frozen=True, tag="energy_attached"):
    """An Energy card was attached; `reason`: `"turn"` or `"effect"`."""

    player: int
    card: int
    pokemon: int
    source: Zone
    reason: str


class PokemonDevolved(_Event, frozen=True, tag="pokemon_devolved"):
    """Evolution cards were taken off a Pokémon, the highest first, and went to a zone of their owner."""

    player: int
    pokemon: int
    cards: tuple[int, ...]
    target: Zone


class PokemonTransformed(_Event, frozen=True, tag="pokemon_transformed"):
    """The top card of a Pokémon was exchanged for `card`, which came from `source`; the old card went to `target`."""

    player: int
    pokemon: int
    card: int
    source: Zone
    old: int
    target: Zone


class PokemonLeft(_Event, frozen=True, tag="pokemon_left"):
    """A Pokémon left play; `cards` (its Pokémon cards and what was still attached) went to a zone of their owner."""

    player: int
    pokemon: int
    cards: tuple[int, ...]
    target: Zone


class TrainerPlayed(_Event, frozen=True, tag="trainer_played"):
    """A Trainer card left the hand and is being carried out (R-TRN-1)."""

    player: int
    card: int


class TrainerAttached(_Event, frozen=True, tag="trainer_attached"):
    """A card that is no Energy was attached to a Pokémon: the Trainer card being carried out, or one from `source`."""

    player: int
    card: int
    pokemon: int
    source: Zone = "table"


class StadiumPlayed(_Event, frozen=True, tag="stadium_played"):
    """The Stadium card being played is in play now."""

    player: int
    card: int


class PowerUsed(_Event, frozen=True, tag="power_used"):
    """A power was used."""

    player: int
    pokemon: int
    name: str


class RetreatTried(_Event, frozen=True, tag="retreat_tried"):
    """A retreat was paid for; `succeeded` is false if the confusion flip failed (R-CNF-4)."""

    player: int
    pokemon: int
    succeeded: bool


class ActiveSwitched(_Event, frozen=True, tag="active_switched"):
    """The Active went to the Bench and `incoming` took its place; the outgoing one lost conditions and effects.

    `reason`: `"retreat"`, `"effect"` or `"by_hand"`.
    """

    player: int
    outgoing: int
    incoming: int
    reason: str


class AttackDeclared(_Event, frozen=True, tag="attack_declared"):
    """An attack was announced (R-ATK-2)."""

    player: int
    pokemon: int
    name: str


class AttackFailed(_Event, frozen=True, tag="attack_failed"):
    """An announced attack does nothing; `reason`: `"confused"`, `"effect"`, `"price"`."""

    player: int
    pokemon: int
    name: str
    reason: str


class DamageDone(_Event, frozen=True, tag="damage_done"):
    """Damage of an attack was put (R-DMG-8); `amount` may be 0. `weakness`, `resistance`: they were applied.

    `steps` is the running total after each step of the calculation that changed it: (step, total).
    """

    pokemon: int
    amount: int
    attacker: int
    weakness: bool = False
    resistance: bool = False
    prevented: bool = False
    steps: tuple[tuple[str, int], ...] = ()


class CountersPut(_Event, frozen=True, tag="counters_put"):
    """Damage counters were put, worth `amount` points; `reason`: `"poisoned"`, `"burned"`, `"confused"`, `"effect"`,
    `"by_hand"`."""

    pokemon: int
    amount: int
    reason: str


class DamageRemoved(_Event, frozen=True, tag="damage_removed"):
    """Damage counters were removed, worth `amount` points; `reason`: `"healed"`, `"moved"` or `"by_hand"`."""

    pokemon: int
    amount: int
    reason: str = "healed"


class ConditionPut(_Event, frozen=True, tag="condition_put"):
    """A Special Condition was put; the ones in `replaced` ended by it. `amount`: points per check (poison, burn)."""

    pokemon: int
    condition: str
    amount: int
    replaced: tuple[str, ...] = ()


class ConditionEnded(_Event, frozen=True, tag="condition_ended"):
    """A Special Condition ended; `reason`: `"coin"`, `"time"`, `"effect"`, `"by_hand"`."""

    pokemon: int
    condition: str
    reason: str


class EffectPut(_Event, frozen=True, tag="effect_put"):
    """An effect of an attack or card was put on a Pokémon, for a time; `tied`: it ends with the Pokémon's moving to the
    Bench or evolving, as effects of attacks do (R-ATK-10)."""

    pokemon: int
    card: int
    name: str
    tied: bool = True


class EffectPrevented(_Event, frozen=True, tag="effect_prevented"):
    """An effect of an attack did not reach a protected Pokémon (R-DMG-7)."""

    pokemon: int


class EffectEnded(_Event, frozen=True, tag="effect_ended"):
    """An effect on a Pokémon ran out (R-TURN-7)."""

    pokemon: int
    card: int
    name: str


class RulePut(_Event, frozen=True, tag="rule_put"):
    """An effect on the game that is tied to no Pokémon began."""

    player: int
    card: int
    name: str


class RuleEnded(_Event, frozen=True, tag="rule_ended"):
    """An effect on the game ran out."""

    player: int
    card: int
    name: str


class ExtraTurnGranted(_Event, frozen=True, tag="extra_turn_granted"):
    """The player will take another turn after this one."""

    player: int


class KnockedOut(_Event, frozen=True, tag="knocked_out"):
    """A Pokémon was Knocked Out; `cards` (all it was made of) went to its owner's discard pile in this order."""

    player: int
    pokemon: int
    cards: tuple[int, ...]


class PrizeTaken(_Event, frozen=True, tag="prize_taken"):
    """The Prize at `position` (among those lying, from 0) went into the hand."""

    player: int
    position: int
    card: int


class Promoted(_Event, frozen=True, tag="promoted"):
    """A Benched Pokémon took the empty Active place (R-KO-6)."""

    player: int
    pokemon: int


class GameEnded(_Event, frozen=True, tag="game_ended"):
    """The game is over: `winner` 0 or 1, or -1 if it ended without one. `ways[p]` are the ways `p` fulfilled."""

    winner: int
    ways: tuple[tuple[str, ...], tuple[str, ...]]


class SuddenDeathStarted(_Event, frozen=True, tag="sudden_death_started"):
    """Both won equally: a new game with fewer Prizes begins; all cards are back in their decks (R-SD-1)."""

    number: int
    ways: tuple[tuple[str, ...], tuple[str, ...]]


# --- by hand ---------------------------------------------------------------------------------------------------------


class DoneByHand(_Event, frozen=True, tag="done_by_hand"):
    """What follows was done by hand; `clause` is the one that forbids it, empty if it is no act of the rules."""

    player: int
    clause: str = ""


class DieRolled(_Event, frozen=True, tag="die_rolled"):
    """A die was rolled by hand."""

    player: int
    sides: int
    result: int


class ChanceRenewed(_Event, frozen=True, tag="chance_renewed"):
    """By hand: coins, dice and shuffles fall otherwise from here on."""

    player: int


class CoinsCalled(_Event, frozen=True, tag="coins_called"):
    """By hand: how the coming coins fall was said; empty: they fall by chance again."""

    player: int
    coins: tuple[bool, ...]


class CardPutUnder(_Event, frozen=True, tag="card_put_under"):
    """A card was put under the other cards of a Pokémon by hand."""

    player: int
    card: int
    pokemon: int
    source: Zone


class ActiveBenched(_Event, frozen=True, tag="active_benched"):
    """The Active went to the Bench by hand and lost conditions and effects; its place is empty."""

    player: int
    pokemon: int


class MarkerSet(_Event, frozen=True, tag="marker_set"):
    """A marker was laid on a Pokémon (or, -1, beside the board of `player`), or taken away."""

    player: int
    pokemon: int
    name: str
    number: int
    gone: bool


class AllowanceRestored(_Event, frozen=True, tag="allowance_restored"):
    """The turn player may do again what was used up; `what` as in `actions.Restore`."""

    player: int
    what: str


class TextTakenOver(_Event, frozen=True, tag="text_taken_over"):
    """What is left of a text will be done by hand."""

    player: int
    card: int
    name: str


class TextToCarryOut(_Event, frozen=True, tag="text_to_carry_out"):
    """A text that is not automated has its turn: its player carries it out by hand."""

    player: int
    card: int
    name: str


class TextCarriedOut(_Event, frozen=True, tag="text_carried_out"):
    """Its player says that a text was carried out by hand."""

    player: int
    card: int
    name: str


Event: TypeAlias = (
    CoinFlipped
    | DeckShuffled
    | FirstPlayerChosen
    | OpeningHandDrawn
    | HandShown
    | HandReturned
    | PlacedFaceDown
    | PrizesLaid
    | PokemonRevealed
    | TurnStarted
    | TurnEnded
    | CardsDrawn
    | CardsMoved
    | CardsSeen
    | PokemonBenched
    | PokemonEvolved
    | PokemonDevolved
    | PokemonTransformed
    | PokemonLeft
    | EnergyAttached
    | TrainerPlayed
    | TrainerAttached
    | StadiumPlayed
    | PowerUsed
    | RetreatTried
    | ActiveSwitched
    | AttackDeclared
    | AttackFailed
    | DamageDone
    | CountersPut
    | DamageRemoved
    | ConditionPut
    | ConditionEnded
    | EffectPut
    | EffectPrevented
    | EffectEnded
    | RulePut
    | RuleEnded
    | ExtraTurnGranted
    | KnockedOut
    | PrizeTaken
    | Promoted
    | GameEnded
    | SuddenDeathStarted
    | DoneByHand
    | DieRolled
    | ChanceRenewed
    | CoinsCalled
    | CardPutUnder
    | ActiveBenched
    | MarkerSet
    | AllowanceRestored
    | TextTakenOver
    | TextToCarryOut
    | TextCarriedOut
)
