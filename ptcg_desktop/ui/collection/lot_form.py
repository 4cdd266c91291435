"""The fields of what is said about copies, for one row or many at once; each is saved as soon as it is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import NO_EDIT, Edit, Holding
from ptcg_desktop.ui.collection import choices
from ptcg_desktop.ui.collection.columns import Column
from ptcg_desktop.ui.collection.delegates import completer
from ptcg_desktop.ui.collection.edits import edit_of, tags_of, typed
from ptcg_desktop.ui.collection.labels import NOTHING, condition_label, language_label, variant_label
from ptcg_desktop.ui.collection.look import set_look

CHOSEN: tuple[Column, ...] = ("variant", "condition", "language")
WRITTEN: tuple[Column, ...] = ("grade", "price", "bought", "place", "tags", "note")
_LINE = 30
"""Height of a field: its label stands in the middle of it."""
MIXED = object()
"""The value of a field in which the rows differ."""


class LotForm(QWidget):
    """Fields for every column of a lot. Where several rows differ a field is empty and says so; only what is changed
    is said anew, so that one field can be given to many rows.

    Signals:
        edited: An `Edit` with the one field that was changed.
    """

    edited = Signal(object)

    def __init__(
        self,
        written: Callable[[Column], list[str]],
        say: Callable[[KnownError], str],
        parent: QWidget | None = None,
    ) -> None:
        """`written` tells what stands in a column of words already; `say` gives the sentence of an error."""
        super().__init__(parent)
        self._written = written
        self._say = say
        self._rows: tuple[Holding, ...] = ()
        self._card: CardDef | None = None
        self._worded = False
        self.boxes: dict[Column, QComboBox] = {column: QComboBox() for column in CHOSEN}
        self.fields: dict[Column, QLineEdit] = {column: QLineEdit() for column in WRITTEN}
        self.signed, self.altered = QCheckBox(), QCheckBox()
        self._labels: dict[Column, QLabel] = {column: QLabel() for column in (*CHOSEN, *WRITTEN)}
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setProperty("look", "bad")
        self.problem.hide()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(10)
        form.setVerticalSpacing(6)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, label in self._labels.items():
            field: QWidget = self.boxes[column] if column in self.boxes else self.fields[column]
            label.setProperty("look", "muted")
            label.setMinimumHeight(_LINE)
            label.setBuddy(field)
            form.addRow(label, field)
        for box in self.boxes.values():
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.setSpacing(6)
        column_.addLayout(form)
        column_.addWidget(self.signed)
        column_.addWidget(self.altered)
        column_.addWidget(self.problem)

    def _connect(self) -> None:
        for column, box in self.boxes.items():
            box.activated.connect(partial(self._chosen, column))
        for column, field in self.fields.items():
            field.editingFinished.connect(partial(self._left, column))
        # A box in which the rows differ is in between only until it is clicked.
        self.signed.clicked.connect(lambda on: self._marked(self.signed, Edit(signed=on)))
        self.altered.clicked.connect(lambda on: self._marked(self.altered, Edit(altered=on)))

    def retranslate(self) -> None:
        """Set every text again."""
        titles: dict[Column, str] = {
            "variant": self.tr("Variant"),
            "condition": self.tr("Condition"),
            "language": self.tr("Language"),
            "grade": self.tr("Grade"),
            "price": self.tr("Price paid"),
            "bought": self.tr("Bought"),
            "place": self.tr("Place"),
            "tags": self.tr("Tags"),
            "note": self.tr("Note"),
        }
        for column, label in self._labels.items():
            label.setText(titles[column])
            field: QWidget = self.boxes[column] if column in self.boxes else self.fields[column]
            field.setAccessibleName(titles[column])
        for box, title in ((self.signed, self.tr("Signed")), (self.altered, self.tr("Altered"))):
            box.setText(title)
            box.setAccessibleName(title)
        self.fields["price"].setToolTip(
            self.tr("For one copy. Leave it empty if you do not know; 0 means it cost nothing.")
        )
        self.fields["bought"].setToolTip(self.tr("A day, or a month or year if you know no more"))
        self.fields["place"].setToolTip(self.tr("From the whole to the part, such as “Binder 1/page 3”"))
        self.fields["tags"].setToolTip(self.tr("Several with commas between"))
        self._worded = True
        self.show_rows(self._card, self._rows)

    def show_rows(self, card: CardDef | None, rows: Sequence[Holding]) -> None:
        """Show what is said about these rows; `card` is their printing if they have the same."""
        before = (self._card, [row.lot for row in self._rows])
        self._card, self._rows = card, tuple(rows)
        if not rows or (before == (card, [row.lot for row in rows]) and not self._worded):
            return  # only the number of copies is another
        self._worded = False
        self.problem.hide()
        for column in CHOSEN:
            self._fill_box(column)
        for column, field in self.fields.items():
            self._fill_field(column, field)
        for box, marks in (
            (self.signed, {row.signed for row in rows}),
            (self.altered, {row.altered for row in rows}),
        ):
            box.setTristate(len(marks) > 1)
            state = Qt.CheckState.PartiallyChecked if len(marks) > 1 else None
            box.setCheckState(state or (Qt.CheckState.Checked if True in marks else Qt.CheckState.Unchecked))

    def _fill_box(self, column: Column) -> None:
        box = self.boxes[column]
        values = {str(getattr(row, column)) for row in self._rows}
        present = next(iter(values)) if len(values) == 1 else None
        offered, words = {
            "variant": (choices.variants(self._card, present), variant_label),
            "condition": (choices.conditions(present), condition_label),
            "language": (choices.languages(present), language_label),
        }[column]
        with QSignalBlocker(box):
            box.clear()
            if len(values) > 1:
                box.addItem(self.tr("(several)"), MIXED)
            for code in offered:
                box.addItem(words(code) or NOTHING, code)
            box.setCurrentIndex(0 if present is None else box.findData(present))

    def _fill_field(self, column: Column, field: QLineEdit) -> None:
        text = self._present(column)
        mixed = len({typed(row, column) for row in self._rows}) > 1
        nothing = {
            "price": self.tr("not known"),
            "bought": self.tr("not known"),
            "grade": self.tr("not graded"),
        }.get(column, "")
        field.setPlaceholderText(self.tr("(several)") if mixed else nothing)
        set_look(field, "")
        if field.text() != text:
            with QSignalBlocker(field):
                field.setText(text)
                field.setCursorPosition(0)
        if column in ("place", "tags", "grade") and not field.hasFocus():
            field.setCompleter(completer(self._written(column), field))

    def _present(self, column: Column) -> str:
        """What stands in a field: the value of all rows, or the tags all of them have."""
        if column == "tags":
            common = set(self._rows[0].tags).intersection(*(row.tags for row in self._rows))
            return ", ".join(sorted(common, key=str.casefold))
        values = {typed(row, column) for row in self._rows}
        return next(iter(values)) if len(values) == 1 else ""

    def _chosen(self, column: Column, place: int) -> None:
        value = self.boxes[column].itemData(place)
        if value is not MIXED and {getattr(row, column) for row in self._rows} != {value}:
            self.edited.emit(msgspec.structs.replace(NO_EDIT, **{column: value}))

    def _left(self, column: Column) -> None:
        """A field was left, or Enter pressed in it."""
        field = self.fields[column]
        text = field.text().strip()
        if not self._rows:
            return
        if text == self._present(column):
            self._settle(field)
            return
        currencies = {row.currency for row in self._rows if row.currency}
        try:
            edit = edit_of(column, text, currencies.pop() if len(currencies) == 1 else "")
        except KnownError as error:
            set_look(field, "bad")
            self.problem.setText(self._say(error))
            self.problem.show()
            return
        self._settle(field)
        if column == "tags" and len(self._rows) > 1:
            common, wanted = tags_of(self._present("tags")), tags_of(text)
            edit = Edit(
                add_tags=tuple(tag for tag in wanted if tag not in common),
                remove_tags=tuple(tag for tag in common if tag not in wanted),
            )
        self.edited.emit(edit)

    def _settle(self, field: QLineEdit) -> None:
        set_look(field, "")
        self.problem.hide()

    def _marked(self, box: QCheckBox, edit: Edit) -> None:
        box.setTristate(False)
        self.edited.emit(edit)
