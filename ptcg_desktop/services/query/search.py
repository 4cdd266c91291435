"""A query answered: the cards that fit, in order, and what was wrong with it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ptcg_desktop.services.query.columns import among, flags_of, mask_of
from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.plan import Plan
from ptcg_desktop.services.query.shelf import NO_SHELF, Shelf
from ptcg_desktop.services.query.table import Table
from ptcg_desktop.services.query.tree import And, Order, Problem, Query, Test, Words


@dataclass(frozen=True, slots=True)
class Found:
    """The answer to a query.

    Attributes:
        ids: Cards that fit, in the order asked for.
        problems: Those of the text, and what only the catalogue could tell (an unknown set); parts with a problem were
            left out of the query.
    """

    ids: list[str]
    problems: tuple[Problem, ...]


def find(
    query: Query | str, table: Table, shelf: Shelf = NO_SHELF, only: Collection[str] | None = None, sort: str = ""
) -> Found:
    """Answer a query.

    Args:
        only: Narrow it to these cards, e.g. those a panel of filters lets through.
        sort: Order where the query asks for none: `"set"`, `"newest"`, `"name"`, … (fields.py, `order`). With bare
            words those names come first that fit best; within them this order holds.
    """
    asked = parse(query) if isinstance(query, str) else query
    plan = Plan(table, shelf)
    mask = plan.mask(asked.tree)
    if only is not None:
        positions = table.index.positions
        mask &= mask_of((positions[each] for each in only if each in positions), table.size)
    orders = asked.orders or ((Order(sort),) if sort and sort != "set" else ())
    ids = _sorted(mask, orders, table, shelf)
    words = _told_words(asked)
    if words and not asked.orders:
        ids = _best_first(ids, words, table, plan)
    return Found(ids, asked.problems + tuple(plan.problems))


def search(query: Query | str, table: Table, shelf: Shelf = NO_SHELF) -> list[str]:
    """Ids of the cards that fit, in order; see `find`."""
    return find(query, table, shelf).ids


def warm(table: Table, *, texts: bool = False) -> None:
    """Read beforehand what the first query would wait for; for a worker thread, after the window stands."""
    find("pikachu number:1 hp:1 has:ability", table)
    if texts:
        find("text:draw", table)


def _sorted(mask: int, orders: tuple[Order, ...], table: Table, shelf: Shelf) -> list[str]:
    if not orders:
        return among(table.ids, mask, table.size)
    rows = among(range(table.size), mask, table.size)
    for order in reversed(orders):  # sorting is stable: the most important order comes last
        if order.by == "own":
            owned = shelf.owned
            rows.sort(key=lambda row: -owned.get(table.ids[row], 0), reverse=order.descending)
        else:
            rows.sort(key=table.rank(order.by).__getitem__, reverse=order.descending)
    return [table.ids[row] for row in rows]


def _told_words(query: Query) -> tuple[str, ...]:
    """The words a best fit can be told by: bare words, or a phrase in the name, that all cards found must have."""
    parts = query.tree.parts if isinstance(query.tree, And) else (query.tree,)
    for part in parts:
        if isinstance(part, Words):
            return part.words
        if isinstance(part, Test) and part.field == "name" and part.op == ":" and len(part.values) == 1:
            return tuple(part.values[0].text.split()) if part.values[0].kind != "regex" else ()
    return ()


def _best_first(ids: list[str], words: tuple[str, ...], table: Table, plan: Plan) -> list[str]:
    """Set and number; the very name; names that begin with the words; names with a word that does; the rest."""
    text = " ".join(words)
    whole, start, inner = f"\n{text}\n", f"\n{text}", f" {text}"

    def place(name: str) -> int:
        lines = f"\n{name}\n"
        if whole in lines:
            return 1
        return 2 if start in lines else 3 if inner in lines else 4

    coded = flags_of(plan.by_code(words), table.size) if len(words) > 1 else b""
    codes, names, positions = table.names.codes, table.names.values, table.index.positions
    known: dict[int, int] = {}
    groups: tuple[list[str], ...] = ([], [], [], [], [])
    for card_id in ids:
        row = positions[card_id]
        code = codes[row]
        fit = known.get(code)
        if fit is None:
            fit = known[code] = place(names[code])
        groups[0 if coded and coded[row] else fit].append(card_id)
    return [card_id for group in groups for card_id in group]
