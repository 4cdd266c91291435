"""Repairs of faults in public card data: data/overlay/*.toml.

An entry says which printings it means, which field is wrong, what stands there, what is right, and how we know. It is
applied only where the old value is what it expects, so that a source that mends itself is not broken again; an entry
that finds something else is reported as stale.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.numbers import number_key


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """Which printings: by `ids`, by `set` with a range of numbers (`from`, `to`, inclusive) or by English `names`."""

    ids: tuple[str, ...] = ()
    set: str = ""
    from_: str = ""
    to: str = ""
    names: tuple[str, ...] = ()
    kind: str = ""

    def fits(self, card: CardDef) -> bool:
        """Is `card` meant?"""
        if self.ids and card.id not in self.ids:
            return False
        if self.set and card.set_id != self.set:
            return False
        if self.names and card.name.en not in self.names:
            return False
        if self.kind and card.kind != self.kind:
            return False
        key = number_key(card.number)
        return not (self.from_ and key < number_key(self.from_)) and not (self.to and key > number_key(self.to))


class Repair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of an overlay file.

    Attributes:
        field: Field of `CardDef`; `limit_groups` and `classes` are added to, every other field is set.
        old: The wrong value; it must stand there. Left out: the field must have its default value.
        new: The right value.
        reason: Why, in a sentence.
        source: How we know.
    """

    match: Match
    field: str
    new: Any
    reason: str
    source: str
    old: Any = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    repair: tuple[Repair, ...]


class Stale(msgspec.Struct, frozen=True):
    """A repair that did not find what it expects on `card_id`; it changed nothing there."""

    card_id: str
    field: str
    found: str


class Overlay:
    """All repairs, indexed by what they match."""

    def __init__(self, repairs: Iterable[Repair]) -> None:
        self._by_id: dict[str, list[Repair]] = {}
        self._by_set: dict[str, list[Repair]] = {}
        self._by_name: dict[str, list[Repair]] = {}
        self.repairs = tuple(repairs)
        self.stale: list[Stale] = []
        for repair in self.repairs:
            for card_id in repair.match.ids:
                self._by_id.setdefault(card_id, []).append(repair)
            if not repair.match.ids and repair.match.set:
                self._by_set.setdefault(repair.match.set, []).append(repair)
            elif not repair.match.ids:
                for name in repair.match.names:
                    self._by_name.setdefault(name, []).append(repair)

    def apply(self, card: CardDef) -> CardDef:
        """`card` with every repair that fits; notes stale ones in `stale`."""
        found = (self._by_id.get(card.id), self._by_set.get(card.set_id), self._by_name.get(card.name.en))
        for repairs in found:
            for repair in repairs or ():
                if repair.match.fits(card):
                    card = self._mend(card, repair)
        return card

    def _mend(self, card: CardDef, repair: Repair) -> CardDef:
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(card))  # lists, as TOML has them
        now = plain.get(repair.field)
        if repair.field in ("limit_groups", "classes"):
            new = [*(now or ()), *(group for group in repair.new if group not in (now or ()))]
            if new == now:
                return card
        elif now == repair.new:
            return card
        elif now != repair.old:
            self.stale.append(Stale(card.id, repair.field, str(now)))
            return card
        else:
            new = repair.new
        repaired = tuple(dict.fromkeys((*card.repaired, repair.field)))
        return msgspec.convert({**plain, repair.field: new, "repaired": repaired}, CardDef)


def load_overlay(folder: Path | None = None) -> Overlay:
    """Every repair of `data/overlay` (or of another folder).

    Raises:
        KnownError: `data.syntax` or `data.value` with the file and the place.
    """
    repairs: list[Repair] = []
    fields = set(CardDef.__struct_fields__)
    for path in sorted((folder or data_root() / "overlay").glob("*.toml")):
        for position, repair in enumerate(load_toml(path, _File).repair):
            if repair.field not in fields or not (repair.match.ids or repair.match.set or repair.match.names):
                raise KnownError("data.value", file=str(path), key=f"$.repair[{position}]", problem=repair.field)
            repairs.append(repair)
    return Overlay(repairs)
