"""What the Collection page shows and does, without widgets: rows, order, filter, edits, quick add, undo."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.collection import CONDITIONS, MAX_COUNT, SCOPE, Edit, Lot
from ptcg_desktop.services.quick_add import QuickAdd, Understood, lot_of
from ptcg_desktop.services.quick_line import QuickLine
from ptcg_desktop.ui.collection.columns import SORT_KEYS, Column, is_blank
from ptcg_desktop.ui.collection.finding import EVERYTHING, Answer, find
from ptcg_desktop.ui.collection.names import Names

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.changes import Changes, StepInfo
    from ptcg_desktop.services.collection import CollectionService, Holding
    from ptcg_desktop.services.history import History
    from ptcg_desktop.services.query.shelf import Shelf

MANY = 1500
"""From so many rows on, reading, sorting and searching them belongs on another thread."""


class Shown(msgspec.Struct, frozen=True):
    """Totals of the rows that the filter lets through."""

    rows: int
    prints: int
    copies: int
    sets: int


class Candidate(msgspec.Struct, frozen=True):
    """A printing that a quick-add line may mean, best first."""

    card: CardDef
    set_name: str
    owned: int


class Offer(msgspec.Struct, frozen=True):
    """What a quick-add line was taken to mean.

    Attributes:
        candidates: The printings it may name, the likeliest first.
        lots: What would be said about copies of each.
    """

    line: QuickLine
    candidates: tuple[Candidate, ...]
    lots: tuple[Lot, ...]


class Added(msgspec.Struct, frozen=True):
    """What a quick-add line did: the row it went to, the copies added, and how many other printings bear the name."""

    holding_id: int
    card: CardDef
    count: int
    others: int


class Loaded(msgspec.Struct, frozen=True):
    """The collection as it was read, named and in order: made by `read`, on any thread, shown by `take`."""

    rows: Mapping[int, Holding]
    names: Names
    order: Sequence[int]
    sorted_by: tuple[Column, bool]


class CollectionPresenter:
    """Rows of the collection in the order and under the filter the person chose.

    Edits keep every row where it stands: a row that is being edited never jumps or vanishes; sorting happens when a
    column is chosen or the page is filled anew. `publish` is called with the changes of every act, once.

    Attributes:
        language: Language of names, `"en"` or `"pt"`; see `speak`.
        condition, card_language: What a new copy gets where the quick-add line does not say.
        visible: Ids of the rows to show, in order.
        answer: What the search found last.
        stale: The rows are not what they were when they were read; `read` and `take` mend it.
    """

    def __init__(
        self,
        collection: CollectionService,
        catalogue: CatalogueService,
        history: History,
        publish: Callable[[Changes], None],
        shelf: Callable[[], Shelf],
    ) -> None:
        """`shelf` gives what a search may ask about decks and lists (`Workspace.shelf`)."""
        self._collection = collection
        self._catalogue = catalogue
        self._history = history
        self._shelf = shelf
        self._quick = QuickAdd(catalogue, collection)
        self._publish = publish
        self.condition = CONDITIONS[1]
        self.card_language = "en"
        self._names = Names(catalogue, "en")
        self._owned_sets: list[tuple[str, str]] | None = None
        self._shown: Shown | None = None
        self._known: dict[Column, list[str]] = {}
        self._rows: dict[int, Holding] = {}
        self._order: list[int] = []
        self.visible: list[int] = []
        self.answer: Answer = EVERYTHING
        self.stale = False
        self.set_id = ""
        self.column: Column = "name"
        self.descending = False

    # what is shown

    @property
    def language(self) -> str:
        """Language of the names of cards and sets."""
        return self._names.language

    @property
    def text(self) -> str:
        """What is searched for."""
        return self.answer.text

    def reload(self) -> None:
        """Read everything anew and sort it (after undo, an import, or a change made elsewhere)."""
        self.take(self.read())

    def read(self) -> Loaded:
        """Read, name and sort the collection without showing it yet; may run on another thread.

        Raises:
            KnownError: `database.*`.
        """
        column, descending, language = self.column, self.descending, self.language
        rows = {row.id: row for row in self._collection.holdings()}
        names = Names(self._catalogue, language, rows.values())
        return Loaded(rows, names, _ordered(rows.values(), names, column, descending), (column, descending))

    def take(self, loaded: Loaded) -> None:
        """Show what was read."""
        self.stale = False
        self._rows = dict(loaded.rows)
        self._known, self._owned_sets = {}, None
        if loaded.names.language == self.language:
            self._names = loaded.names
        if (loaded.sorted_by, loaded.names) == ((self.column, self.descending), self._names):
            self._order = list(loaded.order)
            self._search_again()
        else:
            self._sort()

    @property
    def many(self) -> bool:
        """Is there so much to look through that it belongs on another thread?"""
        return len(self._rows) > MANY

    def speak(self, language: str) -> None:
        """Name cards and sets in another language, and put the rows in the order of these names."""
        if language != self.language:
            self._names = Names(self._catalogue, language, self._rows.values())
            self._owned_sets = None
            self._sort()

    def row(self, holding_id: int) -> Holding:
        """The row with this id."""
        return self._rows[holding_id]

    def has(self, holding_id: int) -> bool:
        """Is the row still there?"""
        return holding_id in self._rows

    def card(self, holding_id: int) -> CardDef | None:
        """The card of a row, None if the catalogue does not know it (the row itself is never lost)."""
        return self._catalogue.card(self._rows[holding_id].card_id)

    def name(self, holding_id: int) -> str:
        """A row's card name in the language of the window, else as it was when the card was added."""
        return self._names.card(self._rows[holding_id])

    def set_name(self, holding_id: int) -> str:
        """A row's set name in the language of the window, else as it was when the card was added."""
        return self._names.set(self._rows[holding_id])

    def same_card(self, card_id: str) -> list[Holding]:
        """Every row of a printing, most copies first."""
        return sorted((row for row in self._rows.values() if row.card_id == card_id), key=lambda row: -row.count)

    def forget_sets(self) -> None:
        """The catalogue moved: ask for names anew."""
        self._names = Names(self._catalogue, self.language, self._rows.values())
        self._owned_sets = None

    @property
    def is_empty(self) -> bool:
        """Nothing is owned at all (as opposed to: nothing matches)."""
        return not self._rows

    def shown(self) -> Shown:
        """Totals over the visible rows."""
        if self._shown is None:
            rows = [self._rows[each] for each in self.visible]
            self._shown = Shown(
                rows=len(rows),
                prints=len({row.card_id for row in rows}),
                copies=sum(row.count for row in rows),
                sets=len({row.set_id for row in rows}),
            )
        return self._shown

    def sets(self) -> list[tuple[str, str]]:
        """Sets of which something is owned, as (id, name), by name."""
        if self._owned_sets is None:
            one = {row.set_id: row for row in self._rows.values()}
            names = [(set_id, self._names.set(row)) for set_id, row in one.items()]
            self._owned_sets = sorted(names, key=lambda pair: (fold(pair[1]), pair[0]))
        return self._owned_sets

    def written(self, column: Column) -> list[str]:
        """Everything written in a column of words, most used first: places, tags, grades, to be offered again."""
        if column not in self._known:
            counts: dict[str, int] = {}
            for row in self._rows.values():
                value: str | tuple[str, ...] = getattr(row, column)
                for each in (value,) if isinstance(value, str) else value:
                    if each:
                        counts[each] = counts.get(each, 0) + 1
            self._known[column] = sorted(counts, key=lambda each: (-counts[each], each.casefold()))
        return self._known[column]

    # search and order

    def find(self, text: str) -> Answer:
        """What a text in the search language finds; may run on another thread. `show` then narrows the rows to it.

        Raises:
            KnownError: `database.*`, `catalogue.*`; never for what is typed.
        """
        return find(text, dict(self._rows), self._names, self._catalogue, self._shelf)

    def show(self, answer: Answer) -> None:
        """Narrow the rows to what was found."""
        self.answer = answer
        self._filter()

    def set_filter(self, text: str | None = None, set_id: str | None = None) -> None:
        """Narrow the rows: a text in the search language; a set id (`""` = every set)."""
        self.set_id = self.set_id if set_id is None else set_id
        self.show(self.answer if text is None else self.find(text))

    def sort(self, column: Column, descending: bool = False) -> None:
        """Order the rows by a column; equal rows by name, set and number."""
        self.column, self.descending = column, descending
        self._sort()

    def _sort(self) -> None:
        self._order = _ordered(self._rows.values(), self._names, self.column, self.descending)
        self._search_again()

    def _search_again(self) -> None:
        """The rows have changed under the search: it is asked once more."""
        if self.answer.ids is not None:
            self.answer = self.find(self.answer.text)
        self._filter()

    def _filter(self) -> None:
        found: Iterable[int] = self._order
        if self.set_id:
            found = [each for each in found if self._rows[each].set_id == self.set_id]
        if (ids := self.answer.ids) is not None:
            found = [each for each in found if each in ids]
        if ranks := self.answer.ranks:
            last = (1 << 60,)
            found = sorted(found, key=lambda each: ranks.get(self._rows[each].card_id, last))
        self.visible = list(found)
        self._shown = None

    # edits

    def bump(self, holding_ids: Sequence[int], by: int) -> None:
        """Add `by` copies to each row (negative takes away), as one act; a row that reaches 0 is removed."""
        self._set_counts({each: self._rows[each].count + by for each in holding_ids if each in self._rows})

    def set_count(self, holding_id: int, count: int) -> None:
        """Own exactly `count` copies; 0 removes the row."""
        self._set_counts({holding_id: count})

    def change(self, holding_ids: Collection[int], edit: Edit) -> list[int]:
        """Say something else about rows, as one act; rows that become the same are one row afterwards.

        Returns:
            The rows in which these copies are now.
        """
        known = [each for each in holding_ids if each in self._rows]
        if len(known) == 1:
            done = self._collection.change(known[0], edit=edit)
            after = [done.value] if done.value else []
            changes = done.changes
        else:
            many = self._collection.edit(known, edit)
            after, changes = many.value, many.changes
        self._merge(known, after, changes)
        return [row.id for row in after]

    def split(self, holding_id: int, count: int, edit: Edit) -> int:
        """Set some copies of a row apart, of which something else is said; the row in which they are now."""
        done = self._collection.split(holding_id, count, edit)
        left = msgspec.structs.replace(self._rows[holding_id], count=self._rows[holding_id].count - count)
        self._put(done.value, behind=holding_id)
        self._rows[holding_id] = left
        self._publish(done.changes)
        return done.value.id

    def merge(self, holding_ids: Sequence[int]) -> int:
        """Put the copies of rows of one printing into the first of them; the row they are in."""
        into = holding_ids[0]
        done = self._collection.merge(holding_ids, into)
        self._merge(holding_ids, [done.value], done.changes)
        return into

    def can_merge(self, holding_ids: Sequence[int]) -> bool:
        """Are these several rows of one printing?"""
        return len(holding_ids) > 1 and len({self._rows[each].card_id for each in holding_ids}) == 1

    def delete(self, holding_ids: Sequence[int]) -> int:
        """Remove rows, as one act; returns how many copies left."""
        gone = sum(self._rows[each].count for each in holding_ids if each in self._rows)
        self._set_counts(dict.fromkeys(holding_ids, 0))
        return gone

    def _set_counts(self, wanted: Mapping[int, int]) -> None:
        counts = {each: max(0, min(MAX_COUNT, count)) for each, count in wanted.items()}
        if all(each not in self._rows or self._rows[each].count == count for each, count in counts.items()):
            return
        done = self._collection.set_counts(counts)
        kept = {row.id: row for row in done.value}
        if self._shown is not None and not self.text and not self.set_id:  # every row is visible
            more = sum(row.count - self._rows[row.id].count for row in done.value)
            self._shown = msgspec.structs.replace(self._shown, copies=self._shown.copies + more)
        else:
            self._shown = None
        self._rows.update(kept)
        self._drop(counts.keys() - kept.keys())
        self._publish(done.changes)

    def _merge(self, before: Collection[int], after: Sequence[Holding], changes: Changes) -> None:
        """Take over the outcome of an act on several rows: those that went into others are gone."""
        self._drop(set(before) - {row.id for row in after})
        for row in after:
            self._put(row)
        self._publish(changes)

    # undo

    def can_undo(self) -> StepInfo | None:
        """The act that undo would take back."""
        return self._history.can_undo(SCOPE)

    def can_redo(self) -> StepInfo | None:
        """The act that redo would do again."""
        return self._history.can_redo(SCOPE)

    def undo(self) -> bool:
        """Take the last act back, also one of an earlier session; False if there is none."""
        return self._travel(self._history.undo(SCOPE))

    def redo(self) -> bool:
        """Do the act again that was taken back last; False if there is none."""
        return self._travel(self._history.redo(SCOPE))

    def _travel(self, changes: Changes | None) -> bool:
        if changes is None:
            return False
        self.renew(changes.ids)
        self._publish(changes)
        return True

    def renew(self, card_ids: Set[str]) -> None:
        """Read the rows of some cards anew; no ids = anything may have moved. Where that is too much to wait for,
        `stale` says so, and nothing is read.
        """
        if not card_ids or len(card_ids) > _FEW:
            self.stale = self.many
            if not self.stale:
                self.reload()
            return
        fresh = {row.id: row for card_id in card_ids for row in self._collection.holdings(card_id)}
        old = {each for each, row in self._rows.items() if row.card_id in card_ids}
        self._drop(old - fresh.keys())
        self._rows.update(fresh)
        self._known, self._shown = {}, None
        if fresh.keys() - old:
            self._owned_sets = None
            self._sort()

    # quick add

    def offer(self, text: str, limit: int = 8) -> Offer:
        """What a quick-add line is taken to mean."""
        return self._offer(self._quick.find(text, limit))

    def alike(self, text: str) -> Offer:
        """Printings with names like the one in a line that `offer` knows no card for; for another thread."""
        return self._offer(self._quick.alike(text))

    def _offer(self, understood: Understood) -> Offer:
        owned = self._collection.owned([card.id for card in understood.cards])
        candidates = tuple(
            Candidate(card, self._names.set_of(card.set_id), owned.get(card.id, 0)) for card in understood.cards
        )
        lots = tuple(lot_of(card, understood.line, self.plain) for card in understood.cards)
        return Offer(understood.line, candidates, lots)

    @property
    def plain(self) -> Lot:
        """What is said about copies where the line says nothing."""
        return Lot(condition=self.condition, language=self.card_language)

    def candidates(self, text: str, limit: int = 8) -> Sequence[Candidate]:
        """The printings a quick-add line may mean, best first; empty if none fits."""
        return self.offer(text, limit).candidates

    def add_line(self, text: str, card_id: str = "") -> Added | None:
        """Add what a quick-add line says; None if no printing fits (then nothing was written).

        Args:
            text: The line; its count, variant, condition, language and place apply.
            card_id: The printing chosen in the list of candidates; otherwise the best one is taken.
        """
        done = self._quick.add(text, card_id, self.plain)
        if done is None:
            return None
        added = done.value
        self._put(added.holding)
        self._publish(done.changes)
        others = len(self._catalogue.prints_of(added.card.id)) - 1
        return Added(added.holding.id, added.card, added.count, max(0, others))

    def _put(self, row: Holding, behind: int | None = None) -> None:
        """Take a row over where it stands; a new one stands first, or behind another."""
        if row.id not in self._rows:
            self._owned_sets = None
            for ids in (self._order, self.visible):
                ids.insert(ids.index(behind) + 1 if behind is not None and behind in ids else 0, row.id)
        self._rows[row.id] = row
        self._known, self._shown = {}, None

    def _drop(self, gone: Set[int]) -> None:
        for each in gone:
            self._rows.pop(each, None)
        if gone:
            self._owned_sets = self._shown = None
            self._order = [each for each in self._order if each not in gone]
            self.visible = [each for each in self.visible if each not in gone]


_FEW = 40  # cards whose rows are read one by one; more are read all at once


def _ordered(rows: Iterable[Holding], names: Names, column: Column, descending: bool) -> list[int]:
    """Ids in order; rows with nothing in the column stand behind all others, whichever way round."""
    ordered = sorted(rows, key=names.order)
    if column == "name":
        ordered = ordered[::-1] if descending else ordered
        return [row.id for row in ordered]
    blank = [row.id for row in ordered if is_blank(row, column)]
    said = [row for row in ordered if not is_blank(row, column)]
    said.sort(key=names.set_order if column == "set" else SORT_KEYS[column], reverse=descending)
    return [*(row.id for row in said), *blank]
