"""What is chosen in the collection: the card, how many of it there are, and every field to be changed in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import Holding
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.collection.columns import Column
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.lot_form import LotForm
from ptcg_desktop.ui.widgets.card_face import CARD_RATIO, card_height
from ptcg_desktop.ui.widgets.written import counted, written_number

_LARGEST, _SMALLEST = 280, 104
_WORDS_HEIGHT = 560
"""What stands below the face; the face gets the rest of the panel's height."""


class FaceLabel(QLabel):
    """A drawn face as wide as there is room for."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._card: CardDef | None = None
        self._most = _LARGEST
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        faces.pictured.connect(self._picture_may_be_there)

    def show_card(self, card: CardDef | None) -> None:
        """Show a card; None shows nothing."""
        self._card = card
        self._draw()

    def limit(self, width: int) -> None:
        """The largest width the face may have."""
        self._most = max(_SMALLEST, min(_LARGEST, width))
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def sizeHint(self) -> QSize:
        return QSize(260, card_height(260))

    def _picture_may_be_there(self) -> None:
        if self._card is not None and self.isVisible():
            self._draw()

    def _draw(self) -> None:
        width = max(_SMALLEST, min(self._most, self.width()))
        self.setFixedHeight(card_height(width) if self._card else 0)
        self.setPixmap(self._faces.now(self._card, width, self.devicePixelRatioF()) if self._card else QPixmap())


class DetailsPanel(QFrame):
    """The chosen row or rows, with the acts on them.

    Signals:
        stepped: `+1` or `−1` copies for each of them.
        removed, split, merged: The buttons.
        edited: An `Edit` for each of them.
    """

    stepped = Signal(int)
    removed = Signal()
    split = Signal()
    merged = Signal()
    edited = Signal(object)

    def __init__(
        self,
        faces: Faces,
        kind_line: Callable[[CardDef], str],
        written: Callable[[Column], list[str]],
        say: Callable[[KnownError], str],
        parent: QWidget | None = None,
    ) -> None:
        """`written` and `say` as in `LotForm`."""
        super().__init__(parent)
        self._kind_line = kind_line
        self._language = "en"
        self._shown: tuple[CardDef | None, tuple[Holding, ...], str, tuple[Holding, ...], int | None]
        self._shown = (None, (), "", (), None)
        self.face = FaceLabel(faces)
        self._title, self.facts, self._hint = QLabel(), QLabel(), QLabel()
        for label in (self._title, self.facts, self._hint):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setProperty("look", "title")
        self.facts.setProperty("look", "muted")
        self._hint.setProperty("look", "muted")
        self.form = LotForm(written, say)
        self.form.edited.connect(self.edited)
        self._minus, self._plus, self._bin = QPushButton(), QPushButton(), QPushButton()
        self._split, self._merge = QPushButton(), QPushButton()
        for button, name in ((self._minus, "minus"), (self._plus, "plus"), (self._bin, "trash")):
            button.setIcon(icon(name))
        self._minus.clicked.connect(lambda: self.stepped.emit(-1))
        self._plus.clicked.connect(lambda: self.stepped.emit(1))
        self._bin.clicked.connect(self.removed)
        self._split.clicked.connect(self.split)
        self._merge.clicked.connect(self.merged)
        self._lay_out()

    def _lay_out(self) -> None:
        self.setMinimumWidth(264)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 4, 14, 12)
        column.setSpacing(8)
        column.addWidget(self.face)
        column.addWidget(self._title)
        column.addWidget(self.facts)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self._minus, self._plus, self._bin):
            buttons.addWidget(button)
        column.addLayout(buttons)
        column.addSpacing(4)
        column.addWidget(self.form)
        column.addWidget(self._split)
        column.addWidget(self._merge)
        column.addWidget(self._hint, 1)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setProperty("look", "bare")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window gets a smaller face, so that the fields below it keep their room."""
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
        self._split.setText(self.tr("Set some copies apart…"))
        self._merge.setText(self.tr("Make one row of these"))
        self._hint.setText(self.tr("Choose a row to see the card."))
        self.form.retranslate()
        self.show_rows(*self._shown)

    def show_rows(
        self,
        card: CardDef | None,
        rows: Sequence[Holding],
        set_name: str,
        same_card: Sequence[Holding],
        free: int | None,
    ) -> None:
        """Show what is chosen.

        Args:
            card: The card of the one row, or of all if they are the same.
            rows: The chosen rows.
            set_name: The card's set in the language of the window.
            same_card: Every row of that printing.
            free: Copies of that printing which no built deck uses; None = not known.
        """
        self._shown = (card, tuple(rows), set_name, tuple(same_card), free)
        one_print = len({row.card_id for row in rows}) == 1
        self.face.show_card(card if one_print else None)
        self._hint.setVisible(not rows)
        for widget in (self._title, self.facts, self._minus, self._plus, self._bin, self.form):
            widget.setVisible(bool(rows))
        self._split.setVisible(len(rows) == 1 and rows[0].count > 1)
        self._merge.setVisible(len(rows) > 1 and one_print)
        self.form.show_rows(card if one_print else None, rows)
        if not rows:
            return
        copies = sum(row.count for row in rows)
        if one_print:
            self._title.setText(card.name.get(self._language) if card else rows[0].name)
            place = self.tr("{set} · No. {number}").format(set=set_name, number=rows[0].number)
            kind = (
                self._kind_line(card) if card else self.tr("This card is not in the catalogue. Your copies are safe.")
            )
            self.facts.setText(
                "\n".join((place, kind, " · ".join((self._counted(copies, same_card), *self._free(free)))))
            )
        else:
            self._title.setText(self.tr("{count} rows chosen").format(count=written_number(len(rows))))
            self.facts.setText(self.tr("{count} copies together").format(count=written_number(copies)))

    def _free(self, free: int | None) -> tuple[str, ...]:
        if free is None:
            return ()
        return (counted(free, self.tr("1 free"), self.tr("{count} free")),)

    def _counted(self, copies: int, same_card: Sequence[Holding]) -> str:
        """`2 of 5 copies of this print`: the row's own, and those of all rows of the printing."""
        total = sum(row.count for row in same_card)
        if total == copies:
            return counted(copies, self.tr("1 copy"), self.tr("{count} copies"))
        return self.tr("{count} of {total} copies of this print").format(
            count=written_number(copies), total=written_number(total)
        )
