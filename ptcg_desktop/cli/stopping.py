"""Ctrl-C as a wish: work that can stop cleanly is asked to, instead of being torn off where it happens to be."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""Exit code of a command that was stopped."""
_WISHES = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Gives the question whether somebody wishes the work to stop. A second wish ends it where it is."""
    wished = False

    def wish(_number: int, _frame: FrameType | None) -> None:
        nonlocal wished
        if wished:
            raise KeyboardInterrupt
        wished = True

    import threading  # every command loads this module, and few ask

    here = threading.current_thread() is threading.main_thread()  # elsewhere nobody may listen
    before = {each: signal.signal(each, wish) for each in _WISHES if here}
    try:
        yield lambda: wished
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
