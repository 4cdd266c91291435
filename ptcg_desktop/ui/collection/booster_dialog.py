"""Opening a booster: the set once, then the numbers in a row; all of it goes into the collection in one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import Lot
from ptcg_desktop.services.quick_add import DraftLine, QuickAdd
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.labels import lot_label
from ptcg_desktop.ui.collection.look import set_look

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

_FACE = 120


class BoosterDialog(QDialog):
    """Enter takes the numbers into the running list, Enter in an empty field puts the list into the collection.

    Signals:
        added: It is in; the number of copies.
    """

    added = Signal(int)

    def __init__(self, context: AppContext, faces: Faces, default: Lot, parent: QWidget) -> None:
        """`default` is what is said about the copies where a line says nothing."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Open a booster"))
        self.resize(640, 560)
        self._context, self._faces, self._default = context, faces, default
        faces.pictured.connect(self._show_face)
        self._quick = QuickAdd(context.workspace.catalogue, context.workspace.collection)
        self.lines: list[DraftLine] = []
        self.sets = QComboBox()
        self.field = QLineEdit()
        self.running = QListWidget()
        self.face, self.told = QLabel(), QLabel()
        self.take_out = QPushButton(icon("trash"), self.tr("Take out"))
        self.done_button = QPushButton()
        self.cancel = QPushButton(self.tr("Cancel"))
        self._build()
        self._fill_sets()
        self._show()

    def _build(self) -> None:
        self.sets.setEditable(True)
        self.sets.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.sets.setAccessibleName(self.tr("Set"))
        completer, line = self.sets.completer(), self.sets.lineEdit()
        assert completer is not None
        assert line is not None
        line.setAccessibleName(self.tr("Set"))
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.field.setPlaceholderText(self.tr("Numbers in a row:  4 12 58 rh 63 x2"))
        self.field.setAccessibleName(self.tr("Numbers"))
        self.running.setAccessibleName(self.tr("Cards of the booster"))
        self.face.setFixedWidth(_FACE + 10)
        self.face.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.told.setProperty("look", "muted")
        self.told.setWordWrap(True)
        self.done_button.setProperty("look", "primary")
        for button in (self.take_out, self.done_button, self.cancel):
            button.setAutoDefault(False)
        self.field.textEdited.connect(lambda text: self._preview(text))
        self.field.returnPressed.connect(self._enter)
        self.running.currentRowChanged.connect(lambda _row: self._show_face())
        self.take_out.clicked.connect(self._take_out)
        self.done_button.clicked.connect(self._commit)
        self.cancel.clicked.connect(self.reject)
        middle = QHBoxLayout()
        middle.addWidget(self.running, 1)
        middle.addWidget(self.face)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.take_out)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.done_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addWidget(self.sets)
        column.addWidget(self.field)
        column.addWidget(self.told)
        column.addLayout(middle, 1)
        column.addLayout(buttons)

    def _fill_sets(self) -> None:
        """Every set, the newest first, with its code to be found by."""
        language = self._context.language
        for each in reversed(self._context.workspace.catalogue.sets()):
            code = f"  ({each.code})" if each.code else ""
            self.sets.addItem(f"{each.name.get(language)}{code}", each.id)
        line = self.sets.lineEdit()
        assert line is not None
        line.selectAll()

    def _read(self, text: str) -> list[DraftLine]:
        return self._quick.booster(text, str(self.sets.currentData() or ""), self._default)

    def _preview(self, text: str) -> None:
        """What the numbers typed so far mean."""
        self._tell(self._read(text) if text.strip() else ())

    def _tell(self, read: Sequence[DraftLine]) -> None:
        unknown = [line.text for line in read if line.card is None]
        set_look(self.told, "bad" if unknown else "muted")
        if unknown:
            self.told.setText(self.tr("This set has no {numbers}.").format(numbers=", ".join(unknown)))
        else:
            self.told.setText("   ".join(self._words(line) for line in read[-3:]))

    def _words(self, line: DraftLine) -> str:
        if line.card is None:
            return line.text
        return self.tr("{count} × {name} {number}  ·  {lot}").format(
            count=line.count,
            name=line.card.name.get(self._context.language),
            number=line.card.number,
            lot=lot_label(line.lot),
        )

    def _enter(self) -> None:
        text = self.field.text().strip()
        if not text:
            self._commit()
            return
        read = self._read(text)
        self.lines.extend(line for line in read if line.card is not None)
        unknown = [line for line in read if line.card is None]
        self.field.setText(" ".join(line.text for line in unknown))
        self._tell(unknown)
        self._show()
        self.running.setCurrentRow(len(self.lines) - 1)

    def _take_out(self) -> None:
        row = self.running.currentRow()
        if 0 <= row < len(self.lines):
            del self.lines[row]
            self._show()
            self.running.setCurrentRow(min(row, len(self.lines) - 1))

    def _show(self) -> None:
        self.running.clear()
        for line in self.lines:
            self.running.addItem(QListWidgetItem(self._words(line)))
        copies = sum(line.count for line in self.lines)
        self.done_button.setText(self.tr("Add {count} cards").format(count=copies))
        self.done_button.setEnabled(bool(self.lines))
        self.take_out.setEnabled(bool(self.lines))
        self._show_face()

    def _show_face(self) -> None:
        row = self.running.currentRow()
        card = self.lines[row].card if 0 <= row < len(self.lines) else None
        if card is None:
            self.face.clear()
        else:
            self.face.setPixmap(self._faces.now(card, _FACE, self.devicePixelRatioF()))

    def _commit(self) -> None:
        if not self.lines:
            return
        try:
            done = self._quick.commit(self.lines)
        except KnownError as error:
            self._context.show_error(error)
            return
        self._context.announce(done)
        self.added.emit(sum(line.count for line in self.lines))
        self.accept()
