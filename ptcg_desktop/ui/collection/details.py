"""What is chosen in the collection: the card large, and how many of it are owned in which form."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.collection import Holding
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.labels import language_label, variant_label
from ptcg_desktop.ui.widgets.card_face import CARD_RATIO, card_height

_LARGEST = 320
_WORDS_HEIGHT = 220


class FaceLabel(QLabel):
    """A drawn face as wide as there is room for."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._card: CardDef | None = None
        self._most = _LARGEST
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_card(self, card: CardDef | None) -> None:
        """Show a card; None shows nothing."""
        self._card = card
        self._draw()

    def limit(self, width: int) -> None:
        """The largest width the face may have."""
        self._most = max(120, min(_LARGEST, width))
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def sizeHint(self) -> QSize:
        return QSize(260, card_height(260))

    def _draw(self) -> None:
        width = max(120, min(self._most, self.width()))
        self.setFixedHeight(card_height(width) if self._card else 0)
        self.setPixmap(self._faces.now(self._card, width, self.devicePixelRatioF()) if self._card else QPixmap())


class DetailsPanel(QFrame):
    """The chosen row or rows, with the acts on them."""

    stepped = Signal(int)
    removed = Signal()

    def __init__(self, faces: Faces, kind_line: Callable[[CardDef], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind_line = kind_line
        self._language = "en"
        self._shown: tuple[CardDef | None, tuple[Holding, ...], str, tuple[Holding, ...]] = (None, (), "", ())
        self.face = FaceLabel(faces)
        self._title, self._facts, self._copies, self._hint = QLabel(), QLabel(), QLabel(), QLabel()
        for label in (self._title, self._facts, self._copies, self._hint):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setProperty("look", "title")
        self._facts.setProperty("look", "muted")
        self._hint.setProperty("look", "muted")
        self._minus, self._plus, self._bin = QPushButton(), QPushButton(), QPushButton()
        for button, name in ((self._minus, "minus"), (self._plus, "plus"), (self._bin, "trash")):
            button.setIcon(icon(name))
        self._minus.clicked.connect(lambda: self.stepped.emit(-1))
        self._plus.clicked.connect(lambda: self.stepped.emit(1))
        self._bin.clicked.connect(self.removed)
        self._lay_out()

    def _lay_out(self) -> None:
        self.setMinimumWidth(230)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 4, 18, 16)
        column.setSpacing(8)
        column.addWidget(self.face)
        column.addSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._facts)
        column.addSpacing(6)
        column.addWidget(self._copies)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self._minus, self._plus, self._bin):
            buttons.addWidget(button)
        column.addLayout(buttons)
        column.addWidget(self._hint, 1)
        column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window gets a smaller face, so that the words below it keep their room."""
        super().resizeEvent(event)
        self.face.limit(round((self.height() - _WORDS_HEIGHT) / CARD_RATIO))

    def retranslate(self, language: str) -> None:
        """Set every text again; `language` is that of card names."""
        self._language = language
        self._minus.setToolTip(self.tr("One copy fewer"))
        self._minus.setAccessibleName(self.tr("One copy fewer"))
        self._plus.setToolTip(self.tr("One copy more"))
        self._plus.setAccessibleName(self.tr("One copy more"))
        self._bin.setText(self.tr("Delete"))
        self._bin.setAccessibleName(self.tr("Delete the chosen rows"))
        self._hint.setText(self.tr("Choose a row to see the card."))
        self.show_rows(*self._shown)

    def show_rows(
        self,
        card: CardDef | None,
        rows: Sequence[Holding],
        set_name: str,
        same_card: Sequence[Holding],
    ) -> None:
        """Show what is chosen.

        Args:
            card: The card of the one row, or of all if they are the same.
            rows: The chosen rows.
            set_name: The card's set in the language of the window.
            same_card: Every row of that printing.
        """
        self._shown = (card, tuple(rows), set_name, tuple(same_card))
        one_print = len({row.card_id for row in rows}) == 1
        self.face.show_card(card if one_print else None)
        self._hint.setVisible(not rows)
        for widget in (self._title, self._facts, self._copies, self._minus, self._plus, self._bin):
            widget.setVisible(bool(rows))
        if not rows:
            return
        if one_print:
            self._title.setText(card.name.get(self._language) if card else rows[0].name)
            place = self.tr("{set} · No. {number}").format(set=set_name, number=rows[0].number)
            kind = (
                self._kind_line(card) if card else self.tr("This card is not in the catalogue. Your copies are safe.")
            )
            self._facts.setText(f"{place}\n{kind}")
            self._copies.setText("\n".join(self._form(row) for row in same_card))
        else:
            self._title.setText(self.tr("{count} rows chosen").format(count=len(rows)))
            copies = sum(row.count for row in rows)
            self._facts.setText(self.tr("{count} copies together").format(count=copies))
            self._copies.setText("")

    def _form(self, row: Holding) -> str:
        return self.tr("{count} ×  {variant}, {condition}, {language}").format(
            count=row.count,
            variant=variant_label(row.variant),
            condition=row.condition,
            language=language_label(row.language),
        )
