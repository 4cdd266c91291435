"""What the Cards page knows and does, without widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ptcg_desktop.cards.model import CardDef, SetDef
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.services.catalogue import CatalogueService, Filters, Sort
from ptcg_desktop.services.changes import Changes, Done
from ptcg_desktop.services.collection import CollectionService, Holding, Lot

KINDS = ("pokemon", "trainer", "energy")
TYPES = "GRWLPFDMYNC"


@dataclass(frozen=True)
class Query:
    """What is searched for. An empty field narrows nothing.

    Attributes:
        types: Type letters, one of which a card must have.
        owned: Only cards in the collection.
        playing: Only cards that play so far by themselves, by their badges; `"full"` takes in those without text.
    """

    text: str = ""
    set_id: str = ""
    types: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    owned: bool = False
    playing: frozenset[Automation] = frozenset()
    sort: Sort = "set"

    @property
    def narrows(self) -> bool:
        """Does it leave anything out?"""
        return bool(self.text.strip() or self.set_id or self.types or self.kinds or self.owned or self.playing)


class BrowserPresenter:
    """Search, and the owned counts, over one catalogue and collection.

    Attributes:
        query: What is searched for.
        results: Ids that fit, in order.
        owned: Copies by card id; empty until `know_owned`, so that the first picture need not wait for the library.
        owned_known: Has the library been asked?
    """

    def __init__(self, catalogue: CatalogueService, collection: CollectionService) -> None:
        self._catalogue = catalogue
        self._collection = collection
        self.query = Query()
        self.owned: dict[str, int] = {}
        self.owned_known = False
        self.results: list[str] = []
        self.search()

    def ask_owned(self) -> dict[str, int]:
        """Copies by card id, from the library; may be called from another thread."""
        return self._collection.owned()

    def know_owned(self, owned: dict[str, int]) -> None:
        """Take up what `ask_owned` said, unless something newer is known already."""
        if not self.owned_known:
            self.owned, self.owned_known = owned, True

    def change(self, **fields: object) -> bool:
        """Change fields of the query and search again if that makes a difference; True if it did."""
        changed = replace(self.query, **fields)  # type: ignore[arg-type]  # names and types are checked by the caller's tests
        if changed == self.query:
            return False
        self.query = changed
        self.search()
        return True

    def clear(self) -> bool:
        """Drop text and filters, keep the order."""
        return self.change(text="", set_id="", types=frozenset(), kinds=frozenset(), owned=False, playing=frozenset())

    def search(self) -> list[str]:
        """Search again, e.g. after an import."""
        query = self.query
        if query.owned and not self.owned_known:
            self.know_owned(self.ask_owned())
        filters = Filters(
            sets=(query.set_id,) if query.set_id else (),
            types=tuple(sorted(query.types)),
            kinds=tuple(sorted(query.kinds)),
            ids=self._only(query),
        )
        self.results = self._catalogue.search(query.text, filters, query.sort)
        return self.results

    def _only(self, query: Query) -> frozenset[str] | None:
        """The cards that the library and the badges let through; None if nobody asked."""
        asked = [frozenset(self.owned)] if query.owned else []
        if query.playing:
            states: frozenset[Automation] = query.playing
            if "full" in states:
                states |= frozenset[Automation](("vanilla",))
            asked.append(self._catalogue.programs.with_automation(states))
        return frozenset.intersection(*asked) if asked else None

    @property
    def percent_read(self) -> int:
        """How much is known for the filter `playing`; 100 = all."""
        return self._catalogue.programs.load().percent if self.query.playing else 100

    def refresh(self, changes: Changes) -> bool:
        """Take up what moved; True if the results are others now."""
        if "catalogue" in changes.areas:
            known = {each.id for each in self._catalogue.sets()}
            if self.query.set_id not in known:
                self.query = replace(self.query, set_id="")
        if "collection" in changes.areas:
            self.owned, self.owned_known = self.ask_owned(), True
        if "catalogue" in changes.areas or ("collection" in changes.areas and self.query.owned):
            before = self.results
            return self.search() != before or "catalogue" in changes.areas
        if "programs" in changes.areas and self.query.playing:
            self.search()
            return True
        return False

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

    def take(self, card: CardDef, count: int) -> Done[int]:
        """Take copies of this print out of the collection, those added last first."""
        return self._collection.remove(card.id, count)
