"""How long "legal in which formats?" takes over all real cards. Figures in docs/performance.md.

`python -m pytest tests/perf/test_legality.py --benchmark-only`
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from ptcg_desktop.decks import DeckList, deck_of, load_formats
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.legality import places_of_card, places_of_deck, warm

pytestmark = pytest.mark.corpus


@pytest.fixture(scope="module")
def service(full_catalogue: Path, tmp_path_factory: pytest.TempPathFactory) -> CatalogueService:
    home = tmp_path_factory.mktemp("legality")
    shutil.copy(full_catalogue, home / "catalogue.db")
    return CatalogueService(home)


@pytest.fixture(scope="module")
def sixty(service: CatalogueService) -> DeckList:
    """Sixty cards of sixty names, the longest list there is; all of one time, so that many formats have to look."""
    seen: dict[str, str] = {}
    for card in service.cards(service.search("", sort="set")):
        if card.set_id.startswith("bw") and (card.is_basic_pokemon or card.kind == "trainer"):
            seen.setdefault(card.name.en, card.id)
    return deck_of("Sixty", [(card, 1) for card in service.cards(list(seen.values())[:60])])


def test_all_formats_of_a_deck(benchmark: Any, service: CatalogueService, sixty: DeckList) -> None:
    warm(service.table())
    places = benchmark(lambda: places_of_deck(service.table(), sixty))
    assert places.keys() == load_formats().keys()
    assert places["unlimited"] == "legal"


def test_all_formats_of_a_card(benchmark: Any, service: CatalogueService, sixty: DeckList) -> None:
    warm(service.table())
    card = sixty.cards()[0]
    assert benchmark(lambda: places_of_card(service.table(), card))["unlimited"] == "legal"


def test_the_pools_of_all_formats_the_first_time(benchmark: Any, service: CatalogueService) -> None:
    table = service.table()

    def forget() -> None:
        table.pools.clear()

    benchmark.pedantic(lambda: warm(table), setup=forget, rounds=3)
    assert len(table.pools) == len(load_formats())
