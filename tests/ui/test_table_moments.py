"""The moments of the table that are shown in pictures are reached, also with the cards that come with the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from ptcg_desktop.services.workspace import Workspace
from tools.moments import MOMENTS, game_of, write_moments


def test_every_moment_is_reached_and_two_are_drawn(qapp: QApplication, tmp_path: Path) -> None:
    home, out = tmp_path / "home", tmp_path / "out"
    home.mkdir()
    out.mkdir()
    with Workspace.open(home) as workspace:
        for moment in MOMENTS:
            assert moment.reached(game_of(workspace, moment)), moment.name
    drawn = [moment for moment in MOMENTS if moment.name in ("knock-out", "refused")]
    names = write_moments(home, out, drawn)
    assert names == ["moment-01-knock-out.png", "moment-02-refused.png"]
    for moment, name in zip(drawn, names, strict=True):
        picture = QImage(str(out / name))
        assert picture.size() == moment.size
        assert len({picture.pixel(x, 300) for x in range(0, picture.width(), 7)}) > 20, "not an empty window"
