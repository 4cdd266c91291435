"""How fast the rules run on this machine: whole games between players without a plan."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.players.random import RandomPlayer

MAX_ACTS = 20_000
T = TypeVar("T")


class EngineFigures(msgspec.Struct, frozen=True):
    """What was measured.

    Attributes:
        games, seed: What was asked for; game n has seed `seed + n`.
        acts, turns: Over all games.
        seconds: In the engine alone, choices not counted.
        games_per_second, acts_per_second: From these.
        legal_us, view_us, apply_us: Medians of one call, in microseconds.
    """

    games: int
    seed: int
    acts: int
    turns: int
    seconds: float
    games_per_second: float
    acts_per_second: float
    legal_us: float
    view_us: float
    apply_us: float


class _Clock:
    """Times of calls by what was called, in seconds."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {"legal": [], "view": [], "apply": []}

    def measure(self, name: str, call: Callable[[], T]) -> T:
        began = time.perf_counter()
        result = call()
        self.times[name].append(time.perf_counter() - began)
        return result

    def median_us(self, name: str) -> float:
        return round(statistics.median(self.times[name]) * 1e6, 1)


def measure_engine(games: int, seed: int) -> EngineFigures:
    """Play `games` games between the first two decks of the program under the rules of 1999."""
    profile = engine.load_profile("classic")
    starter = load_starter()
    cards = {card.id: card for card in starter.cards}
    first, second = (
        [cards[card_id] for card_id, count in deck.cards for _ in range(count)] for deck in starter.decks[:2]
    )
    clock = _Clock()
    turns = sum(_play(profile, (first, second), seed + number, clock) for number in range(games))
    seconds = sum(sum(times) for times in clock.times.values())
    acts = len(clock.times["apply"])
    return EngineFigures(
        games=games,
        seed=seed,
        acts=acts,
        turns=turns,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        acts_per_second=round(acts / seconds, 1),
        legal_us=clock.median_us("legal"),
        view_us=clock.median_us("view"),
        apply_us=clock.median_us("apply"),
    )


def _play(profile: engine.Profile, decks: tuple[list[CardDef], list[CardDef]], seed: int, clock: _Clock) -> int:
    """Play one game to its end; the number of its turns."""
    state = engine.new_game(profile, decks, seed)
    player = RandomPlayer(seed)
    for _ in range(MAX_ACTS):
        decision = state.decision
        if decision is None:
            break
        legal = clock.measure("legal", partial(engine.legal, state))
        clock.measure("view", partial(engine.view, state, decision.player))
        action = player.choose(legal)
        state = clock.measure("apply", partial(engine.apply, state, action)).state
    return state.turn
