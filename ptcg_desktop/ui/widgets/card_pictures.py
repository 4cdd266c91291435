"""Pictures for the faces of the window: asked for as faces are looked at, decoded by workers, handed over here."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.widgets.card_face import card_height

if TYPE_CHECKING:
    from ptcg_desktop.errors import KnownError
    from ptcg_desktop.files.pictures import PictureKind
    from ptcg_desktop.services.picture_queue import Outcome, PictureQueue, Wish
    from ptcg_desktop.services.pictures import PictureService
    from ptcg_desktop.services.workspace import Workspace
    from ptcg_desktop.ui.app.tasks import Tasks

Key = tuple[str, int, float, str]
"""Card id, width in device-independent pixels, device pixel ratio, language."""
Find = Callable[[str], CardDef | None]
LASTING = 24
"""So many pictures of single large faces are waited for; a newer one takes the place of the oldest."""
LEAST_WAIT = 2.0
"""Seconds before anything is asked for again."""
PAUSE, LONGEST_PAUSE = 0.06, 1.0
"""Seconds: pictures are asked for when scrolling rests for so long, or goes on for so long. Workers that run while a
page scrolls cost it frames, and most of what they do is for faces that are gone when it is there."""


def pixels_of(key: Key) -> QSize:
    """The device pixels of a face."""
    _, width, dpr, _ = key
    return QSize(round(width * dpr), round(card_height(width) * dpr))


class CardPictures(QObject):
    """See the module. While it is off, nothing is asked and nothing loaded.

    Signals:
        arrived: The key of a face, its `QImage`, and the language of the words on it.
        again: Faces that are looked at may ask once more.
    """

    arrived = Signal(object, object, str)
    again = Signal()
    _answered = Signal(object)

    def __init__(
        self,
        workspace: Workspace,
        tasks: Tasks,
        complain: Callable[[KnownError], object],
        parent: QObject | None = None,
        on: bool = False,
    ) -> None:
        """`complain` is told, once, that pictures cannot be kept."""
        super().__init__(parent)
        self._workspace = workspace
        self._tasks = tasks
        self._complain = complain
        self._on = on
        self._queue: PictureQueue[QImage] | None = None
        self._loading = False
        self._settled: set[Key] = set()
        self._fresh: dict[Key, Find] = {}
        self._asked: dict[Key, bool] = {}
        self._crowded = False
        self._scrolled = self._waiting = 0.0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._send)
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.timeout.connect(self._try_again)
        self._resting: set[Key] = set()
        self._answered.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def on(self) -> bool:
        """Are pictures wanted?"""
        return self._on

    def ask(self, key: Key, find: Find, lasting: bool) -> None:
        """Ask for the picture of a face that is looked at now, unless it was asked for already.

        Args:
            find: Gives the card of an id.
            lasting: The face does not scroll away: `forget` leaves it.
        """
        if not self._on or key in self._settled:
            return
        self._settled.add(key)
        self._fresh[key] = find
        self._asked[key] = lasting
        if not self._soon.isActive():
            self._waiting = time.monotonic()
            self._soon.start(0)

    def forget(self) -> None:
        """The faces that were looked at have scrolled away."""
        if not self._on:
            return
        self._scrolled = time.monotonic()
        self._let_go([key for key, lasting in self._asked.items() if not lasting])
        if self._queue is not None:
            self._queue.forget()

    def left(self, key: Key) -> None:
        """A face is not kept in memory any more: its picture is asked for anew when it is looked at."""
        self._settled.discard(key)

    def start_over(self, on: bool) -> None:
        """Ask for everything anew: the cards have changed, or the person switched pictures on or off."""
        self._on = on
        for known in (self._settled, self._fresh, self._asked, self._resting):
            known.clear()
        self._retry.stop()
        if self._queue is not None:
            self._queue.start_over()

    # --- to the queue and back

    def _send(self) -> None:
        if not self._on:
            return
        if self._queue is None:
            self._load()
            return
        now = time.monotonic()
        if now - self._scrolled < PAUSE and now - self._waiting < LONGEST_PAUSE:
            self._soon.start(round(PAUSE * 1000))
            return
        self._make_room()
        wishes = [wish for key, find in self._fresh.items() if (wish := self._wish(key, find)) is not None]
        self._fresh.clear()
        queue = self._queue
        for _ in range(queue.want(wishes) if wishes else 0):
            self._tasks.run(lambda control: queue.work(control.cancelled))

    def _wish(self, key: Key, find: Find) -> Wish | None:
        """The wish for a picture; None for a card that has none."""
        from ptcg_desktop.services.picture_queue import Wish

        card = find(key[0])
        if card is None or not card.pictures:
            del self._asked[key]
            return None
        return Wish(key, card, key[3], pixels_of(key).width(), self._asked[key])

    def _make_room(self) -> None:
        lasting = [key for key, stays in self._asked.items() if stays]
        if len(lasting) > LASTING:
            old = lasting[:-LASTING]
            self._crowded = True
            self._let_go(old)
            if self._queue is not None:
                self._queue.drop(old)

    def _let_go(self, keys: list[Key]) -> None:
        for key in keys:
            self._asked.pop(key, None)
            self._fresh.pop(key, None)
            self._settled.discard(key)

    def _load(self) -> None:
        """Network, certificates and settings take a moment to load: a worker does it."""
        if self._loading:
            return
        self._loading = True

        def load() -> None:
            from ptcg_desktop.services import pictures  # noqa: F401  # loaded for the main thread
            from ptcg_desktop.services.settings_loading import load_settings

            load_settings()

        self._tasks.run(lambda _control: load(), lambda _none: self._make_queue(self._workspace.pictures))

    def _make_queue(self, service: PictureService) -> None:
        def ready(queue: PictureQueue[QImage]) -> None:
            self._queue, self._loading = queue, False
            self._send()

        self._tasks.run(lambda _control: service.queue(_decode, self._answered.emit), ready)

    def _take(self, outcome: Outcome[QImage]) -> None:
        from ptcg_desktop.services.picture_queue import Found, Trouble

        if isinstance(outcome, Trouble):
            self._complain(outcome.error)
            return
        key: Key = outcome.wish.key  # type: ignore[assignment]  # the key `ask` gave it
        if key not in self._asked:
            return
        if isinstance(outcome, Found):
            self.arrived.emit(key, outcome.picture, outcome.language)
            if not outcome.final:
                return
        elif outcome.wait:
            self._resting.add(key)
            self._try_later(outcome.wait)
        del self._asked[key]
        if self._crowded and not any(self._asked.values()):
            self._crowded = False
            self.again.emit()

    def _try_later(self, seconds: float) -> None:
        wait = round(max(LEAST_WAIT, seconds) * 1000)
        if not self._retry.isActive() or self._retry.remainingTime() > wait:
            self._retry.start(wait)

    def _try_again(self) -> None:
        self._settled -= self._resting
        self._resting.clear()
        self.again.emit()


def _decode(data: bytes, kind: PictureKind, wish: Wish) -> QImage | None:
    from ptcg_desktop.ui.widgets.picture_decode import decode_picture

    key: Key = wish.key  # type: ignore[assignment]  # the key `ask` gave it
    return decode_picture(data, kind, pixels_of(key))
