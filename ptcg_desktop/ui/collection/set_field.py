"""A set, chosen from a list or typed: its name in English or Portuguese, a part of one, or its code."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QWidget

from ptcg_desktop.cards.model import SetDef
from ptcg_desktop.cards.names import fold
from ptcg_desktop.ui.collection.look import set_look

_HAY = int(Qt.ItemDataRole.UserRole) + 1
"""What a typed part is looked for in."""


class _Completer(QCompleter):
    """Finds by any part of either name or of the code, and completes to what the list shows."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setCompletionRole(_HAY)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)

    def splitPath(self, path: str) -> list[str]:
        return [fold(path)]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(index.data(Qt.ItemDataRole.DisplayRole) or "")


class SetField(QComboBox):
    """What is typed means a set at once; when the field is left the set's whole name stands there, or it is marked.

    Signals:
        meant: Another set is meant now.
        entered: Enter was pressed, or a completion taken.
    """

    meant = Signal()
    entered = Signal()

    def __init__(self, meaning: Callable[[str], str], parent: QWidget | None = None) -> None:
        """`meaning` tells the id of the set a text names, `""` if it names none."""
        super().__init__(parent)
        self._meaning = meaning
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = _Completer(self)
        completer.setModel(self.model())
        self.setCompleter(completer)
        line = self.lineEdit()
        assert line is not None
        line.returnPressed.connect(self._enter)
        line.textEdited.connect(lambda _text: self.meant.emit())
        self.currentIndexChanged.connect(lambda _row: self.meant.emit())
        completer.activated[QModelIndex].connect(lambda _index: self.entered.emit())  # type: ignore[index]

    def fill(self, sets: Sequence[SetDef], language: str, chosen: str = "") -> None:
        """Offer these, in their order; the one with the id `chosen` stands there, else the first."""
        with QSignalBlocker(self):
            for row, each in enumerate(sets):
                code = f"  ({each.code})" if each.code else ""
                self.addItem(f"{each.name.get(language)}{code}", each.id)
                names = (each.name.en, each.name.pt, each.code, *each.codes)
                self.setItemData(row, "\n".join(fold(name) for name in names if name), _HAY)
            self.setCurrentIndex(max(0, self.findData(chosen)))
        line = self.lineEdit()
        assert line is not None
        line.selectAll()

    def set_id(self) -> str:
        """The set that is meant, `""` if what is typed names none."""
        if self.currentText() == self.itemText(self.currentIndex()):
            return str(self.currentData() or "")
        return self._meaning(self.currentText())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Qt's own field says nothing when it is left while its completions are open."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._settle()

    def _settle(self) -> None:
        found = self.findData(self.set_id()) if self.set_id() else -1
        if found >= 0:
            self.setCurrentIndex(found)
            self.setEditText(self.itemText(found))
        set_look(self, "" if found >= 0 else "bad")
        self.meant.emit()

    def _enter(self) -> None:
        self._settle()
        if self.set_id():
            self.entered.emit()
