"""The board of the position editor: a position made with the mouse alone, changed by keys, judged and saved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QListWidgetItem, QMenu
from pytestqt.qtbot import QtBot

from ptcg_desktop.services.position_text import read
from ptcg_desktop.services.scenarios import run_files
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.keys_dialog import KeysDialog
from ptcg_desktop.ui.app.shots import OpenWindow
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.position_editor import NARROW, PositionEditor
from ptcg_desktop.ui.table.position_pane import BoardPane
from ptcg_desktop.ui.table.view import TablePage
from tests.ui.invented_cards import context_on, nameless, workspace
from tests.ui.test_table_page import open_page

LEFT = Qt.MouseButton.LeftButton
ACTIVE, THEIRS = Handle("active", "near"), Handle("active", "far")


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


class Hand:
    """What a person does with the mouse in the editor."""

    def __init__(self, editor: PositionEditor, qtbot: QtBot) -> None:
        self.editor, self.qtbot = editor, qtbot
        self.pane = editor.pane

    def settle(self) -> None:
        """Wait until the text was judged."""
        self.qtbot.waitUntil(lambda: not self.editor._checking.busy and not self.editor._pause.isActive())

    def spot(self, handle: Handle) -> QPoint:
        rect = self.pane.scene.rect_of(handle)
        assert rect is not None, handle
        return self.pane.view.mapFromScene(rect.center())

    def bring(self, name: str, target: Handle) -> None:
        """Drag a card of the finder onto the board."""
        found = self.pane.finder.found
        self.pane.finder.line.setText(name)
        self.qtbot.waitUntil(lambda: bool(found.count()) and found.item(0).text().startswith(name))
        start = found.visualItemRect(found.item(0)).center()
        end = found.viewport().mapFromGlobal(self.pane.view.viewport().mapToGlobal(self.spot(target)))
        QTest.mousePress(found.viewport(), LEFT, pos=start)
        QTest.mouseMove(found.viewport(), start + QPoint(30, 0))
        QTest.mouseMove(found.viewport(), end)
        QTest.mouseRelease(found.viewport(), LEFT, pos=end)
        self.settle()

    def drag(self, source: Handle, target: Handle) -> None:
        port, start, end = self.pane.view.viewport(), self.spot(source), self.spot(target)
        QTest.mousePress(port, LEFT, pos=start)
        QTest.mouseMove(port, start + QPoint(0, -30))
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, LEFT, pos=end)
        self.settle()

    def choose(self, handle: Handle, *titles: str) -> None:
        """Open the menu of a thing and take a line of it, through the menus it opens."""
        self.pane.view.menu_wanted.emit(handle, self.pane.view.viewport().mapToGlobal(self.spot(handle)))
        menu: QMenu | None = self.pane.menu
        for title in titles:
            assert menu is not None
            action = next(each for each in menu.actions() if each.text() == title)
            inner = action.menu()
            if isinstance(inner, QMenu):
                menu = inner
            else:
                action.trigger()
        if self.pane.menu is not None:
            self.pane.menu.close()
        self.settle()

    def pokemon(self, far: bool, place: int) -> Handle:
        assert self.pane.shown is not None
        one = self.pane.shown.picture.at("far" if far else "near", place)
        assert one is not None
        return one.handle


@pytest.fixture
def hand(context: AppContext, qtbot: QtBot) -> Hand:
    page = open_page(context, qtbot)
    page.positions.edit_new()
    editor = page.positions.editor
    assert editor is not None
    editor.resize(1200, 760)
    made = Hand(editor, qtbot)
    qtbot.waitUntil(lambda: editor.laid is not None)
    return made


def test_a_position_is_made_by_mouse_alone_judged_where_it_lies_and_saved(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor, pane = hand.editor, hand.pane
    hand.bring("Emberpup", ACTIVE)
    hand.bring("Emberhound", hand.pokemon(False, -1))  # evolves it
    hand.bring("Fire Energy", hand.pokemon(False, -1))
    hand.bring("Emberpup", Handle("bench", "near", 0))
    hand.bring("Old Lamp", Handle("hand", "near"))
    hand.bring("Mr. Quag", Handle("bench", "far", 0))
    hand.bring("Water Energy", Handle("discard", "far"))
    hand.bring("Odd Energy", Handle("deck", "near"))
    assert editor.play.isEnabled()
    given = read(editor.text.toPlainText()).given
    assert given.A.active is not None
    assert (given.A.active.under, given.A.active.energy) == (["Emberpup [inv1-1]"], ["Fire Energy [inv1-8]"])
    assert given.A.deck[0] == "Odd Energy [inv1-10]"
    assert given.B.discard == ["Water Energy [inv1-9]"]
    # Pokémon change places; a card of the hand goes to the discard pile
    hand.drag(hand.pokemon(False, -1), hand.pokemon(False, 0))
    hand.drag(Handle("card", "near", 0), Handle("discard", "near"))
    given = read(editor.text.toPlainText()).given
    assert given.A.bench[0].card == "Emberhound [inv1-2]"
    assert (given.A.hand, given.A.discard) == ([], ["Old Lamp [inv1-6]"])
    # the menu: damage, a condition where none may be, with the clause at the card; one step of undo each
    hand.choose(hand.pokemon(False, 0), "10 more damage")
    hand.choose(hand.pokemon(False, 0), "Asleep")
    assert pane.scene.flagged == {hand.pokemon(False, 0): "R-COND-1"}
    assert "R-COND-1" in pane._described(hand.pokemon(False, 0))
    assert pane.verdict.text().startswith("Line ")
    editor.text.undo()
    hand.settle()
    assert pane.scene.flagged == {}
    assert read(editor.text.toPlainText()).given.A.bench[0].damage == 10
    hand.choose(hand.pokemon(False, 0), "Take off", "Fire Energy")
    hand.choose(hand.pokemon(False, 0), "Move to the opponent's", "Bench")
    hand.choose(Handle("prize", "near", 0), "One card less")
    pane.controls.number.stepUp()
    QTest.mouseClick(pane.controls.used["energy"], LEFT)
    hand.settle()
    given = read(editor.text.toPlainText()).given
    assert [one.card for one in given.B.bench] == ["Mr. Quag-Quag [inv1-4]", "Emberhound [inv1-2]"]
    assert (given.A.prizes, given.turn.number, given.used.energy) == (["Blank*5"], 6, True)
    path = tmp_path / "study.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a: (str(path), ""))
    QTest.mouseClick(editor.save, LEFT)
    assert run_files([path]).passed == 1


def rows_of(pane: BoardPane) -> list[QListWidgetItem]:
    """The cards found."""
    return [pane.finder.found.item(row) for row in range(pane.finder.found.count())]


def test_keys_do_all_of_it_and_a_text_with_a_mistake_keeps_the_last_board_dimmed(hand: Hand, qtbot: QtBot) -> None:
    editor, pane = hand.editor, hand.pane
    pane.finder.line.setText("Emberpup")
    qtbot.waitUntil(lambda: pane.finder.found.count() > 0)
    pane.view.setFocus()
    for handle, keys in ((ACTIVE, "\x01"), (None, "++-s"), (Handle("deck", "far"), "-")):
        pane.view.set_focus_handle(hand.pokemon(False, -1) if handle is None else handle)
        for key in keys:
            if key == "\x01":
                QTest.keyClick(pane.view, Qt.Key.Key_Insert)
            else:
                QTest.keyClicks(pane.view, key)
            hand.settle()
    given = read(editor.text.toPlainText()).given
    assert given.A.active is not None
    assert (given.A.active.damage, given.A.active.conditions) == (10, ["asleep"])
    assert given.B.deck == ["Blank*9"]
    pane.view.set_focus_handle(hand.pokemon(False, -1))
    QTest.keyClicks(pane.view, "e")
    qtbot.waitUntil(lambda: [found.text().split("\n")[0] for found in rows_of(pane)] == ["Emberhound"])
    pane.view.setFocus()
    # taken up and put down by Enter: to the hand
    pane.view.set_focus_handle(hand.pokemon(False, -1))
    QTest.keyClick(pane.view, Qt.Key.Key_Return)
    assert pane.scene.marks.chosen == {hand.pokemon(False, -1)}
    pane.view.set_focus_handle(Handle("hand", "near"))
    QTest.keyClick(pane.view, Qt.Key.Key_Return)
    hand.settle()
    assert read(editor.text.toPlainText()).given.A.hand == ["Emberpup [inv1-1]"]
    QTest.keyClick(pane.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.settle()
    assert pane.scene.flagged == {}
    before = pane.shown
    editor.text.appendPlainText("A hand: Old Lmap")
    hand.settle()
    assert pane.scene.veiled
    assert pane.shown is before
    assert pane.verdict.text().startswith("Line ")
    text = editor.text.toPlainText()
    pane.view.set_focus_handle(hand.pokemon(False, -1))
    QTest.keyClicks(pane.view, "+")
    assert editor.text.toPlainText() == text
    editor.text.undo()
    hand.settle()
    assert not pane.scene.veiled
    editor.open_board_menu()
    assert editor.menu is not None
    actions = {each.text(): each for each in editor.menu.actions()}
    assert not actions["Start from the game on the table"].isEnabled()
    actions["Mirror the sides"].trigger()
    editor.menu.close()
    hand.settle()
    mirrored = read(editor.text.toPlainText()).given
    assert mirrored.B.active is not None
    assert (mirrored.B.active.damage, mirrored.turn.player) == (10, "B")
    handle = editor.splitter.handle(1)
    QTest.mousePress(handle, LEFT, pos=QPoint(5, 200))
    QTest.mouseMove(handle, QPoint(-65, 200))
    QTest.mouseRelease(handle, LEFT, pos=QPoint(-65, 200))
    sizes = editor.splitter.sizes()
    qtbot.waitUntil(lambda: bool(editor._context.workspace.settings.current.splitters))
    editor.resize(NARROW - 60, 640)
    assert editor.body.currentWidget() is editor.tabs
    assert pane.isVisible()
    assert [each for each in nameless(editor) if each.isVisible() and each is not pane.view.viewport()] == []
    editor.resize(1200, 760)
    assert editor.body.currentWidget() is editor.splitter
    assert editor.splitter.sizes() == sizes


def test_the_keys_are_told_and_changed_where_they_work_and_words_follow_the_language(
    opened: OpenWindow, qtbot: QtBot
) -> None:
    page = opened.window.show_page("table")
    assert isinstance(page, TablePage)
    page.positions.edit_new()
    editor = page.positions.editor
    assert editor is not None
    hand = Hand(editor, qtbot)
    qtbot.waitUntil(lambda: editor.laid is not None)
    editor.pane.view.setFocus()
    editor.pane.view.set_focus_handle(hand.pokemon(True, -1))
    QTest.keyClick(editor.pane.view, Qt.Key.Key_F1)
    dialog = editor.findChild(KeysDialog)
    assert dialog is not None
    head = dialog.tree.topLevelItem(0)
    assert head is not None
    assert head.text(0) == "Position editor", "where the person is comes first"
    dialog.choose("position.more")
    dialog.field.setFocus()
    QTest.keyClick(dialog.field, Qt.Key.Key_W)
    assert opened.workspace.settings.current.keys == {"position.more": "W"}
    opened.settle()
    assert QApplication.activeWindow() is dialog
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    editor.activateWindow()
    editor.pane.view.setFocus()
    opened.settle()
    QTest.keyClicks(editor.pane.view, "+w")
    hand.settle()
    given = read(editor.text.toPlainText()).given
    assert given.B.active is not None
    assert given.B.active.damage == 10, "the new key works at once, the old one no more"
    QTest.keyClicks(editor.pane.view, "m")
    assert editor.pane.menu is not None
    shown = {each.text(): each.shortcut().toString() for each in editor.pane.menu.actions()}
    assert shown["10 more damage"] == "W"
    editor.pane.menu.close()
    editor.text.appendPlainText("A hand: Nobody Knows This")
    hand.settle()
    english, count = editor.pane.verdict.text(), editor.opponent.count()
    opened.window.language.set_choice("pt_BR")
    opened.settle()
    assert editor.windowTitle() == "Montar uma posição"
    assert editor.opponent.count() == count
    assert editor.pane.verdict.text() != english
    assert editor.pane.controls.turn_label.text() == "Vez"
    day = editor.pane.scene.look.colours
    opened.window.theme.set_mode("dark")
    assert editor.pane.scene.look.colours != day, "the board of the editor is dark too"
    opened.window.theme.set_mode("light")
    editor.reject()
    opened.window.language.set_choice("en")
