"""The rows of a plan as a table, narrowed to some states."""

from __future__ import annotations

from collections.abc import Callable, Collection
from html import escape

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
)
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtGui import Qt as GuiQt

from ptcg_desktop.services.collection import CardRef
from ptcg_desktop.services.collection_plan import STATES, Plan, ReadRow, State
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.services.resolving import Asked
from ptcg_desktop.ui.collection.labels import lot_label
from ptcg_desktop.ui.collection.look import paint_verdict, present_look

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

MARKS: dict[State, str] = {"new": "good", "changed": "good", "same": "note", "unsure": "hint", "lost": "error"}
LINE, COUNT, CARD, REST = range(4)
_LONGEST_CELL = 100


def state_mark(state: State) -> QIcon:
    """The sign of a state: its form and its colour both say which."""
    pixmap = QPixmap(32, 32)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_verdict(painter, QRectF(0.5, 0.5, 15, 15), MARKS[state], present_look())
    painter.end()
    sign = QIcon(pixmap)
    sign.addPixmap(pixmap, QIcon.Mode.Selected)  # else it is tinted where its row is chosen
    return sign


class PlanModel(QAbstractTableModel):
    """One line for each row of the file that is in a shown state."""

    def __init__(self, say: Callable[[str], str], name: Callable[[CardRef], str]) -> None:
        """`say` gives the sentence of a reason, `name` the words for a printing."""
        super().__init__()
        self._say, self._name = say, name
        self._plan: Plan | None = None
        self._places: list[int] = []
        self._marks = {state: state_mark(state) for state in STATES}

    def show_plan(self, plan: Plan, states: Collection[State]) -> None:
        """Show the rows of a plan that are in these states."""
        self.beginResetModel()
        self._plan, self._places = plan, plan.rows_in(states)
        self.endResetModel()

    def place(self, line: int) -> int:
        """The place in the file's rows of a line of the table."""
        return self._places[line]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as Qt declares it
        return 0 if parent.isValid() else len(self._places)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in (LINE, COUNT) else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("PlanModel", "Line"),
            translate("PlanModel", "Copies"),
            translate("PlanModel", "Card"),
            translate("PlanModel", "What it says"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._plan is None or not index.isValid():
            return None
        place = self._places[index.row()]
        row, column = self._plan.table.rows[place], index.column()
        if role == Qt.ItemDataRole.DecorationRole and column == LINE:
            return self._marks[self._plan.states[place]]
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (LINE, COUNT):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            text = self._cells(row) if column == CARD and row.card is None else self._text(row, column)
            return f"<span>{escape(text)}</span>" if GuiQt.mightBeRichText(text) else text
        return None

    def _text(self, row: ReadRow, column: int) -> str:
        if column == LINE:
            return QLocale().toString(row.line)
        if column == COUNT:
            return "–" if row.said is None and row.card is None else QLocale().toString(row.count)
        if column == CARD:
            if row.card is not None:
                return self._name(row.card)
            return self._cells(row) if row.said is None else _asked(row.said.asked)
        return lot_label(row.lot) if row.card is not None else self._say(row.reason)

    def _cells(self, row: ReadRow) -> str:
        cells = (" ".join(cell.split())[:_LONGEST_CELL] for cell in row.cells if cell.strip())
        return " · ".join(map(isolated, cells))


def _asked(asked: Asked) -> str:
    """The card as the row names it."""
    said = (asked.name, asked.set_name or asked.code, asked.number, " ".join(map(str, asked.product or ())))
    return " · ".join(isolated(" ".join(each.split())[:_LONGEST_CELL]) for each in said if each.strip())
