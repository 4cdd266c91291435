"""`check-db`: well, damaged, mended."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ptcg_desktop.cli.main import main
from tests.cli.conftest import Command


def test_an_empty_home_is_well(cli: Command, home: Path) -> None:
    assert cli("check-db", "--json").object["well"] is True
    assert list(home.iterdir()) == []  # looking makes nothing


def test_a_library_in_use_is_well(cli: Command) -> None:
    cli("collection", "add", "base1-4")
    ended = cli("check-db", "--json")
    assert ended.code == 0
    assert ended.object["library"]["rows"]["holding"] == 1


def test_a_damaged_library_is_a_no_and_stays_untouched(cli: Command, home: Path) -> None:
    garbage = b"this is no database at all" * 100
    (home / "library.db").write_bytes(garbage)
    ended = cli("check-db", "--mend", "--json")
    assert ended.code == 1
    assert [finding["code"] for finding in ended.object["library"]["findings"]] == ["check.damaged"]
    assert (home / "library.db").read_bytes() == garbage


def test_what_can_be_mended_is_mended_after_a_backup(cli: Command, home: Path) -> None:
    cli("collection", "add", "base1-4")
    with closing(sqlite3.connect(home / "library.db")) as library:
        library.execute("INSERT INTO deck (id, name, format_id, changed) VALUES (1, '  ', 'unlimited', '')")
        library.commit()
    found = cli("check-db")
    assert found.code == 1
    assert "--mend" in found.out
    mended = cli("check-db", "--mend", "--json")
    assert mended.code == 0
    assert Path(mended.object["backup"]).exists()
    assert cli("check-db").code == 0


def test_a_damaged_library_is_restored_and_the_damaged_one_kept(cli: Command, home: Path) -> None:
    cli("collection", "add", "base1-4", "2")  # closing makes a backup
    assert list((home / "backups").glob("library-*.db"))
    for leftover in home.glob("library.db-*"):
        leftover.unlink()
    (home / "library.db").write_bytes(b"this is no database at all" * 100)
    assert cli("collection", "list").code == 2
    ended = cli("check-db", "--restore")
    assert ended.code == 0
    assert cli("collection", "list", "--json").object["totals"]["copies"] == 2
    assert list(home.glob("library-corrupt-*.db"))


def test_the_backup_that_would_be_restored_is_named_and_can_be_read(cli: Command, home: Path) -> None:
    cli("collection", "add", "base1-4", "2")
    (home / "backups" / "library-20991231-000000.db").write_bytes(b"no backup")  # newer, and worth nothing
    (home / "library.db").unlink()
    assert cli("collection", "list").code == 2
    found = cli("check-db")
    assert found.code == 1
    assert "copies: 2" in found.out
    assert "--restore" in found.out
    assert cli("check-db", "--restore").code == 0
    assert cli("collection", "list", "--json").object["totals"]["copies"] == 2


def test_a_damaged_catalogue_is_set_aside(cli: Command, home: Path) -> None:
    cli("collection", "add", "base1-4")
    (home / "catalogue.db").write_bytes(b"this is no database at all" * 100)
    assert "--mend" in cli("search", "charizard").complaint
    assert cli("check-db").code == 1
    assert cli("check-db", "--mend").code == 0
    assert (home / "catalogue-damaged.db").exists()
    assert cli("search", "charizard").code == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems allow no such name")
def test_a_home_whose_name_is_no_text_is_well(cli: Command, home: Path) -> None:
    odd = os.fsdecode(os.fsencode(home) + b"/\xff")
    cli("--home", odd, "collection", "add", "base1-4")
    assert cli("--home", odd, "check-db").code == 0


def test_without_a_backup_there_is_nothing_to_restore(cli: Command, home: Path) -> None:
    ended = cli("check-db", "--restore")
    assert ended.code == 2
    assert str(home) in ended.complaint


@pytest.mark.parametrize("words", [("check-db",), ("search", "pika"), ("catalogue", "info"), ("collection", "list")])
def test_a_home_that_cannot_be_is_one_sentence(cli: Command, tmp_path: Path, words: tuple[str, ...]) -> None:
    """A folder name longer than the system allows: already asking whether it is there fails."""
    ended = cli("--home", tmp_path / ("x" * 400), *words)
    assert ended.code == 2
    assert len(ended.complaint.strip().splitlines()) == 1


def test_a_home_of_an_unknown_user_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PTCG_DESKTOP_HOME", "~nobody-of-that-name/cards")
    assert main(["check-db"]) == 2
    assert "~nobody-of-that-name/cards" in capsys.readouterr().err


@pytest.mark.logs("no backup on closing")
def test_a_backup_that_cannot_be_made_is_a_sentence_and_the_answer_stands(cli: Command, home: Path) -> None:
    (home / "backups").write_bytes(b"in the way")
    ended = cli("collection", "add", "base1-4")
    assert ended.code == 0
    assert "backups cannot be made" in ended.complaint
    assert "database." not in ended.complaint
