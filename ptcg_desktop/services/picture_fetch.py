"""One picture over the network: bounded in bytes and time, and looked at before it counts."""

from __future__ import annotations

import time
from collections.abc import Callable

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.pictures import picture_kind
from ptcg_desktop.files.reading import Cancel
from ptcg_desktop.services.fetching import Answer, BrokenOffError, Fetcher, whole_number

MOST_BYTES = 6_000_000
"""The largest pictures of the known hosts have about a sixth of it."""
MOST_SECONDS = 30.0
GONE_SECONDS = 14 * 86_400.0
"""So long it is believed that there is no picture: hosts add those of a new set within weeks."""
REFUSED_SECONDS = 86_400.0
_BLOCK = 64 * 1024
_HEADERS = {"Accept": "image/webp,image/png,image/jpeg"}
_GONE = (403, 404, 410)
_KINDS_OF_ANYTHING = ("", "application/octet-stream", "binary/octet-stream")


class NoPictureError(Exception):
    """There is no picture to be had at this address; believe that for `seconds`. `gone`: the server said so itself."""

    def __init__(self, seconds: float, gone: bool = False) -> None:
        super().__init__(f"no picture for {seconds:.0f} s")
        self.seconds = seconds
        self.gone = gone


class TryLaterError(Exception):
    """The host cannot be reached or does not want to answer now; `seconds` = it said for how long, 0 = it did not."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(f"later, in {seconds:.0f} s")
        self.seconds = seconds


class NotWantedError(Exception):
    """Nobody waits for this picture any more."""


def fetch_picture(fetcher: Fetcher, url: str, cancelled: Cancel, clock: Callable[[], float] = time.monotonic) -> bytes:
    """The bytes of a picture: whole, of a kind that is known, and no larger than `MOST_BYTES`.

    Raises:
        NoPictureError: The server has none, or what it sends is none.
        TryLaterError: The server is not there, is too slow, or breaks off.
        NotWantedError: `cancelled` said so.
    """
    end = clock() + MOST_SECONDS
    try:
        with fetcher.open(url, _HEADERS) as answer:
            _check_headers(answer)
            data = _body(answer, cancelled, lambda: clock() > end)
    except KnownError as error:
        raise _sorted(error) from error
    except BrokenOffError as error:
        raise TryLaterError from error
    if picture_kind(data) is None:
        raise NoPictureError(REFUSED_SECONDS)
    return data


def _check_headers(answer: Answer) -> None:
    kind = answer.header("Content-Type").partition(";")[0].strip().lower()
    if not kind.startswith("image/") and kind not in _KINDS_OF_ANYTHING:
        raise NoPictureError(REFUSED_SECONDS)
    if (whole_number(answer.header("Content-Length")) or 0) > MOST_BYTES:
        raise NoPictureError(REFUSED_SECONDS)


def _body(answer: Answer, cancelled: Cancel, late: Callable[[], bool]) -> bytes:
    data = bytearray()
    while True:
        if cancelled():
            raise NotWantedError
        if late():
            raise TryLaterError
        block = answer.read(_BLOCK)
        if not block:
            break
        data += block
        if len(data) > MOST_BYTES:
            raise NoPictureError(REFUSED_SECONDS)
    length = whole_number(answer.header("Content-Length"))
    if length is not None and len(data) < length:
        raise BrokenOffError(f"{len(data)} of {length}")
    return bytes(data)


def _sorted(error: KnownError) -> NoPictureError | TryLaterError:
    status = error.params.get("status")
    if error.code == "download.insecure":
        return NoPictureError(REFUSED_SECONDS)
    if not isinstance(status, int) or status == 429 or status >= 500:
        wait = error.params.get("wait")
        return TryLaterError(float(wait) if isinstance(wait, int) else 0.0)
    return NoPictureError(GONE_SECONDS, gone=True) if status in _GONE else NoPictureError(REFUSED_SECONDS)
