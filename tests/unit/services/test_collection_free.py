"""Free = owned less what built decks use: exact printings first, then other prints, never below nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.services.collection import CardRef, Entry, Lot
from ptcg_desktop.services.collection_free import Allocation, Counts, Shortfall, allocate, other_prints
from ptcg_desktop.services.collection_lists import Wanted
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.store.rows import DeckCard, Holding, StoredDeck


def held(number: int, card_id: str, count: int, **said: object) -> Holding:
    return Holding(number, card_id, card_id, "s", "S", "1", "", "NM", "en", count, **said)  # type: ignore[arg-type]


def deck(number: int, **cards: int) -> StoredDeck:
    lines = tuple(DeckCard(card_id, card_id, "s", "S", "1", count) for card_id, count in cards.items())
    return StoredDeck(number, f"Deck {number}", "unlimited", "", lines, "2026-01-01")


PRINTS = {"a": ["a2", "a3"], "a2": ["a", "a3"], "a3": ["a", "a2"]}


def others(card_id: str) -> Sequence[str]:
    return PRINTS.get(card_id, ())


def used(allocation: Allocation) -> list[tuple[int, str, int, int]]:
    return [(use.deck_id, use.card_id, use.holding_id, use.count) for use in allocation.uses]


@pytest.mark.parametrize(
    ("holdings", "decks", "uses", "short"),
    [
        ([held(1, "a", 4)], [deck(1, a=3)], [(1, "a", 1, 3)], []),
        # The deck built first chooses first; the second is short of what is not there.
        ([held(1, "b", 3)], [deck(7, b=2), deck(1, b=2)], [(7, "b", 1, 2), (1, "b", 1, 1)], [(1, "b", 1)]),
        # Exact printings of every deck come before other prints of any.
        (
            [held(1, "a", 2), held(2, "a2", 2)],
            [deck(1, a2=4), deck(2, a=2)],
            [(1, "a2", 2, 2), (2, "a", 1, 2)],
            [(1, "a2", 2)],
        ),
        ([held(1, "a2", 1), held(2, "a3", 5)], [deck(1, a=4)], [(1, "a", 1, 1), (1, "a", 2, 3)], []),
        # Of one printing the plain and cheap copies go first.
        (
            [
                held(1, "b", 1, grade="PSA 9"),
                held(2, "b", 1, signed=True),
                held(3, "b", 1, price=500, currency="USD"),
                held(4, "b", 1),
                held(5, "b", 1),
            ],
            [deck(1, b=4)],
            [(1, "b", 4, 1), (1, "b", 5, 1), (1, "b", 3, 1), (1, "b", 2, 1)],
            [],
        ),
        ([], [deck(1, a=4)], [], [(1, "a", 4)]),
        ([held(1, "a", 4)], [], [], []),
    ],
)
def test_which_copies_a_deck_uses(
    holdings: list[Holding], decks: list[StoredDeck], uses: list[object], short: list[object]
) -> None:
    allocation = allocate(holdings, decks, others)
    assert used(allocation) == uses
    assert [(each.deck_id, each.card_id, each.count) for each in allocation.shortfalls] == short


ids = st.sampled_from(["a", "a2", "a3", "b"])
some_holdings = st.lists(st.tuples(ids, st.integers(1, 5)), max_size=6)
some_decks = st.lists(st.dictionaries(ids, st.integers(1, 5), max_size=4), max_size=4)


@given(some_holdings, some_decks)
def test_nothing_is_used_twice_and_every_copy_asked_for_is_used_or_short(
    rows: list[tuple[str, int]], wanted: list[dict[str, int]]
) -> None:
    holdings = [held(number, card_id, count) for number, (card_id, count) in enumerate(rows)]
    decks = [deck(number, **cards) for number, cards in enumerate(wanted)]
    allocation = allocate(holdings, decks, others)
    counts = {row.id: row.count for row in holdings}
    assert all(0 < count <= counts[row] for row, count in allocation.reserved_rows.items())
    for each in decks:
        for card in each.cards:
            found = sum(use.count for use in allocation.uses if (use.deck_id, use.card_id) == (each.id, card.card_id))
            short = sum(row.count for row in allocation.short_of(each.id) if row.card_id == card.card_id)
            assert found + short == card.count
            if short:  # then no copy that could have been used is left
                left = sum(
                    row.count - allocation.reserved_rows.get(row.id, 0)
                    for row in holdings
                    if row.card_id in (card.card_id, *others(card.card_id))
                )
                assert left == 0


def made(card_id: str, name: str, hp: int = 50, kind: str = "pokemon", **more: object) -> CardDef:
    facts = {"id": card_id, "set_id": "s", "number": "1", "name": Text(name), "kind": kind, "hp": hp, **more}
    return CardDef(**facts)  # type: ignore[arg-type]


class FewPrints:
    """Prints of three names, oldest first."""

    CARDS = (
        made("p1", "Glimmoth"),
        made("p2", "Glimmoth", hp=60),
        made("p3", "Glimmoth"),
        made("t1", "Old Lamp", kind="trainer", rules=(Text("Draw."),)),
        made("t2", "Old Lamp", kind="trainer", rules=(Text("Draw 2 cards."),)),
        made("t3", "Old Lamp", kind="trainer", limit_groups=("ace_spec",)),
        made("e1", "Night Energy", kind="energy", energy_kind="basic"),
        made("e2", "Night Energy", kind="energy", energy_kind="special"),
    )

    def cards(self, ids: Sequence[str]) -> list[CardDef]:
        return [card for card_id in ids for card in self.CARDS if card.id == card_id]

    def prints_of(self, card_id: str) -> list[str]:
        names = {card.id: card.name.en for card in self.CARDS}
        return [each for each, name in names.items() if card_id in names and name == names[card_id]]

    def with_name_key(self, key: str) -> list[str]:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("card_id", "expected"),
    [("p1", ["p3"]), ("p2", []), ("t1", ["t2"]), ("t3", []), ("e1", []), ("e2", []), ("gone", [])],
)
def test_what_may_stand_in_for_a_print(card_id: str, expected: list[str]) -> None:
    assert other_prints(FewPrints())(card_id) == expected  # type: ignore[arg-type]


def test_owned_free_in_decks_and_wanted_together(home: Path) -> None:
    with Workspace.open(home) as workspace:
        catalogue = workspace.catalogue
        card = next(card for card in catalogue.cards(catalogue.search("")) if card.kind == "pokemon")
        other = CardRef("gone-1", "Vanishrimp")
        workspace.collection.add(card, 3)
        workspace.collection.add_many([Entry(other, 2, Lot(place="Box"))])
        built = workspace.decks.create("Built", cards=[(card, 4)]).value
        workspace.decks.create("Only a list", cards=[(card, 1)])
        wish = workspace.lists.create("Wishes").value
        trade = workspace.lists.create("Swaps", "trade").value
        workspace.lists.put(wish.id, [Wanted(card=CardRef("", card.name.en), count=2), Wanted(card=other, count=5)])
        workspace.lists.add(trade.id, card, 9)
        before = workspace.free.counts()
        assert before[card.id] == Counts(owned=3, free=3, in_decks=5, wanted=2)
        assert before["gone-1"] == Counts(owned=2, free=2, wanted=5)
        planned = workspace.free.plan([built.id, 999])
        assert planned.shortfalls == (Shortfall(built.id, card.id, card.name.en, 1),)
        workspace.decks.set_built(built.id, True)
        assert workspace.free.allocation() == planned
        assert workspace.free.counts([card.id, "nothing"]) == {card.id: Counts(3, 0, 5, 2)}
        assert workspace.free.counts_of_name(card.id) == Counts(3, 0, 5, 2)
        assert workspace.free.counts_of_name("gone-1") == Counts(2, 2, 0, 5)
