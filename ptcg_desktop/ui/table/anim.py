"""Movement on the board: one clock for all moving things, quick, skippable, and off for those who want it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem, QStyle, QWidget

MOVE_MS = 190
FRAME_MS = 8
SPEEDS = {"normal": 1.0, "quick": 2.0, "off": 0.0}
MOTIONS = tuple(SPEEDS)
"""How a person may want movement, in the order in which it is offered; kept in the settings by these names."""


def wanted_motion(kept: str, widget: QWidget) -> str:
    """The kept choice; where none was made, `"off"` if the system is set to less movement."""
    if kept in SPEEDS:
        return kept
    style = widget.style()
    moves = style.styleHint(QStyle.StyleHint.SH_Widget_Animate, None, widget)
    lasts = style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget)
    return "normal" if moves and lasts else "off"


@dataclass
class Motion:
    """One item on its way."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    start_angle: float = 0.0
    end_angle: float = 0.0
    start_opacity: float = 1.0
    end_opacity: float = 1.0
    delay: int = 0
    duration: int = MOVE_MS
    there_and_back: bool = False
    done: Callable[[], None] | None = None
    way: Callable[[float], None] | None = None
    """Takes the item along instead of straight on, given the share of the way that is behind it."""


class Animator(QObject):
    """Moves items from where they are to where they belong."""

    started = Signal()
    under_way = Signal()
    """The first step is about to be made: everything that sets out together has done so."""
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        """Factor on all speeds; 0 switches animation off."""
        self._motions: dict[int, Motion] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._starts: dict[int, float] = {}
        self._setting_out = False

    @property
    def running(self) -> bool:
        """Is anything on its way?"""
        return bool(self._motions)

    def set_speed(self, motion: str) -> None:
        """One of `MOTIONS`."""
        self.speed = SPEEDS[motion]
        if self.speed <= 0:
            self.finish()

    def play(self, motion: Motion) -> None:
        """Start a motion; one that the same item is still making is taken over from where it is."""
        key = id(motion.item)
        if self.speed <= 0:
            self._motions.pop(key, None)
            self._land(motion)
            return
        if not self._motions:
            self._clock.restart()
            self._timer.start()
            self._setting_out = True
            self.started.emit()
        self._motions[key] = motion
        self._starts[key] = float(self._clock.elapsed()) + motion.delay / self.speed
        self._place(motion, 0.0)

    def moves(self, item: QGraphicsItem) -> bool:
        """Is this item on its way?"""
        return id(item) in self._motions

    def moving(self) -> list[QGraphicsItem]:
        """Everything that is on its way."""
        return [motion.item for motion in self._motions.values()]

    def stop_item(self, item: QGraphicsItem) -> None:
        """Forget a motion without landing it (the item goes away)."""
        self._motions.pop(id(item), None)
        self._starts.pop(id(item), None)

    def hold(self, elapsed: int) -> None:
        """Stand still at so many milliseconds after the start: for pictures."""
        self._timer.stop()
        for key, motion in self._motions.items():
            share = (elapsed - self._starts[key]) * self.speed / motion.duration
            self._place(motion, min(1.0, max(0.0, share)))

    def finish(self) -> None:
        """Skip: everything arrives now."""
        motions = list(self._motions.values())
        self._motions.clear()
        self._starts.clear()
        self._timer.stop()
        for motion in motions:
            self._land(motion)
        if motions:
            self.finished.emit()

    def _tick(self) -> None:
        if self._setting_out:
            self._setting_out = False
            self.under_way.emit()
        now = float(self._clock.elapsed())
        landed: list[Motion] = []
        for key, motion in list(self._motions.items()):
            share = (now - self._starts[key]) * self.speed / motion.duration
            if share >= 1.0:
                landed.append(motion)
                del self._motions[key]
                del self._starts[key]
            else:
                self._place(motion, max(0.0, share))
        for motion in landed:
            self._land(motion)
        if not self._motions:
            self._timer.stop()
            self.finished.emit()

    @staticmethod
    def _place(motion: Motion, share: float) -> None:
        eased = 1 - (1 - share) ** 3
        if motion.there_and_back:
            eased = 2 * share if share < 0.5 else 2 - 2 * share
        item = motion.item
        if motion.way is not None:
            motion.way(share)
            return
        item.setPos(motion.start + (motion.end - motion.start) * eased)
        if motion.end_angle != motion.start_angle:
            item.setRotation(motion.start_angle + (motion.end_angle - motion.start_angle) * eased)
        if motion.end_opacity != motion.start_opacity:
            item.setOpacity(motion.start_opacity + (motion.end_opacity - motion.start_opacity) * eased)

    @staticmethod
    def _land(motion: Motion) -> None:
        item = motion.item
        item.setPos(motion.start if motion.there_and_back else motion.end)
        item.setRotation(motion.start_angle if motion.there_and_back else motion.end_angle)
        item.setOpacity(motion.end_opacity)
        if motion.way is not None:
            motion.way(1.0)
        if motion.done is not None:
            motion.done()
