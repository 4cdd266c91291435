"""How the targets of an export name our printings: their codes of sets (data/deck_targets.toml), public ids, totals."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.decks import Names, Shape
from ptcg_desktop.files.numbers import number_key
from ptcg_desktop.files.setmap import rows_by_id

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ptcg_desktop.cards import SetDef


class _Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/deck_targets.toml: target → our set id → code, where it is not the first one of data/sets.toml."""

    codes: dict[Shape, dict[str, str]]


@cache
def _targets() -> _Targets:
    return load_toml(data_root() / "deck_targets.toml", _Targets)


def names_for(shape: Shape, sets: Sequence[SetDef]) -> Names:
    """The names a target uses for the sets of the catalogue."""
    codes = {known.id: known.code for known in sets} | _targets().codes.get(shape, {})
    totals = {known.id: known.official_count or 0 for known in sets}
    return Names(lambda set_id: codes.get(set_id) or set_id.upper(), lambda set_id: totals.get(set_id, 0), public_id)


def public_id(set_id: str, number: str) -> str:
    """The id of a printing in pokemon-tcg-data (`sv8pt5-4`); of a set it does not have, our own.

    `files.setmap.place` is the way back.
    """
    row = rows_by_id().get(set_id)
    if row is None or not row.ptcgio:
        return f"{set_id}-{number}"
    for theirs, ours in row.numbers.items():
        if ours == number:
            return f"{row.ptcgio}-{theirs}"
    key = number_key(number)
    return f"{row.ptcgio}-{number if key.letters else f'{key.number}{key.suffix}'}"
