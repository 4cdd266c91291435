"""What the Cards page knows and does, without widgets."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ptcg_desktop.cards.model import CardDef, SetDef
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.changes import Changes, Done
from ptcg_desktop.services.collection import CollectionService, Holding, Lot

if TYPE_CHECKING:
    from ptcg_desktop.services.collection_free import Counts, FreeService
    from ptcg_desktop.services.legality import Place
    from ptcg_desktop.services.query.complete import Completion
    from ptcg_desktop.services.query.shelf import Shelf
    from ptcg_desktop.services.query.tree import Problem, Query


@dataclass(frozen=True)
class Standing:
    """How a card stands on a day.

    Attributes:
        day: ISO date.
        own, of_name: Copies of this print, and of all prints of its name.
        legal: Name of a format → how the card stands in it, in the order of the formats.
    """

    card_id: str
    day: str
    own: Counts
    of_name: Counts
    legal: Mapping[str, Place]


KINDS = ("pokemon", "trainer", "energy")
SORTS = (
    "set",
    "newest",
    "name",
    "number",
    "kind",
    "type",
    "stage",
    "hp",
    "dmg",
    "retreat",
    "rarity",
    "mark",
    "artist",
    "own",
)
"""Orders of the search language, as the list of orders shows them."""
_LIBRARY = frozenset({"collection", "decks", "lists"})

Counted = dict[str, dict[str, int]]


@dataclass(frozen=True)
class Asked:
    """What is asked for.

    Attributes:
        text: In the search language.
        sort: Order where the text asks for none, one of `SORTS`.
        backwards: Is that order turned round?
    """

    text: str = ""
    sort: str = "set"
    backwards: bool = False


@dataclass(frozen=True)
class Answer:
    """What was found.

    Attributes:
        query: How the text was read; None if there is no text.
        ids: Cards that fit, in order.
        problems: What was wrong with the text.
    """

    asked: Asked
    query: Query | None = None
    ids: list[str] = field(default_factory=list)
    problems: tuple[Problem, ...] = ()

    @property
    def wrong(self) -> Problem | None:
        """The first thing that is wrong, not only unfinished."""
        return next((each for each in self.problems if each.severity == "error"), None)

    @property
    def percent_read(self) -> int:
        """How much of the card texts was read where the query asks for that; 100 = all."""
        notes = [each.params["percent"] for each in self.problems if each.code == "query.reading"]
        return int(str(notes[0])) if notes else 100


class BrowserPresenter:
    """Search, and the owned counts, over one catalogue and collection.

    Searching is cut in two, so that it need not be done on the main thread: `work` gives what another thread may run,
    `take` takes up its answer unless something else has been asked for since.

    Attributes:
        asked: What is asked for now.
        answer: The last answer taken up.
        owned: Copies by card id; empty until `know_owned`, so that the first picture need not wait for the library.
        owned_known: Has the library been asked?
    """

    def __init__(
        self,
        catalogue: CatalogueService,
        collection: CollectionService,
        shelf: Callable[[], Shelf],
        free: Callable[[], FreeService],
    ) -> None:
        """`shelf` gives the library as search sees it, as it is then, and `free` the service that counts free copies;
        both are called on the thread that searches."""
        self._free = free
        self._catalogue = catalogue
        self._collection = collection
        self._take_shelf = shelf
        self._kept_shelf: Shelf | None = None
        self._shelf_lock = threading.Lock()
        self.asked = Asked()
        self.answer = Answer(self.asked)
        self.owned: dict[str, int] = {}
        self.owned_known = False
        self.search()

    # --- owned

    def ask_owned(self) -> dict[str, int]:
        """Copies by card id, from the library; may be called from another thread."""
        return self._collection.owned()

    def know_owned(self, owned: dict[str, int]) -> None:
        """Take up what `ask_owned` said, unless something newer is known already."""
        if not self.owned_known:
            self.owned, self.owned_known = owned, True

    # --- searching

    @property
    def results(self) -> list[str]:
        """Ids that fit, in order."""
        return self.answer.ids

    @property
    def narrows(self) -> bool:
        """May what is asked for leave anything out?"""
        return bool(self.asked.text.strip())

    def change(self, **fields: object) -> bool:
        """Ask for something else: fields of `Asked`; False if it is what was asked for already."""
        changed = replace(self.asked, **fields)  # type: ignore[arg-type]  # names and types are checked by the tests
        if changed == self.asked:
            return False
        self.asked = changed
        return True

    def work(self) -> Callable[[], Answer]:
        """What finds the answer to what is asked for now; it may run on any thread."""
        asked = self.asked
        return lambda: self._answer(asked)

    def take(self, answer: Answer) -> bool:
        """Take an answer up; False if something else has been asked for since."""
        if answer.asked != self.asked:
            return False
        self.answer = answer
        return True

    def search(self) -> list[str]:
        """Ask, answer and take up at once."""
        self.take(self.work()())
        return self.results

    @property
    def quick(self) -> bool:
        """Is everything asked for, in the order of the catalogue? That costs nothing and needs no thread."""
        return self.asked == Asked()

    def _answer(self, asked: Asked) -> Answer:
        if asked == Asked():
            return Answer(asked, None, self._catalogue.table().ids)
        from ptcg_desktop.services.query.parse import parse
        from ptcg_desktop.services.query.shelf import NO_SHELF, asks_library
        from ptcg_desktop.services.query.tree import Order

        query = parse(asked.text)
        ordered = query
        if not query.orders and (asked.sort != "set" or asked.backwards):
            ordered = replace(query, orders=(Order(asked.sort, asked.backwards),))
        shelf = self._shelf() if asks_library(ordered) else NO_SHELF
        found = self._catalogue.find(ordered, shelf)
        return Answer(asked, query, found.ids, found.problems)

    def _shelf(self) -> Shelf:
        """The library as search sees it, kept until it changes."""
        with self._shelf_lock:
            if self._kept_shelf is None:
                self._kept_shelf = self._take_shelf()
            return self._kept_shelf

    def refresh(self, changes: Changes) -> bool:
        """Take up what moved; True if what is asked for must be asked again."""
        if changes.areas & _LIBRARY:
            with self._shelf_lock:
                self._kept_shelf = None
        if "collection" in changes.areas:
            self.owned, self.owned_known = self.ask_owned(), True
        if "catalogue" in changes.areas:
            return True
        query = self.answer.query
        if query is None:
            return self.asked.sort == "own" and "collection" in changes.areas
        from ptcg_desktop.services.query.plan import asks_automation
        from ptcg_desktop.services.query.shelf import asks_library

        asks = asks_library(query) or self.asked.sort == "own"
        return (bool(changes.areas & _LIBRARY) and asks) or ("programs" in changes.areas and asks_automation(query))

    # --- facets

    def toggled(self, facet: str, value: str, language: str) -> str:
        """The text after a click on a value of a facet."""
        from ptcg_desktop.services.query.facets import toggled

        return toggled(self.asked.text, facet, value, self._catalogue.table(), language)

    def chosen(self) -> dict[str, frozenset[str]]:
        """The values of each facet that the text asks for."""
        if not self.asked.text.strip():
            return {}
        from ptcg_desktop.services.query.facets import chosen
        from ptcg_desktop.services.query.parse import parse

        return chosen(parse(self.asked.text), self._catalogue.table())

    def without_order(self) -> str:
        """The text without what it says about the order."""
        from ptcg_desktop.services.query.facets import without_order

        return without_order(self.asked.text)

    @property
    def shown_order(self) -> tuple[str, bool]:
        """The order the cards stand in, one of `SORTS`, and whether it is turned round; the text comes first."""
        query = self.answer.query
        if query is not None and query.orders:
            return query.orders[0].by, query.orders[0].descending
        return self.answer.asked.sort, self.answer.asked.backwards

    def count_work(self) -> Callable[[], tuple[Asked, Counted]]:
        """What counts the facets of the last answer; it may run on any thread."""
        answer, owned = self.answer, self.owned

        def work() -> tuple[Asked, Counted]:
            from ptcg_desktop.services.query.facets import counts
            from ptcg_desktop.services.query.parse import parse
            from ptcg_desktop.services.query.shelf import NO_SHELF, asks_library

            query = answer.query or parse("")
            shelf = self._shelf() if asks_library(query) else replace(NO_SHELF, owned=owned)
            return answer.asked, counts(query, self._catalogue.table(), shelf)

        return work

    # --- words

    def complete_work(self, text: str, cursor: int, language: str) -> Callable[[], tuple[str, list[Completion]]]:
        """What finds completions at the cursor; it may run on any thread. Gives the text back, to tell old answers."""

        def work() -> tuple[str, list[Completion]]:
            from ptcg_desktop.services.query.complete import complete

            return text, complete(text, cursor, self._catalogue.table(), self._shelf(), language)

        return work

    def standing_work(self, card_id: str, day: str, language: str) -> Callable[[], Standing]:
        """What finds out how a card stands on a day (ISO date); it may run on any thread."""

        def work() -> Standing:
            from ptcg_desktop.decks import house
            from ptcg_desktop.services.collection_free import Counts
            from ptcg_desktop.services.legality import places_of_card

            free, formats = self._free(), house().formats
            card = self._catalogue.card(card_id)
            places = places_of_card(self._catalogue.table(), card, day) if card is not None else {}
            return Standing(
                card_id,
                day,
                free.counts([card_id]).get(card_id, Counts()),
                free.counts_of_name(card_id),
                {formats[name].name.get(language): place for name, place in places.items()},
            )

        return work

    def read_ahead(self) -> None:
        """Read what the inspector needs to show its first card; for another thread, on a cold start."""
        from ptcg_desktop.services.words import sentences, terms

        sentences()
        terms()
        self._catalogue.warm()

    def warm(self, cancelled: Callable[[], bool]) -> None:
        """Read what the first search would wait for; for another thread, after the page stands."""
        from ptcg_desktop.services.query.search import warm

        warm(self._catalogue.table())
        if not cancelled():
            warm(self._catalogue.table(), texts=True)

    # --- cards

    def sets_by_series(self) -> list[tuple[str, SetDef]]:
        """Sets with the id of their series, newest series first, newest set first within it."""
        groups: dict[str, list[SetDef]] = {}
        for known in self._catalogue.sets():
            groups.setdefault(known.series_id or known.id, []).append(known)
        ordered = sorted(groups.items(), key=lambda group: max(each.release for each in group[1]), reverse=True)
        return [
            (series, known)
            for series, members in ordered
            for known in sorted(members, key=lambda each: (each.release, each.id), reverse=True)
        ]

    def other_prints(self, card_id: str) -> list[CardDef]:
        """Every print of the card's name, oldest first, the card itself included."""
        return self._catalogue.cards(self._catalogue.prints_of(card_id))

    def owned_of_name(self, prints: Sequence[CardDef]) -> int:
        """Copies owned over all these prints."""
        return sum(self.owned.get(each.id, 0) for each in prints)

    def add(self, card: CardDef, count: int, condition: str, language: str) -> Done[Holding]:
        """Put copies of this print into the collection."""
        return self._collection.add(card, count, Lot(condition=condition, language=language))

    def take_out(self, card: CardDef, count: int) -> Done[int]:
        """Take copies of this print out of the collection, those added last first."""
        return self._collection.remove(card.id, count)
