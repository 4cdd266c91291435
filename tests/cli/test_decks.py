"""`deck list | check | export | import`."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

from tests.cli.conftest import Command

LEGAL = "4 Charmander BS 46\n4 Bill BS 91\n52 Fire Energy BS 98\n"


@pytest.fixture
def legal(tmp_path: Path) -> Path:
    path = tmp_path / "embers.txt"
    path.write_text(LEGAL, encoding="utf-8")
    return path


def test_a_legal_deck_is_a_yes(cli: Command, legal: Path) -> None:
    assert cli("deck", "check", legal).code == 0
    answer = cli("deck", "check", legal, "--json").object
    assert answer["deck"] == "embers"
    assert answer["cards"] == 60
    assert answer["legal"] is True
    assert answer["format"] == "unlimited"


def test_an_illegal_deck_is_a_no_that_names_rule_card_count_and_limit(cli: Command, tmp_path: Path) -> None:
    path = tmp_path / "five.txt"
    path.write_text(LEGAL.replace("4 Charmander", "5 Charmander"), encoding="utf-8")
    ended = cli("deck", "check", path, "--json")
    assert ended.code == 1
    findings = {finding["code"]: finding for finding in ended.object["findings"]}
    copies = findings["deck.copies"]
    assert (copies["names"], copies["count"], copies["limit"]) == (["Charmander"], 5, 4)
    assert copies["clause"] == "R-DECK-2"
    assert copies["message"]
    assert findings["deck.too_many"]["count"] == 61


def test_the_answer_is_in_the_language_asked_for(cli: Command, tmp_path: Path) -> None:
    path = tmp_path / "short.txt"
    path.write_text("4 Charmander BS 46\n", encoding="utf-8")
    assert cli("deck", "check", path).out != cli("deck", "check", path, lang="pt_BR").out


def test_legal_on_a_day(cli: Command, legal: Path) -> None:
    assert cli("deck", "check", legal, "--format", "modified-2013", "--date", "2013-08-10").code == 1
    assert cli("deck", "check", legal, "--format", "classic-1999").code == 0


def test_all_formats_at_once_say_the_same_as_each_alone(cli: Command, legal: Path) -> None:
    places = {
        one["id"]: one["place"] for one in cli("deck", "check", legal, "--all-formats", "--json").object["formats"]
    }
    assert places["classic-1999"] == places["unlimited"] == "legal"
    for format_id in ("classic-1999", "standard", "modified-2013", "glc"):
        place = places[format_id]
        assert (cli("deck", "check", legal, "--format", format_id).code == 0) == (place in ("legal", "not_known"))
    assert "formats" not in cli("deck", "check", legal, "--json").object
    assert "Classic 1999" in cli("deck", "check", legal, "--all-formats").out
    legal.write_text(LEGAL.replace("52 Fire", "51 Fire"), encoding="utf-8")
    short = cli("deck", "check", legal, "--all-formats", "--json").object["formats"]
    assert {one["place"] for one in short} == {"unfinished", "no"}


def test_a_finding_carries_its_fix(cli: Command, legal: Path) -> None:
    legal.write_text(LEGAL.replace("4 Charmander", "5 Charmander"), encoding="utf-8")
    findings = cli("deck", "check", legal, "--json").object["findings"]
    fixes = {finding["code"]: finding["fix"] for finding in findings}
    assert fixes["deck.copies"] == {"kind": "remove", "changes": {"base1-46": -1}}


def test_owned_prints_to_play_instead_are_noted_with_their_fix(cli: Command, legal: Path, tmp_path: Path) -> None:
    assert "owned.other_prints" not in cli("deck", "check", legal, "--json").out
    assert cli("collection", "add", "xy1-133", "3").code == 0
    ended = cli("deck", "check", legal, "--json")
    (note,) = [each for each in ended.object["findings"] if each["code"] == "owned.other_prints"]
    assert (ended.code, note["severity"], note["clause"], note["count"]) == (0, "note", "COLLECTION", 3)
    assert note["fix"] == {"kind": "own", "changes": {"base1-98": -3, "xy1-133": 3}}
    assert cli("deck", "import", legal, "--name", "Embers").code in (0, 1)
    stored = cli("deck", "check", "Embers", "--json").object
    assert [each["code"] for each in stored["findings"]] == [each["code"] for each in ended.object["findings"]]


def test_a_house_format_is_copied_judged_by_and_named_with_its_mistake(cli: Command, legal: Path) -> None:
    made = cli("format", "copy", "classic-1999", "--json").object
    assert made["format"] == "classic-1999-house"
    path = Path(made["file"])
    house = {one["id"]: one["house"] for one in cli("format", "list", "--json").object["formats"]}
    assert (house["classic-1999"], house["classic-1999-house"]) == (False, True)
    assert cli("deck", "check", legal, "--format", "classic-1999-house").code == 0
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('sets = ["base1", "base2", "base3"]', 'sets = ["base2"]'), encoding="utf-8")
    assert cli("deck", "check", legal, "--format", "classic-1999-house").code == 1
    path.write_text(text.replace('profile = "classic"', 'profile = "clasic"'), encoding="utf-8")
    ended = cli("format", "list", "--json")
    (problem,) = ended.object["problems"]
    assert (ended.code, problem["file"], problem["key"]) == (1, str(path), "$.profile")
    assert str(path) in cli("format", "list").out
    checked = cli("deck", "check", legal, "--format", "classic-1999-house")
    assert checked.code == 2
    assert f"{path} has a wrong value at $.profile" in " ".join(checked.err.split())


def test_a_line_that_is_not_understood_is_never_dropped_in_silence(cli: Command, legal: Path) -> None:
    legal.write_text(LEGAL + "9" * 6000 + " Lamp\n", encoding="utf-8")
    assert max(map(len, cli("deck", "import", legal, "--dry-run").out.splitlines())) < 200
    legal.write_text(LEGAL + "some words nobody understands\n", encoding="utf-8")
    ended = cli("deck", "check", legal, "--json")
    assert ended.code == 1
    assert ended.object["unread"] == [{"line": 4, "text": "some words nobody understands"}]


def test_a_name_nobody_knows_is_a_finding(cli: Command, legal: Path) -> None:
    legal.write_text(LEGAL.replace("Bill BS 91", "Nobodys Card XXX 1"), encoding="utf-8")
    ended = cli("deck", "check", legal, "--json")
    assert ended.code == 1
    assert [finding["code"] for finding in ended.object["findings"] if finding["severity"] == "error"] == [
        "deck.unknown"
    ]


@pytest.mark.parametrize(
    ("content", "arguments"),
    [
        pytest.param(b"", [], id="empty"),
        pytest.param(b"\xff\xfe\x00\x01", [], id="no text"),
        pytest.param(b"4 x\n" * 400_000, [], id="far too large"),
        pytest.param(LEGAL.encode(), ["--format", "nonsense"], id="unknown format"),
        pytest.param(LEGAL.encode(), ["--date", "yesterday"], id="no day"),
    ],
)
def test_bad_input_is_one_sentence(cli: Command, tmp_path: Path, content: bytes, arguments: list[str]) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(content)
    ended = cli("deck", "check", path, *arguments)
    assert ended.code == 2
    assert ended.complaint


def test_neither_a_file_nor_a_deck(cli: Command) -> None:
    ended = cli("deck", "check", "Nobody's deck")
    assert ended.code == 2
    assert "Nobody's deck" in ended.complaint


def test_a_deck_goes_in_and_comes_out_the_same(cli: Command, legal: Path, tmp_path: Path) -> None:
    assert cli("deck", "list", "--json").object == {"decks": []}
    made = cli("deck", "import", legal, "--name", "Embers", "--json").object
    assert (made["deck"], made["cards"], made["not_found"]) == ("Embers", 60, [])
    (listed,) = cli("deck", "list", "--json").object["decks"]
    assert (listed["name"], listed["count"]) == ("Embers", 60)
    assert cli("deck", "check", "embers").code == 0
    out = tmp_path / "out.txt"
    assert cli("deck", "export", "Embers", "--out", out).code == 0
    assert cli("deck", "check", out, "--json").object["cards"] == 60
    assert cli("deck", "export", "Embers").out == out.read_text(encoding="utf-8")


def test_an_export_that_cannot_be_written_is_one_sentence(cli: Command, legal: Path, tmp_path: Path) -> None:
    cli("deck", "import", legal)
    ended = cli("deck", "export", "embers", "--out", tmp_path / "no" / "such" / "folder.txt")
    assert ended.code == 2
    assert "folder.txt" in ended.complaint


def test_a_deck_list_from_standard_input(process: Command) -> None:
    assert process("deck", "check", "-", stdin=LEGAL).code == 0


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b"])
def test_a_name_that_can_be_no_path_is_still_looked_for(cli: Command, name: str) -> None:
    ended = cli("deck", "check", name)
    assert ended.code == 2
    assert len(ended.complaint.strip().splitlines()) == 1


PASTED = (
    "Pokémon: 2\n4 Charmander BS 46\n2 Charmander ZZZ 46\n0 Bill\nwhat is this\n\nTreinador: 1\n5 Nobodys Card BS 500\n"
)


def test_every_line_of_an_import_is_accounted_for(cli: Command, tmp_path: Path) -> None:
    path = tmp_path / "pasted.txt"
    path.write_text(PASTED, encoding="utf-8")
    dry = cli("deck", "import", path, "--dry-run", "--json")
    assert dry.code == 1
    assert cli("deck", "list", "--json").object == {"decks": []}
    answer = dry.object
    assert (answer["read"], answer["placed"], answer["unsure"], answer["lost"]) == (11, 4, 2, 5)
    assert [(line["line"], line["standing"], line["reason"]) for line in answer["lines"]] == [
        (2, "placed", ""),
        (3, "unsure", "resolve.set"),
        (4, "lost", "list.zero"),
        (5, "lost", "list.no_count"),
        (8, "lost", "resolve.name"),
    ]
    assert all(line["message"] for line in answer["lines"])
    told = cli("deck", "import", path, "--name", "Embers")
    assert told.code == 1
    assert "what is this" in told.out


def test_a_list_is_put_into_a_deck_that_is_there(cli: Command, legal: Path, tmp_path: Path) -> None:
    cli("deck", "import", legal, "--name", "Embers")
    more = tmp_path / "more.txt"
    more.write_text("2 Bill BS 91\n", encoding="utf-8")
    assert cli("deck", "import", more, "--name", "embers", "--mode", "append", "--json").object["cards"] == 62
    assert cli("deck", "import", more, "--name", "embers", "--mode", "replace", "--json").object["cards"] == 2
    assert cli("deck", "import", more, "--name", "nobody", "--mode", "append").code == 2


@pytest.mark.parametrize("shape", ["ptcgl", "limitless", "ptcgo", "tts", "tcgplayer", "markdown", "csv", "liga"])
def test_every_shape_goes_out_and_comes_in_the_same(cli: Command, legal: Path, tmp_path: Path, shape: str) -> None:
    out = tmp_path / "out.txt"
    assert cli("deck", "export", legal, "--as", shape, "--out", out).code == 0
    assert cli("deck", "diff", legal, out, "--json").object["same"] is True


def test_pictures_go_into_files(
    cli: Command, process: Command, qapp: QApplication, legal: Path, tmp_path: Path
) -> None:
    picture, sheet = tmp_path / "deck.png", tmp_path / "proxies.pdf"
    assert process("deck", "export", legal, "--as", "png", "--out", picture).code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    made = cli("deck", "export", legal, "--as", "proxies", "--paper", "Letter", "--out", sheet, "--json")
    assert made.object["file"] == str(sheet)
    assert sheet.read_bytes().startswith(b"%PDF")
    assert cli("deck", "export", legal, "--as", "png").code == 2


def test_a_sheet_is_written_for_a_legal_deck_and_for_another_one_only_anyway(
    cli: Command, qapp: QApplication, legal: Path, tmp_path: Path
) -> None:
    sheet = tmp_path / "sheet.pdf"
    given = ("--out", sheet, "--born", "2012-01-02", "--date", "2026-03-01", "--name", "Zoë Açaí", "--language", "pt")
    answer = cli("deck", "sheet", legal, *given, "--paper", "letter", "--json").object
    assert (answer["legal"], answer["pages"], answer["division"], answer["season"]) == (True, 1, "senior", 2026)
    (page,) = PdfReader(sheet).pages
    assert "Zoë Açaí" in page.extract_text()
    assert round(float(page.mediabox.width)) == 612
    refused = cli("deck", "sheet", legal, "--format", "standard", "--out", tmp_path / "no.pdf")
    assert refused.code == 1
    assert "--anyway" in refused.out
    assert not (tmp_path / "no.pdf").exists()
    anyway = cli("deck", "sheet", legal, "--format", "standard", "--out", sheet, "--anyway", "--division", "junior")
    assert anyway.code == 0
    assert "not legal" in anyway.out
    assert cli("deck", "sheet", legal, "--out", sheet, "--born", "2999-01-01").code == 2


def test_the_odds_of_two_decks_side_by_side(cli: Command, legal: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("2 Charmander BS 46\n4 Potion BS 94\n54 Fire Energy BS 98\n", encoding="utf-8")
    answer = cli("deck", "odds", legal, "--against", other, "--json").object
    alone = cli("deck", "odds", other, "--json").object["odds"]
    beside = answer["against"]
    assert (beside["deck"], beside["odds"]["mulligan"][1]) == ("other", alone["mulligan"])
    assert beside["odds"]["mulligan"][0] == answer["odds"]["mulligan"]
    cards = {card["key"]: card for card in beside["odds"]["cards"]}
    assert (cards["bill"]["count"], cards["bill"]["opening"][1]) == ([4, 0], 0.0)
    assert dict(beside["statistics"]["kinds"])["pokemon"] == [4, 2]
    lines = cli("deck", "odds", legal, "--against", other, lang="pt_BR").out.splitlines()
    assert any(line.startswith("Poção") and "−" in line for line in lines)
    other.write_text("60 Fire Energy BS 98\n", encoding="utf-8")
    refused = cli("deck", "odds", legal, "--against", other)
    assert refused.code == 2
    assert "other" in refused.complaint


def test_the_difference_of_two_lists(cli: Command, legal: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("3 Charmander BS 46\n4 Bill BS 91\n53 Fire Energy\n", encoding="utf-8")
    ended = cli("deck", "diff", legal, other, "--json")
    assert ended.code == 1
    found = [(each["name"], each["moved"], each["before"], each["after"]) for each in ended.object["differences"]]
    assert found == [("Charmander", "fewer", 4, 3), ("Fire Energy", "more", 52, 53)]
    assert "Charmander" in cli("deck", "diff", legal, other, lang="pt_BR").out
    assert cli("deck", "diff", legal, legal).code == 0


def test_odds_are_exact_numbers_and_a_table(cli: Command, legal: Path) -> None:
    answer = cli("deck", "odds", legal, "--hands", "100", "--json").object
    assert answer["sample"]["hands"] == 100
    assert [card["opening"] for card in answer["odds"]["cards"] if card["label"]["en"] == "Charmander"] == [1.0]
    assert all(0 < card["opening"] <= card["by_turn"] <= 1 for card in answer["odds"]["cards"])
    assert "Mão inicial" in cli("deck", "odds", legal, lang="pt_BR").out


@pytest.mark.parametrize("turn", ["0", "21", "x", "²"])
def test_odds_of_a_turn_that_is_none_are_refused(cli: Command, legal: Path, turn: str) -> None:
    assert cli("deck", "odds", legal, "--turn", turn).code == 2


def test_a_deck_that_cannot_be_dealt_is_a_sentence(cli: Command, legal: Path) -> None:
    legal.write_text("4 Bill BS 91\n", encoding="utf-8")
    ended = cli("deck", "odds", legal)
    assert ended.code == 2
    assert "Basic" in ended.err
