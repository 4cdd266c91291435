"""Separated text as people have it: any encoding and separator, read row by row, with every row accounted for.

The separator is told by a `sep=` line, or by which one makes the first row a heading. A quotation mark that is never
closed costs its own row, not the rest of the file. Memory stays bounded whatever the file is: by `MAX_LINE` for a line,
by `MAX_BYTES` for a file.
"""

from __future__ import annotations

import codecs
import csv
import re
import stat
from collections import deque
from collections.abc import Callable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.encodings import WORKBOOK, encoding_of, errors_of

MAX_BYTES = 200_000_000
MAX_LINE = 1_000_000
"""Characters of one line, and of one row whose cells have line breaks."""
_MAX_LINES_OF_A_ROW = 500
_SAMPLE = 65_536

DELIMITERS = (",", ";", "\t", "|")
_SEP_LINE = re.compile(r'\s*"?sep=(.)"?\s*\Z', re.IGNORECASE | re.DOTALL)

csv.field_size_limit(MAX_LINE + 1)


Fault = Literal["", "quote", "cells"]


class Record(NamedTuple):
    """One row of the file.

    Attributes:
        line: Line in which it begins, from 1.
        fault: `"quote"`: its quotation marks are not in order, the cells are cut at every separator.
    """

    line: int
    cells: list[str]
    fault: Fault = ""


class Shape(msgspec.Struct, frozen=True):
    """How a file is written.

    Attributes:
        encoding: Name of the codec.
        sep_line: Its first line is `sep=…` and no row.
    """

    encoding: str
    delimiter: str
    sep_line: bool = False


def look_at(path: Path, known: Callable[[str], bool] = lambda name: False) -> Shape:
    """Find out how a file is written.

    Args:
        known: Is this the name of a column somebody uses? Decides between separators.

    Raises:
        KnownError: `csv.missing`, `csv.folder`, `csv.unreadable`, `csv.empty`, `csv.large`, `csv.workbook`,
            `csv.binary`, `csv.encoding`.
    """
    try:
        if path.is_dir():
            raise KnownError("csv.folder", file=str(path))
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise KnownError("csv.binary", file=str(path))  # it could be read only once, or would never end
        if about.st_size > MAX_BYTES:
            raise KnownError("csv.large", file=str(path), limit=MAX_BYTES // 1_000_000)
        with path.open("rb") as file:
            head = file.read(_SAMPLE)
            encoding = _encoding(head, file.read, path)
    except FileNotFoundError as error:
        raise KnownError("csv.missing", file=str(path)) from error
    except OSError as error:
        raise KnownError("csv.unreadable", file=str(path), problem=error.strerror or str(error)) from error
    text = codecs.getincrementaldecoder(encoding)(errors_of(encoding)).decode(head)
    if not text.strip("\ufeff\x00 \t\r\n"):
        raise KnownError("csv.empty", file=str(path))
    first = re.split(r"[\r\n]", text, maxsplit=1)[0]
    if told := _SEP_LINE.match(first):
        return Shape(encoding, told[1], sep_line=True)
    return Shape(encoding, _delimiter(text, known))


def records(path: Path, shape: Shape, told: Callable[[int], None] = lambda bytes_read: None) -> Iterator[Record]:
    """The rows, without blank ones and without the `sep=` line.

    Args:
        told: Called now and then with the number of bytes read so far.

    Raises:
        KnownError: as `look_at`, also in the middle; `csv.line` for a line longer than `MAX_LINE`.
    """
    try:
        with path.open("rb") as raw, TextIOWrapper(raw, shape.encoding, errors_of(shape.encoding), newline="") as text:
            lines = _Lines(text, path)
            if shape.sep_line:
                lines.skip()
            for count, record in enumerate(_rows(lines, shape.delimiter)):
                if count % 500 == 0:
                    told(raw.tell())
                if any(record.cells):
                    yield record
    except FileNotFoundError as error:
        raise KnownError("csv.missing", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise KnownError("csv.encoding", file=str(path)) from error
    except OSError as error:
        raise KnownError("csv.unreadable", file=str(path), problem=error.strerror or str(error)) from error


# How


class _RunawayError(Exception):
    """A row that goes on without end."""


class _Lines:
    """The lines of a file for `csv.reader`, which asks for more of them while a quotation mark is open."""

    def __init__(self, text: TextIOWrapper, path: Path) -> None:
        self._text, self._path = text, path
        self._back: deque[str] = deque()
        self.line = 0
        self.row: list[str] = []
        self.open_at_end = False

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if len(self.row) >= _MAX_LINES_OF_A_ROW or (len(self.row) > 1 and sum(map(len, self.row)) > MAX_LINE):
            raise _RunawayError
        found = self._back.popleft() if self._back else self._text.readline(MAX_LINE + 1)
        if not found:
            self.open_at_end = bool(self.row)
            raise StopIteration
        self.line += 1
        if len(found) > MAX_LINE:
            raise KnownError("csv.line", file=str(self._path), line=self.line, limit=MAX_LINE)
        self.row.append(found)
        return found

    def skip(self) -> None:
        """Read a line and forget it."""
        next(self, None)
        self.row.clear()

    def give_back(self) -> str:
        """All lines of this row but the first are to be read again; gives the first."""
        first, *others = self.row
        self._back.extendleft(reversed(others))
        self.line -= len(others)
        return first


def _rows(lines: _Lines, delimiter: str) -> Iterator[Record]:
    reader = csv.reader(lines, delimiter=delimiter)
    while True:
        lines.row.clear()
        lines.open_at_end = False
        at = lines.line + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except (_RunawayError, csv.Error):
            cells = []
        else:
            if not lines.open_at_end:
                yield Record(at, cells)
                continue
        first = lines.give_back().rstrip("\r\n")
        yield Record(at, first.split(delimiter), "quote")
        reader = csv.reader(lines, delimiter=delimiter)


def _encoding(head: bytes, read: Callable[[int], bytes], path: Path) -> str:
    """The codec of a file that begins with `head` and goes on with what `read` gives."""
    if head.startswith(WORKBOOK):
        raise KnownError("csv.workbook", file=str(path))
    encoding = encoding_of(head, read)
    if not encoding:
        raise KnownError("csv.binary", file=str(path))
    return encoding


def _delimiter(text: str, known: Callable[[str], bool]) -> str:
    """The separator under which the first rows look most like a table."""

    def score(delimiter: str) -> tuple[int, int, int]:
        rows = [row for row in csv.reader(text.splitlines()[:30], delimiter=delimiter) if any(row)]
        heading = max((sum(map(known, row)) for row in rows[:5]), default=0)
        width = len(rows[0]) if rows else 0
        return heading, sum(len(row) == width for row in rows) if width > 1 else 0, width

    try:
        return max(DELIMITERS, key=score)
    except csv.Error:  # a line longer than any cell may be: `records` says so
        return ","
