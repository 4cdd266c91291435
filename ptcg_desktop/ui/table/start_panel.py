"""Before the game: decks, rules, seed, who begins; what is not automated is said here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIntValidator, QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.opponents import Side

SEED_LIMIT = 999_999_999
OFFERED: tuple[Side, ...] = ("passive", "person", "guest", "eager", "random", "nobody")
"""Who may play the opponent's side, the usual first."""


@dataclass(frozen=True)
class DeckChoice:
    """A deck that can be played. `key` is for its owner; `detail` is a short second line; `usable` decks have cards."""

    key: str
    name: str
    detail: str
    usable: bool = True


@dataclass(frozen=True)
class StartOptions:
    """What was chosen before the game."""

    deck: str
    opponent: str
    profile: str
    seed: int
    side: Side = "passive"
    """Who plays the opponent's deck."""
    first: int = -1
    """Who begins: a player, or -1 for the coin."""


_MANY_DECKS = 8
"""From so many decks on, they can be searched."""
DETAIL = Qt.ItemDataRole.UserRole + 1
"""The second line of an item of `DeckDelegate`."""


class DeckDelegate(QStyledItemDelegate):
    """A deck in two lines: its name, and what it is."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        style = QStyleOptionViewItem(option)
        self.initStyleOption(style, index)
        style.text = ""
        view, palette = option.widget, option.palette
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, style, painter, view)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ink, quiet = (
            (palette.highlightedText().color(), palette.highlightedText().color())
            if selected
            else (palette.text().color(), palette.placeholderText().color())
        )
        rect = option.rect.adjusted(10, 6, -10, -6)
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold)
        painter.save()
        for text, each, colour, flag in (
            (index.data(Qt.ItemDataRole.DisplayRole), font, ink, Qt.AlignmentFlag.AlignTop),
            (index.data(DETAIL), option.font, quiet, Qt.AlignmentFlag.AlignBottom),
        ):
            painter.setFont(each)
            painter.setPen(colour)
            shown = QFontMetrics(each).elidedText(str(text), Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(rect, flag, shown)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(120, option.fontMetrics.height() * 2 + 16)


class StartPanel(QWidget):
    """Choose and begin."""

    start = Signal()
    resume = Signal()
    games_wanted = Signal()
    position_wanted = Signal()
    changed = Signal()
    """Deck, opponent or rules were chosen anew: the note must be told again."""
    new_seed = Signal()
    deck_chosen = Signal(str)
    """Key of the person's deck."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = QFrame(self)
        self.sheet.setObjectName("startSheet")
        self.title = QLabel(self.sheet)
        self.title.setProperty("look", "display")
        self.lead = QLabel(self.sheet)
        self.lead.setWordWrap(True)
        self.lead.setProperty("look", "muted")
        self.deck_label, self.opponent_label = QLabel(self.sheet), QLabel(self.sheet)
        self.decks, self.opponents = self._deck_list(), self._deck_list()
        self.find_deck, self.find_opponent = self._finder(self.decks), self._finder(self.opponents)
        self.deck_label.setBuddy(self.decks)
        self.opponent_label.setBuddy(self.opponents)
        self.side = QComboBox(self.sheet)
        self.side_label = QLabel(self.sheet)
        self.side_label.setBuddy(self.side)
        self.first = QComboBox(self.sheet)
        self.first_label = QLabel(self.sheet)
        self.first_label.setBuddy(self.first)
        for side in OFFERED:
            self.side.addItem("", side)
        for first in (-1, 0, 1):
            self.first.addItem("", first)
        self.opponent_note = QLabel(self.sheet)
        self.opponent_note.setWordWrap(True)
        self.opponent_note.setProperty("look", "muted")
        self.profile = QComboBox(self.sheet)
        self.seed = QLineEdit(self.sheet)
        self.seed.setValidator(QIntValidator(0, SEED_LIMIT, self))
        self.dice = QPushButton(self.sheet)
        self.note = QLabel(self.sheet)
        self.note.setWordWrap(True)
        self.begin = QPushButton(self.sheet)
        self.begin.setProperty("look", "primary")
        self.begin.setMinimumHeight(36)
        self.again = QPushButton(self.sheet)
        self.again.setMinimumHeight(36)
        self.games, self.position = QPushButton(self.sheet), QPushButton(self.sheet)
        self.games.setMinimumHeight(36)
        self.position.setMinimumHeight(36)
        self.profile_label, self.seed_label = QLabel(self.sheet), QLabel(self.sheet)
        self._build()
        self._connect()
        self.retranslate()

    def _deck_list(self) -> QListWidget:
        widget = QListWidget(self.sheet)
        widget.setItemDelegate(DeckDelegate(widget))
        widget.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        widget.setMinimumHeight(150)
        widget.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        widget.setUniformItemSizes(True)
        return widget

    def _finder(self, decks: QListWidget) -> QLineEdit:
        """A field that leaves only decks with these words in the list."""
        field = QLineEdit(self.sheet)
        field.setClearButtonEnabled(True)
        field.textChanged.connect(lambda _text: self._narrow(decks, field.text()))
        field.returnPressed.connect(decks.setFocus)
        return field

    @staticmethod
    def _narrow(decks: QListWidget, text: str) -> None:
        words = fold(text).split()
        for row in range(decks.count()):
            name = fold(decks.item(row).text())
            decks.item(row).setHidden(not all(word in name for word in words))
        current = decks.currentItem()
        if current is None or current.isHidden():
            shown = (row for row in range(decks.count()) if not decks.item(row).isHidden())
            row = next(shown, decks.currentRow())
            decks.setCurrentRow(row)
        decks.scrollToItem(decks.currentItem())

    def _build(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(6)
        for column, (label, field) in enumerate(
            ((self.deck_label, self.find_deck), (self.opponent_label, self.find_opponent))
        ):
            head = QHBoxLayout()
            head.addWidget(label, 1)
            head.addWidget(field, 1)
            grid.addLayout(head, 0, column)
        grid.addWidget(self.decks, 1, 0)
        grid.addWidget(self.opponents, 1, 1)
        grid.addLayout(self._opponent_form(), 2, 1)
        grid.setRowStretch(1, 1)
        form = QGridLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        form.setColumnStretch(1, 1)
        seed_row = QHBoxLayout()
        seed_row.setSpacing(8)
        seed_row.addWidget(self.seed, 1)
        seed_row.addWidget(self.dice)
        for row, label in enumerate((self.profile_label, self.seed_label, self.first_label)):
            form.addWidget(label, row, 0)
        form.addWidget(self.profile, 0, 1)
        form.addLayout(seed_row, 1, 1)
        form.addWidget(self.first, 2, 1)
        self.profile_label.setBuddy(self.profile)
        self.seed_label.setBuddy(self.seed)
        grid.addLayout(form, 2, 0)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self._lay_sheet(grid)

    def _opponent_form(self) -> QVBoxLayout:
        """Who plays the opponent's side, and what that means."""
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.side_label)
        row.addWidget(self.side, 1)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addLayout(row)
        column.addWidget(self.opponent_note)
        column.addStretch(1)
        return column

    def _lay_sheet(self, grid: QGridLayout) -> None:
        """The sheet, in the middle of the page, scrolling where the window is too low for it."""
        buttons = QHBoxLayout()
        buttons.addWidget(self.games)
        buttons.addWidget(self.position)
        buttons.addStretch(1)
        buttons.addWidget(self.again)
        buttons.addWidget(self.begin)
        layout = QVBoxLayout(self.sheet)
        layout.setContentsMargins(28, 22, 28, 22)
        layout.setSpacing(12)
        layout.addWidget(self.title)
        layout.addWidget(self.lead)
        layout.addLayout(grid, 1)
        layout.addWidget(self.note)
        layout.addLayout(buttons)
        self.sheet.setMaximumSize(QSize(880, 620))
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setProperty("look", "bare")
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of what is inside
        holder = QWidget(scroll)
        outer = QGridLayout(holder)
        outer.setContentsMargins(20, 20, 20, 20)
        outer.addWidget(self.sheet, 0, 0)
        scroll.setWidget(holder)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.again.hide()

    def _connect(self) -> None:
        self.decks.currentRowChanged.connect(lambda _row: self.deck_chosen.emit(self._key(self.decks)))
        self.decks.currentRowChanged.connect(lambda _row: self.changed.emit())
        self.opponents.currentRowChanged.connect(lambda _row: self.changed.emit())
        self.profile.currentIndexChanged.connect(lambda _row: self.changed.emit())
        self.side.currentIndexChanged.connect(self._side_chosen)
        self.decks.itemDoubleClicked.connect(lambda _item: self.start.emit())
        self.begin.clicked.connect(self.start)
        self.again.clicked.connect(self.resume)
        self.games.clicked.connect(self.games_wanted)
        self.position.clicked.connect(self.position_wanted)
        self.dice.clicked.connect(self.new_seed)
        self.seed.returnPressed.connect(self.start)

    def _side_chosen(self) -> None:
        """Nobody needs no deck."""
        for widget in (self.opponents, self.find_opponent):
            widget.setEnabled(self.side.currentData() != "nobody")
        self.opponent_note.setText(self._notes()[str(self.side.currentData())])
        self.changed.emit()

    def set_decks(self, decks: Sequence[DeckChoice]) -> None:
        """Offer these decks for both sides, keeping what was chosen."""
        names = [deck.name for deck in decks]
        other = next((row for row, name in enumerate(names) if decks[row].usable and name != names[0]), 0)
        for widget, default in ((self.decks, 0), (self.opponents, other)):
            old = self._key(widget)
            widget.blockSignals(True)
            widget.clear()
            for deck in decks:
                item = QListWidgetItem(deck.name)
                item.setData(Qt.ItemDataRole.UserRole, deck.key)
                item.setData(DETAIL, deck.detail)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{deck.name}, {deck.detail}")
                if not deck.usable:
                    item.setFlags(Qt.ItemFlag.NoItemFlags)
                widget.addItem(item)
            usable = [row for row, deck in enumerate(decks) if deck.usable]
            keep = next((row for row in usable if decks[row].key == old), None)
            if keep is None and usable:
                keep = default if default in usable else usable[0]
            widget.setCurrentRow(-1 if keep is None else keep)
            widget.blockSignals(False)
        for widget, field in ((self.decks, self.find_deck), (self.opponents, self.find_opponent)):
            field.setVisible(len(decks) > _MANY_DECKS)
            self._narrow(widget, field.text())
        self.changed.emit()

    def set_profiles(self, profiles: Sequence[tuple[str, str]]) -> None:
        """Offer these rules: (id, name), keeping what was chosen."""
        old = self.profile.currentData()
        self.profile.blockSignals(True)
        self.profile.clear()
        for key, name in profiles:
            self.profile.addItem(name, key)
        row = self.profile.findData(old)
        self.profile.setCurrentIndex(max(0, row))
        self.profile.blockSignals(False)

    def set_profile(self, profile: str) -> None:
        """Choose these rules, if they are offered."""
        row = self.profile.findData(profile)
        if row >= 0:
            self.profile.setCurrentIndex(row)

    def select(self, options: StartOptions) -> None:
        """Choose these."""
        for widget, key in ((self.decks, options.deck), (self.opponents, options.opponent)):
            for row in range(widget.count()):
                if widget.item(row).data(Qt.ItemDataRole.UserRole) == key:
                    widget.setCurrentRow(row)
        self.set_profile(options.profile)
        self.set_seed(options.seed)
        self.side.setCurrentIndex(OFFERED.index(options.side))
        self.first.setCurrentIndex(self.first.findData(options.first))

    @staticmethod
    def _key(widget: QListWidget) -> str:
        item = widget.currentItem()
        return "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def options(self) -> StartOptions:
        """What is chosen now; keys are empty where there is no deck."""
        seed = int(self.seed.text() or 0)
        side = OFFERED[max(0, self.side.currentIndex())]
        first = int(self.first.currentData())
        profile = str(self.profile.currentData())
        return StartOptions(self._key(self.decks), self._key(self.opponents), profile, seed, side, first)

    def set_seed(self, seed: int) -> None:
        """Show another seed."""
        self.seed.setText(str(seed))

    def set_note(self, note: str, can_start: bool) -> None:
        """What the person should know before the game."""
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.begin.setEnabled(can_start)

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Start a game"))
        self.lead.setText(
            self.tr("Goldfish a deck under the rules of its era. Everything can be undone; one seed deals one game.")
        )
        self.deck_label.setText(self.tr("Your deck"))
        self.opponent_label.setText(self.tr("Opponent's deck"))
        self.side_label.setText(self.tr("Played by"))
        self.side.setAccessibleName(self.tr("Who plays the opponent's deck"))
        for row, text in enumerate(self._names()):
            self.side.setItemText(row, text)
        self.opponent_note.setText(self._notes()[str(self.side.currentData())])
        self.first_label.setText(self.tr("Begins"))
        self.first.setAccessibleName(self.tr("Who begins"))
        for row, text in enumerate((self.tr("As the rules say"), self.tr("You"), self.tr("The opponent"))):
            self.first.setItemText(row, text)
        for field in (self.find_deck, self.find_opponent):
            field.setPlaceholderText(self.tr("Search decks"))
        self.find_deck.setAccessibleName(self.tr("Search your decks"))
        self.find_opponent.setAccessibleName(self.tr("Search the opponent's decks"))
        self.decks.setAccessibleName(self.tr("Your deck"))
        self.opponents.setAccessibleName(self.tr("Opponent's deck"))
        self.profile_label.setText(self.tr("Rules"))
        self.profile.setAccessibleName(self.tr("Rules"))
        self.seed_label.setText(self.tr("Seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same decks, rules and seed give the same shuffles and coins"))
        self.dice.setText(self.tr("New seed"))
        self.begin.setText(self.tr("Start game"))
        self.games.setText(self.tr("Games…"))
        self.position.setText(self.tr("Position…"))
        self.position.setToolTip(self.tr("Set up a board and play from there"))
        self.again.setText(self.tr("Resume last game"))

    def _names(self) -> tuple[str, ...]:
        """Of `OFFERED`."""
        return (
            self.tr("Passive: does only what it must"),
            self.tr("You: the table is turned"),
            self.tr("Another person at this screen"),
            self.tr("Computer: plays to win"),
            self.tr("Computer: plays at random"),
            self.tr("Nobody: a practice dummy"),
        )

    def _notes(self) -> dict[str, str]:
        return {
            "passive": self.tr(
                "The deck sets up, makes the choices it must, and does nothing else. “Position…” gives it a board."
            ),
            "person": self.tr("You play both decks; the side whose turn it is lies before you."),
            "guest": self.tr("Hands are hidden while you change places."),
            "eager": self.tr("The computer builds up, plays the Trainers it understands, and attacks when it can."),
            "random": self.tr("The computer does anything the rules allow."),
            "nobody": self.tr("No deck: a dummy that takes 990 damage and does nothing. “Position…” gives it a board."),
        }
