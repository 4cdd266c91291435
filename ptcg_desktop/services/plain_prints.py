"""Which print a bare name means: one order for typed lines, deck lists, files and decks (data/plain_prints.toml)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards.names import fold_tight
from ptcg_desktop.data import data_root, load_toml

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue_index import Index


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/plain_prints.toml."""

    rarities: tuple[str, ...]
    sets_aside: tuple[str, ...]


@cache
def _plain() -> tuple[frozenset[str], frozenset[str]]:
    """Tight rarities of plain prints, and ids of the sets that have none."""
    table = load_toml(data_root() / "plain_prints.toml", _Plain)
    return frozenset(fold_tight(rarity) for rarity in table.rarities), frozenset(table.sets_aside)


@cache
def _plain_rarity(rarity: str) -> bool:
    return fold_tight(rarity) in _plain()[0]


def is_plain(rarity: str, set_id: str) -> bool:
    """Is a print of this rarity, in this set, neither a promo nor a special picture?"""
    return _plain_rarity(rarity) and set_id not in _plain()[1]


def best_first(
    index: Index, ids: Iterable[str], owned: Container[str] = (), prefer: Callable[[str], bool] | None = None
) -> list[str]:
    """Printings in the order in which they are meant and offered: owned ones, wished ones, plain ones, the newest.

    Args:
        ids: Known to the index.
        owned: Ids of the prints of which there are copies.
        prefer: Prints for which it is true are wished (legal in a format); None = no such wish.
    """
    place, columns = index.positions, index.columns

    def order(card_id: str) -> tuple[bool, bool, bool, int]:
        row = place[card_id]
        wished = prefer is not None and prefer(card_id)
        return card_id not in owned, not wished, not is_plain(columns.rarities[row], columns.sets[row]), -row

    return sorted(ids, key=order)
