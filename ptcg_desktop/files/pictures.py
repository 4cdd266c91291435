"""What a file of a picture is, by its bytes alone: names and headers lie."""

from __future__ import annotations

from typing import Literal

PictureKind = Literal["png", "jpeg", "webp"]

_PNG = b"\x89PNG\r\n\x1a\n"
_PNG_END = b"IEND\xaeB`\x82"
_JPEG = b"\xff\xd8\xff"
_JPEG_END = b"\xff\xd9"
_TRAILING = 64
"""Some programs write a few bytes behind the end of a picture."""


def picture_kind(data: bytes) -> PictureKind | None:
    """The kind of a picture, if it begins and ends as one does; None for anything else, cut-off pictures too.

    What lies between is for a decoder to judge.
    """
    if data.startswith(_PNG):
        return "png" if _PNG_END in data[-len(_PNG_END) - _TRAILING :] else None
    if data.startswith(_JPEG):
        return "jpeg" if _JPEG_END in data[-len(_JPEG_END) - _TRAILING :] else None
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        size = 8 + int.from_bytes(data[4:8], "little")
        return "webp" if size <= len(data) <= size + _TRAILING else None
    return None
