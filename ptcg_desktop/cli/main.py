"""The one parser, and what becomes of every way a command can end.

Exit codes: 0 done · 1 the answer is no · 2 a known error, one sentence on standard error · 3 a fault of the program ·
130 interrupted · 141 the reader of our output went away.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from ptcg_desktop import __version__
from ptcg_desktop.cli import (
    catalogue,
    collection,
    database,
    deck,
    demo,
    effect,
    formats,
    goldfish,
    measure,
    scenario,
    search,
)
from ptcg_desktop.cli.console import Console
from ptcg_desktop.cli.groups import given_path
from ptcg_desktop.cli.stopping import INTERRUPTED
from ptcg_desktop.errors import KnownError

DONE, NO, KNOWN, FAULT, NO_READER = 0, 1, 2, 3, 141
LANGUAGES = ("en", "pt_BR")

EXAMPLES = """\
examples:
  ptcg-desktop                                     open the window
  ptcg-desktop catalogue import cards-database.tar.xz pokemon-tcg-data.zip
  ptcg-desktop search "hitmonchan" --set base1
  ptcg-desktop deck check mydeck.txt --format modified-2013 --date 2013-08-10
  ptcg-desktop demo --out pictures

exit codes: 0 done, 1 the answer is no, 2 an error you can mend, 3 a fault of the program, 130 interrupted
"""


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    common = _common(argparse.SUPPRESS)
    parser = argparse.ArgumentParser(
        prog="ptcg-desktop",
        description="Collection, deck workbench and rules-aware table for the Pokémon Trading Card Game, offline.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_common(None)],
    )
    parser.add_argument("--version", action="version", version=f"ptcg-desktop {__version__}")
    parser.set_defaults(run=None, json=False)
    groups = parser.add_subparsers(title="commands", metavar="COMMAND", description="without one, the window opens")
    for module in (catalogue, search, collection, deck, goldfish, formats, scenario, effect, demo, database, measure):
        module.add(groups, common)
    return parser


def _common(default: object) -> argparse.ArgumentParser:
    """Options that may stand before or behind the command; behind it only if given, so as not to unset the others."""
    common = argparse.ArgumentParser(add_help=False)
    options = common.add_argument_group("everywhere")
    options.add_argument(
        "--home",
        type=given_path,
        metavar="DIR",
        default=default,
        help="folder with the catalogue and your collection (also PTCG_DESKTOP_HOME)",
    )
    options.add_argument(
        "--lang", choices=LANGUAGES, default=default, help="language of the answers (default: that of the system)"
    )
    return common


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Never raises for anything a person or a file did."""
    options = build_parser().parse_args(arguments)
    console = Console(options.lang or system_language(), as_json=options.json)
    try:
        if options.run is None:
            code = _open_window(options)
        else:
            from ptcg_desktop.cli.warned import Warnings  # `--version` and `--help` need no log

            with Warnings(console):
                code = int(options.run(options, console))
        sys.stdout.flush()
    except KnownError as error:
        console.complain(console.sentence(error))
        return KNOWN
    except KeyboardInterrupt:
        console.end_progress()
        return INTERRUPTED
    except BrokenPipeError:
        # Whatever is still buffered must not be written when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    except Exception as error:  # every other exception is a fault of ours: keep the report, show a sentence
        console.complain(console.say("cli.fault", error=type(error).__name__, file=_keep_report(options.home)))
        return FAULT
    return code


def run() -> None:
    """Entry point of the installed command."""
    if hasattr(signal, "SIGTERM"):
        # A polite end from outside takes the same way as Ctrl-C: nothing stays half-written.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    raise SystemExit(main())


def _open_window(options: argparse.Namespace) -> int:
    from ptcg_desktop.ui.app.main import run as run_window

    for name in ("SIGINT", "SIGTERM"):
        # Python's own handlers would wait for Qt to come back. Everything is saved as it changes, and a library that is
        # cut off in the middle of a step opens at the step before.
        signal.signal(getattr(signal, name), signal.SIG_DFL)
    given = ["ptcg-desktop"]
    if options.home:
        given += ["--home", str(options.home)]
    if options.lang:
        given += ["--lang", options.lang]
    return run_window(given)


def system_language() -> str:
    """The language of the system, as far as the program speaks it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "pt_BR" if value.lower().startswith("pt") else "en"
    return "en"


def _keep_report(home: Path | None) -> str:
    """Append the traceback to a log file in the home folder, or in the temporary folder if that cannot be written."""
    import datetime
    import tempfile
    import traceback

    from ptcg_desktop.services.workspace import default_home

    report = f"{datetime.datetime.now().isoformat(timespec='seconds')} {sys.argv[1:]}\n{traceback.format_exc()}\n"
    for folder in ((home or default_home()) / "log", Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / "ptcg-desktop-faults.txt"
            with path.open("a", encoding="utf-8") as file:
                file.write(report)
        except OSError:
            continue
        return str(path)
    return "-"
