"""Which picture comes next: few at a time, the newest wish first, and nothing that nobody looks at any more.

The queue has no threads of its own. `want` says how many workers to begin; each runs `work` until nothing is left. A
worker looks on the disk first, and at most `FETCHES` of them ask a server at the same time, so that pictures on the
disk never wait for the network.
"""

from __future__ import annotations

import heapq
import logging
import os
import threading
import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.pictures import PictureKind, picture_kind
from ptcg_desktop.files.reading import Cancel
from ptcg_desktop.services.fetching import Fetcher
from ptcg_desktop.services.picture_fetch import (
    REFUSED_SECONDS,
    NoPictureError,
    NotWantedError,
    TryLaterError,
    fetch_picture,
)
from ptcg_desktop.services.picture_hosts import Address, PictureHost, addresses_of
from ptcg_desktop.services.picture_store import PictureStore

T = TypeVar("T")
FETCHES = 3
WORKERS = FETCHES + 1
FIRST_REST, LONGEST_REST = 5.0, 300.0
"""Seconds a host is left alone after it failed; twice as long after each failure that follows."""
MOST_OBEYED = 900.0
"""Seconds a server may ask us to stay away at a time."""
GRACE = 2.0
"""Seconds a download nobody waits for any more may still take."""

_log = logging.getLogger("ptcg_desktop.pictures")


@dataclass(frozen=True, eq=False)
class Wish:
    """One picture somebody wants to see.

    Attributes:
        key: The asker's name for it; asking again by the same key takes the place of the older wish.
        pixels: Device pixels it is wide on the screen.
        lasting: Not dropped by `forget`: one large face, which does not scroll away.
    """

    key: Hashable
    card: CardDef
    language: str
    pixels: int
    lasting: bool = False


@dataclass(frozen=True)
class Found(Generic[T]):
    """A picture. `final`: it is the best there is; if not, a sharper one is on its way."""

    wish: Wish
    picture: T
    language: str
    final: bool


@dataclass(frozen=True)
class NotFound:
    """No picture; `wait`: seconds after which asking again makes sense, 0 = there is none."""

    wish: Wish
    wait: float


@dataclass(frozen=True)
class Trouble:
    """Pictures cannot be kept on the disk; told once."""

    error: KnownError


Outcome = Found[T] | NotFound | Trouble
Decode = Callable[[bytes, PictureKind, Wish], T | None]
_Place = tuple[int, int]


class PictureQueue(Generic[T]):
    """See the module.

    Args:
        decode: Makes a picture of the bytes of a file, None if it is none; called on the workers' threads.
        deliver: Given every outcome, on the workers' threads.
        only_own: Asked whether an English picture may not stand in for one in another language.
        clock: Seconds, as `time.monotonic`.
    """

    def __init__(
        self,
        store: PictureStore,
        fetcher: Fetcher,
        hosts: Sequence[PictureHost],
        decode: Decode[T],
        deliver: Callable[[Outcome[T]], object],
        only_own: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._fetcher = fetcher
        self._hosts = hosts
        self._decode = decode
        self._deliver = deliver
        self._only_own = only_own
        self._clock = clock
        self._lock = threading.Lock()
        self._decoding = threading.BoundedSemaphore(max(1, (os.cpu_count() or 2) - 1))  # the window needs a core too
        self._batch = 0
        self._running = 0
        self._wanted: dict[Hashable, tuple[Wish, _Place]] = {}
        self._near: list[tuple[_Place, int, Wish]] = []
        self._far: list[tuple[_Place, int, Wish, Address, str]] = []
        self._serial = 0
        self._fetching: dict[str, list[Wish]] = {}
        self._none: set[str] = set()
        self._rests: dict[str, tuple[int, float]] = {}
        self._troubled = False

    def want(self, wishes: Iterable[Wish]) -> int:
        """Take wishes, the first before the second, all before those of earlier calls; how many workers to begin."""
        with self._lock:
            self._batch += 1
            for place, wish in enumerate(wishes):
                at = (-self._batch, place)
                self._wanted[wish.key] = (wish, at)
                self._push_near(wish, at)
            fresh = min(WORKERS - self._running, len(self._near))
            self._running += fresh
            return fresh

    def forget(self) -> None:
        """Nobody looks at what was wanted any more, but for lasting wishes; what is half here may still come."""
        with self._lock:
            self._wanted = {key: kept for key, kept in self._wanted.items() if kept[0].lasting}
            self._near = [job for job in self._near if self._alive(job[2])]
            self._far = [job for job in self._far if self._alive(job[2])]
            heapq.heapify(self._near)
            heapq.heapify(self._far)

    def drop(self, keys: Iterable[Hashable]) -> None:
        """Forget some wishes, lasting ones too."""
        with self._lock:
            for key in keys:
                self._wanted.pop(key, None)

    def start_over(self) -> None:
        """Forget every wish, and what is known of addresses and hosts: the store was emptied, or the person asks."""
        with self._lock:
            self._wanted.clear()
            self._near.clear()
            self._far.clear()
            self._none.clear()
            self._rests.clear()
            self._troubled = False

    def work(self, cancelled: Cancel) -> None:
        """Serve wishes until there are none, or none that this worker may serve."""
        while True:
            with self._lock:
                step = None if cancelled() else self._next(cancelled)
                if step is None:
                    self._running -= 1
                    return
            try:
                step()
            except BaseException:
                with self._lock:
                    self._running -= 1
                raise

    # --- choosing; all of these hold the lock

    def _alive(self, wish: Wish) -> bool:
        known = self._wanted.get(wish.key)
        return known is not None and known[0] is wish

    def _push_near(self, wish: Wish, at: _Place) -> None:
        self._serial += 1
        heapq.heappush(self._near, (at, self._serial, wish))

    def _next(self, cancelled: Cancel) -> Callable[[], None] | None:
        while self._near:
            wish = heapq.heappop(self._near)[2]
            if self._alive(wish):
                return lambda: self._look(wish)
        while self._far and len(self._fetching) < FETCHES:
            _, _, wanted, address, url = heapq.heappop(self._far)
            if not self._alive(wanted):
                continue
            if url in self._fetching:
                self._fetching[url].append(wanted)
                continue
            self._fetching[url] = []
            return lambda: self._fetch(wanted, address, url, cancelled)
        return None

    # --- steps; none of these holds the lock

    def _look(self, wish: Wish) -> None:
        """What is on the disk is shown; what is not is to be fetched; what is nowhere is said to be nowhere."""
        wait, spoken = 0.0, ""
        for address in addresses_of(wish.card, wish.language, wish.pixels, self._hosts, self._only_own()):
            if wait and address.language != spoken:
                break  # the host comes back sooner than anybody wants to see another language
            spoken = address.language
            urls = [url for url in address.urls if not self._is_absent(url)]
            stored = next((url for url in urls if self._store.has(url)), "")
            if stored and (stored == urls[0] or not address.large):
                if not self._show_stored(wish, address, stored, final=True):
                    self._look_again([wish])
                return
            if stored:
                self._show_stored(wish, address, stored, final=False)
            rest = self._rest_of(address.host) if urls else 0.0
            if rest:
                wait = min(wait or rest, rest)
            elif urls:
                self._push_far(wish, address, urls[0])
                return
        self._end(wish, NotFound(wish, wait))

    def _push_far(self, wish: Wish, address: Address, url: str) -> None:
        with self._lock:
            if self._alive(wish):
                self._serial += 1
                heapq.heappush(self._far, (self._wanted[wish.key][1], self._serial, wish, address, url))

    def _look_again(self, wishes: Iterable[Wish]) -> None:
        with self._lock:
            for wish in wishes:
                if self._alive(wish):
                    self._push_near(wish, self._wanted[wish.key][1])

    def _fetch(self, wish: Wish, address: Address, url: str, cancelled: Cancel) -> None:
        begun, shown = self._clock(), False
        try:
            if not (self._rest_of(address.host) or self._store.has(url) or self._is_absent(url)):
                data = fetch_picture(
                    self._fetcher, url, lambda: cancelled() or self._too_long(wish, url, begun), self._clock
                )
                self._rests.pop(address.host.id, None)
                self._kept(lambda: self._store.keep(url, data))
                shown = self._show(wish, address, data, final=True)
                if not shown:
                    self._note_absent(url, REFUSED_SECONDS)
                    self._drop(url)
        except NoPictureError as error:
            both = error.gone and url == address.urls[0]  # a host has both sizes of a picture, or neither
            for each in address.urls if both else (url,):
                self._note_absent(each, error.seconds)
        except TryLaterError as error:
            self._let_rest(address.host, error.seconds)
        except NotWantedError:
            shown = True
        finally:
            with self._lock:
                others = self._fetching.pop(url)
        self._look_again(others if shown else [wish, *others])

    def _too_long(self, wish: Wish, url: str, begun: float) -> bool:
        with self._lock:
            wanted = self._alive(wish) or any(self._alive(other) for other in self._fetching[url])
        return not wanted and self._clock() - begun > GRACE

    def _show_stored(self, wish: Wish, address: Address, url: str, *, final: bool) -> bool:
        """Show what is on the disk; False if that was spoiled there, and is gone now."""
        data = self._store.read(url)
        if data is not None and self._show(wish, address, data, final):
            return True
        self._drop(url)
        return False

    def _show(self, wish: Wish, address: Address, data: bytes, final: bool) -> bool:
        """False if it is no picture."""
        with self._lock:
            if not self._alive(wish):
                return True
        kind = picture_kind(data)
        with self._decoding:
            picture = None if kind is None else self._decode(data, kind, wish)
        if picture is None:
            return False
        found = Found(wish, picture, address.language, final)
        if final:
            self._end(wish, found)
        else:
            self._deliver(found)
        return True

    def _end(self, wish: Wish, outcome: Found[T] | NotFound) -> None:
        with self._lock:
            if not self._alive(wish):
                return
            del self._wanted[wish.key]
        self._deliver(outcome)

    # --- what is remembered

    def _is_absent(self, url: str) -> bool:
        return url in self._none or self._store.is_absent(url)

    def _note_absent(self, url: str, seconds: float) -> None:
        self._none.add(url)
        self._kept(lambda: self._store.note_absent(url, seconds))

    def _drop(self, url: str) -> None:
        self._kept(lambda: self._store.drop(url))
        if self._store.has(url):
            self._none.add(url)  # a spoiled file that cannot be removed must not be looked at for ever

    def _kept(self, act: Callable[[], object]) -> None:
        """Change the store; pictures are shown all the same when it cannot be changed."""
        try:
            act()
        except KnownError as error:
            _log.info("the picture store: %s", error)
            if not self._troubled:
                self._troubled = True
                self._deliver(Trouble(error))

    def _rest_of(self, host: PictureHost) -> float:
        """Seconds for which a host is left alone."""
        return max(0.0, self._rests.get(host.id, (0, 0.0))[1] - self._clock())

    def _let_rest(self, host: PictureHost, asked: float) -> None:
        with self._lock:
            if self._rest_of(host):
                return  # the others that were under way failed with it
            failures = self._rests.get(host.id, (0, 0.0))[0] + 1
            own = min(FIRST_REST * 2.0 ** min(failures - 1, 10), LONGEST_REST)
            self._rests[host.id] = (failures, self._clock() + max(own, min(asked, MOST_OBEYED)))
        _log.info("%s is left alone after %d failures", host.server, failures)
