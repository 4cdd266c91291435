"""The table of nodes and languages has no gaps: each node and each value it can hold has words in both."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from ptcg_desktop.data import data_root
from ptcg_desktop.effects import ir, targets, values
from ptcg_desktop.effects.english.vocabulary import vocabulary
from ptcg_desktop.effects.render import render
from ptcg_desktop.effects.render.english import English
from ptcg_desktop.effects.render.grammar_pt import words
from ptcg_desktop.effects.render.phrases import NODES, tag
from ptcg_desktop.effects.render.portuguese import Portuguese
from ptcg_desktop.effects.render.texts import Texts
from ptcg_desktop.effects.render.wordings import wordings

LANGUAGES: tuple[type[Texts], ...] = (English, Portuguese)
_SCOPE = {**vars(targets), **vars(values), **vars(ir)}


def method_of(family: str, node: type[ir.Node]) -> str:
    name = tag(node)
    return name if name.startswith(f"{family}_") else f"{family}_{name}"


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.__name__)
def test_every_node_has_words(language: type[Texts]) -> None:
    missing = [
        method_of(family, node) for family in NODES for node in NODES[family] if not _said(language, family, node)
    ]
    assert missing == []


def _said(language: type[Texts], family: str, node: type[ir.Node]) -> bool:
    method = getattr(language, method_of(family, node), None)
    if method is None:
        return False
    first = list(inspect.signature(method).parameters.values())[1]
    return str(first.annotation) == f"ir.{node.__name__}"


def test_the_families_hold_every_node() -> None:
    listed = {node for family in NODES.values() for node in family}
    nodes = {
        one for one in vars(ir).values() if isinstance(one, type) and issubclass(one, ir.Node) and one is not ir.Node
    }
    said_elsewhere = {ir.Lasting, ir.Rule, ir.PokemonFilter, ir.CardFilter}
    assert nodes - listed == said_elsewhere


FIELDS: list[tuple[type[msgspec.Struct], str, str]] = [
    (ir.Trigger, "at", "point"),
    (ir.Forbid, "act", "act"),
    (ir.Allow, "act", "permission"),
    (ir.Happened, "what", "happened"),
    (ir.Fact, "number", "fact"),
    (ir.UsesAttacks, "source", "source"),
    (ir.Later, "at", "later"),
    (ir.Lasting, "until", "until"),
    (ir.Leave, "to", "into"),
    (ir.Program, "limit", "limit"),
]


def literals(kind: type[msgspec.Struct], field: str) -> tuple[str, ...]:
    """The values a field can hold, in the order they are written in: the names of tests follow it."""

    def within(hint: Any) -> Iterator[str]:
        if get_origin(hint) is Literal:
            yield from (one for one in get_args(hint) if isinstance(one, str))
        else:
            for one in get_args(hint):
                yield from within(one)

    return tuple(dict.fromkeys(within(get_type_hints(kind, _SCOPE)[field])))


@pytest.mark.parametrize(("kind", "field", "section"), FIELDS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_every_value_has_words_in_both_languages(kind: type[msgspec.Struct], field: str, section: str) -> None:
    table = getattr(wordings(), section)
    without = {one for one in literals(kind, field) if one not in table}
    assert without == set()
    empty = {one for one in literals(kind, field) if one != "stays" and not (table[one].en and table[one].pt)}
    assert empty == set()


def test_conditions_classes_and_types_have_portuguese_words() -> None:
    assert set(words().conditions) == set(vocabulary().conditions.values())
    assert set(vocabulary().groups.values()) - set(words().groups) <= KEPT_AS_PRINTED
    for era in (words().classic, words().modern):
        assert set(era.types) == set(vocabulary().types.values())


KEPT_AS_PRINTED = {"ex", "EX", "GX", "V", "VMAX", "VSTAR", "V-UNION", "LV.X", "SP", "LEGEND", "BREAK", "Dynamax"}
"""Classes that Brazilian cards print as the English ones do."""

KINDS = {"attack": "attack", "power": "power", "tool": "tool"}


def programs_of_values() -> list[tuple[str, ir.Program]]:
    """A program for every value of the table, on the kinds of text that hold such."""
    who = ir.Active("opponent")
    out: list[tuple[str, ir.Program]] = []
    for at in literals(ir.Trigger, "at"):
        trigger = msgspec.convert({"op": "trigger", "at": at, "steps": [{"op": "draw", "amount": 2}]}, ir.Trigger)
        out.append((f"at {at}", ir.Program(grants=(trigger,), use="always")))
    for act in literals(ir.Forbid, "act"):
        forbid = msgspec.convert({"op": "forbid", "act": act, "scope": "opponent"}, ir.Forbid)
        out.append((f"forbid {act}", ir.Program(steps=(ir.Lasting(who, (forbid,)),))))
        out.append((f"forbid {act} always", ir.Program(grants=(forbid,), use="always")))
    for act in literals(ir.Allow, "act"):
        allow = msgspec.convert({"op": "allow", "act": act, "type": "R"}, ir.Allow)
        out.append((f"allow {act}", ir.Program(grants=(allow,), use="always")))
    for what in literals(ir.Happened, "what"):
        happened = msgspec.convert({"op": "happened", "what": what, "attack": "Splash"}, ir.Happened)
        for condition in (happened, ir.Not(happened)):
            out.append((f"happened {what}", ir.Program(steps=(ir.If(condition, (ir.Draw(1),)),))))
    for number in literals(ir.Fact, "number"):
        fact = msgspec.convert({"op": "fact", "of": {"op": "active"}, "number": number}, ir.Fact)
        out.append((f"fact {number}", ir.Program(before=(ir.MoreDamage(ir.Times(fact, 10)),))))
    for source in literals(ir.UsesAttacks, "source"):
        uses = msgspec.convert({"op": "uses_attacks", "source": source}, ir.UsesAttacks)
        out.append((f"uses {source}", ir.Program(grants=(uses,), use="always")))
    for at in literals(ir.Later, "at"):
        later = msgspec.convert({"op": "later", "at": at, "steps": [{"op": "draw", "amount": 2}]}, ir.Later)
        out.append((f"later {at}", ir.Program(steps=(later,))))
    for number in wordings().number:
        if number in NUMBERS:
            out.append((f"number {number}", ir.Program(grants=(ir.Adjust(number, "add", 20, attack="Splash"),))))
    return out


NUMBERS = {"hp", "retreat_cost", "attack_cost", "weakness", "resistance", "tool_limit", "prize_value", "bench_limit"}


@pytest.mark.parametrize("language", ["en", "pt"])
@pytest.mark.parametrize(
    ("name", "program"), programs_of_values(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_no_raw_value_reaches_a_person(name: str, program: ir.Program, language: Literal["en", "pt"]) -> None:
    for kind in KINDS:
        for era in ("classic", "modern"):
            text = render(program, language, kind=kind, era="classic" if era == "classic" else "modern", damage=30)
            assert not re.search(r"[a-z]_[a-z]|[a-z]\.[a-z]|[{}]", text), text
            assert text.endswith((".", ")")), text


def test_the_file_has_nothing_the_types_do_not_know() -> None:
    """A wording for a value that no node can hold is a slip of the pen."""
    assert (data_root() / "effects" / "wordings.toml").is_file()
    for kind, field, section in FIELDS:
        extra = {one for one in getattr(wordings(), section) if one not in literals(kind, field)}
        assert extra <= SEVERAL.get(section, set()), (section, extra)


SEVERAL = {
    "point": {"energy_attached_by_opponent"},
    "act": {"all_powers", "no_evolution", "attack_and_retreat"},
    "happened": {"second_and_first_turn"},
    "until": {"end_of_opponent_turn.through", "end_of_own_next_turn.through"},
}
"""Wordings of a value in one of its uses, or of two values together."""


POKEMON: dict[str, object] = {
    "type": "R", "name": "Mudlark", "damaged": True, "survives": 20, "not_bound": "pokemon1", "has_energy": True,
    "conditioned": True, "takes_tool": True, "not_this": True, "where": "bench", "name_part": "Mud", "stage": "basic",
    "group": "ex", "condition": "asleep", "energy_at_least": 2, "has_tool": True, "power": "ability",
    "attack": "Splash", "evolves_from": "Mudling", "weakness": "R", "resistance": "R", "hp_at_most": 60,
    "hp_at_least": 60, "left_at_most": 60, "left_at_least": 60, "counters_at_least": 2, "retreat_at_least": 1,
    "retreat_at_most": 0, "holds": "Mud Energy", "same_type": "defender",
    "any_of": (ir.PokemonFilter(type="R"), ir.PokemonFilter(type="W")), "none_of": (ir.PokemonFilter(type="R"),),
}  # fmt: skip
CARD: dict[str, object] = {
    "stage": "basic", "type": "R", "name": "Mudlark", "name_part": "Mud", "group": "ex", "evolves_from": "this",
    "evolves_from_name": "Mudling", "same_name": "this", "same_type": "this", "attack": "Splash", "power": "ability",
    "hp_at_most": 60, "hp_at_least": 60, "any_of": (ir.CardFilter(name="Mud"), ir.CardFilter(name="Lark")),
    "none_of": (ir.CardFilter(type="R"),),
}  # fmt: skip
SAID_ELSEWHERE = {
    "this": "a condition on this Pokémon is said of it", "evolves_by": "said with the card put on it",
    "energy": "with `has_energy`", "energy_kind": "with `has_energy`", "evolves": "said with the Pokémon it is put on",
    "kind": "the noun itself", "trainer_kind": "the noun itself", "basic_energy": "the noun itself",
    "special_energy": "the noun itself",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.__name__)
def test_every_field_of_a_filter_is_heard(language: type[Texts]) -> None:
    fields = {*ir.PokemonFilter.__struct_fields__, *ir.CardFilter.__struct_fields__}
    assert fields == {*POKEMON, *CARD, *SAID_ELSEWHERE}
    words = language("attack", "Mudlark", "modern", 30)
    everybody = words.pokemon(ir.Every("opponent"), several=True)
    any_card = words.card(ir.CardFilter(kind="pokemon"))
    unheard = [
        name
        for name, value in POKEMON.items()
        if words.pokemon(ir.Every("opponent", "play", ir.PokemonFilter(**{name: value})), several=True) == everybody  # type: ignore[arg-type]
    ]
    unheard += [
        name
        for name, value in CARD.items()
        if words.card(ir.CardFilter(kind="pokemon", **{name: value})) == any_card  # type: ignore[arg-type]
    ]
    assert unheard == []
