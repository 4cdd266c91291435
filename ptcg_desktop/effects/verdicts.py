"""What becomes of a text, as a cache keeps it: light, so that reading a cache does not load the compiler."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop import __version__
from ptcg_desktop.data import data_root

if TYPE_CHECKING:
    from ptcg_desktop.effects.cards import TextUse

COMPILER_VERSION = 12
"""Part of every cache key: raise it when the same text may compile to another program."""

Automation = Literal["full", "part", "hand", "vanilla"]
"""How much of a card plays by itself: all texts do; some do; none does; there is no text at all."""


class Unknown(msgspec.Struct, frozen=True):
    """A span of the text that was not understood.

    Attributes:
        start: First character; `end` the one behind the last.
        code: `"sentence"` (no production fits) or why a known sentence has no place here (`"reference.pokemon"`).
        near: The character up to which some production went.
    """

    start: int
    end: int
    code: str
    near: int


class Verdict(msgspec.Struct, frozen=True, array_like=True):
    """What became of one text.

    Attributes:
        effect: Its program as JSON; empty if it does nothing (a reminder) or was not understood.
        understood: The compiler accounts for every word of it.
        runs: The engine carries it out.
        unknown: The spans that were not understood.
    """

    effect: str
    understood: bool
    runs: bool
    unknown: tuple[Unknown, ...] = ()

    @property
    def silent(self) -> bool:
        """Is there nothing to carry out?"""
        return self.understood and not self.effect


Judge = Callable[["TextUse"], Verdict]
"""Says what becomes of a text: `automation.judge_text`, or a cache in front of it."""


@cache
def judging_stamp() -> str:
    """A digest that changes whenever the same text may get another verdict: of the compiler's version, and of the code
    and data it is made of, so that nobody has to remember to raise a number.
    """
    digest = hashlib.blake2b(f"{__version__}\0{COMPILER_VERSION}".encode(), digest_size=16)
    room = Path(__file__).parent
    for file in sorted((*room.rglob("*.py"), *(data_root() / "effects").glob("*.toml"))):
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()
