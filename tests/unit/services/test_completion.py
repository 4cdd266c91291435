"""Completion: sets by number, every print, every variant; the National list; and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards.model import CardDef, SetDef, Text, Variant
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.catalogue_index import make_columns
from ptcg_desktop.services.checklist import make_checklist
from ptcg_desktop.services.collection import CardRef, Entry, Lot
from ptcg_desktop.services.collection_completion import Completion, Item, Progress
from ptcg_desktop.services.workspace import Workspace

SETS = (
    SetDef(id="a", name=Text("Lantern", "Lanterna"), release="1999-01-01", official_count=3),
    SetDef(id="p", name=Text("Promos"), release="2000-01-01", official_count=2),
    SetDef(id="n", name=Text("Numberless"), release="2001-01-01"),
)
BOTH = (Variant("normal"), Variant("holo", ("1st-edition",)))


def card(card_id: str, en: str, *variants: Variant, dex: tuple[int, ...] = (), pt: str = "") -> CardDef:
    set_id, _, number = card_id.partition("-")
    return CardDef(
        id=card_id, set_id=set_id, number=number, name=Text(en, pt), kind="pokemon", variants=variants, dex=dex
    )


CARDS = (
    card("a-1", "Dark Glimmoth", *BOTH, dex=(7,)),
    card("a-2", "Glimmoth", Variant("reverse"), dex=(7,), pt="Mariposa"),
    card("a-3", "Lampurr", dex=(8,)),
    card("a-4", "Glimmoth ex", *BOTH, dex=(7,)),
    card("a-S1", "Lampurr", dex=(8,)),
    card("p-PR1", "Glimmoth & Lampurr", dex=(7, 8)),
    card("p-PR2", "Old Lamp"),
    card("p-PR3", "Old Lamp"),
    card("n-ONE", "Rivulet", dex=(3,)),
)
COLUMNS = make_columns(CARDS, SETS)
BY_ID = {each.id: each for each in CARDS}
CHECKLIST = make_checklist([BY_ID[card_id] for card_id in COLUMNS.ids])


def completion(**owned: int | dict[str, int]) -> Completion:
    """`a_1=2`: two copies of a-1, of a variant nobody knows."""
    copies = {
        name.replace("_", "-"): {"as it was": count} if isinstance(count, int) else count
        for name, count in owned.items()
    }
    return Completion(COLUMNS, CHECKLIST, SETS, copies)


def test_a_set_by_number_by_print_and_by_variant() -> None:
    found = completion(a_1={"holo+1st-edition": 2, "odd": 1}, a_2=1, a_4={"normal": 1}, a_S1=4).set("a")
    assert (found.numbered, found.every) == (Progress(2, 3), Progress(4, 5))
    # Where only one variant is known, whatever is owned is that; else only what the catalogue knows counts.
    assert found.master == Progress(1 + 1 + 1 + 1, 2 + 1 + 1 + 2 + 1)
    assert (found.name.pt, found.copies, found.of("all").missing) == ("Lanterna", 9, 1)


def test_promos_are_numbered_with_their_letters_and_a_set_without_a_count_is_all_it_has() -> None:
    found = completion(p_PR1=1, p_PR3=1, n_ONE=1)
    assert found.set("p").numbered == Progress(1, 2)
    assert found.set("n").numbered == Progress(1, 1)
    assert found.set("gone").numbered == Progress(0, 0)
    assert Progress(0, 0).share == 1.0
    assert found.totals() == Progress(2, 6)
    assert found.totals("all", started=True) == Progress(3, 4)


@pytest.mark.parametrize(
    ("goal", "missing"),
    [
        ("set", ["a-1", "a-3"]),
        ("all", ["a-1", "a-3", "a-4", "a-S1"]),
        ("master", ["a-1 normal", "a-1 holo+1st-edition", "a-3", "a-4 normal", "a-4 holo+1st-edition", "a-S1"]),
    ],
)
def test_what_is_missing_stands_in_the_order_of_the_set(goal: str, missing: list[str]) -> None:
    items = completion(a_2=1).missing("a", goal)  # type: ignore[arg-type]
    assert [f"{item.card_id} {item.variant}".strip() for item in items] == missing


def test_the_national_list_names_each_pokemon_plainly_and_counts_all_its_prints() -> None:
    found = completion(a_1=1, p_PR1=3)
    assert [(entry.number, entry.name.en, entry.prints, entry.copies) for entry in found.dex()] == [
        (3, "Rivulet", Progress(0, 1), 0),
        (7, "Glimmoth", Progress(2, 4), 4),
        (8, "Lampurr", Progress(1, 3), 3),
    ]
    assert [item.card_id for item in found.pokemon(8) if not item.have] == ["a-3", "a-S1"]
    assert found.pokemon(999) == []
    assert found.pokemon(3) == [Item("n-ONE", "n", "ONE", Text("Rivulet", "Rivulet"), "", 0)]


@given(
    st.dictionaries(
        st.sampled_from(sorted(BY_ID)), st.dictionaries(st.sampled_from(["normal", "x"]), st.integers(1, 3), min_size=1)
    )
)
def test_progress_and_lists_always_agree(owned: dict[str, dict[str, int]]) -> None:
    found = Completion(COLUMNS, CHECKLIST, SETS, owned)
    for each in found.sets():
        for goal in ("set", "all", "master"):
            items = found.items(each.set_id, goal)  # type: ignore[arg-type]
            progress = each.of(goal)  # type: ignore[arg-type]
            assert progress == Progress(sum(bool(item.have) for item in items), len(items))
            assert progress.missing == len(found.missing(each.set_id, goal))  # type: ignore[arg-type]


def test_completion_of_a_workspace_counts_a_language_alone_if_asked(home: Path) -> None:
    with Workspace.open(home) as workspace:
        known = workspace.catalogue.cards(workspace.catalogue.search("")[:2])
        workspace.collection.add(known[0], 2, Lot(language="pt"))
        workspace.collection.add(known[1], 1)
        workspace.collection.add_many([Entry(CardRef("gone-1", "Vanishrimp"))])
        own = known[0].set_id
        assert workspace.completion.now().set(own).copies == 3
        assert workspace.completion.now("pt").set(own).copies == 2
        assert len(workspace.completion.now().sets()) == len(workspace.catalogue.sets())


def test_the_checklist_is_made_where_the_catalogue_was_written_without(tmp_path: Path) -> None:
    service = CatalogueService(tmp_path, starter=lambda: (SETS, CARDS))
    assert service.table().ids == COLUMNS.ids
    assert service.checklist() == CHECKLIST
