"""What a person does with the window: typing, pressing keys, clicking. No service is called to change anything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.players.eager import choose
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.page import Page
from ptcg_desktop.ui.app.window import MainWindow
from ptcg_desktop.ui.browser.view import CardsPage
from ptcg_desktop.ui.collection.view import CollectionPage
from ptcg_desktop.ui.decks.view import DecksPage
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.view import TablePage

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@dataclass
class Person:
    """Somebody at the window."""

    bot: QtBot
    window: MainWindow
    context: AppContext

    def go(self, page_id: str) -> Page:
        """Click a page in the rail."""
        self.click(self.window.rail.buttons[page_id])
        page = self.window.shown_page
        assert page is not None
        assert page.title_id == page_id
        return page

    def click(self, button: QAbstractButton) -> None:
        """Click a button that can be seen, once it can be pressed: the program may still be reading."""
        assert button.isVisible(), button.text()
        self.bot.waitUntil(button.isEnabled)
        self.bot.mouseClick(button, LEFT)

    def type(self, field: QLineEdit, text: str) -> None:
        """Replace what stands in a field."""
        field.setFocus()
        field.selectAll()
        self.bot.keyClicks(field, text)

    def press(self, widget: QWidget, key: Qt.Key, times: int = 1) -> None:
        """Press a key some times."""
        for _ in range(times):
            self.bot.keyClick(widget, key)

    # --- the pages

    @property
    def cards(self) -> CardsPage:
        """The Cards page."""
        return cast("CardsPage", self.go("cards"))

    @property
    def collection(self) -> CollectionPage:
        """The Collection page."""
        return cast("CollectionPage", self.go("collection"))

    @property
    def decks(self) -> DecksPage:
        """The Decks page."""
        return cast("DecksPage", self.go("decks"))

    @property
    def table(self) -> TablePage:
        """The Table page, however it was reached."""
        page = self.window.shown_page
        assert isinstance(page, TablePage)
        return page

    # --- the main job

    def find(self, text: str, card_id: str) -> CardsPage:
        """Search for a card and choose it in the grid."""
        page = self.cards
        self.type(page.browser.bar.search, text)
        self.bot.waitUntil(lambda: card_id in page.browser.model.ids)
        page.browser.grid.setFocus()
        page.browser.grid.setCurrentIndex(page.browser.model.index(page.browser.model.ids.index(card_id)))
        self.bot.waitUntil(lambda: page.inspector.card is not None and page.inspector.card.id == card_id)
        return page

    def build(self, cards: Mapping[str, int]) -> DecksPage:
        """Put cards, named as `"BS 52"`, into the open deck by searching for each and pressing `+`."""
        page = self.decks
        for words, count in cards.items():
            self.type(page.finder.field, words)
            number = words.split()[-1]
            self.bot.waitUntil(lambda number=number: _first_number(page) == number)  # type: ignore[misc]
            self.press(page.finder.field, Key.Key_Down)
            self.press(page.finder.view, Key.Key_Plus, count)
        return page

    def play_turns(self, turns: int) -> None:
        """Goldfish until so many own turns have passed or the game is over: always by the list of legal acts."""
        page = self.table
        for _ in range(200):
            presenter = page.game.presenter
            assert presenter is not None
            state = presenter.line.state
            if state.decision is None or state.turn > 2 * turns:
                return
            action = choose(engine.view(state, state.decision.player), engine.legal(state))
            self.choose_act(page, presenter, presenter.wording.act(action))
        raise AssertionError("the game does not get on")

    def choose_act(self, page: TablePage, presenter: TablePresenter, words: str) -> None:
        """Choose a line of the list of acts by the keyboard."""
        position = presenter.line.position
        lines = page.game.acts.list.lines
        row = next(place for place, one in enumerate(lines.rows) if one.text.startswith(words))
        page.game.acts.list.setCurrentIndex(lines.index(row))
        self.press(page.game.acts.search, Key.Key_Return)
        assert presenter.line.position > position, words

    def settle(self) -> None:
        """Wait until nothing works in the background."""
        self.bot.waitUntil(lambda: not self.context.tasks.busy)
        QApplication.processEvents()


def _first_number(page: DecksPage) -> str:
    card = page.finder.model.card(0) if page.finder.model.rowCount() else None
    return card.number if card is not None else ""
