"""Pictures in the window: never of another card, never of a hidden one, and the drawn face whenever there is none."""

from __future__ import annotations

import struct
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QBuffer, QByteArray, QPoint, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from ptcg_desktop import engine
from ptcg_desktop.files.pictures import PictureKind, picture_kind
from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.services import picture_queue
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.fetching import UrlFetcher
from ptcg_desktop.services.pictures import PictureService
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.settings_dialog import SettingsDialog
from ptcg_desktop.ui.app.shots import OpenWindow, open_window
from ptcg_desktop.ui.browser.view import CardsPage
from ptcg_desktop.ui.table.view import TablePage
from ptcg_desktop.ui.widgets import card_pictures
from ptcg_desktop.ui.widgets.card_face import card_height
from ptcg_desktop.ui.widgets.face_cache import FaceCache, faces_of
from ptcg_desktop.ui.widgets.picture_decode import decode_picture
from tests.unit.services.picture_server import PictureServer, Reply, png, serving

STARTER = load_starter()
IDS = [card.id for card in STARTER.cards]
BLUE = 251
"""In every picture of these tests, and in no drawn face: the colour of a picture tells its card."""


def colour_of(card_id: str) -> tuple[int, int, int]:
    place = IDS.index(card_id)
    return (20 + place % 16 * 14, 20 + place // 16 * 10, BLUE)


def card_in(colour: QColor) -> str:
    """The card whose picture has that colour, `""` for any other colour."""
    red, green, blue = colour.red() - 20, colour.green() - 20, colour.blue()
    place = green // 10 * 16 + red // 14
    whole = blue == BLUE and red % 14 == 0 and green % 10 == 0 and min(red, green) >= 0
    return IDS[place] if whole and place < len(IDS) else ""


@pytest.fixture
def server() -> Iterator[PictureServer]:
    with serving() as running:
        running.otherwise = lambda path: Reply(png(colour=colour_of(_asked_card(path))))
        yield running


def _asked_card(path: str) -> str:
    parts = path.split("/")
    return parts[3] if parts[1] == "one" else parts[2].removesuffix(".png").removesuffix("_hires")


@contextmanager
def window_on(home: Path, server: PictureServer, monkeypatch: pytest.MonkeyPatch, page: str) -> Iterator[OpenWindow]:
    """The real window on the starter cards, whose pictures are on `server`."""
    cards = [msgspec.structs.replace(card, pictures=server.places(card.id)) for card in STARTER.cards]

    def pictures(workspace: Workspace) -> PictureService:
        return PictureService(workspace.home, workspace.settings, UrlFetcher(2.0, ("http",)), server.hosts())

    for name, make in (
        ("catalogue", lambda workspace: CatalogueService(workspace.home, lambda: (STARTER.sets, cards))),
        ("pictures", pictures),
    ):
        made: cached_property[object] = cached_property(make)
        made.__set_name__(Workspace, name)
        monkeypatch.setattr(Workspace, name, made)
    with open_window(home, size=QSize(1100, 720), page=page) as opened:
        yield opened


def wait(opened: OpenWindow, true: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        opened.application.processEvents()


def in_sight(page: CardsPage) -> set[str]:
    """Cards of which at least an edge is seen."""
    grid, ids = page.browser.grid, page.browser.model.ids
    seen = grid.viewport().rect()
    return {each for row, each in enumerate(ids) if seen.intersects(grid.visualRect(grid.model().index(row, 0)))}


def cells(page: CardsPage) -> dict[str, QPoint]:
    """Visible cards of the grid, and the top left corner of each face."""
    grid = page.browser.grid
    model, seen, width = grid.model(), grid.viewport().rect(), grid.card_width
    middle = QPoint(width // 2, card_height(width) // 2)
    found = {}
    for row in range(model.rowCount()):
        rect = grid.visualRect(model.index(row, 0))
        if not seen.intersects(rect):
            continue
        corner = QPoint(rect.x() + (rect.width() - width) // 2, rect.y() + 8)
        if seen.contains(corner + middle):
            found[page.browser.model.ids[row]] = corner
    return found


def shown(page: CardsPage) -> dict[str, str]:
    """Each visible card, and the card whose picture stands in its cell."""
    image = page.browser.grid.viewport().grab().toImage()
    width = page.browser.grid.card_width
    middle = QPoint(width // 2, card_height(width) // 2)
    return {card_id: card_in(image.pixelColor(corner + middle)) for card_id, corner in cells(page).items()}


def test_a_grid_that_scrolls_fast_never_shows_the_picture_of_another_card(
    home: Path, qapp: QApplication, server: PictureServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "settings.json").write_text('{"version": 1, "pictures": true}')
    answer = server.otherwise

    def slow(path: str) -> Reply:
        time.sleep(0.002 * (len(server.asked) % 5))
        return answer(path)

    server.otherwise = slow
    with window_on(home, server, monkeypatch, "cards") as opened:
        page = opened.window.shown_page
        assert isinstance(page, CardsPage)
        bar = page.browser.grid.verticalScrollBar()
        wait(opened, lambda: all(shown(page).values()))
        pictured = 0
        for step in range(32):
            bar.setValue(bar.value() + (317 if step % 8 else -900))
            for _ in range(3 if step % 4 else 12):  # now and then a short rest, in which the first pictures come
                opened.application.processEvents()
                time.sleep(0 if step % 4 else 0.01)
                for card_id, picture in shown(page).items():
                    assert picture in ("", card_id)
                    pictured += bool(picture)
        assert pictured
        wait(opened, lambda: all(shown(page).values()))
        assert all(card_id == picture for card_id, picture in shown(page).items())
        seen = len(server.asked)
        bar.setValue(0)
        bar.setValue(bar.maximum())  # nothing between is looked at, so nothing is asked for
        wait(opened, lambda: all(shown(page).values()) and not opened.window.context.tasks.busy)
        assert {_asked_card(path) for path in server.asked[seen:]} <= in_sight(page)
        assert server.most <= picture_queue.FETCHES


def test_the_offer_and_the_settings_decide(
    home: Path, qapp: QApplication, server: PictureServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ptcg_desktop.ui.browser.picture_offer._WITH_PICTURES", frozenset({"starter"}))
    with window_on(home, server, monkeypatch, "cards") as opened:
        page, context = opened.window.shown_page, opened.window.context
        assert isinstance(page, CardsPage)
        assert context is not None
        assert page.browser.offer.isVisible()
        assert "assets.tcgdex.net" in page.browser.offer.text.text()
        opened.settle()
        assert server.asked == []  # not before it is allowed
        page.browser.offer.accept.click()
        assert not page.browser.offer.isVisible()
        wait(opened, lambda: all(shown(page).values()))
        dialog = SettingsDialog(context, opened.window.shell, opened.window)
        dialog.show()
        wait(opened, lambda: dialog.pictures.empty.isEnabled())
        assert dialog.pictures.allowed.isChecked()
        dialog.pictures.allowed.setChecked(False)
        wait(opened, lambda: not any(shown(page).values()))  # drawn again
        asked = len(server.asked)
        dialog.pictures.empty.click()
        wait(opened, lambda: not (home / "pictures").exists())
        wait(opened, lambda: not context.tasks.busy)
        assert not dialog.pictures.empty.isEnabled()
        dialog.pictures.limit.setCurrentIndex(0)
        dialog.pictures.other.setCurrentIndex(1)
        settings = context.workspace.settings.current
        assert (settings.pictures, settings.pictures_offered) == (False, True)
        assert (settings.pictures_limit, settings.pictures_own_language) == (250, True)
        opened.settle()
        assert len(server.asked) == asked
        dialog.close()


def test_the_table_asks_for_no_card_that_may_not_be_seen(
    home: Path, qapp: QApplication, server: PictureServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "settings.json").write_text('{"version": 1, "pictures": true}')
    with window_on(home, server, monkeypatch, "table") as opened:
        page = opened.window.shown_page
        assert isinstance(page, TablePage)
        page.game.board.animator.speed = 0
        page.start_chosen()
        presenter = page.game.presenter
        assert presenter is not None
        seen = {card.id for card in engine.view(presenter.line.state, 0).cards.values()}
        assert seen
        wait(opened, lambda: {_asked_card(path) for path in server.asked} >= seen and not page.context.tasks.busy)
        opened.settle()
        assert {_asked_card(path) for path in server.asked} == seen
        scene = page.game.view.grab().toImage()
        colours = {
            card_in(scene.pixelColor(x, y)) for x in range(0, scene.width(), 6) for y in range(0, scene.height(), 6)
        }
        assert colours - {""} == seen
        page.leave()


def test_without_a_server_faces_are_drawn_and_pictures_come_when_it_is_back(
    home: Path, qapp: QApplication, server: PictureServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_queue, "FIRST_REST", 0.05)
    monkeypatch.setattr(card_pictures, "LEAST_WAIT", 0.05)
    (home / "settings.json").write_text('{"version": 1, "pictures": true}')
    working, server.otherwise = server.otherwise, lambda _path: Reply(status=503)
    with window_on(home, server, monkeypatch, "cards") as opened:
        page = opened.window.shown_page
        assert isinstance(page, CardsPage)
        wait(opened, lambda: len(server.asked) > 3)
        assert not any(shown(page).values())
        server.otherwise = working
        wait(opened, lambda: all(shown(page).values()))
        face = page.inspector.face
        wait(opened, lambda: bool(card_in(face.grab().toImage().pixelColor(face.width() // 2, 200))))


def test_faces_that_left_the_memory_become_pictures_again(
    home: Path, qapp: QApplication, server: PictureServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "settings.json").write_text('{"version": 1, "pictures": true}')
    with window_on(home, server, monkeypatch, "collection") as opened:
        context = opened.window.context
        assert context is not None
        small = FaceCache(
            context.workspace.catalogue.card, lambda _id: None, budget=400_000, pictures=faces_of(context).pictures
        )

        def pictured(card_id: str) -> bool:
            card = context.workspace.catalogue.card(card_id)
            assert card is not None
            face = small.pixmap(card, 120).toImage()
            return card_in(face.pixelColor(60, 80)) == card_id

        for card_id in [*IDS[:12], *IDS[:2]]:
            wait(opened, lambda card_id=card_id: pictured(card_id))  # type: ignore[misc]
            assert small.bytes_kept <= 400_000
        assert len(server.asked) == 12
        many = [context.workspace.catalogue.card(card_id) for card_id in IDS[20 : 24 + card_pictures.LASTING]]
        for card in many:
            assert card is not None
            small.pixmap(card, 60)
        wait(opened, lambda: not context.tasks.busy)
        opened.settle()
        asked = [_asked_card(path) for path in server.asked[12:]]
        assert set(asked) == set(IDS[24 : 24 + card_pictures.LASTING])  # the oldest gave way
        small.deleteLater()


def encoded(image: QImage, kind: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    return bytes(data.data())


@pytest.mark.parametrize("kind", ["png", "jpeg", "webp"])
def test_pictures_fit_their_face_to_the_pixel(qapp: QApplication, kind: PictureKind) -> None:
    image = QImage(300, 413, QImage.Format.Format_RGB32)
    image.fill(QColor(10, 200, 30))
    data = encoded(image, kind)
    assert picture_kind(data) == kind
    made = decode_picture(data, kind, QSize(150, 210))
    assert made is not None
    assert made.size() == QSize(150, 210)
    assert made.pixelColor(0, 0).alpha() == 0  # round corners
    middle = made.pixelColor(75, 105)
    assert abs(middle.green() - 200) < 6


def bomb() -> bytes:
    """A small file that says it is a huge picture."""
    data = png()
    head = struct.pack(">IIBBBBB", 60_000, 84_000, 8, 2, 0, 0, 0)
    return data[:16] + head + struct.pack(">I", zlib.crc32(b"IHDR" + head)) + data[33:]


@pytest.mark.parametrize(
    "data",
    [bomb(), png(1, 1), png(50, 70), png(337, 245), png(300, 300), png()[:200] + png()[-12:], b"", b"<svg/>"],
    ids=["bomb", "dot", "tiny", "lying", "square", "spoiled", "empty", "svg"],
)
@pytest.mark.logs("image")
def test_what_has_not_the_shape_of_a_card_is_refused(qapp: QApplication, data: bytes) -> None:
    assert decode_picture(data, "png", QSize(150, 210)) is None
