"""What a search over the copies finds: bare words as always, and the whole search language asked of every row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards.names import fold

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.collection import Holding
    from ptcg_desktop.services.query.shelf import Shelf
    from ptcg_desktop.services.query.tree import Problem, Query
    from ptcg_desktop.ui.collection.names import Names


class Answer(msgspec.Struct, frozen=True):
    """What a text finds among some rows.

    Attributes:
        ids: Rows that fit; None = all of them.
        ranks: Card id → place, where the text asks for an order of cards; then `ids` follow it.
        problems: Parts that were left out, and why.
        query: What was understood; None = nothing was typed.
        plain: Nothing but bare words.
    """

    text: str = ""
    query: Query | None = None
    ids: frozenset[int] | None = None
    ranks: Mapping[str, tuple[int, ...]] = {}
    problems: tuple[Problem, ...] = ()
    plain: bool = True


EVERYTHING = Answer()


def find(
    text: str,
    rows: Mapping[int, Holding],
    names: Names,
    catalogue: CatalogueService,
    shelf: Callable[[], Shelf],
) -> Answer:
    """Look for rows; never raises for what is typed. May be called from another thread.

    Args:
        shelf: The library as it is now; only asked where the text needs more than the rows themselves.
    """
    # The search language takes a third of a second to import: only for those who search.
    from ptcg_desktop.services.query.parse import parse
    from ptcg_desktop.services.query.rows import find_rows
    from ptcg_desktop.services.query.shelf import NO_SHELF, asks_library
    from ptcg_desktop.services.query.tree import Everything, Words

    query = parse(text)
    if isinstance(query.tree, Everything) and not query.orders:
        return Answer(text, query, problems=query.problems)
    held = list(rows.values())
    on_shelf = _with_rows(shelf() if asks_library(query) else NO_SHELF, held)
    found = find_rows(query, catalogue.table(), on_shelf)
    ids = {row.id for row in found.holdings}
    words = isinstance(query.tree, Words)
    if words:
        ids |= _of_words(text.split(), rows, names)
    plain = words and not query.orders
    return Answer(text, query, frozenset(ids), _ranks(query, held, catalogue), found.problems, plain)


def _with_rows(shelf: Shelf, held: Sequence[Holding]) -> Shelf:
    """The shelf with these rows as its lots, so that nothing is read twice."""
    from ptcg_desktop.services.query.lots import LotColumns
    from ptcg_desktop.services.query.shelf import Shelf

    return Shelf(shelf.owned, shelf.reserved, shelf.wanted, shelf.decks, shelf.lists, LotColumns(lambda: held))


def _of_words(words: Sequence[str], rows: Mapping[int, Holding], names: Names) -> set[int]:
    """Rows with every word in the name of card or set, or in the number."""
    wanted = [folded for word in words if (folded := fold(word))]
    return {each for each, row in rows.items() if all(word in names.hay(row) for word in wanted)}


def _ranks(query: Query, held: Sequence[Holding], catalogue: CatalogueService) -> dict[str, tuple[int, ...]]:
    orders = [order for order in query.orders if order.by not in ("set", "own")]
    if not orders:
        return {}
    table = catalogue.table()
    positions = table.index.positions
    columns = [[-rank if order.descending else rank for rank in table.rank(order.by)] for order in orders]
    ids = {row.card_id for row in held if row.card_id in positions}
    return {card_id: tuple(column[positions[card_id]] for column in columns) for card_id in ids}
