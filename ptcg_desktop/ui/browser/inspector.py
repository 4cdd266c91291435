"""The panel beside the grid: one card large, all its facts, every print, both languages, and how many are owned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QLocale, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards.model import CardDef, SetDef
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, GAP_S, GAP_XS
from ptcg_desktop.ui.browser.facts import CardText, FactWords, facts_of, texts_of
from ptcg_desktop.ui.browser.standing import StandingPanel
from ptcg_desktop.ui.widgets.card_text import face_word
from ptcg_desktop.ui.widgets.face_cache import FaceCache
from ptcg_desktop.ui.widgets.face_view import BadgeRow, FaceView
from ptcg_desktop.ui.widgets.play_badge import PlayLine
from ptcg_desktop.ui.widgets.symbol_text import show_with_symbols

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PRINTS_SHOWN = 60
FILL_MS = 20
"""The details come a frame after the face, so that neither holds the other up."""


class Shown(Protocol):
    """What the inspector asks of whoever owns it."""

    def find_set(self, set_id: str) -> SetDef | None:
        """The set of that id."""

    def prints(self, card_id: str) -> Sequence[CardDef]:
        """Every print of the card's name."""

    @property
    def owned(self) -> Mapping[str, int]:
        """Copies by card id."""


class Inspector(QWidget):
    """See the module.

    Signals:
        count_wanted: The card and +1 or −1 copies.
        deck_wanted: The card should go into the deck being worked on.
        print_chosen: Id of another print that was clicked.
    """

    count_wanted = Signal(object, int)
    deck_wanted = Signal(object)
    print_chosen = Signal(str)

    def __init__(self, faces: FaceCache, shown: Shown) -> None:
        super().__init__()
        self._shown = shown
        self._faces = faces
        self.card: CardDef | None = None
        self._language = "en"
        self._face_language = "en"
        self.setMinimumWidth(300)
        self.setMaximumWidth(460)
        self.face = FaceView(faces)
        self._languages = QButtonGroup(self)
        self._language_buttons = {code: self._language_button(code) for code in ("en", "pt")}
        self.minus, self.plus = self._step_button("minus", -1), self._step_button("plus", 1)
        self.owned = QLabel()
        self.owned.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.owned.setMinimumWidth(96)
        self.playing = PlayLine()
        self.standing = StandingPanel()
        self.to_deck = QPushButton()
        self.to_deck.setIcon(icon("deck-add"))
        self.to_deck.clicked.connect(self._want_deck)
        self._filler = QTimer(self)  # several things change at once; the details are made once, after the face
        self._filler.setSingleShot(True)
        self._filler.setInterval(FILL_MS)
        self._filler.timeout.connect(self._fill)
        self._details = QWidget()
        self._details_column = QVBoxLayout(self._details)
        self._details_column.setContentsMargins(0, 0, 0, 0)
        self._details_column.setSpacing(GAP_S)
        self._content = QWidget()
        self._scroll = QScrollArea()
        self._scroll.setProperty("look", "bare")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._build()

    def _build(self) -> None:
        steps = QHBoxLayout()
        steps.setSpacing(GAP_XS)
        for widget in (self.minus, self.owned, self.plus):
            steps.addWidget(widget)
        steps.addStretch(1)
        for button in self._language_buttons.values():
            steps.addWidget(button)
        column = QVBoxLayout(self._content)
        column.setContentsMargins(GAP_M, GAP_XS, GAP_M, GAP_L)
        column.setSpacing(GAP_M)
        column.addWidget(self.face)
        column.addLayout(steps)
        column.addWidget(self.to_deck)
        column.addWidget(self.playing)
        column.addWidget(self.standing)
        column.addWidget(self._details)
        column.addStretch(1)
        self._scroll.setWidget(self._content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)

    def sizeHint(self) -> QSize:
        return QSize(360, 600)

    def show_card(self, card: CardDef | None) -> None:
        """Show a card; None empties the panel."""
        changed = card is not self.card
        self.card = card
        self._scroll.setVisible(card is not None)
        self.face.show_card(card, self._face_language)
        self.show_owned()
        self.show_playing()
        if changed:
            self._filler.start()
            self._scroll.verticalScrollBar().setValue(0)

    @property
    def filling(self) -> bool:
        """Are the details about to be made?"""
        return self._filler.isActive()

    def show_playing(self) -> None:
        """Show how far the card plays by itself, as far as that is known."""
        self.playing.show_state(self._faces.automation(self.card.id) if self.card is not None else None, self._language)

    def show_owned(self, again: bool = False) -> None:
        """Show how many are owned now; `again`: the list of prints too."""
        if again:
            self._filler.start()
        count = self._shown.owned.get(self.card.id, 0) if self.card is not None else 0
        self.owned.setText(
            self.tr("none owned") if not count else self.tr("{count} owned").format(count=QLocale().toString(count))
        )
        self.owned.setProperty("look", "strong" if count else "muted")
        self.owned.style().unpolish(self.owned)
        self.owned.style().polish(self.owned)
        self.minus.setEnabled(count > 0)

    def retranslate(self, language: str) -> None:
        """Set every text again; the face follows the language of the window."""
        self._language = self._face_language = language
        self.show_playing()
        self.standing.retranslate()
        self._language_buttons[language].setChecked(True)
        names = {"en": self.tr("Card in English"), "pt": self.tr("Card in Portuguese")}
        for code, button in self._language_buttons.items():
            button.setToolTip(names[code])
            button.setAccessibleName(names[code])
        self.minus.setAccessibleName(self.tr("One copy less"))
        self.minus.setToolTip(self.tr("One copy less (−)"))
        self.plus.setAccessibleName(self.tr("One copy more"))
        self.plus.setToolTip(self.tr("One copy more (+)"))
        self.to_deck.setText(self.tr("Add to deck"))
        self.to_deck.setToolTip(self.tr("Put one copy into the deck on the Decks page (Enter)"))
        self.face.show_card(self.card, language)
        self.show_owned()
        self._filler.start()

    def _language_button(self, code: str) -> QToolButton:
        button = QToolButton()
        button.setText(code.upper())
        button.setCheckable(True)
        button.setMinimumWidth(36)
        self._languages.addButton(button)
        button.clicked.connect(lambda _on=False: self._face_in(code))
        return button

    def _step_button(self, name: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(name))
        button.setIconSize(QSize(18, 18))
        button.setAutoRepeat(True)
        button.setAutoRepeatDelay(500)
        button.setProperty("look", "step")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _on=False: self._want_count(step))
        return button

    def _want_deck(self) -> None:
        if self.card is not None:
            self.deck_wanted.emit(self.card)

    def _want_count(self, step: int) -> None:
        if self.card is not None:
            self.count_wanted.emit(self.card, step)

    def _face_in(self, language: str) -> None:
        self._face_language = language
        self.face.show_card(self.card, language)
        self._filler.start()

    def _fill(self) -> None:
        old = self._details_column
        while (item := old.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        card = self.card
        if card is None:
            return
        for text in texts_of(card, self._face_language, self._faces.words(card, self._face_language)):
            self._details_column.addWidget(self._text(text))
        self._details_column.addWidget(self._facts(card))
        self._details_column.addWidget(self._prints(card))

    def _text(self, text: CardText) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        if text.title or text.cost:
            row = QHBoxLayout()
            row.setSpacing(6)
            if text.cost:
                row.addWidget(BadgeRow(text.cost))
            label = _label(text.title, "strong")
            label.setWordWrap(True)
            row.addWidget(label, 1)
            column.addLayout(row)
        if text.body:
            label = _label("", "")
            show_with_symbols(label, text.body, self._face_language)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        if text.source:
            mark = _label(face_word(text.source, self._face_language), "muted")
            mark.setObjectName("wordsSource")
            mark.setToolTip(face_word(f"{text.source}.why", self._face_language))
            column.addWidget(mark)
        return box

    def _facts(self, card: CardDef) -> QWidget:
        box = QFrame()
        form = QFormLayout(box)
        form.setContentsMargins(0, GAP_S, 0, 0)
        form.setHorizontalSpacing(GAP_M)
        form.setVerticalSpacing(GAP_XS)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words = FactWords(self._face_language, self._language)
        for name, value in facts_of(card, self._shown.find_set(card.set_id), words):
            shown = _label(value, "")
            shown.setWordWrap(True)
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            form.addRow(_label(name, "muted"), shown)
        return box

    def _prints(self, card: CardDef) -> QWidget:
        prints = list(self._shown.prints(card.id))
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, GAP_S, 0, 0)
        grid.setVerticalSpacing(0)
        count = len(prints)
        title = self.tr("The only print") if count == 1 else self.tr("{count} prints").format(count=count)
        grid.addWidget(_label(title, "strong"), 0, 0)
        for row, each in enumerate(prints[:PRINTS_SHOWN], start=1):
            grid.addWidget(self._print_button(each, each.id == card.id), row, 0)
        if count > PRINTS_SHOWN:
            more = self.tr("and {count} more").format(count=count - PRINTS_SHOWN)
            grid.addWidget(_label(more, "muted"), PRINTS_SHOWN + 1, 0)
        return box

    def _print_button(self, card: CardDef, chosen: bool) -> QPushButton:
        known = self._shown.find_set(card.set_id)
        name = known.name.get(self._language) if known is not None else card.set_id
        owned = self._shown.owned.get(card.id, 0)
        parts = [name, card.number, card.release[:4]]
        text = "  ·  ".join(part for part in parts if part)
        if owned:
            text += "   " + self.tr("×{count}").format(count=owned)
        button = _RowButton(text)
        button.setProperty("look", "row")
        button.setCheckable(True)
        button.setChecked(chosen)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setAccessibleName(self.tr("Print: {print}").format(print=text))
        button.clicked.connect(lambda _on=False: self.print_chosen.emit(card.id))
        return button


class _RowButton(QPushButton):
    """A button as wide as its panel, whose text is cut with an ellipsis where it does not fit."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._whole = text

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        room = self.width() - 2 * GAP_M
        text = QFontMetrics(bold).elidedText(self._whole, Qt.TextElideMode.ElideMiddle, room)
        self.setText(text.replace("&", "&&"))
        self.setToolTip(self._whole if text != self._whole else "")


def _label(text: str, look: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if look:
        label.setProperty("look", look)
    return label
