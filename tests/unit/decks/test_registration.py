"""What a registration sheet lists."""

from __future__ import annotations

from ptcg_desktop.cards import CardDef, Text
from ptcg_desktop.decks import DeckList, Entry, Names, deck_of
from ptcg_desktop.decks.registration import registration

NAMES = Names(code=lambda set_id: set_id.upper())


def card(card_id: str, name: str, kind: str = "pokemon", **facts: object) -> CardDef:
    set_id, _, number = card_id.partition("-")
    return CardDef(id=card_id, set_id=set_id, number=number, name=Text(name), kind=kind, **facts)  # type: ignore[arg-type]


def rows(deck: DeckList) -> list[tuple[str, int, str, str, str, str]]:
    return [
        (part.section, row.count, row.energy or row.name.en, row.code, row.number, row.mark)
        for part in registration(deck, NAMES).parts
        for row in part.rows
    ]


def test_basic_energy_of_one_type_is_one_row_whatever_its_prints_are_called() -> None:
    plain = card("aa-1", "Fire Energy", "energy", energy_kind="basic", provides=("R",))
    modern = card("bb-2", "Basic Fire Energy", "energy", energy_kind="basic", provides=("R",))
    water = card("aa-2", "Water Energy", "energy", energy_kind="basic", provides=("W",))
    odd = card("aa-3", "Odd Energy", "energy", energy_kind="special", provides=("R",))
    assert rows(deck_of("", [(plain, 5), (water, 3), (modern, 4), (odd, 2)])) == [
        ("energy", 9, "R", "", "", ""),
        ("energy", 3, "W", "", "", ""),
        ("energy", 2, "Odd Energy", "", "", ""),
    ]


def test_pokemon_are_one_row_only_where_set_and_number_agree() -> None:
    pup = card("aa-1", "Emberpup", mark="G")
    other = card("aa-7", "Emberpup", mark="H")
    entries = [Entry(each.id, count, each) for each, count in ((pup, 2), (other, 1), (pup, 1))]
    assert rows(DeckList("", tuple(entries))) == [
        ("pokemon", 3, "Emberpup", "AA", "1", "G"),
        ("pokemon", 1, "Emberpup", "AA", "7", "H"),
    ]


def test_prints_of_a_trainer_share_a_row_and_have_no_set() -> None:
    lamps = [(card("aa-3", "Old Lamp", "trainer"), 2), (card("bb-9", "Old Lamp", "trainer"), 2)]
    assert rows(deck_of("", lamps)) == [("trainer", 4, "Old Lamp", "", "", "")]


def test_a_card_the_catalogue_lost_is_listed_as_it_is_remembered() -> None:
    listed = registration(DeckList("Old", (Entry("gone-5", 2, None, "Lost Pup", "gone", "5"),)), NAMES)
    assert [(row.count, row.name.en, row.code, row.number) for row in listed.parts[0].rows] == [
        (2, "Lost Pup", "GONE", "5")
    ]
    assert (listed.size, [part.section for part in listed.parts]) == (2, ["pokemon", "trainer", "energy"])
