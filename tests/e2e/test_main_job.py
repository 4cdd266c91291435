"""The main job in the real window: find cards, collect them, build a deck, see it checked, goldfish it."""

from __future__ import annotations

import pytest

from tests.e2e.person import Key, Person

DECK = {
    "BS 52": 4,
    "BS 34": 3,
    "BS 8": 2,
    "BS 47": 4,
    "BS 19": 2,
    "JU 61": 3,
    "JU 45": 2,
    "BS 7": 2,
    "BS 28": 3,
    "BS 60": 3,
    "BS 36": 2,
    "BS 91": 2,
    "BS 94": 2,
    "BS 97": 15,
    "BS 98": 10,
}


def do_the_main_job(person: Person) -> None:
    workspace = person.context.workspace

    page = person.find("hitmonchan", "base1-7")
    person.click(page.inspector.plus)
    person.click(page.inspector.plus)
    assert workspace.collection.owned(["base1-7"]) == {"base1-7": 2}
    assert "2" in page.inspector.owned.text()

    collection = person.collection
    person.type(collection.quick.field, "bs 4 x3")
    person.press(collection.quick.field, Key.Key_Return)
    assert workspace.collection.owned() == {"base1-7": 2, "base1-4": 3}
    assert collection.model.rowCount() == 2

    decks = person.decks
    person.click(decks.empty.buttons[0])
    person.type(decks.name, "End to end")
    person.press(decks.name, Key.Key_Return)
    person.build(DECK)
    assert decks.count.text() == "59/60"
    person.build({"BS 98": 2})
    assert decks.count.text() == "61/60"
    assert decks.check.verdict.text() == "Not legal"
    person.press(decks.finder.view, Key.Key_Minus)
    assert decks.count.text() == "60/60"
    assert decks.check.verdict.text() == "Legal"
    (stored,) = workspace.decks.list()
    assert (stored.name, stored.count) == ("End to end", 60)

    person.click(decks.play)
    table = person.table
    person.type(table.start_panel.seed, "5")
    person.click(table.start_panel.begin)
    person.play_turns(4)
    presenter = table.game.presenter
    assert presenter is not None
    assert presenter.over or presenter.line.state.turn > 8

    before = presenter.line.state
    person.click(table.game.undo)
    assert presenter.line.state is not before
    person.click(table.game.redo)
    assert presenter.line.state is before


def test_the_main_job_with_the_cards_of_the_program(person: Person) -> None:
    do_the_main_job(person)


@pytest.mark.corpus
@pytest.mark.slow
def test_the_main_job_with_every_card(collector: Person) -> None:
    assert collector.context.workspace.catalogue.info().printings >= 18_500
    do_the_main_job(collector)


def test_what_was_done_is_there_after_a_restart_and_can_still_be_taken_back(person: Person) -> None:
    person.click(person.find("hitmonchan", "base1-7").inspector.plus)
    collection = person.collection
    assert collection.model.rowCount() == 1
    assert person.context.undo("collection")
    assert collection.model.rowCount() == 0
    assert person.context.redo("collection")
    assert collection.model.rowCount() == 1


@pytest.mark.parametrize("page_id", ["cards", "collection", "decks", "table"])
def test_every_page_speaks_both_languages_in_both_themes(person: Person, page_id: str) -> None:
    page = person.go(page_id)
    title = person.window.windowTitle()
    person.context.language_switch.set_choice("pt_BR")
    person.context.theme.set_mode("dark")
    person.settle()
    assert person.window.windowTitle() != title or page_id in ("cards", "decks")
    assert not page.grab().isNull()
    person.context.language_switch.set_choice("en")
    assert person.window.windowTitle() == title
