"""How long it takes to say which of thirty decks fit together, and what a deck lacks. Figures in docs/performance.md.

`python -m pytest tests/perf/test_decks_built.py --benchmark-only`
"""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from ptcg_desktop.decks import together
from ptcg_desktop.services.workspace import Workspace

pytestmark = pytest.mark.slow

DECKS = 30


@pytest.mark.parametrize("shape", ["alike", "mixed"])
def test_thirty_decks_at_the_same_time(benchmark: BenchmarkFixture, shape: str) -> None:
    """All after the same four copies, or each after twenty of sixty scarce cards."""
    chance = random.Random(7)
    stock = {f"card {number}": chance.randint(4, 12) for number in range(60)}
    needs = {
        deck: {"card 0": 4}
        if shape == "alike"
        else {key: chance.randint(1, 4) for key in chance.sample(sorted(stock), 20)}
        for deck in range(DECKS)
    }
    if shape == "alike":
        stock["card 0"] = 60
    found = benchmark(together, needs, stock)
    assert all(group.exact for group in found.groups)


@pytest.mark.corpus
def test_what_a_deck_lacks(benchmark: BenchmarkFixture, full_catalogue: Path, tmp_path: Path) -> None:
    shutil.copy(full_catalogue, tmp_path / "catalogue.db")
    with Workspace.open(tmp_path) as workspace:
        ready = max(workspace.decks.ready_decks(), key=lambda deck: len(deck.cards))
        deck = workspace.decks.create_from(ready).value
        for card in workspace.catalogue.cards([card_id for card_id, _ in ready.cards]):
            workspace.collection.add(card, 2)
        needs = benchmark(workspace.build.needs, deck.id)
    assert len(needs) == len(ready.cards)
