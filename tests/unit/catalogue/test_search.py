"""Searching by name: what people type finds what they mean, best first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards import CardDef, SetDef, Text
from ptcg_desktop.services.catalogue_index import SORTS, Filters, Index, Sort, make_columns

SETS = [
    SetDef(id="b", name=Text("Later"), release="2031-01-01", codes=("LTR",)),
    SetDef(id="a", name=Text("Earlier"), release="2030-01-01", codes=("ERL", "ER-L")),
]
NAMES = [
    ("a", "1", "Mewl", ""),
    ("a", "2", "Mewling", ""),
    ("a", "3", "Old Mewl", ""),
    ("a", "10", "Tamewl", ""),
    ("a", "TG01", "Mr. Quag-Quag", ""),
    ("b", "1", "Farlet'd ♀", "Élanfa ♀"),
    ("b", "2", "Professor’s Notes", "Anotações da Professora"),
    ("b", "3", "Pokémon Helper", ""),
    ("b", "10", "Mewl", "Mewl"),
]


def card(set_id: str, number: str, english: str, portuguese: str, position: int) -> CardDef:
    return CardDef(
        id=f"{set_id}-{number}",
        set_id=set_id,
        number=number,
        name=Text(english, portuguese),
        kind="pokemon",
        types=("GRWLP"[position % 5],),
        hp=40 + 10 * (position % 4),
        stage="basic",
        rarity=("Common", "Rare")[position % 2],
    )


CARDS = [card(*name, position) for position, name in enumerate(NAMES)]
INDEX = Index(make_columns(reversed(CARDS), SETS), SETS)


def search(text: str, filters: Filters = Filters(), sort: Sort = "set") -> list[str]:  # noqa: B008 - frozen
    return INDEX.search(text, filters, sort)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("mewl", ["a-1", "b-10", "a-2", "a-3", "a-10"]),
        ("MÉWL", ["a-1", "b-10", "a-2", "a-3", "a-10"]),
        ("mewli", ["a-2"]),
        ("old mewl", ["a-3"]),
        ("mewl old", ["a-3"]),
        ("mr quag", ["a-TG01"]),
        ("mr. quag-quag", ["a-TG01"]),
        ("quagquag", ["a-TG01"]),
        ("mrquagquag", ["a-TG01"]),
        ("farletd f", ["b-1"]),
        ("farlet’d ♀", ["b-1"]),
        ("elanfa", ["b-1"]),
        ("professors notes", ["b-2"]),
        ("anotacoes professora", ["b-2"]),
        ("pokemon helper", ["b-3"]),
        ("mewl 10", ["a-10", "b-10"]),
        ("ERL 10", ["a-10"]),
        ("er-l tg1", ["a-TG01"]),
        ("ltr 002", ["b-2"]),
        ("nothing of the kind", []),
        ("mewl " * 20_000, ["a-1", "a-2", "a-3", "a-10", "b-10"]),
        ("  ", [card.id for card in CARDS]),
    ],
)
def test_what_people_type(text: str, ids: list[str]) -> None:
    assert search(text) == ids


def test_sorts() -> None:
    assert search("", sort="newest")[0] == "b-1"
    assert search("", sort="name")[0] == "b-1"  # its Portuguese name is no matter: "farletd"
    by_hp = search("", sort="hp")
    assert [INDEX.rows([each])[0].hp for each in by_hp] == sorted((card.hp for card in CARDS), reverse=True)


@given(
    st.text(alphabet="mewlquagr 'é-. 1", max_size=8),
    st.sampled_from(SORTS),
    st.sets(st.sampled_from("GRWLP")),
    st.sets(st.sampled_from(["a", "b", "c"])),
    st.sampled_from([0, 50, 60]),
)
def test_filters_narrow_and_sorts_only_reorder(
    text: str, sort: Sort, types: set[str], sets: set[str], hp_min: int
) -> None:
    everything = search(text)
    filters = Filters(types=tuple(types), sets=tuple(sets), hp_min=hp_min)
    found = search(text, filters, sort)
    assert len(set(found)) == len(found)
    by_id = {card.id: card for card in CARDS}
    assert set(found) == {
        card_id
        for card_id in everything
        if (not types or types & set(by_id[card_id].types))
        and (not sets or by_id[card_id].set_id in sets)
        and by_id[card_id].hp >= hp_min
    }


@given(st.text(max_size=12))
def test_any_text_can_be_typed(text: str) -> None:
    assert set(search(text)) <= {card.id for card in CARDS}


@pytest.mark.parametrize("name", [name for _, _, name, _ in NAMES])
def test_every_name_finds_its_card_first(name: str) -> None:
    assert INDEX.rows(search(name)[:1])[0].name == name


def test_prints_of_one_name() -> None:
    assert INDEX.prints_of("b-10") == ["a-1", "b-10"]
    assert INDEX.prints_of("gone") == []
