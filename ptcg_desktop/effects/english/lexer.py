"""Text to normalised tokens: one form per word (`same`, `phrases`), the card's own name as `SELF`, spans kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from ptcg_desktop.cards.model import TYPE_NAMES
from ptcg_desktop.effects.english.vocabulary import vocabulary

SELF = "SELF"
"""The token that stands for the card's own name."""

_WORD = re.compile(
    r"""
      \{(?P<symbol>[A-Z]{1,2})\}                                     # {R}
    | (?P<abbreviation>(?:Mr|Mrs|Ms|Mt|Lt|Dr|St|Jr|etc|vs|No)\.|LV\.\s?[X\d]+|[A-Z]\.[A-Z]\.?)
    | (?P<word>[^\W\d_]+(?:'[^\W\d_]+|'(?=\s|$))?[♀♂]?)
    | (?P<number>\d+)
    | (?P<break>\n+)
    | (?P<mark>[^\s])
    """,
    re.VERBOSE,
)
_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "\u00a0": " ", "×": "x"})
_GLUED = re.compile("(?:" + "|".join(TYPE_NAMES.values()) + r"){2,}")
_TYPE = re.compile("|".join(TYPE_NAMES.values()))


class Token(msgspec.Struct, frozen=True):
    """One word: its normal form, the word as printed, and where it stands in the text."""

    norm: str
    raw: str
    start: int
    end: int

    @property
    def capital(self) -> bool:
        """Is it written with a capital (or is it the own name)?"""
        return self.raw[:1].isupper()


def lex(text: str, own_name: str = "") -> tuple[Token, ...]:
    """The tokens of a card text."""
    plain = text.translate(_PLAIN)
    tokens = list(_words(plain))
    tokens = _own(tokens, plain, own_name)
    return tuple(_phrases(tokens))


def normal(phrase: str) -> list[str]:
    """The normal forms of the words of a piece of a pattern."""
    return [token.norm for token in _phrases(list(_words(phrase.translate(_PLAIN))))]


def _words(plain: str) -> Iterator[Token]:
    for match in _WORD.finditer(plain):
        raw, start, end = match.group(), match.start(), match.end()
        if match["symbol"]:
            for letter in match["symbol"]:
                name = TYPE_NAMES.get(letter, letter)
                yield Token(name.lower(), name, start, end)
        elif _GLUED.fullmatch(raw):
            for part in _TYPE.finditer(raw):
                yield Token(part.group().lower(), part.group(), start + part.start(), start + part.end())
        elif match["break"]:
            yield Token("\n", "\n", start, end)
        else:
            for norm in (raw,) if raw in (SELF, SELF + "'s") else _same(raw.lower()):
                yield Token(norm, raw, start, end)


@cache
def _same(word: str) -> tuple[str, ...]:
    return tuple(vocabulary().same.get(word, word).split())


# --- own name --------------------------------------------------------------------------------------------------------


@cache
def own_names(name: str) -> tuple[str, ...]:
    """The ways a text may write its card's name, longest first."""
    plain = name.translate(_PLAIN).strip()
    forms = {plain, re.sub(r"\s*[◇◊]", "", plain)}
    forms |= {form.replace(" δ", "") for form in forms}
    forms |= {re.sub(r"\s*[★☆]", " Star", form) for form in forms} | {re.sub(r"\s*[★☆]", "", form) for form in forms}
    forms |= {re.sub(r"\s*LV\.\s?X$", "", form) for form in forms}
    forms |= {re.sub(r"\s+(?=[♀♂])", "", form) for form in forms}
    forms |= {re.sub(r"\s*\([^)]*\)$", "", form) for form in forms}
    forms |= {re.sub(r"\s*\[[^\]]*\]$", "", form) for form in forms}
    forms |= {re.sub(r"(?: BREAK| GL| 4| C| FB| G| E4| M)$", "", form) for form in forms}
    return tuple(sorted((form for form in forms if len(form) > 1), key=len, reverse=True))


def _own(tokens: list[Token], plain: str, own_name: str) -> list[Token]:
    """Replace the own name (and its possessive) by `SELF`."""
    names = [[token.raw for token in _words(form)] for form in own_names(own_name)] if own_name else []
    # "Switch" is a card and a verb: such a name says nothing.
    names = [name for name in names if len(name) > 1 or name[0].lower() not in vocabulary().reserved]
    if not names:
        return tokens
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        length, possessive = next(((len(n), p) for n in names if (p := _named(tokens, at, n)) is not None), (0, ""))
        if not length:
            out.append(tokens[at])
            at += 1
            continue
        first, last = tokens[at], tokens[at + length - 1]
        out.append(Token(SELF + possessive, plain[first.start : last.end], first.start, last.end))
        at += length
    return out


def _named(tokens: Sequence[Token], at: int, name: Sequence[str]) -> str | None:
    """Does the name stand here? `""` as it is, `"'s"` as a possessive."""
    found = [token.raw for token in tokens[at : at + len(name)]]
    if found == name:
        return ""
    if found[:-1] == name[:-1] and found and found[-1] in (name[-1] + "'s", name[-1] + "'"):
        return "'s"
    return None


# --- phrases ---------------------------------------------------------------------------------------------------------


@cache
def _phrase_table() -> dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]]:
    table: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
    for phrase, other in vocabulary().phrases.items():
        words = tuple(token.norm for token in _words(phrase))
        table.setdefault(words[0], []).append((words, tuple(token.norm for token in _words(other))))
    for rows in table.values():
        rows.sort(key=lambda row: -len(row[0]))
    return table


def _phrases(tokens: list[Token]) -> Iterator[Token]:
    table = _phrase_table()
    at = 0
    while at < len(tokens):
        for words, other in table.get(tokens[at].norm, ()):
            here = tokens[at : at + len(words)]
            if tuple(token.norm for token in here) == words:
                raw = " ".join(token.raw for token in here)
                for word in other:
                    yield Token(word, raw, here[0].start, here[-1].end)
                at += len(words)
                break
        else:
            yield tokens[at]
            at += 1
