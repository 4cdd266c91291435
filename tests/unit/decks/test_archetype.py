"""The name a deck suggests."""

from __future__ import annotations

import pytest

from ptcg_desktop.cards.model import Attack, CardDef, Damage, Stage, Text
from ptcg_desktop.decks import archetype, deck_of


def pokemon(name: str, stage: Stage = "basic", parent: str = "", *, damage: int = 10, prizes: int = 1) -> CardDef:
    return CardDef(
        id=name,
        set_id="s",
        number="1",
        name=Text(en=name),
        kind="pokemon",
        stage=stage,
        evolves_from=Text(en=parent),
        attacks=(Attack(Text(en="Hit"), (), Damage(damage)),) if damage else (),
        prizes=prizes,
    )


MOTH = [pokemon("Larvling"), pokemon("Cocoonet", "stage1", "Larvling"), pokemon("Glimmoth", "stage2", "Cocoonet")]


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        ([], ()),
        ([(CardDef(id="e", set_id="s", number="1", name=Text(en="Fire Energy"), kind="energy"), 20)], ()),
        # Counts times stage: the line's last stage stands for it.
        ([(MOTH[0], 4), (MOTH[1], 3), (MOTH[2], 3), (pokemon("Snufflet"), 4)], ("Glimmoth",)),
        # A second one that weighs at least two thirds joins.
        ([(MOTH[2], 3), (pokemon("Pupstar", "stage1", "Pup"), 3)], ("Glimmoth", "Pupstar")),
        # More than one Prize: decks are built around such Pokémon, Basic or not.
        ([(pokemon("Quagsire ex", prizes=2), 3), (pokemon("Snufflet"), 4)], ("Quagsire ex",)),
        # One that cannot attack is no attacker.
        ([(pokemon("Benchling", damage=0), 4), (pokemon("Snufflet"), 2)], ("Snufflet",)),
        # As heavy: more damage first.
        ([(pokemon("Aaa", damage=10), 4), (pokemon("Zzz", damage=90), 4)], ("Zzz", "Aaa")),
    ],
)
def test_archetype(cards: list[tuple[CardDef, int]], names: tuple[str, ...]) -> None:
    assert tuple(name.en for name in archetype(deck_of("d", cards))) == names
