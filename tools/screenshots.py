"""The demo's pictures on the full catalogue, for looking at and for the documents.

    python -m tools.screenshots --out build/screenshots

Uses the catalogue imported into `build/home`; where there is none, the archives of `../shared/data` are imported first,
and where those are missing too the cards that come with the program are shown.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from ptcg_desktop.cli.console import Console
from ptcg_desktop.cli.demo import perform
from ptcg_desktop.services.catalogue import CatalogueService

ROOT = Path(__file__).resolve().parents[1]
CORPUS = ROOT.parent / "shared" / "data"
ARCHIVES = ("tcgdex-cards-database.tar.xz", "pokemon-tcg-data.zip")


def full_catalogue(home: Path, archives: Path, console: Console) -> bool:
    """Make sure that `home` holds an imported catalogue; False if there is nothing to import."""
    home.mkdir(parents=True, exist_ok=True)
    catalogue = CatalogueService(home)
    try:
        if catalogue.info().built:
            return True
        paths = [archives / name for name in ARCHIVES if (archives / name).exists()]
        if not paths:
            return False
        catalogue.import_paths(paths, console.progress)
        console.end_progress()
        return True
    finally:
        catalogue.close()


def main(arguments: list[str] | None = None) -> int:
    """Write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--home", type=Path, default=ROOT / "build" / "home", help="where the full catalogue is")
    options = parser.parse_args(arguments)
    console = Console("en")
    full = full_catalogue(options.home, CORPUS, console)
    if not full:
        print("No full catalogue here: these are the cards that come with the program.", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="ptcg-screenshots-") as scratch:
        if full:
            shutil.copy(options.home / "catalogue.db", scratch)
        perform(Path(scratch), options.out, console, pictures=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
