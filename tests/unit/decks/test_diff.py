"""What is different between two lists."""

from __future__ import annotations

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.decks import DeckList, Entry, deck_of, diff


def card(card_id: str, name: str, kind: str = "pokemon", energy: str = "") -> CardDef:
    set_id, _, number = card_id.rpartition("-")
    return CardDef(id=card_id, set_id=set_id, number=number, name=Text(en=name), kind=kind, energy_kind=energy)  # type: ignore[arg-type]


CUB, CUB_2, LAMP = card("t1-1", "Cubling"), card("t2-1", "Cubling"), card("t1-2", "Lamp", "trainer")
FIRE, FIRE_2 = card("t1-9", "Fire Energy", "energy", "basic"), card("t2-9", "Basic Fire Energy", "energy", "basic")


def test_names_that_are_more_fewer_or_other_prints() -> None:
    first = deck_of("a", [(CUB, 4), (LAMP, 2), (FIRE, 10)])
    second = deck_of("b", [(FIRE_2, 12), (CUB, 3), (CUB_2, 1)])
    assert [(each.name, each.moved, each.before, each.after) for each in diff(first, second)] == [
        ("Cubling", "print", 4, 4),
        ("Lamp", "fewer", 2, 0),
        ("Fire Energy", "more", 10, 12),
    ]
    assert diff(first, second)[0].prints_after == {"t1-1": 3, "t2-1": 1}


def test_order_splitting_and_prints_of_basic_energy_make_no_difference() -> None:
    first = deck_of("a", [(CUB, 4), (FIRE, 10)])
    second = deck_of("b", [(FIRE_2, 4), (FIRE, 6), (CUB, 1), (CUB, 3)])
    assert diff(first, second) == ()


def test_lines_without_a_card_are_compared_by_name() -> None:
    first = DeckList("a", (Entry("", 2, None, "Ghost"),))
    assert [(each.name, each.before, each.after) for each in diff(first, DeckList("b"))] == [("Ghost", 2, 0)]
