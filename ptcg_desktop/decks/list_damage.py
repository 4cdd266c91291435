"""Damage that lists suffer on their way through mails, pages and programs: entities, wrong encodings, stray signs."""

from __future__ import annotations

import html
import re

_SPACES = re.compile(r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t\v\f]")
_UNSEEN = re.compile(r"[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\x00-\x08\x0e-\x1f\x7f]")
_TAG = re.compile(r"</?(?:b|i|u|em|strong|span|div|p|li|ul|ol|br|td|tr|code|font)\b[^<>]*>", re.IGNORECASE)
_WRONG_BYTES = re.compile("[ÂÃÄÅâðÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]")
_LOST_LETTER = re.compile(r"(?<=[A-Za-z])[?\ufffd](?=[A-Za-z])|(?<=\bPok)[?\ufffd]|\ufffd")


def repaired(line: str) -> str:
    """The line as it was meant, as far as that is certain.

    UTF-8 that was read as a Western code page (`PokÃ©mon`) is read right; a letter that became a question mark inside
    a word (`Pok?mon`) was an é in every name that has one; entities (`&amp;`) and tags are undone; spaces of all kinds
    are spaces, signs without width are none. Idempotent on what is not damaged.
    """
    if "&" in line:
        line = html.unescape(line)
    if "<" in line:
        line = _TAG.sub(" ", line)
    line = read_again(line)
    line = line.replace("\t", " ") if line.isascii() else _SPACES.sub(" ", line)
    line = _UNSEEN.sub("", line)
    return _LOST_LETTER.sub("é", line) if "?" in line or "\ufffd" in line else line


def read_again(text: str) -> str:
    """Text that was UTF-8 and read as a Western code page (`PokÃ©mon`), as it was; any other as it is."""
    if text.isascii() or not _WRONG_BYTES.search(text):
        return text
    for encoding in ("cp1252", "latin-1"):
        try:
            return text.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
    return text
