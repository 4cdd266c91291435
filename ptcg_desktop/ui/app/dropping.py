"""Files dragged onto the window that may be a collection."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

ENDINGS = frozenset({".csv", ".tsv"})


def tables_in(data: QMimeData) -> list[Path]:
    """The tables among the files that are dragged, in their order."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return [path for path in paths if path.suffix.casefold() in ENDINGS]
