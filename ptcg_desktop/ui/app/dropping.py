"""Files dragged onto the window, and what they may be by their endings."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

TABLES = frozenset({".csv", ".tsv"})
LISTS = frozenset({".txt", ".md"})
"""Endings that only deck lists have here; a list may also be `.json`, as saved games are."""


def files_in(data: QMimeData) -> list[Path]:
    """The files that are dragged, in their order."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def tables_in(data: QMimeData) -> list[Path]:
    """The tables among them, which may be a collection."""
    return [path for path in files_in(data) if path.suffix.casefold() in TABLES]


def lists_in(data: QMimeData) -> list[Path]:
    """Those among them that may be deck lists."""
    return [path for path in files_in(data) if path.suffix.casefold() in LISTS | {".json"}]
