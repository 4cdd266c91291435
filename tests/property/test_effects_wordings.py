"""Each node of the effect IR with each value of each of its fields, as the types list them: what is rendered in English
compiles to the same program. A new node, field or value is covered by itself; what no card prints is listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from ptcg_desktop.effects import ir, targets, values
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind
from ptcg_desktop.effects.names import canonical
from ptcg_desktop.effects.render import render
from ptcg_desktop.effects.render.phrases import NODES, tag
from tests.property.unprinted import UNPRINTED, reason_of

_SCOPE = {**vars(targets), **vars(values), **vars(ir)}
Case = tuple[str, TextKind, ir.Program]
"""A name (`draw.amount=2`), the kind of text, and the program."""

SAMPLES: dict[type, tuple[object, ...]] = {
    ir.PokemonFilter: (
        ir.ANY_POKEMON,
        ir.PokemonFilter(type="R"),
        ir.PokemonFilter(stage="basic"),
        ir.PokemonFilter(group="ex"),
        ir.PokemonFilter(damaged=True),
        ir.PokemonFilter(has_energy=True, energy="W"),
        ir.PokemonFilter(none_of=(ir.PokemonFilter(type="W"),)),
    ),
    ir.CardFilter: (
        ir.ANY_CARD,
        ir.CardFilter(kind="energy", basic_energy=True, type="R"),
        ir.CardFilter(kind="trainer", trainer_kind="item"),
        ir.CardFilter(kind="pokemon", stage="basic"),
        ir.CardFilter(kind="pokemon", type="W"),
    ),
}
WHO: tuple[ir.Who, ...] = (
    ir.This(),
    ir.Active("own"),
    ir.Active("opponent"),
    ir.Every("own", "bench"),
    ir.Every("opponent"),
    ir.Every("opponent", "bench", ir.PokemonFilter(damaged=True)),
)
AMOUNTS: tuple[ir.Amount, ...] = (
    ir.Times(ir.InPlay("own", "bench"), 10),
    ir.Times(ir.CardsIn("opponent", "hand"), 10),
    ir.Times(ir.Counters(ir.This()), 10),
)
STEPS: tuple[ir.Step, ...] = (ir.Draw(2),)
CONDITION = ir.HasCondition(ir.Active("opponent"), "asleep")
WORDS: dict[str, tuple[object, ...]] = {
    "type": ("", "R"), "types": ("R",), "attack": ("", "Splash"), "energy": ("", "R"),
    "condition": ("asleep", "burned", "confused", "paralyzed", "poisoned"),
    "number": ("hp", "retreat_cost", "attack_cost", "weakness", "resistance", "tool_limit"),
}  # fmt: skip


def of_hint(hint: Any, name: str, points: bool) -> tuple[object, ...]:
    """Sample values of a type hint: every literal, both booleans, and samples of the families."""
    if hint is bool:
        return (False, True)
    if hint is int:
        return (30,) if points else (2,)
    if hint is str:
        return WORDS.get(name, ("",))
    if hint in SAMPLES:
        return SAMPLES[hint]
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is tuple:
        return (STEPS,) if ir.Draw in _flat(hint) else ((),)
    if get_origin(hint) in (Union, UnionType):
        parts = _flat(hint)
        if ir.This in parts:
            return WHO
        if ir.AtLeast in parts:
            return (CONDITION,)
        found = [
            value
            for part in get_args(hint)
            if part in (int, str, bool) or get_origin(part)
            for value in of_hint(part, name, points)
        ]
        return (*found, *(AMOUNTS if ir.Times in parts and points else ()))
    return ()


def _flat(hint: Any) -> set[Any]:
    found = {hint}
    for part in get_args(hint):
        found |= _flat(part)
    return found


POINTS = (
    ir.DealDamage,
    ir.PutCounters,
    ir.SpreadCounters,
    ir.Heal,
    ir.MoveCounters,
    ir.SetDamage,
    ir.MoreDamage,
    ir.Adjust,
    ir.Times,
)


def variations(kind: type[ir.Node]) -> Iterator[tuple[str, ir.Node]]:
    """The node with the first value of each field, and with every other value of one field."""
    hints = {name: hint for name, hint in get_type_hints(kind, _SCOPE).items() if name in kind.__struct_fields__}
    given = {field.name: field for field in msgspec.structs.fields(kind)}
    options = {
        name: BOUND.get((kind, name))
        or of_hint(hint, name, (kind in POINTS and name == "amount") or (name == "by" and kind is ir.Times))
        for name, hint in hints.items()
    }
    base = {name: options[name][0] for name, field in given.items() if field.required and options[name]}
    if kind in BASE:
        base |= BASE[kind]
    yield tag(kind), kind(**base)
    for name, choices in options.items():
        for choice in choices:
            node = kind(**{**base, name: choice, **TOGETHER.get((kind, choice), {})})
            if node != kind(**base):
                yield f"{tag(kind)}.{name}={_short(choice)}", node


def _short(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode().replace('"', "").replace("op:", "")


BOUND: dict[tuple[type, str], tuple[object, ...]] = {
    (ir.MoveCards, "cards"): ("cards1",),
    (ir.AttachCards, "cards"): ("cards1",),
    (ir.SwitchActive, "incoming"): ("pokemon1", "this"),
    (ir.EvolveInto, "card"): ("cards1",),
    (ir.Transform, "card"): ("cards1",),
    (ir.UseAttack, "attack"): ("attack1",),
    **{(one, "name"): (name,) for one, name in [
        (ir.PickPokemon, "pokemon1"), (ir.PickCards, "cards1"), (ir.PickEnergy, "energy1"), (ir.PickAttached, "tools1"),
        (ir.PickAttack, "attack1"), (ir.PickType, "type1"), (ir.LookAt, "looked1"), (ir.LookUntil, "cards1"),
        (ir.FlipCoins, "coins1"), (ir.ForEach, "pokemon1"), (ir.Bound, "pokemon1"), (ir.Result, "coins1"),
    ]},
    (ir.LookUntil, "others"): ("others1",),
    (ir.ChooseOne, "options"): ((STEPS, (ir.Heal(30, ir.Active("own")),)),),
}  # fmt: skip
"""Names that are bound, and those that refer to them."""

BASE: dict[type, dict[str, Any]] = {
    ir.PickAttached: {"filter": ir.CardFilter(kind="trainer", trainer_kind="tool")},
    ir.LookAt: {"count": 3},
    ir.LookUntil: {"filter": ir.CardFilter(kind="trainer", trainer_kind="item")},
    ir.Flip: {"heads": STEPS},
    ir.If: {"then": STEPS},
    ir.EachPlayer: {"steps": (ir.Draw(2),)},
    ir.Adjust: {"number": "hp"},
    ir.While: {"grants": (ir.Adjust("hp", "add", 20),)},
    ir.Counts: {"types": "RW"},
    ir.Typed: {"type": "R"},
    ir.Happened: {"what": "healed", "of": ir.This()},
    ir.AllOf: {"conditions": (CONDITION, ir.AtLeast(ir.InPlay("own", "bench"), 1))},
    ir.AnyOf: {"conditions": (CONDITION, ir.HasCondition(ir.Active("opponent"), "burned"))},
    ir.Not: {"condition": ir.Is(ir.Active("opponent"), ir.PokemonFilter(stage="evolution"))},
    ir.Is: {"filter": ir.PokemonFilter(stage="basic"), "of": ir.Active("opponent")},
    ir.Compare: {"left": ir.CardsIn("own", "hand"), "right": ir.CardsIn("opponent", "hand")},
    ir.AtLeast: {"amount": ir.InPlay("own", "bench")},
    ir.Half: {"amount": ir.Fact(ir.Active("opponent"), "left"), "unit": 10},
    ir.AtMost: {"amount": ir.ExtraEnergy("W")},
    ir.Times: {"amount": ir.InPlay("own", "bench")},
    ir.Sum: {"parts": (ir.Result("coins1"), ir.Result("coins1"))},
    ir.IgnoreFor: {"what": ("weakness",)},
    ir.Cancel: {"what": "damage"},
    ir.PlayThis: {"hp": 60},
    ir.Repeat: {"times": ir.Result("coins1")},
    ir.Leave: {"to": "hand"},
    ir.MoveCards: {"to": "hand"},
    ir.MoveZone: {"zone": "hand", "to": "deck"},
    ir.MoveThis: {"to": "discard"},
    ir.Later: {"at": "end_of_opponent_turn"},
    ir.AttachedTo: {"filter": ir.CardFilter(kind="trainer", trainer_kind="tool")},
    ir.Allow: {"act": "evolve_first_turn"},
    ir.UsesAttacks: {"source": "discard"},
}
"""Where the first value of each field makes no sentence."""

_KNOCKED: dict[str, Any] = {"when": "opponent_last_turn", "of": None}
TOGETHER: dict[tuple[type, object], dict[str, Any]] = {
    (ir.Happened, "played"): {"of": None},
    (ir.Happened, "knocked_out"): _KNOCKED,
    (ir.Happened, "knocked_out_by_attack"): _KNOCKED,
    (ir.Happened, "damaged_by_attack"): {"when": "opponent_last_turn"},
    (ir.Happened, "used_attack"): {"when": "own_last_turn", "attack": "Splash"},
    (ir.Forbid, "play"): {"scope": "opponent", "card": ir.CardFilter(kind="trainer", trainer_kind="item")},
    (ir.Forbid, "power_effect"): {"other_side": "opponent"},
    **{(one, "any"): {"optional": True} for one in (ir.PickPokemon, ir.PickCards, ir.PickEnergy, ir.PickAttached)},
    (ir.PickCards, "discard"): {}, (ir.Allow, "energy_counts_as"): {"type": "R"},
}  # fmt: skip
"""Values that texts only print together with those of another field."""

PRELUDE: dict[type, tuple[ir.Step, ...]] = {
    ir.MoveCards: (ir.PickCards("cards1", "discard"),),
    ir.AttachCards: (ir.PickCards("cards1", "discard", filter=ir.CardFilter(kind="energy")),),
    ir.SwitchActive: (ir.PickPokemon("pokemon1", "own", "bench"),),
    ir.EvolveInto: (ir.PickCards("cards1", "deck", filter=ir.CardFilter(evolves_from="this")),),
    ir.Transform: (ir.PickCards("cards1", "deck", filter=ir.CardFilter(name="Mudling")),),
    ir.UseAttack: (ir.PickAttack("attack1", ir.Active("opponent")),),
    ir.Repeat: (ir.FlipCoins("coins1", 3),),
    ir.Result: (ir.FlipCoins("coins1", 3),),
    ir.Sum: (ir.FlipCoins("coins1", 3),),
}
BEHIND: dict[type, tuple[ir.Step, ...]] = {
    ir.PickPokemon: (ir.Heal(20, ir.Bound("pokemon1")),),
    ir.PickCards: (ir.MoveCards("cards1", "hand"),),
    ir.PickEnergy: (ir.MoveCards("energy1", "discard"),),
    ir.PickAttached: (ir.MoveCards("tools1", "discard"),),
    ir.PickAttack: (ir.UseAttack("attack1"),),
    ir.LookAt: (ir.MoveCards("looked1", "deck_top"),),
    ir.LookUntil: (ir.MoveCards("cards1", "hand"), ir.MoveCards("others1", "deck"), ir.ShuffleDeck()),
    ir.EvolveInto: (ir.ShuffleDeck(),),
    ir.MoveZone: (ir.ShuffleDeck(),),
    ir.Transform: (ir.ShuffleDeck(),),
}
ON_DAMAGE = (ir.SetDamage, ir.MoreDamage, ir.IgnoreFor)


def whole(family: str, node: Any) -> tuple[TextKind, ir.Program]:
    """A kind of text and a program that hold the node."""
    kind = type(node)
    before, behind = PRELUDE.get(kind, ()), BEHIND.get(kind, ())
    match family:
        case "count":
            amount = node if kind is ir.Times else ir.Times(node, 10)
            return "attack", ir.Program(before=(*before, ir.MoreDamage(amount)))
        case "when":
            return "attack", ir.Program(before=(ir.If(node, (ir.MoreDamage(30),)),))
        case "who":
            return "attack", ir.Program(steps=(ir.Heal(20, node),))
        case "grant":
            text: TextKind = "energy" if kind is ir.Provides else "stadium" if kind is ir.Usable else "power"
            return text, ir.Program(grants=(node,), use="always" if text == "power" else "")
    if kind is ir.Cancel:
        at: ir.Point = "knock_out.would" if node.what == "knock_out" else "damage.would"
        return "power", ir.Program(grants=(ir.Trigger(at, (ir.Flip((node,)),)),), use="always")
    if kind is ir.AttackDoesNothing:
        return "attack", ir.Program(price=(ir.Flip((), (node,)),))
    if kind in ON_DAMAGE:
        return "attack", ir.Program(before=(ir.Flip((node,)),))
    if kind is ir.MoveThis:
        return "tool", ir.Program(grants=(ir.Trigger("end_of_turn", (node,)),))
    other: TextKind = "item" if kind in (ir.PlayThis, ir.ChooseOne, ir.EachPlayer) else "attack"
    return other, ir.Program(steps=(*before, node, *behind))


def cases() -> list[Case]:
    found: list[Case] = []
    for family in ("do", "pick", "control", "who", "count", "when", "grant"):
        for kind in NODES[family]:
            for name, node in variations(kind):
                text, program = whole(family, node)
                found.append((name, text, canonical(program)))
    return found


def same(kind: TextKind, program: ir.Program) -> bool:
    """Does the rendered text compile to the program?"""
    damage = 30 if kind == "attack" else None
    text = render(program, "en", kind=kind, own_name="Mudlark", damage=damage)
    return compile_text(text, kind=kind, own_name="Mudlark", damage=damage).program == program


def test_every_value_of_every_field_compiles_again_or_is_listed() -> None:
    tried = cases()
    lost = [name for name, kind, program in tried if reason_of(name) is None and not same(kind, program)]
    assert lost == []
    assert len([name for name, _, _ in tried if reason_of(name) is None]) >= LEAST


LEAST = 400
"""How many variations are printed by cards and must compile again; it may only rise."""


def test_the_list_of_exceptions_is_needed() -> None:
    """No pattern is idle: each names a variation that does not come back (else it must go)."""
    tried = cases()
    idle = []
    for pattern in UNPRINTED:
        named = [(kind, program) for name, kind, program in tried if fnmatchcase(name, pattern)]
        if not named or all(_comes_back(kind, program) for kind, program in named):
            idle.append(pattern)
    assert idle == []


def _comes_back(kind: TextKind, program: ir.Program) -> bool:
    try:
        return same(kind, program)
    except (KeyError, IndexError, AssertionError):  # no words at all for what nothing prints
        return False


@pytest.mark.parametrize("era", ["classic", "modern"])
def test_portuguese_says_every_variation_in_whole_sentences(era: Literal["classic", "modern"]) -> None:
    for name, kind, program in cases():
        if reason_of(name) is None:
            text = render(program, "pt", kind=kind, era=era, damage=30)
            assert text[0].isupper() or text[0].isdigit(), (name, text)
            assert not BROKEN.search(text), (name, text)


BROKEN = re.compile(r" (de|em|por) (o|a|os|as|este|esta|aquele) |\b1 pontos|[a-z]_[a-z]|  |[{}]|\ba o ")
"""Prepositions that did not contract, numbers that do not agree, raw values."""
