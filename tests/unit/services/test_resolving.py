"""Resolving what lists and files say about a card: codes, names of sets, numbers, names, ids of shops."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards.model import CardDef, SetDef, Text, Variant
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.portuguese_names import portuguese_names
from ptcg_desktop.services.resolving import Answer, Asked, Resolver

SETS = (
    SetDef(id="base1", name=Text("Moth Base", "Base das Mariposas"), code="BS", codes=("BS",), official_count=50),
    SetDef(id="ex7", name=Text("Team Lantern"), code="RR", codes=("RR", "TR"), release="2004-01-01", official_count=50),
    SetDef(id="pl2", name=Text("Rising Moths"), code="RR", codes=("RR",), release="2009-01-01", official_count=60),
    SetDef(id="swsh11", name=Text("Lamp Origin"), code="LOR", codes=("LOR",), release="2022-01-01"),
    SetDef(id="swsh11tg", name=Text("Lamp Origin Gallery"), code="LOR:TG", codes=("LOR:TG", "LOR", "LOR-TG"),
           release="2022-01-02"),
    SetDef(id="sv03.5", name=Text("Hundred"), code="MEW", codes=("MEW",), release="2023-01-01", official_count=165),
    SetDef(id="swshp", name=Text("Moth Promos"), code="PR-SW", codes=("PR-SW",), release="2019-01-01"),
    SetDef(id="cel25cc", name=Text("Moths Again"), code="MA:CC", codes=("MA:CC",), official_count=25),
    SetDef(id="tk-bw-e", name=Text("Kit of the Digger"), code="TK5E", codes=("TK5E",), official_count=30),
    SetDef(id="tk-bw-z", name=Text("Kit of the Fox"), code="TK5Z", codes=("TK5Z",), official_count=30),
)  # fmt: skip


def card(card_id: str, en: str, pt: str = "", rarity: str = "Common", product: int = 0) -> CardDef:
    set_id, _, number = card_id.rpartition("-")
    variants = (Variant("holo", markets=(("tcgplayer", product),)),) if product else ()
    return CardDef(
        id=card_id, set_id=set_id, number=number, name=Text(en, pt), kind="pokemon", rarity=rarity, variants=variants
    )


CARDS = (
    card("base1-4", "Glimmoth", "Mariposa", product=4711),
    card("base1-5", "Lampurr", product=4712),
    card("base1-6", "Lantern", "Moth of the Lantern"),
    card("ex7-4", "Dark Glimmoth"),
    card("pl2-4", "Lampurr"),
    card("pl2-4a", "Lampurr"),
    card("swsh11-079", "Rivulet"),
    card("swsh11tg-TG05", "Rivulet", rarity="Ultra Rare"),
    card("sv03.5-006", "Glimmoth ex", "Mariposa ex"),
    card("swshp-SWSH098", "Old Lamp", product=4712),
    card("cel25cc-CC002", "Old Glimmoth"),
    card("cel25cc-CC004", "Professor of Moths"),
    card("tk-bw-e-7", "Digger"),
    card("tk-bw-z-7", "Fox"),
    card("ex7-A", "Unown [A]"),
)


@pytest.fixture
def catalogue(tmp_path: Path) -> CatalogueService:
    return CatalogueService(tmp_path / "cards", starter=lambda: (SETS, CARDS))


@pytest.mark.parametrize(
    ("asked", "card_id"),
    [
        (Asked(name="Glimmoth", code="BS", number="4"), "base1-4"),
        (Asked(name="mariposa", code="bs", number="004/050"), "base1-4"),
        (Asked(name="Dark Glimmoth", code="RR", number="4"), "ex7-4"),
        (Asked(name="Lampurr", code="RR", number="4"), "pl2-4"),
        (Asked(name="Lampurr", code="RR", number="4a"), "pl2-4a"),
        (Asked(name="Rivulet", code="LOR", number="79"), "swsh11-079"),
        (Asked(name="Rivulet", code="LOR", number="TG05"), "swsh11tg-TG05"),
        (Asked(code="LOR-TG", number="tg5"), "swsh11tg-TG05"),
        (Asked(name="Glimmoth ex", code="sv3pt5", number="6"), "sv03.5-006"),
        (Asked(name="Old Lamp", code="PR-SW", number="98"), "swshp-SWSH098"),
        (Asked(name="Glimmoth", set_name="Base das Mariposas", number="4"), "base1-4"),
        (Asked(name="Glimmoth", set_name="Base Set Unlimited", number="4"), "base1-4"),
        (Asked(name="Glimmoth ex - 006/165", set_name="SV: Scarlet & Violet 151", number="6/165"), "sv03.5-006"),
        (Asked(name="Glimmoth (4) (Cosmos)", set_name="XX01: Moth Base", number="4/50"), "base1-4"),
        (Asked(name="Glimmoth"), "base1-4"),
        (Asked(name="Rivulet", code="LOR"), ""),
        (Asked(name="Lampurr", number="4/60"), "pl2-4"),
        (Asked(number="6/165"), "sv03.5-006"),
        (Asked(product=("tcgplayer", 4711)), "base1-4"),
        (Asked(name="Old Lamp", product=("tcgplayer", 4712)), "swshp-SWSH098"),
        # Shops give the number on the card, which another set printed first.
        (Asked(name="Old Glimmoth", set_name="Moths Again", number="4/50"), "cel25cc-CC002"),
        (Asked(name="Professor of Moths", set_name="Moths Again", number="CC004"), "cel25cc-CC004"),
        (Asked(name="Fox", set_name="BW Trainer Kit: Excadrill & Zoroark", number="7/30"), "tk-bw-z-7"),
        (Asked(name="Unown", code="TR", number="A"), "ex7-A"),
        (Asked(name="Dark Glimmoth", set_name="EX Team Lantern", number="4"), "ex7-4"),
    ],
)
def test_what_is_said_names_one_print(catalogue: CatalogueService, asked: Asked, card_id: str) -> None:
    assert Resolver(catalogue).resolve(asked).card_id == card_id


@pytest.mark.parametrize(
    ("asked", "reason", "ids"),
    [
        (Asked(), "nothing", ""),
        (Asked(number="4"), "nothing", ""),
        (Asked(product=("tcgplayer", 4712)), "many", "base1-5 swshp-SWSH098"),
        (Asked(product=("tcgplayer", 1)), "product", ""),
        (Asked(code="BS", number="9" * 5000), "number", ""),
        (Asked(name="No such moth"), "name", ""),
        (Asked(name="No such moth", code="BS", number="4"), "differs", "base1-4"),
        (Asked(name="Lampurr", code="BS", number="4"), "differs", "base1-4 pl2-4 base1-5 pl2-4a"),
        (Asked(name="Lampurr", code="BS", number="77"), "number", "base1-5 pl2-4a pl2-4"),
        (Asked(name="Rivulet", code="BS"), "not_in_set", "swsh11-079 swsh11tg-TG05"),
        (Asked(name="Glimmoth", set_name="Sets of the Moon", number="4"), "set", "base1-4"),
        (Asked(code="ZZZ", number="4"), "set", ""),
        (Asked(code="RR", number="4"), "many", "pl2-4 ex7-4"),
        (Asked(name="Rivulet"), "many", "swsh11-079 swsh11tg-TG05"),
        # A code is never the id of a set that has another code.
        (Asked(name="Glimmoth", code="base1x", number="4"), "set", "base1-4"),
    ],
)
def test_what_is_not_certain_has_a_reason_and_candidates(
    catalogue: CatalogueService, asked: Asked, reason: str, ids: str
) -> None:
    answer = Resolver(catalogue).resolve(asked)
    assert (answer.reason, answer.sure, " ".join(answer.ids)) == (reason, False, ids)


def test_owned_prints_come_first_then_wished_ones(catalogue: CatalogueService) -> None:
    asked = Asked(name="Lampurr")
    assert Resolver(catalogue, {"base1-5": 1}).resolve(asked).ids[0] == "base1-5"
    ids = Resolver(catalogue, {"base1-5": 1}, lambda card_id: card_id == "pl2-4").resolve(asked).ids
    assert ids == ("base1-5", "pl2-4", "pl2-4a")


def test_little_words_may_be_left_out(catalogue: CatalogueService) -> None:
    assert Resolver(catalogue).named("Old Lantern of the") == []
    assert Resolver(catalogue).named("Moth Lantern") == ["base1-6"]


OLD = (
    card("base1-88", "Professor Oak"),
    card("base1-92", "Energy Removal"),
    card("base1-7", "Dark Glimmoth"),
    card("pl2-7", "Brock's Glimmoth"),
    card("base1-8", "Glimmoth"),
    card("pl2-8", "Glimmoth", "Mariposa"),
    card("pl2-9", "Ultra Lamp", "Ultra Lâmpada"),
    card("sv03.5-9", "Ultra Lamp EX", "Ultra Lâmpada EX"),
)


@pytest.mark.parametrize(
    ("written", "ids"),
    [
        ("Professor Carvalho", "base1-88"),
        ("professor  CARVALHO (1999)", "base1-88"),
        ("remoção energia", "base1-92"),
        ("lâmpada ultra", "pl2-9"),
        ("Lamp Ultra", "pl2-9"),
        ("Glimmoth Sombrio", "base1-7"),
        ("Glimmoth do Brock", "pl2-7"),
        ("mariposa", "pl2-8 base1-8"),  # a Portuguese name means the prints without Portuguese, too
        ("Glimmoth Brock Sombrio", ""),
        ("ultra", ""),
    ],
)
def test_names_written_by_hand_in_portuguese(tmp_path: Path, written: str, ids: str) -> None:
    catalogue = CatalogueService(tmp_path / "cards", starter=lambda: (SETS, OLD))
    assert " ".join(Resolver(catalogue).named(written)) == ids


def test_the_best_print_of_each_name_like_it_is_suggested(tmp_path: Path) -> None:
    catalogue = CatalogueService(tmp_path / "cards", starter=lambda: (SETS, OLD))
    assert Resolver(catalogue).nearest("Mariposas")[:2] == ("base1-8", "pl2-8")
    assert Resolver(catalogue).nearest("ultra")[:2] == ("pl2-9", "sv03.5-9")
    assert Resolver(catalogue).nearest("xyzzy") == Resolver(catalogue).nearest("") == ()


def test_each_known_portuguese_name_means_an_old_card() -> None:
    """The cards that come with the program tell which of the English names are spelt right."""
    keys = {name_key(each.name.en) for each in load_starter().cards}
    names = portuguese_names().names
    known = [english for english in names if name_key(english) in keys]
    assert len(known) >= 25
    assert not [alias for aliases in names.values() for alias in aliases if name_key(alias) in keys]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[names]\n"Old Lamp" = ["Luz"]\n"New Lamp" = ["LUZ"]\n[words]', "$.names.New Lamp"),
        ('[names]\n"Old Lamp" = ["!"]\n[words]', "$.names.Old Lamp"),
        ('[names]\n[words]\nSombrio = "dark"', "$.words.Sombrio"),
        ("[names]", "$"),
    ],
)
def test_a_mistake_in_the_known_names_is_told_with_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, key: str
) -> None:
    (tmp_path / "portuguese_names.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("ptcg_desktop.services.portuguese_names.data_root", lambda: tmp_path)
    with pytest.raises(KnownError) as error:
        portuguese_names.__wrapped__()
    assert error.value.params["key"] == key


def test_a_slip_of_the_keyboard_finds_its_neighbours(catalogue: CatalogueService) -> None:
    assert Resolver(catalogue).nearest("Lampur")[0] in ("base1-5", "pl2-4", "pl2-4a")
    assert Resolver(catalogue).nearest("Gllimmoht ex") != ()
    assert Resolver(catalogue).nearest("%%%%") == ()


@given(st.builds(Asked, name=st.text(), code=st.text(), set_name=st.text(), number=st.text()))
def test_nothing_said_raises(asked: Asked) -> None:
    answer = RESOLVER.resolve(asked)
    assert isinstance(answer, Answer)
    assert answer.sure is (answer.reason == "")


RESOLVER = Resolver(CatalogueService(Path("nowhere"), starter=lambda: (SETS, CARDS)))
