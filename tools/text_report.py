"""The compiler's work list: how much card text compiles, and the unknown sentences by the cards they hold back.

    python -m tools.text_report FOLDER [--top 40] [--grep WORDS] [--sets] [--workers 2] [--json]

FOLDER holds the card files of one public source (tcgdex/cards-database or PokemonTCG/pokemon-tcg-data), unpacked or
as an archive. Only English texts are looked at.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.coverage import Coverage, measure
from ptcg_desktop.files.normalise import Evolutions, normalise
from ptcg_desktop.services.catalogue_reading import read_sources


def cards_of(folder: Path) -> list[CardDef]:
    """Every English record of a source."""
    reading = read_sources([folder], lambda done, total, code: None, lambda: False)
    found = [record.card for record in reading.records if record.source != "ptcgio-pt"]
    evolutions = Evolutions(found)
    return [normalise(card, evolutions) for card in found]


def show(coverage: Coverage, *, top: int, grep: str, sets: bool) -> None:
    """Print the measure for people."""
    for name in ("texts", "uses", "cards"):
        share = getattr(coverage, name)
        print(f"{name:6} {share.compiled:6} of {share.total:6}  {share.compiled / max(1, share.total):6.1%}")
    for row in coverage.sets if sets else ():
        share = row.compiled / row.total
        print(f"  {row.release or '?':10} {row.set_id:12} {row.compiled:4} of {row.total:4}  {share:6.1%}")
    wanted = [one for one in coverage.unknown if re.search(grep, one.template)]
    for one in wanted[:top]:
        print(f"{one.cards:5} {one.template[:200]}  [{one.code}] {one.example}\n      at: {one.near[:100]}")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--top", type=int, default=40)
    parser.add_argument("--grep", default="")
    parser.add_argument("--sets", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    coverage = measure(cards_of(options.folder), workers=options.workers)
    if options.json:
        sys.stdout.write(msgspec.json.encode(coverage).decode() + "\n")
    else:
        show(coverage, top=options.top, grep=options.grep, sets=options.sets)
    return 0


if __name__ == "__main__":
    sys.exit(main())
