"""Laws of undo: any acts, then undo all, is the start; redo all is the end; scopes do not hurt each other."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, invariant, multiple, rule

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import CollectionService, Edit, Lot
from ptcg_desktop.services.decks import DeckService, scope_of
from ptcg_desktop.services.history import History
from ptcg_desktop.store.check import check_library
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import open_library
from tests.unit.services.conftest import CARDS, FewCards, set_name

cards = st.sampled_from(list(CARDS.values()))
counts = st.integers(1, 4)
variants = st.sampled_from(["", "reverse", "holo"])
conditions = st.sampled_from(["NM", "LP"])

State = tuple[Any, ...]


class LibraryMachine(RuleBasedStateMachine):
    """Acts on one real library, with a plain model of what each stack should bring back."""

    decks = Bundle("decks")

    @initialize()
    def begin(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._open()
        # Per scope: the states before each step that can be undone, and after each that can be redone.
        self._collection_states = [self._collection_state()]
        self._position = 0

    def _open(self) -> None:
        self.library: Library = open_library(Path(self._folder.name))
        self.collection = CollectionService(self.library, set_name)
        self.deck_service = DeckService(self.library, FewCards(), set_name)
        self.history = History(self.library)

    def teardown(self) -> None:
        if hasattr(self, "library"):
            self.unwind()
            self.library.close()
            self._folder.cleanup()

    # Acts

    @rule(card=cards, count=counts, variant=variants, condition=conditions)
    def add(self, card: Any, count: int, variant: str, condition: str) -> None:
        self._collection_act(lambda: self.collection.add(card, count, Lot(variant=variant, condition=condition)))

    @rule(card=cards, count=counts)
    def remove(self, card: Any, count: int) -> None:
        self._collection_act(lambda: self.collection.remove(card.id, count))

    @rule(data=st.data(), count=st.integers(0, 3), variant=variants, condition=conditions)
    def change(self, data: st.DataObject, count: int, variant: str, condition: str) -> None:
        held = self.collection.holdings()
        if held:
            chosen = data.draw(st.sampled_from([row.id for row in held]))
            self._collection_act(
                lambda: self.collection.change(chosen, count=count, edit=Edit(variant=variant, condition=condition))
            )

    @rule(data=st.data(), place=st.sampled_from(["", "Box"]), price=st.sampled_from([None, 100]))
    def edit(self, data: st.DataObject, place: str, price: int | None) -> None:
        held = self.collection.holdings()
        if held:
            chosen = data.draw(st.sets(st.sampled_from([row.id for row in held])))
            edit = Edit(place=place, price=price, currency="BRL")
            self._collection_act(lambda: self.collection.edit(chosen, edit))

    @rule(data=st.data(), place=st.sampled_from(["Box", "Binder"]))
    def split(self, data: st.DataObject, place: str) -> None:
        held = [row for row in self.collection.holdings() if row.count > 1]
        if held:
            chosen = data.draw(st.sampled_from([row.id for row in held]))
            self._collection_act(lambda: self.collection.split(chosen, 1, Edit(place=place)))

    @rule(data=st.data(), count=st.integers(0, 3))
    def set_counts(self, data: st.DataObject, count: int) -> None:
        ids = [row.id for row in self.collection.holdings()]
        chosen = data.draw(st.sets(st.sampled_from([*ids, 10_000])))
        self._collection_act(lambda: self.collection.set_counts(dict.fromkeys(chosen, count)))

    @rule()
    def undo(self) -> None:
        moved = self.history.undo("collection")
        assert (moved is None) == (self._position == 0)
        self._position = max(0, self._position - 1)

    @rule()
    def redo(self) -> None:
        moved = self.history.redo("collection")
        assert (moved is None) == (self._position == len(self._collection_states) - 1)
        self._position = min(len(self._collection_states) - 1, self._position + 1)

    @rule(target=decks, name=st.sampled_from(["Moths", "Lamps"]), card=cards, count=counts)
    def create(self, name: str, card: Any, count: int) -> int:
        return self.deck_service.create(name, cards=[(card, count)]).value.id

    @rule(target=decks, deck=decks)
    def duplicate(self, deck: int) -> Any:
        try:
            return self.deck_service.duplicate(deck).value.id
        except KnownError as error:
            if error.code != "deck.gone":
                raise
            return multiple()

    @rule(deck=decks, card=cards, count=st.integers(0, 4))
    def count(self, deck: int, card: Any, count: int) -> None:
        self._deck_act(lambda: self.deck_service.set_count(deck, card.id, count))

    @rule(deck=decks, card=cards, count=counts)
    def put(self, deck: int, card: Any, count: int) -> None:
        before = self._deck_state(deck)
        self._deck_act(lambda: self.deck_service.add(deck, card, count))
        if before is not None:
            after = self._deck_state(deck)
            self.history.undo(scope_of(deck))
            assert self._deck_state(deck) == before
            self.history.redo(scope_of(deck))
            assert self._deck_state(deck) == after

    @rule(deck=decks, format_id=st.sampled_from(["unlimited", "standard"]))
    def format(self, deck: int, format_id: str) -> None:
        self._deck_act(lambda: self.deck_service.set_format(deck, format_id))

    @rule(deck=decks, name=st.sampled_from(["Moths", "Wings"]))
    def rename(self, deck: int, name: str) -> None:
        self._deck_act(lambda: self.deck_service.rename(deck, name))

    @rule(deck=consumes(decks))
    def delete(self, deck: int) -> None:
        self._deck_act(lambda: self.deck_service.delete(deck))

    @rule(deck=decks)
    def undo_deck(self, deck: int) -> None:
        self.history.undo(scope_of(deck))

    @rule(deck=decks)
    def redo_deck(self, deck: int) -> None:
        self.history.redo(scope_of(deck))

    @rule()
    def undo_and_redo_of_the_list_lose_nothing(self) -> None:
        before = self._decks_state()
        if self.history.undo("decks") is not None:
            self.history.redo("decks")
            assert self._decks_state() == before

    @rule()
    def undo_list(self) -> None:
        self.history.undo("decks")

    @rule()
    def redo_list(self) -> None:
        self.history.redo("decks")

    @rule()
    def restart(self) -> None:
        self.library.close()
        self._open()

    # Laws

    @invariant()
    def the_collection_is_where_the_stack_says(self) -> None:
        if hasattr(self, "library"):
            assert self._collection_state() == self._collection_states[self._position]

    def unwind(self) -> None:
        while self.history.undo("collection") is not None:
            pass
        assert self._collection_state() == self._collection_states[0]
        while self.history.redo("collection") is not None:
            pass
        assert self._collection_state() == self._collection_states[-1]
        for summary in self.deck_service.list():
            while self.history.undo(scope_of(summary.id)) is not None:
                pass
        while self.history.undo("decks") is not None:
            pass
        assert self.deck_service.list() == []
        assert check_library(self.library.path).findings == ()

    def _collection_act(self, act: Any) -> None:
        done = act()
        if done.step is not None:
            del self._collection_states[self._position + 1 :]
            self._collection_states.append(self._collection_state())
            self._position += 1

    @staticmethod
    def _deck_act(act: Any) -> None:
        try:
            act()
        except KnownError as error:
            if error.code != "deck.gone":
                raise

    def _collection_state(self) -> State:
        return tuple(self.collection.holdings())

    def _deck_state(self, deck: int) -> State | None:
        try:
            found = self.deck_service.get(deck)
        except KnownError:
            return None
        return found.name, found.format_id, found.cards

    def _decks_state(self) -> list[State | None]:
        return [self._deck_state(summary.id) for summary in self.deck_service.list()]


LibraryMachine.TestCase.settings = settings(
    max_examples=15, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
test_laws = LibraryMachine.TestCase
