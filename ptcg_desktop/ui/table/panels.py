"""The panels beside the board: what is still possible, all legal acts, and the log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.names import fold
from ptcg_desktop.ui.table.said import Row

Index = QModelIndex | QPersistentModelIndex


class RowModel(QAbstractListModel):
    """Lines of a panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these lines; appends without a reset where only the end is new."""
        new = tuple(rows)
        old = self.rows
        if new == old:
            return
        if len(new) > len(old) and new[: len(old)] == old:
            self.beginInsertRows(QModelIndex(), len(old), len(new) - 1)
            self.rows = new
            self.endInsertRows()
            return
        self.beginResetModel()
        self.rows = new
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.mark}: {row.text}" if row.mark else row.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.text
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.rows[index.row()].heading:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


_INSET = 10
_SCROLL_ROOM = 16
_HEIGHTS_KEPT = 5000
_STEP = 14
"""One level of a tree further in."""
_SIGN = 18
"""Room for the sign before a line."""


def _text_width(view: QListView) -> int:
    """Width of the text column: the same whether the scroll bar is there or not, so that lines wrap only once."""
    return max(60, view.width() - _INSET - _SCROLL_ROOM - 4)


class RowDelegate(QStyledItemDelegate):
    """Paints lines that wrap, headings in small bold, lines ahead in grey, and a bar at the current one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heights: dict[tuple[str, bool, int, str], int] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, RowModel)
        row = model.rows[index.row()]
        style = QStyleOptionViewItem(option)
        self.initStyleOption(style, index)
        style.text = ""
        view = option.widget
        painter.save()
        if not row.heading:
            view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, style, painter, view)
        palette = option.palette
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        colour = palette.highlightedText().color() if selected else palette.text().color()
        if (row.dim or row.heading) and not selected:
            colour = QColor(palette.placeholderText().color())
        painter.setFont(_row_font(option.font, row))
        painter.setPen(colour)
        rect = option.rect.adjusted(_INSET, 0, 0, 0)
        if isinstance(view, QListView):
            rect.setWidth(_text_width(view))
        if row.mark:
            paint_hand(painter, QRectF(rect.left(), rect.top() + 5, _SIGN - 5, _SIGN - 3), colour)
            rect.setLeft(rect.left() + _SIGN)
        rect.setLeft(rect.left() + row.depth * _STEP)
        if row.current:
            bar = option.rect.adjusted(2, 3, 0, -3)
            bar.setWidth(3)
            painter.fillRect(bar, palette.highlight())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(rect, flags, row.text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        assert isinstance(model, RowModel)
        row = model.rows[index.row()]
        view = option.widget
        width = _text_width(view) if isinstance(view, QListView) else 240
        if row.mark:
            width -= _SIGN
        width = max(60, width - row.depth * _STEP)
        key = (row.text, row.heading, width, option.font.key())
        height = self._heights.get(key)
        if height is None:
            # Measuring text is what makes long logs slow: each line is measured once.
            metrics = QFontMetrics(_row_font(option.font, row))
            rect = metrics.boundingRect(0, 0, width, 1000, Qt.TextFlag.TextWordWrap, row.text)
            height = rect.height() + (12 if row.heading else 8)
            if len(self._heights) > _HEIGHTS_KEPT:
                self._heights.clear()
            self._heights[key] = height
        return QSize(width, height)


def paint_hand(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """The sign of what was done by hand: an open hand."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x, y, wide, high = rect.left(), rect.top(), rect.width(), rect.height()
    painter.setPen(QPen(colour, wide * 0.15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for place, reach in ((0.3, 0.16), (0.5, 0.06), (0.7, 0.12), (0.9, 0.28)):
        painter.drawLine(QPointF(x + wide * place, y + high * reach), QPointF(x + wide * place, y + high * 0.6))
    painter.drawLine(QPointF(x + wide * 0.06, y + high * 0.5), QPointF(x + wide * 0.32, y + high * 0.72))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(x + wide * 0.22, y + high * 0.5, wide * 0.76, high * 0.48), wide * 0.2, wide * 0.2)
    painter.restore()


def _row_font(base: QFont, row: Row) -> QFont:
    font = QFont(base)
    if row.heading:
        font.setBold(True)
        size = base.pointSizeF()
        if size > 0:
            font.setPointSizeF(size * 0.92)
    return font


class RowList(QListView):
    """A list of `Row`s: click, double click or Enter choose one."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, on_click: bool = True) -> None:
        super().__init__(parent)
        self.lines = RowModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(RowDelegate(self))
        self.setProperty("look", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        if on_click:
            self.clicked.connect(self._choose)
        else:
            self.doubleClicked.connect(self._choose)

    def _choose(self, index: QModelIndex) -> None:
        row = self.lines.rows[index.row()]
        if not row.heading:
            self.chosen.emit(row.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)


class ActsPanel(QWidget):
    """Every legal act, searchable: the way of the keyboard and of the screen reader."""

    chosen = Signal(int)
    """Number of the act, as given to `set_acts`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.list = RowList(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        self._acts: tuple[tuple[str, int], ...] = ()
        self.search.textChanged.connect(lambda _text: self._filter())
        self.search.returnPressed.connect(self._first)
        self.list.chosen.connect(self.chosen)
        self.search.installEventFilter(self)
        self.retranslate()

    def set_acts(self, acts: Sequence[tuple[str, int]]) -> None:
        """Offer these acts (words, number), in this order."""
        self._acts = tuple(acts)
        self._filter()

    def _filter(self) -> None:
        words = fold(self.search.text()).split()
        rows = [Row(text, key) for text, key in self._acts if all(word in fold(text) for word in words)]
        self.list.lines.set_rows(rows)
        if rows:
            self.list.setCurrentIndex(self.list.lines.index(0))

    def _first(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            key = self.list.lines.rows[index.row()].key
            self.search.clear()
            self.chosen.emit(key)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step:
                row = max(0, min(self.list.lines.rowCount() - 1, self.list.currentIndex().row() + step))
                self.list.setCurrentIndex(self.list.lines.index(row))
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def retranslate(self) -> None:
        """Set every text again."""
        self.search.setPlaceholderText(self.tr("Search acts"))
        self.search.setAccessibleName(self.tr("Search acts"))
        self.list.setAccessibleName(self.tr("Legal acts"))


class LogPanel(QWidget):
    """What happened, in words; a click goes back (or forward) to that moment."""

    rewind = Signal(int)
    """Key of the clicked line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        self.title.setProperty("look", "strong")
        self.list = RowList(self)
        self.title.setBuddy(self.list)
        self.copy = QPushButton(self)
        self.copy.setProperty("look", "quiet")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.copy)
        layout.addLayout(head)
        layout.addWidget(self.list, 1)
        self.list.chosen.connect(self.rewind)
        self.retranslate()

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these lines and keep the current one in sight."""
        self.list.lines.set_rows(rows)
        current = next((i for i, row in enumerate(rows) if row.current), len(rows) - 1)
        if current >= 0:
            self.list.scrollTo(self.list.lines.index(current), QAbstractItemView.ScrollHint.EnsureVisible)

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Log"))
        self.list.setAccessibleName(self.tr("Game log; choosing a line goes back to that moment"))
        self.list.setToolTip(self.tr("Click a line to go back to that moment"))
        self.copy.setText(self.tr("Copy"))
        self.copy.setToolTip(self.tr("Copy the log as text"))
        self.copy.setAccessibleName(self.tr("Copy the log as text"))
