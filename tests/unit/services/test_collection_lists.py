"""Lists: cards wanted or offered, of a printing or of a name, with undo like everything else."""

from __future__ import annotations

import msgspec
import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING, Changes
from ptcg_desktop.services.collection import CardRef, CollectionService
from ptcg_desktop.services.collection_lists import ListEdit, ListService, Wanted
from ptcg_desktop.services.history import History
from ptcg_desktop.store.connect import Library
from tests.unit.services.conftest import CARDS

MOTH, NULL, ELAN, QUAG = CARDS.values()


@pytest.fixture
def lists(library: Library, collection: CollectionService) -> ListService:
    return ListService(library, collection.reference)


def test_lists_stand_by_kind_and_name_with_their_counts(lists: ListService) -> None:
    for name, kind in (("b", "other"), ("zoo", "wish"), ("Art", "wish"), ("mine", "trade")):
        lists.create(f"  {name} ", kind)  # type: ignore[arg-type]
    wishes = lists.all()[0]
    lists.add(wishes.id, MOTH, 3)
    assert [(each.name, each.kind, each.count) for each in lists.all()] == [
        ("Art", "wish", 3),
        ("zoo", "wish", 0),
        ("mine", "trade", 0),
        ("b", "other", 0),
    ]
    with pytest.raises(KnownError, match=r"list\.name_empty"):
        lists.create(" ")


def test_a_printing_and_any_print_of_its_name_are_two_wishes(lists: ListService) -> None:
    wish = lists.create("Wishes").value
    lists.add(wish.id, QUAG)
    any_print = lists.add(wish.id, QUAG, 2, any_print=True).value
    again = lists.add(wish.id, QUAG, 4).value
    assert again.count == 5
    assert [(row.card_id, row.name, row.set_id, row.count) for row in lists.rows(wish.id)] == [
        (QUAG.id, "Mr. Quag-Quag", "inv2", 5),
        ("", "Mr. Quag-Quag", "", 2),
    ]
    assert any_print.name_key == again.name_key != ""


def test_many_cards_are_put_on_a_list_in_one_step(lists: ListService, history: History) -> None:
    wish = lists.create("Wishes").value
    card = CardRef("gone-1", "Vanishrimp", "gone", "Gone", "1")
    first = Wanted(card=card, count=2, price=500, currency="brl", note="soon")
    done = lists.put(
        wish.id, [first, Wanted(card=card, language="pt"), Wanted(card=card, count=3, price=400, currency="BRL")]
    )
    assert [(row.language, row.count, row.price, row.currency, row.note) for row in done.value] == [
        ("", 5, 400, "BRL", "soon"),
        ("pt", 1, None, "", ""),
    ]
    assert lists.rows() == done.value
    assert done.changes == Changes(frozenset({"lists"}), frozenset({f"list:{wish.id}"}))
    assert history.undo("collection") == done.changes
    assert lists.rows() == []


def test_rows_are_edited_and_come_together(lists: ListService, history: History) -> None:
    wish = lists.create("Wishes").value
    card = CardRef(MOTH.id, "Glimmoth")
    rows = lists.put(wish.id, [Wanted(card=card, language=language) for language in ("", "en", "pt")]).value
    before = lists.rows()
    done = lists.edit([row.id for row in rows[1:]], ListEdit(language="", price=0, currency="USD", note=" x "))
    assert done.value == [msgspec.structs.replace(rows[0], count=3, price=0, currency="USD", note="x")]
    assert lists.rows() == done.value
    history.undo("collection")
    assert lists.rows() == before
    assert lists.set_count(rows[0].id, 9).value == msgspec.structs.replace(rows[0], count=9)
    assert lists.set_count(rows[0].id, 0).value is None
    assert lists.remove([rows[1].id, rows[0].id]).value == 1
    assert [row.id for row in lists.rows()] == [rows[2].id]
    assert lists.remove([rows[0].id]).changes == NOTHING


def test_a_deleted_list_comes_back_with_its_rows(lists: ListService, history: History) -> None:
    wish = lists.create("Wishes", note="for the birthday").value
    lists.add(wish.id, MOTH)
    lists.add(wish.id, NULL, 2)
    before = lists.rows()
    lists.delete(wish.id)
    assert (lists.all(), lists.rows()) == ([], [])
    for act in (lambda: lists.add(wish.id, MOTH), lambda: lists.get(wish.id), lambda: lists.set_count(before[0].id, 2)):
        with pytest.raises(KnownError, match=r"list\.gone"):
            act()
    changes = history.undo("collection")
    assert changes == Changes(frozenset({"lists"}), frozenset({f"list:{wish.id}"}))
    assert lists.rows() == before
    assert lists.get(wish.id) == msgspec.structs.replace(wish, count=3)


def test_a_list_is_renamed_and_changes_kind(lists: ListService, history: History) -> None:
    wish = lists.create("Wishes").value
    assert lists.change(wish.id, name="To swap", kind="trade", note=" n ").value == msgspec.structs.replace(
        wish, name="To swap", kind="trade", note="n"
    )
    assert lists.change(wish.id).changes == NOTHING
    history.undo("collection")
    assert lists.all() == [wish]
