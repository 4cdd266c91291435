"""The card finder beside the deck: type, look, Enter adds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QLocale,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
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

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.look import Look, paint_pill, present_look, sized
from ptcg_desktop.ui.decks.presenter import DecksPresenter
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME, mime_of
from ptcg_desktop.ui.widgets.play_badge import badge_said

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
FACE_WIDTH = 98
FACE_HEIGHT = card_height(FACE_WIDTH)
CELL = QSize(FACE_WIDTH + 4, FACE_HEIGHT + 36)
KINDS = ("", "pokemon", "trainer", "energy")


class FinderModel(QAbstractListModel):
    """Card ids; the card itself is asked for when it is painted."""

    def __init__(self, presenter: DecksPresenter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._ids: list[str] = []
        self.language = "en"

    def show(self, ids: list[str]) -> None:
        """Show these cards."""
        self.beginResetModel()
        self._ids = ids
        self.endResetModel()

    def card_id(self, row: int) -> str:
        """The id in a row."""
        return self._ids[row]

    def card(self, row: int) -> CardDef | None:
        """The card in a row."""
        return self._presenter.card(self._ids[row])

    def owned(self, card: CardDef) -> int:
        """Copies owned that are said of a card: of all prints that will do in its place."""
        return self._presenter.owned(card.id)

    def in_deck(self, card: CardDef) -> int:
        """Copies in the deck that are said of a card: of all with its name, as four of them are allowed."""
        return self._presenter.in_deck(card)

    def counts_moved(self) -> None:
        """Owned or in-deck counts have changed."""
        if self._ids:
            self.dataChanged.emit(self.index(0), self.index(len(self._ids) - 1))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._ids):
            return None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        card = self.card(index.row())
        if card is None:
            return self._ids[index.row()]
        name = card.name.get(self.language)
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        text = self.tr("{name}, {print}, {owned} owned, {count} in the deck").format(
            name=name,
            print=self._presenter.print_label(card),
            owned=self.owned(card),
            count=self.in_deck(card),
        )
        said = badge_said(self._presenter.automation(card.id), self.language)
        return f"{text}, {said}" if said else text

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return mime_of([self._ids[index.row()] for index in indexes])


class FaceDelegate(QStyledItemDelegate):
    """A face with its print, copies owned and copies in the deck."""

    def __init__(self, presenter: DecksPresenter, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._faces = faces

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        return view.gridSize() if isinstance(view, QListView) else CELL

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        card = model.card(index.row()) if isinstance(model, FinderModel) else None
        if card is None or not isinstance(model, FinderModel):
            return
        look = present_look()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        place = QRectF(rect.center().x() - FACE_WIDTH / 2, rect.top() + 9, FACE_WIDTH, FACE_HEIGHT)
        self._faces.paint(painter, place.left(), place.top(), card, FACE_WIDTH)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            strong = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.setPen(QPen(look.accent, 2.4 if strong else 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 6, 6)
        self._paint_counts(painter, option, (card, model.in_deck(card), model.owned(card)), look, place)
        painter.restore()

    def _paint_counts(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        counted: tuple[CardDef, int, int],
        look: Look,
        place: QRectF,
    ) -> None:
        card, inside, owned = counted
        if inside:
            very = bool(self._presenter.count(card.id))  # this print, or another of the name
            painter.setFont(sized(option.font, 0, option.font.Weight.Bold))
            pill = QRectF(place.right() - 32, place.top() + place.height() * 0.18, 34, 22)  # clear of the next card
            paint_pill(painter, pill.adjusted(-1.5, -1.5, 1.5, 1.5), "", look.base, look.ink)
            ground, ink = (look.accent, look.on_accent) if very else (look.chosen, look.ink)
            paint_pill(painter, pill, f"{inside}×", ground, ink)
        painter.setFont(sized(option.font, -1.8))
        below = QRectF(place.left(), place.bottom() + 4, place.width(), 16)
        painter.setPen(look.dim)
        left, right = int(Qt.AlignmentFlag.AlignLeft), int(Qt.AlignmentFlag.AlignRight)
        painter.drawText(below, left, self._presenter.print_label(card))
        if owned:
            painter.setPen(look.good)
            painter.drawText(below, right, self.tr("own {count}").format(count=owned))


class FinderView(QListView):
    """The faces; Enter, `+` or a double click adds, `−` takes one out."""

    stepped = Signal(str, int)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for, the room shared evenly."""
        room = self.width() - self.verticalScrollBar().sizeHint().width() - 4
        columns = max(1, room // CELL.width())
        self.setGridSize(QSize(room // columns, CELL.height()))
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        model = self.model()
        plus = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus, Qt.Key.Key_Equal)
        if index.isValid() and isinstance(model, FinderModel) and event.key() in plus:
            self.stepped.emit(model.card_id(index.row()), 1)
        elif index.isValid() and isinstance(model, FinderModel) and event.key() == Qt.Key.Key_Minus:
            self.stepped.emit(model.card_id(index.row()), -1)
        else:
            super().keyPressEvent(event)


class Finder(QWidget):
    """Search field, kinds, faces."""

    stepped = Signal(str, int)
    """Card id, and how many copies more in the deck."""

    def __init__(self, presenter: DecksPresenter, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._faces = faces
        self._kind = ""
        self._total = 0
        self.model = FinderModel(presenter, self)
        self.field = QLineEdit()
        self.field.setObjectName("finder")
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.search)
        self.field.returnPressed.connect(self._add_first)
        self.field.installEventFilter(self)
        self._chips = QButtonGroup(self)
        self.owned_only = QPushButton()
        self.owned_only.setCheckable(True)
        self.owned_only.setProperty("look", "chip")
        self.owned_only.toggled.connect(self.search)
        self.view = FinderView()
        self.view.setObjectName("found")
        self._dress()
        self.count = QLabel()
        self.count.setProperty("look", "small")
        self._lay_out()

    def _dress(self) -> None:
        view = self.view
        view.setProperty("look", "bare")
        view.setModel(self.model)
        view.setItemDelegate(FaceDelegate(self._presenter, self._faces, view))
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setMovement(QListView.Movement.Static)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setLayoutMode(QListView.LayoutMode.Batched)
        view.setBatchSize(200)
        view.setUniformItemSizes(True)
        view.setGridSize(CELL)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setMouseTracking(True)
        view.setDragEnabled(True)
        view.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        view.doubleClicked.connect(lambda index: self.stepped.emit(self.model.card_id(index.row()), 1))
        view.stepped.connect(self.stepped)
        self._faces.painted.connect(view.viewport().update)

    def _lay_out(self) -> None:
        self._chip_row = QWidget()
        chips = QHBoxLayout(self._chip_row)
        chips.setContentsMargins(0, 0, 0, 0)
        chips.setSpacing(6)
        for place, _kind in enumerate(KINDS):
            chip = QPushButton()
            chip.setCheckable(True)
            chip.setChecked(place == 0)
            chip.setProperty("look", "chip")
            self._chips.addButton(chip, place)
            chips.addWidget(chip)
        chips.addStretch(1)
        self._chips.idClicked.connect(self._set_kind)
        below = QHBoxLayout()
        below.addWidget(self.count, 1)
        below.addWidget(self.owned_only)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addWidget(self._chip_row)
        column.addWidget(self.view, 1)
        column.addLayout(below)
        self.setMinimumWidth(170)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the kinds have no room they step aside."""
        self._chip_row.setVisible(self.width() >= self._chip_row.sizeHint().width())
        self.count.setVisible(self.width() >= self.owned_only.sizeHint().width() + 90)
        super().resizeEvent(event)

    def retranslate(self, language: str) -> None:
        """Set every text again; `language` is that of card names."""
        self.model.language = language
        self.field.setPlaceholderText(self.tr("Find cards to add"))
        self.field.setAccessibleName(self.tr("Find cards to add"))
        self.field.setToolTip(self.tr("Enter adds the first card, Down goes to the cards."))
        self.view.setAccessibleName(self.tr("Cards found"))
        self.owned_only.setText(self.tr("Only owned"))
        words = (self.tr("All"), self.tr("Pokémon"), self.tr("Trainers"), self.tr("Energy"))
        for place, text in enumerate(words):
            self._chips.button(place).setText(text)
        self._say_count()

    def search(self) -> None:
        """Search anew."""
        self._faces.forget_wishes()
        found = self._presenter.find(self.field.text(), self._kind, owned_only=self.owned_only.isChecked())
        self.model.show(found.ids)
        self._total = found.total
        self.view.scrollToTop()
        if found.ids and self.field.text():
            self.view.setCurrentIndex(self.model.index(0))
        self._say_count()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down leads from the field to the cards."""
        pressed = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if watched is self.field and pressed == Qt.Key.Key_Down and self.model.rowCount():
            self.view.setFocus()
            if not self.view.currentIndex().isValid():
                self.view.setCurrentIndex(self.model.index(0))
            return True
        return super().eventFilter(watched, event)

    def _say_count(self) -> None:
        if self._total == 0:
            self.count.setText(self.tr("No card fits"))
        elif self._total == 1:
            self.count.setText(self.tr("1 card"))
        else:
            self.count.setText(self.tr("{count} cards").format(count=QLocale().toString(self._total)))

    def _set_kind(self, place: int) -> None:
        self._kind = KINDS[place]
        self.search()

    def _add_first(self) -> None:
        index = self.view.currentIndex()
        if not index.isValid() and self.model.rowCount() and self.field.text():
            index = self.model.index(0)
        if index.isValid():
            self.stepped.emit(self.model.card_id(index.row()), 1)
