"""`catalogue`, `search` and `collection`, on the cards that come with the program."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.unit.files.sources import json_tree, make_zip


def test_info_on_the_starter_cards(cli: Command) -> None:
    info = cli("catalogue", "info", "--json").object
    assert info["printings"] >= 270
    assert info["sets"] == 5
    assert set(info["languages"]) == {"en", "pt"}
    assert "catalogue update" in cli("catalogue", "info").out


@pytest.mark.parametrize("name", ["cards.zip", "cards.tar.xz", "cards.json", "cards.ts"])
def test_importing_a_file_that_is_no_card_data(cli: Command, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"\x00\x01 nothing of the kind")
    ended = cli("catalogue", "import", path)
    assert ended.code == 2
    assert str(path) in ended.complaint or path.name in ended.complaint


def test_importing_a_file_that_is_not_there(cli: Command, tmp_path: Path) -> None:
    ended = cli("catalogue", "import", tmp_path / "gone.zip")
    assert ended.code == 2
    assert "gone.zip" in ended.complaint


def test_search_finds_by_name_in_both_languages(cli: Command) -> None:
    found = cli("search", "charizard", "--json").object
    assert found["query"] == "charizard"
    assert found["total"] == len(found["cards"]) >= 1
    assert {"id", "name", "set", "number", "kind", "types", "hp", "rarity"} == set(found["cards"][0])
    portuguese = cli("search", "bola de", lang="pt_BR")
    assert portuguese.code in (0, 1)


def test_cards_of_an_older_version_are_made_again_and_that_is_said(cli: Command, tmp_path: Path, home: Path) -> None:
    assert cli("catalogue", "import", make_zip(tmp_path / "cards.zip", json_tree())).code == 0
    for command in (
        ["search", "own>=0", "--json"],
        ["collection", "completion", "--json"],
        ["catalogue", "info", "--json"],
    ):
        with closing(sqlite3.connect(home / "catalogue.db")) as connection:
            connection.execute("PRAGMA user_version = 1")
        first, second = cli(*command), cli(*command)
        assert first.out == second.out
        assert "older version" in first.err, command
        assert second.err == ""


def test_search_without_result_is_a_no(cli: Command) -> None:
    ended = cli("search", "qqqqqq")
    assert ended.code == 1
    assert "qqqqqq" in ended.out
    assert cli("search", "qqqqqq", "--json").object["cards"] == []


def test_search_is_limited_and_says_so(cli: Command) -> None:
    ended = cli("search", "", "--limit", "3")
    assert len(ended.out.splitlines()) == 4
    assert cli("search", "", "--limit", "3", "--json").object["total"] >= 270
    assert len(cli("search", "", "--limit", "0", "--json").object["cards"]) >= 270


def test_search_filters(cli: Command) -> None:
    found = cli("search", "", "--set", "base1", "--type", "R", "--kind", "pokemon", "--json").object["cards"]
    assert found
    assert {card["set"] for card in found} == {"base1"}
    assert all("R" in card["types"] for card in found)


def test_adding_to_the_collection_twice_adds_up(cli: Command) -> None:
    assert cli("collection", "add", "base1-4", "2").code == 0
    added = cli("collection", "add", "base1-4", "--json").object
    assert added["added"] == 1
    assert added["holding"]["count"] == 3
    listed = cli("collection", "list", "--json").object
    assert listed["totals"]["copies"] == 3
    assert [holding["card_id"] for holding in listed["holdings"]] == ["base1-4"]


def test_a_card_may_be_named_by_set_code_and_number(cli: Command) -> None:
    assert cli("collection", "add", "BS 4", "--json").object["holding"]["card_id"] == "base1-4"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        pytest.param(["qqqqqq"], "qqqqqq", id="unknown"),
        pytest.param(["energy"], "energy", id="ambiguous"),
        pytest.param(["base1-4", "0"], "0", id="no copies"),
        pytest.param(["base1-4", "9999999"], "9999999", id="too many copies"),
    ],
)
def test_adding_what_cannot_be_added(cli: Command, arguments: list[str], part: str) -> None:
    ended = cli("collection", "add", *arguments)
    assert ended.code == 2
    assert part in ended.complaint
    assert cli("collection", "list", "--json").object["holdings"] == []


def test_an_import_of_nothing_but_faulty_cards_is_a_no(cli: Command, tmp_path: Path) -> None:
    path = tmp_path / "cards" / "en" / "inv1.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"[" * 50_000)
    ended = cli("catalogue", "import", path)
    assert ended.code == 1
    assert "inv1.json" in ended.out
    assert cli("catalogue", "info", "--json").object["built"] == ""
