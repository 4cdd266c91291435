"""`demo --out DIR`: the whole job of the program without a window, on the cards that come with it.

Deterministic: the same program writes the same summary and the same pictures. It works in a temporary home folder and
never touches anybody's collection.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command, given_path
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = command(
        groups,
        common,
        "demo",
        "do the main job without a window, and write a summary and pictures of every page",
        run,
        "demo --out build/demo\ndemo --out build/demo --no-pictures --json",
    )
    parser.add_argument(
        "--out", type=given_path, required=True, metavar="DIR", help="folder for summary.txt and the pictures"
    )
    parser.add_argument("--no-pictures", action="store_true", help="the summary alone, without Qt")


def run(options: argparse.Namespace, console: Console) -> int:
    """`demo`."""
    import tempfile

    with tempfile.TemporaryDirectory(prefix="ptcg-demo-") as scratch:
        perform(Path(scratch), options.out, console, pictures=not options.no_pictures)
    return 0


def perform(home: Path, out: Path, console: Console, *, pictures: bool) -> None:
    """Do the job in `home`, whose catalogue may be a full one, and write the results into `out`."""
    from ptcg_desktop.cli.demo_job import do_job

    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KnownError("cli.cannot_write", file=str(out), problem=error.strerror or str(error)) from error
    summary = do_job(home, console)
    text = "\n".join(summary.lines) + "\n"
    (out / "summary.txt").write_text(text, encoding="utf-8")
    console.print(text)
    names: list[str] = []
    if pictures:
        if sys.platform == "linux":
            # Pictures need no screen, and the same ones come out where there is one.
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from ptcg_desktop.ui.demo import write_pictures

        def drawing(done: int, total: int) -> None:
            console.progress(done, total, "cli.demo.drawing")

        names = write_pictures(home, out, summary.deck_id, drawing)
        console.end_progress()
    console.answer({"out": str(out), "pictures": names, "deck": summary.deck, "game": summary.game})
    console.tell("cli.demo.pictures", count=len(names), folder=str(out))
