"""Which decks can be put together at the same time, out of so many copies? Answered exactly.

Copies that can stand for each other are one *stock*. Decks fit together if no stock is asked for more than it holds;
a set of decks is *maximal* if none of the others fits in as well. Decks that meet at no scarce stock do not touch each
other, so the question falls apart into groups, and the answer of a group is the list of its maximal sets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

Needs = Mapping[str, int]
"""Copies by stock."""
SETS = 200
"""Maximal sets of one group that are listed; of three times ten decks there may be millions."""
NODES = 200_000


class Group(msgspec.Struct, frozen=True):
    """Decks that are in each other's way.

    Attributes:
        decks: Their ids, in the order given.
        stocks: The stocks of which there are too few for all of them.
        sets: Maximal sets of them, those with the most decks first.
        complete: Are these all maximal sets? If not, the first has the most decks possible all the same, unless the
            search was cut off (`exact`).
        exact: Is the first set surely one with the most decks?
    """

    decks: tuple[int, ...]
    stocks: tuple[str, ...]
    sets: tuple[tuple[int, ...], ...]
    complete: bool = True
    exact: bool = True


class Together(msgspec.Struct, frozen=True):
    """The answer.

    Attributes:
        always: Decks that fit with any choice of the others.
        groups: Choices to be made; any set of one group goes with any set of another.
        never: Decks for which there are too few copies even alone.
    """

    always: tuple[int, ...]
    groups: tuple[Group, ...]
    never: tuple[int, ...]

    @property
    def most(self) -> int:
        """How many decks can be put together at once."""
        return len(self.always) + sum(len(group.sets[0]) for group in self.groups)


def together(needs: Mapping[int, Needs], stock: Mapping[str, int]) -> Together:
    """Which decks (id → needs) can be put together out of the stock."""
    never = tuple(deck for deck, need in needs.items() if any(n > stock.get(key, 0) for key, n in need.items()))
    rest = [deck for deck in needs if deck not in never]
    asked: dict[str, int] = {}
    for deck in rest:
        for key, count in needs[deck].items():
            asked[key] = asked.get(key, 0) + count
    scarce = [key for key, count in asked.items() if count > stock.get(key, 0)]
    always = tuple(deck for deck in rest if not any(needs[deck].get(key) for key in scarce))
    groups = []
    for decks in _groups([deck for deck in rest if deck not in always], needs, scarce):
        keys = [key for key in scarce if any(needs[deck].get(key) for deck in decks)]
        groups.append(_Search(decks, keys, needs, stock).group())
    return Together(always, tuple(groups), never)


def _groups(decks: Sequence[int], needs: Mapping[int, Needs], scarce: Sequence[str]) -> list[list[int]]:
    """Decks that share a scarce stock, directly or by way of others, in the order given."""
    groups: list[tuple[list[int], set[str]]] = []
    for deck in decks:
        keys = {key for key in scarce if needs[deck].get(key)}
        met = [group for group in groups if group[1] & keys]
        joined = ([each for group in met for each in group[0]] + [deck], keys.union(*(group[1] for group in met)))
        groups = [group for group in groups if group not in met] + [joined]
    place = {deck: number for number, deck in enumerate(decks)}
    return sorted((sorted(group, key=place.__getitem__) for group, _ in groups), key=lambda group: place[group[0]])


class _Search:
    """Branch and bound over the decks of one group, each taken or left."""

    def __init__(
        self, decks: Sequence[int], keys: Sequence[str], needs: Mapping[int, Needs], stock: Mapping[str, int]
    ) -> None:
        # Decks that ask for least first: the largest sets are found early.
        self.decks, self.keys = tuple(decks), tuple(keys)
        self.order = sorted(range(len(decks)), key=lambda at: sum(needs[decks[at]].get(key, 0) for key in keys))
        self.need = [[needs[decks[at]].get(key, 0) for key in keys] for at in self.order]
        self.stock = [stock.get(key, 0) for key in keys]
        # What all decks from a place on ask for, and of each stock their needs, the smallest first.
        self.later = [
            [sum(need[k] for need in self.need[at:]) for k in range(len(keys))] for at in range(len(decks) + 1)
        ]
        self.rising = [
            [sorted(need[k] for need in self.need[at:]) for k in range(len(keys))] for at in range(len(decks) + 1)
        ]
        self.nodes = 0

    def group(self) -> Group:
        """The answer for the group."""
        best = self._largest()
        exact = self.nodes < NODES
        self.nodes = 0
        found: list[tuple[int, ...]] = []
        complete = self._maximal(0, self.stock, [], [], found)
        sets = {tuple(sorted(self.order[at] for at in chosen)) for chosen in (best, *found)}
        ordered = sorted(sets, key=lambda chosen: (-len(chosen), chosen))[:SETS]
        named = tuple(tuple(self.decks[at] for at in chosen) for chosen in ordered)
        return Group(self.decks, self.keys, named, complete, exact or complete)

    def _largest(self) -> tuple[int, ...]:
        best: list[int] = []

        def walk(at: int, left: list[int], chosen: list[int]) -> None:
            nonlocal best
            self.nodes += 1
            if len(chosen) > len(best):
                best = list(chosen)
            if self.nodes >= NODES or len(chosen) + self._room(at, left) <= len(best):
                return
            if self._fits(at, left):
                walk(at + 1, self._less(at, left), [*chosen, at])
            walk(at + 1, left, chosen)

        walk(0, self.stock, [])
        return tuple(best)

    def _room(self, at: int, left: list[int]) -> int:
        """At most so many of the decks from a place on fit: by each stock alone, the smallest needs first."""
        most = len(self.decks) - at
        for k, free in enumerate(left):
            fit = 0
            for need in self.rising[at][k]:
                if need > free:
                    break
                free -= need
                fit += 1
            most = min(most, fit)
        return most

    def _maximal(
        self, at: int, left: list[int], chosen: list[int], skipped: list[int], found: list[tuple[int, ...]]
    ) -> bool:
        """Collect maximal sets; False if there are more than are listed."""
        self.nodes += 1
        if len(found) >= SETS or self.nodes >= NODES:
            return False
        # A deck that was left out and fits even if all the rest is taken can never be left out of a maximal set.
        spare = [free - later for free, later in zip(left, self.later[at], strict=True)]
        if any(self._fits(each, spare) for each in skipped):
            return True
        if at == len(self.decks):
            found.append(tuple(chosen))
            return True
        complete = True
        if self._fits(at, left):
            complete = self._maximal(at + 1, self._less(at, left), [*chosen, at], skipped, found)
        return self._maximal(at + 1, left, chosen, [*skipped, at], found) and complete

    def _fits(self, at: int, left: list[int]) -> bool:
        return all(need <= free for need, free in zip(self.need[at], left, strict=True))

    def _less(self, at: int, left: list[int]) -> list[int]:
        return [free - need for need, free in zip(self.need[at], left, strict=True)]
