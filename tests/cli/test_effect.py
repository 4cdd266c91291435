"""`effect explain` and `coverage`: what the program says about the words on cards."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Command

KNOWN, STRANGE = "Draw 2 cards.", "Sing a song of 3 verses."


def test_a_text_is_explained_in_both_languages(cli: Command) -> None:
    ended = cli("effect", "explain", "--kind", "trainer", "--json", KNOWN)
    answer = ended.object
    assert ended.code == 0
    assert answer["understood"]
    assert answer["ir"] == {"steps": [{"op": "draw", "amount": 2}]}
    assert answer["renderings"] == {"en": "Draw 2 cards.", "pt": "Compre 2 cards."}
    assert answer["unknown"] == []


def test_what_is_not_understood_is_shown_with_its_place(cli: Command) -> None:
    text = f"{KNOWN} {STRANGE}"
    ended = cli("effect", "explain", "--json", text)
    (span,) = ended.object["unknown"]
    assert ended.code == 1
    assert ended.object["ir"] is None
    assert ended.object["renderings"] is None
    assert text[span["start"] : span["end"]] == span["words"] == STRANGE.removesuffix(".")


@pytest.mark.parametrize(("lang", "words"), [("en", "not understood"), ("pt_BR", "não entendido")])
def test_people_read_it_too(cli: Command, lang: str, words: str) -> None:
    ended = cli("effect", "explain", KNOWN, STRANGE, lang=lang)
    assert ended.code == 1
    assert "Compre 2 cards." in ended.out
    assert words in ended.out


def test_the_own_name_is_known(cli: Command) -> None:
    options = ("--kind", "ability", "--name", "Mudlark")
    assert cli("effect", "explain", *options, "Mudlark has no Retreat Cost.").code == 0
    assert cli("effect", "explain", *options, "Woodlark has no Retreat Cost.").code == 1


def test_every_line_gets_a_line(process: Command) -> None:
    lines = [json.dumps({"text": KNOWN, "kind": "trainer"}), "", json.dumps({"text": STRANGE})]
    ended = process("effect", "explain", stdin="\n".join(lines))
    assert ended.code == 1
    assert [json.loads(line)["understood"] for line in ended.out.splitlines()] == [True, False]


def test_the_options_hold_for_lines_that_do_not_say_otherwise(process: Command) -> None:
    text = "Mudlark has no Retreat Cost."
    lines = [
        json.dumps({"text": text, **more}) for more in ({}, {"name": None}, {"name": "Woodlark"}, {"kind": "attack"})
    ]
    ended = process("effect", "explain", "--kind", "ability", "--name", "Mudlark", stdin="\n".join(lines))
    assert [json.loads(line)["understood"] for line in ended.out.splitlines()] == [True, True, False, False]


def test_a_line_that_cannot_be_read_does_not_keep_the_others(process: Command) -> None:
    lines = ["{", json.dumps({"text": KNOWN, "kind": "spoon"}), json.dumps({"text": KNOWN})]
    ended = process("effect", "explain", stdin="\n".join(lines))
    answers = [json.loads(line) for line in ended.out.splitlines()]
    assert ended.code == 2
    assert [answer.get("error") for answer in answers] == ["effect.line", "effect.kind", None]
    assert [line.startswith("ptcg-desktop: line ") for line in ended.err.splitlines()] == [True, True]


def test_a_text_too_long_to_be_one_is_refused(cli: Command) -> None:
    ended = cli("effect", "explain", KNOWN * 1000)
    assert ended.code == 2
    assert "5000" in ended.complaint


@pytest.mark.parametrize(
    "text", ["", " ", ".", "(", ")", "((((", "{", "\udce9", "\0", "🃏", "−30", "Draw 9" + "9" * 400]
)
@pytest.mark.parametrize("kind", ["attack", "ability", "trainer", "energy"])
def test_whatever_the_text_it_is_understood_or_not(cli: Command, text: str, kind: str) -> None:
    assert cli("effect", "explain", "--kind", kind, "--name", "(", "--json", "--", text).code in (0, 1)


def test_coverage_counts_the_catalogue(cli: Command) -> None:
    answer = cli("coverage", "--json").object
    for name in ("texts", "uses", "cards"):
        assert 0 <= answer[name]["compiled"] <= answer[name]["total"]
    for rows in ("sets", "eras"):
        assert sum(row["total"] for row in answer[rows]) == answer["cards"]["total"]
        assert sum(row["compiled"] for row in answer[rows]) == answer["cards"]["compiled"]


def test_coverage_of_one_set(cli: Command) -> None:
    ended = cli("coverage", "--set", "BS", "--json")
    assert ended.code == 0
    assert {row["set"] for row in ended.object["sets"]} <= {"base1"}


def test_coverage_of_a_set_that_is_not_there(cli: Command) -> None:
    ended = cli("coverage", "--set", "nowhere")
    assert ended.code == 2
    assert "nowhere" in ended.complaint


def test_coverage_for_people(cli: Command) -> None:
    assert "Cards with text" in cli("coverage").out
