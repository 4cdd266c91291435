"""What is said about copies decides what is one row: rows come together, part and move, and nothing is lost."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING
from ptcg_desktop.services.collection import PLAIN, Batch, CardRef, CollectionService, Edit, Entry, Holding, Lot
from ptcg_desktop.services.collection_lots import MAX_PRICE, Lots, edited, settled
from ptcg_desktop.services.history import History
from tests.unit.services.conftest import CARDS

MOTH, NULL, ELAN, QUAG = CARDS.values()
SAID = Lot(
    variant="holo",
    condition="a little bent",
    language="pt",
    grade="PSA 9.5 “Gem”",
    price=1250,
    currency="BRL",
    bought="2024-02-29",
    place="Binder 1/page 3",
    note="from Zoë's shop\nsecond line",
    tags=("#1", "for Zoë"),
    signed=True,
    altered=True,
)
OTHER = Lot(
    variant="reverse",
    condition="NM",
    language="en",
    grade="CGC 8",
    price=0,
    currency="USD",
    bought="2019",
    place="Box",
    note="-",
    tags=("swap",),
    signed=False,
    altered=False,
)


def test_everything_said_is_kept_word_for_word(collection: CollectionService) -> None:
    held = collection.add(MOTH, 2, SAID).value
    assert held.lot == SAID
    assert collection.holdings() == [held]


@pytest.mark.parametrize("field", Lot.__struct_fields__)
def test_each_thing_said_makes_a_lot_of_its_own(collection: CollectionService, field: str) -> None:
    values = {field: getattr(OTHER, field)}
    if field in ("price", "currency"):
        values = {"price": 0 if field == "price" else SAID.price, "currency": "BRL" if field == "price" else "USD"}
    other = msgspec.structs.replace(SAID, **values)
    for lot in (SAID, other, SAID, other):
        collection.add(MOTH, 1, lot)
    assert [(held.lot, held.count) for held in collection.holdings()] == [(SAID, 2), (other, 2)]


def test_an_unknown_price_is_not_nothing(collection: CollectionService) -> None:
    for price, currency in ((None, ""), (0, "BRL"), (None, "")):
        collection.add(MOTH, 1, Lot(price=price, currency=currency))
    assert [(held.price, held.count) for held in collection.holdings()] == [(None, 2), (0, 1)]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        (Lot(place="  Binder 1 //page  3/ "), Lot(place="Binder 1/page 3")),
        (Lot(tags=("b", " A ", "á", "a  ", "", "B c")), Lot(tags=("A", "b", "B c"))),
        (Lot(price=5, currency=" usd "), Lot(price=5, currency="USD")),
        (Lot(currency="USD"), PLAIN),
        (Lot(grade=" PSA  10 ", condition=" NM", note="\n two\nlines \n"), Lot(grade="PSA 10", note="two\nlines")),
    ],
)
def test_stray_spaces_and_repetitions_say_nothing(written: Lot, kept: Lot) -> None:
    assert settled(written) == kept
    assert settled(kept) == kept


@pytest.mark.parametrize(
    ("lot", "code"),
    [
        (Lot(price=-1, currency="BRL"), "collection.price"),
        (Lot(price=MAX_PRICE + 1, currency="BRL"), "collection.price"),
        (Lot(price=100), "collection.currency"),
        (Lot(price=100, currency="R$"), "collection.currency"),
        *((Lot(bought=day), "collection.date") for day in ("yesterday", "2023-02-29", "2023-13", "0000", "23-01-01")),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(collection: CollectionService, lot: Lot, code: str) -> None:
    with pytest.raises(KnownError, match=code):
        collection.add(MOTH, 1, lot)
    with pytest.raises(KnownError, match=code):
        collection.add_many([Entry(collection.reference(ELAN)), Entry(collection.reference(MOTH), 1, lot)])
    assert collection.holdings() == []


def test_an_edit_says_only_what_it_names() -> None:
    assert edited(SAID, Edit()) == SAID
    assert edited(SAID, Edit(price=None)) == msgspec.structs.replace(SAID, price=None, currency="")
    assert edited(SAID, Edit(price=3)).currency == "BRL"
    assert edited(SAID, Edit(add_tags=("Swap",), remove_tags=("FOR ZOE",))).tags == ("#1", "Swap")
    assert edited(SAID, Edit(tags=())).tags == ()


def test_copies_set_apart_are_a_lot_of_their_own_and_come_back(collection: CollectionService, history: History) -> None:
    held = collection.add(MOTH, 5).value
    apart = collection.split(held.id, 2, Edit(place="Binder 1")).value
    assert [(row.count, row.place) for row in collection.holdings()] == [(3, ""), (2, "Binder 1")]
    assert collection.split(held.id, 1, Edit(place="Binder 1")).value == msgspec.structs.replace(apart, count=3)
    assert collection.split(held.id, 1, Edit(note=" ")).changes == NOTHING, "nothing else was said"
    for count in (0, 2, 9):
        with pytest.raises(KnownError, match=r"collection\.split"):
            collection.split(held.id, count, Edit(place="x"))
    history.undo("collection")
    history.undo("collection")
    assert collection.holdings() == [held]


def test_merged_rows_are_what_the_chosen_one_says(collection: CollectionService, history: History) -> None:
    rows = [collection.add(MOTH, count, Lot(place=str(count))).value for count in (1, 2, 3)]
    other = collection.add(ELAN).value
    before = collection.holdings()
    done = collection.merge([row.id for row in rows], into=rows[1].id)
    assert done.value == msgspec.structs.replace(rows[1], count=6)
    assert collection.holdings() == [done.value, other]
    with pytest.raises(KnownError, match=r"collection\.merge"):
        collection.merge([other.id], into=rows[1].id)
    with pytest.raises(KnownError, match=r"collection\.gone"):
        collection.merge([rows[0].id], into=rows[1].id)
    history.undo("collection")
    assert collection.holdings() == before


def test_many_rows_are_edited_in_one_step(collection: CollectionService, history: History) -> None:
    ids = [collection.add(card, 2, Lot(place=place)).value.id for card in (MOTH, ELAN) for place in ("a", "b")]
    before = collection.holdings()
    done = collection.edit([*ids, 999], Edit(place="Box", add_tags=("new",)))
    assert [(row.card_id, row.count, row.place, row.tags) for row in collection.holdings()] == [
        (MOTH.id, 4, "Box", ("new",)),
        (ELAN.id, 4, "Box", ("new",)),
    ]
    assert done.value == collection.holdings()
    assert done.changes.ids == {MOTH.id, ELAN.id}
    step = history.can_undo("collection")
    assert step is not None
    assert (step.code, step.params) == ("step.holding.rows", {"count": 4})
    history.undo("collection")
    assert collection.holdings() == before
    history.redo("collection")
    assert collection.holdings() == done.value


def test_rows_may_move_into_each_others_place(collection: CollectionService, history: History) -> None:
    """Each takes the place that the one before it has left: no two say the same in between."""
    ids = [collection.add(MOTH, 1, Lot(place=place)).value.id for place in "abc"]
    before = collection.holdings()
    collection.write(Batch(edits={ids[2]: Edit(place="d"), ids[1]: Edit(place="c"), ids[0]: Edit(place="b")}))
    assert [(row.id, row.place) for row in collection.holdings()] == list(zip(ids, "bcd", strict=True))
    history.undo("collection")
    assert collection.holdings() == before


def test_a_batch_is_one_step_and_keeps_cards_the_catalogue_lacks(
    collection: CollectionService, history: History
) -> None:
    first, second = collection.add(MOTH, 2).value, collection.add(ELAN, 3).value
    unknown = CardRef("gone-1", "Vanishrimp", "gone", "Gone Set", "1")
    done = collection.write(
        Batch(
            edits={first.id: Edit(place="Box")},
            counts={first.id: 7, second.id: 0, 99: 1},
            adds=[Entry(unknown, 4, SAID), Entry(unknown, 1, SAID), Entry(first.card, 1, first.lot)],
        )
    )
    assert [(row.card_id, row.count, row.place) for row in collection.holdings()] == [
        (MOTH.id, 7, "Box"),
        ("gone-1", 5, SAID.place),
        (MOTH.id, 1, ""),
    ]
    assert sorted(row.id for row in done.value) == [row.id for row in collection.holdings()]
    assert collection.holdings("gone-1")[0].card == unknown
    history.undo("collection")
    assert collection.holdings() == [first, second]


words = st.sampled_from(["", "a", "b"])
lots = st.builds(
    Lot,
    place=words,
    note=words,
    signed=st.booleans(),
    price=st.sampled_from([None, 0, 5]),
    currency=st.just("BRL"),
    tags=st.sampled_from([(), ("x",), ("y", "x")]),
).map(settled)
edits = st.builds(
    Edit, place=words, price=st.sampled_from([None, 5]), currency=st.just("BRL"), add_tags=st.just(("x",))
)
REFS = [CardRef(f"c-{number}", f"Card {number}") for number in range(2)]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    had=st.lists(st.builds(Entry, st.sampled_from(REFS), st.integers(1, 3), lots), max_size=8),
    edits=st.lists(edits, max_size=8),
    counts=st.lists(st.integers(0, 3), max_size=4),
    adds=st.lists(st.builds(Entry, st.sampled_from(REFS), st.integers(1, 3), lots), max_size=4),
)
def test_whatever_is_written_copies_are_conserved_and_undo_inverts(
    collection: CollectionService,
    history: History,
    had: list[Entry],
    edits: list[Edit],
    counts: list[int],
    adds: list[Entry],
) -> None:
    collection.set_counts(dict.fromkeys((row.id for row in collection.holdings()), 0))
    collection.add_many(had)
    before = collection.holdings()
    assert sum(row.count for row in before) == sum(each.count for each in had)
    batch = Batch(edits={row.id: edit for row, edit in zip(before, edits, strict=False)}, adds=adds)
    done = collection.write(batch)
    after = collection.holdings()
    assert sum(row.count for row in after) == sum(each.count for each in [*had, *adds])
    assert len({(row.card_id, row.lot) for row in after}) == len(after)
    if done.step is not None:
        history.undo("collection")
        assert collection.holdings() == before
        history.redo("collection")
        assert collection.holdings() == after
    collection.set_counts({row.id: count for row, count in zip(after, counts, strict=False)})
    left = [row.id for row, count in zip(after, counts, strict=False) if count == 0]
    assert not {row.id for row in collection.holdings()}.intersection(left)


def test_a_new_row_that_becomes_another_is_never_written() -> None:
    lots = Lots([])
    first = lots.put(REFS[0], PLAIN, 2)
    second = lots.put(REFS[0], Lot(note="x"), 3)
    lots.join(second, first)
    assert lots.new() == [Holding(first, "c-0", "Card 0", "", "", "", "", "NM", "en", 5)]
    assert (lots.gone(), lots.changed()) == ([], [])
