"""A deck is read by evolution lines, Trainers by kind, Energy; nothing is lost on the way."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards import CardDef, Text
from ptcg_desktop.decks import Entry
from ptcg_desktop.ui.decks.grouping import group
from tests.ui.invented_cards import CARDS, pokemon

BY_ID = {card.id: card for card in CARDS}


def entry(card_id: str, count: int = 1, card: CardDef | None = None) -> Entry:
    found = card or BY_ID.get(card_id)
    return Entry(card_id, count, found, found.name.en if found else "Lost Thing")


def shape(entries: list[Entry], parents: dict[str, str] | None = None) -> list[str]:
    """Sections and lines as text: `pokemon 5`, `  inv1-1`."""
    rows = []
    for section in group(entries, (parents or {}).get if parents is None else lambda name: parents.get(name, "")):
        rows.append(f"{section.id} {section.count}")
        rows += ["  " * (line.depth + 1) + line.entry.card_id for line in section.lines]
    return rows


def test_lines_of_evolution_stand_together_whatever_the_order_of_the_deck() -> None:
    deck = [entry("inv1-3", 2), entry("inv1-4", 3), entry("inv1-1", 4), entry("inv1-2", 3), entry("inv2-1", 1)]
    assert shape(deck) == ["pokemon 13", "  inv1-1", "  inv2-1", "    inv1-2", "      inv1-3", "  inv1-4"]


def test_a_skipped_stage_is_bridged_where_the_catalogue_knows_it() -> None:
    deck = [entry("inv1-3", 2), entry("inv1-1", 4)]
    assert shape(deck) == ["pokemon 6", "  inv1-1", "  inv1-3"]
    assert shape(deck, {"Emberhound": "Emberpup"}) == ["pokemon 6", "  inv1-1", "    inv1-3"]


def test_trainers_by_kind_energy_basic_first_and_the_unknown_last() -> None:
    deck = [entry("gone-1", 2), entry("inv1-10", 4), entry("inv1-8", 2), entry("inv1-6", 4), entry("inv1-7", 1)]
    assert shape(deck) == [
        "trainer 5",
        "  inv1-7",
        "  inv1-6",
        "energy 6",
        "  inv1-8",
        "  inv1-10",
        "missing 2",
        "  gone-1",
    ]


def test_cards_that_evolve_in_a_ring_are_all_there() -> None:
    ring = [
        pokemon("x-1", "Ouro", evolves_from=Text("Boros")),
        pokemon("x-2", "Boros", evolves_from=Text("Ouro")),
        pokemon("x-3", "Selfmade", evolves_from=Text("Selfmade")),
    ]
    lines = [line for section in group([entry(card.id, 1, card) for card in ring]) for line in section.lines]
    assert {line.entry.card_id for line in lines} == {"x-1", "x-2", "x-3"}


_NAMES = ("Ab", "Cd", "Ef", "Gh")


@given(st.lists(st.tuples(st.sampled_from(_NAMES), st.sampled_from(("", *_NAMES)), st.integers(1, 60)), max_size=8))
def test_every_copy_is_in_exactly_one_section(cards: list[tuple[str, str, int]]) -> None:
    deck = [
        entry(f"y-{place}", count, pokemon(f"y-{place}", name, evolves_from=Text(above)))
        for place, (name, above, count) in enumerate(cards)
    ]
    sections = group(deck)
    assert sum(section.count for section in sections) == sum(count for _, _, count in cards)
    ids = [line.entry.card_id for section in sections for line in section.lines]
    assert sorted(ids) == sorted(each.card_id for each in deck)
