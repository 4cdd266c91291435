"""Which print a bare name means: the same in typed lines and in lists, and never a giveaway while there is another."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.cards.model import CardDef, SetDef, Text
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.plain_prints import best_first, is_plain
from ptcg_desktop.services.quick_add import QuickAdd
from ptcg_desktop.services.resolving import Asked, Resolver

SETS = (
    SetDef(id="bwp", name=Text("Lamp Promos"), release="2011-01-01"),
    SetDef(id="old1", name=Text("Old Lamps"), release="2020-01-01", official_count=50),
    SetDef(id="new1", name=Text("New Lamps"), release="2023-01-01", official_count=50),
    SetDef(id="swsh12.5gg", name=Text("Lamp Gallery"), release="2023-06-01"),
    SetDef(id="2024sv", name=Text("Lunch Lamps"), release="2024-01-01"),
)


def card(card_id: str, name: str, rarity: str) -> CardDef:
    set_id, _, number = card_id.rpartition("-")
    return CardDef(id=card_id, set_id=set_id, number=number, name=Text(name), kind="pokemon", rarity=rarity)


CARDS = (
    card("bwp-1", "Glimmoth", "Common"),
    card("old1-1", "Glimmoth", "Common"),
    card("new1-1", "Glimmoth", "Rare"),
    card("new1-90", "Glimmoth", "Secret Rare"),
    card("swsh12.5gg-GG1", "Glimmoth", "Rare"),
    card("2024sv-1", "Glimmoth", ""),
    card("2024sv-2", "Quagling", ""),
    card("old1-2", "Quagling", "Ultra Rare"),
    card("old1-3", "Lampurr", "Common"),
    card("old1-4", "Lampurr", "Common"),
)


class Owned:
    """A collection that has just these."""

    def __init__(self, ids: str) -> None:
        self.ids = dict.fromkeys(ids.split(), 1)

    def owned(self, ids: object) -> dict[str, int]:
        return self.ids


@pytest.mark.parametrize(
    ("name", "owned", "meant"),
    [
        ("Glimmoth", "", "new1-1"),
        ("Glimmoth", "old1-1", "old1-1"),
        ("Glimmoth", "bwp-1 new1-90", "new1-90"),
        ("Quagling", "", "2024sv-2"),
        ("Lampurr", "", "old1-4"),
    ],
)
def test_a_bare_name_means_the_same_in_a_line_and_in_a_list(tmp_path: Path, name: str, owned: str, meant: str) -> None:
    catalogue = CatalogueService(tmp_path, starter=lambda: (SETS, CARDS))
    have = Owned(owned)
    assert QuickAdd(catalogue, have).find(name).cards[0].id == meant  # type: ignore[arg-type]
    assert Resolver(catalogue, have.ids).resolve(Asked(name=name)).ids[0] == meant


@pytest.mark.parametrize(("owned", "meant"), [("", "new1-1"), ("old1-1", "old1-1")])
def test_a_number_with_a_total_of_several_sets_means_what_is_owned_too(tmp_path: Path, owned: str, meant: str) -> None:
    catalogue = CatalogueService(tmp_path, starter=lambda: (SETS, CARDS))
    have = Owned(owned)
    assert QuickAdd(catalogue, have).find("1/50").cards[0].id == meant  # type: ignore[arg-type]
    assert Resolver(catalogue, have.ids).resolve(Asked(number="1/50")).ids[0] == meant


def test_wished_prints_come_before_plain_ones(tmp_path: Path) -> None:
    index = CatalogueService(tmp_path, starter=lambda: (SETS, CARDS)).table().index
    ids = ["2024sv-1", "swsh12.5gg-GG1", "new1-90", "new1-1", "old1-1"]
    assert best_first(index, ids, (), lambda card_id: card_id == "new1-90") == [
        "new1-90", "new1-1", "old1-1", "2024sv-1", "swsh12.5gg-GG1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rarity", "set_id", "plain"),
    [("Rare Holo", "new1", True), ("double rare", "new1", True), ("Common", "bwp", False), ("", "new1", False),
     ("Promo", "new1", False)],
)  # fmt: skip
def test_what_is_plain(rarity: str, set_id: str, plain: bool) -> None:
    assert is_plain(rarity, set_id) is plain
