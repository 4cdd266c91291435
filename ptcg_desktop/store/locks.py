"""One writer: a lock on the home folder, held by the operating system, so that it cannot outlive its process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.failures import failures_on

LOCK_NAME = "library.lock"


class HomeLock:
    """The right to write in one home folder. Ends with `close`, or with the process, however that ends."""

    def __init__(self, home: Path) -> None:
        """Take the lock.

        Raises:
            KnownError: `library.in_use` if another holder has it (also in this process), `database.forbidden` if the
                folder may not be written to.
        """
        self._path = home / LOCK_NAME
        with failures_on(self._path):
            self._descriptor: int | None = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        if not _lock(self._descriptor):
            os.close(self._descriptor)
            self._descriptor = None
            raise KnownError("library.in_use", home=str(home))

    def close(self) -> None:
        """Give the lock back; doing so twice is harmless. The empty file stays: removing it would race."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
