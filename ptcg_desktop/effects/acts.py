"""Choices and plain instructions of the effect IR: the steps that hold no other steps and no grants.

Read them through `ptcg_desktop.effects.ir`, which names everything.
"""

from __future__ import annotations

from typing import Literal

from ptcg_desktop.effects.targets import (
    ANY_CARD,
    ANY_POKEMON,
    CardFilter,
    Node,
    Player,
    PokemonFilter,
    Side,
    State,
    Where,
    Who,
    Zone,
)
from ptcg_desktop.effects.values import Amount, Count

Skipped = Literal["weakness", "resistance", "effects"]
"""A step of the damage that is left out."""

# --- steps: choices --------------------------------------------------------------------------------------------------


class PickPokemon(Node, frozen=True, tag="pick_pokemon"):
    """Choose Pokémon in play, bound to `name`; `by` says who chooses; `optional`: up to `count`."""

    name: str
    side: Side
    where: Where = "play"
    count: Count = 1
    optional: bool = False
    by: Player = "own"
    filter: PokemonFilter = ANY_POKEMON


class PickCards(Node, frozen=True, tag="pick_cards"):
    """Choose cards of a zone, bound to `name`. With `optional` fewer, or none, may be taken (R-DO-3).

    Attributes:
        zone: `"deck"` (the chooser searches it), `"hand"`, `"discard"`, `"prizes"`, `"lost"`, `"stadium"`, `"looked"`.
        side: Whose zone.
        by: Who chooses.
        among: Only of what this name is bound to (cards looked at, revealed or found before).
        random: Nobody chooses: they are taken at random, or unseen.
        different: They must differ in `"name"` or `"type"`.
    """

    name: str
    zone: Zone
    side: Side = "own"
    count: Count = 1
    optional: bool = False
    filter: CardFilter = ANY_CARD
    by: Player = "own"
    among: str = ""
    random: bool = False
    different: Literal["", "name", "type"] = ""


class PickEnergy(Node, frozen=True, tag="pick_energy"):
    """Choose Energy cards attached to Pokémon, bound to `name`."""

    name: str
    of: Who
    count: Count = 1
    type: str = ""
    kind: Literal["", "basic", "special"] = ""
    optional: bool = False
    by: Player = "own"


class PickAttached(Node, frozen=True, tag="pick_attached"):
    """Choose other attached cards (Pokémon Tools, any card) of Pokémon, bound to `name`."""

    name: str
    of: Who
    filter: CardFilter = ANY_CARD
    count: Count = 1
    optional: bool = False
    by: Player = "own"


class PickAttack(Node, frozen=True, tag="pick_attack"):
    """Choose one attack of a Pokémon (or of the bound card `card`), bound to `name`."""

    name: str
    of: Who
    by: Player = "own"


class PickType(Node, frozen=True, tag="pick_type"):
    """Choose a type, bound to `name`; not one of `except_types`; with `of`, one of a type of those Pokémon."""

    name: str
    except_types: str = ""
    of: Who | None = None
    by: Player = "own"


class LookAt(Node, frozen=True, tag="look_at"):
    """Look at cards and bind them to `name`: `count` from the top or bottom of a deck, a whole hand, Prizes; `shown`:
    everybody sees them (a reveal); `up_to`: fewer, if the player likes; part of a hand or of the Prizes is taken
    unseen. With `side` `"both"` the player chooses a side. `"chosen"`: the cards bound to
    `cards`, that were chosen unseen."""

    name: str
    zone: Literal["deck_top", "deck_bottom", "deck", "hand", "prizes", "chosen"]
    side: Side = "own"
    count: Count = "all"
    shown: bool = False
    up_to: bool = False
    cards: str = ""


class LookUntil(Node, frozen=True, tag="look_until"):
    """Reveal cards from the top of a deck until one satisfies the filter; that one is bound to `name`, the others to
    `others`."""

    name: str
    others: str
    filter: CardFilter
    side: Player = "own"


# --- steps: instructions ---------------------------------------------------------------------------------------------


class FlipCoins(Node, frozen=True, tag="flip_coins"):
    """Flip coins, bind the number of heads to `name`; `until_tails`: flip until the first tails."""

    name: str
    coins: Amount = 1
    until_tails: bool = False
    by: Player = "own"


class SetDamage(Node, frozen=True, tag="set_damage"):
    """The attack being made does this much instead of its printed damage. Only in `Program.before`."""

    amount: Amount


class MoreDamage(Node, frozen=True, tag="more_damage"):
    """The attack being made does this much more (negative: less). Only in `Program.before`."""

    amount: Amount


class IgnoreFor(Node, frozen=True, tag="ignore_for"):
    """The attack's damage is not affected by these: `"weakness"`, `"resistance"`, `"effects"` (on the Defending
    Pokémon). Only in `Program.before`."""

    what: tuple[Skipped, ...]


class Draw(Node, frozen=True, tag="draw"):
    """Draw cards (R-DO-2); `name` binds how many were drawn."""

    amount: Amount
    side: Player = "own"
    name: str = ""
    up_to: bool = False


class DrawUntil(Node, frozen=True, tag="draw_until"):
    """Draw until the hand has that many cards."""

    size: Amount
    side: Player = "own"


class DiscardHand(Node, frozen=True, tag="discard_hand"):
    """Discard the whole hand; `name` binds the cards."""

    side: Player = "own"
    name: str = ""


class MoveCards(Node, frozen=True, tag="move_cards"):
    """Put bound cards into a zone of their owner, in the order chosen; `shown`: everybody sees them.

    `to`: `"hand"`, `"deck"` (where a shuffle follows), `"deck_top"`, `"deck_bottom"` (`"deck_bottom_shuffled"`: in a
        random order), `"discard"`, `"prizes"`, `"lost"`,
    `"bench"` (into play as a Pokémon; `counters`: with that many points of damage).
    """

    cards: str
    to: Zone
    shown: bool = False


class MoveZone(Node, frozen=True, tag="move_zone"):
    """Put a whole zone into another: the hand into the deck (`"deck_bottom_shuffled"`: under it, mixed);
    `name` binds the cards."""

    zone: Zone
    to: Zone
    side: Player = "own"
    name: str = ""


class MoveTop(Node, frozen=True, tag="move_top"):
    """Take cards from the top (or bottom) of a deck and put them elsewhere (`"discard"`, `"lost"`, `"hand"`,
    `"prizes"`);
    `name` binds them."""

    amount: Amount
    to: Zone
    side: Player = "own"
    name: str = ""
    bottom: bool = False


class MoveThis(Node, frozen=True, tag="move_this"):
    """Put the card this text stands on (Tool, Stadium, Energy, played Trainer) into a zone, or `"attach"` it to
    `on`."""

    to: Zone | Literal["attach"]
    on: Who | None = None


class ShuffleDeck(Node, frozen=True, tag="shuffle_deck"):
    """Shuffle a deck."""

    side: Player = "own"


class DealDamage(Node, frozen=True, tag="deal_damage"):
    """Attack damage beside the attack's own number: Bench damage (R-DMG-11), recoil (R-DMG-12). To an Active Pokémon
    of the opponent every step of R-DMG applies, except those in `ignores`."""

    amount: Amount
    to: Who
    ignores: tuple[Skipped, ...] = ()


class PutCounters(Node, frozen=True, tag="put_counters"):
    """Put damage counters worth `amount` points on each (R-DMG-13)."""

    amount: Amount
    on: Who


class SpreadCounters(Node, frozen=True, tag="spread_counters"):
    """Put damage counters worth `amount` points in all, divided as the player likes."""

    amount: Amount
    on: Who


class Heal(Node, frozen=True, tag="heal"):
    """Remove damage counters worth up to `amount` points from each; `name` binds how many points; `"all"`: every one;
    `up_to`: as many of them as the player likes."""

    amount: Amount | Literal["all"]
    of: Who
    name: str = ""
    up_to: bool = False


class MoveCounters(Node, frozen=True, tag="move_counters"):
    """Move damage counters worth up to `amount` points; `up_to`: as many of them as the player likes; `name` binds how
    many points; `survive`: only as far as the target is not Knocked Out."""

    amount: Amount | Literal["all", "any"]
    source: Who
    target: Who
    up_to: bool = False
    name: str = ""
    survive: bool = False


class Inflict(Node, frozen=True, tag="inflict"):
    """Put a Special Condition; `amount` 0 = the profile's own number of points per check."""

    condition: State
    to: Who
    amount: int = 0


class Cure(Node, frozen=True, tag="cure"):
    """End Special Conditions: those named, or all."""

    of: Who
    conditions: tuple[State, ...] = ()


class SwitchActive(Node, frozen=True, tag="switch_active"):
    """Exchange the Active of a side for the bound Benched Pokémon."""

    side: Player
    incoming: str


class AttachCards(Node, frozen=True, tag="attach_cards"):
    """Attach bound cards to Pokémon, from wherever they are (attached ones move); not the turn's attachment (R-ENE-2).

    `each`: one card to each of the Pokémon; otherwise, if `to` means several, divided as the player likes.
    """

    cards: str
    to: Who
    each: bool = False


class EvolveInto(Node, frozen=True, tag="evolve_into"):
    """Put the bound card on a Pokémon as its next stage."""

    card: str
    target: Who


class Devolve(Node, frozen=True, tag="devolve"):
    """Take Evolution cards off Pokémon: the highest, all, or as many as the player likes; put them into a zone."""

    of: Who
    to: Zone = "hand"
    stages: Literal["highest", "all", "any"] = "highest"


class Transform(Node, frozen=True, tag="transform"):
    """Exchange a Pokémon in play for the bound card, which takes over everything on it; the old card goes to a zone."""

    of: Who
    card: str
    to: Zone


class Leave(Node, frozen=True, tag="leave"):
    """Take Pokémon out of play: the Pokémon (all its stages) into one zone, what is attached into another
    (`"same"`)."""

    of: Who
    to: Zone | Literal["hand_basic"]
    attached: Zone | Literal["same", ""] = "same"


class KnockOut(Node, frozen=True, tag="knock_out"):
    """Knock Out Pokémon, whatever their damage."""

    of: Who


class AttackDoesNothing(Node, frozen=True, tag="attack_does_nothing"):
    """The attack being made ends without further effect (R-ATK-4, R-ATK-5)."""


class Cancel(Node, frozen=True, tag="cancel"):
    """In a trigger at a point that is about to happen (`"damage.would"`, `"knock_out.would"`): it does not happen;
    `what`:
    `"damage"`, `"effects"`, `"all"`, `"knock_out"`."""

    what: Literal["damage", "effects", "all", "knock_out"]


class UseAttack(Node, frozen=True, tag="use_attack"):
    """Use the bound attack as this attack; `free`: without its Energy cost; not `priced`: without anything else that it
    asks in order to be used, either."""

    attack: str
    free: bool = True
    priced: bool = True


class MirrorAttack(Node, frozen=True, tag="mirror_attack"):
    """Do to Pokémon what the last attack of the opponent, in their last turn, did to this Pokémon."""

    to: Who


class PlayThis(Node, frozen=True, tag="play_this"):
    """Put the Trainer card being played into play as a Basic Pokémon with these HP (0: as printed) and type; its grants
    are in force there."""

    hp: int = 0
    type: str = "C"


class TakePrizes(Node, frozen=True, tag="take_prizes"):
    """Take Prize cards."""

    amount: Amount
    side: Player = "own"


class EndTurn(Node, frozen=True, tag="end_turn"):
    """The turn ends."""


class ExtraTurn(Node, frozen=True, tag="extra_turn"):
    """Take another turn after this one."""


class Win(Node, frozen=True, tag="win"):
    """A player wins the game."""

    side: Player = "own"
