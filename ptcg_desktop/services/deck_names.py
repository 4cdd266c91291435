"""How the targets of an export name our printings: their codes of sets (data/deck_targets.toml), public ids, totals."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards.names import is_basic_energy_name
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.decks import Names, Shape
from ptcg_desktop.decks.exports import NO_NAMES
from ptcg_desktop.files.numbers import number_key
from ptcg_desktop.files.setmap import rows_by_id

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ptcg_desktop.services.decks import CardSource


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a target writes collector numbers.

    Attributes:
        in_code: Sets whose code says the letters of their numbers, which are then left out (`LOR-TG 24`).
        padded: Sets whose numbers keep the zeros in front.
    """

    in_code: frozenset[str] = frozenset()
    padded: frozenset[str] = frozenset()


class _Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/deck_targets.toml: target → our set id → code, where it is not the first one of data/sets.toml; and the
    targets that write numbers short."""

    codes: dict[Shape, dict[str, str]]
    numbers: dict[Shape, _Numbers]


@cache
def _targets() -> _Targets:
    return load_toml(data_root() / "deck_targets.toml", _Targets)


def names_for(shape: Shape, cards: CardSource) -> Names:
    """The names a target uses for the prints of the catalogue."""
    sets = cards.sets()
    codes = {known.id: known.code for known in sets} | _targets().codes.get(shape, {})
    totals = {known.id: known.official_count or 0 for known in sets}
    return Names(
        code=lambda set_id: codes.get(set_id) or set_id.upper(),
        number=_numbers_of(shape),
        total=lambda set_id: totals.get(set_id, 0),
        public_id=public_id,
        shared=lambda card_id: _is_shared(card_id, cards, totals),
    )


def _is_shared(card_id: str, cards: CardSource, totals: Mapping[str, int]) -> bool:
    """Has a printing its name, number and total of its set (if that is known) in common with another?

    Of a basic Energy a number alone says nothing: any print is as good as another.
    """
    card = cards.card(card_id)
    if card is None:
        return False
    total, key = totals.get(card.set_id, 0), number_key(card.number)
    if not total and card.kind == "energy" and is_basic_energy_name(card.name.en):
        return True
    return any(
        other.id != card_id and number_key(other.number) == key and total in (0, totals.get(other.set_id, 0))
        for other in cards.cards(cards.prints_of(card_id))
    )


def _numbers_of(shape: Shape) -> Callable[[str, str], str]:
    """How a target writes numbers: without zeros in front and without the letters a promotional set begins them with,
    or as they are printed."""
    rules = _targets().numbers.get(shape)
    if rules is None:
        return NO_NAMES.number

    def short(set_id: str, number: str) -> str:
        key, row = number_key(number), rows_by_id().get(set_id)
        if not key.number or set_id in rules.padded:
            return number
        if not key.letters or set_id in rules.in_code or (row is not None and key.letters == row.prefix):
            return f"{key.number}{number[len(number) - len(key.suffix) :]}"
        return number

    return short


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
