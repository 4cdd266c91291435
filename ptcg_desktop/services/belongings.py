"""What is the person's own and stands in no database: saved searches, the player, profiles of tables, formats.

It goes into every backup beside the library (`store.backup`), and comes back with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ptcg_desktop.files.whole import swapped_in
from ptcg_desktop.store.failures import failures_on

if TYPE_CHECKING:
    from ptcg_desktop.services.settings import SettingsService

FOLDERS = ("csv", "formats")
"""Folders of the home folder whose TOML files the person writes, or has written."""
SETTINGS = ("searches", "player")
"""The settings that are more than how the window looks."""


class Belongings(msgspec.Struct, frozen=True):
    """See the module.

    Attributes:
        settings: The values of `SETTINGS`, as settings.json has them.
        files: The texts by path below the home folder (`csv/my-list.toml`).
    """

    settings: dict[str, Any] = {}
    files: dict[str, str] = {}


def gather(home: Path) -> bytes:
    """What there is, for a backup; `b""` if there is nothing. The same belongings give the same bytes.

    What cannot be read is not gathered: settings start anew then, and say so elsewhere.
    """
    files: dict[str, str] = {}
    for path in sorted(path for folder in FOLDERS for path in (home / folder).glob("*.toml")):
        text = _text_of(path)
        if text is not None:
            files[f"{path.parent.name}/{path.name}"] = text
    found = Belongings(_settings(_text_of(home / "settings.json")), files)
    return msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=1) if found != Belongings() else b""


def put_back(home: Path, settings: SettingsService, kept: bytes) -> None:
    """Make the belongings what they were; `gather` what is there before.

    Raises:
        KnownError: `database.corrupt` if these are none; `database.full`, `database.forbidden`, `database.io`.
    """
    with failures_on(home):
        was = _read(kept)
        for folder in FOLDERS:
            for path in (home / folder).glob("*.toml"):
                if f"{folder}/{path.name}" not in was.files:
                    path.unlink()
        for name, text in was.files.items():
            _write(home, name, text)
    settings.change(searches=was.settings.get("searches", ()), player=was.settings.get("player"))


def _read(kept: bytes) -> Belongings:
    return msgspec.json.decode(kept, type=Belongings)


def _settings(text: str | None) -> dict[str, Any]:
    """The settings that are kept, of a file that may hold anything."""
    try:
        raw = msgspec.json.decode(text or "{}")
    except (msgspec.DecodeError, RecursionError):
        return {}
    values: Mapping[str, Any] = raw if isinstance(raw, dict) else {}
    return {name: values[name] for name in SETTINGS if values.get(name)}


def _text_of(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _write(home: Path, name: str, text: str) -> None:
    folder, _, file = name.partition("/")
    if folder not in FOLDERS or Path(file).name != file or not file.endswith(".toml"):
        return  # a backup edited by hand writes nowhere else
    path = home / folder / file
    if _text_of(path) == text:
        return
    path.parent.mkdir(exist_ok=True)
    with swapped_in(path) as beside:
        beside.write_text(text, encoding="utf-8")
