"""What pictures of cards cost: one of them, and a frame of scrolling through a grid full of them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from ptcg_desktop.files.pictures import PictureKind
from ptcg_desktop.services.pictures import PictureService
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.shots import open_window
from ptcg_desktop.ui.browser.view import CardsPage
from ptcg_desktop.ui.widgets.picture_decode import decode_picture


def encoded(size: QSize, kind: str) -> bytes:
    """A picture with some detail in it."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    shade = QLinearGradient(0, 0, size.width(), size.height())
    for place in range(9):
        shade.setColorAt(place / 8, QColor.fromHsv(place * 40, 200, 220))
    painter.fillRect(image.rect(), shade)
    for line in range(0, size.height(), 7):
        painter.drawText(8, line, "words on a card, small and many")
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, kind)
    return bytes(data.data())


class _Answer:
    status = 200

    def __init__(self, data: bytes) -> None:
        self._data = data

    def header(self, name: str) -> str:
        """As `Answer.header`."""
        return "image/webp" if name == "Content-Type" else ""

    def read(self, size: int) -> bytes:
        """As `Answer.read`."""
        data, self._data = self._data[:size], self._data[size:]
        return data


class Instant:
    """A network without any delay."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    @contextmanager
    def open(self, url: str, headers: Mapping[str, str]) -> Iterator[_Answer]:
        """As `Fetcher.open`."""
        yield _Answer(self._data)


@pytest.mark.parametrize("kind", ["webp", "png", "jpeg"])
@pytest.mark.parametrize("size", [QSize(245, 337), QSize(600, 825)], ids=["small", "large"])
def test_one_picture(benchmark: BenchmarkFixture, qapp: QApplication, kind: PictureKind, size: QSize) -> None:
    data = encoded(size, kind)
    assert benchmark(decode_picture, data, kind, QSize(150, 210)) is not None


@pytest.mark.corpus
@pytest.mark.parametrize("pictures", ["drawn", "pictures"])
@pytest.mark.parametrize("step", [40, 2000])
def test_a_frame_of_scrolling_with_events(
    benchmark: BenchmarkFixture,
    full_catalogue: Path,
    tmp_path: Path,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    pictures: str,
    step: int,
) -> None:
    shutil.copy(full_catalogue, tmp_path / "catalogue.db")
    (tmp_path / "settings.json").write_text(f'{{"version": 1, "pictures": {str(pictures == "pictures").lower()}}}')
    data = encoded(QSize(245, 337), "webp")
    made: cached_property[PictureService] = cached_property(
        lambda workspace: PictureService(workspace.home, workspace.settings, Instant(data))
    )
    made.__set_name__(Workspace, "pictures")
    monkeypatch.setattr(Workspace, "pictures", made)
    with open_window(tmp_path) as opened:
        page = opened.show_page("cards")
        assert isinstance(page, CardsPage)
        bar = page.browser.grid.verticalScrollBar()

        def frame() -> None:
            bar.setValue((bar.value() + step) % bar.maximum())
            opened.application.processEvents()

        benchmark.pedantic(frame, rounds=240, warmup_rounds=20)
        if benchmark.stats is not None:
            times = sorted(benchmark.stats.stats.data)
            benchmark.extra_info["p95_ms"] = round(times[len(times) * 95 // 100] * 1000, 1)
