"""Decks: saved with every act, names that people can tell apart, two kinds of history that do not hurt each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING, Changes
from ptcg_desktop.services.decks import MAX_COUNT, DeckService, StoredDeck, scope_of
from ptcg_desktop.services.history import History
from ptcg_desktop.services.workspace import Workspace
from tests.unit.services.conftest import CARDS, make_card

MOTH, NULL, ELAN, QUAG = CARDS.values()


def contents(deck: StoredDeck) -> list[tuple[str, int]]:
    return [(card.card_id, card.count) for card in deck.cards]


def test_a_deck_grows_card_by_card_and_the_list_shows_it(decks: DeckService) -> None:
    deck = decks.create("Moths").value
    for _ in range(3):
        done = decks.add(deck.id, MOTH)
    assert done.changes == Changes(frozenset({"decks"}), frozenset({f"deck:{deck.id}"}))
    decks.add(deck.id, NULL, 2)
    assert contents(decks.get(deck.id)) == [(MOTH.id, 3), (NULL.id, 2)]
    summary = decks.list()[0]
    assert (summary.name, summary.format_id, summary.count) == ("Moths", "unlimited", 5)


@pytest.mark.parametrize(
    ("wanted", "given_names"),
    [
        (["Fire", "Fire", "fire", "Fire 2"], ["Fire", "Fire 2", "fire 3", "Fire 4"]),
        (["  Two   words "], ["Two words"]),
    ],
)
def test_names_that_are_taken_get_a_number(decks: DeckService, wanted: list[str], given_names: list[str]) -> None:
    assert [decks.create(name).value.name for name in wanted] == given_names


def test_renaming_to_its_own_name_changes_nothing(decks: DeckService) -> None:
    deck = decks.create("Moths").value
    assert decks.rename(deck.id, "Moths").changes == NOTHING
    assert decks.rename(deck.id, "moths").value.name == "moths"
    with pytest.raises(KnownError, match=r"deck\.name_empty"):
        decks.rename(deck.id, "  ")


def test_set_count_takes_out_puts_in_and_knows_the_catalogue(decks: DeckService) -> None:
    deck = decks.create("Moths").value
    assert contents(decks.set_count(deck.id, QUAG.id, 4).value) == [(QUAG.id, 4)]
    assert contents(decks.set_count(deck.id, QUAG.id, 1).value) == [(QUAG.id, 1)]
    assert contents(decks.set_count(deck.id, QUAG.id, 0).value) == []
    assert decks.set_count(deck.id, QUAG.id, 0).step is None
    with pytest.raises(KnownError, match=r"card\.unknown"):
        decks.set_count(deck.id, "nowhere-1", 1)
    with pytest.raises(KnownError, match=r"deck\.count"):
        decks.set_count(deck.id, QUAG.id, MAX_COUNT + 1)


def test_a_card_the_catalogue_lost_can_still_be_counted(decks: DeckService) -> None:
    lost = make_card("gone1-9", "Vanishrimp")
    deck = decks.create("Relics", cards=[(lost, 2)]).value
    assert contents(decks.set_count(deck.id, lost.id, 3).value) == [(lost.id, 3)]


def test_cards_named_twice_in_an_import_are_merged(decks: DeckService) -> None:
    deck = decks.create("Moths", cards=[(MOTH, 1), (NULL, 1), (MOTH, 2)]).value
    assert contents(deck) == [(MOTH.id, 3), (NULL.id, 1)]
    assert contents(decks.set_cards(deck.id, [(QUAG, 1), (NULL, 2)]).value) == [(NULL.id, 2), (QUAG.id, 1)]


def test_a_deleted_deck_comes_back_with_cards_and_history(decks: DeckService, history: History) -> None:
    deck = decks.create("Moths").value
    decks.add(deck.id, MOTH, 4)
    decks.set_format(deck.id, "classic")
    before = decks.get(deck.id)
    decks.delete(deck.id)
    assert decks.list() == []
    assert history.can_undo(scope_of(deck.id)) is None
    with pytest.raises(KnownError, match=r"deck\.gone"):
        decks.add(deck.id, MOTH)
    history.undo("decks")
    after = decks.get(deck.id)
    assert (after.name, after.format_id, after.cards) == (before.name, before.format_id, before.cards)
    history.undo(scope_of(deck.id))
    history.undo(scope_of(deck.id))
    assert (decks.get(deck.id).format_id, decks.get(deck.id).cards) == ("unlimited", ())


def test_undoing_the_creation_of_a_worked_on_deck_loses_no_work(decks: DeckService, history: History) -> None:
    deck = decks.create("Moths", cards=[(MOTH, 1), (NULL, 4)]).value
    decks.add(deck.id, MOTH, 3)
    decks.set_count(deck.id, NULL.id, 0)
    decks.add(deck.id, ELAN)
    history.undo("decks")
    assert decks.list() == []
    history.redo("decks")
    assert contents(decks.get(deck.id)) == [(MOTH.id, 4), (ELAN.id, 1)]
    for _ in range(3):
        history.undo(scope_of(deck.id))
    assert contents(decks.get(deck.id)) == [(MOTH.id, 1), (NULL.id, 4)]


def test_undoing_a_format_leaves_a_later_name_alone(decks: DeckService, history: History) -> None:
    deck = decks.create("Moths").value
    decks.set_format(deck.id, "classic")
    decks.rename(deck.id, "Lamps")
    history.undo(scope_of(deck.id))
    assert (decks.get(deck.id).name, decks.get(deck.id).format_id) == ("Lamps", "unlimited")


def test_a_deck_that_cannot_come_back_leaves_no_history(decks: DeckService, history: History) -> None:
    deck = decks.create("Moths").value
    decks.add(deck.id, MOTH)
    history.undo("decks")
    decks.create("Lamps")
    with decks._library.reading() as session:
        scopes = session.connection.exec_driver_sql("SELECT DISTINCT scope FROM history").scalars().all()
    assert scopes == ["decks"]


def test_a_copy_is_a_deck_of_its_own(decks: DeckService) -> None:
    deck = decks.create("Moths", "classic", [(MOTH, 4)]).value
    copy = decks.duplicate(deck.id).value
    assert (copy.name, copy.format_id, contents(copy)) == ("Moths 2", "classic", [(MOTH.id, 4)])
    decks.add(copy.id, MOTH)
    assert contents(decks.get(deck.id)) == [(MOTH.id, 4)]


def test_a_missing_card_stays_in_the_deck_and_is_a_finding(decks: DeckService) -> None:
    lost = make_card("gone1-9", "Vanishrimp")
    deck = decks.create("Relics", cards=[(MOTH, 4), (lost, 2)]).value
    listed = decks.deck_list(deck.id)
    assert listed.size == 6
    assert [(entry.card, entry.title) for entry in listed.entries] == [(MOTH, "Glimmoth"), (None, "Vanishrimp")]
    report = decks.check(deck.id)
    assert not report.legal
    assert {finding.code for finding in report.findings} >= {"deck.too_few", "deck.unknown"}


def test_a_deck_in_a_format_that_is_gone_is_checked_by_the_deck_rules(decks: DeckService) -> None:
    deck = decks.create("Moths", "my-house-rules", [(MOTH, 60)]).value
    codes = {finding.code for finding in decks.check(deck.id).findings}
    assert "deck.copies" in codes
    assert not codes & {"deck.too_few", "deck.too_many"}


def test_the_exported_text_writes_set_codes(decks: DeckService) -> None:
    deck = decks.create("Moths", cards=[(MOTH, 4), (QUAG, 2)]).value
    assert decks.export_text(deck.id).splitlines() == [
        "Pokémon: 6",
        "4 Glimmoth IN 1",
        "2 Mr. Quag-Quag IN 4a",
        "",
        "Total Cards: 6",
    ]


def test_ready_decks_are_the_programs_own_and_the_imported_ones(decks: DeckService) -> None:
    *own, sold = decks.ready_decks()
    assert own
    assert all(ready.size == 60 for ready in own)
    assert (sold.name.en, sold.about.en, sold.cards) == (
        "Lantern Night",
        "Invented One",
        (("inv1-1", 3), ("gone1-9", 1)),
    )
    deck = decks.create_from(sold).value
    assert (deck.name, contents(deck)) == ("Lantern Night", [("inv1-1", 3), ("gone1-9", 1)])
    moth, gone = decks.deck_list(deck.id).entries
    assert (moth.card, gone.card) == (MOTH, None)
    assert (gone.name, gone.set_id, gone.number) == ("Vanishrimp", "gone1", "9")
    assert decks.create_from(own[0], "pt").value.name == own[0].name.pt


def test_a_ready_deck_of_the_program_is_legal_in_its_format(tmp_path: Path) -> None:
    with Workspace.open(tmp_path) as workspace:
        for ready in workspace.decks.ready_decks():
            deck = workspace.decks.create_from(ready).value
            report = workspace.decks.check(deck.id)
            assert report.legal, (ready.id, report.errors)
            assert workspace.decks.deck_list(deck.id).size == 60
            assert [card for card in deck.cards if not card.set_name] == []


def test_a_deck_is_built_and_taken_apart(decks: DeckService, history: History) -> None:
    deck = decks.create("Moths", cards=[(MOTH, 4)]).value
    assert deck.built == ""
    done = decks.set_built(deck.id, True)
    assert done.value.built
    assert decks.list()[0].built == done.value.built
    assert decks.set_built(deck.id, True).changes == NOTHING, "it stays built since the first time"
    assert decks.duplicate(deck.id).value.built == ""
    history.undo(scope_of(deck.id))
    assert decks.get(deck.id).built == ""
    history.redo(scope_of(deck.id))
    assert decks.get(deck.id).built == done.value.built
    assert decks.set_built(deck.id, False).value.built == ""
