"""`scenario run` and `bench engine`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.services.programs import Programs
from tests.cli.conftest import Command
from tests.cli.test_decks import LEGAL

SCENARIO = """
schema: ptcg-scenario/1
cards:
  Testmouse: {kind: pokemon, stage: basic, hp: 40, type: L, retreat: 1,
              attacks: [{name: Nip, cost: [C], damage: 10}]}
scenarios:
  - id: nip-does-ten
    title: An attack does its printed damage
    profile: classic
    clauses: [R-DMG-1]
    given:
      A: {active: {id: a, card: Testmouse, energy: [L]}}
      B: {active: {id: b, card: Testmouse}}
    steps:
      - {by: A, do: attack, name: Nip}
    expect:
      pokemon: {b: {damage: DAMAGE}}
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "nip.yaml"
    path.write_text(SCENARIO.replace("DAMAGE", "10"), encoding="utf-8")
    return path


def test_a_scenario_that_passes_is_a_yes(cli: Command, scenario: Path) -> None:
    assert cli("scenario", "run", scenario).out == "1 passed, 0 failed\n"
    assert cli("scenario", "run", scenario, "--json").object == {"passed": 1, "failed": 0, "failures": []}


def test_a_scenario_that_fails_is_a_no_with_the_first_difference(cli: Command, scenario: Path) -> None:
    scenario.write_text(SCENARIO.replace("DAMAGE", "20"), encoding="utf-8")
    ended = cli("scenario", "run", scenario, "--json")
    assert ended.code == 1
    (failure,) = ended.object["failures"]
    assert set(failure) == {"id", "step", "clause", "expected", "got"}
    assert failure["id"] == "nip-does-ten"
    assert "20" in failure["expected"]
    assert "10" in failure["got"]
    assert "nip-does-ten" in cli("scenario", "run", scenario).out


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param("{", id="no YAML"),
        pytest.param("schema: something-else/9\n", id="other schema"),
        pytest.param("a: &a [*a]\n", id="a list inside itself"),
        pytest.param(SCENARIO.replace("classic", "nonsense"), id="unknown profile"),
        pytest.param(SCENARIO.replace("card: Testmouse}", "card: Nobody}"), id="unknown card"),
        pytest.param(SCENARIO.replace("do: attack", "do: dance"), id="unknown act"),
    ],
)
def test_a_file_that_is_no_scenario_is_one_sentence(cli: Command, scenario: Path, text: str) -> None:
    scenario.write_text(text, encoding="utf-8")
    ended = cli("scenario", "run", scenario)
    assert ended.code == 2
    assert scenario.name in ended.complaint


def test_the_other_scenarios_are_run_all_the_same(cli: Command, scenario: Path, tmp_path: Path) -> None:
    scenario.write_text(SCENARIO.replace("DAMAGE", "10"), encoding="utf-8")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(SCENARIO.replace("do: attack", "do: dance"), encoding="utf-8")
    ended = cli("scenario", "run", tmp_path / "gone.yaml", wrong, scenario, "--json")
    assert ended.code == 2
    assert "gone.yaml" in ended.complaint
    assert (ended.object["passed"], ended.object["failed"]) == (1, 1)
    assert "dance" in ended.object["failures"][0]["got"]


def test_a_file_that_is_not_there(cli: Command, tmp_path: Path) -> None:
    ended = cli("scenario", "run", tmp_path / "gone.yaml")
    assert ended.code == 2
    assert "gone.yaml" in ended.complaint


@pytest.mark.corpus
def test_the_conformance_scenarios_run(cli: Command, shared_rules: Path) -> None:
    report = cli("scenario", "run", *sorted((shared_rules / "scenarios").glob("*.yaml")), "--json").object
    assert report["passed"] + report["failed"] > 200
    assert report["failures"] == []


def test_the_engine_is_measured(cli: Command) -> None:
    figures = cli("bench", "engine", "--games", "2", "--json").object
    assert figures["games"] == 2
    assert len(figures["decks"]) == 2
    for name in ("games_per_second", "decisions_per_second", "apply_us", "legal_us", "bytes_per_state", "acts"):
        assert figures[name] > 0, name
    again = cli("bench", "engine", "--games", "2", "--json").object
    assert (again["acts"], again["turns"]) == (figures["acts"], figures["turns"])
    assert "games_per_second" in cli("bench", "engine", "--games", "1").out


def test_unknown_rules_cannot_be_measured(cli: Command) -> None:
    ended = cli("bench", "engine", "--profile", "none", "--json")
    assert ended.code == 2
    assert "none" in ended.complaint


def test_a_file_without_scenarios_proves_nothing_and_says_so(cli: Command, scenario: Path) -> None:
    scenario.write_text("schema: ptcg-scenario/1\nscenarios: []\n", encoding="utf-8")
    ended = cli("scenario", "run", scenario)
    assert ended.code == 2
    assert "no scenario" in ended.complaint


def test_goldfishing_says_which_cards_did_nothing(
    cli: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = tmp_path / "embers.txt"
    deck.write_text(LEGAL, encoding="utf-8")
    monkeypatch.setattr(Programs, "automation", lambda _self, card: "hand" if card.kind == "trainer" else "plain")
    assert cli("goldfish", deck, "--games", "1", "--turns", "1", "--json").object["by_hand"] == 4
    told = cli("goldfish", deck, "--games", "1", "--turns", "1").out
    assert "4\u00a0×\u00a0Bill" in told
    assert "What is not automated did nothing" in told


def test_goldfishing_is_counted_and_told_and_the_same_every_time(cli: Command, tmp_path: Path) -> None:
    deck = tmp_path / "embers.txt"
    deck.write_text(LEGAL, encoding="utf-8")
    asked = ("goldfish", deck, "--games", "6", "--turns", "3", "--seed", "4")
    answer = cli(*asked, "--json").object
    assert (answer["games"], answer["seed"], len(answer["turns"])) == (6, 4, 3)
    assert answer == cli(*asked, "--json").object
    assert answer["by_hand"] == 0
    assert "First attack" in cli(*asked).out
    assert "not automated" not in cli(*asked).out
    assert "Primeiro ataque" in cli(*asked, lang="pt_BR").out
    assert "by the rules" in cli(*asked).out
    assert cli(*asked, "--second", "--json").object["first"] == 0
    assert "first in 3, second in 3" in cli(*asked, "--both").out
    assert cli(*asked, "--first", "--both").code == 2
    assert cli("goldfish", deck, "--games", "0").code == 2
    deck.write_text("4 Bill BS 91\n", encoding="utf-8")
    assert "Basic" in cli("goldfish", deck).complaint
