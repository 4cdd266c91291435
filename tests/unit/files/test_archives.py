"""Opening files, folders and archives: the same members whatever the packing, and nothing dangerous."""

from __future__ import annotations

import errno
import io
import os
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.archives import DEFAULT_LIMITS, Limits, is_archive, members, source_size
from tests.unit.files.sources import make_folder, make_tar, make_zip

FILES = {"root/a.ts": b"first", "root/inner/b.json": b"second", "root/readme.txt": b"not wanted"}


def wanted(name: str) -> bool:
    return name.endswith((".ts", ".json"))


def read(path: Path, limits: Limits = DEFAULT_LIMITS) -> tuple[dict[str, bytes], list[tuple[str, str]]]:
    skipped: list[tuple[str, str]] = []
    found = {
        member.path: member.read()
        for member in members(path, wanted, lambda name, reason: skipped.append((name, reason)), limits)
    }
    return found, skipped


def code_of(path: Path, limits: Limits = DEFAULT_LIMITS) -> str:
    with pytest.raises(KnownError) as caught:
        read(path, limits)
    return caught.value.code


@pytest.mark.parametrize("mode", ["w:xz", "w:gz", "w:bz2", "w"])
def test_tars_give_the_same_members(tmp_path: Path, mode: str) -> None:
    found, skipped = read(make_tar(tmp_path / "named wrongly.zip", FILES, mode))
    assert found == {"root/a.ts": b"first", "root/inner/b.json": b"second"}
    assert not skipped


def test_zip_folder_and_single_file(tmp_path: Path) -> None:
    assert read(make_zip(tmp_path / "x.tar.xz", FILES))[0] == {"root/a.ts": b"first", "root/inner/b.json": b"second"}
    folder = make_folder(tmp_path / "folder", FILES)
    assert read(folder / "root")[0] == {"root/a.ts": b"first", "root/inner/b.json": b"second"}
    (single,) = read(folder / "root/a.ts")[0].items()
    assert single[0].endswith("root/a.ts")
    assert single[1] == b"first"


@pytest.mark.parametrize("name", ["../out.ts", "/etc/out.ts", "root/../../out.ts", "C:/out.ts", "..\\out.ts"])
@pytest.mark.parametrize("make", [make_zip, make_tar])
def test_names_that_point_outside_refuse_the_archive(tmp_path: Path, name: str, make: object) -> None:
    assert callable(make)
    assert code_of(make(tmp_path / "archive", {**FILES, name: b"x"})) == "archive.unsafe"


@pytest.mark.parametrize("kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE])
def test_links_and_devices_are_told_and_not_followed(tmp_path: Path, kind: bytes) -> None:
    path = tmp_path / "archive"
    with tarfile.open(path, "w:gz") as archive:
        info = tarfile.TarInfo("root/link.ts")
        info.type = kind
        info.linkname = "/etc/passwd"
        archive.addfile(info)
        good = tarfile.TarInfo("root/good.ts")
        good.size = 4
        archive.addfile(good, io.BytesIO(b"good"))
    assert read(path) == ({"root/good.ts": b"good"}, [("root/link.ts", "link")])


def test_links_in_zips_and_folders_are_told_too(tmp_path: Path) -> None:
    path = tmp_path / "archive"
    with zipfile.ZipFile(path, "w") as archive:
        info = zipfile.ZipInfo("root/link.ts")
        info.external_attr = 0o120777 << 16
        archive.writestr(info, "/etc/passwd")
    assert read(path) == ({}, [("root/link.ts", "link")])
    folder = make_folder(tmp_path / "folder", {"a.ts": b"a"})
    (folder / "b.ts").symlink_to("/etc/passwd")
    assert read(folder) == ({"folder/a.ts": b"a"}, [("b.ts", "link")])


@pytest.mark.parametrize("mode", ["w:xz", "w:gz", "w:bz2"])
@pytest.mark.parametrize("part", [0.3, 0.6, 0.95])
def test_tars_cut_short_are_truncated(tmp_path: Path, mode: str, part: float) -> None:
    noise = {f"root/{number}.ts": bytes((number * 7 + i * i) % 251 for i in range(3000)) for number in range(60)}
    whole = make_tar(tmp_path / "whole", noise, mode).read_bytes()
    cut = tmp_path / "cut"
    cut.write_bytes(whole[: int(len(whole) * part)])
    assert code_of(cut) == "archive.truncated"


def test_zips_cut_short_are_truncated(tmp_path: Path) -> None:
    whole = make_zip(tmp_path / "whole", FILES).read_bytes()
    cut = tmp_path / "cut"
    cut.write_bytes(whole[: len(whole) // 2])
    assert code_of(cut) == "archive.truncated"


@pytest.mark.parametrize("make", [make_zip, make_tar])
def test_damage_inside_is_noticed(tmp_path: Path, make: object) -> None:
    assert callable(make)
    noise = {"root/a.ts": bytes((i * i * 31) % 256 for i in range(20_000))}
    data = bytearray(make(tmp_path / "whole", noise).read_bytes())
    for place in range(len(data) // 2, len(data) // 2 + 40):
        data[place] ^= 0xFF
    broken = tmp_path / "broken"
    broken.write_bytes(data)
    assert code_of(broken) in ("archive.damaged", "archive.truncated")


def test_bombs_are_stopped_by_ratio_size_and_number(tmp_path: Path) -> None:
    zeros = {f"root/{number}.txt": bytes(400_000) for number in range(20)}
    tight = Limits(ratio=50, ratio_floor=1_000_000)
    for make in (make_zip, make_tar):
        path = make(tmp_path / make.__name__, zeros)
        assert code_of(path, tight) == "archive.bomb"
        assert code_of(path, Limits(total_bytes=1_000_000)) == "archive.bomb"
        assert code_of(path, Limits(members=10)) == "archive.bomb"
    large = make_zip(tmp_path / "large", {"root/a.ts": bytes(5000)})
    assert code_of(large, Limits(member_bytes=1000)) == "archive.bomb"
    folder = make_folder(tmp_path / "folder", {"a.ts": b"x" * 5000})
    assert code_of(folder / "a.ts", Limits(member_bytes=1000)) == "archive.bomb"


def test_a_bad_file_of_a_folder_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make_folder(tmp_path / "folder", {"a.ts": b"x" * 5000, "b.ts": b"bad sector", "c.ts": b"good"})
    opened = Path.open

    def failing(path: Path, *how: Any, **more: Any) -> Any:
        if path.name == "b.ts":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return opened(path, *how, **more)

    monkeypatch.setattr(Path, "open", failing)
    found, skipped = read(folder, Limits(member_bytes=1000))
    assert found == {"folder/c.ts": b"good"}
    assert skipped == [("a.ts", "too_large"), ("b.ts", "unreadable")]


def test_what_the_system_refuses_is_said(tmp_path: Path) -> None:
    unheard_of = tmp_path / ("x" * 5000)
    assert code_of(unheard_of) == "source.unreadable"
    with pytest.raises(KnownError, match=r"source\.unreadable"):
        source_size(unheard_of)
    assert source_size(tmp_path / "nothing") == 0


def test_a_member_that_hides_its_size_is_stopped(tmp_path: Path) -> None:
    """One tar member of nothing but zeros, far beyond the ratio: noticed while it is skipped over."""
    path = make_tar(tmp_path / "archive", {"root/big.txt": bytes(30_000_000), "root/a.ts": b"x"})
    assert code_of(path, Limits(ratio=100, ratio_floor=1_000_000)) == "archive.bomb"


def test_what_is_no_source_is_told_apart(tmp_path: Path) -> None:
    assert code_of(tmp_path / "nothing") == "source.missing"
    (tmp_path / "empty").write_bytes(b"")
    assert code_of(tmp_path / "empty") == "archive.empty"
    (tmp_path / "empty folder").mkdir()
    assert code_of(tmp_path / "empty folder") == "archive.empty"
    assert code_of(make_zip(tmp_path / "empty.zip", {})) == "archive.empty"
    assert code_of(make_tar(tmp_path / "empty.tar.xz", {})) == "archive.empty"
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(600))
    assert code_of(tmp_path / "picture.png") == "source.kind"
    assert not is_archive(tmp_path / "picture.png")
    assert is_archive(make_zip(tmp_path / "full.zip", FILES))


def test_a_zip_with_a_password_is_named_so(tmp_path: Path) -> None:
    path = make_zip(tmp_path / "locked.zip", {"a.ts": b"x"})
    data = bytearray(path.read_bytes())
    for magic, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(magic) + offset] |= 1
    path.write_bytes(data)
    assert code_of(path) == "archive.locked"
