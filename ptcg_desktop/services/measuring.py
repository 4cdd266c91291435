"""How fast the rules run on this machine: whole games between players without a plan."""

from __future__ import annotations

import statistics
import time
import tracemalloc
from collections.abc import Sequence

import msgspec

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.players.random import RandomPlayer
from ptcg_desktop.services.catalogue import CatalogueService

MAX_ACTS = 20_000
SAMPLED = 20
"""Games whose single calls are timed, and whose states are kept to see what a state costs."""


class NamedDeck(msgspec.Struct, frozen=True):
    """A deck to play with, one entry per copy."""

    name: str
    cards: tuple[CardDef, ...]


class EngineFigures(msgspec.Struct, frozen=True):
    """What was measured, on one core.

    Attributes:
        profile, decks: The rules and the names of the two decks.
        games, seed: What was asked for; game n has seed `seed + n`.
        acts, turns: Over all games; an act answers one decision.
        seconds: Processor time of all games, everything included: `legal`, the player's choice, `apply`. It is the
            time of one core, whatever else the machine does.
        games_per_second, decisions_per_second: From these.
        legal_us, apply_us, view_us: Medians of one call over some of the games, in microseconds.
        bytes_per_state: Memory that each state of a game takes when all of them are kept.
    """

    profile: str
    decks: tuple[str, str]
    games: int
    seed: int
    acts: int
    turns: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    legal_us: float
    apply_us: float
    view_us: float
    bytes_per_state: int


def preconstructed(catalogue: CatalogueService) -> tuple[NamedDeck, NamedDeck]:
    """The two decks that are played: the first two of 60 cards that were sold, of the imported cards, with the programs
    of their texts.

    Before an import the first two that come with the program: decks of real cards too.
    """
    automated = catalogue.programs.automated
    found: list[NamedDeck] = []
    for deck in sorted(catalogue.theme_decks(), key=lambda deck: deck.id):
        known = {card.id: card for card in catalogue.cards(entry.card_id for entry in deck.entries)}
        known = {card_id: automated(card) for card_id, card in known.items()}
        cards = tuple(known[one.card_id] for one in deck.entries if one.card_id in known for _ in range(one.count))
        if len(cards) == 60 and any(card.is_basic_pokemon for card in cards):
            found.append(NamedDeck(deck.name, cards))
        if len(found) == 2:
            return found[0], found[1]
    starter = load_starter()
    known = {card.id: card for card in starter.cards}
    first, second = (
        NamedDeck(deck.name.get("en"), tuple(known[card_id] for card_id, count in deck.cards for _ in range(count)))
        for deck in starter.decks[:2]
    )
    return first, second


def measure_engine(
    decks: tuple[NamedDeck, NamedDeck], games: int, seed: int, profile_id: str = "classic"
) -> EngineFigures:
    """Play `games` games between the two decks, then time single calls and weigh states in some of them.

    Raises:
        KnownError: unknown rules, or a deck that cannot be played under them.
    """
    profile = engine.load_profile(profile_id)
    cards = (decks[0].cards, decks[1].cards)
    acts = turns = 0
    began = time.process_time()
    for number in range(games):
        done, lasted = _play(profile, cards, seed + number)
        acts += done
        turns += lasted
    seconds = max(time.process_time() - began, 1e-9)
    sample = range(seed, seed + min(games, SAMPLED))
    times = _calls(profile, cards, sample)
    return EngineFigures(
        profile=profile_id,
        decks=(decks[0].name, decks[1].name),
        games=games,
        seed=seed,
        acts=acts,
        turns=turns,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(acts / seconds, 1),
        legal_us=times["legal"],
        apply_us=times["apply"],
        view_us=times["view"],
        bytes_per_state=_weigh(profile, cards, sample),
    )


Cards = tuple[Sequence[CardDef], Sequence[CardDef]]


def _play(profile: engine.Profile, decks: Cards, seed: int) -> tuple[int, int]:
    """Play one game to its end; the numbers of its acts and turns."""
    state = engine.new_game(profile, decks, seed)
    choose, legal, apply = RandomPlayer(seed).choose, engine.legal, engine.apply
    for done in range(MAX_ACTS):
        if state.decision is None:
            return done, state.turn
        state = apply(state, choose(legal(state))).state
    return MAX_ACTS, state.turn


def _calls(profile: engine.Profile, decks: Cards, seeds: range) -> dict[str, float]:
    """Medians of single calls by what was called, in microseconds."""
    times: dict[str, list[float]] = {"legal": [], "apply": [], "view": []}
    clock = time.perf_counter
    for seed in seeds:
        state = engine.new_game(profile, decks, seed)
        player = RandomPlayer(seed)
        for _ in range(MAX_ACTS):
            decision = state.decision
            if decision is None:
                break
            at = clock()
            legal = engine.legal(state)
            times["legal"].append(clock() - at)
            at = clock()
            engine.view(state, decision.player)
            times["view"].append(clock() - at)
            action = player.choose(legal)
            at = clock()
            state = engine.apply(state, action).state
            times["apply"].append(clock() - at)
    return {name: round(statistics.median(each) * 1e6, 1) for name, each in times.items()}


def _weigh(profile: engine.Profile, decks: Cards, seeds: range) -> int:
    """Bytes that one kept state takes, on average over whole games."""
    kept: list[engine.State] = []
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for seed in seeds:
            state = engine.new_game(profile, decks, seed)
            player = RandomPlayer(seed)
            while state.decision is not None and len(kept) < MAX_ACTS:
                state = engine.apply(state, player.choose(engine.legal(state))).state
                kept.append(state)
        return (tracemalloc.get_traced_memory()[0] - before) // max(1, len(kept))
    finally:
        tracemalloc.stop()
