"""Rewind, branches, replay, the list of games and game files, through the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from ptcg_desktop.engine import events as ev
from ptcg_desktop.engine import save
from ptcg_desktop.services import games as game_store
from ptcg_desktop.services.played import PlayedGame
from ptcg_desktop.ui.app.context import AppContext, Notice
from ptcg_desktop.ui.table import timeline
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.start_panel import StartOptions
from ptcg_desktop.ui.table.view import TablePage
from tests.ui.invented_cards import context_on, workspace
from tests.ui.table_games import eager, table
from tests.ui.test_table_page import fill, open_page

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path / "home") as opened, context_on(opened, qapp) as found:
        yield found


def playing(context: AppContext, qtbot: QtBot, acts: int = 8, seed: int = 5) -> tuple[TablePage, TablePresenter]:
    keys = fill(context)
    page = open_page(context, qtbot)
    page.start_game(StartOptions(keys[0], keys[1], "classic", seed))
    game = page.game.presenter
    assert game is not None
    for _ in range(acts):
        page.game._run(lambda p: p.do(eager(p)))
    return page, game


def another_way(page: TablePage, game: TablePresenter, back: int) -> None:
    """Take acts back and do something else."""
    for _ in range(back):
        page.game.do_undo()
    while len(game.legal) < 2:
        page.game.do_undo()
    taken = game.line.entries()[game.line.position + 1].action
    other = next(action for action in game.legal if action != taken)
    page.game._run(lambda p: p.do(other))


def test_branches_are_listed_named_played_and_forgotten(
    context: AppContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, game = playing(context, qtbot)
    first = game.line.actions
    panel = page.game.branches
    another_way(page, game, 2)
    assert game.line.actions != first
    assert [(row.key, row.depth) for row in panel.list.lines.rows] == [(timeline.THIS_LINE, 0), (0, 1)]
    page.game.practice.open_menu()
    assert page.game.practice.menu is not None
    assert "New hand\tShift+N" in [line.text() for line in page.game.practice.menu.actions()]
    page.game.practice.menu.close()
    panel.list.setCurrentIndex(panel.list.lines.index(1))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_a, **_k: ("Brave", True))
    QTest.mouseClick(panel.rename, LEFT)
    assert "Brave" in panel.list.lines.rows[1].text
    panel.play.click()
    assert game.line.actions[: len(first)] == first
    assert game.line.name == "Brave"
    assert "1" in page.game.tabs.tabToolTip(2)
    panel.list.setCurrentIndex(panel.list.lines.index(1))
    panel.drop.click()
    assert game.line.branches == []
    assert not panel.play.isEnabled()
    page.leave()


def test_a_replay_shows_every_act_and_loses_nothing(context: AppContext, qtbot: QtBot) -> None:
    page, game = playing(context, qtbot, 10)
    row, every = page.game.replay, len(game.line.entries()) - 1
    end = save.digest(game.line.state)
    row.first.click()
    assert game.line.position == 0
    for at in range(1, every + 1):
        row.forward.click()
        assert game.line.position == at
    assert not row.forward.isEnabled()
    assert (save.digest(game.line.state), game.line.branches) == (end, [])
    row.place.setValue(3)
    assert game.line.position == 3
    row.speed.setCurrentIndex(3)
    row.play.click()
    qtbot.waitUntil(lambda: game.line.position > 4, timeout=5000)
    row.play.click()
    row.last.click()
    assert save.digest(game.line.state) == end
    page.leave()


def test_who_plays_both_sides_can_branch_off_a_replay_at_either(context: AppContext, qtbot: QtBot) -> None:
    page, _ = playing(context, qtbot, 0)
    game = table(7, sides=("person", "person"))
    page.game.show_game(game)
    for _ in range(30):
        page.game._run(lambda p: p.do(p.legal[-1]))
    seats = set()
    for at in range(len(game.line.entries())):
        page.game.replay.go(at)
        assert game.legal or game.over, at
        seats.add(game.seat)
    assert seats == {0, 1}
    page.leave()


def test_redo_past_a_coin_asks_whether_to_flip_anew(context: AppContext, qtbot: QtBot) -> None:
    page, _ = playing(context, qtbot, 0)
    game = table(3, "classic", sides=("person", "person"))
    page.game.show_game(game)
    from ptcg_desktop.engine import actions as act

    page.game._run(lambda p: p.do(act.FlipCoins(p.seat, 6)))
    page.game.do_undo()
    page.game.do_redo()
    keep, anew = page.game.redo_menu.actions()
    assert "Heads" in keep.text() or "Tails" in keep.text()
    assert game.line.can_redo, "nothing is done until the person chooses"
    old = coins(game, 1)
    keep.trigger()
    assert coins(game, game.line.position) == old
    page.game.redo_menu.close()
    page.game.do_undo()
    page.game.do_redo()
    _, anew = page.game.redo_menu.actions()
    anew.trigger()
    page.game.redo_menu.close()
    assert len(coins(game, game.line.position)) == 6
    assert len(game.line.branches) == 1
    page.leave()


def coins(game: TablePresenter, at: int) -> list[bool]:
    return [event.heads for event in game.line.entries()[at].events if isinstance(event, ev.CoinFlipped)]


def test_games_are_listed_opened_named_and_deleted(
    context: AppContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, game = playing(context, qtbot)
    first = game.line.actions
    page.again(False)
    page.game._run(lambda p: p.do(eager(p)))
    page.show_games()
    panel = page.games_panel
    assert panel.list.count() == 2
    assert panel.list.item(0).text() == "Kennel against Quarry"
    ids = [panel.list.item(row).data(Qt.ItemDataRole.UserRole) for row in (0, 1)]
    panel.list.setCurrentRow(ids.index(min(ids)))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_a, **_k: ("Old glory", True))
    panel.rename.click()
    assert "Old glory" in {panel.list.item(row).text() for row in (0, 1)}
    panel.open.click()
    opened = page.game.presenter
    assert opened is not None
    assert opened.line.actions == first
    page.show_games()
    assert panel.list.count() == 2
    told: list[Notice] = []
    context.noticed.connect(told.append)
    names = {panel.list.item(row).text() for row in (0, 1)}
    panel.delete.click()
    assert panel.list.count() == 1
    assert told[-1].run is not None
    told[-1].run()
    assert {panel.list.item(row).text() for row in (0, 1)} == names, "a slip of the finger loses nothing"
    page.leave()


def test_only_so_many_games_without_a_name_are_kept(context: AppContext) -> None:
    games = context.workspace.games
    document = save.save(table(3).line.saved()).decode()
    named = games.save("Mine", document).value
    kept = [games.keep(document).value for _ in range(game_store.KEPT + 3)]
    left = {game.id for game in games.list()}
    assert left == {named, *kept[3:]}
    assert games.keep(document, named).value == named
    assert next(game.name for game in games.list() if game.id == named) == "Mine"


def test_a_game_goes_through_a_file_and_is_dropped_on_the_table(
    context: AppContext, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, game = playing(context, qtbot)
    path = tmp_path / "game.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(path), ""))
    page.save_file()
    assert PlayedGame.read(path).actions == game.line.actions
    page.show_start()
    drop(page, path)
    qtbot.waitUntil(lambda: page.game.presenter is not game, timeout=5000)
    opened = page.game.presenter
    assert opened is not None
    assert (opened.line.actions, opened.line.names) == (game.line.actions, ("Kennel", "Quarry"))
    page.leave()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{}", "not a saved game"),
        ("no json at all", "not a saved game"),
        (json.dumps({"format": 999, "engine": 1, "stars": []}), "newer version"),
    ],
)
def test_a_file_that_is_no_game_gets_one_sentence(
    context: AppContext, qtbot: QtBot, tmp_path: Path, text: str, words: str
) -> None:
    page = open_page(context, qtbot)
    path = tmp_path / "other.json"
    path.write_text(text)
    told: list[str] = []
    context.tasks.failed.connect(lambda error: told.append(context.error_text(error)))
    drop(page, path)
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    assert words in told[0]
    assert page.game.presenter is None
    page.leave()


def drop(page: TablePage, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy = Qt.DropAction.CopyAction
    page.dropEvent(QDropEvent(QPointF(50, 50), copy, data, LEFT, Qt.KeyboardModifier.NoModifier))


def test_the_log_is_copied_in_either_language(context: AppContext, qtbot: QtBot) -> None:
    page, game = playing(context, qtbot)
    page.game.copy_log_in("pt_BR")
    portuguese = QApplication.clipboard().text()
    page.game.copy_log_in("en")
    english = QApplication.clipboard().text()
    page.game.copy_log()
    assert QApplication.clipboard().text() == english == game.log_text()
    assert len(portuguese.splitlines()) == len(english.splitlines()) > 5
    assert "Você" in portuguese
    assert "Você" not in english
    page.leave()
