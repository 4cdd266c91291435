"""`scenario run FILE…`: situations of the rules as files, played by the engine and compared with what must come out."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command, given_path, group

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.errors import KnownError


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    own = group(groups, "scenario", "run conformance scenarios of the rules")
    running = command(
        own,
        common,
        "run",
        "run every scenario of the files; exit 1 if one fails, 2 if one cannot be read",
        run,
        "scenario run attack.yaml retreat.yaml\nscenario run scenarios/*.yaml --json",
    )
    running.add_argument(
        "files", type=given_path, nargs="+", metavar="FILE", help="YAML files of the form ptcg-scenario/1"
    )


def run(options: argparse.Namespace, console: Console) -> int:
    """`scenario run`."""
    from ptcg_desktop.services.scenarios import run_files

    mistakes: list[KnownError] = []
    report = run_files(options.files, mistakes.append)
    console.answer(report)
    for failure in report.failures:
        console.tell(
            "scenario.failed",
            id=failure.id,
            step=failure.step,
            clause=failure.clause,
            expected=failure.expected,
            got=failure.got,
        )
    console.tell("cli.scenario.total", passed=report.passed, failed=report.failed)
    if mistakes:  # all that can be played was played; the first mistake is the complaint
        raise mistakes[0]
    return 1 if report.failed else 0
