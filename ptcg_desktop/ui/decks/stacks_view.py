"""The open deck as rows or, seen from above, as stacks of faces; keys, drags and choices are the same in both."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from ptcg_desktop.ui.app.icons import paint_icon
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.look import Look, paint_pill, paint_verdict, present_look, sized
from ptcg_desktop.ui.decks.deck_model import DeckModel
from ptcg_desktop.ui.decks.deck_view import DeckView
from ptcg_desktop.ui.decks.grouping import Line
from ptcg_desktop.ui.decks.stacks import FACE_HEIGHT, FACE_WIDTH, Stacks

Index = QModelIndex | QPersistentModelIndex
_PENCIL = 14
"""What a count is wider for the pencil of a note."""
Move = QAbstractItemView.CursorAction


class StackableView(DeckView):
    """A `DeckView` that can lay its lines out in stacks."""

    def __init__(self, model: DeckModel, faces: Faces, parent: QWidget | None = None) -> None:
        self._stacks: Stacks | None = None
        super().__init__(model, faces, parent)
        self._faces = faces
        model.modelReset.connect(self._lay_out)
        model.dataChanged.connect(lambda *_: self._lay_out())

    @property
    def stacked(self) -> bool:
        """Are the lines in stacks?"""
        return self._stacks is not None

    def set_stacked(self, stacked: bool) -> None:
        """Stacks, or rows."""
        self._stacks = Stacks([], 0) if stacked else None
        self.delegate.has_signs = not stacked
        self._lay_out()
        self.scheduleDelayedItemsLayout()

    def _lay_out(self) -> None:
        if self._stacks is not None:
            rows = [self._model.row(row) for row in range(self._model.rowCount())]
            self._stacks = Stacks(rows, self.viewport().width())
            self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        if self._stacks is None:
            super().updateGeometries()
            return
        width = self.viewport().width()
        if self._stacks.faces and self._stacks.width != width:
            rows = [self._model.row(row) for row in range(self._model.rowCount())]
            self._stacks = Stacks(rows, width)
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(FACE_HEIGHT // 4)
        bar.setRange(0, max(0, self._stacks.height - self.viewport().height()))

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value() if self._stacks else super().verticalOffset()

    def visualRect(self, index: Index) -> QRect:
        if self._stacks is None or index.row() >= len(self._stacks.seen) or not index.isValid():
            return super().visualRect(index)
        return self._stacks.seen[index.row()].translated(0, -self.verticalOffset())

    def indexAt(self, point: QPoint) -> QModelIndex:
        if self._stacks is None:
            return super().indexAt(point)
        place = point + QPoint(0, self.verticalOffset())
        row = next((row for row, seen in enumerate(self._stacks.seen) if seen.contains(place)), -1)
        return self._model.index(row) if row >= 0 else QModelIndex()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        if self._stacks is None or not index.isValid() or index.row() >= len(self._stacks.seen):
            super().scrollTo(index, hint)
            return
        seen, bar = self._stacks.seen[index.row()], self.verticalScrollBar()
        if seen.top() < bar.value():
            bar.setValue(seen.top())
        elif seen.bottom() > bar.value() + self.viewport().height():
            bar.setValue(seen.bottom() - self.viewport().height())

    def moveCursor(self, action: Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        if self._stacks is None:
            return super().moveCursor(action, modifiers)
        lines = [row for row in range(self._model.rowCount()) if isinstance(self._model.row(row), Line)]
        current = self.currentIndex().row()
        if not lines:
            return QModelIndex()
        if current not in lines:
            return self._model.index(lines[0])
        among = self._stacks.first if action in (Move.MoveLeft, Move.MoveRight) else lines
        before = [row for row in among if row < current]
        after = [row for row in among if row > current]
        if action in (Move.MoveUp, Move.MoveLeft, Move.MovePrevious):
            return self._model.index(before[-1] if before else current)
        if action in (Move.MoveDown, Move.MoveRight, Move.MoveNext):
            return self._model.index(after[0] if after else current)
        return self._model.index(lines[0] if action in (Move.MoveHome, Move.MovePageUp) else lines[-1])

    def setSelection(self, rect: QRect, command: object) -> None:
        if self._stacks is None:
            super().setSelection(rect, command)  # type: ignore[arg-type]
            return
        selection = self.selectionModel()
        index = self.indexAt(rect.topLeft())
        if self._model.line(index) is not None:
            selection.select(index, command)  # type: ignore[call-overload]
        else:
            selection.clearSelection()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stacks is None:
            super().paintEvent(event)
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -self.verticalOffset())
        area = event.rect().translated(0, self.verticalOffset())
        look = present_look()
        for row, whole in enumerate(self._stacks.faces):
            if whole.intersects(area):
                self._paint_row(painter, row, whole, look)
        painter.end()

    def _paint_row(self, painter: QPainter, row: int, whole: QRect, look: Look) -> None:
        line = self._model.line(self._model.index(row))
        if line is None:
            option = QStyleOptionViewItem()
            self.initViewItemOption(option)
            option.rect = whole
            self.itemDelegate().paint(painter, option, self._model.index(row))
            return
        if line.entry.card is not None:
            self._faces.paint(painter, whole.left(), whole.top(), line.entry.card, FACE_WIDTH)
        else:
            painter.setPen(QPen(look.edge, 1))
            painter.setBrush(look.raised)
            painter.drawRoundedRect(QRectF(whole), 6, 6)
            painter.setPen(look.ink)
            painter.drawText(whole.adjusted(6, 6, -6, -6), int(Qt.TextFlag.TextWordWrap), line.entry.name)
        if self.selectionModel().isSelected(self._model.index(row)):
            painter.setPen(QPen(look.accent, 2.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            seen = QRectF(self._stacks.seen[row] if self._stacks else whole)
            painter.drawRoundedRect(seen.adjusted(1.3, 1.3, -1.3, -1.3), 5, 5)
        self._paint_count(painter, line, whole, look)

    def _paint_count(self, painter: QPainter, line: Line, whole: QRect, look: Look) -> None:
        """The count, with a pencil in front of it where there is a note, and a mark for a finding: the beginning of the
        name stays to be read."""
        painter.setFont(sized(self.font(), 0, self.font().Weight.Bold))
        noted = _PENCIL if self._model.note(line) else 0
        pill = QRectF(whole.right() - 26 - noted, whole.top() + 3, 32 + noted, 21)
        paint_pill(painter, pill.adjusted(-1.5, -1.5, 1.5, 1.5), "", look.base, look.ink)
        paint_pill(painter, pill, "", look.accent, look.on_accent)
        painter.setPen(look.on_accent)
        count = pill.adjusted(noted, 0, 0, 0)
        painter.drawText(count, int(Qt.AlignmentFlag.AlignCenter), f"{line.entry.count}×")
        if noted:
            paint_icon(painter, QRectF(pill.left() + 7, pill.top() + 4, 13, 13), "edit", look.on_accent)
        severity = self._model.severity(line)
        if severity:
            paint_verdict(painter, QRectF(pill.left() - 18, pill.top() + 3, 15, 15), severity, look)
