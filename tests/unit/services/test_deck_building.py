"""Decks against the collection: what a line has and lacks, where it lies, which decks at the same time."""

from __future__ import annotations

import pytest

from ptcg_desktop.services.collection import CardRef, CollectionService, Entry, Lot
from ptcg_desktop.services.collection_free import FreeService
from ptcg_desktop.services.deck_building import BuildService, natural
from ptcg_desktop.services.decks import DeckService
from ptcg_desktop.store.connect import Library
from tests.unit.services.conftest import set_name
from tests.unit.services.test_deck_bench import MOTH, OIL, OIL2, OTHER, SECRET, Prints


@pytest.fixture
def decks(library: Library) -> DeckService:
    return DeckService(library, Prints(), set_name)


@pytest.fixture
def build(library: Library, decks: DeckService, collection: CollectionService) -> BuildService:
    return BuildService(decks, collection, FreeService(library, Prints()), Prints())


def shown(build: BuildService, deck_id: int, *, exact: bool = False) -> list[tuple[str, int, int, int, int]]:
    return [
        (need.card.card_id, need.owned, need.free, need.have, need.missing)
        for need in build.needs(deck_id, exact=exact)
    ]


def test_a_line_has_what_no_other_built_deck_uses(
    decks: DeckService, build: BuildService, collection: CollectionService
) -> None:
    collection.add(OIL, 2)
    collection.add(SECRET, 2)
    collection.add(MOTH, 1)
    first = decks.create("First", cards=[(OIL, 3)]).value
    second = decks.create("Second", cards=[(OIL2, 2), (MOTH, 2), (OTHER, 1)]).value
    before = [("inv2-7", 4, 4, 2, 0), ("inv1-1", 1, 1, 1, 1), ("inv2-2", 0, 0, 0, 1)]
    assert shown(build, second.id) == before
    assert shown(build, second.id, exact=True)[0] == ("inv2-7", 0, 0, 0, 2)
    decks.set_built(first.id, True)
    assert shown(build, first.id) == [("inv1-7", 4, 4, 3, 0)]
    assert shown(build, second.id) == [("inv2-7", 4, 1, 1, 1), *before[1:]]
    decks.set_built(second.id, True)
    assert shown(build, second.id) == [("inv2-7", 4, 1, 1, 1), *before[1:]]


def test_copies_are_pulled_by_place(decks: DeckService, build: BuildService, collection: CollectionService) -> None:
    def own(card_id: str, count: int, place: str) -> None:
        name = "Lamp Oil" if card_id.endswith("7") else "Glimmoth"
        collection.add_many([Entry(CardRef(card_id, name), count, Lot(place=place))])

    own("inv1-7", 1, "Binder/page 10")
    own("inv2-7", 1, "Binder/page 9")
    own("inv1-1", 5, "")
    deck = decks.create("Moths", cards=[(OIL, 4), (MOTH, 2)]).value
    pulls = build.pulls(deck.id)
    assert [(pull.held.place, pull.wanted.card_id, pull.held.card_id, pull.count) for pull in pulls] == [
        ("Binder/page 9", "inv1-7", "inv2-7", 1),
        ("Binder/page 10", "inv1-7", "inv1-7", 1),
        ("", "inv1-1", "inv1-1", 2),
    ]


def test_decks_at_the_same_time_share_prints_that_say_the_same(
    decks: DeckService, build: BuildService, collection: CollectionService
) -> None:
    collection.add(OIL, 3)
    collection.add(OIL2, 1)
    collection.add(MOTH, 4)
    cards = {"A": [(OIL, 2)], "B": [(SECRET, 3)], "C": [(OIL2, 2)], "D": [(MOTH, 4)], "E": [(OTHER, 1)]}
    ids = {name: decks.create(name, cards=lines).value.id for name, lines in cards.items()}
    found = build.together(list(ids.values()))
    (group,) = found.answer.groups
    sets = ["".join(found.names[deck] for deck in chosen) for chosen in group.sets]
    assert (sets, [found.stocks[key] for key in group.stocks]) == (["AC", "B"], ["Lamp Oil"])
    assert (found.answer.always, found.answer.never) == ((ids["D"],), (ids["E"],))


def test_numbers_in_places_count() -> None:
    assert sorted(["Box 10", "box 9", "Box"], key=natural) == ["Box", "box 9", "Box 10"]
    assert sorted(["9" * 5000, "010", "2", "a"], key=natural) == ["2", "010", "9" * 5000, "a"]
