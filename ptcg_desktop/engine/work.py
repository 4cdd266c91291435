"""The work on one act: a mutable copy of the state's few references, frozen again when the act is done.

Only the references are copied; every value below them is immutable and shared. Handlers change the game through the
methods here, which keep the modifier index right, and append events. A `Work` lives inside one call of `apply`.
"""

from __future__ import annotations

from ptcg_desktop.engine import indexing
from ptcg_desktop.engine.actions import Decision
from ptcg_desktop.engine.board import EMPTY, Index
from ptcg_desktop.engine.errors import EngineError
from ptcg_desktop.engine.events import Event
from ptcg_desktop.engine.game import Game
from ptcg_desktop.engine.state import (
    Effect,
    Forced,
    Frame,
    Mark,
    Marker,
    Past,
    Pending,
    Phase,
    Pile,
    Player,
    Pokemon,
    Result,
    Stadium,
    State,
    Used,
)

NOTHING_USED = Used()
LOST = "lost"
"""The pile of cards that are out of the game for good; every profile has it, since cards name it."""


class Work:
    """State being changed; fields as in `State`, with `players` and `stack` as lists."""

    __slots__ = (
        "current",
        "decision",
        "events",
        "first",
        "forced",
        "game",
        "history",
        "index",
        "markers",
        "marks",
        "next_uid",
        "pending",
        "phase",
        "players",
        "result",
        "rng",
        "rules",
        "stack",
        "stadium",
        "tiebreak",
        "turn",
        "used",
    )

    def __init__(self, state: State) -> None:
        self.game: Game = state.game
        self.players: list[Player] = [state.players[0], state.players[1]]
        self.turn: int = state.turn
        self.current: int = state.current
        self.first: int = state.first
        self.phase: Phase = state.phase
        self.decision: Decision | None = state.decision
        self.stack: list[Frame] = list(state.stack)
        self.used: Used = state.used
        self.stadium: Stadium | None = state.stadium
        self.result: Result | None = state.result
        self.rng: int = state.rng
        self.forced: Forced = state.forced
        self.next_uid: int = state.next_uid
        self.tiebreak: int = state.tiebreak
        self.rules: tuple[Effect, ...] = state.rules
        self.pending: tuple[Pending, ...] = state.pending
        self.history: tuple[Past, ...] = state.history
        self.marks: tuple[Mark, ...] = state.marks
        self.markers: tuple[Marker, ...] = state.markers
        self.index: Index = state.index
        self.events: list[Event] = []

    def freeze(self) -> State:
        """The state that the work has reached."""
        return State(
            self.game,
            (self.players[0], self.players[1]),
            self.turn,
            self.current,
            self.first,
            self.phase,
            self.decision,
            tuple(self.stack),
            self.used,
            self.stadium,
            self.result,
            self.rng,
            self.forced,
            self.next_uid,
            self.tiebreak,
            self.rules,
            self.pending,
            self.history,
            self.marks,
            self.markers,
            self.index,
        )

    # --- players' zones ---------------------------------------------------------------------------------------------

    def set_deck(self, player: int, deck: tuple[int, ...]) -> None:
        """Replace a deck."""
        p = self.players[player]
        self.players[player] = Player(deck, p.hand, p.prizes, p.discard, p.active, p.bench, p.piles)

    def set_hand(self, player: int, hand: tuple[int, ...]) -> None:
        """Replace a hand."""
        p = self.players[player]
        self.players[player] = Player(p.deck, hand, p.prizes, p.discard, p.active, p.bench, p.piles)

    def leave_hand(self, player: int, card: int) -> None:
        """Take one card out of a hand."""
        hand = self.players[player].hand
        at = hand.index(card)
        self.set_hand(player, hand[:at] + hand[at + 1 :])

    def draw(self, player: int, count: int) -> tuple[int, ...]:
        """Move up to `count` cards from the deck's top to the hand; returns them (R-DO-2)."""
        p = self.players[player]
        cards = p.deck[:count]
        self.players[player] = Player(p.deck[count:], p.hand + cards, p.prizes, p.discard, p.active, p.bench, p.piles)
        return cards

    def set_prizes(self, player: int, prizes: tuple[int, ...]) -> None:
        """Replace the Prizes."""
        p = self.players[player]
        self.players[player] = Player(p.deck, p.hand, prizes, p.discard, p.active, p.bench, p.piles)

    def discard(self, cards: tuple[int, ...]) -> None:
        """Put cards on their owners' discard piles, in order (R-ZONE-3)."""
        split = self.game.split
        for owner in (0, 1):
            mine = tuple(card for card in cards if (card >= split) == (owner == 1))
            if mine:
                p = self.players[owner]
                self.players[owner] = Player(p.deck, p.hand, p.prizes, p.discard + mine, p.active, p.bench, p.piles)

    def to_zone(self, player: int, zone: str, cards: tuple[int, ...]) -> None:
        """Add cards to a zone of a player: deck (or deck_top, deck_bottom), hand, discard, prizes or another pile."""
        p = self.players[player]
        if zone == "hand":
            self.set_hand(player, p.hand + cards)
        elif zone in ("deck", "deck_top"):
            self.set_deck(player, cards + p.deck)
        elif zone == "deck_bottom":
            self.set_deck(player, p.deck + cards)
        elif zone == "discard":
            self.discard(cards)
        elif zone == "prizes":
            self.set_prizes(player, p.prizes + cards)
        else:
            self._set_pile(player, zone, self.zone(player, zone) + cards)

    def zone(self, player: int, zone: str) -> tuple[int, ...]:
        """The cards of a zone of a player."""
        p = self.players[player]
        if zone == "hand":
            return p.hand
        if zone == "deck":
            return p.deck
        if zone == "discard":
            return p.discard
        if zone == "prizes":
            return p.prizes
        for pile in p.piles:
            if pile.name == zone:
                return pile.cards
        if zone in self.game.profile.zones or zone == LOST:
            return ()
        raise EngineError(f"no zone named {zone}")

    def leave_zone(self, player: int, zone: str, cards: tuple[int, ...]) -> None:
        """Take cards out of a zone of a player."""
        rest = tuple(card for card in self.zone(player, zone) if card not in cards)
        if zone == "hand":
            self.set_hand(player, rest)
        elif zone == "deck":
            self.set_deck(player, rest)
        elif zone == "discard":
            p = self.players[player]
            self.players[player] = Player(p.deck, p.hand, p.prizes, rest, p.active, p.bench, p.piles)
        elif zone == "prizes":
            self.set_prizes(player, rest)
        else:
            self._set_pile(player, zone, rest)

    def _set_pile(self, player: int, name: str, cards: tuple[int, ...]) -> None:
        self.zone(player, name)  # the name is known, or this raises
        p = self.players[player]
        others = tuple(pile for pile in p.piles if pile.name != name)
        piles = (*others, Pile(name, cards))
        self.players[player] = Player(p.deck, p.hand, p.prizes, p.discard, p.active, p.bench, piles)

    # --- Pokémon ----------------------------------------------------------------------------------------------------

    def set_places(self, player: int, active: Pokemon | None, bench: tuple[Pokemon, ...]) -> None:
        """Replace who is where on one side; the index is built anew if it may have changed."""
        p = self.players[player]
        self.players[player] = Player(p.deck, p.hand, p.prizes, p.discard, active, bench, p.piles)
        self.reindex()

    def new_pokemon(self, player: int, card: int, since: int) -> Pokemon:
        """A Pokémon of one card, not placed yet."""
        uid = self.next_uid
        self.next_uid = uid + 1
        return Pokemon(uid, player, (card,), (), (), 0, (), since)

    def put(self, pokemon: Pokemon) -> None:
        """Replace a Pokémon in play by its changed self."""
        p = self.players[pokemon.player]
        old = p.active
        if old is not None and old.uid == pokemon.uid:
            self.players[pokemon.player] = Player(p.deck, p.hand, p.prizes, p.discard, pokemon, p.bench, p.piles)
        else:
            bench = p.bench
            for at in range(len(bench)):
                old = bench[at]
                if old.uid == pokemon.uid:
                    break
            else:
                raise EngineError(f"Pokémon {pokemon.uid} is not in play")
            self.players[pokemon.player] = Player(
                p.deck, p.hand, p.prizes, p.discard, p.active, (*bench[:at], pokemon, *bench[at + 1 :]), p.piles
            )
        if old is None or (self.index is EMPTY and not indexing.carries(self.game, pokemon)):
            return
        if indexing.same(old, pokemon):
            return
        if indexing.carries(self.game, pokemon) or indexing.carries(self.game, old):
            self.reindex(True)

    def find(self, uid: int) -> Pokemon | None:
        """The Pokémon in play of that uid."""
        for player in self.players:
            active = player.active
            if active is not None and active.uid == uid:
                return active
            for one in player.bench:
                if one.uid == uid:
                    return one
        return None

    def in_play(self, player: int) -> tuple[Pokemon, ...]:
        """All Pokémon of a player, the Active first."""
        p = self.players[player]
        return p.bench if p.active is None else (p.active, *p.bench)

    def forget_markers(self) -> None:
        """Markers of Pokémon that have left play are gone with them."""
        self.markers = tuple(one for one in self.markers if one.pokemon < 0 or self.find(one.pokemon) is not None)

    def remember(
        self,
        what: str,
        player: int,
        pokemon: int = -1,
        card: int = -1,
        name: str = "",
        amount: int = 0,
        other: int = -1,
    ) -> None:
        """Keep what happened, if a card of this game may ask for it."""
        if self.game.remembers:
            self.history = (*self.history, Past(what, self.turn, player, pokemon, card, name, amount, other))

    def reindex(self, certainly: bool = False) -> None:
        """Build the index anew, if anything in force or coming into force may have changed."""
        if not certainly and self.index is EMPTY and not self._anything_carries():
            return
        self.index = indexing.build(self.game, self.players, self.stadium, self.rules, self.current, self.index)

    def _anything_carries(self) -> bool:
        game = self.game
        if self.stadium is not None or self.rules:
            return True
        return any(indexing.carries(game, one) for player in (0, 1) for one in self.in_play(player))
