"""Many texts compiled at once, in processes of their own."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker

from ptcg_desktop.effects.automation import judge_text
from ptcg_desktop.effects.cards import TextUse
from ptcg_desktop.effects.verdicts import Verdict

FEW = 400
"""So many texts are compiled sooner than another process starts."""
_CHUNK = 64
_BACKGROUND = 10

Judged = tuple[TextUse, Verdict]


def judge_all(uses: Sequence[TextUse], workers: int = 1, *, background: bool = False) -> Generator[Judged]:
    """Every text with its verdict, in the order given. Closing the iterator ends the processes.

    Args:
        workers: Processes; for few texts none is started. 0 = compile in this one.
        background: They give way to whatever else the machine does.
    """
    if not workers or len(uses) < FEW:
        yield from map(_judged, uses)
        return
    with _deaf_to_interrupts():
        pool = multiprocessing.get_context("spawn").Pool(workers, _begin, (background,))
    with pool:
        yield from pool.imap(_judged, uses, chunksize=_CHUNK)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes begun inside do not hear Ctrl-C, which is the parent's to answer, not even while they are loading."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # begun by the first process, it would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(background: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where the signal could not be blocked
    if background and hasattr(os, "nice"):
        os.nice(_BACKGROUND)


def _judged(use: TextUse) -> Judged:
    return use, judge_text(use)


def watched(judged: Iterable[Judged], total: int, progress: Callable[[int, int], None]) -> Iterator[Judged]:
    """The same, telling how far it is."""
    done = 0
    for done, each in enumerate(judged, start=1):
        if done % _CHUNK == 0:
            progress(done, total)
        yield each
    progress(done, total)
