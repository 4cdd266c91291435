"""The few settings that decide how the first picture looks, read before the services are imported.

`services.settings` owns settings.json and judges it; this glance only takes what it can use and never complains.
"""

from __future__ import annotations

import base64
import binascii
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, cast

SIZES = range(60, 601)
"""Widths a card in the grid may have; `services.settings` says the same."""
WIDEST = 100_000
"""No window is wider; Qt takes no number beyond 32 bits."""


@dataclass(frozen=True)
class EarlySettings:
    """Theme, language, window place (base64 of Qt's bytes), the page shown last, card width, sizes of splitters, how
    the pages Cards and Decks show cards, whether cards have pictures and whether that was asked."""

    theme: Literal["auto", "light", "dark"] = "auto"
    language: Literal["auto", "en", "pt_BR"] = "auto"
    geometry: str = ""
    page: str = ""
    grid_size: int = 150
    splitters: dict[str, tuple[int, ...]] = field(default_factory=dict)
    cards_view: str = "grid"
    cards_facets: bool = True
    cards_columns: tuple[str, ...] = ()
    decks_grouping: Literal["kind", "line", "type", "set"] = "kind"
    decks_stacked: bool = False
    pictures: bool = False
    pictures_offered: bool = False


def glance(home: Path) -> EarlySettings:
    """What settings.json says; defaults for whatever it does not say properly."""
    try:
        raw = json.loads((home / "settings.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return EarlySettings()
    if not isinstance(raw, dict):
        return EarlySettings()
    theme, language = raw.get("theme"), raw.get("language")
    page = raw.get("page")
    return EarlySettings(
        theme=cast(Literal["auto", "light", "dark"], theme) if theme in ("light", "dark") else "auto",
        language=cast(Literal["auto", "en", "pt_BR"], language) if language in ("en", "pt_BR") else "auto",
        grid_size=size if isinstance(size := raw.get("grid_size"), int) and size in SIZES else 150,
        geometry=_base64(raw.get("geometry")),
        page=page if isinstance(page, str) else "",
        splitters=_splitters(raw.get("splitters")),
        cards_view=view if (view := raw.get("cards_view")) in ("table", "binder") else "grid",
        cards_columns=_names(raw.get("cards_columns")),
        cards_facets=raw.get("cards_facets") is not False,
        decks_grouping=grouping if (grouping := raw.get("decks_grouping")) in ("line", "type", "set") else "kind",
        decks_stacked=raw.get("decks_stacked") is True,
        pictures=raw.get("pictures") is True,
        pictures_offered=raw.get("pictures_offered") is True,
    )


def _base64(raw: object) -> str:
    if not isinstance(raw, str):
        return ""
    try:
        base64.b64decode(raw, validate=True)
    except (binascii.Error, ValueError):
        return ""
    return raw


def _names(raw: object) -> tuple[str, ...]:
    return tuple(each for each in raw if isinstance(each, str)) if isinstance(raw, list) else ()


def _splitters(raw: object) -> dict[str, tuple[int, ...]]:
    if not isinstance(raw, dict):
        return {}
    return {
        str(name): tuple(sizes)
        for name, sizes in raw.items()
        if isinstance(sizes, list) and all(isinstance(size, int) and 0 <= size <= WIDEST for size in sizes)
    }
