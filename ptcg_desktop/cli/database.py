"""`check-db`: are the files of the home folder well?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = command(
        groups,
        common,
        "check-db",
        "check the files of the home folder; exit 1 if something is wrong with them",
        run,
        "check-db\ncheck-db --json\ncheck-db --mend\ncheck-db --restore",
    )
    parser.add_argument("--mend", action="store_true", help="mend what can be mended, after a backup")
    parser.add_argument(
        "--restore",
        action="store_true",
        help="first put the newest backup that can be read in the library's place; what was there is kept",
    )


def run(options: argparse.Namespace, console: Console) -> int:
    """`check-db`."""
    from ptcg_desktop.services.checking import check_home
    from ptcg_desktop.services.workspace import default_home

    home = (options.home or default_home()).absolute()
    if options.restore:
        _restore(home, console)
    report = check_home(home, mend=options.mend)
    console.answer(
        {"well": report.well, "library": report.library, "catalogue": report.catalogue, "backup": report.backup}
    )
    for file in (report.library, report.catalogue):
        name = file.file.name
        if not file.findings:
            console.tell("cli.check.well" if file.exists else "cli.check.absent", file=name)
        for finding in file.findings:
            problem = console.say(finding.code, count=finding.count, file=finding.file)
            console.tell("cli.check.mended" if finding.mended else "cli.check.problem", file=name, problem=problem)
            if finding.mendable and not finding.mended:
                console.tell("cli.check.can_mend")
    if any(finding.code in ("check.damaged", "check.gone") for finding in report.library.findings):
        _offer_backup(home, console)
    if report.backup is not None:
        console.tell("cli.check.backup", file=str(report.backup))
    return 0 if report.well else 1


def _offer_backup(home: Path, console: Console) -> None:
    """Say which backup would take the place of a library that cannot be read, and how."""
    from ptcg_desktop.services.checking import best_backup_of

    best = best_backup_of(home)
    if best is None:
        console.tell("cli.check.no_backup")
        return
    console.tell(
        "cli.check.can_restore",
        made=best.made.isoformat(sep=" "),
        copies=best.copies,
        decks=best.decks,
        lists=best.lists,
        games=best.games,
    )


def _restore(home: Path, console: Console) -> None:
    """Put the newest backup that can be read in the library's place.

    Raises:
        KnownError: `backup.none`; those of `services.checking.restore_home`.
    """
    from ptcg_desktop.services.checking import best_backup_of, restore_home

    best = best_backup_of(home)
    if best is None:
        raise KnownError("backup.none", home=str(home))
    former = restore_home(home, best.path)
    console.tell("cli.check.restored", made=best.made.isoformat(sep=" "))
    if former is not None:
        console.tell("cli.check.backup", file=str(former))
