"""How bytes come over the network: a protocol for whoever downloads, and its one implementation on urllib."""

from __future__ import annotations

import http.client
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import IO, Protocol
from urllib.parse import urlsplit

from ptcg_desktop.errors import KnownError

USER_AGENT = "ptcg-desktop"
TIMEOUT_SECONDS = 30.0


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

    def __init__(self, schemes: tuple[str, ...]) -> None:
        self._schemes = schemes

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        """Refuse to be sent from a safe address to an unsafe one."""
        try:
            _check_scheme(newurl, self._schemes)
        except KnownError:
            fp.close()
            raise
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _check_scheme(url: str, schemes: tuple[str, ...]) -> None:
    if urlsplit(url).scheme not in schemes:
        raise KnownError("download.insecure", url=url)


@cache
def _certificates() -> ssl.SSLContext:
    """The certificates of the system, loaded once for all fetchers: that takes a tenth of a second."""
    return ssl.create_default_context()


class UrlFetcher:
    """A `Fetcher` on the standard library: HTTPS with checked certificates, the system's proxies, nothing else.

    Args:
        timeout: Seconds without a byte after which a connection counts as broken.
        schemes: What addresses may begin with; tests on the loopback add `"http"`.
    """

    def __init__(self, timeout: float = TIMEOUT_SECONDS, schemes: tuple[str, ...] = ("https",)) -> None:
        self._timeout = timeout
        self._schemes = schemes
        self._opener = urllib.request.build_opener(
            _SafeRedirects(schemes), urllib.request.HTTPSHandler(context=_certificates())
        )

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
            later = str(error.headers.get("Retry-After", ""))
            wait = {"wait": int(later)} if later.isascii() and later.isdigit() else {}
            raise KnownError("download.refused", url=url, status=error.code, **wait) from error
        except (OSError, http.client.HTTPException) as error:
            raise KnownError("download.offline", host=host) from error
        with response:
            yield _UrlAnswer(response)
