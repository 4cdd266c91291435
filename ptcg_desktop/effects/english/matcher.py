"""A packrat matcher: every span a nonterminal can cover from a place, each with the best tree, remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ptcg_desktop.effects.english.grammar import GRAMMAR, Grammar, Node, Production
from ptcg_desktop.effects.english.lexer import Token


class Tree(NamedTuple):
    """A production over a span, with what its nonterminals covered."""

    production: Production
    parts: tuple[tuple[str, Any], ...]
    start: int
    end: int


class Leaf(NamedTuple):
    """What a lexical nonterminal recognised."""

    value: Any


class Matcher:
    """Matches nonterminals over one list of tokens."""

    def __init__(self, tokens: Sequence[Token], grammar: Grammar = GRAMMAR) -> None:
        self.tokens = tokens
        self.furthest = 0
        self._words = [token.norm for token in tokens] + [""]
        self._grammar = grammar
        self._memo: dict[tuple[str, int], list[tuple[int, Any]]] = {}

    def match(self, nonterminal: str, at: int) -> list[tuple[int, Any]]:
        """All (end, tree) of the nonterminal from `at`, longest first."""
        key = (nonterminal, at)
        found = self._memo.get(key)
        if found is None:
            self._memo[key] = []  # a left recursion finds nothing
            found = self._memo[key] = self._find(nonterminal, at)
        return found

    def whole(self, nonterminal: str, at: int, end: int) -> Tree | None:
        """The tree of the nonterminal over exactly this span."""
        return next((tree for stop, tree in self.match(nonterminal, at) if stop == end), None)

    def _find(self, nonterminal: str, at: int) -> list[tuple[int, Any]]:
        recognise = self._grammar.lexical.get(nonterminal)
        if recognise is not None:
            return [(end, Leaf(value)) for end, value in recognise(self.tokens, at)]
        first = self._grammar.first(nonterminal)
        if first is not None and self._words[at] not in first:
            return []
        best: dict[int, Tree] = {}
        self._walk(self._grammar.tries[nonterminal], at, at, (), best)
        return sorted(best.items(), key=lambda item: -item[0])

    def _walk(self, node: Node, start: int, at: int, parts: tuple[tuple[str, Any], ...], best: dict[int, Tree]) -> None:
        if at > self.furthest:
            self.furthest = at
        accept = node.accept
        if accept is not None:
            old = best.get(at)
            if old is None or accept.order < old.production.order:
                best[at] = Tree(accept, parts, start, at)
        word = self._words[at]
        if not word:
            return
        following = node.words.get(word)
        if following is not None:
            self._walk(following, start, at + 1, parts, best)
        for (nonterminal, name), child in node.nonterminals.items():
            for end, tree in self.match(nonterminal, at):
                self._walk(child, start, end, (*parts, (name, tree)) if name else parts, best)
