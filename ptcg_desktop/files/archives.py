"""Files, folders and archives as one stream of members; nothing is ever unpacked to disk.

The kind of an archive is told by its first bytes, never by its name. What comes from outside is not trusted: members
are bounded in number, size and compression ratio, and a name that points outside the archive refuses the whole of it.
"""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import os
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePosixPath
from typing import IO

import msgspec

from ptcg_desktop.errors import KnownError


class Limits(msgspec.Struct, frozen=True):
    """What an archive may hold.

    Attributes:
        members: Number of members.
        member_bytes: Unpacked size of one member that is read.
        total_bytes: Unpacked size of all members.
        ratio: Unpacked bytes per packed byte, looked at once `ratio_floor` bytes are unpacked.
    """

    members: int = 250_000
    member_bytes: int = 48 * 1024 * 1024
    total_bytes: int = 3 * 1024 * 1024 * 1024
    ratio: int = 200
    ratio_floor: int = 64 * 1024 * 1024


class Member(msgspec.Struct, frozen=True):
    """One regular file of a source.

    Attributes:
        path: Its path inside the source, with `/`.
        read: Reads its bytes; only good until the next member is asked for.
        place: How far the source is read (bytes), for progress.
    """

    path: str
    read: Callable[[], bytes]
    place: int


Skipped = Callable[[str, str], None]
"""Told of each member that cannot be had: `(path, reason code)`."""


def is_archive(path: Path) -> bool:
    """Does the file begin as an archive we can open begins?"""
    with path.open("rb") as file:
        head = file.read(600)
    return head.startswith(_ZIP_MAGIC) or bool(_tar_mode(head))


def source_size(path: Path) -> int:
    """The total that `Member.place` runs to: bytes of a file, sum of the files of a folder; 0 if there is neither.

    Raises:
        KnownError: `source.unreadable`.
    """
    with _system_errors(path):
        if path.is_dir():
            return sum(entry.stat().st_size for entry in path.rglob("*") if entry.is_file())
        return path.stat().st_size if path.exists() else 0


DEFAULT_LIMITS = Limits()
_ZIP_MAGIC = (b"PK\x03\x04", b"PK\x05\x06")


def members(
    path: Path, wanted: Callable[[str], bool], skipped: Skipped, limits: Limits = DEFAULT_LIMITS
) -> Iterator[Member]:
    """Every regular file below `path` whose name is `wanted`.

    Args:
        path: A file, a folder, a zip, or a tar packed with gzip, xz, bzip2 or not at all.
        wanted: Says by path which members matter; the others are counted against the limits only.
        skipped: Told of wanted names that are links or devices, and in a folder also of files that are too large or
            cannot be read.
        limits: See `Limits`.

    Raises:
        KnownError: `source.missing`, `source.unreadable`, `archive.truncated`, `archive.damaged`, `archive.bomb`,
            `archive.unsafe`, `archive.empty`, `archive.locked`, `source.kind`.
    """
    with _system_errors(path):
        if not path.exists():
            raise KnownError("source.missing", file=str(path))
        if path.is_dir():
            yield from _folder(path, wanted, skipped, limits)
            return
        with path.open("rb") as file:
            head = file.read(600)
            file.seek(0)
            if not head:
                raise KnownError("archive.empty", file=str(path))
            yield from _file(path, file, head, wanted, skipped, limits)


@contextmanager
def _system_errors(path: Path) -> Iterator[None]:
    """What the operating system refuses becomes a known error."""
    try:
        yield
    except OSError as error:
        if isinstance(error, gzip.BadGzipFile):
            raise KnownError("archive.damaged", file=str(path)) from error
        raise KnownError("source.unreadable", file=str(path), problem=error.strerror or str(error)) from error


def _file(
    path: Path, file: IO[bytes], head: bytes, wanted: Callable[[str], bool], skipped: Skipped, limits: Limits
) -> Iterator[Member]:
    if head.startswith(_ZIP_MAGIC):
        yield from _zip(path, file, wanted, skipped, limits)
        return
    mode = _tar_mode(head)
    if mode:
        yield from _tar(path, file, mode, wanted, skipped, limits)
    elif wanted(path.name) and b"\0" not in head:
        yield Member(path.as_posix(), lambda: _bounded(file, path, limits), 0)
    else:
        raise KnownError("source.kind", file=str(path))


def _tar_mode(head: bytes) -> str:
    for magic, mode in ((b"\x1f\x8b", "gz"), (b"\xfd7zXZ\x00", "xz"), (b"BZh", "bz2")):
        if head.startswith(magic):
            return mode
    return "plain" if head[257:262] == b"ustar" else ""


def _bounded(file: IO[bytes], path: Path, limits: Limits) -> bytes:
    data = file.read(limits.member_bytes + 1)
    if len(data) > limits.member_bytes:
        raise KnownError("archive.bomb", file=str(path))
    return data


class _Budget:
    """Counts members and unpacked bytes of one archive against the limits."""

    def __init__(self, path: Path, packed: int, limits: Limits) -> None:
        self._path = path
        self._packed = max(packed, 1)
        self._limits = limits
        self._members = 0
        self._bytes = 0

    def spend(self, name: str, size: int) -> None:
        """Take one member into account and look at its name."""
        self._members += 1
        self._bytes += size
        limits = self._limits
        too_dense = self._bytes > limits.ratio_floor and self._bytes > limits.ratio * self._packed
        if self._members > limits.members or self._bytes > limits.total_bytes or too_dense:
            raise KnownError("archive.bomb", file=str(self._path))
        if _unsafe(name):
            raise KnownError("archive.unsafe", file=str(self._path), member=name)

    def check_member(self, size: int) -> None:
        """Refuse a member that is itself larger than anything we read."""
        if size > self._limits.member_bytes:
            raise KnownError("archive.bomb", file=str(self._path))


def _unsafe(name: str) -> bool:
    plain = name.replace("\\", "/")
    drive = len(plain) > 1 and plain[1] == ":"
    return plain.startswith("/") or drive or "\0" in plain or ".." in PurePosixPath(plain).parts


def _folder(path: Path, wanted: Callable[[str], bool], skipped: Skipped, limits: Limits) -> Iterator[Member]:
    found = 0
    done = 0
    for folder, names, files in os.walk(path):
        names.sort()
        for name in sorted(files):
            entry = Path(folder, name)
            inner = entry.relative_to(path).as_posix()
            found += 1
            if found > limits.members:
                raise KnownError("archive.bomb", file=str(path))
            if not wanted(inner):
                continue
            if entry.is_symlink() or not entry.is_file():
                skipped(inner, "link")
                continue
            try:
                with entry.open("rb") as file:
                    data = file.read(limits.member_bytes + 1)
            except OSError:
                # One bad file of a folder says nothing about the others.
                skipped(inner, "unreadable")
                continue
            if len(data) > limits.member_bytes:
                skipped(inner, "too_large")
                continue
            yield Member(f"{path.name}/{inner}", partial(bytes, data), done)
            done += len(data)
    if not found:
        raise KnownError("archive.empty", file=str(path))


def _zip(
    path: Path, file: IO[bytes], wanted: Callable[[str], bool], skipped: Skipped, limits: Limits
) -> Iterator[Member]:
    with _archive_errors(path):
        archive = zipfile.ZipFile(file)
    infos = archive.infolist()
    if not infos:
        raise KnownError("archive.empty", file=str(path))
    budget = _Budget(path, path.stat().st_size, limits)
    for info in infos:
        budget.spend(info.filename, info.file_size)
    for info in infos:
        if info.is_dir() or not wanted(info.filename):
            continue
        if info.flag_bits & 1:
            raise KnownError("archive.locked", file=str(path))
        kind = (info.external_attr >> 28) & 0xF
        if kind not in (0, 8):
            skipped(info.filename, "link")
            continue
        budget.check_member(info.file_size)
        yield Member(info.filename, _zip_reader(path, archive, info), info.header_offset)


def _zip_reader(path: Path, archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Callable[[], bytes]:
    def read() -> bytes:
        with _system_errors(path), _archive_errors(path), archive.open(info) as member:
            return member.read(info.file_size + 1)

    return read


def _tar(
    path: Path, file: IO[bytes], mode: str, wanted: Callable[[str], bool], skipped: Skipped, limits: Limits
) -> Iterator[Member]:
    packed = path.stat().st_size
    budget = _Budget(path, packed, limits)
    empty = True
    with _archive_errors(path):
        archive = tarfile.open(  # noqa: SIM115 - lives as long as this generator; it owns no file of its own
            fileobj=_Unpacked(path, file, mode, packed, limits), mode="r|"
        )
    while True:
        with _archive_errors(path):
            info = archive.next()
        if info is None:
            break
        empty = False
        budget.spend(info.name, info.size)
        if info.isdir() or not wanted(info.name):
            continue
        if not info.isreg():
            skipped(info.name, "link")
            continue
        budget.check_member(info.size)
        yield Member(info.name, _tar_reader(path, archive, info), file.tell())
    if empty:
        raise KnownError("archive.empty", file=str(path))


def _tar_reader(path: Path, archive: tarfile.TarFile, info: tarfile.TarInfo) -> Callable[[], bytes]:
    def read() -> bytes:
        with _system_errors(path), _archive_errors(path):
            member = archive.extractfile(info)
            data = member.read() if member else b""
        if len(data) != info.size:
            raise KnownError("archive.truncated", file=str(path))
        return data

    return read


class _Unpacked(io.RawIOBase):
    """The unpacked bytes of a compressed tar, counted: a bomb is stopped before its header is even complete."""

    def __init__(self, path: Path, file: IO[bytes], mode: str, packed: int, limits: Limits) -> None:
        self._path = path
        self._limits = limits
        self._packed = max(packed, 1)
        self._count = 0
        self._file = _decompressed(file, mode)

    def readable(self) -> bool:
        """Always: it is only read."""
        return True

    def read(self, size: int = -1) -> bytes:
        """At most `size` unpacked bytes."""
        data = self._file.read(size)
        self._count += len(data)
        dense = self._count > self._limits.ratio_floor and self._count > self._limits.ratio * self._packed
        if dense or self._count > self._limits.total_bytes:
            raise KnownError("archive.bomb", file=str(self._path))
        return data


def _decompressed(file: IO[bytes], mode: str) -> IO[bytes] | gzip.GzipFile | lzma.LZMAFile | bz2.BZ2File:
    if mode == "gz":
        return gzip.GzipFile(fileobj=file)
    if mode == "xz":
        return lzma.LZMAFile(file)
    return bz2.BZ2File(file) if mode == "bz2" else file


@contextmanager
def _archive_errors(path: Path) -> Iterator[None]:
    """Turn every way an archive may be broken into one of two known errors."""
    try:
        yield
    except EOFError as error:
        raise KnownError("archive.truncated", file=str(path)) from error
    except tarfile.ReadError as error:
        cut = "unexpected end" in str(error) or "empty" in str(error)
        raise KnownError("archive.truncated" if cut else "archive.damaged", file=str(path)) from error
    except (tarfile.TarError, zipfile.BadZipFile, lzma.LZMAError, zlib.error, gzip.BadGzipFile) as error:
        raise KnownError(_zip_fault(path), file=str(path)) from error
    except (NotImplementedError, RuntimeError) as error:  # packing method or password zipfile does not know
        raise KnownError("archive.locked", file=str(path)) from error


def _zip_fault(path: Path) -> str:
    """A zip whose directory at the end is missing was cut off; any other fault is damage."""
    with path.open("rb") as file:
        head = file.read(4)
        file.seek(max(path.stat().st_size - 66_000, 0))
        return "archive.truncated" if head == b"PK\x03\x04" and b"PK\x05\x06" not in file.read() else "archive.damaged"
