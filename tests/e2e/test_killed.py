"""A process that is killed in the middle of a choice: the next one goes on there, at the very act."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ptcg_desktop import engine
from ptcg_desktop.cards.model import Text
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import save as saving
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.view import TablePage
from tests.ui.invented_cards import context_on, workspace
from tests.ui.table_games import EMBERPUP, FIRE, LAKE_DECK, LAMP
from tests.ui.test_table_presenter import to_main

ROOT = Path(__file__).resolve().parents[2]
SWAP = msgspec.structs.replace(LAMP, id="inv-7", rules=(Text("Discard 2 cards from your hand. Draw 3 cards.", ""),))


def stand(game: TablePresenter) -> dict[str, object]:
    """Where a game stands: state, choice, acts taken back and other lines."""
    prompt = game.prompt()
    assert prompt is not None, "it stands in the middle of a choice"
    decision = game.view.decision
    assert decision is not None
    return {
        "state": saving.digest(game.line.state),
        "question": [prompt.title, prompt.detail],
        "chosen": len(decision.chosen),
        "ahead": len(game.line.entries()) - 1 - game.line.position,
        "branches": [[branch.at, len(branch.actions), branch.name] for branch in game.line.branches],
    }


@contextmanager
def table_page(home: Path, app: QApplication) -> Iterator[tuple[TablePage, AppContext]]:
    """The Table page on a home folder, nothing moving."""
    with workspace(home) as opened, context_on(opened, app) as context:
        page = TablePage(context)
        page.resize(1100, 720)
        page.show()
        page.enter()
        page.game.board.animator.speed = 0
        yield page, context
        page.leave()
        page.close()
        page.deleteLater()


def be_killed(home: Path) -> None:
    """Play into the middle of a choice, with a branch and an act taken back, tell where that is, and wait."""
    with table_page(home, QApplication([])) as (page, context):
        swap = context.workspace.catalogue.programs.automated(SWAP)
        decks = ([EMBERPUP] * 12 + [swap] * 28 + [FIRE] * 20, LAKE_DECK)
        line = GameLine(saving.start_from_decks(engine.load_profile("current"), decks, 3, engine.Options(first=0)))
        line.sides = ("person", "passive")
        page.play(line)
        game = page.game.presenter
        assert game is not None
        to_main(game)
        page.game.do_undo()  # another line is left behind, and named
        page.game._run(lambda p: p.do(act.FlipCoins(p.seat)))
        to_main(game)
        page.game._run(lambda p: p.do(next(one for one in p.legal if isinstance(one, act.PlayTrainer))))
        for _ in range(2):
            page.game._run(lambda p: p.do(next(one for one in p.legal if isinstance(one, act.ChooseCard))))
        page.game.do_undo()
        while context.tasks.busy:
            QApplication.processEvents()
        print(json.dumps(stand(game)), flush=True)
        sys.stdin.read()


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_process_killed_in_the_middle_of_a_choice_goes_on_there(home: Path, qapp: QApplication) -> None:
    body = f"import pathlib; from tests.e2e.test_killed import be_killed; be_killed(pathlib.Path({str(home)!r}))"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, "-c", body],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    told = process.stdout.readline()
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=10)
    before = json.loads(told)
    assert (before["chosen"], before["ahead"], len(before["branches"])) == (1, 1, 1)
    with table_page(home, qapp) as (page, context):
        QTest.mouseClick(page.start_panel.again, Qt.MouseButton.LeftButton)
        game = page.game.presenter
        assert game is not None
        assert stand(game) == before
        page.game.do_redo()
        assert not game.line.can_redo
        assert game.prompt() is None, "both are chosen, and the text went on"
        page.save_draft()
        assert len(context.workspace.games.list()) == 1, "the game is kept where it was"
