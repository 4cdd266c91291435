"""Doing things by hand in the real window, by mouse and by keyboard: menus, doing what was refused, texts, counters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.app.theme import LIGHT
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.items import Look, PokemonItem
from ptcg_desktop.ui.table.manual_menu import ManualEntry
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.presenter import TablePresenter
from tests.ui.table_games import EMBERHOUND, FIRE, LAMP, table, with_keys
from tests.ui.test_table_game import Mouse
from tests.ui.test_table_presenter import hand, to_main
from tests.ui.test_table_scene import plain_energy, plain_face

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[GamePanel]:
    made = GamePanel(Look(plain_face, plain_energy, board_colours(LIGHT)))
    qtbot.addWidget(made)
    with_keys(made)
    made.resize(1100, 760)
    made.board.animator.speed = 0
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.banner.close_banner()


def main_part(panel: GamePanel, language: str = "en", profile: str = "classic") -> TablePresenter:
    """A game in the person's main part, with a card of every kind in the hand."""
    game = to_main(table(3, profile, language))
    for card in (EMBERHOUND, LAMP, FIRE):
        number = next(n for n, facts in enumerate(game.line.state.game.cards[:60]) if facts.printed is card)
        game.do(act.MoveCards(0, (number,), "hand"))
    panel.show_game(game)
    panel.activateWindow()
    panel.view.setFocus()
    QApplication.processEvents()
    return game


def right_click(panel: GamePanel, handle: Handle) -> QMenu:
    spot = Mouse(panel).spot(handle)
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, spot, panel.view.viewport().mapToGlobal(spot), Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(panel.view.viewport(), event)
    return opened(panel)


def opened(panel: GamePanel) -> QMenu:
    menu = panel.desk.menu
    assert menu is not None
    assert menu.isVisible()
    return menu


def pick(menu: QMenu, *texts: str) -> None:
    """Choose a line, through the menus it lies in."""
    for at, text in enumerate(texts):
        action = next(one for one in menu.actions() if one.text() == text)
        if at == len(texts) - 1:
            QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
            if menu.isVisible():
                menu.close()
            return
        below = action.menu()
        assert isinstance(below, QMenu)
        menu.setActiveAction(action)
        below.popup(menu.mapToGlobal(menu.actionGeometry(action).topRight()))
        menu = below


def lines(entries: tuple[ManualEntry, ...]) -> dict[str, ManualEntry]:
    return {entry.text: entry for entry in entries}


# --- menus ---


def test_a_right_click_moves_a_card_of_the_hand_by_hand(panel: GamePanel) -> None:
    game = main_part(panel)
    lamp = hand(game, LAMP)
    pick(right_click(panel, lamp), "To the discard pile")
    assert game.view.players[0].discard == (lamp.key,)
    row = next(row for row in reversed(panel.log.list.lines.rows) if "Old Lamp" in row.text)
    assert row.mark == "By hand"
    assert "[By hand] You discarded Old Lamp" in game.log_text()
    panel.do_undo()
    assert lamp.key in (game.view.players[0].hand or ())


def test_a_menu_goes_below_and_attaches_to_any_pokemon(panel: GamePanel) -> None:
    game = main_part(panel)
    foe = game.view.players[1].active
    assert foe is not None
    fire = hand(game, FIRE)
    menu = right_click(panel, fire)
    below = next(action.menu() for action in menu.actions() if action.text() == "Attach to")
    assert isinstance(below, QMenu)
    theirs = next(action.text() for action in below.actions() if action.text().startswith("the opponent's"))
    pick(menu, "Attach to", theirs)
    assert game.view.players[1].active is not None
    assert fire.key in game.view.players[1].active.energy


@pytest.mark.parametrize(("language", "profile"), [("en", "classic"), ("pt", "current")])
def test_every_thing_on_the_board_has_a_menu_and_every_line_of_it_does_something(
    panel: GamePanel, language: str, profile: str
) -> None:
    game = main_part(panel, language, profile)
    start = game.line.position

    def leaves(entries: tuple[ManualEntry, ...]) -> Iterator[ManualEntry]:
        for entry in entries:
            yield from leaves(entry.more) if entry.more else (entry,)

    kinds = set()
    for handle in [*panel.board.handles(), None]:
        entries = tuple(leaves(game.manual(handle)))
        assert entries, handle
        kinds.add(handle.kind if handle else "table")
        for entry in entries:
            if entry.opens:
                continue
            outcome = game.do_all(entry.acts)
            assert outcome.moved, entry
            assert not outcome.refusal, (entry, outcome)
            game.picture()
            game.log()
            game.line.go_to(start)
            game.look()
    assert kinds >= {"card", "pokemon", "deck", "prize", "table"}


def test_the_menu_opens_by_key_and_a_line_is_chosen_by_key(panel: GamePanel) -> None:
    game = main_part(panel)
    QTest.keyClick(panel.view, Qt.Key.Key_H)
    card = panel.view.focus_handle
    assert card is not None
    QTest.keyClick(panel.view, Qt.Key.Key_M)
    menu = opened(panel)
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    for _ in range(texts.index("On top of the deck")):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert game.line.state.players[0].deck[0] == card.key


def test_the_table_has_a_menu_of_its_own(panel: GamePanel) -> None:
    game = main_part(panel)
    QTest.mouseClick(panel.by_hand, LEFT)
    pick(opened(panel), "Roll a die")
    assert any("rolled" in row.text for row in panel.log.list.lines.rows)
    QTest.mouseClick(panel.by_hand, LEFT)
    pick(opened(panel), "End the game", "I won")
    assert game.over
    assert panel.ending.isVisible()
    assert game.manual(None) == ()


# --- doing it anyway ---


def test_a_refused_act_is_done_anyway_by_mouse_and_the_log_says_against_which_clause(panel: GamePanel) -> None:
    game = main_part(panel)
    active = game.router.active(0)
    Mouse(panel).drag(hand(game, EMBERHOUND), active)
    assert panel.banner.isVisible()
    assert panel.banner.clause.text() in ("R-EVO-3", "R-EVO-2")
    assert panel.banner.button.isVisible()
    QTest.mouseClick(panel.banner.button, LEFT)
    assert game.view.players[0].active is not None
    assert len(game.view.players[0].active.cards) == 2
    assert not panel.banner.isVisible()
    row = next(row for row in panel.log.list.lines.rows if "By hand, against R-EVO" in row.text)
    assert row.mark


def test_a_refused_attack_is_done_anyway_by_key(panel: GamePanel) -> None:
    game = main_part(panel)
    QTest.keyClick(panel.view, "1")
    assert panel.banner.clause.text() == "R-COST-1"
    QTest.keyClick(panel.view, Qt.Key.Key_X)
    assert any(isinstance(entry.action, act.Anyway) for entry in game.line.entries())
    assert game.view.turn > 1
    before = game.line.position
    QTest.keyClick(panel.view, Qt.Key.Key_X)  # nothing was refused since
    assert game.line.position == before


def test_a_retreat_that_is_not_paid_for_asks_which_pokemon_becomes_active(panel: GamePanel) -> None:
    game = main_part(panel)
    for _ in range(2):
        number = next(n for n in game.line.state.players[0].deck if game.line.state.game.cards[n].basic)
        game.do(act.MoveCards(0, (number,), "bench"))
    panel.refresh()
    bench = game.view.players[0].bench
    assert len(bench) >= 2
    QTest.keyClick(panel.view, Qt.Key.Key_R)
    assert panel.banner.clause.text() == "R-RET-3"
    QTest.keyClick(panel.view, Qt.Key.Key_X)
    assert panel.menu.isVisible()
    assert len(panel.menu.rows) == len(bench)
    QTest.mouseClick(panel.menu.rows[1], LEFT)
    assert game.view.players[0].active is not None
    assert game.view.players[0].active.uid == bench[1].uid


def test_a_card_put_where_no_rule_puts_it_can_be_left_there(panel: GamePanel) -> None:
    game = main_part(panel)
    fire = hand(game, FIRE)
    Mouse(panel).drag(fire, Handle("deck", "near"))
    assert panel.banner.button.isVisible()
    QTest.mouseClick(panel.banner.button, LEFT)
    assert game.line.state.players[0].deck[0] == fire.key


def test_an_attached_card_is_dragged_off_by_its_symbol_to_a_pile_a_pokemon_or_the_hand(panel: GamePanel) -> None:
    game = main_part(panel)
    fire = hand(game, FIRE)
    active = game.router.active(0)
    Mouse(panel).drag(fire, active)
    view, board = panel.view, panel.board

    def symbol() -> QPoint:
        item = board.item_of(active)
        assert isinstance(item, PokemonItem)
        assert item.picture is not None
        return view.mapFromScene(item.pos() + item._energy_spots(item.picture)[0][1].center())

    def drag_to(end: QPoint) -> None:
        start = symbol()
        QTest.mousePress(view.viewport(), LEFT, pos=start)
        for share in (0.3, 0.7, 1.0):
            at = start + (end - start) * share
            event = QMouseEvent(
                QEvent.Type.MouseMove, at.toPointF(), view.viewport().mapToGlobal(at).toPointF(),
                Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier,
            )  # fmt: skip
            QApplication.sendEvent(view.viewport(), event)
        QTest.mouseRelease(view.viewport(), LEFT, pos=end)

    QTest.mousePress(view.viewport(), LEFT, pos=symbol())
    for key in (None, Qt.Key.Key_Escape):
        if key is not None:
            QTest.keyClick(view, key)
        for x in (80, 120):
            at = symbol() + QPoint(x, 0)
            event = QMouseEvent(
                QEvent.Type.MouseMove, at.toPointF(), view.viewport().mapToGlobal(at).toPointF(),
                Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier,
            )  # fmt: skip
            QApplication.sendEvent(view.viewport(), event)
        assert (view._ghost is None) == (key is not None), "put down by Escape, it is not taken up again"
    QTest.mouseRelease(view.viewport(), LEFT, pos=QPoint(2, 2))
    drag_to(Mouse(panel).spot(active))
    assert not panel.banner.isVisible(), "put back where it was"
    drag_to(Mouse(panel).spot(Handle("discard", "near")))
    assert panel.banner.button.isVisible(), "no rule does this"
    QTest.mouseClick(panel.banner.button, LEFT)
    assert game.line.state.players[0].discard == (fire.key,)
    panel.do_undo()
    strip = board.layout_plan.near.hand
    drag_to(view.mapFromScene(QPointF(strip.x + 3, strip.y + 12)))
    QTest.mouseClick(panel.banner.button, LEFT)
    assert fire.key in game.line.state.players[0].hand


# --- texts ---


def test_a_trainer_that_does_not_play_by_itself_shows_its_text_until_it_is_done(panel: GamePanel) -> None:
    game = main_part(panel)
    lamp = hand(game, LAMP)
    held = len(game.view.players[0].hand or ())
    Mouse(panel).drag(lamp, Handle("stage", "near"))
    shown = panel.desk.text
    assert shown.isVisible()
    assert shown.text.text() == "Draw 2 cards."
    assert not panel.prompt.isVisible()
    for _ in range(2):
        QTest.mouseClick(next(one for one in shown.buttons if one.text() == "Draw a card"), LEFT)
    assert shown.isVisible()
    QTest.mouseClick(shown.ready, LEFT)
    assert not shown.isVisible()
    assert len(game.view.players[0].hand or ()) == held + 1
    assert game.view.players[0].discard == (lamp.key,)
    assert panel.view.hasFocus() or panel.isAncestorOf(QApplication.focusWidget())


def test_a_text_is_done_by_key_and_stays_when_escape_is_pressed(panel: GamePanel) -> None:
    game = main_part(panel)
    game.do(act.PlayTrainer(0, hand(game, LAMP).key))
    panel.refresh()
    QTest.keyClick(panel.view, Qt.Key.Key_Escape)
    assert panel.desk.text.isVisible()
    QTest.keyClick(panel.view, Qt.Key.Key_T)
    assert not panel.desk.text.isVisible()
    assert game.view.decision is not None
    assert game.view.decision.kind == "main"


def test_the_deck_is_looked_through_and_a_card_taken(panel: GamePanel) -> None:
    game = main_part(panel)
    game.do(act.PlayTrainer(0, hand(game, LAMP).key))
    panel.refresh()
    QTest.mouseClick(next(one for one in panel.desk.text.buttons if one.text() == "Look through the deck"), LEFT)
    look = panel.desk.look
    assert look.isVisible()
    assert look.list.count() == len(game.line.state.players[0].deck)
    wanted = game.line.state.players[0].deck[4]
    look.list.setCurrentRow(4)
    QTest.keyClick(look.list, Qt.Key.Key_M)
    pick(opened(panel), "To the hand")
    assert wanted in (game.view.players[0].hand or ())
    assert look.isVisible()
    QTest.mouseClick(look.shuffle, LEFT)
    assert not look.isVisible()
    assert panel.desk.text.isVisible()
    assert not any(card in game.view.cards for card in game.line.state.players[0].deck)


# --- counters, conditions, markers ---


def test_counters_conditions_and_markers_are_put_with_the_editor_and_stand_on_the_board(panel: GamePanel) -> None:
    game = main_part(panel)
    foe = game.router.active(1)
    pick(right_click(panel, foe), "Counters, conditions, markers…")
    editor = panel.desk.editor
    assert editor.isVisible()
    QTest.mouseClick(editor.steps[2], LEFT)
    asleep = next(button for button in editor.toggles if button.property("kind") == "asleep")
    QTest.mouseClick(asleep, LEFT)
    QTest.keyClicks(editor.new, "fog")
    QTest.keyClick(editor.new, Qt.Key.Key_Return)
    editor.markers[0].number.setValue(2)
    one = game.picture().find(foe.key)
    assert one is not None
    assert (one.damage, one.turned, one.markers) == (10, "left", ("fog 2",))
    assert "fog 2" in game.describe(foe)
    QTest.mouseClick(editor.markers[0].gone, LEFT)
    QTest.mouseClick(next(b for b in editor.toggles if b.property("kind") == "asleep"), LEFT)
    one = game.picture().find(foe.key)
    assert one is not None
    assert (one.turned, one.markers) == ("upright", ())
    QTest.keyClick(editor.new, Qt.Key.Key_Escape)
    assert not editor.isVisible()


def test_counters_are_put_by_key_and_knock_out(panel: GamePanel) -> None:
    game = main_part(panel)
    foe = game.router.active(1)
    panel.view.set_focus_handle(foe)
    panel.desk.open_editor(foe)
    for _ in range(4):
        QTest.keyClick(panel.view, Qt.Key.Key_Plus)
    assert game.view.decision is not None
    assert game.view.decision.kind == "prize"
    assert not panel.desk.editor.isVisible()  # the Pokémon is gone, and what it showed with it


def test_markers_beside_the_board(panel: GamePanel) -> None:
    game = main_part(panel)
    panel.view.set_focus_handle(None)
    QTest.keyClick(panel.view, Qt.Key.Key_C)
    QTest.mouseClick(panel.desk.editor.quick[1], LEFT)
    assert game.picture().near.markers == ("VSTAR",)
    assert any("VSTAR" in row.text for row in game.board_list())


# --- time ---


def test_a_game_with_things_done_by_hand_is_kept_and_read_again(panel: GamePanel, tmp_path: object) -> None:
    from pathlib import Path

    from ptcg_desktop.ui.table.line import GameLine

    game = main_part(panel)
    game.do(act.SetMarker(0, 0, "VSTAR"))
    game.do(act.Anyway(0, act.Attack(0, "Nip")))
    path = Path(str(tmp_path)) / "game.json"
    game.line.write(path)
    again = GameLine.read(path)
    assert engine.view(again.state, 0) == game.view
