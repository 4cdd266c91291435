"""The scene makes itself equal to its picture, whatever it showed before; and it shows nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.ui.app.theme import DARK, LIGHT
from ptcg_desktop.ui.table.anim import Motion
from ptcg_desktop.ui.table.bar import TableBar
from ptcg_desktop.ui.table.board_view import BoardView
from ptcg_desktop.ui.table.items import (
    BoardItem,
    CardItem,
    CoinItem,
    CountItem,
    FloatItem,
    Look,
    MarkersItem,
    PokemonItem,
)  # fmt: skip
from ptcg_desktop.ui.table.marks import board_colours, counters_for
from ptcg_desktop.ui.table.picture import (
    Coin,
    Cue,
    HandCard,
    Handle,
    Marks,
    Picture,
    PokemonPicture,
    SidePicture,
    energy_badges,
)
from ptcg_desktop.ui.table.scene import BoardScene

NAMES = ("Flimber", "Aquil", "Verdil", "Voltik")
CARDS = tuple(
    CardDef(id=f"x-{n}", set_id="x", number=str(n), name=Text(name), kind="pokemon", stage="basic", hp=60)
    for n, name in enumerate(NAMES)
)
LABELS = {"active": "A", "bench": "B", "deck": "D", "discard": "X", "stadium": "S", "heads": "H", "tails": "T"}


def plain_face(card: CardDef, width: float, dpr: float) -> QPixmap:
    pixmap = QPixmap(QSize(round(width), round(width * 88 / 63)) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor("red"))
    return pixmap


def plain_energy(painter: QPainter, rect: QRectF, letter: str) -> None:
    painter.drawEllipse(rect)


def make_scene() -> BoardScene:
    scene = BoardScene(Look(plain_face, plain_energy, board_colours(LIGHT)), LABELS)
    scene.set_size(900, 700)
    return scene


@st.composite
def pictures(draw: st.DrawFn) -> Picture:
    keys = iter(draw(st.permutations(range(40))))
    cards = st.sampled_from(CARDS)

    def side(near: bool) -> SidePicture:
        hand = tuple(HandCard(next(keys), draw(cards)) for _ in range(draw(st.integers(0, 7)))) if near else ()
        return SidePicture(
            name="x",
            deck=draw(st.integers(0, 60)),
            hand=hand,
            hand_count=len(hand) if near else draw(st.integers(0, 9)),
            discard=tuple(draw(st.lists(cards, max_size=3))),
            prizes=tuple(sorted(draw(st.sets(st.integers(0, 5))))),
        )

    pokemon = []
    for who in ("near", "far"):
        for place in range(-1, draw(st.integers(-1, 5))):
            stack = tuple(draw(st.lists(st.one_of(st.none(), cards), min_size=1, max_size=3)))
            turned = draw(st.sampled_from(["upright", "left", "right", "upside_down"]))
            pokemon.append(
                PokemonPicture(next(keys), who, place, stack, damage=draw(st.integers(0, 12)) * 10, turned=turned)  # type: ignore[arg-type]
            )
    coins = tuple(Coin(heads, "why") for heads in draw(st.lists(st.booleans(), max_size=3)))
    stadium = draw(st.one_of(st.none(), cards))
    return Picture(side(True), side(False), tuple(pokemon), stadium, 5, coins, stadium_place=draw(st.booleans()))


def contents(scene: BoardScene) -> set[tuple[object, ...]]:
    """What lies on the table: kind, where, what."""
    found: set[tuple[object, ...]] = set()
    for item in scene.items():
        place = (round(item.pos().x()), round(item.pos().y()), round(item.rotation()), round(item.opacity(), 2))
        if isinstance(item, PokemonItem):
            found.add((item.handle, place, item.picture))
        elif isinstance(item, CardItem):
            found.add((item.handle, place, item.card, item.count))
        elif isinstance(item, CoinItem):
            found.add((place, item.heads, item.transform().m22(), item.key()))
        elif isinstance(item, FloatItem):
            found.add((place, item.text))
    return found


KINDS = ("attack", "damage", "knock_out", "onto", "from_hand", "prize", "draw", "shuffle")
cues = st.builds(
    Cue,
    st.sampled_from(KINDS),
    st.integers(-1, 39),
    st.integers(0, 9),
    st.sampled_from(["near", "far"]),
    st.integers(-1, 39),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(shown=st.lists(st.tuples(pictures(), st.lists(cues, max_size=6)), min_size=1, max_size=4), skip=st.booleans())
def test_the_board_equals_its_picture_whatever_was_there_before(
    qapp: object, shown: list[tuple[Picture, list[Cue]]], skip: bool
) -> None:
    scene = make_scene()
    for picture, happened in shown:
        scene.show_picture(picture, happened)
        scene.animator._tick()
        if skip:
            scene.animator.finish()
    scene.animator.finish()
    assert not any(item.flags() & QGraphicsItem.GraphicsItemFlag.ItemHasNoContents for item in scene.items())
    fresh = make_scene()
    fresh.show_picture(shown[-1][0], moving=False)
    assert contents(scene) == contents(fresh)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(before=pictures(), picture=pictures(), happened=st.lists(cues, max_size=6))
def test_hidden_cards_have_no_face(qapp: object, before: Picture, picture: Picture, happened: list[Cue]) -> None:
    scene = make_scene()
    scene.show_picture(before, moving=False)
    scene.show_picture(picture, happened)  # things are on their way now
    for item in scene.items():
        if isinstance(item, CardItem) and (item.handle is None or item.handle.kind in ("prize", "deck")):
            assert item.card is None or item.card in {card.card for card in before.near.hand}, "one's own, leaving"
            assert not item.toolTip()


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[BoardView]:
    scene = make_scene()
    view = BoardView(scene)
    scene.setParent(view)
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.show()
    scene.animator.speed = 0
    hand = tuple(HandCard(n, card) for n, card in enumerate(CARDS))
    pokemon = (PokemonPicture(50, "near", -1, (CARDS[0],)), PokemonPicture(60, "far", -1, (CARDS[1],), turned="left"))
    scene.show_picture(Picture(SidePicture("a", 40, hand, 4, prizes=(0, 5)), SidePicture("b", 47), pokemon))
    view.draggable = frozenset(card.handle for card in hand)
    yield view
    scene.clear()


def spot(view: BoardView, handle: Handle) -> QPoint:
    rect = view.board.rect_of(handle)
    assert rect is not None
    visible = rect.intersected(view.board.sceneRect())
    return view.mapFromScene(visible.center())


def test_counts_lost_zone_and_what_is_used_up_stand_on_the_board(qapp: object) -> None:
    scene = make_scene()
    scene.labels["hand"] = "Hand {count}"
    near = SidePicture("a", 40, hand_count=0, prizes=(0, 5), lost=CARDS[:2], once=("GX used",), markers=("Turn 3",))
    far = SidePicture("b", 47, hand_count=11, prizes=(), lost=())
    scene.show_picture(Picture(near, far), moving=False)
    texts = {item.text for item in scene.items() if isinstance(item, CountItem) and item.isVisible()}
    assert texts == {"Hand 0", "Hand 11", "2"}
    lost = scene.item_of(Handle("lost", "near"))
    assert isinstance(lost, CardItem)
    assert (lost.card, lost.count) == (CARDS[1], 2)
    assert Handle("lost", "far") in scene.handles(), "an empty place"
    marked = [(item.once, item.markers) for item in scene.items() if isinstance(item, MarkersItem) and item.isVisible()]
    assert marked == [(("GX used",), ("Turn 3",))]


def test_a_stadium_has_its_place_where_the_rules_know_stadiums_or_one_is_in_play(qapp: object) -> None:
    """R-ZONE-1."""
    scene = make_scene()
    shown = []
    for stadium, place in ((None, False), (CARDS[0], False), (None, False), (None, True)):
        board = Picture(SidePicture("a"), SidePicture("b"), stadium=stadium, stadium_place=place)
        scene.show_picture(board, moving=False)
        shown.append(Handle("stadium", "near") in scene.handles())
    assert shown == [False, True, False, True]


def test_a_raised_hand_card_leaves_its_neighbours_in_reach(qapp: object) -> None:
    scene = make_scene()
    hand = tuple(HandCard(n, CARDS[n % 4]) for n in range(20))
    scene.show_picture(Picture(SidePicture("a", hand=hand, hand_count=20), SidePicture("b")), moving=False)
    at = [scene.rect_of(card.handle).topLeft() + QPointF(4, 40) for card in hand]  # type: ignore[union-attr]
    for card in hand:
        scene.raise_card(card.handle)
        scene.animator.finish()
        assert [scene.handle_at(point) for point in at] == [each.handle for each in hand]


def test_what_lies_still_while_much_moves_is_painted_with_the_ground_and_looks_as_before(board: BoardView) -> None:
    before = board.grab().toImage()
    things = [item for item in board.board.items() if isinstance(item, BoardItem)]
    board.board.animator.speed = 1.0
    flying = []
    for number in range(6):
        flying.append(CardItem(board.board.look))
        board.board.addItem(flying[-1])
        flying[-1].setZValue(900)
        flying[-1].setPos(-500, -500)
        board.board.animator.play(Motion(flying[-1], QPointF(-500, -500), QPointF(-400, -500 - number)))
    board.board.animator._tick()
    still = [item for item in things if item.flags() & QGraphicsItem.GraphicsItemFlag.ItemHasNoContents]
    assert set(still) == {item for item in things if item.isVisible()}
    assert board.grab().toImage() == before
    handle = Handle("pokemon", "near", 50)
    board.board.set_marks(Marks(can=frozenset({handle})))
    assert board.grab().toImage() != before, "a thing that is lit meanwhile is seen lit"
    board.board.set_marks(Marks())
    board.board.animator.finish()
    assert board.grab().toImage() == before
    for item in flying:
        board.board.removeItem(item)


def test_the_ground_covers_every_pixel(board: BoardView) -> None:
    """The widget says that it is opaque: what the ground left out would show what was on the screen before."""
    for colours in (LIGHT, DARK):
        board.board.look.colours = board_colours(colours)
        picture = QPixmap(board.viewport().size())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        board.drawBackground(painter, QRectF(picture.rect()))
        painter.end()
        alpha = picture.toImage().convertToFormat(QImage.Format.Format_Alpha8)
        assert all(set(bytes(alpha.constScanLine(y))[: alpha.width()]) == {255} for y in range(alpha.height()))


def test_in_a_narrow_window_the_bar_leaves_out_the_seed_and_shortens_the_rules_but_not_whose_turn_it_is(
    qtbot: QtBot,
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bar = TableBar(window)
    bar.retranslate()
    bar.turn.setText("Turn 25 · the opponent")
    bar.show_rules("1999 rule book with all types", "1999 rules", "Seed 987654321")
    window.show()
    bar.resize(2000, bar.height())
    assert (bar.rules.text(), bar.seed.isHidden()) == ("1999 rule book with all types", False)
    bar.resize(bar.minimumSizeHint())
    assert bar.turn.width() >= bar.turn.sizeHint().width()
    assert (bar.rules.text(), bar.seed.isHidden()) == ("1999 rules", True)
    assert bar.rules.toolTip() == "1999 rule book with all types"


def test_a_click_says_what_was_clicked(board: BoardView, qtbot: QtBot) -> None:
    for handle in (Handle("card", "near", 2), Handle("pokemon", "far", 60), Handle("bench", "near", 3)):
        with qtbot.waitSignal(board.tapped) as caught:
            QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot(board, handle))
        assert caught.args == [handle]


def test_a_drag_says_what_was_put_where(board: BoardView, qtbot: QtBot) -> None:
    source, target = Handle("card", "near", 1), Handle("bench", "near", 4)
    lifted: list[object] = []
    board.picked_up.connect(lifted.append)
    with qtbot.waitSignal(board.dropped) as caught:
        drag(board, source, target)
    assert caught.args == [source, target]
    assert lifted == [source]
    item = board.board.item_of(source)
    assert item is not None
    assert item.opacity() == 1.0


def drag(view: BoardView, source: Handle, target: Handle) -> None:
    start, end = spot(view, source), spot(view, target)
    port, left = view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(port, left, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    QTest.mouseRelease(port, left, pos=end)


def test_arrow_keys_reach_everything(board: BoardView) -> None:
    board.setFocus()
    reached = set()
    board.set_focus_handle(Handle("card", "near", 0))
    keys = [Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down]
    frontier = [Handle("card", "near", 0)]
    while frontier:
        here = frontier.pop()
        reached.add(here)
        for key in keys:
            board.set_focus_handle(here)
            QTest.keyClick(board, key)
            if board.focus_handle is not None and board.focus_handle not in reached:
                frontier.append(board.focus_handle)
    assert reached == set(board.board.handles())


def test_lights_go_where_they_are_told(board: BoardView) -> None:
    can, target = Handle("card", "near", 0), Handle("bench", "near", 2)
    board.board.set_marks(Marks(can=frozenset({can}), targets=frozenset({target})))
    lit = {handle: board.board.item_of(handle).lit for handle in board.board.handles()}  # type: ignore[union-attr]
    assert {handle for handle, light in lit.items() if light} == {can, target}


def test_space_shows_the_card_under_the_keyboard_and_hides_it_again(board: BoardView) -> None:
    shown: list[object] = []
    board.inspected.connect(shown.append)
    board.set_focus_handle(Handle("card", "near", 3))
    QTest.keyClick(board, Qt.Key.Key_Space)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert shown == [Handle("card", "near", 3), None]


@given(st.integers(0, 60).map(lambda n: n * 10))
def test_counters_add_up(damage: int) -> None:
    assert sum(counters_for(damage)) == damage


@given(st.lists(st.lists(st.sampled_from("GRWC"), min_size=1, max_size=2).map(tuple), max_size=12))
def test_badges_count_every_unit_of_energy(energy: list[tuple[str, ...]]) -> None:
    units = [unit for card in energy for unit in card]
    badges = energy_badges(energy)
    assert sum(count for _unit, count in badges) == len(units)
    assert {unit for unit, _count in badges} == set(units)
