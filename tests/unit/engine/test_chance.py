"""Chance is the same everywhere: coins, shuffles and whole games of a seed are fixed once and for all.

A change of these figures breaks every saved game: raise `save.ENGINE` with it.
"""

from __future__ import annotations

import random

import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards import Attack, CardDef, Damage, Text
from ptcg_desktop.engine.chance import flip, seeded, shuffle
from ptcg_desktop.engine.work import Work
from ptcg_desktop.players.random import RandomPlayer

SPROUT = CardDef(
    id="x-1",
    set_id="x",
    number="1",
    name=Text("Sprout"),
    kind="pokemon",
    stage="basic",
    hp=50,
    types=("G",),
    retreat=1,
    attacks=(Attack(Text("Whip"), ("G", "C"), Damage(20)),),
)
GRASS = CardDef(
    id="x-2", set_id="x", number="2", name=Text("Grass Energy"), kind="energy", energy_kind="basic", provides=("G",)
)
DECK = [SPROUT] * 20 + [GRASS] * 40
COINS = [
    (0, "HHHHTTTTHHHHHTHTTTTTTHHTTHTHHHTHTHHHHTTH"),
    (1, "HTHHHTHHHHTHTHHHTTHTTHHTTTTHHTHTTHTHHHHH"),
    (7, "HHHTHHTTTHTHHTTHTHTTTHTTTTTTTTTHTHTTHTHH"),
    (2**63 - 1, "TTHHTTHTHHHTHTHHTTTTTTHHTTHTHHHTHTTTHHHT"),
    (-3, "THHTTTTHTHHTHHHTHHHHTHHHHTTHHTTHTTTTHTTT"),
]
SHUFFLED = (3, 8, 7, 11, 1, 2, 4, 5, 0, 6, 9, 10)
GAMES = [
    ("classic", (2129, 949, 4, 0)),
    ("bw-xy-2013", (2178, 949, 4, 0)),
    ("current", (2207, 949, 6, 0)),
]
"""(acts, turns, sum of winners, cards left in decks) of ten games."""


def _work(seed: int) -> Work:
    work = Work(engine.new_game(engine.load_profile("classic"), (DECK, DECK), seed))
    work.rng = seeded(seed)
    return work


@pytest.mark.parametrize(("seed", "coins"), COINS)
def test_the_coins_of_a_seed(seed: int, coins: str) -> None:
    work = _work(seed)
    assert "".join("H" if flip(work, 0, "test") else "T" for _ in range(len(coins))) == coins


def test_the_shuffle_of_a_seed() -> None:
    work = _work(7)
    work.set_deck(0, tuple(range(12)))
    shuffle(work, 0)
    assert work.players[0].deck == SHUFFLED


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The generator counts on by a fixed step: unmixed, seed n + 1 would be seed n one coin later."""
    streams = []
    for seed in range(20):
        work = _work(seed)
        streams.append("".join("H" if flip(work, 0, "test") else "T" for _ in range(64)))
    for one in streams:
        for other in streams:
            assert one is other or all(one[shift : shift + 32] not in other for shift in range(32))


def test_the_first_coins_are_fair() -> None:
    work = _work(1)
    heads = sum(flip(work, 0, "test") for _ in range(20_000))
    assert abs(heads - 10_000) < 350  # five standard deviations


@pytest.mark.parametrize(("name", "played"), GAMES)
def test_the_games_of_a_seed(name: str, played: tuple[int, ...]) -> None:
    acts, turns, winners, left = 0, 0, 0, 0
    for seed in range(10):
        state = engine.new_game(engine.load_profile(name), (DECK, DECK), seed)
        player = RandomPlayer(seed)
        while state.decision is not None:
            state = engine.apply(state, player.choose(engine.legal(state))).state
            acts += 1
        assert state.result is not None
        turns += state.turn
        winners += state.result.winner
        left += len(state.players[0].deck) + len(state.players[1].deck)
    assert (acts, turns, winners, left) == played


def test_no_other_chance_is_used() -> None:
    """Python's own generator, however seeded, changes nothing."""
    found = []
    for own in (1, 2):
        random.seed(own)
        state = engine.new_game(engine.load_profile("current"), (DECK, DECK), 5)
        while state.decision is not None:
            state = engine.apply(state, engine.legal(state)[0]).state
        found.append((state.turn, state.rng, state.players))
    assert found[0] == found[1]
