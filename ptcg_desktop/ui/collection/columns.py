"""The columns of the table of copies: which there are, which are shown at first, and how each sorts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ptcg_desktop.files.numbers import number_key
from ptcg_desktop.services.collection import Holding
from ptcg_desktop.services.collection_lots import SCALE

Column = Literal[
    "name", "set", "number", "variant", "condition", "language", "count",
    "grade", "price", "bought", "place", "tags", "note", "marks",
]  # fmt: skip
COLUMNS: tuple[Column, ...] = (
    "name", "set", "number", "variant", "condition", "language", "count",
    "grade", "price", "bought", "place", "tags", "note", "marks",
)  # fmt: skip
CHOICES: frozenset[Column] = frozenset({"variant", "condition", "language"})
"""Columns whose values are chosen from a list."""
TYPED: frozenset[Column] = frozenset({"grade", "price", "bought", "place", "tags", "note"})
"""Columns whose values are typed."""
EDITABLE: frozenset[Column] = CHOICES | TYPED | {"count"}
HIDDEN_AT_FIRST: frozenset[Column] = TYPED | {"marks"}
ALWAYS: frozenset[Column] = frozenset({"name", "count"})
"""Columns that cannot be hidden."""

Key = Callable[[Holding], tuple[object, ...]]


def _condition_rank(row: Holding) -> tuple[object, ...]:
    known = row.condition in SCALE
    return SCALE.index(row.condition) if known else len(SCALE), row.condition


SORT_KEYS: dict[Column, Key] = {
    "number": lambda row: (number_key(row.number),),
    "variant": lambda row: (row.variant,),
    "condition": _condition_rank,
    "language": lambda row: (row.language,),
    "count": lambda row: (row.count,),
    "grade": lambda row: (row.grade.casefold(),),
    "price": lambda row: (row.currency, row.price or 0),
    "bought": lambda row: (row.bought,),
    "place": lambda row: (row.place.casefold(),),
    "tags": lambda row: tuple(tag.casefold() for tag in row.tags),
    "note": lambda row: (row.note.casefold(),),
    "marks": lambda row: (not row.signed, not row.altered),
}
"""Keys of single rows. Rows without a value are put behind all others, whichever way round; see `is_blank`."""


def is_blank(row: Holding, column: Column) -> bool:
    """Has the row nothing in this column? A price of 0 is something: a gift."""
    if column == "price":
        return row.price is None
    if column == "marks":
        return not (row.signed or row.altered)
    return column in EDITABLE and not getattr(row, column)
