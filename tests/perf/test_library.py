"""How long people wait for a library of 20,000 rows. Figures in docs/performance.md; never asserted here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.services.collection import CardRef, Edit, Entry, Lot
from ptcg_desktop.services.collection_statistics import statistics
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.store.backup import make_backup
from tests.store.conftest import row

ROWS = 20_000
CARD = CardDef(id="inv9-1", set_id="inv9", number="1", name=Text(en="Glimmoth"), kind="pokemon", stage="basic")


@pytest.fixture(scope="module")
def full_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("full")
    with Workspace.open(home) as workspace, workspace._library.step("collection") as step:
        for number in range(ROWS):
            step.insert("holding", row(f"inv{number % 150}-{number % 15_000}", 1, variant=f"v{number // 15_000}"))
    return home


@pytest.fixture
def workspace(full_home: Path) -> Iterator[Workspace]:
    with Workspace.open(full_home) as workspace:
        workspace.warm()
        yield workspace


def test_open(benchmark: Any, full_home: Path) -> None:
    benchmark(lambda: Workspace.open(full_home).close())


def test_holdings(benchmark: Any, workspace: Workspace) -> None:
    assert len(benchmark(workspace.collection.holdings)) >= ROWS


def test_owned(benchmark: Any, workspace: Workspace) -> None:
    benchmark(workspace.collection.owned)


def test_owned_of_a_screen(benchmark: Any, workspace: Workspace) -> None:
    benchmark(workspace.collection.owned, [f"inv{number}-{number}" for number in range(60)])


def test_totals(benchmark: Any, workspace: Workspace) -> None:
    benchmark(workspace.collection.totals)


def test_press_plus(benchmark: Any, workspace: Workspace) -> None:
    benchmark.pedantic(workspace.collection.add, (CARD,), rounds=100)


def test_undo_and_redo(benchmark: Any, workspace: Workspace) -> None:
    workspace.collection.add(CARD)

    def both() -> None:
        workspace.history.undo("collection")
        workspace.history.redo("collection")

    benchmark.pedantic(both, rounds=50)


def test_put_in_and_take_back_many(benchmark: Any, workspace: Workspace) -> None:
    entries = [Entry(CardRef(f"inv8-{number}", "Glimmoth"), 1, Lot(place="Box")) for number in range(5_000)]

    def both() -> None:
        workspace.collection.add_many(entries)
        workspace.history.undo("collection")

    benchmark.pedantic(both, rounds=3)


@pytest.mark.whole
def test_move_everything_and_back(benchmark: Any, workspace: Workspace) -> None:
    ids = [held.id for held in workspace.collection.holdings()]

    def both() -> None:
        workspace.collection.edit(ids, Edit(place="Box"))
        workspace.history.undo("collection")

    benchmark.pedantic(both, rounds=3)


def test_statistics(benchmark: Any, workspace: Workspace) -> None:
    holdings = workspace.collection.holdings()
    assert benchmark(statistics, holdings).total.copies >= ROWS


def test_owned_free_and_wanted_of_everything(benchmark: Any, workspace: Workspace) -> None:
    assert benchmark(workspace.free.counts)


def test_backup(benchmark: Any, full_home: Path) -> None:
    benchmark.pedantic(make_backup, (full_home / "library.db",), rounds=5)
