"""Setting up a position in the real window, playing from it, and saving it and the game as scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.services.scenario_format import read_file
from ptcg_desktop.services.scenarios import run_files
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.table.position_editor import PositionEditor
from ptcg_desktop.ui.table.view import TablePage
from tests.ui.invented_cards import context_on, workspace
from tests.ui.test_table_games import drop
from tests.ui.test_table_page import open_page

LEFT = Qt.MouseButton.LeftButton
BOARD = """
rules: classic
A active: Emberhound < Emberpup | energy: R R
A hand: Old Lamp, Fire Energy
B bench: Emberpup | asleep
"""


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


def editor_of(page: TablePage) -> PositionEditor:
    editor = page.positions.editor
    assert editor is not None
    return editor


def typed(editor: PositionEditor, text: str, qtbot: QtBot) -> None:
    """Put a text into the editor and wait until it was judged."""
    editor.laid = None
    editor.text.setPlainText(text)
    qtbot.waitUntil(lambda: editor.laid is not None)


def test_a_board_for_the_passive_dummy_is_set_up_played_by_hand_and_saved(
    context: AppContext, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(context, qtbot)
    QTest.mouseClick(page.start_panel.position, LEFT)
    editor = editor_of(page)
    qtbot.waitUntil(lambda: editor.laid is not None)
    assert not editor.play.isEnabled()
    typed(editor, editor.text.toPlainText() + BOARD.replace("Old Lamp", "Old Lmap"), qtbot)
    told = [editor.problems.item(row).text() for row in range(editor.problems.count())]
    assert any(text.startswith("Line ") and "Old Lamp" in text for text in told)
    assert not editor.play.isEnabled()
    typed(editor, editor.text.toPlainText().replace("Old Lmap", "Old Lamp"), qtbot)
    told = [editor.problems.item(row).text() for row in range(editor.problems.count())]
    assert any("(R-COND-1)" in text for text in told)
    assert editor.play.isEnabled()
    # the finder puts a card where it is told to; undo takes it out again
    before = editor.text.toPlainText()
    QTest.keyClicks(editor.finder, "quag")
    qtbot.waitUntil(lambda: editor.found.count() > 0)
    editor.pane.finder.side.setCurrentIndex(editor.pane.finder.side.findData("B"))
    editor.pane.finder.zone.setCurrentIndex(editor.pane.finder.zone.findData("bench"))
    QTest.keyClick(editor.finder, Qt.Key.Key_Return)
    assert "Mr. Quag-Quag [inv1-4]" in editor.text.toPlainText()
    editor.text.undo()
    assert editor.text.toPlainText() == before
    editor.text.redo()
    qtbot.waitUntil(lambda: editor.play.isEnabled())
    QTest.mouseClick(editor.play, LEFT)
    game = page.game.presenter
    assert game is not None
    assert page.positions.editor is None
    assert [one.hp for one in (game.view.players[1].active,) if one is not None] == [990]
    assert len(game.view.players[1].bench) == 2
    # play on, by hand too, and save both
    page.game._run(lambda p: p.do(act.SetDamage(0, game.view.players[1].bench[0].uid, 20)))
    page.game._run(lambda p: p.do(act.Pass(0)))
    for name, ask in (("position.yaml", page.positions.ask_save_position), ("game.yaml", page.positions.ask_save_game)):
        path = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, path=path: (str(path), ""))
        ask()
        assert run_files([path]).passed == 1
    assert [step.exact["do"] for step in read_file(tmp_path / "game.yaml").scenarios[0].steps][:2] == [
        "set_damage",
        "pass",
    ]
    # from the file back into the editor, and to the same board
    state = game.line.state
    drop(page, tmp_path / "position.yaml")
    editor = editor_of(page)
    qtbot.waitUntil(lambda: editor.laid is not None and editor.play.isEnabled())
    QTest.mouseClick(editor.play, LEFT)
    again = page.game.presenter
    assert again is not None
    assert again is not game
    assert engine.lay_out(again.line.state)[0] == engine.lay_out(state)[0]
    page.again(True)
    assert page.game.presenter is not None
    assert engine.lay_out(page.game.presenter.line.state)[0] == engine.lay_out(state)[0]


def test_what_cannot_be_saved_or_opened_is_a_sentence(
    context: AppContext, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(context, qtbot)
    page.positions.edit_new()
    editor = editor_of(page)
    typed(editor, BOARD.replace("B bench", "B active"), qtbot)
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.Start)
    editor.text.find("B active")
    QTest.mouseClick(editor.more, LEFT)
    assert editor.menu is not None
    lines = {action.text(): action for action in editor.menu.actions()}
    lines["damage: 10"].trigger()
    lines["turn: B 6"].trigger()
    editor.menu.close()
    assert "B active: Emberpup | asleep | damage: 10\n" in editor.text.toPlainText()
    assert editor.text.toPlainText().endswith("\nturn: B 6")
    editor.text.undo()
    qtbot.waitUntil(lambda: editor.play.isEnabled())
    QTest.mouseClick(editor.play, LEFT)
    game = page.game.presenter
    assert game is not None
    game.do(act.LookAt(0, 0, "deck"))  # a choice is open now
    told: list[str] = []
    context.noticed.connect(lambda notice: told.append(notice.text))
    page.positions.ask_save_position()
    page.positions.edit_this()
    game.do(act.Done(0))
    game.line.sides = ("person", "guest")
    page.positions.edit_this()
    assert len(told) == 3
    assert page.positions.editor is None
    page.positions.edit_new()
    editor = editor_of(page)
    (tmp_path / "none.yaml").write_text("schema: ptcg-scenario/1\nscenarios: []\n", encoding="utf-8")
    editor.open_file(tmp_path / "none.yaml")
    assert "no scenario" in editor.problems.item(0).text()
    given = "{id: s%d, title: Study %d, profile: classic, given: {turn: {number: %d}}}"
    listed = ", ".join(given.replace("%d", str(number)) for number in (3, 9))
    two = f"schema: ptcg-scenario/1\nscenarios: [{listed}]\n"
    (tmp_path / "two.yaml").write_text(two, encoding="utf-8")
    monkeypatch.setattr(QInputDialog, "getItem", lambda *_a, **_k: ("2. Study 9", True))
    editor.open_file(tmp_path / "two.yaml")
    assert "turn: A 9" in editor.text.toPlainText()
    editor.text.setPlainText(two.replace("number: 9", "number: 11"))
    qtbot.waitUntil(lambda: "turn: A 11" in editor.text.toPlainText())
    editor.text.setPlainText("schema: ptcg-scenario/9\n")
    qtbot.waitUntil(lambda: "ptcg-scenario/1" in editor.problems.item(0).text())
    QTest.mouseClick(editor.close_button, LEFT)
    assert page.positions.editor is None


def test_the_log_of_a_game_from_a_position_names_the_pokemon_that_lay_there(context: AppContext, qtbot: QtBot) -> None:
    page = open_page(context, qtbot)
    page.positions.edit_new()
    editor = editor_of(page)
    typed(editor, BOARD.replace("B bench: Emberpup | asleep", "B active: Emberpup | poisoned"), qtbot)
    QTest.mouseClick(editor.play, LEFT)
    game = page.game.presenter
    assert game is not None
    game.do(act.Pass(0))
    assert "The opponent's Emberpup got damage counters" in game.log_text()
    assert page.game.report.heading()[0] == "Position"
