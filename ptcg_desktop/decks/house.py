"""House formats: TOML files of a person's own, beside the formats of the program.

A file that is changed counts at once; one with a mistake is left out, with the place of the mistake kept for who asks.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from ptcg_desktop.cards.model import Text
from ptcg_desktop.data import data_root, own_root
from ptcg_desktop.decks.formats import Format, in_order, program_formats, read_format
from ptcg_desktop.errors import KnownError

_Seen = tuple[tuple[Path, int, int], ...]


class House(msgspec.Struct, frozen=True):
    """The formats as they are now.

    Attributes:
        formats: Those of the program, then the house formats without a mistake.
        own: Ids of the house formats among them.
        problems: What is wrong with other files of the folder, each with file and key.
        state: Another number after each change of the folder.
    """

    formats: dict[str, Format]
    own: tuple[str, ...] = ()
    problems: tuple[KnownError, ...] = ()
    state: int = 0


class _Shelf:
    """What was read last, for not reading it again."""

    def __init__(self) -> None:
        self._seen: _Seen = ()
        self._read: House | None = None
        self._state = 0

    def now(self) -> House:
        """What is there now."""
        try:
            seen = _look(house_folder())
        except KnownError as problem:
            self._read = None
            return House(program_formats(), problems=(problem,))
        if self._read is None or seen != self._seen:
            self._state += 1
            self._seen, self._read = seen, _read_house((path for path, _, _ in seen), self._state)
        return self._read


_SHELF = _Shelf()


def house_folder() -> Path | None:
    """The folder of house formats: `formats` of the home folder in use. It is made with the first of them."""
    root = own_root()
    return root / "formats" if root else None


def house() -> House:
    """The formats of the program and of the house folder, read again where a file changed.

    Raises:
        KnownError: `data.*` or `format.file`, if a file of the program itself is wrong.
    """
    return _SHELF.now()


def load_formats() -> dict[str, Format]:
    """The formats by id: those of the program in their order, then the house formats; errors as in `house`."""
    return house().formats


def make_house_folder(folder: Path | None = None) -> Path:
    """The house folder (or another), made if it is not there yet.

    Raises:
        KnownError: `format.folder` if it cannot be made.
        LookupError: No home folder is in use.
    """
    folder = folder or house_folder()
    if folder is None:
        raise LookupError("no home folder is in use")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KnownError("format.folder", folder=str(folder), problem=error.strerror or str(error)) from error
    return folder


def copy_format(format_id: str, folder: Path | None = None) -> Path:
    """Put a copy of a format of the program into a folder, under a free id of its own, to be changed by hand.

    Args:
        format_id: Which one.
        folder: Left out, the house folder.

    Raises:
        KnownError: `format.unknown`; `format.folder` if it cannot be written.
    """
    if format_id not in program_formats():
        raise KnownError("format.unknown", format=format_id, known=tuple(program_formats()))
    text = (data_root() / "formats" / f"{format_id}.toml").read_text(encoding="utf-8")
    folder = make_house_folder(folder)
    number = 1
    while (path := folder / f"{format_id}-{_TAIL}{number if number > 1 else ''}.toml").exists():
        number += 1
    try:
        path.write_text(_renamed(text, format_id, path.stem), encoding="utf-8")
    except OSError as error:
        raise KnownError("format.folder", folder=str(folder), problem=error.strerror or str(error)) from error
    return path


_TAIL = "house"


def _renamed(text: str, old: str, new: str) -> str:
    """The file under another id, and with that id behind its names, so that lists tell the two apart."""
    mark = "" if new.endswith(_TAIL) else " " + new.rpartition(_TAIL)[2]
    lines = []
    for line in text.splitlines():
        if line == f'id = "{old}"':
            line = f'id = "{new}"'
        elif line.startswith("name = {"):
            line = line.replace('", pt', f' (house{mark})", pt').replace('" }', f' (da casa{mark})" }}')
        lines.append(line)
    return "\n".join(lines) + "\n"


def _look(folder: Path | None) -> _Seen:
    """The files of the folder with day and size; a folder that is not there yet has none."""
    if folder is None:
        return ()
    try:
        with os.scandir(folder) as entries:
            files = [(Path(entry.path), entry.stat()) for entry in entries if entry.name.endswith(".toml")]
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise KnownError("format.folder", folder=str(folder), problem=error.strerror or str(error)) from error
    return tuple(sorted((path, stat.st_mtime_ns, stat.st_size) for path, stat in files))


def _read_house(paths: Iterable[Path], state: int) -> House:
    formats, own = program_formats(), []
    problems = []
    for path in paths:
        try:
            fmt = read_format(path)
            if fmt.id in formats:
                raise KnownError("format.taken", file=str(path), format=fmt.id)
            own.append(fmt)
        except KnownError as error:
            problems.append(error)
    ordered = in_order(own)
    named = {each.id: each for each in _told_apart([*formats.values(), *ordered.values()])}
    return House({each: named[each] for each in (*formats, *ordered)}, tuple(ordered), tuple(problems), state)


def _told_apart(formats: Sequence[Format]) -> Iterator[Format]:
    """The formats; one whose name, in either language, an earlier one has already bears its id behind it."""
    taken: set[str] = set()
    for each in formats:
        if taken & _spoken(each):
            name = Text(*(f"{name.strip()} ({each.id})" if name else "" for name in (each.name.en, each.name.pt)))
            each = msgspec.structs.replace(each, name=name)
        taken |= _spoken(each)
        yield each


def _spoken(fmt: Format) -> set[str]:
    return {" ".join(fmt.name.get(language).casefold().split()) for language in ("en", "pt")}
