from __future__ import annotations

from collections.abc import Sequence

import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.model import Attack, Damage, Text
from ptcg_desktop.effects import ir
from ptcg_desktop.engine import PlacedPokemon, PlacedSide, Position, actions
from ptcg_desktop.players.eager import choose
from ptcg_desktop.players.random import RandomPlayer

MOUSE = CardDef(
    id="test-1",
    set_id="test",
    number="1",
    name=Text(en="Testmouse"),
    kind="pokemon",
    stage="basic",
    hp=40,
    types=("L",),
    attacks=(
        Attack(name=Text(en="Nip"), cost=("C",), damage=Damage(10)),
        Attack(name=Text(en="Bolt"), cost=("C",), damage=Damage(30)),
    ),
    retreat=1,
)
ENERGY = CardDef(
    id="test-2",
    set_id="test",
    number="2",
    name=Text(en="Lightning Energy"),
    kind="energy",
    energy_kind="basic",
    provides=("L",),
)
DECK: Sequence[CardDef] = [MOUSE] * 20 + [ENERGY] * 40


def game(seed: int) -> list[tuple[engine.State, engine.Action]]:
    """Every state of a game and what was chosen in it, to the end."""
    state = engine.new_game(engine.load_profile("classic"), (DECK, DECK), seed)
    moments: list[tuple[engine.State, engine.Action]] = []
    while state.decision is not None:
        assert len(moments) < 3000
        player = state.decision.player
        action = choose(engine.view(state, player), engine.legal(state))
        moments.append((state, action))
        state = engine.apply(state, action).state
    return moments


@pytest.mark.parametrize("seed", range(8))
def test_it_does_legal_acts_until_the_game_is_over(seed: int) -> None:
    assert all(action in engine.legal(state) for state, action in game(seed))


def test_the_same_game_is_played_the_same_way() -> None:
    assert [action for _, action in game(3)] == [action for _, action in game(3)]


def test_it_takes_the_harder_hit() -> None:
    used = {action.name for _, action in game(1) if isinstance(action, actions.Attack)}
    assert used == {"Bolt"}


def test_it_never_passes_while_it_could_attack() -> None:
    for state, action in game(2):
        if isinstance(action, actions.Pass):
            assert not any(isinstance(one, actions.Attack) for one in engine.legal(state))


def trainer(number: str, *steps: ir.Step) -> CardDef:
    return CardDef(
        id=f"test-{number}", set_id="test", number=number, name=Text(en=f"Trick {number}"), kind="trainer",
        trainer_kind="item", effect=ir.dumps(ir.Program(steps=steps)) if steps else "",
    )  # fmt: skip


DRAWS = trainer("3", ir.Draw(2))
REDRAWS = trainer("4", ir.DiscardHand(), ir.Draw(7))
UNKNOWN = trainer("5")


def plays(hand: Sequence[CardDef], deck: int = 30) -> engine.Action:
    """What it does first in the main part with these cards in hand."""
    side = PlacedSide(PlacedPokemon((MOUSE,)), (), tuple(hand), (ENERGY,) * deck, (), (ENERGY,) * 3)
    other = PlacedSide(PlacedPokemon((MOUSE,)), (), (), (ENERGY,) * 30, (), (ENERGY,) * 3)
    position = Position((side, other), 0, 5)
    state = engine.from_position(engine.load_profile("classic"), position).state
    return choose(engine.view(state, 0), engine.legal(state))


@pytest.mark.parametrize(
    ("hand", "deck", "done"),
    [
        ((DRAWS, ENERGY), 30, actions.PlayTrainer),
        ((DRAWS, ENERGY), 5, actions.Attach),  # no card is drawn from a deck that is nearly empty
        ((REDRAWS, ENERGY), 30, actions.Attach),  # first what is in hand is used
        ((REDRAWS,), 30, actions.PlayTrainer),
        ((REDRAWS, *[UNKNOWN] * 6), 30, actions.Pass),  # a full hand is kept
        ((UNKNOWN,), 30, actions.Pass),  # nobody would carry it out
    ],
)
def test_trainers_are_played_when_they_help(hand: Sequence[CardDef], deck: int, done: type) -> None:
    assert isinstance(plays(hand, deck), done)


def test_it_beats_a_player_that_chooses_by_chance() -> None:
    won = 0
    for seed in range(12):
        state = engine.new_game(engine.load_profile("current"), (DECK, DECK), seed)
        dice = RandomPlayer(seed)
        while state.decision is not None:
            legal = engine.legal(state)
            mine = state.decision.player == seed % 2
            state = engine.apply(
                state, choose(engine.view(state, seed % 2), legal) if mine else dice.choose(legal)
            ).state
        assert state.result is not None
        won += state.result.winner == seed % 2
    assert won >= 10
