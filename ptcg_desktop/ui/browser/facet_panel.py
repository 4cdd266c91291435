"""The panel of facets: every value with the number of cards it would bring; a click puts its term into the search."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPalette, QPen, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from ptcg_desktop.cards.model import SetDef
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.services.query.fields import FACETS, TYPE_LETTERS, field
from ptcg_desktop.services.rarities import rarity_name
from ptcg_desktop.ui.app.icons import paint_icon
from ptcg_desktop.ui.app.theme import GAP_S, GAP_XS, scaled_font
from ptcg_desktop.ui.widgets.card_text import face_term
from ptcg_desktop.ui.widgets.type_badge import badge_icon

Index = QModelIndex | QPersistentModelIndex
FACET_ROLE = Qt.ItemDataRole.UserRole + 1
VALUE_ROLE = Qt.ItemDataRole.UserRole + 2
WRITTEN_ROLE = Qt.ItemDataRole.UserRole + 3
"""What was written into a row, so that a row that stays the same is left alone."""
BOX = 14
ROW_HEIGHT = 24
_WIDEST = "88,888"
"""No facet counts more cards than that."""
_OPEN_AT_FIRST = frozenset({"owned", "kind", "type", "set"})
_PLAIN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class _Row(QStyledItemDelegate):
    """Rows with room, and a box that is ticked or empty in front of every value."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, ROW_HEIGHT)  # widths are those of the columns

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The box is painted here: the one of the style is no part of the theme."""
        super().initStyleOption(option, index)
        option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is None:
            super().paint(painter, option, index)
            return
        whole = QStyleOptionViewItem(option)
        whole.rect = option.rect.adjusted(BOX + GAP_XS, 0, 0, 0)
        super().paint(painter, whole, index)
        chosen = Qt.CheckState(state) == Qt.CheckState.Checked
        colours = QApplication.palette()  # the style sheet makes parts of a view's own transparent
        box = QRectF(option.rect.x(), option.rect.center().y() - BOX / 2 + 0.5, BOX, BOX)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = colours.color(QPalette.ColorRole.Accent)
        painter.setPen(QPen(accent if chosen else colours.color(QPalette.ColorRole.Dark), 1.2))
        painter.setBrush(accent if chosen else colours.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(box, 3, 3)
        if chosen:
            paint_icon(painter, box.adjusted(1, 1, -1, -1), "check", colours.color(QPalette.ColorRole.HighlightedText))
        painter.restore()


class FacetPanel(QTreeView):
    """See the module. Space or Enter does what a click does.

    Signals:
        clicked_value: Facet and value (`services.query.facets`).
    """

    clicked_value = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._language = "en"
        self._sets: dict[str, SetDef] = {}
        self._counts: Mapping[str, Mapping[str, int]] = {}
        self._chosen: Mapping[str, frozenset[str]] = {}
        self._model = QStandardItemModel(0, 2, self)
        self.setModel(self._model)
        self.setObjectName("facets")
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setUniformRowHeights(True)
        self.setItemDelegate(_Row(self))
        self.setIconSize(QSize(16, 16))
        self.setMinimumWidth(150)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAllColumnsShowFocus(True)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(30)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(
            1, QHeaderView.ResizeMode.Fixed
        )  # to measure every number takes longer than all else
        header.resizeSection(1, self.fontMetrics().horizontalAdvance(_WIDEST) + 2 * GAP_S)
        for facet in FACETS:
            self._add_facet(facet)
        self.clicked.connect(self._clicked)
        self.expanded.connect(lambda _index: self._fill())

    def _add_facet(self, facet: str) -> None:
        heading, room = QStandardItem(), QStandardItem()
        bold = QFont(scaled_font("body"))
        bold.setWeight(QFont.Weight.DemiBold)
        heading.setFont(bold)
        for item in (heading, room):
            item.setFlags(_PLAIN)
            item.setData(facet, FACET_ROLE)
        self._model.appendRow([heading, room])
        self.setExpanded(heading.index(), facet in _OPEN_AT_FIRST)

    def retranslate(self, language: str, sets: list[tuple[str, SetDef]]) -> None:
        """Set every text again, and take up the sets, newest first."""
        self._language = language
        self._sets = {known.id: known for _, known in sets}
        self.setAccessibleName(self.tr("Filters with numbers of cards"))
        titles = {
            "owned": self.tr("Owned"),
            "kind": self.tr("Kind"),
            "type": self.tr("Type"),
            "stage": self.tr("Stage"),
            "set": self.tr("Set"),
            "rarity": self.tr("Rarity"),
            "mark": self.tr("Regulation mark"),
            "year": self.tr("Year"),
            "playing": self.tr("Plays by itself"),
        }
        for row, facet in enumerate(FACETS):
            self._model.item(row, 0).setText(titles[facet])
        self._fill()

    def show_counts(self, counts: Mapping[str, Mapping[str, int]]) -> None:
        """Show these numbers."""
        self._counts = counts
        self._fill()

    def show_chosen(self, chosen: Mapping[str, frozenset[str]]) -> None:
        """Tick what the search asks for."""
        if chosen != self._chosen:
            self._chosen = chosen
            self._fill()

    def values(self, facet: str) -> list[str]:
        """The values shown of a facet, in their order."""
        counted = self._counts.get(facet, {})
        shown = counted.keys() | self._chosen.get(facet, frozenset())
        if facet == "set":
            return [set_id for set_id in self._sets if set_id in shown]
        if facet == "owned":
            order = ["yes", "no"]
        elif facet == "type":
            order = list(TYPE_LETTERS)
        elif facet == "playing":
            order = ["automated", "partly", "byhand"]
        elif facet in ("kind", "stage"):
            known = field(facet)
            order = [each.name for each in known.choices] if known is not None else []
        elif facet == "rarity":
            return sorted(shown, key=lambda value: (-counted.get(value, 0), value))
        else:
            return sorted(shown, reverse=True)
        return [value for value in order if value in shown]

    def _fill(self) -> None:
        """Write the rows again; the current row and the place stay."""
        current = self.currentIndex()
        kept = (current.data(FACET_ROLE), current.data(VALUE_ROLE))
        place = self.verticalScrollBar().value()
        locale = QLocale()
        for row, facet in enumerate(FACETS):
            heading = self._model.item(row, 0)
            values = self.values(facet)
            self._make_rows(heading, len(values))
            chosen = self._chosen.get(facet, frozenset())
            if not self.isExpanded(heading.index()):
                values = []  # written when it is opened
            for at, value in enumerate(values):
                items = heading.child(at, 0), heading.child(at, 1)
                count = self._counts.get(facet, {}).get(value, 0)
                self._write(items, facet, value, locale.toString(count), value in chosen)
                if (facet, value) == kept:
                    self.setCurrentIndex(items[0].index())
            self.setRowHidden(row, QModelIndex(), not heading.rowCount())
        self.verticalScrollBar().setValue(place)

    def _make_rows(self, heading: QStandardItem, count: int) -> None:
        """So many rows below a heading; those that are there are written over, so that nothing moves."""
        if heading.rowCount() > count:
            heading.removeRows(count, heading.rowCount() - count)
        while heading.rowCount() < count:
            cells = [QStandardItem(), QStandardItem()]
            for cell in cells:
                cell.setFlags(_PLAIN)
            cells[1].setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            heading.appendRow(cells)

    def _write(
        self, items: tuple[QStandardItem, QStandardItem], facet: str, value: str, count: str, chosen: bool
    ) -> None:
        name = self._name(facet, value)
        now = (facet, value, name, count, chosen)
        if items[0].data(WRITTEN_ROLE) == now:
            return
        items[0].setData(now, WRITTEN_ROLE)
        items[0].setText(name)
        items[0].setToolTip(name)
        items[0].setCheckState(Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked)
        state = self.tr("chosen") if chosen else self.tr("not chosen")
        said = self.tr("{name}, {count} cards, {state}").format(name=isolated(name), count=count, state=state)
        items[0].setData(said, Qt.ItemDataRole.AccessibleTextRole)
        if facet == "type":
            items[0].setIcon(badge_icon(TYPE_LETTERS[value], 16))
        items[1].setText(count)
        items[1].setForeground(self.palette().placeholderText())
        for item in items:
            item.setData(facet, FACET_ROLE)
            item.setData(value, VALUE_ROLE)

    def _name(self, facet: str, value: str) -> str:
        if facet == "set":
            known = self._sets.get(value)
            return known.name.get(self._language) if known is not None else value
        if facet == "type":
            return face_term(TYPE_LETTERS[value], self._language, "modern")
        if facet == "owned":
            return self.tr("Owned") if value == "yes" else self.tr("Missing")
        if facet == "playing":
            states = {
                "automated": self.tr("By itself"), "partly": self.tr("In part"), "byhand": self.tr("By hand"),
            }  # fmt: skip
            return states[value]
        if facet in ("kind", "stage"):
            from ptcg_desktop.services.words import say

            word = say(f"query.v.{value}", self._language, {})
            return word[:1].upper() + word[1:]
        if facet == "rarity":
            return rarity_name(value, self._language)
        return value.upper()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._clicked(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _clicked(self, index: QModelIndex) -> None:
        facet, value = index.data(FACET_ROLE), index.data(VALUE_ROLE)
        if value:
            self.clicked_value.emit(facet, value)
        else:
            heading = index.siblingAtColumn(0)
            self.setExpanded(heading, not self.isExpanded(heading))
