"""What the menus are told about undo and redo."""

from __future__ import annotations

from ptcg_desktop.services.collection import CollectionService
from ptcg_desktop.services.history import History
from ptcg_desktop.services.words import say
from tests.unit.services.conftest import CARDS

MOTH, _, ELAN, _ = CARDS.values()


def test_a_step_is_named_in_both_languages(collection: CollectionService, history: History) -> None:
    assert history.can_undo("collection") is None
    assert history.can_redo("collection") is None
    done = collection.add(ELAN, 3)
    step = history.can_undo("collection")
    assert step is not None
    assert (step.id, step.scope) == (done.step, "collection")
    assert say(step.code, "en", step.params) == "add 3 × Élanfant ♀"
    assert say(step.code, "pt_BR", step.params) == "adicionar 3 × Élanfant ♀"
    history.undo("collection")
    assert history.can_undo("collection") is None
    assert history.can_redo("collection") == step


def test_changing_several_rows_is_one_step(collection: CollectionService, history: History) -> None:
    ids = [collection.add(card, 2).value.id for card in (MOTH, ELAN)]
    before = collection.holdings()
    done = collection.set_counts({ids[0]: 0, ids[1]: 5})
    assert [(held.card_id, held.count) for held in done.value] == [(ELAN.id, 5)]
    step = history.can_undo("collection")
    assert step is not None
    assert say(step.code, "en", step.params) == "change 2 rows"
    history.undo("collection")
    assert collection.holdings() == before


def test_nothing_to_take_back_is_no_mistake(history: History) -> None:
    for scope in ("collection", "decks", "deck:77"):
        assert history.undo(scope) is None
        assert history.redo(scope) is None
        assert history.can_redo(scope) is None
