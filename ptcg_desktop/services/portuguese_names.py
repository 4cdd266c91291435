"""Portuguese names that no card of the catalogue bears (data/portuguese_names.toml): old cards, words of players."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from ptcg_desktop.cards.names import fold, fold_loose, name_key
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.errors import KnownError


class PortugueseNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of the file.

    Attributes:
        names: English name → what people write in its place.
        words: Folded Portuguese words in names → folded English words.
    """

    names: dict[str, tuple[str, ...]]
    words: dict[str, str]


@cache
def portuguese_names() -> PortugueseNames:
    """The names, read once.

    Raises:
        KnownError: `data.*`, naming the file and the key: an alias of two names, a word that is not folded.
    """
    path = data_root() / "portuguese_names.toml"
    found = load_toml(path, PortugueseNames)
    meant: dict[str, str] = {}
    for english, aliases in found.names.items():
        for alias in aliases:
            if not fold_loose(alias) or meant.setdefault(fold_loose(alias), english) != english:
                raise KnownError("data.value", file=str(path), key=f"$.names.{english}", problem=alias)
    for word, english in found.words.items():
        if fold(word) != word or fold(english) != english:
            raise KnownError("data.value", file=str(path), key=f"$.words.{word}", problem=english)
    return found


@cache
def _meant() -> dict[str, str]:
    return {
        fold_loose(alias): name_key(english)
        for english, aliases in portuguese_names().names.items()
        for alias in aliases
    }


def key_of_alias(name: str) -> str:
    """The key (`cards.names.name_key`) of the card that this Portuguese name means, `""` if none is known."""
    return _meant().get(fold_loose(name), "")


def in_english(folded: str) -> str:
    """A folded name with the words that have an English one in its place (`charizard sombrio` → `charizard dark`)."""
    words = portuguese_names().words
    return _translatable().sub(lambda found: words[found[0]], folded)


@cache
def _translatable() -> re.Pattern[str]:
    longest_first = sorted(portuguese_names().words, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")
