"""The search field: what is wrong is underlined in place, completions come while typing, Up walks through history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QLineEdit, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_S, Theme

if TYPE_CHECKING:
    from ptcg_desktop.services.query.complete import Completion
    from ptcg_desktop.services.query.tree import Span

Index = QModelIndex | QPersistentModelIndex
LABEL_ROLE = Qt.ItemDataRole.UserRole + 1
SHOWN_AT_ONCE = 9
_NO_PARENT = QModelIndex()
_CARET_ROOM = 5
"""Qt's rectangle of the caret begins so many pixels in front of it."""


class _Completions(QAbstractListModel):
    """What could be put in: the text itself, and what it is."""

    def __init__(self, say: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._say = say
        self.offered: Sequence[Completion] = ()

    def offer(self, offered: Sequence[Completion]) -> None:
        self.beginResetModel()
        self.offered = offered
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.offered)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        each = self.offered[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return each.insert
        said = self._say(each.label) if each.label else ""
        if role == LABEL_ROLE:
            return said
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{each.insert}, {said}" if said else each.insert
        return None


class _Row(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, 28)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        colours = option.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = option.rect.adjusted(2, 1, -2, -1)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            role = QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Midlight
            painter.setBrush(colours.color(role))
            painter.drawRoundedRect(box, 4, 4)
        ink = colours.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        muted = ink if chosen else colours.color(QPalette.ColorRole.PlaceholderText)
        inner = box.adjusted(GAP_S, 0, -GAP_S, 0)
        said = str(index.data(LABEL_ROLE))
        painter.setPen(muted)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, said)
        painter.setPen(ink)
        room = inner.width() - (painter.fontMetrics().horizontalAdvance(said) + GAP_S if said else 0)
        text = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()


class SearchBox(QLineEdit):
    """See the module.

    Signals:
        completions_wanted: The person typed: the text, and where the cursor is.
        down_pressed: The person wants to go from the field into the cards.
        done: The search stands as it is meant (Enter, or the field was left); it may be remembered.
        help_wanted: F1.
    """

    completions_wanted = Signal(str, int)
    down_pressed = Signal()
    done = Signal(str)
    help_wanted = Signal()

    def __init__(self, theme: Theme, say: Callable[[str], str], past: Callable[[], Sequence[str]]) -> None:
        """`say` gives the words of a completion's label, `past` earlier searches, the newest first."""
        super().__init__()
        self._theme = theme
        self._wrong: Span | None = None
        self._past = past
        self._step = -1
        self._draft = ""
        self.setClearButtonEnabled(True)
        self.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._completions = _Completions(say, self)
        self.list = QListView()
        self.list.setObjectName("completions")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setModel(self._completions)
        self.list.setItemDelegate(_Row(self.list))
        self.list.clicked.connect(self._put_in)
        self.list.hide()
        self.destroyed.connect(self.list.deleteLater)
        self.textEdited.connect(self._edited)

    # --- what is wrong

    def underline(self, span: Span | None) -> None:
        """Underline these characters; None for none."""
        if span != self._wrong:
            self._wrong = span
            self.update()

    @property
    def underlined(self) -> Span | None:
        """The characters that are underlined."""
        return self._wrong

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._wrong is None or not self.text():
            return
        start, end = self._wrong
        left, right = self._place(start), self._place(max(end, start + 1))
        inner = self.rect().adjusted(GAP_S * 4, 0, -GAP_S * 4, 0)
        left, right = max(left, inner.left()), min(max(right, left + GAP_S), inner.right())
        bottom = self.cursorRect().bottom() + 1.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.tokens.bad), 1.4))
        steps = range(int((right - left) / 3) + 1)
        painter.drawPolyline(QPolygonF([QPointF(left + 3 * step, bottom + (step % 2) * 2) for step in steps]))
        painter.end()

    def _place(self, at: int) -> float:
        """Where a character begins, in pixels: the field scrolls, but the caret's place is known."""
        text, measure = self.text(), self.fontMetrics()
        caret = self.cursorRect().x() + _CARET_ROOM
        return caret + measure.horizontalAdvance(text[:at]) - measure.horizontalAdvance(text[: self.cursorPosition()])

    # --- completion

    def offer(self, text: str, offered: Sequence[Completion]) -> None:
        """Show completions of that text, unless it is another by now."""
        same = len(offered) == 1 and text[offered[0].start : offered[0].end] == offered[0].insert
        if text != self.text() or not offered or same or not self.hasFocus():
            self.list.hide()
            return
        self._completions.offer(offered)
        self._place_list()
        self.list.setCurrentIndex(QModelIndex())
        self.list.show()
        self.list.raise_()

    @property
    def offered(self) -> list[str]:
        """What is offered now."""
        return [each.insert for each in self._completions.offered] if self.list.isVisible() else []

    def _place_list(self) -> None:
        window = self.window()
        if self.list.parent() is not window:
            self.list.setParent(window)
        start = self._completions.offered[0].start
        rows = min(SHOWN_AT_ONCE, len(self._completions.offered))
        width = min(360, self.width())
        left = min(max(0, int(self._place(start)) - GAP_S * 2), self.width() - width)
        self.list.setGeometry(QRect(self.mapTo(window, QPoint(left, self.height() + 2)), QSize(width, rows * 28 + 12)))

    def _put_in(self, index: Index) -> None:
        each = self._completions.offered[index.row()]
        text = self.text()
        finished = each.kind != "field" and not text[each.end :].startswith(" ")
        added = each.insert + (" " if finished else "")
        self.setText(text[: each.start] + added + text[each.end :])
        self.setCursorPosition(each.start + len(added))
        self.list.hide()
        self.setFocus()
        if each.kind == "field":
            self._ask()

    def _edited(self) -> None:
        self._step = -1
        self._ask()

    def _ask(self) -> None:
        self.completions_wanted.emit(self.text(), self.cursorPosition())

    # --- history

    def _walk(self, step: int) -> bool:
        """Go back (1) or forth (-1) in history; False at its end."""
        if self._step < 0:
            self._draft = self.text()
        past = [each for each in self._past() if each != self._draft]
        at = self._step + step
        if at < -1 or at >= len(past):
            return False
        self._step = at
        self.setText(self._draft if at < 0 else past[at])
        return True

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.list.isVisible() and self._key_in_list(key):
            return
        if key == Qt.Key.Key_Up and self._walk(1):
            return
        if key == Qt.Key.Key_Down and self._step >= 0 and self._walk(-1):
            return
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.list.hide()
            self.done.emit(self.text())
            self.down_pressed.emit()
            return
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tab takes a completion, it never reaches `keyPressEvent`; F1 is taken before it becomes a shortcut."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F1:
            if event.type() == QEvent.Type.KeyPress:
                self.help_wanted.emit()
            event.accept()
            return True
        is_tab = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab
        if is_tab and event.type() == QEvent.Type.KeyPress and self.list.isVisible():
            index = self.list.currentIndex()
            self._put_in(index if index.isValid() else self._completions.index(0))
            return True
        return super().event(event)

    def _key_in_list(self, key: Qt.Key) -> bool:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
        index = self.list.currentIndex()
        if key in steps:
            count = len(self._completions.offered)
            at = index.row() + steps[key] if index.isValid() else (0 if steps[key] > 0 else count - 1)
            if at < 0:
                self.list.setCurrentIndex(QModelIndex())
            else:
                self.list.setCurrentIndex(self._completions.index(min(at, count - 1)))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self._put_in(index)
            return True
        if key == Qt.Key.Key_Escape:
            self.list.hide()
            return True
        return False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.list.hide()
        self.done.emit(self.text())
        super().focusOutEvent(event)
