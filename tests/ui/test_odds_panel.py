"""The Odds tab of the Decks page through its widgets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.decks.odds_panel import OddsPanel
from ptcg_desktop.ui.decks.view import DecksPage
from ptcg_desktop.ui.widgets.bar_table import BarTable
from ptcg_desktop.ui.widgets.written import percent
from tests.ui.invented_cards import context_on, workspace


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> DecksPage:
    made = DecksPage(context)
    qtbot.addWidget(made)
    made.resize(1250, 900)
    made.show()
    made.enter()
    qtbot.mouseClick(made.empty.buttons[0], Qt.MouseButton.LeftButton)
    made.tabs.open(made.odds)
    return made


@pytest.fixture
def panel(page: DecksPage) -> OddsPanel:
    """The tab on a deck of four Emberpups and forty Energy."""
    page._act(lambda: page.presenter.add(["inv1-1"], 4))
    page._act(lambda: page.presenter.add(["inv1-8"], 40))
    return page.odds


def choose(table: BarTable, *rows: int) -> None:
    flags = QItemSelectionModel.SelectionFlag
    for row in rows:
        table.selectionModel().select(table.model().index(row, 0), flags.Select | flags.Rows)


def test_a_deck_that_cannot_be_dealt_says_so(page: DecksPage) -> None:
    assert "Basic Pokémon" in page.odds.summary.text()
    assert not page.odds.cards.isVisible()


def test_the_odds_follow_the_deck_the_turn_and_the_seat(page: DecksPage, panel: OddsPanel) -> None:
    first = {row.key: row.values for row in panel.cards.rows}
    assert first["emberpup"][0] == 1.0  # the only Basic Pokémon
    panel.turn.setCurrentIndex(9)
    later = {row.key: row.values for row in panel.cards.rows}
    assert all(later[key][1] >= first[key][1] for key in first)
    page._act(lambda: page.presenter.add(["inv1-8"], 10))
    assert panel.cards.rows[1].label.startswith("50×")


def test_one_chosen_card_says_how_many_copies_are_among_the_prizes(panel: OddsPanel) -> None:
    choose(panel.cards, 0)
    assert panel._table is not None
    card = panel._table.cards[0]
    said = [f"{number}\xa0of\xa0{card.count}:\xa0{percent(share)}" for number, share in enumerate(card.prized)]
    assert panel.both.text() == "\n".join((f"{card.label.en} among the Prizes", "   ".join(said)))
    assert len(said) == card.count + 1
    assert "same for both" in panel.seat.toolTip()


def test_chosen_cards_are_asked_for_together(panel: OddsPanel) -> None:
    choose(panel.cards, 0, 1)
    assert "2" in panel.both.text()
    assert "%" in panel.both.text()


def test_a_hand_is_shown_and_another_one(panel: OddsPanel, qtbot: QtBot) -> None:
    shown = [panel.hand.accessibleName()]
    for _ in range(5):
        qtbot.mouseClick(panel.another, Qt.MouseButton.LeftButton)
        shown.append(panel.hand.accessibleName())
    assert len(set(shown)) > 1
    assert all("Emberpup" in names for names in shown)


def test_thousands_of_hands_are_dealt_away_from_the_window(page: DecksPage, panel: OddsPanel, qtbot: QtBot) -> None:
    qtbot.mouseClick(panel.many, Qt.MouseButton.LeftButton)
    panel.retranslate()
    assert panel.many.text() == "Stop"  # another language is no reason to deal anew
    qtbot.waitUntil(lambda: "further" in panel.sampled.text(), timeout=20_000)
    page._act(lambda: page.bench_acts.presenter.set_note(page.presenter.summaries[0].id, "the same cards"))
    assert "further" in panel.sampled.text()


def test_a_changed_deck_forgets_hands_that_were_being_dealt(page: DecksPage, panel: OddsPanel, qtbot: QtBot) -> None:
    qtbot.mouseClick(panel.many, Qt.MouseButton.LeftButton)
    before = panel.many.text()
    page._act(lambda: page.presenter.add(["inv1-8"], 1))
    assert panel.sampled.text() == ""
    assert panel.many.text() != before


def test_the_table_is_copied_as_text(panel: OddsPanel, qtbot: QtBot) -> None:
    panel.cards.setFocus()
    qtbot.keyClick(panel.cards, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().splitlines()
    assert len(lines) == 1 + len(panel.cards.rows)
    assert lines[1].split("\t")[0] == "4× Emberpup"


def choose_rival(panel: OddsPanel, start: str) -> None:
    row = next(row for row in range(panel.rival.count()) if panel.rival.itemText(row).startswith(start))
    panel.rival.setCurrentIndex(row)
    panel.rival.activated.emit(row)


def test_another_deck_stands_beside(page: DecksPage, panel: OddsPanel) -> None:
    page._act(lambda: page.presenter.create("Other pups"))
    page._act(lambda: page.presenter.add(["inv1-1"], 2))
    page._act(lambda: page.presenter.add(["inv1-9"], 40))
    other = {row.key: row.values for row in panel.cards.rows}
    first = next(each.id for each in page.presenter.summaries if each.name != "Other pups")
    page._act(lambda: page.presenter.select(first))
    here = {row.key: row.values for row in panel.cards.rows}
    assert not panel.measure.isVisible()
    choose_rival(panel, "Other pups")
    assert panel.measure.isVisible()
    assert "The other deck" in panel.summary.text()
    for measure in range(3):
        panel.measure.setCurrentIndex(measure)
        for row in panel.cards.rows:
            one, two = (deck[row.key][measure] if row.key in deck else 0.0 for deck in (here, other))
            assert row.values == (one, two, one - two)
    kinds = {row.label: row.values for row in panel.statistics.tables["kinds"].rows}
    assert kinds["Pokémon"] == (4, 2, 2)
    choose(panel.cards, 0, 2)  # the pups, and an Energy only the other deck has
    assert "0.0%" in panel.both.text()
    assert "−" in panel.cards.as_text()
    page._act(lambda: page.presenter.select(next(e.id for e in page.presenter.summaries if e.name == "Other pups")))
    assert panel.rival.other is None  # a deck is not compared with itself
    assert not panel.measure.isVisible()


def test_a_version_and_a_pasted_list_stand_beside_and_say_what_is_missing(
    page: DecksPage, panel: OddsPanel, qtbot: QtBot
) -> None:
    page._act(lambda: page.bench_acts.presenter.save_version("Before"))
    page._act(lambda: page.presenter.add(["inv1-9"], 5))
    choose_rival(panel, "Version “Before”")
    page._act(lambda: page.presenter.add(["inv1-9"], 1))
    counts = {row.key: row.label for row in panel.cards.rows}
    assert counts["waterenergy"].startswith("6/0×")  # the comparison goes on while the deck is changed
    panel.rival.compare_with_pasted("3 Mr. Quag-Quag IO 4\n30 Fire Energy IO 8\n2 Nobody ZZ 9\n")
    assert "reading" in panel.summary.text()  # on another thread
    qtbot.waitUntil(lambda: "not found: 2" in panel.summary.text())
    assert {row.key for row in panel.cards.rows} == {"emberpup", "fireenergy", "waterenergy", "mrquagquag"}
    panel.rival.compare_with_pasted("3 Fire Energy IO 8")
    qtbot.waitUntil(lambda: "cannot be dealt" in panel.summary.text())
    assert len(panel.cards.rows[0].values) == 3  # hand, turn, Prizes: of this deck alone
    choose_rival(panel, "Nothing")
    assert "other" not in panel.summary.text()


def test_names_stand_above_their_numbers_where_they_would_be_cut(panel: OddsPanel, qtbot: QtBot) -> None:
    table = panel.cards
    table.setFixedWidth(500)
    qtbot.waitUntil(lambda: not table.stacked)
    beside = table.height()
    table.setFixedWidth(190)
    qtbot.waitUntil(lambda: table.stacked)
    assert table.height() >= beside + 2 * 10
    assert sum(table.columnWidth(column) for column in range(4)) <= table.viewport().width()  # no number is cut off
    choose(table, 0)
    assert not table.grab().isNull()
    assert table.as_text().startswith("\tHand\tTurn 3\tPrizes\n4× Emberpup\t")
    table.setFixedWidth(500)
    qtbot.waitUntil(lambda: not table.stacked)
    assert table.height() == beside
