"""Files that can be made again from others: read if they are whole and of the right make, else taken for missing.

One line that says what it is, a digest, the content. The digest covers the *stamp* as well, a text that names
everything the content was made from; so an older, damaged or half-written file and one made from something else are
all the same case, and nobody has to be told.
"""

from __future__ import annotations

import hashlib
import logging
import os
from pathlib import Path

_log = logging.getLogger("ptcg_desktop.derived")
_FIRST_LINE = b"ptcg_desktop derived 1\n"
_DIGEST_SIZE = 16


def read_derived(path: Path, stamp: str) -> bytes | None:
    """The content of a file made under this stamp; None if there is none to be trusted."""
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    start = len(_FIRST_LINE) + _DIGEST_SIZE
    content = raw[start:]
    whole = raw.startswith(_FIRST_LINE) and raw[len(_FIRST_LINE) : start] == _digest(stamp, content)
    return content if whole else None


def write_derived(path: Path, stamp: str, content: bytes) -> bool:
    """Write a file, beside and swapped in. A disk that is full or read-only keeps it from being written, which only
    means that the work is done again next time: False, and a line in the log.
    """
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        beside.write_bytes(_FIRST_LINE + _digest(stamp, content) + content)
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        _log.info("%s is not kept: %s", path.name, error)
        return False
    return True


def _digest(stamp: str, content: bytes) -> bytes:
    return hashlib.blake2b(stamp.encode() + b"\0" + content, digest_size=_DIGEST_SIZE).digest()
