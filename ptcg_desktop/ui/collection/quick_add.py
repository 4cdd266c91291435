"""One typed line that adds copies: `bs 4 x2 rh nm pt`, `PFL 001`, `Pikachu x3`.

Pure reading of the text; which card it means is decided by the presenter against the catalogue.
"""

from __future__ import annotations

import re

import msgspec

from ptcg_desktop.files.numbers import number_key

LANGUAGES: tuple[str, ...] = ("en", "pt", "es", "fr", "de", "it", "ja", "ko", "zh")
"""Languages offered for a copy; any other code is kept as it is."""

_CONDITION_WORDS = {
    "m": "M",
    "mint": "M",
    "nm": "NM",
    "lp": "LP",
    "ex": "LP",
    "sp": "LP",
    "mp": "MP",
    "hp": "HP",
    "dmg": "D",
    "po": "D",
}
_LANGUAGE_WORDS = {
    "en": "en",
    "eng": "en",
    "pt": "pt",
    "br": "pt",
    "pt-br": "pt",
    "es": "es",
    "fr": "fr",
    "de": "de",
    "it": "it",
    "ja": "ja",
    "jp": "ja",
    "ko": "ko",
    "kr": "ko",
    "zh": "zh",
    "cn": "zh",
}
_VARIANT_WORDS = {
    "rh": "reverse",
    "rev": "reverse",
    "reverse": "reverse",
    "holo": "holo",
    "foil": "holo",
    "normal": "normal",
    "1st": "1st-edition",
    "1ed": "1st-edition",
    "shadowless": "shadowless",
}
# `ex` and `m` are parts of names ("… ex", "M …"), so behind a bare name they are words of the name.
_NOT_BEHIND_A_NAME = frozenset({"ex", "m"})

_COUNT = re.compile(r"(?:x(\d{1,4})|(\d{1,4})x)", re.IGNORECASE)
_NUMBER = re.compile(r"[A-Za-z]{0,5}-?\d{1,4}[A-Za-z]?(?:/[A-Za-z]{0,5}\d{1,4})?|#\d{1,4}[A-Za-z]?")
_CODE = re.compile(r"[A-Za-z0-9][A-Za-z0-9.\-]{0,9}")


class QuickLine(msgspec.Struct, frozen=True):
    """What a quick-add line says.

    Attributes:
        set_code: The word in front of the number, as typed; `""` when the line is a name.
        number: Collector number without `#` and without what follows the slash; `""` when the line is a name.
        name: The words of a name; for a line with a set code, the whole text as a name it might also be.
        variant: Wanted finish or detail (`"reverse"`, `"1st-edition"`), `""` = the card's first.
        condition: Grade, `""` = the default.
        language: Language of the copy, `""` = the default.
    """

    set_code: str = ""
    number: str = ""
    name: str = ""
    count: int = 1
    variant: str = ""
    condition: str = ""
    language: str = ""


def read_line(text: str) -> QuickLine:
    """Read a quick-add line; never fails: what is not understood remains part of the name."""
    words = text.split()
    count = 1
    marks: dict[str, str] = {}
    if len(words) > 1 and (found := _COUNT.fullmatch(words[0])):
        count = int(found[1] or found[2])
        words = words[1:]
    while len(words) > 1:
        word = words[-1].casefold()
        if found := _COUNT.fullmatch(word):
            count = int(found[1] or found[2])
        elif (mark := _mark(word, behind_number=any(_NUMBER.fullmatch(each) for each in words[1:-1]))) is not None:
            marks.setdefault(*mark)
        else:
            break
        words.pop()
    rest = " ".join(words)
    if len(words) == 2 and _CODE.fullmatch(words[0]) and _NUMBER.fullmatch(words[1]):
        number = words[1].lstrip("#").partition("/")[0]
        return QuickLine(words[0], number, rest, max(1, count), **marks)
    return QuickLine("", "", rest, max(1, count), **marks)


def _mark(word: str, *, behind_number: bool) -> tuple[str, str] | None:
    if not behind_number and word in _NOT_BEHIND_A_NAME:
        return None
    for field, table in (
        ("condition", _CONDITION_WORDS),
        ("language", _LANGUAGE_WORDS),
        ("variant", _VARIANT_WORDS),
    ):
        if word in table:
            return field, table[word]
    return None


def same_number(typed: str, printed: str) -> bool:
    """Are two collector numbers the same, leading zeros and case aside (`004` = `4`, `sv12` = `SV012`)?"""
    return number_key(typed) == number_key(printed)
