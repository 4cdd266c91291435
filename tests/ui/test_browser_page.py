"""The Cards page in the real window."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

import pytest
from PySide6.QtCore import QDate, Qt, QUrl
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ptcg_desktop.effects.automation import judge_text
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.query.fields import FACETS
from ptcg_desktop.services.wordings import worded
from ptcg_desktop.ui.app.early import glance
from ptcg_desktop.ui.app.shots import OpenWindow
from ptcg_desktop.ui.browser.card_table import COLUMNS, ORDERS
from ptcg_desktop.ui.browser.facts import FactWords, facts_of, texts_of
from ptcg_desktop.ui.browser.grid_model import ID_ROLE
from ptcg_desktop.ui.browser.search_help import EXAMPLES
from ptcg_desktop.ui.browser.view import CardsPage
from ptcg_desktop.ui.widgets.card_mime import cards_in, mime_of
from tests.ui.invented_cards import nameless

Find = Callable[[str], None]


def settle(page: CardsPage) -> None:
    """Wait until nothing is asked any more."""
    end = monotonic() + 5
    while not page.resting and monotonic() < end:
        QApplication.processEvents()
        sleep(0.001)  # what is waited for runs in other threads, which need the interpreter
    QApplication.processEvents()


def answered(page: CardsPage, text: str) -> None:
    """Wait for the answer to a search, but not for the card shown beside it, which pauses while one types."""
    end = monotonic() + 5
    while page.presenter.answer.asked.text != text and monotonic() < end:
        QApplication.processEvents()
        sleep(0.001)


@pytest.fixture
def page(opened: OpenWindow) -> CardsPage:
    shown = opened.window.show_page("cards")  # the window was opened on it, and has settled
    assert isinstance(shown, CardsPage)
    return shown


@pytest.fixture
def find(page: CardsPage, qtbot: QtBot) -> Find:
    """Type a search and wait for its answer."""

    def search(text: str) -> None:
        page.browser.search.setFocus()
        page.browser.search.clear()
        qtbot.keyClicks(page.browser.search, text)
        qtbot.waitUntil(lambda: page.presenter.answer.asked.text == text and page.resting)

    return search


def test_typing_finds_and_down_goes_into_the_grid(page: CardsPage, find: Find, qtbot: QtBot) -> None:
    search = page.browser.bar.search
    assert search.hasFocus()
    find("nidoran f")
    assert page.inspector.card is not None
    assert page.inspector.card.name.en == "Nidoran ♀"
    assert page.browser.bar.count.text() == "1 card"
    search.list.hide()
    qtbot.keyClick(search, Qt.Key.Key_Down)
    assert page.browser.grid.hasFocus()
    qtbot.keyClick(page.window(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert search.hasFocus()
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert len(page.browser.model.ids) > 200


def test_nothing_found_says_what_to_do(page: CardsPage, find: Find) -> None:
    find("qqqq")
    assert page.browser.empty.isVisible()
    assert "qqqq" in page.browser.empty_title.text()
    assert page.inspector.card is None
    page.browser.empty_button.click()
    assert page.browser.grid.isVisible()
    assert page.browser.bar.search.text() == ""
    page.browser.bar.owned.click()
    settle(page)
    assert page.browser.empty_title.text() == "Your collection is empty"


def test_what_is_wrong_is_underlined_and_said_in_place(page: CardsPage, find: Find, opened: OpenWindow) -> None:
    find("char tpye:fire")
    assert page.browser.search.underlined == (5, 9)
    assert page.browser.bar.said.said == "Column 6: There is no field “tpye”. Did you mean “type”?"
    assert page.browser.grid.isVisible()
    opened.window.language.set_choice("pt_BR")
    opened.settle()
    assert page.browser.bar.said.said.startswith("Coluna 6: ")
    find("tipo:fogo ps>=100")
    assert page.browser.search.underlined is None
    assert page.browser.bar.said.said == "Cards do tipo Fogo, com PS: 100 ou mais"
    assert page.browser.search.toolTip() == page.browser.bar.said.said


def test_chips_facets_and_text_are_one_truth(page: CardsPage, find: Find, qtbot: QtBot) -> None:
    browser, bar = page.browser, page.browser.bar
    bar.types["R"].click()
    bar.kinds["pokemon"].click()
    assert bar.search.text() == "type:fire kind:pokemon"
    settle(page)
    assert {row.kind for row in page.context.workspace.catalogue.rows(browser.model.ids)} == {"pokemon"}
    browser.facets.clicked_value.emit("type", "water")
    assert bar.types["W"].isChecked()
    bar.sets.setCurrentIndex(bar.sets.findData("base2"))
    assert bar.search.text() == "type:fire|water kind:pokemon set:JU"
    bar.sets.lineEdit().setText("no such set")
    bar.sets.lineEdit().editingFinished.emit()
    assert bar.sets.currentData() == "base2"
    bar.sets.setCurrentIndex(0)
    assert bar.search.text() == "type:fire|water kind:pokemon"
    find("t:w")
    assert bar.types["W"].isChecked()
    assert not bar.types["R"].isChecked()
    assert not bar.kinds["pokemon"].isChecked()
    assert page.context.commands.run("cards.clear")
    assert not page.presenter.narrows
    assert not bar.types["W"].isChecked()


def test_facets_show_numbers_and_keys_choose(page: CardsPage, find: Find, qtbot: QtBot) -> None:
    panel = page.browser.facets
    qtbot.waitUntil(lambda: bool(panel.values("type")))
    model = panel.model()
    kinds = model.index(list(FACETS).index("kind"), 0)
    row = panel.values("kind").index("trainer")
    count = model.index(row, 1, kinds).data()
    panel.setFocus()
    panel.setCurrentIndex(model.index(row, 0, kinds))
    qtbot.keyClick(panel, Qt.Key.Key_Space)
    settle(page)
    assert page.browser.search.text() == "kind:trainer"
    assert page.browser.bar.count.text() == f"{count} cards"
    assert panel.currentIndex().data() == "Trainer cards"
    assert "chosen" in panel.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert page.browser.search.text() == ""
    assert page.context.commands.run("cards.facets")
    assert panel.isHidden()
    assert not page.context.workspace.settings.current.cards_facets


def test_completions_are_taken_by_key(page: CardsPage, qtbot: QtBot) -> None:
    search = page.browser.search
    qtbot.keyClicks(search, "ret")
    qtbot.waitUntil(lambda: search.offered[:1] == ["retreat>="])
    qtbot.keyClick(search, Qt.Key.Key_Tab)
    assert search.text() == "retreat>="
    assert search.hasFocus()
    search.clear()
    qtbot.keyClicks(search, "t:f")
    qtbot.waitUntil(lambda: "fire" in search.offered)
    qtbot.keyClick(search, Qt.Key.Key_Down)
    qtbot.keyClick(search, Qt.Key.Key_Down)
    assert search.list.currentIndex().row() == 1
    chosen = search.offered[1]
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert search.text() == f"t:{chosen} "
    assert not search.list.isVisible()
    qtbot.keyClicks(search, "r:")
    qtbot.waitUntil(lambda: bool(search.offered))
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert not search.list.isVisible()
    assert search.text()


def test_up_walks_through_history(page: CardsPage, find: Find, qtbot: QtBot) -> None:
    search = page.browser.search
    for text in ("t:fire", "t:water"):
        find(text)
        search.list.hide()
        qtbot.keyClick(search, Qt.Key.Key_Return)
    find("draft")
    search.list.hide()
    for key, text in (("Up", "t:water"), ("Up", "t:fire"), ("Down", "t:water"), ("Down", "draft")):
        qtbot.keyClick(search, getattr(Qt.Key, f"Key_{key}"))
        assert search.text() == text
    page.leave()
    assert page.context.workspace.settings.current.past_searches == ("t:water", "t:fire")


def test_searches_are_saved_changed_deleted_and_brought_back(page: CardsPage, find: Find, qtbot: QtBot) -> None:
    menu = page.browser.menu
    find("t:fire hp>=100")
    assert page.context.commands.run("cards.search.save")
    dialog = menu.dialog
    assert dialog is not None
    assert not dialog.keep.isEnabled()
    qtbot.keyClicks(dialog.name, "Hot ones")
    dialog.keep.click()
    assert [(each.name, each.text) for each in menu.searches.saved] == [("Hot ones", "t:fire hp>=100")]
    dialog.name.setText("Very hot ones")
    dialog.text.setText("t:fire hp>=120")
    dialog.keep.click()
    assert [(each.name, each.text) for each in menu.searches.saved] == [("Very hot ones", "t:fire hp>=120")]
    dialog.delete.click()
    assert not menu.searches.saved
    page.window().toast.button.click()
    assert [each.name for each in menu.searches.saved] == ["Very hot ones"]
    dialog.reject()
    page.browser.clear()
    menu.fill()
    next(each for each in menu.menu.actions() if each.text() == "Very hot ones").trigger()
    assert page.browser.search.text() == "t:fire hp>=120"


def test_every_example_of_the_help_can_be_clicked(page: CardsPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.browser.search, Qt.Key.Key_F1)
    assert page.browser.help is not None
    assert page.browser.help.isVisible()
    for place, query in enumerate(EXAMPLES):
        page.browser.help.page.anchorClicked.emit(QUrl(f"#{place}"))
        assert page.browser.search.text() == query
        answered(page, query)
        answer = page.presenter.answer
        assert answer.asked.text == query
        assert answer.query is not None
        assert not answer.query.problems
    settle(page)
    page.browser.help.close()


def test_every_example_stands_in_the_help_in_both_languages(page: CardsPage, opened: OpenWindow) -> None:
    page.browser.show_help()
    assert page.browser.help is not None
    for language, meaning in (("en", "Cards of type Fire"), ("pt_BR", "Cards do tipo Fogo")):
        opened.window.language.set_choice(language)
        opened.settle()
        shown = page.browser.help.page.toPlainText()
        assert all(query in shown for query in EXAMPLES)
        assert meaning.lower() in shown.lower()
    page.browser.help.close()


def test_the_inspector_says_how_a_card_stands(page: CardsPage, opened: OpenWindow) -> None:
    page.browser.show_card("base1-4")
    page.context.commands.run("cards.own.more")
    standing = page.inspector.standing
    standing.day.setDate(QDate(2000, 6, 1))
    settle(page)
    assert standing.copies.text() == "1 owned · 1 free · 0 wanted"
    assert standing.legal.text().startswith("✓ Unlimited")
    assert "Standard" in standing.legal.toolTip()
    content = standing.parentWidget()
    assert content.minimumSizeHint().width() <= page.inspector.width()
    opened.window.language.set_choice("pt_BR")
    opened.settle()
    assert standing.copies.text() == "Na coleção: 1 · livres: 1 · nos desejos: 0"


def test_the_table_sorts_by_every_column(page: CardsPage, find: Find, opened: OpenWindow) -> None:
    assert page.context.commands.run("cards.view.table")
    table, catalogue = page.browser.table, page.context.workspace.catalogue
    assert table.isVisible()
    find("kind:pokemon set:BS order:name")
    for column in COLUMNS:
        before = list(table.table_model.ids)
        table.sort_by(column)
        settle(page)
        assert set(table.table_model.ids) == set(before)
        assert page.presenter.shown_order[0] == ORDERS[column]
    assert page.browser.search.text() == "kind:pokemon set:BS"
    table.sort_by("hp")
    settle(page)
    highest = [card.hp for card in catalogue.cards(table.table_model.ids)]
    assert highest == sorted(highest, reverse=True)
    table.sort_by("hp")
    settle(page)
    assert [card.hp for card in catalogue.cards(table.table_model.ids)] == sorted(highest)
    assert page.browser.bar.sort.currentData() == "hp"


def test_columns_and_view_are_remembered(page: CardsPage, opened: OpenWindow, qtbot: QtBot) -> None:
    page.browser.show_view("table")
    table = page.browser.table
    menu = table.choose_columns()
    next(each for each in menu.actions() if each.text() == "Illustrator").trigger()
    menu.close()
    assert "artist" in table.columns
    settings = page.context.workspace.settings.current
    assert settings.cards_view == "table"
    assert "artist" in settings.cards_columns
    looks = glance(page.context.workspace.home)
    assert (looks.cards_view, looks.cards_columns) == ("table", settings.cards_columns)
    row = table.table_model.row_of("base1-4")
    shown = [table.table_model.index(row, place).data() for place in range(len(COLUMNS))]
    assert shown[:3] == ["Charizard", "Base Set", "4"]
    assert COLUMNS[shown.index("100")] == "dmg"
    table.select("base1-4")
    with qtbot.waitSignal(page.context.cards_wanted) as asked:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert asked.args == [("base1-4",)]
    page.browser.show_view("grid")
    assert page.browser.grid.current_id() == "base1-4"


def test_the_binder_shows_what_is_missing_and_keys_turn_its_pages(
    page: CardsPage, find: Find, opened: OpenWindow, qtbot: QtBot
) -> None:
    find("set:BS")
    page.browser.show_card("base1-4")
    page.context.commands.run("cards.own.more")
    page.browser.show_view("binder")
    binder = page.browser.binder
    binder.resize(500, 700)
    opened.settle()
    assert binder.title.text() == "Base Set · page 1 of 12 · 1 of 102 owned"
    assert binder.current_id() == "base1-4"
    said = [binder.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in (2, 3)]
    assert [each.rpartition(", ")[2] for each in said] == ["missing", "1 owned"]
    for key, card_id in (
        ("Right", "base1-5"),
        ("Right", "base1-6"),
        ("Right", "base1-13"),
        ("Left", "base1-6"),
        ("PageDown", "base1-15"),
        ("End", "base1-100"),
        ("PageDown", "base1-100"),
        ("Home", "base1-1"),
    ):
        qtbot.keyClick(binder.list, getattr(Qt.Key, f"Key_{key}"))
        settle(page)
        assert page.inspector.card is not None
        assert page.inspector.card.id == card_id, key
    find("")
    qtbot.keyClick(binder.list, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert binder.pages[binder.at].number == 1
    assert binder.pages[binder.at].set_id != "base1"


def test_everything_on_the_page_has_a_name(page: CardsPage) -> None:
    for view in ("grid", "table", "binder"):
        page.browser.show_view(view)
        assert [type(each).__name__ for each in nameless(page)] == []


def test_plus_and_minus_change_the_collection_and_undo_takes_it_back(page: CardsPage, qtbot: QtBot) -> None:
    card = page.inspector.card
    assert card is not None
    window = page.window()
    page.browser.grid.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Plus)
    qtbot.keyClick(page.inspector.plus, Qt.Key.Key_Space)
    assert page.context.workspace.collection.owned() == {card.id: 2}
    assert page.inspector.owned.text() == "2 owned"
    toast = window.toast
    assert toast.isVisible()
    assert card.name.en in toast.label.text()
    toast.button.click()
    assert page.owned == {card.id: 1}
    qtbot.keyClick(window, Qt.Key.Key_Minus)
    assert page.owned == {}
    assert not page.inspector.minus.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Minus)
    assert page.owned == {}
    assert page.context.commands.run("collection.undo")
    assert page.owned == {card.id: 1}


def test_enter_and_double_click_ask_for_the_deck(page: CardsPage, qtbot: QtBot) -> None:
    grid = page.browser.grid
    grid.setFocus()
    with qtbot.waitSignal(page.context.cards_wanted) as asked:
        qtbot.keyClick(grid, Qt.Key.Key_Return)
    assert asked.args == [(grid.current_id(),)]
    place = grid.visualRect(page.browser.model.index(1)).center()
    with qtbot.waitSignal(page.context.cards_wanted) as asked:
        qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [(page.browser.model.ids[1],)]


def test_another_print_can_be_chosen_even_if_filtered_out(page: CardsPage, opened: OpenWindow) -> None:
    page.browser.bar.search.setText("set:BS fire energy")
    settle(page)
    assert page.inspector.card is not None
    other = next(each for each in page.prints(page.inspector.card.id) if each.set_id != "base1")
    page.inspector.print_chosen.emit(other.id)
    settle(page)
    assert page.inspector.card.id == other.id
    assert page.browser.grid.current_id() == other.id
    assert not page.presenter.narrows


def test_the_face_in_the_other_language(page: CardsPage, opened: OpenWindow) -> None:
    page.browser.bar.search.setText("fire energy")
    settle(page)
    page.inspector._language_buttons["pt"].click()
    assert page.inspector.face.accessibleName() == "Energia de Fogo"
    page.context.commands.run("app.language.pt_BR")
    opened.settle()
    assert page.browser.model.data(page.browser.model.index(0)) == "Energia de Fogo"
    assert page.browser.bar.search.placeholderText() == "Buscar cards"


def test_sizes_keep_the_current_card(page: CardsPage) -> None:
    grid = page.browser.grid
    grid.setCurrentIndex(page.browser.model.index(100))
    before = grid.card_width
    page.context.commands.run("cards.size.more")
    assert grid.card_width > before
    assert grid.currentIndex().row() == 100
    assert page.context.workspace.settings.current.grid_size > 150
    for _ in range(10):
        page.context.commands.run("cards.size.less")
    assert grid.card_width >= 110


def test_dragged_cards_carry_their_ids(page: CardsPage) -> None:
    model = page.browser.model
    data = model.mimeData([model.index(3), model.index(5)])
    assert cards_in(data) == [model.data(model.index(3), ID_ROLE), model.data(model.index(5), ID_ROLE)]
    assert cards_in(mime_of([])) == []


def test_model_keeps_the_rules_of_qt(page: CardsPage, qtmodeltester: object) -> None:
    qtmodeltester.check(page.browser.model)  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "pt"])
def test_all_facts_of_every_starter_card_can_be_said(page: CardsPage, language: str) -> None:
    catalogue = page.context.workspace.catalogue
    for card in catalogue.cards(catalogue.search()):
        lines = facts_of(card, page.find_set(card.set_id), FactWords(language, language))
        assert all(name and value for name, value in lines), card.id
        assert len({name for name, _ in lines}) == len(lines), card.id
        texts_of(card, language, worded(card, language, judge_text))


def known(page: CardsPage) -> None:
    programs = page.context.workspace.catalogue.programs
    programs.warm()
    programs.fill()
    page.context.tell(Changes(frozenset({"programs"})))


def test_badges_come_when_texts_have_been_read(page: CardsPage, opened: OpenWindow, qtbot: QtBot) -> None:
    page.browser.show_card("base1-4")
    settle(page)
    assert page.inspector.playing.isHidden()
    index = page.browser.model.index(page.browser.model.row_of("base1-4"))
    assert index.data(Qt.ItemDataRole.ToolTipRole) is None
    known(page)
    assert page.inspector.playing.label.text() == "Plays by itself"
    assert "everything this card says" in page.inspector.playing.toolTip()
    assert page.inspector.face.accessibleName().endswith("Plays by itself")
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(", Plays by itself")
    assert "everything this card says" in index.data(Qt.ItemDataRole.ToolTipRole)
    page.browser.show_card("base1-98")
    settle(page)
    assert page.inspector.playing.label.text() == "No text to carry out"
    assert page.inspector.playing.badge.isHidden()
    opened.window.language.set_choice("pt_BR")
    qtbot.waitUntil(lambda: page.inspector.playing.label.text() == "Sem texto a executar")


def test_texts_in_the_words_of_the_program_say_so(page: CardsPage, opened: OpenWindow, qtbot: QtBot) -> None:
    page.browser.show_card("base1-4")
    settle(page)
    assert page.inspector.findChild(QLabel, "wordsSource") is None
    known(page)
    settle(page)
    mark = page.inspector.findChild(QLabel, "wordsSource")
    assert mark is not None
    assert mark.text() == "in the program's words"
    assert mark.toolTip()
    opened.window.language.set_choice("pt_BR")

    def marks() -> set[str]:
        found = page.inspector.findChildren(QLabel, "wordsSource")
        return {each.text() for each in found if each.isVisible()}

    qtbot.waitUntil(lambda: marks() == {"texto do programa"})


def test_the_filter_of_badges(page: CardsPage) -> None:
    bar = page.browser.bar
    bar.playing["hand"].click()
    settle(page)
    assert bar.search.text() == "is:byhand"
    assert "0 % of the texts read" in bar.count.text()
    assert page.browser.empty_title.text() == "No such card so far"
    known(page)
    settle(page)
    assert "texts read" not in bar.count.text()
    assert page.browser.empty.isVisible()
    assert page.context.commands.run("cards.clear")
    assert not bar.playing["hand"].isChecked()
    bar.playing["full"].click()
    settle(page)
    assert page.browser.model.ids


def test_the_window_reads_texts_in_the_background(page: CardsPage, opened: OpenWindow, qtbot: QtBot) -> None:
    reader = opened.window.reader
    assert not page.context.commands.run("programs.stop")
    page.browser.search.setText("is:automated")
    told_while_reading: list[bool] = []
    page.context.changed.connect(lambda changes: told_while_reading.append(reader.running))
    reader.begin()
    programs = page.context.workspace.catalogue.programs
    qtbot.waitUntil(lambda: programs.reading.complete and not reader.running)
    qtbot.waitUntil(lambda: "texts read" not in page.browser.bar.count.text())
    assert page.browser.model.ids, "the answer comes by itself"
    assert any(told_while_reading), "and grows while the texts are read"
    assert programs.ready
    assert not reader.unfinished
    assert opened.window.statusBar().currentMessage() == ""
