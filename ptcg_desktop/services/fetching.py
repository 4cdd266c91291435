"""How bytes come over the network: a protocol for whoever downloads, and its one implementation on urllib."""

from __future__ import annotations

import http.client
import io
import math
import re
import socket
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import IO, Any, Protocol
from urllib.parse import urlsplit

from ptcg_desktop.errors import KnownError

USER_AGENT = "ptcg-desktop"
TIMEOUT_SECONDS = 30.0
_NUMBER = re.compile(r"[0-9]{1,15}")


class Answer(Protocol):
    """A server's answer, its body still to be read."""

    status: int

    def header(self, name: str) -> str:
        """A header field, `""` if it is not there."""

    def read(self, size: int) -> bytes:
        """At most `size` bytes, as soon as there are any; `b""` at the end.

        Raises:
            BrokenOffError: The connection broke before the end.
        """


class Fetcher(Protocol):
    """Something that opens addresses."""

    def open(self, url: str, headers: Mapping[str, str]) -> AbstractContextManager[Answer]:
        """Ask for `url`.

        Raises:
            KnownError: `download.offline`, `download.refused` (an HTTP error, with `status`, and with `wait` in seconds
                where the server says when to come back), `download.insecure`.
        """


def whole_number(field: str) -> int | None:
    """The number a header field gives; None for anything else: what servers send is not to be trusted."""
    return int(field) if _NUMBER.fullmatch(field.strip()) else None


class BrokenOffError(Exception):
    """The connection broke in the middle of the body."""


class _UrlAnswer:
    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self._response = response

    def header(self, name: str) -> str:
        """As `Answer.header`."""
        return str(self._response.headers.get(name, ""))

    def read(self, size: int) -> bytes:
        """As `Answer.read`."""
        try:
            return self._response.read1(size)
        except (OSError, http.client.HTTPException) as error:
            raise BrokenOffError(str(error)) from error


class _SafeRedirects(urllib.request.HTTPRedirectHandler):
    """Follows a few redirections, and only to schemes that were allowed in the first place."""

    max_redirections = 5

    def __init__(self, schemes: tuple[str, ...], same_site: bool) -> None:
        self._schemes = schemes
        self._same_site = same_site

    def http_error_302(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: http.client.HTTPMessage
    ) -> Any:
        """As its parent, for any redirection; one to what is no address at all is an error of the server."""
        try:
            return super().http_error_302(req, fp, code, msg, headers)
        except ValueError as error:
            fp.close()
            raise KnownError("download.refused", url=req.full_url, status=code) from error

    http_error_301 = http_error_303 = http_error_307 = http_error_308 = http_error_302

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        """Refuse to be sent from a safe address to an unsafe one, to another's servers, or to what is no address."""
        try:
            _check_scheme(newurl, self._schemes)
            if not _is_address(newurl) or (self._same_site and _site(newurl) != _site(req.full_url)):
                raise KnownError("download.refused", url=req.full_url, status=code)
        except KnownError:
            fp.close()
            raise
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _check_scheme(url: str, schemes: tuple[str, ...]) -> None:
    if url.partition(":")[0].lower() not in schemes:
        raise KnownError("download.insecure", url=url)


def _is_address(url: str) -> bool:
    """Can that be asked at all?"""
    try:
        parts = urlsplit(url)
        return bool(parts.hostname and parts.hostname.encode("idna")) and (parts.port or 1) > 0
    except ValueError:
        return False


def _site(url: str) -> str:
    """Whose server it is, as far as a name tells: its last two parts; all of a numeric address."""
    host = (urlsplit(url).hostname or "").rstrip(".")
    numeric = ":" in host or host.rpartition(".")[2].isdigit()
    return host if numeric else ".".join(host.split(".")[-2:])


class _InTime(io.RawIOBase):
    """What a server sends, until the moment `end`: one that sends a byte now and then could hold a worker for ever."""

    def __init__(self, raw: io.RawIOBase, connection: socket.socket, end: float) -> None:
        self.end = end
        self._raw = raw
        self._connection = connection
        self._idle = connection.gettimeout() or TIMEOUT_SECONDS

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: memoryview) -> int | None:  # type: ignore[override]  # as socket.SocketIO has it
        """As `io.RawIOBase.readinto`; TimeoutError at the end of the time."""
        left = self.end - time.monotonic()
        if left <= 0:
            raise TimeoutError("not there in time")
        self._connection.settimeout(min(self._idle, left))
        return self._raw.readinto(buffer)

    def close(self) -> None:
        """Close what it reads from."""
        self._raw.close()
        super().close()


def _heading_within(seconds: float) -> type[http.client.HTTPResponse]:
    """Answers whose heading has so many seconds from now to arrive. Whoever reads the body can stop by himself."""

    class InTime(http.client.HTTPResponse):
        def __init__(self, sock: socket.socket, *more: object, **named: object) -> None:
            super().__init__(sock, *more, **named)  # type: ignore[arg-type]
            self._limited = _InTime(self.fp.detach(), sock, time.monotonic() + seconds)
            self.fp = io.BufferedReader(self._limited)

        def begin(self) -> None:
            super().begin()
            self._limited.end = math.inf

    return InTime


@cache
def _certificates() -> ssl.SSLContext:
    """The certificates of the system, loaded once for all fetchers: that takes a tenth of a second."""
    return ssl.create_default_context()


class _Plain(urllib.request.HTTPHandler):
    """HTTP with a limit of time for the heading, for tests on the loopback."""

    def __init__(self, heading: float) -> None:
        super().__init__()
        self._heading = heading

    def http_open(self, req: urllib.request.Request) -> http.client.HTTPResponse:
        """As its parent."""

        def connect(host: str, **named: Any) -> http.client.HTTPConnection:
            made = http.client.HTTPConnection(host, **named)
            made.response_class = _heading_within(self._heading)
            return made

        return self.do_open(connect, req)


class _Safe(urllib.request.HTTPSHandler):
    """HTTPS with checked certificates and a limit of time for the heading."""

    def __init__(self, heading: float) -> None:
        super().__init__(context=_certificates())
        self._heading = heading

    def https_open(self, req: urllib.request.Request) -> http.client.HTTPResponse:
        """As its parent."""

        def connect(host: str, **named: Any) -> http.client.HTTPSConnection:
            made = http.client.HTTPSConnection(host, context=_certificates(), **named)
            made.response_class = _heading_within(self._heading)
            return made

        return self.do_open(connect, req)


class UrlFetcher:
    """A `Fetcher` on the standard library: HTTPS with checked certificates, the system's proxies, nothing else.

    Args:
        timeout: Seconds without a byte after which a connection counts as broken.
        schemes: What addresses may begin with; tests on the loopback add `"http"`.
        heading: Seconds the heading of an answer may take to arrive; None = as long as something comes.
        same_site: Follow no redirection to another's servers.
    """

    def __init__(
        self,
        timeout: float = TIMEOUT_SECONDS,
        schemes: tuple[str, ...] = ("https",),
        heading: float | None = None,
        same_site: bool = False,
    ) -> None:
        self._timeout = timeout
        self._schemes = schemes
        seconds = math.inf if heading is None else heading
        self._opener = urllib.request.build_opener(_SafeRedirects(schemes, same_site), _Plain(seconds), _Safe(seconds))

    @contextmanager
    def open(self, url: str, headers: Mapping[str, str]) -> Iterator[Answer]:
        """As `Fetcher.open`."""
        _check_scheme(url, self._schemes)
        request = urllib.request.Request(url, headers={"User-Agent": USER_AGENT, **headers})
        host = urlsplit(url).hostname or url
        try:
            response = self._opener.open(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            error.close()
            later = whole_number(str(error.headers.get("Retry-After", "")))
            wait = {} if later is None else {"wait": later}
            raise KnownError("download.refused", url=url, status=error.code, **wait) from error
        except (OSError, http.client.HTTPException) as error:
            raise KnownError("download.offline", host=host) from error
        with response:
            yield _UrlAnswer(response)
