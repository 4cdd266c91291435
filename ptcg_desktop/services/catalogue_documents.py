"""The documents of catalogue.db: a damaged one is said as a damaged catalogue, wherever it is met."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from ptcg_desktop.errors import KnownError


@contextmanager
def documents_of(file: Path) -> Iterator[None]:
    """Around every decoding of a document of `file`.

    Raises:
        KnownError: `catalogue.corrupt` for a document that does not hold what it should.
    """
    try:
        yield
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise KnownError("catalogue.corrupt", file=str(file)) from error
