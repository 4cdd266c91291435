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
    """`reason`: `"first"`, `"asleep"`, `"burned"`, `"confused"`, `"retreat"`, `"attack"`, `"effect"` (R-RNG-2)."""

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
    `reason`: `"cost"`, `"effect"`, `"retreat"`, `"search"`, `"expired"`, `"played"`, `"replaced"`.
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

    `reason`: `"retreat"` or `"effect"`.
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
    """Damage counters were put, worth `amount` points; `reason`: `"poisoned"`, `"burned"`, `"confused"`, `"effect"`."""

    pokemon: int
    amount: int
    reason: str


class DamageRemoved(_Event, frozen=True, tag="damage_removed"):
    """Damage counters were removed, worth `amount` points; `reason`: `"healed"` or `"moved"`."""

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
    """A Special Condition ended; `reason`: `"coin"`, `"time"`, `"effect"`."""

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
)


def _mask(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


def hide(event: Event, player: int) -> Event:
    """The form of `event` that `player` may know (R-INFO-1, R-INFO-2)."""
    if isinstance(event, PrizesLaid):
        return PrizesLaid(event.player, _mask(event.cards))
    if isinstance(event, OpeningHandDrawn) and event.player != player:
        return OpeningHandDrawn(event.player, _mask(event.cards))
    if isinstance(event, CardsDrawn) and event.player != player:
        return CardsDrawn(event.player, _mask(event.cards), event.reason)
    if isinstance(event, PlacedFaceDown) and event.player != player:
        return PlacedFaceDown(event.player, HIDDEN, event.pokemon, event.place)
    if isinstance(event, PrizeTaken) and event.player != player:
        return PrizeTaken(event.player, event.position, HIDDEN)
    if isinstance(event, CardsSeen) and not event.shown and event.player != player:
        return msgspec.structs.replace(event, cards=_mask(event.cards))
    if isinstance(event, CardsMoved) and not _public(event, player):
        return msgspec.structs.replace(event, cards=_mask(event.cards))
    return event


def _public(event: CardsMoved, player: int) -> bool:
    closed = ("deck", "hand", "prizes")
    if event.shown or event.source not in closed or event.target not in closed:
        return True
    return event.player == player and "hand" in (event.source, event.target)
