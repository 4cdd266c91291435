"""The menu of a Pokémon, and an opened pile: small panels over the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.table.overlays import Face, Floating
from ptcg_desktop.ui.table.said import Menu, MenuEntry, OpenPile

PaintEnergy = Callable[[QPainter, QRectF, str], None]
_SYMBOL = 18
_CELL = QSize(130, 196)


class MenuRow(QPushButton):
    """One possibility: cost, name, damage; under it the reason if it cannot be done now."""

    def __init__(self, entry: MenuEntry, energy: PaintEnergy, parent: QWidget) -> None:
        super().__init__(parent)
        self.entry = entry
        self.setFlat(True)
        self.setObjectName("menuRow")
        self.setAutoDefault(False)
        able = entry.action is not None or entry.opens is not None
        top = QHBoxLayout()
        top.setSpacing(8)
        if entry.cost:
            cost = QLabel(self)
            cost.setPixmap(cost_pixmap(entry.cost, energy, self.devicePixelRatioF()))
            top.addWidget(cost)
        name = QLabel(entry.text, self)
        name.setObjectName("menuName" if able else "menuDim")
        top.addWidget(name, 1)
        if entry.damage:
            damage = QLabel(entry.damage, self)
            damage.setObjectName("menuDamage" if able else "menuDim")
            top.addWidget(damage)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 7, 10, 7)
        layout.setSpacing(2)
        layout.addLayout(top)
        for text in (entry.note, entry.why):
            if text:
                label = QLabel(text, self)
                label.setWordWrap(True)
                label.setObjectName("menuWhy")
                layout.addWidget(label)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        parts = [entry.text, entry.damage, entry.note, entry.why, entry.clause]
        self.setAccessibleName(", ".join(part for part in parts if part))

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        layout = self.layout()
        return layout is not None and layout.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else super().heightForWidth(width)


def cost_pixmap(cost: Sequence[str], energy: PaintEnergy, dpr: float) -> QPixmap:
    """The symbols of a cost in a row."""
    width = len(cost) * (_SYMBOL + 2)
    pixmap = QPixmap(QSize(width, _SYMBOL) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index, letter in enumerate(cost):
        energy(painter, QRectF(index * (_SYMBOL + 2) + 0.5, 0.5, _SYMBOL - 1, _SYMBOL - 1), letter)
    painter.end()
    return pixmap


class PokemonMenu(Floating):
    """What a Pokémon can do, beside it."""

    chosen = Signal(object)
    """The `MenuEntry`."""
    closed = Signal()

    def __init__(self, parent: QWidget, energy: PaintEnergy) -> None:
        super().__init__(parent)
        self._energy = energy
        self._beside = QRect()
        self.title = QLabel(self)
        self.title.setProperty("look", "strong")
        self.rows: list[MenuRow] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(8, 10, 8, 8)
        self._layout.setSpacing(2)
        self._layout.addWidget(self.title)

    def open_menu(self, menu: Menu, beside: QRect) -> None:
        """Show it beside that rectangle (parent coordinates) and give it the keyboard."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        self.title.setText(menu.title)
        self.setAccessibleName(menu.title)
        for entry in menu.entries:
            row = MenuRow(entry, self._energy, self)
            row.clicked.connect(lambda _checked=False, entry=entry: self.chosen.emit(entry))
            row.installEventFilter(self)
            self._layout.addWidget(row)
            row.show()
            self.rows.append(row)
        self._beside = beside
        self.appear()
        if self.rows:
            self.rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def place(self) -> None:
        area = self._parent_rect()
        width = 300
        self.setFixedWidth(width)
        height = self._layout.heightForWidth(width) if self._layout.hasHeightForWidth() else self.sizeHint().height()
        self.setFixedHeight(min(height, area.height() - 16))
        x = self._beside.right() + 14
        if x + width > area.right() - 8:
            x = self._beside.left() - width - 14
        y = self._beside.center().y() - self.height() // 2
        self.move(max(8, min(x, area.width() - width - 8)), max(8, min(y, area.height() - self.height() - 8)))

    def close_menu(self) -> None:
        """Hide it."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self.rows:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step:
                index = next(i for i, row in enumerate(self.rows) if row is watched)
                self.rows[(index + step) % len(self.rows)].setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                assert isinstance(watched, MenuRow)
                watched.click()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.close_menu()
                return True
        return super().eventFilter(watched, event)


class PilePanel(Floating):
    """Cards opened as a list: a pile, newest first, or (`look`) cards being looked at until the person is done."""

    inspected = Signal(object)
    """The `CardDef` under the keyboard or the mouse, to show large."""
    menu_wanted = Signal(int, QPoint)
    """(number of a card, global position): what can be done with it by hand."""
    shuffled = Signal()
    """Done looking, and the deck is to be shuffled."""
    closed = Signal()

    def __init__(self, parent: QWidget, face: Face, *, look: bool = False) -> None:
        super().__init__(parent)
        self._face = face
        self._look = look
        self.opened: OpenPile | None = None
        self.title = QLabel(self)
        self.title.setProperty("look", "strong")
        self.hint = QLabel(self)
        self.hint.setProperty("look", "muted")
        self.shuffle = QPushButton(self)
        self.shuffle.setVisible(look)
        self.shut = QPushButton(self)
        self.shut.setProperty("look", "primary" if look else "quiet")
        self.list = QListWidget(self)
        self.list.setProperty("look", "bare")
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setIconSize(QSize(110, 154))
        self.list.setSpacing(3)
        self.list.setUniformItemSizes(True)
        self.list.setWordWrap(True)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addSpacing(8)
        head.addWidget(self.hint)
        head.addStretch(1)
        head.addWidget(self.shuffle)
        head.addWidget(self.shut)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 14)
        layout.addLayout(head)
        layout.addWidget(self.list, 1)
        self.shut.clicked.connect(self.close_pile)
        self.shuffle.clicked.connect(self.shuffled)
        self.list.itemActivated.connect(self._activated)
        self.list.customContextMenuRequested.connect(self._context)
        self.retranslate()

    def open_pile(self, opened: OpenPile) -> None:
        """Show these cards; an open list that changes keeps its place."""
        if opened == self.opened and self.isVisible():
            return
        row = self.list.currentRow() if self.isVisible() else 0
        self.opened = opened
        self.title.setText(opened.title)
        self.list.setAccessibleName(opened.title)
        self.list.clear()
        for _number, card, name in opened.cards:
            item = QListWidgetItem(self._icon(card), name)
            item.setSizeHint(_CELL)
            item.setToolTip(name)
            self.list.addItem(item)
        self.appear()
        self.list.setCurrentRow(max(0, min(row, len(opened.cards) - 1)))
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def forget(self) -> None:
        """See `Floating.forget`."""
        self.opened = None
        self.list.clear()
        self.list.setAccessibleName("")
        self.title.clear()

    def show_faces(self) -> None:
        """Show the faces again: some have become pictures."""
        if self.opened is not None and self.isVisible():
            for row, (_number, card, _name) in enumerate(self.opened.cards):
                self.list.item(row).setIcon(self._icon(card))

    def _icon(self, card: CardDef) -> QIcon:
        return QIcon(self._face(card, 110, self.devicePixelRatioF()))

    def _activated(self, item: QListWidgetItem) -> None:
        if self._look:
            self._context(self.list.visualItemRect(item).center())
        elif self.opened is not None:
            self.inspected.emit(self.opened.cards[self.list.row(item)][1])

    def _context(self, at: QPoint) -> None:
        item = self.list.itemAt(at) or self.list.currentItem()
        if item is not None and self.opened is not None:
            number = self.opened.cards[self.list.row(item)][0]
            self.list.setCurrentItem(item)
            self.menu_wanted.emit(number, self.list.viewport().mapToGlobal(at))

    def menu_of_current(self) -> None:
        """The menu of the card that has the keyboard."""
        if self.list.currentItem() is not None:
            self._context(self.list.visualItemRect(self.list.currentItem()).center())

    def place(self) -> None:
        area = self._parent_rect()
        count = 0 if self.opened is None else len(self.opened.cards)
        fitting = (area.width() - 40 - 64) // _CELL.width()
        columns = max(1, min(max(3, min(5, count)), fitting))
        rows = max(1, -(-count // columns))
        width, height = columns * _CELL.width() + 64, rows * _CELL.height() + 84
        head = sum(each.sizeHint().width() for each in (self.title, self.hint, self.shut, self.shuffle)) + 80
        self.hint.setVisible(head <= area.width() - 40)  # half of it would say nothing
        self.setFixedSize(min(max(width, head), area.width() - 40), min(height, area.height() - 40))
        self.move((area.width() - self.width()) // 2, (area.height() - self.height()) // 2)

    def close_pile(self) -> None:
        """Hide it."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_pile()
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set every text again."""
        self.shut.setText(self.tr("Done") if self._look else self.tr("Close"))
        self.shuffle.setText(self.tr("Done, and shuffle"))
        self.hint.setText(self.tr("Right click: move a card by hand"))
