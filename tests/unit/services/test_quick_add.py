"""Quick-add lines: what is read from them, which card they mean, and what they add."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards.model import CardDef, SetDef, Text, Variant
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.collection import CollectionService, Lot
from ptcg_desktop.services.history import History
from ptcg_desktop.services.quick_add import QuickAdd
from ptcg_desktop.services.quick_line import QuickLine, read_line, readings
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import open_library


def line(words: str = "", count: int = 1, **said: str) -> QuickLine:
    return QuickLine(words=tuple(words.split()), count=count, **said)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bs 4 x2", line("bs 4", 2)),
        ("bs 4 x2 rh nm pt", line("bs 4", 2, variant="reverse", condition="NM", language="pt")),
        ("bs 4 pt RH x2 Nm", line("bs 4", 2, variant="reverse", condition="NM", language="pt")),
        ("PFL 001", line("PFL 001")),
        ("pfl #12 3x", line("pfl 12", 3)),
        ("(PFL 12) x2", line("PFL 12", 2)),
        ("bs 4/102", line("bs 4/102")),
        ("Fauxmander x3 jp", line("Fauxmander", 3, language="ja")),
        ("2x Old Lamp", line("Old Lamp", 2)),
        ("Fauxmander ex", line("Fauxmander ex")),
        ("bs 4 ex", line("bs 4", condition="LP")),
        ("Fauxmander m", line("Fauxmander m")),
        ("4 m", line("4", condition="M")),
        ("bs 4 @ Binder 1 / page 3", line("bs 4", place="Binder 1/page 3")),
        ("bs 4 lp x2 @box x2", line("bs 4", 2, condition="LP", place="box x2")),
        ("Fauxmander x0", line("Fauxmander", 0)),
        ("bs 4 x-3", line("bs 4", -3)),
        ("bs 4 x99999 rh", line("bs 4", 99999, variant="reverse")),
        ("x2", line("x2")),
        ("+", line(count=1).__class__(again=True)),
        ("+ 3", QuickLine(again=True, count=3)),
        ("", line()),
        ("   ", line()),
    ],
)
def test_what_a_line_says(text: str, expected: QuickLine) -> None:
    assert read_line(text) == expected


@given(st.text(max_size=60))
def test_any_text_is_read_and_the_last_reading_keeps_every_word(text: str) -> None:
    found = list(readings(text))
    words = text.partition("@")[0].translate(str.maketrans("()[]#,;", "       ")).split()
    if not found[0].again and words and words[0][0] not in "xX×*0123456789":
        assert list(found[-1].words) == words


HOLO, REVERSE = Variant("holo", ("1st-edition",)), Variant("reverse")
SETS = (
    SetDef(id="ex7", name=Text("Team Lantern"), code="RR", codes=("RR", "TR"), release="2004-01-01", official_count=50),
    SetDef(id="pl2", name=Text("Rising Moths"), code="RR", codes=("RR",), release="2009-01-01", official_count=60),
    SetDef(id="swshp", name=Text("Moth Promos"), code="PR-SW", codes=("PR-SW", "SP"), release="2019-01-01"),
    SetDef(id="swsh12.5", name=Text("Lamp Zenith", "Zênite da Lâmpada"), code="CRZ", codes=("CRZ",),
           release="2023-01-01", official_count=60),
    SetDef(id="swsh12.5gg", name=Text("Lamp Zenith Gallery"), code="CRZ:GG", codes=("CRZ:GG", "CRZ", "CRZ-GG"),
           release="2023-01-02", official_count=70),
    SetDef(id="g1", name=Text("Generous"), code="GEN", codes=("GEN",), release="2023-02-01"),
    SetDef(id="gym1", name=Text("Gym of Moths"), code="G1", codes=("G1",), release="2023-03-01"),
)  # fmt: skip


def card(card_id: str, en: str, pt: str = "", rarity: str = "Common", *variants: Variant) -> CardDef:
    set_id, _, number = card_id.rpartition("-")
    return CardDef(
        id=card_id, set_id=set_id, number=number, name=Text(en, pt), kind="pokemon", rarity=rarity, variants=variants
    )


CARDS = (
    card("ex7-4", "Glimmoth", "Mariposa", "Rare", HOLO, REVERSE),
    card("ex7-99", "Dark Quag"),
    card("ex7-8", "Twinwing"),
    card("pl2-8", "Twinwing"),
    card("pl2-4", "Lampurr"),
    card("pl2-7", "Glimmoth", "Mariposa"),
    card("pl2-4a", "Lampurr"),
    card("swshp-SWSH098", "Glimmoth", "Mariposa", "Promo"),
    card("swsh12.5-030", "Rivulet"),
    card("swsh12.5-016", "Bola", "Bola de Ninho"),
    card("swsh12.5gg-GG30", "Rivulet", rarity="Ultra Rare"),
    card("g1-1", "Old Lamp"),
    card("gym1-1", "New Lamp"),
    card("gym1-2", "Rivulet ex"),
    card("gym1-3", "Item Finder"),
    card("gym1-4", "Duskling ex"),
    card("g1-3", "Duskling EX"),
    card("gym1-5", "Quag Reverse"),
)


@pytest.fixture
def catalogue(tmp_path: Path) -> CatalogueService:
    return CatalogueService(tmp_path / "cards", starter=lambda: (SETS, CARDS))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = open_library(tmp_path)
    yield library
    library.close()


@pytest.fixture
def collection(library: Library) -> CollectionService:
    return CollectionService(library, lambda set_id: set_id)


@pytest.fixture
def quick(catalogue: CatalogueService, collection: CollectionService) -> QuickAdd:
    return QuickAdd(catalogue, collection)


@pytest.mark.parametrize(
    ("text", "way", "ids"),
    [
        # Code and number: both sets that share the code, unless a name decides.
        ("rr 4", "code", "ex7-4 pl2-4"),
        ("RR 004", "code", "ex7-4 pl2-4"),
        ("rr4", "code", "ex7-4 pl2-4"),
        ("rr-4", "code", "ex7-4 pl2-4"),
        ("tr 4", "code", "ex7-4"),
        ("rr 4a", "code", "pl2-4a"),
        ("lampurr rr 4", "code", "pl2-4"),
        ("mariposa rr 4", "code", "ex7-4"),
        ("rr 99", "code", "ex7-99"),
        ("rr 5", "", ""),
        # The right name with a wrong code: both are offered.
        ("glimmoth crz 30", "code", "swsh12.5-030"),
        ("rivulet rr 4", "code", "ex7-4 pl2-4"),
        ("glimmoth crz 4", "number", "ex7-4"),
        ("glimmoth g1 7", "number", "pl2-7"),
        # Promos and galleries.
        ("pr-sw 98", "code", "swshp-SWSH098"),
        ("PR SW 098", "code", "swshp-SWSH098"),
        ("sp swsh98", "code", "swshp-SWSH098"),
        ("sp tg98", "", ""),
        ("SWSH098", "number", "swshp-SWSH098"),
        ("crz gg30", "code", "swsh12.5gg-GG30"),
        ("crz 30", "code", "swsh12.5-030"),
        ("CRZ-GG 30", "code", "swsh12.5gg-GG30"),
        ("GG30/GG70", "total", "swsh12.5gg-GG30"),
        # A code is never taken for the id of another set.
        ("g1 1", "code", "gym1-1"),
        ("gen 1", "code", "g1-1"),
        # Names of sets, in both languages.
        ("team lantern 4", "set", "ex7-4"),
        ("lantern 4", "set", "ex7-4"),
        ("zenite da lampada 30", "set", "swsh12.5-030"),
        # Numbers with a total, numbers with a name.
        ("4/50", "total", "ex7-4"),
        ("4/60", "total", "pl2-4"),
        ("glimmoth 4", "number", "ex7-4"),
        ("glimmoth 4/50", "number", "ex7-4"),
        ("twinwing 8", "number", "pl2-8 ex7-8"),
        ("twinwing 8/50", "number", "ex7-8"),
        ("twinwing 8/999", "number", "pl2-8 ex7-8"),
        ("4", "", ""),
        # Names: what is plain and new first; never another name.
        ("glimmoth", "name", "pl2-7 ex7-4 swshp-SWSH098"),
        ("MARIPOSA nm", "name", "pl2-7 ex7-4 swshp-SWSH098"),
        ("glimmoth rr", "name", "pl2-7 ex7-4"),
        ("glimmoth tr", "name", "ex7-4"),
        ("rivulet", "name", "swsh12.5-030 swsh12.5gg-GG30 gym1-2"),
        ("rivulet ex", "name", "gym1-2"),
        ("bola ninho", "name", "swsh12.5-016"),
        ("no such thing", "", ""),
        ("", "", ""),
        # The Portuguese of old cards, as deck lists have it; and words that are a name before they are marks.
        ("Localizador de Itens", "name", "gym1-3"),
        ("Quag Reverse", "name", "gym1-5"),
        ("duskling ex", "name", "gym1-4 g1-3"),
        ("Duskling EX", "name", "g1-3 gym1-4"),
        # Signs alone name nothing: no card is added for them.
        ("🔥🔥", "", ""),
        ("...", "", ""),
    ],
)
def test_which_card_a_line_means(quick: QuickAdd, text: str, way: str, ids: str) -> None:
    found = quick.find(text)
    assert ([each.id for each in found.cards], found.way) == (ids.split(), way)
    assert found.certain is (len(ids.split()) == 1)


def test_a_name_means_the_print_that_is_owned(
    quick: QuickAdd, catalogue: CatalogueService, collection: CollectionService
) -> None:
    collection.add(catalogue.cards(["swshp-SWSH098"])[0])
    assert quick.find("glimmoth").cards[0].id == "swshp-SWSH098"


def test_a_line_adds_what_it_says_and_plus_is_one_more(quick: QuickAdd, collection: CollectionService) -> None:
    assert quick.add("+") is None
    default = Lot(condition="LP", place="Box")
    for text, card_id in (("tr 4 x2 rh pt", ""), ("+", ""), ("+3", ""), ("rr 4 @Binder", "pl2-4")):
        assert quick.add(text, card_id, default) is not None
    assert [(row.card_id, row.variant, row.condition, row.language, row.place, row.count) for row in
            collection.holdings()] == [
        ("ex7-4", "reverse", "LP", "pt", "Box", 6),
        ("pl2-4", "", "LP", "en", "Binder", 1),
    ]  # fmt: skip
    assert quick.add("no such card") is None
    done = quick.add("tr 4 1st")
    assert done is not None
    assert (done.value.holding.variant, done.value.count) == ("holo+1st-edition", 1)
    assert done.value.understood.way == "code"
    assert quick.add("tr 4 shadowless").value.holding.variant == "shadowless"  # type: ignore[union-attr]


def test_a_booster_is_read_by_numbers_and_put_in_as_one_step(
    quick: QuickAdd, collection: CollectionService, history: History
) -> None:
    lines = quick.booster("4 rh, 99 x2 lp\n4 777 foo", "ex7", Lot(place="Box"))
    assert [(each.text, each.card and each.card.id, each.count) for each in lines] == [
        ("4 rh", "ex7-4", 1),
        ("99 x2 lp", "ex7-99", 2),
        ("4", "ex7-4", 1),
        ("777", None, 1),
        ("foo", None, 1),
    ]
    assert collection.holdings() == []
    done = quick.commit(lines)
    assert [(row.card_id, row.variant, row.condition, row.place, row.count) for row in done.value] == [
        ("ex7-4", "reverse", "NM", "Box", 1),
        ("ex7-99", "", "LP", "Box", 2),
        ("ex7-4", "holo+1st-edition", "NM", "Box", 1),
    ]
    step = history.can_undo("collection")
    assert step is not None
    assert step.code == "step.holding.booster"
    history.undo("collection")
    assert collection.holdings() == []
    assert quick.find("4", in_set="pl2").cards[0].id == "pl2-4"


@given(st.text(max_size=40))
def test_no_line_is_too_odd(text: str) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        service = CatalogueService(Path(folder), starter=lambda: (SETS, CARDS))

        class Nothing:
            def owned(self, ids: object) -> dict[str, int]:
                return {}

        QuickAdd(service, Nothing()).find(text)  # type: ignore[arg-type]
