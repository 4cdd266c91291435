"""Which decks at the same time: against trying every set."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ptcg_desktop.decks import Together, together
from ptcg_desktop.decks.together import SETS

keys = st.sampled_from("abcd")
some_needs = st.lists(st.dictionaries(keys, st.integers(1, 4), max_size=4), max_size=6)
some_stock = st.dictionaries(keys, st.integers(0, 8))


def fits(chosen: tuple[int, ...], needs: dict[int, dict[str, int]], stock: dict[str, int]) -> bool:
    return all(sum(needs[deck].get(key, 0) for deck in chosen) <= stock.get(key, 0) for key in "abcd")


def maximal(needs: dict[int, dict[str, int]], stock: dict[str, int]) -> set[frozenset[int]]:
    sets = [
        frozenset(chosen)
        for size in range(len(needs) + 1)
        for chosen in combinations(needs, size)
        if fits(chosen, needs, stock)
    ]
    return {each for each in sets if not any(each < other for other in sets)}


def answered(found: Together) -> set[frozenset[int]]:
    sets = {frozenset(found.always)}
    for group in found.groups:
        sets = {before | frozenset(chosen) for before in sets for chosen in group.sets}
    return sets


@given(some_needs, some_stock)
def test_the_sets_are_all_maximal_sets_there_are(decks: list[dict[str, int]], stock: dict[str, int]) -> None:
    needs = dict(enumerate(decks))
    found = together(needs, stock)
    assert answered(found) == maximal(needs, stock)
    assert found.most == max(map(len, maximal(needs, stock)))
    assert all(group.complete and group.exact for group in found.groups)
    assert all(len(group.sets[0]) >= len(group.sets[-1]) for group in found.groups)
    assert set(found.never) == {deck for deck in needs if not fits((deck,), needs, stock)}


def test_decks_that_do_not_meet_are_asked_about_apart() -> None:
    found = together(
        {1: {"a": 3}, 2: {"a": 2, "z": 9}, 3: {"b": 1}, 4: {"b": 1}, 5: {"c": 4}}, {"a": 4, "b": 1, "c": 4}
    )
    assert (found.always, found.never) == ((1, 5), (2,))
    assert [(group.decks, group.stocks, group.sets) for group in found.groups] == [((3, 4), ("b",), ((3,), (4,)))]


def test_of_thirty_decks_the_most_is_found_though_the_sets_are_too_many_to_list() -> None:
    found = together({deck: {"switch": 4} for deck in range(30)}, {"switch": 60})
    (group,) = found.groups
    assert (found.most, group.exact, group.complete, len(group.sets)) == (15, True, False, SETS)
