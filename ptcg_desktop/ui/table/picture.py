"""What the board shows at one moment: plain values between the engine's view and the scene.

The presenter makes a `Picture` from an `engine.View` (so nothing hidden can be in it); the scene makes itself equal to
it. Every thing that can be pointed at has a `Handle`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.table.layout import Side

HandleKind = Literal[
    "card", "pokemon", "attached", "prize", "bench", "active", "deck", "discard", "stadium", "stage", "lost", "hand"
]
Turned = Literal["upright", "left", "right", "upside_down"]


class Handle(NamedTuple):
    """Something on the board that can be pointed at.

    `key` is the card's or Pokémon's number in the game (of what is attached: the card's); for Prizes the position; for
    a player's places the number of the place (Bench) or 0. Things without owner in the picture (the Stadium) are
    `near`.
    """

    kind: HandleKind
    side: Side
    key: int = 0


@dataclass(frozen=True)
class PokemonPicture:
    """A Pokémon in play.

    Attributes:
        key: The engine's number of the Pokémon: the same while it evolves and moves.
        place: -1 for the Active place, else the place on the Bench.
        stack: Its Pokémon cards, the top one last; None = face down.
        energy: Units of each attached Energy card (`("R",)`, `("C", "C")`).
        attached: Attached cards that are not Energy.
        damage: Points of damage.
        hp: Hit Points now; 0 unknown (face down).
    """

    key: int
    side: Side
    place: int
    stack: tuple[CardDef | None, ...]
    energy: tuple[tuple[str, ...], ...] = ()
    attached: tuple[CardDef, ...] = ()
    damage: int = 0
    hp: int = 0
    turned: Turned = "upright"
    poisoned: bool = False
    burned: bool = False
    markers: tuple[str, ...] = ()
    """Markers laid on it by hand, in words."""
    energy_keys: tuple[int, ...] = ()
    attached_keys: tuple[int, ...] = ()
    """The numbers of the cards of `energy` and `attached`."""

    @property
    def card(self) -> CardDef | None:
        """The top card, None while it lies face down."""
        return self.stack[-1] if self.stack else None

    @property
    def handle(self) -> Handle:
        """What to point at."""
        return Handle("pokemon", self.side, self.key)


@dataclass(frozen=True)
class HandCard:
    """A card of the near player's hand."""

    key: int
    card: CardDef

    @property
    def handle(self) -> Handle:
        """What to point at."""
        return Handle("card", "near", self.key)


@dataclass(frozen=True)
class SidePicture:
    """One player's half without the Pokémon in play.

    Attributes:
        hand: The cards that may be seen; empty where the hand is hidden.
        hand_count: How many cards the hand holds.
        prizes: Positions of the Prizes not taken yet.
        prize_places: How many were laid.
        lost: The Lost Zone, the newest card last; None where the game has none.
        once: What of the once-in-a-game texts is used up, in words.
    """

    name: str
    deck: int = 0
    hand: tuple[HandCard, ...] = ()
    hand_count: int = 0
    discard: tuple[CardDef, ...] = ()
    prizes: tuple[int, ...] = ()
    prize_places: int = 6
    markers: tuple[str, ...] = ()
    lost: tuple[CardDef, ...] | None = None
    once: tuple[str, ...] = ()


@dataclass(frozen=True)
class Coin:
    """A coin shown beside the Actives: what it was for and how it fell."""

    heads: bool
    reason: str


@dataclass(frozen=True)
class Picture:
    """The whole board.

    Attributes:
        stadium_place: Whether the rules lay out a place for a Stadium (`R-ZONE-1`); a Stadium in play has one anyway.
    """

    near: SidePicture
    far: SidePicture
    pokemon: tuple[PokemonPicture, ...] = ()
    stadium: CardDef | None = None
    bench_places: int = 5
    coins: tuple[Coin, ...] = ()
    stadium_place: bool = True

    def half(self, side: Side) -> SidePicture:
        """The part of `side`."""
        return self.near if side == "near" else self.far

    @property
    def has_lost_zone(self) -> bool:
        """Does the game have a Lost Zone?"""
        return self.near.lost is not None

    @property
    def has_stadium_place(self) -> bool:
        """Does the board show a place for a Stadium?"""
        return self.stadium_place or self.stadium is not None

    def find(self, key: int) -> PokemonPicture | None:
        """The Pokémon with that number."""
        return next((each for each in self.pokemon if each.key == key), None)

    def at(self, side: Side, place: int) -> PokemonPicture | None:
        """The Pokémon on that place; -1 is the Active place."""
        return next((each for each in self.pokemon if each.side == side and each.place == place), None)


@dataclass(frozen=True)
class Marks:
    """What is lit on the board."""

    can: frozenset[Handle] = frozenset()
    targets: frozenset[Handle] = frozenset()
    chosen: frozenset[Handle] = frozenset()
    focus: Handle | None = None


@dataclass(frozen=True)
class Cue:
    """Something that just happened and may be animated.

    Attributes:
        kind: `"onto"`: a card was put on a Pokémon; `"from_hand"`: one became a Pokémon; the others as they say.
        pokemon: The Pokémon concerned, or -1.
        amount: Points of damage, or cards drawn.
        side: Of the player concerned.
        card: The card concerned, or -1 where the person may not know it.
    """

    kind: Literal["attack", "damage", "knock_out", "onto", "from_hand", "prize", "draw", "shuffle"]
    pokemon: int = -1
    amount: int = 0
    side: Side = "near"
    card: int = -1


def energy_badges(energy: Iterable[tuple[str, ...]], limit: int = 7) -> list[tuple[str, int]]:
    """Badges for attached Energy, in order: (type letter, count); single units while they fit, then grouped by type."""
    return [(unit, count) for unit, count, _card in badges_of(energy, limit)]


def badges_of(energy: Iterable[tuple[str, ...]], limit: int = 7) -> list[tuple[str, int, int]]:
    """The same, with the place in `energy` of the card that is meant by taking hold of the badge: of a group the
    last."""
    units = [(unit, place) for place, card in enumerate(energy) for unit in card]
    if len(units) <= limit:
        return [(unit, 1, place) for unit, place in units]
    last = dict(units)
    letters = [unit for unit, _place in units]
    return [(unit, letters.count(unit), last[unit]) for unit in dict.fromkeys(letters)]
