"""The table of values and languages: what a person reads for each value a node can hold (data/effects/wordings.toml)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

import msgspec

from ptcg_desktop.data import data_root, load_toml

Language = Literal["en", "pt"]
Fill = Callable[[str], str]


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value in both languages; Portuguese may be empty where it says the thing in another way."""

    en: str
    pt: str = ""


class Wordings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sections of the file: each is a field of the IR, or (`lead`, `limit`) what joins sentences."""

    lead: dict[str, Wording]
    limit: dict[str, Wording]
    until: dict[str, Wording]
    later: dict[str, Wording]
    point: dict[str, Wording]
    act: dict[str, Wording]
    permission: dict[str, Wording]
    number: dict[str, Wording]
    happened: dict[str, Wording]
    not_happened: dict[str, Wording]
    fact: dict[str, Wording]
    source: dict[str, Wording]
    into: dict[str, Wording]


@cache
def wordings() -> Wordings:
    """The table, read once.

    Raises:
        KnownError: the file is missing or wrong, with the key.
    """
    return load_toml(data_root() / "effects" / "wordings.toml", Wordings)


class Blanks(dict[str, str]):
    """Blanks of a wording, filled only where it has them: filling one may say a choice for the first time."""

    def __init__(self, fill: Fill) -> None:
        super().__init__()
        self._fill = fill

    def __missing__(self, name: str) -> str:
        return self._fill(name)
