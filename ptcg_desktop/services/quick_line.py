"""One typed line that adds copies: `bs 4 x2 rh nm pt`, `PFL 001`, `Pikachu x3 @Binder 1/page 3`, `+`.

Pure reading of the text; which card it means is found by `quick_add`. The words stand in data/quick_add.toml.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from ptcg_desktop.cards.names import fold_tight
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.services.collection_lots import settled_place

MAX_LENGTH = 300
"""Characters of a line that are read: people paste whole pages."""

_COUNT = re.compile(r"(?:[x×*](-?\d+)|(\d+)[x×])", re.IGNORECASE)
_AGAIN = re.compile(r"\+\s*(\d*)")
_NUMBER = re.compile(r"[A-Za-z]{0,6}\d{1,4}[A-Za-z]?(?:/[A-Za-z]{0,6}\d{1,4})?")
_SPELT = frozenset({"one", "two", "three", "four"})
# `PAL185`, `PAL-185`, `(PAL 185)`, `[PAL-185]`, `PAL #185`: signs between a code and a number say nothing.
_SIGNS = str.maketrans("()[]#,;", "       ")


class QuickLine(msgspec.Struct, frozen=True, kw_only=True):
    """What a quick-add line says.

    Attributes:
        words: What names the card: set, number, name in any order, as typed.
        count: As typed: also 0 or far too many, which whoever adds the copies refuses by its name.
        variant: Wanted finish or detail (`"reverse"`, `"1st-edition"`), `""` = the card's first.
        condition, language, place: `""` = the default.
        again: The line is `+`: the card of the last line again.
    """

    words: tuple[str, ...] = ()
    count: int = 1
    variant: str = ""
    condition: str = ""
    language: str = ""
    place: str = ""
    again: bool = False


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    only_behind_a_number: tuple[str, ...]
    conditions: dict[str, tuple[str, ...]]
    languages: dict[str, tuple[str, ...]]
    variants: dict[str, tuple[str, ...]]


@cache
def _marks() -> tuple[dict[str, tuple[str, str]], frozenset[str]]:
    """Folded word → (field, how it is kept), and the words that are marks only behind a number."""
    table = load_toml(data_root() / "quick_add.toml", _Words)
    found: dict[str, tuple[str, str]] = {}
    for field, words in (
        ("condition", table.conditions),
        ("language", table.languages),
        ("variant", table.variants),
    ):
        for kept, spellings in words.items():
            for spelling in spellings:
                found.setdefault(fold_tight(spelling), (field, kept))
    return found, frozenset(table.only_behind_a_number)


def languages() -> tuple[str, ...]:
    """Languages of copies that a line can name: those to offer in lists too; any other code is kept as it is."""
    return tuple(load_toml(data_root() / "quick_add.toml", _Words).languages)


def kept_words(field: str) -> dict[str, str]:
    """The words for one field (`"condition"`, `"language"`, `"variant"`), tight → how a lot keeps them."""
    marks, _ = _marks()
    return {word: kept for word, (own, kept) in marks.items() if own == field}


def is_number(word: str) -> bool:
    """Can this word be a collector number (`4`, `4/102`, `TG01`, `SWSH098`, `ONE`)?"""
    return bool(_NUMBER.fullmatch(word)) or word.casefold() in _SPELT


def read_line(text: str) -> QuickLine:
    """Read a line, with every word behind the card that can be a mark taken as one. Never fails."""
    return next(readings(text))


def readings(text: str) -> Iterator[QuickLine]:
    """Every way to read a line: first with all marks taken, then with ever more of them as words of a name."""
    text = text[:MAX_LENGTH].strip()
    if again := _AGAIN.fullmatch(text):
        yield QuickLine(count=int(again[1] or "1"), again=True)
        return
    text, _, place = text.partition("@")
    words = text.translate(_SIGNS).split()
    count, words = _leading_count(words)
    taken = _taken(words)
    for left in range(len(taken) + 1):
        kept = words[: len(words) - (len(taken) - left)]
        said = dict(reversed(taken[: len(taken) - left]))
        yield QuickLine(
            words=tuple(kept),
            count=int(said.get("count", count)),
            variant=said.get("variant", ""),
            condition=said.get("condition", ""),
            language=said.get("language", ""),
            place=settled_place(place),
        )


def numbers_and_marks(text: str) -> list[str]:
    """`4 12 rh, 63 x2` → `4`, `12 rh`, `63 x2`: a part begins at each number, and at each word that is no mark."""
    marks, _ = _marks()
    parts: list[list[str]] = []
    for word in text.translate(_SIGNS).split():
        behind = _COUNT.fullmatch(word) or fold_tight(word) in marks
        if parts and behind:
            parts[-1].append(word)
        else:
            parts.append([word])
    return [" ".join(part) for part in parts]


def _leading_count(words: list[str]) -> tuple[str, list[str]]:
    if len(words) > 1 and (found := _COUNT.fullmatch(words[0])):
        return found[1] or found[2], words[1:]
    return "1", words


def _taken(words: list[str]) -> list[tuple[str, str]]:
    """The marks at the end of the words, last first, as (field, value); the first word is never one."""
    marks, behind_number = _marks()
    taken: list[tuple[str, str]] = []
    rest = list(words)
    while len(rest) > 1:
        word = rest[-1].casefold()
        if found := _COUNT.fullmatch(word):
            taken.append(("count", found[1] or found[2]))
        elif (mark := marks.get(fold_tight(word))) and (
            word not in behind_number or any(is_number(each) for each in rest[:-1])
        ):
            taken.append(mark)
        else:
            break
        rest.pop()
    return taken
