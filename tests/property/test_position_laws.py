"""Laws of positions: a game laid out and begun anew goes on as the game itself, with every card numbered anew."""

from __future__ import annotations

import msgspec
import pytest

from ptcg_desktop import engine
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.played import Entry
from ptcg_desktop.services.scenario_format import read_text
from ptcg_desktop.services.scenario_saving import game_scenario, text_of
from ptcg_desktop.services.scenarios import run_scenario
from tests.property.engine_games import PROFILES
from tests.property.test_manual_laws import games


def renumbered(action: engine.Action, cards: dict[int, int], uids: dict[int, int]) -> engine.Action:
    """The same act in the game that was begun anew."""
    changed: dict[str, object] = {}
    for field in msgspec.structs.fields(action):
        value = getattr(action, field.name)
        if field.name == "card":
            changed[field.name] = cards.get(value, value)
        elif field.name in ("cards", "pay"):
            changed[field.name] = tuple(cards.get(each, each) for each in value)
        elif field.name in ("pokemon", "target"):
            changed[field.name] = uids.get(value, value)
        elif field.name == "action":
            changed[field.name] = renumbered(value, cards, uids)
    return msgspec.structs.replace(action, **changed)


@pytest.mark.parametrize("name", PROFILES)
def test_a_game_goes_on_from_its_position_as_it_went_on_itself(name: str) -> None:
    followed = 0
    for seed in range(3):
        anew: engine.State | None = None
        cards: dict[int, int] = {}
        uids: dict[int, int] = {}
        for before, action, step in games(name, seed, 160):
            if anew is None:
                if before.turn < 2 or not engine.can_be_laid_out(before) or engine.left_out(before):
                    continue
                position, order = engine.lay_out(before)
                anew = engine.from_position(before.game.profile, position, options=before.game.options).state
                assert sorted(order) == list(range(len(before.game.cards)))
                assert engine.lay_out(anew)[0] == position
                cards = {old: new for new, old in enumerate(order)}
                mons = [one for side in before.players for one in (side.active, *side.bench) if one is not None]
                uids = {one.uid: new for new, one in enumerate(mons, 1)}
            assert action is not None
            if step.state.tiebreak:
                break  # a Sudden Death game deals all cards in the order of their numbers
            anew = engine.apply(anew, renumbered(action, cards, uids)).state
            followed += 1
            new = [one.uid for side in anew.players for one in (side.active, *side.bench) if one is not None]
            old = [one.uid for side in step.state.players for one in (side.active, *side.bench) if one is not None]
            assert len(new) == len(old), action
            uids |= dict(zip(old, new, strict=True))
            if engine.can_be_laid_out(step.state):
                assert engine.lay_out(anew)[0] == engine.lay_out(step.state)[0], action
            assert (anew.result, anew.rng, anew.turn) == (step.state.result, step.state.rng, step.state.turn)
    assert followed > 5  # some decks soon have effects that last, or remember, all the time


def test_a_moment_with_an_open_choice_is_no_position() -> None:
    state = next(games("classic", 1))[0]
    assert state.phase == "setup"
    with pytest.raises(KnownError, match=r"position\.moment"):
        engine.lay_out(state)


@pytest.mark.parametrize("name", PROFILES)
def test_a_game_with_acts_by_hand_saved_as_a_scenario_is_played_again_to_the_same_end(name: str) -> None:
    run = 0
    for seed in (1, 2):
        entries = [Entry(action, step.events, step.state) for _, action, step in games(name, seed, 45)]
        entries = entries[: next((n for n, one in enumerate(entries) if one.state.tiebreak), len(entries))]
        free = [n for n, one in enumerate(entries) if engine.can_be_laid_out(one.state)]
        for first in free[:2]:
            written = game_scenario(entries[first:], "a game")
            if not written.left_out:
                text = text_of(written.document)
                document = read_text(text, "game.yaml")
                assert text_of(document) == text
                assert run_scenario(document, document.scenarios[0], "game.yaml") is None
                assert len(document.scenarios[0].steps) == len(entries) - first - 1
                run += 1
    assert run
