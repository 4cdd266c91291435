"""The bar over the grid: search field, set, kinds, types, owned, how far cards play by themselves, order, size."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.model import SetDef
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.services.catalogue_index import SORTS
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_M, GAP_S, GAP_XS
from ptcg_desktop.ui.browser.grid import SIZES
from ptcg_desktop.ui.browser.presenter import KINDS, TYPES
from ptcg_desktop.ui.widgets.card_text import face_term
from ptcg_desktop.ui.widgets.flow import FlowLayout
from ptcg_desktop.ui.widgets.play_badge import SHOWN, play_badge_icon
from ptcg_desktop.ui.widgets.type_badge import badge_icon

SET_ROLE = Qt.ItemDataRole.UserRole


class SetChooser(QComboBox):
    """All sets by series, newest first; typing finds any part of a name or a code.

    Signals:
        set_chosen: Id of the set, `""` for all.
    """

    set_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(18)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self._filling = False
        self._chosen = ""
        self._finder = QCompleter(self)
        completer = self._finder
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self._field = QLineEdit()
        self.setLineEdit(self._field)
        self.setCompleter(completer)
        self.currentIndexChanged.connect(self._changed)
        self._field.editingFinished.connect(self._tidy)
        self._field.installEventFilter(self)

    def fill(self, sets: list[tuple[str, SetDef]], language: str, everything: str) -> None:
        """Show these sets; the chosen one stays chosen."""
        self._filling = True
        model = QStandardItemModel(self)
        first = QStandardItem(everything)
        first.setData("", SET_ROLE)
        model.appendRow(first)
        heading = QFont(self.font())
        heading.setBold(True)
        last = ""
        for series, known in sets:
            if series != last:
                title = QStandardItem(known.series.get(language) or known.name.get(language))
                title.setFlags(Qt.ItemFlag.NoItemFlags)
                title.setFont(heading)
                model.appendRow(title)
                last = series
            parts = (known.name.get(language), known.code, known.release[:4])
            item = QStandardItem("  ·  ".join(part for part in parts if part))
            item.setData(known.id, SET_ROLE)
            model.appendRow(item)
        self.setModel(model)
        self._finder.setModel(model)
        self._filling = False
        self.choose(self._chosen)

    def choose(self, set_id: str) -> None:
        """Choose a set without telling anybody."""
        self._filling = True
        self._chosen = set_id
        self.setCurrentIndex(max(0, self.findData(set_id, SET_ROLE)))
        self._filling = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._field.selectAll()
        return super().eventFilter(watched, event)

    def _changed(self, index: int) -> None:
        set_id = self.itemData(index, SET_ROLE) if index >= 0 else None
        if self._filling or set_id is None:
            return
        self._chosen = str(set_id)
        self.set_chosen.emit(self._chosen)

    def _tidy(self) -> None:
        """Text that names no set goes back to the chosen one."""
        if self.findText(self.currentText()) < 0 or self.itemData(self.currentIndex(), SET_ROLE) is None:
            self.choose(self._chosen)


def _group(widgets: Iterable[QWidget], gap: int) -> QWidget:
    """Widgets that stay together when the line is broken."""
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(gap)
    for widget in widgets:
        row.addWidget(widget)
    return box


class FilterBar(QWidget):
    """See the module.

    Signals:
        changed: A field of the query has a new value: its name and the value.
        size_changed: Width of a card.
        down_pressed: The person wants to go from the search field into the grid.
    """

    changed = Signal(str, object)
    size_changed = Signal(int)
    down_pressed = Signal()

    def __init__(self, compact: bool = False) -> None:
        """`compact`: for a narrow column; no size slider."""
        super().__init__()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._glass = self.search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.search.textChanged.connect(lambda text: self.changed.emit("text", text))
        self.search.installEventFilter(self)
        self.sets = SetChooser()
        self.sets.set_chosen.connect(lambda set_id: self.changed.emit("set_id", set_id))
        self.sort = QComboBox()
        self.sort.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.sort.setMinimumContentsLength(8)
        for each in SORTS:
            self.sort.addItem("", each)
        self.sort.currentIndexChanged.connect(lambda at: self.changed.emit("sort", self.sort.itemData(at)))
        self.kinds = {kind: self._chip() for kind in KINDS}
        for button in self.kinds.values():
            button.toggled.connect(self._kinds_changed)
        self.types = {letter: self._type_button(letter) for letter in TYPES}
        self.owned = self._chip()
        self.owned.toggled.connect(lambda on: self.changed.emit("owned", on))
        self.playing = {state: self._play_button() for state in SHOWN}
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(SIZES) - 1)
        self.slider.setPageStep(1)
        self.slider.setFixedWidth(96)
        self.slider.valueChanged.connect(lambda step: self.size_changed.emit(SIZES[step]))
        self._small, self._large = QLabel(), QLabel()
        self.count = QLabel()
        self.count.setProperty("look", "muted")
        self.count.setContentsMargins(0, 0, GAP_S, 0)
        self._ink_badges()
        self._build(compact)

    def _build(self, compact: bool) -> None:
        first = QHBoxLayout()
        first.setSpacing(GAP_S)
        first.addWidget(self.search, 5)
        first.addWidget(self.sets, 4)
        self.search.setMinimumWidth(150)
        self.sets.setMinimumWidth(142)
        if not compact:
            first.addWidget(self.sort, 3)
            self.sort.setMinimumWidth(128)
            first.addWidget(_group((self._small, self.slider, self._large), GAP_XS))
        flow = FlowLayout(GAP_M, GAP_XS)
        flow.addWidget(_group(self.kinds.values(), GAP_XS))
        flow.addWidget(_group(self.types.values(), 0))
        flow.addWidget(self.owned)
        flow.addWidget(_group(self.playing.values(), 0))
        flow.push(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_S)
        column.addLayout(first)
        column.addLayout(flow)

    def retranslate(self, language: str, sets: list[tuple[str, SetDef]]) -> None:
        """Set every text again, and the list of sets."""
        self.search.setPlaceholderText(self.tr("Search cards"))
        self.search.setToolTip(self.tr("Search by name, or by set code and number"))
        self.search.setAccessibleName(self.tr("Search cards"))
        self.sets.setAccessibleName(self.tr("Set"))
        self.sets.fill(sets, language, self.tr("All sets"))
        orders = {
            "set": self.tr("Oldest first"),
            "newest": self.tr("Newest first"),
            "name": self.tr("Name"),
            "hp": self.tr("Highest HP"),
            "type": self.tr("Type"),
            "rarity": self.tr("Rarity"),
        }
        for at in range(self.sort.count()):
            self.sort.setItemText(at, orders[self.sort.itemData(at)])
        self.sort.setAccessibleName(self.tr("Order"))
        kinds = {"pokemon": self.tr("Pokémon"), "trainer": self.tr("Trainer"), "energy": self.tr("Energy")}
        for kind, button in self.kinds.items():
            button.setText(kinds[kind])
        self.owned.setText(self.tr("Owned"))
        states: dict[Automation, str] = {
            "full": self.tr("Cards that play by themselves"),
            "part": self.tr("Cards that play by themselves in part"),
            "hand": self.tr("Cards played by hand"),
        }
        for state, play_button in self.playing.items():
            play_button.setToolTip(states[state])
            play_button.setAccessibleName(states[state])
        for letter, type_button in self.types.items():
            name = face_term(letter, language, "modern")
            type_button.setToolTip(name)
            type_button.setAccessibleName(name)
        self.slider.setAccessibleName(self.tr("Size of the cards"))
        self.slider.setToolTip(self.tr("Size of the cards"))
        self._small.setPixmap(icon("size-small").pixmap(18, 18))
        self._large.setPixmap(icon("size-large").pixmap(20, 20))

    def set_size(self, width: int) -> None:
        """Show a card width on the slider without telling anybody."""
        self.slider.blockSignals(True)
        self.slider.setValue(min(range(len(SIZES)), key=lambda at: abs(SIZES[at] - width)))
        self.slider.blockSignals(False)

    def reset(self) -> None:
        """Empty every field without telling anybody."""
        self.blockSignals(True)
        self.search.clear()
        self.sets.choose("")
        for button in (*self.kinds.values(), *self.types.values(), *self.playing.values(), self.owned):
            button.setChecked(False)
        self.blockSignals(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.down_pressed.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _chip(self) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setProperty("look", "chip")
        return button

    def _type_button(self, letter: str) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setIcon(badge_icon(letter, 22))
        button.setIconSize(QSize(22, 22))
        button.setFixedWidth(33)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.toggled.connect(self._types_changed)
        return button

    def _play_button(self) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setIconSize(QSize(16, 16))
        button.setFixedWidth(25)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.toggled.connect(self._playing_changed)
        return button

    def _playing_changed(self) -> None:
        chosen = frozenset(state for state, button in self.playing.items() if button.isChecked())
        self.changed.emit("playing", chosen)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._ink_badges()
        super().changeEvent(event)

    def _ink_badges(self) -> None:
        """Badges in the colour of text, which is another one in the dark."""
        for state, button in self.playing.items():
            button.setIcon(play_badge_icon(state, self.palette().text().color()))

    def _kinds_changed(self) -> None:
        chosen = frozenset(kind for kind, button in self.kinds.items() if button.isChecked())
        self.changed.emit("kinds", chosen)

    def _types_changed(self) -> None:
        chosen = frozenset(letter for letter, button in self.types.items() if button.isChecked())
        self.changed.emit("types", chosen)
