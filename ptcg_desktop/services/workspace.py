"""Everything the window and the command line need, opened on one home folder."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from ptcg_desktop.store.failures import failures_on
from ptcg_desktop.store.locks import HomeLock
from ptcg_desktop.store.opening import open_library

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.collection import CollectionService
    from ptcg_desktop.services.decks import DeckService
    from ptcg_desktop.services.history import History
    from ptcg_desktop.services.settings import SettingsService
    from ptcg_desktop.store.connect import Library

HOME_VARIABLE = "PTCG_DESKTOP_HOME"


def default_home() -> Path:
    """The home folder if none is named: `PTCG_DESKTOP_HOME`, else the platform's folder for user data."""
    named = os.environ.get(HOME_VARIABLE)
    if named:
        return Path(named).expanduser()
    import platformdirs

    return platformdirs.user_data_path("ptcg_desktop", appauthor=False)


class Workspace:
    """The services on one home folder. Each is made when first asked for, so that opening is quick.

    Also a context manager. Attributes:
        home: The folder.
    """

    def __init__(self, home: Path, library: Library, lock: HomeLock | None) -> None:
        self.home = home
        self._library = library
        self._lock = lock

    @classmethod
    def open(cls, home: Path | None = None, *, shared: bool = False) -> Workspace:
        """Open the home folder, making what is missing. The library has then been looked at and is well.

        Args:
            home: None = `default_home()`.
            shared: If another process holds the library, open it all the same to look at; changes then raise
                `library.in_use`.

        Raises:
            KnownError: `library.in_use`, `library.too_new`, `library.foreign`, `database.corrupt`,
                `database.forbidden` (read-only folder), `database.full`, `database.io`, `database.busy`.
        """
        home = (home or default_home()).absolute()
        with failures_on(home):
            home.mkdir(parents=True, exist_ok=True)
        lock = _lock(home, shared)
        try:
            return cls(home, open_library(home, writable=lock is not None), lock)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    @property
    def writable(self) -> bool:
        """False if another process holds the library and this one only looks."""
        return self._lock is not None

    @cached_property
    def catalogue(self) -> CatalogueService:
        """All cards."""
        from ptcg_desktop.services.catalogue import CatalogueService

        return CatalogueService(self.home)

    @cached_property
    def collection(self) -> CollectionService:
        """What is owned."""
        from ptcg_desktop.services.collection import CollectionService

        return CollectionService(self._library, self._set_name)

    @cached_property
    def decks(self) -> DeckService:
        """The decks."""
        from ptcg_desktop.services.decks import DeckService

        return DeckService(self._library, self.catalogue, self._set_name)

    @cached_property
    def history(self) -> History:
        """Undo and redo."""
        from ptcg_desktop.services.history import History

        return History(self._library)

    @cached_property
    def settings(self) -> SettingsService:
        """The settings."""
        from ptcg_desktop.services.settings import SettingsService

        return SettingsService(self.home)

    def close(self) -> None:
        """Close the files and give the lock back; twice is harmless."""
        self._library.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Workspace:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _set_name(self, set_id: str) -> str:
        return next((known.name.get("en") for known in self.catalogue.sets() if known.id == set_id), "")


def _lock(home: Path, shared: bool) -> HomeLock | None:
    from ptcg_desktop.errors import KnownError

    try:
        return HomeLock(home)
    except KnownError as error:
        if shared and error.code == "library.in_use":
            return None
        raise
