"""The collection counts what people press, merges what is the same, and takes everything back."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING, Changes
from ptcg_desktop.services.collection import MAX_COUNT, CollectionService, Edit, Lot, Totals
from ptcg_desktop.services.history import History
from tests.unit.services.conftest import CARDS

MOTH, NULL, ELAN, QUAG = CARDS.values()


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(presses=st.integers(1, 12))
def test_n_presses_of_plus_are_n_copies(collection: CollectionService, presses: int) -> None:
    before = collection.owned().get(MOTH.id, 0)
    for _ in range(presses):
        collection.add(MOTH)
    assert collection.owned([MOTH.id]) == {MOTH.id: before + presses}
    assert [held.card_id for held in collection.holdings()] == [MOTH.id]


def test_a_row_keeps_what_the_card_said_when_it_came(collection: CollectionService) -> None:
    done = collection.add(NULL, 3, Lot(condition=" LP ", language="pt"))
    held = done.value
    assert (held.name, held.set_id, held.set_name, held.number) == (NULL.name.en, "inv1", "Invented One", "2")
    assert (held.variant, held.condition, held.language, held.count) == ("holo+1st-edition", "LP", "pt", 3)
    assert collection.holdings() == [held]
    assert done.changes == Changes(frozenset({"collection"}), frozenset({NULL.id}))


def test_the_full_key_decides_what_is_one_row(collection: CollectionService) -> None:
    for variant, condition, language in [("", "NM", "en"), ("reverse", "NM", "en"), ("", "LP", "en"), ("", "NM", "pt")]:
        collection.add(MOTH, 1, Lot(variant=variant, condition=condition, language=language))
        collection.add(MOTH, 1, Lot(variant=variant, condition=condition, language=language))
    assert [held.count for held in collection.holdings()] == [2, 2, 2, 2]
    assert collection.totals() == Totals(copies=8, printings=1, sets=1, rows=4)


def test_an_unknown_condition_is_kept_word_for_word(collection: CollectionService) -> None:
    assert collection.add(MOTH, 1, Lot(condition="bent by the dog")).value.condition == "bent by the dog"


def test_changing_a_row_into_the_key_of_another_makes_them_one(collection: CollectionService, history: History) -> None:
    first = collection.add(MOTH, 2).value
    second = collection.add(MOTH, 3, Lot(condition="LP")).value
    before = collection.holdings()
    merged = collection.change(second.id, edit=Edit(condition="NM")).value
    assert merged == msgspec.structs.replace(first, count=5)
    assert collection.holdings() == [merged]
    history.undo("collection")
    assert collection.holdings() == before


def test_a_count_of_zero_removes_the_row_and_undo_brings_it_back_whole(
    collection: CollectionService, history: History
) -> None:
    held = collection.add(QUAG, 2).value
    done = collection.change(held.id, count=0)
    assert done.value is None
    assert collection.holdings() == []
    assert history.undo("collection") == done.changes
    assert collection.holdings() == [held]


def test_a_change_that_changes_nothing_is_no_step(collection: CollectionService, history: History) -> None:
    held = collection.add(MOTH).value
    done = collection.change(held.id, count=1, edit=Edit(condition="NM"))
    assert (done.value, done.changes, done.step) == (held, NOTHING, None)
    added = history.can_undo("collection")
    assert added is not None
    assert (added.code, added.params) == ("step.holding.add", {"name": "Glimmoth", "count": 1})


def test_removing_takes_from_the_row_added_last(collection: CollectionService) -> None:
    collection.add(MOTH, 2)
    collection.add(MOTH, 2, Lot(condition="LP"))
    assert collection.remove(MOTH.id, 3).value == 1
    assert [(held.condition, held.count) for held in collection.holdings()] == [("NM", 1)]
    assert collection.remove(MOTH.id, 5).value == 0
    assert collection.remove(MOTH.id).step is None


def test_limits_are_said_and_nothing_is_changed(collection: CollectionService) -> None:
    held = collection.add(MOTH, MAX_COUNT).value
    with pytest.raises(KnownError, match=r"collection\.count"):
        collection.add(MOTH)
    with pytest.raises(KnownError, match=r"collection\.count"):
        collection.change(held.id, count=-1)
    with pytest.raises(KnownError, match=r"collection\.gone"):
        collection.change(held.id + 1, count=1)
    assert collection.holdings() == [held]


def test_owned_of_a_whole_catalogue_is_one_question(collection: CollectionService) -> None:
    collection.add(MOTH, 2)
    collection.add(ELAN, 1)
    ids = [f"other-{number}" for number in range(40_000)]
    assert collection.owned([*ids, MOTH.id]) == {MOTH.id: 2}
    assert collection.owned() == {MOTH.id: 2, ELAN.id: 1}
    assert collection.owned([]) == {}
