"""The table through its widgets, with the mouse: what is refused, lit, taken back and told beside the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.app.theme import LIGHT
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.presenter import TablePresenter
from tests.ui.table_games import FIRE, eager, table, with_keys
from tests.ui.test_table_scene import plain_energy, plain_face

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[GamePanel]:
    made = GamePanel(Look(plain_face, plain_energy, board_colours(LIGHT)))
    qtbot.addWidget(made)
    with_keys(made)
    made.resize(1100, 720)
    made.board.animator.speed = 0
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.banner.close_banner()


def open_game(panel: GamePanel, game: TablePresenter) -> TablePresenter:
    panel.show_game(game)
    QApplication.processEvents()
    return game


# --- a person with a mouse ---


class Mouse:
    """Does acts with the mouse, as a person would: clicking and dragging what is lit."""

    def __init__(self, panel: GamePanel) -> None:
        self.panel = panel

    def spot(self, handle: Handle) -> QPoint:
        rect = self.panel.board.rect_of(handle)
        assert rect is not None, handle
        view = self.panel.view
        point = view.mapFromScene(rect.intersected(self.panel.board.sceneRect()).center())
        # A neighbour in the hand may cover the middle: go left until the card itself is on top.
        for x in range(0, int(rect.width() / 2), 3):
            moved = point - QPoint(x, 0)
            if self.panel.board.handle_at(view.mapToScene(moved)) == handle:
                return moved
        raise AssertionError(f"{handle} is covered")

    def click(self, handle: Handle) -> None:
        QTest.mouseClick(self.panel.view.viewport(), LEFT, pos=self.spot(handle))

    def drag(self, source: Handle, target: Handle) -> None:
        port, start, end = self.panel.view.viewport(), self.spot(source), self.spot(target)
        QTest.mousePress(port, LEFT, pos=start)
        QTest.mouseMove(port, start + QPoint(0, -30))
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, LEFT, pos=end)

    def press(self, widget: QWidget) -> None:
        assert widget.isVisible()
        QTest.mouseClick(widget, LEFT)

    def act(self, game: TablePresenter, action: engine.Action) -> None:
        """Do that legal act."""
        number = game.legal.index(action)
        route = game.routes[number]
        if isinstance(action, act.Attack):
            self.click(game.router.active(0))
            menu = self.panel.menu
            self.press(next(row for row in menu.rows if row.entry.action == action))
        elif isinstance(action, act.Pass):
            self.press(self.panel.end_turn)
        elif route.source is not None and route.targets:
            self.drag(route.source, sorted(route.targets)[0])
        elif route.targets:
            self.click(next(iter(route.targets)))
        else:
            prompt = game.prompt()
            assert prompt is not None
            keys = [choice.key for choice in prompt.choices]
            self.press(self.panel.prompt.buttons[keys.index(number)])


# --- single things ---


def main_part(panel: GamePanel, seed: int = 3) -> TablePresenter:
    game = open_game(panel, table(seed))
    while game.view.decision is not None and game.view.decision.kind != "main":
        panel._run(lambda p: p.choose_act(0))
    return game


def test_a_wrong_drop_shows_the_clause_and_the_sentence(panel: GamePanel) -> None:
    game = main_part(panel)
    card = next(each.handle for each in game.picture().near.hand if each.card is FIRE)
    Mouse(panel).drag(card, game.router.active(1))
    assert panel.banner.isVisible()
    assert panel.banner.clause.text() == "R-ENE-1"
    assert len(panel.banner.text.text()) > 15


def test_lifting_a_card_lights_its_targets_only(panel: GamePanel) -> None:
    game = main_part(panel)
    card = next(each.handle for each in game.picture().near.hand if each.card is FIRE)
    mouse = Mouse(panel)
    start = mouse.spot(card)
    port = panel.view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + QPoint(0, -40))
    assert panel.board.marks.targets == game.targets(card)
    QTest.mouseRelease(port, LEFT, pos=QPoint(2, 2))


def test_undo_and_redo_buttons_follow_the_game(panel: GamePanel) -> None:
    game = main_part(panel)
    before = game.picture()
    mouse = Mouse(panel)
    mouse.act(game, next(action for action in game.legal if isinstance(action, act.Attach)))
    assert game.picture() != before
    mouse.press(panel.undo)
    assert game.picture().pokemon == before.pokemon
    assert panel.redo.isEnabled()
    mouse.press(panel.redo)
    assert game.picture() != before
    assert not panel.redo.isEnabled()


def test_everything_that_takes_the_keyboard_has_a_name(panel: GamePanel) -> None:
    main_part(panel)
    for widget in panel.findChildren(QWidget):
        takes = widget.isVisible() and widget.focusProxy() is None and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes:
            text = widget.property("text")
            assert widget.accessibleName() or text, (widget, widget.parent(), widget.objectName())


# --- the turn beside the board ---


def turn_with_energy(panel: GamePanel, seed: int = 7) -> TablePresenter:
    game = open_game(panel, table(seed))
    while not any(isinstance(action, act.Attach) for action in game.legal):
        panel._run(lambda p: p.do(eager(p)))
    return game


def test_what_was_forgotten_is_said_once_before_the_turn_ends(panel: GamePanel) -> None:
    game = turn_with_energy(panel)
    turn = game.view.turn
    assert [step.state for step in panel.now.steps.steps] == ["done", "now", "ahead", "ahead"]
    QTest.keyClick(panel.view, Qt.Key.Key_T)
    assert panel.banner.isVisible()
    assert panel.banner.text.text() == game.warning() != ""
    assert not panel.banner.button.isVisible(), "nothing was refused"
    assert game.view.turn == turn
    QTest.mouseClick(panel.banner.after, LEFT)
    assert game.view.turn > turn
    assert not panel.banner.isVisible()
    game = turn_with_energy(panel)
    QTest.keyClick(panel.view, Qt.Key.Key_T)
    QTest.keyClick(panel.view, Qt.Key.Key_T)
    assert game.view.turn > turn, "asked for twice, it is meant"


def test_all_cards_of_a_pokemon_are_a_click_away(panel: GamePanel) -> None:
    game = turn_with_energy(panel)
    active = game.view.players[0].active
    assert active is not None
    game.do(next(one for one in game.legal if isinstance(one, act.Attach) and one.target == active.uid))
    panel.refresh()
    QTest.mouseClick(panel.view.viewport(), LEFT, pos=Mouse(panel).spot(Handle("pokemon", "near", active.uid)))
    QTest.mouseClick(panel.menu.rows[-1], LEFT)
    pile = panel.desk.pile
    assert pile.isVisible()
    assert [pile.list.item(row).text() for row in range(pile.list.count())] == ["Emberpup", "Fire Energy"]
    panel.desk.close_top()
    other = game.view.players[1].active
    assert other is not None
    assert len(other.cards) == 1
    assert game.tap(Handle("pokemon", "far", other.uid)).pile is None, "one card is shown large, not as a list"
