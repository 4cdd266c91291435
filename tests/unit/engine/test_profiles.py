"""Rule profiles are data: loaded whole, refused with file, key and allowed values, and unknown to the rule code."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ptcg_desktop import engine
from ptcg_desktop.engine.profiles import parse_factor, rules_folder
from ptcg_desktop.errors import KnownError

ENGINE = Path(engine.__file__).parent
IDS = ("bw-xy-2013", "classic", "classic-extended", "current", "xy-nov-2013")


def test_all_profiles_load() -> None:
    assert engine.profile_ids() == IDS
    assert [engine.load_profile(name).id for name in IDS] == list(IDS)


def _texts(tree: ast.Module) -> set[str]:
    """Every text in the code, but for names of attributes."""
    slots = [n for n in ast.walk(tree) if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__slots__"]
    names = {id(inner) for node in slots for inner in ast.walk(node)}
    found = (n for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in names)
    return {node.value for node in found if isinstance(node.value, str)}


def test_no_engine_module_mentions_a_profile() -> None:
    """R-PROF-1: no rule code may branch on a profile's name, nor ask for it (a view only passes it on)."""
    for path in ENGINE.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert not _texts(ast.parse(source)) & set(IDS), path.name
        assert "profile.id" not in source or path.name == "views.py", path.name


def test_the_parameter_table() -> None:
    classic, modern, now = (engine.load_profile(name) for name in ("classic", "bw-xy-2013", "current"))
    assert (classic.setup.mulligan_bonus_max, modern.setup.mulligan_bonus_max) == (2, 1)
    assert [p.damage.resistance_default for p in (classic, modern, now)] == [-30, -20, -30]
    assert [p.turn.retreats_per_turn for p in (classic, modern, now)] == ["unlimited", 1, 1]
    assert classic.attack_steps.index("confusion") > classic.attack_steps.index("price")
    assert now.attack_steps.index("confusion") == 1
    assert "burned" in modern.conditions
    assert "burned" not in classic.conditions


def test_an_overlay_lies_on_its_profile() -> None:
    overlaid = engine.load_profile("bw-xy-2013", ["xy-nov-2013"])
    assert overlaid == engine.load_profile("xy-nov-2013") == engine.load_profile("bw-xy-2013+xy-nov-2013")
    assert overlaid.types.basic_energy_types[-1] == "Y"
    assert not overlaid.turn.first_turn_attack
    assert overlaid.turn.first_turn_supporter


def _changed(tmp_path: Path, old: str, new: str) -> Path:
    text = (rules_folder() / "classic.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "house.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_house_rules(tmp_path: Path) -> None:
    profile = engine.load_profile(_changed(tmp_path, "bench_limit = 5", "bench_limit = 3"))
    assert profile.turn.bench_limit == 3


@pytest.mark.parametrize(
    ("old", "new", "key", "allowed"),
    [
        ('coin_time = "after_prizes"', 'coin_time = "never"', "setup.coin_time", "after_prizes, before_hands"),
        ("prizes = 6", "prizes = 0", "setup.prizes", "1 to 60"),
        ("prizes = 6", 'prizes = "six"', "setup.prizes", "a whole number"),
        ("bench_limit = 5", "bench_limit = -1", "turn.bench_limit", "0 to 60"),
        ("mulligan_bonus_max = ", "mulligan_bonus_max = 1" + "0" * 17 + " # ", "setup.mulligan_bonus_max", "0 to 60"),
        ('"carry_out"', '"sing"', "attack.steps", "announce"),
        ('confusion_tails = "hit_itself"', 'confusion_tails = "x"', "attack.confusion_tails", "counters, hit_itself"),
        ('weakness_default = "x2"', 'weakness_default = "twice"', "damage.weakness_default", "x2"),
        ('"g", "h"]', '"g", "z"]', "damage.steps", "a, b, c"),
        ('order = ["poisoned"', 'order = ["frozen"', "between.order", "asleep"),
        ('check = "counters"', 'check = "dance"', "conditions.poisoned.check", "counters"),
        ("energy_per_turn = 1", 'energy_per_turn = "many"', "turn.energy_per_turn", "a number, unlimited"),
        ("stadium_same_name = true", "stadium_same_name = 3", "trainers.stadium_same_name", "true, false"),
        ('ways = ["prizes"', 'ways = ["beauty"', "win.ways", "no_pokemon, prizes"),
    ],
)
def test_a_wrong_value_is_refused_with_file_key_and_allowed_values(
    tmp_path: Path, old: str, new: str, key: str, allowed: str
) -> None:
    path = _changed(tmp_path, old, new)
    with pytest.raises(KnownError) as raised:
        engine.load_profile(path)
    assert raised.value.code == "rules.value"
    assert raised.value.params["file"] == str(path)
    assert raised.value.params["key"] == key
    assert allowed in str(raised.value.params["allowed"])


def test_unknown_rules_and_unknown_keys(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match=r"rules\.unknown"):
        engine.load_profile("home")
    with pytest.raises(KnownError) as raised:
        engine.load_profile(_changed(tmp_path, "bench_limit = 5", "bench_limit = 5\nbench_size = 6"))
    assert "bench_size" in str(raised.value.params["allowed"])


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_damaged_profiles_are_known_errors(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    dice = random.Random(seed)
    text = (rules_folder() / "current.toml").read_text(encoding="utf-8")
    for _ in range(dice.randrange(1, 5)):
        at = dice.randrange(len(text))
        text = (
            text[:at]
            + dice.choice(['"', "[", "]", "=", "\n", "x", "-1", "{", "", "true"])
            + text[at + dice.randrange(6) :]
        )
    path = tmp_path_factory.getbasetemp() / "damaged.toml"
    path.write_text(text, encoding="utf-8")
    place = str(path)
    try:
        engine.load_profile(path)
    except KnownError as error:
        place = str(error.params["file"])
    assert place == str(path)


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("×2", ("x", 2)),
        ("x3", ("x", 3)),
        ("+20", ("+", 20)),
        ("-30", ("+", -30)),
        ("−20", ("+", -20)),
        ("2x", None),
        ("×" + "9" * 5000, None),
        ("", None),
    ],
)
def test_printed_weakness_and_resistance(printed: str, read: object) -> None:
    assert parse_factor(printed) == read
