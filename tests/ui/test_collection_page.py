"""The Collection page through its widgets: typing, keys, clicks, editing in place, undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from ptcg_desktop.ui.app.context import AppContext, Notice
from ptcg_desktop.ui.collection.columns import COLUMNS
from ptcg_desktop.ui.collection.delegates import FACE_WIDTH, CardDelegate, CountDelegate
from ptcg_desktop.ui.collection.table_view import COUNT_COLUMN
from ptcg_desktop.ui.collection.view import CollectionPage
from ptcg_desktop.ui.widgets.card_mime import cards_in
from ptcg_desktop.ui.widgets.face_cache import faces_of
from tests.ui.invented_cards import CARDS, context_on, nameless, workspace

Key = Qt.Key


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> CollectionPage:
    made = CollectionPage(context)
    qtbot.addWidget(made)
    made.resize(1100, 640)
    made.show()
    made.enter()
    return made


def add(qtbot: QtBot, page: CollectionPage, *lines: str) -> None:
    for line in lines:
        page.quick.field.selectAll()
        qtbot.keyClicks(page.quick.field, line)
        qtbot.keyClick(page.quick.field, Key.Key_Return)


def owned(page: CollectionPage) -> dict[str, int]:
    return page.context.workspace.collection.owned()


def choose(page: CollectionPage, row: int) -> None:
    page.table.setFocus()
    page.table.selectRow(row)
    page.table.setCurrentIndex(page.model.index(row, 0))


def test_the_first_card_is_typed_and_enter_again_is_one_more(qtbot: QtBot, page: CollectionPage) -> None:
    assert page.empty.isVisible()
    add(qtbot, page, "io 4 x2")
    assert owned(page) == {"inv1-4": 2}
    assert page.table.isVisible()
    assert "Mr. Quag-Quag" in page.quick.said.text()
    qtbot.keyClick(page.quick.field, Key.Key_Return)
    assert owned(page) == {"inv1-4": 4}
    assert "You have 4 of this print." in page.quick.said.text()
    add(qtbot, page, "io 4 lp")
    assert "You have 1 such, 5 of this print in all." in page.quick.said.text()
    assert page.table.chosen() == [page.model.holding_id(0)]


def test_a_large_collection_is_not_called_empty_while_it_is_read(
    qtbot: QtBot, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ptcg_desktop.ui.collection.view.MANY", 0)
    context.workspace.collection.add(CARDS[0])
    page = CollectionPage(context)
    qtbot.addWidget(page)
    page.show()
    page.enter()
    assert context.tasks.busy
    assert page.stack.currentWidget() is page.table
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    assert page.stack.currentWidget() is page.table
    page.show_view("sets")
    sets = page.sections.currentWidget()
    assert sets is not None
    assert sets.focusProxy() is page.focusWidget()  # a view is opened with the keyboard in it


def test_a_chosen_candidate_is_the_one_that_is_added(qtbot: QtBot, page: CollectionPage) -> None:
    qtbot.keyClicks(page.quick.field, "emberpup")
    qtbot.keyClick(page.quick.popup(), Key.Key_Down)
    qtbot.keyClick(page.quick.popup(), Key.Key_Down)
    qtbot.keyClick(page.quick.popup(), Key.Key_Return)
    assert owned(page) == {"inv1-1": 1}
    assert page.quick.field.text() == "emberpup"


def test_a_slip_of_the_keyboard_is_asked_about_first(qtbot: QtBot, page: CollectionPage) -> None:
    field, popup = page.quick.field, page.quick.popup()
    qtbot.keyClicks(field, "embrepup x2")
    qtbot.waitUntil(lambda: popup.isVisible())
    qtbot.keyClick(popup, Key.Key_Return)
    assert owned(page) == {}, "a guess is never added unseen"
    qtbot.keyClick(popup, Key.Key_Return)
    (card_id,) = owned(page)
    qtbot.keyClick(field, Key.Key_Return)
    assert owned(page) == {card_id: 4}, "the same line again is the same printing again"


@pytest.mark.parametrize("count", ["x0", "x-3", "x" + "9" * 200])
def test_a_count_no_row_can_hold_is_named_and_nothing_is_added(qtbot: QtBot, page: CollectionPage, count: str) -> None:
    add(qtbot, page, f"io 1 {count}")
    assert owned(page) == {}
    assert count[1:] in page.quick.said.text()
    assert page.quick.said.property("look") == "bad"


def test_rows_show_their_faces_as_soon_as_they_are_drawn(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4", "io 1", "io 5")
    faces, cells = faces_of(page.context), page.table.itemDelegateForColumn(0)
    assert isinstance(cells, CardDelegate)
    qtbot.waitUntil(lambda: not cells.waiting)
    faces.clear()
    page.table.viewport().repaint()
    assert set(cells.waiting) == {0, 1, 2}, "placeholders stand for the faces"
    qtbot.waitUntil(lambda: not cells.waiting)
    assert all(faces.has(row.card_id, FACE_WIDTH, 1.0, "en") for row in page.context.workspace.collection.holdings())


def test_a_line_without_a_card_says_so(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "zz 99")
    assert owned(page) == {}
    assert "zz 99" in page.quick.said.text()
    assert page.quick.said.property("look") == "bad"


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        ([Key.Key_Plus], 3),
        ([Key.Key_Plus] * 4, 6),
        ([Key.Key_Minus], 1),
        ([Key.Key_Minus] * 2, 0),
        ([Key.Key_Delete], 0),
    ],
)
def test_keys_count_and_delete(qtbot: QtBot, page: CollectionPage, keys: list[Key], left: int) -> None:
    add(qtbot, page, "io 4 x2", "io 1")
    choose(page, [page.model.card(row).id for row in range(2)].index("inv1-4"))  # type: ignore[union-attr]
    for key in keys:
        qtbot.keyClick(page.table, key)
    assert owned(page).get("inv1-4", 0) == left


def test_deleting_offers_undo_and_undo_brings_all_back(qtbot: QtBot, page: CollectionPage) -> None:
    notices: list[Notice] = []
    page.context.noticed.connect(notices.append)
    add(qtbot, page, "io 4 x2", "io 1", "io 5")
    page.table.selectAll()
    qtbot.keyClick(page.table, Key.Key_Delete)
    assert owned(page) == {}
    assert page.empty.isVisible()
    assert notices[-1].run is not None
    notices[-1].run()
    assert owned(page) == {"inv1-4": 2, "inv1-1": 1, "inv1-5": 1}
    assert page.model.rowCount() == 3


def test_the_signs_in_a_row_are_buttons(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4 x2")
    rect = page.table.visualRect(page.model.index(0, COUNT_COLUMN))
    minus, _, plus = CountDelegate.places(QRectF(rect))
    for place, expected in ((plus, 3), (plus, 4), (minus, 3)):
        qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place.center().toPoint())
        assert owned(page) == {"inv1-4": expected}


def test_a_digit_types_a_count_and_a_double_click_chooses_a_condition(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4 x2")
    choose(page, 0)
    qtbot.keyClick(page.table, Key.Key_7)
    box = page.table.findChild(QSpinBox)
    assert isinstance(box, QSpinBox)
    qtbot.keyClick(box, Key.Key_Return)
    qtbot.waitUntil(lambda: owned(page) == {"inv1-4": 7})
    column = COLUMNS.index("condition")
    page.table.edit(page.model.index(0, column))
    choice = page.table.viewport().findChild(QComboBox)
    assert isinstance(choice, QComboBox)
    place = choice.findData("MP")
    choice.setCurrentIndex(place)
    choice.activated.emit(place)
    assert page.context.workspace.collection.holdings()[0].condition == "MP"


def test_undo_and_redo_are_commands_that_say_what_they_do(qtbot: QtBot, page: CollectionPage) -> None:
    commands = {command.id: command for command in page.commands()}
    assert not commands["collection.undo"].enabled()
    add(qtbot, page, "io 4 x2")
    assert commands["collection.undo"].enabled()
    assert "Mr. Quag-Quag" in commands["collection.undo"].title()
    commands["collection.undo"].run()
    assert owned(page) == {}
    commands["collection.redo"].run()
    assert owned(page) == {"inv1-4": 2}


def test_search_set_and_nothing_found(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4 x2", "io 1", "ss 1")
    qtbot.keyClicks(page.search, "brasinha")
    assert page.model.rowCount() == 2
    page.set_box.setCurrentIndex(page.set_box.findData("inv2"))
    page.set_box.activated.emit(page.set_box.currentIndex())
    assert page.model.rowCount() == 1
    qtbot.keyClicks(page.search, "zz")
    assert page.nothing.isVisible()
    qtbot.mouseClick(page.nothing.buttons[0], Qt.MouseButton.LeftButton)
    assert page.model.rowCount() == 3


def test_the_header_sorts(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4 x2", "io 1 x9", "ss 1 x5")
    header = page.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(COUNT_COLUMN) + 20, header.height() // 2)
    choose(page, 1)
    chosen = page.table.chosen()
    counts = []
    for _ in range(2):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        counts.append([page.model.index(row, COUNT_COLUMN).data() for row in range(3)])
    assert page.table.chosen() == chosen
    assert sorted(counts) == [["2", "5", "9"], ["9", "5", "2"]]


def test_changes_from_elsewhere_are_shown(qtbot: QtBot, page: CollectionPage, context: AppContext) -> None:
    context.changed.connect(page.refresh)
    card = context.workspace.catalogue.card("inv1-5")
    assert card is not None
    context.announce(context.workspace.collection.add(card, 2))
    assert page.model.rowCount() == 1


def test_rows_can_be_dragged_as_cards(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4 x2", "io 1")
    mime = page.model.mimeData([page.model.index(row, 0) for row in range(2)])
    assert sorted(cards_in(mime)) == ["inv1-1", "inv1-4"]


def test_both_languages_and_names_for_screen_readers(qtbot: QtBot, page: CollectionPage, context: AppContext) -> None:
    add(qtbot, page, "io 1")
    for choice, name in (("pt_BR", "Brasinha"), ("en", "Emberpup")):
        context.language_switch.set_choice(choice)  # type: ignore[arg-type]
        page.retranslate()
        assert page.model.index(0, 0).data() == name
        assert nameless(page) == []


@pytest.mark.parametrize("width", [932, 1010, 1110, 1228])
def test_every_column_has_room_in_windows_of_all_sizes(qtbot: QtBot, page: CollectionPage, width: int) -> None:
    """932 is the page in a window of 1024 points."""
    add(qtbot, page, "io 1")
    choose(page, 0)
    page.resize(width, 600)
    QApplication.processEvents()
    assert page.table.columnWidth(0) >= 170
    assert page.table.horizontalScrollBar().maximum() == 0
