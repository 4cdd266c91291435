"""Opening a booster: the set once, then the numbers in a row; all of it goes into the collection in one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import MAX_COUNT, Lot
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.services.quick_add import DraftLine, QuickAdd
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.collection.faces import Faces
from ptcg_desktop.ui.collection.labels import lot_label
from ptcg_desktop.ui.collection.look import set_look
from ptcg_desktop.ui.collection.set_field import SetField
from ptcg_desktop.ui.widgets.written import counted, written_number

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

_FACE = 150
_LONGEST = 4_000
"""Characters of numbers that are read at once: more than a whole set."""
_TOLD = 2
_UNKNOWN_TOLD = 8
_LINE_HEIGHT = 30


class _Running(QListWidget):
    """The cards taken in: `+` and `−` count the chosen one, Delete takes it out.

    Signals:
        stepped: +1 or −1.
        removed: Take it out.
    """

    stepped = Signal(int)
    removed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.stepped.emit(1)
        elif event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.stepped.emit(-1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class BoosterDialog(QDialog):
    """Enter takes the numbers into the running list, Enter in an empty field puts the list into the collection.

    Signals:
        added: It is in; the number of copies.
    """

    added = Signal(int)

    def __init__(self, context: AppContext, faces: Faces, default: Lot, parent: QWidget, set_id: str = "") -> None:
        """`default` is what is said about the copies where a line says nothing; `set_id` stands there at first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Open a booster"))
        self.resize(680, 580)
        self._context, self._faces, self._default = context, faces, default
        faces.pictured.connect(self._show_face)
        self._quick = QuickAdd(context.workspace.catalogue, context.workspace.collection)
        self.lines: list[DraftLine] = []
        self.sets = SetField(self._quick.set_meant)
        self.field = QLineEdit()
        self.running = _Running()
        self.face, self.told = QLabel(), QLabel()
        self.take_out = QPushButton(icon("trash"), self.tr("Take out"))
        self.done_button = QPushButton()
        self.cancel = QPushButton(self.tr("Cancel"))
        self._lay_out()
        self._connect()
        self.sets.fill(list(reversed(context.workspace.catalogue.sets())), context.language, set_id)
        (self.field if set_id else self.sets).setFocus()
        self._show()
        self._preview()

    def _lay_out(self) -> None:
        line = self.sets.lineEdit()
        assert line is not None
        for set_part in (self.sets, line):
            set_part.setAccessibleName(self.tr("Set"))
        self.field.setPlaceholderText(self.tr("In a row:  4 12 58 rh 63 x2"))
        self.field.setAccessibleName(self.tr("Numbers"))
        self.field.setMaxLength(_LONGEST)
        self.running.setAccessibleName(self.tr("Cards of the booster"))
        self.running.setUniformItemSizes(True)
        self.face.setFixedWidth(_FACE + 10)
        self.face.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setProperty("look", "muted")
        self.told.setWordWrap(True)
        self.told.setMinimumHeight(2 * self.told.fontMetrics().lineSpacing())
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.done_button.setProperty("look", "primary")
        for button in (self.take_out, self.done_button, self.cancel):
            button.setAutoDefault(False)
        fields = QFormLayout()
        fields.setHorizontalSpacing(12)
        fields.setVerticalSpacing(8)
        fields.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, field in ((self.tr("Set"), self.sets), (self.tr("Numbers"), self.field)):
            label = QLabel(name)
            label.setMinimumHeight(_LINE_HEIGHT)
            fields.addRow(label, field)
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
        column.addLayout(fields)
        column.addWidget(self.told)
        column.addLayout(middle, 1)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self.sets.meant.connect(self._preview)
        self.sets.entered.connect(self.field.setFocus)
        self.field.textEdited.connect(lambda _text: self._preview())
        self.field.returnPressed.connect(self._enter)
        self.running.currentRowChanged.connect(lambda _row: self._show_face())
        self.running.stepped.connect(self._step)
        self.running.removed.connect(self._take_out)
        self.take_out.clicked.connect(self._take_out)
        self.done_button.clicked.connect(self._commit)
        self.cancel.clicked.connect(self.reject)

    # reading

    def _read(self) -> list[DraftLine]:
        return self._quick.booster(self.field.text(), self.sets.set_id(), self._default)

    def _preview(self) -> None:
        """What the numbers typed so far mean."""
        self._tell(self._read())
        self._show_button()

    def _tell(self, read: Sequence[DraftLine]) -> None:
        unknown = [line.text for line in read if line.card is None]
        known = bool(self.sets.set_id())
        set_look(self.told, "bad" if unknown or not known else "muted")
        if not self.sets.currentText().strip():
            self.told.setText(self.tr("Choose the set first."))
        elif not known:
            text = isolated(self.sets.currentText().strip())
            self.told.setText(self.tr("No set is called “{text}”.").format(text=text))
        elif wrong := [line.count for line in read if not 1 <= line.count <= MAX_COUNT]:
            set_look(self.told, "bad")
            self.told.setText(self._context.error_text(KnownError("collection.count", count=wrong[0], limit=MAX_COUNT)))
        elif unknown:
            more = "…" if len(unknown) > _UNKNOWN_TOLD else ""
            numbers = ", ".join(map(isolated, unknown[:_UNKNOWN_TOLD])) + more
            self.told.setText(self.tr("This set has no {numbers}.").format(numbers=numbers))
        elif read:
            self.told.setText("\n".join(self._words(line) for line in read[-_TOLD:]))
        else:
            self.told.setText(self.tr("Enter takes the numbers in. Enter in the empty field adds all of them."))

    def _words(self, line: DraftLine) -> str:
        if line.card is None:
            return line.text
        return self.tr("{count} × {name} {number}  ·  {lot}").format(
            count=written_number(line.count),
            name=line.card.name.get(self._context.language),
            number=line.card.number,
            lot=lot_label(line.lot),
        )

    # acting

    def _enter(self) -> None:
        if self.field.text().strip():
            self._take_in()
        else:
            self._commit()

    def _take_in(self) -> bool:
        """Take the numbers into the list; those the set does not have stay in the field. False if there are any."""
        read = self._read()
        self.lines.extend(line for line in read if line.card is not None)
        unknown = [line for line in read if line.card is None]
        self.field.setText(" ".join(line.text for line in unknown))
        self._tell(unknown)
        self._show()
        self.running.setCurrentRow(len(self.lines) - 1)
        return not unknown

    def _step(self, by: int) -> None:
        row = self.running.currentRow()
        if 0 <= row < len(self.lines):
            count = min(MAX_COUNT, self.lines[row].count + by)
            if count < 1:
                self._take_out()
                return
            self.lines[row] = msgspec.structs.replace(self.lines[row], count=count)
            self._show()
            self.running.setCurrentRow(row)

    def _take_out(self) -> None:
        row = self.running.currentRow()
        if 0 <= row < len(self.lines):
            del self.lines[row]
            self._show()
            self.running.setCurrentRow(min(row, len(self.lines) - 1))

    def _show(self) -> None:
        self.running.clear()
        for line in self.lines:
            item = QListWidgetItem(self._words(line))
            item.setSizeHint(QSize(0, _LINE_HEIGHT))
            self.running.addItem(item)
        self.take_out.setEnabled(bool(self.lines))
        self._show_button()
        self._show_face()

    def _show_button(self) -> None:
        copies = sum(line.count for line in (*self.lines, *self._read()) if line.card is not None)
        words = counted(copies, self.tr("Add 1 card"), self.tr("Add {count} cards")) if copies else self.tr("Add")
        self.done_button.setText(words)
        self.done_button.setEnabled(bool(copies))

    def _show_face(self) -> None:
        row = self.running.currentRow()
        card = self.lines[row].card if 0 <= row < len(self.lines) else None
        if card is None:
            self.face.clear()
        else:
            self.face.setPixmap(self._faces.now(card, _FACE, self.devicePixelRatioF()))

    def _commit(self) -> None:
        """Put everything in, what still stands in the field too; what the set does not have is asked about first."""
        if not self._take_in():
            self.field.setFocus()
            return
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

    def reject(self) -> None:
        """Close; cards that were typed are thrown away only when that is meant."""
        if not self.lines:
            super().reject()
            return
        copies = sum(line.count for line in self.lines)
        box = QMessageBox(QMessageBox.Icon.Question, self.windowTitle(), "", parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setText(
            counted(
                copies,
                self.tr("One card is not in the collection yet. Throw it away?"),
                self.tr("{count} cards are not in the collection yet. Throw them away?"),
            )
        )
        throw = box.addButton(self.tr("Throw away"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("Go on typing"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        throw.clicked.connect(self._throw_away)
        box.open()

    def _throw_away(self) -> None:
        self.lines.clear()
        self.reject()
