"""The word tables of data/effects/english.toml."""

from __future__ import annotations

from functools import cache

import msgspec

from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.effects.targets import State


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Word tables.

    Attributes:
        same: Inflected or era form → the form the grammar is written in.
        phrases: Several words → other words, in the same sense.
        types: Name of a type → its letter.
        conditions: Name of a Special Condition → its identifier.
        groups: Words that stand for a class of cards → its identifier.
        reserved: Words that no card name may begin with or consist of.
    """

    same: dict[str, str]
    phrases: dict[str, str]
    types: dict[str, str]
    conditions: dict[str, State]
    groups: dict[str, str] = {}
    reserved: tuple[str, ...] = ()


@cache
def vocabulary() -> Vocabulary:
    """The tables, read once.

    Raises:
        KnownError: the file is missing or wrong, with the key.
    """
    return load_toml(data_root() / "effects" / "english.toml", Vocabulary)
