"""From text to tree. Nothing raises and nothing is lost silently: what is missing or wrong becomes a `Problem`.

The grammar (data/search/grammar.lark) knows whole queries only. People type half ones, so reading goes token by token:
where the grammar cannot go on, a place holder is put in, or the token is left out, and the problem says where.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from lark import Lark, ParseTree, Token, Transformer
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from ptcg_desktop.cards.names import fold
from ptcg_desktop.data import data_root
from ptcg_desktop.services.query.fields import Field, field, nearest_field
from ptcg_desktop.services.query.reading import OPERATORS, WrongValueError, settled
from ptcg_desktop.services.query.tree import (
    And,
    Everything,
    Node,
    Not,
    Or,
    Order,
    Problem,
    Query,
    Severity,
    Span,
    Test,
    Value,
    Words,
    both,
    either,
    negated,
)

MAX_LENGTH = 2000
MAX_DEPTH = 40
_FIELD = re.compile(r"([\w\-]+)([<>=!:≤≥]+)")
_STRAY = {"CLOSE": "query.stray_close", "_OR": "query.stray_or", "_AND": "query.stray_or", "_PIPE": "query.stray_or"}


@cache
def _grammar() -> Lark:
    return Lark.open(
        str(data_root() / "search" / "grammar.lark"),
        parser="lalr",
        lexer="contextual",
        propagate_positions=False,
        maybe_placeholders=True,
    )


def parse(text: str) -> Query:
    """Read a query. Never raises; `Query.problems` says what was not understood, and where."""
    problems: list[Problem] = []
    cut = text
    if len(text) > MAX_LENGTH:
        problems.append(Problem("query.too_long", (MAX_LENGTH, len(text)), "error", {"limit": MAX_LENGTH}))
        cut = text[:MAX_LENGTH]
    builder = _Builder(problems)
    tree = builder.transform(_Mender(cut, problems).tree())
    problems.sort(key=lambda problem: problem.span)
    return Query(text, tree, tuple(builder.orders), tuple(problems))


class _Mender:
    """Feeds the grammar's automaton and mends what it cannot take."""

    def __init__(self, text: str, problems: list[Problem]) -> None:
        self._text = text
        self._problems = problems
        self._parser: Any = _grammar().parse_interactive(text)  # untyped in lark
        self._open: list[Span] = []
        self._skipped = 0
        self._negations = 0

    def tree(self) -> ParseTree:
        """The whole text as a tree of the grammar."""
        for token in self._tokens():
            if token.type == "OPEN" and len(self._open) - self._skipped >= MAX_DEPTH:
                self._problem("query.too_deep", token, "error", limit=MAX_DEPTH)
                self._skipped += 1
                self._open.append(_span(token))
                continue
            if token.type == "CLOSE" and self._skipped and len(self._open) > MAX_DEPTH:
                self._skipped -= 1
                self._open.pop()
                continue
            self._negations = self._negations + 1 if token.type in ("_MINUS", "_NOT") else 0
            if self._negations > MAX_DEPTH:
                self._problem("query.too_deep", token, "error", limit=MAX_DEPTH)
                continue
            self._take(token)
        return self._finish()

    def _tokens(self) -> Iterator[Token]:
        """Tokens as the grammar expects them at each place, or else as they would be anywhere."""
        thread = self._parser.lexer_thread
        while True:
            try:
                token = next(thread.lex(self._parser.parser_state), None)
            except UnexpectedToken as error:
                token = error.token
            except UnexpectedCharacters:  # nothing begins here where a value is expected: fill the place and go on
                self._fill()
                continue
            if token is None:
                return
            yield token

    def _take(self, token: Token) -> None:
        try:
            self._parser.feed_token(token)
        except UnexpectedToken:
            if not self._mended(token):
                self._problem(_STRAY.get(token.type, "query.stray"), token, "half", text=str(token))
                return
        if token.type == "OPEN":
            self._open.append(_span(token))
        elif token.type == "CLOSE":
            self._open.pop()

    def _mended(self, token: Token) -> bool:
        """Take a token by filling the place in front of it, if that is all it needs."""
        if "NOTHING" not in self._parser.accepts():
            return False
        trial = self._parser.copy()
        trial.feed_token(_nothing(_start(token)))
        if token.type not in trial.accepts():
            return False
        self._missing(_start(token))
        self._parser.feed_token(token)
        return True

    def _finish(self) -> ParseTree:
        end = len(self._text)
        while True:
            try:
                tree: ParseTree = self._parser.feed_eof()
                return tree
            except UnexpectedToken:
                if "CLOSE" in self._parser.accepts():
                    self._problems.append(Problem("query.open_bracket", self._open.pop(), "half"))
                    self._parser.feed_token(Token("CLOSE", ")", start_pos=end, end_pos=end))
                else:
                    self._missing(end)

    def _missing(self, at: int) -> None:
        """Put a place holder in; what a field without a value means is known later."""
        if "VALUE" not in self._parser.accepts():
            self._problems.append(Problem("query.missing", (at, at), "half"))
        self._fill(at)

    def _fill(self, at: int | None = None) -> None:
        self._parser.feed_token(_nothing(len(self._text) if at is None else at))

    def _problem(self, code: str, token: Token, severity: Severity, **params: object) -> None:
        self._problems.append(Problem(code, _span(token), severity, params))


class _Builder(Transformer[Token, Node]):
    """Makes our tree out of lark's, from the leaves up."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(visit_tokens=False)
        self._problems = problems
        self.orders: list[Order] = []

    def start(self, children: list[Node | None]) -> Node:
        return children[0] or Everything()

    def alternatives(self, children: list[Node]) -> Node:
        return either(children)

    def sequence(self, children: list[Node]) -> Node:
        return both(children)

    def negated(self, children: list[Node]) -> Node:
        return negated(children[0])

    def group(self, children: list[Node]) -> Node:
        return children[1]

    def plain(self, tokens: list[Token]) -> Node:
        return either([self._bare(token) for token in tokens])

    def comparison(self, tokens: list[Token]) -> Node:
        head, values = tokens[0], [self._value(token) for token in tokens[1:] if token.type != "NOTHING"]
        found = _FIELD.fullmatch(head)
        assert found is not None, "the grammar lets no other field pass"
        known = field(found[1])
        apart = not values or values[0].span[0] > _end(head)
        span = (_start(head), values[-1].span[1] if values else _end(head))
        if known is None:
            return self._unknown(head, found[1], values, apart, span)
        if not values:
            self._say(WrongValueError("query.no_value", "half", field=known.name), span)
            return Everything()
        if found[2] not in OPERATORS:
            self._say(WrongValueError("query.operator", field=known.name, operator=found[2]), span)
            return Everything()
        return self._test(known, found, values, apart, span)

    def _unknown(self, head: Token, name: str, values: list[Value], apart: bool, span: Span) -> Node:
        """A colon at the end of a word is punctuation (`Technical Machine: Evolution`); in a word it means a field."""
        if apart and head.endswith(":"):
            words = [*fold(name).split(), *(word for value in values for word in fold(value.text).split())]
            return Words(tuple(words), span) if words else Everything()
        self._say(
            WrongValueError("query.field", field=name, nearest=nearest_field(name)),
            (_start(head), _start(head) + len(name)),
        )
        return Everything()

    def _test(self, known: Field, found: re.Match[str], values: list[Value], apart: bool, span: Span) -> Node:
        op = OPERATORS[found[2]]
        taken: list[Value] = []
        for value in values:
            try:
                taken.append(settled(known, op, value))
            except WrongValueError as wrong:
                words = fold(f"{found[1]} {value.text}")
                if found[2] == ":" and wrong.code == "query.value" and (apart or words in _NAMES):
                    return Words(tuple(words.split()), span)  # Type: Null
                self._say(wrong, value.span if value.text else span)
        if not taken:
            return Everything()
        if known.name == "order":
            self.orders += [Order(value.text.lstrip("-"), value.text.startswith("-")) for value in taken]
            return Everything()
        return (
            negated(Test("is", op, tuple(taken), span))
            if known.name == "not"
            else Test(known.name, op, tuple(taken), span)
        )

    def _bare(self, token: Token) -> Node:
        if token.type == "NOTHING":
            return Everything()
        value = self._value(token)
        if token.type == "SUFFIX":
            value = Value(value.text.lstrip("-"), "quoted", value.span)  # the whole word: not Exeggutor
        if value.kind == "plain":
            words = tuple(fold(value.text).split())
            return Words(words, value.span) if words else Everything()
        name = field("name")
        assert name is not None
        try:
            return Test("name", ":", (settled(name, ":", value),), value.span)
        except WrongValueError as wrong:
            if wrong.code != "query.no_value":
                self._say(wrong, value.span)
            return Everything()

    def _value(self, token: Token) -> Value:
        text, span = str(token), _span(token)
        if token.type == "QUOTED":
            if len(text) == 1 or text[-1] not in '"“”':
                self._problems.append(Problem("query.open_quote", span, "half"))
            return Value(text.strip('"“”„'), "quoted", span)
        if token.type == "REGEX":
            closed = len(text) > 1 and text.endswith("/") and not re.search(r"(?<!\\)(?:\\\\)*\\/$", text)
            if not closed:
                self._problems.append(Problem("query.open_pattern", span, "half"))
            return Value(text[1:-1] if closed else text[1:], "regex", span)
        return Value(text, "plain", span)

    def _say(self, wrong: WrongValueError, span: Span) -> None:
        self._problems.append(Problem(wrong.code, span, wrong.severity, wrong.params))


# Names that look like a field with a value even when typed without the space.
_NAMES = frozenset({"type null", "tipo nulo"})


def _nothing(at: int) -> Token:
    return Token("NOTHING", "", start_pos=at, end_pos=at)


def _start(token: Token) -> int:
    return token.start_pos or 0


def _end(token: Token) -> int:
    return token.end_pos or _start(token) + len(token)


def _span(token: Token) -> Span:
    return _start(token), _end(token)


__all__ = ["MAX_LENGTH", "And", "Not", "Or", "parse"]
