"""The open deck as painted rows: headings, counts, evolution lines, what is owned, and signs to click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ptcg_desktop.ui.app.icons import paint_icon
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.look import Look, paint_pill, paint_round_button, paint_verdict, present_look, sized
from ptcg_desktop.ui.decks.deck_model import DeckModel
from ptcg_desktop.ui.decks.grouping import Line, Section
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME, cards_in

Index = QModelIndex | QPersistentModelIndex
LINE_HEIGHT, HEADING_HEIGHT = 40, 38
FACE_WIDTH = 25
INDENT = 16
ROOMY = 290.0
"""Width of a row from which set and number have room beside the name."""
SIGN = 22.0


class DeckDelegate(QStyledItemDelegate):
    """Paints one row; clicks on its signs are announced, where it `has_signs`."""

    stepped = Signal(object, int)
    """The line, and +1 or −1."""

    def __init__(self, model: DeckModel, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._faces = faces
        self.has_signs = True

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, LINE_HEIGHT if self._model.line(index) else HEADING_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = present_look()
        row = self._model.row(index.row())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, Section):
            self._paint_heading(painter, option, row, look)
        else:
            self._paint_line(painter, option, row, look)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, section: Section, look: Look) -> None:
        rect = QRectF(option.rect).adjusted(12, 8, -12, 0)
        painter.setFont(sized(option.font, 0, option.font.Weight.Bold))
        painter.setPen(look.warn if section.id == "missing" else look.ink)
        title = self._model.title(section)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), title)
        painter.setPen(look.dim)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(section.count))
        painter.setPen(QPen(look.line, 1))
        bottom = option.rect.bottom()
        painter.drawLine(QPointF(rect.left(), bottom), QPointF(rect.right(), bottom))

    def _paint_line(self, painter: QPainter, option: QStyleOptionViewItem, line: Line, look: Look) -> None:
        rect = QRectF(option.rect)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        self._paint_ground(painter, option, look, hovered, selected)
        indent = (INDENT if rect.width() >= ROOMY else INDENT / 2) * min(line.depth, 3)
        left = rect.left() + 12
        paint_pill(
            self._bold(painter, option),
            QRectF(left, rect.center().y() - 11, 28, 22),
            str(line.entry.count),
            look.chosen if not selected else look.accent,
            look.ink if not selected else look.on_accent,
        )
        left += 38 + indent
        if line.depth:
            self._paint_elbow(painter, left, rect, look)
        if line.entry.card is not None:
            top = rect.center().y() - card_height(FACE_WIDTH) / 2
            self._faces.paint(painter, left, top, line.entry.card, FACE_WIDTH)
        right = self._paint_right(painter, option, line, look, hovered or (selected and rect.width() >= ROOMY))
        self._paint_name(painter, option, line, look, QRectF(left + 34, rect.top(), right - left - 40, rect.height()))

    @staticmethod
    def _paint_ground(
        painter: QPainter, option: QStyleOptionViewItem, look: Look, hovered: bool, selected: bool
    ) -> None:
        ground = QRectF(option.rect).adjusted(4, 1, -4, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if selected or hovered:
            painter.setBrush(look.chosen if selected else look.hover)
            painter.drawRoundedRect(ground, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.accent, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground.adjusted(0.7, 0.7, -0.7, -0.7), 6, 6)

    @staticmethod
    def _bold(painter: QPainter, option: QStyleOptionViewItem) -> QPainter:
        painter.setFont(sized(option.font, 0, option.font.Weight.DemiBold))
        return painter

    @staticmethod
    def _paint_elbow(painter: QPainter, left: float, rect: QRectF, look: Look) -> None:
        painter.setPen(QPen(look.edge, 1.1))
        x = left - 8
        painter.drawPolyline(
            [QPointF(x, rect.top() + 4), QPointF(x, rect.center().y()), QPointF(x + 5, rect.center().y())]
        )

    def _paint_right(
        self, painter: QPainter, option: QStyleOptionViewItem, line: Line, look: Look, signs: bool
    ) -> float:
        """Signs or set and number, what is owned, a mark for a finding; returns where free room ends."""
        rect = QRectF(option.rect)
        minus, plus = self.signs(rect)
        right = rect.right() - 14
        roomy = rect.width() >= ROOMY
        if signs:
            point = option.widget.mapFromGlobal(option.widget.cursor().pos()) if option.widget else None
            hot = QPointF(point) if point is not None else QPointF(-1, -1)
            paint_round_button(painter, minus, "−", look, hot=minus.contains(hot))
            paint_round_button(painter, plus, "+", look, hot=plus.contains(hot))
            right = minus.left() - 8
        elif roomy:
            code = self._model.print_label(line)
            font = sized(option.font, -1)
            painter.setFont(font)
            painter.setPen(look.dim)
            place = rect.adjusted(0, 0, -14, 0)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), code)
            right -= max(QFontMetricsF(font).horizontalAdvance(code) + 10, 0)
        severity = self._model.severity(line)
        if severity and (roomy or not signs):
            paint_verdict(painter, QRectF(right - 16, rect.center().y() - 7, 14, 14), severity, look)
            right -= 24
        return right

    def _paint_name(
        self, painter: QPainter, option: QStyleOptionViewItem, line: Line, look: Look, place: QRectF
    ) -> None:
        owned = self._model.owned.get(line.entry.card_id, 0)
        note = self._model.note(line)
        copies = self._model.owned_note(line, short=bool(note) and option.rect.width() < ROOMY)
        name_font, note_font = sized(option.font, 0), sized(option.font, -1.5)
        painter.setFont(name_font)
        painter.setPen(look.ink)
        name = QFontMetricsF(name_font).elidedText(
            self._model.name(line), Qt.TextElideMode.ElideRight, max(20.0, place.width())
        )
        if not (copies or note):
            painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)
            return
        top, bottom = place.adjusted(0, 4, 0, 0), place.adjusted(0, 0, 0, -4)
        painter.drawText(top, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), name)
        painter.setFont(note_font)
        painter.setPen(look.dim if owned >= line.entry.count else look.warn)
        low = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        metrics = QFontMetricsF(note_font)
        room = max(20.0, place.width() - (20 if note else 0))
        copies = metrics.elidedText(copies, Qt.TextElideMode.ElideRight, room)
        painter.drawText(bottom, low, copies)
        if note:
            left = bottom.left() + (metrics.horizontalAdvance(copies) + 8 if copies else 0)
            paint_icon(painter, QRectF(left, bottom.bottom() - 12, 11, 11), "edit", look.dim)
            painter.setPen(look.dim)
            rest = bottom.adjusted(left + 15 - bottom.left(), 0, 0, 0)
            painter.drawText(rest, low, metrics.elidedText(note, Qt.TextElideMode.ElideRight, max(0.0, rest.width())))

    @staticmethod
    def signs(rect: QRectF) -> tuple[QRectF, QRectF]:
        """Where `−` and `+` stand in a row."""
        top = rect.center().y() - SIGN / 2
        plus = QRectF(rect.right() - 14 - SIGN, top, SIGN, SIGN)
        return QRectF(plus.left() - SIGN - 6, top, SIGN, SIGN), plus

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        line = self._model.line(index)
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
        if self.has_signs and line is not None and event.type() in kinds and isinstance(event, QMouseEvent):
            minus, plus = self.signs(QRectF(option.rect))
            by = -1 if minus.contains(event.position()) else 1 if plus.contains(event.position()) else 0
            if by:
                if event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
                    self.stepped.emit(line, by)
                return True
        return bool(super().editorEvent(event, model, option, index))


class DeckView(QListView):
    """`+` and `−` count, Delete removes, a digit sets the count, M moves to the other section.

    Cards dropped on it are added, to the candidates where they are dropped there; its own lines are moved.
    """

    stepped = Signal(list, int)
    """Card ids of the chosen lines, and +1 or −1."""
    counted = Signal(list, int)
    """Card ids of the chosen lines, and the count they shall have."""
    maybe_stepped = Signal(list, int)
    maybe_counted = Signal(list, int)
    """The same for chosen candidates."""
    moved = Signal(list, str)
    """Card ids of lines, and the section (`services.deck_bench.Part`) they shall stand in."""
    maybe_dropped = Signal(list)
    """Card ids of cards from elsewhere, dropped on the candidates."""
    looked_at = Signal(str)
    """Card id of the line that is current now, `""` if none."""

    def __init__(self, model: DeckModel, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.delegate = DeckDelegate(model, faces, self)
        self.delegate.stepped.connect(self._step_line)
        self.setItemDelegate(self.delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        faces.painted.connect(self.viewport().update)
        self.selectionModel().currentChanged.connect(self._announce)

    def chosen(self) -> list[str]:
        """Card ids of the chosen lines of the deck, from the top."""
        return [line.entry.card_id for line in self._chosen_lines() if not line.maybe]

    def chosen_maybe(self) -> list[str]:
        """Card ids of the chosen candidates, from the top."""
        return [line.entry.card_id for line in self._chosen_lines() if line.maybe]

    def _chosen_lines(self) -> list[Line]:
        rows = sorted(self.selectionModel().selectedIndexes(), key=lambda index: index.row())
        return [line for line in map(self._model.line, rows) if line]

    def choose(self, card_ids: list[str], fallback: int = -1, maybe: Sequence[str] = ()) -> None:
        """Choose lines again after the model moved; if none of them is left, the line nearest to row `fallback`."""
        places = (*map(self._model.row_of, card_ids), *map(self._model.maybe_row_of, maybe))
        rows = [row for row in places if row >= 0]
        if not rows and fallback >= 0:
            near = self._nearest_line(fallback)
            rows = [near] if near >= 0 else []
        selection = self.selectionModel()
        selection.clearSelection()
        for row in rows:
            selection.select(self._model.index(row), QItemSelectionModel.SelectionFlag.Select)
        if rows:
            selection.setCurrentIndex(self._model.index(rows[0]), QItemSelectionModel.SelectionFlag.NoUpdate)
            self.scrollTo(self._model.index(rows[0]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        chosen, maybe = self.chosen(), self.chosen_maybe()
        if not plain or not (chosen or maybe):
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._step(chosen, maybe, 1)
        elif event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self._step(chosen, maybe, -1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._count(chosen, maybe, 0)
        elif event.text().isdecimal() and event.text() != "0":
            self._count(chosen, maybe, int(event.text()))
        elif event.key() == Qt.Key.Key_M:
            self.moved.emit(chosen or maybe, "maybe" if chosen else "main")
        else:
            super().keyPressEvent(event)

    def _step_line(self, line: Line, by: int) -> None:
        (self.maybe_stepped if line.maybe else self.stepped).emit([line.entry.card_id], by)

    def _step(self, chosen: list[str], maybe: list[str], by: int) -> None:
        if chosen:
            self.stepped.emit(chosen, by)
        if maybe:
            self.maybe_stepped.emit(maybe, by)

    def _count(self, chosen: list[str], maybe: list[str], count: int) -> None:
        if chosen:
            self.counted.emit(chosen, count)
        if maybe:
            self.maybe_counted.emit(maybe, count)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(CARDS_MIME):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        to = self._model.part_at(index)
        if event.source() is self:
            ids = self.chosen() if to == "maybe" else self.chosen_maybe()
            event.acceptProposedAction()
            if ids:
                self.moved.emit(ids, to)
        elif to == "maybe" and index.isValid():
            event.acceptProposedAction()
            self.maybe_dropped.emit(cards_in(event.mimeData()))
        else:
            super().dropEvent(event)

    def _nearest_line(self, row: int) -> int:
        count = self._model.rowCount()
        order = sorted(range(count), key=lambda each: (abs(each - row), each))
        return next((each for each in order if isinstance(self._model.row(each), Line)), -1)

    def _announce(self, current: QModelIndex, _before: QModelIndex) -> None:
        line = self._model.line(current)
        self.looked_at.emit(line.entry.card_id if line else "")


class DropStack(QStackedWidget):
    """The deck, or what stands in its place while it is empty: cards can be dropped there too."""

    cards_dropped = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(CARDS_MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        ids = cards_in(event.mimeData())
        if ids:
            event.acceptProposedAction()
            self.cards_dropped.emit(ids)
