"""The menu of saved and past searches, and the dialog that names, changes and deletes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M

if TYPE_CHECKING:
    from ptcg_desktop.services.searches import Searches
    from ptcg_desktop.services.settings import SavedSearch

PAST_SHOWN = 10
_LONGEST = 60


class SavedSearchesDialog(QDialog):
    """Names and texts of the saved searches. What is deleted can be taken back from the message that tells of it."""

    def __init__(self, context: AppContext, searches: Searches, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._searches = searches
        self._former = ""
        self.setWindowTitle(self.tr("Saved searches"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Saved searches"))
        self.name, self.text = QLineEdit(), QLineEdit()
        self.name.setMaxLength(80)
        self.said = QLabel()
        self.said.setProperty("look", "muted")
        self.said.setWordWrap(True)
        self.delete = QPushButton(icon("trash"), self.tr("Delete"))
        self.keep = QPushButton(self.tr("Save"))
        self.keep.setProperty("look", "primary")
        self.keep.setDefault(True)
        self.close_box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.close_box.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self.close_box.rejected.connect(self.reject)
        self.list.currentRowChanged.connect(self._show)
        self.name.textChanged.connect(self._changed)
        self.text.textChanged.connect(self._changed)
        self.delete.clicked.connect(self._delete)
        self.keep.clicked.connect(self._save)
        self._build()
        self._fill()

    def _build(self) -> None:
        form = QFormLayout()
        for label, field in ((self.tr("Name"), self.name), (self.tr("Search"), self.text)):
            field.setAccessibleName(label)
            form.addRow(label, field)
        form.addRow("", self.said)
        right = QVBoxLayout()
        right.setSpacing(GAP_M)
        right.addLayout(form)
        acts = QHBoxLayout()
        acts.addWidget(self.delete)
        acts.addStretch(1)
        acts.addWidget(self.keep)
        right.addLayout(acts)
        right.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(GAP_L)
        both.addWidget(self.list, 2)
        both.addLayout(right, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_L, GAP_L, GAP_L, GAP_L)
        column.addLayout(both)
        column.addWidget(self.close_box)

    def sizeHint(self) -> QSize:
        return QSize(660, 360)

    def begin(self, text: str) -> None:
        """Offer to save this search under a name still to be given."""
        self._former = ""
        self.list.setCurrentRow(-1)
        self.name.clear()
        self.text.setText(text)
        self.name.setFocus()
        self._changed()

    def _fill(self, name: str = "") -> None:
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([each.name for each in self._searches.saved])
        names = [each.name for each in self._searches.saved]
        row = names.index(name) if name in names else (0 if names else -1)
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self._show(row)

    def _show(self, row: int) -> None:
        saved = self._searches.saved
        found = saved[row] if 0 <= row < len(saved) else None
        self._former = found.name if found else ""
        self.name.setText(found.name if found else "")
        self.text.setText(found.text if found else "")
        self._changed()

    def _changed(self) -> None:
        from ptcg_desktop.services.query.say import understood

        name, text = self.name.text().strip(), self.text.text().strip()
        self.said.setText(understood(text, self._context.language) if text else "")
        now = self._searches.find(self._former) if self._former else None
        self.keep.setEnabled(bool(name and text) and (now is None or (now.name, now.text) != (name, text)))
        self.delete.setEnabled(bool(self._former))

    def _save(self) -> None:
        name = self.name.text().strip()
        try:
            self._searches.save(name, self.text.text(), self._former)
        except KnownError as error:
            self._context.show_error(error)
            return
        self._fill(name)

    def _delete(self) -> None:
        name = self._former
        try:
            before = self._searches.delete(name)
        except KnownError as error:
            self._context.show_error(error)
            return
        self._fill()
        text = self.tr("The search “{name}” was deleted").format(name=isolated(name))
        self._context.notify(text, self.tr("Undo"), lambda: self._restore(before, name))

    def _restore(self, before: tuple[SavedSearch, ...], name: str) -> None:
        try:
            self._searches.restore(before)
        except KnownError as error:
            self._context.show_error(error)
            return
        self._fill(name)


class SearchMenu(QObject):
    """The menu behind the star: save, saved ones, past ones.

    Signals:
        chosen: The text of a search.
    """

    chosen = Signal(str)

    def __init__(self, context: AppContext, present: Callable[[], str], parent: QWidget) -> None:
        """`present` gives the text that stands in the search field."""
        super().__init__(parent)
        self._context = context
        self._present = present
        self._parent = parent
        self._made: list[str] = []
        self.menu = QMenu(parent)
        self.menu.aboutToShow.connect(self.fill)
        self.dialog: SavedSearchesDialog | None = None

    @property
    def searches(self) -> Searches:
        """The searches of this home."""
        settings = self._context.workspace.settings
        from ptcg_desktop.services.searches import Searches

        return Searches(settings)

    def past(self) -> list[str]:
        """Past searches, the newest first, those of this run included."""
        return list(dict.fromkeys([*reversed(self._made), *self.searches.past]))

    def remember(self, text: str) -> None:
        """A search was made; `keep` writes it down."""
        text = text.strip()
        if text and (not self._made or self._made[-1] != text):
            self._made.append(text)

    def keep(self) -> None:
        """Write down what was searched for."""
        made, self._made = self._made, []
        if made:
            try:
                self.searches.remember(*made)
            except KnownError as error:
                self._context.show_error(error)

    def fill(self) -> None:
        """Make the menu for what there is now."""
        self.menu.clear()
        searches = self.searches
        save = self.menu.addAction(icon("star"), self.tr("Save this search…"), self.save)
        save.setEnabled(bool(self._present().strip()))
        edit = self.menu.addAction(icon("edit"), self.tr("Saved searches…"), self.manage)
        edit.setEnabled(bool(searches.saved))
        self._section(self.tr("Saved"), [(each.name, each.text) for each in searches.saved])
        past = self.past()[:PAST_SHOWN]
        self._section(self.tr("Lately"), [(each, each) for each in past])
        if past:
            self.menu.addSeparator()
            self.menu.addAction(self.tr("Forget past searches"), self._forget)

    def _section(self, title: str, entries: list[tuple[str, str]]) -> None:
        if not entries:
            return
        self.menu.addSeparator()
        self.menu.addAction(title).setEnabled(False)
        for name, text in entries:
            shown = name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"
            action = self.menu.addAction(shown.replace("&", "&&"), partial(self.chosen.emit, text))
            action.setToolTip(text)

    def save(self) -> None:
        """Ask for the name of the present search."""
        self._opened().begin(self._present().strip())

    def manage(self) -> None:
        """Open the dialog on what is saved."""
        self._opened()

    def _opened(self) -> SavedSearchesDialog:
        self.dialog = SavedSearchesDialog(self._context, self.searches, self._parent)
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.open()
        return self.dialog

    def _forget(self) -> None:
        self._made.clear()
        try:
            self.searches.forget()
        except KnownError as error:
            self._context.show_error(error)
