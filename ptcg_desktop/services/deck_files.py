"""Deck lists in files: text of any encoding, however it was saved."""

from __future__ import annotations

from pathlib import Path

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files import encodings

MAX_BYTES = 1_000_000
"""A deck list is some kilobytes; anything larger is another file."""
_NO_TEXT = frozenset(range(32)) - frozenset(b"\t\n\r\v\f\x1b")


def read_text_file(path: Path) -> str:
    """The text of a file.

    Raises:
        KnownError: `deck_file.missing`, and those of `decoded`.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise KnownError("deck_file.missing", file=str(path)) from error
    return decoded(raw, str(path))


def decoded(raw: bytes, file: str) -> str:
    """Bytes as text (`files.encodings`); `file` is what messages call them.

    Raises:
        KnownError: `deck_file.large`, `deck_file.no_text` (bytes that no text has).
    """
    if len(raw) > MAX_BYTES:
        raise KnownError("deck_file.large", file=file, limit=MAX_BYTES // 1000)
    try:
        text = encodings.decoded(raw)
    except UnicodeError as error:
        raise KnownError("deck_file.no_text", file=file) from error
    if any(ord(char) in _NO_TEXT for char in text):
        raise KnownError("deck_file.no_text", file=file)
    return text
