"""Where games begin: two decks, or a position somebody has laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine import indexing, play
from ptcg_desktop.engine.board import EMPTY
from ptcg_desktop.engine.chance import seeded
from ptcg_desktop.engine.game import Facts, Game, Options, facts_of
from ptcg_desktop.engine.lasting import last_turn
from ptcg_desktop.engine.profiles import Profile
from ptcg_desktop.engine.state import (
    NOBODY,
    NOTHING_FORCED,
    Attachment,
    Condition,
    Forced,
    Frame,
    Mark,
    Marker,
    Phase,
    Pile,
    Player,
    Pokemon,
    SetupFrame,
    Stadium,
    State,
    TurnFrame,
    Used,
)
from ptcg_desktop.engine.trainers import attaches
from ptcg_desktop.engine.turn import BEGIN, END, MAIN
from ptcg_desktop.engine.work import NOTHING_USED, Work
from ptcg_desktop.errors import KnownError

NO_OPTIONS = Options()


def new_game(
    profile: Profile,
    decks: tuple[Sequence[CardDef], Sequence[CardDef]],
    seed: int = 0,
    options: Options = NO_OPTIONS,
    forced: Forced = NOTHING_FORCED,
    known: Sequence[CardDef] = (),
) -> State:
    """Begin a game: the state at its first decision.

    `decks[p]` is player p's deck, one entry per copy; its size is not checked here (R-DECK is the deck checker's).
    `known` are further cards whose evolution lines texts may need (R-EVO-7). What happened until the first decision is
    told by `begin`, which this calls.

    Raises:
        KnownError: `engine.no_basic` (a deck without Basic Pokémon could never start, R-DECK-5), `engine.small_deck`,
            `engine.effect`.
    """
    return begin(profile, decks, seed, options, forced, known).state


def begin(
    profile: Profile,
    decks: tuple[Sequence[CardDef], Sequence[CardDef]],
    seed: int = 0,
    options: Options = NO_OPTIONS,
    forced: Forced = NOTHING_FORCED,
    known: Sequence[CardDef] = (),
) -> play.Step:
    """`new_game` with the events on the way to the first decision."""
    cards = tuple(facts_of(card) for deck in decks for card in deck)
    split = len(decks[0])
    game = Game(profile, cards, split, options, seed, _lines(cards, known))
    sides = (Player(tuple(range(split))), Player(tuple(range(split, len(cards)))))
    for player, side in enumerate(sides):
        if not any(cards[card].basic for card in side.deck):
            raise KnownError("engine.no_basic", player=player)
        if len(side.deck) < profile.setup.opening_hand:
            raise KnownError("engine.small_deck", player=player, count=len(side.deck))
    return play.start(Work(_state(game, sides, 0, NOBODY, "setup", (SetupFrame(0),), seed, forced)))


def _lines(cards: tuple[Facts, ...], known: Sequence[CardDef]) -> dict[str, tuple[str, ...]]:
    everything = (*cards, *(facts_of(one) for one in known))
    pairs = {(one.key, one.evolves_from) for one in everything if one.evolution}
    lines: dict[str, tuple[str, ...]] = {}
    for name, base in sorted(pairs):
        lines[name] = (*lines.get(name, ()), base)
    return lines


def _state(
    game: Game,
    sides: tuple[Player, Player],
    turn: int,
    current: int,
    phase: Phase,
    stack: tuple[Frame, ...],
    seed: int,
    forced: Forced,
    used: Used = NOTHING_USED,
    stadium: Stadium | None = None,
    next_uid: int = 1,
) -> State:
    first = NOBODY if turn == 0 else current if turn % 2 == 1 else 1 - current
    index = EMPTY if current == NOBODY else indexing.build(game, sides, stadium, (), current)
    return State(
        game,
        sides,
        turn,
        max(current, 0),
        first,
        phase,
        None,
        stack,
        used,
        stadium,
        None,
        seeded(seed),
        forced,
        next_uid,
        0,
        (),
        (),
        (),
        (),
        (),
        index,
    )


# --- positions -------------------------------------------------------------------------------------------------------


class PlacedPokemon(msgspec.Struct, frozen=True):
    """A Pokémon of a laid-out position. `stack` lowest card first.

    `conditions` were there before this turn, `new_conditions` came during it: (kind, points per check or 0). Attached
    Trainers count as attached this turn. `fresh`: came into play or evolved this turn. `used` are its powers used this
    turn; `markers` those laid on it by hand: (name, number or 0).
    """

    stack: tuple[CardDef, ...]
    energy: tuple[CardDef, ...] = ()
    attached: tuple[CardDef, ...] = ()
    damage: int = 0
    conditions: tuple[tuple[str, int], ...] = ()
    new_conditions: tuple[tuple[str, int], ...] = ()
    fresh: bool = False
    used: tuple[str, ...] = ()
    markers: tuple[tuple[str, int], ...] = ()


class PlacedSide(msgspec.Struct, frozen=True):
    """One side of a laid-out position; the deck's top first, Prizes by position; `markers` lie beside the board."""

    active: PlacedPokemon | None
    bench: tuple[PlacedPokemon, ...] = ()
    hand: tuple[CardDef, ...] = ()
    deck: tuple[CardDef, ...] = ()
    discard: tuple[CardDef, ...] = ()
    prizes: tuple[CardDef, ...] = ()
    piles: tuple[tuple[str, tuple[CardDef, ...]], ...] = ()
    markers: tuple[tuple[str, int], ...] = ()


class Position(msgspec.Struct, frozen=True):
    """A board somebody has laid out: a puzzle, a test, a study.

    `moment`: `"main"` (the turn's card is drawn), `"turn_start"` (the engine draws it), `"between"` (the turn has just
    ended). `stadium` is the card and its owner. Pokémon get the uids 1, 2, … : player 0's Active, Bench, then
    player 1's. `chance` is the generator's word; -1: as the seed of the game gives it. `spent`: what was used up that
    may be used once a game: (player, name).
    """

    sides: tuple[PlacedSide, PlacedSide]
    current: int = 0
    turn: int = 5
    moment: Literal["main", "turn_start", "between"] = "main"
    stadium: tuple[CardDef, int] | None = None
    used: Used = NOTHING_USED
    chance: int = -1
    spent: tuple[tuple[int, str], ...] = ()


class _Dealer:
    """Gives the cards of a position their numbers, side by side."""

    def __init__(self, profile: Profile, position: Position) -> None:
        self.profile = profile
        self.position = position
        self.facts: list[Facts] = []
        self.uid = 0
        self.markers: list[Marker] = []

    def cards(self, cards: Sequence[CardDef]) -> tuple[int, ...]:
        first = len(self.facts)
        self.facts.extend(facts_of(card) for card in cards)
        return tuple(range(first, len(self.facts)))

    def pokemon(self, player: int, placed: PlacedPokemon) -> Pokemon:
        turn = self.position.turn
        self.uid += 1
        self.lay_markers(player, self.uid, placed.markers)
        own_turn = player == self.position.current
        attached: list[Attachment] = []
        for card in self.cards(placed.attached):
            step = attaches(self.facts[card].program)
            attached.append(Attachment(card, last_turn(turn, own_turn, step.until if step else "stays")))
        return Pokemon(
            self.uid,
            player,
            self.cards(placed.stack),
            self.cards(placed.energy),
            tuple(attached),
            placed.damage,
            (*self.conditions(placed.conditions, turn - 1), *self.conditions(placed.new_conditions, turn)),
            turn if placed.fresh else 0,
            used=tuple((name, turn) for name in placed.used),
        )

    def lay_markers(self, player: int, uid: int, markers: Sequence[tuple[str, int]]) -> None:
        self.markers += [Marker(player, uid, name, number) for name, number in markers]

    def conditions(self, kinds: Sequence[tuple[str, int]], turn: int) -> tuple[Condition, ...]:
        rules = self.profile.conditions
        for kind, _ in kinds:
            if kind not in rules:
                raise KnownError("engine.condition", condition=kind, allowed=", ".join(sorted(rules)))
        return tuple(Condition(kind, points or rules[kind].amount, turn) for kind, points in kinds)

    def side(self, player: int, placed: PlacedSide) -> Player:
        active = None if placed.active is None else self.pokemon(player, placed.active)
        bench = tuple(self.pokemon(player, one) for one in placed.bench)
        piles = tuple(Pile(name, self.cards(cards)) for name, cards in placed.piles)
        hand, deck = self.cards(placed.hand), self.cards(placed.deck)
        discard, prizes = self.cards(placed.discard), self.cards(placed.prizes)
        self.lay_markers(player, -1, placed.markers)
        return Player(deck, hand, prizes, discard, active, bench, piles)

    def stadium(self, player: int) -> Stadium | None:
        stadium = self.position.stadium
        if stadium is None or stadium[1] != player:
            return None
        return Stadium(self.cards((stadium[0],))[0], player)


def from_position(
    profile: Profile,
    position: Position,
    seed: int = 0,
    options: Options = NO_OPTIONS,
    forced: Forced = NOTHING_FORCED,
    known: Sequence[CardDef] = (),
) -> play.Step:
    """Begin play from a laid-out position.

    Raises:
        KnownError: `engine.condition` (unknown in the profile), `engine.position` (nobody has a Pokémon in play, or a
            turn below 1), `engine.effect`.
    """
    if position.turn < 1 or any(side.active is None and not side.bench for side in position.sides):
        raise KnownError("engine.position")
    dealer = _Dealer(profile, position)
    mine = dealer.side(0, position.sides[0])
    my_stadium = dealer.stadium(0)
    split = len(dealer.facts)
    theirs = dealer.side(1, position.sides[1])
    stadium = my_stadium or dealer.stadium(1)
    cards = tuple(dealer.facts)
    game = Game(profile, cards, split, options, seed, _lines(cards, known))
    at = {"main": MAIN, "turn_start": BEGIN, "between": END}[position.moment]
    phase: Phase = "between" if position.moment == "between" else "main"
    state = _state(
        game,
        (mine, theirs),
        position.turn,
        position.current,
        phase,
        (TurnFrame(at),),
        seed,
        forced,
        position.used,
        stadium,
        dealer.uid + 1,
    )
    marks = tuple(Mark(player, name, 0) for player, name in position.spent)
    state = msgspec.structs.replace(state, marks=marks, markers=tuple(dealer.markers))
    if position.chance >= 0:
        state = msgspec.structs.replace(state, rng=position.chance)
    return play.start(Work(state))
