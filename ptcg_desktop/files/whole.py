"""Files of the person's that are written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def swapped_in(path: Path) -> Iterator[Path]:
    """A file beside `path` to write into, which takes its place if all goes well; else what was there stays.

    Raises:
        OSError: Neither can be written.
    """
    beside = path.with_name(path.name + ".new")
    try:
        beside.touch()
        yield beside
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
