"""The panel of facets: every value with the number of cards it would bring; a click puts its term into the search."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QPen
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
from ptcg_desktop.services.rarities import rarities, rarity_name
from ptcg_desktop.ui.app.icons import paint_icon
from ptcg_desktop.ui.app.theme import GAP_S, GAP_XS
from ptcg_desktop.ui.browser.facet_model import FACET_ROLE, ICON, VALUE_ROLE, FacetModel, Index
from ptcg_desktop.ui.widgets.card_text import face_term

BOX = 14
ROW_HEIGHT = 24
_WIDEST = "88,888"
"""No facet counts more cards than that."""
_OPEN_AT_FIRST = frozenset({"owned", "kind", "type", "set"})
WIDEST = 246
"""A panel whose words ask for more may be made as narrow as this, so that the cards have room."""


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
        self._wide = WIDEST
        self._sets: dict[str, SetDef] = {}
        self._counts: Mapping[str, Mapping[str, int]] = {}
        self._chosen: Mapping[str, frozenset[str]] = {}
        self._model = FacetModel(self)
        self._model.title, self._model.name, self._model.said = self._title, self._name, self._said
        self.setModel(self._model)
        self.setObjectName("facets")
        self.setHeaderHidden(True)
        self.setIndentation(11)
        self.setUniformRowHeights(True)
        self.setItemDelegate(_Row(self))
        self.setIconSize(QSize(ICON, ICON))
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
        header.resizeSection(1, self.fontMetrics().horizontalAdvance(_WIDEST) + GAP_S + GAP_XS)
        for row, facet in enumerate(FACETS):
            self.setExpanded(self._model.index(row, 0), facet in _OPEN_AT_FIRST)
        self.clicked.connect(self._clicked)

    def sizeHint(self) -> QSize:
        return QSize(self._wide, 400)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._wide, WIDEST), super().minimumSizeHint().height())

    def _measure(self) -> int:
        """The width that all words ask for, those of sets aside: a cut word of a filter says nothing."""
        measure = self.fontMetrics()
        words = [measure.horizontalAdvance(self._title(facet)) for facet in FACETS]
        for facet in FACETS:
            if facet != "set":
                icon = ICON + GAP_XS if facet == "type" else 0
                beside = self.indentation() + BOX + GAP_S + icon
                words += [measure.horizontalAdvance(self._name(facet, each)) + beside for each in _known(facet)]
        bar = self.verticalScrollBar().sizeHint().width()
        return max(words) + self.indentation() + self.header().sectionSize(1) + bar + GAP_S

    def retranslate(self, language: str, sets: list[tuple[str, SetDef]]) -> None:
        """Set every text again, and take up the sets, newest first."""
        self._language = language
        self._sets = {known.id: known for _, known in sets}
        self.setAccessibleName(self.tr("Filters with numbers of cards"))
        self._model.retitle()
        self._fill()
        self._wide = self._measure()
        self.updateGeometry()

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
        if facet == "rarity":
            return sorted(shown, key=lambda value: (-counted.get(value, 0), value))
        if order := _known(facet):
            return [value for value in order if value in shown]
        return sorted(shown, reverse=True)

    def _fill(self) -> None:
        """Show the rows of now; the current row and the place stay."""
        current = self.currentIndex()
        kept = (current.data(FACET_ROLE), current.data(VALUE_ROLE)) if current.isValid() else None
        place = self.verticalScrollBar().value()
        values = {facet: self.values(facet) for facet in FACETS}
        self._model.show(values, self._counts, self._chosen)
        for row, facet in enumerate(FACETS):
            self.setRowHidden(row, QModelIndex(), not values[facet])
        if kept is not None and (now := self._model.place_of(kept[0], kept[1] or "")).isValid():
            self.setCurrentIndex(now)
        self.verticalScrollBar().setValue(place)

    # --- words

    def _title(self, facet: str) -> str:
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
        return titles[facet]

    def _said(self, name: str, count: str, chosen: bool) -> str:
        state = self.tr("chosen") if chosen else self.tr("not chosen")
        return self.tr("{name}, {count} cards, {state}").format(name=isolated(name), count=count, state=state)

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


def _known(facet: str) -> list[str]:
    """The values a facet can have, in their order; none where the cards decide."""
    if facet == "owned":
        return ["yes", "no"]
    if facet == "type":
        return list(TYPE_LETTERS)
    if facet == "playing":
        return ["automated", "partly", "byhand"]
    if facet == "rarity":
        return [each.en for each in rarities()]
    known = field(facet) if facet in ("kind", "stage") else None
    return [each.name for each in known.choices] if known is not None else []
