"""Where the program's own data files are, and how TOML is read from them with the place of every mistake."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ptcg_desktop.errors import KnownError

T = TypeVar("T")

_PACKAGE = Path(__file__).parent


@cache
def data_root() -> Path:
    """The folder `data/`: inside an installed package, or beside it in a source tree."""
    bundled = _PACKAGE / "_data"
    return bundled if bundled.is_dir() else _PACKAGE.parent / "data"


@cache
def resources_root() -> Path:
    """The folder `resources/`: inside an installed package, or beside it in a source tree."""
    bundled = _PACKAGE / "_resources"
    return bundled if bundled.is_dir() else _PACKAGE.parent / "resources"


class _Own:
    root: Path | None = None


def own_root() -> Path | None:
    """The home folder in use, where a person's own data files stand beside the library; None if none was opened."""
    return _Own.root


def set_own_root(root: Path | None) -> None:
    """From now on a person's own data files are those of this home folder."""
    _Own.root = root


def read_toml(path: Path) -> dict[str, Any]:
    """Read one TOML file.

    Raises:
        KnownError: `data.missing` or `data.syntax`, naming the file and the place.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise KnownError("data.missing", file=str(path)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise KnownError("data.syntax", file=str(path), problem=str(error)) from error


def load_toml(path: Path, kind: type[T]) -> T:
    """Read one TOML file into a msgspec type.

    Raises:
        KnownError: `data.missing`, `data.syntax`, or `data.value` with the file and the key (`$.setup.prizes`).
    """
    return convert(read_toml(path), kind, path)


def convert(raw: object, kind: type[T], path: Path) -> T:
    """Check plain values read from `path` against a msgspec type; errors as in `load_toml`."""
    try:
        return msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError as error:
        problem, _, key = str(error).partition(" - at `")
        raise KnownError("data.value", file=str(path), key=key.rstrip("`") or "$", problem=problem) from error
