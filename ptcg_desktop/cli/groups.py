"""How a command is declared: help with examples, the options all share, `--json`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console

    Run: TypeAlias = Callable[[argparse.Namespace, Console], int]
    Groups: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


def group(groups: Groups, name: str, summary: str) -> Groups:
    """A command that has commands of its own: `deck check`, `deck list`."""
    parser = groups.add_parser(name, help=summary, description=_sentence(summary))
    return parser.add_subparsers(title="commands", metavar="COMMAND", required=True)


def command(
    groups: Groups,
    common: argparse.ArgumentParser,
    name: str,
    summary: str,
    run: Run,
    examples: str,
    *,
    json: bool = True,
) -> argparse.ArgumentParser:
    """A command that does something."""
    parser = groups.add_parser(
        name,
        help=summary,
        description=_sentence(summary),
        epilog="examples:\n" + "\n".join(f"  {_example(line)}" for line in examples.strip().splitlines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[common],
    )
    parser.set_defaults(run=run)
    if json:
        parser.add_argument(
            "--json", action="store_true", help="one JSON object on standard output (docs/command-line.md)"
        )
    return parser


def given_path(text: str) -> Path:
    """A path as it was typed. None at all, as an unset variable leaves it, is not the folder one happens to be in."""
    if not text:
        raise argparse.ArgumentTypeError("the path is empty")
    return Path(text)


def whole_number(text: str, least: int, most: int) -> int:
    """A whole number that was typed, between two limits."""
    number = int(text) if text.isascii() and text.isdigit() else least - 1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{least}–{most}")
    return number


def _example(line: str) -> str:
    """A line of examples is a command of ours, or a pipe that says where ours stands in it."""
    return line if "ptcg-desktop" in line else f"ptcg-desktop {line}"


def _sentence(summary: str) -> str:
    return summary[0].upper() + summary[1:] + "."
