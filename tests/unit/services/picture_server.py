"""A server of pictures on the loopback that can be slow, lie, break off and redirect; and pictures made of bytes."""

from __future__ import annotations

import http.server
import struct
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ptcg_desktop.cards import CardDef, Text
from ptcg_desktop.services.picture_hosts import PictureHost


def png(width: int = 245, height: int = 337, colour: tuple[int, int, int] = (200, 30, 30), shown: str = "") -> bytes:
    """A picture of one colour; `shown` makes its bytes differ."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = (b"\0" + bytes(colour) * width) * height
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    note = chunk(b"tEXt", b"note\0" + shown.encode()) if shown else b""
    return b"\x89PNG\r\n\x1a\n" + head + note + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


@dataclass
class Reply:
    """What the server says at one path."""

    body: bytes = b""
    status: int = 200
    kind: str = "image/png"
    length: int | None = None
    location: str = ""
    retry: str = ""
    drip: float = 0.0


class PictureServer(http.server.ThreadingHTTPServer):
    """Answers by `replies`, else by `otherwise` (404). Attributes: `asked`, the paths asked for, in order."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.replies: dict[str, Reply] = {}
        self.otherwise: Callable[[str], Reply] = lambda _path: Reply(status=404)
        self.asked: list[str] = []
        self.open = threading.Event()
        self.open.set()
        self.most = self.now = 0
        self.guard = threading.Lock()

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that goes away is part of the tests."""

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def hosts(self) -> tuple[PictureHost, ...]:
        """Two hosts on this server, as those of data/pictures.toml."""
        return (
            PictureHost("one", "One", f"{self.base}/one/", ("en", "pt"), "/low.png", "/high.png", 245),
            PictureHost("two", "Two", f"{self.base}/two/", ("en",), ".png", "_hires.png", 245),
        )

    def places(self, card_id: str) -> tuple[str, ...]:
        """Where this server may have pictures of a card, for `CardDef.pictures`."""
        return (f"{self.base}/one/{{language}}/{card_id}", f"{self.base}/two/{card_id}")

    def card(self, card_id: str, portuguese: str = "Mariluz") -> CardDef:
        """An invented card whose pictures this server may have."""
        name = Text("Glimmoth", portuguese)
        pictures = self.places(card_id)
        return CardDef(id=card_id, set_id="inv", number=card_id, name=name, kind="pokemon", pictures=pictures)


class _Handler(http.server.BaseHTTPRequestHandler):
    server: PictureServer

    def do_GET(self) -> None:
        server = self.server
        with server.guard:
            server.asked.append(self.path)
            server.now += 1
            server.most = max(server.most, server.now)
        server.open.wait(10)
        reply = server.replies.get(self.path) or server.otherwise(self.path)
        try:
            self._say(reply)
        finally:
            with server.guard:
                server.now -= 1

    def _say(self, reply: Reply) -> None:
        self.send_response(302 if reply.location else reply.status)
        if reply.location:
            self.send_header("Location", reply.location)
        if reply.retry:
            self.send_header("Retry-After", reply.retry)
        self.send_header("Content-Type", reply.kind)
        self.send_header("Content-Length", str(len(reply.body) if reply.length is None else reply.length))
        self.end_headers()
        if not reply.drip:
            self.wfile.write(reply.body)
            return
        for byte in reply.body:
            self.wfile.write(bytes([byte]))
            self.wfile.flush()
            time.sleep(reply.drip)

    def log_message(self, *_args: object) -> None:
        """Quiet."""


@contextmanager
def serving() -> Iterator[PictureServer]:
    """A server for one test."""
    server = PictureServer()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.open.set()
        server.shutdown()
        server.server_close()
        thread.join(5)
