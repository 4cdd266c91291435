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

HERE = Path(__file__).parent
OWN = {"puzzles": 26, "attacks": 63, "cards": 37, "turns": 34}
FILES = (
    "attack", "conditions", "damage", "deck", "energy_cost", "evolve", "knockout", "powers", "profiles", "retreat",
    "setup", "trainers", "turn",
)  # fmt: skip


@pytest.mark.parametrize("name", OWN)
def test_the_projects_own_puzzles(name: str) -> None:
    assert run_files([HERE / f"{name}.yaml"]) == ScenarioReport(OWN[name], 0)


def test_no_puzzle_of_the_project_is_left_out() -> None:
    assert {path.stem for path in HERE.glob("*.yaml")} == set(OWN)


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


BY_HAND = PLAIN.replace(
    "steps: [{by: A, do: attack, name: Pat}]",
    """
    steps:
      - {by: A, do: act, act: {do: set_damage, pokemon: b1, damage: 30}}
      - {by: A, do: act, act: {do: move_cards, cards: ["Blank#2"], to: discard}}
      - {by: A, do: act, act: {do: move_from, owner: B, source: deck, to: hand, count: 2}}
      - {by: A, do: act, act: {do: call_coins, coins: [true]}}
      - {by: A, do: act, act: {do: flip_coins}}
      - {by: A, do: act, act: {do: set_marker, owner: A, name: fog, pokemon: a1}, check: {A: {deck_count: 9}}}
      - {by: A, do: act, act: {do: anyway, action: {do: attach, card: "W Energy", target: b1}}, expect: illegal,
         clause: R-ZONE-2}
      - {by: A, do: act, act: {do: attack, name: Pat}}""",
).replace("damage: 10}}}", "damage: 40}}, B: {hand_count: 3}, A: {discard: [Blank]}}")


def test_acts_by_hand_are_steps_with_names() -> None:
    assert _one(BY_HAND) is None
    assert _one(BY_HAND.replace("damage: 30}", "damage: 20}")).got == "30"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Blank#2", "Blank#99", "scenario.card"),
        ("Blank#2", "Blank#x", "scenario.card"),
        ("Blank#2", "Nobody", "scenario.card"),
        ("pokemon: b1, damage: 30", "pokemon: b9, damage: 30", "scenario.value"),
        ("owner: B, source", "owner: C, source", "scenario.value"),
        ("do: flip_coins", "do: dance", "scenario.act"),
        ("do: flip_coins", "do: flip_coins, count: many", "scenario.act"),
        ("action: {do: attach", "action: 7, x: {do: attach", "scenario.act"),
        ('cards: ["Blank#2"]', "cards: {a: 1}", "scenario.card"),
    ],
)
def test_a_mistake_in_an_act_is_one_message(old: str, new: str, code: str) -> None:
    assert old in BY_HAND
    with pytest.raises(KnownError) as raised:
        _one(BY_HAND.replace(old, new, 1))
    assert raised.value.code == code


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
        (
            "damage: 10}]",
            'damage: 10}, {name: Odd, cost: [], damage: {base: 10, plus: 10, per: "heads:x"}}]',
            "scenario.operation",
        ),
        ("expect: {pokemon", "expect: {mood: good, pokemon", "scenario.assertion"),
        ("expect: {pokemon", "expect: {A: {shoes: 2}, pokemon", "scenario.assertion"),
        ("expect: {pokemon", "expect: {view: {by: A, hidden: [C.hand]}, pokemon", "scenario.assertion"),
        ("expect: {pokemon", "expect: {legal: [{by: A}], pokemon", "scenario.assertion"),
        (
            "title: one attack",
            "title: one attack\n    cards: {Tab: {kind: trainer, effect: [{attach: {mods: [{x: 1}], until: stays}}]}}",
            "scenario.operation",
        ),
        ("profile: classic", "profile: none", "scenario.wrong"),
        ("energy: [W]", "energy: [W], conditions: [burned]", "scenario.wrong"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_place(old: str, new: str, code: str) -> None:
    with pytest.raises(KnownError) as raised:
        _one(PLAIN.replace(old, new, 1))
    assert raised.value.code == code
    assert raised.value.params["file"] == "X.yaml"


def test_a_mistake_in_a_card_is_told_with_its_name() -> None:
    with pytest.raises(KnownError) as raised:
        _one(PLAIN.replace("hp: 70", "hp: seventy"))
    assert raised.value.params["place"] == "$.cards.Lump.hp"


def test_a_deck_that_is_expected_to_be_what_no_deck_can_be() -> None:
    text = PLAIN[: PLAIN.index("    given")] + "    kind: deck\n    deck: [{card: Lump, count: 60}]\n    expect: {%s}\n"
    assert _one(text % "legal: false, errors: [R-DECK-2], hints: [R-HINT-1]") is None
    assert _one(text % "errors: [1, []]").expected.startswith("errors")
    with pytest.raises(KnownError, match=r"scenario\.assertion"):
        _one(text % "nice: true")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (HERE / "none.yaml", HERE / ("x" * 5000)):
        with pytest.raises(KnownError, match=r"scenario\.unreadable"):
            run_files([path])
    with pytest.raises(KnownError, match=r"scenario\.none"):
        run_files([tmp_path])


@pytest.mark.parametrize(
    "value",
    ['!!timestamp "x"', '!!int "x"', '!!float "x"', '!!bool "x"', '!!binary "é"', "2020-99-99", '"\\ud800"', "\0"],
)
def test_a_value_yaml_itself_cannot_read_is_one_line(value: str) -> None:
    with pytest.raises(KnownError, match=r"scenario\.damaged") as raised:
        read_text(f"schema: {value}\n", "X.yaml")
    assert "\n" not in str(raised.value.params["problem"])


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
