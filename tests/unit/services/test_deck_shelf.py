"""Folders, archive, and the search over decks."""

from __future__ import annotations

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.deck_bench import BenchService
from ptcg_desktop.services.deck_shelf import DeckShelf
from ptcg_desktop.services.decks import DeckService, DeckSummary
from ptcg_desktop.services.history import History
from ptcg_desktop.services.words import say
from ptcg_desktop.store.connect import Library
from tests.unit.services.conftest import CARDS, FewCards, set_name

MOTH, NULL, *_ = CARDS.values()


@pytest.fixture
def shelf(library: Library, decks: DeckService) -> DeckShelf:
    bench = BenchService(library, FewCards(), set_name, lambda _ids: None)  # type: ignore[arg-type, return-value]
    lamps = decks.create("Lamps and Moths", "classic-1999", [(MOTH, 60)]).value
    cup = decks.create("Cup winner", cards=[(NULL, 4)]).value
    old = decks.create("Old lamp").value
    bench.set_tags(lamps.id, ["fast", "two words"])
    bench.set_note(cup.id, "trade the lamp away")
    decks.set_built(cup.id, True)
    found = DeckShelf(library, decks)
    found.put([cup.id], " Shop /  Friday ")
    found.archive([old.id])
    return found


def standing(deck: DeckSummary) -> str:
    return "good" if deck.count == 60 else "hint"


def names(shelf: DeckShelf, text: str) -> list[str]:
    return [deck.name for deck in shelf.find(text, standing).decks]


LAMPS, CUP, OLD = "Lamps and Moths", "Cup winner", "Old lamp"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [CUP, LAMPS]),
        ("lamp", [LAMPS]),
        ("LAMP moth", [LAMPS]),
        ("lamp cup", []),
        ("lamp|cup", [CUP, LAMPS]),
        ("-lamp", [CUP]),
        ("not lamp", [CUP]),
        ('"and moths"', [LAMPS]),
        ('tag:"two words"', [LAMPS]),
        ("etiqueta:fast", [LAMPS]),
        ("friday", [CUP]),
        ("folder:shop", [CUP]),
        ("note:trade", [CUP]),
        ("format:classic", [LAMPS]),
        ("format:clássico", [LAMPS]),
        ("glimmoth", [LAMPS]),
        ("arquétipo:mariposa", [LAMPS]),
        ("card:glimmoth", [LAMPS]),
        ("card:mariposa", [LAMPS]),
        ("card:inv1-2", [CUP]),
        ("cards>=60", [LAMPS]),
        ("cards<60", [CUP]),
        ("cards<060", [CUP]),
        (f"cards>{'9' * 6000}", []),
        ("cards:4", [CUP]),
        ("is:legal", [LAMPS]),
        ("is:unfinished", [CUP]),
        ("-is:legal", [CUP]),
        ("é:montado", [CUP]),
        ("is:archived", [OLD]),
        ("is:archived|built", [CUP, OLD]),
    ],
)
def test_find(shelf: DeckShelf, text: str, expected: list[str]) -> None:
    found = shelf.find(text, standing)
    assert [deck.name for deck in found.decks] == expected
    assert found.problems == ()


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("lamp colour:red", "decks.search.field", 5),
        ("cards>many", "decks.search.number", 6),
        ("is:shiny", "decks.search.state", 3),
    ],
)
def test_what_is_not_understood_has_a_place_and_the_rest_holds(shelf: DeckShelf, text: str, code: str, at: int) -> None:
    found = shelf.find(text, standing)
    assert [(each.code, each.at) for each in found.problems] == [(code, at)]
    assert say(code, "pt", found.problems[0].params)
    assert len(found.decks) == (1 if "lamp" in text else 2)


@pytest.mark.parametrize("text", ["-", '"', "tag:", "tag:|", "|", "a:b:c", "((", "is:|", 'tag:"open', "\0\n"])
def test_half_a_query_never_fails(shelf: DeckShelf, text: str) -> None:
    shelf.find(text, standing)


def test_folders_and_archive_are_steps_of_the_list(shelf: DeckShelf, decks: DeckService, history: History) -> None:
    assert shelf.folders() == ["Shop/Friday"]
    shelf.rename_folder("Shop/Friday", "Home")
    assert shelf.folders() == ["Home"]
    with pytest.raises(KnownError, match=r"deck\.name_empty"):
        shelf.rename_folder("Home", " / ")
    history.undo("decks")
    assert shelf.folders() == ["Shop/Friday"]
    history.undo("decks")
    assert [deck.name for deck in decks.list() if deck.archived] == []
    assert shelf.tags() == ["fast", "two words"]
    archived = [deck.id for deck in decks.list()]
    assert shelf.archive(archived).changes.ids == {f"deck:{deck_id}" for deck_id in archived}
    assert not shelf.archive(archived).changes
    assert names(shelf, "") == []
