"""Derived files: what is not whole, or made from something else, is as if it were not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.store.derived import read_derived, write_derived

CONTENT = bytes(range(256))


def test_what_was_written_is_read(tmp_path: Path) -> None:
    assert write_derived(tmp_path / "a.cache", "one", CONTENT)
    assert read_derived(tmp_path / "a.cache", "one") == CONTENT
    assert [path.name for path in tmp_path.iterdir()] == ["a.cache"]


def test_another_stamp_finds_nothing(tmp_path: Path) -> None:
    write_derived(tmp_path / "a.cache", "one", CONTENT)
    assert read_derived(tmp_path / "a.cache", "two") is None
    assert read_derived(tmp_path / "missing.cache", "one") is None


@pytest.mark.parametrize("place", [0, 25, 45, 200])
def test_one_wrong_byte_anywhere_is_noticed(tmp_path: Path, place: int) -> None:
    path = tmp_path / "a.cache"
    write_derived(path, "one", CONTENT)
    raw = bytearray(path.read_bytes())
    raw[place] ^= 1
    path.write_bytes(raw)
    assert read_derived(path, "one") is None


def test_half_a_file_is_none(tmp_path: Path) -> None:
    path = tmp_path / "a.cache"
    write_derived(path, "one", CONTENT)
    for length in (0, 10, 30, 100):
        path.write_bytes(path.read_bytes()[:length] if length else b"")
        assert read_derived(path, "one") is None


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    assert not write_derived(tmp_path / "no such folder" / "a.cache", "one", CONTENT)
