"""Portuguese grammar: contractions, plurals, agreement, verbs and their pronouns, and the words of the eras."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from ptcg_desktop.data import data_root, load_toml

Mood = Literal["imperative", "third", "infinitive"]
_MOODS: tuple[Mood, ...] = ("imperative", "third", "infinitive")


class EraWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that differ between eras."""

    deck: str
    turn: tuple[str, str]
    pokemons: str
    counter: str
    counters: str
    flip: str
    flips: str
    flip_to: str
    switch: tuple[str, str, str]
    prize: str
    prizes: str
    hp: str
    power: str
    between: str
    defender: str
    types: dict[str, tuple[str, str]]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of data/effects/portuguese.toml."""

    classic: EraWords
    modern: EraWords
    verbs: dict[str, tuple[str, str, str]]
    conditions: dict[str, str]
    trainers: dict[str, str]
    groups: dict[str, str]


@cache
def words() -> Words:
    """The tables, read once.

    Raises:
        KnownError: the file is missing or wrong, with the key.
    """
    return load_toml(data_root() / "effects" / "portuguese.toml", Words)


_CONTRACTED = {
    "de": {
        "o": "do", "a": "da", "os": "dos", "as": "das", "este": "deste", "esta": "desta", "esse": "desse",
        "aquele": "daquele", "aqueles": "daqueles", "ele": "dele", "ela": "dela",
    },
    "em": {
        "o": "no", "a": "na", "os": "nos", "as": "nas", "este": "neste", "esta": "nesta", "esse": "nesse",
        "aquele": "naquele", "aqueles": "naqueles",
    },
    "a": {
        "o": "ao", "a": "à", "os": "aos", "as": "às", "aquele": "àquele", "aqueles": "àqueles",
    },
    "por": {"o": "pelo", "a": "pela", "os": "pelos", "as": "pelas"},
}  # fmt: skip


def contracted(preposition: str, phrase: str) -> str:
    """`de` + `o Pokémon` → `do Pokémon`."""
    head, _, tail = phrase.partition(" ")
    joined = _CONTRACTED[preposition].get(head)
    return f"{joined} {tail}".rstrip() if joined else f"{preposition} {phrase}"


def verb(name: str, mood: Mood) -> str:
    """A verb's form."""
    return words().verbs[name][_MOODS.index(mood)]


def with_pronoun(name: str, mood: Mood, feminine: bool, plural: bool) -> str:
    """A verb and "it" or "them": `coloque-o`, `colocá-las`."""
    pronoun = ("a" if feminine else "o") + ("s" if plural else "")
    form = verb(name, mood)
    if mood != "infinitive":
        return f"{form}-{pronoun}"
    stem = {"ar": "á", "er": "ê", "ir": "i"}[form[-2:]]
    return f"{form[:-2]}{stem}-l{pronoun}"


def series(texts: Sequence[str], last: str = "e") -> str:
    """`a`, `a e b`, `a, b e c`."""
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + f" {last} {texts[-1]}"


def plural(adjective: str) -> str:
    """An adjective of a type in the plural."""
    if adjective.endswith("al"):
        return adjective[:-2] + "ais"
    return adjective + ("es" if adjective.endswith("r") and " " not in adjective else "" if " " in adjective else "s")
