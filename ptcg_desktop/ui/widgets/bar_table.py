"""A table whose numbers carry their own bars: a chart and its table in one, for eyes, keys and screen readers alike."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ptcg_desktop.ui.widgets.written import percent, written_decimal, written_number

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_SHARE = Qt.ItemDataRole.UserRole
_ROW_HEIGHT = 26
_CELL_PADDING = 18
_BAR, _BAR_GAP = 3, 10
"""How thick a bar under its number is, and how far it keeps from the column before."""
_SLIVER = 4
"""What is left of the column of names where they stand above their numbers."""
_NAME_HEIGHT = 16
"""What a row is higher for a name that stands above its numbers, because there is no room for it before them."""


class BarRow(msgspec.Struct, frozen=True):
    """One row: a name, a number for each column, and a key its owner knows it by."""

    label: str
    values: tuple[float, ...]
    key: str = ""


def _apart(difference: float, decimals: int) -> str:
    """A difference with its sign, in points: `+3.2`, `−1`; none at all is 0 without a sign."""
    number = written_decimal(abs(difference), decimals)
    if number == written_decimal(0, decimals):
        return number
    return f"+{number}" if difference > 0 else f"−{number}"


class _BarModel(QAbstractTableModel):
    def __init__(self, shares: bool, parent: QObject) -> None:
        super().__init__(parent)
        self.shares = shares
        self.heads: tuple[str, ...] = ()
        self.rows: tuple[BarRow, ...] = ()
        self.compared = False
        self._largest: tuple[float, ...] = ()

    def show(self, heads: Sequence[str], rows: Sequence[BarRow], *, compared: bool) -> None:
        self.beginResetModel()
        self.heads, self.rows, self.compared = tuple(heads), tuple(rows), compared
        columns = range(len(heads) - 1)
        self._largest = tuple(
            1.0 if self.shares else max((row.values[at] for row in rows), default=0) for at in columns
        )
        if compared:
            longest = max(self._largest[:2], default=0)
            self._largest = (longest, longest, 0)
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def text(self, row: int, column: int) -> str:
        if column == 0:
            return self.rows[row].label
        value = self.rows[row].values[column - 1]
        if self.compared and column == 3:
            return _apart(value * 100, 1) if self.shares else _apart(value, 0)
        return percent(value) if self.shares else written_number(round(value))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole or (role == Qt.ItemDataRole.ToolTipRole and column == 0):
            return self.text(index.row(), column)
        if role == Qt.ItemDataRole.ToolTipRole and self.compared:
            return "\n".join(f"{self.heads[at]}: {self.text(index.row(), at)}" for at in range(1, len(self.heads)))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if role == _SHARE and column and self._largest[column - 1]:
            return self.rows[index.row()].values[column - 1] / self._largest[column - 1]
        return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if way == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section]
        if way == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return None


class BarTable(QTableView):
    """Rows of numbers with bars under them; as tall as its rows, copied as text with tabs.

    Attributes:
        stacked: Do names stand above their numbers, since they have no room before them?

    Args:
        shares: Numbers are shares of one and shown as percentages; else they are counts, and the longest bar of a
            column is its largest number.
    """

    def __init__(self, *, shares: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stacked = False
        self._wanted: tuple[int, ...] = ()
        self._model = _BarModel(shares, self)
        self.setModel(self._model)
        self.setItemDelegate(_BarDelegate(self))
        self.setProperty("look", "bare")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setMinimumSectionSize(_SLIVER)

    def show_rows(self, heads: Sequence[str], rows: Sequence[BarRow]) -> None:
        """Show these columns and rows; the first head is that of the names. What was chosen stays chosen, by key."""
        self._show(heads, rows, compared=False)

    def show_pairs(self, heads: Sequence[str], rows: Sequence[BarRow]) -> None:
        """Show rows of two numbers on one scale, and a third column: how much more the first is, with its sign.

        `heads` are four: of the names, of the two numbers, and of the difference.
        """
        pairs = [BarRow(row.label, (*row.values, row.values[0] - row.values[1]), row.key) for row in rows]
        self._show(heads, pairs, compared=True)

    def _show(self, heads: Sequence[str], rows: Sequence[BarRow], *, compared: bool) -> None:
        chosen = set(self.chosen())
        self._model.show(heads, rows, compared=compared)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        bold = QFont(header.font())
        bold.setBold(True)
        letters = QFontMetrics(bold)
        widest = self.fontMetrics().horizontalAdvance(percent(1.0) if self._model.shares else "+00")
        padding = _CELL_PADDING // 2 if compared else _CELL_PADDING
        self._wanted = tuple(
            max(widest + padding, letters.horizontalAdvance(head) + _CELL_PADDING) for head in heads[1:]
        )
        flags = QItemSelectionModel.SelectionFlag
        for place, row in enumerate(rows):
            if row.key and row.key in chosen:
                self.selectionModel().select(self._model.index(place, 0), flags.Select | flags.Rows)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the names above their numbers where they would be cut beside them: the numbers then share the width."""
        room = self.viewport().width() - sum(self._wanted)
        letters = self.fontMetrics()
        longest = max((letters.horizontalAdvance(row.label) for row in self.rows), default=0)
        self.stacked = longest + _CELL_PADDING // 2 > room
        more = (room - _SLIVER) // len(self._wanted) if self.stacked and self._wanted else 0
        for column, wanted in enumerate(self._wanted, start=1):
            self.setColumnWidth(column, wanted + more)
        self.verticalHeader().setDefaultSectionSize(self._row_height())
        self.setFixedHeight(self.sizeHint().height())

    def _row_height(self) -> int:
        return _ROW_HEIGHT + (_NAME_HEIGHT if self.stacked else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.stacked:
            return
        painter = QPainter(self.viewport())
        letters = self.fontMetrics()
        for place, row in enumerate(self.rows):
            room = QRect(3, self.rowViewportPosition(place) + 5, self.viewport().width() - 6, _NAME_HEIGHT + 4)
            chosen = self.selectionModel().isRowSelected(place, QModelIndex())
            ink = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
            painter.setPen(self.palette().color(ink))
            name = letters.elidedText(row.label, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)
        painter.end()

    @property
    def rows(self) -> tuple[BarRow, ...]:
        """The rows that are shown."""
        return self._model.rows

    def chosen(self) -> list[str]:
        """Keys of the chosen rows, from above."""
        return [self.rows[row].key for row in sorted({index.row() for index in self.selectedIndexes()})]

    def as_text(self) -> str:
        """The whole table with tabs between its cells, as a spreadsheet takes it."""
        cells = [list(self._model.heads)]
        cells += [[self._model.text(row, at) for at in range(len(self._model.heads))] for row in range(len(self.rows))]
        return "\n".join("\t".join(row) for row in cells) + "\n"

    def sizeHint(self) -> QSize:
        header = self.horizontalHeader().sizeHint().height()
        return QSize(200, header + self._row_height() * len(self.rows) + 2 * self.frameWidth() + 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.as_text())
        else:
            super().keyPressEvent(event)


class _BarDelegate(QStyledItemDelegate):
    """Paints the bars; in a stacked table numbers at the bottom of their cells, and no names: the table does."""

    def __init__(self, table: BarTable) -> None:
        super().__init__(table)
        self._table = table

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if not self._table.stacked:
            return
        if index.column() == 0:
            option.text = ""
        else:
            option.displayAlignment = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            option.rect = option.rect.adjusted(0, 0, 0, -_BAR - 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        share = index.data(_SHARE)
        if share is not None and not option.state & QStyle.StateFlag.State_Selected:
            track = QRectF(
                option.rect.left() + _BAR_GAP, option.rect.bottom() - _BAR, option.rect.width() - _BAR_GAP, _BAR
            )
            colour = option.palette.color(QPalette.ColorRole.Highlight)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for part, strength in ((1.0, 0.18), (min(1.0, share), 0.9)):
                colour.setAlphaF(strength)
                painter.setBrush(colour)
                painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(track.width() * part, _BAR)), _BAR / 2, _BAR / 2)
            painter.restore()
        super().paint(painter, option, index)


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
