"""Playing alone: the tools, the report, and what stays hidden until the person chooses to see it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import events as ev
from ptcg_desktop.engine import save as saving
from ptcg_desktop.ui.app.theme import LIGHT
from ptcg_desktop.ui.table import practice, practice_desk
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.wording import Wording
from tests.ui.table_games import EMBERPUP, FIRE, PUDDLET, WATER, eager, table, with_keys
from tests.ui.test_table_presenter import to_main
from tests.ui.test_table_scene import plain_energy, plain_face

LEFT = Qt.MouseButton.LeftButton
DRAWN: set[str] = set()
"""Names of the cards whose faces were painted."""


def noted_face(card: CardDef, width: float, dpr: float) -> QPixmap:
    DRAWN.add(card.name.en)
    return plain_face(card, width, dpr)


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[GamePanel]:
    DRAWN.clear()
    made = GamePanel(Look(noted_face, plain_energy, board_colours(LIGHT)))
    qtbot.addWidget(made)
    with_keys(made)
    made.resize(1100, 760)
    made.board.animator.speed = 0
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.banner.close_banner()


def open_game(panel: GamePanel, game: TablePresenter) -> TablePresenter:
    panel.show_game(game)
    QApplication.processEvents()
    return game


# --- what is hidden ---


def named(cards: list[CardDef], word: str) -> list[CardDef]:
    """Each copy with a name of its own, so that a name tells which card it was."""
    return [
        msgspec.structs.replace(card, id=f"{word}-{at}", name=Text(f"{word}{at:02}x", f"{word}{at:02}x"))
        for at, card in enumerate(cards)
    ]


def secret_game(sides: tuple[str, str]) -> TablePresenter:
    mine = named([EMBERPUP] * 20 + [FIRE] * 40, "Mine")
    theirs = named([PUDDLET] * 20 + [WATER] * 40, "Theirs")
    line = GameLine(saving.start_from_decks(engine.load_profile("classic"), (mine, theirs), 5, engine.Options(first=0)))
    line.sides = sides
    return TablePresenter(line, Wording("en", "classic"))


def model_texts(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        index = model.index(row, 0)
        for role in (*range(14), *range(256, 260)):
            value = model.data(index, role)
            if value is not None:
                yield str(value)


def accessible_texts(interface: QAccessibleInterface | None) -> Iterator[str]:
    if interface is None:
        return
    for kind in QAccessible.Text:
        if kind is not QAccessible.Text.UserText:
            yield interface.text(kind)
    for number in range(interface.childCount()):
        yield from accessible_texts(interface.child(number))


def window_said(panel: GamePanel) -> str:
    """All texts of the window, whether seen or covered: labels, lists, tooltips, names for screen readers, items."""
    said: list[str] = []
    for widget in (panel, *panel.findChildren(QWidget)):
        said += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.whatsThis()]
        text = getattr(widget, "text", None)
        if callable(text):
            said.append(str(text()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            said += model_texts(widget.model())
    for item in panel.board.items():
        said += [item.toolTip(), repr(vars(item)) if hasattr(item, "__dict__") else ""]
    said += accessible_texts(QAccessible.queryAccessibleInterface(panel))
    return "\n".join(said)


def everything_said(panel: GamePanel) -> str:
    """The same, and all that could be said next: the log, acts, descriptions and menus."""
    said, presenter = [window_said(panel)], panel.presenter
    assert presenter is not None
    said += [presenter.log_text(), presenter.news(), repr(presenter.picture()), repr(presenter.acts())]
    said += [presenter.describe(handle) for handle in panel.board.handles()]
    said += [repr(presenter.manual(handle)) for handle in panel.board.handles()]
    return "\n".join(said)


@pytest.mark.parametrize("sides", [("person", "passive"), ("person", "eager")])
def test_nothing_of_a_hidden_card_is_anywhere_in_the_window_until_the_person_chooses_to_see_it(
    panel: GamePanel, sides: tuple[str, str]
) -> None:
    game = open_game(panel, secret_game(sides))
    panel.board.animator.speed = 8
    seen: set[str] = set()
    facts = game.line.state.game.cards
    for moment in range(8):
        before = game.line.position
        if game.computer is not None:
            panel.answer(engine.legal(game.line.state)[0])
        else:
            panel._run(lambda p: p.do(eager(p)))
        for entry in game.line.entries()[before : game.line.position + 1]:
            view = engine.view(entry.state, 0)
            seen |= {card.name.en for card in view.cards.values()}
            open_to_all = [event for event in entry.events if isinstance(event, ev.HandShown)]
            seen |= {facts[number].name for event in open_to_all for number in event.cards}
        panel.view.grab()
        hidden = {one.name for one in facts} - seen
        assert len(hidden) > 80, "the game is too far on"
        assert not hidden & DRAWN
        if moment % 4 == 1:
            panel.tabs.setCurrentIndex(moment % panel.tabs.count())
            said = everything_said(panel)
            assert not {name for name in hidden if name in said}
    panel.board.animator.finish()
    hand = [facts[card].name for card in game.line.state.players[1].hand]
    prizes = [facts[card].name for card in game.line.state.players[0].prizes]
    said = everything_said(panel)
    assert not any(name in said for name in prizes)
    for handle, names in ((Handle("prize", "near"), prizes), (Handle("hand", "far"), hand)):
        panel.practice.look(handle, True)
        assert [name for _number, _card, name in game.pile(handle).cards] == names
        assert all(any(name in row.text for row in game.board_list()) for name in names)
        panel.practice.look(handle, False)
        assert game.pile(handle).cards == ()
        assert not panel.desk.pile.isVisible()
    said = everything_said(panel)
    assert not any(name in said for name in prizes + hand)


def known_to(game: TablePresenter, seat: int) -> set[str]:
    """Names of all cards that a player may have seen up to now."""
    facts, names = game.line.state.game.cards, set()
    for entry in game.line.entries()[: game.line.position + 1]:
        names |= {card.name.en for card in engine.view(entry.state, seat).cards.values()}
        shown = [event for event in entry.events if isinstance(event, ev.HandShown)]
        names |= {facts[number].name for event in shown for number in event.cards}
    return names


def names_in(text: str) -> set[str]:
    return set(re.findall(r"(?:Mine|Theirs)\d\dx", text))


def test_two_people_at_one_screen_see_what_is_theirs_and_behind_the_curtain_nothing_is_left(panel: GamePanel) -> None:
    game = open_game(panel, secret_game(("person", "guest")))
    curtains = 0
    while curtains < 3:
        if not game.curtain:
            panel._run(lambda p: p.do(p.legal[0] if p.view.phase == "setup" else act.Pass(p.seat)))
            QTest.keyClick(panel.view, Qt.Key.Key_H)  # a card of the hand is described, and large
            QTest.keyClick(panel.view, Qt.Key.Key_Space)
            panel.press_end_turn()
        if not game.curtain:
            assert names_in(everything_said(panel)) <= known_to(game, game.seat)
            panel.tabs.setCurrentIndex(curtains % panel.tabs.count())
            continue
        curtains += 1
        both = known_to(game, 0) & known_to(game, 1)
        QTest.keyClick(panel.curtain.show_board, Qt.Key.Key_M)
        QTest.keyClick(panel.curtain.show_board, Qt.Key.Key_I)
        assert QApplication.activePopupWidget() is None
        assert not panel.by_hand.isEnabled()
        assert not panel.bar.practice.isEnabled()
        assert panel.curtain.show_board.hasFocus()
        assert names_in(window_said(panel)) <= both
        QTest.keyClick(panel.curtain.show_board, Qt.Key.Key_Space)
        assert names_in(window_said(panel)) & {card.card.name.en for card in game.picture().near.hand}


def test_with_another_person_at_the_screen_nothing_can_be_looked_at(panel: GamePanel) -> None:
    game = open_game(panel, secret_game(("person", "guest")))
    game.lift_curtain()
    practice.look(game, Handle("prize", "near"), True)
    practice.look(game, Handle("hand", "far"), True)
    assert not game.alone
    assert game.pile(Handle("hand", "far")).cards == ()
    assert not any("Theirs" in row.text for row in game.board_list())
    QTest.mouseClick(panel.bar.practice, LEFT)
    assert [line.isEnabled() for line in menu_of(panel).actions() if line.isCheckable()] == [False] * 3
    menu_of(panel).close()


# --- tools ---


def menu_of(panel: GamePanel) -> QMenu:
    menu = panel.practice.menu
    assert menu is not None
    return menu


def pick(panel: GamePanel, text: str) -> None:
    QTest.mouseClick(panel.bar.practice, LEFT)
    menu = menu_of(panel)
    line = next(one for one in menu.actions() if one.text() == text)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(line).center())
    QApplication.processEvents()


def test_what_if_heads_is_a_branch_with_a_name_that_begins_before_the_coin(panel: GamePanel) -> None:
    game = open_game(panel, to_main(table(3)))
    before = game.line.state
    panel.desk.do(act.FlipCoins)
    fell = next(e.heads for e in game.line.entries()[-1].events if isinstance(e, ev.CoinFlipped))
    other = "tails" if fell else "heads"
    pick(panel, f"What if {other}")
    assert game.line.name == f"What if {other}?"
    again = next(e.heads for e in game.line.entries()[-1].events if isinstance(e, ev.CoinFlipped))
    assert again != fell
    assert f"What if: the next coin falls {other}." in game.log_text()
    assert game.line.state.rng == before.rng
    assert [len(branch.actions) for branch in game.line.branches] == [1]
    panel.do_undo()
    panel._run(lambda p: p.do(act.FlipCoins(0, 3)))
    ways = practice.what_ifs(game)
    assert len({way.coins for way in ways}) == len(ways) >= 4
    for _ in range(4):
        way = practice.what_ifs(game)[-1]
        practice.what_if(game, way)
        last = [e.heads for e in game.line.entries()[-1].events if isinstance(e, ev.CoinFlipped)]
        assert tuple(last) == way.coins
        assert game.line.state.forced.coins == ()
        saved = saving.load(saving.save(game.line.saved()))
        assert saving.replay(saved).diverged is None


@pytest.mark.parametrize("profile", ["classic", "current"])
def test_turns_are_passed_by_the_rules_until_the_turn_asked_for(panel: GamePanel, profile: str) -> None:
    game = open_game(panel, table(4, profile))
    panel._run(lambda p: practice.draw_to(p, 3))
    state = game.line.state
    assert practice.own_turn(state, 0) == 3
    assert state.to_act == 0
    assert state.decision is not None
    assert state.decision.kind == "main"
    drawn = [e for entry in game.line.entries() for e in entry.events if isinstance(e, ev.CardsDrawn) and e.player == 0]
    assert len(drawn) >= (2 if state.first == 0 else 3)
    assert not any(isinstance(entry.action, act.ManualAct) for entry in game.line.entries())
    assert not practice.can_pass_on(secret_game(("person", "eager")))


def test_a_mulligan_and_a_new_hand_from_the_menu(panel: GamePanel, qtbot: QtBot) -> None:
    game = open_game(panel, table(4))
    old = game.view.players[0].hand
    pick(panel, "Mulligan")
    new = game.view.players[0].hand
    assert new is not None
    assert old != new
    assert len(new) == 7
    panel.do_undo()
    assert game.view.players[0].hand == old
    with qtbot.waitSignal(panel.again) as asked:
        pick(panel, "New hand")
    assert asked.args == [False]


# --- the report ---


def type_in(panel: GamePanel, letters: str) -> None:
    """A letter on the board; a capital one with Shift, as a keyboard sends it."""
    for letter in letters:
        plain = Qt.KeyboardModifier.NoModifier
        held = Qt.KeyboardModifier.ShiftModifier if letter.isupper() else plain
        QTest.keyClick(panel.view, Qt.Key(ord(letter.upper())), held)


def test_tools_and_things_done_by_hand_and_the_replay_have_keys(
    panel: GamePanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_game(panel, to_main(table(7)))
    panel.view.setFocus()
    for keys, wanted in (("k", act.DrawCards), ("f", act.FlipCoins), ("F", act.RollDie), ("s", act.Shuffle)):
        type_in(panel, keys)
        assert isinstance(game.line.actions[-1], wanted), keys
    type_in(panel, "u")
    assert panel.desk.look.isVisible()
    QTest.keyClick(panel.desk.look.list, Qt.Key.Key_Escape)
    type_in(panel, "P")
    assert panel.desk.pile.isVisible()
    assert len(panel.desk.pile.opened.cards) == 6
    QTest.keyClick(panel.desk.pile.list, Qt.Key.Key_Escape)
    type_in(panel, "P")
    assert game.looking == frozenset()
    monkeypatch.setattr(practice_desk.QInputDialog, "getInt", lambda *_a: (4, True))
    type_in(panel, "T")
    assert practice.own_turn(game.line.state, game.seat) == 4
    end = game.line.position
    held = Qt.KeyboardModifier.ControlModifier
    for key, at in ((Qt.Key.Key_Left, end - 1), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_End, end)):
        QTest.keyClick(panel.view, key, held)
        assert game.line.position == at
    QTest.keyClick(panel.view, Qt.Key.Key_Up, held)
    assert panel.replay.speed.currentText() == "2×"
    type_in(panel, "H")  # the coin of before falls otherwise: a branch
    assert len(game.line.branches) == 1
    type_in(panel, "B")
    assert panel.branches.list.hasFocus()
    type_in(panel, "M")
    assert isinstance(game.line.actions[-1], act.Redraw)


@pytest.mark.parametrize(("language", "first"), [("en", "First attack: your turn "), ("pt", "Primeiro ataque: turno ")])
def test_the_report_counts_the_game_and_is_copied_with_its_seed(panel: GamePanel, language: str, first: str) -> None:
    game = open_game(panel, table(11, "classic", language))
    panel.tabs.setCurrentWidget(panel.report)
    game.line.names = ("Embers", "Lake")
    for _ in range(60):
        if game.over:
            break
        panel._run(lambda p: p.do(eager(p)))
    texts = [row.text for row in panel.report.list.lines.rows]
    assert texts[0].startswith(first)
    assert len(texts) > 6
    QTest.mouseClick(panel.report.copy_seed, LEFT)
    assert QGuiApplication.clipboard().text() == "11"
    QTest.mouseClick(panel.report.copy, LEFT)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0].startswith("Embers")
    assert copied[2:] == texts
    panel._run(lambda p: p.do(act.EndGame(0, 0)) if not p.over else p.cancel())
    assert "Lake" in panel.ending.game.text()
    assert "11" in panel.ending.game.text()
    QGuiApplication.clipboard().clear()
    QTest.mouseClick(panel.ending.copy_seed, LEFT)
    assert QGuiApplication.clipboard().text() == "11"
