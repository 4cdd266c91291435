"""All cards: search, look up, import, update."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards import CardDef, SetDef
from ptcg_desktop.files.reading import Cancel, Progress, Reading, ThemeDeck
from ptcg_desktop.services.catalogue_build import (
    CatalogueInfo,
    ImportReport,
    count_languages,
    finished,
    import_sources,
    never,
    no_progress,
)
from ptcg_desktop.services.catalogue_documents import documents_of
from ptcg_desktop.services.catalogue_index import NO_FILTERS, CardRow, Columns, Filters, Index, Sort, make_columns
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.checklist import CHECKLIST, Checklist, make_checklist
from ptcg_desktop.services.programs import Known, Programs
from ptcg_desktop.services.query.facts import FACTS, TEXTS, Facts, Texts, make_facts, make_texts
from ptcg_desktop.services.query.shelf import NO_SHELF, Shelf
from ptcg_desktop.services.query.table import Table
from ptcg_desktop.services.theme_decks import as_sold
from ptcg_desktop.store.catalogue import CATALOGUE_NAME, VERSION, Catalogue, look, set_aside
from ptcg_desktop.store.failures import failures_on
from ptcg_desktop.store.locks import CatalogueLock

if TYPE_CHECKING:
    from ptcg_desktop.services.downloads import PublicSource
    from ptcg_desktop.services.fetching import Fetcher
    from ptcg_desktop.services.query.search import Found
    from ptcg_desktop.services.query.tree import Query

__all__ = ["CardRow", "CatalogueInfo", "CatalogueService", "Filters", "ImportReport", "Sort"]

Starter = tuple[Sequence[SetDef], Sequence[CardDef]]
_CARD = msgspec.msgpack.Decoder(CardDef)
_KEPT_CARDS = 8192


def _program_starter() -> Starter:
    from ptcg_desktop.files.starter import load_starter

    starter = load_starter()
    return starter.sets, starter.cards


class _Shown:
    """One state of the catalogue, never changed: swapped for another after an import."""

    def __init__(
        self,
        store: Catalogue | None,
        columns: Columns,
        sets: Sequence[SetDef],
        info: CatalogueInfo,
        find: Callable[[str], CardDef | None],
        known: Callable[[], Known],
    ) -> None:
        self.store = store
        self.index = Index(columns, sets)
        self.sets = list(sets)
        self.info = info
        self.card = lru_cache(maxsize=_KEPT_CARDS)(find)
        self.table = Table(self.index, self.sets, self._facts, self._texts, known)

    def _facts(self) -> Facts:
        document = self.store.meta(FACTS) if self.store else None
        if document is not None and self.store is not None:
            with documents_of(self.store.path):
                return msgspec.msgpack.decode(document, type=Facts)
        return make_facts(self._all())

    def _texts(self) -> Texts:
        document = self.store.meta(TEXTS) if self.store else None
        if document is not None and self.store is not None:
            with documents_of(self.store.path):
                return msgspec.msgpack.decode(document, type=Texts)
        return make_texts(self._all())

    @cached_property
    def checklist(self) -> Checklist:
        """Variants and National numbers of every card."""
        document = self.store.meta(CHECKLIST) if self.store else None
        if document is not None and self.store is not None:
            with documents_of(self.store.path):
                return msgspec.msgpack.decode(document, type=Checklist)
        return make_checklist(self._all())

    def _all(self) -> list[CardDef]:
        """Every card, in the order of the columns; slow, for catalogues that were written without search columns."""
        ids = self.index.columns.ids
        if self.store is None:
            return [card for card_id in ids if (card := self.card(card_id)) is not None]
        documents = self.store.cards(ids)
        return [_CARD.decode(documents[card_id]) for card_id in ids]


class CatalogueService:
    """The cards of one home folder: those imported, or else the starter cards of the program.

    Reading is safe from several threads, also while another one imports.

    Args:
        renewing: Is told how far it is when a file of an older version is made again, whoever asked for a card first.

    Attributes:
        programs: How far each card plays itself.
    """

    def __init__(
        self, home: Path, starter: Callable[[], Starter] = _program_starter, renewing: Progress = no_progress
    ) -> None:
        self._path = home / CATALOGUE_NAME
        self._starter = starter
        self._renewing = renewing
        self._lock = threading.RLock()
        self._now: _Shown | None = None
        self.programs = Programs(home, self)

    @property
    def outdated(self) -> bool:
        """Is the file of an older version of the program? Whatever asks for a card first then takes a while.

        Raises:
            KnownError: `catalogue.too_new`, `catalogue.corrupt`, `database.*`.
        """
        return 0 < look(self._path) < VERSION

    def open_or_build(self, progress: Progress | None = None, cancel: Cancel = never) -> None:
        """Open the catalogue; any other method does so by itself. A file of an older version is made again.

        Raises:
            KnownError: `catalogue.too_new`, `catalogue.corrupt`, `database.*`; `import.cancelled`, and the older file
                is as it was.
        """
        self._shown(progress, cancel)

    def _shown(self, progress: Progress | None = None, cancel: Cancel = never) -> _Shown:
        now = self._now
        if now is not None:
            return now
        with self._lock:
            if self._now is None:
                version = look(self._path)
                if version and version < VERSION:
                    self._rebuild(progress or self._renewing, cancel)
                self._now = self._from_file() if version else self._from_starter()
            return self._now

    def _from_starter(self) -> _Shown:
        sets, raw = self._starter()
        cards = {card.id: card for card in finished(raw)}
        info = CatalogueInfo(
            len(cards), len(sets), count_languages(cards.values()), {"starter": len(cards)}, built="", decks=0
        )
        ordered = sorted(sets, key=lambda known: (known.release or "9999", known.id))
        return _Shown(None, make_columns(cards.values(), ordered), ordered, info, cards.get, self.programs.load)

    def _from_file(self) -> _Shown:
        store = Catalogue(self._path)
        with documents_of(self._path):
            columns = msgspec.msgpack.decode(store.meta("columns") or b"", type=Columns)
            sets = msgspec.msgpack.decode(store.meta("sets") or b"", type=list[SetDef])
            info = msgspec.msgpack.decode(store.meta("info") or b"", type=CatalogueInfo)

        def find(card_id: str) -> CardDef | None:
            document = store.card(card_id)
            with documents_of(self._path):
                return None if document is None else _CARD.decode(document)

        return _Shown(store, columns, sets, info, find, self.programs.load)

    def close(self) -> None:
        """Let go of the file; the next call opens it again."""
        with self._lock:
            if self._now is not None and self._now.store is not None:
                self._now.store.close()
            self._now = None

    def set_aside(self) -> Changes:
        """Go on without a damaged file, with the starter cards, until cards are imported again.

        Raises:
            KnownError: `catalogue.in_use` while cards are imported; `database.*`.
        """
        self.close()
        set_aside(self._path)
        self.programs.forget()
        return Changes(frozenset({"catalogue"}))

    def card(self, card_id: str) -> CardDef | None:
        """One printing; None for an unknown id."""
        shown = self._shown()
        return shown.card(card_id) if card_id in shown.index.positions else None

    def cards(self, ids: Iterable[str]) -> list[CardDef]:
        """Many printings in the order of `ids`; unknown ids are left out."""
        wanted = list(ids)
        shown = self._shown()
        if shown.store is None or len(wanted) < 50:
            return [card for card_id in wanted if (card := self.card(card_id)) is not None]
        documents = shown.store.cards(list(dict.fromkeys(wanted)))
        with documents_of(self._path):
            decoded = {card_id: _CARD.decode(document) for card_id, document in documents.items()}
        return [decoded[card_id] for card_id in wanted if card_id in decoded]

    def search(self, text: str = "", filters: Filters = NO_FILTERS, sort: Sort = "set") -> list[str]:
        """Ids of the printings whose English or Portuguese name holds every word of `text`; see `Index.search`."""
        return self._shown().index.search(text, filters, sort)

    def find(
        self,
        query: Query | str,
        shelf: Shelf = NO_SHELF,
        only: Collection[str] | None = None,
        sort: Sort = "set",
    ) -> Found:
        """Answer a query in the search language (docs/search.md); never raises for what is typed.

        Args:
            query: The text, or what `query.parse` made of it.
            shelf: The collection and decks, for `own`, `free` and `in`.
            only: Narrow it to these cards, e.g. `self.search("", filters)`.
            sort: Order where the query asks for none.
        """
        from ptcg_desktop.services.query.search import find

        return find(query, self._shown().table, shelf, only, sort)

    def table(self) -> Table:
        """The columns that queries run over; another one after each import."""
        return self._shown().table

    def checklist(self) -> Checklist:
        """Variants and National numbers of every card, in the order of `table().ids`."""
        return self._shown().checklist

    def warm(self) -> None:
        """Make what the first look at any page needs of the columns; for a worker thread."""
        shown = self._shown()
        shown.index.by_key("")
        shown.checklist  # noqa: B018 – reading it is the point

    def rows(self, ids: Sequence[str], language: str = "en") -> list[CardRow]:
        """Light rows for lists and grids; unknown ids are left out."""
        return self._shown().index.rows(ids, language)

    def sets_of(self, ids: Sequence[str]) -> list[str]:
        """The id of the set of each printing, `""` for an unknown one."""
        index = self._shown().index
        positions, sets = index.positions, index.columns.sets
        return [sets[row] if (row := positions.get(card_id)) is not None else "" for card_id in ids]

    def prints_of(self, card_id: str) -> list[str]:
        """Every printing with the same name (R-CARD-6), oldest first; the card itself included."""
        return self._shown().index.prints_of(card_id)

    def with_name_key(self, key: str) -> list[str]:
        """Every printing with this `cards.names.name_key`, oldest first."""
        return self._shown().index.by_key(key)

    def sets(self) -> list[SetDef]:
        """Every set that has cards, oldest first."""
        return list(self._shown().sets)

    def theme_decks(self) -> list[ThemeDeck]:
        """The preconstructed decks of the imported data, with the cards they were sold with (`as_sold`)."""
        shown = self._shown()
        if shown.store is None:
            return []
        with documents_of(self._path):
            recorded = [msgspec.msgpack.decode(document, type=ThemeDeck) for _, document in shown.store.decks()]
        released = {known.id: known.release for known in shown.sets}
        return [as_sold(deck, shown.index, shown.card, released.get(deck.set_id, "")) for deck in recorded]

    def info(self) -> CatalogueInfo:
        """What the catalogue holds."""
        return self._shown().info

    def import_paths(
        self, paths: Sequence[Path], progress: Progress = no_progress, cancel: Cancel = never
    ) -> ImportReport:
        """Import card data; what is in the catalogue stays and is merged with it. All or nothing.

        Args:
            paths: Files, folders or archives of TCGdex or pokemon-tcg-data, in any order and mixture.
            progress: Told how far it is: `import.reading`, `import.merging`, `import.writing`.
            cancel: Asked between cards.

        Raises:
            KnownError: `import.cancelled`, `source.*`, `archive.*`, `database.*`, `catalogue.too_new`,
                `catalogue.in_use` if another import is under way.
        """
        from ptcg_desktop.services.catalogue_reading import read_sources

        with self._alone():
            look(self._path)  # refuse before the long reading, not after it
            reading = read_sources([Path(path) for path in paths], progress, cancel)
            if reading.records:
                return self._import(reading, progress, cancel)
        info = self._shown().info
        left_out, faulty = dict(reading.left_out), tuple(reading.faulty)
        return ImportReport(reading.seen, 0, 0, left_out, faulty, (), info.printings, info.sets, info.decks)

    def update(
        self,
        fetcher: Fetcher,
        progress: Progress = no_progress,
        cancel: Cancel = never,
        sources: Sequence[PublicSource] | None = None,
    ) -> ImportReport:
        """Download the public archives (data/sources.toml, or `sources`) and import them.

        A download that broke off is taken up again by the next update.

        Raises:
            KnownError: `download.*` and those of `import_paths`.
        """
        from ptcg_desktop.services.downloads import Download, public_sources

        folder = self._path.parent / "downloads"
        chosen = public_sources() if sources is None else sources
        with self._alone():
            files = [Download(each, folder / f"{each.id}.archive", fetcher).run(progress, cancel) for each in chosen]
        report = self.import_paths(files, progress, cancel)
        for file in files:
            file.unlink(missing_ok=True)
        return report

    def _alone(self) -> CatalogueLock:
        """Two imports at once would write one file beside, and the one to end last would undo the other."""
        home = self._path.parent
        with failures_on(home):
            home.mkdir(parents=True, exist_ok=True)
        return CatalogueLock(home)

    def _import(self, reading: Reading, progress: Progress, cancel: Cancel) -> ImportReport:
        old = Catalogue(self._path) if look(self._path) else None
        try:
            report = import_sources(
                self._path,
                old,
                reading,
                self._starter(),
                progress,
                cancel,
                before_swap=lambda: self._let_go(old),
            )
        finally:
            if old is not None:
                old.close()
        self.close()
        self.programs.forget()
        return report

    def _let_go(self, old: Catalogue | None) -> None:
        """Some systems do not replace a file that is open."""
        if old is not None:
            old.close()
        with self._lock:
            if self._now is not None and self._now.store is not None:
                self._now.store.close()

    def _rebuild(self, progress: Progress, cancel: Cancel) -> None:
        """Make the cards again from the records, after a change of the program."""
        with self._alone():
            self._import(Reading(), progress, cancel)
