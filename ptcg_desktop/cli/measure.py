"""`bench engine`: how fast the rules run on this machine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli.catalogue import open_catalogue
from ptcg_desktop.cli.groups import command, group

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    own = group(groups, "bench", "measure on this machine")
    measuring = command(
        own,
        common,
        "engine",
        "play games between random players and measure the engine",
        run,
        "bench engine\nbench engine --games 1000 --json\nbench engine --profile current",
    )
    measuring.add_argument("--games", type=int, default=100, metavar="N", help="games to play (default 100)")
    measuring.add_argument("--profile", default="classic", metavar="ID", help="rules to play by (default classic)")
    measuring.add_argument("--seed", type=int, default=1, metavar="N", help="first seed (default 1)")


def run(options: argparse.Namespace, console: Console) -> int:
    """`bench engine`."""
    import msgspec

    from ptcg_desktop.services.measuring import measure_engine, preconstructed

    decks = preconstructed(open_catalogue(options, console))
    figures = measure_engine(decks, max(options.games, 1), options.seed, options.profile)
    console.answer(figures)
    rows = msgspec.structs.asdict(figures) | {"decks": " / ".join(figures.decks)}
    console.table(rows.items(), right=(1,))
    return 0
