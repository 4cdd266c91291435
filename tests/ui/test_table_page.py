"""The Table page in its window's context: before the game, through it, and after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.cards import Text
from ptcg_desktop.effects.automation import automation
from ptcg_desktop.services.readiness import readiness
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.table.shelf import warnings
from ptcg_desktop.ui.table.start_panel import DeckChoice, StartOptions, StartPanel
from ptcg_desktop.ui.table.view import TablePage
from tests.ui.invented_cards import CARDS, context_on, workspace
from tests.ui.table_games import EMBER_DECK, LAMP, eager, with_keys

BY_ID = {card.id: card for card in CARDS}


def fill(context: AppContext) -> list[str]:
    """Two decks of invented cards; their keys."""
    pups, fire, water = BY_ID["inv1-1"], BY_ID["inv1-8"], BY_ID["inv1-4"]
    decks = context.workspace.decks
    mine = decks.create("Kennel", cards=[(pups, 4), (BY_ID["inv1-2"], 4), (water, 4), (fire, 48)]).value
    theirs = decks.create("Quarry", cards=[(water, 4), (pups, 4), (BY_ID["inv1-9"], 52)]).value
    return [f"deck:{mine.id}", f"deck:{theirs.id}"]


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


def open_page(context: AppContext, qtbot: QtBot) -> TablePage:
    context.workspace.catalogue.programs.fill()
    made = TablePage(context)
    qtbot.addWidget(made)
    made.resize(1100, 720)
    made.show()
    made.enter()
    made.game.board.animator.speed = 0
    return made


def test_a_game_is_chosen_and_begun(context: AppContext, qtbot: QtBot) -> None:
    keys = fill(context)
    page = open_page(context, qtbot)
    panel = page.start_panel
    panel.select(StartOptions(keys[0], keys[1], "classic", 77))
    assert panel.begin.isEnabled()
    assert "60" in panel.note.text()
    QTest.mouseClick(panel.begin, Qt.MouseButton.LeftButton)
    presenter = page.game.presenter
    assert presenter is not None
    assert presenter.line.state.game.seed == 77
    assert "77" in page.game.seed.text()
    page.leave()


def test_the_same_seed_deals_the_same_game(context: AppContext, qtbot: QtBot) -> None:
    keys = fill(context)
    page = open_page(context, qtbot)
    page.start_game(StartOptions(keys[0], keys[1], "classic", 5))
    first = engine.view(page.game.presenter.line.state, 0)  # type: ignore[union-attr]
    page.again(True)
    assert engine.view(page.game.presenter.line.state, 0) == first  # type: ignore[union-attr]
    page.again(False)
    assert page.game.presenter.line.state.game.seed != 5  # type: ignore[union-attr]
    page.leave()


def test_a_running_game_is_there_after_a_restart_at_the_very_act(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as context:
        keys = fill(context)
        page = open_page(context, qtbot)
        page.start_game(StartOptions(keys[0], keys[1], "classic", 5))
        presenter = page.game.presenter
        assert presenter is not None
        for _ in range(9):
            presenter.do(eager(presenter))
        presenter.undo()
        kept = [engine.view(presenter.line.state, player) for player in (0, 1)]
        page.leave()
    with workspace(tmp_path) as opened, context_on(opened, qapp) as context:
        page = open_page(context, qtbot)
        assert page.start_panel.again.isVisible()
        QTest.mouseClick(page.start_panel.again, Qt.MouseButton.LeftButton)
        resumed = page.game.presenter
        assert resumed is not None
        assert [engine.view(resumed.line.state, player) for player in (0, 1)] == kept
        assert resumed.undo().moved


def test_a_finished_game_is_kept_with_its_end_and_not_offered_to_go_on(context: AppContext, qtbot: QtBot) -> None:
    keys = fill(context)
    page = open_page(context, qtbot)
    page.start_game(StartOptions(keys[0], keys[1], "classic", 5))
    page.game._run(lambda p: p.do(eager(p)))
    page.save_draft()
    assert page.keeper.unfinished() is not None
    page.game.press_concede()
    page.leave()
    assert page.keeper.unfinished() is None
    (kept,) = context.workspace.games.list()
    assert kept.about is not None
    assert kept.about.names == ("Kennel", "Quarry")
    assert kept.about.summary.result is not None


def test_a_deck_that_cannot_be_played_says_why(context: AppContext, qtbot: QtBot) -> None:
    fire = BY_ID["inv1-8"]
    page_decks = context.workspace.decks
    empty = page_decks.create("Only fire", cards=[(fire, 60)]).value
    page = open_page(context, qtbot)
    page.start_panel.select(StartOptions(f"deck:{empty.id}", f"deck:{empty.id}", "classic", 1))
    assert not page.start_panel.begin.isEnabled()
    assert "R-DECK-5" in page.start_panel.note.text()


def test_words_and_colours_change_at_run_time(context: AppContext, qtbot: QtBot) -> None:
    keys = fill(context)
    page = open_page(context, qtbot)
    page.start_game(StartOptions(keys[0], keys[1], "classic", 5))
    before = page.game.prompt.title.text()
    context.language_switch.set_choice("pt_BR")
    QApplication.processEvents()
    assert page.game.prompt.title.text() != before
    assert page.game.presenter.log()[0].text.startswith(("Você", "O oponente"))  # type: ignore[union-attr]
    mat = page.look.colours.mat.name()
    context.theme.set_mode("dark" if not context.theme.tokens.dark else "light")
    assert page.look.colours.mat.name() != mat
    page.leave()


def test_texts_nobody_has_read_are_read_before_the_game(context: AppContext, qtbot: QtBot) -> None:
    keys = fill(context)
    page = TablePage(context)
    qtbot.addWidget(page)
    page.enter()
    page.start_panel.select(StartOptions(keys[0], keys[1], "classic", 77))
    assert not page.start_panel.begin.isEnabled()
    assert "reading" in page.start_panel.note.text()
    qtbot.waitUntil(page.start_panel.begin.isEnabled)
    assert "play by themselves" in page.start_panel.note.text()


def test_what_is_not_automated_is_counted_card_by_card() -> None:
    singing = msgspec.structs.replace(LAMP, rules=(Text("Sing a song of 3 verses."),))
    deck = [singing if card is LAMP else card for card in EMBER_DECK]
    found = warnings(deck, "classic", readiness(deck, automation))
    assert found.playing is not None
    assert (found.count, found.playing.alone) == (60, 60 - EMBER_DECK.count(LAMP))
    assert [one.card for one in found.playing.rest] == [singing]
    assert found.playable
    assert any(finding.clause == "R-DECK-2" for finding in found.findings)


def test_a_card_is_shown_large_in_either_language(context: AppContext, qtbot: QtBot) -> None:
    keys = fill(context)
    page = open_page(context, qtbot)
    page.start_game(StartOptions(keys[0], keys[1], "classic", 5))
    panel, zoom = with_keys(page.game), page.game.zoom
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel.view.setFocus()
    assert panel.presenter is not None
    handle = panel.presenter.picture().near.hand[0].handle
    panel.view.set_focus_handle(handle)
    QTest.keyClick(panel.view, Qt.Key.Key_Space)
    english = zoom.picture.pixmap().toImage()
    assert zoom.picture.contentsRect().size() == zoom.picture.pixmap().deviceIndependentSize().toSize(), (
        "no edge is cut"
    )
    QTest.keyClick(panel.view, Qt.Key.Key_V)
    assert zoom.other
    portuguese = zoom.picture.pixmap().toImage()
    assert portuguese != english
    QTest.keyClick(panel.view, Qt.Key.Key_V)
    assert zoom.picture.pixmap().toImage() == english
    QTest.keyClick(panel.view, Qt.Key.Key_Space)
    assert not zoom.isVisible()
    QTest.keyClick(panel.view, Qt.Key.Key_V)
    assert zoom.isVisible()
    assert zoom.other
    context.language_switch.set_choice("pt_BR")
    page.retranslate()
    assert zoom.picture.pixmap().toImage() == english, "what the other one is has turned round"
    QTest.keyClick(panel.view, Qt.Key.Key_V)
    assert zoom.picture.pixmap().toImage() == portuguese
    page.leave()


def test_how_things_move_is_kept(context: AppContext, qtbot: QtBot) -> None:
    page = open_page(context, qtbot)
    QTest.keyClick(page.game.speed, Qt.Key.Key_End)
    assert page.game.board.animator.speed == 0
    assert context.workspace.settings.current.table_motion == "off"
    assert open_page(context, qtbot).game.speed.currentIndex() == 2


def test_many_decks_can_be_searched(qtbot: QtBot) -> None:
    panel = StartPanel()
    qtbot.addWidget(panel)
    panel.show()
    names = ["Ember", "Tide", *(f"Deck {number}" for number in range(9)), "Maré Alta"]
    panel.set_decks([DeckChoice(f"k{at}", name, "60 cards") for at, name in enumerate(names)])
    assert panel.find_deck.isVisibleTo(panel)
    panel.find_deck.setText("mare")
    shown = [row for row in range(panel.decks.count()) if not panel.decks.item(row).isHidden()]
    assert (shown, panel.options().deck) == ([11], "k11")
    panel.find_deck.setText("nothing of the kind")
    assert panel.options().deck == "k11", "what was chosen stays"
    panel.set_decks([DeckChoice("k0", "Ember", "60 cards")])
    assert not panel.find_deck.isVisibleTo(panel)
    assert panel.options().deck == "k0"
