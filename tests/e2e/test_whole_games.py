"""Whole games through the real window, in every era and by keys alone: their ends equal the engine's replay."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.cards.names import fold
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import save as saving
from ptcg_desktop.players.eager import choose
from ptcg_desktop.ui.app.shots import OpenWindow
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.view import TablePage
from tests.ui.conftest import opened as opened
from tests.ui.table_games import EMBER_DECK, LAKE_DECK, eager, is_replayed
from tests.ui.test_table_game import Mouse

KEY = Qt.Key
MOST = 300


def begin(opened: OpenWindow, profile: str, sides: tuple[str, str]) -> tuple[TablePage, TablePresenter]:
    """A game of the invented decks on the Table page, nothing moving."""
    page = opened.window.show_page("table")
    assert isinstance(page, TablePage)
    page.game.board.animator.speed = 0
    rules = engine.load_profile(profile)
    line = GameLine(saving.start_from_decks(rules, (EMBER_DECK, LAKE_DECK), 11, engine.Options()))
    line.sides = sides
    page.play(line)
    QApplication.processEvents()
    assert page.game.presenter is not None
    return page, page.game.presenter


def test_a_whole_game_by_mouse_in_every_era(opened: OpenWindow) -> None:
    """In one window, one after the other: from each game's end back to the choice of decks and on to the next."""
    for profile in engine.profile_ids():
        page, game = begin(opened, profile, ("person", "passive"))
        mouse = Mouse(page.game)
        for _ in range(MOST):
            if game.over:
                break
            before = game.line.position
            mouse.act(game, eager(game))
            assert game.line.position > before, profile
        assert game.over, profile
        assert page.game.ending.isVisible()
        assert is_replayed(game), profile
        mouse.press(page.game.ending.look)
        mouse.press(page.game.fresh)
        assert page.start_panel.isVisible()


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "the keyboard is nowhere"
    return widget


def press(key: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focus(), key, modifier)


def tab_to(widget: QWidget) -> None:
    for _ in range(40):
        if widget.hasFocus():
            return
        press(KEY.Key_Tab)
    raise AssertionError(f"{widget.accessibleName()} is not reached")


def test_a_whole_game_by_keyboard_alone_in_every_era(opened: OpenWindow, qtbot: QtBot) -> None:
    """From the first page to the end of the last game; no click, and no widget is given the focus but by keys."""
    press(KEY.Key_4, Qt.KeyboardModifier.ControlModifier)
    page = opened.window.shown_page
    assert isinstance(page, TablePage)
    page.game.board.animator.speed = 0
    start, ways, played = page.start_panel, set(), set()
    for number in range(start.profile.count()):
        tab_to(start.profile)
        press(KEY.Key_Home)
        for _ in range(number):
            press(KEY.Key_Down)
        qtbot.waitUntil(start.begin.isEnabled)
        tab_to(start.begin)
        press(KEY.Key_Space)
        game = page.game.presenter
        assert game is not None
        for _ in range(MOST):
            if game.over:
                break
            before = game.line.position
            action = choose(game.view, game.legal)
            ways.add(do_by_keys(page, game, action))
            assert game.line.position > before, action
        assert game.over
        assert is_replayed(game)
        played.add(game.line.state.game.profile.id)
        press(KEY.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert start.isVisible()
    assert played == set(engine.profile_ids())
    assert ways == {"attack", "put", "list"}


def do_by_keys(page: TablePage, game: TablePresenter, action: engine.Action) -> str:
    """One act: attacks by their number, Energy by the hand, everything else by searching the list of acts."""
    active = game.view.players[game.seat].active
    if isinstance(action, act.Attack) and active is not None:
        to_board(page)
        press(str(active.attacks.index(action.name) + 1))
        return "attack"
    if isinstance(action, act.Attach):
        to_board(page)
        go_to(page, KEY.Key_H, Handle("card", "near", action.card))
        press(KEY.Key_E)
        if game.selected is not None:
            target = Handle("pokemon", "near", action.target)
            go_to(page, KEY.Key_A if game.router.active(game.seat) == target else KEY.Key_B, target)
            press(KEY.Key_Return)
        return "put"
    words = game.wording.act(action)
    press(KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.game.acts.search.hasFocus()
    QTest.keyClicks(focus(), fold(words).split()[0])
    for _ in range([row.text.startswith(words) for row in page.game.acts.list.lines.rows].index(True)):
        press(KEY.Key_Down)
    press(KEY.Key_Return)
    return "list"


def to_board(page: TablePage) -> None:
    if page.game.acts.search.hasFocus():
        press(KEY.Key_Tab)  # out of the field, where letters are letters
    press(KEY.Key_A)
    assert page.game.view.hasFocus()


def go_to(page: TablePage, key: Qt.Key, handle: Handle) -> None:
    for _ in range(30):
        press(key)
        if page.game.view.focus_handle == handle:
            return
    raise AssertionError(f"{handle} is not reached")
