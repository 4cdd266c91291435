"""Downloading the public card archives: bounded, resumed where it broke off, and looked at before it counts."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.archives import is_archive
from ptcg_desktop.files.reading import Cancel, Progress
from ptcg_desktop.services.fetching import Answer, BrokenOffError, Fetcher, whole_number
from ptcg_desktop.store.failures import failures_on

_BLOCK = 256 * 1024
_TRIES = 4


class PublicSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[source]]` of data/sources.toml, which explains the fields."""

    id: str
    name: str
    url: str
    limit: int


class _Sources(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: tuple[PublicSource, ...]


class _Part(msgspec.Struct, frozen=True):
    """What is known about a half-finished download: enough to go on only if it is still the same file."""

    url: str
    tag: str


@cache
def public_sources() -> tuple[PublicSource, ...]:
    """The public archives of card data."""
    return load_toml(data_root() / "sources.toml", _Sources).source


class Download:
    """One download to one file.

    What has come stands in `<target>.part` until it is complete; beside it `<target>.part.json` says of which file it
    is a part. A download that broke off goes on from there, in this run or a later one, if the server can do that and
    still has the same file; otherwise it begins anew.
    """

    def __init__(self, source: PublicSource, target: Path, fetcher: Fetcher) -> None:
        self._source = source
        self._target = target
        self._fetcher = fetcher
        self._part = target.with_name(target.name + ".part")
        self._note = target.with_name(target.name + ".part.json")

    def run(self, progress: Progress, cancel: Cancel) -> Path:
        """Download; the target is there afterwards, and is an archive.

        Raises:
            KnownError: `download.offline`, `download.refused`, `download.insecure`, `download.interrupted`,
                `download.too_large`, `download.not_archive`, `import.cancelled`, `database.full`,
                `database.forbidden`.
        """
        with failures_on(self._target):
            self._target.parent.mkdir(parents=True, exist_ok=True)
        for _ in range(_TRIES):
            before = self._size()
            try:
                self._once(progress, cancel)
            except BrokenOffError:
                if self._size() <= before:
                    break
            else:
                return self._complete()
        raise KnownError("download.interrupted", host=urlsplit(self._source.url).hostname or "", size=self._size())

    def _size(self) -> int:
        return self._part.stat().st_size if self._part.exists() else 0

    def _once(self, progress: Progress, cancel: Cancel) -> None:
        """One connection: take up where the part ends, or begin anew."""
        tag = self._known_tag()
        have = self._size() if tag else 0
        headers = {"Range": f"bytes={have}-", "If-Range": tag} if have else {}
        try:
            with self._fetcher.open(self._source.url, headers) as answer:
                if answer.status != 206 or _range_start(answer) != have:
                    have = 0
                self._remember(answer)
                self._take(answer, have, progress, cancel)
        except KnownError as error:
            if error.code == "download.refused" and error.params.get("status") == 416 and have:
                self._forget()  # the part is longer than the file is now
                self._once(progress, cancel)
                return
            raise

    def _take(self, answer: Answer, have: int, progress: Progress, cancel: Cancel) -> None:
        length = whole_number(answer.header("Content-Length"))
        total = 0 if length is None else have + length
        self._check_size(max(have, total))
        with failures_on(self._part):
            file = self._part.open("r+b" if have else "wb")
        with file:
            file.seek(have)
            while True:
                progress(have, total, "download.running")
                if cancel():
                    raise KnownError("import.cancelled")
                block = answer.read(_BLOCK)
                if not block:
                    break
                have += len(block)
                self._check_size(have)
                with failures_on(self._part):
                    file.write(block)
            with failures_on(self._part):
                file.flush()
                os.fsync(file.fileno())
        if total and have < total:
            raise BrokenOffError(f"{have} of {total}")

    def _check_size(self, size: int) -> None:
        if size > self._source.limit:
            self._forget()
            raise KnownError("download.too_large", url=self._source.url, limit=self._source.limit)

    def _complete(self) -> Path:
        with failures_on(self._target):
            if not is_archive(self._part):
                self._forget()
                raise KnownError("download.not_archive", url=self._source.url)
            os.replace(self._part, self._target)
            self._forget()
        return self._target

    def _known_tag(self) -> str:
        """The mark of the file the part belongs to; `""` if there is no part that can be trusted."""
        try:
            note = msgspec.json.decode(self._note.read_bytes(), type=_Part)
        except (OSError, msgspec.DecodeError):
            return ""
        return note.tag if note.url == self._source.url else ""

    def _remember(self, answer: Answer) -> None:
        tag = answer.header("ETag")
        strong = tag if tag and not tag.startswith("W/") else ""
        with failures_on(self._note):
            self._note.write_bytes(msgspec.json.encode(_Part(self._source.url, strong)))

    def _forget(self) -> None:
        self._part.unlink(missing_ok=True)
        self._note.unlink(missing_ok=True)


def _range_start(answer: Answer) -> int:
    """Where the body of a partial answer begins; -1 if it does not say."""
    start = whole_number(answer.header("Content-Range").removeprefix("bytes ").partition("-")[0])
    return -1 if start is None else start
