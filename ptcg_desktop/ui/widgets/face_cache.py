"""Painted faces kept as pixmaps, bounded in memory, and painted while the program has nothing else to do.

Where the person wants pictures, the picture of a card takes the place of its drawn face as soon as it is there
(`card_pictures`). The key of a face names its card, so a cell that is used again can never show another card's picture.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from ptcg_desktop.cards.model import CardDef, SetDef
from ptcg_desktop.services.wordings import Worded, worded
from ptcg_desktop.ui.widgets.card_face import FULL_FROM, card_height, paint_card
from ptcg_desktop.ui.widgets.card_pictures import CardPictures, Key
from ptcg_desktop.ui.widgets.card_text import era_of
from ptcg_desktop.ui.widgets.picture_marks import paint_picture_marks

if TYPE_CHECKING:
    from ptcg_desktop.effects.verdicts import Automation
    from ptcg_desktop.services.changes import Changes
    from ptcg_desktop.services.programs import Programs
    from ptcg_desktop.ui.app.context import AppContext

BUDGET_BYTES = 96 * 1024 * 1024
SLICE_SECONDS = 0.005
"""No face is begun after so long before the event loop gets its turn: the last one and the view that shows them need
the rest of a frame of 60 Hz."""
TOGETHER_MS = 30
"""Pictures that arrive within so long are shown together: two frames, and one repainting for all of them."""


class FaceCache(QObject):
    """See the module.

    `pixmap` paints at once where it must (one large face, the table); `peek` and `want` are for grids, which paint a
    placeholder until `painted` says that the face is there.

    Signals:
        painted: Some wanted faces are ready, or have become pictures.
        pictured: Some faces have become pictures, or may now: for who shows a face that was painted at once.
    """

    painted = Signal()
    pictured = Signal()

    def __init__(
        self,
        find_card: Callable[[str], CardDef | None],
        find_set: Callable[[str], SetDef | None],
        programs: Programs | None = None,
        parent: QObject | None = None,
        budget: int = BUDGET_BYTES,
        pictures: CardPictures | None = None,
    ) -> None:
        """`programs` tells how far each card plays by itself, and its texts; None = badges and rendered texts are left
        out. Without `pictures` all faces are drawn.
        """
        super().__init__(parent)
        self._find_card = find_card
        self._programs = programs
        self.find_set = find_set
        self._budget = budget
        self._bytes = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self._wanted: dict[Key, None] = {}
        self._newest: dict[tuple[str, str], Key] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._paint_slice)
        self.pictures = pictures
        self._together = QTimer(self)
        self._together.setSingleShot(True)
        self._together.setInterval(TOGETHER_MS)
        self._together.timeout.connect(self._tell)
        if pictures is not None:
            pictures.arrived.connect(self._take_picture)
            pictures.again.connect(self._tell)

    def pixmap(self, card: CardDef, width: float, dpr: float = 1.0, language: str = "en") -> QPixmap:
        """The face of that width, painted now if it is not kept."""
        key = (card.id, round(width), dpr, language)
        if self.pictures is not None:
            self.pictures.ask(key, self._find_card, lasting=True)
        found = self._find(key)
        if found is None:
            found = self._painted(card, key)
            self._keep(key, found)
        return found

    def peek(self, card_id: str, width: int, dpr: float, language: str) -> QPixmap | None:
        """The face if it is kept; None if it would have to be painted."""
        key = (card_id, width, dpr, language)
        if self.pictures is not None:
            self.pictures.ask(key, self._find_card, lasting=False)
        return self._find(key)

    def has(self, card_id: str, width: int, dpr: float, language: str) -> bool:
        """Is the face kept? Asks for nothing."""
        return (card_id, width, dpr, language) in self._kept

    def _find(self, key: Key) -> QPixmap | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def stand_in(self, card_id: str, language: str) -> QPixmap | None:
        """The face as it was painted last, at whatever size: to be shown scaled until the right one is there."""
        key = self._newest.get((card_id, language))
        return None if key is None else self._kept.get(key)

    def want(self, card_id: str, width: int, dpr: float, language: str) -> None:
        """Paint that face when there is time, in the order of asking. A grid that scrolls forgets its old wishes first,
        so that what is seen now is painted first.
        """
        self._wanted[card_id, width, dpr, language] = None
        if not self._timer.isActive():
            self._timer.start()

    def forget_wishes(self) -> None:
        """Nobody looks at the wanted faces any more (scrolled away, another search)."""
        self._wanted.clear()
        self._timer.stop()
        if self.pictures is not None:
            self.pictures.forget()

    def automation(self, card_id: str) -> Automation | None:
        """How far a card plays by itself, as far as that is known."""
        return None if self._programs is None else self._programs.known(card_id)

    def words(self, card: CardDef, language: str) -> dict[str, Worded]:
        """The texts of a card in a language, as the face shows them."""
        if self._programs is None:
            return worded(card, language, None)
        return self._programs.words(card, language, era_of(card))

    def clear(self) -> None:
        """Drop everything: the cards have changed."""
        self.forget_wishes()
        if self.pictures is not None:
            self.pictures.start_over(self.pictures.on)
        self._kept.clear()
        self._newest.clear()
        self._bytes = 0

    @property
    def bytes_kept(self) -> int:
        """Memory of the kept faces in bytes."""
        return self._bytes

    def _paint_slice(self) -> None:
        end = time.perf_counter() + SLICE_SECONDS
        while self._wanted and time.perf_counter() < end:
            key = next(iter(self._wanted))
            del self._wanted[key]
            card = self._find_card(key[0])
            if card is not None:
                self._keep(key, self._painted(card, key))
        self.painted.emit()
        if self._wanted:
            self._timer.start()

    def _painted(self, card: CardDef, key: Key) -> QPixmap:
        _, width, dpr, language = key
        height = card_height(width)
        made = QPixmap(QSize(round(width * dpr), round(height * dpr)))
        made.setDevicePixelRatio(dpr)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        area = QRectF(0, 0, width, height)
        paint_card(
            painter,
            area,
            card,
            language=language,
            card_set=self.find_set(card.set_id),
            automation=self.automation(card.id),
            words=self.words(card, language) if width >= FULL_FROM else {},
        )
        painter.end()
        return made

    def _take_picture(self, key: Key, image: QImage, spoken: str) -> None:
        """A picture takes the place of the drawn face, which need not be drawn any more where it is not yet."""
        card_id, width, dpr, language = key
        made = QPixmap.fromImage(image)
        made.setDevicePixelRatio(dpr)
        painter = QPainter(made)
        area = QRectF(0, 0, width, card_height(width))
        paint_picture_marks(painter, area, self.automation(card_id), spoken if spoken != language else "")
        painter.end()
        self._wanted.pop(key, None)
        self._keep(key, made)
        if not self._together.isActive():
            self._together.start()

    def _tell(self) -> None:
        self.painted.emit()
        self.pictured.emit()

    def _keep(self, key: Key, made: QPixmap) -> None:
        old = self._kept.pop(key, None)
        if old is not None:
            self._bytes -= _size(old)
        self._kept[key] = made
        self._newest[key[0], key[3]] = key
        self._bytes += _size(made)
        while self._bytes > self._budget and len(self._kept) > 1:
            old_key, dropped = self._kept.popitem(last=False)
            if self._newest.get((old_key[0], old_key[3])) == old_key:
                del self._newest[old_key[0], old_key[3]]
            if self.pictures is not None:
                self.pictures.left(old_key)
            self._bytes -= _size(dropped)


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8


def faces_of(context: AppContext) -> FaceCache:
    """The window's one cache of faces, emptied whenever the catalogue changes."""
    found = context.findChild(FaceCache)
    if isinstance(found, FaceCache):
        return found
    sets: dict[str, SetDef] = {}

    def find_set(set_id: str) -> SetDef | None:
        if not sets:
            sets.update((known.id, known) for known in context.workspace.catalogue.sets())
        return sets.get(set_id)

    workspace, catalogue = context.workspace, context.workspace.catalogue
    pictures = CardPictures(workspace, context.tasks, context.show_error, on=context.remembered.pictures)
    cache = FaceCache(catalogue.card, find_set, catalogue.programs, context, pictures=pictures)
    pictures.setParent(cache)

    def renew(changes: Changes) -> None:
        if not {"catalogue", "programs", "pictures"} & changes.areas:
            return
        wanted, had = workspace.settings.current.pictures if "pictures" in changes.areas else pictures.on, pictures.on
        pictures.start_over(wanted)
        if had or changes.areas != {"pictures"}:  # else the drawn faces stay until their pictures are there
            sets.clear()
            cache.clear()
        cache.painted.emit()  # views ask again
        cache.pictured.emit()

    context.changed.connect(renew)
    return cache
