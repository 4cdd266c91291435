"""Laws of the table: whatever is done by hand, the game stays a game. Random manual acts among legal ones."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import events as ev
from ptcg_desktop.engine import indexing, save
from tests.property.engine_games import PROFILES, Board, deck_by_hand, every_card, profile
from tests.property.test_engine_laws import _permuted

SEEDS = range(4)
ZONES = ("deck", "hand", "discard", "prizes", "lost", "attic")
PLACES = (*ZONES, "active", "bench", "attached", "under", "over", "stadium")
MOVES_NOTHING = (act.FlipCoins, act.RollDie, act.Reseed, act.CallCoins, act.Reveal, act.SetMarker)


def any_manual(dice: random.Random, state: engine.State) -> act.ManualAct:
    """A manual act with arguments that exist but need not fit."""
    player, owner = dice.randrange(2), dice.randrange(2)
    mons = [one for side in state.players for one in ([side.active] if side.active else []) + list(side.bench)]
    uid = dice.choice([one.uid for one in mons] or [0])
    cards = tuple(dice.sample(range(120), dice.randrange(1, 4)))
    if mons and dice.random() < 0.4:
        cards = (dice.choice(dice.choice(mons).cards),)
    zone, at = dice.choice(ZONES), dice.randrange(-1, 4)
    hand = state.players[player].hand or (0,)
    name = dice.choice([attack.name for facts in state.game.cards for attack in facts.attacks])
    power = dice.choice([power.name for facts in state.game.cards for power in facts.powers])
    rule: list[act.RuleAct] = [
        act.Attach(player, dice.choice(hand), uid),
        act.Evolve(player, dice.choice(hand), uid),
        act.Bench(player, dice.choice(hand)),
        act.PlayTrainer(player, dice.choice(hand)),
        act.Retreat(player, uid, ()),
        act.UsePower(player, uid, power),
        act.Attack(player, name),
    ]
    return dice.choice(
        [
            act.MoveCards(player, cards, dice.choice(PLACES), uid, at),
            act.MoveFrom(
                player, owner, zone, dice.choice(PLACES), dice.randrange(0, 4), dice.randrange(-2, 3), uid, at
            ),
            act.MovePokemon(player, uid, dice.choice((*ZONES, "active", "bench")), at),
            act.SetDamage(player, uid, dice.randrange(0, 14) * 10),
            act.SetCondition(player, uid, dice.choice(("asleep", "poisoned", "burned")), dice.random() < 0.7),
            act.FlipCoins(player, dice.randrange(0, 4)),
            act.RollDie(player, dice.randrange(0, 8)),
            act.Reseed(player, dice.randrange(1000)),
            act.CallCoins(player, tuple(dice.random() < 0.5 for _ in range(dice.randrange(3)))),
            act.Redraw(player, owner),
            act.DrawCards(player, owner, dice.randrange(0, 3)),
            act.LookAt(player, owner, zone, dice.randrange(0, 5), dice.randrange(0, 2)),
            act.Reveal(player, cards),
            act.Shuffle(player, owner, dice.choice(ZONES)),
            act.KnockOut(player, uid),
            act.ClaimPrize(player, owner, dice.randrange(0, 6)),
            act.SetMarker(player, owner, dice.choice(("VSTAR", "fog", "")), 3, dice.choice((-1, uid)), at == 0),
            act.Restore(player, dice.choice(("energy", "powers", "retreats", "naps"))),
            act.GiveTurn(player),
            act.TakeOver(player),
            act.EndGame(player, 7),
            *(act.Anyway(player, one) for one in dice.sample(rule, 3)),
        ]
    )


def start(name: str, seed: int) -> save.Start:
    own = deck_by_hand(name)
    return save.start_from_decks(profile(name), (own, own), seed, engine.Options(turn_limit=60))


def games(name: str, seed: int, most: int = 220) -> Iterator[tuple[engine.State, engine.Action | None, engine.Step]]:
    """A random game with manual acts in it: (state before, act, step)."""
    dice = random.Random(f"{name} {seed}")
    step = save.first_step(start(name, seed))
    yield step.state, None, step
    for _ in range(most):
        before = step.state
        if before.decision is None:
            return
        action: engine.Action = dice.choice(engine.legal(before))
        if dice.random() < 0.5:
            for _ in range(6):
                manual = any_manual(dice, before)
                if engine.explain(before, manual) is None:
                    action = manual
                    break
        step = engine.apply(before, action)
        yield before, action, step


@pytest.mark.parametrize("name", PROFILES)
def test_every_card_stays_in_one_place_and_the_game_goes_on(name: str) -> None:
    for seed in SEEDS:
        for _, action, step in games(name, seed):
            state = step.state
            assert every_card(state) == list(range(120)), action
            assert (state.decision is None) == (state.result is not None), action
            assert state.decision is None or engine.legal(state), action
            for side in state.players:
                for one in ([side.active] if side.active else []) + list(side.bench):
                    assert one.cards, action


@pytest.mark.parametrize("name", PROFILES)
def test_legal_acts_stay_legal_acts_after_something_was_done_by_hand(name: str) -> None:
    for seed in SEEDS:
        for _, action, step in games(name, seed, 120):
            if not isinstance(action, act.ManualAct):
                continue
            for legal in engine.legal(step.state):
                assert engine.explain(step.state, legal) is None, (action, legal)
                engine.apply(step.state, legal)


@pytest.mark.parametrize("name", PROFILES)
def test_the_index_is_what_a_new_one_would_be(name: str) -> None:
    for seed in SEEDS:
        for _, action, step in games(name, seed):
            state = step.state
            if isinstance(action, act.ManualAct) and state.phase == "main":
                fresh = indexing.build(state.game, state.players, state.stadium, state.rules, state.current)
                assert state.index.by_name == fresh.by_name, action


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_board_can_be_rebuilt_from_the_events_of_manual_acts_too(name: str, viewer: int) -> None:
    for seed in SEEDS:
        game = games(name, seed)
        board = Board(engine.view(next(game)[2].state, viewer))
        for _, action, step in game:
            for event in step.events:
                board.follow(engine.hide(event, viewer))
            assert board.key() == Board(engine.view(step.state, viewer)).key(), (action, step.events)


@pytest.mark.parametrize("name", PROFILES)
def test_hidden_cards_stay_hidden(name: str) -> None:
    """A look shows cards to the one who looks: those moments are that player's own."""
    dice = random.Random(name)
    for seed in SEEDS:
        for _, action, step in games(name, seed, 120):
            state = step.state
            kind = "" if state.decision is None else state.decision.kind
            if state.phase == "setup":
                continue
            for viewer in (0, 1):
                if kind in ("look", "choose_card") and state.decision and state.decision.player == viewer:
                    continue
                assert engine.view(_permuted(dice, state, viewer), viewer) == engine.view(state, viewer), action


@pytest.mark.parametrize("name", PROFILES)
def test_a_game_with_manual_acts_is_saved_and_played_again_to_the_same_end(name: str) -> None:
    played = list(games(name, 9))
    actions = tuple(action for _, action, _ in played if action is not None)
    assert any(isinstance(action, act.ManualAct) for action in actions)
    saved = save.SavedGame(save.FORMAT, save.ENGINE, start(name, 9), actions)
    again = save.replay(save.load(save.save(saved)))
    assert again.diverged is None
    assert [save.digest(step.state) for step in again.steps] == [save.digest(step.state) for _, _, step in played]


@pytest.mark.parametrize("name", PROFILES)
def test_what_cannot_be_done_by_hand_is_refused_with_a_clause_and_changes_nothing(name: str) -> None:
    dice = random.Random(name)
    for _, _, step in games(name, 3, 120):
        if step.state.decision is None:
            return
        before = save.digest(step.state)
        for _ in range(8):
            manual = any_manual(dice, step.state)
            refusal = engine.explain(step.state, manual)
            if refusal is None:
                events = engine.apply(step.state, manual).events
                assert isinstance(events[0], ev.DoneByHand), manual
            else:
                assert refusal.clause.startswith("R-")
                with pytest.raises(engine.IllegalAction):
                    engine.apply(step.state, manual)
        assert save.digest(step.state) == before
