"""The bar over the cards: search field, what it means, view, order, size; and chips that edit the text searched for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.model import SetDef
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.services.query.fields import TYPE_LETTERS
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_M, GAP_S, GAP_XS
from ptcg_desktop.ui.browser.grid import SIZES
from ptcg_desktop.ui.browser.presenter import KINDS, SORTS
from ptcg_desktop.ui.browser.search_box import SearchBox
from ptcg_desktop.ui.widgets.card_text import face_term
from ptcg_desktop.ui.widgets.flow import FlowLayout
from ptcg_desktop.ui.widgets.play_badge import SHOWN, play_badge_icon
from ptcg_desktop.ui.widgets.type_badge import badge_icon

TYPES = "GRWLPFDMYNC"
TYPE_NAMES = {letter: next(name for name, own in TYPE_LETTERS.items() if own == letter) for letter in TYPES}
"""Letters of types, in the order of the chips → their names in the search language."""
VIEWS = ("grid", "table", "binder")
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
        self.field = QLineEdit()
        self.setLineEdit(self.field)
        self.setCompleter(completer)
        self.currentIndexChanged.connect(self._changed)
        self.field.editingFinished.connect(self._tidy)
        self.field.installEventFilter(self)

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
        self.field.setCursorPosition(0)
        self._filling = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.field.selectAll()
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


class CalmLine(QLabel):
    """One line of text, cut with an ellipsis where it does not fit; the whole is its tooltip then."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def say(self, text: str, look: str = "muted") -> None:
        """Show a text in a look of the style sheet."""
        self._whole = text
        if self.property("look") != look:
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)
        self._fit()

    @property
    def said(self) -> str:
        """The whole text."""
        return self._whole

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()))
        self.setToolTip(self._whole)
        self.setAccessibleName(self._whole)


class FilterBar(QWidget):
    """See the module. It holds nothing but the text: chips show what the text asks for.

    Signals:
        text_changed: The text of the search is another.
        facet_clicked: A chip: facet and value (`services.query.facets`).
        set_chosen: Id of the only set to be shown, `""` for all.
        sort_changed: One of `SORTS`.
        size_changed: Width of a card.
        view_chosen: One of `VIEWS`.
        facets_wanted: The panel of facets should be shown (or not).
    """

    text_changed = Signal(str)
    facet_clicked = Signal(str, str)
    set_chosen = Signal(str)
    sort_changed = Signal(str)
    size_changed = Signal(int)
    view_chosen = Signal(str)
    facets_wanted = Signal(bool)

    def __init__(self, search: SearchBox) -> None:
        super().__init__()
        self.search = search
        self.search.textChanged.connect(self.text_changed)
        self.sets = SetChooser()
        self.sets.set_chosen.connect(self.set_chosen)
        self.sort = QComboBox()
        self.sort.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.sort.setMinimumContentsLength(8)
        self.sort.setMaxVisibleItems(len(SORTS))
        for each in SORTS:
            self.sort.addItem("", each)
        self.sort.activated.connect(lambda at: self.sort_changed.emit(self.sort.itemData(at)))
        self.saved = self._tool("star")
        self.help = self._tool("help")
        self.facets = self._tool("filter")
        self.facets.setCheckable(True)
        self.facets.toggled.connect(self.facets_wanted)
        self.views = {view: self._tool(f"view-{view}") for view in VIEWS}
        self._views = QButtonGroup(self)
        for view, button in self.views.items():
            button.setCheckable(True)
            self._views.addButton(button)
            button.clicked.connect(partial(self.view_chosen.emit, view))
        self._chips: dict[tuple[str, str], QAbstractButton] = {}
        self.kinds = {kind: self._chip("kind", kind) for kind in KINDS}
        self.types = {letter: self._type_button(letter) for letter in TYPES}
        self.owned = self._chip("owned", "yes")
        self.playing = {state: self._play_button(state) for state in SHOWN}
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(SIZES) - 1)
        self.slider.setPageStep(1)
        self.slider.setFixedWidth(84)
        self.slider.valueChanged.connect(lambda step: self.size_changed.emit(SIZES[step]))
        self._small, self._large = QLabel(), QLabel()
        self._size = _group((self._small, self.slider, self._large), GAP_XS)
        self.said = CalmLine()
        self.count = QLabel()
        self.count.setProperty("look", "muted")
        self.count.setContentsMargins(0, 0, GAP_S, 0)
        self._ink_badges()
        self._build()

    def _build(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(GAP_S)
        first.addWidget(self.search, 6)
        self.search.setMinimumWidth(170)
        first.addWidget(_group((self.saved, self.help), 0))
        first.addWidget(self.sort, 2)
        self.sort.setMinimumWidth(160)
        first.addWidget(_group(self.views.values(), 0))
        second = QHBoxLayout()
        second.setContentsMargins(GAP_XS, 0, 0, 0)
        second.setSpacing(GAP_M)
        second.addWidget(self.said, 1)
        second.addWidget(self.count)
        second.addWidget(self._size)
        flow = FlowLayout(GAP_M, GAP_XS)
        flow.addWidget(self.facets)
        flow.addWidget(self.sets)
        self.sets.setFixedWidth(170)
        flow.addWidget(_group(self.kinds.values(), GAP_XS))
        flow.addWidget(_group(self.types.values(), 0))
        flow.addWidget(self.owned)
        flow.addWidget(_group(self.playing.values(), 0))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_S)
        column.addLayout(first)
        column.addLayout(second)
        column.addLayout(flow)

    def retranslate(self, language: str, sets: list[tuple[str, SetDef]]) -> None:
        """Set every text again, and the list of sets."""
        self.search.setPlaceholderText(self.tr("Search cards"))
        self.search.setAccessibleName(self.tr("Search cards"))
        for field in (self.sets, self.sets.field):
            field.setAccessibleName(self.tr("Set"))
        self.sets.fill(sets, language, self.tr("All sets"))
        self._name_orders()
        names: dict[QAbstractButton, str] = {
            self.saved: self.tr("Saved and past searches"),
            self.help: self.tr("What can be searched for (F1)"),
            self.facets: self.tr("Show the panel of filters"),
            self.views["grid"]: self.tr("Grid"),
            self.views["table"]: self.tr("Table"),
            self.views["binder"]: self.tr("Binder"),
            self.playing["full"]: self.tr("Cards that play by themselves"),
            self.playing["part"]: self.tr("Cards that play by themselves in part"),
            self.playing["hand"]: self.tr("Cards played by hand"),
        }
        names |= {button: face_term(letter, language, "modern") for letter, button in self.types.items()}
        for button, name in names.items():
            button.setToolTip(name)
            button.setAccessibleName(name)
        kinds = {"pokemon": self.tr("Pokémon"), "trainer": self.tr("Trainer"), "energy": self.tr("Energy")}
        for kind, chip in self.kinds.items():
            chip.setText(kinds[kind])
        self.owned.setText(self.tr("Owned"))
        self.slider.setAccessibleName(self.tr("Size of the cards"))
        self.slider.setToolTip(self.tr("Size of the cards"))
        self._small.setPixmap(icon("size-small").pixmap(18, 18))
        self._large.setPixmap(icon("size-large").pixmap(20, 20))

    def _name_orders(self) -> None:
        orders = {
            "set": self.tr("Best fit"),
            "newest": self.tr("Newest first"),
            "name": self.tr("Name"),
            "number": self.tr("Number"),
            "kind": self.tr("Kind"),
            "type": self.tr("Type"),
            "stage": self.tr("Stage"),
            "hp": self.tr("Highest HP"),
            "dmg": self.tr("Most damage"),
            "retreat": self.tr("Lowest Retreat Cost"),
            "rarity": self.tr("Rarity"),
            "mark": self.tr("Regulation mark"),
            "artist": self.tr("Illustrator"),
            "own": self.tr("Most owned"),
        }
        for at in range(self.sort.count()):
            self.sort.setItemText(at, orders[self.sort.itemData(at)])
        self.sort.setAccessibleName(self.tr("Order"))

    # --- showing what is asked for, without telling anybody

    def set_size(self, width: int) -> None:
        """Show a card width on the slider."""
        self.slider.blockSignals(True)
        self.slider.setValue(min(range(len(SIZES)), key=lambda at: abs(SIZES[at] - width)))
        self.slider.blockSignals(False)

    def show_view(self, view: str) -> None:
        """Show which view is on; only the grid has sizes."""
        self.views[view].setChecked(True)
        self._size.setVisible(view == "grid")

    def show_sort(self, sort: str) -> None:
        """Show an order."""
        self.sort.setCurrentIndex(self.sort.findData(sort))

    def show_chosen(self, chosen: Mapping[str, frozenset[str]]) -> None:
        """Show the values of facets that the text asks for."""
        for (facet, value), chip in self._chips.items():
            chip.setChecked(value in chosen.get(facet, ()))
        sets = chosen.get("set", frozenset())
        self.sets.choose(next(iter(sets)) if len(sets) == 1 else "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._ink_badges()
        super().changeEvent(event)

    # --- parts

    def _tool(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(name))
        button.setIconSize(QSize(18, 18))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _chip(self, facet: str, value: str) -> QPushButton:
        button = QPushButton()
        button.setProperty("look", "chip")
        self._set_up(button, facet, value)
        return button

    def _type_button(self, letter: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(badge_icon(letter, 22))
        button.setIconSize(QSize(22, 22))
        button.setFixedWidth(33)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._set_up(button, "type", TYPE_NAMES[letter])
        return button

    def _play_button(self, state: Automation) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(16, 16))
        button.setFixedWidth(25)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._set_up(button, "playing", {"full": "automated", "part": "partly", "hand": "byhand"}[state])
        return button

    def _set_up(self, button: QAbstractButton, facet: str, value: str) -> None:
        button.setCheckable(True)
        button.clicked.connect(partial(self.facet_clicked.emit, facet, value))
        self._chips[facet, value] = button

    def _ink_badges(self) -> None:
        """Badges in the colour of text, which is another one in the dark."""
        for state, button in self.playing.items():
            button.setIcon(play_badge_icon(state, self.palette().text().color()))
