"""The scenario format: rule puzzles as YAML, read into types with the place of every mistake.

A file holds card facts and scenarios: a situation, what the players do, what must be true afterwards. The format needs
no card database. Only its shape is checked here; `scenario_cards` reads the effects, `scenarios` plays.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import yaml

from ptcg_desktop.cards import CardDef
from ptcg_desktop.errors import KnownError

SCHEMA = "ptcg-scenario/1"
Operation = dict[str, Any]
Letter = Literal["A", "B"]
MOST_DIGITS = 9
"""Of a number in a position or scenario: Python reads no number of thousands of digits."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all parts: an unknown key is a mistake."""


class AttackSpec(_Part, frozen=True):
    """An attack of a card."""

    name: str
    cost: list[str] = []
    damage: int | dict[str, Any] = 0
    pay: list[Operation] = []
    then: list[Operation] = []
    ignore: list[Literal["weakness", "resistance"]] = []


class PowerSpec(_Part, frozen=True):
    """A power of a card."""

    name: str
    use: Literal["activated", "passive"]
    limit: Literal["unlimited", "once_per_turn"] = "unlimited"
    works_when_affected: bool = False
    operations: list[Operation] = msgspec.field(name="do", default_factory=list)


class CardSpec(_Part, frozen=True):
    """Facts of a card, of any kind."""

    kind: Literal["pokemon", "energy", "trainer"]
    name: str = ""
    stage: Literal["basic", "stage1", "stage2", ""] = ""
    evolves_from: str = msgspec.field(name="from", default="")
    hp: int = 0
    type: str | list[str] = []
    weak: str | list[str] | dict[str, str | int] | None = None
    resist: str | list[str] | dict[str, str | int] | None = None
    retreat: int = 0
    prizes: int = 1
    attacks: list[AttackSpec] = []
    powers: list[PowerSpec] = []
    basic: bool = False
    provides: list[str | list[str]] = []
    subtype: Literal["trainer", "item", "supporter", "stadium", "tool", "any", ""] = ""
    effect: list[Operation] = []
    rules: list[Operation] = []
    ace_spec: bool = False


class PokemonSpec(_Part, frozen=True):
    """A Pokémon in play at the beginning. `used`: its powers used this turn; `markers` laid by hand, 0 = no number."""

    id: str
    card: str
    under: list[str] = []
    energy: list[str] = []
    damage: int = 0
    conditions: list[str] = []
    new_conditions: list[str] = []
    attached: list[str] = []
    fresh: bool = False
    used: list[str] = []
    markers: dict[str, int] = {}


class SideSpec(_Part, frozen=True):
    """One side at the beginning. `spent`: what it has used up that may be used once a game."""

    active: PokemonSpec | None = None
    bench: list[PokemonSpec] = []
    hand: list[str] = []
    deck: list[str] = msgspec.field(default_factory=lambda: ["Blank*10"])
    discard: list[str] = []
    prizes: list[str] = msgspec.field(default_factory=lambda: ["Blank*6"])
    lost: list[str] = []
    spent: list[str] = []
    markers: dict[str, int] = {}
    deck_after_shuffle: list[list[str]] = []


class TurnSpec(_Part, frozen=True):
    """Whose turn it is."""

    player: Letter = "A"
    number: int = 5
    phase: str = ""


class StadiumSpec(_Part, frozen=True):
    """The Stadium in play."""

    card: str
    owner: Letter


class UsedSpec(_Part, frozen=True):
    """Allowances already used, or how often."""

    energy: bool | int = False
    retreat: bool | int = False
    item: bool | int = False
    supporter: bool | int = False
    stadium: bool | int = False


class GivenSpec(_Part, frozen=True):
    """The situation. `chance` is the generator's word: coins that are not listed, and shuffles, fall as it says."""

    turn: TurnSpec = TurnSpec()
    phase: Literal["main", "turn_start", "between"] = "main"
    stadium: StadiumSpec | None = None
    used: UsedSpec = UsedSpec()
    sudden_death: bool = False
    chance: int | None = None
    A: SideSpec = SideSpec()
    B: SideSpec = SideSpec()


class ChooseSpec(_Part, frozen=True):
    """Answers to what an act asks."""

    target: str | None = None
    targets: list[str] | None = None
    source: str | None = msgspec.field(name="from", default=None)
    energy: list[str] | None = None
    energy_then: list[str] | None = None
    attack: str | None = None
    card: str | None = None
    cards: list[str] | None = None
    cards_discarded: list[str] | None = None


class ActSpec(_Part, frozen=True):
    """A step, or an act asked about. `exact` (`act:` in the file) belongs to the step `act`: see `scenario_exact`."""

    by: Letter
    act: str = msgspec.field(name="do")
    card: str = ""
    cards: list[str] = []
    label: str | list[str] = msgspec.field(name="as", default=[])
    target: str = ""
    choose: ChooseSpec = ChooseSpec()
    to: str = ""
    pay: list[str] = []
    of: str = ""
    name: str = ""
    index: int = 0
    indices: list[int] = []
    id: str = ""
    count: int = 0
    player: Letter = "A"
    expect: Literal["ok", "illegal"] = "ok"
    clause: str = ""
    exact: dict[str, Any] = msgspec.field(name="act", default_factory=dict)
    check: dict[str, Any] = {}


class EntrySpec(_Part, frozen=True):
    """One line of a deck."""

    card: str
    count: int


class CostRow(_Part, frozen=True):
    """One question about a cost."""

    cost: list[str]
    attached: list[str]
    payable: bool


class ScenarioSpec(_Part, frozen=True):
    """One scenario."""

    id: str
    title: str
    profile: str
    kind: Literal["play", "setup", "deck", "cost"] = "play"
    clauses: list[str] = []
    decision: list[str] = []
    cards: dict[str, CardSpec] = {}
    given: GivenSpec = GivenSpec()
    coins: list[Literal["H", "T"]] = []
    steps: list[ActSpec] = []
    expect: dict[str, Any] = {}
    deck: list[EntrySpec] = []
    rows: list[CostRow] = []


class ScenarioFile(_Part, frozen=True):
    """A file of scenarios. `printed` are cards as the catalogue keeps them, with the programs of their texts."""

    schema: str
    scenarios: list[ScenarioSpec]
    cards: dict[str, CardSpec] = {}
    printed: dict[str, CardDef] = {}


def read_file(path: Path) -> ScenarioFile:
    """Read one file.

    Raises:
        KnownError: `scenario.unreadable`, or `scenario.damaged` with file, place and problem.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise KnownError("scenario.unreadable", file=str(path), problem=problem) from error
    return read_text(text, str(path))


def read_text(text: str, file: str) -> ScenarioFile:
    """Read the text of a file; errors as in `read_file`."""
    try:
        raw = yaml.safe_load(text)
    except (yaml.YAMLError, ValueError, RecursionError, OverflowError, AttributeError, TypeError, LookupError) as error:
        # Its constructors of numbers and days trip over values that are none, each in its own way.
        mark = getattr(error, "problem_mark", None)
        place = f"line {mark.line + 1}, column {mark.column + 1}" if mark is not None else "?"
        raise KnownError(
            "scenario.damaged", file=file, place=place, problem=_first_line(getattr(error, "problem", None) or error)
        ) from error
    try:
        document = msgspec.convert(raw, ScenarioFile, strict=True)
    except (msgspec.ValidationError, UnicodeEncodeError, RecursionError) as error:
        problem, _, place = str(error).partition(" - at `")
        raise KnownError(
            "scenario.damaged", file=file, place=_place(raw, place.rstrip("`")), problem=problem
        ) from error
    if document.schema != SCHEMA:
        raise KnownError("scenario.damaged", file=file, place="$.schema", problem=f"only {SCHEMA} is known")
    return document


def _first_line(problem: object) -> str:
    return (str(problem).splitlines() or [type(problem).__name__])[0]


def _place(raw: object, place: str) -> str:
    """The place of a mistake with the name of the card it is in; the reader of types leaves names out."""
    parts = [raw, *(raw.get("scenarios") or [])] if isinstance(raw, dict) else []
    if "cards[...]" not in place:
        return place or "$"
    for part in parts:
        cards = part.get("cards") if isinstance(part, dict) else None
        for key, value in cards.items() if isinstance(cards, dict) else ():
            try:
                msgspec.convert(value, CardSpec, strict=True)
            except msgspec.ValidationError:
                return place.replace("cards[...]", f"cards.{key}")
    return place


def spread(names: list[str]) -> list[str]:
    """`["Pup*2", "Cub"]` → `["Pup", "Pup", "Cub"]`.

    Raises:
        KnownError: `scenario.value`, a number of copies that is none.
    """
    result: list[str] = []
    for entry in names:
        name, star, count = entry.partition("*")
        if not star:
            result.append(name)
            continue
        if not (count.isascii() and count.isdecimal() and len(count) < 4):
            raise KnownError("scenario.value", value=entry)
        result.extend([name] * int(count))
    return result
