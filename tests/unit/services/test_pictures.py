"""Pictures against a server on the loopback that is slow, breaks off, lies, redirects, or is not there."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.pictures import PictureKind, picture_kind
from ptcg_desktop.services import picture_fetch
from ptcg_desktop.services.fetching import UrlFetcher
from ptcg_desktop.services.picture_fetch import GONE_SECONDS, REFUSED_SECONDS, TryLaterError, fetch_picture
from ptcg_desktop.services.picture_hosts import addresses_of, picture_hosts
from ptcg_desktop.services.picture_queue import (
    FETCHES,
    FIRST_REST,
    Found,
    NotFound,
    Outcome,
    PictureQueue,
    Trouble,
    Wish,
)
from ptcg_desktop.services.picture_store import PictureStore
from tests.unit.services.picture_server import PictureServer, Reply, png, serving

PICTURE = png()


class Shop:
    """A queue, its store, its server and what it delivered; decoding gives the bytes back."""

    def __init__(self, server: PictureServer, folder: Path) -> None:
        self.server = server
        self.limit = 10_000_000
        self.time = 1_000_000_000.0
        self.tick = 100.0
        self.own = False
        self.store = PictureStore(folder, lambda: self.limit, lambda: self.time)
        self.outcomes: list[Outcome[bytes]] = []
        self.refuse: set[bytes] = set()
        self.queue: PictureQueue[bytes] = PictureQueue(
            self.store,
            UrlFetcher(timeout=2.0, schemes=("http",), same_site=True),
            server.hosts(),
            self._decode,
            self.outcomes.append,
            lambda: self.own,
            lambda: self.tick,
        )

    def _decode(self, data: bytes, _kind: PictureKind, _wish: Wish) -> bytes | None:
        return None if data in self.refuse else data

    def wish(self, card_id: str, pixels: int = 150, language: str = "en", lasting: bool = False) -> Wish:
        return Wish((card_id, pixels), self.server.card(card_id), language, pixels, lasting)

    def serve(self, *wishes: Wish) -> list[Outcome[bytes]]:
        """Wish, and work on this thread until nothing is left; what was delivered."""
        before = len(self.outcomes)
        self.queue.want(wishes)
        self.queue.work(lambda: False)
        return self.outcomes[before:]

    def ask(self, card_id: str, pixels: int = 150, language: str = "en") -> Outcome[bytes]:
        """The last outcome for one card."""
        return self.serve(self.wish(card_id, pixels, language))[-1]


@pytest.fixture
def server() -> Iterator[PictureServer]:
    with serving() as running:
        yield running


@pytest.fixture
def shop(server: PictureServer, tmp_path: Path) -> Shop:
    return Shop(server, tmp_path / "pictures")


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 5
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_the_hosts_of_the_program_are_asked_over_https_alone() -> None:
    assert [host.server for host in picture_hosts()] == ["assets.tcgdex.net", "images.pokemontcg.io"]
    assert all(host.address.startswith("https://") and host.address.endswith("/") for host in picture_hosts())


def test_size_and_language_choose_the_address(server: PictureServer) -> None:
    card, hosts = server.card("7"), server.hosts()

    def paths(language: str, pixels: int, own: bool = False) -> list[str]:
        return [each.urls[0].removeprefix(server.base) for each in addresses_of(card, language, pixels, hosts, own)]

    assert paths("en", 150) == ["/one/en/7/low.png", "/two/7.png"]
    assert paths("en", 300) == ["/one/en/7/high.png", "/two/7_hires.png"]
    assert paths("pt", 150) == ["/one/pt/7/low.png", "/one/en/7/low.png", "/two/7.png"]
    assert paths("pt", 150, own=True) == ["/one/pt/7/low.png"]
    english = server.card("7", portuguese="")
    assert len(addresses_of(english, "pt", 150, hosts)) == 2  # never printed in Portuguese: nobody is asked for it
    assert addresses_of(card, "en", 150, picture_hosts()) == []  # an address of a host we do not know is not asked


def test_a_picture_is_fetched_once_and_then_comes_from_the_disk(shop: Shop, server: PictureServer) -> None:
    server.replies["/one/en/1/low.png"] = Reply(PICTURE)
    first = shop.ask("1")
    assert isinstance(first, Found)
    assert (first.picture, first.language, first.final) == (PICTURE, "en", True)
    server.shutdown()
    again = shop.ask("1")
    assert isinstance(again, Found)
    assert server.asked == ["/one/en/1/low.png"]
    assert shop.store.size() == len(PICTURE)
    assert shop.store.empty() == len(PICTURE)
    assert not shop.store.folder.exists()


def test_portuguese_then_english_then_the_other_host(shop: Shop, server: PictureServer) -> None:
    server.replies["/two/1.png"] = Reply(PICTURE)
    found = shop.ask("1", language="pt")
    assert isinstance(found, Found)
    assert found.language == "en"
    assert [path for path in server.asked if "low" in path] == ["/one/pt/1/low.png", "/one/en/1/low.png"]
    shop.own = True
    assert wait_of(shop.ask("1", language="pt")) == 0


def wait_of(outcome: Outcome[bytes]) -> float:
    assert isinstance(outcome, NotFound)
    return outcome.wait


def test_a_small_picture_stands_in_until_the_large_one_is_there(shop: Shop, server: PictureServer) -> None:
    large = png(600, 825)
    server.replies |= {"/one/en/1/low.png": Reply(PICTURE), "/one/en/1/high.png": Reply(large)}
    shop.ask("1")
    shown = shop.serve(shop.wish("1", pixels=400))
    assert [(each.picture, each.final) for each in shown if isinstance(each, Found)] == [
        (PICTURE, False),
        (large, True),
    ]
    shop.store.drop(server.base + "/one/en/1/low.png")
    small = shop.ask("1")
    assert isinstance(small, Found)
    assert small.picture == large  # what is there need not be asked for in another size
    assert len(server.asked) == 2


@pytest.mark.parametrize(
    ("reply", "seconds"),
    [
        (Reply(status=404), GONE_SECONDS),
        (Reply(status=410), GONE_SECONDS),
        (Reply(status=400), REFUSED_SECONDS),
        (Reply(b"<html>no</html>", kind="text/html"), REFUSED_SECONDS),
        (Reply(PICTURE, kind="text/html; charset=utf-8"), REFUSED_SECONDS),
        (Reply(b"<html>no</html>"), REFUSED_SECONDS),
        (Reply(b"<svg xmlns='http://www.w3.org/2000/svg'/>", kind="image/svg+xml"), REFUSED_SECONDS),
        (Reply(b"GIF89a" + bytes(100), kind="image/gif"), REFUSED_SECONDS),
        (Reply(PICTURE[:-20]), REFUSED_SECONDS),
        (Reply(b""), REFUSED_SECONDS),
        (Reply(location="/one/en/1/low.png"), REFUSED_SECONDS),
        (Reply(location="ftp://127.0.0.1/low.png"), REFUSED_SECONDS),
        (Reply(location="file:///etc/hostname"), REFUSED_SECONDS),
        (Reply(location="http://[::1"), REFUSED_SECONDS),
        (Reply(location="http://127.0.0.1:abc/low.png"), REFUSED_SECONDS),
        (Reply(location=f"http://{'a' * 300}/low.png"), REFUSED_SECONDS),
        (Reply(location="http://localhost:9/low.png"), REFUSED_SECONDS),
        (Reply(PICTURE, length=picture_fetch.MOST_BYTES + 1), REFUSED_SECONDS),
    ],
)
def test_what_is_no_picture_is_refused_and_not_asked_for_again_until_then(
    reply: Reply, seconds: float, shop: Shop, server: PictureServer
) -> None:
    server.replies["/one/en/1/low.png"] = reply
    assert isinstance(shop.ask("1"), NotFound)
    asked = len(server.asked)
    assert isinstance(started_again(shop).ask("1"), NotFound)
    assert len(server.asked) == asked
    assert shop.store.size() == 0
    later = started_again(shop)
    later.time = shop.time + seconds + 1
    server.replies["/one/en/1/low.png"] = Reply(PICTURE)
    assert isinstance(later.ask("1"), Found)


def started_again(shop: Shop) -> Shop:
    """The same store after a new start of the program."""
    made = Shop(shop.server, shop.store.folder)
    made.time = shop.time
    return made


def test_a_body_that_grows_without_end_is_cut_off(
    shop: Shop, server: PictureServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_fetch, "MOST_BYTES", len(PICTURE) - 1)
    server.otherwise = lambda _path: Reply(PICTURE)
    assert wait_of(shop.ask("1")) == 0


def test_a_picture_that_cannot_be_decoded_is_refused_and_not_kept(shop: Shop, server: PictureServer) -> None:
    server.replies["/one/en/1/low.png"] = Reply(PICTURE)
    shop.refuse.add(PICTURE)
    assert isinstance(shop.ask("1"), NotFound)
    assert shop.store.size() == 0


def test_a_spoiled_file_is_fetched_again(shop: Shop, server: PictureServer) -> None:
    server.replies["/one/en/1/low.png"] = Reply(PICTURE)
    shop.ask("1")
    file = next(shop.store.folder.glob("*/*.picture"))
    file.write_bytes(b"")  # as a power cut leaves it
    assert isinstance(shop.ask("1"), Found)
    assert file.read_bytes() == PICTURE
    assert len(server.asked) == 2


@pytest.mark.parametrize(
    ("reply", "wait"),
    [
        (Reply(status=500), FIRST_REST),
        (Reply(status=429, retry="60"), 60.0),
        (Reply(status=503, retry="9999999"), 900.0),
        (Reply(status=503, retry="Wed, 21 Oct 2030 07:28:00 GMT"), FIRST_REST),
        (Reply(PICTURE, length=len(PICTURE) + 10), FIRST_REST),
    ],
)
def test_a_host_in_trouble_is_left_alone_and_asked_again_later(
    reply: Reply, wait: float, shop: Shop, server: PictureServer
) -> None:
    server.otherwise = lambda path: reply if path.startswith("/one") else Reply(status=404)
    assert wait_of(shop.ask("1")) == wait
    asked = len(server.asked)
    shop.ask("2")
    assert [path for path in server.asked[asked:] if path.startswith("/one")] == []
    shop.tick += wait + 0.1
    server.otherwise = lambda _path: Reply(PICTURE)
    assert isinstance(shop.ask("1"), Found)


def test_rests_grow_and_end_with_the_first_success(shop: Shop, server: PictureServer) -> None:
    server.otherwise = lambda path: Reply(status=500 if path.startswith("/one") else 404)
    waits = []
    for number in range(9):
        waits.append(wait_of(shop.ask(str(number))))
        shop.tick += waits[-1] + 0.001
    assert [round(wait) for wait in waits] == [5, 10, 20, 40, 80, 160, 300, 300, 300]
    server.otherwise = lambda _path: Reply(PICTURE)
    assert isinstance(shop.ask("a"), Found)
    server.otherwise = lambda path: Reply(status=500 if path.startswith("/one") else 404)
    assert wait_of(shop.ask("b")) == 5


def test_downloads_that_fail_together_are_one_failure(shop: Shop, server: PictureServer) -> None:
    server.otherwise = lambda path: Reply(status=500 if path.startswith("/one") else 404)
    server.open.clear()
    count = shop.queue.want([shop.wish(name) for name in "abc"])
    workers = [threading.Thread(target=shop.queue.work, args=(lambda: False,)) for _ in range(count)]
    for worker in workers:
        worker.start()
    until(lambda: server.now == FETCHES)
    server.open.set()
    for worker in workers:
        worker.join(5)
    assert {wait_of(outcome) for outcome in shop.outcomes} == {FIRST_REST}


def test_the_other_host_helps_out(shop: Shop, server: PictureServer) -> None:
    server.otherwise = lambda path: Reply(status=500) if path.startswith("/one") else Reply(PICTURE)
    assert isinstance(shop.ask("1"), Found)
    portuguese = shop.ask("1", language="pt")
    assert wait_of(portuguese) == FIRST_REST  # not English because of a moment's trouble


def test_without_a_network_nothing_is_forgotten(shop: Shop, server: PictureServer) -> None:
    server.shutdown()
    server.server_close()
    assert wait_of(shop.ask("1")) == FIRST_REST
    assert list(shop.store.folder.glob("*/*")) == []


def test_a_slow_drip_ends(shop: Shop, server: PictureServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server.otherwise = lambda _path: Reply(PICTURE, drip=0.01)
    monkeypatch.setattr(picture_fetch, "MOST_SECONDS", -1.0)
    assert wait_of(shop.ask("1")) == FIRST_REST


def test_a_heading_that_comes_byte_by_byte_holds_nobody() -> None:
    ended = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def drip() -> None:
            connection, _ = listening.accept()
            with connection, suppress(OSError):
                connection.sendall(b"HTTP/1.1 200 OK\r\nX-")
                while not ended.wait(0.02):
                    connection.sendall(b"a")

        thread = threading.Thread(target=drip)
        thread.start()
        fetcher = UrlFetcher(2.0, ("http",), heading=0.2)
        with pytest.raises(TryLaterError):
            fetch_picture(fetcher, f"http://127.0.0.1:{listening.getsockname()[1]}/x", lambda: False)
        ended.set()
        thread.join(5)


@pytest.mark.parametrize("field", ["9" * 5000, "²", "-1", "soon"])
def test_numbers_of_a_server_are_not_trusted(field: str, shop: Shop, server: PictureServer) -> None:
    server.otherwise = lambda _path: Reply(status=429, retry=field)
    assert wait_of(shop.ask("1")) == FIRST_REST


def test_redirections_are_followed(shop: Shop, server: PictureServer) -> None:
    server.replies |= {"/one/en/1/low.png": Reply(location="/there.png"), "/there.png": Reply(PICTURE)}
    assert isinstance(shop.ask("1"), Found)


def test_the_newest_wishes_come_first_and_forgotten_ones_not_at_all(shop: Shop, server: PictureServer) -> None:
    server.otherwise = lambda _path: Reply(PICTURE)
    shop.queue.want([shop.wish(name) for name in "abc"])
    shop.queue.want([shop.wish("large", lasting=True)])
    shop.queue.forget()
    shop.queue.want([shop.wish(name) for name in "de"])
    shop.queue.want([shop.wish(name) for name in "fg"])
    shop.queue.work(lambda: False)
    assert [path.split("/")[3] for path in server.asked] == ["f", "g", "d", "e", "large"]
    assert [outcome.wish.card.id for outcome in shop.outcomes if isinstance(outcome, Found)] == [*"fgde", "large"]


def test_few_are_fetched_at_a_time_and_none_twice(shop: Shop, server: PictureServer) -> None:
    server.otherwise = lambda path: Reply(PICTURE) if "old" not in path else Reply(status=500)
    shop.ask("old")
    shop.tick += 100
    shop.ask("stored")
    server.open.clear()
    wishes = [shop.wish(str(number)) for number in range(12)]
    twice = [Wish(("again", wish.key), wish.card, "en", 150) for wish in wishes[:4]]
    count = shop.queue.want([*wishes, *twice])
    workers = [threading.Thread(target=shop.queue.work, args=(lambda: False,)) for _ in range(count)]
    for worker in workers:
        worker.start()
    until(lambda: server.now == FETCHES)
    before = len(shop.outcomes)
    late = [threading.Thread(target=shop.queue.work, args=(lambda: False,))] * shop.queue.want([shop.wish("stored")])
    for worker in late:
        worker.start()
    until(lambda: len(shop.outcomes) > before)  # what is on the disk does not wait for the network
    assert server.now == FETCHES
    server.open.set()
    for worker in [*workers, *late]:
        worker.join(5)
    assert server.most == FETCHES
    assert sorted(server.asked) == sorted(set(server.asked))
    assert {outcome.wish.key for outcome in shop.outcomes[before:] if isinstance(outcome, Found)} == {
        ("stored", 150), *(wish.key for wish in wishes + twice),
    }  # fmt: skip


def test_a_download_nobody_waits_for_is_given_up(shop: Shop, server: PictureServer) -> None:
    server.otherwise = lambda _path: Reply(PICTURE, drip=0.005)
    shop.queue.want([shop.wish("1")])
    worker = threading.Thread(target=shop.queue.work, args=(lambda: False,))
    worker.start()
    until(lambda: server.now == 1)
    shop.queue.forget()
    shop.tick += 10
    worker.join(5)
    assert not worker.is_alive()
    assert shop.outcomes == []
    assert not shop.store.has(server.base + "/one/en/1/low.png")


def test_the_least_recently_used_leave(tmp_path: Path) -> None:
    now = [1_000_000.0]
    store = PictureStore(tmp_path, lambda: 1000, lambda: now[0])
    for name in "abcdefghij":
        now[0] += 1000
        store.keep(name, name.encode() * 100)
    now[0] += 1000
    assert store.read("a") == b"a" * 100
    store.keep("k", b"k" * 100)
    assert [name for name in "abcdefghijk" if store.has(name)] == list("adefghijk")
    assert store.size() == 900
    store.keep("k", b"k" * 50)
    assert store.size() == 850


def test_a_note_from_a_wrong_clock_is_not_believed(tmp_path: Path) -> None:
    now = [2_000_000_000.0]
    store = PictureStore(tmp_path, lambda: 1000, lambda: now[0])
    store.note_absent("x", 10 * GONE_SECONDS)
    assert store.is_absent("x")
    now[0] -= 86_400 * 365
    assert not store.is_absent("x")


def test_a_store_that_cannot_be_written_is_said_once_and_pictures_are_shown(
    shop: Shop, server: PictureServer, tmp_path: Path
) -> None:
    (tmp_path / "pictures").write_bytes(b"a file where the folder should be")
    server.otherwise = lambda path: Reply(PICTURE) if "gone" not in path else Reply(status=404)
    outcomes = shop.serve(shop.wish("1"), shop.wish("gone"), shop.wish("2"))
    assert [type(each) for each in outcomes] == [Trouble, Found, NotFound, Found]
    assert isinstance(outcomes[0], Trouble)
    assert outcomes[0].error.code == "database.in_the_way"


def test_a_killed_write_leaves_no_half_picture(tmp_path: Path) -> None:
    body = (
        "import os, sys, pathlib\n"
        "from ptcg_desktop.services.picture_store import PictureStore\n"
        "os.replace = lambda *_: (print('now', flush=True), sys.stdin.read())\n"
        "PictureStore(pathlib.Path(sys.argv[1]), lambda: 10**9).keep('one', b'x' * 1000)\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", body, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "now\n"
    process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    process.communicate(timeout=5)
    store = PictureStore(tmp_path, lambda: 10**9)
    assert not store.has("one")
    assert store.read("one") is None
    left = list(tmp_path.glob("*/*"))
    assert [path.suffix for path in left] == [".part"]
    assert store.size() == 0
    os.utime(left[0], (1, 1))
    store.size()
    assert not left[0].exists()


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (PICTURE, "png"),
        (PICTURE + b"\0" * 10, "png"),
        (b"\xff\xd8\xff\xe0" + bytes(50) + b"\xff\xd9", "jpeg"),
        (b"\xff\xd8\xff\xe0" + bytes(100), None),
        (b"RIFF" + (24).to_bytes(4, "little") + b"WEBP" + bytes(20), "webp"),
        (b"RIFF" + (25).to_bytes(4, "little") + b"WEBP" + bytes(20), None),
        (b"RIFF" + (24).to_bytes(4, "little") + b"WAVE" + bytes(20), None),
        (b"", None),
    ],
)
def test_pictures_are_known_by_their_bytes(data: bytes, kind: str | None) -> None:
    assert picture_kind(data) == kind


def test_a_redirection_to_an_unsafe_address_is_not_followed(server: PictureServer) -> None:
    server.replies["/one"] = Reply(location="ftp://127.0.0.1/x")
    with pytest.raises(KnownError) as caught, UrlFetcher(2.0, ("http",)).open(server.base + "/one", {}):
        pass
    assert caught.value.code in ("download.insecure", "download.refused")
    with pytest.raises(KnownError, match=r"download\.insecure"), UrlFetcher(2.0).open(server.base + "/one", {}):
        pass
