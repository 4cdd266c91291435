"""How fast the rules run: benchmarks, never timed assertions (docs/performance.md says how to read them)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.effects.automation import automated
from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.services.goldfish import goldfish
from tests.property.engine_games import deck, profile

Decks = tuple[Sequence[CardDef], Sequence[CardDef]]


@pytest.fixture(scope="module")
def plain() -> Decks:
    """The first two decks that come with the program."""
    starter = load_starter()
    cards = {card.id: card for card in starter.cards}
    first, second = ([cards[card] for card, count in one.cards for _ in range(count)] for one in starter.decks[:2])
    return first, second


def play(rules: engine.Profile, decks: Decks, seed: int) -> int:
    dice = random.Random(seed)
    state = engine.new_game(rules, decks, seed, engine.Options(turn_limit=500))
    decisions = 0
    while state.decision is not None:
        state = engine.apply(state, dice.choice(engine.legal(state))).state
        decisions += 1
    return decisions


def test_whole_games_of_starter_decks(benchmark: BenchmarkFixture, plain: Decks) -> None:
    rules = engine.load_profile("classic")
    decisions = benchmark(lambda: sum(play(rules, plain, seed) for seed in range(10)))
    benchmark.extra_info["decisions_per_game"] = decisions / 10


def test_whole_games_full_of_effects(benchmark: BenchmarkFixture) -> None:
    own = deck("current")
    decisions = benchmark(lambda: sum(play(profile("current"), (own, own), seed) for seed in range(10)))
    benchmark.extra_info["decisions_per_game"] = decisions / 10


def test_view(benchmark: BenchmarkFixture, plain: Decks) -> None:
    state = engine.new_game(engine.load_profile("classic"), plain, 1)
    while state.phase == "setup":
        state = engine.apply(state, engine.legal(state)[0]).state
    assert benchmark(engine.view, state, 0).viewer == 0


def test_goldfishing(benchmark: BenchmarkFixture, plain: Decks) -> None:
    rules = engine.load_profile("classic")
    found = benchmark(goldfish, "Deck", [automated(card) for card in plain[0]], rules, 20)
    assert found.games == 20
