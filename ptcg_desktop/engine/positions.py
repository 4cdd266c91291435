"""A running game laid out as a position: what `from_position` needs to go on from there.

What has no place in a position is named by `left_out`, so that nobody is told of a copy that is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine.newgame import PlacedPokemon, PlacedSide, Position
from ptcg_desktop.engine.state import Condition, Marker, Player, Pokemon, State
from ptcg_desktop.errors import KnownError


def can_be_laid_out(state: State) -> bool:
    """Is the game at a moment a position can show: a player's main part, with no text in progress?"""
    return state.decision is not None and state.decision.kind == "main" and len(state.stack) == 1


def left_out(state: State) -> tuple[str, ...]:
    """What of the game a position does not hold: `"effects"` that last, `"pending"` steps of texts, the `"past"` that a
    text may ask for, `"turns"` that are not taken alternately, `"owners"` of cards that lie on the other player's
    Pokémon, `"sudden_death"`."""
    lasting = state.rules or any(one.effects for side in state.players for one in _in_play(side))
    odd_turns = state.first != (state.current if state.turn % 2 else 1 - state.current)
    found = {
        "effects": bool(lasting),
        "pending": bool(state.pending),
        "past": bool(state.history),
        "turns": odd_turns,
        "owners": any(_foreign(state, one) for side in state.players for one in _in_play(side)),
        "sudden_death": state.tiebreak > 0 or state.game.options.sudden_death,
    }
    return tuple(name for name, there in found.items() if there)


def _in_play(side: Player) -> Sequence[Pokemon]:
    return side.bench if side.active is None else (side.active, *side.bench)


def _foreign(state: State, one: Pokemon) -> bool:
    cards = (*one.cards, *one.energy, *(item.card for item in one.attached))
    return any(state.game.owner(card) != one.player for card in cards)


class _Laying:
    """Lays out side by side, in the order in which `from_position` deals the cards."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.order: list[int] = []

    def cards(self, numbers: Sequence[int]) -> tuple[CardDef, ...]:
        self.order.extend(numbers)
        return tuple(self.state.game.cards[number].printed for number in numbers)

    def pokemon(self, one: Pokemon) -> PlacedPokemon:
        turn = self.state.turn
        attached = self.cards([item.card for item in one.attached])
        return PlacedPokemon(
            self.cards(one.cards),
            self.cards(one.energy),
            attached,
            one.damage,
            self.conditions([item for item in one.conditions if item.turn < turn]),
            self.conditions([item for item in one.conditions if item.turn >= turn]),
            one.since == turn,
            tuple(name for name, used in one.used if used == turn),
            _markers(item for item in self.state.markers if item.pokemon == one.uid),
        )

    def conditions(self, found: Sequence[Condition]) -> tuple[tuple[str, int], ...]:
        return tuple((item.kind, item.amount) for item in found)

    def side(self, player: int) -> PlacedSide:
        side = self.state.players[player]
        active = None if side.active is None else self.pokemon(side.active)
        bench = tuple(self.pokemon(one) for one in side.bench)
        piles = tuple((pile.name, self.cards(pile.cards)) for pile in side.piles)
        hand, deck = self.cards(side.hand), self.cards(side.deck)
        discard, prizes = self.cards(side.discard), self.cards(side.prizes)
        beside = (item for item in self.state.markers if item.pokemon < 0 and item.player == player)
        return PlacedSide(active, bench, hand, deck, discard, prizes, piles, _markers(beside))

    def stadium(self, player: int) -> tuple[CardDef, int] | None:
        stadium = self.state.stadium
        if stadium is None or stadium.player != player:
            return None
        return self.cards((stadium.card,))[0], player


def _markers(found: Iterable[Marker]) -> tuple[tuple[str, int], ...]:
    return tuple((item.name, item.number) for item in found)


def lay_out(state: State) -> tuple[Position, tuple[int, ...]]:
    """The position, and the game's card numbers in the order in which `from_position` numbers them anew.

    Raises:
        KnownError: `position.moment`, a choice is open or the game is not in a main part.
    """
    if not can_be_laid_out(state):
        raise KnownError("position.moment")
    laying = _Laying(state)
    mine = laying.side(0)
    stadium = laying.stadium(0)
    theirs = laying.side(1)
    stadium = stadium or laying.stadium(1)
    marks = tuple((mark.player, mark.name) for mark in state.marks if mark.turn == 0)
    position = Position((mine, theirs), state.current, state.turn, "main", stadium, state.used, state.rng, marks)
    return position, tuple(laying.order)
