"""Pictures of cards kept on the disk, by address, bounded in size: the one used longest ago leaves first.

Each picture is one file, written beside and renamed, so that whatever stops the program leaves whole pictures. A power
cut may leave an empty one; whoever reads pictures looks at each before it is used, and drops what is none.

"There is no picture at this address" is remembered too, as an empty file whose time is the moment when that is no
longer believed.
"""

from __future__ import annotations

import hashlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from ptcg_desktop.store.failures import failures_on

FOLDER_NAME = "pictures"
LONGEST_ABSENCE = 30 * 86_400.0
"""Seconds; a note that claims to be good for longer was written under a wrong clock."""
_PICTURE, _ABSENT, _PART = ".picture", ".none", ".part"
_ROOM = 0.9
_TOUCH_EVERY = 600.0
_STALE_PART = 3600.0


class PictureStore:
    """See the module. Safe to use from several threads.

    Args:
        folder: Made when the first picture is kept.
        limit: Asked for the size limit in bytes.
        now: Seconds of the clock, as `time.time`.
    """

    def __init__(self, folder: Path, limit: Callable[[], int], now: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self._limit = limit
        self._now = now
        self._lock = threading.Lock()
        self._size: int | None = None

    def has(self, url: str) -> bool:
        """Is the picture of that address kept?"""
        return self._path(url, _PICTURE).is_file()

    def read(self, url: str) -> bytes | None:
        """The picture of that address, which counts as used now; None if it is not kept."""
        path = self._path(url, _PICTURE)
        try:
            data = path.read_bytes()
            if self._now() - path.stat().st_mtime > _TOUCH_EVERY:
                os.utime(path, (self._now(), self._now()))
        except OSError:  # another program, or the limit, took it away: it is fetched again
            return None
        return data

    def keep(self, url: str, data: bytes) -> None:
        """Keep a picture, and let others go if it becomes too many.

        Raises:
            KnownError: `database.full`, `database.forbidden`, `database.io`.
        """
        path = self._path(url, _PICTURE)
        part = path.with_suffix(f".{threading.get_ident()}{_PART}")
        with failures_on(path), self._lock:
            before = self._known_size()
            path.parent.mkdir(parents=True, exist_ok=True)
            replaced = path.stat().st_size if path.exists() else 0
            try:
                part.write_bytes(data)
                os.replace(part, path)
            except OSError:
                part.unlink(missing_ok=True)
                raise
            os.utime(path, (self._now(), self._now()))
            self._path(url, _ABSENT).unlink(missing_ok=True)
            self._size = before + len(data) - replaced
            if self._size > self._limit():
                self._make_room()

    def drop(self, url: str) -> None:
        """Let one picture go: it is none."""
        path = self._path(url, _PICTURE)
        with failures_on(path), self._lock:
            before = self._known_size()
            if path.exists():
                self._size = before - path.stat().st_size
                path.unlink()

    def note_absent(self, url: str, seconds: float) -> None:
        """Remember for so long that there is no picture at an address.

        Raises:
            KnownError: as `keep`.
        """
        path = self._path(url, _ABSENT)
        until = self._now() + min(seconds, LONGEST_ABSENCE)
        with failures_on(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            os.utime(path, (until, until))

    def is_absent(self, url: str) -> bool:
        """Is it remembered that there is no picture at an address?"""
        try:
            until = self._path(url, _ABSENT).stat().st_mtime
        except OSError:
            return False
        return 0 < until - self._now() <= LONGEST_ABSENCE

    def size(self) -> int:
        """Bytes of all pictures."""
        with failures_on(self.folder), self._lock:
            self._size = self._counted()
            return self._size

    def empty(self) -> int:
        """Let everything go, also what is remembered as absent; returns the bytes that were freed.

        Raises:
            KnownError: `database.forbidden`, `database.io`; what could be removed is.
        """
        with failures_on(self.folder), self._lock:
            freed = self._counted()
            self._size = None
            for path in list(self._files()):
                path.unlink(missing_ok=True)
            for folder in [*self.folder.glob("??"), self.folder]:
                with suppress(OSError):  # not ours, or something of another program is in it
                    folder.rmdir()
            return freed

    def _path(self, url: str, ending: str) -> Path:
        name = hashlib.sha256(url.encode()).hexdigest()[:40]
        return self.folder / name[:2] / (name + ending)

    def _files(self) -> Iterator[Path]:
        for path in self.folder.glob("??/*"):
            if path.suffix in (_PICTURE, _ABSENT, _PART):
                yield path

    def _known_size(self) -> int:
        if self._size is None:
            self._size = self._counted()
        return self._size

    def _counted(self) -> int:
        """Bytes of all pictures; what a killed write left is removed on the way."""
        total = 0
        for path in self._files():
            with suppress(FileNotFoundError):
                if path.suffix == _PICTURE:
                    total += path.stat().st_size
                elif path.suffix == _PART and self._now() - path.stat().st_mtime > _STALE_PART:
                    path.unlink()
        return total

    def _make_room(self) -> None:
        """Remove what was used longest ago, a little more than must be: not for every picture anew."""
        found = []
        for path in self._files():
            if path.suffix == _PICTURE:
                about = path.stat()
                found.append((about.st_mtime, about.st_size, path))
        total, goal = sum(size for _, size, _ in found), self._limit() * _ROOM
        for _, size, path in sorted(found):
            if total <= goal:
                break
            path.unlink(missing_ok=True)
            total -= size
        self._size = total
