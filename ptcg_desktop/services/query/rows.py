"""A query answered with rows of the collection instead of cards: for the page that lists what is owned."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import compress

from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.query.columns import flags_of, mask_of
from ptcg_desktop.services.query.lots import LotColumns, asks_lots
from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.plan import Plan
from ptcg_desktop.services.query.shelf import Shelf
from ptcg_desktop.services.query.table import Table
from ptcg_desktop.services.query.tree import And, Everything, Node, Not, Or, Problem, Query, Test, Words
from ptcg_desktop.store.rows import Holding


@dataclass(frozen=True, slots=True)
class FoundRows:
    """The rows that fit, oldest first; the order a query asks for is the page's to follow. `problems` as in `Found`."""

    holdings: list[Holding]
    problems: tuple[Problem, ...]


def find_rows(query: Query | str, table: Table, shelf: Shelf) -> FoundRows:
    """The rows of the collection that fit a query; never raises for what is typed.

    Every condition is asked of each row: `place:box` are the rows there, `-place:box` those elsewhere, `t:fire` the
    rows of Fire cards. A card the catalogue does not have fits nothing but conditions on copies, and words of its name,
    set or number.
    """
    asked = parse(query) if isinstance(query, str) else query
    plan = Plan(table, shelf)
    mask = _Rows(plan, table, shelf.lots).mask(plan.known(asked.tree))
    held = shelf.lots.holdings
    return FoundRows(list(compress(held, flags_of(mask, len(held)))), asked.problems + tuple(plan.problems))


class _Rows:
    """Masks over the rows of the collection."""

    def __init__(self, plan: Plan, table: Table, lots: LotColumns) -> None:
        self._plan = plan
        self._lots = lots
        self._size = len(table.ids)
        positions = table.index.positions
        self._cards = [positions.get(card_id, -1) for card_id in lots.card_ids]

    def mask(self, node: Node) -> int:
        """The rows that fit the tree."""
        full = self._lots.full
        if isinstance(node, Everything):
            return full
        if isinstance(node, And):
            found = full
            for part in node.parts:
                found &= self.mask(part)
            return found
        if isinstance(node, Or):
            found = 0
            for part in node.parts:
                found |= self.mask(part)
            return found
        if isinstance(node, Not):
            return full & ~self.mask(node.part)
        if isinstance(node, Test):
            if asks_lots(node):
                return self._plan.lots(node)
            if node.op == "!=":
                return full & ~self.mask(replace(node, op="="))
        return self._of_cards(node)

    def _of_cards(self, node: Node) -> int:
        flags = flags_of(self._plan.mask(node), self._size)
        words = node.words if isinstance(node, Words) else ()
        rows = (
            row
            for row, place in enumerate(self._cards)
            if (flags[place] if place >= 0 else words and self._says(row, words))
        )
        return mask_of(rows, len(self._cards))

    def _says(self, row: int, words: tuple[str, ...]) -> bool:
        held = self._lots.holdings[row]
        said = fold(f"{held.name} {held.set_name} {held.number}")
        return all(word in said for word in words)
