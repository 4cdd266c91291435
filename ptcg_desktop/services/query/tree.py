"""What a query means, as a tree. Two trees are equal if they mean the same; columns do not count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as member
from typing import Literal

Severity = Literal["error", "half", "note"]
ValueKind = Literal["plain", "quoted", "regex"]
Operator = Literal[":", "=", "!=", "<", "<=", ">", ">="]

NOWHERE = (0, 0)
"""A span of something that was not typed."""

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in the text that could not be taken as it stands; the rest of the query holds all the same.

    Attributes:
        code: Code of its sentence (data/words/query.toml), said with `params`.
        span: First character and the one behind the last, counted from 0.
        severity: `"error"` = wrong; `"half"` = not finished yet; `"note"` = worth knowing.
    """

    code: str
    span: Span
    severity: Severity
    params: dict[str, object] = member(default_factory=dict)

    @property
    def column(self) -> int:
        """The place as people count: the first character is 1."""
        return self.span[0] + 1


@dataclass(frozen=True, slots=True)
class Value:
    """What a field is compared with, in its settled form (`"fire"` for `fogo`, `"100..200"`)."""

    text: str
    kind: ValueKind = "plain"
    span: Span = member(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Everything:
    """No condition at all."""


@dataclass(frozen=True, slots=True)
class Words:
    """Bare words, folded: all of them in a name; or set code and number; or name and number."""

    words: tuple[str, ...]
    span: Span = member(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Test:
    """One field compared with one or several values (alternatives)."""

    __test__ = False  # not a test case, whatever its name says to pytest

    field: str
    op: Operator
    values: tuple[Value, ...]
    span: Span = member(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    """The cards that do not fit `part`."""

    part: Node


@dataclass(frozen=True, slots=True)
class And:
    """The cards that fit all parts (at least two, none of them an `And`)."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Or:
    """The cards that fit at least one part (at least two, none of them an `Or`)."""

    parts: tuple[Node, ...]


Node = Everything | Words | Test | Not | And | Or


@dataclass(frozen=True, slots=True)
class Order:
    """Sorting by one column."""

    by: str
    descending: bool = False


@dataclass(frozen=True, slots=True)
class Query:
    """A text that was read.

    Attributes:
        text: As typed.
        tree: What was understood.
        orders: The order asked for, most important first; empty = best fit, then set and number.
        problems: What was not understood, in the order of the text.
    """

    text: str
    tree: Node
    orders: tuple[Order, ...] = ()
    problems: tuple[Problem, ...] = member(default=(), compare=False)

    @property
    def broken(self) -> bool:
        """Is something wrong, not only unfinished?"""
        return any(problem.severity == "error" for problem in self.problems)


def tests_of(node: Node) -> Iterator[Test]:
    """Every test in a tree."""
    if isinstance(node, And | Or):
        for part in node.parts:
            yield from tests_of(part)
    elif isinstance(node, Not):
        yield from tests_of(node.part)
    elif isinstance(node, Test):
        yield node


def both(parts: list[Node]) -> Node:
    """`And` in its settled form: flat, neighbouring bare words as one."""
    flat: list[Node] = []
    for part in parts:
        flat += part.parts if isinstance(part, And) else () if isinstance(part, Everything) else (part,)
    merged: list[Node] = []
    for part in flat:
        last = merged[-1] if merged else None
        if isinstance(part, Words) and isinstance(last, Words):
            merged[-1] = Words(last.words + part.words, (last.span[0], part.span[1]))
        else:
            merged.append(part)
    if len(merged) == 1:
        return merged[0]
    return And(tuple(merged)) if merged else Everything()


def either(parts: list[Node]) -> Node:
    """`Or` in its settled form: flat."""
    flat: list[Node] = []
    for part in parts:
        flat += part.parts if isinstance(part, Or) else () if isinstance(part, Everything) else (part,)
    if len(flat) == 1:
        return flat[0]
    return Or(tuple(flat)) if flat else Everything()


def negated(part: Node) -> Node:
    """`Not` in its settled form; the negation of nothing is nothing."""
    if isinstance(part, Everything):
        return part
    return part.part if isinstance(part, Not) else Not(part)


# Words that would be read as operators if they stood bare; a dot in front makes them words again.
_RESERVED = frozenset({"or", "ou", "and", "not", "nao"})


def render(query: Query | Node) -> str:
    """The text in its settled form; reading it again gives the same tree."""
    if isinstance(query, Query):
        orders = [f"order:{'-' if order.descending else ''}{order.by}" for order in query.orders]
        tree = render(query.tree)
        # An "or" at the top would otherwise take the order into its last part; it is lifted out from there too.
        return " ".join(part for part in (tree, *orders) if part)
    node = query
    if isinstance(node, Everything):
        return ""
    if isinstance(node, Words):
        return " ".join(f".{word}" if word in _RESERVED else word for word in node.words)
    if isinstance(node, Test):
        return node.field + node.op + "|".join(_value(value) for value in node.values)
    if isinstance(node, Not):
        return "-" + _closed(node.part)
    if isinstance(node, And):
        return " ".join(f"({render(part)})" if isinstance(part, Or) else render(part) for part in node.parts)
    return " or ".join(render(part) for part in node.parts)


def _closed(node: Node) -> str:
    text = render(node)
    return text if isinstance(node, Test) else f"({text})"


def _value(value: Value) -> str:
    if value.kind == "quoted":
        return f'"{value.text}"'
    return f"/{value.text}/" if value.kind == "regex" else value.text
