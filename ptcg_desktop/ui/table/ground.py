"""What lies still while much moves: painted once into the ground of the board, not in every frame."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from ptcg_desktop.ui.table.anim import Animator
from ptcg_desktop.ui.table.items import BoardItem

_MANY = 4
"""Where fewer things move, so little is painted anew that another ground would cost more."""


class Ground(QObject):
    """Takes things of a scene into its ground while the animator moves others."""

    changed = Signal()
    """The ground must be painted anew."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        super().__init__(scene)
        self._scene, self._animator = scene, animator
        self._still: list[BoardItem] = []
        animator.under_way.connect(self._take_in)
        animator.finished.connect(self.give_back)

    def _take_in(self) -> None:
        """Only what lies below all that moves: the order of things stays as it is."""
        moving = self._animator.moving()
        if len(moving) < _MANY:
            return
        lowest, gone = min(item.zValue() for item in moving), {id(item) for item in moving}
        for item in self._scene.items():
            if not isinstance(item, BoardItem) or id(item) in gone:
                continue
            if item.isVisible() and item.zValue() < lowest:
                item.set_in_ground(True)
                self._still.append(item)
        self._still.sort(key=BoardItem.zValue)
        self.changed.emit()

    def give_back(self) -> None:
        """Everything is painted by itself again: before one of the things may change."""
        if not self._still:
            return
        for item in self._still:
            item.set_in_ground(False)
        self._still.clear()
        self.changed.emit()

    def paint(self, painter: QPainter) -> None:
        """Paint what was taken in."""
        option = QStyleOptionGraphicsItem()
        for item in self._still:
            painter.save()
            painter.setOpacity(item.opacity())
            painter.translate(item.pos())
            item.paint(painter, option)
            painter.restore()
