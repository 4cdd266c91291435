"""Who sits at the other side: the computer, the person with the table turned, another person, nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.services.opponents import SIDES, practice_deck, sides_of
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.tasks import Tasks
from ptcg_desktop.ui.app.theme import LIGHT
from ptcg_desktop.ui.table.computer import ComputerDriver
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.start_panel import OFFERED, StartOptions
from tests.ui.invented_cards import context_on, workspace
from tests.ui.table_games import eager, is_replayed, table
from tests.ui.test_table_page import fill, open_page
from tests.ui.test_table_scene import plain_energy, plain_face

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[GamePanel]:
    """A panel with a computer that thinks."""
    made = GamePanel(Look(plain_face, plain_energy, board_colours(LIGHT)))
    tasks = Tasks()
    driver = ComputerDriver(tasks, made)
    qtbot.addWidget(made)
    made.resize(1100, 720)
    made.board.animator.speed = 0
    made.show()
    qtbot.waitExposed(made)
    yield made
    driver.leave()
    assert tasks.shut_down()
    made.banner.close_banner()


def step(panel: GamePanel, game: TablePresenter) -> None:
    """What the person does next; a text of either side that is not automated is carried out by the person."""
    if game.card_text() is not None:
        assert panel.desk.text.isVisible()
        panel.press_end_turn()
    else:
        panel._run(lambda p: p.do(eager(p)))


@pytest.mark.parametrize("profile", engine.profile_ids())
def test_a_whole_game_against_the_computer(panel: GamePanel, qtbot: QtBot, profile: str) -> None:
    game = table(11, profile, sides=("person", "eager"))
    panel.show_game(game)
    for _ in range(200):
        qtbot.waitUntil(lambda: game.computer is None, timeout=5000)
        if game.over:
            break
        step(panel, game)
    assert game.over
    assert panel.ending.isVisible()
    assert not panel.computer.isVisible()
    done = [entry.action for entry in game.line.entries() if entry.auto]
    assert any(isinstance(action, act.Attack) for action in done)
    assert all(action is not None and action.player == 1 for action in done)
    assert is_replayed(game)


def test_the_computer_can_be_stopped_and_what_it_did_taken_back(panel: GamePanel, qtbot: QtBot) -> None:
    game = table(11, sides=("person", "eager"))
    panel.show_game(game)
    while game.view.turn < 1 or game.view.current != 0:
        qtbot.waitUntil(lambda: game.computer is None, timeout=5000)
        step(panel, game)
    qtbot.waitUntil(lambda: game.computer is None, timeout=5000)
    before = game.line.position
    panel.board.animator.speed = 1
    panel._run(lambda p: p.end_turn())
    assert panel.computer.isVisible()
    panel.computer.stop.click()
    panel.board.animator.speed = 0
    stopped = game.line.position
    qtbot.wait(30)
    assert game.line.position == stopped
    assert game.computer == "eager"
    panel.do_undo()
    assert game.line.position == before
    assert game.computer is None  # what was taken back may be done again: the computer does not act for itself
    panel.do_redo()
    panel.computer.stop.click()
    qtbot.waitUntil(lambda: game.view.to_act == 0 or game.over, timeout=5000)
    assert game.line.position > stopped


def test_the_table_turns_to_the_side_that_must_act(panel: GamePanel) -> None:
    game = table(11, sides=("person", "person"))
    panel.show_game(game)
    seats = set()
    for _ in range(60):
        seats.add(game.seat)
        assert game.view.decision is None or game.view.decision.player == game.seat == game.view.viewer
        assert panel.pages.currentIndex() == 0
        action = game.legal[-1] if isinstance(game.legal[0], act.PlaceBench) else game.legal[0]
        panel._run(lambda p, action=action: p.do(action))  # type: ignore[misc]
        if game.over:
            break
    assert seats == {0, 1}
    while panel.undo.isEnabled():
        panel.do_undo()
        assert game.view.to_act == game.seat
    assert game.line.position == 0


def test_a_whole_game_of_both_sides_equals_its_replay(panel: GamePanel) -> None:
    game = table(12, "current", sides=("person", "person"))
    panel.show_game(game)
    for _ in range(400):
        if game.over:
            break
        panel._run(lambda p: p.do(eager_of(p.legal)))
    assert game.over
    assert is_replayed(game)


def eager_of(legal: tuple[engine.Action, ...]) -> engine.Action:
    """Attack, attach, lay down: in this order; else what comes first."""
    for kind in (act.Attach, act.Attack, act.Bench, act.PlaceBench):
        for action in legal:
            if isinstance(action, kind):
                return action
    plain = [action for action in legal if not isinstance(action, act.PlayTrainer | act.Retreat)]
    return plain[0]


def test_nothing_of_a_hand_is_shown_while_two_people_change_places(panel: GamePanel) -> None:
    game = table(11, sides=("person", "guest"))
    game.line.names = ("Kennel", "Lake")
    panel.show_game(game)
    if game.curtain:
        panel.curtain.lifted.emit()
    before = game.seat
    for _ in range(20):
        if not game.curtain:
            panel._run(lambda p: p.do(p.legal[-1]))
    assert game.curtain
    assert panel.curtain.isVisible()
    assert not panel.view.isVisible()
    names = {"Emberpup", "Puddlet", "Emberhound", "Lagoor"}
    shown = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert any(("Lake", "Kennel")[before] in text for text in shown)
    assert not any(name in text for name in names for text in shown)
    at = game.line.position
    panel.press_end_turn()
    assert game.line.position == at, "nothing can be done behind the curtain"
    QApplication.clipboard().setText("before")
    panel.copy_log()
    assert QApplication.clipboard().text() == "before"
    QTest.mouseClick(panel.curtain.show_board, LEFT)
    assert panel.view.isVisible()
    assert len(game.picture().near.hand) == len(game.line.state.players[game.seat].hand)


def test_nobody_is_a_dummy_that_lasts(context: AppContext, qtbot: QtBot) -> None:
    keys = fill(context)
    page = open_page(context, qtbot)
    panel = page.start_panel
    panel.select(StartOptions(keys[0], keys[1], "classic", 5, "nobody", 0))
    assert not panel.opponents.isEnabled()
    assert panel.begin.isEnabled()
    panel.start.emit()
    game = page.game.presenter
    assert game is not None
    while game.view.turn == 0:
        game.do(eager(game))
    theirs = game.view.players[1]
    assert theirs.active is not None
    assert theirs.active.hp == practice_deck()[0].hp
    assert theirs.bench == ()
    assert game.view.first == 0
    assert game.line.sides == ("person", "nobody")
    page.leave()


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("profile", engine.profile_ids())
def test_who_begins_can_be_agreed_on(profile: str, first: int) -> None:
    deck = practice_deck()
    for seed in range(4):
        state = engine.new_game(engine.load_profile(profile), (deck, deck), seed, engine.Options(first=first))
        while state.phase == "setup":
            state = engine.apply(state, engine.legal(state)[-1]).state
        assert (state.first, state.current) == (first, first)


def test_words_for_sides_that_nobody_knows_are_a_passive_deck() -> None:
    assert sides_of(("", "")) == ("person", "passive")
    assert sides_of(("person", "clairvoyant")) == ("person", "passive")
    assert set(OFFERED) == set(SIDES)
