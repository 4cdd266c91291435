"""Every shape of deck list carries every print of the archives: special letters, promotional numbers, galleries, δ."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.decks import SHAPES, Shape, deck_of, deck_text
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.deck_lists import ListReader
from ptcg_desktop.services.deck_names import names_for

pytestmark = pytest.mark.corpus

LINES = 60
STRANGE, PLAIN = 10, 90
"""One of so many prints whose number is no plain number, or whose name has signs in it; one of so many others."""


@pytest.fixture(scope="module")
def everything(full_catalogue: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CatalogueService]:
    home = tmp_path_factory.mktemp("shapes")
    shutil.copy(full_catalogue, home / "catalogue.db")
    service = CatalogueService(home)
    yield service
    service.close()


def some(service: CatalogueService) -> list[CardDef]:
    """Prints from all over the catalogue."""
    cards = service.cards(service.search())
    strange = [card for card in cards if not card.number.isdigit() or not card.name.en.replace(" ", "").isalnum()]
    known = {card.id for card in strange}
    plain = [card for card in cards if card.id not in known]
    return [*strange[::STRANGE], *plain[::PLAIN]]


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_written_names_the_very_print(everything: CatalogueService, shape: Shape) -> None:
    reader, names = ListReader(everything), names_for(shape, everything)
    cards = some(everything)
    assert len(cards) > 400
    for start in range(0, len(cards), LINES):
        part = cards[start : start + LINES]
        counts = {card.id: 1 + place % 4 for place, card in enumerate(part)}
        read = reader.read(deck_text(deck_of("", [(card, counts[card.id]) for card in part]), names, shape))
        assert dict(read.cards()) == counts
        assert read.waiting() == []
