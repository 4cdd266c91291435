"""The demo's pictures on the full catalogue, for looking at and for the documents.

    python -m tools.screenshots --out build/screenshots
    python -m tools.screenshots --moments         the moments of the table alone (tools/moments.py)
    python -m tools.screenshots --readme          also renew the picture of README.md

Uses the catalogue imported into `build/home`; where there is none, the archives of `../shared/data` are imported first,
and where those are missing too the cards that come with the program are shown.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

from ptcg_desktop.cli.console import Console
from ptcg_desktop.cli.demo import perform
from ptcg_desktop.services.catalogue import CatalogueService

ROOT = Path(__file__).resolve().parents[1]
CORPUS = ROOT.parent / "shared" / "data"
READING = (
    "ptcg_desktop/cards/*.py",
    "ptcg_desktop/files/*.py",
    "ptcg_desktop/services/catalogue*.py",
    "ptcg_desktop/store/catalogue.py",
    "data/overlay/*.toml",
    "data/*.toml",
)
README_PICTURE = ROOT / "docs" / "pictures" / "table.png"
README_WIDTH = 960
ARCHIVES = ("tcgdex-cards-database.tar.xz", "pokemon-tcg-data.zip")


def full_catalogue(home: Path, archives: Path, console: Console) -> bool:
    """Make sure that `home` holds a catalogue imported by the program as it is; False if there is nothing to import.

    While the program is being written, cards are read differently from one day to the next; a catalogue in `build` that
    an older state made is made again.
    """
    paths = [archives / name for name in ARCHIVES if (archives / name).exists()]
    catalogue_file, stamp = home / "catalogue.db", home / "imported-by"
    now = _reading_code()
    if catalogue_file.exists() and (not paths or (stamp.exists() and stamp.read_text() == now)):
        return True
    if not paths:
        return False
    home.mkdir(parents=True, exist_ok=True)
    catalogue_file.unlink(missing_ok=True)
    catalogue = CatalogueService(home)
    catalogue.import_paths(paths, console.progress)
    catalogue.close()
    console.end_progress()
    stamp.write_text(now)
    return True


def _reading_code() -> str:
    """A digest of everything that decides what an import makes of the archives."""
    digest = hashlib.sha256()
    for pattern in READING:
        for path in sorted(ROOT.glob(pattern)):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def renew_readme(pictures: Path) -> None:
    """Make docs/pictures/table.png from the picture of the table: smaller, and packed as tightly as PNG goes."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
    picture = QImage(str(pictures / "table-en-light.png"))
    picture = picture.scaledToWidth(README_WIDTH, Qt.TransformationMode.SmoothTransformation)
    picture = picture.convertToFormat(QImage.Format.Format_RGB888)
    if not picture.save(str(README_PICTURE), quality=0):
        raise SystemExit(f"{README_PICTURE} cannot be written")


def main(arguments: list[str] | None = None) -> int:
    """Write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--home", type=Path, default=ROOT / "build" / "home", help="where the full catalogue is")
    parser.add_argument("--moments", action="store_true", help="the moments of the table alone")
    parser.add_argument("--readme", action="store_true", help="also renew docs/pictures")
    options = parser.parse_args(arguments)
    console = Console("en")
    full = full_catalogue(options.home, CORPUS, console)
    if not full:
        print("No full catalogue here: these are the cards that come with the program.", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="ptcg-screenshots-") as scratch:
        if full:
            shutil.copy(options.home / "catalogue.db", scratch)
        if options.moments:
            options.out.mkdir(parents=True, exist_ok=True)
        else:
            perform(Path(scratch), options.out, console, pictures=True)
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from tools.moments import write_moments

        write_moments(Path(scratch), options.out)
    if options.readme:
        renew_readme(options.out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
