from __future__ import annotations

from collections.abc import Sequence

import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.model import Attack, Damage, Text
from ptcg_desktop.engine import actions
from ptcg_desktop.players.eager import choose

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
