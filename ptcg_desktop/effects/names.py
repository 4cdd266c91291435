"""Which fields of the IR bind names and which refer to them: for the compiler, renderers and the interpreter alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ptcg_desktop.effects import ir

BINDS: dict[type, tuple[str, ...]] = {
    ir.PickPokemon: ("name",),
    ir.PickCards: ("name",),
    ir.PickEnergy: ("name",),
    ir.PickAttached: ("name",),
    ir.PickAttack: ("name",),
    ir.PickType: ("name",),
    ir.LookAt: ("name",),
    ir.LookUntil: ("name", "others"),
    ir.FlipCoins: ("name",),
    ir.Draw: ("name",),
    ir.DiscardHand: ("name",),
    ir.MoveZone: ("name",),
    ir.MoveTop: ("name",),
    ir.Heal: ("name",),
    ir.MoveCounters: ("name",),
    ir.May: ("name",),
    ir.ForEach: ("name",),
}
"""Fields that bind a name."""

OPTIONAL = (ir.Draw, ir.DiscardHand, ir.MoveZone, ir.MoveTop, ir.Heal, ir.MoveCounters, ir.May)
"""Nodes whose name is empty where nothing refers to it."""

REFERS: dict[type, tuple[str, ...]] = {
    ir.Bound: ("name",),
    ir.LookAt: ("cards",),
    ir.MoveCards: ("cards",),
    ir.SwitchActive: ("incoming",),
    ir.AttachCards: ("cards",),
    ir.EvolveInto: ("card",),
    ir.Transform: ("card",),
    ir.UseAttack: ("attack",),
    ir.Forbid: ("attack_bound",),
    ir.Result: ("name",),
    ir.Typed: ("bound",),
    ir.Provides: ("bound",),
    ir.PickCards: ("among",),
    ir.PokemonFilter: ("not_bound",),
    ir.CardFilter: ("evolves", "evolves_from", "same_name", "same_type"),
}
"""Fields that refer to a bound name (or are empty)."""

THIS = "this"
"""In a reference of a filter: the Pokémon the text stands on."""


def nodes(value: object) -> Iterator[msgspec.Struct]:
    """Every node inside a value, outermost first, in printed order."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from nodes(getattr(value, name))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from nodes(item)


def bound(value: object) -> list[str]:
    """Names bound inside a value, in printed order."""
    return [name for node in nodes(value) for field in BINDS.get(type(node), ()) if (name := getattr(node, field))]


def accomplished(steps: tuple[ir.Step, ...]) -> str:
    """What "if you do" asks for behind these steps: the cards they move, else what they bound last; may be empty."""
    moved = [step.cards for step in steps if isinstance(step, ir.AttachCards)]
    names = bound(steps)
    return moved[-1] if moved and moved[-1] in names else names[-1] if names else ""


def referred(value: object) -> list[str]:
    """Names referred to inside a value, in printed order."""
    return [
        name
        for node in nodes(value)
        for field in REFERS.get(type(node), ())
        if (name := getattr(node, field)) and name != THIS
    ]


def rebuilt(value: Any, change: Callable[[Any], Any]) -> Any:
    """The value with every node replaced by `change(node)`, innermost first."""
    if isinstance(value, msgspec.Struct):
        fields = {name: rebuilt(old, change) for name in value.__struct_fields__ if _deep(old := getattr(value, name))}
        changed = {name: new for name, new in fields.items() if new is not getattr(value, name)}
        return change(msgspec.structs.replace(value, **changed) if changed else value)
    if isinstance(value, tuple) and value and not isinstance(value[0], str):
        parts = tuple(rebuilt(item, change) for item in value)
        return value if all(new is old for new, old in zip(parts, value, strict=True)) else parts
    return value


def _deep(value: object) -> bool:
    return isinstance(value, msgspec.Struct | tuple)


def canonical(program: ir.Program) -> ir.Program:
    """The program with unused optional names dropped and all names numbered in printed order."""
    used = set(referred(program))

    def drop(node: Any) -> Any:
        if isinstance(node, OPTIONAL) and node.name and node.name not in used:
            return msgspec.structs.replace(node, name="")
        # The one empty filter, so that JSON leaves it out.
        return ir.ANY_POKEMON if node == ir.ANY_POKEMON else ir.ANY_CARD if node == ir.ANY_CARD else node

    program = rebuilt(program, drop)
    counts: dict[str, int] = {}
    new: dict[str, str] = {}
    for name in bound(program):
        if name not in new:
            sort = name.rstrip("0123456789")
            counts[sort] = counts.get(sort, 0) + 1
            new[name] = f"{sort}{counts[sort]}"

    def rename(node: Any) -> Any:
        fields = (*BINDS.get(type(node), ()), *REFERS.get(type(node), ()))
        changes = {field: new[old] for field in fields if (old := getattr(node, field)) in new and new[old] != old}
        return msgspec.structs.replace(node, **changes) if changes else node

    result: ir.Program = rebuilt(program, rename)
    return result
