"""Single conditions as tests of a value: numbers between ends, types, kinds, the words of `is:` and `has:`."""

from __future__ import annotations

from collections.abc import Callable

from ptcg_desktop.services.query.tree import Operator

KindTest = Callable[[tuple[str, str, str]], bool]
_HIGHEST = 10**9

# Words of `is:` and `has:` whose mark on the card has another name.
_FLAGS = {
    "acespec": "ace_spec",
    "star": "pokemon_star",
    "prism": "prism_star",
    "anynumber": "any_number",
    "firstedition": "first",
    "pokemonpower": "pokemon_power",
    "pokepower": "poke_power",
    "pokebody": "poke_body",
    "trait": "ancient_trait",
}
_BY_KIND = frozenset(
    (
        "vmax",
        "vstar",
        "vunion",
        "levelx",
        "legend",
        "break",
        "mega",
        "baby",
        "basic",
        "stage1",
        "stage2",
        "evolution",
        "restored",
        "pokemon",
        "trainer",
        "energy",
        "basicenergy",
        "specialenergy",
        "item",
        "supporter",
        "stadium",
        "tool",
        "tm",
    )
)
_STAGES = {"vunion": "v_union", "v-union": "v_union", "levelx": "level_up", "level-up": "level_up"}
_WITHIN = {
    "technical-machine": "technical_machine",
    "tm": "technical_machine",
    "rocket-secret-machine": "rocket_secret_machine",
}
_LATER = frozenset({"stage1", "stage2", "level_up", "mega", "break", "vmax", "vstar"})


def bounds(op: Operator, text: str) -> tuple[int, int]:
    """Lowest and highest number that fit."""
    if ".." in text:
        low, high = text.split("..")
        return int(low or 0), int(high) if high else _HIGHEST
    number = int(text)
    if op == ">":
        return number + 1, _HIGHEST
    if op == ">=":
        return number, _HIGHEST
    if op == "<":
        return 0, number - 1
    return (0 if op == "<=" else number), number


def bounds_of_dates(op: Operator, text: str) -> tuple[str, str]:
    """First and last ISO day; a year or month stands for all of its days."""
    if ".." in text:
        low, high = text.split("..")
        return low, f"{high}~" if high else "~"
    if op == ">":
        return f"{text}~", "~"
    if op == ">=":
        return text, "~"
    if op == "<":
        return "", _before(text)
    return ("" if op == "<=" else text), f"{text}~"


def _before(text: str) -> str:
    """The greatest text below a date: every day in front of it, none behind."""
    return text[:-1] + chr(ord(text[-1]) - 1) + "~"


def compared(op: Operator, text: str) -> Callable[[str], bool]:
    """Letters in their order, or a range of them; a card without one fits no comparison, only `none`."""
    if text == "none":
        return lambda value: not value
    if ".." in text:
        low, high = text.split("..")
        return lambda value: bool(value) and low <= value and (not high or value <= high)
    if op == ">":
        return lambda value: value > text
    if op == ">=":
        return lambda value: value >= text
    if op == "<":
        return lambda value: "" < value < text
    if op == "<=":
        return lambda value: "" < value <= text
    return lambda value: value == text


def of_type(letter: str, *, only: bool) -> Callable[[str], bool]:
    """Has the card this type (with `only`: and no other)?"""
    return (lambda types: set(types) == {letter}) if only else lambda types: letter in types


def kind_test(word: str) -> KindTest:
    """Kind, kind within it, or stage."""
    if word in ("pokemon", "trainer", "energy"):
        return lambda kind: kind[0] == word
    if word in ("basic-energy", "basicenergy"):
        return lambda kind: kind[0] == "energy" and kind[1] == "basic"
    if word in ("special-energy", "specialenergy"):
        return lambda kind: kind[0] == "energy" and kind[1] == "special"
    if word == "evolution":
        return lambda kind: kind[2] in _LATER
    if word in ("item", "supporter", "stadium", "tool") or word in _WITHIN:
        within = _WITHIN.get(word, word)
        return lambda kind: kind[1] == within and kind[0] == "trainer"
    stage = _STAGES.get(word, word)
    return lambda kind: kind[2] == stage


def ask_is(word: str) -> tuple[str, KindTest | None]:
    """The mark to look for, or a test of kind and stage."""
    if word in _BY_KIND:
        return "", kind_test(word)
    return _FLAGS.get(word, word), None
