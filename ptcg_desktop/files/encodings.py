"""Which letters the bytes of a file are: one answer for tables and deck lists, however they were saved.

UTF-8 with or without a mark, UTF-16 with or without one, UTF-32 with one, else Windows-1252, which old programs write;
what spreadsheets call Macintosh or MS-DOS only where Windows-1252 would be no words.
"""

from __future__ import annotations

import codecs
from collections.abc import Callable

WORKBOOK = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How the files of spreadsheets begin, new and old: they hold text, but are none."""
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # begins as UTF-16 does
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_OLD = ("mac_roman", "cp850")
_OF_WORDS = frozenset("áàâãäåæçéèêëíìîïñóòôõöøúùûüýÿßÁÀÂÃÄÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÕÖØÚÙÛÜÝ“”‘’–—…€£ºª°·•×\u00a0")
"""What stands between plain letters in the languages whose programs wrote such files."""
_NO_TEXT = bytes(set(range(32)) - set(b"\t\n\r\x0b\x0c\x1b\x00"))
_CHUNK = 1 << 20


def _as_latin(error: UnicodeError) -> tuple[str, int]:
    """The five bytes Windows-1252 leaves open stay the characters of their number."""
    assert isinstance(error, UnicodeDecodeError)
    return error.object[error.start : error.end].decode("latin-1"), error.end


codecs.register_error("ptcg_desktop.latin", _as_latin)


def encoding_of(head: bytes, read: Callable[[int], bytes] = lambda _count: b"") -> str:
    """The codec of a file, `""` if it is no text.

    Args:
        head: Its first bytes, some thousands of them, or all.
        read: Gives the next so many bytes; it is read to its end where the head does not decide.
    """
    for mark, name in _BOMS:
        if head.startswith(mark):
            return name
    even, odd = head[0::2].count(0), head[1::2].count(0)
    for zeros, others, name in ((odd, even, "utf-16-le"), (even, odd, "utf-16-be")):
        if zeros > len(head) * 0.3 and others < len(head) * 0.05:
            return name
    signs = (len(head) - len(head.translate(None, _NO_TEXT))) / max(1, len(head))
    if even + odd > len(head) * 0.3 or signs > 0.3:
        return ""
    decoder = codecs.getincrementaldecoder("utf-8")()
    chunk = head
    try:
        while chunk:
            decoder.decode(chunk)
            chunk = read(_CHUNK)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return "" if signs > 0.02 else _without_mark(head)
    return "utf-8"


def _without_mark(head: bytes) -> str:
    """Windows-1252, unless half of its signs or more would be none of a word, and all of another's are."""
    high = sum(byte >= 0x80 for byte in head)

    def odd(encoding: str) -> int:
        text = head.decode(encoding, errors_of(encoding))
        return sum(
            char >= "\x80" and (char not in _OF_WORDS or (char.isupper() and before.islower()))
            for before, char in zip(f" {text}", text, strict=False)
        )

    if odd("cp1252") * 2 >= high:
        return next((old for old in _OLD if not odd(old)), "cp1252")
    return "cp1252"


def errors_of(encoding: str) -> str:
    """How a codec that `encoding_of` found treats bytes it does not know, for `open` and `decode`."""
    return "ptcg_desktop.latin" if encoding == "cp1252" else "strict"


def decoded(raw: bytes) -> str:
    """All bytes of a file as text.

    Raises:
        UnicodeError: They are no text.
    """
    encoding = encoding_of(raw)
    if not encoding:
        raise UnicodeError("no text")
    return raw.decode(encoding, errors_of(encoding))
