"""Conformance: the rules as scenario files, the project's own and those beside the project."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.scenario_format import read_text
from ptcg_desktop.services.scenarios import ScenarioReport, run_files, run_scenario

OWN = Path(__file__).parent / "puzzles.yaml"
FILES = (
    "attack", "conditions", "damage", "deck", "energy_cost", "evolve", "knockout", "powers", "profiles", "retreat",
    "setup", "trainers", "turn",
)  # fmt: skip


def test_the_projects_own_puzzles() -> None:
    assert run_files([OWN]) == ScenarioReport(26, 0)


@pytest.mark.parametrize("name", FILES)
def test_conformance(name: str, shared_rules: Path) -> None:
    report = run_files([shared_rules / "scenarios" / f"{name}.yaml"])
    assert report.failures == ()
    assert report.passed > 0


def test_no_conformance_file_is_left_out(shared_rules: Path) -> None:
    folder = shared_rules / "scenarios"
    assert {path.stem for path in folder.glob("*.yaml")} == set(FILES)
    assert run_files([folder]).passed >= 232


PLAIN = """
schema: ptcg-scenario/1
cards: {Lump: {kind: pokemon, stage: basic, hp: 70, type: C, retreat: 1, attacks: [{name: Pat, cost: [C], damage: 10}]}}
scenarios:
  - id: X
    title: one attack
    profile: classic
    given: {A: {active: {id: a1, card: Lump, energy: [W]}}, B: {active: {id: b1, card: Lump}}}
    steps: [{by: A, do: attack, name: Pat}]
    expect: {pokemon: {b1: {damage: 10}}}
"""


def _one(text: str) -> object:
    document = read_text(text, "X.yaml")
    return run_scenario(document, document.scenarios[0], "X.yaml")


def test_the_first_difference_is_told_with_step_expected_and_got() -> None:
    assert _one(PLAIN) is None
    failure = _one(PLAIN.replace("damage: 10}}}", "damage: 20}}}"))
    assert (failure.id, failure.step, failure.expected, failure.got) == ("X", 2, "pokemon.b1.damage: 20", "10")
    failure = _one(
        PLAIN.replace("name: Pat}]\n    expect", "name: Pat, expect: illegal, clause: R-COST-1}]\n    expect")
    )
    assert (failure.step, failure.clause, failure.expected, failure.got) == (1, "R-COST-1", "R-COST-1", "ok")
    assert _one(PLAIN.replace("steps:", "coins: [H]\n    steps:")).got == "1"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("ptcg-scenario/1", "ptcg-scenario/9", "scenario.damaged"),
        ("hp: 70", "hp: seventy", "scenario.damaged"),
        ("by: A", "by: C", "scenario.damaged"),
        ("given:", "gifts:", "scenario.damaged"),
        ("{id: a1", "{{id: a1", "scenario.damaged"),
        ("do: attack", "do: dance", "scenario.act"),
        ("energy: [W]", "energy: [Q]", "scenario.card"),
        ("energy: [W]", 'energy: ["W*x"]', "scenario.value"),
        ("id: b1", "id: a1", "scenario.label"),
        ("damage: 10}]", "damage: 10, then: [{sing: 1}]}]", "scenario.operation"),
        ("damage: 10}]", "damage: {base: 1, plus: 2, per: moons}}]", "scenario.operation"),
        ("expect: {pokemon", "expect: {mood: good, pokemon", "scenario.assertion"),
        ("profile: classic", "profile: none", "scenario.wrong"),
        ("energy: [W]", "energy: [W], conditions: [burned]", "scenario.wrong"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_place(old: str, new: str, code: str) -> None:
    with pytest.raises(KnownError) as raised:
        _one(PLAIN.replace(old, new, 1))
    assert raised.value.code == code
    assert raised.value.params["file"] == "X.yaml"


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(KnownError, match=r"scenario\.unreadable"):
        run_files([OWN.with_name("none.yaml")])


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32), st.integers(1, 6))
def test_damaged_files_give_a_located_message_and_never_anything_else(seed: int, cuts: int) -> None:
    dice = random.Random(seed)
    text = PLAIN
    pieces = ["{", "}", "[", "]", ":", "-", "\n", " ", "null", "1e999", "!!x", "&a", "*a", "A", "~", "'", '"', "\x00"]
    for _ in range(cuts):
        at = dice.randrange(len(text))
        text = text[:at] + dice.choice([*pieces, ""]) + text[at + dice.randrange(4) :]
    code, file = "scenario.", "X.yaml"
    try:
        document = read_text(text, "X.yaml")
        for scenario in document.scenarios:
            run_scenario(document, scenario, "X.yaml")
    except KnownError as error:
        code, file = error.code, str(error.params["file"])
    assert code.startswith("scenario.")
    assert file == "X.yaml"
