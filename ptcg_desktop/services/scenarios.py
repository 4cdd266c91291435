"""Running rule puzzles and conformance scenarios: `run_files` plays them and reports the first difference of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from ptcg_desktop import decks, engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import scenario_cards, scenario_format
from ptcg_desktop.services.scenario_acts import Refused, perform
from ptcg_desktop.services.scenario_board import PLAYERS, Table, open_table
from ptcg_desktop.services.scenario_checks import Difference, check, check_end
from ptcg_desktop.services.scenario_format import ActSpec, ScenarioFile, ScenarioSpec, spread

PLACING = ("place_active", "place_bench")


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


def run_files(paths: Sequence[Path | str], on_mistake: Callable[[KnownError], None] | None = None) -> ScenarioReport:
    """Run every scenario of the files; a folder stands for its `*.yaml`.

    With `on_mistake`, a file or scenario that cannot be read or played is handed to it and the others are run all the
    same; such a scenario counts as failed.

    Raises:
        KnownError: without `on_mistake`: `scenario.*`, a file cannot be read or is not in the format, what a scenario
            says cannot be played.
    """
    mistake = on_mistake or _raise
    results: list[Failure | None] = []
    for path in paths:
        try:
            files = _files(Path(path))
        except KnownError as error:
            mistake(error)
            continue
        for file in files:
            results.extend(_run_file(file, mistake))
    failures = tuple(failure for failure in results if failure is not None)
    return ScenarioReport(len(results) - len(failures), len(failures), failures)


def _raise(error: KnownError) -> None:
    raise error


def _files(path: Path) -> list[Path]:
    try:
        found = sorted(path.glob("*.yaml")) if path.is_dir() else [path]
    except OSError as error:
        raise KnownError("scenario.unreadable", file=str(path), problem=error.strerror or str(error)) from error
    if not found:
        raise KnownError("scenario.none", folder=str(path))
    return found


def _run_file(path: Path, mistake: Callable[[KnownError], None]) -> list[Failure | None]:
    """The result of each scenario of a file."""
    try:
        document = scenario_format.read_file(path)
        if not document.scenarios:  # nothing that could fail is no proof of anything
            raise KnownError("scenario.empty", file=str(path))
    except KnownError as error:
        mistake(error)
        return []
    results: list[Failure | None] = []
    for scenario in document.scenarios:
        try:
            results.append(run_scenario(document, scenario, str(path)))
        except KnownError as error:
            mistake(error)
            results.append(Failure(scenario.id, 0, "", "a scenario that can be played", str(error)))
    return results


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
    cards = scenario_cards.built_in(plain) | document.printed
    for key, spec in {**document.cards, **scenario.cards}.items():
        cards[key] = scenario_cards.card(key, spec, plain)
    return cards


def _run_play(scenario: ScenarioSpec, cards: dict[str, CardDef], profile: engine.Profile) -> Failure | None:
    at, clause = 0, ""
    try:
        table = open_table(scenario, cards, profile)
        left = list(enumerate(scenario.steps, 1))
        while left:
            at, spec = left.pop(_next(table, left) if scenario.kind == "setup" else 0)
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


def _next(table: Table, left: list[tuple[int, ActSpec]]) -> int:
    """Which step comes next: placements may be listed in another order than the engine asks for them."""
    decision = table.state.decision
    first = left[0][1]
    if decision is None or decision.player == PLAYERS[first.by] or first.expect != "ok" or first.act not in PLACING:
        return 0
    asked = (at for at, (_, spec) in enumerate(left) if PLAYERS[spec.by] == decision.player and spec.act in PLACING)
    return next(asked, 0)


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
        if name not in got:
            raise KnownError("scenario.assertion", name=name)
        wanted = sorted(map(str, expected)) if isinstance(expected, list) else expected
        if got[name] != wanted:
            return Failure(scenario.id, 1, "", f"{name}: {wanted}", str(got[name]))
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
