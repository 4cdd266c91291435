"""Deck lists in files: text of any encoding, however it was saved."""

from __future__ import annotations

import codecs
from pathlib import Path

from ptcg_desktop.errors import KnownError

MAX_BYTES = 1_000_000
"""A deck list is some kilobytes; anything larger is another file."""
_BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
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
    """Bytes as text: UTF-8 or UTF-16 with a mark, UTF-8, else the Western code page; `file` is what messages call them.

    Raises:
        KnownError: `deck_file.large`, `deck_file.no_text` (bytes that no text has).
    """
    if len(raw) > MAX_BYTES:
        raise KnownError("deck_file.large", file=file, limit=MAX_BYTES // 1000)
    encoding = next((name for mark, name in _BOMS if raw.startswith(mark)), "utf-8")
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as error:
        if encoding != "utf-8":
            raise KnownError("deck_file.no_text", file=file) from error
        text = raw.decode("cp1252", errors="replace")
    if any(ord(char) in _NO_TEXT for char in text):
        raise KnownError("deck_file.no_text", file=file)
    return text
