"""Classes of cards in texts: told from the card's record, so a text that speaks of them compiles and runs."""

from __future__ import annotations

import pytest

from ptcg_desktop.cards import CardDef, Text
from ptcg_desktop.cards.model import PRINTED_CLASSES
from ptcg_desktop.effects import groups
from ptcg_desktop.effects.automation import playable
from ptcg_desktop.effects.english.compile import compile_text


def card(name: str = "Mudlark", **facts: object) -> CardDef:
    return CardDef(id="inv1-1", set_id="inv1", number="1", name=Text(name), kind="pokemon", **facts)  # type: ignore[arg-type]


@pytest.mark.parametrize("group", PRINTED_CLASSES)
def test_a_text_about_a_printed_class_runs(group: str) -> None:
    made = compile_text(f"Heal 30 damage from each of your {group} Pokémon.", kind="item").program
    assert made is not None
    assert playable(made)
    assert groups.is_of(card(classes=(group,)), group)
    assert not groups.is_of(card(), group)


@pytest.mark.parametrize(
    ("group", "member"),
    [
        ("Radiant", card(limit_groups=("radiant",))),
        ("Shining", card("Shining Mudlark")),
        ("Delta Species", card("Mudlark δ")),
        ("Prism Star", card(limit_groups=("prism_star:mudlark",))),
        ("Mega", card("Mega Mudlark ex", suffix="ex")),
        ("V", card(stage="vstar")),
    ],
)
def test_other_classes_are_read_off_the_card(group: str, member: CardDef) -> None:
    assert groups.known(group)
    assert groups.is_of(member, group)
    assert not groups.is_of(card(), group)
