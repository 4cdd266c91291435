"""`format list | copy`: the formats decks are judged by, and house formats of one's own."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command, group

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    own = group(groups, "format", "list the formats, and make house formats")
    command(
        own,
        common,
        "list",
        "list the formats; exit 1 if a house format has a mistake",
        run_list,
        "format list\nformat list --json",
    )
    copying = command(
        own,
        common,
        "copy",
        "copy a format into the home folder, to be changed into a house format",
        run_copy,
        "format copy expanded\nformat copy classic-1999 --json",
    )
    copying.add_argument("format", metavar="ID", help="a format of the program")


def run_list(options: argparse.Namespace, console: Console) -> int:
    """`format list`."""
    from ptcg_desktop.decks import house
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True):
        now = house()
    problems = [
        {
            "file": str(problem.params.get("file", "")),
            "key": str(problem.params.get("key", "")),
            "message": console.say(problem.code, **problem.params),
        }
        for problem in now.problems
    ]
    console.answer(
        {
            "formats": [
                {
                    "id": fmt.id,
                    "name": fmt.name,
                    "profile": fmt.profile,
                    "until": fmt.until,
                    "house": fmt.id in now.own,
                }
                for fmt in now.formats.values()
            ],
            "problems": problems,
        }
    )
    console.table((fmt.id, fmt.name.get(console.text_language), fmt.until) for fmt in now.formats.values())
    for problem in problems:
        console.print(problem["message"])
    return 1 if problems else 0


def run_copy(options: argparse.Namespace, console: Console) -> int:
    """`format copy`."""
    from ptcg_desktop.decks import copy_format
    from ptcg_desktop.services.workspace import Workspace

    with Workspace.open(options.home, shared=True):
        path = copy_format(options.format)
    console.answer({"format": path.stem, "file": str(path)})
    console.tell("cli.format.copied", file=str(path))
    return 0
