"""What a row of the collection is in a file of another program: the other way of `csv_rows`.

What such a file cannot hold is not worked out from rules of its own: each row is read back as an import would read it,
and what then is not the same is what the file loses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ptcg_desktop.cards.model import CardDef, SetDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import MARKETS, Field, Preset, Written, column_key
from ptcg_desktop.files.csv_text import Record
from ptcg_desktop.files.csv_values import harmless
from ptcg_desktop.services.collection_lots import settled
from ptcg_desktop.services.csv_rows import (
    Evidence,
    Options,
    RowReader,
    Said,
    Unread,
    english_words,
    fitting_variant,
    join_tags,
)
from ptcg_desktop.services.resolving import Resolver
from ptcg_desktop.store.rows import LOT, LOT_MARKS, Holding

_NAMING: frozenset[Field] = frozenset({"card_id", "name", "number"})
PRINTING, ROW = "printing", "row"
"""What may be lost besides the fields of a lot: which printing it is, or the whole row."""


class CellWriter:
    """Writes rows in one kind of file.

    Args:
        sets: For the codes of sets, which other programs ask for.
        cards: The cards of the rows by id, as far as the catalogue has them: for the ids of shops.
    """

    def __init__(self, kind: Preset, sets: Iterable[SetDef] = (), cards: Mapping[str, CardDef] | None = None) -> None:
        assert kind.written is not None
        self.kind, self.written = kind, kind.written
        self._codes = {known.id: known.code for known in sets}
        self._cards = cards or {}
        fields = {
            column_key(name): field for field, names in reversed(kind.columns.items()) for name in reversed(names)
        }
        flags = {column_key(name): part for name, part in kind.flags.items()}
        self._columns: list[tuple[str, tuple[Field, ...], str]] = []
        for name in self.written.heading:
            own = fields.get(column_key(name))
            said = self.written.also.get(name) or ((own,) if own else ())
            self._columns.append((self.written.always.get(name, ""), said, flags.get(column_key(name), "")))
        self._fields = {field for _, said, _ in self._columns for field in said}
        self._words = {field: _words(self.written, field) for field in self._fields}

    def row(self, held: Holding) -> tuple[str, ...] | None:
        """The cells of a row; None where nothing in them would say which card it is."""
        if not self._fields & _NAMING and not any(
            self._product(held, each) for each in MARKETS if each in self._fields
        ):
            return None
        parts = frozenset(held.variant.split("+"))
        return tuple(
            always
            or ("1" if flag and flag in parts else "" if flag else " ".join(filter(None, self._cells(held, fields))))
            for always, fields, flag in self._columns
        )

    def _cells(self, held: Holding, fields: Sequence[Field]) -> list[str]:
        return [self._cell(held, field) for field in fields]

    def _cell(self, held: Holding, field: Field) -> str:
        own = self._own_word(held, field)
        words = self._words[field]
        if own in words or not words:
            return words.get(own, own)
        if field == "variant" and (nearest := _nearest(own, words)):
            return words[nearest]
        return own

    def _own_word(self, held: Holding, field: Field) -> str:
        if field == "set_code":
            return self._codes.get(held.set_id) or held.set_id
        if field == "price":
            return self._sum(held)
        if field == "tags":
            return join_tags(held.tags) if self.kind.exact else ", ".join(held.tags)
        if field in ("signed", "altered"):
            return "yes" if getattr(held, field) else ""
        if field in MARKETS:
            return self._product(held, field)
        return str(getattr(held, field))

    def _product(self, held: Holding, market: Field) -> str:
        """The id of the print in a shop: that of its variant, else of any."""
        card = self._cards.get(held.card_id)
        variants = card.variants if card is not None else ()
        own_first = sorted(variants, key=lambda variant: variant.key != held.variant)
        return next(
            (str(dict(variant.markets)[market]) for variant in own_first if market in dict(variant.markets)), ""
        )

    def _sum(self, held: Holding) -> str:
        """Hundredths as a number; with its currency where the column alone would not tell."""
        if held.price is None:
            return ""
        amount = f"{held.price // 100}.{held.price % 100:02d}"
        amount = amount.replace(".", ",") if self.written.decimal_comma else amount
        if "currency" in self.kind.columns or held.currency == self.kind.currency:
            return amount
        return f"{held.currency} {amount}"


class Losses:
    """Finds what rows lose in a file, by reading them back.

    Args:
        resolver: None where the printing is named by its own id.
        options: As the import would have them.
    """

    def __init__(
        self, writer: CellWriter, cards: Mapping[str, CardDef], resolver: Resolver | None, options: Options
    ) -> None:
        self._writer, self._resolver = writer, resolver
        self._keys = {card_id: [variant.key for variant in card.variants] for card_id, card in cards.items()}
        self._reader = RowReader(writer.kind, writer.written.heading, options, Evidence())

    def of(self, held: Holding) -> frozenset[str]:
        """The fields of the lot that would come back otherwise, `PRINTING`, or `ROW`."""
        cells = self._writer.row(held)
        if cells is None:
            return frozenset({ROW})
        record = Record(1, list(map(harmless, cells)))
        try:
            said = self._reader.read(self._reader.cells(record), record)
            variant = fitting_variant(self._keys.get(held.card_id, ()), said.variant)
            lot = settled(msgspec.structs.replace(said.lot, variant=variant))
        except (Unread, KnownError):
            return frozenset({ROW})
        lost = {name for name in (*LOT, *LOT_MARKS) if name != "currency" and getattr(lot, name) != getattr(held, name)}
        if lot.currency != held.currency:
            lost.add("price")
        if said.count != held.count:
            lost.add("count")
        return frozenset(lost | ({PRINTING} if self._is_lost(held, said) else set()))

    def _is_lost(self, held: Holding, said: Said) -> bool:
        return self._resolver is not None and self._resolver.resolve(said.asked).card_id != held.card_id


def _words(written: Written, field: Field) -> dict[str, str]:
    return {**(english_words(field) if field in written.english else {}), **written.values.get(field, {})}


def _nearest(variant: str, words: Mapping[str, str]) -> str:
    """The word that says most of a variant and nothing else (`holo` of `holo+1st-edition`), `""` if none does."""
    parts = frozenset(variant.split("+"))
    return max((word for word in words if word and parts >= frozenset(word.split("+"))), key=len, default="")
