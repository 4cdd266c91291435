"""`collection import | export`: what is said, what JSON holds, exit codes, and that a dry run writes nothing."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from ptcg_desktop.services.collection_import import ImportService
from tests.cli.conftest import Command

CSV = """Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language
Binder,2,0,Charizard,BS,Base Set,4,NearMint,Foil,English
Binder,1,0,Charizard,JU,Jungle,4,NearMint,Foil,English
Binder,1,0,Nobody at all,BS,Base Set,400,NearMint,Foil,English
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "dragon.csv"
    path.write_text('"sep=,"\n' + CSV, encoding="utf-8")
    return path


def test_a_dry_run_says_everything_and_writes_nothing(cli: Command, file: Path) -> None:
    ended = cli("collection", "import", file, "--dry-run", "--json")
    answer = ended.object
    assert ended.code == 1
    assert (answer["preset"], answer["mode"], answer["imported"]) == ("dragon-shield", "add", None)
    totals = answer["totals"]
    assert [totals[state] for state in ("rows", "new", "changed", "same", "unsure", "lost")] == [3, 1, 0, 0, 1, 1]
    assert [(row["line"], row["reason"]) for row in answer["left"]] == [(4, "resolve.differs"), (5, "resolve.name")]
    assert "base1-4" in answer["left"][0]["candidates"]
    assert cli("collection", "list", "--json").object["totals"]["copies"] == 0
    shown = cli("collection", "import", file, "--dry-run", lang="pt_BR").out
    assert "1 não entendida" in shown
    assert "Nada foi gravado" in shown


def test_rows_left_over_are_a_file_to_correct(cli: Command, file: Path, tmp_path: Path) -> None:
    left = tmp_path / "left.csv"
    ended = cli("collection", "import", file, "--rejects", left)
    assert ended.code == 1
    assert "1 new" in ended.out
    assert "2 rows were written to" in ended.out
    text = left.read_text(encoding="utf-8-sig").replace(",JU,Jungle,", ",BS,Base Set,").splitlines()
    left.write_text("\n".join(text[:2]), encoding="utf-8")
    again = cli("collection", "import", left, "--json")
    assert (again.code, again.object["imported"]["rows_changed"]) == (0, 1)
    assert cli("collection", "list", "--json").object["totals"]["copies"] == 3


def test_what_was_done_is_told_even_where_the_rest_cannot_be_written(cli: Command, file: Path, tmp_path: Path) -> None:
    ended = cli("collection", "import", file, "--rejects", tmp_path / "no" / "left.csv", "--json")
    assert (ended.code, ended.object["imported"]["copies_after"], ended.object["rejects"]) == (2, 2, None)
    assert "left.csv" in ended.complaint


@pytest.mark.parametrize("what", ["read", "apply"])
def test_a_wish_to_stop_leaves_nothing_behind(
    cli: Command, file: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = getattr(ImportService, what)

    def wished(*given: object, **named: object) -> object:
        signal.raise_signal(signal.SIGINT)
        return done(*given, **named)

    monkeypatch.setattr(ImportService, what, wished)
    ended = cli("collection", "import", file)
    assert (ended.code, ended.out) == (130, "")
    assert "Nothing was changed" in ended.complaint
    assert cli("collection", "list", "--json").object["totals"]["copies"] == 0


def test_setting_twice_is_setting_once_and_replacing_is_all(cli: Command, file: Path) -> None:
    for _ in range(2):
        assert "--mode add" in cli("collection", "import", file, "--mode", "set").out, "what later counts would do"
    assert cli("collection", "list", "--json").object["totals"]["copies"] == 2
    cli("collection", "add", "base1-5", "3")
    ended = cli("collection", "import", file, "--mode", "replace", "--json")
    assert (ended.object["totals"]["removed"], ended.object["imported"]["copies_after"]) == (1, 2)


def test_the_export_comes_back(cli: Command, tmp_path: Path) -> None:
    cli("collection", "add", "base1-4", "2", "--condition", "=LP, “worn”")
    out = tmp_path / "mine.csv"
    assert cli("collection", "export", out, "--json").object == {
        "file": str(out), "format": "ptcg-desktop", "rows": 1, "copies": 2, "lost": {},
    }  # fmt: skip
    ended = cli("collection", "import", out, "--mode", "set", "--json")
    assert (ended.code, ended.object["totals"]["same"]) == (0, 1)
    assert '"\'=LP, “worn”"' in cli("collection", "export", "--json").object["text"]
    assert "dragon-shield" in cli("collection", "export", "--format", "help").out


def test_what_a_file_cannot_hold_is_said_and_a_dry_run_writes_none(cli: Command, tmp_path: Path) -> None:
    cli("collection", "add", "base1-4", "2", "--language", "pt")
    cli("collection", "add", "base1-5", "--condition", "Light Played")
    out = tmp_path / "out.csv"
    ended = cli("collection", "export", out, "--format", "collectr", "--dry-run", lang="pt_BR")
    assert "3 cópias seriam gravadas" in ended.out
    assert "2 cópias estão em um idioma" in ended.err
    assert "o Collectr também lê" in ended.err
    assert not out.exists()
    answer = cli("collection", "export", out, "--format", "collectr", "--query", "charizard", "--json").object
    assert (answer["rows"], answer["copies"], answer["lost"]) == (1, 2, {"language": 2})


def test_the_export_goes_to_standard_output(process: Command) -> None:
    process("collection", "add", "base1-4")
    ended = process("collection", "export", "--format", "planilha")
    assert ended.out.splitlines()[0].startswith("Nome;Sigla;")
    assert "Charizard;BS;" in ended.out


def test_a_mapping_file_reads_any_table(cli: Command, tmp_path: Path) -> None:
    table, mapping = tmp_path / "mine.csv", tmp_path / "columns.toml"
    table.write_text("Which;Where\nCharizard;4/102\n", encoding="utf-8")
    mapping.write_text('name = "Mine"\nneeds = []\n[columns]\nname = ["Which"]\nnumber = ["Where"]\n', encoding="utf-8")
    refused = cli("collection", "import", table)
    assert refused.code == 2
    assert "Which" in refused.complaint
    assert cli("collection", "import", table, "--mapping", mapping).code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("import", "no-such-file.csv"),
        ("import", "."),
        ("import", "{file}", "--preset", "nonsense"),
        ("import", "{file}", "--mapping", "no-such-file.toml"),
        ("export", "no/such/folder/x.csv"),
        ("export", "--format", "nonsense"),
        ("export", "--format", "xlsx"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(cli: Command, file: Path, words: tuple[str, ...]) -> None:
    ended = cli("collection", *(word.format(file=file) for word in words))
    assert (ended.code, ended.out) == (2, "")
    assert ended.complaint.endswith(".")
