"""The backups dialog: what it lists and says, restoring and taking that back; and what the window does by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app import backups
from ptcg_desktop.ui.app.backups import BackupsDialog, Held
from ptcg_desktop.ui.app.context import AppContext, Notice
from ptcg_desktop.ui.app.housekeeping import Housekeeper
from tests.ui.invented_cards import CARDS, context_on, nameless, workspace


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        opened.collection.add(CARDS[0], 2)
        yield found


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def open_dialog(qtbot: QtBot, context: AppContext, window: QWidget) -> BackupsDialog:
    dialog = BackupsDialog(context, window)
    dialog.show()
    qtbot.waitUntil(lambda: not context.tasks.busy)
    return dialog


def test_a_backup_is_made_listed_restored_and_that_is_taken_back(
    qtbot: QtBot, context: AppContext, window: QWidget
) -> None:
    notices: list[Notice] = []
    context.noticed.connect(notices.append)
    dialog = open_dialog(qtbot, context, window)
    assert dialog.table.rowCount() == 0
    assert not dialog.restore.isEnabled()
    dialog.make.click()
    qtbot.waitUntil(lambda: dialog.table.rowCount() == 1 and not context.tasks.busy)
    assert dialog.table.item(0, 2).text() == "2"
    dialog.close()
    context.workspace.collection.add(CARDS[1], 3)
    dialog = open_dialog(qtbot, context, window)
    assert "2" in dialog.words.text()
    assert "5" in dialog.words.text()
    assert nameless(dialog) == []
    dialog.restore.click()
    qtbot.waitUntil(lambda: bool(notices))
    assert context.workspace.collection.totals().copies == 2
    assert notices[-1].run is not None
    notices[-1].run()
    qtbot.waitUntil(lambda: not context.tasks.busy)
    assert context.workspace.collection.totals().copies == 5


def test_a_damaged_backup_is_listed_and_cannot_be_chosen(qtbot: QtBot, context: AppContext, window: QWidget) -> None:
    context.workspace.back_up()
    folder = context.workspace.home / "backups"
    (folder / "library-20200101-000000.db").write_bytes(b"no library")
    names = sorted(each.name for each in folder.iterdir())
    dialog = open_dialog(qtbot, context, window)
    assert dialog.table.rowCount() == 2
    dialog.table.selectRow(1)
    assert dialog.table.chosen() is None or dialog.table.chosen().well  # type: ignore[union-attr]
    assert sorted(each.name for each in folder.iterdir()) == names
    dialog.close()


def test_the_window_makes_a_backup_when_one_is_due(qtbot: QtBot, context: AppContext) -> None:
    keeper = Housekeeper(context)
    assert context.workspace.backups() == []
    keeper.warm()
    keeper.back_up()
    qtbot.waitUntil(lambda: not context.tasks.busy)
    assert len(context.workspace.backups()) == 1
    keeper.back_up()
    qtbot.waitUntil(lambda: not context.tasks.busy)
    assert len(context.workspace.backups()) == 1


def test_a_dialog_closed_in_the_middle_loses_nothing_and_breaks_nothing(
    qtbot: QtBot, context: AppContext, window: QWidget
) -> None:
    context.workspace.back_up()
    gone = BackupsDialog(context, window)
    gone.open()
    gone.close()  # while it looks into the backups
    dialog = open_dialog(qtbot, context, window)
    with qtbot.waitSignal(context.changed):
        dialog.restore.click()
        dialog.close()
        assert dialog.isVisible()  # a moment, until it is restored
    qtbot.waitUntil(lambda: not context.tasks.busy)


def test_the_backups_of_a_library_damaged_while_it_is_open_are_offered(
    qtbot: QtBot, context: AppContext, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_workspace: Workspace) -> Held:
        raise KnownError("database.corrupt", file="library.db")

    context.workspace.back_up()
    monkeypatch.setattr(backups, "held", damaged)
    dialog = open_dialog(qtbot, context, window)
    assert dialog.restore.isEnabled()
    assert "taken back" in dialog.words.text()
    dialog.close()
