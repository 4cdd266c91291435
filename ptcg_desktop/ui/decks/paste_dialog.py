"""Paste a deck list: every line is shown with what became of it before anything is written."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection.look import paint_verdict, present_look
from ptcg_desktop.ui.decks.pasting import Pasted, PastedLine
from ptcg_desktop.ui.decks.presenter import PutMode

_MARKS = {"placed": "good", "unsure": "hint", "lost": "error"}


class PasteDialog(QDialog):
    """Text on the left, what was understood on the right; the person decides the lines that are not sure.

    Attributes:
        pasted: The list as decided.
        mode: Where it shall go, None while the dialog was not accepted.
    """

    def __init__(
        self,
        read: Callable[[str], Pasted],
        words: Callable[[CardDef], str],
        *,
        has_deck: bool,
        parent: QWidget | None = None,
    ) -> None:
        """`read` resolves a text; `words` names a printing; with a deck open it can be replaced or added to."""
        super().__init__(parent)
        self._read, self._words = read, words
        self.pasted = Pasted(())
        self.mode: PutMode | None = None
        self.text = QPlainTextEdit()
        self.text.setObjectName("pasted_text")
        self.name = QLineEdit()
        self.lines = QTableWidget(0, 3)
        self.lines.setObjectName("pasted_lines")
        self.total = QLabel()
        self.total.setObjectName("pasted_total")
        self.new, self.replace, self.append, self.cancel = (QPushButton() for _ in range(4))
        self.new.setProperty("look", "primary")
        self.new.setDefault(True)
        for button in (self.replace, self.append):
            button.setVisible(has_deck)
        self._lay_out()
        self._set_words()
        self.text.textChanged.connect(self._read_text)
        self.new.clicked.connect(lambda: self._take("new"))
        self.replace.clicked.connect(lambda: self._take("replace"))
        self.append.clicked.connect(lambda: self._take("append"))
        self.cancel.clicked.connect(self.reject)
        self._show_total()

    def paste_clipboard(self) -> None:
        """Begin with what the clipboard holds, if it reads as a deck list."""
        text = QApplication.clipboard().text()
        if text and self._read(text).placed:
            self.text.setPlainText(text)

    def _lay_out(self) -> None:
        self.resize(980, 620)
        header = self.lines.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.lines.setColumnWidth(0, 84)
        self.lines.verticalHeader().hide()
        self.lines.verticalHeader().setDefaultSectionSize(36)
        self.lines.setShowGrid(False)
        self.lines.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.lines.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.lines.setIconSize(QSize(16, 16))
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.text)
        split.addWidget(self.lines)
        split.setSizes([380, 600])
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.name, 1)
        for button in (self.cancel, self.append, self.replace, self.new):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 14)
        column.setSpacing(12)
        column.addWidget(split, 1)
        column.addWidget(self.total)
        column.addLayout(buttons)

    def _set_words(self) -> None:
        self.setWindowTitle(self.tr("Paste a deck list"))
        self.text.setPlaceholderText(
            self.tr("Paste a list here, one card per line:\n\n4 Card name SET 12\n2 Another card\n12 Fire Energy")
        )
        self.text.setAccessibleName(self.tr("Pasted list"))
        self.lines.setAccessibleName(self.tr("Lines and the cards they mean"))
        self.lines.setHorizontalHeaderLabels([self.tr("Copies"), self.tr("Line"), self.tr("Card")])
        self.name.setPlaceholderText(self.tr("Name of the new deck"))
        self.name.setAccessibleName(self.tr("Name of the new deck"))
        self.name.setText(self.tr("Pasted deck"))
        self.new.setText(self.tr("New deck"))
        self.replace.setText(self.tr("Replace the open deck's cards"))
        self.append.setText(self.tr("Add to the open deck"))
        self.cancel.setText(self.tr("Cancel"))

    def _read_text(self) -> None:
        self.pasted = self._read(self.text.toPlainText())
        self.lines.setRowCount(len(self.pasted.lines))
        for row, each in enumerate(self.pasted.lines):
            self._show_line(row, each)
        self._show_total()

    def _show_line(self, row: int, each: PastedLine) -> None:
        count = QTableWidgetItem(str(each.line.count) if each.line.count else "–")
        count.setIcon(self._mark(each.standing))
        self.lines.setItem(row, 0, count)
        text = QTableWidgetItem(each.line.text.strip())
        text.setToolTip(self._reason(each))
        self.lines.setItem(row, 1, text)
        self.lines.removeCellWidget(row, 2)
        if len(each.candidates) > 1 or (each.candidates and each.card is None):
            self.lines.setItem(row, 2, QTableWidgetItem())
            self.lines.setCellWidget(row, 2, self._choice(row, each))
        else:
            self.lines.setItem(row, 2, QTableWidgetItem(self._words(each.card) if each.card else self._reason(each)))

    def _choice(self, row: int, each: PastedLine) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(self.tr("Card for “{line}”").format(line=each.line.text.strip()))
        box.setToolTip(self._reason(each))
        if each.card is None:
            box.addItem(self.tr("Choose a card…"))
        for card in each.candidates:
            box.addItem(self._words(card), card.id)
        box.setCurrentIndex(max(0, box.findData(each.card.id) if each.card else 0))
        box.activated.connect(lambda place: self._decide(row, box, place))
        return box

    def _decide(self, row: int, box: QComboBox, place: int) -> None:
        chosen = box.itemData(place)
        card = next((each for each in self.pasted.lines[row].candidates if each.id == chosen), None)
        if card is None:
            return
        self.pasted = self.pasted.choose(row, card)
        item = self.lines.item(row, 0)
        if item is not None:
            item.setIcon(self._mark("placed"))
        self._show_total()

    def _reason(self, each: PastedLine) -> str:
        if each.line.kind == "unread":
            return self.tr("This line was not understood.")
        if each.standing == "lost":
            return self.tr("No card of this name is in the catalogue.")
        if each.standing == "unsure":
            return self.tr("The print was chosen for you: an owned one, else a legal one, else the newest.")
        return self.tr("Found")

    def _show_total(self) -> None:
        pasted = self.pasted
        lost = sum(each.line.count for each in pasted.lines if each.card is None)
        unread = sum(1 for each in pasted.lines if each.line.kind == "unread")
        words = [self.tr("Cards read: {count}").format(count=pasted.read)]
        words.append(self.tr("placed: {count}").format(count=pasted.placed))
        if lost:
            words.append(self.tr("need you: {count}").format(count=lost))
        if unread:
            words.append(self.tr("lines not understood: {count}").format(count=unread))
        self.total.setText("   ·   ".join(words) if pasted.lines else self.tr("Nothing pasted yet"))
        for button in (self.new, self.replace, self.append):
            button.setEnabled(bool(pasted.placed))

    def _mark(self, standing: str) -> QIcon:
        pixmap = QPixmap(32, 32)
        pixmap.setDevicePixelRatio(2)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_verdict(painter, QRectF(0.5, 0.5, 15, 15), _MARKS[standing], present_look())
        painter.end()
        return QIcon(pixmap)

    def _take(self, mode: PutMode) -> None:
        self.mode = mode
        self.accept()
