"""The workbench: candidates, prints, notes, versions; every act is one step that can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ptcg_desktop.cards.model import Attack, CardDef, Text
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks import Fix
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING
from ptcg_desktop.services.collection import CollectionService
from ptcg_desktop.services.collection_free import FreeService
from ptcg_desktop.services.deck_bench import BenchService
from ptcg_desktop.services.decks import MAX_COUNT, DeckService, StoredDeck, scope_of
from ptcg_desktop.services.history import History
from ptcg_desktop.store import steps
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import open_library
from tests.unit.services.conftest import FewCards, set_name


def trainer(card_id: str, name: str, rarity: str, release: str) -> CardDef:
    set_id, _, number = card_id.partition("-")
    return CardDef(
        id=card_id, set_id=set_id, number=number, name=Text(en=name), kind="trainer", rarity=rarity, release=release
    )


def pokemon(card_id: str, name: str, attack: str) -> CardDef:
    set_id, _, number = card_id.partition("-")
    attacks = (Attack(Text(en=attack)),)
    return CardDef(
        id=card_id, set_id=set_id, number=number, name=Text(en=name), kind="pokemon", stage="basic", attacks=attacks
    )


CARDS = {
    card.id: card
    for card in (
        trainer("inv1-7", "Lamp Oil", "Uncommon", "1999-01-09"),
        trainer("inv2-7", "Lamp Oil", "Uncommon", "2003-01-09"),
        trainer("inv2-99", "Lamp Oil", "Secret Rare", "2003-01-09"),
        pokemon("inv1-1", "Glimmoth", "Flutter"),
        pokemon("inv2-1", "Glimmoth", "Flutter"),
        pokemon("inv2-2", "Glimmoth", "Something else"),
    )
}
OIL, OIL2, SECRET, MOTH, MOTH2, OTHER = CARDS.values()


class Prints(FewCards):
    """A catalogue with several prints of a name."""

    def card(self, card_id: str) -> CardDef | None:
        return CARDS.get(card_id)

    def cards(self, ids: Iterable[str]) -> list[CardDef]:
        return [CARDS[card_id] for card_id in ids if card_id in CARDS]

    def prints_of(self, card_id: str) -> list[str]:
        return [card.id for card in CARDS.values() if card_id in CARDS and card.name == CARDS[card_id].name]

    def with_name_key(self, key: str) -> list[str]:
        return [card.id for card in CARDS.values() if name_key(card.name.en) == key]


@pytest.fixture
def decks(library: Library) -> DeckService:
    return DeckService(library, Prints(), set_name)


@pytest.fixture
def bench(library: Library) -> BenchService:
    return BenchService(library, Prints(), set_name, FreeService(library, Prints()).plan)


def main(deck: StoredDeck) -> list[tuple[str, int]]:
    return [(card.card_id, card.count) for card in deck.cards]


def maybe(deck: StoredDeck) -> list[tuple[str, int]]:
    return [(card.card_id, card.count) for card in deck.maybe]


Act = Callable[[BenchService, int], object]


@pytest.mark.parametrize(
    ("act", "cards", "candidates"),
    [
        (lambda bench, deck: bench.move(deck, ["inv1-7"], "maybe"), [("inv1-1", 4)], [("inv2-2", 1), ("inv1-7", 3)]),
        (
            lambda bench, deck: bench.move(deck, ["inv1-7", "inv1-1"], "maybe", 1),
            [("inv1-7", 2), ("inv1-1", 3)],
            [("inv2-2", 1), ("inv1-7", 1), ("inv1-1", 1)],
        ),
        (
            lambda bench, deck: bench.move(deck, ["inv2-2", "gone"], "main"),
            [("inv1-7", 3), ("inv1-1", 4), ("inv2-2", 1)],
            [],
        ),
        (lambda bench, deck: bench.add(deck, [(OTHER, 2)]), [("inv1-7", 3), ("inv1-1", 4)], [("inv2-2", 3)]),
        (lambda bench, deck: bench.set_count(deck, "inv2-2", 0), [("inv1-7", 3), ("inv1-1", 4)], []),
        # Another print takes the place of the line; two lines of it become one.
        (lambda bench, deck: bench.swap(deck, "inv1-7", OIL2), [("inv2-7", 3), ("inv1-1", 4)], [("inv2-2", 1)]),
        (
            lambda bench, deck: bench.swap(deck, "inv1-7", OIL2, 1),
            [("inv2-7", 1), ("inv1-7", 2), ("inv1-1", 4)],
            [("inv2-2", 1)],
        ),
        (
            lambda bench, deck: bench.swap(deck, "inv2-2", MOTH, part="maybe"),
            [("inv1-7", 3), ("inv1-1", 4)],
            [("inv1-1", 1)],
        ),
        (lambda bench, deck: bench.swap_to_plainest(deck), [("inv1-7", 3), ("inv1-1", 4)], [("inv2-2", 1)]),
    ],
)
def test_an_act_is_one_step_and_is_taken_back_whole(
    decks: DeckService, bench: BenchService, history: History, act: Act, cards: object, candidates: object
) -> None:
    deck = decks.create("Moths", cards=[(OIL, 3), (MOTH, 4)]).value
    before = bench.add(deck.id, [(OTHER, 1)]).value
    act(bench, deck.id)
    after = decks.get(deck.id)
    assert (main(after), maybe(after)) == (cards, candidates)
    if (main(after), maybe(after)) != (main(before), maybe(before)):
        history.undo(scope_of(deck.id))
        back = decks.get(deck.id)
        assert (main(back), maybe(back)) == (main(before), maybe(before))
        history.redo(scope_of(deck.id))
        again = decks.get(deck.id)
        assert (main(again), maybe(again)) == (cards, candidates)


def test_candidates_are_no_part_of_the_deck(decks: DeckService, bench: BenchService) -> None:
    deck = decks.create("Moths", cards=[(MOTH, 4)]).value
    bench.add(deck.id, [(OIL, 3)])
    assert [summary.count for summary in decks.list()] == [4]
    assert decks.deck_list(deck.id).size == 4
    with pytest.raises(KnownError, match=r"deck\.count"):
        bench.set_count(deck.id, "inv1-7", MAX_COUNT + 1)
    assert maybe(decks.get(deck.id)) == [("inv1-7", 3)]


def test_prints_of_a_pokemon_say_the_same_and_the_plainest_is_common_and_new(
    decks: DeckService, bench: BenchService
) -> None:
    assert [card.id for card in bench.prints("inv1-1")] == ["inv1-1", "inv2-1"]
    assert {card.id for card in bench.prints("inv2-99")} == {"inv1-7", "inv2-7", "inv2-99"}
    deck = decks.create("Moths", cards=[(MOTH, 4), (SECRET, 2)]).value
    assert main(bench.swap_to_plainest(deck.id).value) == [("inv1-1", 4), ("inv2-7", 2)]


def test_prints_that_are_owned_are_played_as_far_as_they_reach(
    decks: DeckService, bench: BenchService, library: Library
) -> None:
    collection = CollectionService(library, set_name)
    collection.add(OIL2, 2)
    collection.add(SECRET, 1)
    deck = decks.create("Moths", cards=[(OIL, 4), (MOTH, 1)]).value
    done = bench.swap_to_owned(deck.id)
    assert sorted(main(done.value)) == [("inv1-1", 1), ("inv1-7", 1), ("inv2-7", 2), ("inv2-99", 1)]
    assert bench.swap_to_owned(deck.id).changes == NOTHING


def test_a_copy_of_a_deck_has_all_but_its_versions(decks: DeckService, bench: BenchService) -> None:
    deck = decks.create("Moths", cards=[(MOTH, 4)]).value
    bench.add(deck.id, [(OTHER, 1)])
    bench.set_note(deck.id, "lamps")
    bench.set_tags(deck.id, ["fast"])
    decks.set_built(deck.id, True)
    copy = decks.duplicate(deck.id).value
    assert (main(copy), maybe(copy), copy.note, copy.tags) == ([("inv1-1", 4)], [("inv2-2", 1)], "lamps", ("fast",))
    assert copy.built == ""


def test_notes_and_tags_are_kept_clean(decks: DeckService, bench: BenchService, history: History) -> None:
    deck = decks.create("Moths").value
    bench.set_note(deck.id, "  plan:  \nlamps\n\n")
    stored = bench.set_tags(deck.id, ["  Cup  day", "cup DAY", "", "a"]).value
    assert (stored.note, stored.tags) == ("plan:\nlamps", ("a", "Cup day"))
    assert decks.list()[0].tags == ("a", "Cup day")
    history.undo(scope_of(deck.id))
    assert decks.get(deck.id).tags == ()


def notes(deck: StoredDeck) -> dict[str, str]:
    return {card.card_id: card.note for card in (*deck.cards, *deck.maybe) if card.note}


def test_a_note_stays_with_its_line_wherever_it_goes(decks: DeckService, bench: BenchService, history: History) -> None:
    deck = decks.create("Moths", cards=[(OIL, 3), (MOTH, 4)]).value
    bench.add(deck.id, [(OTHER, 1)])
    noted = bench.set_line_note(deck.id, "inv1-7", "  out  against\nlamps ").value
    assert notes(noted) == {"inv1-7": "out against lamps"}
    assert bench.set_line_note(deck.id, "inv1-7", "out against lamps").changes == NOTHING
    bench.set_line_note(deck.id, "inv2-2", "for rain", "maybe")
    assert notes(decks.set_count(deck.id, "inv1-7", 2).value)["inv1-7"] == "out against lamps"
    version = bench.save_version(deck.id, "Cup").value
    assert notes(bench.move(deck.id, ["inv1-7"], "maybe").value)["inv1-7"] == "out against lamps"
    bench.move(deck.id, ["inv1-7", "inv2-2"], "main")
    assert notes(bench.swap(deck.id, "inv1-7", OIL2).value) == {"inv2-7": "out against lamps", "inv2-2": "for rain"}
    fixed = decks.apply(deck.id, Fix("swap", (("inv2-7", -2), ("inv1-7", 2)))).value
    assert notes(fixed) == {"inv1-7": "out against lamps", "inv2-2": "for rain"}
    assert notes(decks.set_cards(deck.id, [(OIL, 4), (MOTH, 1)], {"inv1-1": "new"}).value) == {
        "inv1-7": "out against lamps",
        "inv1-1": "new",
    }
    assert notes(decks.duplicate(deck.id).value) == notes(decks.get(deck.id))
    assert notes(bench.restore_version(version.id).value) == {"inv1-7": "out against lamps", "inv2-2": "for rain"}
    assert decks.deck_list(deck.id).entries[0].note == "out against lamps"
    bench.set_line_note(deck.id, "inv1-7", "")
    assert notes(decks.get(deck.id)) == {"inv2-2": "for rain"}
    history.undo(scope_of(deck.id))
    assert notes(decks.get(deck.id))["inv1-7"] == "out against lamps"


def test_a_version_is_kept_compared_and_restored(decks: DeckService, bench: BenchService, history: History) -> None:
    deck = decks.create("Moths", cards=[(OIL, 3), (MOTH, 4)]).value
    bench.add(deck.id, [(OTHER, 1)])
    version = bench.save_version(deck.id, "  Before the   cup ").value
    assert version.name == "Before the cup"
    decks.set_count(deck.id, "inv1-7", 0)
    bench.move(deck.id, ["inv2-2"], "main")
    (kept,) = bench.versions(deck.id)
    assert kept == version
    assert bench.version_list(kept).size == 7
    restored = bench.restore_version(kept.id).value
    assert (main(restored), maybe(restored)) == ([("inv1-7", 3), ("inv1-1", 4)], [("inv2-2", 1)])
    history.undo(scope_of(deck.id))
    assert main(decks.get(deck.id)) == [("inv1-1", 4), ("inv2-2", 1)]
    bench.rename_version(kept.id, "Cup")
    bench.delete_version(kept.id)
    assert bench.versions(deck.id) == []
    history.undo(scope_of(deck.id))
    assert [each.name for each in bench.versions(deck.id)] == ["Cup"]
    with pytest.raises(KnownError, match=r"deck\.version_gone"):
        bench.restore_version(99)
    with pytest.raises(KnownError, match=r"deck\.name_empty"):
        bench.save_version(deck.id, " ")


def test_a_deck_comes_back_with_candidates_and_versions(
    decks: DeckService, bench: BenchService, history: History
) -> None:
    deck = decks.create("Moths", cards=[(MOTH, 4)]).value
    bench.add(deck.id, [(OTHER, 1)])
    bench.save_version(deck.id, "Cup")
    bench.set_note(deck.id, "lamps")
    decks.delete(deck.id)
    with pytest.raises(KnownError, match=r"deck\.gone"):
        bench.move(deck.id, ["inv1-1"], "maybe")
    history.undo("decks")
    back = decks.get(deck.id)
    assert (main(back), maybe(back), back.note) == ([("inv1-1", 4)], [("inv2-2", 1)], "lamps")
    assert [each.name for each in bench.versions(deck.id)] == ["Cup"]


def test_the_whole_life_of_a_deck_can_be_taken_back(
    tmp_path: Path, decks: DeckService, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "LIMIT", 5)
    deck = decks.create("Moths").value
    for count in range(1, 31):
        decks.set_count(deck.id, "inv1-1", count)
    library.close()
    again = open_library(tmp_path)
    history = History(again)
    for _ in range(30):
        assert history.undo(scope_of(deck.id)) is not None
    assert main(DeckService(again, Prints(), set_name).get(deck.id)) == []
    again.close()
