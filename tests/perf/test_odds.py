"""How long a full update of the Odds tab takes, alone and beside another deck. Figures in docs/performance.md.

`python -m pytest tests/perf/test_odds.py --benchmark-only`
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from ptcg_desktop.ui.app.shots import open_window
from ptcg_desktop.ui.decks.view import DecksPage

pytestmark = pytest.mark.corpus
TURN = 5
NAMES = 30


@pytest.fixture
def page(full_catalogue: Path, tmp_path: Path, qapp: QApplication) -> Iterator[DecksPage]:
    """The tab is open on sixty cards of thirty names, half of them Pokémon; another such deck is at hand."""
    shutil.copy(full_catalogue, tmp_path / "catalogue.db")
    with open_window(tmp_path) as opened:
        page = opened.show_page("decks")
        assert isinstance(page, DecksPage)
        catalogue = opened.workspace.catalogue
        every = catalogue.cards(catalogue.search("", sort="set"))
        for set_id in ("sv01", "base1"):
            cards = [card for card in every if card.set_id == set_id]
            names = {card.name.en: card for card in (*cards[: NAMES // 2], *cards[-NAMES // 2 :])}
            opened.workspace.decks.create(set_id, "unlimited", [(card, 2) for card in names.values()])
        page.presenter.reload_and_open()
        page.tabs.open(page.odds)
        page.odds.turn.setCurrentIndex(TURN - 1)
        yield page


@pytest.mark.parametrize("beside", [False, True])
def test_a_full_update(benchmark: BenchmarkFixture, page: DecksPage, beside: bool) -> None:
    deck, panel = page.presenter.open, page.odds
    assert deck is not None
    panel.show_deck(deck)
    if beside:
        row = panel.rival.findText("base1" if deck.name == "sv01" else "sv01")
        panel.rival.setCurrentIndex(row)
        panel.rival.activated.emit(row)
    benchmark(lambda: panel.show_deck(deck))
    assert (panel.rival.other is not None) == beside
    assert panel.cards.rows
