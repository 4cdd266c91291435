"""A position as a board: from what its text means to a picture, and from what is pointed at back to its place there.

Nothing is hidden here: who lays out a position knows all of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.engine.newgame import PlacedPokemon, PlacedSide
from ptcg_desktop.services.position_edit import Role, card_at, cards_of, names_in, pokemon_at
from ptcg_desktop.services.position_text import ZONES, Problem, Spot
from ptcg_desktop.services.scenario_format import GivenSpec, Letter
from ptcg_desktop.ui.table.layout import Side
from ptcg_desktop.ui.table.picture import HandCard, Handle, Picture, PokemonPicture, SidePicture
from ptcg_desktop.ui.table.reading import LOST, TURNED, marker_words, units
from ptcg_desktop.ui.table.said import OpenPile
from ptcg_desktop.ui.table.wording import Wording

_SIDES: tuple[tuple[Letter, Side], ...] = (("A", "near"), ("B", "far"))
_LETTERS: dict[Side, Letter] = {"near": "A", "far": "B"}
_PILES = {"deck": "deck", "discard": "discard", "lost": "lost", "hand": "hand", "prize": "prizes", "card": "hand"}
_LEAST_BENCH = 5


@dataclass(frozen=True)
class PositionBoard:
    """A position that can be pointed at.

    Attributes:
        things: What lies on the board, by its handle; places without anything in them are found by `spot`.
    """

    given: GivenSpec
    cards: Mapping[str, CardDef]
    picture: Picture
    things: dict[Handle, Spot]
    wording: Wording

    def spot(self, handle: Handle) -> Spot | None:
        """The place in the position that a handle means; None for what is none."""
        if handle in self.things:
            return self.things[handle]
        letter = _LETTERS[handle.side]
        if handle.kind in ("active", "stadium"):
            return Spot(letter, handle.kind)
        if handle.kind == "bench":
            return Spot(letter, "bench", handle.key)
        return Spot(letter, _PILES[handle.kind]) if handle.kind in _PILES else None

    def handle(self, spot: Spot) -> Handle:
        """What to point at for a place: the thing there, else its zone."""
        for handle, own in self.things.items():
            if own == spot:
                return handle
        if spot.zone == "stadium":
            return Handle("stadium", "near")
        side: Side = "near" if spot.side == "A" else "far"
        if spot.zone == "active":
            return Handle("active", side)
        if spot.zone == "bench":
            return Handle("bench", side, max(0, spot.at))
        kinds = {"deck": "deck", "discard": "discard", "lost": "lost", "hand": "hand"}
        return Handle(kinds.get(spot.zone, "prize"), side)  # type: ignore[arg-type]

    def card(self, spot: Spot) -> CardDef | None:
        """The card that lies on top there."""
        return self.cards.get(card_at(self.given, spot))

    def draggable(self) -> frozenset[Handle]:
        """What can be taken up."""
        return frozenset(handle for handle, spot in self.things.items() if handle.kind != "hand" and self.card(spot))

    def targets(self, card: CardDef) -> frozenset[Handle]:
        """Where a card would go by the rules; it may be laid anywhere else too."""
        role = role_of(card)
        found: set[Handle] = set()
        if role == "stadium":
            found.add(Handle("stadium", "near"))
        for letter, side in _SIDES:
            found.add(Handle("hand", side))
            if role == "pokemon":
                bench = len(self.given.A.bench if letter == "A" else self.given.B.bench)
                if self.picture.at(side, -1) is None:
                    found.add(Handle("active", side))
                found |= {Handle("bench", side, at) for at in range(bench, self.picture.bench_places)}
        for one in self.picture.pokemon:
            evolves = one.card is not None and name_key(card.evolves_from.en) == name_key(one.card.name.en)
            if role in ("energy", "trainer") or (role == "evolution" and evolves):
                found.add(one.handle)
        return frozenset(found)

    def pile(self, spot: Spot) -> OpenPile:
        """A zone, or the cards of a Pokémon, as a list; its numbers are those of `Spot.at`."""
        one = pokemon_at(self.given, spot)
        say = self.wording.say
        if one is not None:
            names = cards_of(one)
            title = say("table.cards_title", name=self.name(one.card), count=len(names))
        else:
            names = names_in(self.given, spot.side, spot.zone) if spot.zone in ZONES else []
            who = self.picture.half("near" if spot.side == "A" else "far").name
            title = say(f"position.pile.{spot.zone}", who=who, count=len(names))
        facts = ((at, self.cards.get(name)) for at, name in enumerate(names))
        cards = tuple((at, card, self.wording.name(card)) for at, card in facts if card is not None)
        if spot.zone in ("discard", "lost"):
            cards = cards[::-1]
        return OpenPile(self.wording.capital(title), cards)

    def name(self, name: str) -> str:
        """A card of the text as the person reads it."""
        card = self.cards.get(name)
        return name if card is None else self.wording.name(card)


def role_of(card: CardDef) -> Role:
    """What a card does when it is laid onto a Pokémon."""
    if card.kind == "energy":
        return "energy"
    if card.kind == "pokemon":
        return "pokemon" if card.is_basic_pokemon else "evolution"
    return "stadium" if card.trainer_kind == "stadium" else "trainer"


def flags_of(problems: Iterable[Problem]) -> dict[Spot, list[Problem]]:
    """The problems that something on the board has, by where it lies."""
    found: defaultdict[Spot, list[Problem]] = defaultdict(list)
    for problem in problems:
        if problem.spot is not None:
            found[problem.spot].append(problem)
    return dict(found)


def board_of(
    given: GivenSpec, position: engine.Position, state: engine.State | None, cards: Mapping[str, CardDef], say: Wording
) -> PositionBoard:
    """The board of a position. `state`: the game that begins there, if one can: Hit Points are as modified in it."""
    things: dict[Handle, Spot] = {}
    hit_points = _hit_points(state)
    pokemon: list[PokemonPicture] = []
    halves: list[SidePicture] = []
    longest = _LEAST_BENCH
    lost = say.era == "modern" or any(side.piles for side in position.sides)
    for player, (letter, side) in enumerate(_SIDES):
        placed = position.sides[player]
        longest = max(longest, len(placed.bench))
        for at, one in enumerate((placed.active, *placed.bench), -1):
            if one is not None:
                key = len(pokemon) + 1  # as the engine numbers them
                shown = _pokemon(one, key, side, at, hit_points.get(key, one.stack[-1].hp))
                pokemon.append(shown)
                things[shown.handle] = Spot(letter, "active") if at < 0 else Spot(letter, "bench", at)
        halves.append(_half(placed, side, lost, say))
        things |= _piles(placed, letter, side)
    stadium = None
    if given.stadium is not None and position.stadium is not None:
        stadium = position.stadium[0]
        things[Handle("stadium", "near")] = Spot(given.stadium.owner, "stadium")
    picture = Picture(halves[0], halves[1], tuple(pokemon), stadium, longest, stadium_place=say.era == "modern")
    return PositionBoard(given, cards, picture, things, say)


def _hit_points(state: engine.State | None) -> dict[int, int]:
    if state is None:
        return {}
    sides = engine.view(state, 0).players
    return {one.uid: one.hp for side in sides for one in (side.active, *side.bench) if one is not None and one.hp}


def _pokemon(one: PlacedPokemon, key: int, side: Side, place: int, hp: int) -> PokemonPicture:
    kinds = [kind for kind, _points in (*one.conditions, *one.new_conditions)]
    return PokemonPicture(
        key=key,
        side=side,
        place=place,
        stack=one.stack,
        energy=tuple(units(card) for card in one.energy),
        attached=one.attached,
        damage=one.damage,
        hp=hp,
        turned=next((TURNED[kind] for kind in kinds if kind in TURNED), "upright"),
        poisoned="poisoned" in kinds,
        burned="burned" in kinds,
        markers=marker_words(one.markers),
    )


def _half(placed: PlacedSide, side: Side, lost: bool, say: Wording) -> SidePicture:
    return SidePicture(
        name=say.player(0 if side == "near" else 1),
        deck=len(placed.deck),
        hand=tuple(HandCard(at, card) for at, card in enumerate(placed.hand)),
        hand_count=len(placed.hand),
        discard=placed.discard,
        prizes=tuple(range(len(placed.prizes))),
        prize_places=max(6, len(placed.prizes)),
        markers=marker_words(placed.markers),
        lost=dict(placed.piles).get(LOST, ()) if lost else None,
    )


def _piles(placed: PlacedSide, letter: Letter, side: Side) -> dict[Handle, Spot]:
    """The handles of what lies in the zones of a side."""
    found: dict[Handle, Spot] = {}
    if side == "near":
        found |= {Handle("card", side, at): Spot(letter, "hand", at) for at in range(len(placed.hand))}
    found |= {Handle("prize", side, at): Spot(letter, "prizes", at) for at in range(len(placed.prizes))}
    if placed.deck:
        found[Handle("deck", side)] = Spot(letter, "deck")
    if placed.discard:
        found[Handle("discard", side)] = Spot(letter, "discard")
    if dict(placed.piles).get(LOST):
        found[Handle("lost", side)] = Spot(letter, "lost")
    return found
