"""The Cards page in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ptcg_desktop.effects.automation import judge_text
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.wordings import worded
from ptcg_desktop.ui.app.shots import OpenWindow
from ptcg_desktop.ui.browser.facts import FactWords, facts_of, texts_of
from ptcg_desktop.ui.browser.grid_model import ID_ROLE
from ptcg_desktop.ui.browser.view import CardsPage
from ptcg_desktop.ui.widgets.card_mime import cards_in, mime_of


@pytest.fixture
def page(opened: OpenWindow) -> CardsPage:
    shown = opened.show_page("cards")
    assert isinstance(shown, CardsPage)
    return shown


def test_typing_finds_at_once_and_down_goes_into_the_grid(page: CardsPage, qtbot: QtBot) -> None:
    search = page.browser.bar.search
    assert search.hasFocus()
    qtbot.keyClicks(search, "nidoran f")
    assert page.inspector.card is not None
    assert page.inspector.card.name.en == "Nidoran ♀"
    assert page.browser.bar.count.text() == "1 card"
    qtbot.keyClick(search, Qt.Key.Key_Down)
    assert page.browser.grid.hasFocus()
    qtbot.keyClick(page.window(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert search.hasFocus()
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert len(page.browser.model.ids) > 200


def test_nothing_found_says_what_to_do(page: CardsPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.browser.bar.search, "qqqq")
    assert page.browser.empty.isVisible()
    assert "qqqq" in page.browser.empty_title.text()
    assert page.inspector.card is None
    page.browser.empty_button.click()
    assert page.browser.grid.isVisible()
    assert page.browser.bar.search.text() == ""
    page.browser.bar.owned.click()
    assert page.browser.empty_title.text() == "Your collection is empty"


def test_filters_work_together(page: CardsPage, qtbot: QtBot) -> None:
    bar = page.browser.bar
    bar.types["R"].click()
    bar.kinds["pokemon"].click()
    assert {row.kind for row in page.context.workspace.catalogue.rows(page.browser.model.ids)} == {"pokemon"}
    bar.sets.setCurrentIndex(bar.sets.findData("base2"))
    assert page.presenter.query.set_id == "base2"
    assert page.browser.model.ids
    bar.sets.lineEdit().setText("no such set")
    bar.sets.lineEdit().editingFinished.emit()
    assert bar.sets.currentData() == "base2"
    assert page.context.commands.run("cards.clear")
    assert not page.presenter.query.narrows
    assert not bar.types["R"].isChecked()


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
    page.browser.bar.sets.setCurrentIndex(page.browser.bar.sets.findData("base1"))
    page.browser.bar.search.setText("fire energy")
    assert page.inspector.card is not None
    other = next(each for each in page.prints(page.inspector.card.id) if each.set_id != "base1")
    page.inspector.print_chosen.emit(other.id)
    assert page.inspector.card.id == other.id
    assert page.browser.grid.current_id() == other.id
    assert not page.presenter.query.narrows


def test_the_face_in_the_other_language(page: CardsPage, opened: OpenWindow) -> None:
    page.browser.bar.search.setText("fire energy")
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
    assert page.inspector.playing.label.text() == "No text to carry out"
    assert page.inspector.playing.badge.isHidden()
    opened.window.language.set_choice("pt_BR")
    qtbot.waitUntil(lambda: page.inspector.playing.label.text() == "Sem texto a executar")


def test_texts_in_the_words_of_the_program_say_so(page: CardsPage, opened: OpenWindow, qtbot: QtBot) -> None:
    page.browser.show_card("base1-4")
    assert page.inspector.findChild(QLabel, "wordsSource") is None
    known(page)
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
    assert "0 % of the texts read" in bar.count.text()
    known(page)
    assert "texts read" not in bar.count.text()
    assert page.browser.empty.isVisible()
    assert page.context.commands.run("cards.clear")
    assert not bar.playing["hand"].isChecked()
    bar.playing["full"].click()
    assert page.browser.model.ids


def test_the_window_reads_texts_in_the_background(page: CardsPage, opened: OpenWindow, qtbot: QtBot) -> None:
    reader = opened.window.reader
    assert not page.context.commands.run("programs.stop")
    reader.begin()
    programs = page.context.workspace.catalogue.programs
    qtbot.waitUntil(lambda: programs.reading.complete and not reader.running)
    assert programs.ready
    assert not reader.unfinished
    assert opened.window.statusBar().currentMessage() == ""
