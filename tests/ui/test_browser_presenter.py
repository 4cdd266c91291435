"""Search, filters and owned counts, without a QApplication."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop.services.changes import Changes
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.browser.presenter import BrowserPresenter


@pytest.fixture
def workspace(home: Path) -> Iterator[Workspace]:
    with Workspace.open(home) as opened:
        yield opened


@pytest.fixture
def presenter(workspace: Workspace) -> BrowserPresenter:
    return BrowserPresenter(workspace.catalogue, workspace.collection)


def test_everything_is_shown_at_first(presenter: BrowserPresenter, workspace: Workspace) -> None:
    assert len(presenter.results) == workspace.catalogue.info().printings
    assert not presenter.query.narrows


@pytest.mark.parametrize(
    "fields",
    [
        {"text": "char"},
        {"types": frozenset("RW")},
        {"kinds": frozenset({"trainer"})},
        {"set_id": "base1", "text": "energia"},
        {"types": frozenset("L"), "kinds": frozenset({"pokemon"}), "sort": "hp"},
    ],
)
def test_filters_narrow_and_only_by_what_they_say(
    presenter: BrowserPresenter, workspace: Workspace, fields: dict[str, object]
) -> None:
    everything = set(presenter.results)
    assert presenter.change(**fields)
    assert 0 < len(presenter.results) < len(everything)
    assert presenter.query.narrows
    for card in workspace.catalogue.cards(presenter.results):
        query = presenter.query
        assert not query.kinds or card.kind in query.kinds
        assert not query.set_id or card.set_id == query.set_id
        assert not query.types or set(card.types or card.provides) & query.types
    assert presenter.clear()
    assert set(presenter.results) == everything


def test_a_change_that_is_none_does_not_search(presenter: BrowserPresenter) -> None:
    presenter.change(text="pika")
    before = presenter.results
    assert not presenter.change(text="pika")
    assert presenter.results is before


def test_owned_cards_and_their_filter(presenter: BrowserPresenter, workspace: Workspace) -> None:
    card = workspace.catalogue.cards(presenter.results[:1])[0]
    assert presenter.owned == {}
    presenter.change(owned=True)
    assert presenter.results == []
    done = presenter.add(card, 2, "NM", "en")
    assert presenter.refresh(done.changes)
    assert presenter.results == [card.id]
    assert presenter.owned[card.id] == 2
    assert presenter.take(card, 1).value == 1
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


def test_a_set_that_went_away_with_an_import_is_dropped_from_the_query(presenter: BrowserPresenter) -> None:
    presenter.change(set_id="gone")
    assert presenter.results == []
    assert presenter.refresh(Changes(frozenset({"catalogue"})))
    assert presenter.query.set_id == ""
    assert presenter.results


def test_sets_stand_newest_first_by_series(presenter: BrowserPresenter, workspace: Workspace) -> None:
    listed = presenter.sets_by_series()
    assert {known.id for _, known in listed} == {known.id for known in workspace.catalogue.sets()}
    series = [name for name, _ in listed]
    assert len(set(series)) == len([name for at, name in enumerate(series) if at == 0 or series[at - 1] != name])
    newest = max(workspace.catalogue.sets(), key=lambda known: known.release)
    assert listed[0][1].series_id == newest.series_id


def test_every_print_of_a_name(presenter: BrowserPresenter) -> None:
    presenter.change(text="fire energy")
    prints = presenter.other_prints(presenter.results[0])
    assert len(prints) >= 2
    assert presenter.owned_of_name(prints) == 0


def test_cards_are_narrowed_by_how_far_they_play(presenter: BrowserPresenter, workspace: Workspace) -> None:
    assert presenter.percent_read == 100
    presenter.change(playing=frozenset({"full"}))
    assert presenter.query.narrows
    assert presenter.percent_read == 0
    assert presenter.results == []
    workspace.catalogue.programs.fill()
    assert presenter.refresh(Changes(frozenset({"programs"})))
    assert presenter.percent_read == 100
    assert len(presenter.results) == workspace.catalogue.info().printings, "every starter card plays by itself"
    presenter.change(playing=frozenset({"hand", "part"}))
    assert presenter.results == []
    assert presenter.clear()
    assert not presenter.refresh(Changes(frozenset({"programs"})))
