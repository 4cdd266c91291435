"""Pictures of the real window, made without a screen: every page in both languages and both themes.

Whoever looks at them sees what people see: the same window, pages and services, on a home folder already filled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal, cast

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from ptcg_desktop import engine
from ptcg_desktop.engine import save as saving
from ptcg_desktop.errors import KnownError
from ptcg_desktop.players.eager import choose
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.i18n import Language
from ptcg_desktop.ui.app.main import make_application
from ptcg_desktop.ui.app.pages import PAGES
from ptcg_desktop.ui.app.theme import Theme
from ptcg_desktop.ui.app.window import MainWindow
from ptcg_desktop.ui.collection.columns import Column
from ptcg_desktop.ui.collection.sections import View
from ptcg_desktop.ui.table.line import GameLine

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.browser.view import CardsPage
    from ptcg_desktop.ui.collection.view import CollectionPage
    from ptcg_desktop.ui.decks.view import DecksPage
    from ptcg_desktop.ui.table.view import TablePage

SIZE = QSize(1320, 860)
LANGUAGES: tuple[Literal["en", "pt_BR"], ...] = ("en", "pt_BR")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
CARD_SHOWN = "base1-4"
ROW_SHOWN = 3
CARD_VIEWS = ("table", "binder")
COLLECTION_VIEWS: tuple[View, ...] = ("sets", "dex", "lists", "figures")
DECK_VIEWS = ("odds", "sheet")
PAID_COLUMNS: tuple[Column, ...] = ("price", "bought", "place")
"""Hidden at first; a picture of its own shows sums and days as the language writes them."""
MORE = (
    *(f"cards-{view}" for view in CARD_VIEWS), "collection-paid", *(f"collection-{view}" for view in COLLECTION_VIEWS),
    *(f"decks-{view}" for view in DECK_VIEWS),
)  # fmt: skip
"""What is pictured beside the pages as they are opened."""
SEED = 5
TURN_SHOWN = 17
"""The table is shown in the middle of a game."""

QUIET_MS = 100
MOST_LOOKS = 30
LONGEST_MS = 15_000

Progress = Callable[[int, int], None]


def write_pictures(home: Path, out: Path, deck_id: int, progress: Progress) -> list[str]:
    """Write the pictures of a filled home folder.

    Args:
        home: Its collection and decks are shown as they are.
        out: An existing folder.
        deck_id: The deck to open and to play.

    Returns:
        The names of the files.

    Raises:
        KnownError: `cli.cannot_write`.
    """
    names: list[str] = []
    total = len(LANGUAGES) * len(THEMES) * (len(PAGES) + len(MORE))
    with Workspace.open(home) as workspace, open_window(workspace) as (window, context):
        _set_scene(window, context, deck_id)
        for locale, theme in ((locale, theme) for locale in LANGUAGES for theme in THEMES):
            context.language_switch.set_choice(locale)
            context.theme.set_mode(theme)
            for name, picture in _scenes(window, context):
                names.append(_save(picture, out, f"{name}-{locale}-{theme}.png"))
                progress(len(names), total)
    return names


def _scenes(window: MainWindow, context: AppContext) -> Iterator[tuple[str, QImage]]:
    """Bring one scene after the other into the window and picture it. Everything is as it was afterwards."""
    for spec in PAGES:
        window.show_page(spec.id)
        yield spec.id, still(window, context)
    cards = cast("CardsPage", window.show_page("cards"))
    for view in CARD_VIEWS:
        cards.browser.show_view(view)
        yield f"cards-{view}", still(window, context)
    cards.browser.show_view("grid")
    collection = cast("CollectionPage", window.show_page("collection"))
    collection.toggle_details()
    for column in PAID_COLUMNS:
        collection.table.show_column(column, True)
    yield "collection-paid", still(window, context)
    for column in PAID_COLUMNS:
        collection.table.show_column(column, False)
    collection.toggle_details()
    for section in COLLECTION_VIEWS:
        collection.show_view(section)
        yield f"collection-{section}", still(window, context)
    collection.show_view("copies")
    yield from _deck_views(window, context)


def _deck_views(window: MainWindow, context: AppContext) -> Iterator[tuple[str, QImage]]:
    """The odds of the open deck, and its registration sheet."""
    decks = cast("DecksPage", window.show_page("decks"))
    decks.tabs.open(decks.odds)
    yield f"decks-{DECK_VIEWS[0]}", still(window, context)
    decks.tabs.open(decks.check)
    dialog = decks.exchange.register()
    if dialog is not None:
        settle(context)
        yield f"decks-{DECK_VIEWS[1]}", dialog.grab().toImage()
        dialog.close()


@contextmanager
def open_window(workspace: Workspace) -> Iterator[tuple[MainWindow, AppContext]]:
    """The window on a workspace, taken down again completely."""
    application = make_application(["ptcg-desktop"])
    application.setCursorFlashTime(0)
    language = Language(application, "en")
    window = MainWindow(Theme(application, "light"), language)
    window.resize(SIZE)
    window.show()
    try:
        workspace.catalogue.programs.warm()
        workspace.catalogue.programs.fill()
        yield window, window.start(workspace, PAGES[0].id)
    finally:
        language.set_choice("en")  # the translators belong to the application: the next window begins without them
        window.close()
        window.deleteLater()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _set_scene(window: MainWindow, context: AppContext, deck_id: int) -> None:
    """Every page shows something worth seeing: a card and a row are chosen, a deck is open, a game is under way."""
    cards = cast("CardsPage", window.show_page("cards"))
    cards.browser.show_card(CARD_SHOWN)
    collection = cast("CollectionPage", window.show_page("collection"))
    collection.table.selectRow(ROW_SHOWN)
    decks = cast("DecksPage", window.show_page("decks"))
    decks.presenter.select(deck_id)
    context.tell(Changes(frozenset({"decks"})))
    table = cast("TablePage", window.show_page("table"))
    line = _game_under_way(context.workspace, deck_id)
    table.keeper.keep(line)
    table.resume()


def _game_under_way(workspace: Workspace, deck_id: int) -> GameLine:
    """A game that two eager players began, at a moment when the person is to act."""
    opponent = workspace.decks.ready_decks()[1]
    theirs = [
        card for card_id, count in opponent.cards for card in workspace.catalogue.cards([card_id]) for _ in range(count)
    ]
    mine = workspace.decks.deck_list(deck_id).cards()
    decks = [[workspace.catalogue.programs.automated(card) for card in cards] for cards in (mine, theirs)]
    start = saving.start_from_decks(engine.load_profile("classic"), (decks[0], decks[1]), SEED, engine.Options())
    line = GameLine(start)
    while (decision := line.state.decision) is not None:
        if line.state.turn >= TURN_SHOWN and decision.kind == "main" and decision.player == 0:
            break
        view = engine.view(line.state, decision.player)
        line.act(choose(view, engine.legal(line.state)), auto=decision.player != 0)
    return line


def settle(context: AppContext) -> None:
    """Let everything that was begun come to rest: background work, timers, painting."""
    application = QApplication.instance()
    assert application is not None
    clock, quiet = QElapsedTimer(), QElapsedTimer()
    clock.start()
    quiet.start()
    while quiet.elapsed() < QUIET_MS and clock.elapsed() < LONGEST_MS:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        if context.tasks.busy:
            quiet.restart()


def still(window: MainWindow, context: AppContext) -> QImage:
    """The window once it has come to rest: faces are painted a few at a time, after they were first asked for."""
    before = QImage()
    for _ in range(MOST_LOOKS):
        settle(context)
        now = window.grab().toImage()
        if now == before:
            break
        before = now
    return before


def _save(picture: QImage, out: Path, name: str) -> str:
    if not picture.save(str(out / name)):
        raise KnownError("cli.cannot_write", file=str(out / name), problem="PNG")
    return name
