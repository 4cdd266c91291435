"""What the Collection page shows and does, without widgets: rows, order, filter, edits, quick add, undo."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop.cards import CardDef, Text
from ptcg_desktop.cards.names import fold
from ptcg_desktop.files.numbers import number_key
from ptcg_desktop.services.changes import Done
from ptcg_desktop.services.collection import CONDITIONS, MAX_COUNT, NO_EDIT, SCOPE, Lot
from ptcg_desktop.services.quick_add import QuickAdd

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.changes import Changes, StepInfo
    from ptcg_desktop.services.collection import CollectionService, Holding
    from ptcg_desktop.services.history import History

Column = Literal["name", "set", "number", "variant", "condition", "language", "count"]
COLUMNS: tuple[Column, ...] = ("name", "set", "number", "variant", "condition", "language", "count")
EDITABLE: frozenset[Column] = frozenset({"variant", "condition", "language", "count"})


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


class Added(msgspec.Struct, frozen=True):
    """What a quick-add line did: the row it went to, the copies added, and how many other printings bear the name."""

    holding_id: int
    card: CardDef
    count: int
    others: int


class CollectionPresenter:
    """Rows of the collection in the order and under the filter the person chose.

    Edits keep every row where it stands: a row that is being edited never jumps or vanishes; sorting happens when a
    column is chosen or the page is filled anew. `publish` is called with the changes of every act, once.

    Attributes:
        language: Language of names, `"en"` or `"pt"`; see `speak`.
        condition, card_language: What a new copy gets where the quick-add line does not say.
        visible: Ids of the rows to show, in order.
    """

    def __init__(
        self,
        collection: CollectionService,
        catalogue: CatalogueService,
        history: History,
        publish: Callable[[Changes], None],
    ) -> None:
        self._collection = collection
        self._catalogue = catalogue
        self._history = history
        self._quick = QuickAdd(catalogue, collection)
        self._publish = publish
        self.language = "en"
        self.condition = CONDITIONS[1]
        self.card_language = "en"
        self._sets: dict[str, Text] = {}
        self._owned_sets: list[tuple[str, str]] | None = None
        self._shown: Shown | None = None
        self._names: dict[str, str] = {}
        self._folded: dict[int, tuple[str, str]] = {}
        self._hay: dict[int, str] = {}
        self._rows: dict[int, Holding] = {}
        self._order: list[int] = []
        self.visible: list[int] = []
        self.text = ""
        self.set_id = ""
        self.column: Column = "name"
        self.descending = False

    # what is shown

    def reload(self) -> None:
        """Read everything anew and sort it (after undo, an import, or a change made elsewhere)."""
        self._rows = {row.id: row for row in self._collection.holdings()}
        self._owned_sets = None
        self._read_names()
        self._sort()

    def speak(self, language: str) -> None:
        """Name cards and sets in another language, and put the rows in the order of these names."""
        if language != self.language:
            self.language = language
            self._owned_sets = None
            self._read_names()
            self._sort()

    def _read_names(self) -> None:
        cards = list({row.card_id for row in self._rows.values()})
        self._names = {card.id: card.name for card in self._catalogue.rows(cards, self.language)}
        self._folded, self._hay = {}, {}

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
        return self._name_of(self._rows[holding_id])

    def set_name(self, holding_id: int) -> str:
        """A row's set name in the language of the window, else as it was when the card was added."""
        return self._set_of(self._rows[holding_id])

    def same_card(self, card_id: str) -> list[Holding]:
        """Every row of a printing, most copies first."""
        return sorted((row for row in self._rows.values() if row.card_id == card_id), key=lambda row: -row.count)

    def forget_sets(self) -> None:
        """The catalogue moved: ask for set names anew."""
        self._sets = {}
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
            one = {row.set_id: row.id for row in self._rows.values()}
            names = [(set_id, self.set_name(holding_id)) for set_id, holding_id in one.items()]
            self._owned_sets = sorted(names, key=lambda pair: (fold(pair[1]), pair[0]))
        return self._owned_sets

    def set_filter(self, text: str | None = None, set_id: str | None = None) -> None:
        """Narrow the rows: words of a name, set or number in either language; a set id (`""` = every set)."""
        self.text = self.text if text is None else text
        self.set_id = self.set_id if set_id is None else set_id
        self._filter()

    def sort(self, column: Column, descending: bool = False) -> None:
        """Order the rows by a column; equal rows by name, set and number."""
        self.column, self.descending = column, descending
        self._sort()

    def _sort(self) -> None:
        rows = sorted(self._rows.values(), key=self._plain_order)
        key = self._set_order if self.column == "set" else _SORT_KEYS.get(self.column)
        if key is not None:
            rows.sort(key=key, reverse=self.descending)
        elif self.descending:
            rows.reverse()
        self._order = [row.id for row in rows]
        self._filter()

    def _name_of(self, row: Holding) -> str:
        if row.card_id not in self._names:  # added since the names were read
            card = self._catalogue.card(row.card_id)
            self._names[row.card_id] = card.name.get(self.language) if card else row.name
        return self._names[row.card_id]

    def _set_of(self, row: Holding) -> str:
        return self._set_name(row.set_id) or row.set_name or row.set_id

    def _fold(self, row: Holding) -> tuple[str, str]:
        """Name and set as they are shown, the way people sort and search them; kept per row."""
        found = self._folded.get(row.id)
        if found is None:
            found = self._folded[row.id] = fold(self._name_of(row)), fold(self._set_of(row))
        return found

    def _haystacks(self) -> dict[int, str]:
        """What a search looks through, per row: names as shown and as stored; made when the first search asks."""
        if self._hay.keys() != self._rows.keys():
            self._hay = {
                each: " ".join((*self._fold(row), fold(row.name), fold(row.set_name), fold(row.number)))
                for each, row in self._rows.items()
            }
        return self._hay

    def _plain_order(self, row: Holding) -> tuple[object, ...]:
        name, set_name = self._fold(row)
        return name, self._name_of(row), set_name, row.set_id, number_key(row.number), row.variant, row.id

    def _set_order(self, row: Holding) -> tuple[object, ...]:
        return self._fold(row)[1], row.set_id, number_key(row.number)

    def _filter(self) -> None:
        found: Iterable[int] = self._order
        if self.set_id:
            found = [each for each in found if self._rows[each].set_id == self.set_id]
        if words := [fold(word) for word in self.text.split() if fold(word)]:
            by_name = set(self._catalogue.search(self.text))
            hay, rows = self._haystacks(), self._rows
            said = list(found)
            for word in words:
                said = [each for each in said if word in hay[each]]
            kept = {each for each in self._order if rows[each].card_id in by_name}.union(said)
            found = [each for each in found if each in kept]
        self.visible = list(found)
        self._shown = None

    # edits

    def bump(self, holding_ids: Sequence[int], by: int) -> None:
        """Add `by` copies to each row (negative takes away), as one act; a row that reaches 0 is removed."""
        self._set_counts({each: self._rows[each].count + by for each in holding_ids if each in self._rows})

    def set_count(self, holding_id: int, count: int) -> None:
        """Own exactly `count` copies; 0 removes the row."""
        self._set_counts({holding_id: count})

    def change(self, holding_id: int, column: Column, value: str) -> None:
        """Set variant, condition or language of a row; rows that become the same are one row afterwards."""
        row = self._rows[holding_id]
        old = {"variant": row.variant, "condition": row.condition, "language": row.language}
        if column not in old or old[column] == value:
            return
        edit = msgspec.structs.replace(NO_EDIT, **{column: value})
        self._keep(holding_id, self._collection.change(holding_id, edit=edit))

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
        self._renew(changes.ids)
        self._publish(changes)
        return True

    def _renew(self, card_ids: Set[str]) -> None:
        """Read the rows of some cards anew; no ids = anything may have moved."""
        if not card_ids or len(card_ids) > _FEW:
            self.reload()
            return
        fresh = {row.id: row for card_id in card_ids for row in self._collection.holdings(card_id)}
        old = {each for each, row in self._rows.items() if row.card_id in card_ids}
        self._drop(old - fresh.keys())
        self._rows.update(fresh)
        self._shown = None
        if fresh.keys() - old:
            self._owned_sets = None
            self._sort()

    # quick add

    def candidates(self, text: str, limit: int = 8) -> list[Candidate]:
        """The printings a quick-add line may mean, best first; empty if none fits."""
        cards = self._quick.find(text, limit).cards
        owned = self._collection.owned([card.id for card in cards])
        return [Candidate(card, self._set_name(card.set_id), owned.get(card.id, 0)) for card in cards]

    def add_line(self, text: str, card_id: str = "") -> Added | None:
        """Add what a quick-add line says; None if no printing fits (then nothing was written).

        Args:
            text: The line; its count, variant, condition, language and place apply.
            card_id: The printing chosen in the list of candidates; otherwise the best one is taken.
        """
        done = self._quick.add(text, card_id, Lot(condition=self.condition, language=self.card_language))
        if done is None:
            return None
        added = done.value
        self._keep(added.holding.id, Done(added.holding, done.changes, done.step))
        others = len(self._catalogue.prints_of(added.card.id)) - 1
        return Added(added.holding.id, added.card, added.count, max(0, others))

    def _set_name(self, set_id: str) -> str:
        if set_id not in self._sets:
            self._sets = {each.id: each.name for each in self._catalogue.sets()}
        return self._sets[set_id].get(self.language) if set_id in self._sets else ""

    def _keep(self, holding_id: int, done: Done[Holding | None] | Done[Holding]) -> None:
        """Take over the outcome of one act without moving the other rows, then tell the rest of the program."""
        row = done.value
        if row is None or row.id != holding_id:
            self._drop({holding_id})
        if row is not None:
            if row.id not in self._rows:
                self._owned_sets = None
                self._order.insert(0, row.id)
                self.visible.insert(0, row.id)
            self._rows[row.id] = row
            self._shown = None
        self._publish(done.changes)

    def _drop(self, gone: Set[int]) -> None:
        for each in gone:
            self._rows.pop(each, None)
        if gone:
            self._owned_sets = self._shown = None
            self._order = [each for each in self._order if each not in gone]
            self.visible = [each for each in self.visible if each not in gone]


_FEW = 40  # cards whose rows are read one by one; more are read all at once


def _condition_rank(condition: str) -> tuple[int, str]:
    rank = CONDITIONS.index(condition) if condition in CONDITIONS else len(CONDITIONS)
    return rank, condition


_SORT_KEYS: dict[Column, Callable[[Holding], tuple[object, ...]]] = {
    "number": lambda row: number_key(row.number),
    "variant": lambda row: (row.variant,),
    "condition": lambda row: _condition_rank(row.condition),
    "language": lambda row: (row.language,),
    "count": lambda row: (row.count,),
}
