"""The rows that are chosen in the table of copies: what the panel tells of them, and what is done to all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import Edit
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.collection.list_menu import list_menu
from ptcg_desktop.ui.collection.split_dialog import SplitDialog
from ptcg_desktop.ui.widgets.written import written_number as _n

if TYPE_CHECKING:
    from ptcg_desktop.ui.collection.view import CollectionPage


class ChosenRows(QObject):
    """See the module. Every act is one undo step."""

    def __init__(self, page: CollectionPage) -> None:
        super().__init__(page)
        self._page = page
        self._context, self._presenter, self._table = page.context, page.presenter, page.table

    def show(self) -> None:
        """Tell of them in the panel."""
        presenter, details = self._presenter, self._page.details
        rows = [presenter.row(each) for each in self._table.chosen() if presenter.has(each)]
        if not rows:
            details.show_rows(None, (), "", (), None)
            return
        first = rows[0]
        same = presenter.same_card(first.card_id)
        details.show_rows(presenter.card(first.id), rows, presenter.set_name(first.id), same, self._free(first.card_id))

    def _free(self, card_id: str) -> int | None:
        """Copies of a printing that no built deck uses; None if that cannot be read now."""
        try:
            counts = self._context.workspace.free.counts({card_id})
        except KnownError:  # whatever is wrong with the library is said by who acts on it
            return None
        return counts[card_id].free if card_id in counts else None

    def put_on_list(self) -> None:
        """A menu of lists for the chosen copies."""
        rows = [self._presenter.row(each) for each in self._table.chosen()]
        if rows:
            list_menu(self._context, rows, self._page).popup(self._table.mapToGlobal(self._table.rect().center()))

    def step(self, by: int) -> None:
        """So many copies more of each; fewer if `by` is below 0."""
        self._page.act(lambda: self._presenter.bump(self._table.chosen(), by))

    def delete(self) -> None:
        """Remove them; the message takes it back."""
        rows = self._table.chosen()
        if not rows:
            return
        name = self._presenter.name(rows[0])
        copies = sum(self._presenter.row(each).count for each in rows)
        if self._page.act(lambda: self._presenter.delete(rows)):
            self._tell(
                self.tr("Deleted {count} × {name}").format(count=_n(copies), name=isolated(name))
                if len(rows) == 1
                else self.tr("Deleted {rows} rows, {count} copies").format(rows=_n(len(rows)), count=_n(copies))
            )

    def edit(self, edit: Edit) -> None:
        """Say something else about each."""
        rows = self._table.chosen()
        after: list[int] = []
        if rows and self._page.act(lambda: after.extend(self._presenter.change(rows, edit))):
            self._table.choose(after)
            self.show()

    def can_split(self) -> bool:
        """Is one row chosen, with several copies?"""
        rows = self._table.chosen()
        return len(rows) == 1 and self._presenter.row(rows[0]).count > 1

    def split(self) -> None:
        """Ask which copies of the one row to set apart, and what is different about them."""
        if not self.can_split():
            return
        row = self._presenter.row(self._table.chosen()[0])
        card, name = self._presenter.card(row.id), self._presenter.name(row.id)
        context = self._context
        dialog = SplitDialog(card, row, name, self._presenter.written, context.error_text, self._page.window())
        dialog.wanted.connect(lambda count, edit: self._split(row.id, count, edit))
        dialog.open()

    def _split(self, holding_id: int, count: int, edit: Edit) -> None:
        after: list[int] = []
        if self._page.act(lambda: after.append(self._presenter.split(holding_id, count, edit))):
            self._table.choose(after)
            self.show()

    def merge(self) -> None:
        """Make one row of them."""
        rows = self._table.chosen()
        if self._presenter.can_merge(rows) and self._page.act(lambda: self._presenter.merge(rows)):
            self._table.choose(rows[:1])
            self._tell(self.tr("{count} rows are one now").format(count=_n(len(rows))))

    def _tell(self, words: str) -> None:
        self._context.notify(words, self.tr("Undo"), lambda: self._page.travel(self._presenter.undo))
