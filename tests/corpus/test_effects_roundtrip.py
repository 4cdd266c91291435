"""Every compiled text of the two sources, rendered in English, compiles to the same program again; Portuguese has words
for each of them."""

from __future__ import annotations

from collections import Counter

import pytest

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.cards import TextUse, uses
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.names import nodes
from ptcg_desktop.effects.render import render

pytestmark = pytest.mark.corpus

RATCHET = 0.995
"""Share of all distinct compiled texts that round-trip; raise it. `KINDS` is the least of each kind of text.

The rest, and why: programs written by hand for texts no grammar reads (copies of a card, a Pokémon that becomes Energy,
a Weakness changed); "any stage" of a devolution, trades of cards of two zones, and choices of the compiler that two
wordings make differently (a choice made at the start of an attack, or where it stands; a flip that may be left out).
"""
KINDS = 0.98


@pytest.fixture(scope="module")
def programs(ptcgio_cards: list[CardDef]) -> list[tuple[TextUse, ir.Program]]:
    found: dict[tuple[str, str, str, int | None], tuple[TextUse, ir.Program]] = {}
    for use in (use for card in ptcgio_cards for use in uses(card)):
        program = compile_text(use.text, kind=use.kind, own_name=use.own_name, damage=use.damage).program
        if program is not None and any(nodes((program.steps, program.before, program.grants, program.price))):
            found[use.kind, use.own_name, use.text, use.damage] = use, program
    return list(found.values())


def test_english_compiles_to_the_same_program(programs: list[tuple[TextUse, ir.Program]]) -> None:
    total: Counter[str] = Counter()
    same: Counter[str] = Counter()
    for use, program in programs:
        text = render(program, "en", kind=use.kind, own_name=use.own_name, damage=use.damage)
        again = compile_text(text, kind=use.kind, own_name=use.own_name, damage=use.damage)
        total[use.kind] += 1
        same[use.kind] += again.program == program
    assert same.total() / total.total() >= RATCHET
    shares = {kind: same[kind] / count for kind, count in total.items() if count > 100}
    assert {kind: share for kind, share in shares.items() if share < KINDS} == {}


def test_portuguese_has_words_for_everything(programs: list[tuple[TextUse, ir.Program]]) -> None:
    for use, program in programs:
        text = render(program, "pt", kind=use.kind, own_name=use.own_name, damage=use.damage)
        assert text.strip(), use
