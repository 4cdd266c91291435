"""`check-db`: are the files of the home folder well?"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command

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
        "check-db\ncheck-db --json\ncheck-db --mend",
    )
    parser.add_argument("--mend", action="store_true", help="mend what can be mended, after a backup")


def run(options: argparse.Namespace, console: Console) -> int:
    """`check-db`."""
    from ptcg_desktop.services.checking import check_home
    from ptcg_desktop.services.workspace import default_home

    report = check_home((options.home or default_home()).absolute(), mend=options.mend)
    console.answer(report)
    return 0
