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
    ],
)
def test_section_lines(line: str, section: str, stated: int | None) -> None:
    (read,) = read_deck_text(line).lines
    assert (read.kind, read.section, read.stated) == ("section", section, stated)


@pytest.mark.parametrize("line", ["Total Cards: 60", "Total de cartas: 60", "Total Cards - 60"])
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
