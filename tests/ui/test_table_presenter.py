"""The table without widgets: everything legal is offered, nothing else is done, every refusal has its clause."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.table import reading
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.presenter import TablePresenter
from tests.ui.table_games import EMBERHOUND, EMBERPUP, FIRE, LAGOOR, eager, play, table

PROFILES = ("classic", "classic-extended", "bw-xy-2013", "xy-nov-2013", "current")


def to_main(game: TablePresenter) -> TablePresenter:
    """Through setup, to the person's first turn."""
    for _ in range(30):
        if game.view.decision is not None and game.view.decision.kind == "main":
            return game
        game.do(game.legal[0])
    raise AssertionError("setup does not end")


def hand(game: TablePresenter, card: object) -> Handle:
    return next(each.handle for each in game.picture().near.hand if each.card is card)


def until(game: TablePresenter, kind: type, policy: object = eager) -> TablePresenter:
    """Play until an act of that kind is legal."""
    for _ in range(300):
        if any(isinstance(action, kind) for action in game.legal):
            return game
        game.do(eager(game))
    raise AssertionError(f"{kind} never becomes legal")


def at_what(action: engine.Action) -> tuple[type, int, int]:
    """What is done to which Pokémon, whichever of equal cards it is done with."""
    return type(action), getattr(action, "target", -1), getattr(action, "pokemon", -1)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("language", ["en", "pt"])
def test_whole_games_can_be_shown_and_told(profile: str, language: str) -> None:
    for seed in range(3):
        game = table(seed, profile, language)
        luck = random.Random(seed)
        for _ in range(250):
            if game.over:
                break
            game.picture()
            game.prompt()
            game.guide()
            game.board_list()
            listed = game.acts()
            assert len({text for text, _number in listed}) == len(listed), "no two sound alike"
            assert {at_what(game.legal[number]) for _text, number in listed} == set(map(at_what, game.legal))
            for one in game.picture().pokemon:
                game.menu(one.handle)
            game.do(luck.choice(game.legal))
        told = [row.text for row in game.log()]
        assert all(told)
        assert not any("{" in text or "?" in text for text in told)


def test_every_legal_act_can_be_done_by_pointing() -> None:
    seen: set[str] = set()
    for game in (table(seed) for seed in range(4)):
        _look_at_routes(game, seen)
    assert {"PlaceActive", "PlaceBench", "Attach", "Evolve", "Attack", "TakePrize", "Retreat"} <= seen


def _look_at_routes(game: TablePresenter, seen: set[str]) -> None:
    while not game.over:
        for number, route in enumerate(game.routes):
            seen.add(type(route.action).__name__)
            if route.source is not None:
                assert route.source in game.marks().can
                assert route.targets or isinstance(route.action, act.UsePower)
            elif not route.targets and not isinstance(route.action, act.Pass):
                prompt = game.prompt()
                assert prompt is not None
                assert number in {choice.key for choice in prompt.choices}
        game.do(eager(game))


def test_dropping_does_what_the_lights_promise() -> None:
    game = until(table(3), act.Attach)
    card = hand(game, FIRE)
    for target in game.targets(card):
        before = game.line.position
        outcome = game.drop(card, target)
        assert outcome.moved
        assert not outcome.refusal
        assert game.line.position > before
        assert game.undo().moved
        assert game.line.position == before


@pytest.mark.parametrize(
    ("card", "where", "clause"),
    [
        (FIRE, Handle("bench", "near", 4), ""),
        (FIRE, Handle("deck", "near", 0), "R-ENE-1"),
        (EMBERPUP, Handle("deck", "far", 0), "R-BENCH-1"),
        (EMBERHOUND, Handle("bench", "near", 4), "R-BENCH-3"),
    ],
)
def test_a_wrong_drop_is_refused_with_a_clause_and_changes_nothing(card: object, where: Handle, clause: str) -> None:
    for seed in range(40):
        game = to_main(table(seed))
        if any(each.card is card for each in game.picture().near.hand):
            break
    before = game.line.state
    outcome = game.drop(hand(game, card), where)
    assert outcome.refusal
    assert re.fullmatch(r"R-[A-Z]+-\d+", outcome.clause)
    assert clause in ("", outcome.clause)
    assert game.line.state is before


def test_a_second_energy_is_refused_by_the_engine_with_its_clause() -> None:
    game = until(table(3), act.Attach)
    game.drop(hand(game, FIRE), game.router.active(0))
    if not any(each.card is FIRE for each in game.picture().near.hand):
        pytest.skip("no second Energy in hand with this seed")
    outcome = game.drop(hand(game, FIRE), game.router.active(0))
    assert outcome.clause == "R-ENE-2"


def test_an_attack_that_cannot_be_paid_is_shown_with_its_reason() -> None:
    game = to_main(table(3))
    menu = game.menu(game.router.active(0))
    assert menu is not None
    attack = menu.entries[0]
    assert attack.text == "Nip"
    assert attack.cost == ("C",)
    assert attack.damage == "10"
    assert attack.action is None
    assert attack.clause == "R-COST-1"
    outcome = game.choose_entry(attack)
    assert (outcome.refusal, outcome.clause) == (attack.why, "R-COST-1")


def test_a_click_on_a_card_lights_its_targets_and_a_second_click_uses_them() -> None:
    game = until(table(3), act.Attach)
    card, active = hand(game, FIRE), game.router.active(0)
    game.tap(card)
    assert game.marks().chosen == {card}
    assert active in game.marks().targets
    game.tap(active)
    assert game.picture().find(active.key).energy == (("R",),)  # type: ignore[union-attr]


def test_escape_puts_down_what_is_in_hand() -> None:
    game = until(table(3), act.Attach)
    game.tap(hand(game, FIRE))
    assert game.cancel().moved
    assert not game.marks().chosen


def test_retreat_is_paid_one_card_at_a_time() -> None:
    found: list[tuple[TablePresenter, int]] = []
    for seed in range(60):
        game = to_main(table(seed))
        for _ in range(120):
            if game.over:
                break
            pays: dict[int, int] = {}
            for action in game.legal:
                if isinstance(action, act.Retreat):
                    pays[action.target] = pays.get(action.target, 0) + 1
            if pays:
                found.append((game, next(iter(pays))))
                break
            game.do(eager(game))
        if found:
            break
    game, target = found[0]
    discard = len(game.view.players[0].discard)
    outcome = game.drop(game.router.active(0), Handle("pokemon", "near", target))
    assert outcome.moved
    while (prompt := game.prompt()) is not None and prompt.key.startswith("pay"):
        assert prompt.choices[0].card is not None
        game.choose_answer(prompt.choices[0].key)
    active = game.view.players[0].active
    assert active is not None
    assert active.uid == target
    assert len(game.view.players[0].discard) == discard + 1


def test_prizes_are_taken_where_they_lie_and_leave_gaps() -> None:
    game = until(table(1), act.TakePrize)
    assert game.picture().near.prizes == (0, 1, 2, 3, 4, 5)
    game.tap(Handle("prize", "near", 3))
    assert game.picture().near.prizes == (0, 1, 2, 4, 5)
    game.do(eager(game))
    until(game, act.TakePrize)
    game.tap(Handle("prize", "near", 4))
    assert game.picture().near.prizes == (0, 1, 2, 5)


def test_undo_goes_back_to_the_persons_acts_only_and_redo_returns() -> None:
    game = table(2)
    play(game)
    moments = [game.line.position]
    while game.undo().moved:
        moments.append(game.line.position)
        assert game.view.to_act in (0, -1)
    assert game.line.position <= 1
    while game.redo().moved:
        assert game.line.position in moments
    assert game.line.position == moments[0]
    assert game.over


def test_the_log_rewinds_to_any_line() -> None:
    game = table(2)
    play(game)
    rows = game.log()
    for row in rows[:: max(1, len(rows) // 12)]:
        game.rewind(row.key)
        assert game.line.position >= row.key
        assert game.view.to_act == 0 or game.over
        current = [each for each in game.log() if each.current]
        assert len(current) == 1


def test_the_same_acts_after_undo_give_the_same_coins() -> None:
    game = table(2)
    play(game)
    last = game.line.state
    acts = [(entry.action, entry.auto) for entry in game.line.entries()[1:]]
    other = table(2)
    for action, auto in acts:
        if not auto and action is not None:
            other.do(action)
    assert [engine.view(other.line.state, player) for player in (0, 1)] == [
        engine.view(last, player) for player in (0, 1)
    ]
    assert other.line.state.rng == last.rng


def test_nothing_hidden_is_shown_or_told() -> None:
    """Another deal of the hidden cards gives the same board, list, log and acts."""
    game = to_main(table(6))
    state = game.line.state
    far = state.players[1]
    hidden = far.hand + far.deck + far.prizes
    mixed = list(hidden)
    random.Random(1).shuffle(mixed)
    hand_size, prizes = len(far.hand), len(far.prizes)
    other_side = engine_replace(
        far, hand=tuple(mixed[:hand_size]), prizes=tuple(mixed[hand_size : hand_size + prizes]),
        deck=tuple(mixed[hand_size + prizes :]),
    )  # fmt: skip
    other_state = engine_replace(state, players=(state.players[0], other_side))
    assert engine.view(state, 0) == engine.view(other_state, 0)
    view = engine.view(other_state, 0)
    assert reading.picture_of(view, [], (), game.wording).far.hand == ()
    far_cards = set(range(state.game.split, len(state.game.cards)))
    in_sight = {number for number in game.view.cards if number in far_cards}
    public = {
        number for one in (far.active, *far.bench) if one is not None for number in (*one.cards, *one.energy)
    } | set(far.discard)
    assert in_sight == public


def engine_replace(struct, **changes):  # type: ignore[no-untyped-def]
    import msgspec

    return msgspec.structs.replace(struct, **changes)


def test_the_opponents_draws_are_told_by_number_only() -> None:
    game = table(2)
    play(game)
    theirs = [row.text for row in game.log() if "drew" in row.text and row.text.startswith("The opponent")]
    assert theirs
    assert all(re.search(r"drew (a card|an opening hand of \d+ cards|\d+ cards)$", text) for text in theirs)


def test_the_end_is_told_with_its_clause() -> None:
    game = table(2)
    play(game)
    end = game.end()
    assert end is not None
    assert re.search(r"R-WIN-\d", end.how)
    assert game.acts() == []
    assert game.legal == ()
    assert game.drop(game.picture().near.hand[0].handle, game.router.active(0)).clause == "R-WIN-8"


def test_what_is_not_automated_says_so() -> None:
    game = table(2)
    assert game.wording.attack_note(LAGOOR, "Torrent") == "You carry out this text yourself"
    assert game.wording.attack_note(LAGOOR, "Splash") == ""
    assert game.wording.left(LAGOOR) == "Played by hand"
    assert game.wording.left(EMBERPUP) == ""


def test_every_profile_speaks_the_words_of_its_era() -> None:
    game = to_main(table(2, "classic", "pt"))
    assert game.guide().end == "Acabar o turno"
    game = to_main(table(2, "bw-xy-2013", "pt"))
    assert game.guide().end == "Encerrar a vez"


def test_giving_up_ends_the_game() -> None:
    game = to_main(table(1))
    assert game.concede().moved
    assert game.over
    assert replace(game.end() or pytest.fail("no end"), how="").title == "The opponent wins"
