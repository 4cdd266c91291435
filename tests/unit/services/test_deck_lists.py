"""Deck lists resolved against a catalogue: every line ends somewhere, and what is written is read back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ptcg_desktop.cards.model import Attack, CardDef, Damage, SetDef, Text, Variant
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.decks import SHAPES, DeckList, Shape, deck_of, deck_text
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.setmap import set_table
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.deck_files import decoded, read_text_file
from ptcg_desktop.services.deck_lists import ListReader, ReadList, deck_of_list
from ptcg_desktop.services.deck_names import names_for
from ptcg_desktop.services.decks import clean_note
from ptcg_desktop.services.words import say

SETS = (
    SetDef(id="base1", name=Text("Moth Base"), code="BS", codes=("BS",), release="1999-01-09", official_count=102),
    SetDef(id="ex7", name=Text("Team Lantern"), code="TRR", codes=("TRR", "RR", "TR"), release="2004-01-01"),
    SetDef(id="pl2", name=Text("Rising Moths"), code="RR", codes=("RR",), release="2009-01-01"),
    SetDef(id="bw4", name=Text("Next Lamps"), code="NXD", codes=("NXD",), release="2012-01-01"),
    SetDef(id="swshp", name=Text("Moth Promos"), code="PR-SW", codes=("PR-SW", "SP"), release="2019-01-01"),
    SetDef(id="swsh12.5", name=Text("Crown"), code="CRZ", codes=("CRZ",), release="2023-01-20", official_count=159),
    SetDef(id="swsh12.5gg", name=Text("Crown Gallery"), code="CRZ:GG", codes=("CRZ:GG", "CRZ", "CRZGG", "CRZ-GG"),
           release="2023-01-20"),
    SetDef(id="sv03.5", name=Text("Hundred"), code="MEW", codes=("MEW",), release="2023-09-22", official_count=165),
    SetDef(id="svp", name=Text("Later Promos"), code="SVP", codes=("SVP", "PR-SV"), release="2023-01-01"),
    SetDef(id="swsh9", name=Text("Stars"), code="BRS", codes=("BRS",), release="2022-02-25"),
    SetDef(id="swsh9tg", name=Text("Star Gallery"), code="BRS:TG", codes=("BRS:TG", "BRS", "BRSTG", "BRS-TG"),
           release="2022-02-25"),
    SetDef(id="sve", name=Text("Energies"), code="SVE", codes=("SVE",), release="2023-01-01"),
    SetDef(id="homemade", name=Text("At Home"), release="2024-01-01"),
)  # fmt: skip


def card(card_id: str, en: str, pt: str = "", kind: str = "pokemon", damage: int = 10, **more: object) -> CardDef:
    set_id, _, number = card_id.rpartition("-")
    attacks = (Attack(Text("Flutter"), cost=("C",), damage=Damage(damage)),) if kind == "pokemon" else ()
    release = next(each.release for each in SETS if each.id == set_id)
    return CardDef(
        id=card_id, set_id=set_id, number=number, name=Text(en, pt), kind=kind, attacks=attacks, rarity="Common",  # type: ignore[arg-type]
        release=release, **more,  # type: ignore[arg-type]
    )  # fmt: skip


CARDS = (
    card("base1-4", "Glimmoth", "Mariposa", variants=(Variant("holo", markets=(("tcgplayer", 4711),)),)),
    card("base1-5", "Lampurr"),
    card("base1-98", "Fire Energy", "Energia de Fogo", "energy", energy_kind="basic", provides=("R",)),
    card("ex7-4", "Dark Glimmoth"),
    card("pl2-4", "Lampurr", damage=40),
    card("pl2-5", "Mothwo"),
    card("bw4-54", "Mothwo-EX", damage=90),
    card("bw4-99", "Fire Energy", "Energia de Fogo", "energy", energy_kind="special"),
    card("swshp-SWSH098", "Old Lamp, the \"Big\"", kind="trainer"),
    card("swsh12.5-055", "Glimmoth", "Mariposa"),
    card("swsh12.5gg-GG05", "Type: Moth"),
    card("sv03.5-006", "Glimmoth ex"),
    card("sv03.5-106", "Moth Ball", "Bola de Mariposa", "trainer"),
    card("sv03.5-107", "Lamp2", "Luz", "trainer"),
    card("sv03.5-108", "Moth G-105 Turn", kind="trainer"),
    card("sv03.5-109", "Poké Lamp (The Old One)", kind="trainer"),
    card("sve-002", "Basic Fire Energy", "Energia de Fogo Básica", "energy", energy_kind="basic", provides=("R",)),
    card("sv03.5-110", "Warm Fire Energy", kind="energy", energy_kind="special", provides=("R",), mark="G"),
    card("svp-045", "Wickfly ex"),
    card("swsh9tg-TG05", "Wickfly"),
    card("homemade-1a", "Flab's Moth♀", kind="trainer"),
    card("svp-Lantern", "Moth at the Lantern"),
)  # fmt: skip
CATALOGUE = CatalogueService(Path("nowhere"), starter=lambda: (SETS, CARDS))
READER = ListReader(CATALOGUE)


def only(text: str, reader: ListReader = READER) -> tuple[str, int, str, str]:
    read = reader.read(text)
    (line,) = [each for each in read.lines if each.standing != "other"]
    return line.standing, line.count, line.card_id, line.reason


@pytest.mark.parametrize(
    ("line", "card_id", "reason"),
    [
        ("4 Glimmoth BS 4", "base1-4", ""),
        ("4 mariposa bs 4", "base1-4", ""),
        ("4 Dark Glimmoth TR 4", "ex7-4", ""),
        ("4 Lampurr RR 4", "pl2-4", ""),
        ("4 Mothwo EX 54", "bw4-54", ""),
        ("4 Mothwo EX", "bw4-54", ""),
        ("4 Old Lamp, the Big PR-SW 98", "swshp-SWSH098", ""),
        ("4 Old Lamp, the Big SP 98", "swshp-SWSH098", ""),
        ("4 Type: Moth CRZ GG05", "swsh12.5gg-GG05", ""),
        ("4 Type: Moth CRZGG 05", "swsh12.5gg-GG05", ""),
        ("4 Type: Moth CRZ-GG GG05", "swsh12.5gg-GG05", ""),
        ("4 Glimmoth 4/102", "base1-4", ""),
        ("4 Moth at the Lantern SVP Lantern", "svp-Lantern", ""),
        ("4 Glimmoth ex", "sv03.5-006", ""),
        ("4 MEW 6", "sv03.5-006", ""),
        ("4 Lamp2", "sv03.5-107", ""),
        ("4 Glimmoth [BS]", "base1-4", ""),
        ("4 Lampurr - 5/102 [BS]", "base1-5", ""),
        ("4 Lampurr Rising Moths 4", "pl2-4", ""),
        ("4 Lampurr moth base 5/102", "base1-5", ""),
        ("energia de fogo - 4", "sve-002", "list.chosen"),
        ("4 Moth G-105 Turn", "sv03.5-108", ""),
        ("4 Flabs Moth F", "homemade-1a", ""),
        ("Bola mariposa - X4", "sv03.5-106", ""),
        # One of the two says the same as the other, so that any will do: the newest.
        ("4 Glimmoth", "swsh12.5-055", "list.chosen"),
        ("4 Glimmoth BS 4 *F*", "base1-4", "list.marks"),
        # A basic Energy is any print of its type; a special one of the same name only where it is named.
        ("4 Fire Energy 2", "sve-002", "list.chosen"),
        ("4 Basic {R} Energy Energy 13", "sve-002", "list.chosen"),
        ("4 Fire Energy BS 98", "base1-98", ""),
        ("4 Fire Energy NXD 99", "bw4-99", ""),
        ("4 Fire Energy XYEnergy 8", "sve-002", "list.any_print"),
        ("energia fogo - x4", "sve-002", "list.chosen"),
        ("Energias\nfogo x4", "sve-002", "list.chosen"),
        ("Energias\nfogo - 4", "sve-002", "list.chosen"),
        # Prints that only PTCG Live has.
        ("4 Basic {R} Energy SVALT 132", "sve-002", "list.chosen"),
        ("4 Moth Ball SWSHALT 32", "sv03.5-106", ""),
    ],
)  # fmt: skip
def test_lines_that_are_placed(line: str, card_id: str, reason: str) -> None:
    assert only(line) == ("placed", 4, card_id, reason)


@pytest.mark.parametrize(
    ("line", "standing", "card_id", "reason", "candidates"),
    [
        ("4 Glimmoth MEW 6", "unsure", "swsh12.5-055", "resolve.differs", "swsh12.5-055 sv03.5-006 base1-4"),
        ("4 Glimmoth ZZZ 4", "unsure", "base1-4", "resolve.set", "base1-4 swsh12.5-055"),
        ("4 Falter MEW 6", "unsure", "sv03.5-006", "resolve.differs", "sv03.5-006"),
        ("4 Wickfl MEW 6", "unsure", "sv03.5-006", "resolve.differs", "sv03.5-006 swsh9tg-TG05 svp-045"),
        ("4 Glimmofh 4/102", "unsure", "base1-4", "resolve.differs", None),
        ("4 Lampurr", "unsure", "pl2-4", "list.several", "pl2-4 base1-5"),
        ("4 Mothwo RR 77", "unsure", "pl2-5", "resolve.number", "pl2-5"),
        ("4 Glim", "unsure", "", "list.alike", None),
        # A slip of the keyboard is taken, unless it may be another card: one with a print, or with other short words.
        ("4 Dark Glimoth", "unsure", "ex7-4", "list.alike", None),
        ("4 Mothwo-GX", "unsure", "", "list.alike", None),
        ("4 Dark Glimoth ZZZ 7", "unsure", "", "resolve.neither", None),
        ("Lamp2 - 3", "unsure", "sv03.5-107", "list.count_behind", "sv03.5-107"),
        ("4 Qqqqqqqq ZZZ 7", "lost", "", "resolve.neither", ""),
        ("4 Qqqqqqqq", "lost", "", "resolve.name", ""),
    ],
)
def test_lines_that_need_the_person(
    line: str, standing: str, card_id: str, reason: str, candidates: str | None
) -> None:
    (each,) = READER.read(line).lines
    assert (each.standing, each.card_id, each.reason) == (standing, card_id, reason)
    if candidates is not None:
        assert " ".join(each.candidates) == candidates


def test_an_owned_print_is_taken_first_then_a_legal_one() -> None:
    assert only("4 Lampurr", ListReader(CATALOGUE, {"base1-5": 1})) == ("placed", 4, "base1-5", "list.chosen")
    assert only("4 Lampurr", ListReader(CATALOGUE, format_id="classic-1999"))[2] == "base1-5"


def test_lines_without_counts_are_copies_only_where_no_line_has_one() -> None:
    alone = READER.read("Glimmoth BS\nGlimmoth BS\nLamp2\n")
    assert alone.cards() == [("base1-4", 1), ("base1-4", 1), ("sv03.5-107", 1)]
    mixed = READER.read("Glimmoth\n4 Lamp2\nsome words\n")
    assert [(each.standing, each.count, each.reason) for each in mixed.lines] == [
        ("unsure", 0, "list.no_count"),
        ("placed", 4, ""),
        ("lost", 0, "list.no_count"),
    ]
    assert mixed.choose(0, "base1-4").cards() == [("base1-4", 1), ("sv03.5-107", 4)]


def test_a_text_far_too_long_says_how_much_of_it_was_not_read() -> None:
    read = READER.read("1 Moth Ball MEW 106\n" * 500 + "1 Lamp2\n" * 2500)
    assert (read.count(), read.count("placed", "unsure", "lost"), read.not_read) == (2000, 2000, 1000)
    assert read.line_count() == 3000


def test_a_heading_that_may_be_a_card_is_asked() -> None:
    read = READER.read("Lamp2: 3\nSideboard: 4\n4 Glimmoth BS 4")
    assert [(each.standing, each.reason) for each in read.lines] == [
        ("unsure", "list.heading"),
        ("other", "list.unknown_heading"),
        ("placed", ""),
    ]
    assert read.choose(0, "sv03.5-107").cards() == [("sv03.5-107", 3), ("base1-4", 4)]


def test_lists_of_ids_and_products() -> None:
    read = READER.read('["x y", "base1-4", "base1-4", "sv3pt5-6", "swsh12pt5gg-GG05", "swshp-SWSH098", "zz-1"]')
    assert read.cards() == [("base1-4", 2), ("sv03.5-006", 1), ("swsh12.5gg-GG05", 1), ("swshp-SWSH098", 1)]
    assert [each.reason for each in read.waiting()] == ["list.bad_id"]
    products = READER.read("https://www.tcgplayer.com/massentry?productline=Pokemon&c=4-4711||1-9")
    assert (products.cards(), [each.reason for each in products.waiting()]) == ([("base1-4", 4)], ["list.bad_id"])


def test_five_copies_stay_five_and_a_thousand_are_refused_by_the_line() -> None:
    assert READER.read("5 Lamp2").cards() == [("sv03.5-107", 5)]
    read = READER.read("600 Lamp2\n600 Lamp2\n3 Glimmoth BS 4")
    assert read.cards() == [("sv03.5-107", 600), ("base1-4", 3)]
    assert [each.reason for each in read.waiting()] == ["list.huge"]


def balanced(read: ReadList, text: str) -> bool:
    cards = read.count("placed") + read.count("unsure") + read.count("lost")
    return cards == read.count() and read.line_count() >= len(text.splitlines()) - (text[:1] in "[{\ufeff")


WORDS = st.sampled_from(
    ["[BS]", "4", "0", "-3", "x2", "Glimmoth", "Lampurr", "BS", "RR", "4/102", "98", "Energia", "fogo", "PH",
     "*F*", "(", "Pokémon:", "60", "Total", ":", "null", "ex", "EX", "\u202e", "🔥", "\t", "|", "&amp;", "Ã©",
     "٤"]
)  # fmt: skip
LISTS = st.lists(st.lists(WORDS, max_size=6).map(" ".join), max_size=8).map("\n".join)


SHARED = (
    SetDef(id="base1", name=Text("Moth Base"), code="BS", codes=("BS",), release="1999-01-09", official_count=102),
    SetDef(id="pl2", name=Text("Rising Moths"), code="RR", codes=("RR",), release="2009-01-01", official_count=102),
    SetDef(id="sv03.5", name=Text("Hundred"), code="MEW", codes=("MEW",), release="2023-09-22", official_count=165),
)
SHARED_CARDS = (
    card("base1-19", "Lampurr"),
    card("pl2-19", "Lampurr", damage=40),
    card("sv03.5-51", "Lampurr", damage=90),
    card("base1-20", "Moth Ball", kind="trainer"),
    card("pl2-20", "Moth Ball", kind="trainer"),
    card("sv03.5-52", "Moth Ball", kind="trainer"),
    card("base1-21", "Rivulet"),
    card("pl2-21", "Rivulet δ", damage=70),
)


@pytest.mark.parametrize(
    ("line", "standing", "card_id", "reason", "first"),
    [
        # The newest of the name has another number: what is written is never forgotten.
        ("2 Lampurr (19/102)", "unsure", "pl2-19", "resolve.many", ("pl2-19", "base1-19")),
        ("2 Moth Ball (20/102)", "placed", "pl2-20", "list.chosen", ("pl2-20", "base1-20")),
        ("2 Rivulet (21/102)", "placed", "base1-21", "", ("base1-21",)),
        ("2 Rivulet δ (21/102)", "placed", "pl2-21", "", ("pl2-21",)),
    ],
)
def test_a_number_that_several_sets_have_leaves_those_prints(
    line: str, standing: str, card_id: str, reason: str, first: tuple[str, ...]
) -> None:
    reader = ListReader(CatalogueService(Path("nowhere"), starter=lambda: (SHARED, SHARED_CARDS)))
    assert only(line, reader) == (standing, 2, card_id, reason)
    (read,) = reader.read(line).lines
    assert read.candidates[: len(first)] == first


def test_a_shop_that_names_no_sets_is_told_the_set_where_the_rest_is_not_enough() -> None:
    catalogue = CatalogueService(Path("nowhere"), starter=lambda: (SHARED, SHARED_CARDS))
    counts = {each.id: 1 + place for place, each in enumerate(SHARED_CARDS)}
    text = deck_text(
        deck_of("", [(each, counts[each.id]) for each in SHARED_CARDS]), names_for("liga", catalogue), "liga"
    )
    assert text.splitlines()[:3] == ["1 Lampurr (19/102) [BS]", "2 Lampurr (19/102) [RR]", "3 Lampurr (51/165)"]
    read = ListReader(catalogue).read(text)
    assert (dict(read.cards()), read.waiting()) == (counts, [])


@given(LISTS | st.text(max_size=80))
@settings(max_examples=200)
def test_no_text_loses_a_line_or_raises(text: str) -> None:
    read = READER.read(text)
    assert balanced(read, text)
    for each in read.lines:
        assert (each.standing == "other") is (each.line.kind in ("section", "total", "blank") and not each.candidates)
        assert each.standing != "placed" or each.card_id
        assert each.standing not in ("unsure", "lost") or say(each.reason, "pt", {})
        assert each.standing != "unsure" or each.candidates
    assert deck_of_list(read, "x", CATALOGUE).size == read.count()


@given(st.dictionaries(st.sampled_from(CARDS), st.integers(1, 60), min_size=1), st.sampled_from(SHAPES))
@settings(max_examples=200)
def test_what_is_written_is_read_back(cards: dict[CardDef, int], shape: Shape) -> None:
    text = deck_text(deck_of("Mine: the best", cards), names_for(shape, CATALOGUE), shape)
    read = READER.read(text)
    assert dict(read.cards()) == {each.id: count for each, count in cards.items()}
    assert read.waiting() == []


@pytest.mark.parametrize(
    ("shape", "lines"),
    [
        (
            "ptcgl",
            "PR-SV 45|BRS-TG 5|CRZ 55|CRZ GG05|PR-SW 98|"
            "Basic {R} Energy BS 98|Basic {R} Energy SVE 2|Warm {R} Energy MEW 110",
        ),
        (
            "limitless",
            "SVP 045|BRS TG05|CRZ 55|CRZ GG05|SP 98|Fire Energy BS 98|Fire Energy SVE 2|Warm Fire Energy MEW 110",
        ),
        (
            "ptcgo",
            "PR-SV 45|BRS TG05|CRZ 55|CRZ GG05|PR-SW 98|Fire Energy BS 98|Fire Energy SVE 2|Warm Fire Energy MEW 110",
        ),
        ("csv", "SVP,045|BRS:TG,TG05|CRZ,055|CRZ:GG,GG05|PR-SW,SWSH098|,Fire Energy,BS,98|Basic Fire Energy,SVE,002"),
    ],
)
def test_prints_and_energy_are_named_as_each_program_names_them(shape: Shape, lines: str) -> None:
    text = deck_text(deck_of("", [(each, 1) for each in CARDS]), names_for(shape, CATALOGUE), shape)
    assert [line for line in lines.split("|") if not any(line in written for written in text.splitlines())] == []


@pytest.mark.parametrize(
    ("trainer", "energy", "total"),
    [
        ("Treinador", "Energia", "Total de cartas"),
        ("Entrenador", "Energía", "Total de cartas"),
        ("Dresseur", "Énergie", "Total Cards"),
        ("Trainer", "Energie", "Total Cards"),
        ("Allenatore", "Energia", "Total Cards"),
    ],
)
def test_our_list_for_ptcg_live_is_read_back_under_the_headings_of_its_languages(
    trainer: str, energy: str, total: str
) -> None:
    text = deck_text(deck_of("", [(each, 2) for each in CARDS]), names_for("ptcgl", CATALOGUE))
    for ours, theirs in (("Trainer:", f"{trainer}:"), ("\nEnergy:", f"\n{energy}:"), ("Total Cards", total)):
        text = text.replace(ours, theirs)
    read = READER.read(text)
    assert dict(read.cards()) == {each.id: 2 for each in CARDS}
    assert read.stated == 2 * len(CARDS)
    assert read.waiting() == []


@given(st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=400), st.sampled_from(CARDS))
@settings(max_examples=60)
def test_notes_are_read_back_where_the_shape_has_room_for_them(note: str, card: CardDef) -> None:
    note = clean_note(note)
    (entry,) = deck_of("Mine", [(card, 2)]).entries
    deck = DeckList("Mine", (msgspec.structs.replace(entry, note=note),))
    for shape in SHAPES:
        read = READER.read(deck_text(deck, names_for(shape, CATALOGUE), shape))
        assert read.count() == 2, shape
        carried = {card.id: note} if note and shape in ("markdown", "csv") else {}
        assert read.notes() == carried, shape


def test_codes_of_targets_are_codes_we_read() -> None:
    from ptcg_desktop.services.deck_names import _Targets

    known = {row.id: row.codes for row in set_table().set}
    for target in load_toml(data_root() / "deck_targets.toml", _Targets).codes.values():
        for set_id, code in target.items():
            assert code in known[set_id], (set_id, code)


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("4 Poké".encode(), "4 Poké"),
        ("4 Poké".encode("utf-8-sig"), "4 Poké"),
        ("4 Poké".encode("utf-16"), "4 Poké"),
        ("4 Poké".encode("utf-16-le"), "4 Poké"),
        ("4 Poké".encode("cp1252"), "4 Poké"),
        (b"4 Pok\xe9 \x81", "4 Poké \x81"),
    ],
)
def test_files_of_any_encoding(tmp_path: Path, raw: bytes, text: str) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(raw)
    assert read_text_file(path) == text


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "deck_file.no_text"),
        (b"\xff\xfe\x00\xd8", "deck_file.no_text"),
        (b"4 Lamp2\n" * 200_000, "deck_file.large"),
    ],
)
def test_what_is_no_list_is_one_known_error(raw: bytes, code: str) -> None:
    with pytest.raises(KnownError) as caught:
        decoded(raw, "x")
    assert caught.value.code == code


def test_a_folder_is_no_list(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match=r"deck_file\.missing"):
        read_text_file(tmp_path)
