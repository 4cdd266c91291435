"""How long people wait at the table. Figures in docs/performance.md; never asserted here.

Frames are measured in processor time: they are short, and whatever else runs on the machine would drown them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.engine import actions as act
from ptcg_desktop.services.position_edit import damaged
from ptcg_desktop.services.position_text import Spot
from ptcg_desktop.services.positions import of_state
from ptcg_desktop.ui.app.theme import LIGHT
from ptcg_desktop.ui.table.anim import Motion
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.items import BoardItem, CardItem, Look
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.position_editor import PositionEditor
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.widgets.face_cache import FaceCache
from tests.ui.invented_cards import context_on, workspace
from tests.ui.table_games import EMBERHOUND, EMBERPUP, FIRE, eager, table
from tests.ui.test_table_page import open_page
from tests.ui.test_table_scene import plain_energy


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[GamePanel]:
    faces = FaceCache(lambda _card: None, lambda _set: None)

    def face(card: CardDef, width: float, dpr: float) -> QPixmap:
        return faces.pixmap(card, width, dpr)

    made = GamePanel(Look(face, plain_energy, board_colours(LIGHT)))
    faces.setParent(made)
    qtbot.addWidget(made)
    made.resize(1620, 900)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.board.animator.finish()


def mid_game(turn: int = 9) -> TablePresenter:
    """A game some turns on, in the main part of a turn of ours; the first seed whose game lasts that long."""
    for seed in range(1, 40):
        game = table(seed)
        while not game.over:
            if game.view.turn >= turn and any(isinstance(action, act.Pass) for action in game.legal):
                return game
            game.do(eager(game))
    raise AssertionError("no game lasts that long")


def test_click_to_new_board(benchmark: Any, panel: GamePanel) -> None:
    """From the click on an act to the painted board, movement off."""
    game = mid_game()
    panel.board.animator.speed = 0
    panel.show_game(game)
    panel.grab()
    number = next(n for n, action in enumerate(game.legal) if isinstance(action, act.Attach | act.Bench | act.Pass))

    def click() -> None:
        panel._run(lambda p: p.choose_act(number))
        panel.view.viewport().repaint()

    def back() -> None:
        panel._run(lambda p: p.undo())

    click()  # each round takes this act back and does it again
    benchmark.pedantic(click, setup=back, rounds=30)


def test_undo_in_a_long_game(benchmark: Any, panel: GamePanel) -> None:
    game = table(2)
    while not game.over:
        game.do(eager(game))
    panel.board.animator.speed = 0
    panel.show_game(game)

    def undo_and_redo() -> None:
        panel.do_undo()
        panel.do_redo()

    benchmark(undo_and_redo)


def test_open_a_game_of_300_acts(benchmark: Any, panel: GamePanel) -> None:
    from ptcg_desktop.engine import save as saving
    from ptcg_desktop.ui.table.line import GameLine

    game = table(2)
    while not game.over and len(game.line.entries()) < 300:
        quiet = [action for action in game.legal if not isinstance(action, act.Attack | act.Retreat)]
        game.do(quiet[0])
    document = saving.save(game.line.saved())

    def open_it() -> None:
        saved = saving.load(document)
        line = GameLine.resume(saved)
        panel.show_game(TablePresenter(line, game.wording))

    benchmark.pedantic(open_it, rounds=5)


@pytest.fixture
def editor(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> Iterator[PositionEditor]:
    """The position editor with a position of the middle of a game."""
    with workspace(tmp_path) as opened, context_on(opened, qapp) as context:
        page = open_page(context, qtbot)
        page.positions.edit(of_state(mid_game().line.state, "en"))
        made = page.positions.editor
        assert made is not None
        made.resize(1240, 800)
        made.pane.scene.animator.set_speed("off")
        qtbot.waitUntil(lambda: made.laid is not None)
        yield made
        made.reject()


def judged(editor: PositionEditor) -> None:
    """Let the editor read what was typed, at once, and wait until the rules have spoken."""
    editor._check()
    while editor._checking.busy:
        QApplication.processEvents()
    editor.pane.view.viewport().repaint()


def test_an_act_on_the_board_of_the_position_editor(benchmark: Any, editor: PositionEditor) -> None:
    """From the key that puts damage to the painted board; the rules are asked meanwhile, on another thread."""
    here = Spot("A", "active")
    editor.pane.grab()

    def act_on_it() -> None:
        editor._change(lambda given: damaged(given, here, 10), None)
        editor.pane.view.viewport().repaint()

    def back() -> None:
        editor.text.undo()
        judged(editor)

    act_on_it()
    benchmark.pedantic(act_on_it, setup=back, rounds=20)


def test_a_position_is_read_and_judged(benchmark: Any, editor: PositionEditor) -> None:
    """From a text that stands still to its board and what the rules say of it."""
    benchmark.pedantic(lambda: judged(editor), rounds=20)


def frame_items(panel: GamePanel, count: int) -> list[BoardItem]:
    items: list[BoardItem] = []
    for number in range(count):
        item = CardItem(panel.look)
        item.resize(105, 147)
        item.show_card((EMBERPUP, EMBERHOUND, FIRE, None)[number % 4])
        item.setZValue(900)  # as cards that fly
        panel.board.addItem(item)
        item.setPos(60 + number % 20 * 60, 90 + number // 20 * 110)
        items.append(item)
    return items


@pytest.mark.benchmark(timer=time.process_time)
def test_frame_with_120_cards_moving(benchmark: Any, panel: GamePanel) -> None:
    """One frame: every card a step on, and the board painted."""
    panel.show_game(mid_game())
    items = frame_items(panel, 120)
    animator = panel.board.animator
    for item in items:
        animator.play(Motion(item, item.pos(), item.pos() + QPointF(300, 120), duration=10_000_000))
    QApplication.processEvents()

    def frame() -> None:
        animator._tick()
        panel.view.viewport().repaint()

    benchmark(frame)


@pytest.mark.benchmark(timer=time.process_time)
def test_frame_of_a_drag(benchmark: Any, panel: GamePanel) -> None:
    panel.show_game(mid_game())
    item = frame_items(panel, 1)[0]
    QApplication.processEvents()
    place = [0]

    def frame() -> None:
        place[0] = (place[0] + 7) % 600
        item.setPos(300 + place[0], 300)
        QApplication.processEvents()

    benchmark(frame)


@pytest.mark.benchmark(timer=time.process_time)
def test_full_repaint(benchmark: Any, panel: GamePanel) -> None:
    """What a light that changes everywhere would cost at most."""
    panel.show_game(mid_game())
    picture = QPixmap(QSize(1620, 900))

    def paint() -> None:
        painter = QPainter(picture)
        panel.board.render(
            painter, QRectF(picture.rect()), panel.board.sceneRect(), Qt.AspectRatioMode.IgnoreAspectRatio
        )
        painter.end()

    benchmark(paint)
