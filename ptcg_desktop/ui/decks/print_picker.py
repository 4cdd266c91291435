"""Choose another print of a card: every print that may take its place, with what is owned of it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtWidgets import QLabel, QListView, QVBoxLayout, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.decks.finder import CELL, FaceDelegate, FinderModel
from ptcg_desktop.ui.decks.presenter import DecksPresenter

_COLUMNS = 4


class PrintsModel(FinderModel):
    """Prints of one card: what is owned and played of each is what tells them apart."""

    def owned(self, card: CardDef) -> int:
        return self._presenter.owned_print(card.id)

    def in_deck(self, card: CardDef) -> int:
        return self._presenter.count(card.id)


class PrintPicker(QWidget):
    """A card of faces beside the line; a click or Enter chooses, Escape leaves all as it is."""

    chosen = Signal(str)
    """Card id of the print."""

    def __init__(self, presenter: DecksPresenter, faces: Faces, prints: list[CardDef], parent: QWidget) -> None:
        """`prints`: the present one first."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.model = PrintsModel(presenter, self)
        self.model.language = presenter.language
        self.model.show([card.id for card in prints])
        self.view = QListView()
        self.view.setObjectName("prints")
        self.view.setModel(self.model)
        self.view.setViewMode(QListView.ViewMode.IconMode)
        self.view.setMovement(QListView.Movement.Static)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setGridSize(CELL)
        self.view.setMouseTracking(True)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setItemDelegate(FaceDelegate(presenter, faces, self.view))
        self.view.setAccessibleName(self.tr("Prints of this card"))
        faces.painted.connect(self.view.viewport().update)
        self.title = QLabel(
            self.tr("{name}: {count} prints").format(name=prints[0].name.get(presenter.language), count=len(prints))
        )
        self.title.setProperty("look", "strong")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.addWidget(self.title)
        column.addWidget(self.view)
        columns = min(_COLUMNS, len(prints))
        rows = min(2, -(-len(prints) // columns))
        bar = self.view.verticalScrollBar().sizeHint().width() if len(prints) > 2 * columns else 0
        self.view.setFixedSize(columns * CELL.width() + bar + 28, rows * CELL.height() + 8)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)

    def open_at(self, corner: QPoint) -> None:
        """Show it with its corner there, moved so that all of it is on the screen."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        left = max(screen.left(), min(corner.x(), screen.right() - self.width()))
        top = max(screen.top(), min(corner.y(), screen.bottom() - self.height()))
        self.move(left, top)
        self.show()
        self.view.setFocus()
        self.view.setCurrentIndex(self.model.index(0))

    def _choose(self, index: QModelIndex) -> None:
        if self.isVisible():
            card_id = self.model.card_id(index.row())
            self.close()
            self.chosen.emit(card_id)
