"""Everything the window and the command line need, opened on one home folder."""

from __future__ import annotations

import logging
import os
from functools import cached_property, partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.data import own_root, set_own_root
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.belongings import gather, put_back
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.store.failures import failures_on
from ptcg_desktop.store.locks import HomeLock
from ptcg_desktop.store.opening import open_library, prepare

if TYPE_CHECKING:
    from collections.abc import Callable

    from ptcg_desktop.files.reading import Progress
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.collection import CollectionService
    from ptcg_desktop.services.collection_completion import CompletionService
    from ptcg_desktop.services.collection_export import ExportService
    from ptcg_desktop.services.collection_free import FreeService
    from ptcg_desktop.services.collection_import import ImportService
    from ptcg_desktop.services.collection_lists import ListService
    from ptcg_desktop.services.deck_bench import BenchService
    from ptcg_desktop.services.deck_building import BuildService
    from ptcg_desktop.services.deck_shelf import DeckShelf
    from ptcg_desktop.services.decks import DeckService
    from ptcg_desktop.services.games import GameService
    from ptcg_desktop.services.history import History
    from ptcg_desktop.services.pictures import PictureService
    from ptcg_desktop.services.query.shelf import Shelf
    from ptcg_desktop.services.settings import SettingsService
    from ptcg_desktop.store.backup import Backup
    from ptcg_desktop.store.backup import BackupInfo as BackupInfo
    from ptcg_desktop.store.connect import Library
    from ptcg_desktop.store.rows import Lot

_log = logging.getLogger("ptcg_desktop.workspace")

HOME_VARIABLE = "PTCG_DESKTOP_HOME"


def default_home() -> Path:
    """The home folder if none is named: `PTCG_DESKTOP_HOME`, else the platform's folder for user data.

    Raises:
        KnownError: `home.unknown` if it is named after a user whom the system does not know.
    """
    named = os.environ.get(HOME_VARIABLE)
    if named:
        try:
            return Path(named).expanduser()
        except RuntimeError as error:
            raise KnownError("home.unknown", variable=HOME_VARIABLE, home=named) from error
    import platformdirs

    return platformdirs.user_data_path("ptcg_desktop", appauthor=False)


class Restored(msgspec.Struct, frozen=True):
    """A backup stands in the library's place.

    Attributes:
        former: Where the library that stood there is now; restoring it takes this back. None if there was none.
    """

    changes: Changes
    former: Path | None


class Workspace:
    """The services on one home folder. Each is made when first asked for, so that opening is quick.

    Also a context manager. Attributes:
        home: The folder.
    """

    def __init__(self, home: Path, library: Library, lock: HomeLock | None, renewing: Progress | None = None) -> None:
        self.home = home
        self._renewing = renewing
        self._library = library
        self._lock = lock
        self._belongings = gather(home)
        set_own_root(home)

    @classmethod
    def open(cls, home: Path | None = None, *, shared: bool = False, renewing: Progress | None = None) -> Workspace:
        """Open the home folder, making what is missing. The library has then been looked at and is well.

        Args:
            home: None = `default_home()`.
            shared: If another process holds the library, open it all the same to look at; changes then raise
                `library.in_use`.
            renewing: Is told how far it is while a catalogue of an older version is made again.

        Raises:
            KnownError: `library.in_use`, `library.too_new`, `library.foreign`, `library.gone`, `database.corrupt`,
                `database.forbidden` (read-only folder), `database.full`, `database.in_the_way`, `database.io`,
                `database.busy`.
        """
        home = (home or default_home()).absolute()
        with failures_on(home):
            home.mkdir(parents=True, exist_ok=True)
        lock = _lock(home, shared)
        try:
            beside = partial(gather, home)
            return cls(home, open_library(home, writable=lock is not None, beside=beside), lock, renewing)
        except BaseException:
            if lock is not None:
                lock.close()
            raise

    @property
    def writable(self) -> bool:
        """False if another process holds the library and this one only looks."""
        return self._lock is not None

    def hear(self, tell: Callable[[KnownError], object]) -> None:
        """Have `tell` called, on any thread, when something happens to the library from outside (`Library.tell`)."""
        self._library.tell = tell

    @cached_property
    def catalogue(self) -> CatalogueService:
        """All cards."""
        from ptcg_desktop.services.catalogue import CatalogueService

        if self._renewing is None:
            return CatalogueService(self.home)
        return CatalogueService(self.home, renewing=self._renewing)

    @cached_property
    def collection(self) -> CollectionService:
        """What is owned."""
        from ptcg_desktop.services.collection import CollectionService

        return CollectionService(self._library, self._set_name)

    @cached_property
    def lists(self) -> ListService:
        """Wish lists, trade lists and others."""
        from ptcg_desktop.services.collection_lists import ListService

        return ListService(self._library, self.collection.reference)

    @cached_property
    def imports(self) -> ImportService:
        """The collection from files of other programs."""
        from ptcg_desktop.services.collection_import import ImportService

        reference, usual = self.collection.reference, self.usual_lot
        return ImportService(self._library, self.catalogue, reference, self.home, self.back_up, usual)

    @cached_property
    def exports(self) -> ExportService:
        """The collection as files for other programs."""
        from ptcg_desktop.services.collection_export import ExportService

        return ExportService(self.catalogue, self.usual_lot)

    @cached_property
    def free(self) -> FreeService:
        """Which copies are free, and how many of a card are owned, free and wanted."""
        from ptcg_desktop.services.collection_free import FreeService

        return FreeService(self._library, self.catalogue)

    @cached_property
    def completion(self) -> CompletionService:
        """How complete the collection is."""
        from ptcg_desktop.services.collection_completion import CompletionService

        return CompletionService(self._library, self.catalogue)

    @cached_property
    def decks(self) -> DeckService:
        """The decks."""
        from ptcg_desktop.services.decks import DeckService

        return DeckService(self._library, self.catalogue, self._set_name)

    @cached_property
    def bench(self) -> BenchService:
        """Candidates, prints, notes, tags and versions of decks."""
        from ptcg_desktop.services.deck_bench import BenchService

        return BenchService(self._library, self.catalogue, self._set_name, self.free.plan)

    @cached_property
    def build(self) -> BuildService:
        """Decks against the collection: what is there, what is missing, which decks at the same time."""
        from ptcg_desktop.services.deck_building import BuildService

        return BuildService(self.decks, self.collection, self.free, self.catalogue)

    @cached_property
    def deck_shelf(self) -> DeckShelf:
        """Folders and archive of decks, and the search over them."""
        from ptcg_desktop.services.deck_shelf import DeckShelf

        return DeckShelf(self._library, self.decks)

    @cached_property
    def history(self) -> History:
        """Undo and redo."""
        from ptcg_desktop.services.history import History

        return History(self._library)

    @cached_property
    def games(self) -> GameService:
        """Saved games."""
        from ptcg_desktop.services.games import GameService

        return GameService(self._library)

    def usual_lot(self) -> Lot:
        """What the settings say of copies of which nothing is said."""
        from ptcg_desktop.store.rows import Lot

        settings = self.settings.current
        return Lot(condition=settings.condition, language=settings.card_language)

    @cached_property
    def settings(self) -> SettingsService:
        """The settings."""
        from ptcg_desktop.services.settings_loading import load_settings

        load_settings()
        from ptcg_desktop.services.settings import SettingsService

        return SettingsService(self.home)

    @cached_property
    def pictures(self) -> PictureService:
        """Pictures of cards."""
        from ptcg_desktop.services.pictures import PictureService

        return PictureService(self.home, self.settings)

    def shelf(self) -> Shelf:
        """What the search language asks about the library, as it is now: take a new one after each change."""
        from ptcg_desktop.services.query.shelf import shelf_of

        return shelf_of(self.collection, self.decks, self.lists, self.free)

    def warm(self) -> None:
        """Load what the first look at the library needs; for a worker thread, while the window is painted."""
        with self._library.reading() as session:
            session.totals()

    def backups(self) -> list[Backup]:
        """The backups of the library, newest first."""
        from ptcg_desktop.store.backup import list_backups

        return list_backups(self._library.path)

    def backup_infos(self) -> list[BackupInfo]:
        """The backups, newest first, with what is in each; opens every one, so ask on a worker thread."""
        from ptcg_desktop.store.backup import look_into

        return [look_into(backup) for backup in self.backups()]

    def back_up(self) -> Backup:
        """Make a backup now: because the person wants one, or before something large such as an import.

        Raises:
            KnownError: `library.in_use`, `database.*`; the library itself is as it was.
        """
        from ptcg_desktop.store.backup import make_backup

        if not self.writable:
            raise KnownError("library.in_use", home=str(self.home))
        with self._library.reading():
            pass  # a library that was never used is made now
        return make_backup(self._library.path, gather(self.home))

    def backup_if_due(self) -> Backup | None:
        """Make a backup if the library or the belongings changed and the newest is half an hour old; None if not.

        Raises:
            KnownError: `database.*`; the library itself is whole.
        """
        from ptcg_desktop.store.backup import backup_if_due

        if not (self.writable and self._library.path.exists()):
            return None
        belongings = gather(self.home)
        if not self._library.touched and belongings == self._belongings:
            return None
        return backup_if_due(self._library.path, belongings)

    def restore(self, backup: Path) -> Restored:
        """Put a backup in the library's place, and the belongings kept with it in theirs. What was there is kept as a
        backup, so this can be taken back.

        Raises:
            KnownError: `library.in_use`, `backup.missing`, `library.too_new`, `library.foreign`, `database.*`; the
                library is then as it was.
        """
        from ptcg_desktop.store.backup import read_beside, restore

        if not self.writable:
            raise KnownError("library.in_use", home=str(self.home))
        self._library.close()
        former = restore(self._library.path, backup, gather(self.home))
        kept = read_beside(backup)
        prepare(self._library, beside=lambda: kept or gather(self.home))
        if kept:
            put_back(self.home, self.settings, kept)
        return Restored(Changes(frozenset({"collection", "lists", "decks", "games"})), former)

    def close(self) -> None:
        """Close the files, make a backup if one is due, and give the lock back; twice is harmless.

        A backup that cannot be made goes to the log: the library itself is whole, and nothing here may keep a program
        from ending.
        """
        try:
            if "catalogue" in self.__dict__:
                self.catalogue.close()
            self._library.close()
            self.backup_if_due()
        except KnownError as error:
            _log.warning("no backup on closing: %s", error)
        finally:
            self._library.touched = False
            if own_root() == self.home:
                set_own_root(None)
            if self._lock is not None:
                self._lock.close()

    def __enter__(self) -> Workspace:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _set_name(self, set_id: str) -> str:
        return next((known.name.get("en") for known in self.catalogue.sets() if known.id == set_id), "")


def _lock(home: Path, shared: bool) -> HomeLock | None:
    try:
        return HomeLock(home)
    except KnownError as error:
        if shared and error.code == "library.in_use":
            return None
        raise
