"""The list of decks on the Decks page: decks come, go, get names, and stand in folders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QInputDialog

from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.commands import Command
from ptcg_desktop.ui.decks.versions_panel import PAUSE_MS, Act

if TYPE_CHECKING:
    from ptcg_desktop.ui.decks.bench_presenter import BenchPresenter
    from ptcg_desktop.ui.decks.view import DecksPage


class ShelfActs(QObject):
    """Joins the list of decks to the page."""

    def __init__(self, page: DecksPage, act: Act) -> None:
        """`act` runs an act of the presenter and shows what it did."""
        super().__init__(page)
        self._page = page
        self._act = act
        self._kept = ("", "")
        self._naming = QTimer(self)
        self._naming.setSingleShot(True)
        self._naming.setInterval(PAUSE_MS)

    def connect_all(self) -> None:
        """Listen to the page, once it is laid out."""
        page, panel = self._page, self._page.list
        panel.chosen.connect(lambda deck_id: self._act(lambda: page.presenter.select(deck_id)))
        panel.new_asked.connect(self.new)
        panel.ready_asked.connect(self._from_ready)
        panel.rename_asked.connect(self.begin_rename)
        panel.duplicate_asked.connect(self.duplicate)
        panel.delete_asked.connect(self.delete)
        panel.searched.connect(self.show_list)
        panel.folder_asked.connect(self._put)
        panel.folder_rename_asked.connect(self._ask_folder_name)
        panel.archive_asked.connect(self._archive)
        page.name.editingFinished.connect(self.rename)
        page.name.textEdited.connect(lambda _text: self._naming.start())
        self._naming.timeout.connect(self._keep_name)

    def commands(self) -> list[Command]:
        """What the menus and the palette offer."""
        opened = self._is_open
        return [
            Command("decks.new", lambda: self.tr("New deck"), self.new, "Ctrl+N", icon="plus"),
            Command("decks.rename", lambda: self.tr("Rename the deck"), self.begin_rename, "F2", opened, "edit"),
            Command("decks.duplicate", lambda: self.tr("Duplicate the deck"), self.duplicate, "Ctrl+D", opened, "copy"),
            Command("decks.delete", lambda: self.tr("Delete the deck"), self.delete, "", opened, "trash"),
        ]

    def _is_open(self) -> bool:
        return self._page.presenter.open is not None

    @property
    def _bench(self) -> BenchPresenter:
        return self._page.bench_acts.presenter

    # decks

    def new(self) -> None:
        """Make an empty deck and ask for its name."""
        if self._act(lambda: self._page.presenter.create(self.tr("New deck"))):
            self.begin_rename()

    def begin(self, place: int) -> None:
        """What a button of the empty page does: 0 = an empty deck, 1 = the ready ones."""
        if place == 0:
            self.new()
        else:
            button = self._page.empty.buttons[1]
            self._page.list.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def ready_names(self) -> list[str]:
        """Names of the ready decks, in the language of the window."""
        return [each.name.get(self._page.context.language) for each in self._page.presenter.ready_decks()]

    def _from_ready(self, place: int) -> None:
        self._act(lambda: self._page.presenter.create_from(self._page.presenter.ready_decks()[place]))
        self._page.finder.field.setFocus()

    def duplicate(self) -> None:
        """Copy the open deck."""
        deck = self._page.presenter.open
        if deck is not None:
            self._act(lambda: self._page.presenter.duplicate(deck.deck_id))

    def delete(self) -> None:
        """Delete the open deck, with a way back."""
        deck = self._page.presenter.open
        if deck is not None and self._act(lambda: self._page.presenter.delete(deck.deck_id)):
            self._page.context.notify(
                self.tr("Deleted the deck “{name}”").format(name=isolated(deck.name)),
                self.tr("Undo"),
                lambda: self._act(lambda: self._bring_back(deck.deck_id)),
            )

    def _bring_back(self, deck_id: int) -> None:
        if self._page.presenter.undo_list() and any(each.id == deck_id for each in self._page.presenter.summaries):
            self._page.presenter.select(deck_id)

    def begin_rename(self) -> None:
        """Put the keyboard into the name."""
        self._page.name.setFocus()
        self._page.name.selectAll()

    def rename(self) -> None:
        """Take over the name that is typed; a blank one is no name."""
        deck = self._page.presenter.open
        if deck is not None and self._page.name.text().strip() not in ("", deck.name) and not self.is_typed(deck.name):
            self._act(lambda: self._page.presenter.rename(deck.deck_id, self._page.name.text()))
        elif deck is not None:
            self._page.name.setText(deck.name)

    def is_typed(self, name: str) -> bool:
        """Is the deck called so for what stands in the field? The name of another deck gets a number behind it."""
        return self._kept == (self._page.name.text(), name)

    def _keep_name(self) -> None:
        """Take over what is typed of a name so far, and leave it to the person's hands; a blank one is no name yet."""
        deck, field = self._page.presenter.open, self._page.name
        if deck is None or not field.isModified() or field.text().strip() in ("", deck.name):
            return
        if self._act(lambda: self._page.presenter.rename(deck.deck_id, field.text())):
            field.setModified(False)
            self._kept = (field.text(), self._page.presenter.open.name if self._page.presenter.open else "")

    # the shelf

    def show_list(self) -> None:
        """Show the decks that fit what is typed above the list, in their folders."""
        panel, summaries = self._page.list, self._page.presenter.summaries
        found = self._bench.find(panel.query())
        panel.model.show(found.decks)
        said = [self._page.context.say(each.code, **each.params) for each in found.problems]
        panel.say_found(said, archived=sum(bool(each.archived) for each in summaries), folders=self._bench.folders())
        open_deck = self._bench.open
        panel.show_deck(open_deck.deck_id if open_deck else None)

    def _put(self, deck_id: int, folder: str | None) -> None:
        if folder is None:
            name, wanted = QInputDialog.getText(self._page, self.tr("New folder"), self.tr("Name of the folder"))
            if not wanted:
                return
            folder = name
        self._act(lambda: self._bench.put(deck_id, folder))

    def _ask_folder_name(self, folder: str) -> None:
        name, wanted = QInputDialog.getText(
            self._page, self.tr("Rename the folder"), self.tr("Name of the folder"), text=folder
        )
        if wanted:
            self._act(lambda: self._bench.rename_folder(folder, name))

    def _archive(self, deck_id: int, archived: bool) -> None:
        self._act(lambda: self._bench.archive(deck_id, archived))
