"""The collection: what is owned, lot by lot. Lists, counts, quick add and figures stand in the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.reading import Cancel, Progress
from ptcg_desktop.services.catalogue_build import never, no_progress
from ptcg_desktop.services.changes import NOTHING, Changes, Done
from ptcg_desktop.services.collection_lots import (
    CONDITIONS,
    MAX_COUNT,
    NO_EDIT,
    Batch,
    Edit,
    Entry,
    Lots,
    checked_count,
    default_variant,
    edited,
    settled,
)
from ptcg_desktop.store.rows import PLAIN, CardRef, Holding, Lot, Totals, Values

if TYPE_CHECKING:
    from ptcg_desktop.store.connect import Library
    from ptcg_desktop.store.session import Step

SCOPE = "collection"
_WRITTEN_AT_ONCE = 4_000


class CollectionService:
    """Use cases of the collection. Each mutating call is one transaction and one undo step of scope `"collection"`.

    Any of them may raise `KnownError` (`database.*`, `library.in_use`; `collection.count`, `.price`, `.currency`,
    `.date` for what is said about copies); then nothing has changed. Rows that come to say the same become one row.
    """

    def __init__(self, library: Library, set_name: Callable[[str], str]) -> None:
        """`set_name` tells the English name of a set by its id, `""` if unknown."""
        self._library = library
        self._set_name = set_name

    # Looking

    def holdings(self, card_id: str | None = None) -> list[Holding]:
        """Everything owned, or the rows of one printing; oldest row first."""
        with self._library.reading() as session:
            return session.holdings(card_id)

    def owned(self, card_ids: Collection[str] | None = None) -> dict[str, int]:
        """Copies by card id, over all lots; cards that are not owned are absent."""
        with self._library.reading() as session:
            return session.owned(card_ids)

    def lots(self) -> int:
        """How many rows `holdings` would give; asked before the page decides where to read them."""
        with self._library.reading() as session:
            return session.lots()

    def totals(self) -> Totals:
        """Sums over the collection."""
        with self._library.reading() as session:
            return session.totals()

    def reference(self, card: CardDef) -> CardRef:
        """A card as rows name it."""
        return CardRef(card.id, card.name.get("en"), card.set_id, self._set_name(card.set_id), card.number)

    # One row

    def add(self, card: CardDef, count: int = 1, lot: Lot = PLAIN) -> Done[Holding]:
        """Put `count` more copies in; n calls are n copies. A lot without a variant is of the card's first one."""
        if count < 1:
            raise ValueError(f"cannot add {count} copies")
        wanted = settled(lot)
        if not wanted.variant:
            wanted = msgspec.structs.replace(wanted, variant=default_variant(card))
        reference = self.reference(card)
        with self._library.step(SCOPE) as step:
            step.describe("step.holding.add", name=reference.name, count=count)
            held = step.holding_of(card.id, wanted)
            lots = Lots([held] if held else [])
            now = lots.put(reference, wanted, count)
            after = write_lots(step, lots)[now]
        return Done(after, _about(card.id), step.id)

    def remove(self, card_id: str, count: int = 1, variant: str = "") -> Done[int]:
        """Take `count` copies of a printing out, from the row added last backwards; the value is how many are left.

        With a variant only copies of that variant are taken and counted.
        """
        if count < 1:
            raise ValueError(f"cannot remove {count} copies")
        with self._library.step(SCOPE) as step:
            holdings = [held for held in step.holdings(card_id) if variant in ("", held.variant)]
            if holdings:
                step.describe("step.holding.remove", name=holdings[-1].name, count=count)
            lots, missing = Lots(holdings), count
            for held in reversed(holdings):
                taken = min(missing, held.count)
                lots.set_count(held.id, held.count - taken)
                missing -= taken
            write_lots(step, lots)
            left = sum(held.count for held in lots.rows.values())
        return Done(left, _about(card_id) if step.id else NOTHING, step.id)

    def change(self, holding_id: int, *, count: int | None = None, edit: Edit = NO_EDIT) -> Done[Holding | None]:
        """Change a row; a count of 0 removes it. If another row comes to say the same, both become that one row.

        Returns:
            The row in which the copies are now, None if they were removed.

        Raises:
            KnownError: `collection.gone` if there is no such row any more.
        """
        with self._library.step(SCOPE) as step:
            held = _held(step, holding_id)
            total = held.count if count is None else count
            code = "step.holding.change" if total else "step.holding.remove"
            step.describe(code, name=held.name, count=abs(total - held.count))
            lots = Lots(step.holdings(held.card_id))
            lots.set_count(held.id, total)
            now = lots.describe(held.id, edited(held.lot, edit)) if total else None
            rows = write_lots(step, lots)
        return Done(None if now is None else rows[now], _about(held.card_id) if step.id else NOTHING, step.id)

    def split(self, holding_id: int, count: int, edit: Edit) -> Done[Holding]:
        """Say something else about some copies of a row: they move to a row of their own, or one that says the same.

        Returns:
            The row in which these copies are now.

        Raises:
            KnownError: `collection.gone`; `collection.split` if the row has not more copies than these.
        """
        with self._library.step(SCOPE) as step:
            held = _held(step, holding_id)
            if not 1 <= count < held.count:
                raise KnownError("collection.split", count=count, limit=held.count - 1)
            step.describe("step.holding.split", name=held.name, count=count)
            lots = Lots(step.holdings(held.card_id))
            lots.set_count(held.id, held.count - count)
            now = lots.put(held.card, edited(held.lot, edit), count)
            after = write_lots(step, lots)[now]
        return Done(after, _about(held.card_id) if step.id else NOTHING, step.id)

    def merge(self, holding_ids: Iterable[int], into: int) -> Done[Holding]:
        """Put the copies of several rows of one printing into one of them; what it says then holds for all of them.

        Raises:
            KnownError: `collection.gone`; `collection.merge` if they are not all of one printing.
        """
        others = [each for each in dict.fromkeys(holding_ids) if each != into]
        with self._library.step(SCOPE) as step:
            target = _held(step, into)
            lots = Lots(step.holdings(target.card_id))
            for each in others:
                if _held(step, each).card_id != target.card_id:
                    raise KnownError("collection.merge")
                lots.join(each, into)
            step.describe("step.holding.merge", name=target.name, count=len(others) + 1)
            after = write_lots(step, lots)[into]
        return Done(after, _about(target.card_id) if step.id else NOTHING, step.id)

    # Many rows

    def set_counts(self, counts: Mapping[int, int]) -> Done[list[Holding]]:
        """Set the copies of several rows in one step; 0 removes a row, rows that are gone are passed over.

        Returns:
            Those of the rows that are still there, as they are now.
        """
        with self._library.step(SCOPE) as step:
            held = list(step.some_holdings(counts).values())
            if len(held) == 1:
                code = "step.holding.change" if counts[held[0].id] else "step.holding.remove"
                step.describe(code, name=held[0].name, count=abs(counts[held[0].id] - held[0].count))
            else:
                step.describe("step.holding.rows", count=len(held))
            lots = Lots(held)
            for row in held:
                lots.set_count(row.id, counts[row.id])
            after = list(write_lots(step, lots).values())
        changes = Changes(frozenset({"collection"}), frozenset(row.card_id for row in held))
        return Done(after, changes if step.id else NOTHING, step.id)

    def edit(self, holding_ids: Iterable[int], edit: Edit) -> Done[list[Holding]]:
        """Say the same anew about many rows (place, condition, tags, price …) in one step; as `write`."""
        return self.write(Batch(edits=dict.fromkeys(holding_ids, edit)))

    def add_many(self, entries: Iterable[Entry]) -> Done[list[Holding]]:
        """Put many copies in, in one step; as `write`."""
        return self.write(Batch(adds=tuple(entries)), "step.holding.add_many")

    def write(self, batch: Batch, code: str = "step.holding.rows") -> Done[list[Holding]]:
        """Make many changes in one step, called `code` (said with `count`, the rows it touched).

        Returns:
            The rows in which the copies concerned are now, each once.
        """
        with self._library.step(SCOPE) as step:
            lots = Lots(_concerned(step, batch))
            touched: dict[int, None] = {}
            for holding_id, edit in batch.edits.items():
                if (held := lots.rows.get(holding_id)) is not None:
                    touched[lots.describe(holding_id, edited(held.lot, edit))] = None
            for holding_id, count in batch.counts.items():
                if holding_id in lots.rows:
                    lots.set_count(holding_id, count)
                    touched[holding_id] = None
            for entry in batch.adds:
                touched[lots.put(entry.card, settled(entry.lot), checked_count(entry.count))] = None
            rows = write_lots(step, lots)
            step.describe(code, count=len(step.images))
            after = [rows[each] for each in touched if each in rows]
        changes = Changes(frozenset({"collection"}), frozenset(image.about for image in step.images))
        return Done(after, changes if step.id else NOTHING, step.id)


def _held(step: Step, holding_id: int) -> Holding:
    held = step.holding(holding_id)
    if held is None:
        raise KnownError("collection.gone")
    return held


def _concerned(step: Step, batch: Batch) -> list[Holding]:
    """The rows a batch may touch: all of the printings it is about."""
    chosen = step.some_holdings({**batch.edits, **batch.counts}).values()
    return step.holdings_of({held.card_id for held in chosen} | {entry.card.card_id for entry in batch.adds})


def write_lots(step: Step, lots: Lots, progress: Progress = no_progress, cancel: Cancel = never) -> dict[int, Holding]:
    """Write what is different; every row as it is now, new ones also under the id they had in `lots`.

    Raises:
        KnownError: `import.cancelled` if `cancel` says so between some thousand rows; the step must then be given up.
    """
    from ptcg_desktop.store.session import lot_values

    rows = dict(lots.rows)
    step.delete_many("holding", lots.gone())
    step.update_many("holding", [(held.id, {"count": held.count, **lot_values(held.lot)}) for held in lots.changed()])
    new = lots.new()
    for start in range(0, len(new), _WRITTEN_AT_ONCE):
        progress(start, len(new), "csv.writing")
        if cancel():
            raise KnownError("import.cancelled")
        some = new[start : start + _WRITTEN_AT_ONCE]
        values: list[Values] = [
            {**msgspec.structs.asdict(held.card), "count": held.count, **lot_values(held.lot)} for held in some
        ]
        for held, held_id in zip(some, step.insert_many("holding", values), strict=True):
            rows[held.id] = msgspec.structs.replace(held, id=held_id)
    if cancel():
        raise KnownError("import.cancelled")
    return rows


def _about(card_id: str) -> Changes:
    return Changes(frozenset({"collection"}), frozenset({card_id}))


__all__ = [
    "CONDITIONS",
    "MAX_COUNT",
    "NO_EDIT",
    "PLAIN",
    "SCOPE",
    "Batch",
    "CardRef",
    "CollectionService",
    "Edit",
    "Entry",
    "Holding",
    "Lot",
    "Totals",
    "checked_count",
    "default_variant",
]
