"""File → Import and Export collection, through the real widgets."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from pytestqt.qtbot import QtBot

from ptcg_desktop.services.collection import Lot
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.shots import OpenWindow
from ptcg_desktop.ui.decks.paste_dialog import PasteDialog
from ptcg_desktop.ui.transfer.export_dialog import ExportCollectionDialog
from ptcg_desktop.ui.transfer.import_dialog import COLUMNS, PICK, PLAN, RESULT, ImportCollectionDialog

DRAGON = """Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language
Binder,2,0,Charizard,BS,Base Set,4,NearMint,Foil,English
Binder,1,0,Charizard,JU,Jungle,4,NearMint,Foil,English
Binder,1,0,Charzard,XX,No such set,400,NearMint,Foil,English
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "dragon.csv"
    path.write_text(DRAGON, encoding="utf-8")
    return path


def context_of(opened: OpenWindow) -> AppContext:
    assert opened.window.context is not None
    return opened.window.context


def dialog_on(opened: OpenWindow, qtbot: QtBot, path: Path, page: int = PLAN) -> ImportCollectionDialog:
    dialog = ImportCollectionDialog(context_of(opened), opened.window)
    dialog.show()
    dialog.open_file(path)
    qtbot.waitUntil(lambda: not dialog.running and dialog.stack.currentIndex() == page, timeout=20_000)
    return dialog


def test_a_file_is_planned_decided_and_written_in_one_step(
    opened: OpenWindow, qtbot: QtBot, file: Path, tmp_path: Path
) -> None:
    collection = context_of(opened).workspace.collection
    dialog = dialog_on(opened, qtbot, file)
    page = dialog.plan_page
    assert [tile.text().strip() for tile in page.tiles.values()] == [
        "New: 1", "Changed: 0", "The same: 0", "Ambiguous: 1", "Not understood: 1",
    ]  # fmt: skip
    assert collection.totals().copies == 0
    assert page.tiles["unsure"].isChecked()
    first = page.offers.list.item(0)
    wanted = next(
        page.offers.list.item(line)
        for line in range(page.offers.list.count())
        if page.offers.list.item(line).data(Qt.ItemDataRole.UserRole) == "base1-4"
    )
    assert first is not None
    page.offers.list.itemClicked.emit(wanted)
    qtbot.waitUntil(lambda: page.tiles["new"].text().strip() == "New: 2", timeout=20_000)
    page.tiles["lost"].click()
    qtbot.waitUntil(lambda: page.offers.list.count() > 0, timeout=20_000)  # a name that nobody knows has neighbours
    dialog.save_rest(tmp_path / "left.csv")
    assert "Charzard" in (tmp_path / "left.csv").read_text(encoding="utf-8")
    dialog.go.click()
    qtbot.waitUntil(lambda: dialog.stack.currentIndex() == RESULT, timeout=20_000)
    assert collection.owned() == {"base1-4": 3}
    assert dialog.ended.text() == "dragon.csv is imported"
    assert "3 now" in dialog.outcome.text()
    context_of(opened).undo("collection")
    assert collection.owned() == {}
    dialog.reject()


def test_another_mode_is_another_plan(opened: OpenWindow, qtbot: QtBot, file: Path) -> None:
    workspace = context_of(opened).workspace
    workspace.collection.add(workspace.catalogue.cards(["base1-5"])[0], 4)
    dialog = dialog_on(opened, qtbot, file)
    dialog.plan_page.mode_wanted.emit("replace")
    qtbot.waitUntil(lambda: "removed: 1" in dialog.plan_page.total.text(), timeout=20_000)
    dialog.reject()
    assert workspace.collection.totals().copies == 4


def test_a_heading_nobody_knows_is_asked_about_once(opened: OpenWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("Which;Set code;Number\nCharizard;BS;4\n", encoding="utf-8")
    dialog = dialog_on(opened, qtbot, path, COLUMNS)
    assert [box.currentData() for box in dialog.columns.boxes] == ["", "set_code", "number"]
    dialog.columns.boxes[0].setCurrentIndex(dialog.columns.boxes[0].findData("name"))
    dialog.columns.boxes[2].setCurrentIndex(0)
    dialog.columns.boxes[0].setCurrentIndex(0)
    assert not dialog.go.isEnabled()
    dialog.columns.boxes[0].setCurrentIndex(dialog.columns.boxes[0].findData("name"))
    dialog.go.click()
    qtbot.waitUntil(lambda: dialog.stack.currentIndex() == PLAN, timeout=20_000)
    dialog.reject()
    again = dialog_on(opened, qtbot, path)
    assert "read as mine" in again.plan_page.title.text()
    again.reject()


def test_what_a_file_leaves_open_can_be_read_otherwise_and_decisions_stay(
    opened: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "\u202emine.csv"
    rows = "Name,Number,How many,Price,Date\nCharizard,4,3,2.50,02/03/2024\nCharizard,777,2,,\n\u202eNobody <b>,5,1,,\n"
    path.write_text(rows, encoding="utf-8")
    dialog = dialog_on(opened, qtbot, path)
    page = dialog.plan_page

    def reading(act: object) -> None:
        assert callable(act)
        act()
        qtbot.waitUntil(lambda: not dialog.running and dialog.stack.currentIndex() == PLAN, timeout=20_000)

    assert page.title.text() == "\u2068\u202emine.csv\u2069: 3 rows, read as a spreadsheet in English"
    page.tiles["lost"].click()
    card = page.model.index(0, 2)
    assert card.data() == "\u2068\u202eNobody <b>\u2069 · 5"
    assert "&lt;b&gt;" in card.data(Qt.ItemDataRole.ToolTipRole)
    page.tiles["unsure"].click()
    qtbot.waitUntil(lambda: page.offers.list.count() > 0, timeout=20_000)
    reading(lambda: page.offers.list.itemActivated.emit(page.offers.list.item(0)))
    qtbot.waitUntil(lambda: page.tiles["new"].text().strip() == "New: 2", timeout=20_000)
    page.dates.setCurrentIndex(page.dates.findData("dmy"))
    reading(lambda: page.dates.activated.emit(page.dates.currentIndex()))
    page.currency.setCurrentIndex(page.currency.findData("EUR"))
    reading(lambda: page.currency.activated.emit(page.currency.currentIndex()))
    path.rename(tmp_path / "away.csv")
    page.currency.setCurrentIndex(page.currency.findData("BRL"))
    reading(lambda: page.currency.activated.emit(page.currency.currentIndex()))
    assert (page.currency.currentData(), "There is no file" in dialog.problem.text()) == ("EUR", True)
    (tmp_path / "away.csv").rename(path)
    page.columns.click()
    assert (dialog.stack.currentIndex(), dialog.cancel.text()) == (COLUMNS, "Back")
    assert [box.currentData() for box in dialog.columns.boxes] == ["name", "number", "", "price", "bought"]
    dialog.cancel.click()
    assert dialog.stack.currentIndex() == PLAN
    assert dialog._plan is not None
    first, second = dialog._plan.table.rows[:2]
    assert (first.count, first.lot.bought, first.lot.currency) == (1, "2024-03-02", "EUR")
    assert second.card is not None
    page.columns.click()
    dialog.columns.boxes[2].setCurrentIndex(dialog.columns.boxes[2].findData("count"))
    dialog.columns.keep.setChecked(False)
    reading(dialog.go.click)
    assert [row.count for row in dialog._plan.table.rows] == [3, 2, 1]
    dialog.reject()


def test_a_file_that_is_none_is_said_and_another_can_be_dropped(
    opened: OpenWindow, qtbot: QtBot, file: Path, tmp_path: Path
) -> None:
    dialog = dialog_on(opened, qtbot, tmp_path / "none.csv", PICK)
    assert "none.csv" in dialog.problem.text()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    dialog.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))
    qtbot.waitUntil(lambda: not dialog.running and dialog.stack.currentIndex() == PLAN, timeout=20_000)
    assert not dialog.problem.isVisible()
    dialog.reject()


def test_deck_lists_dropped_on_another_page_are_imported_one_after_the_other(
    opened: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window, context = opened.window, context_of(opened)
    window.show_page("table")
    paths = [tmp_path / name for name in ("embers.txt", "binary.txt", "stones.md")]
    for path in paths:
        path.write_bytes(b"\x00\x01" if path.stem == "binary" else f"3 {path.stem} Fire Energy\n".encode())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for wanted in (window, window.pages["table"]):
        entering = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
        entering.ignore()
        wanted.dragEnterEvent(entering)
        assert entering.isAccepted() is (wanted is window)
    window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))
    for name in ("embers", "stones"):
        dialog = next(each for each in window.findChildren(PasteDialog) if each.isVisible())
        qtbot.waitUntil(lambda dialog=dialog: not dialog.busy)
        assert dialog.name.text() == name
        assert dialog.windowTitle().endswith(": 2") is (name == "embers")
        dialog.reject()
    assert not any(each.isVisible() for each in window.findChildren(PasteDialog))
    assert not context.workspace.decks.list()


def test_tables_dropped_on_the_window_are_imported_one_after_the_other(
    opened: OpenWindow, qtbot: QtBot, file: Path, tmp_path: Path
) -> None:
    window, context = opened.window, context_of(opened)
    window.show_page("collection")
    second = tmp_path / "second.CSV"
    second.write_text(DRAGON.replace("Binder,2,", "Box,5,"), encoding="utf-8")
    unwanted = tmp_path / "unwanted.csv"
    unwanted.write_text(DRAGON.replace("Binder,2,", "Box,9,"), encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in (file, tmp_path / "game.json", unwanted, second)])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
    window.dragEnterEvent(entering)
    assert entering.isAccepted()
    window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))
    dialog = window.findChild(ImportCollectionDialog)
    assert dialog is not None
    for copies in (2, 7):
        qtbot.waitUntil(lambda: not dialog.running and dialog.stack.currentIndex() == PLAN, timeout=20_000)
        dialog.go.click()
        qtbot.waitUntil(lambda: not dialog.running and dialog.stack.currentIndex() == RESULT, timeout=20_000)
        assert context.workspace.collection.totals().copies == copies
        assert dialog.go.isVisible() == (copies == 2)
        if copies == 2:
            assert dialog.go.text() == "Next file: unwanted.csv"
            dialog.go.click()
            qtbot.waitUntil(lambda: not dialog.running and dialog.stack.currentIndex() == PLAN, timeout=20_000)
            assert dialog.cancel.text() == "Leave this file out"
            dialog.cancel.click()
            assert dialog.ended.text() == "unwanted.csv was left out"
            assert (dialog.go.text(), dialog.cancel.text()) == ("Next file: second.CSV", "Close")
            dialog.go.click()
    dialog.reject()


def test_what_a_file_cannot_hold_is_said_before_it_is_written(opened: OpenWindow, qtbot: QtBot, tmp_path: Path) -> None:
    context = context_of(opened)
    card = context.workspace.catalogue.cards(["base1-4"])[0]
    context.workspace.collection.add(card, 2, Lot(grade="PSA 9"))
    dialog = ExportCollectionDialog(context, opened.window)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.looking, timeout=20_000)
    assert "Nothing is lost" in dialog.lost.text()
    assert dialog.total.text() == "Rows to be written: 1. Copies: 2."
    dialog.formats.setCurrentIndex(dialog.formats.findData("moxfield"))
    assert not dialog.go.isEnabled()
    qtbot.waitUntil(lambda: not dialog.looking, timeout=20_000)
    assert dialog.lost.text() == "2 copies have grades, which this file has no column for."
    assert "Moxfield" in dialog.caution.text()
    assert dialog.go.isEnabled()
    with qtbot.waitSignal(context.noticed, timeout=20_000) as told:
        dialog.export(tmp_path / "mine")
    assert "mine.csv" in told.args[0].text
    assert "Charizard" in (tmp_path / "mine.csv").read_text(encoding="utf-8")


def test_nothing_is_exported_from_an_empty_collection(opened: OpenWindow, qtbot: QtBot) -> None:
    dialog = ExportCollectionDialog(context_of(opened), opened.window)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.looking, timeout=20_000)
    assert "nothing to write" in dialog.total.text()
    assert not dialog.go.isEnabled()
    dialog.reject()
