"""Reading card data of both public formats from whatever the person points at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.archives import members, source_size
from ptcg_desktop.files.ptcgio import PtcgioReader
from ptcg_desktop.files.reading import Cancel, Progress, Reading
from ptcg_desktop.files.tcgdex import TcgdexReader

_EVERY = 200  # members between two reports of progress


def read_sources(paths: Sequence[Path], progress: Progress, cancel: Cancel) -> Reading:
    """Read every card, set and deck of the files, folders and archives `paths`.

    Raises:
        KnownError: `import.cancelled`, `source.unknown` (nothing in it is card data), and those of `archives.members`.
    """
    into = Reading()
    for path in paths:
        _read_source(path, into, progress, cancel)
    return into


def _read_source(path: Path, into: Reading, progress: Progress, cancel: Cancel) -> None:
    tcgdex = TcgdexReader()
    ptcgio = PtcgioReader()

    def wanted(name: str) -> bool:
        return tcgdex.wanted(name) or ptcgio.wanted(name)

    def skipped(name: str, reason: str) -> None:
        into.fault(name, reason)

    total = source_size(path)
    for position, member in enumerate(members(path, wanted, skipped)):
        if position % _EVERY == 0:
            progress(member.place, total, "import.reading")
        if cancel():
            raise KnownError("import.cancelled")
        reader = tcgdex if tcgdex.wanted(member.path) else ptcgio
        reader.read(member.path, member.read(), into)
    if not tcgdex.recognised and not ptcgio.recognised:
        raise KnownError("source.unknown", file=str(path))
    progress(total, total, "import.reading")
    tcgdex.finish(into)
    ptcgio.finish(into)
