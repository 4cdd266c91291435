"""Wish lists, trade lists and others: named lists of cards, each a certain printing or any print of a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING, Changes, Done
from ptcg_desktop.services.collection import SCOPE
from ptcg_desktop.services.collection_lots import checked_count, settled_money
from ptcg_desktop.store.rows import CardList, CardRef, ListedCard, ListKind, Values

if TYPE_CHECKING:
    from ptcg_desktop.store.connect import Library
    from ptcg_desktop.store.session import Session, Step


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """A card to put on a list.

    Attributes:
        card: The printing; without a card id any print of its name will do.
        variant, condition, language: `""` = any.
        price: The most to pay, or the least to take, for one copy, in hundredths; None = not said.
    """

    card: CardRef
    count: int = 1
    variant: str = ""
    condition: str = ""
    language: str = ""
    price: int | None = None
    currency: str = ""
    note: str = ""


class ListEdit(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be different in a row of a list; fields left out stay as they are. A price of None takes it away."""

    variant: str | UnsetType = UNSET
    condition: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    price: int | UnsetType | None = UNSET
    currency: str | UnsetType = UNSET
    note: str | UnsetType = UNSET


NO_LIST_EDIT = ListEdit()


class ListService:
    """Use cases of lists. Each mutating call is one transaction and one undo step of scope `"collection"`.

    Any of them may raise `KnownError` (`database.*`, `library.in_use`; `list.gone` if the list or row was deleted
    meanwhile; `collection.count`, `.price`, `.currency`); then nothing has changed.
    """

    def __init__(self, library: Library, reference: Callable[[CardDef], CardRef]) -> None:
        """`reference` names a card as rows do (`CollectionService.reference`)."""
        self._library = library
        self._reference = reference

    # Looking

    def all(self) -> list[CardList]:
        """All lists: wish lists, trade lists, others; each kind by name."""
        with self._library.reading() as session:
            return session.lists()

    def get(self, list_id: int) -> CardList:
        """One list."""
        with self._library.reading() as session:
            return _list(session, list_id)

    def rows(self, list_id: int | None = None) -> list[ListedCard]:
        """The rows of one list, or of all, oldest first."""
        with self._library.reading() as session:
            return session.listed(list_id)

    # Lists

    def create(self, name: str, kind: ListKind = "wish", note: str = "") -> Done[CardList]:
        """Make a list. A name may be given twice.

        Raises:
            KnownError: `list.name_empty`.
        """
        wanted = _name(name)
        with self._library.step(SCOPE) as step:
            step.describe("step.list.create", name=wanted)
            list_id = step.insert("card_list", {"name": wanted, "kind": kind, "note": note.strip()})
        return self._done(list_id, step)

    def create_with(self, name: str, wanted: Iterable[Wanted], kind: ListKind = "wish") -> Done[CardList]:
        """Make a list with cards on it, in one step; raises as `create`."""
        called = _name(name)
        with self._library.step(SCOPE) as step:
            step.describe("step.list.create", name=called)
            list_id = step.insert("card_list", {"name": called, "kind": kind, "note": ""})
            rows: dict[tuple[str, ...], ListedCard] = {}
            for row in (_row(list_id, each) for each in wanted):
                key = _key(row)
                rows[key] = _more(rows[key], row) if key in rows else row
            _write_rows(step, list_id, list(rows.values()))
        return self._done(list_id, step)

    def change(
        self, list_id: int, *, name: str | None = None, kind: ListKind | None = None, note: str | None = None
    ) -> Done[CardList]:
        """Give a list another name, kind or note; raises as `create`."""
        with self._library.step(SCOPE) as step:
            old = _list(step, list_id)
            step.describe("step.list.change", name=old.name)
            values: Values = {
                "name": old.name if name is None else _name(name),
                "kind": kind or old.kind,
                "note": old.note if note is None else note.strip(),
            }
            step.update("card_list", (list_id,), values)
        return self._done(list_id, step)

    def delete(self, list_id: int) -> Done[None]:
        """Remove a list with all its rows; undoing brings both back."""
        with self._library.step(SCOPE) as step:
            step.describe("step.list.delete", name=_list(step, list_id).name)
            step.delete("card_list", (list_id,))
        return Done(None, _about(list_id), step.id)

    # Rows

    def add(self, list_id: int, card: CardDef, count: int = 1, *, any_print: bool = False) -> Done[ListedCard]:
        """Put so many more of a card on a list, of this printing or of any print of its name."""
        reference = self._reference(card)
        if any_print:
            reference = CardRef("", reference.name)
        done = self.put(list_id, [Wanted(card=reference, count=count)])
        return Done(done.value[0], done.changes, done.step)

    def put(self, list_id: int, wanted: Iterable[Wanted]) -> Done[list[ListedCard]]:
        """Put many cards on a list, in one step. What is on it already gets more copies; a price or note given anew
        takes the place of the old one.

        Returns:
            Their rows, as they are now, each once.
        """
        with self._library.step(SCOPE) as step:
            _list(step, list_id)
            rows = {_key(row): row for row in step.listed(list_id)}
            touched: dict[tuple[str, ...], None] = {}
            for each in wanted:
                row = _row(list_id, each)
                key = _key(row)
                touched[key] = None
                rows[key] = _more(rows[key], row) if key in rows else row
            after = _write_rows(step, list_id, [rows[key] for key in touched])
            if len(after) == 1:
                step.describe("step.list.put", name=after[0].name, count=after[0].count)
            else:
                step.describe("step.list.rows", count=len(after))
        return Done(after, _about(list_id) if step.id else NOTHING, step.id)

    def set_count(self, row_id: int, count: int) -> Done[ListedCard | None]:
        """Want exactly so many; 0 takes the row off its list."""
        with self._library.step(SCOPE) as step:
            row = _listed(step, row_id)
            step.describe("step.list.row" if count else "step.list.take", name=row.name)
            if count:
                step.update("listed_card", (row_id,), {"count": checked_count(count)})
            else:
                step.delete("listed_card", (row_id,))
        after = msgspec.structs.replace(row, count=count) if count else None
        return Done(after, _about(row.list_id) if step.id else NOTHING, step.id)

    def edit(self, row_ids: Iterable[int], edit: ListEdit) -> Done[list[ListedCard]]:
        """Say the same anew about several rows, in one step; rows that become the same are one row afterwards.

        Returns:
            The rows in which these cards are now, each once; rows that are gone are passed over.
        """
        with self._library.step(SCOPE) as step:
            chosen = set(row_ids)
            listed = step.listed()
            rows = {(row.list_id, *_key(row)): row for row in listed}
            touched: dict[tuple[object, ...], None] = {}
            gone: list[int] = []
            for row in (each for each in listed if each.id in chosen):
                after = _edited(row, edit)
                del rows[row.list_id, *_key(row)]
                key = (row.list_id, *_key(after))
                if key in rows:
                    gone.append(row.id)
                    after = _more(rows[key], after)
                rows[key] = after
                touched[key] = None
            step.describe("step.list.rows", count=len(touched))
            step.delete_many("listed_card", gone)
            found = [rows[key] for key in touched]
            step.update_many("listed_card", [(row.id, _values(row)) for row in found])
        return Done(found, _about(*(row.list_id for row in found)) if step.id else NOTHING, step.id)

    def remove(self, row_ids: Sequence[int]) -> Done[int]:
        """Take rows off their lists, in one step; the value is how many there were."""
        with self._library.step(SCOPE) as step:
            chosen = set(row_ids)
            rows = [row for row in step.listed() if row.id in chosen]
            if len(rows) == 1:
                step.describe("step.list.take", name=rows[0].name)
            else:
                step.describe("step.list.rows", count=len(rows))
            step.delete_many("listed_card", [row.id for row in rows])
        return Done(len(rows), _about(*(row.list_id for row in rows)) if step.id else NOTHING, step.id)

    def _done(self, list_id: int, step: Step) -> Done[CardList]:
        return Done(self.get(list_id), _about(list_id) if step.id else NOTHING, step.id)


def _list(session: Session, list_id: int) -> CardList:
    found = next((each for each in session.lists() if each.id == list_id), None)
    if found is None:
        raise KnownError("list.gone")
    return found


def _listed(session: Session, row_id: int) -> ListedCard:
    found = next((row for row in session.listed() if row.id == row_id), None)
    if found is None:
        raise KnownError("list.gone")
    return found


def _name(name: str) -> str:
    wanted = " ".join(name.split())
    if not wanted:
        raise KnownError("list.name_empty")
    return wanted


def _key(row: ListedCard) -> tuple[str, ...]:
    return row.card_id, row.name_key, row.variant, row.condition, row.language


def _row(list_id: int, wanted: Wanted) -> ListedCard:
    """The row for it; its id is not known yet."""
    card = wanted.card
    price, currency = settled_money(wanted.price, wanted.currency)
    return ListedCard(
        0, list_id, card.card_id, name_key(card.name), card.name, card.set_id, card.set_name, card.number,
        wanted.variant.strip(), wanted.condition.strip(), wanted.language.strip(), checked_count(wanted.count),
        price, currency, wanted.note.strip(),
    )  # fmt: skip


def _more(row: ListedCard, more: ListedCard) -> ListedCard:
    """Both together, under the id of the first."""
    price = (row.price, row.currency) if more.price is None else (more.price, more.currency)
    return msgspec.structs.replace(
        row,
        count=checked_count(row.count + more.count),
        price=price[0],
        currency=price[1],
        note=more.note or row.note,
    )


def _edited(row: ListedCard, edit: ListEdit) -> ListedCard:
    said = {name: getattr(edit, name) for name in ListEdit.__struct_fields__ if getattr(edit, name) is not UNSET}
    after = msgspec.structs.replace(row, **{name: _stripped(value) for name, value in said.items()})
    price, currency = settled_money(after.price, after.currency)
    return msgspec.structs.replace(after, price=price, currency=currency)


def _stripped(value: str | int | None) -> str | int | None:
    return value.strip() if isinstance(value, str) else value


def _values(row: ListedCard) -> Values:
    values = msgspec.structs.asdict(row)
    del values["id"]
    return values


def _write_rows(step: Step, list_id: int, rows: Sequence[ListedCard]) -> list[ListedCard]:
    known = [row for row in rows if row.id]
    new = [row for row in rows if not row.id]
    step.update_many("listed_card", [(row.id, _values(row)) for row in known])
    ids = iter(step.insert_many("listed_card", [_values(row) for row in new]))
    return [row if row.id else msgspec.structs.replace(row, id=next(ids)) for row in rows]


def _about(*list_ids: int) -> Changes:
    return Changes(frozenset({"lists"}), frozenset(f"list:{each}" for each in list_ids))


__all__ = ["NO_LIST_EDIT", "CardList", "ListEdit", "ListKind", "ListService", "ListedCard", "Wanted"]
