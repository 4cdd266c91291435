"""Setting some copies of a row apart: how many, and what is different about them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import NO_EDIT, Edit, Holding
from ptcg_desktop.services.collection_lots import edited
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.collection.columns import Column
from ptcg_desktop.ui.collection.lot_form import LotForm


class SplitDialog(QDialog):
    """See the module.

    Signals:
        wanted: Copies and the `Edit` for them.
    """

    wanted = Signal(int, object)

    def __init__(
        self,
        card: CardDef | None,
        row: Holding,
        name: str,
        written: Callable[[Column], list[str]],
        say: Callable[[KnownError], str],
        parent: QWidget,
    ) -> None:
        """`name` is the card's in the language of the window; the others as in `LotForm`."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Set copies apart"))
        self._row, self._card, self._edit = row, card, NO_EDIT
        self.count = QSpinBox()
        self.count.setRange(1, row.count - 1)
        self.count.setAccessibleName(self.tr("Copies to set apart"))
        self.form = LotForm(written, say)
        self.form.show_rows(card, [row])
        self.form.edited.connect(self._take)
        words = QLabel(
            self.tr("{name}: say what is different about these copies. The others stay as they are.").format(
                name=isolated(name)
            )
        )
        words.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Set apart"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(False)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        top = QFormLayout()
        top.addRow(self.tr("Copies, of {count}").format(count=row.count), self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addWidget(words)
        column.addLayout(top)
        column.addWidget(self.form)
        column.addWidget(self.buttons)
        self.setFixedWidth(420)

    def _take(self, edit: Edit) -> None:
        said = {
            name: value
            for name in edit.__struct_fields__
            if (value := getattr(edit, name)) is not msgspec.UNSET and value != ()
        }
        wanted = msgspec.structs.replace(self._edit, **said)
        after = edited(self._row.lot, wanted)
        self._edit = wanted
        self.form.show_rows(self._card, [msgspec.structs.replace(self._row, **msgspec.structs.asdict(after))])
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(after != self._row.lot)

    def _accept(self) -> None:
        self.wanted.emit(self.count.value(), self._edit)
        self.accept()
