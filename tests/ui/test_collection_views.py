"""Sets, Pokédex, lists and figures of the Collection page, and opening a booster, through their widgets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from ptcg_desktop.cards.model import Text
from ptcg_desktop.services.collection import Lot
from ptcg_desktop.services.collection_completion import Item, Progress
from ptcg_desktop.services.collection_lists import ListEdit
from ptcg_desktop.ui.app.context import AppContext, Notice
from ptcg_desktop.ui.collection.booster_dialog import BoosterDialog
from ptcg_desktop.ui.collection.figures_view import FiguresView
from ptcg_desktop.ui.collection.goals import Entry, listed, narrowed, told
from ptcg_desktop.ui.collection.goals_view import GoalsView
from ptcg_desktop.ui.collection.lists_model import LIST_COLUMNS
from ptcg_desktop.ui.collection.lists_view import ListsView
from ptcg_desktop.ui.collection.section import Section
from ptcg_desktop.ui.collection.sections import VIEWS, View
from ptcg_desktop.ui.collection.view import CollectionPage
from tests.ui.invented_cards import CARDS, context_on, nameless, pokemon, workspace

Key = Qt.Key
S = TypeVar("S", bound=Section)
DEX = (pokemon("inv1-11", "Sparrowl", dex=(7,)), pokemon("inv2-11", "Sparrowl", dex=(7,)))


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path, (*CARDS, *DEX)) as opened, context_on(opened, qapp) as found:
        opened.collection.add(CARDS[0], 2, Lot(price=1000, currency="BRL", bought="2024-02", place="Box"))
        opened.collection.add(CARDS[3], 1)
        opened.collection.add(DEX[0], 1)
        yield found


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> CollectionPage:
    made = CollectionPage(context)
    qtbot.addWidget(made)
    context.changed.connect(made.refresh)
    made.resize(1240, 760)
    made.show()
    made.enter()
    return made


def shown(qtbot: QtBot, page: CollectionPage, view: View, kind: type[S]) -> S:
    page.show_view(view)
    qtbot.waitUntil(lambda: not page.context.tasks.busy)
    section = page.sections.currentWidget()
    assert isinstance(section, kind)
    return section


def settled(qtbot: QtBot, page: CollectionPage) -> None:
    qtbot.waitUntil(lambda: not page.context.tasks.busy)


def test_a_set_shows_what_is_missing_and_a_copy_completes_it(qtbot: QtBot, page: CollectionPage) -> None:
    view = shown(qtbot, page, "sets", GoalsView)
    assert [each.key for each in view.model.entries] == ["inv1"]
    assert view.model.entries[0].progress == Progress(3, 11)
    view.only_missing.setChecked(True)
    assert len(view.grid.items.items) == 8
    view.grid.setCurrentIndex(view.grid.items.index(0))
    for _ in range(3):
        qtbot.keyClick(view.grid, Key.Key_Plus)
    settled(qtbot, page)
    assert page.context.workspace.collection.owned()["inv1-2"] == 3
    assert view.model.entries[0].progress == Progress(4, 11)
    # What was missing stays where it is until something else is looked at: the next + means the same card.
    assert view.grid.chosen() == view.grid.items.items[0]
    assert (view.grid.items.items[0].card_id, len(view.grid.items.items)) == ("inv1-2", 8)
    view.only_missing.click()
    view.only_missing.click()
    assert len(view.grid.items.items) == 7


def test_a_copy_is_taken_from_the_variant_that_is_shown(qtbot: QtBot, page: CollectionPage) -> None:
    collection = page.context.workspace.collection
    collection.add(CARDS[0], 1, Lot(variant="holo"))
    collection.add(CARDS[0], 1, Lot(variant="normal", note="later"))
    view = shown(qtbot, page, "sets", GoalsView)
    view._step(Item("inv1-1", "inv1", "1", CARDS[0].name, "holo", 1), -1)
    assert {held.variant for held in collection.holdings("inv1-1")} == {"normal"}
    assert sum(held.count for held in collection.holdings("inv1-1")) == 3


def test_what_is_missing_is_copied_saved_and_put_on_a_list_in_one_step(
    qtbot: QtBot, page: CollectionPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices: list[Notice] = []
    page.context.noticed.connect(notices.append)
    written = tmp_path / "missing.txt"
    places = iter([(str(written), ""), (str(tmp_path), "")])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: next(places))
    view = shown(qtbot, page, "sets", GoalsView)
    view.copy.click()
    assert QApplication.clipboard().text().splitlines()[0] == "1 Emberhound IO 2"
    view.save.click()
    assert written.read_text(encoding="utf-8").splitlines() == QApplication.clipboard().text().splitlines()
    assert "8 lines" in notices[-1].text
    view.save.click()  # a folder stands in its place now: said, not raised
    view.wish.click()
    lists = page.context.workspace.lists
    (made,) = lists.all()
    assert (made.kind, made.count) == ("wish", 8)
    assert notices[-1].run is not None
    notices[-1].run()
    assert lists.all() == []


def test_the_pokedex_lists_pokemon_by_number_with_their_prints(qtbot: QtBot, page: CollectionPage) -> None:
    view = shown(qtbot, page, "dex", GoalsView)
    assert [(each.key, each.title, each.progress) for each in view.model.entries] == [("7", "Sparrowl", Progress(1, 2))]
    assert [item.card_id for item in view.grid.items.items] == ["inv1-11", "inv2-11"]
    assert told(view.model.entries, "dex") == ["0007 Sparrowl 1/2"]
    view.list_out.click()
    (menu,) = view.findChildren(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    assert QApplication.clipboard().text() == "0007 Sparrowl 1/2"
    qtbot.keyClicks(view.filter, "zz")
    assert not view.list_out.isEnabled()
    assert view.model.entries == []
    assert not view.right.isVisible()


def test_lists_are_made_filled_edited_and_taken_back(qtbot: QtBot, page: CollectionPage) -> None:
    view = shown(qtbot, page, "lists", ListsView)
    assert view.none.isVisible()
    view.none.buttons[0].click()
    settled(qtbot, page)
    qtbot.keyClicks(view.quick.field, "io 4 x2")
    qtbot.keyClick(view.quick.field, Key.Key_Return)
    settled(qtbot, page)
    assert [(row.name, row.count) for row in view.model.rows] == [("Mr. Quag-Quag", 2)]
    free = view.model.index(0, LIST_COLUMNS.index("free"))
    assert free.data() == "1"
    price = view.model.index(0, LIST_COLUMNS.index("price"))
    assert view.model.setData(price, "R$ 5,50")
    assert not view.model.setData(view.model.index(0, LIST_COLUMNS.index("count")), "²")
    settled(qtbot, page)
    view.table.selectRow(0)
    view.table.setCurrentIndex(view.model.index(0, 0))
    for _ in range(3):
        qtbot.keyClick(view.table, Key.Key_Plus)
        settled(qtbot, page)
        view.table.setCurrentIndex(view.model.index(0, 0))
    (row,) = page.context.workspace.lists.rows()
    assert (row.count, row.price, row.currency) == (5, 550, "BRL")
    assert (row.variant, row.condition, row.language) == ("", "", ""), "what a line does not say may be any"
    view.quick.field.clear()
    qtbot.keyClicks(view.quick.field, "io 1 rh lp")
    qtbot.keyClick(view.quick.field, Key.Key_Return)
    settled(qtbot, page)
    assert [(row.count, row.condition) for row in view.model.rows] == [(5, ""), (1, "LP")]
    view.table.sortByColumn(LIST_COLUMNS.index("count"), Qt.SortOrder.AscendingOrder)
    assert [row.count for row in view.model.rows] == [1, 5]
    view.table.sortByColumn(LIST_COLUMNS.index("condition"), Qt.SortOrder.DescendingOrder)
    assert [row.condition for row in view.model.rows] == ["LP", ""], "rows that say nothing stand last both ways"
    view.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    view.table.selectRow(1)
    qtbot.keyClick(view.table, Key.Key_Delete)
    settled(qtbot, page)
    view.names.item(0).setText("Birthday")
    assert page.context.workspace.lists.all()[0].name == "Birthday"
    settled(qtbot, page)
    view.bin.click()
    settled(qtbot, page)
    assert view.none.isVisible()
    page.context.undo("collection")
    settled(qtbot, page)
    assert [row.count for row in view.model.rows] == [5]


def test_chosen_copies_are_put_on_a_list(qtbot: QtBot, page: CollectionPage) -> None:
    page.table.selectAll()
    page.chosen.put_on_list()
    menu = page.findChild(QMenu)
    assert isinstance(menu, QMenu)
    menu.actions()[-1].trigger()
    menu.close()
    (made,) = page.context.workspace.lists.all()
    assert (made.kind, made.count) == ("trade", 3)


def test_a_list_is_handed_on_with_what_it_says_of_copies_but_not_what_one_would_pay(
    qtbot: QtBot, page: CollectionPage
) -> None:
    lists = page.context.workspace.lists
    edit = ListEdit(condition="LP", language="pt", price=1250, currency="BRL", note="for Ana")
    handed = {}
    for kind in ("trade", "wish"):
        row = lists.add(lists.create(kind, kind).value.id, CARDS[1], 2).value
        lists.edit([row.id], edit)
    view = shown(qtbot, page, "lists", ListsView)
    for at in range(2):
        view.names.setCurrentRow(at)
        view.copy.click()
        handed[view.model.kind] = QApplication.clipboard().text().partition(" · ")[2]
    assert handed == {"trade": "LP, Portuguese, R$ 12.50", "wish": "LP, Portuguese"}


def test_figures_say_what_is_known_and_what_is_not(qtbot: QtBot, page: CollectionPage) -> None:
    view = shown(qtbot, page, "figures", FiguresView)
    assert view.total.text() == "R$ 20.00"
    assert "2 of 4" in view.known.text()
    assert [point.text for point in view.by_place.chart.points] == ["R$ 20.00"]
    assert [point.label for point in view.grown.chart.points] == ["2024-02"]
    assert "2" in view.grown.note.text()
    page.context.workspace.collection.add(CARDS[1], 1, Lot(price=150, currency="BRL", bought="2025"))
    page.context.workspace.collection.add(CARDS[1], 1, Lot(price=700, currency="BRL"))
    view.ask()
    settled(qtbot, page)
    assert view.spent.chart.said() == "2025   R$ 21.50"
    view.spent.chart.setFocus()
    qtbot.keyClick(view.spent.chart, Key.Key_Left)
    assert view.spent.chart.said() == "2024-02   R$ 20.00"
    assert "R$ 7.00" in view.spent.note.text()  # with what the chart shows it is the whole
    assert view.total.text() == "R$ 28.50"


def test_without_prices_nothing_is_invented(qtbot: QtBot, page: CollectionPage) -> None:
    page.table.selectAll()
    page.chosen.delete()
    page.context.workspace.collection.add(CARDS[1], 3)
    view = shown(qtbot, page, "figures", FiguresView)
    assert "0" not in view.total.text()
    assert not view.spent.isVisible()
    assert [point.text for point in view.by_set.chart.points] == ["3"]


def test_a_booster_is_one_step(qtbot: QtBot, page: CollectionPage) -> None:
    page.open_booster()
    dialog = page.window().findChild(BoosterDialog)
    assert isinstance(dialog, BoosterDialog)
    dialog.sets.setCurrentIndex(dialog.sets.findData("inv1"))
    qtbot.keyClicks(dialog.field, "5 6 x2 99")
    assert "99" in dialog.told.text()
    qtbot.keyClick(dialog.field, Key.Key_Return)
    assert (dialog.running.count(), dialog.field.text()) == (2, "99")
    dialog.field.clear()
    qtbot.keyClicks(dialog.field, "8 holo lp")
    qtbot.keyClick(dialog.field, Key.Key_Return)
    dialog.running.setCurrentRow(0)
    dialog.take_out.click()
    assert nameless(dialog) == []
    qtbot.keyClick(dialog.field, Key.Key_Return)
    collection = page.context.workspace.collection
    assert {held.card_id: (held.count, held.variant) for held in collection.holdings()[3:]} == {
        "inv1-6": (2, "normal"),
        "inv1-8": (1, "holo"),
    }
    page.presenter.undo()
    assert len(collection.holdings()) == 3


def test_a_set_is_typed_and_no_card_of_a_booster_is_lost(qtbot: QtBot, page: CollectionPage) -> None:
    page.open_booster()
    dialog = page.window().findChild(BoosterDialog)
    assert isinstance(dialog, BoosterDialog)
    sets, line = dialog.sets, dialog.sets.lineEdit()
    assert line is not None
    for text, meant in (("second", "inv2"), ("io", "inv1"), ("no such", ""), ("invented o", "inv1")):
        line.setText(text)
        line.textEdited.emit(text)
        assert sets.set_id() == meant, text  # not the set that stood there before
        assert (text in dialog.told.text()) is (meant == "")
        qtbot.keyClick(line, Key.Key_Return)
        assert (sets.currentText() == text) is (meant == "")
    qtbot.keyClicks(dialog.field, "5 6 x2 99")
    qtbot.keyClick(dialog.field, Key.Key_Return)
    dialog.done_button.click()  # 99 still stands in the field: nothing is passed over
    assert (dialog.isVisible(), dialog.field.text()) == (True, "99")
    qtbot.keyClick(dialog.running, Key.Key_Plus)
    dialog.reject()
    box = dialog.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "4 cards" in box.text()
    qtbot.keyClick(box, Key.Key_Return)
    assert dialog.isVisible()
    dialog.field.setText("4")
    dialog.done_button.click()
    assert page.context.workspace.collection.totals().copies == 4 + 5
    page.open_booster()
    again = next(each for each in page.window().findChildren(BoosterDialog) if each is not dialog)
    assert again.sets.set_id() == "inv1"
    again.reject()


def test_every_view_speaks_both_languages_and_has_names(qtbot: QtBot, page: CollectionPage) -> None:
    kinds: dict[View, type[Section]] = {"sets": GoalsView, "dex": GoalsView, "lists": ListsView, "figures": FiguresView}
    for view, kind in kinds.items():
        shown(qtbot, page, view, kind)
    page.context.workspace.lists.create("Wishes")
    for choice in ("pt_BR", "en"):
        page.context.language_switch.set_choice(choice)  # type: ignore[arg-type]
        page.retranslate()
        settled(qtbot, page)
        for view, kind in kinds.items():
            assert nameless(shown(qtbot, page, view, kind)) == [], view
    assert [each.id.rpartition(".")[2] for each in page.commands() if ".view." in each.id] == list(VIEWS)


def entry(key: str, title: str, have: int, total: int, place: int = 0) -> Entry:
    return Entry(key, title, "", Progress(have, total), None, have, place)


@pytest.mark.parametrize(
    ("text", "narrow", "order", "expected"),
    [
        ("", "all", "age", "bca"),
        ("", "all", "name", "abc"),
        ("", "all", "share", "cba"),
        ("", "begun", "age", "bc"),
        ("", "unfinished", "age", "b"),
        ("", "complete", "age", "c"),
        ("", "none", "age", "a"),
        ("ALPHA", "all", "age", "a"),
        ("zz", "all", "age", ""),
    ],
)
def test_entries_are_narrowed_and_put_in_order(text: str, narrow: str, order: str, expected: str) -> None:
    found = [entry("b", "Beta", 1, 2), entry("c", "Gamma", 2, 2), entry("a", "Alpha", 0, 2)]
    assert "".join(each.key for each in narrowed(found, text, narrow, order)) == expected  # type: ignore[arg-type]


def test_a_card_missing_in_two_variants_is_listed_once() -> None:
    name = Text("Emberpup", "Brasinha")
    missing = [Item("inv1-1", "inv1", "1", name, variant, 0) for variant in ("normal", "holo")]
    assert listed(missing, {"inv1": "IO"}, "pt") == ["1 Brasinha IO 1"]
