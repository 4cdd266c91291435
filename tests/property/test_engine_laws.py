"""Laws of the rules engine, held by random games over every profile with decks full of effects."""

from __future__ import annotations

import random

import msgspec
import pytest

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import save
from tests.property.engine_games import PROFILES, Board, deck, every_card, profile, steps

SEEDS = range(8)


@pytest.mark.parametrize("name", PROFILES)
def test_every_card_is_in_exactly_one_zone_in_every_state(name: str) -> None:
    for seed in SEEDS:
        for step in steps(name, seed):
            assert every_card(step.state) == list(range(120))


@pytest.mark.parametrize("name", PROFILES)
def test_every_legal_act_applies(name: str) -> None:
    for seed in range(4):
        for number, step in enumerate(steps(name, seed)):
            if number % 3 == 0:
                for action in engine.legal(step.state):
                    assert engine.explain(step.state, action) is None
                    engine.apply(step.state, action)


def _any_act(dice: random.Random, state: engine.State) -> engine.Action:
    """An act with arguments that exist but need not fit."""
    player = dice.randrange(2)
    uids = [one.uid for side in state.players for one in ([side.active] if side.active else []) + list(side.bench)]
    card, uid = dice.randrange(120), dice.choice(uids or [0])
    names = [attack.name for facts in state.game.cards for attack in facts.attacks][:30]
    powers = [power.name for facts in state.game.cards for power in facts.powers][:30]
    active = state.players[player].active
    energy = list(active.energy) if active else []
    dice.shuffle(energy)
    return dice.choice(
        [
            act.PlaceActive(player, card),
            act.PlaceBench(player, card),
            act.MulliganDraw(player, dice.randrange(-1, 5)),
            act.ChooseFirst(player, dice.randrange(3)),
            act.Bench(player, card),
            act.Evolve(player, card, uid),
            act.Attach(player, card, uid),
            act.PlayTrainer(player, card),
            act.Retreat(player, uid, tuple(energy[: dice.randrange(3)])),
            act.UsePower(player, uid, dice.choice(powers)),
            act.Attack(player, dice.choice(names)),
            act.Pass(player),
            act.TakePrize(player, dice.randrange(-1, 7)),
            act.Promote(player, uid),
            act.SwitchIn(player, uid),
            act.ChoosePokemon(player, uid),
            act.ChooseCard(player, card),
            act.ChooseAttack(player, dice.choice(names)),
            act.ChooseOption(player, "yes"),
            act.Done(player),
        ]
    )


@pytest.mark.parametrize("name", PROFILES)
def test_no_act_outside_legal_applies_and_a_refused_one_changes_nothing(name: str) -> None:
    dice = random.Random(name)
    for seed in range(4):
        for step in steps(name, seed):
            state = step.state
            listed = set(engine.legal(state))
            for _ in range(8):
                action = _any_act(dice, state)
                refusal = engine.explain(state, action)
                if refusal is None:
                    engine.apply(state, action)
                    assert engine.canonical(state, action) in listed
                    continue
                assert refusal.clause.startswith("R-")
                assert isinstance(action, act.Retreat) or action not in listed
                with pytest.raises(engine.IllegalAction) as raised:
                    engine.apply(state, action)
                assert raised.value.refusal == refusal


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_board_can_be_rebuilt_from_the_first_view_and_the_events(name: str, viewer: int) -> None:
    for seed in SEEDS:
        game = steps(name, seed)
        board = Board(engine.view(next(game).state, viewer))
        for step in game:
            for event in step.events:
                board.follow(engine.hide(event, viewer))
            assert board.key() == Board(engine.view(step.state, viewer)).key(), step.events


def _permuted(dice: random.Random, state: engine.State, viewer: int) -> engine.State:
    """The same state with everything the viewer may not know put in another order."""
    sides = list(state.players)
    for player in (0, 1):
        side = sides[player]
        hidden = [*side.deck, *side.prizes] + ([] if player == viewer else list(side.hand))
        dice.shuffle(hidden)
        at_deck, at_prizes = len(side.deck), len(side.deck) + len(side.prizes)
        hand = side.hand if player == viewer else tuple(hidden[at_prizes:])
        changes = {"deck": tuple(hidden[:at_deck]), "prizes": tuple(hidden[at_deck:at_prizes]), "hand": hand}
        sides[player] = msgspec.structs.replace(side, **changes)
    return msgspec.structs.replace(state, players=tuple(sides))


@pytest.mark.parametrize("name", PROFILES)
def test_hidden_cards_change_neither_a_view_nor_the_acts_of_its_player(name: str) -> None:
    """R-INFO-1. A search shows the player the cards of the deck, so those decisions are left out."""
    dice = random.Random(name)
    for seed in SEEDS:
        for step in steps(name, seed):
            state = step.state
            if state.phase == "setup" or (state.decision and state.decision.kind == "choose_card"):
                continue
            for viewer in (0, 1):
                other = _permuted(dice, state, viewer)
                assert engine.view(other, viewer) == engine.view(state, viewer)
                if state.decision and state.decision.player == viewer:
                    assert engine.legal(other) == engine.legal(state)


@pytest.mark.parametrize("name", PROFILES)
def test_the_same_seed_is_the_same_game_and_a_saved_game_plays_the_same(name: str) -> None:
    dice = random.Random(5)
    own = deck(name)
    start = save.start_from_decks(profile(name), (own, own), 77, engine.Options(turn_limit=200))
    states, actions = [save.first_step(start).state], []
    while states[-1].decision is not None:
        actions.append(dice.choice(engine.legal(states[-1])))
        states.append(engine.apply(states[-1], actions[-1]).state)
    marks = tuple(save.digest(state) for state in states[save.EVERY :: save.EVERY])
    saved = save.SavedGame(save.FORMAT, save.ENGINE, start, tuple(actions), marks)
    again = save.replay(save.load(save.save(saved)))
    assert again.diverged is None
    assert [save.digest(step.state) for step in again.steps] == [save.digest(state) for state in states]


def test_a_replay_says_where_it_diverges() -> None:
    own = deck("classic")
    start = save.start_from_decks(profile("classic"), (own, own), 3, engine.Options())
    state = save.first_step(start).state
    action = engine.legal(state)[0]
    wrong = save.SavedGame(save.FORMAT, save.ENGINE, start, (action, act.Pass(0), act.Pass(1)))
    assert save.replay(wrong).diverged == 1


def test_settling_single_answers_leaves_no_choice_with_one_answer() -> None:
    dice = random.Random(1)
    own = deck("current")
    state = engine.new_game(profile("current"), (own, own), 4, engine.Options(auto_settle=True, turn_limit=60))
    while (decision := state.decision) is not None:
        acts = engine.legal(state)
        assert decision.kind == "main" or len(acts) > 1
        state = engine.apply(state, dice.choice(acts)).state
