"""How long a file of 100,000 rows takes to plan and to import. Figures in docs/performance.md; never asserted here.

A run that does not measure takes 1,000 rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ptcg_desktop.cards.model import CardDef, SetDef, Text, Variant
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.collection import SCOPE, CollectionService
from ptcg_desktop.services.collection_export import OWN, ExportService
from ptcg_desktop.services.collection_import import ImportService
from ptcg_desktop.store.opening import open_library

SETS = tuple(SetDef(id=f"inv{number}", name=Text(f"Set {number} of Moths"), code=f"I{number}") for number in range(150))
FINISHES = (Variant("normal"), Variant("reverse"))
CARDS = tuple(
    CardDef(
        id=f"{known.id}-{number}", set_id=known.id, number=str(number), name=Text(f"Glimmoth {number % 97} X"),
        kind="pokemon", variants=FINISHES,
    )
    for known in SETS for number in range(1, 151)
)  # fmt: skip


@pytest.fixture(scope="module")
def rows(pytestconfig: pytest.Config) -> int:
    return 1_000 if pytestconfig.getoption("benchmark_disable") else 100_000


@pytest.fixture(scope="module")
def cards(rows: int) -> tuple[CardDef, ...]:
    return CARDS[:rows]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory, rows: int, cards: tuple[CardDef, ...]) -> Path:
    path = tmp_path_factory.mktemp("csv") / "dragon.csv"
    head = "Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,"
    with path.open("w", encoding="utf-8") as text:
        text.write(f"{head}Price Bought,Date Bought,LOW,MID,MARKET\n")
        for place in range(rows):
            card = cards[place * 7919 % len(cards)]
            text.write(
                f'Binder {place % 40},{place % 4 + 1},0,"{card.name.en}",I{card.set_id[3:]},,{card.number},NearMint,'
                f"Normal,English,{place % 999 / 100},2024-0{place % 9 + 1}-1{place % 10},0,0,0\n"
            )
    return path


@pytest.fixture
def service(tmp_path: Path, cards: tuple[CardDef, ...]) -> Iterator[ImportService]:
    library = open_library(tmp_path)
    catalogue = CatalogueService(tmp_path, starter=lambda: (SETS, cards))
    collection = CollectionService(library, lambda set_id: set_id)
    yield ImportService(library, catalogue, collection.reference, tmp_path, lambda: None)
    library.close()


def test_plan(benchmark: Any, service: ImportService, file: Path, rows: int) -> None:
    plan = benchmark.pedantic(lambda: service.plan(service.read(file)), rounds=1)
    assert plan.totals.new == rows


def test_apply(benchmark: Any, service: ImportService, file: Path) -> None:
    plan = service.plan(service.read(file))
    done = benchmark.pedantic(service.apply, (plan,), rounds=1)
    assert done.value.copies_after == plan.totals.copies_after


def test_take_back(benchmark: Any, service: ImportService, file: Path) -> None:
    service.apply(service.plan(service.read(file)))
    benchmark.pedantic(service._library.undo, (SCOPE,), rounds=1)
    with service._library.reading() as session:
        assert session.totals().copies == 0


@pytest.mark.parametrize("format_id", [OWN, "collectr"])
def test_export(
    benchmark: Any, service: ImportService, file: Path, cards: tuple[CardDef, ...], tmp_path: Path, format_id: str
) -> None:
    service.apply(service.plan(service.read(file)))
    with service._library.reading() as session:
        holdings = session.holdings()
    exports = ExportService(CatalogueService(tmp_path, starter=lambda: (SETS, cards)))

    def export() -> None:
        exports.foresee(holdings, format_id)
        exports.write(tmp_path / "out.csv", holdings, format_id)

    benchmark.pedantic(export, rounds=1)
