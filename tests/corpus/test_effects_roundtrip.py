"""Every compiled text of the two sources, rendered in English, compiles to the same program again; Portuguese has words
for each of them."""

from __future__ import annotations

import pytest

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.cards import TextUse
from ptcg_desktop.effects.render import render
from tests.corpus.conftest import Verdicts

pytestmark = pytest.mark.corpus

Text = tuple[TextUse, ir.Program]


@pytest.fixture(scope="module")
def programs(verdicts: Verdicts) -> list[Text]:
    return [(use, ir.loads(found.effect)) for use, found in verdicts.items() if found.effect]


def test_english_compiles_to_the_same_program(programs: list[Text]) -> None:
    """Of every text, hand-written programs included."""
    lost: list[str] = []
    for use, program in programs:
        text = render(program, "en", kind=use.kind, own_name=use.own_name, damage=use.damage)
        again = TextUse("", text, use.kind, use.own_name, use.damage).settled().compiled()
        if again.program != program:
            lost.append(f"{use.own_name}: {text}")
    assert lost == []
    assert len(programs) > 11_000


def test_portuguese_has_words_for_everything(programs: list[Text]) -> None:
    for use, program in programs:
        text = render(program, "pt", kind=use.kind, own_name=use.own_name, damage=use.damage)
        assert text.strip(), use
