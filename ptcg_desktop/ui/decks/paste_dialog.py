"""Import a deck list: every line is shown with what became of it before anything is written.

The text on the left is the truth: a line corrected on the right is corrected there, and the whole is read again. What
the person decided for a line holds as long as the line is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec
from PySide6.QtCore import QMimeData, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QFont, QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
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

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.deck_files import MAX_BYTES, read_text_file
from ptcg_desktop.services.deck_lists import ListLine, ReadList, Standing
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.dropping import files_in
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.collection.look import Look, present_look, set_look, verdict_icon
from ptcg_desktop.ui.decks.candidates import CandidateStrip
from ptcg_desktop.ui.decks.presenter import PutMode
from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME

_Answer = tuple[str, ReadList, bool]
"""A text, what it says, and whether it was only offered."""
_MARKS = {"placed": "good", "unsure": "hint", "lost": "error"}
_COUNT, _LINE, _CARD = range(3)
_AT_ONCE, _SLICE_MS = 100, 12
"""Lines that are shown before anything else happens, and how long at most those after them hold up the window."""


class PasteWords(msgspec.Struct, frozen=True):
    """What the dialog asks about cards: the print of an id in words, and the sentence of a code."""

    print_of: Callable[[str], str]
    say: Callable[[str], str]
    error: Callable[[KnownError], str]


class ListText(QPlainTextEdit):
    """The text of the list; files may be dropped into it, and what is far too long for one is refused.

    Signals:
        refused: Why a file or a text was not taken.
    """

    refused = Signal(object)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return not source.hasFormat(CARDS_MIME) and (source.hasText() or source.hasUrls())

    def insertFromMimeData(self, source: QMimeData) -> None:
        try:
            text, whole = text_of(source)
        except KnownError as error:
            self.refused.emit(error)
            return
        if whole:
            self.setPlainText(text)
        else:
            self.insertPlainText(text)


class PasteDialog(QDialog):
    """Text on the left, what was understood on the right, the candidates of a line as pictures below.

    Attributes:
        read_list: The list as decided.
        mode: Where it shall go, None while the dialog was not accepted.
    """

    def __init__(
        self,
        context: AppContext,
        read: Callable[[str], Callable[[], ReadList]],
        words: PasteWords,
        strip: CandidateStrip,
        *,
        has_deck: bool,
        parent: QWidget | None = None,
    ) -> None:
        """`read` gives what resolves a text, for another thread; with a deck open its cards can be replaced or added
        to."""
        super().__init__(parent)
        self._context, self._read, self._words, self.strip = context, read, words, strip
        self._reading: Latest[_Answer] = Latest(context, self._took)
        self._read_text = ""
        self._then: Callable[[], object] | None = None
        self._wanted: PutMode | None = None
        self._gone = False
        self._decided: dict[str, str] = {}
        self._shown: list[int] = []
        self._filled = 0
        self._filling = QTimer(self)
        self._filling.timeout.connect(self._fill)
        self._marks: dict[tuple[Standing, Look], QIcon] = {}
        self.read_list = ReadList()
        self.mode: PutMode | None = None
        self.text = ListText()
        self.text.setObjectName("pasted_text")
        self.name = QLineEdit()
        self.lines = QTableWidget(0, 3)
        self.lines.setObjectName("pasted_lines")
        self.total, self.reason = QLabel(), QLabel()
        self.total.setObjectName("pasted_total")
        self.reason.setObjectName("pasted_reason")
        for label in (self.total, self.reason):
            label.setWordWrap(True)
        self.file, self.new, self.replace, self.append, self.cancel = (QPushButton() for _ in range(5))
        self.new.setProperty("look", "primary")
        self.new.setDefault(True)
        for button in (self.replace, self.append):
            button.setVisible(has_deck)
        self.setAcceptDrops(True)
        self._lay_out()
        self._set_words()
        self._connect()
        self._show_all()

    def take_text(self, text: str) -> None:
        """Begin with a text; the first line that needs the person is chosen."""
        self._then = lambda: self._go_on(0)
        self.text.setPlainText(text)

    def show_waiting(self, count: int) -> None:
        """Say how many files come after this one."""
        if count:
            self.setWindowTitle(self.tr("Import a deck list – files after this one: {count}").format(count=count))

    def paste_clipboard(self) -> None:
        """Begin with what the clipboard holds, if it reads as a deck list."""
        text = QApplication.clipboard().text()
        if text and len(text) <= MAX_BYTES:
            self._ask(text, offered=True)

    # building

    def _lay_out(self) -> None:
        self.resize(1040, 700)
        header = self.lines.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(_COUNT, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(_LINE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(_CARD, QHeaderView.ResizeMode.Stretch)
        self.lines.setColumnWidth(_COUNT, 72)
        self.lines.verticalHeader().hide()
        self.lines.verticalHeader().setDefaultSectionSize(30)
        self.lines.setShowGrid(False)
        self.lines.setWordWrap(False)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.lines.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.lines.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.lines.setIconSize(QSize(16, 16))
        right = QWidget()
        side = QVBoxLayout(right)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(8)
        side.addWidget(self.lines, 1)
        side.addWidget(self.reason)
        side.addWidget(self.strip)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.text)
        split.addWidget(right)
        split.setSizes([320, 700])
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.file)
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
        self.setWindowTitle(self.tr("Import a deck list"))
        self.text.setPlaceholderText(
            self.tr(
                "Paste a list here or drop a file, one card per line:"
                "\n\n4 Card name SET 12\n2 Another card\n12 Fire Energy"
            )
        )
        self.text.setAccessibleName(self.tr("Pasted list"))
        self.lines.setAccessibleName(self.tr("Lines and the cards they mean"))
        self.lines.setHorizontalHeaderLabels([self.tr("Copies"), self.tr("Line"), self.tr("Card")])
        self.name.setPlaceholderText(self.tr("Name of the new deck"))
        self.name.setAccessibleName(self.tr("Name of the new deck"))
        self.name.setText(self.tr("Pasted deck"))
        self.file.setText(self.tr("Open a file…"))
        self.new.setText(self.tr("New deck"))
        self.replace.setText(self.tr("Replace the open deck's cards"))
        self.append.setText(self.tr("Add to the open deck"))
        self.cancel.setText(self.tr("Cancel"))
        self.strip.setAccessibleName(self.tr("Cards the line may mean"))

    def _connect(self) -> None:
        self.text.textChanged.connect(lambda: self._ask(self.text.toPlainText()))
        self.text.refused.connect(self._refuse)
        self.lines.itemSelectionChanged.connect(self._show_candidates)
        self.lines.itemChanged.connect(self._correct)
        self.strip.chosen.connect(self._decide)
        self.file.clicked.connect(self._open_file)
        self.new.clicked.connect(lambda: self._take("new"))
        self.replace.clicked.connect(lambda: self._take("replace"))
        self.append.clicked.connect(lambda: self._take("append"))
        self.cancel.clicked.connect(self.reject)
        self._context.theme.changed.connect(self._show_all)

    # reading

    @property
    def busy(self) -> bool:
        """Is the text another one than the one that is shown as read?"""
        return self._reading.busy or self._read_text != self.text.toPlainText()

    def _ask(self, text: str, *, offered: bool = False) -> None:
        work = self._read(text)
        self._reading.ask(lambda: (text, work(), offered))

    def _took(self, answer: _Answer) -> None:
        """Show what a text says, if it is still the one in the field; one that was only offered must be a list."""
        text, found, offered = answer
        if self._gone:
            return
        if offered and found.count("placed", "unsure") and not self.text.toPlainText():
            self.take_text(text)
        elif text == self.text.toPlainText():
            self._read_text = text
            self._show_read(found)

    def _show_read(self, found: ReadList) -> None:
        for place, each in enumerate(found.lines):
            card_id = self._decided.get(each.line.text.strip())
            if card_id is not None and each.standing != "other":
                found = found.choose(place, card_id)
        self.read_list = found
        self._show_all()
        then, self._then = self._then, None
        if then is not None:
            then()
        if self._wanted is not None:
            self._take(self._wanted)

    def open_path(self, path: Path) -> None:
        """Begin with a file; what it is not is said in place of the balance."""
        try:
            text = read_text_file(path)
        except KnownError as error:
            self._refuse(error)
            return
        self.name.setText(path.stem)
        self.take_text(text)

    def _open_file(self) -> None:
        path, _kind = QFileDialog.getOpenFileName(
            self, self.tr("Open a deck list"), "", self.tr("Deck lists (*.txt *.json *.csv *.md);;All files (*)")
        )
        if path:
            self.open_path(Path(path))

    def _refuse(self, error: KnownError) -> None:
        set_look(self.total, "bad")
        self.total.setText(self._words.error(error))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.text.canInsertFromMimeData(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.text.insertFromMimeData(event.mimeData())

    # deciding

    def _current(self) -> int:
        """The chosen line as an index into `read_list.lines`, -1 if there is none."""
        row = self.lines.currentRow()
        chosen = self.lines.selectionModel().hasSelection()
        return self._shown[row] if chosen and 0 <= row < len(self._shown) else -1

    def _decide(self, card_id: str) -> None:
        """Take a card for the line (a second click on the one it has leaves the line out), and go on to the next."""
        place = self._current()
        if place < 0:
            return
        line = self.read_list.lines[place]
        wanted = "" if line.standing == "placed" and line.card_id == card_id else card_id
        self._decided[line.line.text.strip()] = wanted
        self.read_list = self.read_list.choose(place, wanted)
        self._show_line(self.lines.currentRow(), self.read_list.lines[place])
        self._show_total()
        self._show_candidates()
        if wanted:
            self._go_on(self.lines.currentRow() + 1)

    def _go_on(self, row: int) -> None:
        """Choose the next line, from this row on, that needs the person and has candidates."""
        for each in range(row, len(self._shown)):
            line = self.read_list.lines[self._shown[each]]
            if line.standing in ("unsure", "lost") and line.candidates:
                self.lines.selectRow(each)
                return

    def _correct(self, item: QTableWidgetItem) -> None:
        """A line was edited in place: it is edited in the text."""
        line = self.read_list.lines[self._shown[item.row()]].line
        rows = self.text.toPlainText().split("\n")
        if item.column() == _LINE and line.place <= len(rows) and rows[line.place - 1] == line.text != item.text():
            rows[line.place - 1] = item.text()
            row = item.row()
            self._then = lambda: self.lines.selectRow(min(row, self.lines.rowCount() - 1))
            self.text.setPlainText("\n".join(rows))

    def _take(self, mode: PutMode) -> None:
        """Accept, as soon as what is in the field is read."""
        if self.busy:
            self._wanted = mode
        else:
            self.mode = mode
            self.accept()

    def done(self, result: int) -> None:
        self._gone = True
        self._reading.forget()
        self._filling.stop()
        super().done(result)

    # showing

    def _show_all(self) -> None:
        self._shown = [place for place, each in enumerate(self.read_list.lines) if each.line.kind != "blank"]
        with QSignalBlocker(self.lines):
            self.lines.clearSelection()
            self.lines.clearContents()
            self.lines.setRowCount(len(self._shown))
        self._filled = 0
        self._fill()
        self._show_total()
        self._show_candidates()

    def _fill(self) -> None:
        """Show the next lines, and go on when the window has had its turn: a text may have two thousand."""
        until = perf_counter() + _SLICE_MS / 1000
        while self._filled < len(self._shown) and (self._filled < _AT_ONCE or perf_counter() < until):
            self._show_line(self._filled, self.read_list.lines[self._shown[self._filled]])
            self._filled += 1
        if self._filled < len(self._shown):
            self._filling.start(0)
        else:
            self._filling.stop()

    def _show_line(self, row: int, each: ListLine) -> None:
        cells = [QTableWidgetItem() for _ in range(3)]
        rows_editable = each.line.span == 1 and each.standing != "other"
        cells[_LINE].setText(each.line.text.strip())
        for column, cell in enumerate(cells):
            editable = column == _LINE and rows_editable
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            cell.setFlags(flags | Qt.ItemFlag.ItemIsEditable if editable else flags)
            cell.setToolTip(self._reason(each))
        if each.standing == "other":
            self._show_heading(cells[_LINE])
            cells[_CARD].setText(self._reason(each))
            cells[_CARD].setForeground(QBrush(present_look().dim))
        else:
            cells[_COUNT].setText(str(each.count) if each.count else "–")
            cells[_COUNT].setIcon(self._mark(each))
            cells[_COUNT].setData(Qt.ItemDataRole.AccessibleTextRole, self._standing(each))
            cells[_CARD].setText(self._words.print_of(each.card_id) if each.card_id else self._reason(each))
            if not each.card_id:
                cells[_CARD].setForeground(QBrush(present_look().dim))
        with QSignalBlocker(self.lines):
            for column, cell in enumerate(cells):
                self.lines.setItem(row, column, cell)

    def _mark(self, each: ListLine) -> QIcon:
        """Drawn once for all lines of a theme."""
        key = (each.standing, present_look())
        if key not in self._marks:
            self._marks[key] = verdict_icon(_MARKS[each.standing], 16, self.devicePixelRatioF())
        return self._marks[key]

    def _show_heading(self, cell: QTableWidgetItem) -> None:
        font = QFont(self.lines.font())
        font.setBold(True)
        cell.setFont(font)
        cell.setForeground(QBrush(QColor(self.palette().color(QPalette.ColorRole.PlaceholderText))))

    def _standing(self, each: ListLine) -> str:
        return {
            "placed": self.tr("Found"),
            "unsure": self.tr("To confirm"),
            "lost": self.tr("Not found"),
            "other": self.tr("Heading"),
        }[each.standing]

    def _reason(self, each: ListLine) -> str:
        code = each.reason or ("" if each.standing == "other" else "list.found")
        return self._words.say(code) if code else ""

    def _show_candidates(self) -> None:
        place = self._current()
        line = self.read_list.lines[place] if place >= 0 else None
        self.strip.show_cards(line.candidates if line else (), line.card_id if line else "")
        if line is None:
            self.reason.setText(self.tr("Choose a line to see the cards it may mean."))
        elif line.candidates or line.standing == "other" or line.line.span > 1:
            self.reason.setText(self._reason(line))
        else:
            self.reason.setText(
                self.tr("{reason} Double-click the line to correct it.").format(reason=self._reason(line))
            )

    def _show_total(self) -> None:
        read = self.read_list
        set_look(self.total, "muted")
        words = [
            self.tr("Cards read: {count}").format(count=read.count()),
            self.tr("found: {count}").format(count=read.count("placed")),
        ]
        for count, said in (
            (read.count("unsure"), self.tr("to confirm: {count}")),
            (read.count("lost"), self.tr("not found: {count}")),
            (
                sum(1 for each in read.waiting() if not each.count and each.line.reason != "too_many"),
                self.tr("lines not understood: {count}"),
            ),
            (read.not_read, self.tr("lines not read, the text is too long: {count}")),
        ):
            if count:
                words.append(said.format(count=count))
        if read.stated is not None and read.stated != read.count():
            words.append(self.tr("the list itself says {count}").format(count=read.stated))
        self.total.setText("   ·   ".join(words) if read.lines else self.tr("Nothing pasted yet"))
        for button in (self.new, self.replace, self.append):
            button.setEnabled(bool(read.taken))


def text_of(data: QMimeData) -> tuple[str, bool]:
    """The text of what was pasted or dropped, and whether it is a whole file.

    Raises:
        KnownError: `deck_file.*`.
    """
    files = files_in(data)
    if len(files) > 1:
        raise KnownError("deck_file.several", count=len(files))
    if files:
        return read_text_file(files[0]), True
    text = data.text()
    if len(text) > MAX_BYTES:
        raise KnownError("deck_file.large", file="", limit=MAX_BYTES // 1000)
    return text, False
