"""Every field of copies on the Collection page: in the details, in cells, for many rows at once; apart and together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from ptcg_desktop.services.collection import Edit, Holding
from ptcg_desktop.ui.app.context import AppContext, Notice
from ptcg_desktop.ui.collection.columns import COLUMNS, Column
from ptcg_desktop.ui.collection.labels import NOTHING
from ptcg_desktop.ui.collection.split_dialog import SplitDialog
from ptcg_desktop.ui.collection.view import CollectionPage
from tests.ui.invented_cards import context_on, workspace

Key = Qt.Key


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> CollectionPage:
    made = CollectionPage(context)
    qtbot.addWidget(made)
    made.resize(1240, 760)
    made.show()
    made.enter()
    return made


def add(qtbot: QtBot, page: CollectionPage, *lines: str) -> None:
    for line in lines:
        page.quick.field.selectAll()
        qtbot.keyClicks(page.quick.field, line)
        qtbot.keyClick(page.quick.field, Key.Key_Return)


def rows(page: CollectionPage) -> list[Holding]:
    return page.context.workspace.collection.holdings()


def write(qtbot: QtBot, page: CollectionPage, column: Column, text: str) -> None:
    field = page.details.form.fields[column]
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Key.Key_Backspace)
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Key.Key_Return)


@pytest.mark.parametrize(
    ("column", "text", "expected"),
    [
        ("grade", "PSA 9", {"grade": "PSA 9"}),
        ("price", "12.50", {"price": 1250, "currency": "USD"}),
        ("price", "R$ 3,10", {"price": 310, "currency": "BRL"}),
        ("price", "0", {"price": 0, "currency": "USD"}),
        ("bought", "2024-03", {"bought": "2024-03"}),
        ("place", "Binder 1 / page 3", {"place": "Binder 1/page 3"}),
        ("tags", "b, a", {"tags": ("a", "b")}),
        ("note", "from my aunt", {"note": "from my aunt"}),
    ],
)
def test_a_field_is_saved_when_it_is_left_and_can_be_taken_back(
    qtbot: QtBot, page: CollectionPage, column: Column, text: str, expected: dict[str, object]
) -> None:
    add(qtbot, page, "io 4 x2")
    before = rows(page)
    write(qtbot, page, column, text)
    assert {name: getattr(rows(page)[0], name) for name in expected} == expected
    assert len(page.table.chosen()) == 1
    page.presenter.undo()
    assert rows(page) == before


def test_lists_and_marks_are_saved_at_once(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4 x2")
    form = page.details.form
    for column, value in (("variant", "holo"), ("condition", "MP"), ("language", "ja")):
        box = form.boxes[column]  # type: ignore[index]
        place = box.findData(value)
        box.setCurrentIndex(place)
        box.activated.emit(place)
    form.signed.click()
    (row,) = rows(page)
    assert (row.variant, row.condition, row.language, row.signed, row.altered) == ("holo", "MP", "ja", True, False)


@pytest.mark.parametrize(
    ("column", "text", "said"),
    [("price", "cheap", "cheap"), ("price", "9" * 20, "between 0 and"), ("bought", "2024-13", "2024-13")],
)
def test_what_cannot_be_read_is_said_and_changes_nothing(
    qtbot: QtBot, page: CollectionPage, column: Column, text: str, said: str
) -> None:
    add(qtbot, page, "io 4 x2")
    before = rows(page)
    write(qtbot, page, column, text)
    assert rows(page) == before
    assert page.details.form.problem.isVisible()
    assert said in page.details.form.problem.text()
    write(qtbot, page, column, "")
    assert not page.details.form.problem.isVisible()


def test_many_rows_are_told_the_same_in_one_step(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4 x2", "io 1", "io 5")
    page.table.selectAll()
    write(qtbot, page, "place", "Box")
    assert [row.place for row in rows(page)] == ["Box"] * 3
    page.presenter.undo()
    assert [row.place for row in rows(page)] == [""] * 3


def test_fields_in_which_rows_differ_are_empty_and_stay_as_they_are(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4", "io 1 lp")
    choose(page, 0)
    write(qtbot, page, "tags", "one, both")
    choose(page, 1)
    write(qtbot, page, "tags", "two, both")
    page.table.selectAll()
    form = page.details.form
    assert form.fields["tags"].text() == "both"
    assert form.boxes["condition"].currentText() == "(several)"
    write(qtbot, page, "tags", "new")
    assert sorted(row.tags for row in rows(page)) == [("new", "one"), ("new", "two")]
    assert sorted(row.condition for row in rows(page)) == ["LP", "NM"]


def choose(page: CollectionPage, row: int) -> None:
    page.table.setFocus()
    page.table.selectRow(row)
    page.table.setCurrentIndex(page.model.index(row, 0))


def test_rows_that_come_to_say_the_same_are_one_and_stay_chosen(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 1 x2", "io 1 x3 lp")
    box = page.details.form.boxes["condition"]
    place = box.findData("NM")
    box.setCurrentIndex(place)
    box.activated.emit(place)
    assert [row.count for row in rows(page)] == [5]
    assert page.table.chosen() == [rows(page)[0].id]


def test_copies_are_set_apart_and_made_one_again(qtbot: QtBot, page: CollectionPage) -> None:
    notices: list[Notice] = []
    page.context.noticed.connect(notices.append)
    add(qtbot, page, "io 4 x5")
    next(each for each in page.commands() if each.id == "collection.split").run()
    dialog = page.window().findChild(SplitDialog)
    assert isinstance(dialog, SplitDialog)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert not ok.isEnabled()
    dialog.count.setValue(2)
    dialog.form.signed.click()
    assert ok.isEnabled()
    ok.click()
    assert sorted((row.count, row.signed) for row in rows(page)) == [(2, True), (3, False)]
    page.table.selectAll()
    next(each for each in page.commands() if each.id == "collection.merge").run()
    assert [row.count for row in rows(page)] == [5]
    assert notices[-1].run is not None
    notices[-1].run()
    assert sorted(row.count for row in rows(page)) == [2, 3]


def test_a_missing_price_is_shown_as_missing_and_a_gift_as_one(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4")
    price = COLUMNS.index("price")
    assert page.model.index(0, price).data() == NOTHING
    write(qtbot, page, "price", "0")
    assert page.model.index(0, price).data() == "US$ 0.00"
    page.context.language_switch.set_choice("pt_BR")
    page.retranslate()
    assert page.model.index(0, price).data() == "US$ 0,00"


def test_a_cell_is_typed_over_and_a_wrong_sum_is_said(qtbot: QtBot, page: CollectionPage) -> None:
    notices: list[Notice] = []
    page.context.noticed.connect(notices.append)
    add(qtbot, page, "io 4")
    page.table.show_column("price", True)
    for text, price in (("7,50", 750), ("much", 750)):
        page.table.edit(page.model.index(0, COLUMNS.index("price")))
        field = page.table.viewport().findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        field.setText(text)
        qtbot.keyClick(field, Key.Key_Return)
        qtbot.waitUntil(lambda price=price: rows(page)[0].price == price)  # type: ignore[misc]
        QApplication.processEvents()
        QApplication.sendPostedEvents()
    assert notices[-1].kind == "error"
    assert "much" in notices[-1].text


def test_columns_are_chosen_sorted_and_remembered(qtbot: QtBot, page: CollectionPage, context: AppContext) -> None:
    add(qtbot, page, "io 4", "io 1 x7")
    place = COLUMNS.index("place")
    menu = page.table.columns_menu()
    titles = {action.text(): action for action in menu.actions()}
    assert not titles["Card"].isEnabled()
    titles["Place"].trigger()
    titles["Language"].trigger()
    menu.close()
    page.table.sortByColumn(COLUMNS.index("count"), Qt.SortOrder.DescendingOrder)
    page.leave()
    again = CollectionPage(context)
    qtbot.addWidget(again)
    again.show()
    again.enter()
    assert not again.table.isColumnHidden(place)
    assert again.table.isColumnHidden(COLUMNS.index("language"))
    assert [again.presenter.row(each).count for each in again.presenter.visible] == [7, 1]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("cond>=nm", 2),
        ("cond:lp", 1),
        ("t:water", 1),
        ("place:box", 1),
        ("-place:box", 2),
        ("brasinha or t:water", 3),
        ("own>=2", 1),
        ("order:name", 3),
    ],
)
def test_the_search_language_is_asked_of_every_row(qtbot: QtBot, page: CollectionPage, text: str, left: int) -> None:
    add(qtbot, page, "io 4 x2 @Box", "io 1 lp", "ss 1")
    qtbot.keyClicks(page.search, text)
    assert page.model.rowCount() == left
    assert page.search.told.isVisible()
    assert page.search.told.text()


def test_a_wrong_search_says_where_and_what_is_meant(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4", "io 1")
    qtbot.keyClicks(page.search, "plaze:box")
    assert page.search.told.property("look") == "bad"
    assert "place" in page.search.told.text()
    page.search.clear()
    assert not page.search.told.isVisible()
    assert page.model.rowCount() == 2


def test_the_bar_says_what_enter_would_add(qtbot: QtBot, page: CollectionPage) -> None:
    qtbot.keyClicks(page.quick.field, "io 4 x2 holo pt")
    assert "2 × Mr. Quag-Quag" in page.quick.said.text()
    assert "Portuguese" in page.quick.said.text()
    assert rows(page) == []
    page.quick.field.clear()
    qtbot.keyClicks(page.quick.field, "emberpup")
    first = page.quick.said.text()
    qtbot.keyClick(page.quick.popup(), Key.Key_Down)
    qtbot.keyClick(page.quick.popup(), Key.Key_Down)
    assert page.quick.said.text() != first


def test_the_panel_says_how_many_no_built_deck_uses(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4 x3")
    assert "3 free" in page.details.facts.text()
    decks = page.context.workspace.decks
    deck = decks.create("Box").value
    decks.set_count(deck.id, "inv1-4", 2)
    page.refresh(decks.set_built(deck.id, True).changes)
    assert "1 free" in page.details.facts.text()


def test_what_was_never_said_does_not_look_like_the_first_of_the_list(qtbot: QtBot, page: CollectionPage) -> None:
    add(qtbot, page, "io 4")
    page.chosen.edit(Edit(variant="", condition="", language=""))
    boxes = page.details.form.boxes
    assert {column: (box.currentData(), box.currentText()) for column, box in boxes.items()} == dict.fromkeys(
        boxes, ("", NOTHING)
    )
    boxes["condition"].activated.emit(boxes["condition"].findData("LP"))
    assert page.presenter.row(page.table.chosen()[0]).condition == "LP"
