"""Search, filters and owned counts, without a QApplication."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.browser.presenter import BrowserPresenter


@pytest.fixture
def workspace(home: Path) -> Iterator[Workspace]:
    with Workspace.open(home) as opened:
        yield opened


@pytest.fixture
def presenter(workspace: Workspace) -> BrowserPresenter:
    return BrowserPresenter(workspace.catalogue, workspace.collection, workspace.shelf, lambda: workspace.free)


def ask(presenter: BrowserPresenter, **fields: object) -> list[str]:
    presenter.change(**fields)
    return presenter.search()


def test_everything_is_shown_at_first(presenter: BrowserPresenter, workspace: Workspace) -> None:
    assert len(presenter.results) == workspace.catalogue.info().printings
    assert not presenter.narrows
    assert presenter.quick


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("char", lambda card: "char" in card.name.en.lower()),
        ("type:fire|water", lambda card: set(card.types or card.provides) & set("RW")),
        ("kind:trainer", lambda card: card.kind == "trainer"),
        ("coleção:bs energia", lambda card: card.set_id == "base1" and "nergia" in card.name.pt),
        ("t:lightning kind:pokemon", lambda card: card.kind == "pokemon" and "L" in card.types),
    ],
)
def test_the_text_narrows_and_only_by_what_it_says(
    presenter: BrowserPresenter, workspace: Workspace, text: str, fits: Callable[[CardDef], bool]
) -> None:
    everything = set(presenter.results)
    assert 0 < len(ask(presenter, text=text)) < len(everything)
    assert presenter.narrows
    assert all(map(fits, workspace.catalogue.cards(presenter.results)))
    assert set(ask(presenter, text="")) == everything


def test_a_change_that_is_none_is_told(presenter: BrowserPresenter) -> None:
    assert presenter.change(text="pika")
    assert not presenter.change(text="pika")


def test_an_answer_to_an_older_question_is_not_taken(presenter: BrowserPresenter) -> None:
    presenter.change(text="pika")
    old = presenter.work()()
    presenter.change(text="char")
    before = presenter.results
    assert not presenter.take(old)
    assert presenter.results is before
    assert presenter.take(presenter.work()())


def test_the_order_of_the_text_comes_first(presenter: BrowserPresenter, workspace: Workspace) -> None:
    def hp() -> list[int]:
        return [card.hp for card in workspace.catalogue.cards(presenter.results)]

    ask(presenter, text="t:fire kind:pokemon", sort="hp")
    assert hp() == sorted(hp(), reverse=True)
    ask(presenter, backwards=True)
    assert hp() == sorted(hp())
    assert presenter.shown_order == ("hp", True)
    ask(presenter, text="t:fire kind:pokemon order:hp")
    assert hp() == sorted(hp(), reverse=True)
    assert presenter.shown_order == ("hp", False)
    assert presenter.without_order() == "t:fire kind:pokemon"


def test_a_strict_order_does_not_put_the_best_fit_first(presenter: BrowserPresenter, workspace: Workspace) -> None:
    names = [card.name.en for card in workspace.catalogue.cards(ask(presenter, text="char", sort="name"))]
    assert names == sorted(names)


def test_what_is_wrong_leaves_the_rest_of_the_search(presenter: BrowserPresenter) -> None:
    ask(presenter, text="tpye:fire char")
    wrong = presenter.answer.wrong
    assert wrong is not None
    assert (wrong.code, wrong.span, wrong.params["nearest"]) == ("query.field", (0, 4), "type")
    assert presenter.results


@pytest.mark.parametrize("text", ["", "char", "own>=1", "char or pika"])
def test_facets_count_what_a_click_brings(presenter: BrowserPresenter, text: str) -> None:
    ask(presenter, text=text)
    asked, counts = presenter.count_work()()
    assert asked == presenter.asked
    for facet, value in (("type", "fire"), ("set", "base1"), ("owned", "no")):
        if facet in presenter.chosen() or value not in counts[facet]:
            continue
        assert len(ask(presenter, text=presenter.toggled(facet, value, "pt"))) == counts[facet][value]
        assert value in presenter.chosen()[facet]
        assert presenter.toggled(facet, value, "pt") in (text, f"({text})")
        ask(presenter, text=text)


def test_completions_know_the_library(presenter: BrowserPresenter, workspace: Workspace) -> None:
    workspace.decks.create("Brasas quentes")
    text, found = presenter.complete_work("in:br", 5, "en")()
    assert text == "in:br"
    assert [each.insert for each in found] == ['"Brasas quentes"']


def test_owned_cards_and_their_filter(presenter: BrowserPresenter, workspace: Workspace) -> None:
    card = workspace.catalogue.cards(presenter.results[:1])[0]
    assert presenter.owned == {}
    assert ask(presenter, text="own>=1") == []
    done = presenter.add(card, 2, "NM", "en")
    assert presenter.refresh(done.changes)
    assert presenter.search() == [card.id]
    assert presenter.owned[card.id] == 2
    assert presenter.take_out(card, 1).value == 1
    changes = workspace.history.undo("collection")
    assert changes is not None
    presenter.refresh(changes)
    assert presenter.owned[card.id] == 2


def test_an_older_answer_never_replaces_a_newer_one(presenter: BrowserPresenter, workspace: Workspace) -> None:
    old = presenter.ask_owned()
    card = workspace.catalogue.cards(presenter.results[:1])[0]
    presenter.refresh(presenter.add(card, 1, "NM", "en").changes)
    presenter.know_owned(old)
    assert presenter.owned == {card.id: 1}


def test_sets_stand_newest_first_by_series(presenter: BrowserPresenter, workspace: Workspace) -> None:
    listed = presenter.sets_by_series()
    assert {known.id for _, known in listed} == {known.id for known in workspace.catalogue.sets()}
    series = [name for name, _ in listed]
    assert len(set(series)) == len([name for at, name in enumerate(series) if at == 0 or series[at - 1] != name])
    newest = max(workspace.catalogue.sets(), key=lambda known: known.release)
    assert listed[0][1].series_id == newest.series_id


def test_every_print_of_a_name(presenter: BrowserPresenter) -> None:
    ask(presenter, text="fire energy")
    prints = presenter.other_prints(presenter.results[0])
    assert len(prints) >= 2
    assert presenter.owned_of_name(prints) == 0


def test_cards_are_narrowed_by_how_far_they_play(presenter: BrowserPresenter, workspace: Workspace) -> None:
    assert ask(presenter, text="is:automated") == []
    assert presenter.answer.percent_read == 0
    workspace.catalogue.programs.fill()
    changes = Changes(frozenset({"programs"}))
    assert presenter.refresh(changes)
    assert len(presenter.search()) == workspace.catalogue.info().printings, "every starter card plays by itself"
    assert presenter.answer.percent_read == 100
    assert ask(presenter, text="is:byhand") == []
    ask(presenter, text="")
    assert not presenter.refresh(changes)
    assert presenter.refresh(Changes(frozenset({"catalogue"})))
