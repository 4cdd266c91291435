"""Saved games: the middle of a choice, branches, undo, damaged files."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ptcg_desktop import engine
from ptcg_desktop.engine import events, save
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.played import PlayedGame
from tests.property.engine_games import deck, profile


def game(seed: int = 1, acts: int = 60, name: str = "classic") -> PlayedGame:
    own = deck(name)
    played = PlayedGame(save.start_from_decks(profile(name), (own, own), seed, engine.Options(turn_limit=100)))
    played.names = ("Ann", "Bob")
    dice = random.Random(seed)
    for _ in range(acts):
        if played.state.decision is None:
            break
        played.act(dice.choice(engine.legal(played.state)))
    return played


def test_undo_and_redo_go_to_any_act_and_back() -> None:
    played = game()
    digests = []
    while True:
        digests.append(save.digest(played.state))
        if not played.undo():
            break
    assert played.position == 0
    assert not played.can_undo
    again = [save.digest(played.state)]
    while played.redo():
        again.append(save.digest(played.state))
    assert again == digests[::-1]
    assert played.go_to(3)
    assert not played.go_to(3)
    assert played.position == 3


def test_another_act_after_undo_keeps_the_old_way_as_a_branch() -> None:
    played = game(acts=40)
    old = played.actions
    played.comment("here it might go otherwise")
    at = next(n for n in range(39, 0, -1) if played.go_to(n) and len(engine.legal(played.state)) > 1)
    other = next(action for action in engine.legal(played.state) if action != old[at])
    played.act(other)
    assert played.branches == [save.Branch(at, old[at:])]
    assert played.comments == {}
    played.take_branch(0)
    assert played.actions == old
    assert played.branches == [save.Branch(at, (other,))]
    played.undo()
    played.act(old[-1])  # the same act again is a redo, not a branch
    assert len(played.branches) == 1


@pytest.mark.parametrize("name", ["classic", "current"])
def test_a_game_saved_in_the_middle_of_a_choice_loads_and_goes_on(tmp_path: Path, name: str) -> None:
    seen = set()
    for seed in range(60):
        played = game(seed, 30, name)
        decision = played.state.decision
        if decision is None or decision.kind in seen:
            continue
        seen.add(decision.kind)
        played.write(tmp_path / "game.json")
        again = PlayedGame.read(tmp_path / "game.json")
        assert save.digest(again.state) == save.digest(played.state)
        assert again.names == ("Ann", "Bob")
        assert engine.legal(again.state) == engine.legal(played.state)
        action = engine.legal(played.state)[-1]
        assert again.act(action).events == played.act(action).events
    assert len(seen) > 1


def test_what_was_taken_back_can_be_done_again_after_loading() -> None:
    played = game(acts=40)
    every = played.actions
    end = save.digest(played.state)
    played.go_to(25)
    again = PlayedGame.resume(save.load(save.save(played.saved())))
    assert (again.actions, again.position, again.can_redo) == (every[:25], 25, True)
    again.go_to(40)
    assert (again.actions, save.digest(again.state)) == (every, end)
    assert again.branches == []


def other_way(played: PlayedGame, below: int) -> int:
    """Go back to somewhere before act `below` and do something else there; the number of acts before it."""
    old = [entry.action for entry in played.entries()[1:]]
    at = next(n for n in range(below, 0, -1) if played.go_to(n) and len(engine.legal(played.state)) > 1)
    played.act(next(action for action in engine.legal(played.state) if action != old[at]))
    return at


def test_branches_of_branches_keep_their_ways_names_and_places() -> None:
    """Whichever line is played, every other one can be taken and is then what it was; so after saving and loading."""
    played = game(acts=40)
    played.name = "first"
    ways = {"first": played.actions}
    late = other_way(played, 35)
    played.name = "second"
    ways["second"] = played.actions
    early = other_way(played, 20)
    played.name = "third"
    ways["third"] = played.actions
    assert early < late
    assert [(twig.name, twig.at, twig.depth) for twig in played.tree()] == [("first", early, 1), ("second", late, 2)]
    played = PlayedGame.resume(save.load(save.save(played.saved())))
    for name in ("second", "first", "third", "first", "second"):
        number = [branch.name for branch in played.branches].index(name)
        played.take_branch(number)
        assert (played.name, played.actions) == (name, ways[name])
        assert sorted((played.name, *(branch.name for branch in played.branches))) == sorted(ways)
    played.name_branch(0, "renamed")
    assert played.branches[0].name == "renamed"
    played.drop_branch(0)
    assert len(played.branches) == 1


def test_flipping_anew_keeps_the_old_luck_as_a_branch() -> None:
    played = game(acts=60)
    old = played.actions
    coins = (events.CoinFlipped, events.DeckShuffled)
    at = next(
        n for n, entry in enumerate(played.entries()) if n and any(isinstance(event, coins) for event in entry.events)
    )
    played.go_to(at - 1)
    seen = set()
    for seed in range(12):
        entry = played.flip_anew(seed)
        assert entry is not None
        assert entry.action == old[at - 1]
        seen.add(save.digest(played.state))
        played.go_to(at - 1)
        played.take_branch(len(played.branches) - 1)
        assert played.actions == old
        played.go_to(at - 1)
    assert len(seen) > 1
    assert PlayedGame.resume(played.saved()).branches == played.branches


def test_a_file_of_something_else_is_told_apart_from_a_damaged_one() -> None:
    for data, code in ((b"{}", "game.foreign"), (b"[1]", "game.foreign"), (b'{"format": 1', "game.damaged")):
        with pytest.raises(KnownError) as raised:
            save.load(data)
        assert raised.value.code == code
    newer = msgspec.json.decode(save.save(game().saved()))
    newer |= {"format": save.FORMAT + 1, "colour_of_the_sky": "blue"}
    with pytest.raises(KnownError) as raised:
        save.load(msgspec.json.encode(newer))
    assert raised.value.code == "game.newer"


def test_a_list_tells_where_a_game_stands_without_playing_it() -> None:
    played = game(acts=2000)
    found = save.overview(save.save(played.saved()))
    assert (found.names, found.start.profile.id, found.start.seed) == (("Ann", "Bob"), "classic", 1)
    assert found.summary == save.Summary(played.state.turn, played.state.result)
    assert found.summary.result is not None


def test_a_position_is_saved_too() -> None:
    own = deck("classic")
    side = engine.PlacedSide(engine.PlacedPokemon((own[0],)), deck=tuple(own[:5]), prizes=(own[0],))
    start = save.Start(profile("classic"), position=engine.Position((side, side)))
    saved = save.SavedGame(save.FORMAT, save.ENGINE, start)
    assert save.replay(save.load(save.save(saved))).diverged is None


def test_a_newer_format_and_another_engine() -> None:
    saved = game().saved()
    with pytest.raises(KnownError, match=r"game\.newer"):
        save.load(save.save(msgspec.structs.replace(saved, format=save.FORMAT + 1)))
    wrong = PlayedGame.resume(msgspec.structs.replace(saved, digests=("0" * 16,)))
    assert (wrong.diverged, wrong.position) == (save.EVERY, save.EVERY)
    assert wrong.branches == [save.Branch(save.EVERY, saved.actions[save.EVERY :])]


def test_a_game_of_another_engine_says_where_it_goes_another_way() -> None:
    saved = game().saved()
    older = msgspec.structs.replace(saved, engine=save.ENGINE - 1)
    assert PlayedGame.resume(older).actions == saved.actions  # it plays the same: nothing to say
    acts = list(saved.actions)
    acts[10] = msgspec.structs.replace(acts[10], player=1 - acts[10].player)
    remark = save.Comment(12, "not reached")
    older = msgspec.structs.replace(older, actions=tuple(acts[:30]), ahead=tuple(acts[30:]), comments=(remark,))
    stopped = PlayedGame.resume(older)
    assert (stopped.diverged, stopped.actions, stopped.comments) == (10, saved.actions[:10], {})
    rest = [save.Branch(10, tuple(acts[10:]))]
    assert stopped.branches == rest  # nothing of what was saved is lost, whoever tries to play it
    with pytest.raises(engine.IllegalAction):
        stopped.take_branch(0)
    again = PlayedGame.resume(save.load(save.save(stopped.saved())))
    assert (again.diverged, again.branches) == (None, rest)


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match=r"file\.read"):
        PlayedGame.read(tmp_path / "none.json")
    with pytest.raises(KnownError, match=r"file\.write"):
        game(acts=0).write(tmp_path / "no" / "such" / "folder.json")


def test_a_file_of_something_else_is_told_from_a_damaged_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert save.load(b"\xef\xbb\xbf" + _SAVED) == save.load(_SAVED)  # an editor put its mark before it
    for other in (b"", b"\x89PNG\r\n\x1a\n", _SAVED.decode().encode("utf-16"), b"[]", b"9" * 6000, b"[" * 100_000):
        with pytest.raises(KnownError, match=r"game\.foreign"):
            save.load(other)
    with pytest.raises(KnownError, match=r"game\.damaged"):
        save.load(_SAVED[: len(_SAVED) // 2])
    (tmp_path / "game.json").write_bytes(_SAVED)
    monkeypatch.setattr("ptcg_desktop.services.played.LARGEST", len(_SAVED) - 1)
    with pytest.raises(KnownError, match=r"game\.foreign"):
        PlayedGame.read(tmp_path / "game.json")


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32))
def test_a_damaged_save_is_refused_with_the_place(seed: int) -> None:
    dice = random.Random(seed)
    data = bytearray(_SAVED)
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(data))
        data[at : at + dice.randrange(4)] = dice.choice([b"", b"{", b"}", b'"', b"9", b"-1", b"null", b"\xff", b","])
    code = "game.damaged"
    try:
        save.replay(save.load(bytes(data)))
    except KnownError as error:
        code = error.code
        known = ("game.newer", "game.foreign", "engine.effect", "engine.no_basic", "engine.small_deck")
        assert code in known or error.params["place"]  # noqa: PT017
    assert code


def test_an_act_of_a_third_player_is_damage_also_where_nobody_has_played_it_yet() -> None:
    saved = game().saved()
    third = msgspec.structs.replace(saved.actions[3], player=2)
    for harm, place in (
        ({"actions": (*saved.actions, third)}, r"\$\.actions"),
        ({"ahead": (third,)}, r"\$\.ahead\[0\]"),
        ({"branches": (save.Branch(0, ()), save.Branch(1, (third,)))}, r"\$\.branches\[1\]\.actions\[0\]"),
    ):
        with pytest.raises(KnownError, match=r"game\.damaged") as caught:
            save.load(save.save(msgspec.structs.replace(saved, **harm)))
        assert re.match(place, str(caught.value.params["place"]))


_SAVED = save.save(game().saved())
