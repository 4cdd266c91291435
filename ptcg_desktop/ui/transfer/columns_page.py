"""Which column means what, for a file no known program wrote: a choice above each column, its first rows below."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.files.csv_presets import Preset, places_of
from ptcg_desktop.files.csv_values import DateOrder
from ptcg_desktop.services.collection_import import Heading, guessed_field
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.theme import GAP_M, GAP_S
from ptcg_desktop.ui.widgets.written import CURRENCIES, usual_currency

translate = QCoreApplication.translate


def date_orders() -> tuple[tuple[str, DateOrder | None], ...]:
    """The ways days can be read, in words."""
    return (
        (translate("ColumnsPage", "Dates as the file shows"), None),
        (translate("ColumnsPage", "Day, month, year"), "dmy"),
        (translate("ColumnsPage", "Month, day, year"), "mdy"),
    )


_NAMING = {"name", "tcgplayer", "cardmarket", "cardtrader"}
_SHOWN = 6
_WIDEST = 220
"""Pixels of a column of the sample."""


class ColumnsPage(QWidget):
    """The mapping wizard.

    Signals:
        changed: What was chosen may suffice now, or no longer.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title, self.hint = QLabel(), QLabel()
        self.title.setProperty("look", "title")
        self.hint.setProperty("look", "muted")
        self.hint.setWordWrap(True)
        self.boxes: list[QComboBox] = []
        self.sample = QTableWidget()
        self.sample.setObjectName("columns_sample")
        self.sample.verticalHeader().hide()
        self.sample.horizontalHeader().setMaximumSectionSize(_WIDEST)
        self.sample.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.dates, self.currency = QComboBox(), QComboBox()
        self.keep = QCheckBox()
        self.keep.setChecked(True)
        self.name = QLineEdit()
        self.keep.toggled.connect(self.name.setEnabled)
        self._columns: tuple[str, ...] = ()
        self._choices = QWidget()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(self._choices)
        self._form = QFormLayout(self._choices)
        bottom = QHBoxLayout()
        bottom.addWidget(self.dates)
        bottom.addWidget(self.currency)
        bottom.addWidget(self.keep)
        bottom.addWidget(self.name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_M)
        for widget in (self.title, self.hint):
            column.addWidget(widget)
        both = QHBoxLayout()
        both.setSpacing(GAP_S)
        both.addWidget(area, 2)
        both.addWidget(self.sample, 3)
        column.addLayout(both, 1)
        column.addLayout(bottom)

    def show_heading(self, heading: Heading, file: str, kind: Preset | None = None) -> None:
        """Show the columns of a file; what their names tell is chosen already, or what they were read as (`kind`)."""
        self._columns = heading.columns
        self.title.setText(self.tr("Which column means what?"))
        self.hint.setText(
            self.tr("No known program writes these columns. Say at least which one has the name of the card.")
            if kind is None
            else self.tr("These columns were read as shown here. Change what is not right.")
        )
        self.sample.setAccessibleName(self.tr("First rows of the file"))
        self.dates.setAccessibleName(self.tr("Order of day and month"))
        self.keep.setText(self.tr("Remember this as"))
        self.name.setText(kind.name if kind is not None and not kind.called else file)
        self.name.setAccessibleName(self.tr("Name of the profile"))
        self.dates.clear()
        for words, order in date_orders():
            self.dates.addItem(words, order)
        self.dates.setCurrentIndex(self.dates.findData(kind.dates if kind is not None else None))
        self.currency.clear()
        now = (kind.currency if kind is not None else "") or usual_currency()
        for code in dict.fromkeys((*CURRENCIES, now)):
            self.currency.addItem(self.tr("Prices in {currency}").format(currency=code), code)
        self.currency.setCurrentIndex(self.currency.findData(now))
        self.currency.setAccessibleName(self.tr("Currency of prices that name none"))
        self._fill_choices(kind)
        self.sample.setColumnCount(len(heading.columns))
        self.sample.setHorizontalHeaderLabels(list(heading.columns))
        self.sample.setRowCount(min(_SHOWN, len(heading.sample)))
        for line, cells in enumerate(heading.sample[:_SHOWN]):
            for place, cell in enumerate(cells[: len(heading.columns)]):
                self.sample.setItem(line, place, QTableWidgetItem(cell[:100]))
        self.sample.resizeColumnsToContents()

    def mapping(self) -> Preset:
        """What was chosen."""
        columns: dict[str, tuple[str, ...]] = {}
        for name, box in zip(self._columns, self.boxes, strict=True):
            field = box.currentData()
            if field:
                columns[field] = (*columns.get(field, ()), name)
        order: DateOrder | None = self.dates.currentData()
        needs = tuple(name for name in self._columns if name)
        return Preset(
            name=self.name.text().strip(), needs=needs, columns=columns, dates=order,  # type: ignore[arg-type]
            currency=self.currency.currentData(),
        )  # fmt: skip

    def is_enough(self) -> bool:
        """Does a column say which card it is?"""
        fields = {box.currentData() for box in self.boxes}
        by_number = "number" in fields and bool(fields & {"set_code", "set_name"})
        return bool(fields & _NAMING) or by_number

    def _fill_choices(self, kind: Preset | None) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        self.boxes = []
        taken: set[str] = set()
        known = (
            None
            if kind is None
            else {self._columns[place]: field for field, place in places_of(kind, self._columns).items()}
        )
        for name in self._columns:
            box = QComboBox()
            box.setAccessibleName(self.tr("Meaning of the column {name}").format(name=isolated(name)))
            box.addItem(self.tr("not read"), "")
            for field, words in self._fields().items():
                box.addItem(words, field)
            guess = guessed_field(name) if known is None else known.get(name, "")
            if guess and guess not in taken:
                taken.add(guess)
                box.setCurrentIndex(max(0, box.findData(guess)))
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
            self.boxes.append(box)
            label = QLabel(name or "–")
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setMinimumHeight(box.sizeHint().height())  # else it stands above the middle of its choice
            self._form.addRow(label, box)

    def _fields(self) -> dict[str, str]:
        return {
            "name": self.tr("Name of the card"),
            "set_code": self.tr("Code of the set"),
            "set_name": self.tr("Name of the set"),
            "number": self.tr("Number of the card"),
            "count": self.tr("Copies"),
            "variant": self.tr("Variant"),
            "condition": self.tr("Condition"),
            "language": self.tr("Language"),
            "grade": self.tr("Grade"),
            "price": self.tr("Price paid for one copy"),
            "currency": self.tr("Currency"),
            "bought": self.tr("Date bought"),
            "place": self.tr("Place"),
            "note": self.tr("Note"),
            "tags": self.tr("Tags"),
            "signed": self.tr("Signed"),
            "altered": self.tr("Altered"),
            "tcgplayer": self.tr("Id at TCGplayer"),
            "cardmarket": self.tr("Id at Cardmarket"),
        }
