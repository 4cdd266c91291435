"""Somebody who clicks, drags, types, resizes and takes back without plan: the board always equals its picture."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ptcg_desktop.ui.app.theme import LIGHT
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.scene import BoardScene
from tests.ui.table_games import table, with_keys
from tests.ui.test_table_scene import contents, plain_energy, plain_face

LEFT = Qt.MouseButton.LeftButton
KEYS = (Qt.Key.Key_T, Qt.Key.Key_R, Qt.Key.Key_H, Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_1, Qt.Key.Key_Left)
KEYS += (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space)
STEPS = 220
LOOK_AFTER = 20


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[GamePanel]:
    made = GamePanel(Look(plain_face, plain_energy, board_colours(LIGHT)))
    qtbot.addWidget(made)
    with_keys(made)
    made.resize(1100, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.board.animator.finish()
    made.banner.close_banner()


class Somebody:
    """Does something at random."""

    def __init__(self, panel: GamePanel, luck: random.Random) -> None:
        self.panel, self.luck = panel, luck
        self.ways = (self.click, self.click, self.drag, self.drag, self.act, self.act, self.key, self.undo, self.redo)
        self.rare = (self.resize, self.wait, self.rewind, self.other_game)

    def do_something(self) -> None:
        self.luck.choice(self.rare if self.luck.random() < 0.2 else self.ways)()

    def spot(self) -> QPoint:
        rect = self.panel.board.rect_of(self.luck.choice(self.panel.board.handles()))
        assert rect is not None
        return self.panel.view.mapFromScene(rect.center()) + QPoint(self.luck.randrange(-9, 9), self.luck.randrange(9))

    def click(self) -> None:
        QTest.mouseClick(self.panel.view.viewport(), LEFT, pos=self.spot())

    def drag(self) -> None:
        port, start, end = self.panel.view.viewport(), self.spot(), self.spot()
        QTest.mousePress(port, LEFT, pos=start)
        QTest.mouseMove(port, start + (end - start) / 2)
        if self.luck.random() < 0.2:
            self.panel.do_undo()  # the lifted thing may be gone now
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, LEFT, pos=end)

    def act(self) -> None:
        self.panel._run(lambda p: p.choose_act(self.luck.randrange(max(1, len(p.legal)))))

    def key(self) -> None:
        QTest.keyClick(self.panel.view, self.luck.choice(KEYS))

    def undo(self) -> None:
        self.panel.do_undo()

    def redo(self) -> None:
        self.panel.do_redo()
        popup = QApplication.activePopupWidget()
        if popup is not None:  # coins: kept or flipped anew
            popup.close()

    def resize(self) -> None:
        self.panel.resize(self.luck.randrange(700, 1900), self.luck.randrange(520, 1200))

    def wait(self) -> None:
        QTest.qWait(self.luck.choice((0, 5, 15)))

    def rewind(self) -> None:
        self.panel._run(lambda p: p.rewind(self.luck.randrange(len(p.line.entries()))))

    def other_game(self) -> None:
        rules = self.luck.choice(("classic", "current"))
        self.panel.show_game(table(self.luck.randrange(1, 99), rules, sides=("person", "passive")))
        self.panel.board.animator.set_speed(self.luck.choice(("normal", "quick", "off")))


def test_nothing_done_at_random_leaves_a_wrong_board(panel: GamePanel) -> None:
    somebody = Somebody(panel, random.Random(4))
    somebody.other_game()
    for step in range(STEPS):
        somebody.do_something()
        if step % LOOK_AFTER == 0:
            board = panel.board
            board.raise_card(None)
            board.animator.finish()
            fresh = BoardScene(panel.look, board.labels)
            fresh.set_size(board.sceneRect().width(), board.sceneRect().height())
            assert panel.presenter is not None
            fresh.show_picture(panel.presenter.picture(), moving=False)
            assert contents(board) == contents(fresh), step
            assert len(board.items()) == len(fresh.items()), "nothing stays behind"
