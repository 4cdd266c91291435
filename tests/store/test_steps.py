"""The step log itself: order inside a step, limits, scopes that leave each other alone."""

from __future__ import annotations

import pytest

from ptcg_desktop.store import steps
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.rows import Image
from tests.store.conftest import put, row


def counts(library: Library) -> list[tuple[int, str, int]]:
    with library.reading() as session:
        return [(held.id, held.card_id, held.count) for held in session.holdings()]


def test_a_step_that_touches_a_row_twice_is_taken_back_in_reverse(library: Library) -> None:
    put(library, "inv1-1", count=1)
    before = counts(library)
    with library.step("collection") as step:
        step.update("holding", (1,), {"count": 2})
        step.update("holding", (1,), {"count": 3})
        step.delete("holding", (1,))
        again = step.insert("holding", row("inv1-1", 9))
        step.update("holding", (again,), {"condition": "LP"})
        step.insert("holding", row("inv1-1", 4))
    after = counts(library)
    library.undo("collection")
    assert counts(library) == before
    library.redo("collection")
    assert counts(library) == after


def test_an_id_is_never_used_twice(library: Library) -> None:
    put(library, "inv1-1")
    library.undo("collection")
    put(library, "inv1-2")
    assert [held[0] for held in counts(library)] == [2]


def test_only_the_last_steps_are_kept_and_other_scopes_keep_theirs(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "LIMIT", 5)
    with library.step("decks") as step:
        step.insert("deck", {"name": "Moths", "format_id": "unlimited", "changed": ""})
    for number in range(12):
        put(library, f"inv1-{number}")
    undone = 0
    while library.undo("collection") is not None:
        undone += 1
    assert undone == 5
    assert len(counts(library)) == 7
    assert library.undo("decks") is not None


def test_large_steps_push_out_older_ones_but_never_themselves(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "LARGE", 2_000)
    monkeypatch.setattr(steps, "SIZE_LIMIT", 20_000)
    put(library, "inv1-small")
    for number in range(3):
        with library.step("collection") as step:
            for each in range(40):
                step.insert("holding", row(f"inv{number}-{each}"))
    undone = []
    while (moved := library.undo("collection")) is not None:
        undone.append(moved[0].id)
    assert undone == [4, 3]
    with library.step("collection") as step:
        for each in range(400):
            step.insert("holding", row(f"inv9-{each}"))
    assert library.undo("collection") is not None
    assert library.undo("collection") is None


def test_a_new_step_ends_the_redo_of_its_scope_only(library: Library) -> None:
    with library.step("decks") as step:
        step.insert("deck", {"name": "Moths", "format_id": "unlimited", "changed": ""})
    library.undo("decks")
    put(library, "inv1-1")
    library.undo("collection")
    put(library, "inv1-2")
    assert library.redo("collection") is None
    assert library.redo("decks") is not None


def test_a_step_without_a_change_leaves_no_trace(library: Library) -> None:
    put(library)
    with library.step("collection") as step:
        step.update("holding", (1,), {"count": 1})
        step.delete("holding", (99,))
    assert step.id is None
    assert step.images == []
    with pytest.raises(LookupError), library.step("collection") as step:
        step.update("holding", (99,), {"count": 1})


def test_images_are_their_own_inverses() -> None:
    image = Image("holding", (1,), {"count": 1}, {"count": 2}, "inv1-1")
    assert image.inverse() == Image("holding", (1,), {"count": 2}, {"count": 1}, "inv1-1")
    assert image.inverse().inverse() == image
