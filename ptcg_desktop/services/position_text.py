"""Positions as a short text: the situation of a scenario (`scenario_format.GivenSpec`), one zone to a line.

    rules: current
    turn: A 5
    A active: Emberhound < Emberpup | energy: R R | damage: 30 | poisoned 20
    A bench: Puddlet; Puddlet | energy: W
    A hand: 2 Old Lamp, Fire Energy
    B active: Lagoor
    stadium: A Cold Cave
    used: energy, supporter

Under `<` lie the cards below. Cards are named as a person names them; `Name [id]` means one printing. Words of both
languages are read (data/position.toml), case and accents make no difference, zones that are not named are those of
a scenario file. A line that cannot be read is a problem and the others are read all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

import msgspec

from ptcg_desktop.cards import TYPE_NAMES
from ptcg_desktop.cards.names import fold
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.scenario_format import (
    MOST_DIGITS,
    GivenSpec,
    Letter,
    PokemonSpec,
    SideSpec,
    StadiumSpec,
    TurnSpec,
    UsedSpec,
    spread,
)
from ptcg_desktop.services.words import is_portuguese

ZONES = ("hand", "deck", "discard", "prizes", "lost")
LONGEST = 40_000
"""Characters: every card of both decks named by its print takes a fifth of it."""
MOST_PROBLEMS = 50
CONDITIONS = ("asleep", "confused", "paralyzed", "poisoned", "burned")
_USED = {"energy_turn": "energy", "retreat": "retreat", "item": "item", "supporter": "supporter", "stadium": "stadium"}
Phase = Literal["main", "turn_start", "between"]
_PHASES: dict[str, Phase] = {"main": "main", "turn_start": "turn_start", "between": "between"}
_CHANCE_DIGITS = 20  # a number of 64 bits
_COUNT = re.compile(r"^(\d{1,3})\s*[x×]?\s+(.+)$|^(.+?)\s*(?:[x×]\s?|\*\s*)(\d{1,3})$")
_LETTERS = re.compile(rf"^(?:CC|[{''.join(TYPE_NAMES)}]|\s)+$")
_PARTS = re.compile(r'"[^"]*"|\[[^\]]*\]|[^,;"\[]+|[,;\["]')
_LABEL_SIDES = {"A": "a", "B": "b"}
Block = tuple[str, str]
"""What a line is about: side (`"A"`, `"B"`, or `""`) and key."""


class Spot(msgspec.Struct, frozen=True):
    """Where something of a position lies.

    Attributes:
        side: `"A"` or `"B"`; of a Stadium its owner.
        zone: `"active"`, `"bench"`, `"stadium"` or one of `ZONES`.
        at: Place on the Bench, or in the zone from its beginning (a deck's top); -1 = the zone itself.
    """

    side: Letter
    zone: str
    at: int = -1


class Problem(msgspec.Struct, frozen=True):
    """Something about a position that a person should know.

    Attributes:
        line: Line of the text from 1; 0 = it concerns the whole.
        spot: What it is about, if it lies somewhere on the board.
        code: `position.*` or the code of a known error, in data/words.
        clause: The rule it is against, if it is one.
        fatal: It cannot be played like this.
    """

    line: int
    code: str
    params: dict[str, object] = {}
    clause: str = ""
    fatal: bool = False
    spot: Spot | None = None


class PositionText(msgspec.Struct, frozen=True):
    """A text that was read.

    Attributes:
        profile: The rules it names; empty if it names none.
        lines: For every name of a card the line in which it stands first.
        spots: The line of everything in play and of every zone.
    """

    profile: str
    given: GivenSpec
    problems: tuple[Problem, ...]
    lines: dict[str, int]
    spots: dict[Spot, int]


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/position.toml."""

    en: dict[str, tuple[str, ...]]
    pt: dict[str, tuple[str, ...]]


@cache
def _words() -> _Words:
    return load_toml(data_root() / "position.toml", _Words)


@cache
def _meaning(word: str, among: tuple[str, ...]) -> str:
    """The key a word stands for; empty if it is none of them."""
    known = _words()
    for key in among:
        if any(fold(word) == fold(one) for one in (*known.en[key], *known.pt[key])):
            return key
    return ""


def word(key: str, language: str) -> str:
    """The word that is written for a key."""
    known = _words().pt if is_portuguese(language) else _words().en
    return known[key][0]


# --- reading ---------------------------------------------------------------------------------------------------------


class _Unread(Exception):  # noqa: N818
    """A value that cannot be read."""

    def __init__(self, value: str) -> None:
        self.value = value.strip()
        super().__init__(value)


class _Side:
    """One side while it is being read."""

    def __init__(self) -> None:
        self.active: PokemonSpec | None = None
        self.bench: list[PokemonSpec] = []
        self.zones: dict[str, list[str]] = {}
        self.spent: list[str] = []
        self.markers: dict[str, int] = {}

    def spec(self) -> SideSpec:
        usual = SideSpec()
        return SideSpec(
            self.active, self.bench, self.zones.get("hand", []), self.zones.get("deck", usual.deck),
            self.zones.get("discard", []), self.zones.get("prizes", usual.prizes), self.zones.get("lost", []),
            self.spent, self.markers,
        )  # fmt: skip


class _Reader:
    def __init__(self) -> None:
        self.sides: dict[Letter, _Side] = {"A": _Side(), "B": _Side()}
        self.profile = ""
        self.turn = TurnSpec()
        self.phase: Phase = "main"
        self.stadium: StadiumSpec | None = None
        self.used = UsedSpec()
        self.chance: int | None = None
        self.lines: dict[str, int] = {}
        self.spots: dict[Spot, int] = {}
        self.at = 0

    def line(self, text: str) -> None:
        value = text.partition(":")[2]
        side, key = block_of(text)
        if not key:
            raise _Unread(text)
        if side:
            self._of_side("B" if side == "B" else "A", key, value)
        elif key == "rules":
            self.profile = value.strip()
        elif key == "turn":
            self.turn = _turn(value)
        elif key == "phase":
            self.phase = _PHASES[_one_of(value, tuple(_PHASES))]
        elif key == "stadium":
            self.stadium = self._stadium(value)
        elif key == "chance":
            self.chance = _number(value, _CHANCE_DIGITS)
        else:
            self._used(value)

    def _names(self, names: Iterable[str]) -> list[str]:
        found = list(names)
        try:
            names = spread(found)
        except KnownError as error:
            raise _Unread(str(error.params["value"])) from error
        for name in names:
            self.lines.setdefault(name, self.at)
        return found

    def _of_side(self, letter: Letter, key: str, value: str) -> None:
        side = self.sides[letter]
        self.spots[Spot(letter, key)] = self.at
        if key == "active":
            side.active = self._pokemon(value, f"{_LABEL_SIDES[letter]}1")
        elif key == "bench":
            for text in filter(str.strip, value.split(";")):
                self.spots[Spot(letter, "bench", len(side.bench))] = self.at
                side.bench.append(self._pokemon(text, f"{_LABEL_SIDES[letter]}{len(side.bench) + 2}"))
        elif key == "spent":
            side.spent += [each.strip() for each in value.split(",") if each.strip()]
        elif key == "markers":
            side.markers |= dict(map(_marker, filter(str.strip, value.split(","))))
        else:
            side.zones.setdefault(key, []).extend(self._names(cards(value)))

    def _stadium(self, value: str) -> StadiumSpec:
        first, _, rest = value.strip().partition(" ")
        owner = _meaning(first.rstrip(":"), ("A", "B")) if rest else ""
        name = rest.strip() if owner else value.strip()
        if not name:
            raise _Unread(value)
        self._names([name])
        found = StadiumSpec(name, "B" if owner == "B" else "A")
        self.spots[Spot(found.owner, "stadium")] = self.at
        return found

    def _used(self, value: str) -> None:
        for each in filter(str.strip, value.split(",")):
            found = _COUNT.match(each.strip())
            count = int(found[1] or found[4]) if found else 1
            text = (found[2] or found[3]) if found else each
            key = _USED[_one_of(text, tuple(_USED))]
            self.used = msgspec.structs.replace(self.used, **{key: count if count > 1 else True})

    def _pokemon(self, text: str, label: str) -> PokemonSpec:
        stack, *parts = text.split("|")
        names = self._names(name.strip() for name in stack.split("<"))
        if not all(names):
            raise _Unread(text)
        one = PokemonSpec(label, names[0], names[:0:-1])
        for part in filter(str.strip, parts):
            one = self._part(one, part)
        return one

    def _part(self, one: PokemonSpec, part: str) -> PokemonSpec:
        left, colon, value = part.partition(":")
        replace = msgspec.structs.replace
        if not colon:
            return self._flag(one, part)
        key = _one_of(left, ("energy", "damage", "attached", "used", "markers", "now"))
        if key == "energy":
            return replace(one, energy=[*one.energy, *self._names(energy(value))])
        if key == "damage":
            return replace(one, damage=_number(value))
        if key == "attached":
            return replace(one, attached=[*one.attached, *self._names(cards(value))])
        if key == "used":
            return replace(one, used=[*one.used, *(each.strip() for each in value.split(",") if each.strip())])
        if key == "markers":
            return replace(one, markers=one.markers | dict(map(_marker, filter(str.strip, value.split(",")))))
        return replace(one, new_conditions=[*one.new_conditions, *map(_condition, value.split(","))])

    def _flag(self, one: PokemonSpec, part: str) -> PokemonSpec:
        if _meaning(part, ("fresh",)):
            return msgspec.structs.replace(one, fresh=True)
        if _is_number(part.strip()):
            return msgspec.structs.replace(one, damage=int(part))
        return msgspec.structs.replace(one, conditions=[*one.conditions, *map(_condition, part.split(","))])


_KEYS = ("rules", "turn", "phase", "stadium", "used", "chance")
_SIDE_KEYS = ("active", "bench", *ZONES, "spent", "markers")


def _key(left: str) -> tuple[str, str]:
    """Side and key of a line: `"A active"`, `"mão do oponente"`, `"turn"`."""
    if key := _meaning(left, _KEYS):
        return "", key
    words = left.replace("'s", "s").split()
    for at in range(1, len(words)):
        for side, rest in ((words[:at], words[at:]), (words[at:], words[:at])):
            kept = [each for each in side if fold(each) not in ("do", "da", "de")]
            rest = [each for each in rest if fold(each) not in ("do", "da", "de")] if len(rest) > 1 else rest
            letter, key = _meaning(" ".join(kept), ("A", "B")), _meaning(" ".join(rest), _SIDE_KEYS)
            if letter and key:
                return letter, key
    key = _meaning(left, _SIDE_KEYS)
    return ("A", key) if key else ("", "")


def block_of(line: str) -> Block:
    """What a line is about; `("", "")` if it cannot be told."""
    left, colon, _value = line.partition(":")
    return _key(left) if colon else ("", "")


def _one_of(text: str, among: tuple[str, ...]) -> str:
    found = _meaning(text, among)
    if not found:
        raise _Unread(text)
    return found


def _number(text: str, most: int = MOST_DIGITS) -> int:
    digits = text.strip()
    if not _is_number(digits, most):
        raise _Unread(text)
    return int(digits)


def _is_number(text: str, most: int = MOST_DIGITS) -> bool:
    """Digits, and no more of them than a number on a table has: Python reads no number of thousands of digits."""
    return text.isascii() and text.isdigit() and len(text) <= most


def _turn(value: str) -> TurnSpec:
    found = TurnSpec()
    for each in value.split():
        if _is_number(each):
            found = msgspec.structs.replace(found, number=int(each))
        else:
            found = msgspec.structs.replace(found, player="B" if _one_of(each, ("A", "B")) == "B" else "A")
    return found


def _condition(text: str) -> str:
    name, _, points = text.strip().replace(":", " ").rpartition(" ")
    if not (name and _is_number(points)):
        return _one_of(text, CONDITIONS)
    return f"{_one_of(name, CONDITIONS)}:{points}"


def _marker(text: str) -> tuple[str, int]:
    name, _, number = text.strip().rpartition(" ")
    return (name, int(number)) if name and _is_number(number) else (text.strip(), 0)


def cards(text: str) -> list[str]:
    """`"2 Old Lamp, Fire Energy*3"` → `["Old Lamp*2", "Fire Energy*3"]`; commas in quotes or brackets part nothing."""
    found: list[str] = [""]
    for part in _PARTS.findall(text):
        if part in (",", ";"):
            found.append("")
        else:
            found[-1] += part.strip('"') if part.startswith('"') else part
    return [_counted(each.strip()) for each in found if each.strip()]


def energy(text: str) -> list[str]:
    """Cards, or letters of basic Energy one after the other: `"R R W"`, `"RRW"`."""
    if _LETTERS.match(text.strip()):
        return re.findall(r"CC|[A-Z]", text)
    return cards(text)


def _counted(text: str) -> str:
    found = _COUNT.match(text)
    if found is None:
        return text
    count, name = (found[1], found[2]) if found[1] else (found[4], found[3])
    return name.strip() if int(count) == 1 else f"{name.strip()}*{int(count)}"


def read(text: str) -> PositionText:
    """Read a text; never raises for what is typed. It is read while somebody types: its length has an end."""
    if len(text) > LONGEST:
        problem = Problem(0, "position.long", {"count": len(text), "limit": LONGEST}, fatal=True)
        return PositionText("", GivenSpec(), (problem,), {}, {})
    reader = _Reader()
    problems: list[Problem] = []
    for reader.at, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            reader.line(line)
        except _Unread as unread:
            problems.append(Problem(reader.at, "position.unread", {"text": unread.value[:60]}, fatal=True))
            if len(problems) == MOST_PROBLEMS:  # it is something else altogether
                break
    given = GivenSpec(
        reader.turn, reader.phase, reader.stadium, reader.used,
        chance=reader.chance, A=reader.sides["A"].spec(), B=reader.sides["B"].spec(),
    )  # fmt: skip
    return PositionText(reader.profile, given, tuple(problems), reader.lines, reader.spots)


# --- writing ---------------------------------------------------------------------------------------------------------


def blocks(given: GivenSpec, profile: str, language: str) -> dict[Block, list[str]]:
    """The lines of a situation by what they are about, in their order; a block with nothing to say has no lines."""

    def w(key: str) -> str:
        return word(key, language)

    found: dict[Block, list[str]] = {
        ("", "rules"): [f"{w('rules')}: {profile}"] if profile else [],
        ("", "turn"): [f"{w('turn')}: {given.turn.player} {given.turn.number}"],
        ("", "phase"): [f"{w('phase')}: {w(given.phase)}"] if given.phase != "main" else [],
    }
    for letter, side in (("A", given.A), ("B", given.B)):
        for key, lines in _side_lines(side, language).items():
            found[letter, key] = [f"{letter} {w(key)}: {line}".rstrip() for line in lines]
    stadium, used = given.stadium, list(_used_words(given.used, language))
    found["", "stadium"] = [] if stadium is None else [f"{w('stadium')}: {stadium.owner} {stadium.card}"]
    found["", "used"] = [f"{w('used')}: {', '.join(used)}"] if used else []
    found["", "chance"] = [] if given.chance is None else [f"{w('chance')}: {given.chance}"]
    return found


def write(given: GivenSpec, profile: str, language: str) -> str:
    """A situation as text; `read` reads it back."""
    parts: list[str] = []
    before = ""
    for (side, _key), lines in blocks(given, profile, language).items():
        if lines and parts and side != before:
            parts.append("")
        if lines:
            parts, before = [*parts, *lines], side
    return "\n".join(parts) + "\n"


def _used_words(used: UsedSpec, language: str) -> Iterator[str]:
    for key, field in _USED.items():
        count = int(getattr(used, field))
        if count:
            yield word(key, language) + (f"*{count}" if count > 1 else "")


def _side_lines(side: SideSpec, language: str) -> dict[str, list[str]]:
    """What stands behind the words of a side's lines, by their keys."""
    usual = SideSpec()
    found = {
        "active": [] if side.active is None else [_written(side.active, language)],
        "bench": [_written(one, language) for one in side.bench],
    }
    for zone in ZONES:
        names: list[str] = getattr(side, zone)
        found[zone] = [] if names == getattr(usual, zone) else [", ".join(map(_quoted, names))]
    found["spent"] = [", ".join(side.spent)] if side.spent else []
    found["markers"] = [_markers(side.markers)] if side.markers else []
    return found


def _written(one: PokemonSpec, language: str) -> str:
    parts = [" < ".join([one.card, *reversed(one.under)])]
    if one.energy:
        parts.append(f"{word('energy', language)}: {', '.join(map(_quoted, one.energy))}")
    if one.damage:
        parts.append(f"{word('damage', language)}: {one.damage}")
    if one.attached:
        parts.append(f"{word('attached', language)}: {', '.join(map(_quoted, one.attached))}")
    parts += [_condition_words(condition, language) for condition in one.conditions]
    if one.new_conditions:
        new = ", ".join(_condition_words(condition, language) for condition in one.new_conditions)
        parts.append(f"{word('now', language)}: {new}")
    if one.fresh:
        parts.append(word("fresh", language))
    if one.used:
        parts.append(f"{word('used', language)}: {', '.join(one.used)}")
    if one.markers:
        parts.append(f"{word('markers', language)}: {_markers(one.markers)}")
    return " | ".join(parts)


def _condition_words(condition: str, language: str) -> str:
    kind, _, points = condition.partition(":")
    return f"{word(kind, language)} {points}".strip()


def _markers(markers: dict[str, int]) -> str:
    return ", ".join(f"{name} {number}" if number else name for name, number in markers.items())


def _quoted(name: str) -> str:
    return f'"{name}"' if "," in name or ";" in name else name


def additions(given: GivenSpec, language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What can be added by choosing it: parts for the line of a Pokémon, and whole lines."""

    def w(key: str) -> str:
        return word(key, language)

    parts = [f"{w('damage')}: 10", f"{w('energy')}: ", f"{w('attached')}: ", *map(w, CONDITIONS), w("fresh")]
    turn = given.turn
    other = f"B {turn.number + 1}" if turn.player == "A" else f"A {turn.number + 1}"
    allowances = ", ".join(w(key) for key in ("energy_turn", "supporter", "retreat"))
    lines = [f"{w('turn')}: {other}", f"{w('stadium')}: A ", f"{w('used')}: {allowances}"]
    lines.append(f"{w('phase')}: {w('turn_start')}")
    return tuple(parts), tuple(lines)
