"""Hand-written programs for odd texts that no general production should carry (data/effects/by_hand.toml).

They are keyed by a hash of the text, so that no card text stands in the program's files; each has a reason.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache

import msgspec

from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.effects import ir

_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "×": "x"})


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text: its keys (one per wording), what makes it odd, and its program as JSON text."""

    keys: tuple[str, ...]
    reason: str
    program: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: tuple[Entry, ...]


def hand_key(text: str, kind: str) -> str:
    """The key of a text: kind and words, without regard to spacing, quotes and capitals."""
    words = " ".join(re.findall(r"[\w']+", text.translate(_PLAIN).lower()))
    return hashlib.blake2b(f"{kind}\0{words}".encode(), digest_size=12).hexdigest()


@cache
def by_hand() -> dict[str, ir.Program]:
    """All hand-written programs by key.

    Raises:
        KnownError: the file is missing or wrong, with the key.
    """
    entries = load_toml(data_root() / "effects" / "by_hand.toml", _File).text
    return {key: ir.loads(entry.program) for entry in entries for key in entry.keys}
