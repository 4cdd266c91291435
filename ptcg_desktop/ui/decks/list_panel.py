"""The list of decks: name, format, how full, legal or not; new, duplicate, rename, delete."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.services.decks import DeckSummary
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.collection.look import Look, paint_verdict, present_look, sized
from ptcg_desktop.ui.decks.presenter import Standing

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
ROW_HEIGHT = 54


class DeckListModel(QAbstractListModel):
    """The summaries as Qt rows; legality is asked for when a row is painted."""

    def __init__(
        self,
        standing: Callable[[DeckSummary], Standing],
        format_name: Callable[[str], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._standing = standing
        self._format_name = format_name
        self._rows: list[DeckSummary] = []

    def show(self, summaries: list[DeckSummary]) -> None:
        """Show these decks."""
        if [each.id for each in summaries] == [each.id for each in self._rows]:
            self._rows = list(summaries)
            if summaries:
                self.dataChanged.emit(self.index(0), self.index(len(summaries) - 1))
            return
        self.beginResetModel()
        self._rows = list(summaries)
        self.endResetModel()

    def deck(self, row: int) -> DeckSummary:
        """The deck in a row."""
        return self._rows[row]

    def row_of(self, deck_id: int) -> int:
        """The row of a deck, -1 if it is not there."""
        return next((row for row, each in enumerate(self._rows) if each.id == deck_id), -1)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        deck = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return deck.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            verdict = {
                "good": self.tr("legal"),
                "hint": self.tr("not finished"),
                "error": self.tr("not legal"),
            }[self._standing(deck)]
            return self.tr("{name}, {format}, {count} cards, {verdict}").format(
                name=deck.name, format=self.format_name(deck), count=deck.count, verdict=verdict
            )
        if role == Qt.ItemDataRole.ToolTipRole:
            return deck.name
        return None

    def format_name(self, deck: DeckSummary) -> str:
        """The deck's format in the language of the window."""
        return self._format_name(deck.format_id)

    def standing(self, deck: DeckSummary) -> Standing:
        """Legal, unfinished or not legal."""
        return self._standing(deck)


class _DeckRow(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(160, ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, DeckListModel):
            return
        deck, look = model.deck(index.row()), present_look()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(2, 1, -2, -1)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.chosen if selected else look.hover)
            painter.drawRoundedRect(ground, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.accent, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground.adjusted(0.7, 0.7, -0.7, -0.7), 6, 6)
        self._paint_words(painter, option, deck, model, look, ground.adjusted(10, 7, -10, -7))
        painter.restore()

    @staticmethod
    def _paint_words(
        painter: QPainter,
        option: QStyleOptionViewItem,
        deck: DeckSummary,
        model: DeckListModel,
        look: Look,
        place: QRectF,
    ) -> None:
        top = int(Qt.AlignmentFlag.AlignTop)
        bottom = int(Qt.AlignmentFlag.AlignBottom)
        paint_verdict(painter, QRectF(place.right() - 15, place.top() + 1, 15, 15), model.standing(deck), look)
        name_font, small = sized(option.font, 0, option.font.Weight.DemiBold), sized(option.font, -1)
        painter.setFont(name_font)
        painter.setPen(look.ink)
        name = QFontMetricsF(name_font).elidedText(deck.name, Qt.TextElideMode.ElideRight, place.width() - 24)
        painter.drawText(place, top | int(Qt.AlignmentFlag.AlignLeft), name)
        painter.setFont(small)
        painter.setPen(look.dim)
        count = f"{deck.count}/60"
        painter.drawText(place, bottom | int(Qt.AlignmentFlag.AlignRight), count)
        metrics = QFontMetricsF(small)
        room = place.width() - metrics.horizontalAdvance(count) - 10
        words = metrics.elidedText(model.format_name(deck), Qt.TextElideMode.ElideRight, room)
        painter.drawText(place, bottom | int(Qt.AlignmentFlag.AlignLeft), words)


class DeckListView(QListView):
    """One deck can be chosen; Delete deletes it, F2 renames it."""

    deleted = Signal()
    renamed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.currentIndex().isValid():
            self.deleted.emit()
        elif event.key() == Qt.Key.Key_F2 and self.currentIndex().isValid():
            self.renamed.emit()
        else:
            super().keyPressEvent(event)


class DeckListPanel(QWidget):
    """The list with its heading and the button that makes decks."""

    chosen = Signal(int)
    new_asked = Signal()
    ready_asked = Signal(int)
    """Place of a ready deck in the menu."""
    rename_asked = Signal()
    duplicate_asked = Signal()
    delete_asked = Signal()
    paste_asked = Signal()

    def __init__(
        self, model: DeckListModel, ready_names: Callable[[], list[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model = model
        self._ready_names = ready_names
        self.heading = QLabel()
        self.heading.setProperty("look", "title")
        self.new = QPushButton()
        self.new.setObjectName("new_deck")
        self.new.setIcon(icon("plus"))
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.new.setMenu(self.menu)
        self.view = DeckListView()
        self.view.setObjectName("decks")
        self.view.setProperty("look", "bare")
        self.view.setModel(model)
        self.view.setItemDelegate(_DeckRow(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.view.deleted.connect(self.delete_asked)
        self.view.renamed.connect(self.rename_asked)
        self.view.selectionModel().currentChanged.connect(self._announce)
        row = QHBoxLayout()
        row.addWidget(self.heading, 1)
        row.addWidget(self.new)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        self.setMinimumWidth(120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the heading has no room beside the button it steps aside."""
        wanted = self.heading.sizeHint().width() + self.new.sizeHint().width() + 8
        self.heading.setVisible(self.width() >= wanted)
        super().resizeEvent(event)

    def retranslate(self) -> None:
        """Set every text again."""
        self.heading.setText(self.tr("Decks"))
        self.new.setText(self.tr("New"))
        self.new.setAccessibleName(self.tr("New deck"))
        self.view.setAccessibleName(self.tr("Decks"))

    def show_deck(self, deck_id: int | None) -> None:
        """Mark the open deck without announcing it."""
        row = self.model.row_of(deck_id) if deck_id is not None else -1
        selection = self.view.selectionModel()
        selection.blockSignals(True)
        if row >= 0:
            self.view.setCurrentIndex(self.model.index(row))
        else:
            selection.clear()
        selection.blockSignals(False)
        self.view.viewport().update()
        if row >= 0:
            self.view.scrollTo(self.model.index(row))

    def _announce(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid():
            self.chosen.emit(self.model.deck(current.row()).id)

    def _fill_menu(self) -> None:
        self.menu.clear()
        self.menu.addAction(self.tr("Empty deck")).triggered.connect(lambda: self.new_asked.emit())
        self.menu.addAction(self.tr("From a list you paste…")).triggered.connect(lambda: self.paste_asked.emit())
        names = self._ready_names()
        if names:
            self.menu.addSection(self.tr("Ready decks"))
        many = self.menu if len(names) <= 12 else self.menu.addMenu(self.tr("Ready decks"))
        for place, name in enumerate(names):
            many.addAction(name).triggered.connect(lambda _checked=False, place=place: self.ready_asked.emit(place))

    def _show_menu(self, point: QPoint) -> None:
        if not self.view.indexAt(point).isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("edit"), self.tr("Rename")).triggered.connect(lambda: self.rename_asked.emit())
        menu.addAction(icon("copy"), self.tr("Duplicate")).triggered.connect(lambda: self.duplicate_asked.emit())
        menu.addAction(icon("trash"), self.tr("Delete")).triggered.connect(lambda: self.delete_asked.emit())
        menu.popup(self.view.viewport().mapToGlobal(point))
