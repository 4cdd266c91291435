"""The words of deck lists (data/deck_lists.toml): headings, totals, codes that say little, columns of tables."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from ptcg_desktop.data import data_root, load_toml

SectionName = Literal["pokemon", "trainer", "energy"]
ColumnName = Literal["count", "name", "code", "number", "id", "url", "note"]


class _Totals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: frozenset[str]


class _Codes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    any_energy: frozenset[str]
    in_game: frozenset[str]
    lost: frozenset[str]


class ListWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/deck_lists.toml; every word is folded (`cards.names.fold_tight`), codes are upper case."""

    sections: dict[SectionName, tuple[str, ...]]
    totals: _Totals
    codes: _Codes
    columns: dict[ColumnName, tuple[str, ...]]

    def section_of(self) -> dict[str, SectionName]:
        """Folded heading → section."""
        return {word: section for section, words in self.sections.items() for word in words}

    def column_of(self) -> dict[str, ColumnName]:
        """Folded heading of a column → what it holds."""
        return {word: column for column, words in self.columns.items() for word in words}


@cache
def list_words() -> ListWords:
    """The words, read once.

    Raises:
        KnownError: `data.*`, naming the file and the key that is wrong.
    """
    return load_toml(data_root() / "deck_lists.toml", ListWords)


@cache
def section_words() -> dict[str, SectionName]:
    """`ListWords.section_of` of the words."""
    return list_words().section_of()


@cache
def column_words() -> dict[str, ColumnName]:
    """`ListWords.column_of` of the words."""
    return list_words().column_of()
