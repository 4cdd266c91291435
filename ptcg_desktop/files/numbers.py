"""Collector numbers: compared as parsed parts, written as each set pads them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

# No card has a number of more digits; Python itself refuses to read some thousand of them.
_PARTS = re.compile(r"([A-Za-z\-]*?)0*(\d{1,9})([A-Za-z]*)")


class NumberKey(NamedTuple):
    """A collector number in comparable parts: `TG05` is `("TG", 5, "")`, `177a` is `("", 177, "a")`.

    What is no number of a card (`ONE`, `?`, more than nine digits) stands in `letters` with `number` 0. Tuples sort in
    printed order.
    """

    letters: str
    number: int
    suffix: str


@lru_cache(maxsize=65536)
def number_key(text: str) -> NumberKey:
    """Parse a collector number; what stands behind a slash (`4/102`) is no part of it. A letter suffix is kept."""
    text = text.strip().partition("/")[0].strip()
    match = _PARTS.fullmatch(text)
    if match is None:
        return NumberKey(text.upper(), 0, "")
    return NumberKey(match[1].rstrip("-").upper(), int(match[2]), match[3].lower())
