"""Changes to positions: no card is lost by moving it, and the text says what the board says."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ptcg_desktop.services import position_edit as edit
from ptcg_desktop.services.position_text import CONDITIONS, ZONES, Spot, read
from ptcg_desktop.services.scenario_format import GivenSpec, spread

TEXT = """# a study
rules: classic
turn: A 7

my active: Emberhound < Emberpup | 30 | energy: RR | poisoned 20
# two of them
A bench: Emberpup;   Emberpup | new
my bench: Puddlet | energy: W
A hand: 2 Old Lamp, 3x Fire Energy, "Jot, Inc."
opponent's active: Lagoor | adormecido
B prizes: Old Lamp x4
stadium: B Cold Cave
used: energy
"""
START = read(TEXT).given
ROLES = st.sampled_from(("pokemon", "evolution", "energy", "trainer", "stadium"))
SPOTS = st.builds(
    Spot,
    st.sampled_from(("A", "B")),
    st.sampled_from(("active", "bench", "bench", "stadium", *ZONES)),
    st.integers(min_value=-1, max_value=4),
)
CHANGES = st.one_of(
    st.tuples(st.just("put"), st.sampled_from(("Emberwolf [inv-9]", "Jot, Inc.", "R")), ROLES, SPOTS),
    st.tuples(st.just("moved"), SPOTS, SPOTS, ROLES),
    st.tuples(st.just("removed"), SPOTS),
    st.tuples(st.just("detached"), SPOTS, st.sampled_from(("energy", "attached")), st.integers(0, 2)),
    st.tuples(st.just("devolved"), SPOTS),
    st.tuples(st.just("damaged"), SPOTS, st.sampled_from((10, -10))),
    st.tuples(st.just("condition_switched"), SPOTS, st.sampled_from(CONDITIONS)),
    st.tuples(st.just("fresh_switched"), SPOTS),
    st.tuples(st.just("power_switched"), SPOTS, st.just("Warm Up")),
    st.tuples(st.just("turned_to"), st.sampled_from(("A", "B")), st.integers(0, 20)),
    st.tuples(st.just("allowance_switched"), st.sampled_from(("energy", "item")), st.booleans()),
    st.tuples(st.just("cleared")),
    st.tuples(st.just("mirrored")),
)
KEEPING = {"moved", "detached", "devolved", "damaged", "condition_switched", "mirrored"}


def all_cards(board: GivenSpec) -> Counter[str]:
    names = [board.stadium.card] if board.stadium is not None else []
    for side in (board.A, board.B):
        for one in (side.active, *side.bench):
            names += [] if one is None else edit.cards_of(one)
        for zone in ZONES:
            names += spread(getattr(side, zone))
    return Counter(names)


@settings(max_examples=60, deadline=None)
@given(st.lists(CHANGES, max_size=8))
def test_the_text_says_what_every_change_leaves_and_nothing_is_lost_by_moving(
    changes: list[tuple[object, ...]],
) -> None:
    board, text = START, TEXT
    for name, *values in changes:
        new = getattr(edit, str(name))(board, *values)
        if name in KEEPING:
            assert all_cards(new) == all_cards(board)
        if name == "put":
            assert all_cards(new) == all_cards(board) + Counter([str(values[0])])
        text = edit.edited(text, new, "pt_BR")
        found = read(text)
        assert (found.given, found.problems, found.profile) == (new, (), "classic")
        assert text.startswith("# a study\n")
        board = new
    assert edit.mirrored(edit.mirrored(board)) == board


def test_only_the_lines_that_a_change_concerns_are_written_anew() -> None:
    new = edit.damaged(START, Spot("A", "active"), 10)
    changed = [line for line in edit.edited(TEXT, new, "en").splitlines() if line not in TEXT.splitlines()]
    assert changed == ["A active: Emberhound < Emberpup | energy: R, R | damage: 40 | poisoned 20"]
    new = edit.put(START, "Puddlet", "pokemon", Spot("B", "bench"))
    text = edit.edited(TEXT, new, "en")
    assert [line for line in text.splitlines() if line not in TEXT.splitlines()] == ["B bench: Puddlet"]
    assert edit.edited(TEXT, START, "en") == TEXT
    moved = edit.moved(START, Spot("A", "bench", 0), Spot("A", "bench", 2), "pokemon")
    text = edit.edited(TEXT, moved, "en")
    assert "my bench: Puddlet | energy: W\n" in text  # in the person's words
    assert "# two of them\n" in text
    assert "profile" not in edit.edited("", GivenSpec(), "en")
    assert edit.edited("", GivenSpec(), "en", "classic") == "rules: classic\n"


@pytest.mark.parametrize(
    ("role", "where", "found"),
    [
        ("energy", Spot("A", "active"), lambda board: board.A.active.energy == ["R*2", "X"]),
        ("evolution", Spot("A", "bench", 2), lambda board: board.A.bench[2].under == ["Puddlet"]),
        ("trainer", Spot("B", "active"), lambda board: board.B.active.attached == ["X"]),
        ("pokemon", Spot("B", "active"), lambda board: [one.card for one in board.B.bench] == ["Lagoor"]),
        ("pokemon", Spot("A", "bench", 0), lambda board: board.A.bench[3].card == "X"),
        ("stadium", Spot("A", "stadium"), lambda board: board.B.discard == ["Cold Cave"]),
        ("trainer", Spot("B", "deck"), lambda board: board.B.deck == ["X", "Blank*10"]),
        ("trainer", Spot("A", "hand", 1), lambda board: board.A.hand[-1] == "X"),
    ],
)
def test_a_card_does_what_its_kind_does_where_it_is_laid(role: edit.Role, where: Spot, found: object) -> None:
    assert callable(found)
    assert found(edit.put(START, "X", role, where))


def test_conditions_replace_those_that_cannot_stay() -> None:
    spot = Spot("A", "active")
    board = edit.condition_switched(edit.condition_switched(START, spot, "asleep"), spot, "confused")
    assert board.A.active is not None
    assert board.A.active.conditions == ["poisoned:20", "confused"]
    board = edit.condition_switched(board, spot, "poisoned")
    assert board.A.active is not None
    assert board.A.active.conditions == ["confused"]
    assert edit.card_at(START, Spot("B", "prizes")) == "Old Lamp"
    assert edit.card_at(START, Spot("A", "discard")) == ""
