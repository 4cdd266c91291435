"""What the person chose, kept in settings.json: small, readable, never able to keep the program from starting."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from ptcg_desktop.store.failures import failures_on

_log = logging.getLogger("ptcg_desktop.settings")

FILE_NAME = "settings.json"
VERSION = 1
_BASE64 = r"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"

# Version n → n+1. A key that was renamed or changed its meaning gets a function here, and VERSION goes up by one.
MIGRATORS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


class SavedSearch(BaseModel):
    """A search that was given a name."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    name: str = Field(min_length=1, max_length=80)
    text: str = Field(min_length=1, max_length=2000)


class KeptPlayer(BaseModel):
    """Details for registration sheets; kept only if the person wishes it.

    Attributes:
        born: Day of birth as an ISO date, `""` if it is not given.
        division: Overrides what follows from the day of birth.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    name: str = Field(default="", max_length=80)
    player_id: str = Field(default="", max_length=20)
    born: Annotated[str, Field(pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""
    division: Literal["junior", "senior", "masters"] | None = None


def _well_formed(raw: object) -> object:
    """Saved searches that can be read, without those that cannot: one spoiled by hand must not cost the others."""
    if not isinstance(raw, list | tuple):
        return raw
    kept = []
    for each in raw:
        try:
            kept.append(SavedSearch.model_validate(each))
        except ValidationError as error:
            _log.info("a saved search was not understood: %s", error)
    return tuple(kept)


def _as_texts(raw: object) -> object:
    """Keys as texts, whatever stands there: the window tells what it does not understand."""
    return {str(name): str(text)[:80] for name, text in raw.items()} if isinstance(raw, dict) else raw


class Settings(BaseModel):
    """All settings with their defaults. Frozen: `SettingsService.change` makes a new one.

    Attributes:
        language: `"auto"` follows the system.
        theme: `"auto"` follows the system.
        geometry, window_state: Qt's own byte arrays, base64; `""` = never saved.
        page: Id of the page shown last.
        grid_size: Width of a card in the grid, in device-independent pixels.
        card_language: Language of new copies in the collection.
        condition: Condition of new copies in the collection.
        splitters: Sizes of splitters by name, in device-independent pixels.
        headers: Columns of tables by name, as Qt's own byte arrays, base64.
        pictures: May pictures of cards be downloaded, and shown?
        pictures_limit: Room for them on the disk, in megabytes.
        pictures_own_language: No English picture where the language wanted has none: the drawn face instead.
        pictures_offered: Has the person answered the offer to show pictures?
        cards_view: How the Cards page shows cards.
        cards_columns: Columns of its table, in their order; empty = those it comes with.
        cards_facets: Does it show the panel of facets?
        decks_grouping: What the lines of a deck stand under on the Decks page.
        decks_stacked: Are they shown as stacks of faces there, not as rows?
        searches: Searches with names, in the order of their names (`services.searches`).
        past_searches: Searches made lately, the newest first.
        table_motion: How things move on the table; `"auto"` goes by whether the system is set to less movement.
        keys: Keys the person chose, by id of the command, in Qt's portable spelling, parted by `|`; `""` = none.
        player: Who is written on registration sheets; None = nothing is kept.
    """

    model_config = ConfigDict(frozen=True, extra="ignore", validate_default=True)

    version: int = VERSION
    language: Literal["auto", "en", "pt_BR"] = "auto"
    theme: Literal["auto", "light", "dark"] = "auto"
    geometry: str = Field(default="", pattern=_BASE64)
    window_state: str = Field(default="", pattern=_BASE64)
    page: str = ""
    grid_size: int = Field(default=150, ge=60, le=600)
    card_language: str = Field(default="en", min_length=2)
    condition: str = Field(default="NM", min_length=1)
    splitters: dict[str, tuple[Annotated[int, Field(ge=0, le=100_000)], ...]] = Field(default_factory=dict)
    headers: dict[str, Annotated[str, Field(pattern=_BASE64)]] = Field(default_factory=dict)
    pictures: bool = False
    pictures_limit: int = Field(default=1000, ge=50, le=100_000)
    pictures_own_language: bool = False
    pictures_offered: bool = False
    cards_view: Literal["grid", "table", "binder"] = "grid"
    cards_columns: tuple[str, ...] = ()
    cards_facets: bool = True
    decks_grouping: Literal["kind", "line", "type", "set"] = "kind"
    decks_stacked: bool = False
    searches: Annotated[tuple[SavedSearch, ...], BeforeValidator(_well_formed)] = ()
    past_searches: tuple[str, ...] = ()
    table_motion: Literal["auto", "normal", "quick", "off"] = "auto"
    keys: Annotated[dict[str, str], BeforeValidator(_as_texts)] = Field(default_factory=dict)
    player: KeptPlayer | None = None


class SettingsService:
    """Reads settings.json once, writes it on every change.

    A file that cannot be understood is kept as `settings.json.bak`, and the defaults are used: a setting is never worth
    a program that does not start. A single bad value falls back to its default; the file is kept in the same way.
    """

    def __init__(self, home: Path) -> None:
        self.path = home / FILE_NAME

    @cached_property
    def current(self) -> Settings:
        """The settings in force."""
        return self._read()

    def change(self, **values: object) -> Settings:
        """Set some values and save; returns the new settings.

        Raises:
            pydantic.ValidationError: for a name or value that no setting has: a bug of the caller.
            KnownError: `database.full`, `database.forbidden`, `database.io` if the file cannot be written; the values
                are in force all the same.
        """
        unknown = values.keys() - Settings.model_fields.keys()
        if unknown:
            raise TypeError(f"no such setting: {', '.join(sorted(unknown))}")
        changed = Settings.model_validate(self.current.model_dump() | values)
        if changed != self.current:
            self.current = changed
            with failures_on(self.path):
                _write(self.path, changed.model_dump_json(indent=2) + "\n")
        return changed

    def _read(self) -> Settings:
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return Settings()
        except (OSError, UnicodeDecodeError) as error:
            return self._without(error)
        try:
            raw = _migrated(_as_object(text))
        except (ValueError, RecursionError) as error:
            return self._without(error)
        try:
            return Settings.model_validate(raw)
        except ValidationError as error:
            bad = {place["loc"][0] for place in error.errors()}
            self._without(error)
            return Settings.model_validate({key: value for key, value in raw.items() if key not in bad})

    def _without(self, problem: Exception) -> Settings:
        """Keep the file for someone to look at, and go on with the defaults."""
        _log.info("settings of %s not understood: %s", self.path, problem)
        try:
            self.path.with_name(FILE_NAME + ".bak").write_bytes(self.path.read_bytes())
        except OSError as error:
            _log.info("and not kept: %s", error)
        return Settings()


def _as_object(text: str) -> dict[str, Any]:
    raw = json.loads(text)
    if not isinstance(raw, dict):
        raise ValueError("not an object")
    return raw


def _migrated(raw: dict[str, Any]) -> dict[str, Any]:
    version = raw.get("version")
    if not isinstance(version, int) or isinstance(version, bool):
        raise ValueError("no version")
    if not 1 <= version <= VERSION:
        raise ValueError(f"version {version}, which this program does not know")
    while version < VERSION:
        raw = MIGRATORS[version](raw)
        version += 1
    return {**raw, "version": VERSION}


def _write(path: Path, text: str) -> None:
    """Write beside and swap in, so that a crash leaves the old file or the new one."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
