"""`search` with the search language, on the cards that come with the program."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Command


def test_fields_narrow_and_the_meaning_is_told(cli: Command) -> None:
    answer = cli("search", "t:fire hp>=100 set:bs", "--json").object
    assert {card["set"] for card in answer["cards"]} == {"base1"}
    assert all(card["hp"] >= 100 and "R" in card["types"] for card in answer["cards"])
    assert answer["total"] == len(answer["cards"]) > 0
    assert answer["understood"].startswith("Cards of type Fire")
    assert answer["problems"] == []


def test_explain_says_it_in_the_language_asked_for(cli: Command) -> None:
    assert "do tipo Fogo" in cli("search", "tipo:fogo", "--explain", lang="pt_BR").out.splitlines()[0]


def test_the_collection_is_asked(cli: Command) -> None:
    assert cli("search", "own>=2").code == 1
    cli("collection", "add", "base1-4", "2")
    answer = cli("search", "own>=2 order:own", "--json").object
    assert [card["id"] for card in answer["cards"]] == ["base1-4"]


def test_options_narrow_a_query_too(cli: Command) -> None:
    answer = cli("search", "hp>=100", "--type", "W", "--sort", "hp", "--json").object
    assert answer["cards"]
    assert all("W" in card["types"] for card in answer["cards"])


@pytest.mark.parametrize(
    ("query", "parts"),
    [
        ("fire artst:x", ["Column 6", "artst", "artist"]),
        ("hp>=abc", ["Column 5", "abc"]),
        ("set:nowhere", ["Column 5", "nowhere"]),
        ("text:/(/", ["Column 6"]),
    ],
)
def test_a_wrong_query_is_a_sentence_with_its_column(cli: Command, query: str, parts: list[str]) -> None:
    ended = cli("search", query)
    assert ended.code == 2
    assert ended.out == ""
    assert all(part in ended.complaint for part in parts)


def test_a_half_typed_query_is_answered_as_far_as_it_goes(cli: Command) -> None:
    ended = cli("search", "charizard (hp:", "--json")
    assert ended.code == 0
    assert ended.object["total"] > 0
    assert [each["severity"] for each in ended.object["problems"]] == ["half", "half"]
    assert "Column 11" in ended.err
