"""The collection: what is owned, per printing, variant, condition and language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING, Changes, Done
from ptcg_desktop.store.rows import Holding, Totals, Values

if TYPE_CHECKING:
    from ptcg_desktop.store.connect import Library
    from ptcg_desktop.store.session import Step

SCOPE = "collection"
MAX_COUNT = 999_999

# Conditions people write, best first; others are kept word for word.
CONDITIONS = ("M", "NM", "LP", "MP", "HP", "D")


class CollectionService:
    """Use cases of the collection. Each mutating call is one transaction and one undo step of scope `"collection"`.

    Any of them may raise `KnownError` (`database.*`, `library.in_use`); then nothing has changed.
    """

    def __init__(self, library: Library, set_name: Callable[[str], str]) -> None:
        """`set_name` tells the English name of a set by its id, `""` if unknown."""
        self._library = library
        self._set_name = set_name

    def holdings(self, card_id: str | None = None) -> list[Holding]:
        """Everything owned, or the rows of one printing; oldest row first."""
        with self._library.reading() as session:
            return session.holdings(card_id)

    def owned(self, card_ids: Collection[str] | None = None) -> dict[str, int]:
        """Copies by card id, over all variants; cards that are not owned are absent."""
        with self._library.reading() as session:
            return session.owned(card_ids)

    def totals(self) -> Totals:
        """Sums over the collection."""
        with self._library.reading() as session:
            return session.totals()

    def add(
        self, card: CardDef, count: int = 1, variant: str = "", condition: str = "NM", language: str = "en"
    ) -> Done[Holding]:
        """Put `count` more copies in; n calls are n copies. `variant=""` is the first variant the card exists in.

        Raises:
            KnownError: `collection.count` if the row would hold more than `MAX_COUNT` copies.
        """
        if count < 1:
            raise ValueError(f"cannot add {count} copies")
        variant = variant.strip() or default_variant(card)
        key = (card.id, variant, condition.strip(), language.strip())
        set_name = self._set_name(card.set_id)
        with self._library.step(SCOPE) as step:
            step.describe("step.holding.add", name=card.name.get("en"), count=count)
            held = step.holding_by_key(*key)
            total = checked_count(count + (held.count if held else 0))
            holding = _insert(step, card, set_name, key, total) if held is None else _changed(step, held, count=total)
        return Done(holding, _about(card.id), step.id)

    def remove(self, card_id: str, count: int = 1) -> Done[int]:
        """Take `count` copies of a printing out, from the row added last backwards; the value is how many are left."""
        if count < 1:
            raise ValueError(f"cannot remove {count} copies")
        with self._library.step(SCOPE) as step:
            holdings = step.holdings(card_id)
            if holdings:
                step.describe("step.holding.remove", name=holdings[-1].name, count=count)
            missing = count
            for held in reversed(holdings):
                taken = min(missing, held.count)
                if taken:
                    _set_count(step, held, held.count - taken)
                missing -= taken
            left = sum(held.count for held in holdings) - (count - missing)
        return Done(left, _about(card_id) if step.id else NOTHING, step.id)

    def set_counts(self, counts: Mapping[int, int]) -> Done[list[Holding]]:
        """Set the copies of several rows in one step; 0 removes a row, rows that are gone are passed over.

        Returns:
            Those of the rows that are still there, as they are now.

        Raises:
            KnownError: `collection.count` as in `add`.
        """
        with self._library.step(SCOPE) as step:
            held = [row for row in (step.holding(each) for each in counts) if row is not None]
            if len(held) == 1:
                code = "step.holding.change" if counts[held[0].id] else "step.holding.remove"
                step.describe(code, name=held[0].name, count=abs(counts[held[0].id] - held[0].count))
            else:
                step.describe("step.holding.rows", count=len(held))
            for row in held:
                _set_count(step, row, counts[row.id] and checked_count(counts[row.id]))
            after = [row for row in (step.holding(each.id) for each in held) if row is not None]
        changes = Changes(frozenset({"collection"}), frozenset(row.card_id for row in held))
        return Done(after, changes if step.id else NOTHING, step.id)

    def change(
        self,
        holding_id: int,
        *,
        count: int | None = None,
        variant: str | None = None,
        condition: str | None = None,
        language: str | None = None,
    ) -> Done[Holding | None]:
        """Change a row; a count of 0 removes it. If another row has the new key, both become that one row.

        Returns:
            The row as it is now, None if it was removed.

        Raises:
            KnownError: `collection.gone` if there is no such row any more, `collection.count` as in `add`.
        """
        with self._library.step(SCOPE) as step:
            held = step.holding(holding_id)
            if held is None:
                raise KnownError("collection.gone")
            wanted = (
                held.variant if variant is None else variant.strip(),
                held.condition if condition is None else condition.strip(),
                held.language if language is None else language.strip(),
            )
            total = held.count if count is None else count
            code = "step.holding.change" if total else "step.holding.remove"
            step.describe(code, name=held.name, count=abs(total - held.count))
            after: Holding | None = None
            if total == 0:
                step.delete("holding", (held.id,))
            else:
                after = _moved(step, held, wanted, checked_count(total))
        return Done(after, _about(held.card_id) if step.id else NOTHING, step.id)


def default_variant(card: CardDef) -> str:
    """The first variant in which the card was printed; `""` if the catalogue does not say."""
    return card.variants[0].key if card.variants else ""


def checked_count(count: int) -> int:
    """`count`, if a row may hold it.

    Raises:
        KnownError: `collection.count`.
    """
    if not 1 <= count <= MAX_COUNT:
        raise KnownError("collection.count", count=count, limit=MAX_COUNT)
    return count


def _insert(step: Step, card: CardDef, set_name: str, key: tuple[str, str, str, str], count: int) -> Holding:
    card_id, variant, condition, language = key
    values: Values = {
        "card_id": card_id,
        "name": card.name.get("en"),
        "set_id": card.set_id,
        "set_name": set_name,
        "number": card.number,
        "variant": variant,
        "condition": condition,
        "language": language,
        "count": count,
    }
    holding = step.holding(step.insert("holding", values))
    assert holding is not None
    return holding


def _set_count(step: Step, held: Holding, count: int) -> None:
    if count:
        step.update("holding", (held.id,), {"count": count})
    else:
        step.delete("holding", (held.id,))


def _moved(step: Step, held: Holding, wanted: tuple[str, str, str], count: int) -> Holding:
    variant, condition, language = wanted
    twin = step.holding_by_key(held.card_id, variant, condition, language)
    if twin is None or twin.id == held.id:
        return _changed(step, held, variant=variant, condition=condition, language=language, count=count)
    step.delete("holding", (held.id,))
    return _changed(step, twin, count=checked_count(twin.count + count))


def _changed(step: Step, held: Holding, **values: str | int) -> Holding:
    step.update("holding", (held.id,), values)
    after = step.holding(held.id)
    assert after is not None
    return after


def _about(card_id: str) -> Changes:
    return Changes(frozenset({"collection"}), frozenset({card_id}))


__all__ = [
    "CONDITIONS",
    "MAX_COUNT",
    "SCOPE",
    "CollectionService",
    "Holding",
    "Totals",
    "checked_count",
    "default_variant",
]
