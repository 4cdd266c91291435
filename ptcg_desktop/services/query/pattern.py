r"""Regular expressions that cannot hang: a subset of the usual syntax, matched in linear time or within a budget.

What there is: letters, `.`, `[a-z]`, `[^…]`, `\d \w \s \b` and their opposites, `^`, `$`, groups, `|`, `* + ? {m,n}`.
There are no back references and no look-around, so any pattern is a finite automaton. Simple patterns (few repetitions
of single characters) are handed to `re`, whose backtracking is then bounded by the length of one line; all others run
on an automaton that is made while it reads, one step per character. Both give the same answers (a law in the tests).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

MAX_SIZE = 400
"""Largest automaton, in single characters after counted repetitions are written out."""
_MAX_STATES = 1500
_CLASSES = {"d": r"\d", "w": r"\w", "s": r"\s", "D": r"\D", "W": r"\W", "S": r"\S"}


class PatternError(ValueError):
    """A pattern that cannot be used.

    Attributes:
        reason: `"bracket"`, `"repeat"`, `"escape"`, `"class"`, `"unsupported"` or `"size"`.
        at: Place in the pattern.
    """

    def __init__(self, reason: str, at: int) -> None:
        super().__init__(f"{reason} at {at}")
        self.reason = reason
        self.at = at


@dataclass(frozen=True, slots=True)
class _Chars:
    """One character out of a set, written as `re` writes it."""

    source: str

    def matcher(self) -> re.Pattern[str]:
        return re.compile(self.source, re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Mark:
    """A place between characters: `^`, `$`, `b` or `B`."""

    sign: str


@dataclass(frozen=True, slots=True)
class _Seq:
    parts: tuple[_Part, ...]


@dataclass(frozen=True, slots=True)
class _Alt:
    parts: tuple[_Part, ...]


@dataclass(frozen=True, slots=True)
class _Repeat:
    part: _Part
    low: int
    high: int | None


_Part = _Chars | _Mark | _Seq | _Alt | _Repeat


class _Reader:
    """Reads the pattern; `settle` brings letters into the form of the searched text."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.depth = 0

    def all(self) -> _Part:
        part = self._alternatives()
        if self.at < len(self.source):
            raise PatternError("bracket", self.at)
        return part

    def _peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def _alternatives(self) -> _Part:
        parts = [self._sequence()]
        while self._peek() == "|":
            self.at += 1
            parts.append(self._sequence())
        return parts[0] if len(parts) == 1 else _Alt(tuple(parts))

    def _sequence(self) -> _Part:
        parts: list[_Part] = []
        while (char := self._peek()) and char not in "|)":
            part = self._repeated(self._one(char))
            parts += part.parts if isinstance(part, _Seq) else (part,)
        return parts[0] if len(parts) == 1 else _Seq(tuple(parts))

    def _one(self, char: str) -> _Part:
        start = self.at
        self.at += 1
        if char == "(":
            return self._group(start)
        if char == "[":
            return self._class(start)
        if char == "\\":
            return self._escape(start)
        if char in "^$":
            return _Mark(char)
        if char == ".":
            return _Chars(".")
        if char in "*+?" or (char == "{" and re.match(r"\{\d*,?\d*\}", self.source[start:])):
            raise PatternError("repeat", start)
        return _Chars(re.escape(char))

    def _group(self, start: int) -> _Part:
        if self.source.startswith("?", self.at):
            if not self.source.startswith("?:", self.at):
                raise PatternError("unsupported", start)
            self.at += 2
        self.depth += 1
        if self.depth > 20:
            raise PatternError("size", start)
        part = self._alternatives()
        self.depth -= 1
        if self._peek() != ")":
            raise PatternError("bracket", start)
        self.at += 1
        return part

    def _escape(self, start: int) -> _Part:
        char = self._peek()
        self.at += 1
        if char in _CLASSES and char:
            return _Chars(_CLASSES[char])
        if char in ("b", "B"):
            return _Mark(char)
        if not char or char.isalnum():
            raise PatternError("escape", start)
        return _Chars(re.escape(char))

    def _class(self, start: int) -> _Part:
        end = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]").match(self.source, start)
        if end is None:
            raise PatternError("class", start)
        self.at = end.end()
        source = end[0].replace("[", "\\[").replace("&&", "&\\&").replace("||", "|\\|").replace("~~", "~\\~")
        source = "[" + source[2:]  # the first bracket opens the class
        try:
            re.compile(source)
        except re.error as error:
            raise PatternError("class", start) from error
        return _Chars(source)

    def _repeated(self, part: _Part) -> _Part:
        found = re.compile(r"(?:[*+?]|\{(\d*)(,?)(\d*)\})").match(self.source, self.at)
        if found is None or found[0] in ("{}", "{,}"):
            return part
        at, self.at = self.at, found.end()
        if isinstance(part, _Mark):
            raise PatternError("repeat", at)
        if self._peek() in ("?", "+"):  # lazy or possessive: whether it fits does not depend on it (lazy), or hardly
            if self._peek() == "+":
                raise PatternError("unsupported", self.at)
            self.at += 1
        if self._peek() in ("*", "+", "?"):
            raise PatternError("repeat", self.at)
        if found[0] in "*+?":
            return _Repeat(part, int(found[0] == "+"), 1 if found[0] == "?" else None)
        if len(found[1]) > 4 or len(found[3]) > 4:
            raise PatternError("size", at)
        low = int(found[1] or 0)
        high = (int(found[3]) if found[3] else None) if found[2] else low
        if high is not None and high < low:
            raise PatternError("repeat", at)
        return _Repeat(part, low, high)


def _size(part: _Part) -> int:
    if isinstance(part, (_Seq, _Alt)):
        return 1 + sum(_size(each) for each in part.parts)
    if isinstance(part, _Repeat):
        return 1 + _size(part.part) * max(part.high or part.low + 1, 1)
    return 1


def _source(part: _Part) -> str:
    """The part as `re` writes it."""
    if isinstance(part, _Chars):
        return part.source
    if isinstance(part, _Mark):
        # Not `\B`: before Python 3.14 that does not match in an empty line.
        return {"^": r"\A", "$": r"\Z", "b": r"\b", "B": r"(?!\b)"}[part.sign]
    if isinstance(part, _Seq):
        return "".join(f"(?:{_source(each)})" if isinstance(each, _Alt) else _source(each) for each in part.parts)
    if isinstance(part, _Alt):
        return "|".join(f"(?:{_source(each)})" for each in part.parts)
    high = "" if part.high is None else str(part.high)
    return f"(?:{_source(part.part)}){{{part.low},{high}}}"


def _parts(part: _Part) -> Iterator[_Part]:
    yield part
    for each in part.parts if isinstance(part, (_Seq, _Alt)) else (part.part,) if isinstance(part, _Repeat) else ():
        yield from _parts(each)


def _simple(part: _Part) -> bool:
    """May backtracking be trusted with it? At most two open repetitions, of single characters, and few choices."""
    repeats = [each for each in _parts(part) if isinstance(each, _Repeat)]
    wide = [each for each in repeats if each.high is None or each.high > 1]
    choices = len(repeats) - len(wide) + sum(len(each.parts) for each in _parts(part) if isinstance(each, _Alt))
    inside = any(isinstance(each, (_Alt, _Repeat)) for one in wide for each in _parts(one.part))
    return len(wide) <= 2 and choices <= 8 and not inside and all(isinstance(one.part, _Chars) for one in wide)


def _wide(part: _Part) -> int:
    """How many repetitions may be of any length, or of several."""
    return sum(isinstance(each, _Repeat) and (each.high is None or each.high > 1) for each in _parts(part))


def _literal(part: _Part) -> str:
    """The longest run of characters that every match must hold; a quick first test."""
    best = run = ""
    for each in part.parts if isinstance(part, _Seq) else (part,):
        plain = each.source[-1] if isinstance(each, _Chars) and re.fullmatch(r"\\?[^\\.\[\]]", each.source) else ""
        if isinstance(each, _Chars) and each.source.startswith("\\") and plain.isalnum():
            plain = ""  # a class such as \d
        if isinstance(each, _Mark):
            continue
        run = run + plain if plain else ""
        best = max(best, run, key=len)
    return best


class Pattern:
    """A pattern over lines of text. Threads may share it.

    Attributes:
        literal: Text that every matching line holds, `""` if nothing is certain.

    Raises:
        PatternError: on making it.
    """

    def __init__(self, source: str) -> None:
        part = _Reader(source).all()
        if _size(part) > MAX_SIZE:
            raise PatternError("size", 0)
        self.literal = _literal(part)
        self._part = part
        self.quick = re.compile(_source(part)) if _simple(part) else None
        # With n open repetitions backtracking takes up to length ** (n + 1) steps: keep that below a few million.
        self._quick_length = 1500 if _wide(part) < 2 else 150

    @cached_property
    def automaton(self) -> Automaton:
        """The pattern as an automaton."""
        return Automaton(self._part)

    def found_in(self, line: str) -> bool:
        """Does it match somewhere in the line?"""
        if self.literal not in line:
            return False
        if self.quick is not None and len(line) <= self._quick_length:
            return self.quick.search(line) is not None
        return self.automaton.found_in(line)


_START, _WORD, _OTHER = 0, 1, 2  # what stands in front of a place


class Automaton:
    """A deterministic automaton over sets of places in the pattern, made as far as lines need it."""

    def __init__(self, part: _Part) -> None:
        self._chars: list[re.Pattern[str] | None] = []
        self._marks: list[str] = []
        self._next: list[list[int]] = []
        self._end = self._node()
        self._begin = self._add(part, self._end)
        self._steps: dict[tuple[frozenset[int], int], dict[str, tuple[frozenset[int], int] | None]] = {}

    def _node(self, chars: re.Pattern[str] | None = None, mark: str = "", *following: int) -> int:
        self._chars.append(chars)
        self._marks.append(mark)
        self._next.append(list(following))
        return len(self._chars) - 1

    def _add(self, part: _Part, then: int) -> int:
        """Build `part` in front of the place `then`; the place where it begins."""
        if isinstance(part, _Chars):
            return self._node(part.matcher(), "", then)
        if isinstance(part, _Mark):
            return self._node(None, part.sign, then)
        if isinstance(part, _Seq):
            for each in reversed(part.parts):
                then = self._add(each, then)
            return then
        if isinstance(part, _Alt):
            return self._node(None, "", *(self._add(each, then) for each in part.parts))
        if part.high is None:
            loop = self._node(None, "", then)
            self._next[loop].insert(0, self._add(part.part, loop))
            then = loop
        else:
            for _ in range(part.high - part.low):
                then = self._node(None, "", self._add(part.part, then), then)
        for _ in range(part.low):
            then = self._add(part.part, then)
        return then

    def found_in(self, line: str) -> bool:
        """Does it match somewhere in the line? One step per character."""
        state: tuple[frozenset[int], int] = (frozenset((self._begin,)), _START)
        for char in line:
            known = self._steps.get(state)
            if known is None:
                if len(self._steps) > _MAX_STATES:
                    self._steps.clear()
                known = self._steps[state] = {}
            if char in known:
                following = known[char]
            else:
                following = known[char] = self._step(state, char)
            if following is None:
                return True
            state = following
        return self._step(state, "") is None

    def _step(self, state: tuple[frozenset[int], int], char: str) -> tuple[frozenset[int], int] | None:
        """The state behind `char` (`""` = the end); None if a match ends in front of it."""
        places, before = state
        is_word = bool(char) and (char.isalnum() or char == "_")
        edge = (before == _WORD) != is_word
        open_, seen = list(places), set(places)
        after = {self._begin}
        while open_:
            place = open_.pop()
            if place == self._end:
                return None
            chars, mark = self._chars[place], self._marks[place]
            if chars is not None:
                if char and chars.fullmatch(char):
                    after.update(self._next[place])
                continue
            if (
                (mark == "^" and before != _START)
                or (mark == "$" and char)
                or (mark == "b" and not edge)
                or (mark == "B" and edge)
            ):
                continue
            fresh = [each for each in self._next[place] if each not in seen]
            seen.update(fresh)
            open_ += fresh
        return frozenset(after), _WORD if is_word else _OTHER
