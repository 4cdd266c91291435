"""Pictures of cards, from the hosts of the public card data, once the person allows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ptcg_desktop.services.fetching import Fetcher, UrlFetcher
from ptcg_desktop.services.picture_hosts import PictureHost, picture_hosts
from ptcg_desktop.services.picture_queue import Decode, Outcome, PictureQueue
from ptcg_desktop.services.picture_store import FOLDER_NAME, PictureStore

if TYPE_CHECKING:
    from ptcg_desktop.services.settings import SettingsService

T = TypeVar("T")
MEGABYTE = 1_000_000
_TIMEOUT = 5.0
"""Seconds without a byte, and for a heading: shorter than for card data, as nobody waits so long for a picture."""


class PictureService:
    """See the module.

    Args:
        fetcher, hosts: Others for tests; None = the network, and the hosts of data/pictures.toml.
    """

    def __init__(
        self,
        home: Path,
        settings: SettingsService,
        fetcher: Fetcher | None = None,
        hosts: Sequence[PictureHost] | None = None,
    ) -> None:
        self._settings = settings
        self._fetcher = fetcher
        self._hosts = hosts
        self.store = PictureStore(home / FOLDER_NAME, lambda: settings.current.pictures_limit * MEGABYTE)

    @property
    def allowed(self) -> bool:
        """May pictures be downloaded and shown?"""
        return self._settings.current.pictures

    @cached_property
    def hosts(self) -> Sequence[PictureHost]:
        """The hosts that are asked."""
        return picture_hosts() if self._hosts is None else self._hosts

    def queue(self, decode: Decode[T], deliver: Callable[[Outcome[T]], object]) -> PictureQueue[T]:
        """A queue of wishes for a window; see `PictureQueue`."""
        fetcher = UrlFetcher(_TIMEOUT, heading=_TIMEOUT, same_site=True) if self._fetcher is None else self._fetcher
        return PictureQueue(
            self.store, fetcher, self.hosts, decode, deliver, lambda: self._settings.current.pictures_own_language
        )
