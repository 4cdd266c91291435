"""Downloading against a server on the loopback that is slow, breaks off, lies and redirects."""

from __future__ import annotations

import http.server
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.downloads import Download, PublicSource, public_sources
from ptcg_desktop.services.fetching import UrlFetcher
from ptcg_desktop.services.words import say
from tests.unit.files.sources import json_tree, make_tar, make_zip, tree


class Server(http.server.ThreadingHTTPServer):
    """Serves `body` at any path, with the faults that are switched on."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.bodies: dict[str, bytes] = {}
        self.tag = '"one"'
        self.ranges = True
        self.breaks: list[int] = []  # after so many bytes of the next answers
        self.delay = 0.0
        self.status = 0
        self.redirect = ""
        self.asked: list[str] = []

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that goes away is part of the tests."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/file"


class Handler(http.server.BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        server = self.server
        wanted = self.headers.get("Range", "")
        server.asked.append(wanted)
        if server.redirect and self.path == "/file":
            self.send_response(302)
            self.send_header("Location", server.redirect)
            self.end_headers()
            return
        if server.status:
            self.send_error(server.status)
            return
        body = server.bodies.get(self.path, server.bodies["/file"])
        start = 0
        if wanted and server.ranges and self.headers.get("If-Range") == server.tag:
            start = int(wanted.removeprefix("bytes=").rstrip("-"))
            if start >= len(body):
                self.send_error(416)
                return
        self.send_response(206 if start else 200)
        if start:
            self.send_header("Content-Range", f"bytes {start}-{len(body) - 1}/{len(body)}")
        if server.tag:
            self.send_header("ETag", server.tag)
        self.send_header("Content-Length", str(len(body) - start))
        self.end_headers()
        end = start + server.breaks.pop(0) if server.breaks else len(body)
        for place in range(start, min(end, len(body)), 4096):
            self.wfile.write(body[place : min(place + 4096, end)])
            if server.delay:
                time.sleep(server.delay)

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@pytest.fixture
def server() -> Iterator[Server]:
    found = Server()
    thread = threading.Thread(target=found.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield found
    found.shutdown()
    thread.join()
    found.server_close()


@pytest.fixture
def body(tmp_path: Path, server: Server) -> bytes:
    chance = random.Random(1)
    noise = {f"x/{number}.txt": chance.randbytes(9000) for number in range(12)}
    data = make_tar(tmp_path / "served", {**tree(), **noise}, "w:gz").read_bytes()
    server.bodies["/file"] = data
    return data


FETCHER = UrlFetcher(timeout=5, schemes=("http", "https"))


def fetch(server: Server, target: Path, *, limit: int = 10_000_000, url: str = "") -> Path:
    source = PublicSource("test", "Test", url or server.url, limit)
    return Download(source, target, FETCHER).run(lambda done, total, what: None, lambda: False)


def code_of(server: Server, target: Path, **more: object) -> str:
    with pytest.raises(KnownError) as caught:
        fetch(server, target, **more)  # type: ignore[arg-type]
    for language in ("en", "pt"):
        assert say(caught.value.code, language, caught.value.params)
    return caught.value.code


def test_a_download_arrives_whole_with_progress(server: Server, body: bytes, tmp_path: Path) -> None:
    told: list[tuple[int, int, str]] = []
    target = tmp_path / "new folder" / "file"
    Download(PublicSource("test", "Test", server.url, 10_000_000), target, FETCHER).run(
        lambda done, total, what: told.append((done, total, what)), lambda: False
    )
    assert target.read_bytes() == body
    assert [path.name for path in target.parent.iterdir()] == ["file"]
    assert told[0] == (0, len(body), "download.running")
    assert told[-1] == (len(body), len(body), "download.running")


def test_it_goes_on_where_it_broke_off(server: Server, body: bytes, tmp_path: Path) -> None:
    server.breaks = [20_000, 30_000]
    assert fetch(server, tmp_path / "file").read_bytes() == body
    assert server.asked == ["", "bytes=20000-", "bytes=50000-"]


def test_a_later_run_goes_on_too(server: Server, body: bytes, tmp_path: Path) -> None:
    server.breaks = [10_000, 0]
    assert code_of(server, tmp_path / "file") == "download.interrupted"
    assert not (tmp_path / "file").exists()
    server.asked.clear()
    assert fetch(server, tmp_path / "file").read_bytes() == body
    assert server.asked == ["bytes=10000-"]


def test_it_begins_anew_if_the_file_changed(server: Server, body: bytes, tmp_path: Path) -> None:
    server.breaks = [10_000, 0]
    code_of(server, tmp_path / "file")
    other = make_zip(tmp_path / "other", json_tree()).read_bytes()
    server.bodies["/file"], server.tag = other, '"two"'
    assert fetch(server, tmp_path / "file").read_bytes() == other


@pytest.mark.parametrize("fault", ["no ranges", "no tag", "weak tag"])
def test_it_begins_anew_where_a_server_cannot_resume(server: Server, body: bytes, tmp_path: Path, fault: str) -> None:
    server.ranges = fault != "no ranges"
    server.tag = {"no tag": "", "weak tag": 'W/"one"'}.get(fault, '"one"')
    server.breaks = [30_000, 60_000]
    assert fetch(server, tmp_path / "file").read_bytes() == body


def test_a_part_longer_than_the_file_is_thrown_away(server: Server, body: bytes, tmp_path: Path) -> None:
    server.breaks = [50_000, 0]
    code_of(server, tmp_path / "file")
    short = make_zip(tmp_path / "short", json_tree()).read_bytes()
    server.bodies["/file"] = short  # the same tag by mistake of the server
    assert fetch(server, tmp_path / "file").read_bytes() == short


def test_a_connection_that_stands_still_is_given_up(server: Server, body: bytes, tmp_path: Path) -> None:
    server.delay = 1.0
    source = PublicSource("test", "Test", server.url, 10_000_000)
    fetcher = UrlFetcher(timeout=0.2, schemes=("http",))
    with pytest.raises(KnownError) as caught:
        Download(source, tmp_path / "file", fetcher).run(lambda done, total, what: None, lambda: False)
    assert caught.value.code in ("download.interrupted", "download.offline")


def test_what_is_no_archive_is_refused(server: Server, tmp_path: Path) -> None:
    server.bodies["/file"] = b"<html>Please sign in to the wireless network</html>"
    assert code_of(server, tmp_path / "file") == "download.not_archive"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("status", [403, 404, 500])
def test_errors_of_the_server_are_said(server: Server, body: bytes, tmp_path: Path, status: int) -> None:
    server.status = status
    assert code_of(server, tmp_path / "file") == "download.refused"


def test_too_large_is_stopped_before_and_while_it_comes(server: Server, body: bytes, tmp_path: Path) -> None:
    assert code_of(server, tmp_path / "file", limit=1000) == "download.too_large"
    assert not list(tmp_path.glob("file*"))


def test_redirections_are_followed_but_never_to_an_unsafe_place(server: Server, body: bytes, tmp_path: Path) -> None:
    server.redirect = server.url.replace("/file", "/elsewhere")
    assert fetch(server, tmp_path / "file").read_bytes() == body
    server.redirect = "ftp://127.0.0.1/file"
    assert code_of(server, tmp_path / "two") == "download.insecure"
    with pytest.raises(KnownError) as caught, UrlFetcher().open(server.url, {}):
        pass
    assert caught.value.code == "download.insecure"


def test_offline_is_one_plain_message(server: Server, tmp_path: Path) -> None:
    assert code_of(server, tmp_path / "file", url="http://127.0.0.1:1/file") == "download.offline"


def test_cancelling_keeps_the_part_for_next_time(server: Server, body: bytes, tmp_path: Path) -> None:
    source = PublicSource("test", "Test", server.url, 10_000_000)
    server.breaks = [30_000, 0]
    code_of(server, tmp_path / "file")
    with pytest.raises(KnownError, match=r"import\.cancelled"):
        Download(source, tmp_path / "file", FETCHER).run(lambda done, total, what: None, lambda: True)
    assert fetch(server, tmp_path / "file").read_bytes() == body


def test_an_update_downloads_both_archives_and_imports_them(server: Server, tmp_path: Path) -> None:
    server.bodies["/file"] = b""
    server.bodies["/tcgdex"] = make_tar(tmp_path / "a", tree(), "w:gz").read_bytes()
    server.bodies["/ptcgio"] = make_zip(tmp_path / "b", json_tree()).read_bytes()
    sources = [PublicSource(name, name, server.url.replace("file", name), 10_000_000) for name in ("tcgdex", "ptcgio")]
    home = tmp_path / "home"
    home.mkdir()
    service = CatalogueService(home, lambda: ((), ()))
    report = service.update(FETCHER, sources=sources)
    assert (report.added, report.merged, service.search("glimmoth")) == (1, 1, ["inv1-1"])
    assert list((home / "downloads").iterdir()) == []
    server.status = 404
    with pytest.raises(KnownError, match=r"download\.refused"):
        service.update(FETCHER, sources=sources)
    assert service.search("glimmoth") == ["inv1-1"]


def test_the_public_addresses_are_the_two_projects_over_https() -> None:
    assert [source.url.split("/archive/")[0] for source in public_sources()] == [
        "https://github.com/tcgdex/cards-database",
        "https://github.com/PokemonTCG/pokemon-tcg-data",
    ]
