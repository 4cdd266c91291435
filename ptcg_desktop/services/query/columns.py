"""The columns in memory, and sets of cards as whole numbers: and, or, not are one machine operation each.

A *mask* is an `int` with one bit per card; the first card has the highest bit, so that its binary digits stand in the
order of the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import compress
from typing import Generic, TypeVar

from ptcg_desktop.services.query.facts import Coded, Texts

T = TypeVar("T")
_DIGITS = bytes(char == 49 for char in range(256))  # "0" → 0, "1" → 1
_YES, _NO = 49, 48


class Column(Generic[T]):
    """One value per card, every different value held once."""

    def __init__(self, values: Sequence[T], codes: Sequence[int]) -> None:
        self.values = values
        self.codes = codes

    @classmethod
    def of(cls, values: Iterable[T]) -> Column[T]:
        """Out of one value per card."""
        known: dict[T, int] = {}
        codes = [known.setdefault(value, len(known)) for value in values]
        return cls(list(known), codes)

    @classmethod
    def read(cls, stored: Coded, make: Callable[[str], T]) -> Column[T]:
        """Out of a stored column, each value converted once."""
        return cls([make(value) for value in stored.values], stored.places())

    @cached_property
    def _narrow(self) -> bytes | None:
        return bytes(self.codes) if len(self.values) <= 256 else None

    def mask(self, test: Callable[[T], bool]) -> int:
        """The cards whose value passes; every different value is tested once."""
        return self.chosen(bytes(_YES if test(value) else _NO for value in self.values))

    def containing(self: Column[str], text: str) -> int:
        """The cards whose value has this text in it."""
        return self.chosen(bytes([_YES if text in value else _NO for value in self.values]))

    def chosen(self, answers: bytes) -> int:
        """The cards whose value has the answer `1` (ASCII) at its place."""
        if _YES not in answers:
            return 0
        narrow = self._narrow
        digits = (
            narrow.translate(answers.ljust(256, b"0"))
            if narrow is not None
            else bytes(map(answers.__getitem__, self.codes))
        )
        return int(digits, 2) if digits else 0


class Lines:
    """Lines of card text and the cards that have them."""

    def __init__(self, texts: Texts, size: int) -> None:
        self.lines = texts.lines
        self._owners = texts.owners()
        self._size = size

    def mask(self, test: Callable[[str], bool], sure: str = "") -> int:
        """The cards that have a line which passes.

        Args:
            test: Asked once for every different line.
            sure: Text without which no line passes; looked for first.
        """
        digits = bytearray(b"0") * self._size
        candidates = [(place, line) for place, line in enumerate(self.lines) if sure in line]
        for place, line in candidates:
            if test(line):
                for row in self._owners[place]:
                    digits[row] = _YES
        return int(digits, 2) if digits else 0


def mask_of(rows: Iterable[int], size: int) -> int:
    """The mask of these places among `size` cards."""
    digits = bytearray(b"0") * size
    for row in rows:
        digits[row] = _YES
    return int(digits, 2) if size else 0


def flags_of(mask: int, size: int) -> bytes:
    """One byte per card, 1 or 0."""
    return format(mask, f"0{size}b").encode().translate(_DIGITS) if size else b""


def among(values: Iterable[T], mask: int, size: int) -> list[T]:
    """Of one value per card those of the cards in the mask."""
    return list(compress(values, flags_of(mask, size)))
