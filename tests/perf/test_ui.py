"""How quick the window feels: benchmarks, never timed assertions (docs/performance.md says how to read them)."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.services.collection import Entry
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.shots import OpenWindow, open_window
from ptcg_desktop.ui.browser.binder import Binder
from ptcg_desktop.ui.browser.presenter import Answer
from ptcg_desktop.ui.browser.view import CardsPage
from ptcg_desktop.ui.collection.delegates import ROW_HEIGHT
from ptcg_desktop.ui.collection.view import CollectionPage
from ptcg_desktop.ui.widgets.card_face import card_height, paint_card

COPIES, LOTS = 20_000, 8_400
processor_time = pytest.mark.benchmark(timer=time.thread_time)
"""Of the main thread alone: a busy machine spoils it less than the clock, and what workers do is not counted."""
START = """
import sys, time
from PySide6.QtCore import QTimer
from ptcg_desktop.ui.app import main, window
made = window.MainWindow.__init__
def init(self, *given, **named):
    made(self, *given, **named)
    self.painted.connect(lambda: print(time.monotonic()))
    self.started.connect(lambda: (print(time.monotonic()), QTimer.singleShot(0, self.close)))
window.MainWindow.__init__ = init
sys.exit(main.run(["ptcg-desktop", "--home", sys.argv[1]]))
"""


@pytest.fixture(scope="module")
def full_home(tmp_path_factory: pytest.TempPathFactory, full_catalogue: Path) -> Path:
    """A home folder with every card of the archives."""
    home = tmp_path_factory.mktemp("full")
    shutil.copy(full_catalogue, home / "catalogue.db")
    return home


@pytest.fixture
def full(full_home: Path, qapp: QApplication) -> Iterator[OpenWindow]:
    with open_window(full_home) as opened:
        yield opened


def start(home: Path) -> tuple[float, float]:
    """Seconds from the start of the process to the first paint, and to the first page."""
    begun = time.monotonic()
    done = subprocess.run([sys.executable, "-c", START, str(home)], capture_output=True, text=True, check=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})  # fmt: skip
    painted, started = (float(line) - begun for line in done.stdout.split()[:2])
    return painted, started


def test_start_to_the_first_page(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    times = [start(tmp_path)]
    benchmark.pedantic(lambda: times.append(start(tmp_path)), rounds=7, warmup_rounds=1)
    benchmark.extra_info["first_paint_ms"] = sorted(round(each[0] * 1000) for each in times[1:])[len(times) // 2 - 1]
    benchmark.extra_info["first_page_ms"] = sorted(round(each[1] * 1000) for each in times[1:])[len(times) // 2 - 1]


@pytest.mark.parametrize("width", [150, 300])
def test_one_face(benchmark: BenchmarkFixture, qapp: QApplication, width: int) -> None:
    cards = load_starter().cards
    pixmap = QPixmap(width, card_height(width))

    def paint_ten() -> None:
        for card in cards[::28]:
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            paint_card(painter, QRectF(pixmap.rect()), card)
            painter.end()

    benchmark(paint_ten)


@pytest.mark.corpus
def test_a_keystroke_until_it_is_painted(benchmark: BenchmarkFixture, full: OpenWindow) -> None:
    page = full.show_page("cards")
    assert isinstance(page, CardsPage)
    words = ["c", "ch", "cha", "char", "energ", "pik", "mew", ""]

    def type_word() -> None:
        words.append(words.pop(0))
        page.browser.bar.search.setText(words[0])
        page.browser.grid.viewport().repaint()

    benchmark.pedantic(type_word, rounds=48, warmup_rounds=8)


@pytest.mark.corpus
@pytest.mark.parametrize("text", ["char", "type:fire hp>=100", "text:discard t:trainer"])
def test_what_an_answer_costs_the_main_thread(benchmark: BenchmarkFixture, full: OpenWindow, text: str) -> None:
    page = full.show_page("cards")
    assert isinstance(page, CardsPage)
    presenter = page.presenter

    def asked() -> tuple[tuple[Answer], dict[str, object]]:
        presenter.change(text="" if presenter.asked.text else text)
        return (presenter.work()(),), {}

    benchmark.pedantic(page.browser.show_answer, setup=asked, rounds=40, warmup_rounds=4)


@pytest.mark.corpus
@processor_time
@pytest.mark.parametrize("step", [40, 2000])
def test_a_frame_of_scrolling(benchmark: BenchmarkFixture, full: OpenWindow, step: int) -> None:
    page = full.show_page("cards")
    assert isinstance(page, CardsPage)
    bar = page.browser.grid.verticalScrollBar()

    def frame() -> None:
        bar.setValue((bar.value() + step) % bar.maximum())
        page.browser.grid.viewport().repaint()

    benchmark.pedantic(frame, rounds=120)


@pytest.mark.corpus
@processor_time
@pytest.mark.parametrize("view", ["grid", "table", "binder"])
def test_a_jump_to_cards_never_seen(
    benchmark: BenchmarkFixture, full: OpenWindow, qapp: QApplication, view: str
) -> None:
    """The first frame; faces and details come in the frames behind it."""
    page = full.show_page("cards")
    assert isinstance(page, CardsPage)
    page.browser.show_view(view)
    full.settle(5)
    shown = page.browser.view
    page_step = 900 if view == "table" else 2000

    def settled() -> None:
        full.settle(1)

    def jump() -> None:
        if isinstance(shown, Binder):
            shown.list.turned.emit(1, -1)
        else:
            bar = shown.verticalScrollBar()
            bar.setValue((bar.value() + page_step) % bar.maximum())
        qapp.processEvents()

    benchmark.pedantic(jump, setup=settled, rounds=25)


@pytest.fixture(scope="module")
def owning_home(full_home: Path) -> Path:
    """The same, with 20,000 copies of 8,400 printings."""
    chance = random.Random(20_000)
    with Workspace.open(full_home) as workspace:
        cards = workspace.catalogue.cards(chance.sample(list(workspace.catalogue.table().ids), LOTS))
        more = Counter(chance.choices(range(LOTS), k=COPIES - LOTS))
        entries = [Entry(workspace.collection.reference(card), 1 + more[place]) for place, card in enumerate(cards)]
        workspace.collection.add_many(entries)
    return full_home


@pytest.fixture
def owning(owning_home: Path, qapp: QApplication) -> Iterator[CollectionPage]:
    with open_window(owning_home, page="collection") as opened:
        page = opened.show_page("collection")
        assert isinstance(page, CollectionPage)
        opened.settle(8)
        yield page


@pytest.mark.corpus
@processor_time
@pytest.mark.parametrize("rows", [1, 5, 40])
def test_a_frame_of_scrolling_the_collection(
    benchmark: BenchmarkFixture, owning: CollectionPage, qapp: QApplication, rows: int
) -> None:
    bar = owning.table.verticalScrollBar()

    def frame() -> None:
        bar.setValue((bar.value() + rows * ROW_HEIGHT) % bar.maximum())
        qapp.processEvents()

    benchmark.pedantic(frame, rounds=100)


@pytest.mark.corpus
@processor_time
def test_the_whole_table_of_the_collection_painted_again(benchmark: BenchmarkFixture, owning: CollectionPage) -> None:
    benchmark.pedantic(owning.table.viewport().repaint, rounds=50, warmup_rounds=3)


@pytest.mark.corpus
@processor_time
@pytest.mark.parametrize("width", [30, 82, 150])
def test_a_face_that_is_drawn(benchmark: BenchmarkFixture, full: OpenWindow, width: int) -> None:
    chance, catalogue = random.Random(width), full.workspace.catalogue
    cards = catalogue.cards(chance.sample(list(catalogue.table().ids), 100))
    pixmap = QPixmap(width, card_height(width))

    def draw() -> None:
        painter = QPainter(pixmap)
        paint_card(painter, QRectF(pixmap.rect()), cards[0])
        painter.end()
        cards.append(cards.pop(0))

    benchmark.pedantic(draw, rounds=200, warmup_rounds=10)


@pytest.mark.corpus
@processor_time
def test_a_letter_of_quick_add_until_its_candidates_stand(
    benchmark: BenchmarkFixture, owning: CollectionPage, qapp: QApplication
) -> None:
    words = [word[:length] for word in ("pikachu", "nest ball", "crz gg30") for length in range(3, len(word) + 1)]

    def letter() -> None:
        words.append(words.pop(0))
        owning.quick.field.setText(words[-1])
        owning.quick.field.textEdited.emit(words[-1])
        qapp.processEvents()

    benchmark.pedantic(letter, rounds=60, warmup_rounds=4)


@pytest.mark.corpus
@processor_time
@pytest.mark.parametrize(("first", "then"), [("cards", "collection"), ("collection", "cards")])
def test_the_first_visit_of_a_page(
    benchmark: BenchmarkFixture, owning_home: Path, qapp: QApplication, first: str, then: str
) -> None:
    """Until it is painted, its modules loaded ahead as they are while the first page is looked at."""

    def visit(opened: OpenWindow) -> None:
        opened.window.show_page(then)
        qapp.processEvents()

    def again() -> tuple[tuple[OpenWindow], dict[str, object]]:
        closing.close()
        opened = closing.enter_context(open_window(owning_home, page=first))
        opened.settle(8)
        opened.workspace.catalogue.warm()  # as the housekeeper does
        return (opened,), {}

    with ExitStack() as closing:
        benchmark.pedantic(visit, setup=again, rounds=5, warmup_rounds=1)
