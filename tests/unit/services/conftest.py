"""Services on a real library in a temporary home, with a small invented catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from ptcg_desktop.cards.model import Attack, CardDef, Damage, SetDef, Text, Variant
from ptcg_desktop.files.reading import Entry, ThemeDeck
from ptcg_desktop.services.collection import CollectionService
from ptcg_desktop.services.decks import DeckService
from ptcg_desktop.services.history import History
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import open_library
from tests.conftest import in_memory


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """In memory: what a service writes need not outlive the test."""
    with in_memory(tmp_path) as folder:
        yield folder


PORTUGUESE = {"Glimmoth": "Mariposa"}
SETS = {"inv1": "Invented One", "inv2": "Invented Two"}


def make_card(card_id: str, name: str, *, variants: tuple[Variant, ...] = ()) -> CardDef:
    set_id, _, number = card_id.partition("-")
    return CardDef(
        id=card_id,
        set_id=set_id,
        number=number,
        name=Text(en=name, pt=PORTUGUESE.get(name, "")),
        kind="pokemon",
        stage="basic",
        attacks=(Attack(Text("Nudge"), ("C",), Damage(10)),),
        variants=variants,
    )


CARDS = {
    card.id: card
    for card in (
        make_card("inv1-1", "Glimmoth"),
        make_card("inv1-2", "Type: Null, Drop's “Select”", variants=(Variant("holo", ("1st-edition",)),)),
        make_card("inv1-3", "Élanfant ♀"),
        make_card("inv2-4a", "Mr. Quag-Quag"),
    )
}


class FewCards:
    """A catalogue of four."""

    def card(self, card_id: str) -> CardDef | None:
        return CARDS.get(card_id)

    def cards(self, ids: Sequence[str]) -> list[CardDef]:
        return [CARDS[card_id] for card_id in ids if card_id in CARDS]

    def prints_of(self, card_id: str) -> list[str]:
        return [card.id for card in CARDS.values() if card.name == CARDS[card_id].name]

    def sets(self) -> list[SetDef]:
        return [SetDef(id=set_id, name=Text(en=name), code=set_id[:2].upper()) for set_id, name in SETS.items()]

    def theme_decks(self) -> list[ThemeDeck]:
        entries = (Entry("inv1-1", 2), Entry("gone1-9", 1, "Vanishrimp"), Entry("inv1-1", 1))
        return [ThemeDeck("d-inv1-1", "Lantern Night", "inv1", ("G",), entries)]


def set_name(set_id: str) -> str:
    return SETS.get(set_id, "")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = open_library(tmp_path)
    yield library
    library.close()


@pytest.fixture
def collection(library: Library) -> CollectionService:
    return CollectionService(library, set_name)


@pytest.fixture
def decks(library: Library) -> DeckService:
    return DeckService(library, FewCards(), set_name)


@pytest.fixture
def history(library: Library) -> History:
    return History(library)
