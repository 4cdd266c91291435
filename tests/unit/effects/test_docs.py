"""docs/effects.md names every node, and each of its examples compiles to a program that contains the node."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast, get_args

import pytest

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind
from ptcg_desktop.effects.names import nodes

DOC = Path(__file__).parents[3] / "docs" / "effects.md"
ROW = re.compile(r"^\| `(?P<tag>\w+)` \| .* \| (?:(?P<kind>\w+): “(?P<text>.*)”)?\s*\|$", re.MULTILINE)
ROWS = [match.groupdict() for match in ROW.finditer(DOC.read_text(encoding="utf-8"))]


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def test_every_node_is_documented() -> None:
    unions = (ir.Who, ir.Amount, ir.Condition, ir.Pick, ir.Instruction, ir.Control, ir.Grant)
    tags = {_tag(kind) for union in unions for kind in get_args(union) if kind is not int}
    assert {row["tag"] for row in ROWS} == tags | {"pokemon_filter", "card_filter"}


@pytest.mark.parametrize("row", [row for row in ROWS if row["text"]], ids=lambda row: str(row["tag"]))
def test_example_contains_its_node(row: dict[str, str]) -> None:
    kind = cast(TextKind, row["kind"])
    damage = 30 if kind == "attack" else None
    compiled = compile_text(row["text"].replace("⏎", "\n"), kind=kind, own_name="Mudlark", damage=damage)
    assert compiled.program is not None, compiled.unknown
    assert row["tag"] in {_tag(type(node)) for node in nodes(compiled.program)}
    assert ir.loads(ir.dumps(compiled.program)) == compiled.program
