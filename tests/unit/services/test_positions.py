"""Positions as text: read as people write them, written and read back the same, judged with clauses."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ptcg_desktop.cards import Attack, CardDef, Damage, SetDef, Text
from ptcg_desktop.engine import save
from ptcg_desktop.services import position_text, positions
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.position_text import Problem, read, write
from ptcg_desktop.services.positions import lay, of_file, of_state
from ptcg_desktop.services.scenario_saving import position_scenario, write_scenario
from ptcg_desktop.services.scenarios import run_files
from ptcg_desktop.services.words import say

TEXT = """
# a study
rules: classic
turn: A 7
A active: Emberhound < Emberpup | energy: R R | damage: 30 | poisoned 20
A bench: Emberpup; Emberpup | fresh | energy: Fire Energy*2
A hand: 2 Old Lamp, 3x Fire Energy, "Jot, Inc."
opponent's active: brasinha | dormindo | 10
mão do oponente: Lampião Velho
B prizes: Old Lamp x4
stadium: B Old Lamp
used: energy, supporter
A markers: fog 3
"""


def pokemon(number: str, en: str, pt: str, hp: int, **facts: object) -> CardDef:
    attack = Attack(Text("Nip"), ("R",), Damage(10))
    plain: dict[str, object] = {
        "id": f"inv-{number}", "set_id": "inv", "number": number, "name": Text(en, pt), "kind": "pokemon",
        "stage": "basic", "hp": hp, "types": ("R",), "attacks": (attack,), "retreat": 1,
    }  # fmt: skip
    return CardDef(**(plain | facts))  # type: ignore[arg-type]


def other(number: str, en: str, pt: str, **facts: object) -> CardDef:
    return CardDef(id=f"inv-{number}", set_id="inv", number=number, name=Text(en, pt), **facts)  # type: ignore[arg-type]


CARDS = (
    pokemon("1", "Emberpup", "Brasinha", 50),
    pokemon("2", "Emberhound", "Brasão", 80, stage="stage1", evolves_from=Text("Emberpup", "Brasinha")),
    other("3", "Old Lamp", "Lampião Velho", kind="trainer", trainer_kind="item"),
    other("4", "Jot, Inc.", "Jot, Inc.", kind="trainer", trainer_kind="item"),
    other("8", "Fire Energy", "Energia de Fogo", kind="energy", energy_kind="basic", provides=("R",)),
)


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> CatalogueService:
    sets = (SetDef(id="inv", name=Text("Invented"), code="IN", codes=("IN",), release="1999-01-09"),)
    return CatalogueService(tmp_path_factory.mktemp("home"), lambda: (sets, CARDS))  # type: ignore[arg-type, return-value]


@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_a_text_is_read_as_people_write_it_and_written_so_that_it_is_read_back(language: str) -> None:
    found = read(TEXT)
    assert found.problems == ()
    assert (found.profile, found.given.turn.number, found.given.turn.player) == ("classic", 7, "A")
    active = found.given.A.active
    assert active is not None
    assert (active.card, active.under, active.energy) == ("Emberhound", ["Emberpup"], ["R", "R"])
    assert (active.damage, active.conditions) == (30, ["poisoned:20"])
    assert [one.fresh for one in found.given.A.bench] == [False, True]
    assert found.given.A.hand == ["Old Lamp*2", "Fire Energy*3", "Jot, Inc."]
    assert found.given.B.active is not None
    assert (found.given.B.active.conditions, found.given.B.active.damage) == (["asleep"], 10)
    assert found.given.B.hand == ["Lampião Velho"]
    assert found.given.B.prizes == ["Old Lamp*4"]
    assert found.given.used.energy is True
    assert read(write(found.given, found.profile, language)).given == found.given


@pytest.mark.parametrize(
    "line", ["B nonsense", "turn: C 4", "A active: | energy: R", "A active: X | damage: lots", "soup"]
)
def test_a_line_that_cannot_be_read_is_told_and_the_others_are_read(line: str) -> None:
    found = read(f"{TEXT}\n{line}\n")
    (problem,) = found.problems
    assert (problem.code, problem.line, problem.fatal) == ("position.unread", len(TEXT.splitlines()) + 2, True)
    assert found.given.A.hand


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet='ABab activehnd:;|<*#,"[]x×2RW\n°é', max_size=80))
def test_nothing_that_is_typed_raises(text: str) -> None:
    read(text)


def test_a_position_begins_with_the_cards_the_names_mean_in_either_language(catalogue: CatalogueService) -> None:
    laid = lay(read(TEXT), catalogue, {}, 1)
    assert not [problem for problem in laid.problems if problem.fatal]
    assert laid.start is not None
    state = save.first_step(laid.start).state
    assert state.turn == 7
    assert [state.game.cards[card].name for card in state.players[1].hand] == ["Old Lamp"]
    energy = state.players[0].active
    assert energy is not None
    assert {state.game.cards[card].name for card in energy.energy} == {"Fire Energy"}
    again = of_state(state, "pt_BR")
    assert "Brasão < Brasinha" in again.text
    second = lay(read(again.text), catalogue, again.known, 1)
    assert second.start is not None
    assert second.start.position == positions.engine.lay_out(state)[0]


@pytest.mark.parametrize(
    ("old", "new", "code", "clause"),
    [
        ("damage: 30", "damage: 80", "position.knocked_out", "R-KO-1"),
        ("damage: 30", "damage: 35", "position.counters", "R-DMG-13"),
        ("| fresh |", "| asleep |", "position.condition", "R-COND-1"),
        ("A bench: ", "A bench: Emberpup; Emberpup; Emberpup; Emberpup; ", "position.bench", "R-BENCH-2"),
        ("energy: R R", "energy: Old Lamp", "position.no_energy", "R-ENE-1"),
        ("Emberhound < Emberpup", "Emberpup < Emberhound", "position.evolution", "R-EVO-1"),
        ("Emberhound < Emberpup", "Old Lamp", "position.no_pokemon", "R-CARD-1"),
        ("Old Lamp x4", "Old Lamp x9", "position.prizes", "R-SETUP-8"),
        ("B prizes: Old Lamp x4", "B prizes: ", "position.no_prizes", "R-WIN-1"),
        ("A active: Emberhound < Emberpup", "A bench: Emberpup", "position.no_active", "R-KO-6"),
    ],
)
def test_what_the_rules_forbid_is_told_with_its_clause(
    catalogue: CatalogueService, old: str, new: str, code: str, clause: str
) -> None:
    assert old in TEXT
    laid = lay(read(TEXT.replace(old, new, 1)), catalogue, {}, 1)
    found = next(problem for problem in laid.problems if problem.code == code)
    assert found.clause == clause
    assert all(say(found.code, language, found.params) for language in ("en", "pt"))


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("2 Old Lamp", "2 Old Lmap", "position.card_near", 7),
        ("2 Old Lamp", "2 Qqqq", "position.card", 7),
        ("rules: classic", "rules: chess", "rules.unknown", 0),
        ("opponent's active: brasinha", "B bench: brasinha", "position.condition", 8),
    ],
)
def test_what_cannot_be_played_is_told_where_it_stands(
    catalogue: CatalogueService, old: str, new: str, code: str, line: int
) -> None:
    laid = lay(read(TEXT.replace(old, new, 1)), catalogue, {}, 1)
    found = next(problem for problem in laid.problems if problem.code == code)
    assert (found.line, found.fatal) == (line, code != "position.condition")
    assert (laid.start is None) == found.fatal
    assert lay(read("A hand: Old Lamp\n"), catalogue, {}, 1).problems[-1] == Problem(
        0, "engine.position", {}, fatal=True
    )


@pytest.mark.parametrize("number", ["9" * 5000, "²"])
@pytest.mark.parametrize(
    "line",
    [
        "turn: A {n}",
        "A active: Emberpup | {n}",
        "A active: Emberpup | damage: {n}",
        "A active: Emberpup | poisoned {n}",
    ],
)
def test_what_is_no_number_on_a_table_is_told(line: str, number: str) -> None:
    told = read(f"rules: classic\n{line.format(n=number)}\nA markers: Coin {number}").problems
    assert [problem.line for problem in told] == [2]


def test_a_saved_position_is_a_scenario_that_passes_and_can_be_opened_again(
    catalogue: CatalogueService, tmp_path: Path
) -> None:
    laid = lay(read(TEXT), catalogue, {}, 1)
    assert laid.start is not None
    state = save.first_step(laid.start).state
    path = tmp_path / "study.yaml"
    write_scenario(path, position_scenario(state, "a study").document)
    assert run_files([path]).passed == 1
    (brought,) = of_file(path, "en")
    assert brought.title == "a study"
    again = lay(read(brought.text), catalogue, brought.known, 1)
    assert again.start is not None
    assert again.start.position == positions.engine.lay_out(state)[0]
    assert position_text.word("hand", "pt") == "mão"


def test_a_text_that_is_something_else_has_an_end() -> None:
    """It is read while somebody types: whatever was pasted there, that takes no time."""
    book = "It was a dark and stormy night. " * 2000
    assert [problem.code for problem in position_text.read(book).problems] == ["position.long"]
    lines = position_text.read("night\n" * 5000)
    assert len(lines.problems) == position_text.MOST_PROBLEMS
    assert all(problem.fatal for problem in lines.problems)
