"""What a deck did in a game, counted two ways, and many games of it."""

from __future__ import annotations

import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards import Attack, CardDef, Damage, Text
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import save
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.goldfish import Going, goldfish, report
from ptcg_desktop.services.opponents import passive_answer, practice_deck
from ptcg_desktop.services.played import PlayedGame

NIP = Attack(Text("Nip", "Mordidinha"), ("R",), Damage(10))
CUB = CardDef(
    id="inv-1", set_id="inv", number="1", name=Text("Emberpup", "Brasinha"), kind="pokemon", stage="basic", hp=50,
    types=("R",), attacks=(NIP,), retreat=1,
)  # fmt: skip
FIRE = CardDef(
    id="inv-2", set_id="inv", number="2", name=Text("Fire Energy", "Energia de Fogo"), kind="energy",
    energy_kind="basic", provides=("R",),
)  # fmt: skip
DECK = [CUB] * 14 + [FIRE] * 46


def played(seed: int, turns: int) -> PlayedGame:
    """A game in which the person attaches from the second own turn on and attacks when possible."""
    rules = engine.load_profile("classic")
    options = engine.Options(first=0, turn_limit=2 * turns)
    game = PlayedGame(save.start_from_decks(rules, (DECK, practice_deck()), seed, options))
    while game.state.decision is not None:
        legal = engine.legal(game.state)
        attaching = [one for one in legal if isinstance(one, act.Attach)]
        attacking = [one for one in legal if isinstance(one, act.Attack)]
        if game.state.to_act == 1 or not (attaching or attacking):
            game.act(passive_answer(game.state, "nobody"))
        elif attaching and game.state.turn > 2:
            active = game.state.players[0].active
            assert active is not None
            game.act(next(one for one in attaching if one.target == active.uid))
        else:
            game.act((attacking or [act.Pass(0)])[0])
    return game


@pytest.mark.parametrize("seed", range(6))
def test_a_report_agrees_with_the_board_at_the_end(seed: int) -> None:
    game = played(seed, 5)
    found = report(game.entries())
    dummy, own = game.state.players[1].active, game.state.players[0]
    assert dummy is not None
    assert [turn.number for turn in found.turns] == [1, 2, 3, 4, 5]
    assert found.damage == dummy.damage == 40
    assert found.first_attack == 2
    assert [turn.attack for turn in found.turns] == ["", "Nip", "Nip", "Nip", "Nip"]
    assert found.seen == found.turns[-1].seen == 60 - len(own.deck) - len(own.prizes)
    assert found.cards == 60
    assert [turn.energy for turn in found.turns] == [False, True, True, True, True]
    assert (found.energy_missed, found.energy_held) == (1, 1)
    assert found.won is None


def test_a_report_counts_hands_dealt_again_and_leaves_out_a_turn_that_goes_on() -> None:
    few = [CUB] * 2 + [FIRE] * 58
    rules = engine.load_profile("classic")
    for seed in range(20):
        start = save.start_from_decks(rules, (few, practice_deck()), seed, engine.Options(first=0))
        game = PlayedGame(start)
        while game.state.phase == "setup":
            game.act(passive_answer(game.state, "nobody"))
        again = sum(type(event).__name__ == "HandReturned" for entry in game.entries() for event in entry.events)
        held = len(game.state.players[0].hand)
        assert report(game.entries()).seen == held + 1 + len(game.state.players[0].bench)
        assert report(game.entries()).mulligans == again
        assert report(game.entries()).turns == ()
        game.act(act.Pass(0))
        assert [turn.number for turn in report(game.entries()).turns] == [1]


def test_many_games_are_the_same_for_the_same_seed_and_add_up() -> None:
    rules = engine.load_profile("current")
    found = goldfish("Cubs", DECK, rules, 12, seed=3, turns=4)
    assert found == goldfish("Cubs", DECK, rules, 12, seed=3, turns=4)
    assert found != goldfish("Cubs", DECK, rules, 12, seed=4, turns=4)
    assert sum(found.mulligans) == found.games == 12
    assert 0 < found.first < 12
    assert found.never + sum(turn.first_attack for turn in found.turns) == 12
    assert [turn.attacked for turn in found.turns] == sorted(turn.attacked for turn in found.turns)
    assert all(turn.least <= turn.median <= turn.most for turn in found.turns)


@pytest.mark.parametrize(("going", "first"), [("first", 5), ("second", 0), ("both", 3)])
@pytest.mark.parametrize("profile", ["classic", "current"])
def test_the_deck_goes_first_or_second_as_it_is_told(profile: str, going: Going, first: int) -> None:
    found = goldfish("Cubs", DECK, engine.load_profile(profile), 5, turns=2, going=going)
    assert (found.games, found.going, found.first) == (5, going, first)


def test_what_was_played_is_counted_when_it_is_cancelled() -> None:
    rules = engine.load_profile("classic")
    done: list[int] = []
    found = goldfish("Cubs", DECK, rules, 50, 1, 2, lambda at, _of, _what: done.append(at), lambda: len(done) >= 3)
    assert found.games == 3
    assert goldfish("Cubs", DECK, rules, 5, cancelled=lambda: True).turns == ()


def test_a_deck_that_cannot_be_dealt_is_a_known_error() -> None:
    with pytest.raises(KnownError, match=r"engine\.no_basic"):
        goldfish("None", [FIRE] * 60, engine.load_profile("classic"), 1)
