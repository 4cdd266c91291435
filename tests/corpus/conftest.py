"""The cards of the two public sources, read once."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.cards.model import CardDef
from tools.text_report import cards_of


@pytest.fixture(scope="session")
def tcgdex_cards(corpus_dir: Path) -> list[CardDef]:
    """Every card of tcgdex/cards-database."""
    return cards_of(corpus_dir / "tcgdex-cards-database.tar.xz")


@pytest.fixture(scope="session")
def ptcgio_cards(corpus_dir: Path) -> list[CardDef]:
    """Every English card of pokemon-tcg-data."""
    return cards_of(corpus_dir / "pokemon-tcg-data.zip")
