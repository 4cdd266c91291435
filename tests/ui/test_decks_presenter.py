"""The deck workbench without widgets: acts, live check, fixes, undo over a deck's life, pasting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.words import say
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.decks.presenter import DecksPresenter
from tests.ui.invented_cards import CARDS, pokemon, workspace


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Workspace]:
    with workspace(tmp_path) as found:
        yield found


def presenter_on(opened: Workspace, told: list[Changes] | None = None) -> DecksPresenter:
    publish = told.append if told is not None else lambda _changes: None
    presenter = DecksPresenter(opened.decks, opened.catalogue, opened.collection, opened.history, publish)
    presenter.reload()
    return presenter


def lines(presenter: DecksPresenter) -> dict[str, int]:
    assert presenter.open is not None
    return {entry.card_id: entry.count for entry in presenter.open.deck.entries}


def codes(presenter: DecksPresenter) -> list[str]:
    assert presenter.open is not None
    return [finding.code for finding in presenter.open.report.findings]


def test_a_deck_is_built_checked_and_taken_back_step_by_step(opened: Workspace) -> None:
    told: list[Changes] = []
    presenter = presenter_on(opened, told)
    presenter.create("Embers")
    presenter.add(["inv1-1"])
    presenter.add(["inv1-1"])
    presenter.bump(["inv1-1"], 3)
    presenter.add(["inv1-8"], 20)
    assert lines(presenter) == {"inv1-1": 5, "inv1-8": 20}
    assert {"deck.too_few", "deck.copies"} <= set(codes(presenter))
    assert len(told) == 5
    for expected in ({"inv1-1": 5}, {"inv1-1": 2}, {"inv1-1": 1}, {}):
        assert presenter.undo()
        assert lines(presenter) == expected
    assert not presenter.undo()
    for _ in range(4):
        assert presenter.redo()
    assert lines(presenter) == {"inv1-1": 5, "inv1-8": 20}
    assert not presenter.redo()


def test_undo_of_a_deck_survives_a_restart(tmp_path: Path) -> None:
    with workspace(tmp_path) as opened:
        presenter = presenter_on(opened)
        deck_id = presenter.create("Embers")
        presenter.add(["inv1-1"], 2)
    with workspace(tmp_path) as opened:
        presenter = presenter_on(opened)
        presenter.select(deck_id)
        assert lines(presenter) == {"inv1-1": 2}
        assert presenter.undo()
        assert lines(presenter) == {}


def test_copies_are_counted_over_all_prints_of_a_name(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.create("Two prints")
    presenter.add(["inv1-1"], 3)
    presenter.add(["inv2-1"], 2)
    card = opened.catalogue.card("inv2-1")
    assert card is not None
    assert presenter.in_deck(card) == 5
    assert presenter.open is not None
    finding = next(each for each in presenter.open.report.findings if each.code == "deck.copies")
    assert (finding.count, finding.limit, finding.clause) == (5, 4, "R-DECK-2")


def test_a_fix_mends_its_finding_in_one_step_and_one_undo_takes_it_back(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.create("Too many")
    presenter.add(["inv1-1"], 4)
    presenter.add(["inv2-1"], 4)
    presenter.add(["inv1-8"], 40)
    before = lines(presenter)
    assert presenter.open is not None
    fix = next(each.fix for each in presenter.open.report.findings if each.code == "deck.copies")
    assert fix is not None
    presenter.apply(fix)
    assert "deck.copies" not in codes(presenter)
    assert presenter.undo()
    assert lines(presenter) == before


def test_every_fix_that_is_offered_mends_what_it_is_offered_for(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.create("Short")
    presenter.add(["inv1-1"], 4)
    presenter.add(["inv1-8"], 20)
    for _ in range(10):
        assert presenter.open is not None
        fixable = [each for each in presenter.open.report.findings if each.fix]
        if not fixable:
            break
        finding = fixable[0]
        assert finding.fix is not None
        presenter.apply(finding.fix)
        assert finding.code not in codes(presenter)
    assert presenter.open is not None
    assert presenter.open.size == 60


def test_the_list_of_decks(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    first = presenter.create("Embers")
    presenter.add(["inv1-1"], 4)
    copy = presenter.duplicate(first)
    assert [each.name for each in presenter.summaries] == ["Embers", "Embers 2"]
    presenter.rename(copy, "  Ashes ")
    presenter.rename(copy, "   ")
    assert [each.name for each in presenter.summaries] == ["Ashes", "Embers"]
    presenter.delete(copy)
    assert presenter.open is not None
    assert presenter.open.deck_id == first
    assert presenter.undo_list()
    assert [(each.name, each.count) for each in presenter.summaries] == [("Ashes", 4), ("Embers", 4)]
    presenter.delete(first)
    presenter.delete(copy)
    assert presenter.open is None
    assert presenter.summaries == []


def test_profile_and_format_change_the_answer(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.create("Hints")
    presenter.add(["inv1-1"], 4)
    presenter.add(["inv1-8"], 5)
    presenter.set_profile("classic")
    assert "hint.energy_few" in codes(presenter)
    presenter.set_profile("current")
    assert "hint.energy_few" not in codes(presenter)
    presenter.set_format("classic-1999")
    assert presenter.open is not None
    assert presenter.open.format_id == "classic-1999"
    assert "format.out" in codes(presenter)
    assert presenter.undo()
    assert "format.out" not in codes(presenter)


def test_owned_counts_the_prints_that_will_do_and_no_other_card_of_the_name(tmp_path: Path) -> None:
    with workspace(tmp_path, (*CARDS, pokemon("inv2-3", "Emberpup"))) as opened:
        presenter = presenter_on(opened)
        presenter.create("Owned")
        presenter.add(["inv1-1"], 4)
        for card_id, count in (("inv2-1", 3), ("inv2-3", 2), ("inv1-1", 1)):  # the first has other HP
            card = opened.catalogue.card(card_id)
            assert card is not None
            opened.collection.add(card, count)
        presenter.forget_owned()
        presenter.reload()
        assert presenter.open is not None
        assert presenter.open.owned == {"inv1-1": 3}
        assert [need.owned for need in opened.build.needs(presenter.open.deck_id)] == [3]


def test_the_finder_puts_exact_names_first_and_knows_kinds(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    assert presenter.find("emberpup").ids[:2] == ["inv1-1", "inv2-1"]
    assert presenter.find("energia", "energy").ids == ["inv1-8", "inv1-9", "inv1-10"]
    assert presenter.find("ember", "energy").total == 0
    assert presenter.find("", owned_only=True).ids == []


def test_a_pasted_list_balances_and_five_copies_stay_five(opened: Workspace) -> None:
    text = "Pokémon: 2\n5 Emberpup IO 1\n2 Ember\n\nEnergy: 1\n53 Fire Energy\n"
    presenter = presenter_on(opened)
    read = presenter.read_list(text)
    assert (read.count(), read.count("placed"), read.line_count("other")) == (60, 58, 3)
    assert read.line_count() == len(text.splitlines())
    (waiting,) = read.waiting()
    decided = read.choose(read.lines.index(waiting), waiting.candidates[0])
    assert (decided.count("placed"), decided.waiting()) == (60, [])
    presenter.create("Pasted")
    presenter.put(decided, "replace")
    assert presenter.open is not None
    assert presenter.open.size == 60
    presenter.put(decided, "append")
    assert presenter.open.size == 120
    assert presenter.undo()
    assert presenter.open.size == 60


def test_owned_prints_are_offered_for_those_the_deck_names_and_one_undo_takes_them_back(tmp_path: Path) -> None:
    first, second = pokemon("inv1-20", "Lampling"), pokemon("inv2-20", "Lampling", rarity="Rare")
    with workspace(tmp_path, (*CARDS, first, second)) as home:
        presenter = presenter_on(home)
        presenter.create("Lamps")
        presenter.add(["inv1-20"], 4)
        home.collection.add(second, 3)
        presenter.forget_owned()
        presenter.reload()
        assert presenter.open is not None
        (note,) = presenter.open.report.of("note")
        assert note.fix is not None
        presenter.apply(note.fix)
        assert {entry.card_id: entry.count for entry in presenter.open.deck.entries} == {"inv1-20": 1, "inv2-20": 3}
        assert presenter.open.report.of("note") == ()
        assert presenter.undo()
        assert {entry.card_id: entry.count for entry in presenter.open.deck.entries} == {"inv1-20": 4}


def test_owned_prints_and_the_format_decide_where_a_line_names_none(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.create("Old")
    assert presenter.read_list("1 Emberpup").lines[0].card_id == "inv2-1"
    presenter.set_format("classic-1999")
    card = opened.catalogue.card("inv1-1")
    assert card is not None
    opened.collection.add(card)
    presenter.forget_owned()
    assert presenter.read_list("1 Emberpup").lines[0].card_id == "inv1-1"


def test_the_text_of_a_deck_reads_back_as_the_same_deck(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.create("Round")
    for card_id, count in (("inv1-1", 4), ("inv1-4", 2), ("inv1-5", 1), ("inv1-6", 3), ("inv1-8", 20)):
        presenter.add([card_id], count)
    read = presenter.read_list(presenter.export_text())
    assert dict(read.cards()) == lines(presenter)
    assert read.waiting() == []


def test_cards_outside_the_format_are_one_finding_that_names_the_format(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.create("Out")
    presenter.set_format("classic-1999")
    for card_id in ("inv1-1", "inv1-4", "inv1-6"):
        presenter.add([card_id], 2)
    assert presenter.open is not None
    found = [each for each in presenter.open.findings if each.clause == "FORMAT"]
    assert len(found) == 1
    assert (found[0].count, found[0].cards) == (6, ("inv1-1", "inv1-4", "inv1-6"))
    assert "Classic" in say(found[0].code, "en", found[0].params)
    assert found[0].fix is not None
    presenter.apply(found[0].fix)
    assert lines(presenter) == {}
    assert presenter.undo()
    assert lines(presenter) == {"inv1-1": 2, "inv1-4": 2, "inv1-6": 2}


def test_an_empty_deck_gets_no_advice(opened: Workspace) -> None:
    presenter = presenter_on(opened)
    presenter.create("Empty")
    presenter.set_format("classic-1999")
    assert presenter.open is not None
    assert [each.code for each in presenter.open.findings] == ["deck.too_few"]
    assert presenter.open.standing == "hint"
