"""What a screen reader gets of the table: the board in words, events in their order, names and roles."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.app.theme import LIGHT
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.widgets import announcing
from tests.ui.table_games import eager, table, with_keys
from tests.ui.test_table_presenter import to_main
from tests.ui.test_table_scene import plain_energy, plain_face

KEY = Qt.Key


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[GamePanel]:
    made = GamePanel(Look(plain_face, plain_energy, board_colours(LIGHT)))
    qtbot.addWidget(made)
    with_keys(made)
    made.resize(1100, 720)
    made.board.animator.speed = 0
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.banner.close_banner()


class Listener:
    """Stands in the place of Qt's door to the screen reader and keeps what is read out."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def isActive(self) -> bool:  # Qt's own name
        return True

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:  # Qt's own name
        self.heard.append(event.message())


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    listener = Listener()
    monkeypatch.setattr(announcing, "QAccessible", listener)
    return listener.heard


def told(game: TablePresenter) -> list[str]:
    return [row.text for row in game.log() if not row.dim]


def test_everything_that_happens_is_read_out_once_in_its_order_and_before_what_follows(
    panel: GamePanel, heard: list[str]
) -> None:
    game = table(11, sides=("person", "passive"))
    panel.show_game(game)
    before = len(told(game))
    panel.view.clearFocus()
    heard.clear()
    questions = set()
    while not game.over:
        panel._run(lambda p: p.do(eager(p)))
        prompt = game.prompt()
        if prompt is not None:
            questions.add(f"{prompt.title}. {prompt.detail}")
    assert heard[-1] == panel.ending.accessibleName(), "the end is told after the blow that brought it"
    news = [text for text in heard[:-1] if text not in questions]
    assert ". ".join(news) == ". ".join(told(game)[before:])
    heard.clear()
    panel.do_undo()
    assert heard[0] == f"Back: {told(game)[-1]}"


OTHER_ERA = {
    "classic": r"\bvez\b|[Bb]aralho|cards? de Prêmio|Habilidade",
    "modern": r"\b[Tt]urnos?\b|\b[Dd]ecks?\b|Prêmios",
}


@pytest.mark.parametrize("profile", ["classic", "current"])
def test_what_is_read_out_and_what_the_tools_are_called_is_in_the_words_of_the_era(
    panel: GamePanel, heard: list[str], profile: str
) -> None:
    game = table(11, profile, "pt_BR", sides=("person", "passive"))
    panel.show_game(game)
    panel.view.setFocus()
    while not game.over and game.line.position < 40:
        panel._run(lambda p: p.do(eager(p)))
        for key in (KEY.Key_A, KEY.Key_P, KEY.Key_D, KEY.Key_O):
            QTest.keyClick(panel.view, key)
    panel.practice.open_menu()
    assert panel.practice.menu is not None
    said = [*heard, *(line.text() for line in panel.practice.menu.actions())]
    panel.practice.menu.close()
    assert len(said) > 60
    assert [text for text in said if re.search(OTHER_ERA[game.wording.era], text)] == []


def test_the_list_says_whose_turn_then_own_side_then_the_other_then_what_happened(panel: GamePanel) -> None:
    game = to_main(table(7))
    panel.show_game(game)
    words = [line.text for line in game.lines()]
    assert words[0] == f"{game.guide().turn}. {game.guide().phase}"
    kinds = [line.handle.kind + line.handle.side for line in game.lines() if line.handle is not None]
    order = [kind for place, kind in enumerate(kinds) if kind not in kinds[:place]]
    assert order == ["pokemonnear", "cardnear", "pokemonfar"]
    assert "Active" in words[1]
    assert words[-1] == told(game)[-1]


def test_a_choice_is_answered_in_the_list_by_keys(panel: GamePanel) -> None:
    game = table(7, sides=("person", "person"))
    panel.show_game(game)
    while not any(line.answer is not None for line in game.lines()):
        panel._run(lambda p: p.do(eager(p)))
    position = game.line.position
    panel.view.setFocus()
    QTest.keyClick(panel.view, KEY.Key_I)
    assert panel.list.hasFocus()
    rows = game.lines()
    first = next(at for at, line in enumerate(rows) if line.answer is not None)
    question = game.prompt()
    assert question is not None
    assert question.title in rows[first - 1].text
    while panel.list.currentIndex().row() < first:
        QTest.keyClick(panel.list, KEY.Key_Down)
    QTest.keyClick(panel.list, KEY.Key_Return)
    assert game.line.position > position


def test_the_keyboards_place_is_read_out_empty_places_too(panel: GamePanel, heard: list[str]) -> None:
    game = to_main(table(7, "current"))
    panel.show_game(game)
    panel.view.setFocus()
    for key, words in (
        (KEY.Key_H, "Hand"), (KEY.Key_A, "Active"), (KEY.Key_P, "Prize cards 1"), (KEY.Key_D, "Discard pile"),
        (KEY.Key_G, "Stadium"), (KEY.Key_O, "Active"),
    ):  # fmt: skip
        heard.clear()
        QTest.keyClick(panel.view, key)
        assert words in heard[-1], key
        assert panel.view.accessibleDescription() == heard[-1]
        assert panel.board.marks.focus == panel.view.focus_handle, "and it is seen"
    heard.clear()
    QTest.keyClick(panel.view, KEY.Key_W)
    assert heard == ["Nothing there"]


def lone(game: TablePresenter) -> bool:
    """Is there one Pokémon only that Energy could be attached to?"""
    return not game.view.players[0].bench


def test_a_card_goes_where_it_may_by_one_key_and_conditions_turn(panel: GamePanel) -> None:
    games = (to_main(table(seed)) for seed in range(40))
    game = next(game for game in games if lone(game) and any(isinstance(one, act.Attach) for one in game.legal))
    panel.show_game(game)
    attach = next(one for one in game.legal if isinstance(one, act.Attach))
    panel.view.setFocus()
    panel.view.set_focus_handle(Handle("card", "near", attach.card))
    QTest.keyClick(panel.view, KEY.Key_E)
    assert isinstance(game.line.entries()[game.line.position].action, act.Attach)
    QTest.keyClick(panel.view, KEY.Key_A)
    seen = []
    for _ in range(4):
        QTest.keyClick(panel.view, KEY.Key_Y)
        active = game.view.players[0].active
        assert active is not None
        seen.append([condition.kind for condition in active.conditions])
    assert sorted(kinds[0] for kinds in seen[:3]) == ["asleep", "confused", "paralyzed"]
    assert seen[3] == []


def test_names_and_roles_are_those_a_screen_reader_needs(panel: GamePanel) -> None:
    game = to_main(table(7))
    panel.show_game(game)
    panel.tabs.setCurrentWidget(panel.list)
    found = {}
    for widget in (panel.list, panel.log.list, panel.end_turn, panel.undo):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        name = interface.text(QAccessible.Text.Name)
        assert name, widget
        found[name] = interface.role()
    assert (
        found["Board as a list"] == found["Game log; choosing a line goes back to that moment"] == QAccessible.Role.List
    )
    assert found["Undo"] == QAccessible.Role.Button
    interface = QAccessible.queryAccessibleInterface(panel.list)
    assert interface is not None
    assert row_names(interface) == [line.text for line in game.lines()]


def row_names(interface: QAccessibleInterface) -> list[str]:
    rows = [interface.child(number) for number in range(interface.childCount())]
    return [row.text(QAccessible.Text.Name) for row in rows if row.role() == QAccessible.Role.ListItem]
