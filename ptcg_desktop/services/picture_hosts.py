"""Which addresses may have the picture of a card: by the hosts of data/pictures.toml, in the order they are tried."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from urllib.parse import urlsplit

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.data import data_root, load_toml

_SLACK = 1.1
"""A small picture may be drawn so much larger than it is before the large one is asked for: nobody sees that."""


class PictureHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[host]]` of data/pictures.toml, which explains the fields."""

    id: str
    name: str
    address: str
    languages: tuple[str, ...]
    small: str
    large: str
    small_width: int

    @property
    def server(self) -> str:
        """Its name in the network, as the person is told it."""
        return urlsplit(self.address).hostname or ""


class _Hosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: tuple[PictureHost, ...]


class Address(msgspec.Struct, frozen=True):
    """One picture of a card, in both sizes.

    Attributes:
        language: Of the words on it.
        urls: The size that is wanted first, then the other one.
        large: Is the wanted size the large one?
    """

    host: PictureHost
    language: str
    urls: tuple[str, str]
    large: bool


@cache
def picture_hosts() -> tuple[PictureHost, ...]:
    """The hosts pictures are asked of."""
    return load_toml(data_root() / "pictures.toml", _Hosts).host


def addresses_of(
    card: CardDef, language: str, pixels: int, hosts: Sequence[PictureHost], only_own: bool = False
) -> list[Address]:
    """Where to look for the picture of a card, best first: the wanted language before English.

    Args:
        language: `"en"` or `"pt"`.
        pixels: Device pixels the picture is wide on the screen.
        only_own: No English picture where another language is wanted.
    """
    languages = dict.fromkeys((language,) if only_own else (language, "en"))
    found = []
    for spoken in languages:
        if spoken != "en" and not getattr(card.name, spoken):
            continue  # never printed in that language: no server needs to be asked
        for base in card.pictures:
            host = next((known for known in hosts if base.startswith(known.address)), None)
            if host is not None and spoken in host.languages:
                found.append(_address(host, base.replace("{language}", spoken), spoken, pixels))
    return found


def _address(host: PictureHost, base: str, language: str, pixels: int) -> Address:
    large = pixels > host.small_width * _SLACK
    endings = (host.large, host.small) if large else (host.small, host.large)
    return Address(host, language, (base + endings[0], base + endings[1]), large)
