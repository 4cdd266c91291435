"""What a deck is made of, counted: types, stages, HP, the price of attacks, Energy asked for and Energy there is."""

from __future__ import annotations

from collections import Counter

import msgspec

from ptcg_desktop.decks.model import DeckList


class Balance(msgspec.Struct, frozen=True):
    """One Energy type: how much of it attacks ask for, and how many Energy cards can provide it.

    Attributes:
        asked: Symbols of this type in the costs of all attacks, over all copies.
        cards: Energy cards that can provide the type.
    """

    type: str
    asked: int
    cards: int


class Statistics(msgspec.Struct, frozen=True):
    """Counts over all copies, each as pairs in a fixed order, so that a table reads like a chart."""

    kinds: tuple[tuple[str, int], ...]
    types: tuple[tuple[str, int], ...]
    stages: tuple[tuple[str, int], ...]
    hp: tuple[tuple[int, int], ...]
    costs: tuple[tuple[int, int], ...]
    energy: tuple[Balance, ...]


def statistics(deck: DeckList) -> Statistics:
    """Count a deck; lines the catalogue does not know are in none of the counts."""
    kinds: Counter[str] = Counter()
    types: Counter[str] = Counter()
    stages: Counter[str] = Counter()
    hp: Counter[int] = Counter()
    costs: Counter[int] = Counter()
    asked: Counter[str] = Counter()
    provided: Counter[str] = Counter()
    for card in deck.cards():
        kinds[card.kind] += 1
        if card.kind == "pokemon":
            types.update(card.types)
            stages[card.stage] += 1
            hp[card.hp or 0] += 1
            for attack in card.attacks:
                costs[len(attack.cost)] += 1
                asked.update(attack.cost)
        elif card.kind == "energy":
            provided.update({letter for unit in card.provides for letter in unit})
    anything = provided.pop("*", 0)
    letters = sorted((set(asked) | set(provided)) - {"C"}, key=lambda letter: (-asked[letter], letter))
    return Statistics(
        kinds=tuple((kind, kinds[kind]) for kind in ("pokemon", "trainer", "energy")),
        types=tuple(types.most_common()),
        stages=tuple(stages.most_common()),
        hp=tuple(sorted(hp.items())),
        costs=tuple(sorted(costs.items())),
        energy=tuple(Balance(letter, asked[letter], provided[letter] + anything) for letter in letters),
    )
