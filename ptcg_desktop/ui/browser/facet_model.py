"""The rows of the panel of facets: headings, and below each its values with their numbers of cards.

Only what is looked at is worked out: after each search two hundred rows have other numbers, and thirty are seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from ptcg_desktop.services.query.fields import FACETS, TYPE_LETTERS
from ptcg_desktop.ui.app.theme import scaled_font
from ptcg_desktop.ui.widgets.type_badge import badge_icon

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
FACET_ROLE = Role.UserRole + 1
VALUE_ROLE = Role.UserRole + 2
ICON = 16
_NO_PARENT = QModelIndex()
_HEADING = 0
"""Internal id of a heading; a value has the place of its heading plus one."""


class FacetModel(QAbstractItemModel):
    """See the module.

    Attributes:
        title: What a facet is called.
        name: What a value of a facet is called.
        said: A whole row for people who hear it: name, number, is it chosen?
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.title: Callable[[str], str] = str
        self.name: Callable[[str, str], str] = lambda _facet, value: value
        self.said: Callable[[str, str, bool], str] = lambda name, count, _chosen: f"{name} {count}"
        self._values: dict[str, Sequence[str]] = dict.fromkeys(FACETS, ())
        self._counts: Mapping[str, Mapping[str, int]] = {}
        self._chosen: Mapping[str, frozenset[str]] = {}

    def show(
        self,
        values: Mapping[str, Sequence[str]],
        counts: Mapping[str, Mapping[str, int]],
        chosen: Mapping[str, frozenset[str]],
    ) -> None:
        """Show these values of each facet; rows that were there stay, so that nothing moves."""
        self._counts, self._chosen = counts, chosen
        for place, facet in enumerate(FACETS):
            before, now = len(self._values[facet]), len(values[facet])
            heading = self.index(place, 0)
            if now > before:
                self.beginInsertRows(heading, before, now - 1)
                self._values[facet] = values[facet]
                self.endInsertRows()
            elif now < before:
                self.beginRemoveRows(heading, now, before - 1)
                self._values[facet] = values[facet]
                self.endRemoveRows()
            else:
                self._values[facet] = values[facet]
            if now:
                self.dataChanged.emit(self.index(0, 0, heading), self.index(now - 1, 1, heading))

    def retitle(self) -> None:
        """The words have changed."""
        self.dataChanged.emit(self.index(0, 0), self.index(len(FACETS) - 1, 0))

    def place_of(self, facet: str, value: str) -> QModelIndex:
        """Where a value stands (`""` = the heading), an invalid index if it is not shown."""
        if facet not in FACETS:
            return QModelIndex()
        heading = self.index(FACETS.index(facet), 0)
        values = self._values[facet]
        return (
            self.index(values.index(value), 0, heading) if value in values else heading if not value else QModelIndex()
        )

    def index(self, row: int, column: int, parent: Index = _NO_PARENT) -> QModelIndex:
        if not (0 <= row < self.rowCount(parent) and 0 <= column < 2):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _HEADING)

    def parent(self, index: Index = _NO_PARENT) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        owner = index.internalId() if index.isValid() else _HEADING
        return QModelIndex() if owner == _HEADING else self.createIndex(owner - 1, 0, _HEADING)

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        if not parent.isValid():
            return len(FACETS)
        is_heading = parent.internalId() == _HEADING and parent.column() == 0
        return len(self._values[FACETS[parent.row()]]) if is_heading else 0

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 2

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        owner = index.internalId()
        facet = FACETS[index.row() if owner == _HEADING else owner - 1]
        if role == FACET_ROLE:
            return facet
        if owner == _HEADING:
            return self._heading(facet, index.column(), role)
        value = self._values[facet][index.row()]
        if role == VALUE_ROLE:
            return value
        return self._number(facet, value, role) if index.column() else self._value(facet, value, role)

    def _heading(self, facet: str, column: int, role: int) -> object:
        if column:
            return None
        if role in (Role.DisplayRole, Role.ToolTipRole):
            return self.title(facet)
        if role == Role.FontRole:
            bold = QFont(scaled_font("body"))
            bold.setWeight(QFont.Weight.DemiBold)
            return bold
        return None

    def _value(self, facet: str, value: str, role: int) -> object:
        if role in (Role.DisplayRole, Role.ToolTipRole):
            return self.name(facet, value)
        chosen = value in self._chosen.get(facet, ())
        if role == Role.CheckStateRole:
            return Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked
        if role == Role.DecorationRole and facet == "type":
            return badge_icon(TYPE_LETTERS[value], ICON)
        if role == Role.AccessibleTextRole:
            return self.said(self.name(facet, value), self._written(facet, value), chosen)
        return None

    def _number(self, facet: str, value: str, role: int) -> object:
        if role == Role.DisplayRole:
            return self._written(facet, value)
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Role.ForegroundRole:
            return QApplication.palette().placeholderText()
        return None

    def _written(self, facet: str, value: str) -> str:
        return QLocale().toString(self._counts.get(facet, {}).get(value, 0))
