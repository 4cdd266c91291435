"""Text that people or other programs wrote, as it is shown inside text of ours; what is stored is never changed.

A name may have letters that run from right to left, or signs that turn what follows (U+202E and its kin). Shown in
the middle of a line it would turn the rest of the line round; isolated it keeps to itself (Unicode Annex 9, X5c, X6a).
"""

from __future__ import annotations

import re

_TURNS = re.compile(
    "[\u0590-\u08ff\u200f\u061c\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters that run from right to left, and signs that change the direction."""
_LINES = re.compile("([\n\r\x1c-\x1e\x85\u2029]+)")
"""What ends a paragraph, and so every direction within it."""
_OPENS, _CLOSES, _FIRST_STRONG = frozenset("\u2066\u2067\u2068"), "\u2069", "\u2068"
_CONTROLS = {code: "\ufffd" for code in (*range(32), 127, *range(128, 160)) if chr(code) not in "\t\n"}
"""Signs that terminals obey (escape sequences), each with what is shown instead."""


def isolated(text: str) -> str:
    """The text as it may stand between others: its directions end where it ends. Most text is given back as it is."""
    if text.isascii() or not _TURNS.search(text):
        return text
    return "".join(part if place % 2 or not part else _closed(part) for place, part in enumerate(_LINES.split(text)))


def without_controls(text: str) -> str:
    """The text with a sign in place of each character that a terminal would obey."""
    return text if text.isprintable() else text.translate(_CONTROLS)


def _closed(line: str) -> str:
    """An isolate that holds the line: one sign more that closes would end it early, one fewer would let it go on."""
    kept: list[str] = []
    depth = 0
    for char in line:
        if char == _CLOSES:
            if not depth:
                continue
            depth -= 1
        depth += char in _OPENS
        kept.append(char)
    return f"{_FIRST_STRONG}{''.join(kept)}{_CLOSES * (depth + 1)}"
