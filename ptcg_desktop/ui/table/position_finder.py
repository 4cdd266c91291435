"""The finder of the position editor: cards by name, to be dragged onto the board or put into a zone."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.catalogue_index import CardRow
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.table.wording import Wording

MOST_FOUND = 60
ZONES = ("active", "bench", "energy", "attached", "hand", "deck", "discard", "prizes", "lost", "stadium")
_ENERGY = ("energy", "energia", "energias")
_NAME, _ID = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class FoundList(QListWidget):
    """Cards found. The mouse carries one away: positions are global."""

    carried = Signal(QPoint)
    let_go = Signal(QPoint)
    put_back = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pressed: QPoint | None = None
        self._carrying = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        here = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self.itemAt(here) is not None:
            self._pressed = here

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            super().mouseMoveEvent(event)
            return
        far = (event.position().toPoint() - self._pressed).manhattanLength()
        if self._carrying or far >= QApplication.startDragDistance():
            if not self._carrying:
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._carrying = True
            self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carrying = self._carrying
        self._end()
        if carrying:
            self.let_go.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._carrying:
            self._end()
            self.put_back.emit()
            return
        super().keyPressEvent(event)

    def _end(self) -> None:
        self._pressed, self._carrying = None, False
        self.unsetCursor()


class FinderPanel(QWidget):
    """Looks for cards, and says which one is chosen."""

    wanted = Signal()
    """The chosen card is to go where `side` and `zone` say."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._sets = {one.id: one.name for one in context.workspace.catalogue.sets()}
        self._finding: Latest[list[CardRow]] = Latest(context, self._show_found)
        self.line, self.found = QLineEdit(self), FoundList(self)
        self.line.setClearButtonEnabled(True)
        self.found.setSpacing(2)
        self.found.setWordWrap(True)
        self.found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.side, self.zone, self.add = QComboBox(self), QComboBox(self), QPushButton(self)
        self.add.setAutoDefault(False)  # Enter in the line looks for cards
        self.zone.setMinimumContentsLength(8)
        where = QHBoxLayout()
        where.setSpacing(6)
        where.addWidget(self.zone, 1)
        where.addWidget(self.add)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.line)
        layout.addWidget(self.found, 1)
        layout.addWidget(self.side)
        layout.addLayout(where)
        self.line.textChanged.connect(self.look_again)
        self.line.returnPressed.connect(self.wanted)
        self.found.itemDoubleClicked.connect(lambda _item: self.wanted.emit())
        self.found.itemSelectionChanged.connect(self._choose)
        self.add.clicked.connect(self.wanted)
        self._choose()

    def end(self) -> None:
        """The editor closes: nobody waits for cards any more."""
        self._finding.end()

    def look_for(self, text: str) -> None:
        """Look for this, and give it the keyboard."""
        self.line.setText(text)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> tuple[str, str] | None:
        """The chosen card as positions name it, and its id."""
        items = self.found.selectedItems()
        return (str(items[0].data(_NAME)), str(items[0].data(_ID))) if items else None

    def _choose(self) -> None:
        self.add.setEnabled(bool(self.found.selectedItems()))

    def look_again(self) -> None:
        """Look for what the line asks for, in the language of the moment."""
        asked, catalogue = self.line.text().strip(), self._context.workspace.catalogue
        language = self._context.language
        if asked:
            self._finding.ask(lambda: _found(catalogue, asked, language))
        else:
            self._finding.forget()
            self._show_found([])

    def _show_found(self, rows: list[CardRow]) -> None:
        self.found.clear()
        for row in rows:
            name = self._sets[row.set_id].get(self._context.language) if row.set_id in self._sets else row.set_id
            item = QListWidgetItem(f"{row.name}\n{name} {row.number}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{row.name}, {name} {row.number}")
            item.setData(_NAME, f"{row.name} [{row.id}]")
            item.setData(_ID, row.id)
            self.found.addItem(item)
        if rows:
            self.found.setCurrentRow(0)
        self._choose()

    def retranslate(self, wording: Wording) -> None:
        """Set every text, with zones in the words of the rules that are played."""
        self.line.setPlaceholderText(self.tr("Find a card"))
        self.line.setAccessibleName(self.tr("Find a card"))
        self.found.setAccessibleName(self.tr("Cards found"))
        self.found.setToolTip(self.tr("Drag a card onto the board"))
        names = {zone: wording.capital(wording.say(f"table.zone.{zone}")) for zone in ZONES if zone not in ON_ACTIVE}
        names |= {"energy": self.tr("Energy of the Active"), "attached": self.tr("On the Active")}
        _fill(self.zone, {zone: names[zone] for zone in ZONES})
        _fill(self.side, {"A": self.tr("You"), "B": self.tr("Opponent")})
        self.side.setAccessibleName(self.tr("Whose card"))
        self.zone.setAccessibleName(self.tr("Where to"))
        self.add.setText(self.tr("Add"))


ON_ACTIVE = ("energy", "attached")
"""Zones of the finder that are no zones of the board: to the Active."""


def _found(catalogue: CatalogueService, asked: str, language: str) -> list[CardRow]:
    """The cards asked for by their names; who asks for Energy gets Energy cards before Trainers named after it."""
    ids = catalogue.find(asked).ids
    if fold(asked) not in _ENERGY:
        return catalogue.rows(ids[:MOST_FOUND], language)
    return sorted(catalogue.rows(ids, language), key=lambda row: row.kind != "energy")[:MOST_FOUND]


def _fill(box: QComboBox, names: dict[str, str]) -> None:
    """The same entries with other names: the chosen one stays."""
    chosen = box.currentIndex()
    box.clear()
    for key, name in names.items():
        box.addItem(name, key)
    box.setCurrentIndex(max(0, chosen))
