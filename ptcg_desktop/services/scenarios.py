"""Running rule puzzles and conformance scenarios: `run_files` plays them and reports the first difference of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from ptcg_desktop import decks, engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import scenario_cards, scenario_format
from ptcg_desktop.services.scenario_acts import Refused, perform
from ptcg_desktop.services.scenario_board import open_table
from ptcg_desktop.services.scenario_checks import Difference, check, check_end
from ptcg_desktop.services.scenario_format import ScenarioFile, ScenarioSpec, spread


class Failure(msgspec.Struct, frozen=True):
    """One scenario that went differently.

    `step` counts from 1; 0 is the beginning, and what is expected at the end has the number after the last step.
    `clause` is the clause concerned where one was expected.
    """

    id: str
    step: int
    clause: str
    expected: str
    got: str


class ScenarioReport(msgspec.Struct, frozen=True):
    """How many scenarios went as written."""

    passed: int
    failed: int
    failures: tuple[Failure, ...] = ()


def run_files(paths: Sequence[Path | str]) -> ScenarioReport:
    """Run every scenario of the files; a folder stands for its `*.yaml`.

    Raises:
        KnownError: `scenario.*`, a file cannot be read or is not in the format; `rules.*`, an unknown profile.
    """
    files: list[Path] = []
    for one in map(Path, paths):
        files.extend(sorted(one.glob("*.yaml")) if one.is_dir() else [one])
    failures: list[Failure] = []
    passed = 0
    for path in files:
        document = scenario_format.read_file(path)
        for scenario in document.scenarios:
            failure = run_scenario(document, scenario, str(path))
            if failure is None:
                passed += 1
            else:
                failures.append(failure)
    return ScenarioReport(passed, len(failures), tuple(failures))


@cache
def _profile(name: str) -> engine.Profile:
    return engine.load_profile(name)


def run_scenario(document: ScenarioFile, scenario: ScenarioSpec, file: str = "") -> Failure | None:
    """Run one scenario; None if all went as written.

    Raises:
        KnownError: `scenario.*`, what the scenario says cannot be read or played, with file and scenario.
    """
    try:
        profile = _profile(scenario.profile)
        cards = _cards(document, scenario, profile)
        if scenario.kind == "deck":
            return _run_deck(scenario, cards)
        if scenario.kind == "cost":
            return _run_costs(scenario, cards)
        return _run_play(scenario, cards, profile)
    except KnownError as error:
        if error.code.startswith("scenario."):
            raise KnownError(error.code, **{**error.params, "file": file, "id": scenario.id}) from error
        raise KnownError("scenario.wrong", file=file, id=scenario.id, problem=str(error)) from error


def _cards(document: ScenarioFile, scenario: ScenarioSpec, profile: engine.Profile) -> dict[str, CardDef]:
    plain = profile.trainers.plain_subtype
    cards = scenario_cards.built_in(plain)
    for key, spec in {**document.cards, **scenario.cards}.items():
        cards[key] = scenario_cards.card(key, spec, plain)
    return cards


def _run_play(scenario: ScenarioSpec, cards: dict[str, CardDef], profile: engine.Profile) -> Failure | None:
    at, clause = 0, ""
    try:
        table = open_table(scenario, cards, profile)
        for at, spec in enumerate(scenario.steps, 1):
            clause = spec.clause
            got = "ok"
            try:
                perform(table, spec)
            except Refused as refused:
                got = refused.clause
            expected = "ok" if spec.expect == "ok" else spec.clause
            if got != expected:
                return Failure(scenario.id, at, expected if expected != "ok" else got, expected, got)
            check(table, spec.check)
        at, clause = len(scenario.steps) + 1, ""
        check_end(table, scenario.expect)
    except Difference as difference:
        return Failure(
            scenario.id,
            at,
            difference.clause or clause,
            f"{difference.place}: {difference.expected}",
            str(difference.got),
        )
    except engine.ChanceExhausted as error:
        return Failure(scenario.id, at, clause or "R-RNG-2", "no further coin", str(error))
    return None


def _run_deck(scenario: ScenarioSpec, cards: dict[str, CardDef]) -> Failure | None:
    for entry in scenario.deck:
        if entry.card not in cards:
            raise KnownError("scenario.card", name=entry.card)
    deck = decks.deck_of(scenario.title, [(cards[entry.card], entry.count) for entry in scenario.deck])
    report = decks.check(deck, decks.load_deck_rules(scenario.profile))
    got = {
        "legal": report.legal,
        "errors": sorted({finding.clause for finding in report.errors}),
        "hints": sorted({finding.clause for finding in report.hints}),
    }
    for name, expected in scenario.expect.items():
        wanted = sorted(expected) if isinstance(expected, list) else expected
        if got.get(name) != wanted:
            return Failure(scenario.id, 1, "", f"{name}: {wanted}", str(got.get(name)))
    return None


def _run_costs(scenario: ScenarioSpec, cards: dict[str, CardDef]) -> Failure | None:
    for at, row in enumerate(scenario.rows, 1):
        units: list[str] = []
        for name in spread(row.attached):
            key = scenario_cards.energy_name(name)
            if key not in cards:
                raise KnownError("scenario.card", name=name)
            units.extend(cards[key].provides)
        got = engine.covers(tuple(row.cost), units)
        if got != row.payable:
            return Failure(scenario.id, at, "R-COST-1", f"payable: {row.payable}", str(got))
    return None
