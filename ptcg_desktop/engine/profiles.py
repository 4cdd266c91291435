"""Rule profiles: the parameter table of the rules as data, read from data/rules/*.toml or from a person's own file.

A profile is values and names of procedures; no rule code knows a profile's id. An *overlay* is a partial profile put on
top of another (R-PROF-3). Everything is checked when it is loaded: a mistake names file, key and allowed values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from ptcg_desktop.cards.model import Era
from ptcg_desktop.data import convert, data_root, read_toml
from ptcg_desktop.engine import registry
from ptcg_desktop.errors import KnownError

Limit = int | Literal["unlimited"]
UNLIMITED = 1_000_000
MOST_CARDS = 60
"""No rules deal more cards at once, or have more places: a file that says so is damaged, and would not fit anywhere."""


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the sections: an unknown key is a mistake."""


class Types(_Section, frozen=True):
    """Closed type lists (R-CARD-5, R-DECK-4)."""

    pokemon_types: tuple[str, ...]
    energy_types: tuple[str, ...]
    basic_energy_types: tuple[str, ...]


class Deck(_Section, frozen=True):
    """Deck construction (R-DECK, R-HINT); read by the deck checker, not by the engine."""

    deck_size: int
    copy_limit: int
    limit_groups: dict[str, int]
    hints_energy_count: tuple[int, int] | None = None
    hints_energy_types: tuple[int, int] | None = None


class Setup(_Section, frozen=True):
    """Setup (R-SETUP, R-SD-1)."""

    opening_hand: int
    prizes: int
    sudden_death_prizes: int
    mulligan_bonus_max: int
    mulligan_bonus_time: Literal["at_once", "after_setup"]
    mulligan_both: Literal["redraw_without_bonus"]
    coin_time: Literal["after_prizes", "before_hands"]
    first_player: Literal["coin_winner", "winner_chooses"]


class Turn(_Section, frozen=True):
    """Turn, Bench, evolving, Energy, retreat (R-TURN, R-BENCH, R-EVO, R-ENE, R-RET)."""

    bench_limit: int
    first_turn_draw: bool
    first_turn_attack: bool
    first_turn_supporter: bool
    first_turn_evolve: bool
    evolve_fresh: bool
    energy_per_turn: Limit
    retreats_per_turn: Limit
    retreat_payment: Literal["one_card_at_a_time"]
    confused_retreat: Literal["pay_then_flip", "free"]


class Trainers(_Section, frozen=True):
    """Trainer cards (R-CARD-4, R-TRN). `plain_subtype` is the kind that has no limit of its own."""

    trainer_subtypes: tuple[str, ...]
    plain_subtype: str
    items_per_turn: Limit
    supporters_per_turn: Limit
    stadiums_per_turn: Limit
    stadium_same_name: bool
    tools_per_pokemon: Limit


class Powers(_Section, frozen=True):
    """Pokémon Powers and Abilities (R-POW)."""

    power_kind: Literal["pokemon_power", "ability"]
    powers_blocked_by: tuple[str, ...]


class Attack(_Section, frozen=True):
    """Attack procedure (R-ATK) and confusion (R-CNF)."""

    steps: tuple[str, ...]
    confusion_check_step: str
    confusion_tails: str
    confusion_damage: int


class Damage(_Section, frozen=True):
    """Damage calculation (R-DMG)."""

    steps: tuple[str, ...]
    weakness_default: str
    resistance_default: int
    attacker_modifier_step: str
    defender_modifier_step: str
    bench_weakness_resistance: bool


class ConditionRule(_Section, frozen=True):
    """One Special Condition (R-COND).

    Attributes:
        group: Conditions of one group replace one another; empty: stands beside all others.
        prevents: What its Pokémon cannot do: `"attack"`, `"retreat"`.
        clause: The clause that says so for an attack (a retreat is always R-RET-2).
        amount: Points per check.
        check: Procedure between turns, empty for none.
    """

    group: str = ""
    prevents: tuple[Literal["attack", "retreat"], ...] = ()
    clause: str = "R-ATK-1"
    amount: int = 0
    check: str = ""


class Between(_Section, frozen=True):
    """Between turns (R-BTW): the order of condition checks; `"other"` stands for effects of cards."""

    order: tuple[str, ...]
    other_effects_first: bool
    doomed_flips: bool


class KnockOut(_Section, frozen=True):
    """Knock Outs (R-KO)."""

    ko_check: Literal["after_each_action"]
    prize_choice: Literal["own_choice"]
    prize_value: Literal["one", "card"]
    double_ko_order: Literal["turn_player_last"]


class Win(_Section, frozen=True):
    """Winning (R-WIN)."""

    ways: tuple[str, ...]
    tie_rule: Literal["more_ways"]


class Profile(_Section, frozen=True):
    """One complete rule profile. Section and key names are those of the parameter table of the rules.

    `era` says whose words its players use; None in files and saved games older than that key.
    """

    id: str
    types: Types
    deck: Deck
    setup: Setup
    turn: Turn
    trainers: Trainers
    powers: Powers
    attack: Attack
    damage: Damage
    conditions: dict[str, ConditionRule]
    between: Between
    knock_out: KnockOut
    win: Win
    zones: tuple[str, ...] = ()
    era: Era | None = None

    @property
    def attack_steps(self) -> tuple[str, ...]:
        """The attack procedure with the confusion check in its place (R-ATK-9)."""
        return _attack_steps(self.attack)


def _attack_steps(attack: Attack) -> tuple[str, ...]:
    at = attack.steps.index(attack.confusion_check_step) + 1
    return (*attack.steps[:at], "confusion", *attack.steps[at:])


def number(limit: Limit) -> int:
    """A limit as a number; "unlimited" is one that no game reaches."""
    return UNLIMITED if isinstance(limit, str) else limit


def rules_folder() -> Path:
    """Where the program's own profiles are."""
    return data_root() / "rules"


def profile_ids() -> tuple[str, ...]:
    """Ids of the program's own profiles and overlays."""
    return tuple(sorted(path.stem for path in rules_folder().glob("*.toml")))


def load_profile(which: str | Path, overlays: Sequence[str | Path] = ()) -> Profile:
    """Load a profile by id or from a file, with overlays put on top in order.

    `"bw-xy-2013+xy-nov-2013"` names a profile and an overlay; an overlay's own id loads it on the profile it is for.

    Raises:
        KnownError: `rules.unknown` (no such id), `data.missing`, `data.syntax`, or `rules.value` with `file`, `key`,
            `value` and `allowed`.
    """
    names: list[str | Path] = [*(which.split("+") if isinstance(which, str) else [which]), *overlays]
    path, raw = _read(names[0])
    base = raw.get("overlay_of")
    if base is not None:
        if not isinstance(base, str):
            raise KnownError("rules.value", file=str(path), key="overlay_of", value=str(base), allowed="an id")
        names.insert(0, base)
        path, raw = _read(base)
    for name in names[1:]:
        path, over = _read(name)
        raw = _merge(raw, {key: value for key, value in over.items() if key != "overlay_of"})
    return _checked(raw, path)


def _read(which: str | Path) -> tuple[Path, dict[str, Any]]:
    if isinstance(which, Path):
        return which, read_toml(which)
    path = rules_folder() / f"{which}.toml"
    if which not in profile_ids():
        raise KnownError("rules.unknown", profile=which, allowed=", ".join(profile_ids()))
    return path, read_toml(path)


def _merge(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(under)
    for key, value in over.items():
        old = merged.get(key)
        merged[key] = _merge(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def _checked(raw: dict[str, Any], path: Path) -> Profile:
    try:
        profile = convert(raw, Profile, path)
    except KnownError as error:
        key = str(error.params["key"]).removeprefix("$").lstrip(".")
        value, allowed = _explain_value(raw, key, str(error.params["problem"]))
        raise KnownError("rules.value", file=str(path), key=key or "(file)", value=value, allowed=allowed) from error
    for key, value, allowed in mistakes(profile):
        raise KnownError("rules.value", file=str(path), key=key, value=value, allowed=allowed)
    return profile


def _explain_value(raw: object, key: str, problem: str) -> tuple[str, str]:
    """The offending value, and what the schema allows there in words."""
    value: object = raw
    hint: object = Profile
    for part in key.split(".") if key else []:
        name = part.split("[")[0].strip("`…")
        value = value.get(name, value) if isinstance(value, dict) else value
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            hint = get_type_hints(hint).get(name, hint)
        elif get_origin(hint) is dict:
            hint = get_args(hint)[1]
    return ("-" if isinstance(value, dict) else repr(value)), _allowed(hint, problem)


def _allowed(hint: object, problem: str) -> str:
    if get_origin(hint) is Literal:
        return ", ".join(str(choice) for choice in get_args(hint))
    if hint == Limit:
        return "a number, unlimited"
    simple = {int: "a whole number", str: "a text", bool: "true, false"}
    for kind, words in simple.items():
        if hint is kind:
            return words
    if get_origin(hint) is tuple:
        return f"a list ({problem})"
    return problem


def _short(value: int) -> str:
    """A number as a message can hold it: a damaged file may have one of thousands of digits."""
    return str(value) if abs(value) < 10**9 else f"{'-' if value < 0 else ''}10^{value.bit_length() * 3 // 10}"


def mistakes(profile: Profile) -> list[tuple[str, str, str]]:
    """What the schema cannot check, names of procedures and numbers: (key, value, allowed) of each mistake."""
    wrong: list[tuple[str, str, str]] = []

    def names(key: str, values: Sequence[str], known: Sequence[str]) -> None:
        wrong.extend((key, value, ", ".join(known)) for value in values if value not in known)

    def least(key: str, value: int, low: int) -> None:
        if value < low:
            wrong.append((key, _short(value), f"{low} or more"))

    def within(key: str, value: int, low: int, most: int = MOST_CARDS) -> None:
        if not low <= value <= most:
            wrong.append((key, _short(value), f"{low} to {most}"))

    names("attack.steps", profile.attack.steps, sorted(registry.ATTACK_STEPS))
    names("attack.confusion_check_step", (profile.attack.confusion_check_step,), profile.attack.steps)
    names("attack.confusion_tails", (profile.attack.confusion_tails,), sorted(registry.CONFUSION_TAILS))
    names("damage.steps", profile.damage.steps, sorted(registry.DAMAGE_STEPS))
    steps = profile.damage.steps
    names("damage.attacker_modifier_step", (profile.damage.attacker_modifier_step,), steps)
    names("damage.defender_modifier_step", (profile.damage.defender_modifier_step,), steps)
    if parse_factor(profile.damage.weakness_default) is None:
        wrong.append(("damage.weakness_default", profile.damage.weakness_default, "x2, x3, …, +10, +20, …"))
    conditions = sorted(profile.conditions)
    names("between.order", profile.between.order, [*conditions, "other"])
    names("powers.powers_blocked_by", profile.powers.powers_blocked_by, conditions)
    names("win.ways", profile.win.ways, sorted(registry.WIN_WAYS))
    names("trainers.trainer_subtypes", profile.trainers.trainer_subtypes, sorted(registry.TRAINER_SUBTYPES))
    names("trainers.plain_subtype", (profile.trainers.plain_subtype,), profile.trainers.trainer_subtypes)
    for kind, rule in profile.conditions.items():
        if rule.check:
            names(f"conditions.{kind}.check", (rule.check,), sorted(registry.CHECKS))
        least(f"conditions.{kind}.amount", rule.amount, 0)
    setup = profile.setup
    for key, low in (("opening_hand", 1), ("prizes", 1), ("sudden_death_prizes", 1), ("mulligan_bonus_max", 0)):
        within(f"setup.{key}", getattr(setup, key), low)
    within("turn.bench_limit", profile.turn.bench_limit, 0)
    for key in ("energy_per_turn", "retreats_per_turn"):
        least(f"turn.{key}", number(getattr(profile.turn, key)), 0)
    for key in ("items_per_turn", "supporters_per_turn", "stadiums_per_turn", "tools_per_pokemon"):
        least(f"trainers.{key}", number(getattr(profile.trainers, key)), 0)
    return wrong


_MOST_DIGITS = 9
"""Of a factor; Python reads no number of thousands of digits."""


def parse_factor(printed: str) -> tuple[str, int] | None:
    """`"x2"`, `"×2"` → ("x", 2); `"+20"`, `"-30"`, `"−30"`, `"20"` → ("+", ±n); None if it is neither."""
    text = printed.strip().replace("×", "x").replace("−", "-").replace("–", "-")
    mark, digits = ("x", text[1:]) if text[:1] in ("x", "X") else ("+", text.removeprefix("+"))
    negative = digits.startswith("-")
    if not digits.removeprefix("-").isdecimal() or not digits.isascii() or len(digits) > _MOST_DIGITS:
        return None
    value = int(digits.removeprefix("-"))
    return mark, -value if negative else value
