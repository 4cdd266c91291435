"""One writer per file of a home folder: locks held by the operating system, so that none can outlive its process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ptcg_desktop.errors import KnownError
from ptcg_desktop.store.failures import failures_on

LOCK_NAME = "library.lock"
CATALOGUE_LOCK_NAME = "catalogue.lock"


class FileLock:
    """The right to write one thing in a home folder. Ends with `close`, or with the process, however that ends.

    A context manager.
    """

    def __init__(self, home: Path, name: str, taken: str) -> None:
        """Take the lock.

        Args:
            home: The home folder, which exists.
            name: The file to lock in it.
            taken: Code of the error if another holder has it (also in this process).

        Raises:
            KnownError: `taken`, or `database.forbidden` if the folder may not be written to.
        """
        self._path = home / name
        with failures_on(self._path):
            self._descriptor: int | None = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        if not _lock(self._descriptor):
            os.close(self._descriptor)
            self._descriptor = None
            raise KnownError(taken, home=str(home))

    def __enter__(self) -> FileLock:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def close(self) -> None:
        """Give the lock back; doing so twice is harmless. The empty file stays: removing it would race."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


class HomeLock(FileLock):
    """The right to write the library of a home folder; `library.in_use` if another has it."""

    def __init__(self, home: Path) -> None:
        super().__init__(home, LOCK_NAME, "library.in_use")


class CatalogueLock(FileLock):
    """The right to make the catalogue of a home folder anew; `catalogue.in_use` if another is at it."""

    def __init__(self, home: Path) -> None:
        super().__init__(home, CATALOGUE_LOCK_NAME, "catalogue.in_use")


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
