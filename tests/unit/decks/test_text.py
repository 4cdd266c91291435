"""Deck text: what is written can be read again, and no line is lost."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.decks import DeckList, Entry, deck_of, deck_text, read_deck_text


def card(card_id: str, name: str, kind: str = "pokemon") -> CardDef:
    set_id, _, number = card_id.rpartition("-")
    return CardDef(id=card_id, set_id=set_id, number=number, name=Text(en=name), kind=kind)  # type: ignore[arg-type]


DECK = deck_of(
    "Mine",
    [
        (card("t1-4", "Cubling"), 4),
        (card("t1-12a", "Mr. Odd 2"), 2),
        (card("t2-TG05", "Belt (Blue)", "trainer"), 3),
        (card("t1-99", "Grass Energy", "energy"), 11),
    ],
)


def test_the_export_has_sections_counts_and_a_total() -> None:
    assert deck_text(DECK).splitlines() == [
        "Pokémon: 6",
        "4 Cubling T1 4",
        "2 Mr. Odd 2 T1 12a",
        "",
        "Trainer: 3",
        "3 Belt (Blue) T2 TG05",
        "",
        "Energy: 11",
        "11 Grass Energy T1 99",
        "",
        "Total Cards: 20",
    ]


def test_an_export_is_read_back() -> None:
    read = read_deck_text(deck_text(DECK))
    assert [(line.count, line.name, line.code, line.number) for line in read.cards] == [
        (4, "Cubling", "T1", "4"),
        (2, "Mr. Odd 2", "T1", "12a"),
        (3, "Belt (Blue)", "T2", "TG05"),
        (11, "Grass Energy", "T1", "99"),
    ]
    assert (read.count, read.stated_total, read.unread) == (20, 20, ())


def test_an_unresolved_entry_is_written_as_remembered() -> None:
    deck = DeckList("x", (Entry("zz-1", 2, None, "Ghostling", "zz", "1"), Entry("", 1, None, "Nameonly")))
    assert deck_text(deck).splitlines()[:3] == ["Pokémon: 3", "2 Ghostling ZZ 1", "1 Nameonly"]


@pytest.mark.parametrize(
    ("line", "count", "name", "code", "number", "variant"),
    [
        ("4 Drakling TWM 129 PH", 4, "Drakling", "TWM", "129", "reverse"),
        ("* 2 Furling KSS 32", 2, "Furling", "KSS", "32", ""),
        ("* 18 Psychic Energy XYEnergy 8", 18, "Psychic Energy", "XY", "8", ""),
        ("* 11 Water Energy", 11, "Water Energy", "", "", ""),
        ("8 Fire Energy 2", 8, "Fire Energy", "", "2", ""),
        ("11 Basic {R} Energy SVE 2", 11, "Basic {R} Energy", "SVE", "2", ""),
        ("3 Basic {P} Energy Energy 13", 3, "Basic {P} Energy", "", "13", ""),
        ("2 Basic {W} Energy Energy", 2, "Basic {W} Energy", "", "", ""),
        ("4x Poké Pad POR 81", 4, "Poké Pad", "POR", "81", ""),
        ("1 Snorling PR-SW SWSH068", 1, "Snorling", "PR-SW", "SWSH068", ""),
        ("1 Greening 30C-C 5", 1, "Greening", "30C-C", "5", ""),
        ("1 Charling null 1", 1, "Charling", "", "1", ""),
        ("4 Type: Nullo BRS TG05", 4, "Type: Nullo", "BRS", "TG05", ""),
        ("2 Porygling2 UPR 100", 2, "Porygling2", "UPR", "100", ""),
        ("5 Iono", 5, "Iono", "", "", ""),
        ("1\u00a0Mew\u00a0&amp; Moo UNB 3", 1, "Mew & Moo", "UNB", "3", ""),
        ("x4 Iono", 4, "Iono", "", "", ""),
        ("4 x Iono", 4, "Iono", "", "", ""),
        ("+4 Iono", 4, "Iono", "", "", ""),
        ("4xIono", 4, "Iono", "", "", ""),
        ("(4) Iono", 4, "Iono", "", "", ""),
        ("- 4 Iono", 4, "Iono", "", "", ""),
        ("\U0001f525\ufe0f 4 Iono", 4, "Iono", "", "", ""),
        ("\u2022 4 Iono", 4, "Iono", "", "", ""),
        ("- [x] 4 Iono", 4, "Iono", "", "", ""),
        ("3. 4 Iono", 4, "Iono", "", "", ""),
        ("**4** Iono PAL 185", 4, "Iono", "PAL", "185", ""),
        ("| 4 | Iono | PAL | 185 |", 4, "Iono", "PAL", "185", ""),
        ("Iono x4", 4, "Iono", "", "", ""),
        ("Iono - X4", 4, "Iono", "", "", ""),
        ("Iono (x4)", 4, "Iono", "", "", ""),
        ("Iono PAL 185 4x", 4, "Iono", "PAL", "185", ""),
        ("4 Xatling", 4, "Xatling", "", "", ""),
        ("4 Iono PAL185", 4, "Iono", "PAL", "185", ""),
        ("4 Iono (PAL 185)", 4, "Iono", "PAL", "185", ""),
        ("4 Iono PAL #185", 4, "Iono", "PAL", "185", ""),
        ("4 Iono [PAL-185]", 4, "Iono", "PAL", "185", ""),
        ("4 Iono [PAL] 185", 4, "Iono", "PAL", "185", ""),
        ("4 Iono 185/193", 4, "Iono", "", "185/193", ""),
        ("4 Iono (185/193)", 4, "Iono", "", "185/193", ""),
        ("3 MEG 21", 3, "", "MEG", "21", ""),
        ("1 Lantern of Old CRZ:GG GG05", 1, "Lantern of Old", "CRZ:GG", "GG05", ""),
        ("4 Lamp (Professor Oddly)", 4, "Lamp (Professor Oddly)", "", "", ""),
        ("4 Pok\u00c3\u00a9 Lamp POR 81", 4, "Pok\u00e9 Lamp", "POR", "81", ""),
        ("4 Pok?mon Lamp", 4, "Pok\u00e9mon Lamp", "", "", ""),
        ("<li>4 Iono</li>", 4, "Iono", "", "", ""),
        ("\u202e4 Iono\u200b PAL 185", 4, "Iono", "PAL", "185", ""),
        ("\u0664 Iono", 4, "Iono", "", "", ""),
    ],
)
def test_card_lines(line: str, count: int, name: str, code: str, number: str, variant: str) -> None:
    (read,) = read_deck_text(line).cards
    assert (read.count, read.name, read.code, read.number, read.variant) == (count, name, code, number, variant)


@pytest.mark.parametrize(
    ("line", "section", "stated"),
    [
        ("Pokémon: 9", "pokemon", 9),
        ("Treinador: 10", "trainer", 10),
        ("Energia: 6", "energy", 6),
        ("Energía:", "energy", None),
        ("Trainer (33)", "trainer", 33),
        ("##Trainer Cards - 6", "trainer", 6),
        ("energias", "energy", None),
        ("Entrenador: 6", "trainer", 6),
        ("\u00c9nergie: 6", "energy", 6),
        ("Allenatore: 6", "trainer", 6),
        ("Pok?mon: 13", "pokemon", 13),
        ("Pok\u00c3\u00a9mon: 13", "pokemon", 13),
        ("## Treinadores (12)", "trainer", 12),
    ],
)
def test_section_lines(line: str, section: str, stated: int | None) -> None:
    (read,) = read_deck_text(line).lines
    assert (read.kind, read.section, read.stated) == ("section", section, stated)


@pytest.mark.parametrize(
    "line",
    ["Total Cards: 60", "Total de cartas: 60", "Total Cards - 60", "Total de cartes : 60", "Karten insgesamt: 60"],
)
def test_total_lines(line: str) -> None:
    assert read_deck_text(line).stated_total == 60


def test_what_is_not_understood_is_kept_with_its_place() -> None:
    read = read_deck_text("4 Cubling T1 4\nhello there\n")
    assert [(line.place, line.text) for line in read.unread] == [(2, "hello there")]


@given(st.text(max_size=200))
def test_every_line_is_accounted_for(text: str) -> None:
    read = read_deck_text(text)
    assert [line.place for line in read.lines] == list(range(1, len(read.lines) + 1))
    kinds = {"card", "section", "total", "blank", "unread"}
    assert all(line.kind in kinds for line in read.lines)
    assert all(bool(line.reason) is (line.kind == "unread") for line in read.lines)
    assert read.count == sum(line.count for line in read.lines)


@pytest.mark.parametrize(
    "line",
    ["4 x" + " energy" * 60_000, "4 " + "A-" * 200_000 + " 5", "Pokémon" + " " * 400_000 + "x", "4 " + "x" * 400_000],
    ids=["energy", "codes", "heading", "name"],
)
def test_a_line_no_card_has_is_unread_at_once(line: str) -> None:
    """Text that is no deck list must not keep the program busy: patterns are for lines as long as lines are."""
    began = time.process_time()
    read = read_deck_text(f"{line}\n4 Glimmoth GLG 1\n")
    assert time.process_time() - began < 0.5
    assert [(one.kind, one.name) for one in read.lines] == [("unread", ""), ("card", "Glimmoth")]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 Iono", "zero"),
        ("-4 Iono", "negative"),
        ("1000 Iono", "huge"),
        ("9" * 200 + " Iono", "huge"),
        ("4 " + "x" * 400, "too_long"),
        ("https://example.org/deck/7", "no_card"),
        ("Iono", "no_count"),
        ("\U0001f525 what a deck \U0001f525", "no_count"),
    ],
)
def test_a_line_that_is_no_card_says_why_and_refuses_no_other(line: str, reason: str) -> None:
    read = read_deck_text(f"4 Cubling T1 4\n{line}\n5 Lampling T1 5\n")
    assert [(each.kind, each.reason) for each in read.lines] == [("card", ""), ("unread", reason), ("card", "")]
    assert read.count == 9


def test_the_end_of_a_line_has_every_reading() -> None:
    (line,) = read_deck_text("2 Mewling EX 54").cards
    assert [(each.name, each.code, each.number) for each in line.readings] == [
        ("Mewling", "EX", "54"),
        ("Mewling EX 54", "", ""),
        ("Mewling EX", "", "54"),
    ]


def test_an_unknown_heading_is_told_and_keeps_its_name() -> None:
    (line,) = read_deck_text("Sideboard: 4").lines
    assert (line.kind, line.section, line.stated, line.name) == ("section", None, 4, "Sideboard")


def test_marks_behind_a_card_are_kept_apart() -> None:
    (line,) = read_deck_text("1 Lampling T1 5 *F*").cards
    assert (line.name, line.code, line.number, line.marks) == ("Lampling", "T1", "5", ("*F*",))


def test_ids_one_per_copy() -> None:
    read = read_deck_text('["Exported from somewhere","t1-4","t1-4","t2pt5-TG05",7]')
    assert [(line.count, line.card_id) for line in read.cards] == [(2, "t1-4"), (1, "t2pt5-TG05")]
    assert [(line.kind, line.text) for line in read.lines[:2]] == [
        ("section", "Exported from somewhere"),
        ("unread", "7"),
    ]


def test_the_first_deck_of_a_file_of_decks() -> None:
    text = """[{"id": "d-1", "name": "One", "cards": [{"id": "t1-4", "name": "Cubling", "count": 3}, {"id": 5},
        {"id": "t1-5", "name": "Lampling", "count": 0}]}, {"name": "Two", "cards": []}]"""
    read = read_deck_text(text)
    assert [(line.kind, line.reason, line.count, line.card_id) for line in read.lines] == [
        ("section", "", 0, ""),
        ("card", "", 3, "t1-4"),
        ("unread", "bad_row", 0, ""),
        ("unread", "zero", 0, "t1-5"),
        ("unread", "other_deck", 0, ""),
    ]


def test_a_mass_entry_address() -> None:
    names = (
        "https://www.tcgplayer.com/massentry?productline=Pokemon&c=4%20Cubling%20[T1]%204||1%20Lampling%20ex%20[T2]%205"
    )
    assert [(line.count, line.name, line.code, line.number) for line in read_deck_text(names).cards] == [
        (4, "Cubling", "T1", "4"),
        (1, "Lampling ex", "T2", "5"),
    ]
    products = "https://www.tcgplayer.com/massentry?productline=Pokemon&c=4-497557||1-590025"
    assert [(line.count, line.product) for line in read_deck_text(products).cards] == [(4, 497557), (1, 590025)]


def test_a_link_of_a_shop() -> None:
    link = "https://www.ligapokemon.com.br/?view=cards/card&card=Cubling%20(4/99)&ed=T1&num=4"
    (line,) = read_deck_text(link).cards
    assert (line.count, line.name, line.code, line.number) == (1, "Cubling", "T1", "4/99")
    assert [(each.count, each.name) for each in read_deck_text(f"3x {link}\n2 https://x.org/").cards] == [
        (3, "Cubling")
    ]


def test_tables_with_a_heading() -> None:
    text = "quantity,name,type,url\n4,Lamp, the Old,Trainer,https://x.org/PAL/PAL_185_R_EN_LG.png\n2,Cubling,,\n,,,\nx,Cubling,,\n"
    read = read_deck_text(text)
    assert [(line.count, line.name, line.code, line.number) for line in read.cards] == [
        (4, "Lamp, the Old", "PAL", "185"),
        (2, "Cubling", "", ""),
    ]
    assert [line.kind for line in read.lines] == ["section", "card", "card", "blank", "unread"]


@pytest.mark.parametrize(
    "text",
    [
        "4 Cubling T1 4\n" * 1_000_000,
        "[" + ",".join(['"t1-4"'] * 100_000) + "]",
        "quantity,name\n" + "4,Cubling\n" * 100_000,
        "[" * 100_000,
        "4 x" * 1_500_000,
        "\x00\x01\xff" * 1_000_000,
    ],
    ids=["lines", "ids", "rows", "brackets", "one line", "binary"],
)
def test_an_endless_text_is_accounted_for_at_once(text: str) -> None:
    began = time.process_time()
    read = read_deck_text(text)
    assert time.process_time() - began < 4
    assert len(read.lines) <= 2002
    if text.startswith("4 Cubling"):
        assert sum(line.span for line in read.lines) == 1_000_000
        assert [line.reason for line in read.unread] == ["too_many"]
