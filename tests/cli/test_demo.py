"""`demo`: the main job without a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.ui.app.pages import PAGES
from ptcg_desktop.ui.demo import MORE
from tests.cli.conftest import Command


def test_the_summary_tells_of_every_part_of_the_job_and_is_the_same_each_time(cli: Command, tmp_path: Path) -> None:
    first = cli("demo", "--out", tmp_path / "a", "--no-pictures", "--json").object
    assert first["deck"] == {"deck": "Stone and Ember", "cards": 60, "format": "classic-1999", "legal": True}
    assert first["game"]["winner"] in (0, 1)
    assert first["pictures"] == []
    summary = (tmp_path / "a" / "summary.txt").read_text(encoding="utf-8")
    assert "276 printings" in summary
    assert "[R-DECK-2]" in summary
    cli("demo", "--out", tmp_path / "b", "--no-pictures")
    assert (tmp_path / "b" / "summary.txt").read_text(encoding="utf-8") == summary


def test_it_touches_nobodys_home(cli: Command, home: Path, tmp_path: Path) -> None:
    cli("demo", "--out", tmp_path, "--no-pictures")
    assert list(home.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_one_sentence(cli: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = cli("demo", "--out", tmp_path / "file" / "demo", "--no-pictures")
    assert ended.code == 2
    assert "demo" in ended.complaint


@pytest.mark.slow
def test_it_pictures_every_page_in_both_languages_and_themes(process: Command, tmp_path: Path) -> None:
    ended = process("demo", "--out", tmp_path, "--json", QT_QPA_PLATFORM="offscreen")
    assert ended.code == 0, ended.err
    assert sorted(ended.object["pictures"]) == sorted(path.name for path in tmp_path.glob("*.png"))
    assert {name.removesuffix(".png") for name in ended.object["pictures"]} == {
        f"{page}-{language}-{theme}"
        for page in (*(spec.id for spec in PAGES), *MORE)
        for language in ("en", "pt_BR")
        for theme in ("light", "dark")
    }
    assert len({path.read_bytes() for path in tmp_path.glob("*.png")}) == len(ended.object["pictures"])
