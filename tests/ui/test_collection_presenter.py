"""The collection page without widgets: rows keep their place, every act is undone, also after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.collection import Edit
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.collection.columns import COLUMNS, Column
from ptcg_desktop.ui.collection.presenter import CollectionPresenter
from tests.ui.invented_cards import workspace


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Workspace]:
    with workspace(tmp_path) as found:
        yield found


def presenter_on(opened: Workspace, told: list[Changes] | None = None) -> CollectionPresenter:
    publish = told.append if told is not None else lambda _changes: None
    presenter = CollectionPresenter(opened.collection, opened.catalogue, opened.history, publish, opened.shelf)
    presenter.reload()
    return presenter


def names(presenter: CollectionPresenter) -> list[str]:
    return [f"{presenter.row(each).name} {presenter.row(each).count}" for each in presenter.visible]


@pytest.mark.parametrize(
    ("line", "card_id", "count", "marks"),
    [
        ("io 4 x2", "inv1-4", 2, ("normal", "NM", "en")),
        ("IO 004", "inv1-4", 1, ("normal", "NM", "en")),
        ("inv2 1 pt lp", "inv2-1", 1, ("holo", "LP", "pt")),
        ("ss 1 x3 holo", "inv2-1", 3, ("holo", "NM", "en")),
        ("io 4 shadowless", "inv1-4", 1, ("shadowless", "NM", "en")),
        ("mr quagquag", "inv1-4", 1, ("normal", "NM", "en")),
        ("elanfant x2", "inv1-5", 2, ("normal", "NM", "en")),
        ("emberpup", "inv2-1", 1, ("holo", "NM", "en")),
        ("emberpup io", "inv1-1", 1, ("normal", "NM", "en")),
        ("emberpup ex", "inv2-2", 1, ("normal", "NM", "en")),
        ("tia gentil", "inv1-7", 1, ("normal", "NM", "en")),
    ],
)
def test_a_quick_line_adds_what_it_says(
    opened: Workspace, line: str, card_id: str, count: int, marks: tuple[str, str, str]
) -> None:
    presenter = presenter_on(opened)
    added = presenter.add_line(line)
    assert added is not None
    row = presenter.row(added.holding_id)
    assert (row.card_id, row.count, (row.variant, row.condition, row.language)) == (card_id, count, marks)


@pytest.mark.parametrize("line", ["", "no such thing", "zz 4", "io 999"])
def test_a_line_that_fits_nothing_writes_nothing(opened: Workspace, line: str) -> None:
    presenter = presenter_on(opened)
    assert presenter.add_line(line) is None
    assert presenter.candidates(line) == ()
    assert presenter.is_empty
    assert presenter.can_undo() is None


def test_what_is_offered_first_is_what_enter_adds(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    for line in ("ember", "emberpup", "em", "io 1", "energy"):
        first = presenter.candidates(line)[0].card.id
        added = presenter.add_line(line)
        assert added is not None
        assert added.card.id == first


def test_a_name_prefers_the_print_that_is_owned(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.add_line("ss 1")
    added = presenter.add_line("emberpup")
    assert added is not None
    assert (added.card.id, added.others) == ("inv2-1", 1)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=20)
@given(presses=st.integers(1, 12))
def test_n_presses_of_plus_are_n_copies_and_the_row_stays(opened: Workspace, presses: int) -> None:
    presenter = presenter_on(opened)
    added = presenter.add_line("io 1")
    assert added is not None
    before, order = presenter.row(added.holding_id).count, list(presenter.visible)
    for _ in range(presses):
        presenter.bump([added.holding_id], 1)
    assert presenter.row(added.holding_id).count == before + presses
    assert presenter.visible == order
    assert opened.collection.owned()["inv1-1"] == before + presses


def test_edits_are_stored_and_rows_that_become_equal_become_one(opened: Workspace) -> None:
    told: list[Changes] = []
    presenter = presenter_on(opened, told)
    first = presenter.add_line("io 1 x2")
    second = presenter.add_line("io 1 x3 lp")
    assert first is not None
    assert second is not None
    presenter.change([second.holding_id], Edit(condition="NM"))
    assert names(presenter) == ["Emberpup 5"]
    assert [row.count for row in opened.collection.holdings()] == [5]
    assert len(told) == 3
    presenter.undo()
    assert sorted(names(presenter)) == ["Emberpup 2", "Emberpup 3"]


def test_delete_many_is_one_act_and_undo_brings_all_back(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    for line in ("io 1", "io 4 x4", "io 5"):
        presenter.add_line(line)
    before = sorted(names(presenter))
    assert presenter.delete(presenter.visible[:2]) == sum(presenter_count(each) for each in before) - 1
    assert len(presenter.visible) == 1
    assert presenter.undo()
    assert sorted(names(presenter)) == before
    assert presenter.redo()
    assert len(presenter.visible) == 1


def presenter_count(label: str) -> int:
    return int(label.rpartition(" ")[2])


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    with workspace(tmp_path) as opened:
        presenter_on(opened).add_line("io 1 x2")
    with workspace(tmp_path) as opened:
        presenter = presenter_on(opened)
        assert names(presenter) == ["Emberpup 2"]
        assert presenter.undo()
        assert presenter.is_empty
    with workspace(tmp_path) as opened:
        presenter = presenter_on(opened)
        assert presenter.redo()
        assert names(presenter) == ["Emberpup 2"]


IN_ORDER: dict[Column, list[object]] = {
    "name": ["Emberpup", "Emberpup", "Odd Energy", "Old Lamp", "Water Energy"],
    "set": ["Invented One", "Invented One", "Invented One", "Invented One", "Second Sun"],
    "number": ["1", "1", "6", "9", "10"],
    "variant": ["holo", "holo", "normal", "normal", "normal"],
    "condition": ["NM", "NM", "NM", "NM", "LP"],
    "language": ["en", "en", "en", "en", "pt"],
    "count": [1, 1, 1, 2, 3],
}
IN_ORDER_OR_BLANK: dict[Column, tuple[list[Edit], list[object]]] = {
    "grade": ([Edit(grade="PSA 9"), Edit(grade="BGS 8")], ["BGS 8", "PSA 9", ""]),
    "price": ([Edit(price=1000, currency="BRL"), Edit(price=0, currency="BRL")], [0, 1000, None]),
    "bought": ([Edit(bought="2024-02"), Edit(bought="2023-12-31")], ["2023-12-31", "2024-02", ""]),
    "place": ([Edit(place="box"), Edit(place="Binder")], ["Binder", "box", ""]),
    "tags": ([Edit(tags=("b",)), Edit(tags=("A", "c"))], [("A", "c"), ("b",), ()]),
    "note": ([Edit(note="b"), Edit(note="a")], ["a", "b", ""]),
    "marks": ([Edit(altered=True), Edit(signed=True)], [(True, False), (False, True), (False, False)]),
}


@pytest.mark.parametrize("column", COLUMNS)
def test_every_column_has_an_order(column: Column) -> None:
    assert (column in IN_ORDER) != (column in IN_ORDER_OR_BLANK)


@pytest.mark.parametrize("column", IN_ORDER_OR_BLANK)
def test_what_says_nothing_stands_last_whichever_way_a_column_is_sorted(opened: Workspace, column: Column) -> None:
    """A price of 0 is a gift and says something."""
    presenter = presenter_on(opened)
    edits, wanted = IN_ORDER_OR_BLANK[column]
    for line, edit in zip(("io 1", "io 4", "io 5"), (*edits, None), strict=True):
        added = presenter.add_line(line)
        if edit and added:
            presenter.change([added.holding_id], edit)
    for descending, expected in ((False, wanted), (True, [*wanted[-2::-1], wanted[-1]])):
        presenter.sort(column, descending)
        rows = [presenter.row(each) for each in presenter.visible]
        assert [(row.signed, row.altered) if column == "marks" else getattr(row, column) for row in rows] == expected


@pytest.mark.parametrize("column", IN_ORDER)
def test_every_column_sorts_both_ways(opened: Workspace, column: Column) -> None:
    presenter = presenter_on(opened)
    for line in ("io 10 x2", "io 6", "ss 1 lp", "io 9 x3 pt", "io 1 holo"):
        presenter.add_line(line)
    for descending in (False, True):
        presenter.sort(column, descending)
        values = [getattr(presenter.row(each), "set_name" if column == "set" else column) for each in presenter.visible]
        assert values == (IN_ORDER[column][::-1] if descending else IN_ORDER[column])


def test_rows_stand_in_the_order_of_the_names_that_are_shown(opened: Workspace) -> None:
    """Fire before Water in English, Água before Fogo in Portuguese; an accent does not move a name to the end."""
    presenter = presenter_on(opened)
    for line in ("io 8", "io 9", "io 5"):
        presenter.add_line(line)
    presenter.sort("name")
    assert [presenter.name(each) for each in presenter.visible] == ["Élanfant ♀", "Fire Energy", "Water Energy"]
    presenter.speak("pt")
    assert [presenter.name(each) for each in presenter.visible] == ["Élanfant ♀", "Energia de Água", "Energia de Fogo"]
    presenter.sort("set")
    assert presenter.sets() == [("inv1", "Inventada Um")]
    presenter.set_filter("inventada")
    assert len(presenter.visible) == 3


@pytest.mark.parametrize(
    ("text", "set_id", "expected"),
    [
        ("", "", 4),
        ("ember", "", 2),
        ("brasinha", "", 2),
        ("second", "", 1),
        ("quagquag", "", 1),
        ("QUAG-quag", "", 1),
        ("emberpup", "inv2", 1),
        ("", "inv1", 3),
        ("nothing", "", 0),
    ],
)
def test_filters(opened: Workspace, text: str, set_id: str, expected: int) -> None:
    presenter = presenter_on(opened)
    for line in ("io 1", "io 4 x2", "io 6", "ss 1 x5"):
        presenter.add_line(line)
    presenter.set_filter(text, set_id)
    assert len(presenter.visible) == expected
    shown = presenter.shown()
    assert shown.copies == sum(presenter.row(each).count for each in presenter.visible)
    assert presenter.sets() == [("inv1", "Invented One"), ("inv2", "Second Sun")]


def test_a_row_whose_card_left_the_catalogue_is_shown_by_its_own_words(tmp_path: Path) -> None:
    with workspace(tmp_path) as opened:
        presenter_on(opened).add_line("io 4 x2")
    with workspace(tmp_path, ()) as opened:
        presenter = presenter_on(opened)
        row = presenter.visible[0]
        assert (presenter.card(row), presenter.name(row), presenter.set_name(row)) == (
            None,
            "Mr. Quag-Quag",
            "Invented One",
        )
        presenter.bump([row], 1)
        assert presenter.row(row).count == 3
