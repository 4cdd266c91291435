"""How long a pasted list of sixty lines takes over all real cards. Figures in docs/performance.md.

`python -m pytest tests/perf/test_deck_lists.py --benchmark-only`
"""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from ptcg_desktop.cards import CardDef
from ptcg_desktop.decks import SHAPES, Shape, deck_of, deck_text
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.deck_lists import ListReader
from ptcg_desktop.services.deck_names import names_for

pytestmark = [pytest.mark.corpus, pytest.mark.slow]

LINES = 60


@pytest.fixture(scope="module")
def service(full_catalogue: Path, tmp_path_factory: pytest.TempPathFactory) -> CatalogueService:
    home = tmp_path_factory.mktemp("lists")
    shutil.copy(full_catalogue, home / "catalogue.db")
    return CatalogueService(home)


@pytest.fixture(scope="module")
def cards(service: CatalogueService) -> list[CardDef]:
    return service.cards(service.table().ids)


@pytest.mark.parametrize("kind", ["print", "name", "unknown"])
def test_reading_sixty_lines(
    benchmark: BenchmarkFixture, service: CatalogueService, cards: list[CardDef], kind: str
) -> None:
    """Each line with its print, with a name alone, or with a name that nobody has."""
    chosen = [(card, 1) for card in random.Random(60).sample(cards, LINES)]
    text = deck_text(deck_of("x", chosen), names_for("ptcgl", service))
    if kind != "print":
        text = "".join(f"1 {card.name.en}{'q' if kind == 'unknown' else ''}\n" for card, _ in chosen)
    reader = ListReader(service)
    read = benchmark(lambda: reader.read(text))
    assert read.count() == LINES


def test_the_first_list_after_the_start(benchmark: BenchmarkFixture, service: CatalogueService) -> None:
    """With every index made anew."""

    def setup() -> tuple[tuple[ListReader], dict[str, object]]:
        service.close()
        return (ListReader(service),), {}

    benchmark.pedantic(lambda reader: reader.read("4 Pikachu\n4 Fire Energy\n"), setup=setup, rounds=5)


@pytest.mark.whole
@pytest.mark.parametrize("shape", SHAPES)
def test_every_printing_comes_back(service: CatalogueService, cards: list[CardDef], shape: Shape) -> None:
    """All 18,610 printings, 500 to a list.

    The tests of every day take a sample (tests/corpus/test_deck_shapes.py).
    """
    reader, names = ListReader(service), names_for(shape, service)
    lost = 0
    for start in range(0, len(cards), 500):
        part = cards[start : start + 500]
        found = dict(reader.read(deck_text(deck_of("x", [(card, 2) for card in part]), names, shape)).cards())
        lost += sum(found.get(card.id) != 2 for card in part)
    assert lost == 0
