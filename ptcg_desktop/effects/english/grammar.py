"""The phrase language: patterns declared beside the function that gives their meaning.

    @rule("vp", "draw {n:amount} card")
    def draw(scope, n): return ir.Draw(n, scope.subject)

A pattern is words, `[optional parts]`, `(this|that)`, and `{name:nonterminal}` (or `{nonterminal}`, value not needed).
Literal brackets of card text are written `<` and `>`. Words are normalised as card text is (`lexer.normal`), so a
pattern may be written in natural English. All patterns of one nonterminal are merged into a trie; where two give the
same span, the one declared first wins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, TypeVar

from ptcg_desktop.effects.english.lexer import Token, normal

Meaning: TypeAlias = Callable[..., Any]
Lexical: TypeAlias = Callable[[Sequence[Token], int], Iterable[tuple[int, Any]]]
M = TypeVar("M", bound=Meaning)
L = TypeVar("L", bound=Lexical)


@dataclass(frozen=True)
class Production:
    """One pattern and its meaning; `order` decides between equals."""

    nonterminal: str
    pattern: str
    meaning: Meaning
    order: int


@dataclass
class Node:
    """A trie node: what may follow, and the production that ends here."""

    words: dict[str, Node] = field(default_factory=dict)
    nonterminals: dict[tuple[str, str], Node] = field(default_factory=dict)
    accept: Production | None = None


@dataclass
class Grammar:
    """All nonterminals: tries of productions, and lexical ones (functions over tokens)."""

    tries: dict[str, Node] = field(default_factory=dict)
    lexical: dict[str, Lexical] = field(default_factory=dict)
    productions: list[Production] = field(default_factory=list)
    _first: dict[str, frozenset[str] | None] = field(default_factory=dict)

    def add(self, nonterminal: str, pattern: str, meaning: Meaning) -> None:
        """Add a pattern; raises ValueError if the pattern is malformed."""
        production = Production(nonterminal, pattern, meaning, len(self.productions))
        self.productions.append(production)
        self._plant(production)

    def arrange(self, modules: Sequence[str]) -> None:
        """Let productions win in the order of the modules that declare them, however these came to be imported.

        Raises:
            ValueError: a production's module is not among them.
        """
        rank = {name: at for at, name in enumerate(modules)}
        missing = {one.meaning.__module__ for one in self.productions} - set(rank)
        if missing:
            raise ValueError(f"no place in the order for {sorted(missing)}")
        ordered = sorted(self.productions, key=lambda one: (rank[one.meaning.__module__], one.order))
        self.tries.clear()
        self.productions = [replace(one, order=at) for at, one in enumerate(ordered)]
        for production in self.productions:
            self._plant(production)

    def _plant(self, production: Production) -> None:
        root = self.tries.setdefault(production.nonterminal, Node())
        for elements in expand(production.pattern):
            node = root
            for element in elements:
                if isinstance(element, str):
                    node = node.words.setdefault(element, Node())
                else:
                    node = node.nonterminals.setdefault(element, Node())
            if node is root:
                raise ValueError(f"{production.nonterminal}: {production.pattern!r} may be empty")
            node.accept = node.accept or production

    def first(self, nonterminal: str) -> frozenset[str] | None:
        """The words a nonterminal may begin with; None = any."""
        if not self._first:
            self._compute_first()
        return self._first[nonterminal]

    def _compute_first(self) -> None:
        known: dict[str, set[str] | None] = dict.fromkeys(self.lexical)
        known.update({name: set() for name in self.tries if name not in known})
        changed = True
        while changed:
            changed = False
            for name, root in self.tries.items():
                old = known[name]
                if old is None:
                    continue
                new: set[str] | None = set(old) | set(root.words)
                for other, _ in root.nonterminals:
                    if other not in known:
                        raise ValueError(f"{name}: unknown nonterminal {other!r}")
                    more = known[other]
                    new = None if new is None or more is None else new | more
                if new != old:
                    known[name] = new
                    changed = True
        self._first = {name: None if words is None else frozenset(words) for name, words in known.items()}


GRAMMAR = Grammar()


def rule(nonterminal: str, *patterns: str) -> Callable[[M], M]:
    """Declare patterns of a nonterminal; the function gives their meaning: `meaning(scope, **captures)`."""

    def register(meaning: M) -> M:
        for pattern in patterns:
            GRAMMAR.add(nonterminal, pattern, meaning)
        return meaning

    return register


def lexical(nonterminal: str) -> Callable[[L], L]:
    """Declare a nonterminal recognised by a function: `(tokens, at) -> [(end, value), …]`."""

    def register(recognise: L) -> L:
        GRAMMAR.lexical[nonterminal] = recognise
        return recognise

    return register


# --- patterns --------------------------------------------------------------------------------------------------------

Element: TypeAlias = str | tuple[str, str]
_PART = re.compile(r"\{(?:(?P<name>\w+):)?(?P<nonterminal>[\w]+)\}|(?P<mark>[\[\]()|])|(?P<words>[^\[\](){}|]+)")


def expand(pattern: str) -> list[tuple[Element, ...]]:
    """Every sequence of words and (nonterminal, name) pairs that a pattern stands for."""
    parts = list(_PART.finditer(pattern))
    if "".join(part.group() for part in parts) != pattern:
        raise ValueError(f"malformed pattern {pattern!r}")
    ways, at = _alternatives(parts, 0, pattern)
    if at != len(parts):
        raise ValueError(f"unbalanced pattern {pattern!r}")
    return list(dict.fromkeys(ways))


def _alternatives(parts: list[re.Match[str]], at: int, pattern: str) -> tuple[list[tuple[Element, ...]], int]:
    ways: list[tuple[Element, ...]] = []
    current: list[tuple[Element, ...]] = [()]
    while at < len(parts) and parts[at]["mark"] not in ("]", ")"):
        part = parts[at]
        at += 1
        if part["mark"] == "|":
            ways += current
            current = [()]
        elif part["mark"]:
            inner, at = _alternatives(parts, at, pattern)
            if at == len(parts) or parts[at]["mark"] != {"[": "]", "(": ")"}[part["mark"]]:
                raise ValueError(f"unbalanced pattern {pattern!r}")
            at += 1
            inner = [*inner, ()] if part["mark"] == "[" else inner
            current = [way + more for way in current for more in inner]
        elif part["nonterminal"]:
            current = [(*way, (part["nonterminal"], part["name"] or "")) for way in current]
        else:
            words = tuple(normal(part["words"].replace("<", " ( ").replace(">", " ) ")))
            current = [way + words for way in current]
    return ways + current, at
