"""Separated text: read whatever its encoding, separator and damage, or refused in one sentence."""

from __future__ import annotations

import csv
import os
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files import csv_text
from ptcg_desktop.files.csv_text import Record, look_at, records


def read(path: Path, content: bytes) -> list[Record]:
    path.write_bytes(content)
    return list(records(path, look_at(path, lambda name: name in ("name", "count"))))


TABLE = [["name", "count"], ["Élanfant, “ö”", "2"]]


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252", "mac_roman"]
)
@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("sep", [False, True])
def test_every_way_to_write_a_table_reads_the_same(
    tmp_path: Path, encoding: str, delimiter: str, end: str, sep: bool
) -> None:
    lines = [delimiter.join(f'"{cell}"' for cell in row) for row in TABLE]
    text = end.join([*([f'"sep={delimiter}"'] if sep else []), *lines, "", ""])
    found = read(tmp_path / "t.csv", text.encode(encoding))
    assert [record.cells for record in found] == TABLE
    assert [record.line for record in found] == ([2, 3] if sep else [1, 2])


@pytest.mark.parametrize("encoding", ["cp1252", "mac_roman", "cp850"])
def test_words_decide_which_old_letters_they_are(tmp_path: Path, encoding: str) -> None:
    rows = [["name", "count"], ["Número, Condição, Preço", "1"], ["Água elétrica nº 2", "Ünterwäßer"]]
    text = "\n".join(";".join(row) for row in rows)
    assert [record.cells for record in read(tmp_path / "t.csv", text.encode(encoding))] == rows


@pytest.mark.parametrize(
    ("content", "cells"),
    [
        ('name,count\n"two\nlines",1\n', [["name", "count"], ["two\nlines", "1"]]),
        ('name,count\n"a ""b"" c",1', [["name", "count"], ['a "b" c', "1"]]),
        ('name,count\n5" disc,1\nx,2\n', [["name", "count"], ['5" disc', "1"], ["x", "2"]]),
        ("name,count\n\n , \n,,\nx,1\n", [["name", "count"], [" ", " "], ["x", "1"]]),
        ("name,count\nx\nx,1,2,3\n", [["name", "count"], ["x"], ["x", "1", "2", "3"]]),
        ("name,count\nx\u2028y\x85z\x0bw,1\n", [["name", "count"], ["x\u2028y\x85z\x0bw", "1"]]),
        ("name\nx\ny", [["name"], ["x"], ["y"]]),
        ("name;count\n1,5;2\n2,5;2\n3,5;1", [["name", "count"], ["1,5", "2"], ["2,5", "2"], ["3,5", "1"]]),
    ],
)
def test_rows(tmp_path: Path, content: str, cells: list[list[str]]) -> None:
    assert [record.cells for record in read(tmp_path / "t.csv", content.encode())] == cells


def test_a_quotation_mark_that_is_never_closed_costs_its_own_row(tmp_path: Path) -> None:
    rows = "".join(f"x{number},1\n" for number in range(700))
    found = read(tmp_path / "t.csv", f'name,count\n"open,1\n{rows}'.encode())
    assert found[1] == Record(2, ['"open', "1"], "quote")
    assert [record.cells[0] for record in found[2:]] == [f"x{number}" for number in range(700)]
    assert [record.line for record in found[2:]] == list(range(3, 703))
    assert read(tmp_path / "t.csv", b'name,count\nx,1\n"open,1\ny,2')[2:] == [
        Record(3, ['"open', "1"], "quote"),
        Record(4, ["y", "2"]),
    ]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "csv.empty"),
        (b"\xef\xbb\xbf \r\n\r\n", "csv.empty"),
        (b"PK\x03\x04 and so on", "csv.workbook"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(32)) * 9, "csv.binary"),
        (b"\x00" * 500 + b"x", "csv.binary"),
        (bytes(range(256)) * 4, "csv.binary"),
        ("näme,count\nx,1".encode("utf-16")[:-1], "csv.encoding"),
    ],
)
def test_what_is_no_table_is_refused(tmp_path: Path, content: bytes, code: str) -> None:
    with pytest.raises(KnownError) as refused:
        read(tmp_path / "t.csv", content)
    assert refused.value.code == code


def test_places_that_are_no_file_are_refused(tmp_path: Path) -> None:
    for path, code in (
        (tmp_path, "csv.folder"),
        (tmp_path / "none.csv", "csv.missing"),
        (Path(os.devnull), "csv.binary"),
    ):
        with pytest.raises(KnownError) as refused:
            look_at(path)
        assert refused.value.code == code


def test_a_line_without_end_is_refused_before_it_fills_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(csv_text, "MAX_LINE", 1000)
    with pytest.raises(KnownError) as refused:
        read(tmp_path / "t.csv", b"name,count\n" + b"x" * 5000 + b"\ny,1")
    assert (refused.value.code, refused.value.params["line"]) == ("csv.line", 2)
    monkeypatch.setattr(csv_text, "MAX_BYTES", 10)
    with pytest.raises(KnownError) as refused:
        look_at(tmp_path / "t.csv")
    assert refused.value.code == "csv.large"


def test_a_file_that_goes_away_meanwhile_is_said(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("name,count\nx,1")
    shape = look_at(path)
    path.unlink()
    with pytest.raises(KnownError) as refused:
        list(records(path, shape))
    assert refused.value.code == "csv.missing"


CELLS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@given(st.lists(st.lists(CELLS, min_size=2, max_size=4), min_size=1, max_size=6), st.sampled_from(",;\t|"))
def test_what_is_written_is_read(tmp_path_factory: pytest.TempPathFactory, rows: list[list[str]], mark: str) -> None:
    path = tmp_path_factory.mktemp("law") / "t.csv"
    with path.open("w", encoding="utf-8-sig", newline="") as text:
        csv.writer(text, delimiter=mark).writerows(rows)
    found = [record.cells for record in records(path, csv_text.Shape("utf-8-sig", mark))]
    assert found == [row for row in rows if any(row)]


@given(st.binary(max_size=400))
def test_no_bytes_are_more_than_a_sentence(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("law") / "t.csv"
    path.write_bytes(content)
    with suppress(KnownError):
        assert list(records(path, look_at(path)))
