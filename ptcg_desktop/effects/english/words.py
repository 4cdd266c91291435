"""Lexical nonterminals: numbers, types, conditions, groups, names."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.effects.english.grammar import lexical
from ptcg_desktop.effects.english.lexer import SELF, Token
from ptcg_desktop.effects.english.vocabulary import vocabulary
from ptcg_desktop.effects.targets import State

_LONGEST_NAME = 7


@lexical("number")
def number(tokens: Sequence[Token], at: int) -> list[tuple[int, int]]:
    """A number in digits or words."""
    return [(at + 1, int(tokens[at].norm))] if at < len(tokens) and tokens[at].norm.isdigit() else []


@lexical("type")
def type_letter(tokens: Sequence[Token], at: int) -> list[tuple[int, str]]:
    """The letter of a type."""
    letter = vocabulary().types.get(tokens[at].norm) if at < len(tokens) else None
    return [(at + 1, letter)] if letter else []


@lexical("condition_name")
def condition_name(tokens: Sequence[Token], at: int) -> list[tuple[int, State]]:
    """A Special Condition."""
    name = vocabulary().conditions.get(tokens[at].norm) if at < len(tokens) else None
    return [(at + 1, name)] if name else []


@lexical("group")
def group(tokens: Sequence[Token], at: int) -> list[tuple[int, str]]:
    """Words for a class of cards (`ex`, `TAG TEAM`, `Ultra Beast`); upper and lower case differ."""
    found: list[tuple[int, str]] = []
    for words, name in _groups():
        end = at + len(words)
        if [token.raw for token in tokens[at:end]] == words:
            found.append((end, name))
    return found


def _groups() -> list[tuple[list[str], str]]:
    return [(words.split(), name) for words, name in vocabulary().groups.items()]


@lexical("name")
def card_name(tokens: Sequence[Token], at: int) -> list[tuple[int, str]]:
    """A card's name: words with capitals, no reserved word among them; every length is offered, longest first."""
    if at >= len(tokens) or not _opens_name(tokens[at]):
        return []
    found: list[tuple[int, str]] = []
    text = tokens[at].raw
    end = at + 1
    reserved = vocabulary().reserved
    if tokens[at].norm not in reserved:
        found.append((end, text))
    while end < len(tokens) and end - at < _LONGEST_NAME:
        token, before = tokens[end], tokens[end - 1]
        glued = token.start == before.end
        if not (
            token.capital
            or token.raw.isdigit()
            or token.norm in ("♂", "♀")
            or token.norm in _LINKS
            or (glued and token.norm in "-:!♂♀")
        ):
            break
        if token.norm in reserved and not glued:
            break
        text += ("" if glued else " ") + token.raw
        end += 1
        if token.norm not in _LINKS and token.norm not in ("-", ":"):
            found.append((end, text))
    return found[::-1]


_LINKS = ("of", "the", "&", "de", "la", "-", "in", "to")


def _opens_name(token: Token) -> bool:
    if token.norm in vocabulary().reserved:
        return False
    return token.capital and not token.norm.startswith(SELF) and token.raw[0].isalpha()


@lexical("title")
def title(tokens: Sequence[Token], at: int) -> list[tuple[int, str]]:
    """The name of an attack or power: any words, the first with a capital; every length is offered, longest first."""
    if at >= len(tokens) or not tokens[at].capital:
        return []
    found: list[tuple[int, str]] = []
    for end in range(at + 1, min(at + _LONGEST_NAME, len(tokens)) + 1):
        if tokens[end - 1].norm in (".", ",", "(", ")", "\n"):
            break
        found.append((end, " ".join(token.raw for token in tokens[at:end])))
    return found[::-1]


@lexical("possessor")
def possessor(tokens: Sequence[Token], at: int) -> list[tuple[int, str]]:
    """The owner in a Pokémon's name (`Team Rocket's`, `N's`), as the name begins."""
    found: list[tuple[int, str]] = []
    words: list[str] = []
    for end in range(at, min(at + 3, len(tokens))):
        raw = tokens[end].raw
        if not tokens[end].capital or tokens[end].norm.startswith(SELF):
            break
        words.append(raw)
        if raw.endswith(("'s", "s'")):
            if tokens[end].norm not in ("opponent's", "player's"):
                found.append((end + 1, " ".join(words)))
            break
        if tokens[end].norm in vocabulary().reserved:
            break
    return found
